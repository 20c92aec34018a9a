"""Refrigeration: each victim returns all but one hand card; perhaps score a hand card."""

import pytest

from tests.kit import NONE, table


@pytest.mark.parametrize("hand", ["", "Tools"])
def test_none_or_one_card_stays(hand: str) -> None:
    t = table({"yellow": "Refrigeration"}, {"hand": hand, "score": "Oars, Archery"})
    assert t.dogma("Refrigeration").bystander(t, 0, 1)


def test_of_two_the_victim_keeps_the_one_it_does_not_return() -> None:
    t = table({"yellow": "Refrigeration"}, {"hand": "Tools, Coal", "score": "Oars"}, decks={1: "Sailing", 5: "Banking"})
    asking = t.play("dogma Refrigeration", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"tools", "coal"}
    assert asking.refuses(("Tools", "Coal"))
    assert asking.refuses(())
    end = asking.play("Coal")
    assert end.hand(1) == {"Tools"}
    assert end.deck(5) == ["Banking", "Coal"]
    assert end.score(1) == {"Oars"}
    assert end.bystander(t, 0)
    assert not end.free_draw


def test_of_four_three_go_in_an_order_of_the_victims_choice() -> None:
    t = table({"yellow": "Refrigeration"}, {"hand": "Tools, Writing, Coal, Flight"}, decks={1: "Sailing"})
    asking = t.play("dogma Refrigeration", idle=False)
    assert asking.refuses(("Tools", "Writing"))
    end = asking.play(("Tools", "Writing", "Coal"), "Writing")
    assert end.hand(1) == {"Flight"}
    assert end.deck(1) == ["Sailing", "Writing", "Tools"]


def test_i_may_score_a_hand_card() -> None:
    t = table({"yellow": "Refrigeration", "hand": "Tools, Coal", "score": "Oars"}, {})
    asking = t.play("dogma Refrigeration", idle=False)
    assert (asking.decider(), set(asking.options())) == (0, {"tools", "coal"})
    end = asking.play("Coal")
    assert end.score(0) == {"Oars", "Coal"}
    assert end.hand(0) == {"Tools"}
    assert asking.play(NONE).bystander(t, 0, 1)


def test_an_immune_player_returns_nothing_and_shares_the_second_effect() -> None:
    t = table(
        {"yellow": "Refrigeration"},
        {"hand": "Oars, Coal", "yellow": "Fermenting"},
        {"hand": "Archery, Paper", "blue": "Tools"},
        decks={7: "Bicycle"},
    )
    end = t.dogma("Refrigeration", "Paper", "Coal")
    assert end.hand(1) == {"Oars"}
    assert end.score(1) == {"Coal"}
    assert end.hand(2) == {"Archery"}
    assert end.free_draw
    assert end.hand(0) == {"Bicycle"}


# --- the third and the first edition -----------------------------------------------------------------------


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("hand", "gone"), [("", 0), ("Tools", 0), ("Tools, Coal", 1), ("Tools, Coal, Flight", 1)])
def test_half_of_the_hand_rounded_down_is_returned(hand: str, gone: int) -> None:
    t = table(
        {"yellow": "Refrigeration"},
        {"hand": hand, "score": "Oars"},
        {"hand": "Paper, Sailing", "yellow": "Masonry, Agriculture", "blue": "Pottery"},
    )
    asking = t.play("dogma Refrigeration", idle=False)
    if gone:
        assert asking.decider() == 1
        assert asking.refuses(("Tools", "Coal"))
        assert asking.refuses(())
        asking = asking.play("Coal", NONE)
    assert asking.hand(1) == {*filter(None, hand.split(", "))} - ({"Coal"} if gone else set())
    assert asking.score(1) == {"Oars"}
    assert asking.hand(2) == {"Paper", "Sailing"}  # as much health as mine: immune


@pytest.mark.editions(3, 1)
def test_of_five_two_go_and_why_it_is_two() -> None:
    t = table({"yellow": "Refrigeration", "hand": "Banking"}, {"hand": "Tools, Writing, Coal, Flight, Oars"})
    end = t.dogma("Refrigeration", ("Coal", "Flight"), "Banking")
    assert end.hand(1) == {"Tools", "Writing", "Oars"}
    assert end.score(0) == {"Banking"}
    (told,) = end.facts("amount")
    assert (told.number("n"), told.number("whole"), told.number("by")) == (2, 5, 2)
