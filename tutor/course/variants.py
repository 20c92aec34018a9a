"""The same ruling with other cards: families of tasks whose tables are dealt anew and checked by the engine.

A family is words with slots, in YAML beside the lessons, and a deal (``deals``). Every variant made from it is
played before anybody sees it: the engine finds what is right, at least one foreseen error is really wrong, no choice on
the way and no hidden card changes the answer, and no reading that the rulebooks leave open would give another.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from types import MappingProxyType

from yaml.nodes import MappingNode, Node, SequenceNode

from engine.positions import Bilingual
from engine.positions.naming import quoted
from engine.positions.problems import hint
from engine.positions.yaml_sheet import Sheet, found_at, shown
from engine.rules import RULES
from engine.run.errors import GameError
from engine.text.errors import WordedError
from engine.text.messages import LANGUAGES, Slot, phrase
from tutor.course.deals import DEALS, Dealt, NoDeal, term, wander
from tutor.course.folders import SOURCE, lessons
from tutor.course.grading import ORDERED, open_readings, right, same, start_of
from tutor.course.misconceptions import MISCONCEPTIONS
from tutor.course.questions import Playthrough, TruthError, truth, with_reading
from tutor.course.task_file import TaskError, no_such
from tutor.course.tasks import HINTS, Answer, Lesson, Option, Solution, Task, Term, Wrong

SCHEMA = "innovation-variants/1"
FOLDER = "variants"
"""the folder of the families, inside that of the lessons' sources"""
LESSON = "variants"
"""what stands for a lesson in the progress of variants"""
SLOT = re.compile(r"\{(?:(title|title-acc|text):)?([a-z0-9]+)\}")
"""what is put into the words of a family: ``{title:card}`` and ``{text:card}`` a card's, ``{value}`` as it is"""
KEYS = ("id", "deal", "tasks", "title", "question", "options", "now", "hints", "wrong", "because", "rules")
DEALS_TRIED = 2_000
"""deals after which it is given up that one comes out"""
WANDERINGS = 10
"""ways that are tried to see that the answer hangs on no choice and no hidden card"""
MOST_OPTIONS = 6
SEEDS = 1_000_000
"""how many variants of a family are told apart"""


@dataclass(frozen=True, slots=True)
class Family:
    """Questions of one kind, with words that fit every deal."""

    id: str
    deal: str
    tasks: tuple[str, ...]
    """``lesson/task`` of the tasks that ask the same"""
    title: Bilingual
    question: Bilingual
    options: tuple[Option, ...]
    """options in words, where the deal does not make them from the game"""
    now: Bilingual | None
    hints: tuple[Bilingual, ...]
    wrong: Mapping[str, Bilingual]
    """what is said to the error, by misconception"""
    because: Bilingual
    rules: tuple[str, ...]


class NoVariantError(WordedError, LookupError):
    """No deal of a family comes out as wanted."""

    code = "no-variant"


# --- making ---------------------------------------------------------------------------------------------------


def variant(family: Family, seed: int, misconception: str = "") -> Lesson:
    """Return a lesson of one task: the ``seed``-th variant of a family, in which ``misconception`` would show.

    Raises:
        NoVariantError: there is none.
    """
    rng = Random(f"{family.id}/{misconception}/{seed}")
    for _ in range(DEALS_TRIED):
        try:
            dealt = DEALS[family.deal](rng)
            task = _task(family, dealt)
            if _fits(task, dealt, misconception) and _certain(task, dealt, rng):
                position = replace(dealt.position, title=family.title)
                return Lesson(
                    LESSON, f"{family.id}.yaml", family.title, family.title, 1, (task,), ((LESSON, position),)
                )
        except (NoDeal, TruthError, GameError):
            continue
    raise NoVariantError(phrase("error-no-variant", family=repr(family.id), n=DEALS_TRIED))


def _task(family: Family, dealt: Dealt) -> Task:
    """The task of a deal, its answer read from the game.

    Raises:
        NoDeal: no option says what the game says, or an error has no words.
        GameError, TruthError: the walk cannot be walked, or does not tell.
    """
    task = Task(
        id=family.id,
        kind=dealt.kind,
        lesson=LESSON,
        position=LESSON,
        after=(),
        start="set",
        title=family.title,
        question=_filled(family.question, dealt),
        options=(),
        many=dealt.many,
        read=dealt.read,
        now=_filled(family.now, dealt) if family.now is not None and dealt.walk else None,
        whose=0,
        success=_success(dealt),
        failure=(),
        astray=None,
        later=False,
        hints=(),
        wrong=(),
        solution=Solution((), dealt.play),
        because=_filled(family.because, dealt),
        rules=family.rules,
        line=0,
    )
    walk = Playthrough.play(start_of(task, dealt.position), dealt.play)
    options = _options(family, dealt, walk)
    task = replace(task, options=options, failure=_failure(dealt) if task.walks else ())
    answer = right(task, walk)
    known = [option.id for option in options]
    wrong: list[Wrong] = []
    for name, given in dealt.tries:
        one_too_many = len(given) != 1 and not (dealt.many or dealt.kind in ORDERED)
        if name not in family.wrong or one_too_many or not set(given) <= set(known) or same(task, given, answer):
            continue
        if any(same(task, given, other.answer) for other in wrong):
            continue
        wrong.append(Wrong(given, (), name, _filled(family.wrong[name], dealt, answer)))
    return replace(
        task,
        question=_filled(family.question, dealt, answer),
        because=_filled(family.because, dealt, answer),
        hints=tuple(_filled(hint, dealt, answer) for hint in family.hints),
        wrong=tuple(wrong),
        solution=Solution(answer, dealt.play, frozenset(range(1, len(dealt.play)))),  # see _certain
        success=task.success if task.walks else (),
    )


def _success(dealt: Dealt) -> tuple[Term, ...]:
    if not dealt.play:
        return ()
    if dealt.read.name == "winners":
        return (term("began", seat=0, action=_action(dealt)), term("game-over"))
    return (term("done", seat=0, action=_action(dealt)),)


def _failure(dealt: Dealt) -> tuple[Term, ...]:
    return (term("began-other", seat=0, action=_action(dealt)),)


def _action(dealt: Dealt) -> str:
    """The action of the walk; any achievement will do where one is to be claimed."""
    action = dealt.play[0][0]
    return "achieve" if action.startswith("achieve ") else action


def _options(family: Family, dealt: Dealt, walk: Playthrough) -> tuple[Option, ...]:
    """The options; where the deal gives none, the numbers of the errors and the right one."""
    if dealt.options == "text":
        worded = {option.id: option.text for option in family.options}
        return tuple(
            Option(each, "text", dealt.means.get(each, each), _filled(worded[each] or Bilingual(""), dealt))
            for each in dealt.ids
        )
    if dealt.options == "icons":
        return tuple(Option(each, "text", each, Bilingual(f"[{each}]", f"[{each}]")) for each in dealt.ids)
    if dealt.ids:
        return tuple(Option(each, dealt.options, each) for each in dealt.ids)
    numbers = {*truth(walk, dealt.read), *(each for _, given in dealt.tries for each in given)}
    return tuple(Option(each, dealt.options, each) for each in sorted(numbers, key=int))


def _fits(task: Task, dealt: Dealt, misconception: str) -> bool:
    """Whether there is something to get wrong, and what is wanted is part of it."""
    revealed = {wrong.misconception for wrong in task.wrong}
    enough = len(task.options) >= 2 and (dealt.options not in ("decks", "counts") or len(task.options) <= MOST_OPTIONS)
    return enough and bool(revealed) and (not misconception or misconception in revealed)


def _certain(task: Task, dealt: Dealt, rng: Random) -> bool:
    """Whether no choice on the way, no card still hidden in a deck and no open reading gives another answer."""
    start = start_of(task, dealt.position)
    answer = task.solution.answer
    if dealt.play and dealt.read.name != "winners":
        for _ in range(WANDERINGS):
            other = start_of(task, replace(dealt.position, seed=rng.randrange(SEEDS)))
            walk = wander(other, dealt.play[0], rng)[0] if dealt.walk else Playthrough.play(other, dealt.play)
            if not same(task, right(task, walk), answer):
                return False
    if not any(each.startswith("dogma ") for given in dealt.play for each in given):
        return True  # the open readings are all about what is done while effects are executed
    return all(
        same(task, right(task, Playthrough.play(with_reading(start, switch, choice), dealt.play)), answer)
        for switch, choice in open_readings(start)
    )


def _filled(words: Bilingual, dealt: Dealt, answer: Answer = ()) -> Bilingual:
    """Put a deal's slots into words; ``{right}`` is the right answer where that is a number."""
    slots = {**dealt.slots, "right": answer[0] if answer else ""}

    def fill(match: re.Match[str]) -> str:
        what, name = match.groups()
        if name not in slots:
            raise KeyError(f"{dealt.read.name}: nothing to put in for {name!r}")
        return f"{{{what}:{slots[name]}}}" if what else str(slots[name])

    return Bilingual(*(SLOT.sub(fill, text) for text in words))


# --- which there are ------------------------------------------------------------------------------------------


@cache
def families(folder: Path | None = None) -> Mapping[str, Family]:
    """Return all families by id.

    Raises:
        TaskError: with all that is wrong with one of their files.
    """
    found: dict[str, Family] = {}
    for path in sorted(((folder or lessons()) / SOURCE / FOLDER).glob("*.yaml")):
        for family in _read(path, found):
            found[family.id] = family
    return MappingProxyType(found)


def of_task(lesson: str, task: str) -> tuple[Family, ...]:
    """Return the families that ask the same as a task."""
    return tuple(family for family in families().values() if f"{lesson}/{task}" in family.tasks)


def of_misconception(name: str) -> tuple[Family, ...]:
    """Return the families in which a misconception can show."""
    return tuple(family for family in families().values() if name in family.wrong)


def covered() -> tuple[str, ...]:
    """Return the misconceptions that some family can show, in the order of the table."""
    return tuple(name for name in MISCONCEPTIONS if of_misconception(name))


# --- reading --------------------------------------------------------------------------------------------------


def _read(path: Path, taken: Iterable[str]) -> list[Family]:
    sheet = Sheet(path.name)
    root = sheet.compose(path.read_text(encoding="utf-8"))
    found: list[Family] = []
    if root is not None:
        fields = {
            pair.key: pair.value
            for pair in sheet.pairs(root, phrase("tasks-a-file-of-variants"), ("schema", "families"))
        }
        if "schema" not in fields:
            sheet.problem(root, phrase("position-no-schema", schema=SCHEMA))
        elif (schema := fields["schema"]).value != SCHEMA:
            sheet.problem(schema, phrase("position-other-schema", schema=SCHEMA, found=found_at(schema)))
        for node in sheet.items(fields["families"], quoted("families")) if "families" in fields else ():
            family = _Reader(sheet).family(node)
            if family is not None:
                if family.id in (*taken, *(other.id for other in found)):
                    sheet.problem(node, phrase("tasks-id-twice", id=shown(family.id)))
                found.append(family)
    if sheet.problems:
        raise TaskError(sheet.problems)
    return found


class _Reader:
    """Reads one family off a sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet

    def family(self, node: Node) -> Family | None:
        fields = {pair.key: pair.value for pair in self.sheet.pairs(node, phrase("tasks-a-family"), KEYS)}
        if not isinstance(node, MappingNode):
            return None
        for key in KEYS:
            if key not in fields and key not in ("options", "now"):
                self.sheet.problem(node, phrase("position-key-missing", key=quoted(key)))
        if self.sheet.problems:
            return None
        wrong = {}
        for pair in self.sheet.pairs(fields["wrong"], quoted("wrong"), MISCONCEPTIONS):
            wrong[pair.key] = self.words(pair.value, quoted(pair.key))
        nodes = self.sheet.items(fields["hints"], quoted("hints"))
        hints = tuple(self.words(each, phrase("tasks-a-hint")) for each in nodes)
        if len(hints) != HINTS:
            self.sheet.problem(fields["hints"], phrase("tasks-hints", n=HINTS, found=len(hints)))
        rules = self.texts(fields["rules"], "rules", phrase("position-a-rule"))
        for rule in rules:
            if rule not in RULES:
                self.sheet.problem(fields["rules"], no_such("position-kind-rule", rule, hint(rule, RULES)))
        return Family(
            id=self.sheet.text(fields["id"], quoted("id"), longest=60) or "",
            deal=self.sheet.one_of(fields["deal"], phrase("tasks-such-deal"), DEALS) or "",
            tasks=self.texts(fields["tasks"], "tasks", phrase("tasks-a-task")),
            title=self.words(fields["title"], quoted("title")),
            question=self.words(fields["question"], quoted("question")),
            options=tuple(self.options(fields["options"])) if "options" in fields else (),
            now=self.words(fields["now"], quoted("now")) if "now" in fields else None,
            hints=hints,
            wrong=MappingProxyType(wrong),
            because=self.words(fields["because"], quoted("because")),
            rules=rules,
        )

    def words(self, node: Node, what: Slot) -> Bilingual:
        parts = {pair.key: pair.value for pair in self.sheet.pairs(node, what, LANGUAGES)}
        said = {
            language: " ".join((self.sheet.text(text, what, lines=True) or "").split())
            for language, text in parts.items()
        }
        for language in LANGUAGES:
            if not said.get(language) and isinstance(node, MappingNode):
                self.sheet.problem(node, phrase("tasks-one-language", what=what, language=quoted(language)))
            if re.search(r"[{}]", SLOT.sub("", said.get(language, ""))):
                self.sheet.problem(node, phrase("tasks-no-slot", what=what))
        return Bilingual(said.get("en", ""), said.get("uk", ""))

    def texts(self, node: Node, key: str, what: Slot) -> tuple[str, ...]:
        return tuple(self.sheet.text(each, what, longest=80) or "" for each in self.sheet.items(node, quoted(key)))

    def options(self, node: Node) -> Iterator[Option]:
        """Options in words: ``{yes: {en: Yes, uk: Так}}``; the id is what the game must say."""
        nodes: Sequence[Node] = node.value if isinstance(node, SequenceNode) else [node]
        for each in nodes:
            for pair in self.sheet.pairs(each, phrase("tasks-an-option")):
                yield Option(pair.key, "text", pair.key, self.words(pair.value, quoted(pair.key)))
