"""Robert E. Lee: a top card with health is moved before a Dogma that demands; seven health are an achievement."""

import pytest

from engine.query import karmas
from tests.kit import table


def test_a_top_card_with_health_goes_to_a_board() -> None:
    """City States demands; it is purple, so the Figure itself, which is red, could go too."""
    t = table(
        {"red": "Robert E. Lee", "purple": "City States"},
        {"yellow": "Agriculture", "green": "Clothing", "blue": "Tools"},
    )
    asked = t.play("dogma City States", 1, idle=False)
    assert {*asked.options()} == {"agriculture", "clothing", "robert-e-lee"}
    end = t.play("dogma City States", 0, "Agriculture")
    assert end.pile(0, "yellow") == ["Agriculture"]
    assert end.pile(1, "yellow") == []


def test_anybodys_dogma_and_the_owner_of_the_karma_chooses() -> None:
    t = table({"red": "Archery", "hand": "Oars"}, {"red": "Robert E. Lee", "yellow": "Agriculture"})
    asked = t.play("dogma Archery", idle=False)
    assert asked.decider() == 1
    end = t.play("dogma Archery", 0, idle=False)
    assert end.pile(0, "yellow") == ["Agriculture"]
    assert end.pile(1, "yellow") == []


def test_not_one_of_the_same_color() -> None:
    """Archery is red, as the Figure itself: nothing can be moved."""
    t = table({"red": "Archery"}, {"red": "Robert E. Lee"})
    asked = t.play("dogma Archery", 0, idle=False)
    assert len(asked.facts("karma-first")) == 1
    assert asked.pile(1, "red") == ["Robert E. Lee"]


def test_not_before_a_dogma_without_demands() -> None:
    end = table({"red": "Robert E. Lee", "blue": "Writing", "yellow": "Agriculture"}, {}).dogma("Writing")
    assert not end.facts("karma-first")


@pytest.mark.parametrize(("more", "count"), [("", 0), ("Fermenting", 1)])
def test_every_seven_health(more: str, count: int) -> None:
    """Two of its own, two of Pottery, three of Clothing and of others; the boundary is seven."""
    mine = {"red": "Robert E. Lee", "blue": "Pottery", **({"yellow": more} if more else {})}
    t = table(mine, {})
    health = t.icons(0, "health")
    assert karmas.achievement_count(t.m, t.s, 0) == health // 7 == count
