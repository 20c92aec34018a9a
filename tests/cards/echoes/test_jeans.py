"""Jeans: of two 8s one is foreshadowed, of two like the top blue card one melded; foreseen, one comes from the junk."""

from tests.kit import empty, table

DECKS = {8: "Flight, Mobility", 1: "Oars, Sailing, Clothing", 7: "Bicycle"}


def test_each_pair_is_split() -> None:
    t = table({"green": "Jeans", "blue": "Tools"}, {}, decks=DECKS, further_decks=empty("echoes"))
    end = t.dogma("Jeans", "Flight", "Oars", "7")
    assert end.zone("forecast", 0) == {"Mobility"}
    assert end.pile(0, "red") == ["Oars"]
    assert end.deck(1) == ["Clothing", "Sailing"]
    assert end.deck(7) == []
    assert end.hand(0) == set()


def test_foreseen_a_card_comes_from_the_junk() -> None:
    mine = {"hand": "Bicycle", "forecast": "Jeans", "blue": "Tools"}
    decks = {8: "Flight, Mobility", 1: "Oars, Sailing", 7: "Lighting"}
    t = table(mine, {}, decks=decks, further_decks=empty("echoes"))
    asking = t.play("meld Bicycle", "Flight", "Oars", "7", idle=False)
    end = asking.play(asking.options()[0])
    assert len(end.hand(0)) == 1
