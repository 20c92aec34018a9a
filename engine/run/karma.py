"""Karmas that wait for a deed: "If you would do this, first ..." (Ultimate p. 28-29).

What is about to happen waits as the top frame; the karma's own frame goes on top of it and runs first. Karmas do not
set off each other, and of several that wait for one thing the current player picks one; the others are ignored.
"""

from __future__ import annotations

from engine.lang.nodes import Deed
from engine.lang.terms import EffectKind
from engine.model.frames import KarmaFrame, KarmaStep
from engine.model.state import Frame, Request, State
from engine.query import table
from engine.query.running import current_seat
from engine.run import moves
from engine.run.machine import Handler, Machine
from engine.trace.events import Began, Span


def before(m: Machine, s: State, deed: Deed) -> None:
    """Begin a karma before the newest frame, if a karma of its seat waits for that deed."""
    if any(_is_karma(m, frame) for frame in s.frames):
        return
    seat = s.frames[-1].seat
    cards = _watching(m, s, deed, seat)
    if len(cards) == 1:
        _begin(m, s, deed, seat, cards[0])
    elif cards:
        m.push(s, Frame.of(KarmaFrame, current_seat(s), deed=deed.value, owner=seat))


def _watching(m: Machine, s: State, deed: Deed, seat: int) -> tuple[int, ...]:
    """Return the top cards of a seat whose karma waits for a deed, sorted."""
    watching = {code.card for code in m.watchers.get(deed, ())}
    return tuple(sorted(card for card in table.top_cards(m, s, seat) if card in watching))


def waiting(m: Machine, s: State) -> Frame:
    """Return the frame that waits for the running karma: the topmost one that is no karma's."""
    return next(frame for frame in reversed(s.frames) if not _is_karma(m, frame))


def _is_karma(m: Machine, frame: Frame) -> bool:
    code = m.codes.get(frame.program)
    return code is not None and code.kind is EffectKind.KARMA


def _begin(m: Machine, s: State, deed: Deed, seat: int, card: int) -> None:
    code = next(code for code in m.watchers[deed] if code.card == card)
    m.event(s, Began(Span.KARMA, seat, card, code.effect))
    m.push(s, moves.effect_frame(m, code.id, seat, -1))


def _which(m: Machine, s: State, f: Frame) -> int:
    """Ask which of several karmas goes first."""
    deed, seat = Deed(f.vars[KarmaFrame.DEED]), f.vars[KarmaFrame.OWNER]
    if f.answer is None:
        m.ask(s, Request(f.seat, "card", _watching(m, s, deed, seat), 1, 1, "karma"))
        return KarmaStep.ASK
    card = f.answer[0]
    m.pop(s)
    _begin(m, s, deed, seat, card)
    return KarmaStep.ASK


SYSTEM: dict[str, tuple[Handler, ...]] = {KarmaFrame.program: KarmaStep.handled(ask=_which)}
