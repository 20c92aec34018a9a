"""Tasks of a lesson as frozen data, as a YAML file beside the lesson gives them.

A task asks for a prediction before the learner plays, or for a reason afterwards. It does not contain the right answer,
which is read from the game (``questions.py``); its ``solution`` lets a test check that author and engine agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.positions import Position
from engine.positions.position import Bilingual

SCHEMA = "innovation-tasks/1"

KINDS = ("predict", "order", "choose-reason", "find-illegal-step", "reach-goal")
"""kinds of tasks: one answer or a set of them; several answers in order; the rule behind an event; an illegal action;
a goal to reach on the table"""

STARTS = ("set", "step-back", "here")
"""how the table gets to a task's start: it is set; the learner steps back to it; or it stays, because the task asks
about the play just seen"""

HINTS = 3
"""most hints of a task: where to look, the rule, the step; each of the lessons' own tasks has all"""

Answer = tuple[str, ...]
"""ids of options; their order matters only for tasks of kind ``order``"""


@dataclass(frozen=True, slots=True)
class Option:
    """One option. Without ``text`` its words are made from ``kind`` and ``id`` (``task_text.py``)."""

    id: str
    kind: str
    """``text``, or the source of its words: ``decks``, ``seats``, ``moves``, ``cards``, ``actions``, ``counts``"""
    stands_for: str
    """the answer of the game for which this option is right"""
    text: Bilingual | None = None


@dataclass(frozen=True, slots=True)
class Term:
    """A term of the vocabulary in ``questions.py`` with its arguments: a question or a condition."""

    name: str
    args: tuple[tuple[str, Any], ...] = ()

    def get(self, key: str, default: Any = None) -> Any:
        """Return an argument."""
        return dict(self.args).get(key, default)


@dataclass(frozen=True, slots=True)
class Wrong:
    """A foreseen wrong answer and the misconception that it reveals."""

    answer: Answer
    """the wrong answer; with ``when``, an example of several"""
    when: tuple[Term, ...]
    """conditions (``first``, ``last``, ``has``, ``lacks``, ``before``) on the answer; empty: it equals ``answer``"""
    misconception: str
    """key in ``MISCONCEPTIONS``; empty: it reveals none of these"""
    message: Bilingual


@dataclass(frozen=True, slots=True)
class Solution:
    """The solution of a task, by its author."""

    answer: Answer
    play: tuple[tuple[str, ...], ...]
    """the answers to play, as option ids of the game"""
    free: frozenset[int] = frozenset()
    """indices of the answers in ``play`` that the learner may choose freely"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """One question, with the play that decides it if there is one."""

    id: str
    kind: str
    lesson: str
    position: str
    after: tuple[tuple[str, ...], ...]
    """answers that lead from the position to the task's start"""
    start: str
    title: Bilingual
    question: Bilingual
    options: tuple[Option, ...]
    many: bool
    """whether the answer is a set of options"""
    read: Term | None
    """the question to the playthrough; ``None`` for a goal"""
    now: Bilingual | None
    """what to do on the table after the prediction; ``None``: nothing"""
    whose: int
    """the seat that acts"""
    success: tuple[Term, ...]
    """conditions that end the play"""
    failure: tuple[Term, ...]
    """conditions under which the play has left the task"""
    astray: Bilingual | None
    """text for that case"""
    hints: tuple[Bilingual, ...]
    points: tuple[str, ...]
    """keys on the table that the first hint means, where they do not follow from it: ``deck-2``, ``pile-0-green``, a
    card's key, ``icon-concept``"""
    wrong: tuple[Wrong, ...]
    solution: Solution
    because: Bilingual
    """explanation of the right answer"""
    rules: tuple[str, ...]
    """rule ids; the first is the reason for the answer"""
    line: int
    """line number in its file"""

    @property
    def asks(self) -> bool:
        """Whether the task asks to choose options."""
        return bool(self.options)

    @property
    def on_table(self) -> bool:
        """Whether the task is played on the table."""
        return self.now is not None

    def option(self, option_id: str) -> Option:
        """Return an option.

        Raises:
            KeyError: there is none with this id.
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
    """(name, scenario) for each scenario that a task begins from"""
    aside: bool = False
    """whether it is no learner's next lesson: the one before it leads on to the one after it"""

    def __iter__(self) -> Iterator[Task]:
        return iter(self.tasks)

    @property
    def number(self) -> int:
        """Number in the course, from 1; 0 for a lesson outside it."""
        head = self.id.partition("-")[0]
        return int(head) if head.isdecimal() else 0

    def task(self, task_id: str) -> Task:
        """Return a task.

        Raises:
            KeyError: there is none with this id.
        """
        for task in self.tasks:
            if task.id == task_id:
                return task
        raise KeyError(task_id)

    def position(self, name: str) -> Position:
        """Return the scenario with this name; raises ``KeyError`` if there is none."""
        return dict(self.positions)[name]
