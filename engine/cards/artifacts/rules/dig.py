"""Dig events, and seizing an Artifact instead (Ultimate p. 26).

A dig is a program of its own, put on the stack after the Meld action that has triggered it.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.artifacts import SET
from engine.cards.artifacts.rules import museums, reasons
from engine.cards.artifacts.rules.check import MuseumCheckFrame
from engine.lang.terms import Mark
from engine.model.layouts import Card, Locals, Number, Steps, local, step
from engine.model.state import Frame, Request, State
from engine.query import sight, table
from engine.run import after_meld, moves
from engine.run.machine import Handler, Machine, UnknownCard
from engine.trace.events import Fact


class DigStep(Steps):
    """The steps of a dig event."""

    SEIZE = step()
    DIG = step()


class DigFrame(Locals, program="dig", steps=DigStep):
    """A dig event; the frame's seat has melded."""

    CARD = local(Card())
    """the covered card"""
    VALUE = local(Number())
    """its value, which is that of the dig"""


CARD, VALUE = DigFrame.CARD, DigFrame.VALUE


def image_slot(m: Machine, card: int) -> int:
    """Return the slot of a card's image, or -1 if it has none."""
    slots = m.catalogue.slots[card]
    return slots.index(Mark.IMAGE) if Mark.IMAGE in slots else -1


def _higher(m: Machine, s: State, covered: int, card: int) -> bool:
    return table.value(m, s, covered) >= table.value(m, s, card)


def _alike(m: Machine, covered: int, card: int) -> bool:
    return image_slot(m, covered) == image_slot(m, card) >= 0


def why(m: Machine, s: State, seat: int, card: int) -> str:
    """Return why a card that was just melded triggers a dig: ``value``, ``image`` or ``both``; nothing if it does not.

    It covers a card of equal or higher value, or one whose image is in the same slot.
    """
    pile = s.zones[m.piles_of[seat][m.catalogue.color[card]]]
    if len(pile) < 2:
        return ""
    higher, alike = _higher(m, s, pile[1], card), _alike(m, pile[1], card)
    if higher and alike:
        return "both"
    return "value" if higher else "image" if alike else ""


def triggers(m: Machine, s: State, seat: int, card: int) -> bool:
    """Return whether a card that was just melded triggers a dig event: whether ``why`` has a reason."""
    pile = s.zones[m.piles_of[seat][m.catalogue.color[card]]]
    return len(pile) > 1 and (_higher(m, s, pile[1], card) or _alike(m, pile[1], card))


def _triggered(m: Machine, s: State, seat: int, card: int) -> Fact:
    """Return why a card that was just melded triggers a dig event, and the value of the dig."""
    covered = s.zones[m.piles_of[seat][m.catalogue.color[card]]][1]
    value, above = table.value(m, s, covered), table.value(m, s, card)
    return reasons.DIG(seat, cards=(card, covered), why=why(m, s, seat, card), value=value, above=above)


def foretell(m: Machine, s: State, seat: int, card: int) -> tuple[Fact, ...]:
    """Return the same, and what will come of the dig: an Artifact to seize, a higher age, nothing."""
    value = table.value(m, s, s.zones[m.piles_of[seat][m.catalogue.color[card]]][1])
    seizable = _seizable(m, s, seat, value)
    may_seize = (reasons.MAY_SEIZE(seat, cards=seizable, value=value),) if seizable else ()
    return (_triggered(m, s, seat, card), *may_seize, *_coming(m, s, seat, value))


def _declined(m: Machine, s: State, f: Frame) -> tuple[Fact, ...]:
    """Return what comes of the dig if nothing is seized instead."""
    return _coming(m, s, f.seat, f.vars[VALUE])


def _coming(m: Machine, s: State, seat: int, value: int) -> tuple[Fact, ...]:
    """Return what a dig will do: from where its Artifact will be taken, or why it will be ignored."""
    age, outcome = table.deck_for(m, s, value), _outcome(m, s, seat, value)
    if any(not fact.holds for fact in outcome):
        return outcome
    return (*outcome, reasons.DIG_TAKES(seat, age=age))


def begin(m: Machine, s: State, seat: int, card: int) -> None:
    """Let the dig event begin."""
    if m.explaining:
        m.fact(s, _triggered(m, s, seat, card))
    covered = s.zones[m.piles_of[seat][m.catalogue.color[card]]][1]
    m.push(s, Frame.of(DigFrame, seat, card=covered, value=table.value(m, s, covered)))


def _seizable(m: Machine, s: State, seat: int, value: int) -> tuple[int, ...]:
    """Return the Artifacts of the dig's value in the Museums of opponents."""
    if m.switches["seize-value"] == "deck":
        value = table.deck_for(m, s, value)
    known = table.values(m, s)
    found = [card for each in m.opponents(s, seat) for card in museums.artifacts_in(m, s, each) if known[card] == value]
    return tuple(sorted(found))


def _seize(m: Machine, s: State, f: Frame) -> int:
    """Ask whether an Artifact is seized instead, which is possible even where the dig would be ignored."""
    seat, value = f.seat, f.vars[VALUE]
    if f.answer is None:
        found = _seizable(m, s, seat, value)
        if not found:
            return DigStep.DIG
        m.fact(s, reasons.MAY_SEIZE(seat, cards=found, value=table.value(m, s, found[0])))
        m.ask(s, Request(seat, "card", found, 1, 1, "seize", optional=True))
        return DigStep.SEIZE
    picked, f.answer = f.answer, None
    if not picked:
        return DigStep.DIG
    artifact = picked[0]
    museum, owner = museums.museum_under(m, s, artifact), m.zones.owner[s.where[artifact]]
    m.fact(s, reasons.SEIZED(seat, cards=(artifact, museum), owner=owner, value=table.value(m, s, artifact)))
    m.pop(s)
    museums.rotate(m, s, seat, artifact, museum)
    if m.switches["seize-check"] == "check" and not s.zones[museums.supply(m)]:
        m.push(s, Frame.of(MuseumCheckFrame, seat))
    return DigStep.SEIZE


def _dig(m: Machine, s: State, f: Frame) -> int:
    """Put the top Artifact of the first age that is not empty on display, or tell why the dig is ignored.

    It is a taking and no draw: no base card is taken instead, and it never ends the game.
    """
    seat, value = f.seat, f.vars[VALUE]
    display = m.zones.of("display", seat)
    age = table.deck_for(m, s, value)
    deck = _deck(m, s, age) if age <= m.last_age else ()
    shown = s.zones[display]
    if deck and not shown and m.unseen_by is not None and not sight.knows(m, s, m.unseen_by, deck[0]):
        raise UnknownCard(deck[0])
    m.pop(s)
    if m.explaining:
        for reason in _outcome(m, s, seat, value):
            m.fact(s, reason)
    if deck and not shown:
        moves.move(m, s, "dig", seat, deck[0], display)
    return DigStep.DIG


def _deck(m: Machine, s: State, age: int) -> tuple[int, ...]:
    """Return the Artifacts of an age, the next one first; none of age 0, of which only the base set has cards."""
    zone = m.zones.decks_of(SET.name)[age]
    return s.zones[zone] if zone >= 0 else ()


def _outcome(m: Machine, s: State, seat: int, value: int) -> tuple[Fact, ...]:
    """Return why a dig takes its Artifact from a higher age, or is ignored; nothing if neither is so."""
    shown, age = s.zones[m.zones.of("display", seat)], table.deck_for(m, s, value)
    if shown:
        return (reasons.DISPLAY_FULL(seat, cards=shown),)
    if age > m.last_age:
        return (reasons.DIG_IGNORED(seat, why="age", age=value),)
    skips = (reasons.DIG_SKIPS(seat, value=value, age=age),) if value < age else ()
    if not _deck(m, s, age):
        return (*skips, reasons.DIG_IGNORED(seat, why="deck", age=age))
    return skips


RULE = after_meld.MeldRule(
    word="dig", place=after_meld.Place.DIG, applies=triggers, perform=begin, foretell=foretell, declined=_declined
)
PROGRAMS: Mapping[type[Locals], tuple[Handler, ...]] = {DigFrame: DigStep.handled(seize=_seize, dig=_dig)}
