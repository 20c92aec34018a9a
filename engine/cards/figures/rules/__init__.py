"""The rules of Figures in the Sand: both draws, Decrees, Auspice, fading, and "When" karmas after a Meld action."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.figures.rules import auspice, decree, draw, fade
from engine.model.layouts import Locals
from engine.model.state import State
from engine.run import after_meld, karma
from engine.run.actions import ActionKind
from engine.run.machine import Handler, Machine

draw_rule = draw.draw_rule
after_achieve = draw.after_achieve
action_ends = fade.action_ends
foretell_end = fade.foretell_end
variants = auspice.variants


def actions() -> tuple[ActionKind, ...]:
    """Return the one kind of action of its own; each Dogma action can be taken under an Auspice, too."""
    return (decree.DECREE_ACTION,)


def _waits(m: Machine, s: State, seat: int, card: int) -> bool:
    return card in m.when_melded


WHEN_KARMA = after_meld.MeldRule(
    word="when-karma", place=after_meld.Place.WHEN_KARMA, applies=_waits, perform=karma.melded
)


def meld_rules() -> tuple[after_meld.MeldRule, ...]:
    """Return the karma that waits for the meld of its own card."""
    return (WHEN_KARMA,)


def programs() -> Mapping[type[Locals], tuple[Handler, ...]]:
    """Return what runs as programs of its own."""
    return {**draw.PROGRAMS, **fade.PROGRAMS, **decree.PROGRAMS, **auspice.PROGRAMS}


def deck_rules() -> tuple[str, ...]:
    """Return the rules that say when a card of the set's decks is drawn."""
    return "figures-draw-sharing", "figures-draw-achieve"
