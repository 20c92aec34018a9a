"""Whether the wishes of a goal hold on a table."""

from __future__ import annotations

from collections.abc import Iterable

from engine.model.state import State
from engine.positions.goal import Wish
from engine.query import table
from engine.query.eligibility import achievement_count
from engine.run.machine import Machine


def hold(m: Machine, s: State, seat: int, wishes: Iterable[Wish]) -> bool:
    """Return whether all wishes of a seat hold together."""
    return all(holds(m, s, seat, wish) for wish in wishes)


def holds(m: Machine, s: State, seat: int, wish: Wish) -> bool:
    """Return whether one wish of a seat holds."""
    others = [other for other in range(s.players) if other != seat and other not in s.out]
    match wish.what:
        case "win":
            return s.result is not None and seat in s.result.winners
        case "safe":
            return s.result is None or seat in s.result.winners
        case "ahead":
            own = table.score(m, s, seat)
            return all(own > table.score(m, s, other) for other in others)
        case "claim":
            return s.where[wish.of] == m.zones.achievements(seat)
        case "claim-age":
            cards = s.zones[m.zones.achievements(seat)]
            return any(m.home[card] >= 0 and m.catalogue.age[card] == wish.of for card in cards)
        case "achievements":
            return achievement_count(m, s, seat) >= wish.number
        case "points":
            return table.score(m, s, seat) >= wish.number
        case "icons":
            return table.icon_count(m, s, seat, wish.of) >= wish.number
        case "others-achievements":
            return all(achievement_count(m, s, other) <= wish.number for other in others)
        case "others-points":
            return all(table.score(m, s, other) <= wish.number for other in others)
    msg = f"no wish {wish.what!r}"
    raise ValueError(msg)
