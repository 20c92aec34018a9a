"""Pilgrimage: a 1 from hand for an achievement of value 1 in the safe, then a 2 and so on; the 1s may be junked."""

import pytest

from tests.kit import NONE, Table, table


def laid(hand: str, achievements: str = "Domestication, Engineering, Reformation", **me: str) -> Table:
    return table(
        {"red": "Pilgrimage", "hand": hand, **me}, {"green": "The Wheel", "hand": "Tools"}, achievements=achievements
    )


def test_value_after_value_as_long_as_i_like() -> None:
    t = laid("Agriculture, Construction, Machinery, Gunpowder")
    end = t.dogma("Pilgrimage", "Agriculture", "Construction", "Machinery", NONE, "no")
    assert end.zone("safe", 0) == {"Domestication", "Engineering"}
    assert end.available() == {4}
    assert end.hand(0) == {"Gunpowder"}
    assert [end.deck(age)[-1] for age in (1, 2, 3)] == ["Agriculture", "Construction", "Machinery"]
    assert end.bystander(t, 1)


def test_it_begins_with_a_1_and_no_value_is_passed_over() -> None:
    t = laid("Construction, Machinery")
    end = t.dogma("Pilgrimage", "no")
    assert end.hand(0) == {"Construction", "Machinery"}
    end = laid("Agriculture, Machinery").dogma("Pilgrimage", "Agriculture", "no")
    assert end.hand(0) == {"Machinery"}
    assert end.zone("safe", 0) == {"Domestication"}


def test_declined_at_once() -> None:
    t = laid("Agriculture")
    assert t.dogma("Pilgrimage", NONE, "no").bystander(t, 0, 1)


def test_among_equal_achievements_i_choose_by_their_backs() -> None:
    asking = laid("Agriculture", "Domestication, Pottery").play("dogma Pilgrimage", "Agriculture", idle=False)
    assert asking.decider() == 0
    assert set(asking.options()) == {"achievement-1-1", "achievement-1-2"}
    assert len(asking.play("achievement-1-2", "no").zone("safe", 0)) == 1


@pytest.mark.parametrize(("more", "kept"), [("Paper, Compass, Optics", 1), ("Paper, Compass, Optics, Alchemy", 0)])
def test_at_the_limit_of_the_safe_cards_are_returned_for_nothing(more: str, kept: int) -> None:
    """Left: four secrets (Ultimate p. 31). The achievement stays, and the repetition goes on."""
    t = laid("Agriculture, Construction", safe=more, purple="Mysticism, Monotheism < left")
    end = t.dogma("Pilgrimage", "Agriculture", "Construction", "no")
    assert len(end.zone("safe", 0)) == 4
    assert (end.available() == {3, 4}) == bool(kept)
    assert end.hand(0) == set()


def test_the_deck_of_1s_is_junked() -> None:
    t = laid("")
    end = t.dogma("Pilgrimage", "yes")
    assert end.deck(1) == []
    assert end.deck(1, "unseen") == t.deck(1, "unseen"), "it is the deck of base cards"
    assert set(t.deck(1)) <= end.junk()
