"""One try at a puzzle: who answers for the others, whether the goal is still certain, and what refutes a miss."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from enum import Enum

from engine.explore import answers
from engine.model.state import State
from engine.positions import Position
from engine.puzzles import Line, Prover, TooMuchError
from engine.puzzles.shelf import goal_of
from engine.run.machine import Machine
from engine.text.game_text import GameText
from tutor.session import Session

LIMIT = 60_000
"""states that one try may look at"""


class Verdict(Enum):
    """How a try stands."""

    OPEN = "open"
    SOLVED = "solved"
    MISSED = "missed"
    LUCKY = "lucky"
    """reached, but not for certain: another card, or another answer, would have missed it"""
    UNKNOWN = "unknown"
    """too much to look through: nothing is said"""


@dataclass(frozen=True, slots=True)
class Miss:
    """Where the goal was no longer certain."""

    step: int
    """the step of the session at which the answer was given"""
    line: Line
    """the answer, and what refutes it"""


class PuzzleTry:
    """Judges what is played from a puzzle's position; the others' answers are those that refute, where there is one.

    The whole line is judged each time, so a step back and another answer need no care.
    """

    def __init__(self, position: Position, session: Session) -> None:
        self.position = position
        self.goal = goal_of(position)
        self.prover = Prover(position.game(), self.goal, limit=LIMIT)
        self.session = session
        self.verdict = Verdict.OPEN
        self.miss: Miss | None = None

    @property
    def seat(self) -> int:
        """The seat whose puzzle it is."""
        return self.prover.seat

    def judge(self) -> Verdict:
        """Judge the session up to its cursor, and return how the try stands."""
        self.verdict, self.miss = Verdict.OPEN, None
        try:
            self._judge()
        except TooMuchError:
            self.verdict = Verdict.UNKNOWN
        return self.verdict

    def _judge(self) -> None:
        prover, session = self.prover, self.session
        steps = list(session.history())
        asked = [step for step in steps if step.request is not None or step.state.result is not None]
        if not asked:
            return
        for step, after in itertools.pairwise(asked):
            settled = prover.settled(step.state)
            if settled is not None:
                break
            if self.miss is None and not prover.forced(after.state):
                answer = next(each.answer for each in steps if each.parent == step.index)
                assert answer is not None
                self.miss = Miss(step.index, prover.refutation(step.state, answer))
        settled = next((s for step in asked if (s := prover.settled(step.state)) is not None), None)
        last = asked[-1].state
        if settled is True:
            self.verdict = Verdict.SOLVED if self.miss is None else Verdict.LUCKY
        elif settled is False or (self.miss is not None and not prover.possible(last)):
            self.verdict = Verdict.MISSED

    def reply(self) -> tuple[int, ...] | None:
        """Return what another player answers now: what refutes, else the first; ``None`` if nobody else is asked."""
        request = self.session.request
        if request is None or request.seat == self.seat or not self.session.at_tip:
            return None
        state, first = self.session.state, None
        for answer in answers(self.prover.machine, state):
            first = answer if first is None else first
            try:
                if self.goal.against == "every-answer" and self.prover.forces(state, answer) is False:
                    return answer
            except TooMuchError:
                break
        return first

    def words(self, line: Line, words: GameText, machine: Machine) -> list[str]:
        """Return what is answered in a line, a row for each decision; who has no choice is left out."""
        rows = []
        for turn in line:
            request = turn.before.request
            if request is None or (len(request.options) == 1 and not request.optional):
                continue
            picked = [words.option(machine, turn.before, request, option) for option in turn.answer]
            does = ", ".join(picked) or words.message("puzzle-nothing")
            who = self.position.name(request.seat, words.language)
            rows.append(words.message("puzzle-answer-other", who=who, does=does))
        return rows

    def decks(self) -> list[tuple[int, list[int]]]:
        """Return the cards of the decks that the player knows at the start, by age, from the top."""
        m, s = self.prover.machine, self.prover.start
        found = []
        for set_, age in m.zones.decks:
            known = _known_from_top(s, s.zones[m.zones.deck(age, set_)], self.seat)
            if known:
                found.append((age, known))
        return found


def _known_from_top(s: State, deck: tuple[int, ...], seat: int) -> list[int]:
    found = []
    for card in deck:
        if not s.seen[card] >> seat & 1:
            break
        found.append(card)
    return found
