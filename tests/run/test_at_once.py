"""Where specials and a victory do not wait for the end of an action, no change that could bring them is passed over."""

import random

import pytest

from engine.game import Game
from engine.trace.events import Entry
from engine.trace.recorder import Level
from tests.soak import pick, tables


def told(seed: int, edition: int, *, after_draws: bool) -> list[Entry]:
    """Return all that a random game tells, with a look after draws, too, or without."""
    players, teams = tables(edition)[seed % len(tables(edition))]
    game = Game.new("ABCDE"[:players], edition=edition, teams=teams, seed=seed, level=Level.FULL)
    game.machine.__dict__["drawing_meets"] = after_draws
    dice, entries = random.Random(seed), []
    for _ in range(400):
        if game.result is not None:
            break
        game.play(pick(game, dice))
        entries += game.take_trace()
    return entries


@pytest.mark.parametrize("edition", [3, 1])
def test_a_draw_alone_brings_no_special_and_no_victory(edition: int) -> None:
    for seed in range(12):
        looked = told(seed, edition, after_draws=True)
        assert told(seed, edition, after_draws=False) == looked
        assert looked


@pytest.mark.parametrize("edition", [4, 3, 1])
def test_no_condition_of_the_base_set_asks_of_hands(edition: int) -> None:
    assert not Game.new(edition=edition).machine.drawing_meets
