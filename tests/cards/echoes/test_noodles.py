"""Noodles: a 2 is scored by whoever has more 1s in hand than each opponent; a yellow 1 scores all 1s."""

from tests.kit import Table, empty, table


def laid(hand: str, theirs: str, deck: str) -> Table:
    return table(
        {"yellow": "Noodles", "hand": hand},
        {"hand": theirs},
        further_decks=empty("echoes"),
        decks={1: deck, 2: "Calendar, Currency"},
    )


def test_more_1s_than_each_opponent_are_worth_a_2() -> None:
    end = laid("Oars, Tools", "Archery, Paper, Coal", "Writing").dogma("Noodles")
    assert end.score(0) == {"Calendar"}
    assert end.hand(0) == {"Oars", "Tools", "Writing"}


def test_as_many_are_not_enough() -> None:
    end = laid("Oars", "Archery, Paper", "Writing").dogma("Noodles")
    assert end.score(0) == set()


def test_a_yellow_1_scores_all_1s_and_no_other_card() -> None:
    end = laid("Oars, Paper", "Archery", "Masonry").dogma("Noodles")
    assert end.score(0) == {"Oars", "Masonry"}
    assert end.hand(0) == {"Paper"}
