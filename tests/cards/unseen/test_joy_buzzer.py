"""Joy Buzzer: an opponent's whole hand against my lowest cards; then one value of the hand may be scored."""

from tests.kit import NONE, Table, table


def laid(mine: str, theirs: str, **board: str) -> Table:
    return table({"purple": "Joy Buzzer", "hand": mine, **board}, {"hand": theirs}, {"red": "Coal", "hand": "Flight"})


def test_the_hands_are_exchanged_for_all_of_the_lowest() -> None:
    t = laid("Oars, Tools, Paper", "Fission, Ecology, Computers")
    end = t.dogma("Joy Buzzer", NONE, NONE)
    assert end.hand(1) == {"Oars", "Tools"}
    assert end.hand(0) == {"Paper", "Fission", "Ecology", "Computers"}
    assert end.bystander(t, 2), "he has as many factories: he shares, and declines"


def test_an_empty_hand_takes_the_lowest_cards_all_the_same() -> None:
    end = laid("Oars, Paper", "").dogma("Joy Buzzer", NONE, NONE)
    assert end.hand(1) == {"Oars"}
    assert end.hand(0) == {"Paper"}


def test_one_value_is_scored_and_with_it_the_top_purple_card() -> None:
    t = laid("Oars, Paper", "Compass, Fission")
    end = t.dogma("Joy Buzzer", NONE, 3)
    assert end.score(0) == {"Paper", "Compass", "Joy Buzzer"}
    assert end.hand(0) == {"Fission"}


def test_a_value_that_is_not_in_hand_scores_nothing_not_even_the_purple_card() -> None:
    end = laid("Oars, Paper", "Fission").dogma("Joy Buzzer", NONE, 5)
    assert end.score(0) == set()
    assert end.pile(0, "purple") == ["Joy Buzzer"]
