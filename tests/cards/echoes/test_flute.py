"""Flute: a color splayed left, an expansion card returned by opponents, a 1 of Echoes, and for a bonus one more."""

from tests.kit import NONE, Table, table


def laid(deck: str, theirs: str) -> Table:
    return table(
        {"purple": "Flute", "red": "Oars, Archery"},
        {"hand": theirs},
        further_decks={("echoes", 1): deck},
        decks={1: "Tools, Masonry"},
    )


def test_an_expansion_card_is_returned_and_a_bonus_is_worth_a_1() -> None:
    end = laid("Soap", "Comb, Sailing").dogma("Flute", "red")
    assert end.splay(0, "red") == "left"
    assert end.hand(1) == {"Sailing"}
    assert end.hand(0) == {"Soap", "Tools"}


def test_base_cards_stay_and_without_a_bonus_there_is_no_second_1() -> None:
    end = laid("Umbrella", "Sailing").dogma("Flute", NONE)
    assert end.splay(0, "red") == "none"
    assert end.hand(1) == {"Sailing"}
    assert end.hand(0) == {"Umbrella"}
