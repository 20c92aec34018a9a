"""Terracotta Army: who would share returns a top card without authority; one in hand is scored, its deck junked."""

from tests.kit import table


def test_a_card_is_returned_and_another_scored() -> None:
    t = table(
        {"yellow": "Terracotta Army, Masonry", "hand": "Oars, Calendar"},
        {"green": "Navigation", "red": "Construction"},
        decks={2: "Currency, Mapmaking"},
        achievements="",
    )
    end = t.dogma("Terracotta Army")
    assert end.pile(1, "green") == []
    assert end.pile(1, "red") == ["Construction"]
    assert end.score(0) == {"Calendar"}
    assert end.deck(2) == []


def test_nothing_to_score_tucks_it() -> None:
    t = table({"yellow": "Terracotta Army, Masonry", "hand": "Oars"}, {"red": "Gunpowder"})
    end = t.dogma("Terracotta Army")
    assert end.pile(0, "yellow") == ["Masonry", "Terracotta Army"]
    assert end.bystander(t, 1)


def test_who_shares_tucks_it_on_the_own_board() -> None:
    t = table(
        {"yellow": "Terracotta Army, Masonry", "hand": "Calendar"}, {"green": "Navigation", "yellow": "Domestication"}
    )
    end = t.dogma("Terracotta Army")
    assert end.pile(1, "green") == []
    assert end.pile(1, "yellow") == ["Domestication", "Terracotta Army"]
    assert end.pile(0, "yellow") == ["Masonry"]
    assert end.score(0) == {"Calendar"}
