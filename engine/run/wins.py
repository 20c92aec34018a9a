"""A win that karmas may hear before it is (Ultimate p. 29).

An effect that wins and the check at the end of an action ask :func:`heard` like any other deed. A win by score comes
about in the middle of a draw, and in the older editions one by achievements right after a change: such a win waits on
the stack (:func:`waits`), and is looked for once more when karmas have heard it.
"""

from __future__ import annotations

from engine.lang.nodes import Deed
from engine.model.frames import WinFrame
from engine.model.state import Frame, State
from engine.run import karma
from engine.run.machine import Machine

_WIN = (Deed.WIN,)


def heard(m: Machine, s: State, f: Frame, seat: int) -> str:
    """Return what becomes of the win of a seat that a handler is about to bring about: see ``karma.heard``."""
    said = karma.heard(m, s, f, _WIN, seat)
    if said != karma.WAIT:
        karma.over(f)
    return said


def waits(m: Machine, s: State, seat: int, by: str) -> bool:
    """Return whether the win of a seat, by ``score`` or ``achievements``, waits on the stack for karmas to hear it.

    A win that is found while another one waits is looked for with that one.
    """
    if any(frame.program == WinFrame.program for frame in s.frames):
        return True
    if not karma.is_awaited(m, s, Deed.WIN, seat):
        return False
    m.push(s, Frame.of(WinFrame, seat, by=by))
    return True
