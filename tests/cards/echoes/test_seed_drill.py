"""Seed Drill: opponents return a top card below 3; for a junked deck the highest card in the junk is achieved."""

from tests.kit import Table, table


def laid(score: str = "", junk: str = "") -> Table:
    return table(
        {"green": "Seed Drill", "score": score},
        {"red": "Optics", "blue": "Tools", "yellow": "Masonry"},
        junk=junk,
        achievements="",
    )


def test_a_top_card_below_3_is_returned() -> None:
    asking = laid().play("dogma Seed Drill", idle=False)
    assert asking.options() == ("masonry", "tools")
    end = asking.play("Masonry", "4", "no")
    assert end.pile(1, "yellow") == []
    assert end.deck(4) != []


def test_the_highest_card_of_the_junk_if_eligible() -> None:
    end = laid("Societies, Canning, Democracy, Astronomy, Coal", "Physics").dogma("Seed Drill", "Tools", "3", "yes")
    assert end.achievements(0) == {"Physics"}
    assert end.deck(3) == []
    poor = laid("Societies", "Physics").dogma("Seed Drill", "Tools", "3", "yes")
    assert poor.achievements(0) == set()
    assert poor.deck(3) == []
