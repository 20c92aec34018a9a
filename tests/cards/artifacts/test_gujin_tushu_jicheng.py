"""Gujin Tushu Jicheng: somebody else's top card, with its demands, in my own turn only."""

from tests.kit import table


def test_in_my_turn() -> None:
    t = table(
        {"yellow": "Gujin Tushu Jicheng"},
        {"red": "Archery", "green": "Sailing", "hand": "Gunpowder"},
        decks={1: "Oars"},
        achievements="",
    )
    end = t.dogma("Gujin Tushu Jicheng", "Archery")
    assert end.hand(0) == {"Gunpowder"}
    assert end.hand(1) == {"Oars"}


def test_mine_are_not_offered_and_who_shares_does_nothing() -> None:
    t = table(
        {"yellow": "Gujin Tushu Jicheng", "blue": "Pottery"},
        {"purple": "Philosophy", "green": "Sailing"},
        decks={1: "Oars, Archery"},
    )
    asking = t.play("dogma Gujin Tushu Jicheng", idle=False)
    assert asking.decider() == 0
    assert set(asking.options()) == {"philosophy", "sailing"}
    end = asking.play("Sailing")
    assert end.pile(0, "red") == ["Oars"]
    assert not end.free_draw
