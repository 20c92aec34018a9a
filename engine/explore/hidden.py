"""Whether what follows an answer may depend on cards that a seat cannot see."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import fields, replace
from functools import cache

from engine.lang.lower import Code
from engine.lang.nodes import (
    ExecuteSentence,
    FlipCoin,
    ForPlayers,
    InDeck,
    MostAmong,
    Native,
    Node,
    NotDone,
    Place,
    PlayersWho,
    Selection,
    SelfExecute,
    They,
    Who,
    Zone,
)
from engine.model.frames import LAST, SHARES, VULNERABLE
from engine.model.state import State
from engine.model.zones import Fronts
from engine.query import places, sight
from engine.query.eligibility import verdicts
from engine.query.sight import Viewer
from engine.run import actions, plan
from engine.run.choices import by_front
from engine.run.machine import Machine


def may_read_hidden(m: Machine, s: State, answer: tuple[int, ...], viewer: Viewer) -> bool:
    """Return whether what follows an answer may depend on cards that the viewer cannot see."""
    request = s.request
    if request is None or request.kind != "action" or not answer:
        return is_hidden(m, s, range(s.players), m.zones.of_word, viewer)
    kind, card = actions.split(m, answer[0])
    if kind.executes:
        icon = kind.icon if kind.icon is not None else m.catalogue.featured[card]
        return _reads_hidden(m, s, request.seat, card, int(icon), viewer)
    to_board = kind.needs_card and s.where[card] in m.hand_of
    return to_board and not sight.knows(m, s, viewer, card)


def _reads_hidden(m: Machine, s: State, actor: int, card: int, icon: int, viewer: Viewer) -> bool:
    """Return whether an effect that a Dogma action would execute may depend on cards that the viewer cannot see.

    ``icon`` is the one that counts for who takes part.
    """
    locked = verdicts(m, s, actor, icon)
    for code in map(m.codes.__getitem__, plan.of_dogma(m, s, card)):
        kinds = (VULNERABLE,) if code.demand else (SHARES, LAST)
        who = [seat for seat in range(s.players) if locked[seat] in kinds]
        if who and reads_hidden(m, s, code, who, viewer, me=actor if code.demand else -1):
            return True
    return False


def reads_hidden(m: Machine, s: State, code: Code, who: Collection[int], viewer: Viewer, *, me: int = -1) -> bool:
    """Return whether an effect may depend on cards that the viewer cannot see.

    ``who`` are the seats that execute it; ``me`` is the one that demands, -1 for none.
    """
    by_fronts = [
        frozenset(kind.word for kind in m.zones.kinds if kind.fronts is fronts)
        for fronts in (Fronts.OWNER, Fronts.NOBODY)
    ]
    for place in _places(code.tree, *by_fronts):
        if place is None:
            return True
        owners = who if place.of == Who.YOU else (me,) if place.of == Who.ME and me >= 0 else range(s.players)
        if is_hidden(m, s, owners, places.words(place.zone, m.zones), viewer):
            return True
    return False


def is_hidden(m: Machine, s: State, seats: Iterable[int], words: Iterable[str], viewer: Viewer) -> bool:
    """Return whether any card in some kinds of zone, whose fronts an owner may look at, is unknown to the viewer."""
    kinds = [word for word in words if m.zones.kind(word).fronts is Fronts.OWNER]
    zones = {zone for seat in seats for word in kinds for zone in m.zones.all_of(word, seat)}
    return any(not sight.knows(m, s, viewer, card) for zone in zones for card in s.zones[zone])


@cache
def _places(tree: Node, owners: frozenset[str], nobody: frozenset[str]) -> tuple[Place | None, ...]:
    """Return the places whose fronts may be hidden that an effect names; ``None``: only playing shows it.

    ``owners`` are the kinds of zone at whose fronts only an owner may look, ``nobody`` those at which nobody may.
    """
    found: list[Place | None] = []
    todo: list[tuple[object, bool]] = [(tree, False)]
    while todo:
        node, other = todo.pop()
        match node:
            case Place(zone=zone) if not owners.isdisjoint(places.words(zone)):
                found.append(replace(node, of=Who.EVERYONE) if other else node)
            case SelfExecute() | ExecuteSentence() | FlipCoin() | Native() | NotDone():
                found.append(None)
            case InDeck() | Place(zone=Zone.DECK_TOPS):
                found.append(None)
            case Selection(place=Place(zone=zone)) if not nobody.isdisjoint(places.words(zone)) and by_front(node):
                found.append(None)
            case tuple():
                todo += [(each, other) for each in node]
            case Node():
                # in these, "you" is somebody else
                other = other or isinstance(node, They | ForPlayers | MostAmong | PlayersWho)
                todo += [(getattr(node, each.name), other) for each in fields(node)]
    return tuple(found)
