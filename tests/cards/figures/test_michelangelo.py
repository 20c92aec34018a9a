"""Michelangelo: the hand counts as score."""

import pytest

from engine.query import karmas
from tests.kit import table


def test_the_hand_counts_as_score() -> None:
    t = table({"yellow": "Michelangelo", "hand": "Calendar, Tools", "score": "Oars"}, {"hand": "Paper"})
    assert (t.points(0), t.points(1)) == (4, 0)
    assert t.hand(0) == {"Calendar", "Tools"}


def test_an_achievement_can_be_claimed_with_it_and_that_is_told() -> None:
    t = table({"yellow": "Michelangelo", "hand": "[4], [1]"}, {}, achievements="Archery")
    end = t.play("achieve achievement-1")
    (fact,) = end.facts("counted-as-score")
    assert (fact.number("count"), fact.number("points")) == (2, 5)
    assert end.values("achievements", 0) == [1]


def test_effects_find_its_cards_in_the_score_pile() -> None:
    """The Pirate Code demands two cards of value 4 or less out of the score pile."""
    pirate = {"red": "The Pirate Code", "green": "Sailing"}
    t = table(pirate, {"yellow": "Michelangelo", "hand": "Calendar, Tools", "score": "Oars"})
    asked = t.play("dogma The Pirate Code", idle=False)
    assert asked.decider() == 1
    assert {*asked.options()} == {"calendar", "tools", "oars"}


@pytest.mark.parametrize("top", ["Masonry, Michelangelo < left", "Masonry, Michelangelo"])
def test_not_when_it_is_covered(top: str) -> None:
    t = table({"yellow": top, "hand": "Calendar", "score": "Oars"}, {})
    assert t.points(0) == 1


def test_another_karma_does_not_look_at_what_it_counts() -> None:
    """Marie Curie looks at the score pile itself (Ultimate p. 28, Karma Chains)."""
    t = table({"yellow": "Michelangelo", "blue": "Marie Curie", "hand": "[8], [9]", "score": "[7]"}, {})
    assert t.points(0) == 24
    assert karmas.achievement_count(t.m, t.s, 0) == 1
