"""Palmistry: meld a 1; return two cards from hand, and a 2 is scored only for both."""

from tests.kit import Table, table


def laid(hand: str) -> Table:
    return table(
        {"blue": "Palmistry", "hand": hand},
        {"red": "Coal"},
        further_decks={("unseen", 1): "Assassination, Maze"},
        decks={2: "Construction, Calendar"},
    )


def test_two_returned_cards_score_a_2() -> None:
    t = laid("Engineering, Machinery")
    end = t.dogma("Palmistry", "Engineering")
    assert end.pile(0, "red") == ["Assassination"]
    assert end.score(0) == {"Construction"}
    assert end.hand(0) == set()
    assert end.bystander(t, 1)


def test_of_three_i_choose_two() -> None:
    end = laid("Engineering, Machinery, Banking").dogma("Palmistry", ("Engineering", "Banking"))
    assert end.hand(0) == {"Machinery"}
    assert end.score(0) == {"Construction"}


def test_one_card_is_returned_in_vain() -> None:
    """Not done in its entirety (4e base p. 19)."""
    end = laid("Engineering").dogma("Palmistry")
    assert end.hand(0) == end.score(0) == set()
    assert end.deck(3)[-1] == "Engineering"


def test_an_empty_hand_scores_nothing() -> None:
    end = laid("").dogma("Palmistry")
    assert end.score(0) == set()
    assert end.pile(0, "red") == ["Assassination"]
