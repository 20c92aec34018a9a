"""Who may know what a player chooses among; no other module decides that (4e base p. 33, Hidden Information).

A choice among cards of which a seat does not know every one is closed to it: it sees who decides, and neither which
cards fit, nor how many, nor whether any do. So a choice that nobody is asked, as one card fits or none, is closed too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from engine.lang import nodes
from engine.lang.lower import Code
from engine.model.frames import TO_MOVE
from engine.model.state import Frame, Request, State
from engine.query import sight
from engine.query.context import Context
from engine.query.evaluate import Evaluator, needs_front
from engine.query.sight import Viewer

if TYPE_CHECKING:
    from engine.run.machine import Machine


class Among(NamedTuple):
    """What a player chooses among, as far as others may know it."""

    seen: int
    """the seats, as bits, that know every card that the player chooses among"""
    front: bool
    """whether fronts that not all seats know decide which cards fit, and so whether there is a choice at all"""


class Asking(NamedTuple):
    """The cards of which an instruction takes some."""

    place: Callable[[State, Frame, int], tuple[int, ...]]
    front: bool
    """whether more than their backs decides which of them fit"""


def among(m: Machine, s: State, request: Request) -> Among:
    """Return what the running program lets a player choose among, at the instruction that asks or need not ask."""
    if request.kind == "action":
        return Among(1 << request.seat, front=False)
    if request.kind == "order":
        frame = s.frames[-1]
        if frame.program not in m.codes:
            return Among(sight.knowing_all(m, s, request.options), front=False)
        seen = sight.knowing_all(m, s, frame.vars[TO_MOVE])
        if request.purpose == "rearrange":
            zone = s.where[request.options[0]]
            seen &= sum(1 << seat for seat in range(s.players) if sight.sees_covered(m, seat, zone))
            return Among(seen, front=seen != m.all_seats)
        return Among(seen, front=seen != m.all_seats and _colors_decide(m, frame, request))
    asking = m.asking(s.frames[-1].program, s.frames[-1].pc) if s.frames and request.kind != "yes-no" else None
    if asking is not None:
        seen = sight.knowing_all(m, s, asking.place(s, s.frames[-1], -1))
        return Among(seen, front=seen != m.all_seats and asking.front)
    if request.kind != "card":
        return Among(m.all_seats, front=False)
    zones = {s.where[card] for card in request.options}
    return Among(sight.knowing_all(m, s, (card for zone in zones for card in s.zones[zone])), front=False)


def is_closed(m: Machine, s: State, viewer: Viewer, request: Request) -> bool:
    """Return whether a viewer may only know who decides, and not what can be chosen."""
    if viewer is None or viewer == request.seat or request.kind == "action":
        return False
    return not sight.among(m, viewer, among(m, s, request).seen)


def who_may_know_why(m: Machine, s: State, request: Request) -> int:
    """Return the seats, as bits, that may know why there is no choice, or why a card cannot be chosen."""
    found = among(m, s, request)
    return found.seen | 1 << request.seat if found.front else -1


def by_front(cards: nodes.Cards) -> bool:
    """Return whether more than the backs of cards decides which of them fit."""
    if not isinstance(cards, nodes.Selection):
        return False
    filters = (cards.color, cards.not_color, cards.with_icon, cards.without_icon)
    if any(each is not None for each in filters) or (cards.where is not None and needs_front(cards.where)):
        return True
    return isinstance(cards.place, nodes.Cards) and by_front(cards.place)


def _colors_decide(m: Machine, frame: Frame, request: Request) -> bool:
    """Return whether colours decide of which cards the order is asked: where they go to a board, not to decks."""
    deed = m.codes[frame.program].body[frame.pc].deed
    to_board = isinstance(deed, nodes.Transfer) and deed.to.zone == nodes.Zone.BOARD
    return to_board or request.purpose in ("meld", "tuck")


def link(code: Code, pc: int, c: Context) -> Asking | None:
    """Return what an instruction of a program lets a player choose among; ``None`` if it takes no cards."""
    node = code.body[pc].node
    cards = node if isinstance(node, nodes.Cards) else getattr(node, "among", None)
    of_fronts = isinstance(node, nodes.RevealColor) or isinstance(cards, nodes.ColorsOf)
    if isinstance(cards, nodes.ColorsOf):
        cards = cards.of
    if not isinstance(cards, nodes.Cards):
        return None
    place: nodes.Place | nodes.Cards = cards.place if isinstance(cards, nodes.Selection) else cards
    return Asking(Evaluator(code, c).place(place), by_front(cards) or of_fronts)
