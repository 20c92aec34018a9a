"""Shennong: a score before a 1 is drawn in the first action."""

from tests.kit import table


def test_as_high_as_the_1s_in_hand_are_many() -> None:
    end = table({"yellow": "Shennong", "hand": "Archery, Oars, Tools"}, {}, decks={3: "Paper"}, actions=2).play("draw")
    assert end.score(0) == {"Paper"}
    assert len(end.hand(0)) == 4


def test_not_in_the_second_action_and_not_for_a_2() -> None:
    second = table({"yellow": "Shennong", "hand": "Archery"}, {}, taken=1).play("draw")
    assert second.score(0) == set()
    higher = table({"yellow": "Shennong", "red": "Construction", "hand": "Archery"}, {}).play("draw")
    assert higher.score(0) == set()
