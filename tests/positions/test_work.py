"""How much is done for a file, counted: lines are played once, near spellings looked for where they are shown."""

import difflib
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engine.game import Game
from engine.positions import Position, PositionError, loads, script, verify
from engine.positions.check import run_line
from engine.positions.problems import MOST
from tests.positions.test_errors import A_B

LINES = 1_100
"""more than the frames of a recursion"""


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often an answer is given, a position laid out, a near spelling looked for."""
    found: Counter[str] = Counter()

    def counting(owner: Any, name: str) -> None:
        real: Callable[..., Any] = getattr(owner, name)

        def wrapped(*args: Any, **kwargs: Any) -> Any:
            found[name] += 1
            return real(*args, **kwargs)

        monkeypatch.setattr(owner, name, wrapped)

    counting(Game, "play")
    counting(Position, "game")
    counting(difflib, "get_close_matches")
    return found


def chain(lines: int, play: str) -> Position:
    """Return a position of so many lines, each of which continues the one before."""
    items = [f"  - {{id: l{n}, {f'after: l{n - 1}, ' if n else ''}play: {play}}}" for n in range(lines)]
    return loads(A_B + "lines:\n" + "\n".join(items))


def test_lines_without_answers_may_continue_each_other_without_end(counted: Counter[str]) -> None:
    position = chain(LINES, "[]")
    assert verify(position) == []
    assert counted["game"] <= 3
    assert run_line(position, f"l{LINES - 1}").game.state == position.state()
    assert script(position, f"l{LINES - 1}") == ()


def test_each_answer_of_lines_that_continue_each_other_is_given_once(counted: Counter[str]) -> None:
    position = chain(12, "[draw, draw, draw, draw]")
    assert verify(position) == []
    assert counted["play"] == 48
    counted.clear()
    assert len(script(position, "l11")) == 48
    run_line(position, "l11")
    assert counted["play"] == 48


def test_a_line_that_fails_is_told_once_and_what_continues_it_is_not_played(counted: Counter[str]) -> None:
    position = chain(50, "[nonsense]")
    (problem,) = verify(position)
    assert "nonsense" in problem.message
    assert counted["play"] == 1
    with pytest.raises(PositionError, match="nonsense"):
        run_line(position, "l49")


MANY = 1_100


@pytest.mark.parametrize(
    "text",
    [
        A_B + "rules: [" + ", ".join(f"free-drew-{n}" for n in range(MANY)) + "]",
        A_B + "cards: [" + ", ".join(f"Writting{n}" for n in range(MANY)) + "]",
        A_B + "junk: [" + ", ".join(f"Writting{n}" for n in range(MANY)) + "]",
        A_B + "sets: [base, " + ", ".join(f"echos{n}" for n in range(MANY)) + "]",
        A_B + "switches: {" + ", ".join(f"score-ties-{n}: draw" for n in range(MANY)) + "}",
        A_B + "known: {Oars: [" + ", ".join(f"AA{n}" for n in range(MANY)) + "]}",
        A_B + "lines:\n" + "\n".join(f"  - {{id: l{n}, after: ll{n}, play: []}}" for n in range(MANY)),
        A_B + "\n".join(f"sead{n}: 1" for n in range(MANY)),
    ],
    ids=["rules", "cards", "junk", "sets", "switches", "players", "after", "keys"],
)
def test_a_near_spelling_is_looked_for_only_where_it_is_shown(text: str, counted: Counter[str]) -> None:
    with pytest.raises(PositionError) as caught:
        loads(text)
    assert len(caught.value.problems) >= MANY
    assert counted["get_close_matches"] <= MOST
    said = str(caught.value)
    assert len(said.splitlines()) == MOST + 1
    assert 0 < counted["get_close_matches"] <= MOST
    assert caught.value.problems[-1].message, "the others can still be asked for"
