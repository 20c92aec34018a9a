"""Reads a study from a YAML file, plays its lines, and reports every mistake with its place.

As with tasks, nothing in a file is executed, and one pass finds all mistakes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from engine.cards.facts import card_catalogue
from engine.game import Game
from engine.model.names import shown
from engine.positions import SCENARIOS, Bilingual, Position, PositionError, UnknownScenarioError, find, from_line, load
from engine.positions.carry import is_line
from engine.positions.files import text_of
from engine.positions.naming import player_name, quoted
from engine.positions.problems import hint_or_all
from engine.positions.read import Reader
from engine.positions.yaml_sheet import INT, STR, Sheet, found_at
from engine.run.errors import GameError
from engine.run.options import open_options, option_id, parse_option
from engine.text.errors import WordedError, of_game
from engine.text.messages import LANGUAGES, Slot, phrase
from tutor.annotations import Annotation, AnnotationError, annotation
from tutor.course import library
from tutor.course.questions import ARGS, DECLINE, NEXT, READERS
from tutor.course.study import (
    REFERENCES,
    SCHEMA,
    At,
    Chapter,
    LineChapter,
    Note,
    Study,
    TableChapter,
    TasksChapter,
    places,
)
from tutor.course.task_file import CYRILLIC, TaskError, TaskReader, load_tasks, no_such
from tutor.course.task_run import meant
from tutor.course.task_text import impersonal
from tutor.course.tasks import KINDS, Answer, Lesson, Option, Solution, Task
from tutor.panels.app_text import AppText
from tutor.session import Session, Step

KEYS = ("schema", "study", "title", "summary", "position", "chapters")
CHAPTER_KEYS = ("id", "title", "text", "position", "play", "steps")
STEP_KEYS = ("at", "comment", "marks", "question")
QUESTION_KEYS = (
    "id",
    "kind",
    "title",
    "question",
    "options",
    "many",
    "read",
    "hints",
    "points",
    "wrong",
    "answer",
    "plays",
    "because",
    "rules",
)
ASKED = tuple(kind for kind in KINDS if kind != "reach-goal")
"""kinds of questions in a line: a goal is reached on a table of one's own"""
CHOICES = "choices"
"""the source of options that the game offers at the step"""
AT = re.compile(r"(\d{1,4})(?:\+(\d{1,4}))?")
MOST_CHAPTERS = 100
MOST_ANSWERS = 2_000
"""answers of all lines together"""


class StudyError(PositionError):
    """A study has mistakes; lists all of them."""

    code = "bad-study"


def is_study(text: str) -> bool:
    """Return whether a text says at its head that it is a study."""
    head = text[:4096].splitlines()
    return any(line.startswith("schema:") and SCHEMA.partition("/")[0] in line for line in head)


def is_study_file(path: Path) -> bool:
    """Return whether a file says at its head that it is a study.

    Raises:
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        return is_study(file.read(4096).decode("utf-8", "replace"))


def load_study(path: Path, folders: Sequence[Path] = SCENARIOS) -> Study:
    """Read a study from a file; what it refers to is there already, or a file in the same folder.

    Raises:
        StudyError: the file cannot be read, or the study has mistakes; it lists all of them.
    """
    try:
        text = text_of(path)
    except PositionError as error:
        raise StudyError(error.problems) from None
    return _read(Sheet(path.name), text, folders, path.parent)


def loads_study(text: str, source: str = "study", folders: Sequence[Path] = SCENARIOS) -> Study:
    """Read a study from a text; ``source`` is its name in errors.

    Raises:
        StudyError: the study has mistakes; it lists all of them.
    """
    return _read(Sheet(source), text, folders)


def _read(sheet: Sheet, text: str, folders: Sequence[Path], beside: Path | None = None) -> Study:
    root = sheet.compose(text)
    study = _StudyReader(sheet, folders, beside).study(root) if root is not None else None
    if sheet.problems or study is None:
        raise StudyError(sorted(sheet.problems, key=lambda problem: (problem.line, problem.column)))
    return study


class _Played(NamedTuple):
    """A line that was played, as far as it can be."""

    position: Position | None
    play: tuple[tuple[str, ...], ...]
    session: Session | None
    """``None``: there is no table, or an answer was not possible"""
    steps: Mapping[At, int]

    def step(self, at: At) -> Step | None:
        return self.session.steps[self.steps[at]] if self.session is not None and at in self.steps else None


def _not_played(session: Session, answer: tuple[str, ...]) -> Slot | None:
    """Give an answer to the pending request; return why that is not possible."""
    try:
        session.play(meant(session.request, answer), run=True)
    except GameError as error:
        return of_game(error)
    return None


class _StudyReader(TaskReader):
    """Reads one study from a sheet."""

    fewest_hints = 0
    spellings = (*KEYS, *REFERENCES, *CHAPTER_KEYS, *STEP_KEYS, *QUESTION_KEYS)

    def __init__(self, sheet: Sheet, folders: Sequence[Path], beside: Path | None) -> None:
        super().__init__(sheet, folders, beside)
        self.answers = 0
        """answers of the lines read so far"""
        self.lessons: dict[str, Lesson | None] = {}
        self.at = At(0)
        self.step: Step | None = None
        """the step at which a question is read"""
        self.session: Session | None = None

    # --- the file ---

    def study(self, root: Node) -> Study | None:
        """Return the study; discard it if the sheet has problems afterwards."""
        fields = self._head(root, SCHEMA, KEYS, phrase("study-wanted", schema=SCHEMA), phrase("study-a-file"))
        if fields is None:
            return None
        study_id = self._id(fields, root, "study")
        common = self._table(fields["position"], study_id) if "position" in fields else None
        nodes = self.sheet.items(fields["chapters"], quoted("chapters")) if "chapters" in fields else []
        if "chapters" not in fields:
            self._lacks(root, "chapters")
        elif not nodes and not self.sheet.problems:
            self.sheet.problem(fields["chapters"], phrase("study-no-chapters"))
        if len(nodes) > MOST_CHAPTERS:
            self.sheet.problem(fields["chapters"], phrase("study-many-chapters", n=MOST_CHAPTERS, found=len(nodes)))
        chapters: list[Chapter] = []
        for node in nodes[:MOST_CHAPTERS]:
            chapter = self._chapter(node, study_id, common, [each.id for each in chapters])
            if chapter is not None:
                chapters.append(chapter)
        return Study(
            id=study_id,
            source=self.sheet.source,
            title=self._both(fields, root, "title"),
            summary=self._words(fields["summary"], quoted("summary")) if "summary" in fields else Bilingual(""),
            chapters=tuple(chapters),
        )

    def _table(self, node: Node, name: str) -> Position | None:
        """Return a position: by its name or file, as one line, or written out on the spot."""
        before = len(self.sheet.problems)
        position: Position | None = None
        if isinstance(node, MappingNode):
            sheet = Sheet(self.sheet.source)
            position = Reader(sheet, name or "study").read(node)
            self.sheet.problems += sheet.problems
        elif isinstance(node, ScalarNode) and node.tag == STR and is_line(node.value):
            try:
                position = from_line(node.value, self.sheet.source)
            except PositionError as error:
                self.sheet.problem(node, error.problems[0].said)
        else:
            position = self.positions.get(self._scenario(node))
        return position if len(self.sheet.problems) == before else None

    # --- a chapter ---

    def _chapter(self, node: Node, study: str, common: Position | None, earlier: Sequence[str]) -> Chapter | None:
        known = (*REFERENCES, *CHAPTER_KEYS)
        pairs = self.sheet.pairs(node, phrase("study-a-chapter"), known)
        if not isinstance(node, MappingNode):
            return None
        named = [pair for pair in pairs if pair.key in REFERENCES]
        if not named:
            return self._line({pair.key: pair.value for pair in pairs}, node, study, common, earlier)
        if len(pairs) > 1:
            other = next(pair for pair in pairs if pair is not named[0])
            said = phrase("study-one-thing", key=quoted(named[0].key), other=quoted(other.key))
            self.sheet.problem(other.at, said)
            return None
        (pair,) = named
        name = self.sheet.text(pair.value, quoted(pair.key), longest=200) or ""
        if not name:
            return None
        if name in earlier:
            self.sheet.problem(pair.value, phrase("tasks-id-twice", id=shown(name)))
        if pair.key in ("lesson", "task"):
            return self._tasks(pair.value, pair.key, name)
        return self._scene(pair.value, name)

    def _tasks(self, node: Node, key: str, name: str) -> TasksChapter | None:
        """Return a chapter that is a lesson or, as ``lesson#task``, one task of it."""
        of, mark, task_id = name.partition("#")
        if bool(mark) != (key == "task"):
            self.sheet.problem(node, phrase("study-task-named" if key == "task" else "study-lesson-named"))
            return None
        lesson = self._lesson(node, of)
        if lesson is None or key == "lesson":
            return TasksChapter(name, lesson) if lesson is not None else None
        tasks = [task for task in lesson if task.id == task_id]
        if not tasks:
            known = [task.id for task in lesson]
            self.sheet.problem(node, lambda: no_such("study-such-task", task_id, hint_or_all(task_id, known)))
            return None
        return TasksChapter(name, replace(lesson, tasks=tuple(tasks)))

    def _lesson(self, node: Node, name: str) -> Lesson | None:
        if name not in self.lessons:
            try:
                file = self._beside(name)
                self.lessons[name] = load_tasks(file, self.folders) if file is not None else library.load(name)
            except TaskError as error:
                self.sheet.problem(node, error.problems[0].placed)
                self.lessons[name] = None
            except WordedError as error:
                self.sheet.problem(node, error.said[0])
                self.lessons[name] = None
        return self.lessons[name]

    def _beside(self, name: str) -> Path | None:
        """Return the file of this name in the folder of the study, if there is one."""
        path = self.beside / name if self.beside is not None and name else None
        return path if path is not None and path.is_file() else None

    def _scene(self, node: Node, name: str) -> TableChapter | None:
        file = self._beside(name)
        try:
            position = load(file, self.folders) if file is not None else load(find(name.casefold(), self.folders))
        except (UnknownScenarioError, PositionError) as error:
            self.sheet.problem(node, error.said[0])
            return None
        opened = str(file.resolve()) if file is not None else name.casefold()
        return TableChapter(name, opened, position)

    # --- a line ---

    def _line(
        self, fields: Mapping[str, Node], node: Node, study: str, common: Position | None, earlier: Sequence[str]
    ) -> LineChapter | None:
        chapter = self._id(fields, node, "id", earlier)
        title = self._both(fields, node, "title")
        before = len(self.sheet.problems)
        position = self._table(fields["position"], chapter) if "position" in fields else common
        if position is None and "position" not in fields and not self.sheet.problems:
            self.sheet.problem(node, phrase("study-no-position"))
        self.lost_position = position is None or len(self.sheet.problems) > before
        self.position = position
        played = self._played(fields.get("play"), position)
        notes: list[Note] = []
        tasks: dict[At, Task] = {}
        taken: list[At] = []
        for each in self.sheet.items(fields["steps"], quoted("steps")) if "steps" in fields else ():
            found = self._step(each, played, taken)
            if found is None:
                continue
            at, parts = found
            taken.append(at)
            comment = self._comment(parts["comment"]) if "comment" in parts else Bilingual("")
            marks = self._marks(parts["marks"], position) if "marks" in parts else Annotation()
            if "comment" in parts or marks:
                notes.append(Note(at, comment, marks))
            if "question" in parts:
                task = self._question(parts["question"], f"{study}/{chapter}", title, at, played, list(tasks.values()))
                if task is not None:
                    tasks[at] = task
            if len(parts) == 1:
                self.sheet.problem(each, phrase("study-empty-step"))
        if position is None:
            return None
        questions = Lesson(
            id=f"{study}/{chapter}",
            source=self.sheet.source,
            title=title,
            summary=Bilingual(""),
            minutes=10,
            tasks=tuple(tasks[at] for at in sorted(tasks)),
            positions=((chapter, position),),
            aside=True,
        )
        text = self._words(fields["text"], quoted("text")) if "text" in fields else Bilingual("")
        notes.sort(key=lambda note: note.at)
        return LineChapter(chapter, title, text, position, played.play, tuple(notes), questions, tuple(sorted(tasks)))

    def _played(self, node: Node | None, position: Position | None) -> _Played:
        """Play the answers of a line; the first that is not possible is a problem."""
        nodes = self.sheet.items(node, quoted("play")) if node is not None else []
        before = len(self.sheet.problems)
        play = self._play(node) if isinstance(node, SequenceNode) else ()
        self.answers += len(play)
        if self.answers > MOST_ANSWERS:
            assert node is not None
            self.sheet.problem(node, phrase("study-many-answers", n=MOST_ANSWERS))
        if position is None or len(self.sheet.problems) > before:
            self.lost_position = True
            return _Played(position, play, None, {})
        session = Session(position.game(), viewer=position.viewer)
        for answer, at in zip(play, nodes, strict=True):
            said = phrase("position-answer-after-end") if session.request is None else _not_played(session, answer)
            if said is not None:
                self.sheet.problem(at, said)
                self.lost_position = True
                return _Played(position, play, None, {})
        return _Played(position, play, session, places(session))

    def _step(self, node: Node, played: _Played, taken: Sequence[At]) -> tuple[At, dict[str, Node]] | None:
        """Return which step is meant, and what is said there."""
        pairs = self.sheet.pairs(node, phrase("study-a-step"), STEP_KEYS)
        parts = {pair.key: pair.value for pair in pairs}
        if not isinstance(node, MappingNode):
            return None
        if "at" not in parts:
            self._lacks(node, "at")
            return None
        where = parts["at"]
        text = where.value if isinstance(where, ScalarNode) and where.tag in (INT, STR) else ""
        match = AT.fullmatch(text)
        if match is None:
            self.sheet.problem(where, phrase("study-no-at", found=found_at(where)))
            return None
        at = At(int(match[1]), int(match[2] or 0))
        if at in taken:
            self.sheet.problem(where, phrase("study-at-twice", at=shown(str(at))))
        elif played.session is not None and at not in played.steps:
            between = sum(each.answers == at.answers and each.steps > 0 for each in played.steps)
            slots: dict[str, Slot] = {"at": shown(str(at)), "answers": len(played.play), "n": between}
            fits = at.answers <= len(played.play)
            self.sheet.problem(where, phrase("study-no-step-between" if fits else "study-no-step", **slots))
        return at, parts

    def _comment(self, node: Node) -> Bilingual:
        """Return a comment: plain text as it was typed, so that none that was typed at a table is refused."""
        what = quoted("comment")
        if isinstance(node, ScalarNode):
            parts: dict[str, Node] = {"uk" if CYRILLIC.search(node.value) else "en": node}
        else:
            parts = {pair.key: pair.value for pair in self.sheet.pairs(node, what, LANGUAGES)}
        found = {}
        for language, each in parts.items():
            found[language] = self.sheet.text(each, what, lines=True) or ""
            try:
                Annotation(found[language])
            except AnnotationError as error:
                self.sheet.problem(each, error.said[0])
        return Bilingual(found.get("en", ""), found.get("uk", ""))

    def _marks(self, node: Node, position: Position | None) -> Annotation:
        """Return rings and arrows."""
        found: list[str] = []
        for each in self.sheet.items(node, quoted("marks")):
            text = self.sheet.text(each, phrase("study-a-mark"), longest=200)
            try:
                if text is not None and (mark := annotation("", [text])):
                    if position is not None:
                        mark.check(card_catalogue(position.edition, position.sets))
                    found.append(text)
            except AnnotationError as error:
                self.sheet.problem(each, error.said[0])
        try:
            return annotation("", found)
        except AnnotationError as error:
            self.sheet.problem(node, error.said[0])
            return Annotation()

    # --- a question ---

    def _question(
        self, node: Node, lesson: str, title: Bilingual, at: At, played: _Played, earlier: Sequence[Task]
    ) -> Task | None:
        fields = {pair.key: pair.value for pair in self.sheet.pairs(node, phrase("study-a-question"), QUESTION_KEYS)}
        if not isinstance(node, MappingNode):
            return None
        self.at, self.step, self.session = at, played.step(at), played.session
        self.lost_position |= self.step is None
        read = self._term(fields["read"], READERS, ARGS, "reading") if "read" in fields else None
        is_next = read is not None and read.name == NEXT
        if is_next and at.steps:
            self._amid(fields["read"], at)
            return None
        if is_next and self.step is not None and at.answers == len(played.play):
            self.sheet.problem(fields["read"], phrase("study-no-next"))
            return None
        for key in ("read", *(() if is_next else ("question", "options", "answer", "because"))):
            if key not in fields:
                self._lacks(node, key)
        task_id = (
            self._id(fields, node, "id", [task.id for task in earlier])
            if "id" in fields
            else f"at-{at}".replace("+", "-")
        )
        if is_next and "options" not in fields:
            options: tuple[Option, ...] = tuple(self._choices(node, None))
        else:
            options = self._options(fields["options"], "predict") if "options" in fields else ()
        known = [option.id for option in options]
        plays = self._plays(fields.get("plays"), at, played, only_next=is_next)
        play = played.play[at.answers : at.answers + plays]
        wanted = self._answer(fields["answer"], known) if "answer" in fields else ()
        if is_next and self.step is not None and play:
            wanted = self._chosen(node, play[0], known)
        names = played.position or self.position
        many = bool(self.sheet.truth(fields["many"], quoted("many"))) if "many" in fields else is_next and self._several
        return Task(
            id=task_id,
            kind=self.sheet.one_of(fields["kind"], phrase("tasks-such-kind"), ASKED) or ""
            if "kind" in fields
            else "predict",
            lesson=lesson,
            position=lesson.rpartition("/")[2],
            after=played.play[: at.answers],
            start="set",
            title=self._words(fields["title"], quoted("title")) if "title" in fields else title,
            question=self._words(fields["question"], quoted("question"))
            if "question" in fields
            else self._worded("study-next", names),
            options=options,
            many=many,
            read=read,
            now=None,
            whose=self.step.request.seat if self.step is not None and self.step.request is not None else 0,
            success=(),
            failure=(),
            astray=None,
            hints=self._hints(fields, node),
            points=self._points(fields["points"]) if "points" in fields else (),
            wrong=self._wrongs(fields["wrong"], known) if "wrong" in fields else (),
            solution=Solution(wanted, play),
            because=self._words(fields["because"], quoted("because"))
            if "because" in fields
            else self._worded("study-next-because", names),
            rules=self._rules(fields["rules"]) if "rules" in fields else (),
            line=node.start_mark.line + 1,
        )

    def _amid(self, node: Node, at: At) -> None:
        """Report that nothing is chosen at a step, and where something is."""
        self.sheet.problem(node, phrase("study-question-amid", at=shown(str(at)), better=str(at.answers)))

    @property
    def _several(self) -> bool:
        """Whether several options are chosen together at the step."""
        request = self.step.request if self.step is not None else None
        return request is not None and request.high > 1

    def _plays(self, node: Node | None, at: At, played: _Played, *, only_next: bool) -> int:
        """Return how many answers of the line a question is about: to the end of the action, if it does not say."""
        left = len(played.play) - at.answers
        if node is not None:
            return self.sheet.number(node, quoted("plays"), min(at.steps, 1), max(left, 0)) or 0
        if only_next:
            return min(1, left)
        for count in range(1, left + 1):
            step = played.step(At(at.answers + count))
            if step is not None and (step.request is None or step.request.purpose == "turn"):
                return count
        return left

    def _chosen(self, node: Node, answer: tuple[str, ...], known: Sequence[str]) -> Answer:
        """Return what a line chooses at the step, by the ids of the options."""
        game = self._game()
        request = game.request
        assert request is not None
        picked = game.parse(meant(request, answer)) or ()
        found = tuple(option_id(game.machine, game.state, request, option) for option in picked) or (DECLINE,)
        missing = [each for each in found if each not in known]
        if missing and known:
            self.sheet.problem(node, phrase("study-next-left-out", option=shown(missing[0])))
        return found

    def _game(self) -> Game:
        assert self.session is not None
        assert self.step is not None
        return Game(self.step.state.copy(), machine_=self.session.machine)

    def _derived(self, node: Node) -> list[Option]:
        """Return options whose words come from the game; also those that it offers at the step."""
        for key, value in node.value if isinstance(node, MappingNode) else ():
            if (key.value, getattr(value, "value", "")) == ("from", CHOICES):
                parts = {each.key: each.value for each in self.sheet.pairs(node, quoted("options"), ("from", "ids"))}
                return self._choices(node, parts.get("ids"))
        return super()._derived(node)

    def _choices(self, node: Node, ids: Node | None) -> list[Option]:
        """Return what can be chosen at the step, or what of it is listed, in the words of the game.

        What the viewer of the table may not know is no option: it would be read off the question.
        """
        nodes = self.sheet.items(ids, quoted("ids")) if ids is not None else []
        texts = [self._id_text(each, phrase("position-an-item", key=quoted("ids"))) for each in nodes]
        if self.step is not None and self.step.request is None:
            self._amid(node, self.at)
        if self.step is None or self.step.request is None:
            return [Option(text, "text", text, Bilingual(text)) for text in texts if text]
        game, request = self._game(), self.step.request
        m, s = game.machine, game.state
        offered = {option: option_id(m, s, request, option) for option in open_options(m, s, request.seat)}
        viewer = self.session.viewer if self.session is not None else None
        unseen = any(option_id(m, s, request, option, viewer) != name for option, name in offered.items())
        if unseen and viewer is not None:
            who = player_name(self.position.players[request.seat].name) if self.position is not None else ""
            self.sheet.problem(ids or node, phrase("study-unseen-choice", who=who))
            return []
        wanted = list(offered) if ids is None else []
        declines = request.optional and request.kind != "yes-no"
        for text, each in zip(texts, nodes, strict=True):
            if text == DECLINE and declines:
                continue
            try:
                wanted += [parse_option(m, s, text)] if text else []
            except GameError as error:
                self.sheet.problem(each, of_game(error))
        found = [
            Option(offered[option], self._kind(offered[option]), offered[option], self._option_words(option))
            for option in wanted
        ]
        if declines and (ids is None or DECLINE in texts):
            found.append(Option(DECLINE, "text", DECLINE, self._worded("study-decline", self.position)))
        return found

    def _kind(self, option: str) -> str:
        """Return the source of options under which the places of an option on the table are found."""
        assert self.step is not None
        assert self.step.request is not None
        assert self.session is not None
        kind, action = self.step.request.kind, option.partition(" ")
        card = action[2] if kind == "action" else option
        if card in self.session.machine.catalogue.of_key or action[0] in ("draw", "achieve"):
            return {"action": "actions", "card": "cards", "order": "cards"}.get(kind, "text")
        return "text"

    def _option_words(self, option: int) -> Bilingual:
        """Return the words of an option of the step in every language."""
        assert self.step is not None
        assert self.step.request is not None
        request, state = self.step.request, self.step.state
        return Bilingual(*(texts.option(state, request, option) for texts in self._texts(self.position)))

    def _worded(self, message: str, position: Position | None) -> Bilingual:
        """Return a message about the player who decides at the step, in every language."""
        if self.step is None or self.step.request is None:
            return Bilingual("")
        seat = self.step.request.seat
        return Bilingual(*(texts.message(message, **texts.who(seat)) for texts in self._texts(position)))

    def _texts(self, position: Position | None) -> list[AppText]:
        assert self.session is not None
        assert position is not None
        return [impersonal(self.session.machine, position, language) for language in LANGUAGES]
