"""Lays out tables with the Probe on top of the first player's red pile, its effects those that a test gives."""

from collections.abc import Callable, Iterator, Mapping

import pytest

from engine.cards import facts
from engine.cards.sets import register, unregister
from engine.lang.nodes import Effect
from engine.run import link
from tests.kit import Table, table
from tests.probes import Probes, probes

Lay = Callable[..., Table]


@pytest.fixture
def lay() -> Iterator[Lay]:
    """Return what lays out a table, given the effects of the Probe, the players and perhaps those of the Echo.

    ``also`` are further sets to play with.
    """
    used: list[Probes] = []

    def laid(
        effects: Effect | tuple[Effect, ...],
        *players: Mapping[str, str],
        echo: Effect | tuple[Effect, ...] = (),
        also: tuple[str, ...] = (),
        **more: object,
    ) -> Table:
        both = [some if isinstance(some, tuple) else (some,) for some in (effects, echo)]
        one = probes()
        one.given(both[0], both[1])
        while used:
            unregister(used.pop())
        register(one)
        used.append(one)
        _forget()
        first, *others = players
        piles = dict(first)
        piles["red"] = "Probe" + (f", {piles['red']}" if piles.get("red") else "")
        return table(piles, *others, sets=("base", *also, "probes"), **more)  # type: ignore[arg-type]

    yield laid
    while used:
        unregister(used.pop())
    _forget()


def _forget() -> None:
    """Forget what was made of an earlier set of that name."""
    link.tables.cache_clear()
    for each in vars(facts).values():
        if hasattr(each, "cache_clear"):
            each.cache_clear()
