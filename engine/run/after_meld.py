"""What a Meld action sets off, in the order of Ultimate's chart (p. 9): cities, digs, karmas, promotions.

A set brings a rule by its module of rules. Which rules apply is found out right after the meld; then each is done, a
step of its own. As soon as the melded card is no top card of its player any more, the rest is skipped. A meld by an
effect sets none of this off (Ultimate p. 20, Action Triggers).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from engine.model.frames import ActionFrame, ActionStep
from engine.model.state import Frame, State
from engine.run.machine import Machine
from engine.trace import facts
from engine.trace.events import Fact

CARD, SET_OFF = ActionFrame.CARD, ActionFrame.SET_OFF


class Place(IntEnum):
    """The places of Ultimate's chart of the Meld action (p. 9)."""

    CITY_ICONS = 1
    CITY_DRAW = 2
    DIG = 3
    WHEN_KARMA = 4
    PROMOTION = 5


@dataclass(frozen=True, kw_only=True, eq=False)
class MeldRule:
    """Something that a Meld action sets off.

    Its words are the message ``set-off-<word>``.
    """

    word: str
    """names it in frames and messages: ``"city-draw"``"""
    place: Place
    applies: Callable[[Machine, State, int, int], bool]
    """whether a meld has set it off, asked right after it: (machine, state, who melded, the card)"""
    perform: Callable[[Machine, State, int, int], None]
    """does it, given the same. It cannot ask; what asks is a program of its own, which it puts on the stack"""
    foretell: Callable[[Machine, State, int, int], tuple[Fact, ...]] = lambda m, s, seat, card: ()
    """why it is set off, and what comes of it, given the same, told before it; none: its words do"""
    passed_over: Callable[[Machine, State, int, int], tuple[Fact, ...]] = lambda m, s, seat, card: ()
    """why a meld has not set it off though one might expect it, given the same"""
    declined: Callable[[Machine, State, Frame], tuple[Fact, ...]] = lambda m, s, frame: ()
    """what comes of it if nothing is chosen where its program, of the same name, offers a choice: given its frame"""


def begin(m: Machine, s: State, f: Frame) -> int:
    """Note what a Meld action has set off, and return the step of the action that follows."""
    seat, card = f.seat, f.vars[CARD]
    f.vars[SET_OFF] = found = tuple([rule.word for rule in m.meld_rules.values() if rule.applies(m, s, seat, card)])
    if m.explaining:
        for rule in m.meld_rules.values():
            if rule.word not in found:
                for why in rule.passed_over(m, s, seat, card):
                    m.fact(s, why)
    return ActionStep.AFTER_MELD if f.vars[SET_OFF] else ActionStep.SPECIALS


def go_on(m: Machine, s: State, f: Frame) -> int:
    """Do the next thing that the Meld action has set off; skip the rest if its card is no top card any more."""
    left, seat, card = f.vars[SET_OFF], f.seat, f.vars[CARD]
    if not left:
        return ActionStep.SPECIALS
    pile = s.zones[m.piles_of[seat][m.catalogue.color[card]]]
    if seat in s.out or not pile or pile[0] != card:
        if m.explaining and seat not in s.out:
            m.fact(s, facts.SET_OFF_SKIPPED(seat, cards=(card,), left=left))
        f.vars[SET_OFF] = ()
        return ActionStep.SPECIALS
    f.vars[SET_OFF] = left[1:]
    m.meld_rules[left[0]].perform(m, s, seat, card)
    return ActionStep.AFTER_MELD
