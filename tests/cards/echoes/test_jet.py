"""Jet: a card is melded; opponents return the top card of its color, and the achievements of both values go."""

from tests.kit import empty, table


def test_the_color_that_was_melded_decides() -> None:
    t = table(
        {"red": "Jet", "hand": "Calendar"},
        {"blue": "Physics, Tools", "green": "Sailing"},
        decks={10: "Software, Robotics"},
        further_decks=empty("echoes"),
        achievements="Fermenting, Paper, Coal",
    )
    end = t.dogma("Jet")
    assert end.pile(0, "blue") == ["Calendar"]
    assert end.pile(1, "blue") == ["Tools"]
    assert end.available() == {3}, "values 2 and 5"
    assert end.zone("forecast", 0) == {"Software"}


def test_nothing_melded_nothing_returned() -> None:
    t = table({"red": "Jet"}, {"blue": "Physics"}, decks={10: "Software"}, achievements="Coal")
    end = t.dogma("Jet")
    assert end.bystander(t, 1)
    assert end.available() == {5}
