"""Battleship Bismarck: who would share draws an 8 and returns its color from the board."""

from tests.kit import table


def test_the_color_of_an_8() -> None:
    t = table(
        {"red": "Battleship Bismarck"},
        {"red": "Coal, Gunpowder", "green": "Electricity, Sailing"},
        decks={8: "Flight"},
    )
    end = t.dogma("Battleship Bismarck")
    assert end.pile(1, "red") == []
    assert end.pile(1, "green") == ["Electricity", "Sailing"]
    assert end.hand(1) == {"Flight"}
    assert end.bystander(t, 0)
