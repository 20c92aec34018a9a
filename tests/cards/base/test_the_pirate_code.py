"""The Pirate Code: each victim gives two score cards of 4 or less; then a lowest prosperity card is scored."""

import pytest

from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_two_cards_of_at_most_4_and_then_my_lowest_top_card_with_prosperity() -> None:
    """Pottery is lower than The Pirate Code, but shows no prosperity; Sailing is covered."""
    t = table(
        {"red": "The Pirate Code", "green": "Navigation, Sailing", "blue": "Pottery", "score": "Oars"},
        {"score": "Tools, Calendar, Invention, Coal", "hand": "Writing", "green": "The Wheel"},
    )
    asking = t.play("dogma The Pirate Code", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"tools", "calendar", "invention"}
    assert asking.refuses(("Tools",))
    end = asking.play(("Tools", "Invention"))
    assert end.score(0) == {"Oars", "Tools", "Invention", "Navigation"}
    assert end.score(1) == {"Calendar", "Coal"}
    assert end.pile(0, "green") == ["Sailing"]
    assert end.pile(0, "red") == ["The Pirate Code"]
    assert end.pile(0, "blue") == ["Pottery"]
    assert (end.hand(1), end.pile(1, "green")) == ({"Writing"}, ["The Wheel"])
    assert not end.free_draw


def test_a_single_fitting_card_goes_alone_and_is_enough() -> None:
    t = table({"red": "The Pirate Code"}, {"score": "Invention, Coal"})
    end = t.dogma("The Pirate Code")
    assert end.score(1) == {"Coal"}
    assert end.score(0) == {"Invention", "The Pirate Code"}
    assert end.pile(0, "red") == []


def test_without_a_transfer_nothing_is_scored() -> None:
    t = table({"red": "The Pirate Code", "green": "Sailing"}, {"score": "Coal", "hand": "Tools"})
    assert t.dogma("The Pirate Code").bystander(t, 0, 1)


def test_i_break_ties_for_the_lowest() -> None:
    """Rules notes (FAQ of 2011): the executing player picks."""
    t = table(
        {"red": "The Pirate Code", "green": "Sailing", "blue": "Writing", "purple": "Mysticism"}, {"score": "Tools"}
    )
    asking = t.play("dogma The Pirate Code", idle=False)
    assert asking.decider() == 0
    assert set(asking.options()) == {"sailing", "writing"}
    end = asking.play("Writing")
    assert end.score(0) == {"Tools", "Writing"}
    assert end.pile(0, "green") == ["Sailing"]


def test_a_sharer_scores_from_its_own_board_though_only_another_was_robbed() -> None:
    t = table(
        {"red": "The Pirate Code"},
        {"score": "Tools"},
        {"green": "Sailing", "purple": "Enterprise", "score": "Oars"},
        decks={1: "Archery"},
    )
    end = t.dogma("The Pirate Code")
    assert end.score(2) == {"Oars", "Sailing"}
    assert end.score(0) == {"Tools", "The Pirate Code"}
    assert end.free_draw
    assert end.hand(0) == {"Archery"}, "nothing is left on my board"
