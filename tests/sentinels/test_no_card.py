"""What is said of a card that is not there, and what never ends, by cards made of nothing else."""

import pytest

from engine import explore
from engine.bots import BOTS, Budget, bot
from engine.run import bounds
from engine.run.errors import EndlessError
from engine.text.game_text import GameText
from tests.kit import Table, table
from tests.sentinels.conftest import SETS


def driven(score: str) -> Table:
    return table({"purple": "Carousel", "score": score}, {"hand": "Oars"}, sets=SETS)


def test_a_card_melded_without_the_icon_repeats_the_demand() -> None:
    end = driven("Archery, Calendar, Enterprise").dogma("Carousel", "score-of-1-1", "score-of-1-2")
    assert end.score(0) == set()
    piles = [end.pile(1, color) for color in ("red", "blue", "purple")]
    assert piles == [["Archery"], ["Calendar"], ["Enterprise"]]
    assert [fact.holds for fact in end.facts("condition")] == [True, True, False]  # Enterprise has the icon


def test_where_nothing_is_melded_nothing_is_without_the_icon() -> None:
    end = driven("Archery").dogma("Carousel")
    assert end.pile(1, "red") == ["Archery"]
    assert [fact.holds for fact in end.facts("condition")] == [True]
    (fact,) = end.facts("condition-on-no-card")
    assert not fact.holds
    entry = next(entry for entry in end.entries if entry.item == fact)
    for language, ending in (("en", "there is no such card."), ("uk", "такої картки немає.")):
        said = GameText(language).fact(end.m, entry, end.s)
        assert said.sentence.endswith(f": {ending}")


def sheep(yellow: str) -> Table:
    return table({"yellow": yellow, "hand": "Tools, Calendar"}, {}, decks={1: "Oars", 11: "Fusion"}, sets=SETS)


def test_otherwise_is_every_case_in_which_the_condition_does_not_hold() -> None:
    won = sheep("Snuppy, Domestication").dogma("Snuppy", "no", "no")
    assert won.winners == (0,)
    another = sheep("Snuppy").dogma("Snuppy", "no", "no")
    assert another.pile(0, "blue") == ["Calendar"]
    none = sheep("Snuppy").dogma("Snuppy", "yes", "no")  # it scores itself: no yellow card is left
    assert none.score(0) == {"Snuppy"}
    assert none.facts("condition-on-no-card")
    assert none.pile(0, "blue") == ["Calendar"]
    assert none.hand(0) == {"Tools", "Fusion"}


# --- what never ends ------------------------------------------------------------------------------------------------


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
        {"green": "Autocue", "score": "Self Service"},
        {"achievements": "Archery"},
        decks={**dict.fromkeys(range(1, 11), ""), 11: "Near-Field Comm"},
        achievements="",
        switches={"chain-rule": "none"},
        sets=SETS,
    )
    error = refused(t, "dogma Autocue", "deck-11", *["near-field-comm"] * 100)
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
    assert (found.leaves, found.endless, found.ends, found.complete) == (1, 1, {}, True)
    told = explore.change(t.game, t.game.parse("dogma Treadmill"), 0, explore.Tries(50))
    assert told is explore.Change.UNKNOWN
    assert explore.divide(t.game, 1) == {(0,): 1}
