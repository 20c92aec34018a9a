"""The same question with other cards: families of tasks whose tables are generated and checked by the engine.

A family consists of texts with slots, in YAML beside the lessons, and of a deal (``deals``). The engine plays every
variant before it is shown and checks: it finds the right answer, at least one foreseen error is wrong, and no choice on
the way, hidden card or undecided reading changes the answer.
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

from engine.model.names import shown
from engine.positions import Bilingual
from engine.positions.naming import quoted
from engine.positions.problems import hint
from engine.positions.yaml_sheet import Sheet, found_at
from engine.rules import RULES
from engine.run.errors import GameError
from engine.text.errors import WordedError
from engine.text.messages import LANGUAGES, Slot, phrase
from tutor.course.deals import DEALS, Dealt, NoDeal, term, wander
from tutor.course.folders import SOURCE, lessons
from tutor.course.grading import ORDERED, right, right_by_reading, same, start_of
from tutor.course.misconceptions import MISCONCEPTIONS
from tutor.course.questions import Playthrough, TruthError, truth
from tutor.course.task_file import TaskError, no_such
from tutor.course.tasks import HINTS, Answer, Lesson, Option, Solution, Task, Term, Wrong

SCHEMA = "innovation-variants/1"
FOLDER = "variants"
"""name of the folder of the families, inside that of the lessons' sources"""
LESSON = "variants"
"""stands for the lesson's id in the progress of variants"""
SLOT = re.compile(r"\{(?:(title|title-acc|text):)?([a-z0-9]+)\}")
"""a slot in a family's text: ``{title:card}``, ``{text:card}`` or a plain ``{value}``"""
KEYS = ("id", "deal", "tasks", "title", "question", "options", "now", "hints", "wrong", "because", "rules")
DEALS_TRIED = 2_000
"""number of deals after which :class:`NoVariantError` is raised"""
WANDERINGS = 10
"""number of random plays that check that the answer depends on no choice and no hidden card"""
MOST_OPTIONS = 6
SEEDS = 1_000_000
"""number of different seeds of a family"""


@dataclass(frozen=True, slots=True)
class Family:
    """Questions of one kind, with words that fit every deal."""

    id: str
    deal: str
    tasks: tuple[str, ...]
    """``lesson/task`` of the tasks that ask the same question"""
    title: Bilingual
    question: Bilingual
    options: tuple[Option, ...]
    """options with texts, if the deal does not generate them"""
    now: Bilingual | None
    hints: tuple[Bilingual, ...]
    wrong: Mapping[str, Bilingual]
    """text about each error, by misconception"""
    because: Bilingual
    rules: tuple[str, ...]


class NoVariantError(WordedError, LookupError):
    """No deal of a family fulfils the conditions."""

    code = "no-variant"


# --- making ---------------------------------------------------------------------------------------------------


def variant(family: Family, seed: int, misconception: str = "") -> Lesson:
    """Return a lesson of one task: variant ``seed`` of a family, in which ``misconception`` (empty: any) can show.

    Raises:
        NoVariantError: no deal fulfils the conditions.
    """
    rng = Random(f"{family.id}/{misconception}/{seed}")
    for _ in range(DEALS_TRIED):
        try:
            dealt = DEALS[family.deal](rng)
            dealt = replace(dealt, position=replace(dealt.position, title=family.title))
            task = _task(family, dealt)
            if _fits(task, dealt, misconception) and _certain(task, dealt, rng):
                positions = ((LESSON, dealt.position),)
                return Lesson(LESSON, f"{family.id}.yaml", family.title, family.title, 1, (task,), positions)
        except (NoDeal, TruthError, GameError):
            continue
    raise NoVariantError(phrase("error-no-variant", family=repr(family.id), n=DEALS_TRIED))


def _task(family: Family, dealt: Dealt) -> Task:
    """Return the task of a deal, with the answer of the game.

    Raises:
        NoDeal: the answer of the game is not among the options, or an error has no text.
        GameError, TruthError: the play is illegal, or gives no answer.
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
        now=_filled(family.now, dealt) if family.now is not None and dealt.on_table else None,
        whose=0,
        success=_success(dealt),
        failure=(),
        astray=None,
        points=(),
        hints=(),
        wrong=(),
        solution=Solution((), dealt.play),
        because=_filled(family.because, dealt),
        rules=family.rules,
        line=0,
    )
    playthrough = Playthrough.play(start_of(task, dealt.position), dealt.play)
    options = _options(family, dealt, playthrough)
    task = replace(task, options=options, failure=_failure(dealt) if task.on_table else ())
    answer = right(task, playthrough)
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
        success=task.success if task.on_table else (),
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
    """Return the action to play; any Achieve action is accepted for a particular one."""
    action = dealt.play[0][0]
    return "achieve" if action.startswith("achieve ") else action


def _options(family: Family, dealt: Dealt, playthrough: Playthrough) -> tuple[Option, ...]:
    """Return the options; if the deal gives none, the right number and those of the errors."""
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
    numbers = {*truth(playthrough, dealt.read), *(each for _, given in dealt.tries for each in given)}
    return tuple(Option(each, dealt.options, each) for each in sorted(numbers, key=int))


def _fits(task: Task, dealt: Dealt, misconception: str) -> bool:
    """Return whether the task has enough options and can show the wanted misconception."""
    revealed = {wrong.misconception for wrong in task.wrong}
    enough = len(task.options) >= 2 and (dealt.options not in ("decks", "counts") or len(task.options) <= MOST_OPTIONS)
    return enough and bool(revealed) and (not misconception or misconception in revealed)


def _certain(task: Task, dealt: Dealt, rng: Random) -> bool:
    """Return whether no choice, hidden card or undecided reading changes the answer."""
    answer = task.solution.answer
    if dealt.play and dealt.read.name != "winners":
        for _ in range(WANDERINGS):
            other = start_of(task, replace(dealt.position, seed=rng.randrange(SEEDS)))
            playthrough = (
                wander(other, dealt.play[0], rng)[0] if dealt.on_table else Playthrough.play(other, dealt.play)
            )
            if not same(task, right(task, playthrough), answer):
                return False
    if not any(each.startswith("dogma ") for given in dealt.play for each in given):
        return True  # undecided readings only concern the execution of effects
    readings = right_by_reading(task, dealt.position)
    return all(wanted is not None and same(task, wanted, answer) for _, wanted in readings)


def _filled(words: Bilingual, dealt: Dealt, answer: Answer = ()) -> Bilingual:
    """Fill a deal's slots into a text; ``{right}`` is the right answer."""
    slots = {**dealt.slots, "right": answer[0] if answer else ""}

    def fill(match: re.Match[str]) -> str:
        what, name = match.groups()
        if name not in slots:
            raise KeyError(f"{dealt.read.name}: nothing to put in for {name!r}")
        return f"{{{what}:{slots[name]}}}" if what else str(slots[name])

    return Bilingual(*(SLOT.sub(fill, text) for text in words))


# --- families ------------------------------------------------------------------------------------------


@cache
def families(folder: Path | None = None) -> Mapping[str, Family]:
    """Return all families by id.

    Raises:
        TaskError: a file has mistakes; it lists all of them.
    """
    found: dict[str, Family] = {}
    for path in sorted(((folder or lessons()) / SOURCE / FOLDER).glob("*.yaml")):
        for family in _read(path, found):
            found[family.id] = family
    return MappingProxyType(found)


def of_task(lesson: str, task: str) -> tuple[Family, ...]:
    """Return the families that ask the same question as a task."""
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
    """Reads one family from a sheet."""

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
        if not 1 <= len(hints) <= HINTS:
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
        found = {
            language: " ".join((self.sheet.text(text, what, lines=True) or "").split())
            for language, text in parts.items()
        }
        for language in LANGUAGES:
            if not found.get(language) and isinstance(node, MappingNode):
                self.sheet.problem(node, phrase("tasks-one-language", what=what, language=quoted(language)))
            if re.search(r"[{}]", SLOT.sub("", found.get(language, ""))):
                self.sheet.problem(node, phrase("tasks-no-slot", what=what))
        return Bilingual(found.get("en", ""), found.get("uk", ""))

    def texts(self, node: Node, key: str, what: Slot) -> tuple[str, ...]:
        return tuple(self.sheet.text(each, what, longest=80) or "" for each in self.sheet.items(node, quoted(key)))

    def options(self, node: Node) -> Iterator[Option]:
        """Yield options with texts: ``{yes: {en: Yes, uk: Так}}``; the id is the game's answer."""
        nodes: Sequence[Node] = node.value if isinstance(node, SequenceNode) else [node]
        for each in nodes:
            for pair in self.sheet.pairs(each, phrase("tasks-an-option")):
                yield Option(pair.key, "text", pair.key, self.words(pair.value, quoted(pair.key)))
