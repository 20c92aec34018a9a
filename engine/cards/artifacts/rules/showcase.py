"""The showcase at the start of a turn: a free Dogma action, then a Museum for the Artifact (Ultimate p. 26-27)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.artifacts.rules import museums, reasons
from engine.cards.artifacts.rules.check import MuseumCheckFrame
from engine.model.frames import ActionFrame, ActionStep
from engine.model.layouts import Locals, Steps, step
from engine.model.state import Frame, Request, State
from engine.run import moves, plan, turn
from engine.run.actions import ActionKind
from engine.run.machine import Handler, Machine


class ShowcaseStep(Steps):
    """The steps of a showcase."""

    OFFER = step()


class ShowcaseFrame(Locals, program="showcase", steps=ShowcaseStep):
    """The beginning of a showcase; the frame's seat has the turn, and an Artifact on display."""


class StorageStep(Steps):
    """The steps of storing an Artifact."""

    STORE = step()


class StorageFrame(Locals, program="museum-storage", steps=StorageStep):
    """The end of a showcase: the Artifact leaves the display of the frame's seat."""


def turn_begins(m: Machine, s: State, seat: int) -> tuple[str, ...]:
    """Return the programs of a showcase if the player whose turn begins has an Artifact on display."""
    return (ShowcaseFrame.program, StorageFrame.program) if s.zones[m.zones.of("display", seat)] else ()


def _offer(m: Machine, s: State, f: Frame) -> int:
    """Ask whether the free Dogma action is taken; it waits in the queue of free actions."""
    seat = f.seat
    card = s.zones[m.zones.of("display", seat)][0]
    if not m.catalogue.facts[card].effects:
        m.fact(s, reasons.SHOWCASE_NO_EFFECTS(seat, cards=(card,)))
    elif f.answer is None and m.is_done(card):
        if m.explaining:
            m.fact(s, reasons.SHOWCASE(seat, cards=(card,)))
        m.ask(s, Request(seat, "card", (card,), 1, 1, "showcase", optional=True))
        return ShowcaseStep.OFFER
    elif f.answer:
        m.fact(s, reasons.SHOWCASE_DOGMA(seat, cards=(card,)))
        turn.add_free_action(m, s, seat, SHOWCASE.word, card)
    f.answer = None
    m.pop(s)
    return ShowcaseStep.OFFER


def _perform(m: Machine, s: State, f: Frame) -> int:
    """Take the free Dogma action: the effects of the Artifact alone, without echo effects."""
    f.vars[ActionFrame.PLAN] = plan.of_card(m, f.vars[ActionFrame.CARD])
    return ActionStep.LOCK


def _store(m: Machine, s: State, f: Frame) -> int:
    """Rotate the Artifact into a Museum of the supply, or into the hand if there is none (Ultimate p. 27)."""
    seat, shown, free = f.seat, s.zones[m.zones.of("display", f.seat)], s.zones[museums.supply(m)]
    m.pop(s)
    if not shown:
        m.fact(s, reasons.DISPLAY_EMPTY(seat))
    elif not free:
        m.fact(s, reasons.NO_MUSEUM(seat, cards=shown))
        moves.move(m, s, museums.ROTATE, seat, shown[0], m.hand_of[seat])
    else:
        museum = min(free)
        if m.explaining:
            m.fact(s, reasons.STORED(seat, cards=(shown[0], museum), left=len(free) - 1))
        museums.rotate(m, s, seat, shown[0], museum)
        if len(free) == 1:
            m.push(s, Frame.of(MuseumCheckFrame, seat))
    return StorageStep.STORE


SHOWCASE = ActionKind(word="showcase", options=None, perform=_perform, in_turn=False, executes=True)
PROGRAMS: Mapping[type[Locals], tuple[Handler, ...]] = {
    ShowcaseFrame: ShowcaseStep.handled(offer=_offer),
    StorageFrame: StorageStep.handled(store=_store),
}
