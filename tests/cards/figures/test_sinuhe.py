"""Sinuhe: a point for each castle."""

from tests.kit import table


def test_each_castle_is_a_point() -> None:
    t = table({"purple": "Sinuhe", "yellow": "Masonry", "red": "Archery, Oars < left"}, {"yellow": "Domestication"})
    assert (t.points(0), t.points(1)) == (6, 0)  # a splay to the left shows Oars' castle in the right corner


def test_those_of_gilgamesh_are_none() -> None:
    """FIG-11: four castles are visible, eight are counted; the fifth point is the bonus of Gilgamesh."""
    t = table({"purple": "Sinuhe", "red": "Gilgamesh", "yellow": "Masonry"}, {})
    assert t.icons(0, "authority") == 8
    assert t.points(0) == 5


def test_nothing_without_castles_or_while_he_is_covered() -> None:
    assert table({"purple": "Sinuhe"}, {"yellow": "Masonry"}).points(0) == 0
    assert table({"purple": "Mysticism, Sinuhe"}, {}).points(0) == 0
