"""Puffing Billy: a card is tucked, its color splayed right; the icon that it shows most says what is drawn."""

from tests.kit import table


def test_the_most_of_one_icon_in_the_color() -> None:
    """Beneath Puffing Billy, splayed right, Tools shows one concept."""
    end = table({"blue": "Puffing Billy", "hand": "Tools"}, {"red": "Archery"}).dogma("Puffing Billy")
    assert (end.pile(0, "blue"), end.splay(0, "blue")) == (["Puffing Billy", "Tools"], "right")
    assert [end.values("hand", 0)] == [[3]]


def test_icons_of_several_cards_are_added_up() -> None:
    t = table({"blue": "Puffing Billy", "red": "Archery, Construction", "hand": "Metalworking"}, {})
    end = t.dogma("Puffing Billy")
    assert end.splay(0, "red") == "right"
    assert end.values("hand", 0) == [5], "Archery shows 2 of authority, Construction 1, Metalworking 2"


def test_a_color_of_one_card() -> None:
    end = table({"blue": "Puffing Billy", "hand": "Archery"}, {}).dogma("Puffing Billy")
    assert (end.splay(0, "red"), end.values("hand", 0)) == ("none", [2])


def test_without_a_card_to_tuck_it_is_0() -> None:
    end = table({"blue": "Puffing Billy"}, {}).dogma("Puffing Billy")
    assert end.values("hand", 0) == [1], "no color shows nothing, and there is no 0 to draw"
