"""How long a lesson takes: counted from its words, its questions and the steps of its walks.

An estimate, on the slow side, for a learner who has not met the game before; what a lesson promises (``minutes``) is
held against it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from engine.positions.position import Bilingual
from tutor.course.folders import SOURCE, lessons
from tutor.course.grading import start_of
from tutor.course.task_file import HOLE
from tutor.course.task_run import Trail
from tutor.course.tasks import Lesson, Task
from tutor.session import Session

WORDS_A_MINUTE = 180
QUESTION_SECONDS = 15
"""to look at the table and make up one's mind, once a question is read"""
STEP_SECONDS = 2
ANSWER_SECONDS = 4
"""to find and choose what is to be chosen on the table"""
CARD_WORDS = 25
"""what a card says, where a question has its text put in"""
REFERENCE = "## "
"""what stands under a heading of its own is to look things up in, and no part of the ten minutes"""

CODE = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
MARKS = re.compile(r"<!--.*?-->|\{\{[^{}]*\}\}|\]\([^)]*\)")
SPOKEN = re.compile(r"\w[\w’'-]*")


def seconds(lesson: Lesson, folder: Path | None = None) -> float:
    """Return how long a lesson takes, in the language with more words."""
    source = (folder or lessons()) / SOURCE / f"{lesson.id}.md"
    text = source.read_text(encoding="utf-8") if source.is_file() else ""
    words = max(
        count(prose(text, language)) + sum(_said(task, language) for task in lesson) for language in ("en", "uk")
    )
    return 60 * words / WORDS_A_MINUTE + sum(_done(task, lesson) for task in lesson)


def minutes(lesson: Lesson, folder: Path | None = None) -> int:
    """Return the same in minutes, rounded up."""
    return -int(-seconds(lesson, folder) // 60)


def prose(source: str, language: str) -> str:
    """Return what a lesson's page says in a language, up to the first heading below its title."""
    kept, current = [], "both"
    for line in CODE.sub("", source).splitlines():
        if line.startswith("<!--"):
            current = line.strip("<!->").strip()
        elif current in ("both", language):
            kept.append(line)
    page = "\n".join(kept)
    return page.partition(f"\n{REFERENCE}")[0]


def count(text: str) -> int:
    """Return the number of words in a text."""
    named = HOLE.sub(lambda hole: " word" * (CARD_WORDS if hole[1].startswith("text") else 1), text)
    return len(SPOKEN.findall(MARKS.sub(" ", named)))


def _said(task: Task, language: str) -> int:
    """The words of a task that everybody reads: a hint is for those who want it, and takes the time it saves."""
    return sum(count(words.of(language)) for words in _words(task))


def _words(task: Task) -> Iterator[Bilingual]:
    yield from (task.title, task.question, task.because)
    yield from (option.text for option in task.options if option.text is not None)
    if task.now is not None:
        yield task.now


def _done(task: Task, lesson: Lesson) -> float:
    """The seconds in which a task is answered and walked."""
    if not task.walks:
        return QUESTION_SECONDS
    position = lesson.position(task.position)
    session = Session(start_of(task, position))
    Trail(task, position, session).play(task.solution.play)
    return QUESTION_SECONDS + STEP_SECONDS * session.step.number + ANSWER_SECONDS * len(task.solution.play)
