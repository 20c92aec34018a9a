"""The mark ``editions``: a test of a card is played once in each edition that is named."""

from collections.abc import Iterator

import pytest

from tests import kit


@pytest.fixture(autouse=True)
def played_edition(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tables without an edition of their own are of this one."""
    edition: int | None = getattr(request, "param", None)
    if edition is None:
        yield
        return
    kit.played.append(edition)
    yield
    kit.played.pop()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    mark = metafunc.definition.get_closest_marker("editions")
    if mark is not None:
        metafunc.parametrize("played_edition", mark.args, indirect=True, ids=lambda edition: f"{edition}e")
