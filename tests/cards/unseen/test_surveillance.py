"""Surveillance: equal sets of colors in the two hands let me win, if there are any."""

import pytest

from tests.kit import table


@pytest.mark.parametrize(
    ("mine", "yours", "wins"),
    [
        ("Oars, Tools", "Writing, Archery, Metalworking", True),
        ("Oars, Tools", "Archery", False),
        ("Oars", "Archery, Tools", False),
        ("", "", False),
    ],
)
def test_the_same_colors_win(mine: str, yours: str, *, wins: bool) -> None:
    t = table({"yellow": "Surveillance", "hand": mine}, {"hand": yours})
    end = t.dogma("Surveillance")
    assert (end.s.result is not None) == wins
    if end.s.result is not None:
        assert end.s.result.winners == (0,)
    else:
        assert len(end.hand(0)) == len(t.hand(0)) + 1


def test_each_victim_is_compared_in_turn() -> None:
    end = table({"yellow": "Surveillance", "hand": "Oars"}, {"hand": "Tools"}, {"hand": "Archery"}).dogma(
        "Surveillance"
    )
    assert end.s.result is not None
