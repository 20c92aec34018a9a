"""Mask of Warka: all hands are shown; if nobody else has the color I chose, I return mine and achieve their values."""

from tests.kit import Table, table


def laid(mine: str, other: str) -> Table:
    return table(
        {"purple": "Mask of Warka", "hand": mine},
        {"green": "Sailing", "hand": other},
        achievements="Domestication, Mathematics, Alchemy",
    )


def test_a_color_of_mine_alone() -> None:
    end = laid("Oars, Construction, Tools", "Pottery").dogma("Mask of Warka", "red")
    assert end.hand(0) == {"Tools"}
    assert end.deck(1)[-1] == "Oars"
    assert end.deck(2)[-1] == "Construction"
    assert end.achievements(0) == {"Domestication", "Mathematics"}
    assert end.available() == {3}
    assert end.hand(1) == {"Pottery"}


def test_somebody_else_has_the_color() -> None:
    t = laid("Oars, Construction, Tools", "Archery")
    assert t.dogma("Mask of Warka", "red").bystander(t, 0, 1)


def test_a_color_that_nobody_has() -> None:
    t = laid("Tools", "Archery")
    assert t.dogma("Mask of Warka", "purple").bystander(t, 0, 1)


def test_of_a_value_with_no_available_achievement_the_card_goes_all_the_same() -> None:
    end = laid("Gunpowder", "").dogma("Mask of Warka", "red")
    assert end.hand(0) == end.achievements(0) == set()
