"""Is an answer right? The game is asked, and no reading that the rulebooks leave open marks a learner wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.editions import SWITCHES, switches
from engine.game import Game
from engine.positions import Position
from engine.positions.position import Bilingual
from engine.run.errors import GameError
from engine.text.errors import WordedError
from engine.text.messages import phrase
from engine.trace.recorder import Level
from tutor.course.questions import Playthrough, TruthError, holds, truth, with_reading
from tutor.course.tasks import Answer, Task, Term, Wrong

ORDERED = frozenset({"order"})
"""kinds of task whose answer has an order"""

OF_OPTIONS = frozenset({"legal", "illegal", "visible"})
"""readings that are asked of each option"""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said to an answer."""

    correct: bool | None
    """``None``: not by the reading that is played, but by one that the rulebooks allow as well"""
    message: Bilingual | None
    """the task's own words; ``None``: nobody foresaw this try"""
    misconception: str = ""
    right: Answer = ()
    """the options that are right by the reading that is played"""
    reading: tuple[str, str] | None = None
    """(switch, choice) under which the answer is right"""


class AnswerError(WordedError, ValueError):
    """An answer that is none: no option of that id, one twice, or too few or too many of them."""

    code = "bad-answer"


def start_of(task: Task, position: Position, level: Level = Level.FULL) -> Game:
    """Return a fresh game that stands where a task begins.

    Raises:
        GameError: the answers that lead there cannot be given.
    """
    game = position.game(level)
    for answer in task.after:
        game.play(answer)
    game.take_trace()
    return game


def solve(task: Task, position: Position) -> Playthrough:
    """Return the walk of a task's solution.

    Raises:
        GameError: it cannot be walked.
    """
    return Playthrough.play(start_of(task, position), task.solution.play)


def right(task: Task, walk: Playthrough) -> Answer:
    """Return the options that are right after a walk, in the order the game gives them.

    Raises:
        TruthError: the walk does not tell, or no option says what it tells.
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
            phrase("error-truth-without-option", found=", ".join(missing)) if missing else phrase("error-truth-nothing")
        )
    return tuple(by_meaning[each] for each in said)


def check(task: Task, position: Position, answer: Answer, walk: Playthrough | None = None) -> Verdict:
    """Return whether an answer is right after a walk (left out: that of the solution).

    Raises:
        AnswerError: the answer is none.
        TruthError: the task is faulty.
    """
    validate(task, answer)
    walk = walk if walk is not None else solve(task, position)
    wanted = right(task, walk)
    if same(task, answer, wanted):
        return Verdict(correct=True, message=task.because, right=wanted)
    reading = _allowing(task, position, answer) if agrees(task, position, walk) else None
    if reading is not None:
        return Verdict(correct=None, message=task.because, right=wanted, reading=reading)
    wrong = next((each for each in task.wrong if fits(task, each, answer)), None)
    if wrong is None:
        return Verdict(correct=False, message=None, right=wanted)
    return Verdict(correct=False, message=wrong.message, misconception=wrong.misconception, right=wanted)


def agrees(task: Task, position: Position, walk: Playthrough) -> bool:
    """Return whether a walk says of a task what the walk of its solution says: its words fit no other.

    Where it does not, something was chosen on the way that the task supposes otherwise.
    """
    try:
        return same(task, right(task, walk), right(task, solve(task, position)))
    except TruthError:
        return False


def reached(task: Task, walk: Playthrough) -> Verdict | None:
    """Return whether a walk has reached what a task asks for: a verdict, or ``None`` while it may still do so."""
    if holds(walk, task.success):
        return Verdict(correct=True, message=task.because)
    if holds(walk, task.failure):
        return Verdict(correct=False, message=task.astray)
    return None


def validate(task: Task, answer: Answer) -> None:
    """Refuse what is no answer to a task.

    Raises:
        AnswerError: an unknown option, one twice, or too few or too many of them.
    """
    known = [option.id for option in task.options]
    for each in answer:
        if each not in known:
            raise AnswerError(phrase("error-no-option", option=repr(each), options=", ".join(known)))
    if len(set(answer)) != len(answer):
        raise AnswerError(phrase("error-option-twice"))
    if (not answer and not task.many) or (len(answer) > 1 and not (task.many or task.kind in ORDERED)):
        raise AnswerError(phrase("error-one-option"))


def same(task: Task, one: Answer, other: Answer) -> bool:
    """Return whether two answers to a task say the same."""
    return one == other if task.kind in ORDERED else set(one) == set(other)


def fits(task: Task, wrong: Wrong, answer: Answer) -> bool:
    """Return whether an answer is the wrong try that was foreseen."""
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


# --- readings that nobody decided ---------------------------------------------------------------------------


def _allowing(task: Task, position: Position, answer: Answer) -> tuple[str, str] | None:
    """Return the undecided reading under which an answer is right, if there is one."""
    start = start_of(task, position)
    for switch, choice in open_readings(start):
        try:
            walk = Playthrough.play(with_reading(start, switch, choice), task.solution.play)
            if same(task, answer, right(task, walk)):
                return switch, choice
        except (GameError, TruthError):
            continue  # under this reading the walk is another, which the task does not know
    return None


def open_readings(game: Game) -> Iterator[tuple[str, str]]:
    """Yield (switch, choice) for every reading that the rulebooks leave open and that is not played."""
    setup = game.state.setup
    playing = switches(setup.edition, **dict(setup.switches))
    for switch in SWITCHES.values():
        if switch.undecided:
            yield from ((switch.id, choice) for choice in switch.choices if choice != playing[switch.id])
