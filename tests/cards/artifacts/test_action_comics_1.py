"""Action Comics #1: who would share draws 8s: a green one achieves it, one with efficiency may cost a top card."""

from tests.kit import Table, table

NAME = "Action Comics #1"


def laid(eights: str, **other: str) -> Table:
    return table({"yellow": NAME}, {"blue": "Computers", **other}, decks={8: eights})


def test_a_green_one_achieves_it() -> None:
    end = laid("Corporations").dogma(NAME)
    assert end.achievements(1) == {NAME}
    assert end.hand(1) == {"Corporations"}


def test_efficiency_and_a_top_card_with_efficiency() -> None:
    end = laid("Flight, Corporations", red="Mobility").dogma(NAME)
    assert end.achievements(0) == {"Mobility"}
    assert end.achievements(1) == {NAME}
    assert end.deck(8) == ["Flight"]


def test_efficiency_and_a_top_card_without() -> None:
    end = laid("Flight, Corporations", red="Archery").dogma(NAME)
    assert end.achievements(0) == end.achievements(1) == set()
    assert end.deck(8) == ["Corporations", "Flight"]


def test_neither_green_nor_efficiency() -> None:
    end = laid("Socialism").dogma(NAME)
    assert end.hand(1) == {"Socialism"}
    assert end.pile(0, "yellow") == [NAME]
