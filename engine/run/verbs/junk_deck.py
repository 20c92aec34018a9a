"""Junk all cards in a deck (4e base p. 22, Junk)."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import JunkDeck
from engine.model.frames import ASKED, DONE
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.run import moves
from engine.run.machine import Handler, Machine


def _junk(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, JunkDeck)
    number, of = e.value(node.age), node.of or "base"

    def junk(m: Machine, s: State, f: Frame) -> int:
        age = number(s, f, -1)
        decks = m.zones.decks_of(of)
        cards = s.zones[decks[age]] if 0 <= age < len(decks) and decks[age] >= 0 else ()
        f.vars[ASKED] += len(cards)
        for card in cards:
            moves.move(m, s, m.out_verb, f.seat, card, m.zones.out_of_play)
            f.vars[DONE] += 1
        return at + 1

    return junk


OPERATIONS = {"junk-deck": _junk}
