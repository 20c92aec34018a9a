"""Colt Paterson Revolver: who would share draws a 7; another card of its color in hand costs hand and score pile."""

from tests.kit import Table, table


def laid(hand: str) -> Table:
    return table(
        {"yellow": "Colt Paterson Revolver"},
        {"red": "Coal", "hand": hand, "score": "Tools"},
        decks={7: "Evolution, Lighting"},
    )


def test_a_card_of_its_color() -> None:
    end = laid("Pottery, Oars").dogma("Colt Paterson Revolver", "Oars")
    assert end.hand(1) == end.score(1) == set()


def test_no_other_card_of_its_color() -> None:
    end = laid("Oars").dogma("Colt Paterson Revolver")
    assert end.hand(1) == {"Oars", "Evolution"}
    assert end.score(1) == {"Tools"}
