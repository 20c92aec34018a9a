"""Splay a colour; when several may be meant, the player picks which (4e base p. 24-25)."""

from __future__ import annotations

from dataclasses import replace

from engine.lang.lower import (
    Ins,
    board_name,
)
from engine.lang.nodes import (
    Colors,
    Deed,
    Player,
    SplayColor,
)
from engine.lang.terms import Splay
from engine.model.frames import (
    ASKED,
    COLOR,
    DECIDER,
    DONE,
    MUST,
    named_slot,
)
from engine.model.state import Frame, Request, State
from engine.query.evaluate import Evaluator
from engine.run import karma, moves
from engine.run.machine import Handler, Machine
from engine.run.verbs import proof
from engine.run.verbs.outcome import leaving
from engine.trace import facts
from engine.trace.events import Outcome, Showing


def done(m: Machine, s: State, seat: int, owner: int, color: int, direction: int) -> bool:
    """Let a seat splay (``NONE``: unsplay) a color of a board; return whether that was done.

    What the sets in play do about it runs before whatever comes next: they put it on the stack.
    """
    if not moves.splay(m, s, seat, owner, color, direction):
        return False
    for follow in m.after_splay:
        follow(m, s, seat, owner, color, direction)
    return True


def _choose(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, SplayColor)
    owners, way, code = e.seats(node.of), e.direction(node.direction), e.code
    unsplays = node.direction is Splay.NONE
    several = e.colors(node.color) if isinstance(node.color, Colors) else None
    one = e.color(node.color) if not isinstance(node.color, Colors) else None

    skip_it, decline = leaving(ins, at, e, Outcome.SKIPPED), leaving(ins, at, e, Outcome.DECLINED)

    shown = proof.read_from(e, node.color)
    slot = named_slot(code, node.into) if node.into is not None else -1

    def choose(m: Machine, s: State, f: Frame) -> int:
        if f.answer is not None:
            picked, f.answer = f.answer, None
            f.vars[ASKED] += 1
            if not picked:
                return decline(m, s, f)
            f.vars[COLOR] = picked[0]
            return at + 1
        owner = owners(s, f)[0]
        f.vars[COLOR] = None
        if slot >= 0:
            f.vars[slot] = None
        if shown is not None:
            moves.prove(m, s, f.seat, shown(s, f, -1), Showing.CONDITION)
        direction = way(s, f)
        wanted: tuple[int, ...] = ()
        if direction or unsplays:  # in the direction of what is not splayed there is nothing to splay
            wanted = several(s, f, -1) if several is not None else ((one(s, f, -1),) if one is not None else ())
        options = []
        for color in wanted:
            if color < 0:
                continue
            kind = moves.can_splay(m, s, owner, color, direction)
            if not kind.denies:
                options.append(color)
            elif m.explaining:
                m.fact(s, moves.splay_fact(m, s, kind, owner, color, direction))
        if not options:
            f.vars[ASKED] += 1
            if m.explaining and not wanted:
                m.fact(s, facts.NOTHING_TO_SPLAY(f.seat))
            return skip_it(m, s, f)
        may = ins.optional and not f.vars[MUST]
        if may or len(options) > 1:
            where = (code.card, code.effect, ins.sentence)
            m.ask(s, Request(f.vars[DECIDER], "color", tuple(sorted(options)), 1, 1, "splay", *where, may))
            return at
        f.vars[ASKED] += 1
        f.vars[COLOR] = options[0]
        return at + 1

    return choose


def _splay(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, SplayColor)
    owners, way = e.seats(node.of), e.direction(node.direction)
    slot = named_slot(e.code, node.into) if node.into is not None else -1

    guarded = bool({Deed.SPLAY, Deed.SPLAY_LEFT} & set(e.c.watchers)) and node.direction is not Splay.NONE

    def splay(m: Machine, s: State, f: Frame) -> int:
        if guarded and owners(s, f)[0] == f.seat:
            deed = Deed.SPLAY_LEFT if way(s, f) == Splay.LEFT else Deed.SPLAY
            said = karma.heard(m, s, f, karma.names(deed), f.seat, karma.Subject(color=f.vars[COLOR]))
            if said == karma.WAIT:
                return at
            karma.over(f)
            if said == karma.INSTEAD:
                f.vars[COLOR] = None
                return at + 1
        color, f.vars[COLOR] = f.vars[COLOR], None
        if done(m, s, f.seat, owners(s, f)[0], color, way(s, f)):
            f.vars[DONE] += 1
            if slot >= 0:
                f.vars[slot] = (*(f.vars[slot] or ()), color) if node.each else color
        return at + 1

    return splay


def _choose_board(ins: Ins, at: int, e: Evaluator) -> Handler:
    """Let the player choose one of the boards on which anything can be splayed so."""
    node, code = ins.node, e.code
    assert isinstance(node, SplayColor)
    seats, slot, way = e.seats(node.of), named_slot(code, board_name(at)), e.direction(node.direction)
    them = Player(board_name(at))
    several = e.colors(replace(node.color, of=them)) if isinstance(node.color, Colors) else None
    one = e.color(node.color) if not isinstance(node.color, Colors) else None
    skip_it, decline = leaving(ins, at, e, Outcome.SKIPPED), leaving(ins, at, e, Outcome.DECLINED)

    def can(m: Machine, s: State, f: Frame, seat: int) -> bool:
        asked = Frame(f.program, f.seat, f.vars[:], f.pc)
        asked.vars[slot] = seat
        found = several(s, asked, -1) if several is not None else ((one(s, f, -1),) if one is not None else ())
        return any(color >= 0 and not moves.can_splay(m, s, seat, color, way(s, f)).denies for color in found)

    def choose(m: Machine, s: State, f: Frame) -> int:
        may = ins.optional and not f.vars[MUST]
        if f.answer is not None:
            picked, f.answer = f.answer, None
        else:
            picked = tuple(sorted(seat for seat in seats(s, f) if can(m, s, f, seat)))
            if not picked:
                f.vars[ASKED] += 1
                if m.explaining:
                    m.fact(s, facts.NOTHING_TO_SPLAY(f.seat))
                return skip_it(m, s, f)
            if may or len(picked) > 1:
                where = (code.card, code.effect, ins.sentence)
                m.ask(s, Request(f.vars[DECIDER], "player", picked, 1, 1, "choose", *where, may))
                return at
        if not picked:
            f.vars[ASKED] += 1
            return decline(m, s, f)
        f.vars[slot] = picked[0]
        return at + 1

    return choose


OPERATIONS = {"choose-board": _choose_board, "choose-splay": _choose, "splay": _splay}
