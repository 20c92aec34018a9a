"""Estimate of a lesson's duration from its words, its questions and the steps of its solutions.

The estimate is cautious: for a learner who is new to the game. It is compared with the ``minutes`` that the lesson
states.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from engine.positions.position import Bilingual
from tutor.course.folders import SOURCE, lessons
from tutor.course.grading import start_of
from tutor.course.task_file import HOLE
from tutor.course.task_run import TaskRun
from tutor.course.tasks import Lesson, Task
from tutor.session import Session

WORDS_A_MINUTE = 180
QUESTION_SECONDS = 15
"""to look at the table and decide, after reading a question"""
STEP_SECONDS = 2
ANSWER_SECONDS = 4
"""to find and choose an option on the table"""
CARD_WORDS = 25
"""length of a card's text that is inserted in a question"""
REFERENCE = "## "
"""start of a section heading; sections after the first are for reference and not counted"""

CODE = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
MARKS = re.compile(r"<!--.*?-->|\{\{[^{}]*\}\}|\]\([^)]*\)")
PRINTINGS = re.compile(r"\{\{printings:[^{}]*\}\}")
"""counted as two texts of a card"""
SPOKEN = re.compile(r"\w[\w’'-]*")


def seconds(lesson: Lesson, folder: Path | None = None) -> float:
    """Return the duration of a lesson, in the language with more words."""
    source = (folder or lessons()) / SOURCE / f"{lesson.id}.md"
    text = source.read_text(encoding="utf-8") if source.is_file() else ""
    words = max(
        count(prose(text, language)) + sum(_words_to_read(task, language) for task in lesson)
        for language in ("en", "uk")
    )
    return 60 * words / WORDS_A_MINUTE + sum(_done(task, lesson) for task in lesson)


def minutes(lesson: Lesson, folder: Path | None = None) -> int:
    """Return the duration of a lesson in minutes, rounded up."""
    return -int(-seconds(lesson, folder) // 60)


def prose(source: str, language: str) -> str:
    """Return the text of a lesson's page in a language, up to the first section heading."""
    lines, current = [], "both"
    for line in CODE.sub("", source).splitlines():
        if line.startswith("<!--"):
            current = line.strip("<!->").strip()
        elif current in ("both", language):
            lines.append(line)
    page = "\n".join(lines)
    return page.partition(f"\n{REFERENCE}")[0]


def count(text: str) -> int:
    """Return the number of words in a text."""
    named = HOLE.sub(lambda hole: " word" * (CARD_WORDS if hole[1].startswith("text") else 1), text)
    named = PRINTINGS.sub(" word" * 2 * CARD_WORDS, named)
    return len(SPOKEN.findall(MARKS.sub(" ", named)))


def _words_to_read(task: Task, language: str) -> int:
    """Return the number of words of a task that every learner reads; hints are not counted."""
    return sum(count(words.of(language)) for words in _words(task))


def _words(task: Task) -> Iterator[Bilingual]:
    yield from (task.title, task.question, task.because)
    yield from (option.text for option in task.options if option.text is not None)
    if task.now is not None:
        yield task.now


def _done(task: Task, lesson: Lesson) -> float:
    """Return the seconds needed to answer and play a task."""
    if not task.on_table:
        return QUESTION_SECONDS
    position = lesson.position(task.position)
    session = Session(start_of(task, position))
    TaskRun(task, position, session).play(task.solution.play)
    return QUESTION_SECONDS + STEP_SECONDS * session.step.number + ANSWER_SECONDS * len(task.solution.play)
