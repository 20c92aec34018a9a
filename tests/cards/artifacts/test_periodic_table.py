"""Periodic Table: a card above two top cards of one value is melded; over one of them it is repeated."""

from tests.kit import table

MINE = {"blue": "Periodic Table", "red": "Archery", "yellow": "Masonry", "green": "Sailing"}


def test_over_a_chosen_card_it_is_repeated() -> None:
    t = table(MINE, {}, decks={2: "Construction, Calendar, Currency"})
    asking = t.play("dogma Periodic Table", idle=False)
    assert asking.refuses(("Archery", "Periodic Table"))
    assert asking.refuses(("Archery",))
    assert asking.refuses(())
    end = asking.play(("Archery", "Masonry"))
    assert (end.pile(0, "red"), end.pile(0, "blue")) == (["Construction", "Archery"], ["Calendar", "Periodic Table"])
    assert end.deck(2) == ["Currency"]


def test_over_another_it_is_not() -> None:
    t = table(MINE, {}, decks={2: "Calendar, Currency"})
    assert t.dogma("Periodic Table", ("Archery", "Masonry")).deck(2) == ["Currency"]


def test_onto_no_card_it_is_not() -> None:
    t = table(MINE, {}, decks={2: "Monotheism, Currency"})
    end = t.dogma("Periodic Table", ("Archery", "Masonry"))
    assert (end.pile(0, "purple"), end.deck(2)) == (["Monotheism"], ["Currency"])


def test_without_two_of_one_value_nothing_is_done() -> None:
    t = table({"blue": "Periodic Table", "red": "Archery", "yellow": "Machinery"}, {})
    assert t.dogma("Periodic Table").bystander(t, 0, 1)
