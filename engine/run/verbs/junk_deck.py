"""Junk all cards in a deck (4e base p. 22, Junk)."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import Deed, JunkDeck
from engine.model.frames import ASKED, CONSIDERED, DONE, DRAW_VALUE
from engine.model.state import Frame, State
from engine.query import table
from engine.query.evaluate import Evaluator
from engine.run import karma, moves
from engine.run.machine import Handler, Machine
from engine.trace import facts


def junk_all(m: Machine, s: State, f: Frame, zone: int, considered: int) -> tuple[bool, int]:
    """Junk the cards of a deck; return whether that is done, or a karma runs first, and how many were junked now.

    They go one at a time until none is left, and each is considered once (Ultimate p. 13, p. 28): the frame keeps those
    that were in the slot ``considered``.
    """
    if Deed.JUNK not in m.watchers:
        cards = s.zones[zone]
        for card in cards:
            moves.move(m, s, m.out_verb, f.seat, card, m.zones.out_of_play)
        return True, len(cards)
    v, junked = f.vars, 0
    while True:
        if karma.is_fresh(f):
            left = [card for card in s.zones[zone] if card not in v[considered]]
            if not left:
                v[considered] = ()
                return True, junked
            v[considered] = (*v[considered], left[0])
        card = v[considered][-1]
        said = karma.heard(m, s, f, (Deed.JUNK,), f.seat, karma.Subject(card=card))
        if said == karma.WAIT:
            return False, junked
        karma.over(f)
        if said == karma.GO:
            moves.move(m, s, m.out_verb, f.seat, card, m.zones.out_of_play)
            junked += 1


def _junk(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, JunkDeck)
    number, of = e.value(node.age), node.of or "base"

    def junk(m: Machine, s: State, f: Frame) -> int:
        begun = bool(f.vars[CONSIDERED])  # then it runs again after a karma, which may have changed the value
        age = f.vars[DRAW_VALUE] if begun else number(s, f, -1)
        decks = m.zones.decks_of(of)
        is_deck = 0 <= age < len(decks) and decks[age] >= 0
        if m.explaining and not begun and not (is_deck and s.zones[decks[age]]):
            there = is_deck and (age > 0 or table.are_introduced(m, s))
            m.fact(s, facts.NOTHING_IN_DECK(f.seat, of=of, n=age, there=int(there)))
        if not is_deck:
            return at + 1
        zone = decks[age]
        if not begun:
            f.vars[DRAW_VALUE] = age
            f.vars[ASKED] += len(s.zones[zone])
        done, junked = junk_all(m, s, f, zone, CONSIDERED)
        f.vars[DONE] += junked
        return at + 1 if done else at

    return junk


OPERATIONS = {"junk-deck": _junk}
