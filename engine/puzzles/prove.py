"""Proofs of puzzles: a search over all answers, and over all cards that may be drawn, bounded in work and memory.

One answer of the player's is enough, every answer of the others must do (unless they play along), and every card that
the player cannot know and that may be drawn. The player is given no card to see that it does not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.explore import answers, swap
from engine.game import Game
from engine.model.frames import GameFrame
from engine.model.state import State
from engine.model.zones import HAND, SCORE
from engine.positions.goal import Goal
from engine.puzzles.wishes import hold
from engine.query.running import running_game
from engine.query.sight import could_be, knows
from engine.run.errors import EndlessError
from engine.run.machine import Machine, UnknownCard

LIMIT = 40_000
"""states that a proof may look at; each is remembered by its key, so this bounds memory as well"""
Answer = tuple[int, ...]


class TooMuchError(Exception):
    """The search was cut off: nothing is proven."""


class Turn(NamedTuple):
    """One answer of a line."""

    before: State
    """the table when the answer was asked for"""
    answer: Answer
    after: State
    """the table at the next request, or at the end"""


Line = tuple[Turn, ...]


@dataclass
class Proof:
    """What a search has found about a puzzle."""

    right: tuple[Answer, ...] = ()
    """the answers to the first request with which the goal is reached for certain"""
    wrong: tuple[Answer, ...] = ()
    lucky: tuple[Answer, ...] = ()
    """those of the wrong ones with which it is reached if the others, or the cards, do as one likes"""
    only_line: bool = False
    """whether each later decision of the player, too, has only one right answer"""
    chances: int = 0
    """unknown cards that would be drawn, all ways together"""
    blind: int = 0
    """of these, how many another player would draw: a later answer of the player's may rest on a card not seen"""
    states: int = 0
    complete: bool = True
    """False if the search was cut off; then nothing is proven"""
    line: Line = field(default=(), repr=False)
    """one line that reaches the goal, with the others' first answers"""


class Prover:
    """Answers for one puzzle whether the goal is reached for certain from a table.

    ``limit`` bounds the states looked at, all questions together.
    """

    def __init__(self, game: Game, goal: Goal, *, limit: int = LIMIT) -> None:
        request = game.request
        assert request is not None, "a puzzle begins with a request"
        self.goal = goal
        self.seat = request.seat
        self.limit = limit
        self.machine: Machine = game.machine.silent(unseen_by=self.seat)
        self.start = game.state.copy()
        self.states = self.chances = self.blind = 0
        self._forced: dict[object, bool] = {}
        self._possible: dict[object, bool] = {}
        self._turns = self._begun(self.start)

    # --- the tree ---

    def after(self, s: State, answer: Answer) -> Iterator[State]:
        """Yield the tables after an answer: one, or one for each way in which unknown cards may be drawn.

        None if the action would never end: such an answer is refused in play.
        """
        first = s.copy()
        self.machine.answer(first, answer)
        waiting = [first]
        while waiting:
            state = waiting.pop()
            self.states += 1
            if self.states > self.limit:
                raise TooMuchError
            before = state.copy()
            try:
                self.machine.run(state)
            except UnknownCard as unknown:
                waiting += self._draws(before, unknown.card)
            except EndlessError:
                continue
            else:
                yield state

    def _draws(self, s: State, card: int) -> list[State]:
        """Return the table with each card that the next one drawn may be for the player, who sees it.

        The card that lies there comes last, and so is looked at first: the line that is shown is one of this table.
        """
        reached = s.copy()
        try:
            while True:
                self.machine.step(s)
                reached = s.copy()
        except UnknownCard:
            pass
        self.chances += 1
        self.blind += reached.frames[-1].seat != self.seat
        found = []
        for each in sorted(could_be(self.machine, reached, self.seat, card), key=card.__eq__):
            branch = reached.copy()
            swap(self.machine, branch, card, each)
            branch.seen[each] |= 1 << self.seat
            found.append(branch)
        return found

    def _begun(self, s: State) -> int:
        game = running_game(s)
        return int(game.vars[GameFrame.TURNS_BY_SEAT][self.seat]) if game is not None else 0

    def settled(self, s: State) -> bool | None:
        """Return whether the goal is reached, or missed for good; ``None`` while it is open."""
        if s.result is not None:
            return hold(self.machine, s, self.seat, self.goal.wishes)
        request = s.request
        assert request is not None
        if self.seat in s.out:
            return False
        if request.purpose != "turn":
            return None
        again = request.seat == self.seat and self._begun(s) != self._turns
        if self.goal.until == "round":
            return hold(self.machine, s, self.seat, self.goal.wishes) if again else None
        if hold(self.machine, s, self.seat, self.goal.wishes):
            return True
        return False if again or request.seat != self.seat else None

    def _is_mine(self, s: State) -> bool:
        return s.request is not None and s.request.seat == self.seat

    def forced(self, s: State) -> bool:
        """Return whether the goal is reached for certain from a table, if the player answers well.

        Raises:
            TooMuchError: the search was cut off.
        """
        settled = self.settled(s)
        if settled is not None:
            return settled
        key = s.key()
        found = self._forced.get(key)
        if found is None:
            alone = self._is_mine(s) or self.goal.against == "some-answer"
            tries = (self.forces(s, answer) for answer in answers(self.machine, s))
            found = any(each is True for each in tries) if alone else all(each is not False for each in tries)
            self._forced[key] = found
        return found

    def forces(self, s: State, answer: Answer) -> bool | None:
        """Return whether the goal is certain after an answer; ``None`` if play would refuse it."""
        found = None
        for state in self.after(s, answer):
            found = True
            if not self.forced(state):
                return False
        return found

    def possible(self, s: State) -> bool:
        """Return whether the goal is reached in some line from a table, all answers and draws as the player likes."""
        settled = self.settled(s)
        if settled is not None:
            return settled
        key = s.key()
        found = self._possible.get(key)
        if found is None:
            ways = (state for answer in answers(self.machine, s) for state in self.after(s, answer))
            found = any(self.possible(state) for state in ways)
            self._possible[key] = found
        return found

    # --- lines ---

    def solution(self, s: State) -> Line:
        """Return a line from a table on that reaches the goal, with the others' first answers and the first cards.

        Empty where the goal is not certain.
        """
        line: list[Turn] = []
        while self.settled(s) is None and self.forced(s):
            for answer in answers(self.machine, s):
                if self.forces(s, answer):
                    after = next(self.after(s, answer))
                    line.append(Turn(s, answer, after))
                    s = after
                    break
        return tuple(line)

    def refutation(self, s: State, answer: Answer | None = None) -> Line:
        """Return a line that misses the goal: the others' answers that refute it, and the best of the player's own.

        ``answer`` is the one to be refuted; ``None``: the table is lost anyway. Empty if nothing is refuted.
        The player's own are those after which the goal is still possible, if there are such.
        """
        line: list[Turn] = []
        while True:
            if answer is None:
                if self.settled(s) is not None or self.forced(s):
                    return tuple(line)
                answer = self._trying(s)
                if answer is None:
                    return tuple(line)
            lost = [state for state in self.after(s, answer) if not self.forced(state)]
            if not lost:
                return tuple(line)
            line.append(Turn(s, answer, lost[0]))
            s, answer = lost[0], None

    def _trying(self, s: State) -> Answer | None:
        """Return the answer of a lost table that is shown: an opponent's that refutes, or the player's most hopeful."""
        losing = [each for each in answers(self.machine, s) if self.forces(s, each) is False]
        if self._is_mine(s):
            for each in losing:
                if any(self.possible(state) for state in self.after(s, each)):
                    return each
        return losing[0] if losing else None

    # --- the whole ---

    def proof(self, *, luck: bool = True) -> Proof:
        """Return what can be said of the puzzle; ``luck``: also which wrong answers could succeed."""
        found = Proof()
        try:
            tried = [(each, self.forces(self.start, each)) for each in answers(self.machine, self.start)]
            found.right = tuple(each for each, good in tried if good)
            found.wrong = tuple(each for each, good in tried if good is False)
            found.line = self.solution(self.start)
            found.only_line = self._only(self.start, set())
            if luck:
                found.lucky = tuple(
                    each for each in found.wrong if any(map(self.possible, self.after(self.start, each)))
                )
        except TooMuchError:
            found.complete = False
        found.states, found.chances, found.blind = self.states, self.chances, self.blind
        return found

    def _only(self, s: State, seen: set[object]) -> bool:
        """Return whether every decision of the player on the right way has exactly one right answer."""
        if self.settled(s) is not None or (key := s.key()) in seen:
            return True
        seen.add(key)
        right = [each for each in answers(self.machine, s) if self.forces(s, each)]
        if self._is_mine(s) and len(right) != 1:
            return False
        return all(self._only(state, seen) for each in right for state in self.after(s, each))


def prove(game: Game, goal: Goal, *, limit: int = LIMIT) -> Proof:
    """Return what a search of at most ``limit`` states finds about a goal on a table."""
    return Prover(game, goal, limit=limit).proof()


def hidden_hands(m: Machine, s: State, seat: int) -> bool:
    """Return whether a hand or a score pile has a card that a seat does not know: a proof would look at it."""
    words = (HAND, SCORE)
    zones = [zone for other in range(s.players) for word in words for zone in m.zones.all_of(word, other)]
    return any(not knows(m, s, seat, card) for zone in zones for card in s.zones[zone])
