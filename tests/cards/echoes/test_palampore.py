"""Palampore: a card of the value of a bonus shown twice is scored; six bonuses are Wealth."""

from tests.kit import NONE, Table, empty, table


def laid(**mine: str) -> Table:
    players = {"green": "Palampore", "purple": "Puppet, Mysticism", **mine}
    return table(players, {}, decks={3: "Paper", 2: "Calendar"}, further_decks=empty("echoes"))


def test_only_a_bonus_that_is_shown_more_than_once_will_do() -> None:
    end = laid(blue="Magnifying Glass", red="Bangle").dogma("Palampore", "purple")
    assert end.score(0) == {"Paper"}
    assert end.splay(0, "purple") == "right"
    assert laid(red="Bangle").dogma("Palampore", NONE).score(0) == set()


def test_six_bonuses_are_wealth() -> None:
    six = {"blue": "Magnifying Glass, Dice < right", "red": "Bangle", "yellow": "Soap"}
    assert laid(**six).dogma("Palampore", "3", NONE).achievements(0) == {"Wealth"}
    five = six | {"blue": "Magnifying Glass, Dice"}
    assert laid(**five).dogma("Palampore", NONE).achievements(0) == set()


def test_which_of_two_is_chosen() -> None:
    asking = laid(blue="Magnifying Glass", red="Plumbing", yellow="Soap").play("dogma Palampore", idle=False)
    assert asking.options() == ("2", "3")
    assert asking.play("2", NONE).score(0) == {"Calendar"}
