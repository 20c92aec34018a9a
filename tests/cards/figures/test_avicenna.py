"""Avicenna: the lowest achievement is super-executed instead of the first action's Dogma."""

from tests.kit import table


def test_the_lowest_goes() -> None:
    t = table({"yellow": "Avicenna", "green": "The Wheel"}, {}, achievements="Writing, Paper", decks={2: "Calendar"})
    end = t.play("dogma The Wheel")
    assert end.junk() >= {"Writing"}
    assert end.hand(0) == {"Calendar"}


def test_in_the_second_action_the_card_is_executed() -> None:
    t = table(
        {"yellow": "Avicenna", "green": "The Wheel"}, {}, achievements="Writing", taken=1, decks={1: "Oars, Archery"}
    )
    assert t.play("dogma The Wheel").hand(0) == {"Oars", "Archery"}
