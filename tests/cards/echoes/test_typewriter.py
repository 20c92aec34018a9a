"""Typewriter: the hand is returned for a 6, and each of its colors is a card above the highest in hand."""

from tests.kit import empty, table


def test_each_color_is_one_higher() -> None:
    t = table(
        {"blue": "Typewriter", "hand": "Oars, Archery, Tools"},
        {},
        decks={6: "Canning", 7: "Bicycle", 8: "Flight"},
        further_decks=empty("echoes"),
    )
    end = t.dogma("Typewriter", "Oars", "Archery")
    assert end.hand(0) == {"Canning", "Bicycle", "Flight"}
    alone = table({"blue": "Typewriter"}, {}, decks={6: "Canning"}, further_decks=empty("echoes"))
    assert alone.dogma("Typewriter").hand(0) == {"Canning"}
