"""Tables of these tests are played with Echoes; who has a single highest top card draws from its decks."""

from collections.abc import Iterator

import pytest

from tests import kit


@pytest.fixture(autouse=True)
def with_echoes() -> Iterator[None]:
    """Tables without sets of their own are of these."""
    kit.played_sets.append(("base", "echoes"))
    yield
    kit.played_sets.pop()
