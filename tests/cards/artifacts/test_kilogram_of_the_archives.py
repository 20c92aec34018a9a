"""Kilogram of the Archives: two cards go back: ten together score a 10, else a deck is junked."""

from tests.kit import Table, table


def laid(hand: str) -> Table:
    return table(
        {"blue": "Kilogram of the Archives", "red": "Gunpowder", "hand": hand},
        {"yellow": "Masonry"},
        decks={10: "Robotics", 7: "Bicycle", 6: "Canning"},
        achievements="",
    )


def test_ten_together() -> None:
    t = laid("Democracy")
    end = t.dogma("Kilogram of the Archives", "Gunpowder")
    assert end.score(0) == {"Robotics"}
    assert end.pile(0, "red") == []
    assert end.bystander(t, 1)


def test_seven_together() -> None:
    end = laid("Optics").dogma("Kilogram of the Archives", "Gunpowder")
    assert end.score(0) == set()
    assert end.deck(7) == []


def test_the_board_alone() -> None:
    end = laid("").dogma("Kilogram of the Archives", "Kilogram of the Archives")
    assert end.deck(6) == []
