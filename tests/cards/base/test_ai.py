"""A.I.: draw and score a 10; with Robotics and Software on top of any boards, the single lowest score wins.

Sources: EXE-12; FAQ of 2011 (different boards will do, a tie is nothing); 4e base p. 20, 23 (Top), 30.
"""

import pytest

from tests.kit import Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def three(
    red: str = "Robotics", blue: str = "Software", scores: tuple[str, str, str] = ("Tools", "Oars", "Coal")
) -> Table:
    """Lay out: the red pile is seat 1's, the blue one seat 2's; nobody shares."""
    return table(
        {"purple": "A.I.", "score": scores[0], "hand": "Paper"},
        {"red": red, "score": scores[1]},
        {"blue": blue, "score": scores[2]},
        decks={10: "Databases, Self Service"},
    )


def test_a_10_is_scored() -> None:
    t = three(red="", scores=("Tools", "", "Coal"))
    end = t.dogma("A.I.")
    assert end.score(0) == {"Tools", "Databases"}
    assert end.winners is None
    assert end.hand(0) == {"Paper"}
    assert end.bystander(t, 1, 2)


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        (("Tools", "Oars", "Coal"), (1,)),
        (("Tools", "Coal", "Oars"), (2,)),
        (("", "Computers, Tools", "Ecology, Sailing"), None),
        (("", "Computers, Paper", "Ecology, Sailing, Oars"), (0,)),
        (("Tools", "Oars", "Sailing"), None),
        (("", "Stem Cells", "Computers, Paper"), None),
    ],
)
def test_the_single_lowest_score_wins_after_the_10_was_scored(
    scores: tuple[str, str, str], winners: tuple[int, ...] | None
) -> None:
    assert three(scores=scores).dogma("A.I.").winners == winners


@pytest.mark.parametrize(
    ("red", "blue"),
    [
        ("Robotics", "Pottery, Software"),
        ("Archery, Robotics", "Software"),
        ("Robotics", ""),
        ("", "Software"),
        ("", ""),
    ],
)
def test_both_must_be_top_cards(red: str, blue: str) -> None:
    t = three(red, blue)
    end = t.dogma("A.I.")
    assert end.winners is None
    assert end.bystander(t, 1, 2)


@pytest.mark.parametrize("zone", ["hand", "score"])
def test_a_card_in_a_hand_or_a_score_pile_is_no_top_card(zone: str) -> None:
    t = table(
        {"purple": "A.I.", "red": "Robotics", zone: "Software"},
        {"yellow": "Agriculture"},
        decks={10: "Databases"},
    )
    assert t.dogma("A.I.").winners is None


def test_both_may_lie_on_one_board() -> None:
    t = table(
        {"purple": "A.I.", "red": "Robotics", "blue": "Software"}, {"yellow": "Agriculture"}, decks={10: "Databases"}
    )
    assert t.dogma("A.I.").winners == (1,)
