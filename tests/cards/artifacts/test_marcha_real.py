"""Marcha Real: two cards go back: of one value for one higher, of one color for an achievement."""

from tests.kit import Table, table


def laid(hand: str) -> Table:
    return table(
        {"purple": "Marcha Real", "hand": hand},
        {"red": "Coal"},
        decks={2: "Currency"},
        achievements="Pottery, Calendar",
    )


def test_one_value() -> None:
    t = laid("Oars, Tools")
    end = t.dogma("Marcha Real", "Oars")
    assert end.hand(0) == {"Currency"}
    assert end.achievements(0) == set()


def test_one_color() -> None:
    end = laid("Oars, Gunpowder").dogma("Marcha Real", "achievement-2")
    assert end.achievements(0) == {"Calendar"}
    assert end.hand(0) == set()


def test_one_card_is_no_pair() -> None:
    end = laid("Oars").dogma("Marcha Real")
    assert end.hand(0) == end.achievements(0) == set()
