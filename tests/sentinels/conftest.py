"""Lets a game be played with the sentinels, for these tests only."""

from collections.abc import Iterator

import pytest

from engine.cards.sets import register, unregister
from tests.sentinels.cards import SET

SETS = ("base", SET.name)


@pytest.fixture(autouse=True)
def _sentinels() -> Iterator[None]:
    register(SET)
    yield
    unregister(SET)
