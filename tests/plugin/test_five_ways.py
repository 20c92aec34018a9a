"""The helper tells when an answer is not used, not legal, or given by another seat."""

import pytest

from engine.game import Game
from engine.positions import Answer, from_line, load
from engine.run.errors import IllegalAnswerError
from tests.plugin.five_ways import five_ways


def test_it_takes_positions_games_and_all_kinds_of_answers() -> None:
    position = load("lessons/staging")
    end = five_ways(position, ["draw", ("meld agriculture",), Answer(1, ("draw",), 0, 0)])
    assert isinstance(end, Game)
    assert five_ways(position.game(), [0, 10003, 0]).state == end.state
    assert five_ways(position, []).state == position.state()


def test_an_illegal_answer_is_refused() -> None:
    with pytest.raises(IllegalAnswerError):
        five_ways(load("lessons/staging"), ["meld oars"])


def test_another_seat_is_refused() -> None:
    with pytest.raises(AssertionError, match="seat 0 is asked"):
        five_ways(load("lessons/staging"), [Answer(1, ("draw",), 7, 1)])


def test_an_answer_after_the_end_is_refused() -> None:
    decks = " ".join(f"decks/{age}/count=0" for age in range(1, 12))
    position = from_line(f"inn1 4e 1=A 2=B 2/hand=oars {decks}")
    assert five_ways(position, ["draw"]).result is not None
    with pytest.raises(AssertionError, match="nothing is asked"):
        five_ways(position, ["draw", "draw"])
