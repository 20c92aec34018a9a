"""Random numbers from a counter that the state holds (splitmix64): the same seed gives the same game for ever."""

from __future__ import annotations

_MASK = (1 << 64) - 1


def step(counter: int) -> tuple[int, int]:
    """Return (next counter, a 64-bit random number)."""
    counter = (counter + 0x9E3779B97F4A7C15) & _MASK
    z = counter
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return counter, z ^ (z >> 31)


def shuffled(cards: tuple[int, ...], counter: int) -> tuple[tuple[int, ...], int]:
    """Return the cards in random order and the next counter (Fisher-Yates; the bias of a 64-bit modulus is nil)."""
    pool = list(cards)
    for last in range(len(pool) - 1, 0, -1):
        counter, number = step(counter)
        other = number % (last + 1)
        pool[last], pool[other] = pool[other], pool[last]
    return tuple(pool), counter
