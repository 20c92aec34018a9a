"""Thermometer: cards above the top yellow card are melded as long as they are yellow; foreseen, red or purple too."""

from tests.kit import empty, table

DECKS = {1: "Masonry", 2: "Construction, Calendar", 3: "Paper"}


def test_it_is_repeated_for_a_yellow_card_only() -> None:
    t = table({"blue": "Thermometer", "green": "Sailing, Clothing"}, {}, decks=DECKS, further_decks=empty("echoes"))
    end = t.dogma("Thermometer")
    assert end.pile(0, "green") == ["Clothing", "Sailing"]
    assert end.pile(0, "yellow") == ["Masonry"]
    assert end.pile(0, "red") == ["Construction"]
    assert end.deck(2) == ["Calendar"]


def test_foreseen_a_red_card_repeats_it_too() -> None:
    t = table(
        {"hand": "Banking", "forecast": "Thermometer", "yellow": "Agriculture"},
        {},
        decks=DECKS,
        further_decks=empty("echoes"),
    )
    end = t.play("meld Banking")
    assert end.pile(0, "red") == ["Construction"]
    assert end.pile(0, "blue") == ["Calendar", "Thermometer"]
    assert end.deck(3) == ["Paper"]
