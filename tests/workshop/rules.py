"""Its rules."""

from collections.abc import Collection, Mapping

from engine.model.frames import ActionFrame, ActionStep, TurnFrame
from engine.model.layouts import Card, Locals, Steps, local, step
from engine.model.state import Frame, Request, State
from engine.query.board import Board
from engine.query.running import running_turn
from engine.run import draws, moves, plan
from engine.run.actions import WITHOUT_CARD, ActionKind
from engine.run.machine import Handler, Machine
from engine.run.turn import add_free_action
from engine.trace.events import Fact
from engine.trace.facts import fact

FIRST_OF_TURN = fact("workshop-first-card", "draw-set-empty")


def draw_rule(m: Machine, s: State, seat: int, age: int) -> Fact | None:
    """The first card that each player draws in a turn comes from the workshop."""
    turn = running_turn(s)
    return FIRST_OF_TURN(seat) if turn is not None and seat not in turn.vars[TurnFrame.DREW] else None


class TinkerStep(Steps):
    """Its steps."""

    ASK = step()
    DRAW = step()


class TinkerFrame(Locals, program="tinker", steps=TinkerStep):
    """Tucks a card from hand, then draws a 1; the player to the left then draws, too."""

    CARD = local(Card(none=True))


def _ask(m: Machine, s: State, f: Frame) -> int:
    if f.answer is None:
        m.ask(s, Request(f.seat, "card", tuple(sorted(s.zones[m.hand_of[f.seat]])), 1, 1, "tuck"))
        return TinkerStep.ASK
    f.vars[TinkerFrame.CARD], f.answer = f.answer[0], None
    return TinkerStep.DRAW


def _draw(m: Machine, s: State, f: Frame) -> int:
    card, seat = f.vars[TinkerFrame.CARD], f.seat
    m.pop(s)
    moves.move(m, s, "tuck", seat, card, moves.own_pile(m, seat, card))
    draws.draw(m, s, seat, 1)
    add_free_action(m, s, m.seats_left_of(s, seat)[0], "draw")
    return TinkerStep.DRAW


def programs() -> Mapping[type[Locals], tuple[Handler, ...]]:
    """What asks."""
    return {TinkerFrame: TinkerStep.handled(ask=_ask, draw=_draw)}


def _with_hand(m: Machine, s: State, seat: int, board: Board) -> Collection[int]:
    return WITHOUT_CARD if s.zones[m.hand_of[seat]] else ()


def _tinker(m: Machine, s: State, f: Frame) -> int:
    m.push(s, Frame.of(TinkerFrame, f.seat))
    return ActionStep.SPECIALS


def _covering(m: Machine, s: State, seat: int, board: Board) -> Collection[int]:
    """The top cards that cover one."""
    piles = [s.zones[pile] for pile in m.zones.piles_of[seat]]
    return [pile[0] for pile in piles if len(pile) > 1 and pile[0] in m.programmed]


def _overhaul(m: Machine, s: State, f: Frame) -> int:
    """Execute the covered cards from the bottom up, then the top card; then meld a card from hand as a free action."""
    pile = s.zones[s.where[f.vars[ActionFrame.CARD]]]
    f.vars[ActionFrame.PLAN] = tuple(program for card in reversed(pile) for program in plan.of_card(m, card))
    hand = s.zones[m.hand_of[f.seat]]
    if hand:
        add_free_action(m, s, f.seat, "meld", min(hand))
    return ActionStep.LOCK


def actions() -> tuple[ActionKind, ...]:
    """Two: one without a card, one that executes several."""
    return (
        ActionKind(word="tinker", options=_with_hand, perform=_tinker, needs_card=False),
        ActionKind(word="overhaul", options=_covering, perform=_overhaul, executes=True),
    )
