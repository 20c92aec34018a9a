"""Bifocals: a forecast card returned, a 7 foreshadowed; foreseen, one like the lowest achievement; two splays."""

from tests.kit import empty, table

DECKS = {7: "Bicycle, Lighting", 2: "Calendar"}


def test_a_7_and_the_splays() -> None:
    t = table(
        {"blue": "Bifocals", "forecast": "Oars", "green": "Sailing, Clothing", "red": "Archery, Metalworking"},
        {},
        decks=DECKS,
        further_decks=empty("echoes"),
    )
    end = t.dogma("Bifocals", "green", "red")
    assert end.zone("forecast", 0) == {"Bicycle"}
    assert (end.splay(0, "green"), end.splay(0, "red")) == ("right", "up")


def test_foreseen_one_of_the_value_of_the_lowest_achievement() -> None:
    t = table(
        {"hand": "Canning", "forecast": "Bifocals"},
        {},
        decks=DECKS,
        further_decks=empty("echoes"),
        achievements="Mathematics, Paper",
    )
    assert t.play("meld Canning").zone("forecast", 0) == {"Bicycle", "Calendar"}
