"""Mobility: the two highest top cards that are neither red nor show industry go to the demander's score pile.

Sources: DEM-06; FAQ of 2011 (a card uncovered by the first is safe); 4e base p. 17, 19, 21.
"""

import pytest

from tests.kit import Table, table


def demanded(**board: str) -> Table:
    """Lay out: seat 0 shows three industry, seat 1 fewer, seat 2 as many."""
    return table(
        {"red": "Mobility", "yellow": "Skyscrapers", "hand": "Tools"},
        {"hand": "Sailing", "score": "Oars", **board},
        {"yellow": "Globalization", "blue": "Software", "score": "Calendar"},
        decks={8: "Empiricism, Socialism"},
    )


def test_two_cards_of_different_colors_go_and_neither_red_nor_industry_ones() -> None:
    t = demanded(
        blue="Quantum Theory, Rocketry", purple="Lighting", red="Flight", green="Corporations", yellow="Anatomy"
    )
    end = t.dogma("Mobility")
    assert len(end.asked) == 1
    assert end.score(0) == {"Quantum Theory", "Lighting"}
    assert end.pile(1, "blue") == ["Rocketry"]  # DEM-06: uncovered, not taken
    assert (end.pile(1, "purple"), end.pile(1, "yellow")) == ([], ["Anatomy"])
    assert (end.pile(1, "red"), end.pile(1, "green")) == (["Flight"], ["Corporations"])
    assert end.hand(1) == {"Sailing", "Empiricism"}
    assert (end.score(1), end.hand(0)) == ({"Oars"}, {"Tools"})
    assert end.bystander(t, 2)
    assert not end.free_draw


def test_a_tie_for_the_second_place_is_broken_by_the_demanded_player() -> None:
    t = demanded(blue="Quantum Theory", purple="Lighting", yellow="Refrigeration", green="Sailing", hand="")
    end = t.dogma("Mobility", "Refrigeration")
    request, options = end.asked[-1]
    assert (request.seat, request.low, request.high) == (1, 1, 1)
    assert options == ("refrigeration", "lighting")
    assert end.score(0) == {"Quantum Theory", "Refrigeration"}
    assert end.pile(1, "purple") == ["Lighting"]
    assert end.hand(1) == {"Empiricism"}
    assert t.play("dogma Mobility", idle=False).refuses(())


def test_a_tie_among_all_three_lets_the_demanded_player_pick_two() -> None:
    t = demanded(blue="Evolution", purple="Lighting", yellow="Refrigeration")
    end = t.dogma("Mobility", ("Evolution", "Lighting"))
    assert end.score(0) == {"Evolution", "Lighting"}
    assert end.pile(1, "yellow") == ["Refrigeration"]
    assert t.play("dogma Mobility", idle=False).refuses("Evolution")


def test_one_fitting_card_goes_alone_and_still_earns_the_8() -> None:
    end = demanded(blue="Writing", red="Flight", green="Corporations").dogma("Mobility")
    assert end.score(0) == {"Writing"}
    assert end.pile(1, "blue") == []
    assert end.hand(1) == {"Sailing", "Empiricism"}


def test_without_a_fitting_card_nothing_is_drawn() -> None:
    t = demanded(red="Flight", green="Corporations")
    end = t.dogma("Mobility")
    assert end.bystander(t, 0, 1, 2)
    assert end.deck(8) == ["Empiricism", "Socialism"]


@pytest.mark.parametrize(("board", "given"), [("Invention", True), ("Electricity", False), ("Hypersonics", False)])
def test_fewer_industry_icons_are_vulnerable_a_tie_is_not(board: str, given: bool) -> None:
    t = table({"red": "Mobility"}, {"green": board, "blue": "Writing"}, decks={8: "Empiricism"})
    end = t.dogma("Mobility")
    assert end.score(0) == ({"Writing"} if given else set())
    assert end.hand(1) == ({"Empiricism"} if given else set())
