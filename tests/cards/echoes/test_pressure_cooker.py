"""Pressure Cooker: the hand is returned; each bonus on top is a card drawn and an achievement junked."""

from tests.kit import Table, empty, table

DECKS = {1: "Tools", 2: "Calendar", 5: "Coal"}


def laid(**mine: str) -> Table:
    return table(
        {"yellow": "Pressure Cooker", **mine},
        {},
        decks=DECKS,
        further_decks=empty("echoes"),
        achievements="Sailing, Mathematics, Machinery",
    )


def test_each_bonus_on_top_is_a_card_and_an_achievement() -> None:
    end = laid(hand="Oars", red="Bangle, Plumbing < right").dogma("Pressure Cooker", "Pressure Cooker")
    assert end.hand(0) == {"Coal", "Tools"}, "the 2 of Plumbing is not on a top card"
    assert end.available() == {2, 3}
    assert end.pile(0, "red") == ["Bangle", "Plumbing"]


def test_foreseen_the_hand_is_melded_first() -> None:
    t = table(
        {"hand": "Physics, Bangle", "forecast": "Pressure Cooker"},
        {},
        decks=DECKS,
        further_decks=empty("echoes"),
        achievements="Sailing",
    )
    end = t.play("meld Physics", "Bangle")
    assert end.pile(0, "red") == ["Bangle"]
    assert end.hand(0) == {"Tools", "Coal"}
    assert end.available() == set()
