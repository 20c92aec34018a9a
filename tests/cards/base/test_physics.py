"""Physics: draw three 6s and show them; two of one color among them cost you the whole hand."""

import pytest

from engine.trace.events import Revealed
from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_three_colors_are_shown_and_kept_whatever_else_is_in_hand() -> None:
    """Only the drawn cards are compared: the yellow card held before does not matter."""
    t = table(
        {"blue": "Physics", "hand": "Anatomy"},
        {"hand": "Oars"},
        decks={6: "Canning, Democracy, Encyclopedia, Vaccination"},
    )
    end = t.dogma("Physics")
    assert end.hand(0) == {"Anatomy", "Canning", "Democracy", "Encyclopedia"}
    shown = [entry.item for entry in end.entries if isinstance(entry.item, Revealed)]
    assert {end.m.catalogue.title[each.card] for each in shown} == {"Canning", "Democracy", "Encyclopedia"}
    assert end.deck(6) == ["Vaccination"]
    assert end.bystander(t, 1)


def test_two_of_one_color_return_the_whole_hand_in_an_order_of_my_choice() -> None:
    """Rules notes (FAQ of 2011): you order the returned cards."""
    t = table(
        {"blue": "Physics", "hand": "Coal", "score": "Tools"},
        {"hand": "Oars", "blue": "Pottery"},
        decks={5: "Banking", 6: "Canning, Democracy, Vaccination, Encyclopedia"},
    )
    end = t.dogma("Physics", "Vaccination", "Canning")
    assert end.hand(0) == set()
    assert end.deck(6) == ["Encyclopedia", "Vaccination", "Canning", "Democracy"]
    assert end.deck(5) == ["Banking", "Coal"]
    assert end.score(0) == {"Tools"}
    assert end.pile(0, "blue") == ["Physics"]
    assert end.bystander(t, 1)


def test_three_of_one_color_are_at_least_two() -> None:
    """With one 6 left, the others are 7s (4e base p. 11)."""
    t = table({"blue": "Physics"}, {}, decks={6: "Canning", 7: "Sanitation, Refrigeration, Bicycle"})
    end = t.dogma("Physics", "Refrigeration")
    assert end.hand(0) == set()
    assert end.deck(6) == ["Canning"]
    assert end.deck(7) == ["Bicycle", "Refrigeration", "Sanitation"]


def test_a_sharer_is_judged_by_the_cards_it_drew() -> None:
    t = table(
        {"blue": "Physics"},
        {"purple": "Philosophy", "hand": "Oars"},
        decks={5: "Banking", 6: "Canning, Democracy, Encyclopedia, Vaccination, Emancipation, Atomic Theory"},
    )
    end = t.dogma("Physics")
    assert end.hand(1) == {"Oars", "Canning", "Democracy", "Encyclopedia"}
    assert end.hand(0) == {"Vaccination", "Emancipation", "Atomic Theory", "Banking"}
    assert end.free_draw
