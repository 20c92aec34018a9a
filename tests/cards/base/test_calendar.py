"""Calendar: with more cards in the score pile than in hand, draw two 3s.

Sources: 4e base p. 14 (nothing but eligibility is locked in).
"""

import pytest

from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


@pytest.mark.parametrize(
    ("hand", "score", "drawn"),
    [
        ("", "", 0),
        ("", "Archery", 2),
        ("Coal", "Archery", 0),
        ("Coal", "Archery, Oars", 2),
        ("Oars, Archery", "Coal", 0),  # cards are counted, not points
        ("Coal, Physics", "Archery, Oars, Tools", 2),
    ],
)
def test_more_score_cards_than_hand_cards_draw_two_3s(hand: str, score: str, drawn: int) -> None:
    t = table(
        {"blue": "Calendar", "hand": hand, "score": score},
        {"red": "Optics", "score": "Sailing, Clothing, Pottery"},
        decks={3: "Paper, Compass, Education"},
    )
    end = t.dogma("Calendar")
    assert end.hand(0) == {*filter(None, hand.split(", ")), *["Paper", "Compass"][:drawn]}
    assert end.score(0) == set(filter(None, score.split(", ")))
    assert end.deck(3) == ["Paper", "Compass", "Education"][drawn:]
    assert end.bystander(t, 1)


def test_a_sharer_compares_its_own_cards_and_only_its_draw_is_shared() -> None:
    t = table(
        {"blue": "Calendar", "hand": "Coal"},
        {"yellow": "Agriculture", "score": "Archery"},
        {"green": "Clothing", "hand": "Oars"},
        decks={2: "Mapmaking", 3: "Paper, Compass, Education"},
    )
    end = t.dogma("Calendar")
    assert end.hand(1) == {"Paper", "Compass"}
    assert end.hand(0) == {"Coal", "Mapmaking"}
    assert end.bystander(t, 2)
    assert end.free_draw


def test_a_sharer_without_enough_score_cards_earns_no_free_draw() -> None:
    t = table({"blue": "Calendar", "score": "Coal"}, {"yellow": "Agriculture"}, decks={3: "Paper, Compass"})
    end = t.dogma("Calendar")
    assert end.hand(0) == {"Paper", "Compass"}
    assert not end.free_draw
    assert end.bystander(t, 1)


def test_the_second_3_can_be_a_4() -> None:
    t = table({"blue": "Calendar", "score": "Coal"}, {"red": "Optics"}, decks={3: "Paper", 4: "Anatomy, Navigation"})
    assert t.dogma("Calendar").hand(0) == {"Paper", "Anatomy"}
