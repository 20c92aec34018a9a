"""Plays a position's scripted lines and reports what differs from the expected."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from engine.game import Game
from engine.model.names import joined
from engine.model.state import Request
from engine.positions.files import SCENARIOS, load
from engine.positions.judge import is_idle, judge
from engine.positions.naming import player_name, quoted
from engine.positions.position import Answer, Position, ScriptedLine, Test
from engine.positions.problems import PositionError, Problem
from engine.run.errors import GameError
from engine.run.machine import Machine
from engine.run.options import lasting_option
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
    """All answers of a line from the position on, with those of the lines that it continues.

    Raises:
        KeyError: the position has no such line.
    """
    lines = {each.id: each for each in position.lines}
    found = [lines[line] if isinstance(line, str) else line]
    while found[-1].after:
        found.append(lines[found[-1].after])
    return tuple(step for each in reversed(found) for step in each.play if isinstance(step, Answer))


def given(answer: Answer, request: Request | None, m: Machine) -> tuple[int | str, ...]:
    """Return an answer as a game takes it: no choice is ``no`` if the request is yes or no."""
    if request is not None and answer.lasting:
        with suppress(KeyError):  # the game words what is not offered
            return tuple(lasting_option(m, request, pick) for pick in answer.picks)
    return answer.picks or (("no",) if request is not None and request.kind == "yes-no" else ())


def run_line(
    position: Position, line: ScriptedLine | str, level: Level = Level.OFF, heed: Heed | None = None
) -> Played:
    """Play a scripted line.

    Raises:
        PositionError: an answer does not fit what is asked, or somebody else is asked.
        KeyError: the position has no such line.
    """
    return Lines(position, level).run(line, heed)


class Lines:
    """The scripted lines of a position, each played once: where others continue it, they begin at its end."""

    def __init__(self, position: Position, level: Level = Level.OFF) -> None:
        self.position = position
        self.level = level
        self.lines = {line.id: line for line in position.lines}
        self._continued = {line.after for line in position.lines}
        self._ends: dict[str, Game | PositionError] = {}
        """where the lines that others continue have ended, or why they could not be played"""

    def run(self, line: ScriptedLine | str, heed: Heed | None = None) -> Played:
        """Play a line, and before it those that it continues and that were not played.

        Raises:
            PositionError: an answer does not fit what is asked, or somebody else is asked; in any of these lines.
            KeyError: the position has no such line.
        """
        unplayed = [self.lines[line] if isinstance(line, str) else line]
        while (before := unplayed[-1].after) and before not in self._ends:
            unplayed.append(self.lines[before])
        for each in reversed(unplayed[1:]):
            self._run(each, None)
        return self._run(unplayed[0], heed)

    def failed(self, line: ScriptedLine) -> bool:
        """Return whether a line continues one that could not be played."""
        return isinstance(self._ends.get(line.after), PositionError)

    def _run(self, line: ScriptedLine, heed: Heed | None) -> Played:
        try:
            played = self._play(line, heed)
        except PositionError as error:
            self._ends[line.id] = error
            raise
        if line.id in self._continued:
            self._ends[line.id] = played.game.copy()
        return played

    def _play(self, line: ScriptedLine, heed: Heed | None) -> Played:
        game = self._start(line)
        start = game.copy()
        entries: list[Entry] = []
        requests: list[Request] = []
        for step in line.play:
            if isinstance(step, Answer):
                request = game.request
                play_answer(self.position, game, step)
                assert request is not None
                requests.append(request)
                entries += game.take_trace()
            elif heed is not None:
                heed(step, game, entries)
        return Played(line, start, game, tuple(entries), tuple(requests))

    def _start(self, line: ScriptedLine) -> Game:
        if line.after:
            end = self._ends[line.after]
            if isinstance(end, PositionError):
                raise end
            return end.copy()
        game = self.position.game(self.level)
        game.take_trace()
        return game


def play_answer(position: Position, game: Game, answer: Answer, source: str | None = None) -> None:
    """Play an answer on the game of a position; ``source`` names what it stands in, if not in the position.

    Raises:
        PositionError: it does not fit what is asked, or somebody else is asked.
    """
    request = game.request
    fault: Slot = ""
    if request is None:
        fault = phrase("position-answer-after-end")
    elif answer.who not in (-1, request.seat):
        wanted, asked = (player_name(position.players[seat].name) for seat in (answer.who, request.seat))
        fault = phrase("position-other-asked", wanted=wanted, asked=asked, options=joined(game.options()))
    else:
        try:
            game.play(given(answer, request, game.machine))
        except GameError as error:
            fault = of_game(error)
    if fault:
        raise PositionError([Problem(source or position.source, answer.line, answer.column, fault)])


def verify(position: Position) -> list[Problem]:
    """Play every line and list all that is not as expected, also in the other editions in which the position holds.

    A line ends between two actions or with the game, unless it expects another request at its end.
    """
    problems = judge(position, position.game(Level.FULL), (), position.expect)

    def heed(tests: tuple[Test, ...], game: Game, entries: Sequence[Entry]) -> None:
        problems.extend(judge(position, game, entries, tests))

    lines = Lines(position, Level.FULL)
    for line in position.lines:
        known_before = lines.failed(line)
        try:
            played = lines.run(line, heed)
        except PositionError as error:
            problems += () if known_before else error.problems
            continue
        problems += judge(position, played.game, played.entries, line.expect)
        if not is_idle(played.game) and not any(test.what == "request" for test in line.expect):
            request = played.game.request
            assert request is not None
            asked: dict[str, Slot] = {
                "who": player_name(position.players[request.seat].name),
                "options": joined(played.game.options()),
            }
            said = phrase("position-line-amid-action", line=quoted(line.id), **asked)
            problems.append(Problem(position.source, line.line, line.column, said))
    for other in position.also_in:
        problems += (problem.in_edition(other.edition) for problem in verify(other))
    return problems


def check(path_or_name: str | Path, folders: Sequence[Path] = SCENARIOS) -> list[Problem]:
    """All that is wrong with a file: how it is written, or else how its lines play."""
    try:
        return verify(load(path_or_name, folders))
    except PositionError as error:
        return list(error.problems)
