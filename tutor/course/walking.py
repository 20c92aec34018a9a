"""Where a session stands with respect to a task, and bringing it to where the task begins."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game import Game
from engine.model.state import Request, State
from engine.positions import Position
from engine.trace.events import Entry
from tutor.course.tasks import Task
from tutor.course.truth import Walk
from tutor.course.verdict import start_of
from tutor.session import Session


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

    def walk(self) -> Walk | None:
        """Return what was played since the task began, up to where the session stands; ``None``: it is elsewhere."""
        entries: list[Entry] = []
        for step in reversed(list(self.session.history())):
            if self.begins_at(step.index):
                return Walk(self.session.machine, step.state, self.session.state, tuple(entries))
            entries[:0] = step.entries
        return None

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
            request: Request | None = self.session.request
            self.session.play(answer or (("no",) if request is not None and request.kind == "yes-no" else ()), run=True)
