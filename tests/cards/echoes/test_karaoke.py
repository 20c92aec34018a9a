"""Karaoke: a card of a value in hand is melded; bottom cards go to hand; an achievement of its value is claimed."""

from tests.kit import empty, table


def test_the_melded_card_tells_which_achievement_and_is_executed() -> None:
    t = table(
        {"purple": "Karaoke", "hand": "Oars", "red": "Coal, Archery"},
        {},
        decks={1: "Writing", 2: "Construction, Fermenting"},
        further_decks=empty("echoes"),
        achievements="Sailing, Mathematics",
    )
    end = t.dogma("Karaoke")
    assert end.achievements(0) == {"Sailing"}
    assert end.hand(0) >= {"Oars", "Archery", "Writing", "Construction"}
    assert end.pile(0, "red") == ["Coal"]


def test_with_an_empty_hand_nothing_is_melded_or_claimed() -> None:
    t = table({"purple": "Karaoke, Mysticism"}, {}, achievements="Sailing")
    end = t.dogma("Karaoke")
    assert end.hand(0) == {"Mysticism"}
    assert end.achievements(0) == set()
