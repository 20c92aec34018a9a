"""What to practise next and why: misconceptions by due day, then what was learned longest ago."""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random

from tutor.course.misconceptions import MISCONCEPTIONS
from tutor.course.progress import Progress
from tutor.course.tasks import Lesson, Task
from tutor.course.variants import LESSON, SEEDS, of_misconception, variant

DUE, AGAIN, AHEAD, LEARNED, UNLEARNED = "due", "again", "ahead", "learned", "unlearned"
"""reasons to practise a misconception: it showed and is due; it was overcome and is due again; it is not due yet; it
never showed, in a lesson already done; it belongs to a later lesson"""


@dataclass(frozen=True, slots=True)
class Pick:
    """What to practise, and why."""

    misconception: str
    why: str
    box: int = 0
    """number of its Leitner box: how often in a row it did not show"""
    due: str = ""
    """its due day, ``2026-11-21``; empty: none"""


def pick(
    progress: Progress, lessons: Iterable[Lesson], without: Collection[str] = (), last: Collection[str] = ()
) -> Pick | None:
    """Return what to practise next, except misconceptions in ``without`` (overcome in this round), or ``None``.

    First those due today (the ones in ``last``, which just showed, at the end), then those of solved tasks that never
    showed, then those not due yet.
    """
    due = [name for name in progress.due() if name in MISCONCEPTIONS and name not in without]
    due.sort(key=lambda name: name in last)
    if due:
        box = progress.boxes[due[0]]
        return Pick(due[0], AGAIN if box.number else DUE, box.number, box.due)
    solved, others = _learned(progress, lessons)
    for why, names in ((LEARNED, solved), (UNLEARNED, others)):
        if names and (why == LEARNED or not progress.boxes.keys() & MISCONCEPTIONS.keys()):
            left = [name for name in names if name not in without and name not in progress.boxes]
            if left:
                return Pick(min(left, key=lambda name: (_last(progress, name), names.index(name))), why)
    resting = [name for name in progress.resting() if name in MISCONCEPTIONS and name not in without]
    if resting:
        box = progress.boxes[resting[0]]
        return Pick(resting[0], AHEAD, box.number, box.due)
    return None


def _learned(progress: Progress, lessons: Iterable[Lesson]) -> tuple[list[str], list[str]]:
    """Return the misconceptions with variants: (those of solved tasks, all others), in the order of the lessons."""
    solved: list[str] = []
    others: list[str] = []
    for lesson in lessons:
        for task in lesson:
            for wrong in task.wrong:
                if of_misconception(wrong.misconception):
                    found = solved if progress.is_solved(lesson.id, task.id) else others
                    found.append(wrong.misconception)
    solved = list(dict.fromkeys(solved))
    return solved, [name for name in dict.fromkeys(others) if name not in solved]


def _last(progress: Progress, misconception: str) -> str:
    """Return the day on which a misconception was last practised; empty: never."""
    return max((progress.of(LESSON, family.id).last for family in of_misconception(misconception)), default="")


def question(misconception: str, lessons: Iterable[Lesson], rng: Random) -> Lesson:
    """Return a lesson of one question that tests a misconception: a variant, or else a task of a lesson.

    Raises:
        LookupError: no task tests it.
    """
    found = of_misconception(misconception)
    if found:
        return variant(rng.choice(found), rng.randrange(SEEDS), misconception)
    tasks = list(meeting(misconception, lessons))
    if not tasks:
        raise LookupError(misconception)
    lesson, task = rng.choice(tasks)
    alone = replace(task, start="here" if task.start == "here" else "set")
    return replace(lesson, tasks=(alone,))


def meeting(misconception: str, lessons: Iterable[Lesson]) -> Iterable[tuple[Lesson, Task]]:
    """Yield (lesson, task) for each task that tests a misconception."""
    for lesson in lessons:
        for task in lesson:
            if any(wrong.misconception == misconception for wrong in task.wrong):
                yield lesson, task


def mended(progress: Progress) -> Mapping[str, list[str]]:
    """Return the misconceptions that showed, by state: ``due``, ``resting``, ``mastered``."""
    known = [name for name in (*progress.due(), *progress.resting()) if name in MISCONCEPTIONS]
    due = progress.due()
    return {
        "due": [name for name in known if name in due],
        "resting": [name for name in known if name not in due and not progress.is_mastered(name)],
        "mastered": [name for name in known if name not in due and progress.is_mastered(name)],
    }


def days_until(progress: Progress, misconception: str) -> int:
    """Return the number of days until a misconception is due; 0 if it is due."""
    box = progress.boxes[misconception]
    return max((dt.date.fromisoformat(box.due) - progress.today()).days, 0)
