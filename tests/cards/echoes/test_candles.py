"""Candles: a 3 for whom nobody has fewer points than; a card with authority or concept goes over, for a 1."""

from tests.kit import Table, empty, table

DECKS = {3: "Paper", 1: "Sailing"}


def laid(mine: str, theirs: str, hand: str) -> Table:
    return table(
        {"red": "Candles", "score": mine},
        {"hand": hand, "score": theirs, "yellow": "Agriculture"},
        decks=DECKS,
        further_decks=empty("echoes"),
    )


def test_with_as_few_points_as_anybody_a_3_is_drawn() -> None:
    """Its own bonus is a point."""
    end = laid("", "Oars", "Clothing").dogma("Candles")
    assert end.hand(0) == {"Paper"}
    assert end.hand(1) == {"Clothing"}


def test_not_if_somebody_has_fewer() -> None:
    end = laid("", "", "Clothing").dogma("Candles")
    assert end.hand(0) == set()


def test_a_card_with_either_icon_goes_over_for_a_1() -> None:
    asking = laid("Coal", "", "Archery, Writing, Clothing").play("dogma Candles", idle=False)
    assert asking.refuses("Clothing")
    end = asking.play("Writing")
    assert end.hand(0) == {"Writing"}
    assert end.hand(1) == {"Archery", "Clothing", "Sailing"}
