"""Boerhaave Microscope: the lowest cards of hand and board go back for one worth both together."""

from tests.kit import table


def test_both_together() -> None:
    t = table(
        {"blue": "Boerhaave Microscope", "red": "Engineering", "hand": "Calendar, Coal"},
        {"yellow": "Agriculture"},
        decks={5: "Banking"},
    )
    end = t.dogma("Boerhaave Microscope")
    assert end.score(0) == {"Banking"}
    assert end.hand(0) == {"Coal"}
    assert end.pile(0, "red") == []
    assert end.bystander(t, 1)


def test_the_board_alone() -> None:
    t = table({"blue": "Boerhaave Microscope"}, {"yellow": "Agriculture"}, decks={5: "Banking"})
    end = t.dogma("Boerhaave Microscope")
    assert end.score(0) == {"Banking"}
    assert end.pile(0, "blue") == []


def test_of_lowest_ones_i_choose() -> None:
    t = table(
        {"blue": "Boerhaave Microscope", "red": "Oars", "green": "Sailing", "hand": "Calendar"},
        {"yellow": "Agriculture"},
        decks={3: "Optics"},
    )
    end = t.dogma("Boerhaave Microscope", "Sailing")
    assert end.pile(0, "green") == []
    assert end.score(0) == {"Optics"}
