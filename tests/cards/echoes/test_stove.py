"""Stove: a top card without industry is scored; a 4 is tucked, and another scored if the top card there is lower."""

from tests.kit import Table, empty, table


def laid(deck: str, **mine: str) -> Table:
    return table({"yellow": "Stove", **mine}, {}, decks={4: deck}, further_decks=empty("echoes"))


def test_a_4_is_scored_where_the_top_card_of_the_color_is_lower() -> None:
    end = laid("Gunpowder, Navigation", red="Oars, Archery", green="Sailing, Clothing").dogma("Stove", "Sailing")
    assert end.score(0) == {"Sailing", "Navigation"}
    assert end.pile(0, "red") == ["Oars", "Archery", "Gunpowder"]


def test_not_where_the_4_is_on_top_itself() -> None:
    end = laid("Gunpowder, Navigation", green="Sailing, Clothing, Currency").dogma("Stove", "green")
    assert end.score(0) == {"Sailing"}
    assert end.pile(0, "red") == ["Gunpowder"]
    assert end.splay(0, "green") == "right"
