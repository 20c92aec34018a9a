"""Climatology: two top cards with an icon of the demander's choice go back; then a top card and score cards from it up.

Sources: DEM-21; 4e base p. 17-19, 21 (I, you), 22 (Return). Whether the second card may be the one that the first
uncovered is undecided: the switch ``climatology-second-card``.
"""

import pytest

from engine.editions import switches
from tests.kit import Table, table

SECOND_CARD = "climatology-second-card"
READINGS = ("both-at-once", "one-by-one")


def demanded(reading: str = READINGS[0], **area: str) -> Table:
    """Lay out: seat 1 shows no health; seat 0 has no top card but Climatology."""
    return table(
        {"blue": "Climatology", "hand": "Tools"},
        {"hand": "Coal", "score": "Ecology", **area},
        switches={SECOND_CARD: reading},
    )


def test_both_are_picked_at_once_unless_it_is_read_otherwise() -> None:
    assert switches(4)[SECOND_CARD] == READINGS[0]


def test_the_demander_names_the_icon_and_the_demanded_player_picks_two() -> None:
    t = demanded(red="Gunpowder, Explosives", green="Invention, Electricity", purple="Emancipation", blue="Writing")
    end = t.dogma("Climatology", "industry", ("Gunpowder", "Emancipation"))
    (first, icons), (second, cards) = end.asked[1:]
    assert (first.seat, icons) == (0, ("authority", "prosperity", "concept", "industry", "efficiency", "avatar"))
    assert (second.seat, second.low, second.high) == (1, 2, 2)
    assert set(cards) == {"gunpowder", "invention", "emancipation"}
    assert (end.pile(1, "red"), end.pile(1, "purple")) == (["Explosives"], [])
    assert (end.pile(1, "green"), end.pile(1, "blue")) == (["Invention", "Electricity"], ["Writing"])
    assert (end.deck(4)[-1], end.deck(6)[-1]) == ("Gunpowder", "Emancipation")
    assert (end.hand(1), end.score(1)) == ({"Coal"}, {"Ecology"})
    assert not end.free_draw


@pytest.mark.parametrize(("reading", "left"), [(READINGS[0], ["Explosives", "Coal"]), (READINGS[1], ["Coal"])])
def test_the_card_that_the_only_fitting_one_uncovers_is_safe_or_goes_too(reading: str, left: list[str]) -> None:
    t = demanded(reading, red="Gunpowder, Explosives, Coal", green="The Wheel", hand="Oars")
    end = t.dogma("Climatology", "industry")
    assert end.pile(1, "red") == left, "never a third, though it would fit as well"
    assert end.pile(1, "green") == ["The Wheel"]


def test_read_one_after_the_other_the_uncovered_card_can_be_picked_before_another() -> None:
    t = demanded(READINGS[1], red="Gunpowder, Explosives", purple="Emancipation")
    end = t.dogma("Climatology", "industry", "Gunpowder", "Explosives")
    assert [set(cards) for _request, cards in end.asked[2:]] == [
        {"gunpowder", "emancipation"},
        {"explosives", "emancipation"},
    ]
    assert (end.pile(1, "red"), end.pile(1, "purple")) == ([], ["Emancipation"])


def test_read_one_after_the_other_two_that_are_there_go_just_so() -> None:
    t = demanded(READINGS[1], red="Gunpowder, Archery", purple="Emancipation")
    end = t.dogma("Climatology", "industry", "Gunpowder")
    assert (end.pile(1, "red"), end.pile(1, "purple")) == (["Archery"], [])


@pytest.mark.parametrize("reading", READINGS)
def test_one_fitting_card_goes_alone(reading: str) -> None:
    end = demanded(reading, red="Gunpowder, Archery", green="The Wheel").dogma("Climatology", "industry")
    assert (end.pile(1, "red"), end.pile(1, "green")) == (["Archery"], ["The Wheel"])


@pytest.mark.parametrize("reading", READINGS)
def test_an_icon_that_no_top_card_has_takes_nothing(reading: str) -> None:
    t = demanded(reading, red="Gunpowder, Explosives", green="The Wheel")
    assert t.dogma("Climatology", "avatar").bystander(t, 1)


@pytest.mark.parametrize("reading", READINGS)
def test_health_cannot_be_named_and_some_icon_must_be(reading: str) -> None:
    t = demanded(reading, red="Gunpowder", yellow="Machinery").play("dogma Climatology", idle=False)
    assert t.refuses("health")
    assert t.refuses(())


@pytest.mark.parametrize("reading", READINGS)
def test_the_icon_is_named_anew_for_each_victim(reading: str) -> None:
    t = table({"blue": "Climatology"}, {"red": "Gunpowder"}, {"red": "Archery"}, switches={SECOND_CARD: reading})
    end = t.dogma("Climatology", "industry", "authority")
    assert [request.seat for request, _ in end.asked] == [0, 0, 0]
    assert (end.pile(1, "red"), end.pile(2, "red")) == ([], [])


def test_then_a_top_card_of_yours_and_score_cards_of_its_value_or_more() -> None:
    t = table(
        {
            "blue": "Climatology",
            "green": "Invention, Sailing",
            "score": "Compass, Gunpowder, Coal, Canning, Ecology",
            "hand": "Lighting",
        },
        {"blue": "Writing", "score": "Computers"},
    )
    end = t.dogma("Climatology", "avatar", "Invention")
    assert end.asked[-1][1] == ("invention", "climatology")
    assert end.score(0) == {"Compass"}
    assert end.pile(0, "green") == ["Sailing"]
    assert end.deck(4)[-2:] == ["Invention", "Gunpowder"]
    assert [end.deck(age)[-1] for age in (5, 6, 9)] == ["Coal", "Canning", "Ecology"]
    assert end.hand(0) == {"Lighting"}
    assert end.score(1) == {"Computers"}


@pytest.mark.parametrize(("score", "kept"), [("The Internet", True), ("Fusion", False)])
def test_climatology_itself_can_be_the_card_returned(score: str, kept: bool) -> None:
    end = table({"blue": "Climatology", "score": score}, {"score": "Escapism"}).dogma("Climatology", "avatar")
    assert end.pile(0, "blue") == []
    assert end.score(0) == ({score} if kept else set())
    assert end.score(1) == {"Escapism"}


def test_as_much_health_is_immune_and_shares_the_second_effect() -> None:
    t = table(
        {"blue": "Climatology, Writing"},
        {"purple": "Services", "red": "Archery", "score": "Robotics, Coal"},
        decks={1: "Sailing"},
    )
    end = t.dogma("Climatology", "Services")
    assert (end.asked[-1][0].seat, end.asked[-1][1]) == (1, ("archery", "services"))
    assert end.score(1) == {"Coal"}
    assert (end.pile(1, "purple"), end.pile(1, "red")) == ([], ["Archery"])
    assert end.pile(0, "blue") == ["Writing"]
    assert end.free_draw
    assert end.hand(0) == {"Sailing"}
