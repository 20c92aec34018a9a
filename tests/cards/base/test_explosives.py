"""Explosives: each victim gives me the three highest hand cards, and draws a 7 if that emptied the hand."""

import pytest

from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


@pytest.mark.parametrize(
    ("hand", "given", "left"),
    [
        ("", set(), set()),
        ("Writing", {"Writing"}, {"Bicycle"}),
        ("Writing, Coal", {"Writing", "Coal"}, {"Bicycle"}),
        ("Writing, Coal, Flight", {"Writing", "Coal", "Flight"}, {"Bicycle"}),
        ("Writing, Coal, Flight, Paper", {"Paper", "Coal", "Flight"}, {"Writing"}),
    ],
)
def test_up_to_three_go_and_only_a_hand_emptied_by_it_draws(hand: str, given: set[str], left: set[str]) -> None:
    """DEM-10: fewer than three go all. FAQ of 2011: whoever gave nothing draws nothing."""
    t = table(
        {"red": "Explosives", "hand": "Tools"},
        {"blue": "Pottery", "hand": hand, "score": "Rocketry"},
        decks={7: "Bicycle"},
    )
    end = t.dogma("Explosives")
    assert end.hand(0) == {"Tools"} | given
    assert end.hand(1) == left
    assert end.score(1) == {"Rocketry"}
    assert end.deck(7) == ([] if "Bicycle" in left else ["Bicycle"])
    assert not end.free_draw


def test_ties_for_third_place_are_the_victims_to_break() -> None:
    """4e base p. 21, Highest: the 8 goes anyway, two of the three 5s are chosen, the 1 is out of the question."""
    t = table({"red": "Explosives"}, {"hand": "Flight, Coal, Banking, Physics, Writing"})
    asking = t.play("dogma Explosives", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"coal", "banking", "physics"}
    assert asking.refuses(("Coal",))
    end = asking.play(("Coal", "Physics"))
    assert end.hand(0) == {"Flight", "Coal", "Physics"}
    assert end.hand(1) == {"Banking", "Writing"}


def test_four_of_one_value_leave_the_one_the_victim_keeps() -> None:
    t = table({"red": "Explosives"}, {"hand": "Coal, Banking, Physics, Statistics"})
    end = t.dogma("Explosives", ("Coal", "Banking", "Physics"))
    assert (end.hand(0), end.hand(1)) == ({"Coal", "Banking", "Physics"}, {"Statistics"})


def test_only_players_with_less_industry_give() -> None:
    t = table(
        {"red": "Explosives"}, {"hand": "Writing"}, {"red": "Machine Tools", "hand": "Tools"}, decks={7: "Bicycle"}
    )
    end = t.dogma("Explosives")
    assert end.hand(0) == {"Writing"}
    assert end.hand(1) == {"Bicycle"}
    assert end.bystander(t, 2)
    assert not end.free_draw, "there is no effect to share"


def test_the_second_victim_draws_on_an_emptied_hand_of_its_own() -> None:
    """Each victim is judged alone, although A's hand has grown meanwhile."""
    t = table(
        {"red": "Explosives"},
        {"hand": "Writing, Tools, Coal, Paper"},
        {"hand": "Flight"},
        decks={7: "Bicycle, Lighting"},
    )
    end = t.dogma("Explosives", ("Tools",))
    assert end.hand(0) == {"Tools", "Coal", "Paper", "Flight"}
    assert (end.hand(1), end.hand(2)) == ({"Writing"}, {"Bicycle"})
