"""Compass: a top non-green card with health goes to my board; then you meld a top card without health from mine.

In the older editions it is transferred, not melded.

Sources: TRF-01; rules notes (Compass: the demanded player chooses both; the second half happens by itself).
"""

import pytest

from engine.trace.events import Moved
from tests.kit import Table, played, table

pytestmark = pytest.mark.editions(4, 3, 1)


def demanded(theirs: dict[str, str], mine: dict[str, str] | None = None) -> Table:
    """Lay out: seat 1 is vulnerable, seat 2 has as many crowns as seat 0."""
    return table(
        {"green": "Compass", **(mine or {})},
        theirs,
        {"purple": "City States", "yellow": "Agriculture"},
    )


def test_the_demanded_player_chooses_both_cards() -> None:
    t = demanded(
        {"yellow": "Masonry", "blue": "Pottery, Physics", "purple": "Reformation", "red": "Archery", "green": "Paper"},
        {"red": "Coal, Oars", "yellow": "Statistics", "blue": "Tools", "purple": "Education", "hand": "Optics"},
    )
    end = t.dogma("Compass", "Pottery", "Coal")
    assert [(request.seat, options) for request, options in end.asked[1:]] == [
        (1, ("pottery", "reformation")),
        (1, ("education", "coal")),
    ]
    assert end.pile(0, "blue") == ["Pottery", "Tools"]
    assert end.pile(1, "blue") == ["Physics"]
    assert end.pile(1, "red") == ["Coal", "Archery"]
    assert end.pile(0, "red") == ["Oars"]
    assert end.hand(0) == {"Optics"}
    assert end.bystander(t, 2)
    moves = [(entry.item.seat, entry.item.verb) for entry in end.entries if isinstance(entry.item, Moved)]
    assert moves == [(1, "transfer"), (1, "meld" if played[-1] == 4 else "transfer")]


def test_a_green_card_or_a_covered_one_or_one_without_health_cannot_be_given() -> None:
    t = demanded({"green": "Clothing", "blue": "Physics, Pottery < left", "red": "Archery"}, {"red": "Coal"})
    end = t.dogma("Compass")
    assert end.pile(0, "green") == ["Compass"]
    assert end.pile(1, "green") == ["Clothing"]
    assert end.pile(1, "blue") == ["Physics", "Pottery"]
    # the second half happens all the same
    assert end.pile(1, "red") == ["Coal", "Archery"]
    assert end.pile(0, "red") == []


def test_only_a_top_card_without_health_comes_back() -> None:
    t = demanded({"blue": "Pottery"}, {"red": "Coal, Oars", "purple": "Education", "yellow": "Statistics, Canning"})
    asked = t.play("dogma Compass", idle=False)
    assert asked.decider() == 1
    assert asked.options() == ("education", "coal")  # not Compass nor Statistics, which show health, nor Pottery
    assert asked.refuses(())
    end = t.dogma("Compass", "Education")
    assert end.pile(1, "purple") == ["Education"]
    assert end.pile(0, "purple") == []
    assert end.pile(0, "blue") == ["Pottery"]


def test_with_nothing_to_come_back_the_card_is_gone() -> None:
    end = demanded({"blue": "Pottery"}).dogma("Compass")
    assert end.pile(0, "blue") == ["Pottery"]
    assert end.pile(0, "green") == ["Compass"]
    assert end.pile(1, "blue") == []


def test_a_card_covered_by_the_transfer_cannot_come_back() -> None:
    end = demanded({"blue": "Pottery"}, {"blue": "Tools"}).dogma("Compass")
    assert end.pile(0, "blue") == ["Pottery", "Tools"]
    assert end.pile(1, "blue") == []


def test_as_many_crowns_are_safe() -> None:
    t = table({"green": "Compass", "red": "Coal"}, {"purple": "City States", "blue": "Pottery"})
    end = t.dogma("Compass")
    assert end.bystander(t, 0, 1)
    assert not end.free_draw


def test_both_cards_continue_a_splay_and_can_end_one() -> None:
    t = demanded(
        {"blue": "Pottery, Physics < left", "red": "Archery, Gunpowder < left"},
        {"blue": "Tools, Writing < right", "red": "Coal, Oars < up"},
    )
    end = t.dogma("Compass")
    assert end.pile(0, "blue") == ["Pottery", "Tools", "Writing"]
    assert (end.splay(0, "blue"), end.splay(1, "blue")) == ("right", "none")
    assert end.pile(1, "red") == ["Coal", "Archery", "Gunpowder"]
    assert (end.splay(1, "red"), end.splay(0, "red")) == ("left", "none")
