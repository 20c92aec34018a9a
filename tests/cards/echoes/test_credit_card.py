"""Credit Card: a top card to hand for a scored card of its value; foreseen, as often as one likes."""

from tests.kit import NONE, empty, table

DECKS = {9: "Computers, Ecology", 1: "Tools", 2: "Calendar"}


def test_a_top_card_for_a_scored_card_of_its_value() -> None:
    t = table(
        {"green": "Credit Card", "red": "Oars", "blue": "Mathematics"}, {}, decks=DECKS, further_decks=empty("echoes")
    )
    end = t.dogma("Credit Card", "Oars")
    assert end.hand(0) == {"Oars"}
    assert end.score(0) == {"Tools"}
    assert end.zone("forecast", 0) == {"Computers"}
    assert t.dogma("Credit Card", NONE).score(0) == set()


def test_foreseen_it_is_repeated() -> None:
    t = table(
        {"hand": "Services", "forecast": "Credit Card", "red": "Oars", "blue": "Mathematics"},
        {},
        decks=DECKS,
        further_decks=empty("echoes"),
    )
    end = t.play("meld Services", "Oars", "Mathematics", NONE)
    assert end.hand(0) == {"Oars", "Mathematics"}
    assert end.score(0) == {"Tools", "Calendar"}
