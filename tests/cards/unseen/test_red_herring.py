"""Red Herring: red is splayed any way; a tucked 6 has its color splayed up if it goes the way of red, or unsplayed."""

import pytest

from tests.kit import Table, table


def laid(red: str, green: str) -> Table:
    """Lay out: the 6 that is tucked is green."""
    return table(
        {"red": f"Red Herring, Gunpowder{red}", "green": f"Measurement, Paper{green}"},
        {"red": "Archery, Oars < left"},
        further_decks={("unseen", 6): "Hiking"},
    )


@pytest.mark.parametrize(
    ("red", "green", "way", "then"),
    [
        ("left", " < left", 2, "none"),
        ("right", " < left", 0, "up"),
        ("left", " < right", 1, "up"),
        ("left", " < up", 2, "up"),
        ("up", " < left", 1, "none"),
        ("left", "", 1, "none"),
    ],
)
def test_the_way_of_red_decides(red: str, green: str, way: int, then: str) -> None:
    t = laid(f" < {red}", green)
    end = t.dogma("Red Herring", way)
    assert end.splay(0, "red") == ("left", "right", "up")[way]
    assert end.pile(0, "green") == ["Measurement", "Paper", "Hiking"]
    assert end.splay(0, "green") == then
    assert end.bystander(t, 1)


def test_a_tucked_red_card_goes_the_way_of_red() -> None:
    t = table({"red": "Red Herring, Gunpowder"}, {}, further_decks={("unseen", 6): "Sniping"})
    end = t.dogma("Red Herring", 0)
    assert end.pile(0, "red") == ["Red Herring", "Gunpowder", "Sniping"]
    assert end.splay(0, "red") == "up"


def test_unsplayed_colors_go_no_way_at_all() -> None:
    """A lone red card cannot be splayed; the green cards are not splayed "in the same direction"."""
    t = table({"red": "Red Herring", "green": "Paper"}, {}, further_decks={("unseen", 6): "Hiking"})
    end = t.dogma("Red Herring", 2)
    assert end.pile(0, "green") == ["Paper", "Hiking"]
    assert end.splay(0, "green") == "none"
