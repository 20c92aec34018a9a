"""Lets a game be played with the workshop, for these tests only."""

from collections.abc import Iterator

import pytest

from engine.cards.sets import register, unregister
from engine.run import link
from tests.workshop import SET

SETS = ("base", SET.name)


@pytest.fixture(autouse=True)
def _workshop() -> Iterator[None]:
    register(SET)
    yield
    unregister(SET)
    link.tables.cache_clear()
