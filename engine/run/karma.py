"""Karmas that wait for a deed: "If you would do this, first ..." (Ultimate p. 28-29).

What is about to happen waits as the top frame; the karma's own frame goes on top of it and runs first. Karmas do not
set off each other, and of several that wait for one thing the current player picks one; the others are ignored.
"""

from __future__ import annotations

from engine.lang.nodes import Deed
from engine.model.state import Frame, Request, State
from engine.query import table
from engine.run import moves
from engine.run.endings import current_seat
from engine.run.machine import Handler, Machine
from engine.trace.events import Began, Span

PROGRAM = "karma"
DEED, SEAT = 0, 1
"""locals of the frame that asks which: the deed, and whose karmas they are"""


def before(m: Machine, s: State, deed: Deed) -> None:
    """Let a karma go before the frame that was just put on the stack, if one waits for what its seat would do."""
    running = (m.codes.get(frame.program) for frame in s.frames)
    if any(code is not None and code.karma for code in running):
        return
    seat = s.frames[-1].seat
    cards = _waiting(m, s, deed, seat)
    if len(cards) == 1:
        _begin(m, s, deed, seat, cards[0])
    elif cards:
        m.push(s, Frame(PROGRAM, current_seat(s), [deed.value, seat]))


def _waiting(m: Machine, s: State, deed: Deed, seat: int) -> tuple[int, ...]:
    """Return the top cards of a seat whose karma waits for a deed, sorted."""
    watching = {code.card for code in m.watchers.get(deed, ())}
    return tuple(sorted(card for card in table.top_cards(m, s, seat) if card in watching))


def _begin(m: Machine, s: State, deed: Deed, seat: int, card: int) -> None:
    code = next(code for code in m.watchers[deed] if code.card == card)
    m.push(s, moves.effect_frame(m, code.id, seat, -1))
    m.event(s, Began(Span.KARMA, seat, card, code.effect))


def _which(m: Machine, s: State, f: Frame) -> int:
    """Ask which of several karmas goes first."""
    deed, seat = Deed(f.vars[DEED]), f.vars[SEAT]
    if f.answer is None:
        m.ask(s, Request(f.seat, "card", _waiting(m, s, deed, seat), 1, 1, "karma"))
        return 0
    card = f.answer[0]
    m.pop(s)
    _begin(m, s, deed, seat, card)
    return 0


SYSTEM: dict[str, tuple[Handler, ...]] = {PROGRAM: (_which,)}
