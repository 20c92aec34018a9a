"""Loom: the lowest top card is scored; two scored cards are three 6s tucked; five images in a color are Heritage."""

from tests.kit import empty, table


def test_two_scored_cards_of_different_values_are_three_6s() -> None:
    t = table(
        {"red": "Loom", "blue": "Tools", "score": "Oars, Archery, Calendar"},
        {},
        decks={6: "Industrialization, Canning, Democracy"},
        further_decks=empty("echoes"),
    )
    asking = t.play("dogma Loom", idle=False)
    assert asking.refuses(("Oars", "Archery"))
    end = asking.play(("Archery", "Calendar"))
    assert end.score(0) == {"Oars", "Tools"}
    assert (end.pile(0, "yellow"), end.pile(0, "purple")) == (["Canning"], ["Democracy"])
    assert end.pile(0, "red") == ["Loom", "Industrialization"]


def test_five_images_in_one_color_are_heritage() -> None:
    five = "Tools, Chemistry, Physics, Atomic Theory, Lever < aslant"
    end = table({"red": "Loom", "green": "The Wheel", "blue": five}, {}).dogma("Loom", "The Wheel")
    assert "Heritage" in end.achievements(0)
    less = table({"red": "Loom", "green": "The Wheel", "blue": "Tools, Chemistry, Physics, Lever < aslant"}, {})
    assert "Heritage" not in less.dogma("Loom", "The Wheel").achievements(0)
