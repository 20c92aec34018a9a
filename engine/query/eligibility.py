"""Who shares, who is vulnerable, who can claim what: facts first, booleans read from them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from engine.lang.nodes import CountAsAchievements, CountAsAvailable, CountTowardsClaims, EaseSpecials, RaiseTopForClaims
from engine.model.frames import LAST, NEITHER, SHARES, VULNERABLE
from engine.model.state import State
from engine.query import karmas, table
from engine.query.banners import counting
from engine.query.board import Board
from engine.query.context import Context
from engine.query.parley import is_distant
from engine.query.running import has_majority
from engine.trace import facts
from engine.trace.events import Fact

_VERDICTS = {
    LAST: facts.ACTS_LAST,
    SHARES: facts.SHARES,
    VULNERABLE: facts.VULNERABLE,
    NEITHER: facts.IMMUNE,
}
_SHARING = facts.SHARES, facts.COMPELLED


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


def verdicts(c: Context, s: State, actor: int, icon: int, lent: int = 0) -> tuple[int, ...]:
    """Return every seat's verdict; a seat that has left is NEITHER.

    ``lent`` are icons that the card of the action adds to the actor's (Ultimate p. 27).
    """
    counts = [table.icon_count(c, s, seat, icon) for seat in range(c.players)]
    leader, out = counts[actor] + lent, s.out
    if c.majorities and (holder := has_majority(s)) >= 0:
        counts[holder] = max(leader, *counts) + 1
        leader = counts[holder] if holder == actor else leader
    return tuple([NEITHER if seat in out else verdict(c, actor, seat, own, leader) for seat, own in enumerate(counts)])


def eligibility(
    c: Context,
    s: State,
    actor: int,
    icon: int,
    *,
    shared: bool = True,
    demand: bool = True,
    compel: bool = False,
    echoes: bool = False,
    lent: int = 0,
    card: int = -1,
    eligible: Collection[int] = (),
    exposed: Collection[int] = (),
) -> tuple[Fact, ...]:
    """Return why each seat still in the game shares or not, clockwise from the actor's left, the actor last.

    ``shared`` and ``demand`` are whether the card has effects that can be shared, and demands: a card without demands
    makes nobody vulnerable, only not eligible to share, and of one that only demands there is nothing to share.
    ``compel`` is whether it has effects that hit those opponents who are eligible to share (Ultimate p. 27), ``echoes``
    whether only echo effects can be shared.
    ``lent`` are icons that the ``card`` of the action adds to the actor's. A karma has made the seats of ``eligible``
    eligible to share, whatever their icons; demands hit those of ``exposed`` all the same.
    The number ``parley`` stands with a distant seat that shares only if it returns a card (4e base p. 32).
    """
    leader = table.icon_count(c, s, actor, icon) + lent
    leaders = table.icon_sources(c, s, actor, icon)
    if lent:
        leaders = (*leaders, (actor, card, lent))
    holder = has_majority(s) if c.majorities else -1
    found = []
    for seat in c.seats_left_of(s, actor):
        own = table.icon_count(c, s, seat, icon) if seat != actor else leader
        more = own + leader + 1 if holder == seat else own
        kind, rule = _VERDICTS[verdict(c, actor, seat, more, own + leader + 1 if holder == actor else leader)], ""
        if seat in eligible:
            kind = facts.SHARES
        if compel and kind is facts.SHARES and c.are_opponents(actor, seat):
            kind = facts.COMPELLED
        elif compel and kind is facts.SHARES and not shared:  # a teammate
            rule = "teams-never-vulnerable"
        elif compel and kind is facts.VULNERABLE and not demand:
            kind = facts.NOT_COMPELLED
        elif kind is facts.VULNERABLE and not demand:
            rule = "sharing-eligible"
        elif kind is facts.SHARES and not shared:
            rule = "demand-immune"
        elif kind is facts.SHARES and echoes:
            rule = "echo-effects-shared"
        numbers: dict[str, Any] = {
            "icon": int(icon),
            "own": own,
            "leader": leader,
            "actor": actor,
            "shared": int(shared),
            "demand": int(demand or rule == "teams-never-vulnerable"),
        }
        if seat in eligible:
            numbers["eligible"] = 1
        elif holder >= 0 and kind is not facts.ACTS_LAST and holder in (seat, actor):
            numbers["majority"] = holder
        if kind in _SHARING and shared and is_distant(c, s, actor, seat):
            numbers["parley"] = 1
        if seat in exposed and kind is facts.SHARES and demand:
            if shared:
                numbers |= {"demand": 0, "exposed": 1}
            else:
                kind, rule = facts.VULNERABLE, ""
                del numbers["eligible"]
        icons = table.icon_sources(c, s, seat, icon) + leaders if seat != actor else leaders
        found.append(kind(seat, rule=rule, icons=icons, **numbers))
    return tuple(found)


def shares(fact: Fact) -> bool:
    """Return whether by an eligibility fact its seat shares."""
    return fact.kind in _SHARING and bool(fact.number("shared") or fact.kind is facts.SHARES)


# --- achievements -------------------------------------------------------------------------------------------


def is_claimable(c: Context, s: State, seat: int, card: int, times: int = 1) -> bool:
    """Return whether a seat has the points, so many times, and the top card to claim a card, wherever it is."""
    value, points, needed, top, _held = _claim(c, s, seat, card, times)
    return points >= needed and top >= value


def _claim(c: Context, s: State, seat: int, card: int, times: int = 1) -> tuple[int, int, int, int, int]:
    """Return (value, points, points needed, highest top card, achievements of that value).

    The score counts so many times. What karmas add to the points is no part of it, and counts once.
    """
    value = table.value(c, s, card)
    points, top, held = table.score(c, s, seat) * times, table.highest_top(c, s, seat), held_of_value(c, s, seat, value)
    if c.each:
        top += sum([by for _, by in karmas.raised(c, s, seat)])
        points += sum([many * worth for _, many, worth in karmas.towards(c, s, seat, value)])
    return value, points, 5 * value * (held + 1), top, held


def claimable(c: Context, s: State, seat: int, card: int, *, by_effect: bool = False) -> Fact:
    """Return why a seat may or may not claim an available standard achievement, or a secret (4e base p. 26).

    With achievements of its value claimed before, ``held``, it takes so many times the points (Ultimate p. 21). An
    effect may ask it of a card that lies elsewhere (Ultimate p. 12, Claim).
    """
    value, points, needed, top, held = _claim(c, s, seat, card)
    kind = facts.CLAIMABLE if points >= needed and top >= value else facts.NOT_CLAIMABLE
    optional: dict[str, Any] = {}
    rule = ""
    if by_effect:
        optional, rule = {"card": 1}, "keyword-claim"
    elif s.where[card] in c.achieved_from[seat]:
        optional, rule = {"secret": 1}, "achieve-secret"
    if held:
        optional, rule = {**optional, "held": held}, "achieve-again"
    return kind(seat, rule=rule, value=value, points=points, needed=needed, top=top, **optional)


def held_of_value(c: Context, s: State, seat: int, value: int) -> int:
    """Return how many achievements of a value a seat has; special achievements have none."""
    if not c.claims_again:
        return 0
    values = table.values(c, s)
    return sum([1 for card in s.zones[c.zones.achievements(seat)] if c.home[card] >= 0 and values[card] == value])


def score_sum(c: Context, s: State, seat: int) -> Fact | None:
    """Return of what a seat's score is the sum, where bonuses or karmas are a part of it (Ultimate p. 20, p. 29)."""
    shown, given = table.bonuses(c, s, seat), table.points_by_karmas(c, s, seat)
    if not shown and not given:
        return None
    points, bonuses = table.score(c, s, seat), table.bonus_points(shown)
    if given:
        pile = table.pile_points(c, s, seat)
        found = pile + bonuses + sum([number for _, number in given])
        return facts.KARMA_POINTS(seat, pile=pile, bonuses=bonuses, given=given, sum=found, points=points)
    return facts.BONUS_POINTS(seat, pile=points - bonuses, highest=shown[0], others=len(shown) - 1, points=points)


def eligible_achievements(c: Context, s: State, seat: int, board: Board) -> Collection[int]:
    """Return what a seat may claim with an Achieve action: available standard achievements, and secrets of its own.

    ``board`` is the seat's. What karmas add counts too (Ultimate p. 28-29).
    """
    if not board.highest:
        return ()
    if board.karmas and karmas.any_on(c, board, *_FOR_CLAIMS):
        return _eligible_by_karmas(c, s, seat)
    values = table.values(c, s) if c.values_vary else c.catalogue.age
    points = table.points(c, s, seat, board, values)
    best = min(points // 5, board.highest)
    if best <= 0:
        return ()
    found = [card for card in s.zones[c.zones.available] if values[card] <= best]
    for zone in c.achieved_from[seat]:
        found += [card for card in s.zones[zone] if values[card] <= best]
    if c.claims_again and found and (claimed := s.zones[c.zones.achievements_of[seat]]):
        held = [values[card] for card in claimed if c.home[card] >= 0]
        return [card for card in found if 5 * values[card] * (held.count(values[card]) + 1) <= points]
    return found


_FOR_CLAIMS = CountTowardsClaims, RaiseTopForClaims, CountAsAvailable


def _eligible_by_karmas(c: Context, s: State, seat: int) -> Collection[int]:
    """Return the same where karmas have a say: each card is looked at by itself."""
    found = [*s.zones[c.zones.available]]
    for zone in c.achieved_from[seat]:
        found += s.zones[zone]
    found += karmas.available(c, s, seat)
    return [card for card in found if is_claimable(c, s, seat, card)]


def special_progress(c: Context, s: State, seat: int, special: int) -> tuple[int, int] | None:
    """Return (how far a seat is, how far it must be) for a special achievement; ``None`` if it has no condition."""
    found = c.special_conditions.get(special)
    if EaseSpecials in c.each and karmas.easing(c, s, seat) >= 0:
        found = c.eased_conditions.get(special)
    return (found.have(s, seat), found.needed) if found is not None else None


def specials_met(c: Context, s: State, seat: int) -> tuple[int, ...]:
    """Return the special achievements whose condition a seat meets: :func:`special_progress`, but in one pass."""
    return met_with(c, s, seat, table.board(c, s, seat))


def met_with(c: Context, s: State, seat: int, board: Board) -> tuple[int, ...]:
    """Return the same of a seat whose board has been counted.

    It runs for every seat after every action, and most boards have not changed since.
    """
    if board.karmas and (found := _met_by_karmas(c, s, seat, board)) is not None:
        return found
    met = board.met
    if met is None:
        met = board.met = tuple([special for special, is_met in c.met_on_board if is_met(board)])
    highest = board.highest
    if highest >= c.beyond_from:
        for least, special, is_met in c.met_beyond:
            if highest < least:
                break
            if is_met(s, seat):
                met = (*met, special)
    return met


def _met_by_karmas(c: Context, s: State, seat: int, board: Board) -> tuple[int, ...] | None:
    """Return the same where a karma makes conditions easier or adds to the icons; ``None`` where none does."""
    if karmas.any_on(c, board, EaseSpecials):
        conditions = c.eased_conditions
    elif not c.icons_given.keys().isdisjoint(board.karmas):
        conditions = c.special_conditions
    else:
        return None
    return tuple([special for special, each in conditions.items() if board.highest >= each.least and each.met(s, seat)])


# --- victory ------------------------------------------------------------------------------------------------


def achievements_needed(c: Context, s: State) -> int:
    """Return how many achievements win: 6 for two players or for a team, one fewer for each further player."""
    return c.goals[len(s.out)]


def achievement_count(c: Context, s: State, seat: int) -> int:
    """Return the achievements of a seat's side: its team's counted together (4e base p. 31).

    Flags and fountains that count are among them (Ultimate p. 22), and what a karma counts as achievements (p. 28).
    """
    side = c.setup.teams[seat]
    seats = [each for each in range(s.players) if c.setup.teams[each] == side]
    claimed = sum([len(s.zones[c.zones.achievements(each)]) for each in seats])
    return claimed + sum([uncarded(c, s, each) for each in seats])


def uncarded(c: Context, s: State, seat: int) -> int:
    """Return how many achievements a seat has that are no cards: flags, fountains, and what a karma counts as some."""
    found = len(counting(c, s, seat)) if c.catalogue.banners else 0
    return found + karmas.achievement_count(c, s, seat) if CountAsAchievements in c.each else found


def side_score(c: Context, s: State, seat: int) -> int:
    """Return the points of a seat's side, added up."""
    side = c.setup.teams[seat]
    return sum(
        table.score(c, s, each) for each in range(s.players) if c.setup.teams[each] == side and each not in s.out
    )


def one_of_each_side(c: Context, seats: Iterable[int]) -> tuple[int, ...]:
    """Return the first of some seats of each side: every seat where there are no teams."""
    sides: dict[int, int] = {}
    for seat in seats:
        sides.setdefault(c.setup.teams[seat], seat)
    return tuple(sides.values())


def side(c: Context, s: State, seat: int) -> tuple[int, ...]:
    """Return the seats of a seat's team that are still in the game; if none is, the whole team."""
    team = tuple(each for each in range(s.players) if c.setup.teams[each] == c.setup.teams[seat])
    return tuple(each for each in team if each not in s.out) or team
