"""What never ends, by cards made of nothing else, and by one of The Unseen."""

import pytest

from engine import explore
from engine.bots import BOTS, Budget, bot
from engine.run import bounds
from engine.run.errors import EndlessError
from tests.kit import Table, empty, table
from tests.sentinels.conftest import SETS


def refused(t: Table, *answers: str) -> EndlessError:
    """Give answers, the last of which must be refused as endless and change nothing."""
    game = t.game.copy()
    for answer in answers[:-1]:
        game.play(answer)
    game.take_trace()
    before, key = game.save(), hash(game.state)
    with pytest.raises(EndlessError) as caught:
        game.play(answers[-1])
    assert (game.save(), hash(game.state)) == (before, key)
    assert game.take_trace() == ()
    return caught.value


def test_the_same_table_again_and_again() -> None:
    t = table({"red": "Treadmill"}, {}, sets=SETS)
    error = refused(t, "dogma Treadmill")
    assert (error.reason, error.slots["card"], error.slots["effect"]) == ("endless-same-table", "treadmill", 1)
    end = t.play("draw")
    assert len(end.hand(0)) == 1


def test_a_table_that_changes_every_time_is_stopped_by_the_bound() -> None:
    t = table({"purple": "Pendulum"}, {}, decks={1: "Archery, Tools, Sailing"}, sets=SETS)
    error = refused(t, "dogma Pendulum")
    assert (error.reason, error.slots["card"], error.slots["n"]) == ("endless-long", "pendulum", 5_000)


def test_so_is_one_that_asks_in_between() -> None:
    game = table({"blue": "Turnstile"}, {}, sets=SETS).game
    game.play("dogma Turnstile")
    for _ in range(bounds.LONGEST):
        game.play("3")
    with pytest.raises(EndlessError, match="more than 5000 times") as caught:
        game.play("3")
    assert caught.value.reason == "endless-long"
    assert game.options()[0] == "1"  # still asked, and nothing half done
    game.concede(0)
    assert game.result is not None


def test_a_circle_through_a_deck() -> None:
    t = table(
        {"green": "Teleprompter", "score": "Self Service"},
        {"achievements": "Archery"},
        decks={**dict.fromkeys(range(1, 11), ""), 11: "Near-Field Comm"},
        achievements="",
        further_decks={**empty("unseen"), ("unseen", 1): "Myth"},
        switches={"chain-rule": "none"},
        sets=("base", "unseen"),
    )
    error = refused(t, "dogma Teleprompter", "deck-11", *["near-field-comm"] * 100)
    assert (error.reason, error.slots["card"]) == ("endless-within-itself", "self-service")


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_does_not_walk_into_it(name: str) -> None:
    t = table({"red": "Treadmill", "blue": "Turnstile", "purple": "Pendulum"}, {}, sets=SETS)
    assert len(t.options()) == 4
    for seed in range(2):
        thinker = bot(name, seed=seed, budget=Budget(answers=8))
        assert t.game.parse("dogma Treadmill") != thinker.answer(t.game) != t.game.parse("dogma Pendulum")


def test_the_explorer_counts_it_and_goes_on() -> None:
    t = table({"red": "Treadmill"}, {}, sets=SETS)
    found = explore.outcomes(t.game, t.game.parse("dogma Treadmill"), seat=0)
    assert (found.ways, found.endless, found.leaves, found.complete) == (1, 1, 0, True)
    told = explore.change(t.game, t.game.parse("dogma Treadmill"), 0, explore.Tries(50))
    assert told is explore.Change.UNKNOWN
    assert explore.divide(t.game, 1) == {(0,): 1}
