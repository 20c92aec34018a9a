"""Shigeru Miyamoto: one, three or six clocks win when a card of the clock is executed."""

from tests.kit import table


def test_three_clocks_on_the_board_win() -> None:
    t = table({"yellow": "Shigeru Miyamoto", "red": "Mobility", "blue": "Computers"}, {})
    assert t.icons(0, "efficiency") not in (1, 3, 6)
    assert t.play("dogma Computers", idle=False).winners is None
    three = table({"yellow": "Shigeru Miyamoto", "blue": "Computers"}, {})
    assert three.icons(0, "efficiency") == 3
    assert three.play("dogma Computers").winners == (0,)


def test_another_featured_icon_does_not_win() -> None:
    t = table({"yellow": "Shigeru Miyamoto", "green": "The Wheel"}, {})
    assert t.icons(0, "efficiency") == 1
    assert t.play("dogma The Wheel").winners is None
