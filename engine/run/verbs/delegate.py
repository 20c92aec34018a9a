"""Parts of an effect that run in a frame of their own: another player's deed, and one sentence of another card.

Both end by telling the frame beneath how much was asked and done, so that "if you do" reads them there.
"""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import ExecuteSentence, They
from engine.lang.sentences import read
from engine.model.frames import ASKED, BECAUSE, DECIDER, DONE, FIRST_NAMED, IT, ME, MOVED, OUTCOME, TO_MOVE, named_slot
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.run import bounds, moves
from engine.run.errors import NotDoneError
from engine.run.machine import Handler, Machine
from engine.run.verbs.outcome import close, leaving
from engine.trace import facts
from engine.trace.events import Began, Ended, Outcome, Span


def _they(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, They)
    slot = named_slot(e.code, node.who.name)
    skip_it = leaving(ins, at, e, Outcome.SKIPPED)

    def they(m: Machine, s: State, f: Frame) -> int:
        seat = f.vars[slot]
        if seat is None or seat in s.out:
            f.vars[ASKED] += 1
            f.vars[IT] = ()
            return skip_it(m, s, f)
        part = Frame(f.program, seat, f.vars[:], at + 1)
        part.vars[ME], part.vars[DECIDER] = f.seat, seat
        part.vars[ASKED] = part.vars[DONE] = 0
        part.vars[TO_MOVE] = part.vars[MOVED] = ()
        m.push(s, part)
        return ins.jump

    return they


def _execute_sentence(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, ExecuteSentence)
    number = e.number(node.n)
    skip_it = leaving(ins, at, e, Outcome.SKIPPED, at + 1)

    def execute_sentence(m: Machine, s: State, f: Frame) -> int:
        if f.vars[TO_MOVE]:
            bounds.again(m, s, f.vars[TO_MOVE][0])
        held, f.vars[TO_MOVE] = f.vars[TO_MOVE], ()
        f.vars[ASKED] -= len(held)  # what the sentence asks is counted instead
        if held and not m.is_done(held[0]) and held[0] not in m.karmas:
            title = m.catalogue.title[held[0]]
            msg = (
                f"a sentence of {title} would be executed, but it is not programmed yet; go back and choose another way"
            )
            raise NotDoneError(msg, "not-programmed-sentence", card=m.catalogue.key[held[0]])
        which = number(s, f, -1)
        found = sentences(m, held[0]) if held else ()
        if not 1 <= which <= len(found):
            f.vars[ASKED] += 1
            m.fact(s, facts.NO_SUCH_SENTENCE(f.seat, cards=held, n=which))
            return skip_it(m, s, f)
        part = m.codes[found[which - 1]]
        m.event(s, Began(Span.PART, f.seat, part.card, part.effect))
        m.push(s, moves.effect_frame(m, s, part.id, f.seat, -1, f.vars[DECIDER]))
        return at + 1

    return execute_sentence


def sentences(m: Machine, card: int) -> tuple[str, ...]:
    """Return the programs of the sentences of a card's non-demand effects, in the order in which they are read."""
    return tuple(
        f"{code.id}:{sentence.number}"
        for code in m.effects.get(card, ())
        if not code.demand
        for sentence in read(code.tree, m.switches)
    )


def _end(ins: Ins, at: int, e: Evaluator) -> Handler:
    theirs = isinstance(ins.node, They)

    def end(m: Machine, s: State, f: Frame) -> int:
        if not theirs:
            close(m, s, f, e.code, ins.sentence)
            m.event(s, Ended(Span.PART, f.seat, e.code.card, e.code.effect))
        m.pop(s)
        beneath = s.frames[-1]
        beneath.vars[ASKED] += f.vars[ASKED]
        beneath.vars[DONE] += f.vars[DONE]
        if theirs:
            for slot in (IT, OUTCOME, BECAUSE):
                beneath.vars[slot] = f.vars[slot]
            beneath.vars[FIRST_NAMED:] = f.vars[FIRST_NAMED:]
        return at

    return end


OPERATIONS = {"they": _they, "execute-sentence": _execute_sentence, "end-part": _end}
