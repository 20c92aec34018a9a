"""Octant: top cards with health or industry that are not red go over, for a 6 unless it was foreseen."""

from tests.kit import empty, table

THEIRS = {"red": "Coal", "yellow": "Agriculture, Masonry", "blue": "Physics", "purple": "Philosophy"}
DECKS = {6: "Canning, Democracy, Encyclopedia"}


def test_they_are_taken_for_a_6_foreshadowed() -> None:
    t = table({"red": "Octant"}, THEIRS, decks=DECKS, further_decks=empty("echoes"))
    end = t.dogma("Octant")
    assert (end.pile(0, "yellow"), end.pile(0, "blue")) == (["Agriculture"], ["Physics"])
    assert (end.pile(1, "red"), end.pile(1, "yellow")) == (["Coal"], ["Masonry"])
    assert end.zone("forecast", 1) == {"Canning"}
    assert end.zone("forecast", 0) == {"Democracy"}


def test_nothing_taken_no_6_for_it() -> None:
    t = table({"red": "Octant"}, {"red": "Coal", "purple": "Philosophy"}, decks=DECKS, further_decks=empty("echoes"))
    end = t.dogma("Octant")
    assert end.zone("forecast", 1) == set()


def test_foreseen_there_is_no_6_for_it() -> None:
    t = table({"hand": "Astronomy", "forecast": "Octant"}, THEIRS, decks=DECKS, further_decks=empty("echoes"))
    end = t.play("meld Astronomy")
    assert end.pile(0, "blue") == ["Physics"]
    assert end.zone("forecast", 1) == set()
    assert end.zone("forecast", 0) == {"Canning"}
