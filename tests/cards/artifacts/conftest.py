"""Tables of these tests are played with Artifacts of History."""

from collections.abc import Iterator

import pytest

from tests import kit


@pytest.fixture(autouse=True)
def with_artifacts() -> Iterator[None]:
    """Tables without sets of their own are of these."""
    kit.played_sets.append(("base", "artifacts"))
    yield
    kit.played_sets.pop()
