"""Jedlik's Electromagnetic Self-Rotor: an 8 is scored, one melded; an 8 junks a deck."""

from tests.kit import table

NAME = "Jedlik's Electromagnetic Self-Rotor"


def test_an_8() -> None:
    t = table({"red": NAME}, {"yellow": "Masonry"}, decks={8: "Flight, Rocketry", 3: "Optics"}, achievements="")
    end = t.dogma(NAME, "3")
    assert end.score(0) == {"Flight"}
    assert end.pile(0, "blue") == ["Rocketry"]
    assert end.deck(3) == []
    assert end.bystander(t, 1)


def test_a_9() -> None:
    t = table({"red": NAME}, {"yellow": "Masonry"}, decks={8: "Flight", 9: "Genetics"})
    end = t.dogma(NAME)
    assert end.pile(0, "blue") == ["Genetics"]
