"""Where's Waldo?: you win."""

from tests.kit import table


def test_i_win() -> None:
    assert table({"yellow": "Where's Waldo?"}, {"red": "Oars"}).dogma("Where's Waldo?").winners == (0,)


def test_who_shares_wins_first() -> None:
    t = table({"yellow": "Where's Waldo?"}, {"yellow": "Agriculture"})
    assert t.dogma("Where's Waldo?").winners == (1,)
