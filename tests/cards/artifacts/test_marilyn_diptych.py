"""Marilyn Diptych: a card to score, a card back, and 25 points win; else an achievement is junked."""

from tests.kit import NONE, Table, table


def laid(score: str) -> Table:
    return table(
        {"purple": "Marilyn Diptych", "hand": "Software", "score": score},
        {"red": "Coal"},
        achievements="Tools, Calendar",
    )


def test_exactly_25_points() -> None:
    end = laid("Robotics, Astronomy, Canning").dogma("Marilyn Diptych", "Software", "Canning")
    assert end.winners == (0,)


def test_26_points_are_none() -> None:
    end = laid("Robotics, Canning").dogma("Marilyn Diptych", "Software", NONE, "achievement-1")
    assert end.winners is None
    assert end.points(0) == 26
    assert end.available() == {2}
