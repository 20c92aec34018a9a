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


def test_another_than_the_card_of_the_action_goes() -> None:
    t = table({"yellow": "Greta Thunberg", "red": "Coal", "green": "Corporations"}, {})
    end = t.play("dogma Coal", idle=False)
    assert end.pile(0, "green") == []
    assert end.winners is None


def test_nothing_goes_if_the_card_of_the_action_is_the_only_one() -> None:
    t = table({"yellow": "Greta Thunberg", "red": "Coal"}, {})
    end = t.play("dogma Coal", idle=False)
    assert end.winners is None
    assert "Coal" in end.pile(0, "red")
