"""Lessons: tasks as data, graded by the game; hints, misconceptions, progress; the panel for the learner.

``lesson("01-first-steps")`` opens a lesson in the app, ``practice()`` the page of practice. ``load_study`` reads a
study, which ``tutor.study`` opens.
"""

from typing import TYPE_CHECKING, Any

from tutor.course.grading import AnswerError, Verdict, check, solve
from tutor.course.library import UnknownLessonError, load, names
from tutor.course.progress import Progress, ProgressError
from tutor.course.study import Study
from tutor.course.study_file import StudyError, load_study, loads_study
from tutor.course.task_file import TaskError, load_tasks, loads_tasks
from tutor.course.tasks import Lesson, Task

if TYPE_CHECKING:
    from tutor.course.contents_page import contents
    from tutor.course.lesson_panel import TaskPanel
    from tutor.course.opening import lesson
    from tutor.course.practice_page import practice

__all__ = [
    "AnswerError",
    "Lesson",
    "Progress",
    "ProgressError",
    "Study",
    "StudyError",
    "Task",
    "TaskError",
    "TaskPanel",
    "UnknownLessonError",
    "Verdict",
    "check",
    "contents",
    "lesson",
    "load",
    "load_study",
    "load_tasks",
    "loads_study",
    "loads_tasks",
    "names",
    "practice",
    "solve",
]


def __getattr__(name: str) -> Any:
    # the command line needs no widgets
    if name == "lesson":
        from tutor.course.opening import lesson

        return lesson
    if name == "contents":
        from tutor.course.contents_page import contents

        return contents
    if name == "TaskPanel":
        from tutor.course.lesson_panel import TaskPanel

        return TaskPanel
    if name == "practice":
        from tutor.course.practice_page import practice

        return practice
    msg = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(msg)
