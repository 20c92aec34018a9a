"""Yata No Kagami: a card is shown, its color splayed left, and another top card of that color executed."""

from tests.kit import table


def test_a_card_of_an_opponent() -> None:
    t = table(
        {"blue": "Yata No Kagami", "purple": "Mysticism, Code of Laws", "hand": "Monotheism, Oars"},
        {"yellow": "Agriculture", "purple": "Reformation"},
        decks={1: "Sailing"},
    )
    asking = t.play("dogma Yata No Kagami", "Monotheism", idle=False)
    assert set(asking.options()) == {"mysticism", "reformation"}
    end = asking.play("Mysticism")
    assert end.splay(0, "purple") == "left"
    assert end.hand(0) == {"Monotheism", "Oars", "Sailing"}
    assert end.bystander(t, 1)


def test_not_itself() -> None:
    t = table({"blue": "Yata No Kagami", "hand": "Tools"}, {"yellow": "Agriculture"})
    assert t.dogma("Yata No Kagami").bystander(t, 0, 1)


def test_an_empty_hand() -> None:
    t = table({"blue": "Yata No Kagami", "purple": "Mysticism, Code of Laws"}, {"yellow": "Agriculture"})
    assert t.dogma("Yata No Kagami").bystander(t, 0, 1)
