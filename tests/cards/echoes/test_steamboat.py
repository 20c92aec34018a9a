"""Steamboat: a blue or yellow 6 costs the hand, a red or green one two scored cards, a purple one nothing."""

from tests.kit import Table, empty, table


def laid(deck: str) -> Table:
    return table(
        {"green": "Steamboat"},
        {"hand": "Oars, Tools", "score": "Archery, Paper, Coal"},
        decks={6: deck},
        further_decks=empty("echoes"),
    )


def test_by_the_color_of_the_6() -> None:
    yellow = laid("Canning").dogma("Steamboat")
    assert (yellow.hand(0), yellow.hand(1)) == ({"Canning", "Oars", "Tools"}, set())
    red = laid("Machine Tools").dogma("Steamboat", ("Archery", "Coal"))
    assert red.score(0) == {"Archery", "Coal"}
    assert red.hand(1) == {"Oars", "Tools", "Machine Tools"}
    purple = laid("Democracy").dogma("Steamboat")
    assert (purple.hand(0), purple.score(0)) == (set(), set())
