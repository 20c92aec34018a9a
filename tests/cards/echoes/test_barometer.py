"""Barometer: a 5 from the forecast to the hand; two above a bonus foreshadowed; a blue card returned is Destiny."""

from tests.kit import Table, empty, table


def laid(forecast: str) -> Table:
    return table(
        {"yellow": "Barometer", "forecast": forecast, "red": "Gunpowder"},
        {"purple": "Puppet"},
        decks={5: "Banking, Societies"},
        further_decks=empty("echoes"),
    )


def test_a_5_comes_to_hand_and_two_above_a_bonus_is_foreshadowed() -> None:
    end = laid("Coal, Oars").dogma("Barometer", "no")
    assert end.hand(0) == {"Coal"}
    assert end.zone("forecast", 0) == {"Oars", "Banking"}


def test_a_blue_card_returned_is_destiny() -> None:
    end = laid("Tools, Oars").dogma("Barometer", "yes", "Oars")
    assert end.achievements(0) == {"Destiny"}
    assert end.zone("forecast", 0) == set()
    without = laid("Archery, Oars").dogma("Barometer", "yes", "Oars")
    assert without.achievements(0) == set()


def test_destiny_that_is_taken_already() -> None:
    t = table({"yellow": "Barometer", "forecast": "Tools"}, {"achievements": "Destiny"})
    assert t.dogma("Barometer", "yes").achievements(0) == set()


def test_without_a_bonus_nothing_is_foreshadowed() -> None:
    t = table({"yellow": "Barometer"}, {})
    assert t.dogma("Barometer").bystander(t, 0, 1)
