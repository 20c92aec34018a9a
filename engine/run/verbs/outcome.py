"""How a sentence ends: done, skipped or declined, and why; the event is emitted as soon as that is certain."""

from __future__ import annotations

from collections.abc import Callable

from engine.lang.lower import Code, Ins
from engine.lang.nodes import When
from engine.lang.sentences import read
from engine.model.frames import BECAUSE, DONE, OUTCOME
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.run.machine import Handler, Machine
from engine.trace.events import Outcome, SentenceEnded

RUNNING, OVER = "running", "over"
"""the other words of a frame's ``OUTCOME``"""

_make = tuple.__new__
"""makes a named tuple of a tuple of its fields, as its class would, in half the time"""

Leaving = Callable[[Machine, State, Frame], int]
"""notes that an instruction leaves its sentence undone, and returns where the frame goes on"""


_OUTCOMES = {outcome.value: outcome for outcome in Outcome}


def close(m: Machine, s: State, f: Frame, code: Code, sentence: int) -> None:
    """Emit the end of a sentence, unless it was emitted before."""
    v = f.vars
    noted = v[OUTCOME]
    if noted == OVER:
        return
    v[OUTCOME] = OVER
    if m.trace is not None:
        outcome, because = Outcome.DONE, -1
        if noted != RUNNING and v[DONE] <= 0:
            outcome, because = _OUTCOMES[noted], v[BECAUSE]
        m.event(s, _make(SentenceEnded, (f.seat, code.card, code.effect, sentence, outcome, because)))


def before(e: Evaluator, sentence: int = -1) -> int:
    """Return the sentence before a sentence that is inside no other, or before the end of the effect.

    -1: there is none, or only one sentence of the effect is executed.
    """
    if e.code.whole:
        return -1
    order = [each.number for each in read(e.code.tree, e.c.switches) if each.parent < 0]
    place = order.index(sentence) if sentence in order else len(order)
    return order[place - 1] if place else -1


def leaving(ins: Ins, at: int, e: Evaluator, outcome: Outcome, to: int | None = None) -> Leaving:
    """Return the function that an instruction calls when it goes on at ``to`` (default: its jump) without its deed.

    It emits the passed sentences as skipped. The running sentence ends if none of its instructions follow.
    """
    code, sentence = e.code, ins.sentence
    goal = ins.jump if to is None else to
    inside = passed(code, at + 1, goal)
    last, noted = is_last(code, ins, goal), outcome.value
    unheard = OVER if last else noted

    def leave(m: Machine, s: State, f: Frame) -> int:
        v = f.vars
        v[BECAUSE] = at
        if m.trace is None:
            v[OUTCOME] = unheard
            return goal
        v[OUTCOME] = noted
        if last:
            close(m, s, f, code, sentence)
        skip(m, s, f, code, inside, at)
        return goal

    return leave


def skip(m: Machine, s: State, f: Frame, code: Code, sentences: tuple[int, ...], at: int) -> None:
    """Emit that sentences are skipped because of an instruction's fact or choice."""
    if m.trace is not None:
        for number in sentences:
            m.event(s, SentenceEnded(f.seat, code.card, code.effect, number, Outcome.SKIPPED, at))


def passed(code: Code, start: int, stop: int) -> tuple[int, ...]:
    """Return the sentences that begin between two instructions of a program."""
    return tuple(ins.sentence for ins in code.body[start:stop] if ins.op == "sentence")


def end_of_otherwise(code: Code, otherwise: int) -> int:
    """Return where a condition's "otherwise" ends, given where it begins; the same place if there is none."""
    before = code.body[otherwise - 1]
    return before.jump if before.op == "go" and isinstance(before.node, When) else otherwise


def is_last(code: Code, ins: Ins, at: int) -> bool:
    """Return whether at a place no instruction of the same sentence follows, except those of the same deed."""
    body = code.body
    while at < len(body) and _adds_nothing(body[at], ins):
        at = body[at].jump if body[at].op == "go" else at + 1
    return at == len(body) or body[at].op in ("sentence", "by-switch", "end-sentence", "end")


def _adds_nothing(then: Ins, ins: Ins) -> bool:
    """Return whether an instruction does nothing where one before it left its deed undone."""
    moves = then.op in ("move", "transfer", "reveal", "self-execute") and then.deed is ins.deed
    return moves or then.op in ("keep", "end-part", "go")


def _end(ins: Ins, at: int, e: Evaluator) -> Handler:
    code, sentence = e.code, ins.sentence

    def end(m: Machine, s: State, f: Frame) -> int:
        close(m, s, f, code, sentence)
        return at + 1

    return end


OPERATIONS = {"end-sentence": _end}
