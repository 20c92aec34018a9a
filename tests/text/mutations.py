"""Small changes of a program: every field of every node in it, one at a time, with all that may stand there.

What may stand in a field follows from its type. Whoever adds a node, a field, a zone or a member of an enum has changed
programs at once; only for a field with text, or without a type, it must be said here what may stand there.
"""

from __future__ import annotations

import typing
from collections.abc import Iterator
from dataclasses import fields, replace
from enum import Enum
from types import NoneType, UnionType
from typing import Any, NamedTuple

from engine.lang import nodes, terms
from engine.lang.canonical import canonical
from engine.lang.nodes import Amount, Cards, Colors, Condition, Node, Place, Relation, Selection, Step, Who, Zone
from engine.lang.words import (
    GREEN,
    HAND,
    HEALTH,
    RED,
    SCORE,
    a,
    all_of,
    card_titled,
    color_of,
    colors,
    count,
    draw,
    half_down,
    half_up,
    has_icon,
    meld,
    more,
    number_of,
    points,
    top,
    twice,
    value,
)

ANOTHER = card_titled("Coal")

NAMES = frozenset({"name", "same", "into", "noting", "title", "switch", "why"})
"""fields with names that link parts of a program, or name a message: they have no words that could be missing"""
LITERALS: dict[tuple[str, str], tuple[str, ...]] = {
    ("Place", "zone"): tuple(Zone),
    ("Draw", "of"): ("", "echoes"),
    ("MusicNotes", "titles"): ("Oars", "Writing"),
    ("JunkDeck", "of"): ("", "echoes"),
    ("NameCard", "of"): ("echoes", "cities"),
    ("SearchDeck", "of"): ("echoes", "cities"),
    ("IsExpansion", "set"): ("", "cities", "unseen"),
}
"""what may stand in a field with text"""
SOME: dict[type, tuple[Any, ...]] = {
    Amount: (
        count(HAND),
        value(ANOTHER),
        points,
        twice(count(HAND)),
        half_up(count(HAND)),
        half_down(count(HAND)),
        count(HAND) + 2,
        number_of(colors()),
    ),
    Cards: (ANOTHER, a(HAND), all_of(SCORE, color=GREEN), top(RED)),
    Colors: (colors(), colors(splayed=True)),
    Condition: (has_icon(ANOTHER, HEALTH), more(count(HAND), 3)),
    Place: (*(Place(zone) for zone in Zone), Place(Zone.HAND, Who.ME), Place(Zone.HAND, Who.OPPONENTS)),
    Selection: (a(HAND), a(SCORE), all_of(SCORE)),
    Step: (draw(1), meld(a(HAND))),
    nodes.ColorOf: (color_of(ANOTHER),),
    nodes.SplayOf: (nodes.SplayOf(RED), nodes.SplayOf(GREEN, Who.ME)),
    nodes.Bonuses: (nodes.Bonuses(), nodes.Bonuses(Who.EVERYONE, repeated=True), nodes.Bonuses(odd=False)),
    nodes.ColorsOf: (nodes.ColorsOf(all_of(HAND)), nodes.ColorsOf(all_of(SCORE))),
    nodes.TheColor: (nodes.TheColor("unheard-of"),),
    nodes.TheIcon: (nodes.TheIcon("unheard-of"),),
    nodes.TheSet: (nodes.TheSet("unheard-of"),),
    nodes.NamedCards: (),
    nodes.Player: (nodes.Player("them"),),
    int: (1, 2, 3),
    bool: (False, True),
    NoneType: (None,),
}
"""what may stand in a field of a type, some of each kind"""


class Mutation(NamedTuple):
    """The programs that differ in one field of one node."""

    node: str
    field: str
    programs: dict[str, Any]
    """what stands in the field -> the whole"""


def hints_of(kind: type[Node]) -> dict[str, Any]:
    """Return the types of a node's fields."""
    if kind not in _HINTS:
        _HINTS[kind] = typing.get_type_hints(kind, {**vars(nodes), **vars(terms), "Any": Any})
    return _HINTS[kind]


_HINTS: dict[type, dict[str, Any]] = {}


def mutations(program: Any) -> Iterator[Mutation]:
    """Yield, for every field of every node in a program, the program with all that may stand there, itself first."""
    if isinstance(program, tuple):
        for at, each in enumerate(program):
            for found in mutations(each):
                yield found._replace(
                    programs={
                        what: (*program[:at], other, *program[at + 1 :]) for what, other in found.programs.items()
                    }
                )
    elif isinstance(program, Node):
        hints = hints_of(type(program))
        for each in fields(program):
            now = getattr(program, each.name)
            if each.name not in NAMES:
                some = [now]
                for one in allowed(type(program), each.name, hints[each.name]):
                    if not any(same(program, one, other) for other in some):
                        some.append(one)
                whole = {canonical(one): replace(program, **{each.name: one}) for one in some}
                yield Mutation(type(program).__name__, each.name, whole)
            for found in mutations(now):
                yield found._replace(
                    programs={what: replace(program, **{each.name: other}) for what, other in found.programs.items()}
                )


def same(node: Node, one: Any, now: Any) -> bool:
    """Whether two values of a field come to the same, so that the same words are right."""
    if isinstance(now, tuple) and len(now) == 1:
        return same(node, one, now[0]) or one == now
    if isinstance(node, nodes.Compare) and node.right == 0 and {one, now} <= {Relation.EQUALS, Relation.AT_MOST}:
        return True
    if isinstance(node, nodes.Compare) and node.right == len(terms.Color) and of_colors(node.left):
        return one == now or {one, now} == {Relation.EQUALS, Relation.AT_LEAST}
    return bool(one == now) and isinstance(one, bool) == isinstance(now, bool)


def of_colors(number: object) -> bool:
    """Return whether a number counts colors of a board, or top cards of one: there are never more than five."""
    if isinstance(number, nodes.Count) and isinstance(number.of, Selection):
        where = number.of.place
        return isinstance(where, Place) and where.zone == Zone.TOPS and where.of in (Who.YOU, Who.ME)
    return isinstance(number, nodes.NumberOf)


def allowed(kind: type[Node], field: str, hint: Any) -> list[Any]:
    """Return what may stand in a field.

    Raises:
        AssertionError: nobody has said so here.
    """
    key = (kind.__name__, field)
    if hint is str:
        assert key in LITERALS, f"{key}: say in LITERALS what texts may stand there, or in NAMES that it is a name"
        return list(LITERALS[key])
    if typing.get_origin(hint) in (typing.Union, UnionType):
        return [one for each in typing.get_args(hint) for one in allowed(kind, field, each)]
    if typing.get_origin(hint) is tuple:
        each, *rest = typing.get_args(hint)
        if rest != [Ellipsis]:
            return []  # pairs of a name and something: what stands in them is changed by itself
        some = allowed(kind, field, each)
        pairs = [tuple(some[n : n + 2]) for n in range(0, len(some) - 1, 2)]
        return pairs if takes_one(kind, field) else [*((one,) for one in some), *pairs]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)
    assert hint in SOME, f"{key}: say in SOME what may stand in a field of the type {hint}"
    return list(SOME[hint])


def takes_one(kind: type[Node], field: str) -> bool:
    """Whether a field takes one thing as well as a tuple of them, so that a tuple of one is the same."""
    hint = hints_of(kind)[field]
    return typing.get_origin(hint) in (typing.Union, UnionType)
