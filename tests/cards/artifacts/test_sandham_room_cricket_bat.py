"""Sandham Room Cricket Bat: a red 6 achieves, any other one junks an achievement."""

from tests.kit import Table, table


def laid(drawn: str) -> Table:
    return table(
        {"purple": "Sandham Room Cricket Bat"}, {"red": "Coal"}, decks={6: drawn}, achievements="Masonry, Calendar"
    )


def test_red() -> None:
    t = laid("Machine Tools")
    end = t.dogma("Sandham Room Cricket Bat", "achievement-2")
    assert end.achievements(0) == {"Calendar"}
    assert end.hand(0) == {"Machine Tools"}
    assert end.bystander(t, 1)


def test_another_color() -> None:
    end = laid("Democracy").dogma("Sandham Room Cricket Bat", "achievement-1")
    assert end.achievements(0) == set()
    assert end.available() == {2}
    assert "Masonry" in end.junk()
