"""Parley: for a card returned from hand, a distant player's card may be used, shared, or escaped (4e base p. 32).

A Parley runs in a frame of its own on top of the action's and writes into the action's locked verdicts. The card it
costs is no use of the effect, so it earns nobody a free Draw.
"""

from __future__ import annotations

from engine.lang.lower import Code
from engine.lang.nodes import Deed
from engine.model.frames import NEITHER, ActionFrame, Parleyed, ParleyFrame, ParleyStep
from engine.model.state import Frame, Request, State
from engine.query import table
from engine.query.parley import is_distant
from engine.query.running import running_action
from engine.run import karma, moves
from engine.run.machine import Handler, Machine
from engine.trace import facts


def parley_frame(seat: int, reason: str, *, keep: int = -1) -> Frame:
    """Return a fresh frame for a Parley; ``reason`` is ``activate``, ``share``, ``immune`` or ``resist``.

    ``keep`` is a card of the hand that cannot be returned, as something else must be paid with it.
    """
    return Frame.of(ParleyFrame, seat, reason=reason, keep=keep)


def reason(code: Code) -> str:
    """Return why a distant player who is meant by an effect may Parley."""
    if code.compels:
        return "resist"
    return "immune" if code.demand else "share"


def must_ask(m: Machine, s: State, action: Frame, seat: int, *, demand: bool) -> bool:
    """Return whether a seat must be asked for a Parley before it shares, or before a demand hits it."""
    if (seat, demand) in action.vars[ActionFrame.PARLEYED]:
        return False
    return is_distant(m, s, action.seat, seat)


def _cards(m: Machine, s: State, f: Frame) -> tuple[int, ...]:
    """Return the cards in hand that can be returned for a Parley."""
    return tuple(sorted([card for card in table.hand(m, s, f.seat) if card != f.vars[ParleyFrame.KEEP]]))


def _ask(m: Machine, s: State, f: Frame) -> int:
    """Ask for the card to return; to activate, the action has been chosen, so one must be given."""
    hand = _cards(m, s, f)
    forced = f.vars[ParleyFrame.REASON] == "activate"
    if f.answer is not None:
        picked, f.answer = f.answer, None
    elif hand and not (forced and len(hand) == 1):
        m.ask(s, Request(f.seat, "card", hand, 1, 1, f"parley-{f.vars[ParleyFrame.REASON]}", optional=not forced))
        return ParleyStep.ASK
    else:
        picked = hand if forced else ()
    f.vars[ParleyFrame.CARD] = picked[0] if picked else -1
    return ParleyStep.SETTLE


def _settle(m: Machine, s: State, f: Frame) -> int:
    """Return the card and write the verdict; if a karma stands in for the return, the Parley goes on all the same.

    So does a Decree action if a karma stands in for the junking of its cards (Ultimate p. 29, the example of Homer).
    """
    why, card = f.vars[ParleyFrame.REASON], f.vars[ParleyFrame.CARD]
    action = running_action(s)
    assert action is not None
    said = karma.GO
    if card >= 0 and Deed.RETURN in m.watchers:
        said = karma.heard(m, s, f, (Deed.RETURN,), f.seat, karma.Subject(card=card))
        if said == karma.WAIT:
            return ParleyStep.SETTLE
        karma.over(f)
    if card >= 0 and said == karma.GO:
        moves.move(m, s, "return", f.seat, card, m.home[card])
    if card >= 0 or why == "activate":
        m.fact(s, _PAID[why](f.seat))
    else:
        m.fact(s, _NOT_PAID[why](f.seat, count=len(_cards(m, s, f))))
    if why != "activate":
        parleyed = Parleyed(f.seat, demand=why != "share")
        action.vars[ActionFrame.PARLEYED] = (*action.vars[ActionFrame.PARLEYED], parleyed)
        shares_too = ActionFrame.COMPELLED if why == "resist" else ActionFrame.EXPOSED
        if why == "resist" or (why == "immune" and f.seat in action.vars[ActionFrame.EXPOSED]):
            if card >= 0:  # whether it shares is settled by a Parley of its own (Ultimate p. 27)
                action.vars[shares_too] = tuple([seat for seat in action.vars[shares_too] if seat != f.seat])
        elif (why == "share") != (card >= 0):
            locked = action.vars[ActionFrame.VERDICTS]
            action.vars[ActionFrame.VERDICTS] = (*locked[: f.seat], NEITHER, *locked[f.seat + 1 :])
    m.pop(s)
    return ParleyStep.SETTLE


_PAID = {
    "activate": facts.PARLEY_ACTIVATE,
    "share": facts.PARLEY_SHARE,
    "immune": facts.PARLEY_IMMUNE,
    "resist": facts.PARLEY_RESIST,
}
"""the record of a Parley for which a card was returned, as one always is to activate a card"""
_NOT_PAID = {
    "share": facts.NO_PARLEY_SHARE,
    "immune": facts.NO_PARLEY_IMMUNE,
    "resist": facts.NO_PARLEY_RESIST,
}
"""the record of one for which no card was returned, as none was in hand or none was chosen"""


SYSTEM: dict[str, tuple[Handler, ...]] = {ParleyFrame.program: ParleyStep.handled(ask=_ask, settle=_settle)}
