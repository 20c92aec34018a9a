"""Greta Thunberg: a card with a factory goes before any Dogma; with the last of them she wins."""

from tests.kit import table


def test_one_goes_and_one_is_left() -> None:
    t = table({"yellow": "Greta Thunberg", "green": "The Wheel"}, {"red": "Coal", "green": "Corporations"})
    end = t.play("dogma The Wheel", "Coal")
    assert end.pile(1, "red") == []
    assert end.pile(1, "green") == ["Corporations"]
    assert end.winners is None


def test_the_last_one_wins_also_in_anothers_dogma() -> None:
    t = table({"green": "The Wheel"}, {"red": "Coal", "yellow": "Greta Thunberg"})
    assert t.play("dogma The Wheel").winners == (1,)


def test_the_card_of_the_dogma_action_itself_is_not_the_one_that_goes() -> None:
    """Another one is junked; what the action was taken with stays, and keeps her from winning."""
    hers = {"yellow": "Greta Thunberg", "green": "Corporations"}
    alone = table(hers, {}).play("dogma Corporations")
    assert alone.pile(0, "green")[-1] == "Corporations"
    assert alone.winners is None
    other = table(hers, {"red": "Coal"}).play("dogma Corporations", idle=False)
    assert other.pile(1, "red") == []
    assert other.pile(0, "green")[-1] == "Corporations"
    assert other.winners is None
