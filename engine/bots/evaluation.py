"""How good a table is for each side, from public information.

A seat's worth is a weighted sum of a few amounts. Hidden cards count by their backs only, so an imagined hand is worth
what the real one is. :func:`chances` turns worths into chances to win, which is what the bots compare.
``docs/bots.md`` describes how the weights were found.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import exp

from engine.cards.sets import BASE
from engine.lang.terms import STANDARD_ICONS, Icon
from engine.model.cards import ICON_BITS, ICON_MASK, CardCatalogue
from engine.model.frames import TurnFrame
from engine.model.state import State
from engine.model.zones import Zones
from engine.query.eligibility import achievements_needed, held_of_value, uncarded
from engine.query.running import running_turn
from engine.query.table import icons_packed, score
from engine.run.machine import Machine

WEIGHTS = {
    "achievements": 0.27,  # claimed, and flags and fountains that count
    "near": 2.1,  # the square of the share claimed of those needed to win: the last ones count most
    "ready": 0.77,  # available ones and own secrets that could be claimed now
    "reach": 0.55,  # for each other one of these, the square of how far its two conditions are met; Museums, too
    "points": 0.15,  # tens of the score, bonuses among them
    "top": 0.08,  # the value of the highest top card: what is drawn, and what may be claimed
    "tops": 0.12,  # fives of the values of all top cards
    "hand": 0.03,  # cards in hand, in the forecast, on display and in Museums: they come into play from there
    "icons": 0.08,  # tens of icons
    "unshared": 0.1,  # top cards whose Dogma an opponent would not share (of several opponents, on average)
    "exposed": -0.04,  # opponents' top cards whose demand would hit
    "splayed": 0.11,  # tens of cards that a splay shows a part of, a wider splay counting more
    "specials": 0.45,  # how near Empire and World are, while any special is available, and the available ones of sets
    "tempo": 0.06,  # actions left in this turn
}
_WEIGHTS = tuple(WEIGHTS.values())
_COUNTED = tuple(ICON_BITS * icon for icon in STANDARD_ICONS if icon != Icon.AVATAR)
"""where the counts of the six icons that Empire asks for stand in a packed count"""


def chances(m: Machine, s: State) -> tuple[float, ...]:
    """Return each seat's chance to win, 0 to 1; teammates have the same. After the end the result decides."""
    teams = m.setup.teams
    if s.result is not None:
        winners = s.result.winners
        if not winners:
            return (1 / len(set(teams)),) * len(teams)
        return tuple([1.0 if seat in winners else 0.0 for seat in range(len(teams))])
    worth: dict[int, float] = {}
    for seat, found in enumerate(amounts(m, s)):
        if seat not in s.out:
            worth[teams[seat]] = sum(map(float.__mul__, _WEIGHTS, found), worth.get(teams[seat], 0.0))
    best = max(worth.values())
    powers = {team: exp(each - best) for team, each in worth.items()}
    total = sum(powers.values())
    return tuple([powers.get(team, 0.0) / total for team in teams])


def amounts(m: Machine, s: State) -> list[tuple[float, ...]]:
    """Return for each seat the amounts that ``WEIGHTS`` weighs, in its order."""
    age, on_board = m.catalogue.age, m.catalogue.value_on_board
    featured, demand = m.catalogue.featured, m.has_demand
    teams, zones, splays, seats = m.setup.teams, s.zones, s.splays, range(s.players)
    packed = [icons_packed(m, s, seat) for seat in seats]
    tops = [[pile[0] for pile in zones[m.board_of[seat]] if pile] for seat in seats]
    goals = [age[card] for card in zones[m.zones.available]]
    secret = m.achieved_from if any(m.achieved_from) else ()
    waiting, lain_on = _waiting(m.zones)
    museums = _museums(m, s, lain_on) if lain_on else ()
    specials = zones[m.zones.specials]
    of_sets = [special for special in specials if special in _of_sets(m)]
    needed = achievements_needed(m, s)
    turn = running_turn(s)
    left = turn.vars[TurnFrame.ACTIONS] - turn.vars[TurnFrame.ACTIONS_TAKEN] if turn is not None else 0
    found: list[tuple[float, ...]] = []
    for seat in seats:
        mine, where = packed[seat], m.board_of[seat]
        values = [on_board[card] for card in tops[seat]]
        top = max(values, default=0)
        points = score(m, s, seat)
        claimed = len(zones[m.zones.achievements(seat)])
        claimed += uncarded(m, s, seat)
        reach = 0.0
        ready = 0
        for value in goals if not secret else (*goals, *[age[card] for zone in secret[seat] for card in zones[zone]]):
            cost = 5 * value * (held_of_value(m, s, seat, value) + 1) if m.claims_again else 5 * value
            if points >= cost and top >= value:
                ready += 1
            else:
                near = points / cost if points < cost else 1.0
                reach += (near if top >= value else near * top / value) ** 2
        unshared = exposed = others = 0
        for other in seats:
            if teams[other] == teams[seat] or other in s.out:
                continue
            others += 1
            theirs = packed[other]
            for card in tops[seat]:
                if card not in featured:
                    continue
                at = ICON_BITS * featured[card]
                unshared += mine >> at & ICON_MASK > theirs >> at & ICON_MASK
            for card in tops[other]:
                if demand[card]:
                    at = ICON_BITS * featured[card]
                    exposed += mine >> at & ICON_MASK < theirs >> at & ICON_MASK
        if museums:
            reach += museums[seat]
        held = len(zones[m.hand_of[seat]])
        for zone in waiting[seat] if waiting else ():
            held += len([card for card in zones[zone] if m.home[card] >= 0])
        splayed = 0
        for pile, splay in zip(zones[where], splays[where], strict=True):
            if splay:
                splayed += splay * (len(pile) - 1)
        counts = [mine >> at & ICON_MASK for at in _COUNTED]
        specialty = 0.0
        if specials:
            most = mine >> ICON_BITS * Icon.EFFICIENCY & ICON_MASK
            specialty = (sum([min(3, n) for n in counts]) / 18) ** 4 + (most / 12 if most < 12 else 1.0) ** 4
            for special in of_sets:
                specialty += _near(m, s, seat, special)
        others = others or 1
        found.append(
            (
                float(claimed),
                (claimed / needed) ** 2,
                float(ready),
                reach,
                points / 10,
                float(top),
                sum(values) / 5,
                float(held),
                sum(counts) / 10,
                unshared / others,
                exposed / others,
                splayed / 10,
                specialty,
                float(left) if turn is not None and turn.seat == seat else 0.0,
            )
        )
    return found


@lru_cache(maxsize=32)
def _waiting(zones: Zones) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Return by seat the zones of further sets from which its cards come into play; and where they lie on Museums.

    Both are empty if no set has such zones. What is claimed from a zone counts among the achievements within reach.
    """
    of_sets: list[tuple[int, ...]] = []
    for seat in range(zones.players):
        kinds = {zone: zones.kind_of[zone] for zone in zones.area(seat)}
        of_sets.append(tuple([zone for zone, kind in kinds.items() if kind.set != BASE and not kind.achieved_from]))
    lain_on = tuple([zone for each in of_sets for zone in each if zones.kind_of[zone].lies_on])
    return (tuple(of_sets) if any(of_sets) else ()), lain_on


def _museums(m: Machine, s: State, lain_on: tuple[int, ...]) -> tuple[float, ...]:
    """Return for each seat the square of how far it is to a check that it would win alone, 0 to 1.

    The check comes when the supply is empty; who has the most Artifacts in Museums claims one (Ultimate p. 27).
    """
    counts = [0] * s.players
    for zone in lain_on:
        counts[m.zones.owner[zone]] = len([card for card in s.zones[zone] if m.home[card] >= 0])
    lying_on = m.zones.kind_of[lain_on[0]].lies_on
    (supply,) = [m.zones.of(kind.word) for kind in m.zones.common_kinds if kind.stock_of == lying_on]
    left, used, most = len(s.zones[supply]), sum(counts), max(counts)
    if not used or counts.count(most) > 1:
        return (0.0,) * s.players
    share = (used / (used + left)) ** 2
    return tuple([share if count == most else 0.0 for count in counts])


def _of_sets(m: Machine) -> frozenset[int]:
    """Return the special achievements that further sets bring."""
    return _specials_of_sets(m.catalogue)


@lru_cache(maxsize=32)
def _specials_of_sets(catalogue: CardCatalogue) -> frozenset[int]:
    return frozenset([each.id for each in catalogue.specials if each.set != "base"])


def _near(m: Machine, s: State, seat: int, special: int) -> float:
    """Return how near a seat is to an available special achievement of a further set, 0 to 1.

    What a card's mark earns is as near as the backs in hand are likely to show it.
    """
    condition = m.special_conditions.get(special)
    if condition is not None:
        return condition.near(s, seat) ** 4
    shares = _shares(m.catalogue).get(special)
    if not shares:
        return 0.0
    back = m.catalogue.back
    return max([shares.get(back[card], 0.0) for card in s.zones[m.hand_of[seat]]], default=0.0) / 4


@lru_cache(maxsize=32)
def _shares(catalogue: CardCatalogue) -> dict[int, dict[tuple[str, int], float]]:
    """Return for each special that a mark earns how many of the cards of each back show the mark."""
    backs = Counter(catalogue.back[card.id] for card in catalogue.cards)
    found: dict[int, dict[tuple[str, int], float]] = {}
    for special in catalogue.specials:
        if special.mark is not None:
            showing = Counter(catalogue.back[card.id] for card in catalogue.cards if special.mark in card.slots)
            found[special.id] = {back: count / backs[back] for back, count in showing.items()}
    return found
