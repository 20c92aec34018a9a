"""Speak with Bird: five top cards of value 0 win."""

from tests.kit import table

FIVE = {"red": "Fire", "yellow": "Shelter", "green": "Hunting", "blue": "Knots", "purple": "Speak with Bird"}


def test_five_top_cards_of_value_0_win() -> None:
    assert table(FIVE, {}).dogma("Speak with Bird").winners == (0,)


def test_four_do_not() -> None:
    four = {**FIVE, "red": "Archery, Fire"}
    assert table(four, {}).dogma("Speak with Bird").winners is None
    without = {color: cards for color, cards in FIVE.items() if color != "green"}
    assert table(without, {}).dogma("Speak with Bird").winners is None


def test_who_shares_can_win_with_five_too() -> None:
    others = {"red": "Trapping", "yellow": "Fresh Water", "green": "Foraging", "blue": "First Aid", "purple": "Tanning"}
    assert table({"purple": "Speak with Bird"}, others).dogma("Speak with Bird").winners == (1,)
