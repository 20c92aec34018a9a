"""Moylough Belt Shrine: who would share shows the hand; I take a card onto my board, and its deck is junked."""

from tests.kit import table


def test_my_choice_of_their_hand() -> None:
    t = table(
        {"yellow": "Moylough Belt Shrine"},
        {"red": "Construction", "hand": "Calendar, Gunpowder"},
        decks={2: "Currency, Mapmaking"},
        achievements="",
    )
    asking = t.play("dogma Moylough Belt Shrine", idle=False)
    assert asking.decider() == 0
    assert set(asking.options()) == {"calendar", "gunpowder"}
    end = asking.play("Calendar")
    assert end.pile(0, "blue") == ["Calendar"]
    assert end.hand(1) == {"Gunpowder"}
    assert end.deck(2) == []


def test_an_empty_hand() -> None:
    t = table({"yellow": "Moylough Belt Shrine"}, {"red": "Construction"})
    assert t.dogma("Moylough Belt Shrine").bystander(t, 0, 1)
