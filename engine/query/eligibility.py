"""Who shares, who is vulnerable, who can claim what: facts first, booleans read from them."""

from __future__ import annotations

from typing import Any

from engine.lang.terms import Color, Icon, Splay
from engine.model.cards import ICON_BITS, ICON_MASK
from engine.model.frames import LAST, NEITHER, SHARES, VULNERABLE, TurnFrame
from engine.model.state import State
from engine.query import table
from engine.query.board import Board
from engine.query.context import Context
from engine.query.parley import is_distant
from engine.query.running import running_turn
from engine.trace import facts
from engine.trace.events import Fact

_VERDICTS = {
    LAST: facts.ACTS_LAST,
    SHARES: facts.SHARES,
    VULNERABLE: facts.VULNERABLE,
    NEITHER: facts.IMMUNE,
}


def verdict(c: Context, actor: int, seat: int, own: int, leader: int) -> int:
    """Return a seat's verdict for a Dogma action: at least as many of the featured icon shares, fewer is vulnerable.

    ``own`` and ``leader`` are the seat's and the actor's icons. Zero against zero shares; a teammate with fewer is
    neither (4e base p. 14, Sharing & Demands; p. 31).
    """
    if seat == actor:
        return LAST
    if own >= leader:
        return SHARES
    return VULNERABLE if c.are_opponents(actor, seat) else NEITHER


def verdicts(c: Context, s: State, actor: int, icon: int) -> tuple[int, ...]:
    """Return every seat's verdict; a seat that has left is NEITHER."""
    counts = [table.icon_count(c, s, seat, icon) for seat in range(c.players)]
    leader, out = counts[actor], s.out
    return tuple([NEITHER if seat in out else verdict(c, actor, seat, own, leader) for seat, own in enumerate(counts)])


def eligibility(
    c: Context, s: State, actor: int, icon: int, *, shared: bool = True, demand: bool = True
) -> tuple[Fact, ...]:
    """Return why each seat still in the game shares or not, clockwise from the actor's left, the actor last.

    ``shared`` and ``demand`` tell whether the card has effects that can be shared, and demands: a card without demands
    makes nobody vulnerable, only not eligible to share, and of one that only demands there is nothing to share. The
    number ``parley`` stands with a distant seat that shares only if it returns a card (4e base p. 32).
    """
    leader = table.icon_count(c, s, actor, icon)
    leaders = table.icon_sources(c, s, actor, icon)
    found = []
    for seat in c.seats_left_of(s, actor):
        own = table.icon_count(c, s, seat, icon)
        kind, rule = _VERDICTS[verdict(c, actor, seat, own, leader)], ""
        if kind is facts.VULNERABLE and not demand:
            rule = "sharing-eligible"
        elif kind is facts.SHARES and not shared:
            rule = "demand-immune"
        numbers: dict[str, Any] = {
            "icon": int(icon),
            "own": own,
            "leader": leader,
            "actor": actor,
            "shared": int(shared),
            "demand": int(demand),
        }
        if kind is facts.SHARES and shared and is_distant(c, s, actor, seat):
            numbers["parley"] = 1
        icons = table.icon_sources(c, s, seat, icon) + leaders if seat != actor else leaders
        found.append(kind(seat, rule=rule, icons=icons, **numbers))
    return tuple(found)


def shares(fact: Fact) -> bool:
    """Return whether an eligibility fact says that its seat shares."""
    return fact.kind is facts.SHARES


# --- achievements -------------------------------------------------------------------------------------------


def claimable(c: Context, s: State, seat: int, card: int) -> Fact:
    """Return why a seat may or may not claim an available standard achievement (4e base p. 26)."""
    value = c.catalogue.age[card]
    points, top = table.score(c, s, seat), table.highest_top(c, s, seat)
    kind = facts.CLAIMABLE if points >= 5 * value and top >= value else facts.NOT_CLAIMABLE
    return kind(seat, value=value, points=points, needed=5 * value, top=top)


def eligible_achievements(c: Context, s: State, seat: int) -> list[int]:
    """Return the available standard achievements that a seat may claim with an Achieve action."""
    best = min(table.score(c, s, seat) // 5, table.highest_top(c, s, seat))
    if not best:
        return []
    age = c.catalogue.age
    return [card for card in s.zones[c.zones.available] if age[card] <= best]


def special_progress(c: Context, s: State, seat: int, name: str) -> tuple[int, int]:
    """Return (how far a seat is, how far it must be) for one special achievement (4e base p. 4, the five cards).

    Raises:
        KeyError: no special achievement of that name.
    """
    return _PROGRESS[name](c, s, seat)


def specials_met(c: Context, s: State, seat: int) -> tuple[str, ...]:
    """Return the special achievements whose condition a seat meets: what :func:`special_progress` says, in one pass.

    It is asked of every seat after every action, and most boards have not changed since.
    """
    board = table.board(c, s, seat)
    if board.met is None:
        board.met = _met_by_board(c, board)
    if c.tallies:
        have, need = _monument(c, s, seat)
        return ("Monument", *board.met) if have >= need else board.met
    return board.met


def _met_by_board(c: Context, board: Board) -> tuple[str, ...]:
    met = []
    if not c.tallies:
        demands = 0
        for card in board.tops:
            demands += c.has_demand[card]
        if demands >= 4:
            met.append("Monument")
    # adding 125 to each icon's eight bits sets the highest of them from 3 on
    if (board.icons + _EMPIRE_ADD) & _EMPIRE_BITS == _EMPIRE_BITS:
        met.append("Empire")
    if board.icons >> _WORLD_SHIFT & ICON_MASK >= 12:
        met.append("World")
    if min(board.splays) >= Splay.RIGHT:
        met.append("Wonder")
    if board.highest >= 8 and len(board.tops) == len(Color) and min(c.catalogue.age[card] for card in board.tops) >= 8:
        met.append("Universe")
    return tuple(met)


_EMPIRE_ADD = sum(125 << ICON_BITS * icon for icon in Icon if icon != Icon.AVATAR)
_WORLD_SHIFT = ICON_BITS * Icon.EFFICIENCY
_EMPIRE_BITS = sum(128 << ICON_BITS * icon for icon in Icon if icon != Icon.AVATAR)


def _monument(c: Context, s: State, seat: int) -> tuple[int, int]:
    if c.tallies:
        turn = running_turn(s)
        if turn is None or (c.switches["monument-turn"] == "own-turn" and turn.seat != seat):
            return 0, 6
        verbs = [entry.verb for entry in turn.vars[TurnFrame.TALLY] if entry.seat == seat]
        return max(verbs.count("score"), verbs.count("tuck")), 6
    return sum(1 for card in table.top_cards(c, s, seat) if c.has_demand[card]), 4


def _empire(c: Context, s: State, seat: int) -> tuple[int, int]:
    return sum(1 for icon, n in enumerate(table.icon_totals(c, s, seat)) if n >= 3 and icon != Icon.AVATAR), 6


def _world(c: Context, s: State, seat: int) -> tuple[int, int]:
    return table.icon_count(c, s, seat, Icon.EFFICIENCY), 12


def _wonder(c: Context, s: State, seat: int) -> tuple[int, int]:
    return sum(1 for splay in s.splays[c.board_of[seat]] if splay >= Splay.RIGHT), 5


def _universe(c: Context, s: State, seat: int) -> tuple[int, int]:
    return sum(1 for card in table.top_cards(c, s, seat) if c.catalogue.age[card] >= 8), 5


_PROGRESS = {
    "Monument": _monument,
    "Empire": _empire,
    "World": _world,
    "Wonder": _wonder,
    "Universe": _universe,
}


# --- victory ------------------------------------------------------------------------------------------------


def achievements_needed(c: Context, s: State) -> int:
    """Return how many achievements win: 6 for two players or for a team, one fewer for each further player."""
    return c.goals[len(s.out)]


def achievement_count(c: Context, s: State, seat: int) -> int:
    """Return the achievements of a seat's side: its team's counted together (4e base p. 31)."""
    side = c.setup.teams[seat]
    return sum(len(s.zones[c.zones.achievements(each)]) for each in range(s.players) if c.setup.teams[each] == side)


def side_score(c: Context, s: State, seat: int) -> int:
    """Return the points of a seat's side, added up."""
    side = c.setup.teams[seat]
    return sum(
        table.score(c, s, each) for each in range(s.players) if c.setup.teams[each] == side and each not in s.out
    )


def side(c: Context, s: State, seat: int) -> tuple[int, ...]:
    """Return the seats of a seat's team that are still in the game; if none is, the whole team."""
    team = tuple(each for each in range(s.players) if c.setup.teams[each] == c.setup.teams[seat])
    return tuple(each for each in team if each not in s.out) or team
