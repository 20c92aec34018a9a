"""Whole games by random legal answers: no broken invariant, no dead end. The long run is ``tests/soak.py``."""

import pytest

from tests.soak import play

SIDES: list[tuple[int, tuple[int, ...] | None]] = [
    (2, None),
    (3, None),
    (4, None),
    (5, None),
    (4, (0, 1, 0, 1)),
    (3, (0, 1, 0)),
]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("players", "teams"), SIDES)
def test_a_random_game_keeps_every_invariant(players: int, teams: tuple[int, ...] | None, seed: int) -> None:
    played = play(seed, players, teams)
    assert played.result is not None
    assert played.decisions > 20
