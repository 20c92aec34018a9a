"""Holography: a color keeps its top cards, aslant; the lowest scored cards win the lower standard achievements."""

import pytest

from tests.kit import Table, table

REDS = "Construction, Oars, Archery, Metalworking, Optics, Gunpowder, Road Building"


def laid(text: str = "two", **mine: str) -> Table:
    return table(
        {"purple": "Holography", "red": REDS, **mine},
        {"blue": "Writing"},
        switches={"holography": text},
        specials="Monument",
    )


@pytest.mark.parametrize(("text", "left"), [("two", 2), ("five", 5)])
def test_all_but_the_top_cards_are_scored_and_the_rest_goes_aslant(text: str, left: int) -> None:
    t = laid(text)
    end = t.dogma("Holography", "red")
    assert end.pile(0, "red") == REDS.split(", ")[:left]
    assert end.splay(0, "red") == "aslant"
    assert end.bystander(t, 1)


def test_then_all_the_lowest_scored_cards_trade_places_with_the_lower_standard_achievements() -> None:
    """The lowest is the 4: of the achievements the 1 and the 2 are lower, the 8 and the special one stay."""
    t = laid(red="Construction, Oars, Coal, Gunpowder", achievements="Tools, Calendar, Flight, Monument")
    end = t.dogma("Holography", "red")
    assert end.score(0) == {"Coal", "Tools", "Calendar"}
    assert end.achievements(0) == {"Gunpowder", "Flight", "Monument"}


def test_with_no_such_achievement_the_lowest_scored_cards_are_achievements_all_the_same() -> None:
    """One half of an exchange may be empty (Ultimate, Exchange)."""
    end = laid(score="Flight", achievements="Coal").dogma("Holography", "red")
    assert end.achievements(0) == {"Archery", "Metalworking", "Coal"}
    assert end.score(0) == {"Optics", "Road Building", "Flight"} | {"Gunpowder"}


def test_without_a_scored_card_nothing_is_exchanged() -> None:
    t = laid(red="Construction, Oars", score="Coal", achievements="Tools")
    end = t.dogma("Holography", "red")
    assert end.splay(0, "red") == "aslant"
    assert (end.score(0), end.achievements(0)) == ({"Coal"}, {"Tools"})


def test_a_color_that_is_not_there_may_be_chosen_and_yellow_may_not() -> None:
    t = laid()
    assert t.play("dogma Holography", idle=False).options() == ("red", "green", "blue")
    assert t.dogma("Holography", "blue").pile(0, "red") == REDS.split(", ")
