"""Tables of these tests are played with Figures, which is registered for them only, as the set is not whole yet."""

from collections.abc import Iterator

import pytest

from engine.cards.figures import SET
from engine.cards.sets import register, unregister
from tests import kit


@pytest.fixture(autouse=True)
def with_figures() -> Iterator[None]:
    """Tables without sets of their own are of these."""
    register(SET)
    kit.played_sets.append(("base", SET.name))
    yield
    kit.played_sets.pop()
    unregister(SET)
