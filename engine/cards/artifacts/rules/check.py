"""The Museum check: who has the most Artifacts in Museums claims one; all Artifacts are returned (Ultimate p. 27)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.cards.artifacts.rules import museums, reasons
from engine.model.layouts import Locals, Steps, step
from engine.model.state import Frame, State
from engine.run import moves
from engine.run.machine import Handler, Machine


class MuseumCheckStep(Steps):
    """The steps of a Museum check."""

    CLAIM = step()
    RETURN_ALL = step()


class MuseumCheckFrame(Locals, program="museum-check", steps=MuseumCheckStep):
    """A Museum check; the frame's seat is the current player, who returns the Artifacts."""


def _claim(m: Machine, s: State, f: Frame) -> int:
    """Let the single player with the most Artifacts in Museums claim one of those Museums; on a tie nobody does.

    The Museums differ in nothing but our names for them, so which of them it is is not asked.
    """
    counts = {seat: len(museums.artifacts_in(m, s, seat)) for seat in m.seats_from(s, 0)}
    by_seat = tuple(counts.items())
    m.fact(s, reasons.MUSEUM_CHECK(f.seat, counts=by_seat))
    most = max(counts.values())
    first = tuple(seat for seat, count in counts.items() if count == most)
    if most and len(first) == 1:
        (seat,) = first
        museum, artifact = min((museums.museum_under(m, s, card), card) for card in museums.artifacts_in(m, s, seat))
        m.fact(s, reasons.MUSEUM_CLAIMED(seat, cards=(museum,), most=most, counts=by_seat))
        moves.move(m, s, "claim", seat, museum, m.zones.achievements(seat))
        place = museums.museums_of(m, seat)  # without a Museum it lies at the bottom: on none of another Artifact
        s.zones[place] = (*(card for card in s.zones[place] if card != artifact), artifact)
    elif most:
        m.fact(s, reasons.MUSEUM_TIED(-1, most=most, seats=first, counts=by_seat))
    return MuseumCheckStep.RETURN_ALL


def _return_all(m: Machine, s: State, f: Frame) -> int:
    """Return all Artifacts in Museums; the current player chooses the order of those that go to one deck.

    Each Museum that is left is put back into the supply as its Artifact leaves it.
    """
    left = [card for seat in m.seats_from(s, 0) for card in museums.artifacts_in(m, s, seat)]
    if not left:
        m.pop(s)
        return MuseumCheckStep.RETURN_ALL
    decks = Counter(m.home[card] for card in left)
    together = [card for card in left if decks[m.home[card]] > 1]
    card = m.one_of(s, f, "order", together or left[:1], "return")
    if card is None:
        return MuseumCheckStep.RETURN_ALL
    moves.move(m, s, "return", f.seat, card, m.home[card])
    return MuseumCheckStep.RETURN_ALL


PROGRAMS: Mapping[type[Locals], tuple[Handler, ...]] = {
    MuseumCheckFrame: MuseumCheckStep.handled(claim=_claim, return_all=_return_all)
}
