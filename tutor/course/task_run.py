"""One task in a session: whether the session is at its start, what was played since, and setting the table for it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from engine.game import Game
from engine.model.state import Request, State
from engine.positions import Position
from engine.run.errors import GameError
from engine.trace.events import Entry
from tutor.course.grading import start_of
from tutor.course.questions import Playthrough
from tutor.course.tasks import Task
from tutor.session import Session, Step


@dataclass(frozen=True, slots=True)
class Deviation:
    """The first choice that differs from the play that the task supposes."""

    step: int
    """index of the step with the request"""
    chosen: tuple[int, ...]
    supposed: tuple[int, ...]


class TaskRun:
    """Finds the play of one task in a session that the learner moves freely."""

    def __init__(self, task: Task, position: Position, session: Session) -> None:
        self.task = task
        self.session = session
        self.start: Game = start_of(task, position)
        self.root = position.state().key()
        self._key = self.start.state.key()
        self._known: dict[int, tuple[State, bool]] = {}

    def begins_at(self, index: int) -> bool:
        """Return whether the task begins at the step with this index."""
        state = self.session.steps[index].state
        known = self._known.get(index)
        if known is None or known[0] is not state:  # a reset session reuses the indices
            known = self._known[index] = (state, state.key() == self._key)
        return known[1]

    @property
    def at_start(self) -> bool:
        """Whether the session is at the task's start."""
        return self.begins_at(self.session.cursor)

    @property
    def fits(self) -> bool:
        """Whether the session began at the task's scenario."""
        return self.session.steps[0].state.key() == self.root

    def playthrough(self) -> Playthrough | None:
        """Return what was played from the task's start to the cursor; ``None`` if the path lacks the start."""
        steps = self._steps_since_start()
        if not steps:
            return None
        entries: list[Entry] = [entry for step in steps[1:] for entry in step.entries]
        return Playthrough(self.session.machine, steps[0].state, self.session.state, tuple(entries))

    def _steps_since_start(self) -> list[Step]:
        """Return the steps from the task's start to the cursor; empty if the path lacks the start."""
        steps = list(self.session.history())
        for at in range(len(steps) - 1, -1, -1):
            if self.begins_at(steps[at].index):
                return steps[at:]
        return []

    def deviation(self) -> Deviation | None:
        """Return the first choice that differs from the supposed play; ``None`` if there is none.

        Choices that the task leaves to the learner, and requests that only follow from them, do not count.
        """
        supposed, free = self.task.solution.play, self.task.solution.free
        made = [
            (before, after.answer) for before, after in pairwise(self._steps_since_start()) if after.answer is not None
        ]
        for number, (step, chosen) in enumerate(made[: len(supposed)]):
            if number in free:
                continue
            try:
                wanted = self._parsed(step, supposed[number])
            except GameError:  # a free choice led to another request
                continue
            if wanted != chosen:
                return Deviation(step.index, chosen, wanted)
        return None

    def supposed(self) -> tuple[tuple[str, ...], tuple[int, ...]] | None:
        """Return the answer that the task supposes to the request at the cursor, as text and as options.

        ``None`` if there is no request, or the play has left the task, or the task leaves the choice to the learner.
        """
        steps = self._steps_since_start()
        if not steps or steps[-1].request is None or self.deviation() is not None:
            return None
        number = sum(after.answer is not None for _, after in pairwise(steps))
        if number >= len(self.task.solution.play) or number in self.task.solution.free:
            return None
        answer = self.task.solution.play[number]
        try:
            return answer, self._parsed(steps[-1], answer)
        except GameError:
            return None

    def _parsed(self, step: Step, answer: tuple[str, ...]) -> tuple[int, ...]:
        return Game(step.state.copy(), machine_=self.session.machine).parse(meant(step.request, answer))

    def set_table(self) -> None:
        """Set the session to the task's start; its lines stay.

        Raises:
            SessionError, GameError: the session began at another scenario (see ``fits``).
        """
        if self.at_start:
            return
        for index in self.session.path():
            if self.begins_at(index):
                self.session.goto(index)
                return
        self.session.to_start()
        self.play(self.task.after)

    def play(self, answers: Iterable[tuple[str, ...]]) -> None:
        """Play answers, each to the next request."""
        for answer in answers:
            self.session.play(meant(self.session.request, answer), run=True)


def meant(request: Request | None, answer: tuple[str, ...]) -> tuple[str, ...]:
    """Return a task's answer in the form of the game: an empty answer to a yes-no question is "no"."""
    return answer or (("no",) if request is not None and request.kind == "yes-no" else ())
