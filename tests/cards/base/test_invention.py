"""Invention: turn a color from left to right for a scored 4; five splayed colors claim Wonder at once."""

import pytest

from tests.kit import NONE, table

pytestmark = pytest.mark.editions(4, 3, 1)

FIVE = {
    "red": "Oars, Archery < left",
    "yellow": "Masonry, Agriculture < left",
    "green": "Invention, Sailing < left",
    "blue": "Tools, Writing < up",
    "purple": "Philosophy, Mysticism < up",
}


def test_only_colors_splayed_left_are_offered_and_the_4_is_scored() -> None:
    t = table(
        {
            "red": "Oars, Archery < left",
            "yellow": "Masonry, Agriculture < right",
            "green": "Invention, Sailing < left",
            "blue": "Tools, Writing",
            "purple": "Philosophy, Mysticism < up",
        },
        {"red": "Optics, Coal < left"},
        decks={4: "Navigation, Anatomy"},
    )
    asking = t.play("dogma Invention", idle=False)
    assert set(asking.options()) == {"red", "green"}
    end = asking.play("red")
    colors = ("red", "yellow", "green", "blue", "purple")
    assert [end.splay(0, color) for color in colors] == ["right", "right", "left", "none", "up"]
    assert end.score(0) == {"Navigation"}
    assert end.specials() == t.specials()
    assert end.bystander(t, 1)


def test_declining_or_nothing_splayed_left_scores_nothing() -> None:
    t = table({"green": "Invention, Sailing < left"}, {})
    assert t.dogma("Invention", NONE).bystander(t, 0, 1)
    u = table({"green": "Invention, Sailing", "red": "Oars, Archery < right"}, {})
    assert u.dogma("Invention").bystander(u, 0, 1)


def test_five_colors_splayed_in_any_direction_claim_wonder() -> None:
    """Wonder's own condition (right, up or aslant, 4e base p. 5; 3e: no aslant) is not met: three are left."""
    t = table(FIVE, {})
    end = t.dogma("Invention", NONE)
    assert end.achievements(0) == {"Wonder"}
    assert "Wonder" not in end.specials()
    assert end.score(0) == set()


@pytest.mark.editions(4)  # the older editions have no splay aslant
def test_aslant_is_a_direction_too() -> None:
    end = table({**FIVE, "purple": "Philosophy, Mysticism < aslant"}, {}).dogma("Invention", NONE)
    assert end.achievements(0) == {"Wonder"}


def test_four_splayed_colors_do_not() -> None:
    t = table({**FIVE, "purple": "Philosophy, Mysticism"}, {})
    end = t.dogma("Invention", NONE)
    assert end.achievements(0) == set()
    assert "Wonder" in end.specials()


def test_a_sharer_with_five_claims_first() -> None:
    """Rules notes (FAQ of 2011): whoever shares executes before me."""
    other = {
        "red": "Optics, Coal < left",
        "yellow": "Canning, Anatomy < left",
        "green": "Paper, Currency < left",
        "blue": "Atomic Theory, Physics < left",
        "purple": "Education, Feudalism < left",
    }
    t = table({**FIVE, "blue": "Tools, Pottery < left", "purple": "Mysticism, City States < left"}, other)
    assert t.icons(1, "concept") >= t.icons(0, "concept"), "so that B shares"
    end = t.dogma("Invention", NONE, NONE)
    assert (end.achievements(0), end.achievements(1)) == (set(), {"Wonder"})
    assert end.free_draw


def test_wonder_cannot_be_claimed_when_somebody_has_it() -> None:
    t = table(FIVE, {"achievements": "Wonder"})
    end = t.dogma("Invention", NONE)
    assert (end.achievements(0), end.achievements(1)) == (set(), {"Wonder"})
