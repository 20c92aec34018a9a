"""The rules of Artifacts of History: digs, seizing, the display, the showcase, Museums and the Museum check."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.artifacts.rules import check, dig, museums, showcase, visits
from engine.model.layouts import Locals
from engine.run.actions import ActionKind
from engine.run.after_meld import MeldRule
from engine.run.machine import Handler, MoveRule

turn_begins = showcase.turn_begins


def actions() -> tuple[ActionKind, ...]:
    """Return the one kind of action beside those of the rulebook: the free Dogma action of a showcase."""
    return (showcase.SHOWCASE,)


def meld_rules() -> tuple[MeldRule, ...]:
    """Return what a Meld action sets off."""
    return (dig.RULE,)


def move_rules() -> tuple[MoveRule, ...]:
    """Return what is done at once when certain cards have been moved."""
    return visits.rule(), museums.RULE


def programs() -> Mapping[type[Locals], tuple[Handler, ...]]:
    """Return what runs as programs of its own."""
    return {**dig.PROGRAMS, **showcase.PROGRAMS, **check.PROGRAMS}


def deck_rules() -> tuple[str, ...]:
    """Return the rules that say when a card of the set's decks is taken."""
    return "dig-event", "dig-takes"
