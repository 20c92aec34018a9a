"""The rules of Cities of Destiny: City draws, the icons of cities, Endorse, special achievements claimed at once."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.cities.rules import achieving, draw, endorse, icons
from engine.model.layouts import Locals
from engine.run.actions import ActionKind
from engine.run.after_meld import MeldRule
from engine.run.machine import Handler, MoveRule

after_splay = draw.after_splay


def actions() -> tuple[ActionKind, ...]:
    """Return the one kind of action that a turn has beside those of the rulebook: an endorsed Dogma action."""
    return (endorse.ENDORSE,)


def meld_rules() -> tuple[MeldRule, ...]:
    """Return what a Meld action sets off."""
    return icons.RULE, draw.RULE


def move_rules() -> tuple[MoveRule, ...]:
    """Return what is done at once when certain cards have been moved."""
    return (achieving.RULE,)


def programs() -> Mapping[type[Locals], tuple[Handler, ...]]:
    """Return what runs as programs of its own."""
    return {**draw.PROGRAMS, **icons.PROGRAMS, **endorse.PROGRAMS}


def deck_rules() -> tuple[str, ...]:
    """Return the rules that say when a card of the set's decks is drawn."""
    return "city-draw-new-color", "city-draw-new-splay", "city-draw-one-in-hand"
