"""Escapism: junk a hand card in sight of all, return its equals, draw three such, self-execute it from the junk.

Sources: EXE-01, EXE-07 (a card is executed wherever it is); 4e base p. 22, 23 (Value), 28 (Chain). What an empty hand
does is undecided: the switch ``escapism-empty-hand``.
"""

import pytest

from engine.editions import switches
from engine.trace.events import Revealed, Showing
from tests.kit import Table, table

EMPTY_HAND = "escapism-empty-hand"
READINGS = ("draws", "stops")


def mine(hand: str, reading: str = "draws", **more: str) -> Table:
    """Lay out: seat 1 shows no avatar."""
    return table(
        {"purple": "Escapism", "hand": hand, "score": "Oars", **more},
        {"blue": "Computers", "hand": "Clothing", "score": "Masonry", "purple": "Philosophy"},
        decks={
            1: "Pottery, Tools, Agriculture, Domestication",
            2: "Calendar, Mapmaking",
            8: "Mobility, Flight, Socialism, Antibiotics",
            9: "Ecology, Genetics, Suburbia, Specialization",
            10: "Stem Cells, Databases",
            11: "Fusion, Climatology, Hypersonics, Whataboutism",
        },
        switches={EMPTY_HAND: reading},
    )


@pytest.mark.parametrize("reading", READINGS)
def test_the_junked_card_is_executed_last_with_the_new_hand(reading: str) -> None:
    t = mine("Writing, Sailing, Paper", reading)
    end = t.dogma("Escapism", "Writing")
    assert end.asked[1][1] == ("sailing", "writing", "paper")
    assert end.junk() - t.junk() == {"Writing"}
    assert end.hand(0) == {"Paper", "Pottery", "Tools", "Agriculture", "Calendar"}  # Writing drew the 2
    assert end.deck(1) == ["Domestication", "Sailing"]
    assert (end.score(0), end.pile(0, "purple")) == ({"Oars"}, ["Escapism"])
    assert end.achievements(0) == set()
    assert end.bystander(t, 1)
    assert t.play("dogma Escapism", idle=False).refuses(())


def test_its_equals_are_returned_before_the_three_are_drawn() -> None:
    t = table(
        {"purple": "Escapism", "hand": "Calendar, Currency, Fermenting", "score": "Oars"},
        {"blue": "Computers"},
        decks={2: "Mapmaking", 3: "Paper"},
    )
    end = t.dogma("Escapism", "Calendar", "Currency")
    assert end.asked[-1][0].kind == "order"
    assert end.hand(0) == {"Mapmaking", "Currency", "Fermenting"}
    assert (end.deck(2), end.deck(3)) == ([], ["Paper"])


def test_the_junked_card_is_shown_to_all() -> None:
    end = mine("Writing").dogma("Escapism")
    writing = end.m.catalogue.find("Writing")
    shown = [each.item for each in end.entries if isinstance(each.item, Revealed) and each.item.card == writing]
    assert [each.reason for each in shown] == [Showing.REVEAL]
    assert not end.s.seen[writing], "the Junk shows backs only"


@pytest.mark.parametrize(("reading", "drawn"), [("draws", {"Pottery", "Tools", "Agriculture"}), ("stops", set())])
def test_an_empty_hand_counts_as_value_0_or_stops_the_effect(reading: str, drawn: set[str]) -> None:
    t = mine("", reading)
    end = t.dogma("Escapism")
    assert end.hand(0) == drawn
    assert end.junk() == t.junk()
    assert (end.score(0), end.pile(0, "purple")) == ({"Oars"}, ["Escapism"]), "nothing was executed"


def test_an_empty_hand_counts_as_value_0_unless_it_is_read_otherwise() -> None:
    assert switches(4)[EMPTY_HAND] == READINGS[0]


@pytest.mark.parametrize("reading", READINGS)
def test_a_demand_of_the_junked_card_is_ignored(reading: str) -> None:
    t = mine("Composites", reading)
    end = t.dogma("Escapism")
    assert end.hand(0) == {"Ecology", "Genetics", "Suburbia"}
    assert end.bystander(t, 1)


def test_its_other_effects_are_not_shared() -> None:
    t = mine("Rocketry", blue="Quantum Theory")
    end = t.dogma("Escapism")
    assert end.score(1) == set()  # it still hits an opponent
    assert end.deck(1)[-1] == "Masonry"
    assert end.score(0) == {"Oars"}
    assert end.hand(1) == {"Clothing"}


def test_satellites_within_escapism_earns_an_11_when_it_self_executes() -> None:
    end = mine("Satellites").dogma("Escapism", "Ecology", "Genetics", "Mobility")
    assert end.achievements(0) == {"Fusion"}
    assert end.pile(0, "red") == ["Mobility"]
    assert end.hand(0) == {"Flight", "Socialism"}
    assert end.deck(9) == ["Specialization", "Ecology", "Genetics", "Suburbia"]


def test_three_11s_that_are_not_there_end_the_game_by_score() -> None:
    t = table(
        {"purple": "Escapism", "hand": "Reclamation"},
        {"blue": "Computers", "score": "Masonry"},
        decks={11: "Fusion, Climatology"},
    )
    end = t.dogma("Escapism")
    assert end.winners == (1,)
    assert end.hand(0) == {"Fusion", "Climatology"}
