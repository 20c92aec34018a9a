"""Random numbers from a counter that the state holds (splitmix64): the same seed gives the same game for ever."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from functools import lru_cache
from operator import mod

_STRIDE = 0x9E3779B97F4A7C15
_MASK = (1 << 64) - 1
_LANE = 128
"""bits between two numbers that are mixed at once in one int: a product of two of 64 bits does not reach the next"""


def step(counter: int) -> tuple[int, int]:
    """Return (next counter, a 64-bit random number)."""
    counter, (number,) = steps(counter, 1)
    return counter, number


def steps(counter: int, count: int) -> tuple[int, tuple[int, ...]]:
    """Return (next counter, so many 64-bit random numbers): those of ``step``, mixed at once in lanes of one int."""
    ones, numbered = _lanes(count)
    mask = ones * _MASK
    z = counter * ones + _STRIDE * numbered & mask
    z = (z ^ z >> 30 & mask) * 0xBF58476D1CE4E5B9 & mask
    z = (z ^ z >> 27 & mask) * 0x94D049BB133111EB & mask
    z ^= z >> 31 & mask
    in_lanes = z.to_bytes(_LANE // 8 * count, "little")
    return counter + _STRIDE * count & _MASK, struct.unpack(f"<{_LANE // 64 * count}Q", in_lanes)[:: _LANE // 64]


@lru_cache(maxsize=64)
def _lanes(count: int) -> tuple[int, int]:
    """Return so many lanes with 1 in each, and with 1, 2, 3 and so on."""
    places = [1 << _LANE * lane for lane in range(count)]
    return sum(places), sum(number * place for number, place in enumerate(places, 1))


def shuffled(cards: tuple[int, ...], counter: int) -> tuple[tuple[int, ...], int]:
    """Return the cards in random order and the next counter (Fisher-Yates; the bias of a 64-bit modulus is nil)."""
    (found,), counter = shuffled_each([cards], counter)
    return found, counter


def shuffled_each(piles: Iterable[tuple[int, ...]], counter: int) -> tuple[list[tuple[int, ...]], int]:
    """Return each of some piles in random order, one after the other, and the next counter."""
    pools = [list(cards) for cards in piles]
    counter, numbers = steps(counter, sum([len(pool) - 1 for pool in pools if pool]))
    left = iter(numbers)
    for pool in pools:
        others = map(mod, left, range(len(pool), 1, -1))
        for last, other in zip(range(len(pool) - 1, 0, -1), others, strict=False):  # takes none once the range is over
            pool[last], pool[other] = pool[other], pool[last]
    return [tuple(pool) for pool in pools], counter
