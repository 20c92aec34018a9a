"""Seikan Tunnel: the most visible cards of one color on any board win."""

import pytest

from tests.kit import Table, table


def laid(mine: str, theirs: str, **more: object) -> Table:
    return table({"green": "Seikan Tunnel", "red": mine}, {"blue": theirs}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [
        ("Archery, Oars, Metalworking < left", "Tools, Writing < up", True),
        ("Archery, Oars, Metalworking", "Tools, Writing < up", False),
        ("Archery, Oars < left", "Tools, Writing, Pottery", True),
        ("Archery, Oars < left", "Tools, Writing, Pottery < right", False),
    ],
)
def test_visible_cards_count(mine: str, theirs: str, won: bool) -> None:
    assert laid(mine, theirs).dogma("Seikan Tunnel").winners == ((0,) if won else None)


@pytest.mark.parametrize(("switch", "winners"), [("alone", None), ("tied-too", (0,))])
def test_a_tie_is_read_in_two_ways(switch: str, winners: tuple[int, ...] | None) -> None:
    t = laid("Archery, Oars < left", "Tools, Writing < up", switches={"most-when-tied": switch})
    assert t.dogma("Seikan Tunnel").winners == winners
