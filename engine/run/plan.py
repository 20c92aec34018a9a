"""The plan of an action: which programs are executed, in order.

A Dogma action locks its plan with the verdicts, and telling, stepping and saves read it there. It may hold effects of
several cards, and none need be at the place at which its card prints it.
"""

from __future__ import annotations

from engine.lang.lower import Code
from engine.model.frames import ActionFrame
from engine.model.state import Frame
from engine.run.machine import Tables


def of_card(m: Tables, card: int) -> tuple[str, ...]:
    """Return the programs of a card's effects from top to bottom, but for karmas; none if it is not programmed."""
    found = m.plans.get(card)
    if found is None:
        found = m.plans[card] = tuple(code.id for code in m.effects.get(card, ()))
    return found


def codes(m: Tables, action: Frame) -> tuple[Code, ...]:
    """Return the plan of an action; if it is not locked yet, the plan that would be locked now."""
    programs = action.vars[ActionFrame.PLAN] or of_card(m, action.vars[ActionFrame.CARD])
    return tuple(m.codes[program] for program in programs)


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
