"""Colonialism: draw and tuck a 3; one with prosperity repeats all of it.

Since the fourth edition a green one junks the 5 deck.
"""

import pytest

from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_a_card_neither_green_nor_with_prosperity_ends_it() -> None:
    t = table({"red": "Colonialism"}, {"red": "Oars"}, decks={3: "Engineering, Optics", 5: "Coal"})
    end = t.dogma("Colonialism")
    assert end.pile(0, "red") == ["Colonialism", "Engineering"]
    assert (end.deck(3), end.deck(5)) == (["Optics"], ["Coal"])
    assert end.hand(0) == end.score(0) == set()
    assert end.bystander(t, 1)


def test_prosperity_repeats_until_a_card_without_it_and_only_green_junks() -> None:
    """Rules notes (FAQ of 2011): it repeats until a card without prosperity, without limit."""
    t = table({"red": "Colonialism"}, {}, decks={3: "Optics, Translation, Education, Compass", 5: "Coal, Banking"})
    end = t.dogma("Colonialism")
    assert end.pile(0, "red") == ["Colonialism", "Optics"]
    assert end.pile(0, "blue") == ["Translation"]
    assert end.pile(0, "purple") == ["Education"]
    assert end.pile(0, "green") == []
    assert (end.deck(3), end.deck(5)) == (["Compass"], ["Coal", "Banking"])


@pytest.mark.editions(4)
def test_green_with_prosperity_junks_the_5_deck_and_repeats() -> None:
    t = table(
        {"red": "Colonialism"}, {}, decks={3: "Paper, Compass, Machinery, Optics", 5: "Coal, Banking", 6: "Canning"}
    )
    end = t.dogma("Colonialism")
    assert end.pile(0, "green") == ["Paper", "Compass"]
    assert end.pile(0, "yellow") == ["Machinery"]
    assert (end.deck(3), end.deck(5), end.deck(6)) == (["Optics"], [], ["Canning"])
    assert end.junk() >= {"Coal", "Banking"}


@pytest.mark.editions(4)
def test_green_without_prosperity_junks_and_ends_it() -> None:
    """With age 3 empty the tucked card is a 4; what counts is its color and icons, not its value."""
    t = table({"red": "Colonialism"}, {}, decks={3: "", 4: "Invention, Navigation", 5: "Coal"})
    end = t.dogma("Colonialism")
    assert end.pile(0, "green") == ["Invention"]
    assert (end.deck(4), end.deck(5)) == (["Navigation"], [])


@pytest.mark.editions(3, 1)
def test_before_green_was_a_color_like_any_other() -> None:
    """With prosperity it repeats, without it ends, and the 5 deck stays."""
    t = table({"red": "Colonialism"}, {}, decks={3: "Paper, Compass, Machinery, Optics", 5: "Coal, Banking"})
    end = t.dogma("Colonialism")
    assert end.pile(0, "green") == ["Paper", "Compass"]
    assert end.pile(0, "yellow") == ["Machinery"]
    assert (end.deck(3), end.deck(5)) == (["Optics"], ["Coal", "Banking"])
    u = table({"red": "Colonialism"}, {}, decks={3: "", 4: "Invention, Navigation", 5: "Coal"})
    end = u.dogma("Colonialism")
    assert end.pile(0, "green") == ["Invention"]
    assert (end.deck(4), end.deck(5)) == (["Navigation"], ["Coal"])
    assert end.junk() == u.junk()


def test_a_sharer_repeats_it_alone_before_me() -> None:
    t = table(
        {"red": "Colonialism"},
        {"green": "Electricity"},
        decks={3: "Optics, Engineering, Alchemy, Translation", 4: "Anatomy"},
    )
    end = t.dogma("Colonialism")
    assert end.pile(1, "red") == ["Optics", "Engineering"]
    assert end.pile(0, "blue") == ["Alchemy"]
    assert end.free_draw
    assert end.hand(0) == {"Anatomy"}
