"""Climatology: two top cards with an icon of the demander's choice go back; then a top card and score cards from it up.

Sources: DEM-21; 4e base p. 17-19, 21 (I, you), 22 (Return).
"""

import pytest

from tests.kit import Table, table


def demanded(**area: str) -> Table:
    """Lay out: seat 1 shows no health; seat 0 has no top card but Climatology."""
    return table({"blue": "Climatology", "hand": "Tools"}, {"hand": "Coal", "score": "Ecology", **area})


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


def test_one_fitting_card_goes_alone_and_the_card_it_uncovers_is_safe() -> None:
    end = demanded(red="Gunpowder, Explosives", green="The Wheel").dogma("Climatology", "industry")
    assert end.pile(1, "red") == ["Explosives"]
    assert end.pile(1, "green") == ["The Wheel"]


def test_an_icon_that_no_top_card_has_takes_nothing() -> None:
    t = demanded(red="Gunpowder, Explosives", green="The Wheel")
    assert t.dogma("Climatology", "avatar").bystander(t, 1)


def test_health_cannot_be_named_and_some_icon_must_be() -> None:
    t = demanded(red="Gunpowder", yellow="Machinery").play("dogma Climatology", idle=False)
    assert t.refuses("health")
    assert t.refuses(())


def test_the_icon_is_named_anew_for_each_victim() -> None:
    t = table({"blue": "Climatology"}, {"red": "Gunpowder"}, {"red": "Archery"})
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
