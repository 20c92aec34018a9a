"""Email: a 10 and a 9 foreshadowed, foreseen an 11, too; the lowest top card that is not green is executed."""

from tests.kit import empty, table

DECKS = {9: "Computers", 10: "Software", 11: "Fusion", 2: "Construction, Fermenting"}


def test_two_are_foreshadowed_and_the_lowest_top_card_executed() -> None:
    t = table({"green": "Email", "blue": "Writing", "red": "Coal"}, {}, decks=DECKS, further_decks=empty("echoes"))
    end = t.dogma("Email")
    assert end.zone("forecast", 0) == {"Computers", "Software"}
    assert end.hand(0) == {"Construction"}, "Writing draws a 2"


def test_foreseen_an_11_too() -> None:
    mine = {"hand": "Services, Oars", "forecast": "Email", "blue": "Writing"}
    t = table(mine, {}, decks=DECKS, further_decks=empty("echoes"))
    end = t.play("meld Services")
    assert end.zone("forecast", 0) == {"Computers", "Software", "Fusion"}
