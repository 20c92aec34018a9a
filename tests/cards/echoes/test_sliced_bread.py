"""Sliced Bread: the hand for two 8s, and a scored card for two of a value less."""

from tests.kit import empty, table


def test_both_trades() -> None:
    t = table(
        {"green": "Sliced Bread", "hand": "Oars, Tools", "score": "Optics"},
        {},
        decks={8: "Flight, Mobility", 2: "Calendar, Construction"},
        further_decks=empty("echoes"),
    )
    end = t.dogma("Sliced Bread", "Oars")
    assert end.hand(0) == {"Flight", "Mobility"}
    assert end.score(0) == {"Calendar", "Construction"}
