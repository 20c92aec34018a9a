"""Ptahhotep: a card of the hand instead of the second action's Dogma."""

from tests.kit import table


def test_the_scored_card_is_super_executed() -> None:
    t = table({"purple": "Ptahhotep", "green": "The Wheel", "hand": "Writing"}, {}, taken=1, decks={2: "Calendar"})
    end = t.play("dogma The Wheel")
    assert (end.score(0), end.hand(0)) == ({"Writing"}, {"Calendar"})


def test_the_first_action_is_left_alone_and_an_empty_hand_gives_nothing() -> None:
    t = table({"purple": "Ptahhotep", "green": "The Wheel", "hand": "Writing"}, {}, decks={1: "Oars, Archery"})
    assert t.play("dogma The Wheel").hand(0) == {"Writing", "Oars", "Archery"}
    empty = table({"purple": "Ptahhotep", "green": "The Wheel"}, {}, taken=1).play("dogma The Wheel")
    assert (empty.hand(0), empty.score(0)) == (set(), set())
