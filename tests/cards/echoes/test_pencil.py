"""Pencil: for up to three returned cards as many one above the highest, of which one is foreshadowed."""

from tests.kit import NONE, Table, empty, table


def laid() -> Table:
    return table(
        {"yellow": "Pencil", "red": "Gunpowder", "hand": "Oars, Calendar, Paper"},
        {},
        decks={5: "Coal", 4: "Reformation, Invention, Navigation"},
        further_decks=empty("echoes"),
    )


def test_as_many_are_drawn_and_one_is_foreshadowed() -> None:
    asking = laid().play("dogma Pencil", ("Oars", "Calendar", "Paper"), idle=False)
    assert {"Reformation", "Invention", "Navigation"} <= asking.hand(0)
    end = asking.play(("Reformation", "Invention"), "Invention")
    assert end.zone("forecast", 0) == {"Navigation"}
    assert end.deck(4) == ["Invention", "Reformation"]
    assert end.hand(0) == {"Coal"}


def test_one_returned_one_foreshadowed() -> None:
    end = laid().dogma("Pencil", ("Paper",))
    assert end.zone("forecast", 0) == {"Reformation"}


def test_it_may_be_declined() -> None:
    end = laid().dogma("Pencil", NONE)
    assert end.hand(0) == {"Oars", "Calendar", "Paper", "Coal"}
    assert end.zone("forecast", 0) == set()
