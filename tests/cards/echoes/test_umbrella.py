"""Umbrella: a card melded; for each returned card two are scored, as far as the hand goes."""

from tests.kit import NONE, Table, table


def laid() -> Table:
    return table({"green": "Umbrella", "hand": "Oars, Tools, Calendar, Paper, Coal"}, {})


def test_two_are_scored_for_each_returned_card() -> None:
    end = laid().dogma("Umbrella", "Oars", ("Tools",), ("Paper", "Coal"))
    assert end.pile(0, "red") == ["Oars"]
    assert end.score(0) == {"Paper", "Coal"}
    assert end.hand(0) == {"Calendar"}


def test_with_too_few_cards_all_that_are_left_are_scored() -> None:
    """4e base p. 18: as many as you can."""
    end = laid().dogma("Umbrella", NONE, ("Tools", "Oars", "Paper"), "Oars")
    assert end.score(0) == {"Calendar", "Coal"}
    assert end.hand(0) == set()


def test_nothing_returned_nothing_scored() -> None:
    t = laid()
    assert t.dogma("Umbrella", NONE, NONE).bystander(t, 0, 1)
