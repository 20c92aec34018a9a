"""Emperor Meiji: a 10 wins with five values on top; until the second action the opponents' hands are his."""

import pytest

from engine.query import sight
from engine.seat.look import look
from tests.kit import table

FIVE = {"purple": "Emperor Meiji", "red": "Archery", "yellow": "Statistics", "green": "Mapmaking", "blue": "Alchemy"}


def test_a_10_wins_with_five_values() -> None:
    end = table({**FIVE, "hand": "Robotics"}, {}).play("meld Robotics")
    assert end.winners == (0,)


def test_a_9_does_not_and_four_values_do_not() -> None:
    assert table({**FIVE, "hand": "Ecology"}, {}).play("meld Ecology").winners is None
    four = {**FIVE, "green": "The Wheel", "hand": "Robotics"}
    assert table(four, {}).play("meld Robotics").winners is None


def test_an_opponents_card_can_be_melded_with_the_first_action() -> None:
    t = table({"purple": "Emperor Meiji", "hand": "Tools"}, {"hand": "Oars"}, {"hand": "Sailing"})
    assert {"meld tools", "meld oars", "meld sailing"} <= {*t.options()}
    end = t.play("meld Oars")
    assert end.pile(0, "red") == ["Oars"]
    assert end.hand(1) == set()


def test_not_with_the_second() -> None:
    t = table({"purple": "Emperor Meiji", "hand": "Tools"}, {"hand": "Oars"}, taken=1)
    assert t.refuses("meld Oars")
    first = table({"purple": "Emperor Meiji", "hand": "Tools"}, {"hand": "Oars, Paper"})
    assert first.play("meld Oars").refuses("meld Paper")


def test_not_in_another_turn_and_not_for_others() -> None:
    t = table({"hand": "Tools", "blue": "Writing"}, {"purple": "Emperor Meiji", "hand": "Oars"})
    assert t.refuses("meld Oars")
    assert not sight.knows(t.m, t.s, 1, t.m.catalogue.find("Tools"))


def test_effects_of_the_first_action_find_them_in_hand() -> None:
    """Agriculture returns a card from hand."""
    t = table({"purple": "Emperor Meiji", "yellow": "Agriculture", "hand": "Tools"}, {"hand": "Oars"})
    asked = t.play("dogma Agriculture", idle=False)
    assert {*asked.options()} == {"tools", "oars"}
    end = t.play("dogma Agriculture", "Oars")
    assert end.hand(1) == set()
    assert end.hand(0) == {"Tools"}


@pytest.mark.parametrize(("reading", "seen"), [("where-it-counts", True), ("where-it-lies", False)])
def test_its_player_may_look_at_them(reading: str, seen: bool) -> None:
    t = table(
        {"purple": "Emperor Meiji", "hand": "Tools"},
        {"hand": "Oars"},
        {"hand": "Sailing"},
        switches={"karma-looking": reading},
    )
    oars = t.m.catalogue.find("Oars")
    assert sight.knows(t.m, t.s, 0, oars) is seen
    assert sight.knows(t.m, t.s, 1, oars)
    assert not sight.knows(t.m, t.s, 2, oars)
    assert ("oars" in {card.key for card in look(t.m, t.s, 0).players[1].hand}) is seen
    assert ("meld oars" in t.options()) is seen
    assert ("meld hand-of-2-1" in t.options()) is not seen
    end = t.play("meld Tools")
    assert not sight.knows(end.m, end.s, 0, oars)


def test_they_are_still_cards_of_the_opponents_hand() -> None:
    t = table({"purple": "Emperor Meiji"}, {"hand": "Oars"})
    assert t.hand(1) == {"Oars"}
    assert t.hand(0) == set()
