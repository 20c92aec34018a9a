"""The running frames of the game, the turn and the action, and the ledger of the running action.

A frame is found by the program that it runs, never by its place on the stack; of these three there is at most one each.
"Due to the demand", "this action" and Democracy's counts are read from the action's ledger, which covers all seats and
ends with the action (4e base p. 23, "This effect" / "This action").
"""

from __future__ import annotations

from collections.abc import Collection

from engine.model.frames import ActionFrame, GameFrame, SelfExecutionFrame, TurnFrame
from engine.model.state import Frame, State
from engine.query.context import Context

_GAME, _TURN, _ACTION = GameFrame.program, TurnFrame.program, ActionFrame.program
_SELF_EXECUTION = SelfExecutionFrame.program


# Each looks for itself, from the bottom, near which the frame lies: this is asked at every move of a card.


def running_game(s: State) -> Frame | None:
    """Return the game's frame; ``None`` during setup and after the end."""
    for frame in s.frames:
        if frame.program == _GAME:
            return frame
    return None


def running_turn(s: State) -> Frame | None:
    """Return the frame of the running turn, if any."""
    for frame in s.frames:
        if frame.program == _TURN:
            return frame
    return None


def running_action(s: State) -> Frame | None:
    """Return the frame of the running action, if any."""
    for frame in s.frames:
        if frame.program == _ACTION:
            return frame
    return None


def activated(s: State) -> int:
    """Return the card whose effects the running Dogma action executes; -1 if none has begun to."""
    action = running_action(s)
    return int(action.vars[ActionFrame.CARD]) if action is not None and action.vars[ActionFrame.PLAN] else -1


def has_majority(s: State) -> int:
    """Return who has the sole majority of every icon during the running action by a karma; -1 if nobody has."""
    action = running_action(s)
    return int(action.vars[ActionFrame.MAJORITY]) if action is not None else -1


def featured_icon(c: Context, s: State) -> int | None:
    """Return the featured icon of the running Dogma action's card, or ``None`` if no such action runs.

    Whether an Auspice has made another of it is a switch (Ultimate p. 15, p. 28).
    """
    action = running_action(s)
    if action is None:
        return None
    counted = action.vars[ActionFrame.COUNTED]
    if counted is not None and c.switches.get("auspice-changes") == "featured-icon":
        return int(counted)
    found = c.catalogue.featured.get(action.vars[ActionFrame.CARD])
    return int(found) if found is not None else None


def deciding_icon(c: Context, s: State, card: int) -> int:
    """Return the icon that decides who shares the effects of a card: the featured one, or what an Auspice counts.

    That is so for the card of the running action alone (Ultimate p. 28).
    """
    action = running_action(s)
    if action is not None and action.vars[ActionFrame.CARD] == card:
        counted = action.vars[ActionFrame.COUNTED]
        if counted is not None:
            return int(counted)
    return int(c.catalogue.featured[card])


def awaited(s: State) -> Frame | None:
    """Return the frame that the running action waits for: an effect, or what must be settled before it."""
    action = running_action(s)
    above = s.frames[s.frames.index(action) + 1 :] if action is not None else ()
    return above[0] if above else None


def current_seat(s: State) -> int:
    """Return the current player's seat; 0 before the first turn."""
    for frame in s.frames:
        if frame.program == _TURN:
            return frame.seat
    return 0


def action_number(s: State, seat: int) -> int:
    """Return which action of its turn a seat takes now: 1 or 2; 0 in a free action and in another player's turn."""
    turn, action = running_turn(s), running_action(s)
    if turn is None or turn.seat != seat or action is None or action.vars[ActionFrame.FREE]:
        return 0
    return int(turn.vars[TurnFrame.ACTIONS_TAKEN])


def before_action(s: State, seat: int, n: int) -> bool:
    """Return whether it is a seat's turn and its first or second action has not begun; it is chosen as it begins.

    Free actions before it do not count as one.
    """
    turn = running_turn(s)
    if turn is None or turn.seat != seat:
        return False
    taken, action = turn.vars[TurnFrame.ACTIONS_TAKEN], running_action(s)
    if taken == n - 1 and action is None:
        return bool(turn.vars[TurnFrame.FREE_ACTIONS]) or s.frames[-1] is not turn
    return bool(taken < n)


def boards_of(s: State, c: Context, card: int) -> tuple[int, tuple[int, ...]]:
    """Return on whose board a card that asks for it lay when the action began, or -1, and on which it has been."""
    action, zone = running_action(s), s.where[card]
    visits = [each for each in action.vars[ActionFrame.VISITS] if each.card == card] if action is not None else []
    here = c.zones.owner[zone] if zone >= 0 and c.zones.is_board[zone] else -1
    first = visits[0].left if visits else here
    found = dict.fromkeys([first, *[each.came for each in visits]])
    return first, tuple([seat for seat in found if seat >= 0])


def foreseen(s: State, card: int) -> bool:
    """Return whether a card was foreseen: the action is the one that follows its promotion (Ultimate p. 12, p. 25).

    It is so for all who execute its effects in that action, and for no other card that is executed within it.
    """
    action = running_action(s)
    return action is not None and bool(action.vars[ActionFrame.FORESEEN]) and action.vars[ActionFrame.CARD] == card


def self_executing(s: State) -> list[Frame]:
    """Return the frames of all self-executions that run, the outermost first."""
    return [frame for frame in s.frames if frame.program == _SELF_EXECUTION]


def done_due_to_demand(s: State, card: int, verb: str) -> bool:
    """Return whether a card's demand made anyone do ``verb`` with a card during this action."""
    action = running_action(s)
    return action is not None and any(
        entry.card == card and entry.demand and entry.verb == verb for entry in action.vars[ActionFrame.LEDGER]
    )


def due_to(
    s: State, card: int, verb: str, seats: Collection[int], *, demand: bool, effects: Collection[int] | None = None
) -> tuple[int, ...]:
    """Return the cards that some seats did ``verb`` with due to a card during this action, in that order.

    With ``demand`` only those due to its demand, with ``effects`` those due to the effects at these places of the card.
    Of verbs that are not always remembered, the card must ask.
    """
    action = running_action(s)
    ledger = action.vars[ActionFrame.LEDGER] if action is not None else ()
    return tuple(
        entry.moved
        for entry in ledger
        if entry.card == card
        and entry.verb == verb
        and entry.seat in seats
        and (entry.demand or not demand)
        and (effects is None or entry.effect in effects)
    )


def returned_by(s: State, seat: int, card: int) -> int:
    """Return how many cards a seat returned because of a card so far during this action."""
    action = running_action(s)
    if action is None:
        return 0
    ledger = action.vars[ActionFrame.LEDGER]
    return sum(1 for entry in ledger if entry.card == card and entry.seat == seat and entry.verb == "return")


def scored_or_tucked(state: State, seat: int, *, own_turn: bool) -> int:
    """Return how many cards a seat scored or tucked in this turn, whichever is more, if such cards are counted.

    With ``own_turn`` only those of its own turn count.
    """
    turn = running_turn(state)
    if turn is None or (own_turn and turn.seat != seat):
        return 0
    scored = tucked = 0
    for entry in turn.vars[TurnFrame.TALLY]:  # no list is made: this runs after every change of the older editions
        if entry.seat == seat:
            if entry.verb == "score":
                scored += 1
            else:
                tucked += 1
    return max(scored, tucked)


def done_this_turn(state: State, seat: int, verb: str) -> int:
    """Return how many cards a seat scored, or tucked, in this turn, whosever it is, if such cards are counted."""
    turn = running_turn(state)
    return sum(1 for each in turn.vars[TurnFrame.TALLY] if each == (seat, verb)) if turn is not None else 0


def tallied(state: State) -> int:
    """Return how many cards were scored or tucked in this turn by all players together, if such cards are counted."""
    turn = running_turn(state)
    return len(turn.vars[TurnFrame.TALLY]) if turn is not None else 0
