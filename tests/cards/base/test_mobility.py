"""Mobility: the two highest top cards that are neither red nor show industry go to the demander's score pile.

The older editions do not say that the two are of different colors: whether a card that the first uncovers may be the
second is undecided there, the switch ``uncovered-top-cards``.

Sources: DEM-06; FAQ of 2011 (a card uncovered by the first is safe); 4e base p. 17, 19, 21.
"""

import pytest

from tests.kit import Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


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


@pytest.mark.parametrize(
    ("board", "given"), [("Invention", True), ("Electricity", False), ("Corporations, Electricity < up", False)]
)
def test_fewer_industry_icons_are_vulnerable_a_tie_is_not(board: str, given: bool) -> None:
    t = table({"red": "Mobility"}, {"green": board, "blue": "Writing"}, decks={8: "Empiricism"})
    end = t.dogma("Mobility")
    assert end.score(0) == ({"Writing"} if given else set())
    assert end.hand(1) == ({"Empiricism"} if given else set())


def one_by_one(**board: str) -> Table:
    """Lay out: by the other reading of the older texts."""
    return table(
        {"red": "Mobility", "yellow": "Skyscrapers", "hand": "Tools"},
        {"hand": "Sailing", "score": "Oars", **board},
        {"yellow": "Globalization", "blue": "Software", "score": "Calendar"},
        decks={8: "Empiricism, Socialism"},
        switches={"uncovered-top-cards": "taken-too"},
    )


@pytest.mark.editions(3, 1)
def test_read_one_after_the_other_the_uncovered_card_is_the_second() -> None:
    t = one_by_one(blue="Quantum Theory, Rocketry, Evolution", purple="Lighting", red="Flight", green="Corporations")
    end = t.dogma("Mobility")
    assert len(end.asked) == 1
    assert end.score(0) == {"Quantum Theory", "Rocketry"}
    assert (end.pile(1, "blue"), end.pile(1, "purple")) == (["Evolution"], ["Lighting"])
    assert (end.pile(1, "red"), end.pile(1, "green")) == (["Flight"], ["Corporations"])
    assert end.hand(1) == {"Sailing", "Empiricism"}  # one 8 for both
    assert end.bystander(t, 2)


@pytest.mark.editions(3, 1)
def test_read_one_after_the_other_a_lower_card_that_comes_to_light_is_passed_over() -> None:
    end = one_by_one(blue="Quantum Theory, Writing", purple="Lighting").dogma("Mobility")
    assert end.score(0) == {"Quantum Theory", "Lighting"}
    assert end.pile(1, "blue") == ["Writing"]


@pytest.mark.editions(3, 1)
def test_read_one_after_the_other_the_demanded_player_breaks_each_tie() -> None:
    t = one_by_one(blue="Quantum Theory, Rocketry", yellow="Antibiotics")
    end = t.dogma("Mobility", "Quantum Theory", "Antibiotics")
    assert [(request.seat, options) for request, options in end.asked[1:]] == [
        (1, ("antibiotics", "quantum-theory")),
        (1, ("antibiotics", "rocketry")),
    ]
    assert end.score(0) == {"Quantum Theory", "Antibiotics"}
    assert end.pile(1, "blue") == ["Rocketry"]


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("blue", "given"), [("Writing, Chemistry", {"Writing"}), ("Chemistry, Writing", set())])
def test_read_one_after_the_other_one_fitting_card_earns_the_8_and_none_does_not(blue: str, given: set[str]) -> None:
    end = one_by_one(blue=blue).dogma("Mobility")
    assert end.score(0) == given
    assert end.hand(1) == ({"Sailing", "Empiricism"} if given else {"Sailing"})
