"""Mysticism: draw and show a 1; if you have its colour, meld it and draw a 1.

Sources: SPL-05, SHR-07; rules notes (Mysticism: at most once); 4e base p. 12-13 (picture).
"""

import pytest

from engine.trace.events import Revealed
from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_a_card_of_a_color_you_have_is_melded_and_another_drawn() -> None:
    t = table(
        {"purple": "Mysticism", "red": "Coal, Optics < right"}, {"blue": "Tools"}, decks={1: "Oars, Archery, Pottery"}
    )
    end = t.dogma("Mysticism")
    assert end.pile(0, "red") == ["Oars", "Coal", "Optics"]
    assert end.splay(0, "red") == "right"
    assert end.hand(0) == {"Archery"}  # of a colour you have, but this happens once
    assert end.deck(1) == ["Pottery"]
    assert end.bystander(t, 1)
    shows = [e.item for e in end.entries if isinstance(e.item, Revealed) and e.item.reason == "reveal"]
    shown = [end.m.catalogue.title[each.card] for each in shows]
    assert shown == ["Oars"]


def test_a_purple_card_covers_mysticism() -> None:
    end = table({"purple": "Mysticism"}, {"blue": "Tools"}, decks={1: "City States, Archery"}).dogma("Mysticism")
    assert end.pile(0, "purple") == ["City States", "Mysticism"]
    assert end.hand(0) == {"Archery"}


def test_a_card_of_another_color_is_kept_and_nothing_more_drawn() -> None:
    # the opponent's colours, your hand and your score pile are no help
    t = table(
        {"purple": "Mysticism", "hand": "Optics", "score": "Coal"},
        {"red": "Colonialism", "green": "Navigation"},
        decks={1: "Archery, Oars, Tools"},
    )
    end = t.dogma("Mysticism")
    assert end.hand(0) == {"Optics", "Archery"}
    assert end.pile(0, "red") == []
    assert end.score(0) == {"Coal"}
    assert end.deck(1) == ["Oars", "Tools"]
    assert end.bystander(t, 1)


def test_a_sharer_looks_at_its_own_board() -> None:
    t = table(
        {"purple": "Mysticism", "green": "Mapmaking"},
        {"red": "Metalworking", "yellow": "Fermenting", "hand": "Coal"},
        decks={1: "Archery, Tools, Clothing, Oars, Pottery"},
    )
    end = t.dogma("Mysticism")
    assert end.pile(1, "red") == ["Archery", "Metalworking"]
    assert end.hand(1) == {"Coal", "Tools"}
    assert end.pile(0, "green") == ["Clothing", "Mapmaking"]
    assert end.free_draw
    assert end.hand(0) == {"Oars", "Pottery"}


def test_a_card_drawn_from_a_higher_deck_is_treated_alike() -> None:
    t = table({"purple": "Mysticism"}, {"blue": "Tools"}, decks={1: "", 2: "Philosophy, Calendar"})
    end = t.dogma("Mysticism")
    assert end.pile(0, "purple") == ["Philosophy", "Mysticism"]
    assert end.hand(0) == {"Calendar"}
