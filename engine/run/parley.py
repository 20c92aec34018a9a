"""Parley: for a card returned from hand, a distant player's card may be used, shared, or escaped (4e base p. 32).

A Parley runs in a frame of its own on top of the action's and writes into the action's locked verdicts. The card it
costs is no use of the effect, so it earns nobody a free Draw.
"""

from __future__ import annotations

from engine.model.state import Frame, Request, State
from engine.query.memory import NEITHER, PARLEYED, VERDICTS, action_frame
from engine.query.parley import is_distant
from engine.run import moves
from engine.run.machine import Handler, Machine
from engine.trace import facts

PROGRAM = "parley"
WHY, CARD = 0, 1
"""locals: ``activate``, ``share`` or ``immune``; the card returned"""


def frame(seat: int, why: str) -> Frame:
    """Return a fresh frame for a Parley."""
    return Frame(PROGRAM, seat, [why, -1])


def must_ask(m: Machine, s: State, action: Frame, seat: int, *, demand: bool) -> bool:
    """Return whether a seat must be asked for a Parley before it shares, or before a demand hits it."""
    if (seat, demand) in action.vars[PARLEYED]:
        return False
    return is_distant(m, s, action.seat, seat)


def _ask(m: Machine, s: State, f: Frame) -> int:
    """Ask for the card to return; to activate, the action has been chosen, so one must be given."""
    hand = tuple(sorted(s.zones[m.zones.hand(f.seat)]))
    forced = f.vars[WHY] == "activate"
    if f.answer is not None:
        picked, f.answer = f.answer, None
    elif hand and not (forced and len(hand) == 1):
        m.ask(s, Request(f.seat, "card", hand, 1, 1, f"parley-{f.vars[WHY]}", optional=not forced))
        return 0
    else:
        picked = hand if forced else ()
    f.vars[CARD] = picked[0] if picked else -1
    return 1


def _settle(m: Machine, s: State, f: Frame) -> int:
    """Return the card and write the verdict."""
    why, card = f.vars[WHY], f.vars[CARD]
    action = action_frame(s)
    assert action is not None
    if card >= 0:
        moves.move(m, s, "return", f.seat, card, m.home[card])
    m.fact(s, _WHETHER_PAID[why][card >= 0](f.seat))
    if why != "activate":
        action.vars[PARLEYED] = (*action.vars[PARLEYED], (f.seat, why == "immune"))
        if (why == "share") != (card >= 0):
            locked = action.vars[VERDICTS]
            action.vars[VERDICTS] = (*locked[: f.seat], NEITHER, *locked[f.seat + 1 :])
    m.pop(s)
    return 1


_WHETHER_PAID = {
    "activate": (facts.PARLEY_ACTIVATE, facts.PARLEY_ACTIVATE),
    "share": (facts.NO_PARLEY_SHARE, facts.PARLEY_SHARE),
    "immune": (facts.NO_PARLEY_IMMUNE, facts.PARLEY_IMMUNE),
}
"""what is recorded of a Parley for which no card was returned, and of one for which a card was"""


SYSTEM: dict[str, tuple[Handler, ...]] = {PROGRAM: (_ask, _settle)}
