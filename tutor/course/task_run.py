"""Where a session stands with respect to a task, and bringing it to where the task begins."""

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
class Parted:
    """A choice with which a walk left what its task supposes."""

    step: int
    """the step at which it was asked for"""
    chosen: tuple[int, ...]
    supposed: tuple[int, ...]


class Trail:
    """Finds the walk of one task in a session that goes where it likes."""

    def __init__(self, task: Task, position: Position, session: Session) -> None:
        self.task = task
        self.session = session
        self.start: Game = start_of(task, position)
        self.root = position.state().key()
        self._key = self.start.state.key()
        self._known: dict[int, tuple[State, bool]] = {}

    def begins_at(self, index: int) -> bool:
        """Return whether the task begins at a step."""
        state = self.session.steps[index].state
        known = self._known.get(index)
        if known is None or known[0] is not state:  # a session that began anew counts its steps anew
            known = self._known[index] = (state, state.key() == self._key)
        return known[1]

    @property
    def at_start(self) -> bool:
        """Whether the session stands where the task begins."""
        return self.begins_at(self.session.cursor)

    @property
    def fits(self) -> bool:
        """Whether the session is one of the task's scenario."""
        return self.session.steps[0].state.key() == self.root

    def walk(self) -> Playthrough | None:
        """Return what was played since the task began, up to where the session stands; ``None``: it is elsewhere."""
        steps = self._walked()
        if not steps:
            return None
        entries: list[Entry] = [entry for step in steps[1:] for entry in step.entries]
        return Playthrough(self.session.machine, steps[0].state, self.session.state, tuple(entries))

    def _walked(self) -> list[Step]:
        """The steps since the task began, which is the first of them; empty: the session is elsewhere."""
        steps = list(self.session.history())
        for at in range(len(steps) - 1, -1, -1):
            if self.begins_at(steps[at].index):
                return steps[at:]
        return []

    def parted(self) -> Parted | None:
        """Return the first choice of the walk that the task supposes otherwise.

        What the task leaves to the learner is no such choice, nor one that came up only thereby.
        """
        supposed, free = self.task.solution.play, self.task.solution.free
        made = [(before, after.answer) for before, after in pairwise(self._walked()) if after.answer is not None]
        for number, (step, chosen) in enumerate(made[: len(supposed)]):
            if number in free:
                continue
            try:
                wanted = self._parsed(step, supposed[number])
            except GameError:  # after another free choice somebody else may be asked, or something else
                continue
            if wanted != chosen:
                return Parted(step.index, chosen, wanted)
        return None

    def _parsed(self, step: Step, answer: tuple[str, ...]) -> tuple[int, ...]:
        return Game(step.state.copy(), machine_=self.session.machine).parse(meant(step.request, answer))

    def set_table(self) -> None:
        """Bring the session to where the task begins; every line it has is kept.

        Raises:
            SessionError, GameError: the session is of another scenario (see ``fits``).
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
        """Give answers, each once the session asks for one."""
        for answer in answers:
            self.session.play(meant(self.session.request, answer), run=True)


def meant(request: Request | None, answer: tuple[str, ...]) -> tuple[str, ...]:
    """Return an answer of a task as a game takes it: nothing chosen is a No where Yes or No is asked."""
    return answer or (("no",) if request is not None and request.kind == "yes-no" else ())
