"""Fade: at the end of any action all top Figures of a player but one are scored (Ultimate p. 30)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.figures.rules import reasons
from engine.cards.figures.rules.decree import figures
from engine.lang.nodes import Deed
from engine.model.frames import heard, heard_from
from engine.model.layouts import Card, Flag, Locals, Seat, Several, Steps, local, step
from engine.model.state import Frame, State
from engine.query import table
from engine.query.board import Board
from engine.query.running import current_seat
from engine.run import karma, moves
from engine.run.machine import Handler, Machine
from engine.trace.events import Fact


class FadeStep(Steps):
    """The steps of fading."""

    FADE = step()


class FadeFrame(Locals, program="fade", steps=FadeStep):
    """Players fade Figures one by one; the frame's seat is the one who does."""

    SEATS = local(Several(Seat()))
    """who comes after it, in order"""
    SPARED = local(Several(Card()))
    """Figures that a karma has spared: each is considered once"""
    CARD = local(Card(none=True))
    """the Figure that is about to be scored, while karmas that wait for it run; -1 for none"""
    ASKED = local(Flag())
    """karmas that wait for the player to fade have been heard, and it is told that the player does"""
    HEARD = heard()
    HEARD_FROM = heard_from()


def top_figures(m: Machine, s: State, seat: int) -> list[int]:
    """Return the top cards of a seat that are Figures."""
    return [card for card in table.board(m, s, seat).karmas if card in figures(m)]


def action_ends(m: Machine, s: State, boards: Mapping[int, Board]) -> bool:
    """Let every player with more than one top Figure fade, from the current player's left; return whether any does."""
    for board in boards.values():
        if len(board.karmas) > 1:
            break
    else:
        return False
    seats = [seat for seat in m.seats_left_of(s, current_seat(s)) if len(top_figures(m, s, seat)) > 1]
    if not seats:
        return False
    m.push(s, Frame.of(FadeFrame, seats[0], seats=tuple(seats[1:])))
    return True


def foretell_end(m: Machine, s: State, seat: int) -> tuple[Fact, ...]:
    """Return that a player will fade if the action ends as the table lies; nothing where a karma waits for that."""
    count = len(top_figures(m, s, seat))
    if count <= 1 or karma.is_awaited(m, s, Deed.FADE, seat):
        return ()
    return (reasons.FADES_AHEAD(seat, count=count),)


def _fade(m: Machine, s: State, f: Frame) -> int:
    """Score one Figure of the player's choice; go on with the next player when one is left."""
    v = f.vars
    there = top_figures(m, s, f.seat) if f.seat not in s.out else []
    if len(there) <= 1 or s.result is not None:
        return _next(m, s, f)
    if not v[FadeFrame.ASKED]:
        said = karma.heard(m, s, f, (Deed.FADE,), f.seat) if Deed.FADE in m.watchers else karma.GO
        if said == karma.WAIT:
            return FadeStep.FADE
        karma.over(f)
        if said == karma.INSTEAD:
            return _next(m, s, f)
        v[FadeFrame.ASKED] = True
        m.fact(s, reasons.FADES(f.seat, count=len(there)))
    card = v[FadeFrame.CARD]
    if card < 0:
        fitting = [each for each in there if each not in v[FadeFrame.SPARED]]
        if not fitting:
            return _next(m, s, f)
        picked = m.one_of(s, f, "card", fitting, "fade")
        if picked is None:
            return FadeStep.FADE
        card = picked
    said = karma.heard(m, s, f, (Deed.SCORE,), f.seat, karma.Subject(card=card))
    if said == karma.WAIT:
        v[FadeFrame.CARD] = card
        return FadeStep.FADE
    karma.over(f)
    v[FadeFrame.CARD] = -1
    if said == karma.INSTEAD:
        v[FadeFrame.SPARED] = (*v[FadeFrame.SPARED], card)
    else:
        moves.move(m, s, "score", f.seat, card, m.score_of[f.seat])
    return FadeStep.FADE


def _next(m: Machine, s: State, f: Frame) -> int:
    karma.over(f)  # a karma may have moved the Figure that it was asked about
    f.vars[FadeFrame.CARD] = -1
    left = f.vars[FadeFrame.SEATS]
    if not left:
        m.pop(s)
        return FadeStep.FADE
    f.seat, *rest = left
    f.vars[FadeFrame.SEATS] = tuple(rest)
    f.vars[FadeFrame.SPARED], f.vars[FadeFrame.ASKED] = (), False
    return FadeStep.FADE


PROGRAMS: Mapping[type[Locals], tuple[Handler, ...]] = {FadeFrame: FadeStep.handled(fade=_fade)}
