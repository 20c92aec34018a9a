"""Cards that are picked together: of one value or color, or no two of one; a card asks for it, an answer is checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product

from engine.model.state import State
from engine.query import table
from engine.query.context import Context

SAME_VALUE, SAME_COLOR = "same-value", "same-color"
DIFFERENT_VALUES, DIFFERENT_COLORS = "different-values", "different-colors"
_SAME = (SAME_VALUE, SAME_COLOR)


def trait(c: Context, s: State, together: str) -> Callable[[int], int]:
    """Return what tells, for each card, in what cards picked together must be alike or differ."""
    if together in (SAME_VALUE, DIFFERENT_VALUES):
        return table.values(c, s).__getitem__
    return c.catalogue.color.__getitem__


def fit(c: Context, s: State, together: str, cards: Sequence[int]) -> bool:
    """Return whether cards may be picked together."""
    if not together:
        return True
    different = len(set(map(trait(c, s, together), cards)))
    return different <= 1 if together in _SAME else different == len(cards)


def most(c: Context, s: State, together: str, cards: Sequence[int]) -> int:
    """Return how many of some cards may be picked together at most."""
    if not together:
        return len(cards)
    counts = Counter(map(trait(c, s, together), cards))
    return max(counts.values(), default=0) if together in _SAME else len(counts)


def enough(c: Context, s: State, together: str, cards: tuple[int, ...], n: int) -> tuple[int, ...]:
    """Return the cards that can be among ``n`` that are picked together."""
    if together in _SAME:
        alike = trait(c, s, together)
        counts = Counter(map(alike, cards))
        return tuple(card for card in cards if counts[alike(card)] >= n)
    return cards if most(c, s, together, cards) >= n else ()


def groups(c: Context, s: State, together: str, cards: Sequence[int]) -> list[list[int]]:
    """Return the cards by that in which they must be alike or differ, from the lowest, each group in their order."""
    of = trait(c, s, together)
    found: dict[int, list[int]] = {}
    for card in cards:
        found.setdefault(of(card), []).append(card)
    return [found[key] for key in sorted(found)]


def sets(c: Context, s: State, together: str, cards: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """Yield every set of so many cards that may be picked together, sorted; no other set is ever made."""
    if not together or not size:
        yield from combinations(cards, size)
    elif together in _SAME:
        alike = trait(c, s, together)
        for place, first in enumerate(cards, start=1):
            others = [card for card in cards[place:] if alike(card) == alike(first)]
            for rest in combinations(others, size - 1):
                yield (first, *rest)
    else:
        for some in combinations(groups(c, s, together, cards), size):
            for picked in product(*some):
                yield tuple(sorted(picked))
