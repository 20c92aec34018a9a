"""Whole games by random legal answers: no broken invariant, no dead end. The long run is ``tests/soak.py``."""

import pytest

from tests.soak import TABLES, play


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_a_random_game_keeps_every_invariant(players: int, teams: tuple[int, ...] | None, seed: int) -> None:
    played = play(seed, players, teams)
    assert played.result is not None
    assert played.decisions > 20
