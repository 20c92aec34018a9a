"""Any answer to any kind of request: legal, or refused by name with what would be legal, and nothing has changed."""

import itertools
import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards.facts import EDITIONS
from engine.game import MOST, Game
from engine.rules.documents import FOURTH
from engine.run.errors import GameError, GameOverError, IllegalAnswerError, NothingAskedError
from tests.kit import table
from tests.robustness.table_of_requests import KINDS, KINDS_OF_SETS, RULES_OF_SETS, requests, requests_of_sets
from tests.soak import pick
from tutor.session import Session


def refused(game: Game, answer: object) -> str:
    """What is said; the state, the trace and the request are what they were."""
    before, request = game.state.key(), game.request
    game.take_trace()
    with pytest.raises(GameError) as caught:
        game.play(answer)  # type: ignore[arg-type]
    assert game.state.key() == before
    assert game.request is request
    assert not game.take_trace()
    assert caught.value.code
    assert type(caught.value) is not GameError
    text = str(caught.value)
    assert 10 < len(text) < 5_000
    return text


def endless() -> Iterator[str]:
    return itertools.repeat("draw")


STRANGE = [
    b"draw",
    1.0,
    [1.5],
    True,
    [False],
    [None],
    {"draw": 1},
    {},
    object(),
    [[0]],
    lambda: 0,
    ...,
    10**30,
    -(10**30),
    "",
    " ",
    "\x00",
    "no such option",
    "<script>",
    "9" * 10_000,
    "x" * 1_000_000,
    range(100_000),
    ["draw"] * 5_000,
]


def name(strange: object) -> str:
    """The same name in every process, which an address in memory is not."""
    return type(strange).__name__ if " at 0x" in repr(strange) else ascii(strange)[:30]


def test_every_kind_is_there() -> None:
    games = requests()
    asked = [game.request for game in games if game.request is not None]
    assert {request.kind for request in asked} == set(KINDS)
    assert any(request.optional for request in asked)
    assert any(not request.optional for request in asked)
    assert any(request.high > 1 for request in asked)
    assert any(request.together for request in asked)
    of_sets = [game.request for game in requests_of_sets() if game.request is not None]
    assert {request.kind for request in of_sets} >= set(KINDS_OF_SETS)
    assert {request.purpose for request in of_sets} >= set(RULES_OF_SETS)


@pytest.mark.parametrize("strange", STRANGE, ids=name)
def test_what_is_no_answer_is_refused_everywhere(strange: object) -> None:
    for game in (*requests(), *requests_of_sets()):
        text = refused(game.copy(), strange)
        assert "x" * 1_000 not in text, "a long word is shown short"


def test_an_answer_without_end_is_refused() -> None:
    text = refused(requests()[0].copy(), endless())
    assert f"{MOST:,}" in text


@pytest.mark.parametrize("edition", EDITIONS)
def test_wrong_numbers_of_options_are_refused_and_the_legal_ones_told(edition: int) -> None:
    for game in map(Game.copy, (*requests(edition=edition), *(requests_of_sets() if edition == FOURTH else ()))):
        request = game.request
        assert request is not None
        options = request.options
        wrong: list[tuple[int, ...]] = [options[:1] * 2, (*options[:1], max(options) + 1), (-1,)]
        if not request.optional:
            wrong.append(())
        if request.high < len(options):
            wrong.append(options[: request.high + 1])
        if request.low > 1:
            wrong.append(options[: request.low - 1])
        for answer in wrong:
            text = refused(game, answer)
            assert game.state.setup.players[request.seat] in text, "it says who is asked"
            assert game.options()[0] in text, "it says what would be legal"


def test_cards_of_different_values_are_refused_where_one_value_is_asked_for() -> None:
    tops = {"blue": "Pottery", "green": "Sailing", "red": "Road Building", "yellow": "Canal Building"}
    game = table({"green": "Hypersonics"}, tops).play("dogma Hypersonics", idle=False).game
    assert "same value" in refused(game, ["Pottery", "Canal Building"])
    assert game.parse(["Road Building", "Canal Building"])


PARTS = st.one_of(
    st.integers(-5, 50_000),
    st.integers(),
    st.sampled_from(["draw", "yes", "no", "red", "1", "11", "option-1", "player-2", "achieve 1", "hand-of-1-1"]),
    st.text(max_size=8),
    st.none(),
    st.booleans(),
    st.floats(),
    st.binary(max_size=3),
)


@given(
    st.sampled_from(EDITIONS),
    st.integers(0, 10**6),
    st.one_of(PARTS, st.lists(PARTS, max_size=4), st.dictionaries(PARTS, PARTS, max_size=2)),
)
@settings(max_examples=300, deadline=None)
def test_any_answer(edition: int, which: int, answer: object) -> None:
    games = (*requests(edition=edition), *(requests_of_sets() if edition == FOURTH else ()))
    game = games[which % len(games)].copy()
    before = game.state.key()
    try:
        game.play(answer)  # type: ignore[arg-type]
    except GameError:
        assert game.state.key() == before


def test_a_session_stays_where_it_is() -> None:
    for game in (*requests(1), *requests_of_sets()):
        session = Session(game)
        for strange in (*STRANGE[:10], -1, "no such option"):
            with pytest.raises(IllegalAnswerError):
                session.play(strange)  # type: ignore[arg-type]
        assert len(session.steps) == 1
        assert session.state == game.state
        assert len(session.lines) == 1


def test_answers_when_nothing_is_asked() -> None:
    game = requests()[0].copy()
    game.state.request = None
    with pytest.raises(NothingAskedError):
        game.play("draw")
    dice, over = random.Random(1), Game.new(seed=1)
    while over.result is None:
        over.play(pick(over, dice))
    for answer in ((), "draw", 0, None, [object()]):
        before = over.state.key()
        with pytest.raises(GameOverError):
            over.play(answer)  # type: ignore[arg-type]
        assert over.state.key() == before
    with pytest.raises(GameOverError):
        over.concede(0)
