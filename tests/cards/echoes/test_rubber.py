"""Rubber: two 8s tucked, a top card without a bonus scored, red up; foreseen, a top card is foreshadowed."""

from tests.kit import NONE, empty, table

DECKS = {8: "Flight, Mobility, Rocketry"}


def test_a_top_card_without_a_bonus_is_scored() -> None:
    t = table({"red": "Rubber", "blue": "Tools"}, {}, decks=DECKS, further_decks=empty("echoes"))
    end = t.dogma("Rubber", "red")
    assert end.pile(0, "red") == ["Rubber", "Flight", "Mobility"]
    assert end.score(0) == {"Tools"}
    assert end.splay(0, "red") == "up"
    assert end.zone("forecast", 0) == set()


def test_foreseen_a_top_card_is_foreshadowed() -> None:
    t = table(
        {"hand": "Bicycle", "forecast": "Rubber", "blue": "Tools"}, {}, decks=DECKS, further_decks=empty("echoes")
    )
    end = t.play("meld Bicycle", "Tools", NONE, "Rubber")
    assert end.zone("forecast", 0) == {"Rubber"}
