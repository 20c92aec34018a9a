"""Mapmaking: a 1 goes from score pile to score pile; if any went, draw and score a 1.

Sources: rules notes (only the named value, no going up; "due to the demand" looks at all victims).
"""

import pytest

from tests.kit import Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def demanded(first: str, second: str) -> Table:
    """Lay out: seats 1 and 2 are vulnerable, seat 3 has as many crowns as seat 0."""
    return table(
        {"green": "Mapmaking", "score": "Gunpowder"},
        {"red": "Archery", "score": first, "hand": "Oars"},
        {"blue": "Writing", "score": second, "hand": "Metalworking"},
        {"purple": "City States", "score": "Mysticism"},
        decks={1: "Tools, Masonry, Domestication, Agriculture", 2: "Calendar"},
        switches={"parley": "none"},
    )


def test_the_demanded_player_picks_a_1_of_its_score_pile() -> None:
    t = demanded("Sailing, Pottery, Coal", "")
    end = t.dogma("Mapmaking", "Pottery")
    request, options = end.asked[1]
    assert request.seat == 1
    assert options == ("sailing", "pottery")
    assert end.score(1) == {"Sailing", "Coal"}
    assert end.hand(1) == {"Oars"}
    assert end.bystander(t, 2)
    assert end.score(3) == {"Mysticism", "Tools"}  # the sharer of the second effect
    assert end.score(0) == {"Gunpowder", "Pottery", "Masonry"}
    assert end.free_draw
    assert end.hand(0) == {"Calendar"}


def test_every_vulnerable_player_gives_one_and_one_1_is_scored() -> None:
    end = demanded("Sailing", "Clothing").dogma("Mapmaking")
    assert end.score(1) == end.score(2) == set()
    assert end.score(0) == {"Gunpowder", "Sailing", "Clothing", "Masonry"}


def test_one_victim_with_a_1_is_enough() -> None:
    end = demanded("Coal", "Clothing").dogma("Mapmaking")
    assert end.score(1) == {"Coal"}
    assert end.score(0) == {"Gunpowder", "Clothing", "Masonry"}
    assert end.score(3) == {"Mysticism", "Tools"}


def test_without_a_1_nothing_goes_and_nobody_draws() -> None:
    t = demanded("Mathematics, Coal", "")
    end = t.dogma("Mapmaking")
    assert end.bystander(t, 0, 1, 2, 3)
    assert not end.free_draw


def test_with_nobody_vulnerable_nothing_was_transferred() -> None:
    t = table({"green": "Mapmaking"}, {"purple": "City States", "score": "Sailing"}, decks={1: "Tools"})
    end = t.dogma("Mapmaking")
    assert end.bystander(t, 0, 1)
    assert end.deck(1) == ["Tools"]


@pytest.mark.editions(4)  # Near-Field Comm is an 11
def test_self_executed_it_finds_no_demand_to_speak_of() -> None:
    # Near-Field Comm transfers by a demand of its own, which is not Mapmaking's
    t = table(
        {"yellow": "Near-Field Comm", "score": "Mapmaking"},
        {"red": "Archery", "score": "Sailing"},
        decks={1: "Tools"},
    )
    end = t.dogma("Near-Field Comm", "1")
    assert end.score(0) == {"Mapmaking", "Sailing"}
    assert end.deck(1) == ["Tools"]
