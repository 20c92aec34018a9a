"""Deepfake: in one's own turn a top card is borrowed, another super-executed, and the borrowed one given back."""

from tests.kit import empty, table


def test_it_is_borrowed_executed_and_given_back() -> None:
    t = table(
        {"purple": "Deepfake"},
        {"blue": "Writing", "red": "Coal"},
        decks={2: "Construction"},
        further_decks=empty("echoes"),
    )
    end = t.dogma("Deepfake", "player-2", "Writing")
    assert end.hand(0) == {"Construction"}
    assert end.pile(1, "blue") == ["Writing"]
    assert end.pile(0, "blue") == []


def test_demands_are_executed_too() -> None:
    t = table(
        {"purple": "Deepfake", "red": "Archery"},
        {"blue": "Tools", "hand": "Calendar", "green": "The Wheel"},
        decks={1: "Oars, Sailing"},
        further_decks=empty("echoes"),
    )
    end = t.dogma("Deepfake", "player-2", "Tools", "Archery")
    assert (end.hand(0), end.hand(1)) == ({"Calendar"}, {"Oars"}), "though they have more authority"
    assert (end.pile(0, "blue"), end.pile(1, "blue")) == ([], ["Tools"])
