"""Which draws take a Figure (Ultimate p. 28, Drawing Figures)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.figures.rules import reasons
from engine.model.frames import ActionFrame, ActionStep, heard
from engine.model.layouts import Flag, Locals, Number, Seat, Several, Steps, local, step
from engine.model.state import Frame, State
from engine.query import table
from engine.run import draws, karma
from engine.run.machine import Claimed, Handler, Machine
from engine.trace.events import Fact


def draw_rule(m: Machine, s: State, seat: int, age: int) -> Fact | None:
    """The draw of the free Draw action for sharing is of a Figure; no effect is on the stack then."""
    f = s.frames[-1]
    free = f.program == ActionFrame.program and f.pc == ActionStep.FREE_DRAW
    return reasons.FOR_SHARING(seat, n=age) if free else None


class FiguresDrawStep(Steps):
    """The steps of the draws after an Achieve action."""

    DRAW = step()


class FiguresDrawFrame(Locals, program="figures-draws", steps=FiguresDrawStep):
    """Each opponent of the frame's seat draws a Figure, as it has claimed a standard achievement or a secret."""

    SECRET = local(Flag())
    """it was a secret"""
    SEATS = local(Several(Seat()))
    """who has yet to draw, in order"""
    VALUE = local(Number())
    """that of the highest top card of the player who draws, found before karmas hear of the draw"""
    HEARD = heard()


def after_achieve(m: Machine, s: State, seat: int, claimed: Claimed) -> None:
    """Let each opponent draw, clockwise, after an Achieve action that claimed a standard achievement, or a secret.

    Whether a secret counts as one is the switch ``figures-for-secrets``.
    """
    secret = m.zones.kind_of[claimed.origin].achieved_from
    if claimed.standard or (secret and m.switches["figures-for-secrets"] == "drawn"):
        secret = secret and not claimed.standard
        m.push(s, Frame.of(FiguresDrawFrame, seat, secret=secret, seats=tuple(m.opponents(s, seat))))


def _draw(m: Machine, s: State, f: Frame) -> int:
    """Let the next opponent draw a Figure of the value of its highest top card."""
    left = f.vars[FiguresDrawFrame.SEATS]
    if not left or s.result is not None:
        m.pop(s)
        return FiguresDrawStep.DRAW
    seat, *rest = left
    if seat not in s.out:
        if karma.is_fresh(f):
            f.vars[FiguresDrawFrame.VALUE] = table.highest_top(m, s, seat)
            why = reasons.FOR_SECRET if f.vars[FiguresDrawFrame.SECRET] else reasons.FOR_ACHIEVING
            m.fact(s, why(seat, actor=f.seat, value=f.vars[FiguresDrawFrame.VALUE]))
        value = f.vars[FiguresDrawFrame.VALUE]
        said = draws.heard(m, s, f, seat, value, "figures") if m.watchers else karma.GO
        if said == karma.WAIT:
            return FiguresDrawStep.DRAW
        if said == karma.GO:
            draws.draw(m, s, seat, value, of="figures")
    karma.over(f)
    f.vars[FiguresDrawFrame.SEATS] = tuple(rest)
    return FiguresDrawStep.DRAW


PROGRAMS: Mapping[type[Locals], tuple[Handler, ...]] = {FiguresDrawFrame: FiguresDrawStep.handled(draw=_draw)}
