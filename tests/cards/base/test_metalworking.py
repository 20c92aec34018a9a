"""Metalworking: draw and show 1s; each with authority is scored and the effect repeats; the first without is kept.

Sources: SHR-07, SHR-16; rules notes (Metalworking); 4e base p. 20 (Draw and X).
"""

import pytest

from engine.trace.events import Revealed
from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_cards_with_authority_are_scored_until_one_without_which_stays_in_hand() -> None:
    # Tools shows authority in one slot only, although concept is its featured icon
    t = table(
        {"red": "Metalworking"}, {"green": "Sailing", "hand": "Coal"}, decks={1: "Archery, Tools, Pottery, The Wheel"}
    )
    end = t.dogma("Metalworking")
    assert end.score(0) == {"Archery", "Tools"}
    assert end.hand(0) == {"Pottery"}
    assert end.deck(1) == ["The Wheel"]
    assert end.pile(0, "red") == ["Metalworking"]
    assert end.bystander(t, 1)
    assert not end.free_draw


def test_every_drawn_card_is_shown_to_all() -> None:
    end = table({"red": "Metalworking"}, {"green": "Sailing"}, decks={1: "Archery, Pottery"}).dogma("Metalworking")
    shows = [e.item for e in end.entries if isinstance(e.item, Revealed) and e.item.reason == "reveal"]
    shown = [end.m.catalogue.title[each.card] for each in shows]
    assert shown == ["Archery", "Pottery"]


def test_a_first_card_without_authority_ends_it_at_once() -> None:
    end = table({"red": "Metalworking"}, {"green": "Sailing"}, decks={1: "Pottery, Archery"}).dogma("Metalworking")
    assert end.score(0) == set()
    assert end.hand(0) == {"Pottery"}
    assert end.deck(1) == ["Archery"]


def test_repeats_draw_from_the_next_deck_when_the_1s_are_gone() -> None:
    t = table(
        {"red": "Metalworking"}, {"green": "Sailing"}, decks={1: "Archery", 2: "Construction, Calendar, Currency"}
    )
    end = t.dogma("Metalworking")
    assert end.score(0) == {"Archery", "Construction"}
    assert end.hand(0) == {"Calendar"}
    assert end.deck(2) == ["Currency"]


def test_a_sharer_goes_first_keeps_what_it_draws_and_earns_a_free_draw() -> None:
    t = table(
        {"red": "Metalworking"}, {"green": "The Wheel"}, decks={1: "Archery, Pottery, Oars, Clothing, Sailing, Writing"}
    )
    end = t.dogma("Metalworking")
    assert (end.score(1), end.hand(1)) == ({"Archery"}, {"Pottery"})
    assert end.free_draw
    assert (end.score(0), end.hand(0)) == ({"Oars"}, {"Clothing", "Sailing"})
    assert end.deck(1) == ["Writing"]


def test_a_repeat_that_draws_beyond_the_last_age_ends_the_game_by_score() -> None:
    decks = {1: "Archery"} | dict.fromkeys(range(2, 12), "")
    end = table({"red": "Metalworking"}, {"green": "Sailing"}, decks=decks).dogma("Metalworking")
    assert end.winners == (0,)
    assert end.score(0) == {"Archery"}
