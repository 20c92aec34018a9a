"""The plan of an action: which programs are executed, in order.

A Dogma action locks its plan with the verdicts, and telling, stepping and saves read it there. It may hold effects of
several cards, and none need be at the place at which its card prints it: first come the echo effects that are visible
in the color of its card, from the bottom of the pile up (Ultimate p. 25, Echo Effects).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypedDict

from engine.lang.lower import Code
from engine.lang.terms import EffectKind
from engine.model.frames import ActionFrame
from engine.model.state import Frame, State
from engine.query import table
from engine.run.machine import Tables
from engine.trace import facts
from engine.trace.events import Fact


def of_card(m: Tables, card: int) -> tuple[str, ...]:
    """Return the programs of a card's effects from top to bottom, but for karmas and echo effects; none if it has none.

    Those of a card that is not programmed are none, too.
    """
    found = m.plans.get(card)
    if found is None:
        codes = m.effects.get(card, ())
        found = m.plans[card] = tuple(code.id for code in codes if code.kind is not EffectKind.ECHO)
    return found


def echoes_of(m: Tables, card: int) -> tuple[str, ...]:
    """Return the programs of a card's echo effects; none if it is not programmed."""
    found = m.echo_plans.get(card)
    if found is None:
        codes = m.effects.get(card, ())
        found = m.echo_plans[card] = tuple(code.id for code in codes if code.kind is EffectKind.ECHO)
    return found


def of_dogma(m: Tables, s: State, card: int) -> tuple[str, ...]:
    """Return what a Dogma action with a card executes now: the visible echo effects of its pile, then its effects."""
    return (*_of_pile(m, s, card), *of_card(m, card)) if m.echoes else of_card(m, card)


def of_execution(m: Tables, s: State, card: int) -> tuple[str, ...]:
    """Return what a self-execution of a card executes now, its demands included (Ultimate p. 13, Self-execute).

    Before a top card of any board come the echo effects of its color there, before another card its own alone.
    """
    if not m.echoes:
        return of_card(m, card)
    return (*(_of_pile(m, s, card) if table.is_top(m, s, card) else echoes_of(m, card)), *of_card(m, card))


def echoing(m: Tables, s: State, card: int) -> list[int]:
    """Return the cards under and with a top card whose echo effects are visible, the bottom one first.

    None for any other card.
    """
    if not table.is_top(m, s, card):
        return []
    zone = s.where[card]
    pile, shown = s.zones[zone], m.catalogue.echoing[s.splays[zone]]
    found = [] if shown.isdisjoint(pile) else [each for each in reversed(pile[1:]) if each in shown]
    return [*found, card] if card in m.echoes else found


def echo_effects(m: Tables, seat: int, card: int, echoing: Sequence[int]) -> Fact:
    """Return the fact that the echo effects of some cards are executed before those of a card that a seat chose."""
    return facts.ECHO_EFFECTS(seat, cards=tuple(echoing), color=int(m.catalogue.color[card]))


def undone(m: Tables, s: State, card: int) -> int:
    """Return a card whose effects would be executed with this one and are not programmed, or -1."""
    if not m.is_done(card):
        return card
    for each in echoing(m, s, card) if m.undone_echoes else ():
        if each in m.undone_echoes:
            return each
    return -1


def _of_pile(m: Tables, s: State, card: int) -> list[str]:
    zone = s.where[card]
    if card not in m.echoes and not (m.zones.is_board[zone] and s.splays[zone]):
        return []  # as ``echoing`` would find: no covered card of a color that is not splayed shows an echo effect
    return [program for each in echoing(m, s, card) for program in echoes_of(m, each)]


def codes(m: Tables, s: State, action: Frame) -> tuple[Code, ...]:
    """Return the plan of an action; if it is not locked yet, the plan that would be locked now."""
    programs = action.vars[ActionFrame.PLAN] or of_dogma(m, s, action.vars[ActionFrame.CARD])
    return tuple(m.codes[program] for program in programs)


class Kinds(TypedDict):
    """Which kinds of effects an action has, for the verdicts."""

    shared: bool
    demand: bool
    compel: bool
    echoes: bool
    """whether all that can be shared are echo effects"""


def kinds(plan: Iterable[Code]) -> Kinds:
    """Return whether a plan has effects that can be shared, demands, and demands on those who would share."""
    shared = demand = compel = other = False
    for code in plan:
        if code.compels:
            compel = True
        elif code.demand:
            demand = True
        else:
            shared, other = True, other or code.kind is not EffectKind.ECHO
    return Kinds(shared=shared, demand=demand, compel=compel, echoes=shared and not other)


def printed(m: Tables, card: int, effect: int) -> Code:
    """Return the code of an effect by its place on its card, karmas counted.

    Raises:
        IndexError: the card has no such effect, or is not programmed.
    """
    return m.codes.of(card)[effect]


def fits(m: Tables, programs: tuple[str, ...]) -> bool:
    """Return whether these are whole effects that an action can execute: no karmas, no single sentences."""
    return all(
        program in m.codes and any(code.id == program for code in m.effects.get(m.codes[program].card, ()))
        for program in programs
    )
