"""Order of the Occult Hand: first a 3 scored loses, then a 7 in hand wins; else cards are melded and scored."""

import pytest

from tests.kit import Table, table


def laid(hand: str = "", score: str = "", **board: str) -> Table:
    return table({"purple": "Order of the Occult Hand", "hand": hand, "score": score, **board}, {"red": "Oars"})


def test_a_3_in_the_score_pile_loses_before_anything_else() -> None:
    end = laid(hand="Evolution", score="Paper, Tools").dogma("Order of the Occult Hand")
    assert end.winners == (1,)


def test_a_7_in_hand_wins() -> None:
    assert laid(hand="Evolution", score="Tools").dogma("Order of the Occult Hand").winners == (0,)


@pytest.mark.parametrize(("hand", "score"), [("Paper", "Evolution"), ("Coal", "Flight")])
def test_a_3_in_hand_and_a_7_in_the_score_pile_do_nothing(hand: str, score: str) -> None:
    assert laid(hand=hand, score=score).dogma("Order of the Occult Hand").winners is None


def test_two_are_melded_four_scored_and_blue_goes_up() -> None:
    hand = "Tools, Writing, Construction, Archery, Calendar, Coal, Flight"
    t = laid(hand=hand, blue="Pottery")
    end = t.dogma(
        "Order of the Occult Hand", ("Tools", "Writing"), "Tools", ("Construction", "Archery", "Calendar", "Coal")
    )
    assert end.pile(0, "blue") == ["Writing", "Tools", "Pottery"]
    assert end.splay(0, "blue") == "up"
    assert end.score(0) == {"Construction", "Archery", "Calendar", "Coal"}
    assert end.hand(0) == {"Flight"}
    assert end.bystander(t, 1)


def test_as_many_as_there_are() -> None:
    end = laid(hand="Tools, Coal, Flight").dogma("Order of the Occult Hand", ("Tools", "Coal"))
    assert end.score(0) == {"Flight"}
    assert end.hand(0) == set()
