"""Jackalope: an opponent's highest card without efficiency is mine, its color there unsplayed; then my widest color."""

from tests.kit import table


def test_the_highest_card_even_a_covered_one_and_its_color_is_unsplayed_there() -> None:
    t = table(
        {"yellow": "Jackalope"},
        {"red": "Oars, Coal, Archery < left", "blue": "Computers", "green": "Sailing, Clothing < left"},
        {"yellow": "Sanitation"},
    )
    end = t.dogma("Jackalope")
    assert end.pile(0, "red") == ["Coal"]
    assert end.pile(1, "red") == ["Oars", "Archery"]
    assert (end.splay(1, "red"), end.splay(1, "green")) == ("none", "left")
    assert end.pile(1, "blue") == ["Computers"], "it has efficiency"
    assert end.bystander(t, 2), "he has as many leaves, and nothing to unsplay"


def test_the_color_with_the_most_visible_cards_is_unsplayed() -> None:
    board = {"yellow": "Jackalope", "green": "Sailing, Clothing < left", "red": "Oars, Archery, Metalworking < up"}
    end = table(board, {"blue": "Computers"}).dogma("Jackalope")
    assert (end.splay(0, "red"), end.splay(0, "green")) == ("none", "left")


def test_among_equally_wide_colors_i_choose() -> None:
    board = {"yellow": "Jackalope", "green": "Sailing, Clothing < left", "red": "Oars, Archery < up"}
    t = table(board, {"blue": "Computers"})
    assert t.play("dogma Jackalope", idle=False).options() == ("red", "green")
    assert t.dogma("Jackalope", "green").splay(0, "green") == "none"
