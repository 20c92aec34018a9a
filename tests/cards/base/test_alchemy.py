"""Alchemy: show a 4 for every colour with authority; a red one costs the hand; then meld a card and score a card.

Sources: DRW-15; 4e base p. 20 (Draw and X), p. 22 (Return).
"""

import pytest

from engine.trace.events import Revealed
from tests.kit import Table, table


def lab(mine: dict[str, str]) -> Table:
    """Lay out: nobody shares."""
    return table(
        {"blue": "Alchemy", **mine},
        {"red": "Gunpowder", "hand": "Colonialism"},
        decks={4: "Anatomy, Perspective, Navigation, Enterprise"},
    )


@pytest.mark.parametrize(
    ("mine", "drawn"),
    [
        ({}, 1),  # two icons are one colour
        ({"red": "Coal, Archery", "green": "Sailing"}, 1),  # a covered card counts by its splay only
        ({"red": "Coal, Archery < left", "green": "The Wheel"}, 3),
    ],
)
def test_one_4_for_every_color_with_visible_authority_is_drawn_and_shown(mine: dict[str, str], drawn: int) -> None:
    t = lab({**mine, "hand": "Oars"})
    asked = t.play("dogma Alchemy", idle=False)
    deck = ["Anatomy", "Perspective", "Navigation", "Enterprise"]
    shows = [e.item for e in asked.entries if isinstance(e.item, Revealed) and e.item.reason == "reveal"]
    shown = [asked.m.catalogue.title[each.card] for each in shows]
    assert shown == deck[:drawn]
    assert asked.hand(0) == {"Oars", *deck[:drawn]}
    assert asked.deck(4) == deck[drawn:]
    assert asked.bystander(t, 1)


def test_without_a_red_card_you_meld_one_of_your_hand_and_score_another() -> None:
    t = lab({"hand": "Oars, Physics", "score": "Tools"})
    asked = t.play("dogma Alchemy", idle=False)
    assert asked.options() == ("oars", "anatomy", "physics")  # a red card in hand is no drawn one
    assert asked.refuses(())
    end = t.dogma("Alchemy", "Anatomy", "Physics")
    assert end.asked[2][1] == ("oars", "physics")
    assert end.pile(0, "yellow") == ["Anatomy"]
    assert end.score(0) == {"Tools", "Physics"}
    assert end.hand(0) == {"Oars"}
    assert end.bystander(t, 1)


def test_a_red_card_among_the_drawn_returns_the_whole_hand_in_your_order() -> None:
    t = table(
        {"blue": "Alchemy", "green": "The Wheel", "hand": "Oars, Physics", "score": "Tools"},
        {"purple": "Philosophy", "hand": "Gunpowder"},
        decks={1: "Sailing", 4: "Colonialism, Anatomy, Invention", 5: "Banking"},
    )
    end = t.dogma("Alchemy", "Anatomy")
    assert end.asked[1][1] == ("colonialism", "anatomy")
    assert end.hand(0) == set()
    assert end.deck(4) == ["Invention", "Anatomy", "Colonialism"]
    assert end.deck(1) == ["Sailing", "Oars"]
    assert end.deck(5) == ["Banking", "Physics"]
    assert end.score(0) == {"Tools"}  # nothing is left to meld or score
    assert end.pile(0, "blue") == ["Alchemy"]
    assert end.bystander(t, 1)


def test_a_single_hand_card_is_melded_and_none_scored() -> None:
    end = lab({"yellow": "Statistics"}).dogma("Alchemy")
    assert end.pile(0, "yellow") == ["Anatomy", "Statistics"]
    assert end.score(0) == set()
    assert end.hand(0) == set()


def test_a_sharer_draws_for_its_own_colors() -> None:
    t = table(
        {"blue": "Alchemy"},
        {"red": "Archery", "green": "The Wheel"},
        {"green": "Sailing", "hand": "Coal"},
        decks={4: "Anatomy, Perspective, Navigation, Enterprise"},
    )
    end = t.dogma("Alchemy", "Anatomy")
    assert end.pile(1, "yellow") == ["Anatomy"]
    assert end.score(1) == {"Perspective"}
    assert end.pile(0, "green") == ["Navigation"]
    assert end.hand(0) == {"Enterprise"}  # the free draw
    assert end.bystander(t, 2)


def test_with_no_authority_in_sight_nothing_is_drawn_nor_returned() -> None:
    # Near-Field Comm self-executes the highest score card
    t = table(
        {"yellow": "Near-Field Comm", "score": "Alchemy", "hand": "Coal, Physics"},
        {"red": "Gunpowder"},
        decks={4: "Colonialism"},
    )
    end = t.dogma("Near-Field Comm", "1", "Coal")
    assert end.pile(0, "red") == ["Coal"]
    assert end.score(0) == {"Alchemy", "Physics"}
    assert end.deck(4) == ["Colonialism"]


# --- the third and the first edition -----------------------------------------------------------------------


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(
    ("board", "icons", "drawn"),
    [
        ({}, 2, 0),
        ({"purple": "City States"}, 3, 1),
        ({"green": "The Wheel"}, 5, 1),
        ({"green": "The Wheel", "purple": "City States"}, 6, 2),
    ],
)
def test_one_4_for_every_three_authority(board: dict[str, str], icons: int, drawn: int) -> None:
    """A rest of one or two icons counts for nothing (third edition: the card; help: Clarifications)."""
    t = lab(board)
    assert t.icons(0, "authority") == icons
    end = t.dogma("Alchemy", *["Anatomy"] * (drawn > 1))
    deck = ["Anatomy", "Perspective", "Navigation", "Enterprise"]
    assert end.deck(4) == deck[drawn:]
    assert end.pile(0, "yellow") == deck[: min(drawn, 1)]
    assert end.score(0) == set(deck[1:drawn])
    assert end.bystander(t, 1)
    (told,) = end.facts("amount") or end.facts("amount-is-none")
    assert (told.number("n"), told.number("whole"), told.number("by")) == (drawn, icons, 3)


@pytest.mark.editions(3, 1)
def test_a_red_one_returns_the_drawn_cards_and_the_hand() -> None:
    t = table(
        {"blue": "Alchemy", "green": "The Wheel", "hand": "Oars, Physics", "score": "Tools"},
        {"purple": "Philosophy", "hand": "Gunpowder"},
        decks={1: "Sailing", 4: "Colonialism, Anatomy", 5: "Banking"},
    )
    end = t.dogma("Alchemy")
    assert end.hand(0) == set()
    assert end.deck(4) == ["Anatomy", "Colonialism"]
    assert (end.deck(1), end.deck(5)) == (["Sailing", "Oars"], ["Banking", "Physics"])
    assert end.score(0) == {"Tools"}
    assert end.bystander(t, 1)
