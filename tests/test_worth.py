"""What actions are worth: always the same for games and seed, no more than the seat knows, with an honest error."""

import os
import signal
from math import sqrt

import pytest

from engine import explore
from engine.game import Game
from engine.positions import from_line, load
from engine.workers import Workers
from engine.worth import Values, play, playing

CLAIM = "inn1 4e 1=Ada 1/red=archery 1/score=construction,mathematics,monotheism 2=Ben 2/blue=writing seed=1"


def grown(game: Game, worlds: int, workers: Workers | None = None, bot: str = "random") -> Values:
    values = Values(game, bot=bot, seed=4)
    for _ in values.grow(worlds, workers):
        pass
    return values


def table_of(values: Values) -> list[object]:
    return [(each.choice, each.won, each.after, each.unfinished) for each in values.values]


def test_it_is_the_same_whoever_works_and_a_lost_worker_is_survived() -> None:
    game = load("lessons/staging").game()
    alone = grown(game, 12)
    values = Values(game, bot="random", seed=4)
    with Workers.processes(2) as two:
        for played in values.grow(12, two):
            if played == 4:
                pool = two._executor
                first = next(iter(pool._processes))
                os.kill(first, signal.SIGKILL)
    assert table_of(values) == table_of(alone)
    assert two.losses >= 1
    assert alone.worlds == 12


def test_it_grows_and_goes_on_where_it_was_left() -> None:
    game = load("lessons/staging").game()
    values = Values(game, bot="random", seed=4)
    for played in values.grow(5):
        if played == 7:
            break
    assert values.worlds == 2
    for _ in values.grow(3):
        pass
    assert table_of(values) == table_of(grown(game, 5))


def test_it_is_the_same_whatever_the_seat_cannot_know() -> None:
    game = load("lessons/staging").game()
    assert game.request is not None
    first = grown(game, 3)
    for seed in (1, 2):
        other = explore.imagine(game.machine, game.state, game.request.seat, seed)
        other.rng = game.state.rng
        assert table_of(grown(Game(other, machine_=game.machine), 3)) == table_of(first)


def test_errors_shrink_and_are_never_nothing() -> None:
    game = load("lessons/staging").game()
    few, many = grown(game, 4), grown(game, 36)
    for one, other in zip(few.values, many.values, strict=True):
        assert 0 < other.error < one.error
        assert other.error <= 0.5 / sqrt(38) + 1e-9
    best = many.ranked()[0]
    assert many.behind(best)[0] == 0
    assert all(many.behind(each)[0] >= 0 for each in many.values)


def test_a_few_games_that_all_go_one_way_are_not_taken_for_certain() -> None:
    values = grown(load("lessons/staging").game(), 0)
    first, second, _ = values.values
    assert values.behind(second) == (0.0, 1.0), "nothing was played"
    errors = []
    for _ in range(8):
        first.won.append(1.0)
        second.won.append(0.0)
        by, error = values.behind(second)
        assert by == 1.0
        errors.append(error)
    assert errors == sorted(errors, reverse=True)
    assert errors[0] > 1.0
    assert errors[2] > 0.5
    assert 0 < errors[-1] < 0.34


def test_what_an_action_changes_is_its_reason() -> None:
    game = from_line(CLAIM, "line").game()
    values = grown(game, 6)
    ids = {game.options()[game.request.options.index(each.answer[0])]: each for each in values.values}
    draw = ids["draw"]
    reasons = {(each.seat, each.what): each for each in values.reasons(draw)}
    assert reasons[0, "hand"].change == 1
    claim = next(each for name, each in ids.items() if name.startswith("achieve"))
    found = {(each.seat, each.what): each for each in values.reasons(claim)}
    assert found[0, "achievements"].change == 1
    assert found[0, "achievements"].others < 1


def test_playing_on_comes_in_small_steps() -> None:
    values = Values(load("lessons/staging").game(), bot="greedy")
    steps = list(playing(values.job(values.values[0], 0)))
    assert len(steps) > 20
    assert [played for played, _ in steps[:-1]] == [None] * (len(steps) - 1)
    assert steps[-1][0] == play(values.job(values.values[0], 0))


def test_after_some_turns_the_evaluation_decides() -> None:
    game = load("lessons/staging").game()
    whole, short = Values(game, bot="random", seed=4), Values(game, bot="random", seed=4, turns=2)
    lengths = []
    for values in (whole, short):
        (*_, (played, answers)) = playing(values.job(values.values[0], 0))
        assert played is not None
        assert played.won is not None
        lengths.append(answers)
        if values is whole:
            assert played.won in (0.0, 0.5, 1.0)
        else:
            assert 0 < played.won < 1, "nobody has won yet"
    assert lengths[1] < lengths[0]
    assert play(short.job(short.values[0], 0)).after == play(whole.job(whole.values[0], 0)).after
    won = Values(from_line(CLAIM, "line").game(), bot="greedy", turns=1)
    assert all(0 <= (play(won.job(each, 0)).won or 0) <= 1 for each in won.values)


def test_there_must_be_a_bot_and_a_request() -> None:
    with pytest.raises(ValueError, match="no bot 'clever'"):
        Values(load("lessons/staging").game(), bot="clever")
