"""Random numbers from a counter that the state holds (splitmix64): the same seed gives the same game for ever."""

from __future__ import annotations

_MASK = (1 << 64) - 1


def step(counter: int) -> tuple[int, int]:
    """Return (next counter, a 64-bit random number)."""
    counter, (number,) = steps(counter, 1)
    return counter, number


def steps(counter: int, count: int) -> tuple[int, list[int]]:
    """Return (next counter, so many 64-bit random numbers)."""
    mask, found = _MASK, []
    for _ in range(count):
        counter = (counter + 0x9E3779B97F4A7C15) & mask
        z = ((counter ^ (counter >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        found.append(z ^ (z >> 31))
    return counter, found


def shuffled(cards: tuple[int, ...], counter: int) -> tuple[tuple[int, ...], int]:
    """Return the cards in random order and the next counter (Fisher-Yates; the bias of a 64-bit modulus is nil)."""
    pool = list(cards)
    counter, numbers = steps(counter, len(pool) - 1)
    for last, number in zip(range(len(pool) - 1, 0, -1), numbers, strict=True):
        other = number % (last + 1)
        pool[last], pool[other] = pool[other], pool[last]
    return tuple(pool), counter
