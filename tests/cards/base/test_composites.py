"""Composites: all but one hand card go to the demander's hand, and the highest score card to his score pile.

Sources: DEM-11; 4e base p. 17, 21 (Highest), 23 (Transfer).
"""

import pytest

from tests.kit import Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def demanded(hand: str, score: str = "Paper, Ecology") -> Table:
    """Lay out: seat 1 shows no industry, seat 2 as much as seat 0."""
    return table(
        {"red": "Composites", "hand": "Tools", "score": "Robotics"},
        {"blue": "Pottery", "hand": hand, "score": score},
        {"red": "Machine Tools", "hand": "Oars, Flight", "score": "Computers"},
    )


def test_the_demanded_player_keeps_one_card_of_its_choice() -> None:
    t = demanded("Writing, Coal, Sailing")
    end = t.dogma("Composites", ("Writing", "Sailing"))
    request, options = end.asked[-1]
    assert (request.seat, request.low, request.high) == (1, 2, 2)
    assert set(options) == {"writing", "coal", "sailing"}
    assert end.hand(0) == {"Tools", "Writing", "Sailing"}
    assert end.hand(1) == {"Coal"}
    assert (end.score(0), end.score(1)) == ({"Robotics", "Ecology"}, {"Paper"})
    assert end.pile(1, "blue") == ["Pottery"]
    assert end.bystander(t, 2)
    assert not end.free_draw


@pytest.mark.parametrize("hand", ["", "Writing"])
def test_one_card_or_none_is_kept_and_the_score_card_still_goes(hand: str) -> None:
    end = demanded(hand).dogma("Composites")
    assert end.hand(0) == {"Tools"}
    assert end.hand(1) == set(filter(None, [hand]))
    assert (end.score(0), end.score(1)) == ({"Robotics", "Ecology"}, {"Paper"})


def test_two_cards_leave_one() -> None:
    t = demanded("Writing, Coal", "")
    asked = t.play("dogma Composites", idle=False)
    assert asked.refuses(())
    assert asked.refuses(("Writing", "Coal"))
    end = t.dogma("Composites", "Coal")
    assert (end.hand(0), end.hand(1)) == ({"Tools", "Coal"}, {"Writing"})
    assert end.score(0) == {"Robotics"}


def test_the_demanded_player_breaks_a_tie_for_the_highest() -> None:
    end = demanded("", "Paper, Ecology, Genetics").dogma("Composites", "Genetics")
    assert (end.asked[-1][0].seat, end.asked[-1][1]) == (1, ("ecology", "genetics"))
    assert (end.score(0), end.score(1)) == ({"Robotics", "Genetics"}, {"Paper", "Ecology"})


@pytest.mark.parametrize(("red", "given"), [("Industrialization", True), ("Machine Tools", False)])
def test_fewer_industry_icons_are_vulnerable_a_tie_is_not(red: str, given: bool) -> None:
    t = table({"red": "Composites"}, {"red": red, "score": "Paper"})
    assert t.dogma("Composites").score(0) == ({"Paper"} if given else set())
