"""Electricity: return every top card without industry, and draw an 8 for each."""

import pytest

from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_each_top_card_without_industry_is_returned_for_an_8() -> None:
    """What comes to light stays. It is the top card that lacks industry: blue shows some on a covered card.

    The older text says so plainly ("top cards without"), and Canning of this edition too.
    """
    t = table(
        {
            "green": "Electricity",
            "red": "Coal, Oars",
            "yellow": "Masonry, Agriculture",
            "blue": "Tools, Chemistry < right",
            "purple": "Education",
            "hand": "Writing",
        },
        {"blue": "Pottery"},
        decks={8: "Flight, Mobility, Rocketry, Empiricism", 1: "Sailing", 3: ""},
    )
    end = t.dogma("Electricity", "Tools")
    assert end.pile(0, "red") == ["Coal", "Oars"]
    assert end.pile(0, "yellow") == ["Agriculture"]
    assert end.pile(0, "blue") == ["Chemistry"]
    assert end.pile(0, "purple") == []
    assert end.pile(0, "green") == ["Electricity"]
    assert end.hand(0) == {"Writing", "Flight", "Mobility", "Rocketry"}
    assert end.deck(1) == ["Sailing", "Tools", "Masonry"]
    assert end.deck(3) == ["Education"]
    assert end.bystander(t, 1)


def test_the_order_of_return_is_asked_for_cards_of_one_value_only() -> None:
    t = table({"green": "Electricity", "red": "Oars", "yellow": "Masonry", "blue": "Alchemy"}, {}, decks={1: "Sailing"})
    asking = t.play("dogma Electricity", idle=False)
    assert {"oars", "masonry"} <= set(asking.options())
    assert asking.play("Oars").deck(1) == ["Sailing", "Oars", "Masonry"]
    assert asking.play("Masonry").deck(1) == ["Sailing", "Masonry", "Oars"]


def test_with_industry_everywhere_nothing_happens() -> None:
    t = table({"green": "Electricity", "red": "Coal, Oars < left"}, {"blue": "Tools"})
    end = t.dogma("Electricity")
    assert end.bystander(t, 0, 1)
    assert not end.free_draw


def test_it_is_not_optional_for_a_sharer() -> None:
    t = table(
        {"green": "Electricity", "blue": "Pottery"},
        {"red": "Explosives", "purple": "Mysticism"},
        {"red": "Archery"},
        decks={8: "Flight, Mobility", 7: "Bicycle"},
    )
    end = t.dogma("Electricity")
    assert end.pile(1, "purple") == []
    assert end.pile(1, "red") == ["Explosives"]
    assert end.hand(1) == {"Flight"}
    assert end.free_draw
    assert end.hand(0) == {"Mobility", "Bicycle"}
    assert end.bystander(t, 2)


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(
    ("reading", "red", "drawn"),
    [
        ("safe", ["Archery", "Coal", "Oars"], {"Flight", "Mobility"}),
        ("taken-too", ["Coal", "Oars"], {"Flight", "Mobility", "Rocketry"}),
    ],
)
def test_a_card_that_comes_to_light_goes_too_by_one_reading_of_all(
    reading: str, red: list[str], drawn: set[str]
) -> None:
    """It goes on down to the first card with industry, and what lies beneath that stays."""
    t = table(
        {"green": "Electricity", "red": "Metalworking, Archery, Coal, Oars", "blue": "Alchemy, Physics"},
        {"blue": "Pottery, Tools"},
        decks={8: "Flight, Mobility, Rocketry, Empiricism"},
        switches={"uncovered-top-cards": reading},
    )
    end = t.dogma("Electricity")
    assert end.pile(0, "red") == red
    assert end.pile(0, "blue") == ["Physics"]
    assert end.hand(0) == drawn
    assert end.bystander(t, 1)


@pytest.mark.editions(3, 1)
def test_by_that_reading_each_player_has_a_count_of_their_own() -> None:
    t = table(
        {"green": "Electricity", "blue": "Alchemy"},
        {"red": "Explosives", "purple": "Mysticism, Philosophy"},
        decks={8: "Flight, Mobility, Rocketry, Empiricism", 7: "Bicycle"},
        switches={"uncovered-top-cards": "taken-too"},
    )
    end = t.dogma("Electricity")
    assert end.pile(1, "purple") == []
    assert end.hand(1) == {"Flight", "Mobility"}
    assert end.hand(0) == {"Rocketry", "Bicycle"}
    assert end.free_draw


@pytest.mark.editions(3, 1)
def test_by_that_reading_nothing_returned_draws_nothing() -> None:
    t = table(
        {"green": "Electricity", "red": "Coal, Oars < left"},
        {"blue": "Tools"},
        switches={"uncovered-top-cards": "taken-too"},
    )
    assert t.dogma("Electricity").bystander(t, 0, 1)
