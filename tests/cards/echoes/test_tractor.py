"""Tractor: 7s are drawn and scored; foreseen, seven more."""

from tests.kit import empty, table

SEVENS = "Bicycle, Lighting, Combustion, Electricity, Evolution, Explosives, Publications, Railroad, Refrigeration"


def test_7s() -> None:
    t = table({"yellow": "Tractor"}, {}, decks={7: SEVENS}, further_decks=empty("echoes"))
    end = t.dogma("Tractor")
    assert end.score(0) == {"Lighting"}
    assert end.hand(0) == {"Bicycle", "Combustion"}


def test_foreseen_seven_more() -> None:
    t = table({"hand": "Flight", "forecast": "Tractor"}, {}, decks={7: SEVENS}, further_decks=empty("echoes"))
    assert len(t.play("meld Flight").score(0)) == 8
