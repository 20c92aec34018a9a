"""Plays a position's scripted lines and reports what differs from the expected."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.game import Game
from engine.model.state import Request
from engine.positions.files import SCENARIOS, load
from engine.positions.judge import is_idle, judge
from engine.positions.naming import player_name, quoted
from engine.positions.position import Answer, Position, ScriptedLine, Test
from engine.positions.problems import PositionError, Problem
from engine.run.errors import GameError
from engine.text.errors import of_game
from engine.text.messages import Slot, phrase
from engine.trace.events import Entry
from engine.trace.recorder import Level

Heed = Callable[[tuple[Test, ...], Game, Sequence[Entry]], None]
"""is given what must be true between two answers"""


@dataclass(frozen=True, slots=True)
class Played:
    """A line that was played to its end."""

    line: ScriptedLine
    start: Game
    """where the line began, after the line that it continues"""
    game: Game
    """where it ended"""
    entries: tuple[Entry, ...]
    """the events and facts of this line, without those of the line that it continues"""
    requests: tuple[Request, ...]
    """the requests and their answers"""


def script(position: Position, line: ScriptedLine | str) -> tuple[Answer, ...]:
    """All answers of a line from the position on, with those of the lines that it continues."""
    if isinstance(line, str):
        line = position.line(line)
    before = script(position, line.after) if line.after else ()
    return before + tuple(step for step in line.play if isinstance(step, Answer))


def given(answer: Answer, request: Request | None) -> tuple[str, ...]:
    """Return an answer as a game takes it: no choice is ``no`` if the request is yes or no."""
    return answer.picks or (("no",) if request is not None and request.kind == "yes-no" else ())


def run_line(
    position: Position, line: ScriptedLine | str, level: Level = Level.OFF, heed: Heed | None = None
) -> Played:
    """Play a scripted line.

    Raises:
        PositionError: an answer does not fit what is asked, or somebody else is asked.
        KeyError: the position has no such line.
    """
    if isinstance(line, str):
        line = position.line(line)
    if line.after:
        game = run_line(position, line.after, level).game
    else:
        game = position.game(level)
        game.take_trace()
    start = game.copy()
    entries: list[Entry] = []
    requests: list[Request] = []
    for step in line.play:
        if isinstance(step, Answer):
            request = game.request
            _answer(position, game, step)
            assert request is not None
            requests.append(request)
            entries += game.take_trace()
        elif heed is not None:
            heed(step, game, entries)
    return Played(line, start, game, tuple(entries), tuple(requests))


def _answer(position: Position, game: Game, answer: Answer) -> None:
    request = game.request
    fault: Slot = ""
    if request is None:
        fault = phrase("position-answer-after-end")
    elif answer.who not in (-1, request.seat):
        wanted, asked = (player_name(position.players[seat].name) for seat in (answer.who, request.seat))
        fault = phrase("position-other-asked", wanted=wanted, asked=asked, options=", ".join(game.options()))
    else:
        try:
            game.play(given(answer, request))
        except GameError as error:
            fault = of_game(error)
    if fault:
        raise PositionError([Problem(position.source, answer.line, answer.column, fault)])


def verify(position: Position) -> list[Problem]:
    """Play every line and list all that is not as expected.

    A line ends between two actions or with the game, unless it expects another request at its end.
    """
    problems = judge(position, position.game(Level.FULL), (), position.expect)

    def heed(tests: tuple[Test, ...], game: Game, entries: Sequence[Entry]) -> None:
        problems.extend(judge(position, game, entries, tests))

    for line in position.lines:
        try:
            played = run_line(position, line, Level.FULL, heed)
        except PositionError as error:
            problems += error.problems
            continue
        problems += judge(position, played.game, played.entries, line.expect)
        if not is_idle(played.game) and not any(test.what == "request" for test in line.expect):
            request = played.game.request
            assert request is not None
            asked: dict[str, Slot] = {
                "who": player_name(position.players[request.seat].name),
                "options": ", ".join(played.game.options()),
            }
            said = phrase("position-line-amid-action", line=quoted(line.id), **asked)
            problems.append(Problem(position.source, line.line, line.column, said))
    return problems


def check(path_or_name: str | Path, folders: Sequence[Path] = SCENARIOS) -> list[Problem]:
    """All that is wrong with a file: how it is written, or else how its lines play."""
    try:
        return verify(load(path_or_name, folders))
    except PositionError as error:
        return list(error.problems)
