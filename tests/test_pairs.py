"""A small slice of the pairs (``tests/pairs.py``), and leaks that are planted to see that a walk finds them."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.pairs import PUBLIC, walk
from tutor.app import App

CLOSED = 52
"""a seed whose walk meets a choice that is asked in one of the tables only"""


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INNOVATION_TUTOR_STATE", str(tmp_path))


@pytest.mark.parametrize("seed", [2, 3, CLOSED])
def test_a_seat_gets_the_same_page_until_the_first_public_difference(seed: int) -> None:
    walked = walk(seed)
    assert walked is not None
    assert walked.leaks == []
    assert walked.steps
    assert bool(walked.public) is (walked.end == PUBLIC)


@pytest.mark.parametrize("sets", [("base", "artifacts", "echoes"), ("base", "echoes", "artifacts")], ids="-".join)
@pytest.mark.parametrize("seed", [4, 7])
def test_forecasts_and_what_is_dug_up_tell_no_more_than_they_show(seed: int, sets: tuple[str, ...]) -> None:
    walked = walk(seed, sets=sets)
    assert walked is not None
    assert walked.leaks == []
    assert walked.steps


EVERY_SET = ("base", "unseen", "cities", "echoes", "artifacts", "figures")


@pytest.mark.parametrize(("sets", "seed"), [(("base", "figures"), 5), (("base", "figures"), 8), (EVERY_SET, 11)])
def test_hands_with_figures_and_decrees_tell_no_more_than_they_show(sets: tuple[str, ...], seed: int) -> None:
    walked = walk(seed, sets=sets)
    assert walked is not None
    assert walked.leaks == []


def how_many_fit(app: App) -> object:
    made = app.session.closed
    return made and (made.options, made.low, made.high)


def whether_asked(app: App) -> object:
    return app.session.closed and app.session.request is None


def hidden_cards(app: App) -> object:
    return app.session.state.zones


def order_of_options(app: App) -> object:
    return app.session.request and app.session.request.options


@pytest.mark.parametrize("leak", [how_many_fit, whether_asked, hidden_cards, order_of_options])
def test_a_planted_leak_is_found(leak: Any) -> None:
    def leaking(app: App, *, whole: bool = False) -> Iterator[tuple[str, Any]]:
        yield "panel", app.now.html
        yield "planted", leak(app)

    walked = walk(CLOSED, leaking)
    assert walked is not None
    assert [each.partition(":")[0] for each in walked.leaks] == ["planted"]
