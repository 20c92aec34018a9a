"""Babylonian Chronicles: who would share hands over a top card with authority, no red one; then a 3 is scored."""

from tests.kit import table


def test_one_that_is_not_red() -> None:
    t = table(
        {"red": "Babylonian Chronicles"},
        {"red": "Construction", "green": "The Wheel", "purple": "Mysticism", "blue": "Tools"},
        decks={3: "Optics, Medicine, Paper"},
    )
    asking = t.play("dogma Babylonian Chronicles", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"the-wheel", "mysticism", "tools"}
    end = asking.play("Mysticism")
    assert end.pile(0, "purple") == ["Mysticism"]
    assert end.score(1) == {"Optics"}
    assert end.score(0) == {"Medicine"}


def test_nobody_would_share() -> None:
    t = table({"red": "Babylonian Chronicles"}, {"green": "Compass", "blue": "Tools"}, decks={3: "Optics"})
    end = t.dogma("Babylonian Chronicles")
    assert end.score(0) == {"Optics"}
    assert end.bystander(t, 1)
