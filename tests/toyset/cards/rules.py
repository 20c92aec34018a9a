"""The rules of the Bazaar: an action that stows a card, and where the first card of a turn comes from."""

from collections.abc import Collection

from engine.model.frames import ActionFrame, ActionStep, TurnFrame
from engine.model.state import Frame, State
from engine.query.board import Board
from engine.query.running import running_turn
from engine.run import draws, moves
from engine.run.actions import ActionKind
from engine.run.machine import Machine
from engine.trace.events import Fact
from engine.trace.facts import fact

FIRST_OF_TURN = fact("bazaar-first-card", "draw-highest-top")


def draw_rule(m: Machine, s: State, seat: int, age: int) -> Fact | None:
    """Your first draw each turn is from the Bazaar."""
    turn = running_turn(s)
    return FIRST_OF_TURN(seat) if turn is not None and seat not in turn.vars[TurnFrame.DREW] else None


def _in_hand(m: Machine, s: State, seat: int, board: Board) -> Collection[int]:
    return s.zones[m.hand_of[seat]]


def _stow(m: Machine, s: State, f: Frame) -> int:
    """Move a card from hand to your pouch, then draw a card of its value."""
    card, seat = f.vars[ActionFrame.CARD], f.seat
    moves.move(m, s, "transfer", seat, card, m.zones.of("pouch", seat))
    draws.draw(m, s, seat, m.catalogue.age[card])
    return ActionStep.SPECIALS


def actions() -> tuple[ActionKind, ...]:
    """Return the one kind of action that a turn has beside those of the rulebook."""
    return (ActionKind(word="stow", options=_in_hand, perform=_stow),)
