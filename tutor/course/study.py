"""A study as frozen data: chapters in the order of its author, among them lines of play with notes and questions.

A chapter is a lesson, a task or a scenario that is there already, or a line of the author's own. The questions of a
line are tasks (``tasks.py``), asked and graded like all others; a study has no machinery of its own for that.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.positions import Position
from engine.positions.position import Bilingual
from tutor.annotations import Annotation
from tutor.course.tasks import Lesson, Task
from tutor.session import Line, Session

SCHEMA = "innovation-study/1"

REFERENCES = ("lesson", "task", "ruling", "scenario")
"""what a chapter can refer to"""


@dataclass(frozen=True, slots=True, order=True)
class At:
    """A step of a line: so many answers were given, and so many steps follow the decision that came then."""

    answers: int
    steps: int = 0
    """0: the next decision, or the end of the line, after all that these answers bring about"""

    def __str__(self) -> str:
        return f"{self.answers}+{self.steps}" if self.steps else str(self.answers)


@dataclass(frozen=True, slots=True)
class Note:
    """What the author says at a step of a line."""

    at: At
    comment: Bilingual
    """plain text, perhaps of several lines; may be empty"""
    marks: Annotation
    """rings and arrows on the table; its own comment is empty"""

    def of(self, language: str) -> Annotation:
        """Return the note in a language."""
        return replace(self.marks, comment=self.comment.of(language))


@dataclass(frozen=True, slots=True)
class TasksChapter:
    """A lesson, or one task of it, among the chapters."""

    id: str
    lesson: Lesson
    """with the one task alone, where the chapter is a task"""

    @property
    def title(self) -> Bilingual:
        """Title of the task, or of the lesson."""
        return self.lesson.tasks[0].title if len(self.lesson.tasks) == 1 else self.lesson.title


@dataclass(frozen=True, slots=True)
class TableChapter:
    """A ruling or another scenario among the chapters."""

    id: str
    name: str
    """by which it is opened: a scenario's name, or the path of a file"""
    position: Position

    @property
    def title(self) -> Bilingual:
        """Title of the scenario."""
        return self.position.title


@dataclass(frozen=True, slots=True)
class LineChapter:
    """A line of the author's own."""

    id: str
    title: Bilingual
    text: Bilingual
    """what is said before it; may be empty"""
    position: Position
    play: tuple[tuple[str, ...], ...]
    """the answers, as option ids of the game"""
    notes: tuple[Note, ...]
    """in the order of their steps, one for each at most"""
    questions: Lesson
    """the questions as tasks of a lesson, in the order in which the line comes to them"""
    asked: tuple[At, ...]
    """the step of each question; a task begins at the decision before it"""

    @property
    def table(self) -> Position:
        """The position under the title of the line, without what it says of itself."""
        return replace(self.position, title=self.title, text=None, question=None, answer=None, lines=())

    def session(self) -> Session:
        """Return a new session at the beginning of the line."""
        return Session(self.position.game(), viewer=self.position.viewer, title=self.title.en or self.title.uk)

    def note(self, at: At) -> Note | None:
        """Return the note at a step, if there is one."""
        return next((note for note in self.notes if note.at == at), None)

    def question(self, at: At) -> Task | None:
        """Return the question at a step, if there is one."""
        return self.questions.tasks[self.asked.index(at)] if at in self.asked else None


Chapter = TasksChapter | TableChapter | LineChapter


@dataclass(frozen=True, slots=True)
class Study:
    """Chapters in order, with what is said of them all."""

    id: str
    source: str
    title: Bilingual
    summary: Bilingual
    chapters: tuple[Chapter, ...]

    def chapter(self, chapter_id: str) -> Chapter:
        """Return a chapter.

        Raises:
            KeyError: there is none with this id.
        """
        for chapter in self.chapters:
            if chapter.id == chapter_id:
                return chapter
        raise KeyError(chapter_id)

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """The tasks of its chapters, in order: a lesson or a part of one, and the questions of a line."""
        asked = (
            chapter.lesson if isinstance(chapter, TasksChapter) else chapter.questions
            for chapter in self.chapters
            if not isinstance(chapter, TableChapter)
        )
        return tuple(lesson for lesson in asked if lesson.tasks)

    @property
    def lines(self) -> tuple[LineChapter, ...]:
        """The lines of the author's own."""
        return tuple(chapter for chapter in self.chapters if isinstance(chapter, LineChapter))


def places(session: Session, line: Line | None = None, start: int = 0) -> dict[At, int]:
    """Return the step indices of a session's line by how a study names them that begins at the step ``start``.

    Without a ``line`` it is the current one. At ``start`` the game must wait for an answer.
    """
    found: dict[At, int] = {}
    answers = steps = 0
    path = session.path(line)
    for index in path[path.index(start) :]:
        step = session.steps[index]
        answers += step.answer is not None and index != start
        rests = step.request is not None or step.state.result is not None
        steps = 0 if rests else steps + 1
        found[At(answers) if rests else At(answers - 1, steps)] = index
    return found
