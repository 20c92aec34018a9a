"""Kaleidoscope: a 7 melded and splayed; the achievement of the concept icons is junked, foreseen the lower ones."""

from tests.kit import NONE, empty, table


def test_the_achievement_of_the_number_of_concept_icons() -> None:
    t = table(
        {"purple": "Kaleidoscope", "yellow": "Masonry, Agriculture"},
        {},
        decks={7: "Refrigeration"},
        further_decks=empty("echoes"),
        achievements="Oars, Calendar, Paper",
    )
    end = t.dogma("Kaleidoscope", "yellow")
    assert end.pile(0, "yellow")[0] == "Refrigeration"
    assert end.splay(0, "yellow") == "right"
    assert end.icons(0, "concept") == 2
    assert end.available() == {1, 3}


def test_foreseen_the_lower_ones_too() -> None:
    t = table(
        {"hand": "Canning", "forecast": "Kaleidoscope"},
        {},
        decks={7: "Refrigeration"},
        further_decks=empty("echoes"),
        achievements="Oars, Calendar, Paper",
    )
    assert t.play("meld Canning", NONE).available() == {3}
