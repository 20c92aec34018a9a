"""Galleon Nuestra Señora De Atocha: who would share gives the scored cards of a value, and a top card of it."""

from tests.kit import Table, table

NAME = "Galleon Nuestra Señora De Atocha"


def laid(**other: str) -> Table:
    return table({"red": NAME}, {"red": "Coal", "green": "Electricity", "yellow": "Anatomy", **other})


def test_of_the_value_i_choose() -> None:
    end = laid(score="Gunpowder, Reformation, Tools").dogma(NAME, "4")
    assert end.score(0) == {"Gunpowder", "Reformation"}
    assert end.pile(0, "yellow") == ["Anatomy"]
    assert end.score(1) == {"Tools"}


def test_no_scored_card_of_it_no_top_card_either() -> None:
    t = laid(score="Tools")
    assert t.dogma(NAME, "4").bystander(t, 0, 1)


def test_scored_cards_alone() -> None:
    end = laid(score="Gunpowder", yellow="Agriculture").dogma(NAME, "4")
    assert end.score(0) == {"Gunpowder"}
    assert end.pile(1, "yellow") == ["Agriculture"]
