"""Symbology: a 4 for four each of four icons, else a 3 for three each of three, else a 2 for two each of two."""

import pytest

from tests.kit import table

UNSEEN = {("unseen", 2): "Exile", ("unseen", 3): "Cliffhanger", ("unseen", 4): "Ninja"}
THREES = {"red": "Pilgrimage, Metalworking < left", "yellow": "Woodworking", "blue": "Proverb"}


@pytest.mark.parametrize(
    ("board", "drawn"),
    [
        ({}, set()),
        ({"blue": "Proverb"}, {"Exile"}),
        ({"red": "Metalworking", "yellow": "Woodworking", "blue": "Proverb"}, {"Exile"}),
        (THREES, {"Cliffhanger"}),
        ({**THREES, "green": "Silk"}, {"Cliffhanger"}),
        (
            {
                "red": "Optics, Oars < aslant",
                "yellow": "Masonry",
                "green": "Dance, Clothing < aslant",
                "blue": "Experimentation",
            },
            {"Ninja"},
        ),
    ],
)
def test_the_best_of_the_three(board: dict[str, str], drawn: set[str]) -> None:
    t = table({"purple": "Symbology", **board}, {}, further_decks=UNSEEN)
    end = t.dogma("Symbology")
    assert end.hand(0) == drawn
    assert end.bystander(t, 1)


def test_avatars_are_one_of_the_icons() -> None:
    """The card says "icons", not which; Empire alone names the six that it counts (4e base p. 5)."""
    t = table({"purple": "Symbology", "yellow": "Near-Field Comm"}, {}, further_decks=UNSEEN)
    assert (t.icons(0, "avatar"), t.icons(0, "concept"), t.icons(0, "authority")) == (2, 2, 1)
    assert t.dogma("Symbology").hand(0) == {"Exile"}
