"""The rules of Echoes of the Past: which draws take its cards, and promotions after Meld actions."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.echoes.rules import draw, promotion
from engine.model.layouts import Locals
from engine.run.after_meld import MeldRule
from engine.run.machine import Handler

draw_rule = draw.draw_rule
base_draw = draw.base_draw


def meld_rules() -> tuple[MeldRule, ...]:
    """Return what a Meld action sets off."""
    return (promotion.RULE,)


def programs() -> Mapping[type[Locals], tuple[Handler, ...]]:
    """Return what runs as a program of its own."""
    return promotion.PROGRAMS


def deck_rules() -> tuple[str, ...]:
    """Return the rules that say when a card of the set's decks is drawn."""
    return ("draw-echoes",)
