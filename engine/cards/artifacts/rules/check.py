"""The Museum check: who has the most Artifacts in Museums claims one; all Artifacts are returned (Ultimate p. 27)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.cards.artifacts.rules import museums, reasons
from engine.lang.nodes import Deed
from engine.model.frames import heard
from engine.model.layouts import Card, Locals, Several, Steps, local, step
from engine.model.state import Frame, State
from engine.run import karma, moves
from engine.run.machine import Handler, Machine


class MuseumCheckStep(Steps):
    """The steps of a Museum check."""

    CLAIM = step()
    RETURN_ALL = step()


class MuseumCheckFrame(Locals, program="museum-check", steps=MuseumCheckStep):
    """A Museum check; the frame's seat is the current player, who returns the Artifacts."""

    CARD = local(Card(none=True))
    """the Museum or the Artifact about which something is about to be done, while karmas run; -1 for none"""
    SPARED = local(Several(Card()))
    """Artifacts that a karma has kept from being returned: each is considered once"""
    HEARD = heard()


CARD, SPARED = MuseumCheckFrame.CARD, MuseumCheckFrame.SPARED


def _claim(m: Machine, s: State, f: Frame) -> int:
    """Let the single player with the most Artifacts in Museums claim one of those Museums; on a tie nobody does.

    The Museums differ in nothing but our names for them, so which of them it is is not asked.
    """
    v = f.vars
    if v[CARD] < 0:
        v[CARD] = _to_claim(m, s, f)
        if v[CARD] < 0:
            return MuseumCheckStep.RETURN_ALL
    museum, said = v[CARD], karma.GO
    seat = m.zones.owner[s.where[museum]]
    if Deed.CLAIM in m.watchers:
        said = karma.heard(m, s, f, (Deed.CLAIM,), seat, karma.Subject(card=museum))
        if said == karma.WAIT:
            return MuseumCheckStep.CLAIM
        karma.over(f)
    v[CARD] = -1
    if said == karma.GO and seat >= 0:  # a karma may have sent it back to the supply
        place = museums.museums_of(m, seat)
        artifact = next(card for card in museums.artifacts_in(m, s, seat) if museums.museum_under(m, s, card) == museum)
        moves.move(m, s, "claim", seat, museum, m.zones.achievements(seat))
        # Without a Museum it lies at the bottom: on none of another Artifact.
        s.zones[place] = (*(card for card in s.zones[place] if card != artifact), artifact)
    return MuseumCheckStep.RETURN_ALL


def _to_claim(m: Machine, s: State, f: Frame) -> int:
    """Return the Museum that is claimed, or -1 if none is, and tell why."""
    counts = {seat: len(museums.artifacts_in(m, s, seat)) for seat in m.seats_from(s, 0)}
    by_seat = tuple(counts.items())
    m.fact(s, reasons.MUSEUM_CHECK(f.seat, counts=by_seat))
    most = max(counts.values())
    first = tuple(seat for seat, count in counts.items() if count == most)
    if most and len(first) == 1:
        museum = min(museums.museum_under(m, s, card) for card in museums.artifacts_in(m, s, first[0]))
        m.fact(s, reasons.MUSEUM_CLAIMED(first[0], cards=(museum,), most=most, counts=by_seat))
        return museum
    if most:
        m.fact(s, reasons.MUSEUM_TIED(-1, most=most, seats=first, counts=by_seat))
    return -1


def _return_all(m: Machine, s: State, f: Frame) -> int:
    """Return all Artifacts in Museums; the current player chooses the order of those that go to one deck.

    Where a karma waits for it, that of all of them.

    Each Museum that is left is put back into the supply as its Artifact leaves it.
    """
    v = f.vars
    if v[CARD] < 0:
        left = [card for seat in m.seats_from(s, 0) for card in museums.artifacts_in(m, s, seat)]
        left = [card for card in left if card not in v[SPARED]]
        if not left:
            m.pop(s)
            return MuseumCheckStep.RETURN_ALL
        decks = Counter(m.home[card] for card in left)
        together = [card for card in left if decks[m.home[card]] > 1]
        if karma.order_shows(m, s, f.seat, (Deed.RETURN,), tuple(left)):
            together = left
        chosen = m.one_of(s, f, "order", together or left[:1], "return")
        if chosen is None:
            return MuseumCheckStep.RETURN_ALL
        v[CARD] = chosen
    card, said = v[CARD], karma.GO
    if Deed.RETURN in m.watchers:
        said = karma.heard(m, s, f, (Deed.RETURN,), f.seat, karma.Subject(card=card))
        if said == karma.WAIT:
            return MuseumCheckStep.RETURN_ALL
        karma.over(f)
    v[CARD] = -1
    if said == karma.GO:
        moves.move(m, s, "return", f.seat, card, m.home[card])
    else:
        v[SPARED] = (*v[SPARED], card)
    return MuseumCheckStep.RETURN_ALL


PROGRAMS: Mapping[type[Locals], tuple[Handler, ...]] = {
    MuseumCheckFrame: MuseumCheckStep.handled(claim=_claim, return_all=_return_all)
}
