"""Tasks of a lesson as plain, frozen data: what a YAML file beside the lesson says, nothing run yet.

A task asks for a prediction before a walk, or for a reason after it. It never says what is right: that is read from the
game (``truth.py``), and the ``solution`` is only there so that a test can see that author and engine agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.positions import Position
from engine.positions.position import Bilingual

SCHEMA = "innovation-tasks/1"

KINDS = ("predict", "order", "choose-reason", "find-illegal-step", "reach-goal")
"""what is asked: one answer (or a set of them); several in their order; the rule behind what was seen; what may not be
done; to bring the table to a certain state"""

STARTS = ("set", "walk-back", "here")
"""how the table gets to where a task begins: it is set; the learner walks there; or the table stays as it is, because
the task asks about what was just played"""

HINTS = 3
"""where to look, the rule, the step"""

Answer = tuple[str, ...]
"""ids of options: in their order where the task asks for one"""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose. Without ``text`` the words are made from ``kind`` and ``id`` (``words.py``)."""

    id: str
    kind: str
    """``text``, or what its words are made from: ``decks``, ``seats``, ``moves``, ``cards``, ``actions``, ``counts``"""
    stands_for: str
    """what the game must say for this option to be right"""
    text: Bilingual | None = None


@dataclass(frozen=True, slots=True)
class Term:
    """One word of a closed vocabulary with its arguments: what is read from a walk, or what must hold in it."""

    name: str
    args: tuple[tuple[str, Any], ...] = ()

    def get(self, key: str, default: Any = None) -> Any:
        """Return an argument."""
        return dict(self.args).get(key, default)


@dataclass(frozen=True, slots=True)
class Wrong:
    """A wrong try and what it reveals."""

    answer: Answer
    """a try of this kind; the only one, unless ``when`` says what the others have in common"""
    when: tuple[Term, ...]
    """``first``, ``last``, ``has``, ``lacks``, ``before``: how to tell such a try; empty: by ``answer``"""
    misconception: str
    """id in the table of misconceptions"""
    message: Bilingual


@dataclass(frozen=True, slots=True)
class Solution:
    """What solves a task."""

    answer: Answer
    play: tuple[tuple[str, ...], ...]
    """the answers of the walk, option ids as a game takes them"""
    free: frozenset[int] = frozenset()
    """which of them, from 0, the task leaves to the learner; all others are a part of what it asks about"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """One question, with its walk if it has one."""

    id: str
    kind: str
    lesson: str
    position: str
    after: tuple[tuple[str, ...], ...]
    """answers that lead from the position to where the task begins"""
    start: str
    title: Bilingual
    question: Bilingual
    options: tuple[Option, ...]
    many: bool
    """whether a set of options is asked for"""
    read: Term | None
    """what is read from the walk; ``None`` for a goal"""
    now: Bilingual | None
    """what to do on the table once the prediction is made; ``None``: no walk of its own"""
    whose: int
    """the seat whose actions the walk is made of"""
    success: tuple[Term, ...]
    """what ends the walk"""
    failure: tuple[Term, ...]
    """what leads it astray"""
    astray: Bilingual | None
    """what to say then"""
    later: bool
    """whether the verdict waits for the walk of the next task"""
    hints: tuple[Bilingual, ...]
    wrong: tuple[Wrong, ...]
    solution: Solution
    because: Bilingual
    """said with the right answer"""
    rules: tuple[str, ...]
    """rules to look up, the first one behind the answer"""
    line: int
    """where it stands in its file"""

    @property
    def asks(self) -> bool:
        """Whether options are to be chosen."""
        return bool(self.options)

    @property
    def walks(self) -> bool:
        """Whether something is to be done on the table."""
        return self.now is not None

    def option(self, option_id: str) -> Option:
        """Return an option.

        Raises:
            KeyError: there is none of that id.
        """
        for option in self.options:
            if option.id == option_id:
                return option
        raise KeyError(option_id)


@dataclass(frozen=True, slots=True)
class Lesson:
    """The tasks of one lesson, in their order."""

    id: str
    source: str
    title: Bilingual
    summary: Bilingual
    minutes: int
    tasks: tuple[Task, ...]
    positions: tuple[tuple[str, Position], ...]
    """the scenarios its tasks begin from, by name"""

    def __iter__(self) -> Iterator[Task]:
        return iter(self.tasks)

    @property
    def number(self) -> int:
        """Its place in the course, from 1; 0 for a lesson of one's own."""
        head = self.id.partition("-")[0]
        return int(head) if head.isdecimal() else 0

    def task(self, task_id: str) -> Task:
        """Return a task.

        Raises:
            KeyError: there is none of that id.
        """
        for task in self.tasks:
            if task.id == task_id:
                return task
        raise KeyError(task_id)

    def position(self, name: str) -> Position:
        """Return the scenario of that name."""
        return dict(self.positions)[name]
