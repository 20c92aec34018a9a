"""Parnell Pitch Drop: a card one higher is melded; with no achievement to junk, three efficiency on it win."""

from tests.kit import table


def test_with_none_to_junk() -> None:
    t = table({"blue": "Parnell Pitch Drop"}, {"red": "Coal"}, decks={9: "Satellites"}, achievements="")
    assert t.dogma("Parnell Pitch Drop").winners == (0,)


def test_two_efficiency_are_too_few() -> None:
    t = table({"blue": "Parnell Pitch Drop"}, {"red": "Coal"}, decks={9: "Computers"}, achievements="")
    end = t.dogma("Parnell Pitch Drop")
    assert end.winners is None
    assert end.pile(0, "blue") == ["Computers", "Parnell Pitch Drop"]


def test_an_achievement_is_junked() -> None:
    t = table({"blue": "Parnell Pitch Drop"}, {"red": "Coal"}, decks={9: "Satellites"}, achievements="Oars")
    end = t.dogma("Parnell Pitch Drop")
    assert end.winners is None
    assert end.available() == set()
