"""Slot Machine: of a 1 to a 5 one green card splays green or purple right, two score all, three win."""

import pytest

from tests.kit import Table, table

CARDS = {
    1: ("Dance", "Maze"),
    2: ("Mapmaking", "Monotheism"),
    3: ("Paper", "Optics"),
    4: ("Navigation", "Reformation"),
    5: ("Measurement", "Coal"),
}


def laid(*green: int) -> Table:
    """Lay out: the cards of these values are green."""
    drawn = {value: CARDS[value][0 if value in green else 1] for value in CARDS}
    return table(
        {"purple": "Slot Machine, Astronomy", "hand": "Tools"},
        {"hand": "Oars"},
        decks={value: drawn[value] for value in (2, 3, 4, 5)},
        further_decks={("unseen", 1): drawn[1]},
    )


@pytest.mark.parametrize("green", [(), (1,), (4,), (1, 3), (2, 5)])
def test_up_to_two_green_cards(green: tuple[int, ...]) -> None:
    t = laid(*green)
    end = t.dogma("Slot Machine")
    assert end.winners is None
    assert end.splay(0, "purple") == ("right" if green else "none")
    assert len(end.score(0)) == (5 if len(green) == 2 else 0)
    assert end.hand(0) == {"Tools"}
    if len(green) < 2:
        assert [len(end.deck(value)) for value in (2, 3, 4, 5)] == [1, 1, 1, 1]
        assert len(end.deck(1, "unseen")) == 1
    assert end.bystander(t, 1)


@pytest.mark.parametrize("green", [(1, 2, 3), (1, 2, 3, 4, 5)])
def test_three_green_cards_win(green: tuple[int, ...]) -> None:
    assert laid(*green).dogma("Slot Machine").winners == (0,)
