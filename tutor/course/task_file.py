"""Reads a lesson's tasks from a YAML file and reports every mistake with its line.

As with positions, nothing in a file is executed, and one pass finds all mistakes.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from engine.cards.facts import card_catalogue
from engine.cards.sets import set_names
from engine.lang.terms import SLOT_WORDS, STANDARD_ICONS, Color, Splay
from engine.model.cards import UnknownCardError
from engine.model.names import shown
from engine.model.zones import BOARD
from engine.positions import SCENARIOS, Bilingual, Position, PositionError, UnknownScenarioError, load
from engine.positions.check import script
from engine.positions.files import text_of
from engine.positions.naming import no_card, quoted
from engine.positions.problems import hint, hint_or_all, nearest
from engine.positions.yaml_sheet import INT, STR, Sheet, found_at
from engine.rules import RULES
from engine.text.messages import LANGUAGES, Phrase, Slot, phrase
from tutor.course.misconceptions import MISCONCEPTIONS
from tutor.course.questions import ARGS, PREFIX, READERS, TEST_ARGS, TESTS, WHICH, seat_id, zones_of
from tutor.course.tasks import HINTS, KINDS, SCHEMA, STARTS, Answer, Lesson, Option, Solution, Task, Term, Wrong

KEYS = ("schema", "lesson", "title", "summary", "minutes", "aside", "position", "tasks")
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
    "later",  # read and without effect: files of earlier versions delay a verdict with it
    "hints",
    "points",
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
"""source of generated options -> keys that list them"""
WRONG_KEYS = ("answer", "when", "misconception", "message")
WHEN = ("first", "last", "has", "lacks", "before")
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOVE = re.compile(r"p([1-5])-([a-z]+(?:-[a-z]+)*)(?:-(\d{1,2}))?")
ZONES = "|".join(word for word in zones_of(set_names()) if word != BOARD)
POINT = re.compile(
    rf"icon-({'|'.join(icon.word for icon in STANDARD_ICONS)})|deck-\d{{1,2}}|decks|available|specials|junk"
    rf"|special-[a-z]+|player-[0-4]|({ZONES})-[0-4]|pile-[0-4]-(red|yellow|green|blue|purple)"
)
"""a key on the table that is no card's"""
MARK = re.compile(r"\[([a-z][a-z0-9-]*)\](?!\()")
"""a mark of a text, or what looks like one: ``[authority]``"""
CYRILLIC = re.compile("[\u0400-\u04ff]")
HOLE = re.compile(r"\{(title|title-acc|text|text-[1-9]):([a-z0-9-]+)\}")
"""a slot of a text: a card's title, its accusative form, the card's text, or one of its effects"""


class TaskError(PositionError):
    """A file of tasks has mistakes; lists all of them."""

    code = "bad-tasks"


def is_tasks(path: Path) -> bool:
    """Return whether a file says at its head that it holds tasks, and no position.

    Raises:
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        start = file.read(4096)
    return any(line.startswith(b"schema:") and SCHEMA.partition("/")[0].encode() in line for line in start.splitlines())


def load_tasks(path: Path, folders: Sequence[Path] = SCENARIOS) -> Lesson:
    """Read a lesson's tasks from a file; a position is a scenario's name or a file in the same folder.

    Raises:
        TaskError: the file cannot be read, or the tasks have mistakes; it lists all of them.
    """
    sheet = Sheet(path.name)
    try:
        text = text_of(path)
    except PositionError as error:
        raise TaskError(error.problems) from None
    return _read(sheet, text, folders, path.parent)


def loads_tasks(text: str, source: str = "tasks", folders: Sequence[Path] = SCENARIOS) -> Lesson:
    """Read a lesson's tasks from a text; ``source`` is its name in errors.

    Raises:
        TaskError: the tasks have mistakes; it lists all of them.
    """
    return _read(Sheet(source), text, folders)


def _read(sheet: Sheet, text: str, folders: Sequence[Path], beside: Path | None = None) -> Lesson:
    root = sheet.compose(text)
    lesson = TaskReader(sheet, folders, beside).read(root) if root is not None else None
    if sheet.problems or lesson is None:
        raise TaskError(sorted(sheet.problems, key=lambda problem: (problem.line, problem.column)))
    return lesson


def _no_line(position: Position, line: str) -> Phrase:
    near = hint(line, [each.id for each in position.lines])
    return phrase("tasks-no-line", line=shown(line), source=position.source, hint=near)


def _no_option(found: str, known: Sequence[str]) -> Phrase:
    return no_such("tasks-such-option", found, hint_or_all(found, known))


def no_such(what: str, found: str, near: Phrase) -> Phrase:
    """Return the message that nothing of this kind has this name."""
    return phrase("position-no-such", what=phrase(what), found=shown(found), hint=near)


class TaskReader:
    """Reads one file of tasks from a sheet."""

    fewest_hints = 1
    """how many hints a task must have"""
    spellings: tuple[str, ...] = (*KEYS, *TASK_KEYS, *WRONG_KEYS)
    """keys that a misspelt one may mean"""

    def __init__(self, sheet: Sheet, folders: Sequence[Path], beside: Path | None) -> None:
        self.sheet = sheet
        self.folders = folders
        self.beside = beside
        """the folder of the file, in which positions may be; ``None`` for a text"""
        self.positions: dict[str, Position] = {}
        self.lost_position = False
        """a position could not be read, which was told: what is missing without it is no mistake of its own"""
        self.position: Position | None = None
        """the position of the task being read"""

    # --- the file ---

    def _head(
        self, root: Node, schema: str, keys: Collection[str], wanted: Phrase, what: Phrase
    ) -> dict[str, Node] | None:
        """Return what stands under the keys of a file, which is called ``what``; ``None`` if it is no mapping."""
        if not isinstance(root, MappingNode):
            self.sheet.problem(root, wanted)
            return None
        fields = {pair.key: pair.value for pair in self.sheet.pairs(root, what, keys)}
        if "schema" not in fields:
            self.sheet.problem(root, wanted)
        elif not isinstance(fields["schema"], ScalarNode) or fields["schema"].value != schema:
            found = found_at(fields["schema"])
            self.sheet.problem(fields["schema"], phrase("position-other-schema", schema=schema, found=found))
        return fields

    def read(self, root: Node) -> Lesson | None:
        """Return the lesson; discard it if the sheet has problems afterwards."""
        fields = self._head(root, SCHEMA, KEYS, phrase("tasks-wanted", schema=SCHEMA), phrase("tasks-a-file"))
        if fields is None:
            return None
        lesson = self._id(fields, root, "lesson")
        common = self._scenario(fields["position"]) if "position" in fields else ""
        tasks: list[Task] = []
        for node in self.sheet.items(fields["tasks"], quoted("tasks")) if "tasks" in fields else ():
            task = self._task(node, lesson, common, [task.id for task in tasks])
            if task is not None:
                tasks.append(task)
        if "tasks" not in fields:
            self._lacks(root, "tasks")
        elif not tasks and not self.sheet.problems:
            self.sheet.problem(fields["tasks"], phrase("tasks-none"))
        return Lesson(
            id=lesson,
            source=self.sheet.source,
            title=self._both(fields, root, "title"),
            summary=self._words(fields["summary"], quoted("summary")) if "summary" in fields else Bilingual(""),
            minutes=self.sheet.number(fields["minutes"], quoted("minutes"), 1, 90) or 10 if "minutes" in fields else 10,
            tasks=tuple(tasks),
            positions=tuple(self.positions.items()),
            aside=bool(self.sheet.truth(fields["aside"], quoted("aside"))) if "aside" in fields else False,
        )

    def _lacks(self, node: Node, key: str) -> None:
        """Report that a key is missing, unless another one was told to be this one misspelt."""
        keys = [at.value for at, _ in node.value if isinstance(at, ScalarNode)] if isinstance(node, MappingNode) else []
        if any(nearest(each, self.spellings) == key for each in keys):
            return
        self.sheet.problem(node, phrase("position-key-missing", key=quoted(key)))

    def _id(self, fields: Mapping[str, Node], parent: Node, key: str, taken: Iterable[str] = ()) -> str:
        if key not in fields:
            self._lacks(parent, key)
            return ""
        text = self.sheet.text(fields[key], quoted(key), longest=60) or ""
        if text and not ID.fullmatch(text):
            self.sheet.problem(fields[key], phrase("position-no-id", found=shown(text)))
        if text in taken:
            self.sheet.problem(fields[key], phrase("tasks-id-twice", id=shown(text)))
        return text

    def _both(self, fields: Mapping[str, Node], parent: Node, key: str) -> Bilingual:
        """Return a required text."""
        if key not in fields:
            self._lacks(parent, key)
            return Bilingual("")
        return self._words(fields[key], quoted(key))

    def _words(self, node: Node, what: Slot) -> Bilingual:
        """Return a text: by language, or as it is, in the language of its letters."""
        if isinstance(node, ScalarNode):
            parts: dict[str, Node] = {"uk" if CYRILLIC.search(node.value) else "en": node}
        else:
            parts = {pair.key: pair.value for pair in self.sheet.pairs(node, what, LANGUAGES)}
            if isinstance(node, MappingNode) and not parts:
                self.sheet.problem(node, phrase("tasks-no-text", what=what, languages=", ".join(LANGUAGES)))
        found = {
            language: " ".join((self.sheet.text(text, what, lines=True) or "").split())
            for language, text in parts.items()
        }
        for language, text in found.items():
            for _what, key in HOLE.findall(text):
                self._card(ScalarNode(STR, key, parts[language].start_mark))
            if re.search(r"[{}]", HOLE.sub("", text)):
                self.sheet.problem(parts[language], phrase("tasks-braces"))
            for mark in MARK.findall(text):
                if mark not in SLOT_WORDS:
                    self._check_known(parts[language], "tasks-such-mark", mark, sorted(SLOT_WORDS))
        return Bilingual(found.get("en", ""), found.get("uk", ""))

    def _scenario(self, node: Node) -> str:
        """Load a scenario; return its name, or its path if it is in the folder of the tasks."""
        name = self.sheet.text(node, quoted("position")) or ""
        if name and self.beside is not None and (self.beside / name).is_file():
            name = str((self.beside / name).resolve())
        if not name or name in self.positions:
            return name
        try:
            self.positions[name] = load(name, self.folders)
        except (UnknownScenarioError, PositionError) as error:
            self.sheet.problem(node, error.said[0])
            self.lost_position = True
            return ""
        return name

    # --- a task ---

    def _task(self, node: Node, lesson: str, common: str, earlier: Sequence[str]) -> Task | None:
        fields = {pair.key: pair.value for pair in self.sheet.pairs(node, phrase("tasks-a-task"), TASK_KEYS)}
        if not isinstance(node, MappingNode):
            return None
        task_id = self._id(fields, node, "id", earlier)
        kind = self.sheet.one_of(fields["kind"], phrase("tasks-such-kind"), KINDS) or "" if "kind" in fields else ""
        if "kind" not in fields:
            self._lacks(node, "kind")
        name = self._scenario(fields["position"]) if "position" in fields else common
        if not name and "position" not in fields and not self.lost_position:
            self.sheet.problem(node, phrase("tasks-no-position"))
        self.position = self.positions.get(name)
        options = self._options(fields["options"], kind) if "options" in fields else ()
        known = [option.id for option in options]
        now = self._words(fields["now"], quoted("now")) if "now" in fields else None
        solution = self._solution(fields, node, known)
        task = Task(
            id=task_id,
            kind=kind,
            lesson=lesson,
            position=name,
            after=self._after(fields["after"]) if "after" in fields else (),
            start=self.sheet.one_of(fields["start"], phrase("tasks-such-start"), STARTS) or "set"
            if "start" in fields
            else "set",
            title=self._both(fields, node, "title"),
            question=self._both(fields, node, "question"),
            options=options,
            many=bool(self.sheet.truth(fields["many"], quoted("many"))) if "many" in fields else False,
            read=self._term(fields["read"], READERS, ARGS, "reading") if "read" in fields else None,
            now=now,
            whose=max(self._seat(fields["whose"]), 0) if "whose" in fields else 0,
            success=self._terms(fields["success"]) if "success" in fields else (),
            failure=self._terms(fields["failure"]) if "failure" in fields else (),
            astray=self._words(fields["astray"], quoted("astray")) if "astray" in fields else None,
            hints=self._hints(fields, node),
            points=self._points(fields["points"]) if "points" in fields else (),
            wrong=self._wrongs(fields["wrong"], known) if "wrong" in fields else (),
            solution=solution,
            because=self._both(fields, node, "because"),
            rules=self._rules(fields["rules"]) if "rules" in fields else (),
            line=node.start_mark.line + 1,
        )
        self._check_whole(task, node, fields)
        return task

    def _check_whole(self, task: Task, node: Node, fields: Mapping[str, Node]) -> None:
        """Report fields that are missing or do not fit each other."""
        asks = task.kind != "reach-goal"
        for key in ("options", "read") if task.kind else ():
            if asks and key not in fields:
                self.sheet.problem(node, phrase("tasks-kind-needs", kind=quoted(task.kind), key=quoted(key)))
            if not asks and key in fields:
                self.sheet.problem(fields[key], phrase("tasks-kind-without", kind=quoted(task.kind), key=quoted(key)))
        if not asks and not task.on_table:
            self.sheet.problem(node, phrase("tasks-goal-without-now"))
        if task.on_table and not task.success:
            self.sheet.problem(node, phrase("tasks-now-without-success"))
        if not task.on_table and task.success:
            self.sheet.problem(fields["success"], phrase("tasks-success-without-now"))
        if task.failure and task.astray is None:
            self.sheet.problem(node, phrase("tasks-failure-without-astray"))
        if task.start == "here" and task.on_table:
            self.sheet.problem(fields["start"], phrase("tasks-here-with-now"))

    def _hints(self, fields: Mapping[str, Node], parent: Node) -> tuple[Bilingual, ...]:
        if "hints" not in fields:
            if self.fewest_hints:
                self._lacks(parent, "hints")
            return ()
        nodes = self.sheet.items(fields["hints"], quoted("hints"))
        if not self.fewest_hints <= len(nodes) <= HINTS:
            self.sheet.problem(fields["hints"], phrase("tasks-hints", n=HINTS, found=len(nodes)))
        return tuple(self._words(each, phrase("tasks-a-hint")) for each in nodes)

    def _points(self, node: Node) -> tuple[str, ...]:
        found = []
        for each in self.sheet.items(node, quoted("points")):
            text = self.sheet.text(each, phrase("position-an-item", key=quoted("points"))) or ""
            if text and not POINT.fullmatch(text):
                self._card(each)
            found.append(text)
        return tuple(found)

    def _rules(self, node: Node) -> tuple[str, ...]:
        found = []
        for each in self.sheet.items(node, quoted("rules")):
            text = self.sheet.text(each, phrase("position-a-rule")) or ""
            self._check_known(each, "position-kind-rule", text, RULES)
            found.append(text)
        return tuple(found)

    def _check_known(self, node: Node, what: str, text: str, known: Collection[str]) -> None:
        """Report an unknown name; an empty one was reported before."""
        if text and text not in known:
            self.sheet.problem(node, lambda: no_such(what, text, hint(text, known)))

    # --- answers and play ---

    def _after(self, node: Node) -> tuple[tuple[str, ...], ...]:
        """Return answers given as a list, or as the id of a scripted line of the scenario."""
        if isinstance(node, SequenceNode):
            return self._play(node)
        line = self.sheet.text(node, quoted("after")) or ""
        if self.position is None or not line:
            return ()
        try:
            return tuple(answer.picks for answer in script(self.position, line))
        except KeyError:
            self.sheet.problem(node, partial(_no_line, self.position, line))
            return ()

    def _play(self, node: Node) -> tuple[tuple[str, ...], ...]:
        found = []
        for each in self.sheet.items(node, quoted("play")):
            nodes = each.value if isinstance(each, SequenceNode) else [each]
            found.append(tuple(self._id_text(one, phrase("position-an-answer")) for one in nodes))
        return tuple(found)

    def _solution(self, fields: Mapping[str, Node], parent: Node, known: Sequence[str]) -> Solution:
        if "solution" not in fields:
            self._lacks(parent, "solution")
            return Solution((), ())
        pairs = self.sheet.pairs(fields["solution"], quoted("solution"), ("answer", "play", "free"))
        parts = {pair.key: pair.value for pair in pairs}
        answer = self._answer(parts["answer"], known) if "answer" in parts else ()
        play = self._play(parts["play"]) if "play" in parts else ()
        numbers = self.sheet.items(parts["free"], quoted("free")) if "free" in parts else []
        free = (self.sheet.number(each, quoted("free"), 1, len(play)) for each in numbers)
        return Solution(answer, play, frozenset(number - 1 for number in free if number))

    def _answer(self, node: Node, known: Sequence[str]) -> Answer:
        nodes = node.value if isinstance(node, SequenceNode) else [node]
        found = []
        for each in nodes:
            text = self._id_text(each, phrase("position-an-answer"))
            if text and text not in known and (known or not self.lost_position):
                self.sheet.problem(each, partial(_no_option, text, known))
            found.append(text)
        return tuple(found)

    def _id_text(self, node: Node, what: Slot) -> str:
        """Return an id, which is a word or a number."""
        if isinstance(node, ScalarNode) and node.tag == INT:
            return str(node.value)
        return self.sheet.text(node, what, longest=80) or ""

    def _wrongs(self, node: Node, known: Sequence[str]) -> tuple[Wrong, ...]:
        found = []
        for each in self.sheet.items(node, quoted("wrong")):
            pairs = self.sheet.pairs(each, phrase("tasks-a-wrong-try"), WRONG_KEYS)
            parts = {pair.key: pair.value for pair in pairs}
            if not isinstance(each, MappingNode):
                continue
            missing = [key for key in ("answer", "message") if key not in parts]
            if missing:
                self._lacks(each, missing[0])
                continue
            name = ""
            if "misconception" in parts:
                name = self.sheet.text(parts["misconception"], quoted("misconception")) or ""
                self._check_known(parts["misconception"], "tasks-such-misconception", name, MISCONCEPTIONS)
            pairs = self.sheet.pairs(parts["when"], quoted("when"), WHEN) if "when" in parts else []
            when = [Term(pair.key, (("ids", self._answer(pair.value, known)),)) for pair in pairs]
            answer = self._answer(parts["answer"], known)
            found.append(Wrong(answer, tuple(when), name, self._words(parts["message"], quoted("message"))))
        return tuple(found)

    # --- options ---

    def _options(self, node: Node, kind: str) -> tuple[Option, ...]:
        listed = isinstance(node, SequenceNode)
        options = [self._option(each) for each in node.value] if listed else self._derived(node)
        found: list[Option] = []
        for option in options:
            if option.id in [other.id for other in found]:
                self.sheet.problem(node, phrase("tasks-option-twice", option=shown(option.id)))
            found.append(option)
        if len(found) < 2 and not self.sheet.problems:
            self.sheet.problem(node, phrase("tasks-few-options"))
        return tuple(found)

    def _option(self, node: Node) -> Option:
        """Return an option with a text; ``is`` or ``rule`` (default: the id) is the answer that makes it right."""
        pairs = self.sheet.pairs(node, phrase("tasks-an-option"), ("id", "is", "rule", "text"))
        parts = {pair.key: pair.value for pair in pairs}
        option_id = self._id(parts, node, "id") if isinstance(node, MappingNode) else ""
        stands_for = self._id_text(parts["is"], quoted("is")) if "is" in parts else option_id
        if "rule" in parts:
            stands_for = self.sheet.text(parts["rule"], quoted("rule")) or ""
            self._check_known(parts["rule"], "position-kind-rule", stands_for, RULES)
        text = self._both(parts, node, "text") if isinstance(node, MappingNode) else Bilingual("")
        return Option(option_id, "text", stands_for, text)

    def _derived(self, node: Node) -> list[Option]:
        """Return options whose words come from the game: ``{from: decks, values: [1, 2]}``."""
        parts = {pair.key: pair.value for pair in self.sheet.pairs(node, quoted("options"), ("from", "values", "ids"))}
        if "from" not in parts:
            if isinstance(node, MappingNode):
                self.sheet.problem(node, phrase("tasks-options-of-nothing", known=", ".join(DERIVED)))
            return []
        source = self.sheet.one_of(parts["from"], phrase("tasks-such-source"), DERIVED)
        if source is None:
            return []
        if source == "seats":
            players = len(self.position.players) if self.position is not None else 0
            return [Option(seat_id(seat), source, seat_id(seat)) for seat in range(players)]
        (key,) = DERIVED[source]
        if key not in parts:
            self.sheet.problem(node, phrase("tasks-options-need", source=quoted(source), key=quoted(key)))
            return []
        found = []
        for each in self.sheet.items(parts[key], quoted(key)):
            text = self._id_text(each, phrase("position-an-item", key=quoted(key)))
            if text:
                self._check_derived(each, source, text)
                found.append(Option(text, source, text))
        return found

    def _check_derived(self, node: Node, source: str, text: str) -> None:
        if source in ("decks", "counts") and not text.isdecimal():
            self.sheet.problem(node, phrase("tasks-no-number", found=shown(text)))
        if source == "cards":
            self._card(node)
        if source == "moves" and not MOVE.fullmatch(text):
            self.sheet.problem(node, phrase("tasks-no-move", found=shown(text)))

    # --- terms ---

    def _terms(self, node: Node) -> tuple[Term, ...]:
        """Return conditions, given as a list or as a single one."""
        nodes = node.value if isinstance(node, SequenceNode) else [node]
        found = [self._term(each, TESTS, TEST_ARGS, "condition") for each in nodes]
        return tuple(term for term in found if term is not None)

    def _term(
        self, node: Node, known: Mapping[str, Any], args: Mapping[str, Mapping[str, str]], what: str
    ) -> Term | None:
        """Return a term of the vocabulary: ``free-draw``, or ``deck: {which: last}``."""
        if isinstance(node, ScalarNode):
            name, value = node, None
        else:
            pairs = self.sheet.pairs(node, phrase(f"tasks-a-{what}"))
            if len(pairs) != 1:
                self.sheet.problem(node, phrase("tasks-one-word", what=phrase(f"tasks-a-{what}")))
                return None
            name, value = ScalarNode(STR, pairs[0].key, pairs[0].at.start_mark), pairs[0].value
        word = self.sheet.one_of(name, phrase(f"tasks-such-{what}"), known)
        if word is None:
            return None
        kinds = args[word]
        pairs = self.sheet.pairs(value, quoted(word), kinds) if value is not None else []
        given = {pair.key: pair.value for pair in pairs}
        for key, kind in kinds.items():
            if kind.endswith("!") and key not in given:
                self.sheet.problem(node, phrase("tasks-word-needs", word=quoted(word), key=quoted(key)))
        return Term(word, tuple((key, self._argument(each, key, kinds[key])) for key, each in given.items()))

    def _argument(self, node: Node, key: str, kind: str) -> Any:
        match kind.rstrip("!"):
            case "seat":
                return self._seat(node)
            case "which":
                return self.sheet.one_of(node, phrase("tasks-such-value", key=quoted(key)), WHICH)
            case "zone":
                zones = zones_of(self.position.sets if self.position is not None else ("base",))
                return self.sheet.one_of(node, phrase("tasks-such-value", key=quoted(key)), zones)
            case "icon":
                return self.sheet.one_of(node, phrase("tasks-such-icon"), [icon.word for icon in STANDARD_ICONS])
            case "color":
                return self.sheet.one_of(node, phrase("position-kind-colour"), [color.word for color in Color])
            case "splay":
                return self.sheet.one_of(node, phrase("position-kind-splay"), [splay.word for splay in Splay])
            case "number":
                return self.sheet.number(node, quoted(key), 0, 1000)
            case "truth":
                return self.sheet.truth(node, quoted(key))
            case "card":
                return self._card(node)
            case "texts":
                item = phrase("position-an-item", key=quoted(key))
                return tuple(self._id_text(each, item) for each in self.sheet.items(node, quoted(key)))
            case _:
                return self._id_text(node, quoted(key))

    def _seat(self, node: Node) -> int:
        players = len(self.position.players) if self.position is not None else 5
        known = [seat_id(seat) for seat in range(players)]
        word = self.sheet.one_of(node, phrase("position-kind-player"), known)
        return int(word.removeprefix(PREFIX)) - 1 if word else -1

    def _card(self, node: Node) -> str:
        text = self.sheet.text(node, phrase("position-a-card"), longest=80) or ""
        cards = card_catalogue(self.position.edition, self.position.sets) if self.position else card_catalogue(4)
        try:
            return cards.key[cards.find(text)] if text else ""
        except UnknownCardError as error:
            self.sheet.problem(node, no_card(shown(text), cards, error))
            return ""
