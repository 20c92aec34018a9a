"""Velcro Shoes: who would share gives a 9 from hand, else a scored one, or else I win."""

from tests.kit import Table, table


def laid(**other: str) -> Table:
    return table({"red": "Velcro Shoes"}, {"red": "Coal", **other})


def test_from_hand() -> None:
    end = laid(hand="Computers, Oars", score="Genetics").dogma("Velcro Shoes")
    assert end.hand(0) > {"Computers"}
    assert end.score(1) == {"Genetics", "Coal"}


def test_else_from_the_score_pile() -> None:
    end = laid(hand="Oars", score="Genetics").dogma("Velcro Shoes")
    assert end.score(0) == {"Genetics", "Velcro Shoes"}


def test_or_else_i_win() -> None:
    assert laid(hand="Oars").dogma("Velcro Shoes").winners == (0,)


def test_nobody_is_compelled() -> None:
    t = table({"red": "Velcro Shoes"}, {"blue": "Tools"})
    end = t.dogma("Velcro Shoes")
    assert end.winners is None
    assert end.score(0) == {"Velcro Shoes"}
