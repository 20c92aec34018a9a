"""Parts of an effect that run in a frame of their own: another player's deed, and one sentence of another card.

Both end by telling the frame beneath how much was asked and done, so that "if you do" reads them there.
"""

from __future__ import annotations

from engine.lang.lower import ASKED, DECIDER, DONE, FIXED, GOT, HELD, IT, ME, Ins
from engine.lang.nodes import ExecuteSentence, They
from engine.lang.sentences import read
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.run import bounds, moves
from engine.run.errors import NotDoneError
from engine.run.machine import Handler, Machine
from engine.trace import facts


def _they(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, They)
    slot = e.code.slot(node.who.name)

    def they(m: Machine, s: State, f: Frame) -> int:
        seat = f.vars[slot]
        if seat is None or seat in s.out:
            f.vars[ASKED] += 1
            f.vars[IT] = ()
            return ins.jump
        part = Frame(f.program, seat, f.vars[:], at + 1)
        part.vars[ME], part.vars[DECIDER] = f.seat, seat
        part.vars[ASKED] = part.vars[DONE] = 0
        part.vars[HELD] = part.vars[GOT] = ()
        m.push(s, part)
        return ins.jump

    return they


def _execute_sentence(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, ExecuteSentence)
    number = e.number(node.n)

    def execute_sentence(m: Machine, s: State, f: Frame) -> int:
        if f.vars[HELD]:
            bounds.again(m, s, f.vars[HELD][0])
        held, f.vars[HELD] = f.vars[HELD], ()
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
            return at + 1
        m.push(s, moves.effect_frame(m, found[which - 1], f.seat, -1, f.vars[DECIDER]))
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
        m.pop(s)
        beneath = s.frames[-1]
        beneath.vars[ASKED] += f.vars[ASKED]
        beneath.vars[DONE] += f.vars[DONE]
        if theirs:
            beneath.vars[IT] = f.vars[IT]
            beneath.vars[FIXED:] = f.vars[FIXED:]
        return at

    return end


OPERATIONS = {"they": _they, "execute-sentence": _execute_sentence, "end-part": _end}
