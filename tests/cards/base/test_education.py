"""Education: you may return your highest score card; if you do, draw one two higher than the highest that remains.

Sources: CRD-06, DRW-07; 4e base p. 23 (Value), p. 21 (Highest).
"""

import pytest

from tests.kit import NONE, table

pytestmark = pytest.mark.editions(4, 3, 1)


@pytest.mark.parametrize(
    ("score", "answer", "remaining", "drawn"),
    [
        ("Coal, Paper, Oars", "Coal", {"Paper", "Oars"}, "Statistics"),
        ("Coal, Physics, Oars", "Physics", {"Coal", "Oars"}, "Evolution"),  # a tie: the value is still 5
        ("Coal", "Coal", set(), "Calendar"),  # nothing remains: 0
        ("Paper, Oars", "Paper", {"Oars"}, "Compass"),
    ],
)
def test_the_drawn_card_is_two_higher_than_what_remains(
    score: str, answer: str, remaining: set[str], drawn: str
) -> None:
    t = table(
        {"purple": "Education", "score": score, "hand": "Fission"},
        {"red": "Archery", "hand": "Sailing", "score": "Databases"},
        decks={2: "Calendar", 3: "Compass", 5: "Statistics", 7: "Evolution"},
    )
    end = t.dogma("Education", answer)
    assert end.score(0) == remaining
    assert end.hand(0) == {"Fission", drawn}
    assert end.junk() == t.junk()  # returned, not junked
    assert end.bystander(t, 1)


def test_only_the_highest_can_be_returned_and_ties_are_yours() -> None:
    t = table({"purple": "Education", "score": "Coal, Physics, Oars", "hand": "Fission"}, {"red": "Archery"})
    asked = t.play("dogma Education", idle=False)
    assert asked.options() == ("coal", "physics")
    assert asked.refuses(("Coal", "Physics"))


def test_declining_or_an_empty_score_pile_draws_nothing() -> None:
    t = table({"purple": "Education", "score": "Coal, Oars"}, {"red": "Archery"})
    assert t.dogma("Education", NONE).bystander(t, 0, 1)
    empty = table({"purple": "Education", "hand": "Coal"}, {"red": "Archery"})
    assert empty.dogma("Education").bystander(empty, 0, 1)


def test_two_higher_than_a_10_ends_the_game() -> None:
    t = table({"purple": "Education", "score": "Databases, Robotics"}, {"red": "Archery"})
    end = t.dogma("Education", "Robotics")
    assert end.winners == (0,)
    assert end.score(0) == {"Databases"}


def test_a_sharer_returns_from_its_own_score_pile() -> None:
    t = table(
        {"purple": "Education", "score": "Coal"},
        {"purple": "Philosophy", "score": "Canning, Oars"},
        {"blue": "Tools", "score": "Paper"},
        decks={3: "Compass, Translation"},
    )
    end = t.dogma("Education", "Canning", NONE)
    assert end.score(1) == {"Oars"}
    assert end.hand(1) == {"Compass"}
    assert end.score(0) == {"Coal"}
    assert end.hand(0) == {"Translation"}  # the free draw
    assert end.bystander(t, 2)
