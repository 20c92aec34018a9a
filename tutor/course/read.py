"""From a YAML file to a lesson's tasks, with every mistake on the way at its line.

Reads like positions do: nothing in a file is executed, and one reading finds everything that is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from engine.cards.facts import catalogue
from engine.lang.terms import Color, Icon, Splay
from engine.model.cards import UnknownCardError
from engine.positions import SCENARIOS, Position, PositionError, UnknownScenarioError, Words, load
from engine.positions.check import script
from engine.positions.nodes import INT, STR, Sheet, describe, shown
from engine.positions.problems import did_you_mean
from engine.rules import RULES
from tutor.course.misconceptions import MISCONCEPTIONS
from tutor.course.tasks import HINTS, KINDS, SCHEMA, STARTS, Answer, Lesson, Option, Solution, Task, Term, Wrong
from tutor.course.truth import ARGS, PREFIX, READERS, TEST_ARGS, TESTS, WHICH, ZONES, seat_id

KEYS = ("schema", "lesson", "title", "summary", "minutes", "position", "tasks")
TASK_KEYS = (
    "id",
    "kind",
    "title",
    "position",
    "after",
    "start",
    "question",
    "options",
    "many",
    "read",
    "now",
    "whose",
    "success",
    "failure",
    "astray",
    "later",
    "hints",
    "wrong",
    "solution",
    "because",
    "rules",
)
DERIVED = {
    "decks": ("values",),
    "counts": ("values",),
    "seats": (),
    "moves": ("ids",),
    "cards": ("ids",),
    "actions": ("ids",),
}
"""what options can be made from, and the key that says which"""
WHEN = ("first", "last", "has", "lacks", "before")
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOVE = re.compile(r"p([1-5])-([a-z]+(?:-[a-z]+)*)(?:-(\d{1,2}))?")
HOLE = re.compile(r"\{(title|text):([a-z0-9-]+)\}")
"""what is put into a text: a card's title, or what it says"""


class TaskError(PositionError):
    """Tasks that cannot be read; all that is wrong with them at once."""

    code = "bad-tasks"


def load_tasks(path: Path, folders: Sequence[Path] = SCENARIOS) -> Lesson:
    """Return the tasks of a file; a position may be a scenario's name or a file beside it.

    Raises:
        TaskError: with all that is wrong with it.
        OSError: the file cannot be read.
    """
    sheet = Sheet(path.name)
    data = path.read_bytes()
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        sheet.problem_at(data[: error.start].count(b"\n") + 1, 1, "this is no UTF-8 text")
        raise TaskError(sheet.problems) from None
    return _read(sheet, text, folders, path.parent)


def loads_tasks(text: str, source: str = "tasks", folders: Sequence[Path] = SCENARIOS) -> Lesson:
    """Return the tasks that a text holds; ``source`` is what errors call it.

    Raises:
        TaskError: with all that is wrong with it.
    """
    return _read(Sheet(source), text, folders)


def _read(sheet: Sheet, text: str, folders: Sequence[Path], beside: Path | None = None) -> Lesson:
    root = sheet.compose(text)
    lesson = _Reader(sheet, folders, beside).read(root) if root is not None else None
    if sheet.problems or lesson is None:
        raise TaskError(sorted(sheet.problems, key=lambda problem: (problem.line, problem.column)))
    return lesson


class _Reader:
    """Reads one file of tasks off a sheet."""

    def __init__(self, sheet: Sheet, folders: Sequence[Path], beside: Path | None) -> None:
        self.sheet = sheet
        self.folders = folders
        self.beside = beside
        """the folder of the file, if it is one: a position may lie there"""
        self.positions: dict[str, Position] = {}
        self.position: Position | None = None
        """of the task that is being read"""

    # --- the file ---

    def read(self, root: Node) -> Lesson | None:
        """The lesson; not to be used if the sheet has problems after it."""
        fields = {pair.key: pair.value for pair in self.sheet.pairs(root, "a file of tasks", KEYS)}
        if not isinstance(root, MappingNode):
            return None
        if "schema" not in fields:
            self.sheet.problem(root, f"there is no key 'schema'; write 'schema: {SCHEMA}'")
        elif not isinstance(fields["schema"], ScalarNode) or fields["schema"].value != SCHEMA:
            self.sheet.problem(fields["schema"], f"the schema must be {SCHEMA!r}, found {describe(fields['schema'])}")
        lesson = self._id(fields, root, "lesson")
        common = self._scenario(fields["position"]) if "position" in fields else ""
        tasks: list[Task] = []
        for node in self.sheet.items(fields["tasks"], "'tasks'") if "tasks" in fields else ():
            task = self._task(node, lesson, common, [task.id for task in tasks])
            if task is not None:
                tasks.append(task)
        if "tasks" not in fields:
            self.sheet.problem(root, "there is no key 'tasks'")
        elif not tasks and not self.sheet.problems:
            self.sheet.problem(fields["tasks"], "there are no tasks")
        elif tasks and tasks[-1].later:
            self.sheet.problem(fields["tasks"], f"the last task, {tasks[-1].id!r}, waits for a walk that never comes")
        for task, following in pairwise(tasks):
            if task.later and task.position != following.position:
                said = f"the task {task.id!r} waits for the walk of the next one, which is on another position"
                self.sheet.problem(fields["tasks"], said)
        return Lesson(
            id=lesson,
            source=self.sheet.source,
            title=self._both(fields, root, "title"),
            summary=self._both(fields, root, "summary"),
            minutes=self.sheet.number(fields["minutes"], "'minutes'", 1, 90) or 10 if "minutes" in fields else 10,
            tasks=tuple(tasks),
            positions=tuple(self.positions.items()),
        )

    def _id(self, fields: Mapping[str, Node], parent: Node, key: str, taken: Iterable[str] = ()) -> str:
        if key not in fields:
            self.sheet.problem(parent, f"there is no key {key!r}")
            return ""
        text = self.sheet.text(fields[key], f"{key!r}", longest=60) or ""
        if text and not ID.fullmatch(text):
            self.sheet.problem(fields[key], f"an id is lower-case words joined by '-', found {shown(text)}")
        if text in taken:
            self.sheet.problem(fields[key], f"the id {shown(text)} is here twice")
        return text

    def _both(self, fields: Mapping[str, Node], parent: Node, key: str) -> Words:
        """A text that must stand there in both languages."""
        if key not in fields:
            self.sheet.problem(parent, f"there is no key {key!r}")
            return Words("")
        return self._words(fields[key], key)

    def _words(self, node: Node, what: str) -> Words:
        parts = {pair.key: pair.value for pair in self.sheet.pairs(node, f"{what!r}", ("en", "uk"))}
        for language in ("en", "uk"):
            if isinstance(node, MappingNode) and language not in parts:
                self.sheet.problem(node, f"{what!r} has no text in {language!r}")
        said = {
            language: " ".join((self.sheet.text(text, f"{what!r}", lines=True) or "").split())
            for language, text in parts.items()
        }
        for language, text in said.items():
            for _what, key in HOLE.findall(text):
                self._card(ScalarNode(STR, key, parts[language].start_mark))
            if re.search(r"[{}]", HOLE.sub("", text)):
                self.sheet.problem(parts[language], "braces are for '{title:writing}' and '{text:writing}' only")
        return Words(said.get("en", ""), said.get("uk", ""))

    def _scenario(self, node: Node) -> str:
        """The name of a scenario, or the path of one that lies beside the tasks; it is loaded."""
        name = self.sheet.text(node, "'position'") or ""
        if name and self.beside is not None and (self.beside / name).is_file():
            name = str((self.beside / name).resolve())
        if not name or name in self.positions:
            return name
        try:
            self.positions[name] = load(name, self.folders)
        except (UnknownScenarioError, PositionError) as error:
            self.sheet.problem(node, str(error).splitlines()[0])
            return ""
        return name

    # --- a task ---

    def _task(self, node: Node, lesson: str, common: str, earlier: Sequence[str]) -> Task | None:
        fields = {pair.key: pair.value for pair in self.sheet.pairs(node, "a task", TASK_KEYS)}
        if not isinstance(node, MappingNode):
            return None
        task_id = self._id(fields, node, "id", earlier)
        kind = self.sheet.one_of(fields["kind"], "kind of task", KINDS) or "" if "kind" in fields else ""
        if "kind" not in fields:
            self.sheet.problem(node, "there is no key 'kind'")
        name = self._scenario(fields["position"]) if "position" in fields else common
        if not name and "position" not in fields:
            self.sheet.problem(node, "there is no key 'position', neither here nor for the whole lesson")
        self.position = self.positions.get(name)
        options = self._options(fields["options"], kind) if "options" in fields else ()
        known = [option.id for option in options]
        now = self._words(fields["now"], "now") if "now" in fields else None
        solution = self._solution(fields, node, known)
        task = Task(
            id=task_id,
            kind=kind,
            lesson=lesson,
            position=name,
            after=self._after(fields["after"]) if "after" in fields else (),
            start=self.sheet.one_of(fields["start"], "start", STARTS) or "set" if "start" in fields else "set",
            title=self._both(fields, node, "title"),
            question=self._both(fields, node, "question"),
            options=options,
            many=bool(self.sheet.truth(fields["many"], "'many'")) if "many" in fields else False,
            read=self._term(fields["read"], READERS, ARGS, "reading") if "read" in fields else None,
            now=now,
            whose=max(self._seat(fields["whose"]), 0) if "whose" in fields else 0,
            success=self._terms(fields["success"]) if "success" in fields else (),
            failure=self._terms(fields["failure"]) if "failure" in fields else (),
            astray=self._words(fields["astray"], "astray") if "astray" in fields else None,
            later=bool(self.sheet.truth(fields["later"], "'later'")) if "later" in fields else False,
            hints=self._hints(fields, node),
            wrong=self._wrongs(fields["wrong"], known) if "wrong" in fields else (),
            solution=solution,
            because=self._both(fields, node, "because"),
            rules=self._rules(fields["rules"]) if "rules" in fields else (),
            line=node.start_mark.line + 1,
        )
        self._check_whole(task, node, fields)
        return task

    def _check_whole(self, task: Task, node: Node, fields: Mapping[str, Node]) -> None:
        """What must go together."""
        asks = task.kind != "reach-goal"
        for key in ("options", "read"):
            if asks and key not in fields:
                self.sheet.problem(node, f"a task of the kind {task.kind!r} needs the key {key!r}")
            if not asks and key in fields:
                self.sheet.problem(fields[key], f"a task of the kind {task.kind!r} has no key {key!r}")
        if not asks and not task.walks:
            self.sheet.problem(node, "a goal needs the key 'now': what is to be done")
        if task.walks and not task.success:
            self.sheet.problem(node, "a task with 'now' needs 'success': how to tell that it is done")
        if not task.walks and task.success:
            self.sheet.problem(fields["success"], "'success' needs 'now': what is to be done")
        if task.failure and task.astray is None:
            self.sheet.problem(node, "'failure' needs 'astray': what to say then")
        if task.start == "here" and task.walks:
            self.sheet.problem(fields["start"], "a task that asks about what was played ('here') has no 'now'")
        if task.later and task.walks:
            self.sheet.problem(
                node, "a task has a walk of its own ('now') or waits for the next one's ('later'), not both"
            )

    def _hints(self, fields: Mapping[str, Node], parent: Node) -> tuple[Words, ...]:
        if "hints" not in fields:
            self.sheet.problem(parent, "there is no key 'hints'")
            return ()
        nodes = self.sheet.items(fields["hints"], "'hints'")
        if len(nodes) != HINTS:
            self.sheet.problem(
                fields["hints"], f"give {HINTS} hints: where to look, the rule, the step; found {len(nodes)}"
            )
        return tuple(self._words(each, "a hint") for each in nodes)

    def _rules(self, node: Node) -> tuple[str, ...]:
        found = []
        for each in self.sheet.items(node, "'rules'"):
            text = self.sheet.text(each, "a rule") or ""
            if text and text not in RULES:
                self.sheet.problem(each, f"no rule {shown(text)}{did_you_mean(text, RULES)}")
            found.append(text)
        return tuple(found)

    # --- answers and play ---

    def _after(self, node: Node) -> tuple[tuple[str, ...], ...]:
        """The answers of a line of the scenario, or answers."""
        if isinstance(node, SequenceNode):
            return self._play(node)
        line = self.sheet.text(node, "'after'") or ""
        if self.position is None or not line:
            return ()
        try:
            return tuple(answer.picks for answer in script(self.position, line))
        except KeyError:
            near = did_you_mean(line, [each.id for each in self.position.lines])
            self.sheet.problem(node, f"no line {shown(line)} in {self.position.source}{near}")
            return ()

    def _play(self, node: Node) -> tuple[tuple[str, ...], ...]:
        found = []
        for each in self.sheet.items(node, "'play'"):
            nodes = each.value if isinstance(each, SequenceNode) else [each]
            found.append(tuple(self._id_text(one, "an answer") for one in nodes))
        return tuple(found)

    def _solution(self, fields: Mapping[str, Node], parent: Node, known: Sequence[str]) -> Solution:
        if "solution" not in fields:
            self.sheet.problem(parent, "there is no key 'solution'")
            return Solution((), ())
        parts = {
            pair.key: pair.value for pair in self.sheet.pairs(fields["solution"], "'solution'", ("answer", "play"))
        }
        answer = self._answer(parts["answer"], known) if "answer" in parts else ()
        return Solution(answer, self._play(parts["play"]) if "play" in parts else ())

    def _answer(self, node: Node, known: Sequence[str]) -> Answer:
        nodes = node.value if isinstance(node, SequenceNode) else [node]
        found = []
        for each in nodes:
            text = self._id_text(each, "an answer")
            if text and text not in known:
                near = did_you_mean(text, known) or f"; there are: {', '.join(known)}"
                self.sheet.problem(each, f"no option {shown(text)}{near}")
            found.append(text)
        return tuple(found)

    def _id_text(self, node: Node, what: str) -> str:
        """A word or a number that names something."""
        if isinstance(node, ScalarNode) and node.tag == INT:
            return str(node.value)
        return self.sheet.text(node, what, longest=80) or ""

    def _wrongs(self, node: Node, known: Sequence[str]) -> tuple[Wrong, ...]:
        found = []
        for each in self.sheet.items(node, "'wrong'"):
            keys = ("answer", "when", "misconception", "message")
            parts = {pair.key: pair.value for pair in self.sheet.pairs(each, "a wrong try", keys)}
            if not isinstance(each, MappingNode):
                continue
            missing = [key for key in ("answer", "misconception", "message") if key not in parts]
            if missing:
                self.sheet.problem(each, f"the wrong try has no key {missing[0]!r}")
                continue
            name = self.sheet.text(parts["misconception"], "'misconception'") or ""
            if name and name not in MISCONCEPTIONS:
                near = did_you_mean(name, MISCONCEPTIONS)
                self.sheet.problem(parts["misconception"], f"no misconception {shown(name)}{near}")
            pairs = self.sheet.pairs(parts["when"], "'when'", WHEN) if "when" in parts else []
            when = [Term(pair.key, (("ids", self._answer(pair.value, known)),)) for pair in pairs]
            answer = self._answer(parts["answer"], known)
            found.append(Wrong(answer, tuple(when), name, self._words(parts["message"], "message")))
        return tuple(found)

    # --- options ---

    def _options(self, node: Node, kind: str) -> tuple[Option, ...]:
        listed = isinstance(node, SequenceNode)
        options = [self._option(each) for each in node.value] if listed else self._derived(node)
        found: list[Option] = []
        for option in options:
            if option.id in [other.id for other in found]:
                self.sheet.problem(node, f"the option {shown(option.id)} is here twice")
            found.append(option)
        if len(found) < 2 and not self.sheet.problems:
            self.sheet.problem(node, "give at least two options")
        return tuple(found)

    def _option(self, node: Node) -> Option:
        """An option in words. ``is`` or ``rule`` is what the game must say for it to be right; left out, its id."""
        parts = {pair.key: pair.value for pair in self.sheet.pairs(node, "an option", ("id", "is", "rule", "text"))}
        option_id = self._id(parts, node, "id") if isinstance(node, MappingNode) else ""
        stands_for = self._id_text(parts["is"], "'is'") if "is" in parts else option_id
        if "rule" in parts:
            stands_for = self.sheet.text(parts["rule"], "'rule'") or ""
            if stands_for and stands_for not in RULES:
                self.sheet.problem(parts["rule"], f"no rule {shown(stands_for)}{did_you_mean(stands_for, RULES)}")
        text = self._both(parts, node, "text") if isinstance(node, MappingNode) else Words("")
        return Option(option_id, "text", stands_for, text)

    def _derived(self, node: Node) -> list[Option]:
        """Options whose words come from the game: ``{from: decks, values: [1, 2]}``."""
        parts = {pair.key: pair.value for pair in self.sheet.pairs(node, "'options'", ("from", "values", "ids"))}
        if "from" not in parts:
            if isinstance(node, MappingNode):
                self.sheet.problem(node, "options are a list, or are made 'from' something")
            return []
        source = self.sheet.one_of(parts["from"], "source of options:", DERIVED)
        if source is None:
            return []
        if source == "seats":
            players = len(self.position.players) if self.position is not None else 0
            return [Option(seat_id(seat), source, seat_id(seat)) for seat in range(players)]
        (key,) = DERIVED[source]
        if key not in parts:
            self.sheet.problem(node, f"options from {source!r} need the key {key!r}")
            return []
        found = []
        for each in self.sheet.items(parts[key], f"{key!r}"):
            text = self._id_text(each, f"one of {key!r}")
            if text:
                self._check_derived(each, source, text)
                found.append(Option(text, source, text))
        return found

    def _check_derived(self, node: Node, source: str, text: str) -> None:
        if source in ("decks", "counts") and not text.isdecimal():
            self.sheet.problem(node, f"a number is needed, found {shown(text)}")
        if source == "cards":
            self._card(node)
        if source == "moves" and not MOVE.fullmatch(text):
            self.sheet.problem(node, f"a move is 'p2-draw-2' or 'p2-draw' (player, verb, value), found {shown(text)}")

    # --- terms ---

    def _terms(self, node: Node) -> tuple[Term, ...]:
        """Conditions: a list, or one alone."""
        nodes = node.value if isinstance(node, SequenceNode) else [node]
        found = [self._term(each, TESTS, TEST_ARGS, "condition") for each in nodes]
        return tuple(term for term in found if term is not None)

    def _term(
        self, node: Node, known: Mapping[str, Any], args: Mapping[str, Mapping[str, str]], what: str
    ) -> Term | None:
        """A word of the vocabulary: ``free-draw``, or ``deck: {which: last}``."""
        if isinstance(node, ScalarNode):
            name, value = node, None
        else:
            pairs = self.sheet.pairs(node, f"a {what}")
            if len(pairs) != 1:
                self.sheet.problem(node, f"a {what} is one word of the vocabulary with its arguments")
                return None
            name, value = ScalarNode(STR, pairs[0].key, pairs[0].at.start_mark), pairs[0].value
        word = self.sheet.one_of(name, what, known)
        if word is None:
            return None
        kinds = args[word]
        given = (
            {pair.key: pair.value for pair in self.sheet.pairs(value, f"{word!r}", kinds)} if value is not None else {}
        )
        for key, kind in kinds.items():
            if kind.endswith("!") and key not in given:
                self.sheet.problem(node, f"{word!r} needs {key!r}")
        return Term(word, tuple((key, self._argument(each, key, kinds[key])) for key, each in given.items()))

    def _argument(self, node: Node, key: str, kind: str) -> Any:
        match kind.rstrip("!"):
            case "seat":
                return self._seat(node)
            case "which":
                return self.sheet.one_of(node, f"{key!r}:", WHICH)
            case "zone":
                return self.sheet.one_of(node, f"{key!r}:", ZONES)
            case "icon":
                return self.sheet.one_of(node, "icon", [icon.name.lower() for icon in Icon])
            case "color":
                return self.sheet.one_of(node, "color", [color.name.lower() for color in Color])
            case "splay":
                return self.sheet.one_of(node, "splay", [splay.name.lower() for splay in Splay])
            case "number":
                return self.sheet.number(node, f"{key!r}", 0, 1000)
            case "truth":
                return self.sheet.truth(node, f"{key!r}")
            case "card":
                return self._card(node)
            case "texts":
                return tuple(self._id_text(each, f"one of {key!r}") for each in self.sheet.items(node, f"{key!r}"))
            case _:
                return self._id_text(node, f"{key!r}")

    def _seat(self, node: Node) -> int:
        players = len(self.position.players) if self.position is not None else 5
        known = [seat_id(seat) for seat in range(players)]
        word = self.sheet.one_of(node, "player", known)
        return int(word.removeprefix(PREFIX)) - 1 if word else -1

    def _card(self, node: Node) -> str:
        text = self.sheet.text(node, "a card", longest=80) or ""
        cards = catalogue(self.position.edition, self.position.sets) if self.position else catalogue(4)
        try:
            return cards.key[cards.find(text)] if text else ""
        except UnknownCardError as error:
            self.sheet.problem(node, str(error))
            return ""
