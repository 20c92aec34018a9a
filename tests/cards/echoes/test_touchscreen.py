"""Touchscreen: each color is splayed by its number of cards; five colors splayed so win."""

from tests.kit import table

FOUR = {
    "red": "Oars, Archery",
    "yellow": "Masonry, Agriculture, Domestication, Canning",
    "green": "Sailing, Clothing, The Wheel, Paper, Compass, Invention",
    "purple": "Mysticism",
}


def test_each_color_by_its_number_of_cards() -> None:
    blue = "Touchscreen, Tools, Writing, Pottery, Calendar, Alchemy, Physics, Chemistry"
    end = table(FOUR | {"blue": blue}, {}).dogma("Touchscreen")
    ways = [end.splay(0, color) for color in ("red", "yellow", "green", "blue", "purple")]
    assert ways == ["aslant", "up", "right", "left", "none"]
    assert end.winners is None


def test_five_colors_win_and_a_color_splayed_so_already_is_none_of_them() -> None:
    five = FOUR | {"blue": "Touchscreen, Tools", "purple": "Mysticism, Education"}
    assert table(five, {}).dogma("Touchscreen").winners == (0,)
    assert table(five | {"red": "Oars, Archery < aslant"}, {}).dogma("Touchscreen").winners is None
