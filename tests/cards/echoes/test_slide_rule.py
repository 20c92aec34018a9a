"""Slide Rule: yellow splayed right; a card above the lowest top card by the number of splayed colors."""

from tests.kit import NONE, Table, empty, table


def laid(**mine: str) -> Table:
    decks = {2: "Calendar", 3: "Paper", 4: "Gunpowder", 1: "Oars"}
    return table({"blue": "Slide Rule", **mine}, {}, decks=decks, further_decks=empty("echoes"))


def test_the_lowest_top_card_and_the_splayed_colors_are_added() -> None:
    end = laid(yellow="Fermenting, Masonry", red="Archery, Metalworking < left").dogma("Slide Rule", "yellow")
    assert end.splay(0, "yellow") == "right"
    assert end.hand(0) == {"Paper"}


def test_without_a_splay_it_is_the_lowest_value() -> None:
    end = laid(yellow="Fermenting, Masonry").dogma("Slide Rule", NONE)
    assert end.hand(0) == {"Calendar"}
