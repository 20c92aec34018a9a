"""Subway: a 7 is tucked; seven visible cards of its color draw a 9, fewer are all junked for an 8."""

import pytest

from tests.kit import table

SIX = "Subway, Canning, Masonry, Fermenting, Machinery, Agriculture"


@pytest.mark.parametrize(
    ("yellow", "kept"),
    [(f"{SIX} < left", True), (f"{SIX} < up", True), (SIX, False), ("Subway, Canning, Masonry < left", False)],
)
def test_seven_visible_cards_are_kept(yellow: str, kept: bool) -> None:
    t = table(
        {"yellow": yellow, "red": "Archery"},
        {"yellow": "Domestication"},
        decks={8: "Flight", 9: "Computers"},
        further_decks={("unseen", 7): "Mafia"},
    )
    end = t.dogma("Subway")
    assert end.hand(0) == ({"Computers"} if kept else {"Flight"})
    assert end.pile(0, "yellow") == ([*yellow.partition(" <")[0].split(", "), "Mafia"] if kept else [])
    assert ("Mafia" in end.junk()) is not kept
    assert end.pile(0, "red") == ["Archery"]
    assert end.bystander(t, 1)


def test_another_color_is_looked_at_and_junked() -> None:
    t = table(
        {"yellow": f"{SIX} < left", "red": "Archery, Oars < left"},
        {},
        decks={8: "Flight"},
        further_decks={("unseen", 7): "Camouflage"},
    )
    end = t.dogma("Subway")
    assert end.pile(0, "red") == []
    assert {"Archery", "Oars", "Camouflage"} <= end.junk()
    assert len(end.pile(0, "yellow")) == 6
    assert end.hand(0) == {"Flight"}
