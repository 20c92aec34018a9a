"""Christopher Polhem: a point for each factory for each achievement."""

from tests.kit import table

BOARD = {"yellow": "Christopher Polhem", "red": "Coal"}
"""five factories"""


def test_each_factory_is_a_point_for_each_achievement() -> None:
    assert table(BOARD, {"achievements": "Tools"}).points(0) == 0
    assert table({**BOARD, "achievements": "Tools"}, {}).points(0) == 5
    assert table({**BOARD, "achievements": "Tools, Calendar", "score": "Oars"}, {}).points(0) == 11


def test_a_special_achievement_is_one() -> None:
    assert table({**BOARD, "achievements": "Empire"}, {}).points(0) == 5


def test_nothing_while_he_is_covered() -> None:
    t = table(
        {"yellow": "Agriculture, Christopher Polhem", "red": "Coal", "achievements": "Tools"}, {"red": "Robotics"}
    )
    assert (t.points(0), t.points(1)) == (0, 0)
