"""Transfer: move cards from one area to another; it is no meld, score or achieve (4e base p. 23)."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import Place, Transfer, Zone
from engine.model.frames import TO_MOVE
from engine.model.state import Frame, State
from engine.model.zones import Owner, Parts
from engine.query.evaluate import Evaluator
from engine.run import moves
from engine.run.machine import Handler, Machine
from engine.run.verbs.move import advance, finish, next_card


def zone_for(m: Machine, place: Place, seat: int, card: int) -> int:
    """Return the zone of a place that takes a card: on a board the pile of its color, among decks that of its back."""
    kind = m.zones.kind(place.zone)
    if kind.parts is Parts.COLORS:
        return moves.own_pile(m, seat, card)
    if kind.parts is Parts.BACKS:
        return m.home[card]
    return m.zones.of(kind.word, seat if kind.owner is Owner.EACH_PLAYER else -1)


def _transfer(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Transfer)
    owners = e.seats(node.to.of)
    board = node.to.zone == Zone.BOARD

    def transfer(m: Machine, s: State, f: Frame) -> int:
        owner = owners(s, f)
        if not f.vars[TO_MOVE] or not owner:
            f.vars[TO_MOVE] = ()
            return finish(f, at)
        card = next_card(m, s, f, "transfer", ins, board=board)
        if card < 0:
            return at
        target = zone_for(m, node.to, owner[0], card)
        if s.where[card] != target:
            moves.move(m, s, "transfer", f.seat, card, target)
            advance(f, card)
        else:
            f.vars[TO_MOVE] = tuple(other for other in f.vars[TO_MOVE] if other != card)
        return at if f.vars[TO_MOVE] else finish(f, at)

    return transfer


OPERATIONS = {"transfer": _transfer}
