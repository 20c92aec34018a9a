"""Grading of answers by the game. An answer that any undecided reading of the rules allows is not marked wrong."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache

from engine.cards.sets import silent_switches
from engine.editions import SWITCHES, switches
from engine.game import Game
from engine.model.names import joined, shown
from engine.positions import Position
from engine.positions.position import Bilingual
from engine.run.errors import GameError
from engine.text.errors import WordedError
from engine.text.messages import phrase
from engine.trace.events import Fact
from engine.trace.recorder import Level
from tutor.course.misconceptions import MISCONCEPTIONS
from tutor.course.questions import Playthrough, TruthError, holds, truth, with_reading
from tutor.course.tasks import Answer, Task, Term, Wrong

ORDERED = frozenset({"order"})
"""kinds of tasks whose answer is ordered"""

OF_OPTIONS = frozenset({"legal", "illegal", "visible"})
"""questions that are put to each option"""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of grading an answer."""

    correct: bool | None
    """``None``: wrong by the reading in play, but right by another that the rulebooks allow"""
    message: Bilingual | None
    """the task's text for this answer; ``None``: the answer was not foreseen"""
    misconception: str = ""
    right: Answer = ()
    """the right options by the reading in play"""
    reading: tuple[str, str] | None = None
    """(switch, choice) under which the answer is right"""


class AnswerError(WordedError, ValueError):
    """Not a possible answer: an unknown option, one twice, or too few or too many."""

    code = "bad-answer"


def start_of(task: Task, position: Position, level: Level = Level.FULL) -> Game:
    """Return a new game at a task's start.

    Raises:
        GameError: an answer that leads there is not allowed.
    """
    game = position.game(level)
    for answer in task.after:
        game.play(answer)
    game.take_trace()
    return game


def solve(task: Task, position: Position) -> Playthrough:
    """Return the playthrough of a task's solution.

    Raises:
        GameError: it cannot be played.
    """
    return Playthrough.play(start_of(task, position), task.solution.play)


def right(task: Task, walk: Playthrough) -> Answer:
    """Return the right options after a playthrough, in the order of the game.

    Raises:
        TruthError: the playthrough gives no answer, or one that is not among the options.
    """
    assert task.read is not None
    read = task.read
    if read.name in OF_OPTIONS:
        read = Term(read.name, (*read.args, ("of", tuple(option.stands_for for option in task.options))))
    said = truth(walk, read)
    by_meaning = {option.stands_for: option.id for option in task.options}
    missing = [each for each in said if each not in by_meaning]
    if missing or not (said or task.many):
        raise TruthError(
            phrase("error-truth-without-option", found=joined(missing)) if missing else phrase("error-truth-nothing")
        )
    return tuple(by_meaning[each] for each in said)


def check(task: Task, position: Position, answer: Answer, walk: Playthrough | None = None) -> Verdict:
    """Grade an answer after a playthrough (by default that of the solution).

    Raises:
        AnswerError: it is not a possible answer.
        TruthError: the task is faulty.
    """
    validate(task, answer)
    solved = walk is None
    walk = walk if walk is not None else solve(task, position)
    wanted = right(task, walk)
    if same(task, answer, wanted):
        return Verdict(correct=True, message=task.because, right=wanted)
    reading = _allowing(task, position, answer) if solved or agrees(task, position, walk) else None
    if reading is not None:
        return Verdict(correct=None, message=task.because, right=wanted, reading=reading)
    wrong = next((each for each in task.wrong if fits(task, each, answer)), None)
    if wrong is None:
        return Verdict(correct=False, message=None, right=wanted)
    return Verdict(correct=False, message=wrong.message, misconception=wrong.misconception, right=wanted)


def cited_rule(task: Task, verdict: Verdict) -> str | None:
    """Return the task's rule that a verdict rests on: one that corrects the misconception, else the first."""
    correcting = MISCONCEPTIONS[verdict.misconception] if verdict.misconception else ()
    return next((rule for rule in (*correcting, *task.rules) if rule in task.rules), None)


def agrees(task: Task, position: Position, walk: Playthrough) -> bool:
    """Return whether a playthrough gives the same answer as the solution; the task's texts fit no other.

    If not, the learner made a choice that the task does not suppose.
    """
    try:
        return same(task, right(task, walk), right(task, solve(task, position)))
    except TruthError:
        return False


def reached(task: Task, walk: Playthrough) -> Verdict | None:
    """Return the verdict on a task's goal; ``None`` while it is neither reached nor missed."""
    if holds(walk, task.success):
        return Verdict(correct=True, message=task.because)
    if holds(walk, task.failure):
        return Verdict(correct=False, message=task.astray)
    return None


EARLY = frozenset({"decides", "vulnerable", "compelled", "sharers", "verdict", "deck", "covered", "holds"})
"""questions whose answer is fixed before the action is over, once the game has told what they ask for first"""


def decided(task: Task, walk: Playthrough) -> bool:
    """Return whether the answer to a task is fixed by what has been played so far, though its goal is not reached."""
    read = task.read
    if read is None or read.name not in EARLY or read.get("which", "first") != "first":
        return False
    if read.name in ("vulnerable", "compelled", "sharers", "verdict"):
        return any(fact.kind.verdict for fact in walk.items(Fact))
    try:
        return bool(right(task, walk))
    except TruthError:
        return False


def validate(task: Task, answer: Answer) -> None:
    """Check that an answer is possible for a task.

    Raises:
        AnswerError: an unknown option, one twice, or too few or too many of them.
    """
    known = [option.id for option in task.options]
    for each in answer:
        if each not in known:
            raise AnswerError(phrase("error-no-option", option=shown(each), options=joined(known)))
    if len(set(answer)) != len(answer):
        raise AnswerError(phrase("error-option-twice"))
    if (not answer and not task.many) or (len(answer) > 1 and not (task.many or task.kind in ORDERED)):
        raise AnswerError(phrase("error-one-option"))


def same(task: Task, one: Answer, other: Answer) -> bool:
    """Return whether two answers to a task are equal; order counts only for ordered tasks."""
    return one == other if task.kind in ORDERED else set(one) == set(other)


def fits(task: Task, wrong: Wrong, answer: Answer) -> bool:
    """Return whether an answer is this foreseen wrong one."""
    if not wrong.when:
        return same(task, answer, wrong.answer)
    return all(_fits(term, answer) for term in wrong.when)


def _fits(term: Term, answer: Answer) -> bool:
    ids: Answer = term.get("ids")
    match term.name:
        case "first":
            return bool(answer) and answer[0] in ids
        case "last":
            return bool(answer) and answer[-1] in ids
        case "has":
            return set(ids) <= set(answer)
        case "lacks":
            return not set(ids) & set(answer)
        case _:  # before
            places = [answer.index(each) for each in ids if each in answer]
            return len(places) == len(ids) and places == sorted(places)


# --- undecided readings ---------------------------------------------------------------------------


def _allowing(task: Task, position: Position, answer: Answer) -> tuple[str, str] | None:
    """Return the undecided reading (switch, choice) under which an answer is right; ``None`` if there is none."""
    for reading, wanted in right_by_reading(task, position):
        if wanted is not None and same(task, answer, wanted):
            return reading
    return None


@lru_cache(maxsize=16)
def right_by_reading(task: Task, position: Position) -> tuple[tuple[tuple[str, str], Answer | None], ...]:
    """Return what is right under each undecided reading (switch, choice); each further try at a task needs the same.

    ``None``: the reading leads to another playthrough, which the task does not cover.
    """
    start = start_of(task, position)
    found: list[tuple[tuple[str, str], Answer | None]] = []
    for switch, choice in open_readings(start):
        wanted = None
        with suppress(GameError, TruthError):
            wanted = right(task, Playthrough.play(with_reading(start, switch, choice), task.solution.play))
        found.append(((switch, choice), wanted))
    return tuple(found)


def open_readings(game: Game) -> Iterator[tuple[str, str]]:
    """Yield (switch, choice) for every undecided reading of a game's sets that is not in play."""
    setup = game.state.setup
    playing = switches(setup.edition, setup.sets, **dict(setup.switches))
    silent = silent_switches(setup.sets)
    for switch in SWITCHES.values():
        if switch.undecided and switch.id not in silent:
            yield from ((switch.id, choice) for choice in switch.choices if choice != playing[switch.id])
