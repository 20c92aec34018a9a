"""Jiskairumoko Necklace: who would share returns a scored card, and its value leaves the achievements and the deck."""

from tests.kit import Table, table


def laid(score: str, achievements: str = "Masonry, Construction", other: str = "Oars") -> Table:
    return table(
        {"green": "Jiskairumoko Necklace"},
        {"red": other, "score": score, "achievements": achievements},
        decks={1: "Pottery, Archery", 2: "Calendar"},
        achievements="",
    )


def test_an_achievement_and_a_deck() -> None:
    end = laid("Tools").dogma("Jiskairumoko Necklace")
    assert end.achievements(0) == {"Masonry"}
    assert end.achievements(1) == {"Construction"}
    assert end.score(1) == set()
    assert end.deck(1) == [], "the returned card goes with the deck"
    assert "Tools" in end.junk()
    assert end.deck(2) == ["Calendar"]


def test_no_such_achievement() -> None:
    end = laid("Coal").dogma("Jiskairumoko Necklace")
    assert end.achievements(1) == {"Masonry", "Construction"}
    assert end.deck(5) == []
    assert end.deck(1) == ["Pottery", "Archery"]


def test_nothing_to_return() -> None:
    t = laid("")
    end = t.dogma("Jiskairumoko Necklace")
    assert end.bystander(t, 0, 1)
    assert end.deck(1) == ["Pottery", "Archery"]


def test_who_would_not_share_is_left_alone() -> None:
    t = laid("Tools", other="Coal")
    assert t.dogma("Jiskairumoko Necklace").bystander(t, 0, 1)
