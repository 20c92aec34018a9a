"""Hypersonics: exactly two top cards of one value go back; then all of that value or less from hand and score pile.

Sources: DEM-12; 4e base p. 18-19 (If you do), 22 (Return); "exactly" is explained nowhere.
"""

import pytest

from tests.kit import Table, table


def demanded(**area: str) -> Table:
    """Lay out: seat 1 shows less industry, seat 2 as much."""
    return table(
        {"green": "Hypersonics", "hand": "Tools", "score": "Paper"},
        {"hand": "Calendar, Ecology", "score": "Compass, Stem Cells", **area},
        {"red": "Industrialization", "purple": "Railroad", "hand": "Sailing", "score": "Oars"},
    )


def test_two_of_three_equal_top_cards_and_then_everything_up_to_their_value() -> None:
    t = demanded(
        purple="Socialism",
        red="Flight, Archery",
        yellow="Antibiotics",
        blue="Genetics",
        hand="Calendar, Rocketry, Ecology",
        score="Masonry, Compass, Corporations, Stem Cells",
    )
    end = t.dogma("Hypersonics", ("Flight", "Antibiotics"), "Antibiotics", "Rocketry")
    request, options = end.asked[1]
    assert (request.seat, request.low, request.high) == (1, 2, 2)
    assert set(options) == {"flight", "antibiotics", "socialism"}  # no other card has the value of Genetics
    assert end.asked[2][0].kind == "order"
    assert (end.pile(1, "red"), end.pile(1, "yellow")) == (["Archery"], [])
    assert (end.pile(1, "purple"), end.pile(1, "blue")) == (["Socialism"], ["Genetics"])
    assert end.hand(1) == {"Ecology"}  # 9
    assert end.score(1) == {"Stem Cells"}  # 10
    assert end.deck(8)[-4:] == ["Antibiotics", "Flight", "Rocketry", "Corporations"]
    assert [end.deck(age)[-1] for age in (1, 2, 3)] == ["Masonry", "Calendar", "Compass"]
    assert end.bystander(t, 0, 2)
    assert not end.free_draw


def test_with_two_pairs_the_two_must_be_of_one_value() -> None:
    t = demanded(purple="Socialism", red="Flight", yellow="Suburbia", blue="Genetics", hand="")
    asked = t.play("dogma Hypersonics", idle=False)
    assert set(asked.options()) == {"socialism", "flight", "suburbia", "genetics"}
    for answer in (("Socialism", "Genetics"), ("Flight", "Socialism", "Genetics"), "Flight", ()):
        assert asked.refuses(answer)
    end = t.dogma("Hypersonics", ("Suburbia", "Genetics"), "Genetics")
    assert (end.pile(1, "purple"), end.pile(1, "red")) == (["Socialism"], ["Flight"])
    assert end.deck(9)[-2:] == ["Genetics", "Suburbia"]


@pytest.mark.parametrize("board", [{"purple": "Socialism", "blue": "Genetics"}, {"red": "Flight, Mobility"}, {}])
def test_without_two_equal_top_cards_nothing_happens_at_all(board: dict[str, str]) -> None:
    t = demanded(**board)
    end = t.dogma("Hypersonics")
    assert end.bystander(t, 0, 1, 2)
    told = [*end.facts("too-few-for-exactly"), *end.facts("not-selectable")]
    assert [fact.rule for fact in told] == ["exactly"] * len(told)
    assert [fact.number("fitting") for fact in end.facts("too-few-for-exactly")] == ([1] if board else [])
    assert {fact.number("filter") for fact in end.facts("not-selectable")} <= {"same-value"}


@pytest.mark.parametrize(("reading", "kept"), [("in-full", {"Calendar", "Ecology"}), ("anything", set())])
def test_if_exactly_only_meant_as_many_as_possible_one_card_would_go(reading: str, kept: set[str]) -> None:
    t = table(
        {"green": "Hypersonics"},
        {"purple": "Socialism", "blue": "Genetics", "hand": "Calendar, Ecology"},
        switches={"exactly": "as-many-as-possible", "if-you-do": reading},
    )
    end = t.dogma("Hypersonics", "Genetics")
    assert end.asked[1][1] == ("socialism", "genetics")
    assert (end.pile(1, "purple"), end.pile(1, "blue")) == (["Socialism"], [])
    assert end.hand(1) == kept


def test_the_order_of_a_hand_card_and_a_score_card_for_one_deck_is_the_demanded_players() -> None:
    t = demanded(purple="Socialism", red="Flight", hand="Calendar", score="Currency")
    end = t.dogma("Hypersonics", "Flight", "Currency")
    assert end.deck(2)[-2:] == ["Currency", "Calendar"]


@pytest.mark.parametrize(("red", "given"), [("Colonialism", False), ("Flight", True)])
def test_fewer_industry_icons_are_vulnerable_a_tie_is_not(red: str, given: bool) -> None:
    yellow, purple = ("Anatomy", "Reformation") if red == "Colonialism" else ("Antibiotics", "Empiricism")
    t = table({"green": "Hypersonics"}, {"red": red, "yellow": yellow, "purple": purple, "hand": "Oars"})
    end = t.play("dogma Hypersonics", idle=False)
    assert (end.decider() == 1) == given
