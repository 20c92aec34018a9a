"""Tables of these tests are played with Figures unless they name sets of their own."""

from collections.abc import Iterator

import pytest

from tests import kit


@pytest.fixture(autouse=True)
def with_figures() -> Iterator[None]:
    """Tables without sets of their own are of these."""
    kit.played_sets.append(("base", "figures"))
    yield
    kit.played_sets.pop()
