"""Makes functions of the sentences of "Each" karmas, and the easier conditions of special achievements."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import fields, replace
from typing import Any

from engine.lang import nodes
from engine.lang.lower import Code
from engine.lang.nodes import Condition, Node, Relation, Who
from engine.model.frames import effect_layout
from engine.model.state import Frame, State
from engine.model.zones import Fronts, Owner
from engine.query.context import Also, Context, Each
from engine.query.evaluate import Evaluator


def basic(c: Context) -> Context:
    """Return the context of the basic state: the same game, in which no "Each" karma holds (Ultimate p. 28)."""
    if not (c.each_sentences or c.also or c.provided):
        return c
    found = copy(c)
    found.each, found.also, found.member_zones = {}, {}, {}
    return found


def link_karmas(c: Context) -> None:
    """Link the "Each" karmas of a game; the conditions of memberships too."""
    c.basic, c.each = basic(c), {}
    for code, node in c.each_sentences:
        by_card = c.each.setdefault(type(node), {})
        by_card[code.card] = (*by_card.get(code.card, ()), Each(code.card, node, _asks(c, code, node)))
    for card, alsos in c.also.items():
        if any(_lends(c, also) for also in alsos):
            c.lenders = (*c.lenders, card)
        c.also[card] = tuple(also._replace(when=_when(c, also.code, also.node)) for also in alsos)


def _lends(c: Context, also: Also) -> bool:
    """Return whether a player may look at cards that count as being in a zone of theirs, and lie elsewhere."""
    if c.switches.get("karma-looking") == "where-it-lies":
        return False
    looks = any(c.zones.kind(word).fronts is not Fronts.NOBODY for word in also.targets)
    elsewhere = also.of is not Who.YOU or any(c.zones.kind(word).owner is Owner.COMMON for word in also.sources)
    return looks and elsewhere


def frames_by_seat(c: Context, code: Code) -> list[Frame]:
    """Return a frame of a karma for each seat, to ask on its behalf; made once, as it is asked at every count."""
    start = [*effect_layout(code).first, *code.start]
    return [Frame(code.id, seat, start) for seat in range(c.players)]


def _asks(c: Context, code: Code, node: nodes.EachKarma) -> Callable[[State, int], Any]:
    evaluator, frames = Evaluator(code, c.basic), frames_by_seat(c, code)
    match node:
        case nodes.CountAsAchievements(of=amount) | nodes.RaiseTopForClaims(by=amount):
            number = evaluator.number(amount)
            return lambda s, seat: number(s, frames[seat], -1)
        case nodes.CountAsAvailable(cards=some) | nodes.CountTowardsClaims(cards=some) | nodes.MayActivate(cards=some):
            cards = evaluator.cards(some)
            return lambda s, seat: cards(s, frames[seat], -1)
    return lambda s, seat: True


def _when(c: Context, code: Code | None, node: nodes.CountsAs | None) -> Callable[[State, int], bool] | None:
    """Return whether a membership holds for a seat now; ``None`` if it always does."""
    if code is None or node is None or node.where is None:
        return None
    condition, frames = Evaluator(code, c.basic).condition(node.where), frames_by_seat(c, code)
    return lambda s, seat: condition(s, frames[seat], -1) is True


def eased(condition: Condition) -> Condition:
    """Return a condition in which every number that is required is one lower (Hedy Lamarr).

    That something must not be there, or that there must be fewer of it, is no number that can be lower.
    """
    found: Any = _eased(condition)
    assert isinstance(found, Condition)
    return found


def _eased(part: object) -> object:
    if isinstance(part, tuple):
        return tuple(_eased(each) for each in part)
    if not isinstance(part, Node) or isinstance(part, nodes.Not):
        return part
    if isinstance(part, nodes.Compare) and part.relation is not Relation.AT_LEAST:
        return part
    changed = {field.name: _eased(getattr(part, field.name)) for field in fields(part)}
    match part:
        case nodes.Compare(right=int(needed)):
            changed["right"] = needed - 1
        case nodes.IconKinds(at_least=least) | nodes.AlikeColors(at_least=least):
            changed["at_least"] = least - 1
    return replace(part, **changed)
