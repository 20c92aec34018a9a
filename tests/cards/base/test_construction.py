"""Construction: give two hand cards, draw a 2; the only player with five top cards claims Empire.

Sources: ACH-12, DRW-13; rules notes (Construction: the 2 is drawn even if one card or none was given).
"""

import pytest

from tests.kit import Table, table

pytestmark = pytest.mark.editions(4, 3, 1)

FIVE = {"red": "Coal", "yellow": "Statistics", "green": "Banking", "blue": "Physics", "purple": "Astronomy"}


def demanded(hand: str, theirs: str = "Oars") -> Table:
    """Lay out: seat 1 is vulnerable, seat 2 is not."""
    return table(
        {"red": "Construction", "hand": "Currency"},
        {"red": theirs, "hand": hand, "score": "Paper"},
        {"green": "The Wheel", "hand": "Medicine, Compass"},
        decks={2: "Calendar, Mapmaking"},
    )


def test_two_cards_of_the_demanded_players_choice_go_and_then_a_2_is_drawn() -> None:
    t = demanded("Sailing, Pottery, Education")
    asked = t.play("dogma Construction", idle=False)
    assert asked.options() == ("sailing", "pottery", "education")
    assert asked.decider() == 1
    assert asked.refuses(("Sailing",))
    assert asked.refuses(("Sailing", "Pottery", "Education"))
    end = t.dogma("Construction", ("Sailing", "Education"))
    assert end.hand(0) == {"Currency", "Sailing", "Education"}
    assert end.hand(1) == {"Pottery", "Calendar"}
    assert end.score(1) == {"Paper"}
    assert end.deck(2) == ["Mapmaking"]
    assert end.bystander(t, 2)
    assert end.specials() == t.specials()


@pytest.mark.parametrize("hand", ["", "Sailing", "Sailing, Pottery"])
def test_all_there_is_goes_if_it_is_no_more_than_two_and_the_2_is_drawn_anyway(hand: str) -> None:
    end = demanded(hand).dogma("Construction")
    assert end.hand(0) == {"Currency", *filter(None, hand.split(", "))}
    assert end.hand(1) == {"Calendar"}


@pytest.mark.parametrize(("yellow", "claimed"), [("Machinery", True), ("", False)])
def test_five_top_cards_claim_empire_four_do_not(yellow: str, claimed: bool) -> None:
    mine = {**FIVE, "red": "Construction", "yellow": yellow, "green": "Banking, Navigation"}
    t = table(mine, {**FIVE, "red": "Colonialism", "yellow": "", "green": "Invention", "blue": "", "purple": ""})
    end = t.dogma("Construction")
    assert end.achievements(0) == ({"Empire"} if claimed else set())
    assert ("Empire" in end.specials()) is not claimed


@pytest.mark.parametrize("rival", [1, 2])
def test_a_second_player_with_five_top_cards_spoils_it_whether_sharing_or_not(rival: int) -> None:
    others: list[dict[str, str]] = [{"green": "The Wheel", "red": "Gunpowder"}, {"red": "Colonialism"}]
    others[rival - 1] = {
        "red": "Gunpowder" if rival == 1 else "Colonialism",
        "yellow": "Canning" if rival == 2 else "Masonry",
        "green": "Classification",
        "blue": "Chemistry",
        "purple": "Societies",
    }
    t = table({**FIVE, "red": "Construction"}, *others, decks={2: "Calendar, Mapmaking, Fermenting"})
    end = t.dogma("Construction")
    assert [end.achievements(seat) for seat in range(3)] == [set(), set(), set()]
    assert "Empire" in end.specials()


def test_a_sharer_who_alone_has_five_claims_it() -> None:
    rival = {**FIVE, "green": "The Wheel"}
    t = table({"red": "Construction"}, rival, decks={1: "Tools", 2: "Calendar"})
    end = t.dogma("Construction")
    assert end.achievements(1) == {"Empire"}
    assert end.achievements(0) == set()
    assert end.free_draw
    assert end.hand(0) == {"Calendar"}


def test_a_claimed_empire_stays_where_it_is() -> None:
    mine = {**FIVE, "red": "Construction"}
    end = table(mine, {"red": "Colonialism", "achievements": "Empire"}).dogma("Construction")
    assert end.achievements(0) == set()
    assert end.achievements(1) == {"Empire"}
