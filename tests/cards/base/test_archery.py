"""Archery: whoever is demanded of draws a 1 and gives up a highest hand card; then an achievement of value 1 or 2 goes.

Sources: DEM-03, SHR-11, DRW-20; 4e base p. 14-17.
"""

import pytest

from tests.kit import Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def demanded(hand: str) -> Table:
    """Lay out: seat 1 is vulnerable; seat 2 has as much authority as seat 0; no achievement fits the second effect."""
    return table(
        {"red": "Archery", "hand": "Coal"},
        {"blue": "Writing", "hand": hand, "score": "Gunpowder"},
        {"yellow": "Domestication", "hand": "Physics"},
        decks={1: "Oars, Tools"},
        achievements="Paper",
    )


def test_the_drawn_card_is_among_the_tied_highest_and_the_demanded_player_picks() -> None:
    t = demanded("Clothing, Sailing")
    end = t.dogma("Archery", "Oars")
    request, options = end.asked[-1]
    assert (request.seat, options) == (1, ("oars", "clothing", "sailing"))
    assert end.hand(1) == {"Clothing", "Sailing"}
    assert end.hand(0) == {"Coal", "Oars"}
    assert end.deck(1) == ["Tools"]
    assert end.bystander(t, 2)  # a tie is safe
    assert not end.free_draw  # SHR-11: obeying a demand is no sharing


def test_only_the_highest_goes_also_if_it_is_not_the_drawn_card() -> None:
    end = demanded("Calendar, Sailing").dogma("Archery")
    assert end.hand(0) == {"Coal", "Calendar"}
    assert end.hand(1) == {"Sailing", "Oars"}
    assert end.score(1) == {"Gunpowder"}
    assert end.pile(1, "blue") == ["Writing"]


def test_with_an_empty_hand_the_drawn_card_itself_goes() -> None:
    end = demanded("").dogma("Archery")
    assert end.hand(0) == {"Coal", "Oars"}
    assert end.hand(1) == set()


@pytest.mark.parametrize(("board", "given"), [("Tools", True), ("Calendar", True), ("Alchemy", False)])
def test_fewer_authority_icons_are_vulnerable_a_tie_is_not(board: str, given: bool) -> None:
    t = table({"red": "Archery"}, {"blue": board, "hand": "Coal"}, decks={1: "Sailing"}, achievements="Paper")
    end = t.dogma("Archery")
    assert end.hand(0) == ({"Coal"} if given else set())
    assert end.hand(1) == ({"Sailing"} if given else {"Coal"})


@pytest.mark.editions(4)
def test_an_available_achievement_of_value_1_or_2_is_junked_and_no_other() -> None:
    t = table({"red": "Archery"}, {"blue": "Writing"}, achievements="Pottery, Calendar, Paper", decks={1: "Sailing"})
    end = t.dogma("Archery", "achievement-2")
    assert [options for _, options in end.asked[1:]] == [("achievement-1", "achievement-2")]
    assert end.available() == {1, 3}
    assert end.junk() - t.junk() == {"Calendar"}
    assert end.specials() == t.specials()
    assert t.play("dogma Archery", idle=False).refuses(())  # no "may"


@pytest.mark.editions(4)
def test_a_sharer_junks_one_first_and_that_earns_a_free_draw() -> None:
    t = table({"red": "Archery"}, {"blue": "Alchemy"}, achievements="Pottery, Calendar, Paper", decks={1: "Sailing"})
    end = t.dogma("Archery", "achievement-1")
    assert end.asked[1][0].seat == 1
    assert end.available() == {3}  # the 2 was left for seat 0, without a choice
    assert end.free_draw
    assert end.hand(0) == {"Sailing"}


@pytest.mark.editions(4)
def test_without_such_an_achievement_nothing_is_junked_and_nothing_was_shared() -> None:
    t = table({"red": "Archery"}, {"blue": "Alchemy"}, achievements="Paper", decks={1: "Sailing"})
    end = t.dogma("Archery")
    assert end.available() == {3}
    assert not end.free_draw
    assert end.bystander(t, 0, 1)


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("theirs", "drawn"), [("Writing", {"Sailing"}), ("Alchemy", set())])
def test_the_older_editions_know_the_demand_only(theirs: str, drawn: set[str]) -> None:
    t = table({"red": "Archery"}, {"blue": theirs}, achievements="Pottery, Calendar", decks={1: "Sailing"})
    end = t.dogma("Archery")
    assert end.hand(0) == drawn
    assert end.available() == {1, 2}
    assert end.junk() == t.junk()
    assert not end.free_draw  # whoever has as much authority has nothing to share
