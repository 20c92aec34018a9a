"""Search a deck for a card that was named, and shuffle it (Figures)."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import NamedCards, SearchDeck
from engine.model.frames import ASKED, DONE, IT
from engine.model.rng import shuffled
from engine.model.state import Frame, State
from engine.query import sight
from engine.query.evaluate import Evaluator
from engine.run import moves
from engine.run.machine import Handler, Machine
from engine.run.verbs.outcome import leaving
from engine.trace import facts
from engine.trace.events import Outcome


def _search(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, SearchDeck)
    wanted, value, of = e.cards(NamedCards(node.name)), e.value(node.age), node.of
    skip_it = leaving(ins, at, e, Outcome.SKIPPED, at + 1)

    def search(m: Machine, s: State, f: Frame) -> int:
        """Take the card if it lies in that very deck; of an age without a deck nothing is searched.

        Who looks through a deck sees its cards, but not where they lie after it has been shuffled.
        """
        age = value(s, f, -1)
        there = m.zones.decks_of(of)
        deck = there[age] if 0 <= age < len(there) else -1
        cards = s.zones[deck] if deck >= 0 else ()
        for each in cards:
            m.look_at(s, each)
        (named,) = wanted(s, f, -1)
        found = (named,) if named in cards else ()
        f.vars[ASKED] += 1
        f.vars[DONE] += len(found)
        f.vars[IT] = found
        m.fact(s, facts.DECK_SEARCHED(f.seat, holds=bool(found), named=m.catalogue.key[named], of=of, value=age))
        for card in found:
            sight.show(m, s, card)
            moves.move(m, s, "take", f.seat, card, m.hand_of[f.seat])
        if deck >= 0:
            s.zones[deck], s.rng = shuffled(s.zones[deck], s.rng)
            for card in s.zones[deck]:
                sight.remember(m, s, card, 0)
        return at + 1 if found else skip_it(m, s, f)

    return search


OPERATIONS = {"search-deck": _search}
