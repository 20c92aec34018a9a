"""Vaccination: each victim returns all score cards of one chosen value and melds a 6; then sharers and I meld a 7.

In the older editions all of the lowest.
"""

import pytest

from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


@pytest.mark.editions(4)
def test_all_score_cards_of_the_chosen_value_go_and_the_record_serves_every_sharer() -> None:
    """CRD-15: B returns both 2s and melds a 6; then C, who shares, and A each meld a 7."""
    t = table(
        {"yellow": "Vaccination", "score": "Philosophy"},
        {"red": "Oars", "score": "Calendar, Mathematics, Coal", "hand": "Currency"},
        {"yellow": "Agriculture", "score": "Mapmaking"},
        decks={2: "Fermenting", 6: "Industrialization", 7: "Bicycle, Explosives, Lighting"},
    )
    asking = t.play("dogma Vaccination", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"calendar", "mathematics", "coal"}
    end = asking.play("Calendar", "Mathematics")
    assert end.score(1) == {"Coal"}
    assert end.hand(1) == {"Currency"}
    assert end.deck(2) == ["Fermenting", "Mathematics", "Calendar"], "the victim orders cards of one value"
    assert end.pile(1, "red") == ["Industrialization", "Oars"]
    assert end.pile(2, "green") == ["Bicycle"]
    assert end.pile(0, "red") == ["Explosives"]
    assert (end.score(0), end.score(2)) == ({"Philosophy"}, {"Mapmaking"})
    assert end.free_draw
    assert end.hand(0) == {"Lighting"}


@pytest.mark.editions(4)
def test_the_victim_may_choose_the_value_with_fewer_cards() -> None:
    t = table(
        {"yellow": "Vaccination"},
        {"score": "Calendar, Mathematics, Coal"},
        decks={5: "Banking", 6: "Canning", 7: "Bicycle"},
    )
    end = t.dogma("Vaccination", "Coal")
    assert end.score(1) == {"Calendar", "Mathematics"}
    assert end.deck(5) == ["Banking", "Coal"]
    assert end.pile(1, "yellow") == ["Canning"]
    assert end.pile(0, "green") == ["Bicycle"]
    assert not end.free_draw, "a demand earns none (4e base p. 19)"


def test_without_score_cards_nothing_is_returned_or_melded() -> None:
    t = table({"yellow": "Vaccination", "score": "Tools"}, {"red": "Oars, Archery", "hand": "Writing"})
    assert t.dogma("Vaccination").bystander(t, 0, 1)


def test_with_nobody_vulnerable_there_is_no_result_of_the_demand() -> None:
    t = table({"yellow": "Vaccination"}, {"yellow": "Fermenting", "score": "Tools, Calendar"})
    end = t.dogma("Vaccination")
    assert end.bystander(t, 0, 1)
    assert not end.free_draw


@pytest.mark.editions(4)
def test_one_of_two_victims_returning_is_enough_and_each_chooses_for_themselves() -> None:
    t = table(
        {"yellow": "Vaccination"},
        {"red": "Oars"},
        {"score": "Tools, Calendar"},
        decks={6: "Canning, Encyclopedia", 7: "Bicycle"},
    )
    asking = t.play("dogma Vaccination", idle=False)
    assert asking.decider() == 2
    end = asking.play("Tools")
    assert end.bystander(t, 1)
    assert end.score(2) == {"Calendar"}
    assert end.pile(2, "yellow") == ["Canning"]
    assert end.pile(0, "green") == ["Bicycle"]


@pytest.mark.editions(3, 1)
def test_before_all_the_lowest_score_cards_went_and_the_record_served_every_sharer() -> None:
    """CRD-15: B returns both 2s, without a choice, and melds a 6; then C, who shares, and A each meld a 7."""
    t = table(
        {"yellow": "Vaccination", "score": "Philosophy"},
        {"red": "Oars", "score": "Calendar, Mathematics, Coal, Compass", "hand": "Tools"},
        {"yellow": "Agriculture", "score": "Mapmaking"},
        decks={2: "Fermenting", 6: "Industrialization", 7: "Bicycle, Explosives, Lighting"},
    )
    asking = t.play("dogma Vaccination", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"calendar", "mathematics"}, "which of them comes first under the deck"
    end = asking.play("Mathematics")
    assert end.score(1) == {"Coal", "Compass"}, "only those that were the lowest to begin with"
    assert end.hand(1) == {"Tools"}
    assert end.deck(2) == ["Fermenting", "Mathematics", "Calendar"]
    assert end.pile(1, "red") == ["Industrialization", "Oars"]
    assert end.pile(2, "green") == ["Bicycle"]
    assert end.pile(0, "red") == ["Explosives"]
    assert (end.score(0), end.score(2)) == ({"Philosophy"}, {"Mapmaking"})
    assert end.free_draw
    assert end.hand(0) == {"Lighting"}


@pytest.mark.editions(3, 1)
def test_before_a_single_lowest_card_was_enough_and_a_score_pile_of_one_value_went_whole() -> None:
    t = table(
        {"yellow": "Vaccination"},
        {"score": "Tools, Calendar, Mathematics"},
        {"score": "Coal, Physics"},
        decks={1: "Sailing", 5: "Banking", 6: "Canning, Encyclopedia, Democracy", 7: "Bicycle, Lighting"},
    )
    end = t.dogma("Vaccination", "Coal")
    assert [request.seat for request, _options in end.asked[1:]] == [2]
    assert end.score(1) == {"Calendar", "Mathematics"}
    assert end.deck(1) == ["Sailing", "Tools"]
    assert end.score(2) == set()
    assert end.deck(5) == ["Banking", "Coal", "Physics"]
    assert (end.pile(1, "yellow"), end.pile(2, "blue")) == (["Canning"], ["Encyclopedia"])
    assert end.pile(0, "green") == ["Bicycle"]
    assert not end.free_draw


@pytest.mark.editions(3, 1)
def test_before_too_one_of_two_victims_returning_was_enough() -> None:
    t = table({"yellow": "Vaccination"}, {"red": "Oars"}, {"score": "Tools"}, decks={6: "Canning", 7: "Bicycle"})
    end = t.dogma("Vaccination")
    assert end.bystander(t, 1)
    assert (end.score(2), end.pile(2, "yellow")) == (set(), ["Canning"])
    assert end.pile(0, "green") == ["Bicycle"]
