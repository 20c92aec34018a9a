"""Crossword: a card for each even bonus, one back for each odd; foreseen, the drawn ones become available."""

from tests.kit import empty, table

DECKS = {2: "Calendar, Construction", 8: "Flight", 4: "Gunpowder"}


def test_even_bonuses_draw_and_odd_ones_return() -> None:
    t = table(
        {"purple": "Crossword", "yellow": "Soap", "red": "Bangle", "hand": "Oars"},
        {},
        decks=DECKS,
        further_decks=empty("echoes"),
    )
    end = t.dogma("Crossword")
    assert end.hand(0) == {"Calendar", "Flight"}, "the 1 of Bangle costs the lowest card"
    assert end.deck(1)[-1] == "Oars"


def test_foreseen_the_drawn_cards_become_available() -> None:
    t = table(
        {"hand": "Flight, Oars", "forecast": "Crossword", "yellow": "Soap"},
        {},
        decks={2: "Calendar", 8: "Mobility"},
        further_decks=empty("echoes"),
        achievements="Sailing",
    )
    end = t.play("meld Flight")
    assert sorted(end.titles(end.m.zones.available)) == ["Calendar", "Mobility", "Sailing"]
    assert end.hand(0) == {"Oars"}
