"""Machinery: swap all your hand with my highest hand cards; score a hand card with authority; red may go left.

The last two are one effect in the older editions, so that a sharer does both before you do either.

Sources: DEM-14, DEM-15, DRW-16; rules notes (either side may be empty).
"""

import pytest

from tests.kit import NONE, played, table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_exchanges_happen_one_victim_after_the_other() -> None:
    t = table(
        {"yellow": "Machinery", "hand": "Coal, Writing"},
        {"green": "The Wheel", "hand": "Engineering"},
        {"red": "Oars", "hand": "Archery"},
        {"yellow": "Agriculture", "hand": "Physics"},
        switches={"parley": "none"},
    )
    end = t.dogma("Machinery")
    assert end.hand(1) == {"Coal"}
    assert end.hand(2) == {"Engineering"}
    assert end.hand(0) == {"Writing"}
    assert end.score(0) == {"Archery"}  # the second effect: its only card with authority
    assert end.bystander(t, 3)  # three health
    assert not end.free_draw


def test_all_the_highest_go_for_the_whole_hand() -> None:
    t = table(
        {"yellow": "Machinery", "hand": "Coal, Physics, Calendar"},
        {"green": "The Wheel", "hand": "Sailing, Paper, Mapmaking", "score": "Gunpowder"},
    )
    end = t.dogma("Machinery")
    assert end.hand(1) == {"Coal", "Physics"}
    assert end.score(1) == {"Gunpowder"}
    assert end.hand(0) == {"Calendar", "Sailing", "Paper"}
    assert end.score(0) == {"Mapmaking"}


def test_an_empty_hand_is_no_protection() -> None:
    end = table({"yellow": "Machinery", "hand": "Coal, Physics, Writing"}, {"green": "The Wheel"}).dogma("Machinery")
    assert end.hand(1) == {"Coal", "Physics"}
    assert end.hand(0) == {"Writing"}


def test_my_empty_hand_takes_all_and_gives_nothing() -> None:
    end = table({"yellow": "Machinery"}, {"green": "The Wheel", "hand": "Coal, Sailing"}).dogma("Machinery")
    assert end.hand(1) == set()
    assert end.hand(0) == {"Coal", "Sailing"}
    assert end.score(0) == set()


def test_a_card_with_authority_must_be_scored_from_hand() -> None:
    t = table(
        {"yellow": "Machinery", "hand": "Oars, Sailing, Feudalism"},
        {"yellow": "Agriculture", "hand": "Physics"},
        decks={3: "Compass"},
    )
    asked = t.play("dogma Machinery", idle=False)
    assert asked.options() == ("oars", "feudalism")
    assert asked.decider() == 0
    assert asked.refuses(())
    end = t.dogma("Machinery", "Oars")
    assert end.score(0) == {"Oars"}
    assert end.hand(0) == {"Sailing", "Feudalism"}
    assert end.bystander(t, 1)  # it shares, and Physics has no authority
    assert not end.free_draw


def test_red_and_only_red_may_be_splayed_left() -> None:
    t = table(
        {"yellow": "Machinery, Masonry", "red": "Coal, Oars"}, {"red": "Archery", "blue": "Physics"}, decks={3: "Paper"}
    )
    end = t.dogma("Machinery", "red")
    assert end.asked[1][1] == ("red",)
    assert end.splay(0, "red") == "left"
    assert end.splay(0, "yellow") == "none"
    assert t.dogma("Machinery", NONE).bystander(t, 0, 1)


def test_a_sharer_scores_and_splays_before_you() -> None:
    t = table(
        {"yellow": "Machinery", "hand": "Archery"},
        {"blue": "Pottery", "red": "Coal, Gunpowder", "hand": "Oars"},
        decks={3: "Compass"},
    )
    end = t.dogma("Machinery", "red")
    assert end.score(1) == {"Oars"}
    assert end.splay(1, "red") == "left"
    assert end.score(0) == {"Archery"}
    assert end.hand(0) == {"Compass"}


def test_whether_scoring_and_splaying_are_one_effect_shows_in_the_order_of_play() -> None:
    t = table(
        {"yellow": "Machinery", "red": "Coal, Archery", "hand": "Masonry, Domestication"},
        {"blue": "Pottery", "red": "Colonialism, Gunpowder", "hand": "Oars, Tools"},
        decks={5: "Physics"},
    )
    answers = ("Oars", "Masonry", "red", NONE) if played[-1] == 4 else ("Oars", "red", "Masonry", NONE)
    end = t.dogma("Machinery", *answers)
    assert [request.seat for request, _ in end.asked[1:]] == ([1, 0, 1, 0] if played[-1] == 4 else [1, 1, 0, 0])
    assert (end.score(1), end.hand(1), end.splay(1, "red")) == ({"Oars"}, {"Tools"}, "left")
    assert (end.score(0), end.splay(0, "red")) == ({"Masonry"}, "none")
    assert end.hand(0) == {"Domestication", "Physics"}  # one free draw
