"""Almira, Queen of Castile: a melded card's value is achieved; with none melded a deck is junked."""

from tests.kit import Table, table


def laid(hand: str, achievements: str = "Masonry, Calendar") -> Table:
    return table(
        {"purple": "Almira, Queen of Castile", "hand": hand},
        {"yellow": "Agriculture"},
        decks={1: "Archery, Pottery", 2: "Currency"},
        achievements=achievements,
    )


def test_its_value_is_achieved() -> None:
    t = laid("Construction")
    end = t.dogma("Almira, Queen of Castile")
    assert end.pile(0, "red") == ["Construction"]
    assert end.achievements(0) == {"Calendar"}
    assert end.deck(1) == ["Archery", "Pottery"]
    assert end.bystander(t, 1)


def test_none_of_that_value_and_no_deck_either() -> None:
    end = laid("Coal").dogma("Almira, Queen of Castile")
    assert end.achievements(0) == set()
    assert end.deck(1) == ["Archery", "Pottery"]


def test_with_no_card_the_deck_of_the_lowest_is_junked() -> None:
    t = laid("")
    end = t.dogma("Almira, Queen of Castile")
    assert end.deck(1) == []
    assert end.deck(2) == ["Currency"]
    assert end.available() == {1, 2}


def test_with_no_card_and_no_achievement_nothing_is_junked() -> None:
    t = laid("", achievements="")
    end = t.dogma("Almira, Queen of Castile")
    assert end.deck(1) == ["Archery", "Pottery"]
