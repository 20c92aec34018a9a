"""Tables of these tests are played with The Unseen; the first card that a player draws in a turn is from its decks."""

from collections.abc import Iterator

import pytest

from tests import kit


@pytest.fixture(autouse=True)
def with_the_unseen() -> Iterator[None]:
    """Tables without sets of their own are of these."""
    kit.played_sets.append(("base", "unseen"))
    yield
    kit.played_sets.pop()
