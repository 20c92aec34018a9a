"""Bartolomeo Cristofori: an achievement before a color comes to show five cards."""

from tests.kit import table


def test_before_the_fifth_visible_card_an_achievement_is_claimed() -> None:
    t = table(
        {
            "purple": "Bartolomeo Cristofori",
            "red": "Archery, Construction, Engineering, Gunpowder < left",
            "hand": "Oars",
        },
        {},
        achievements="Metric System",
    )
    end = t.play("meld Oars")
    assert end.achievements(0) == {"Metric System"}
    assert end.pile(0, "red")[0] == "Oars"


def test_a_pile_that_is_not_splayed_shows_one() -> None:
    t = table(
        {"purple": "Bartolomeo Cristofori", "red": "Archery, Construction, Engineering, Gunpowder", "hand": "Oars"},
        {},
        achievements="Metric System",
    )
    assert t.play("meld Oars").achievements(0) == set()


def test_the_fourth_and_the_sixth_are_not_the_fifth() -> None:
    for pile in ("Archery, Construction, Engineering", "Archery, Construction, Engineering, Gunpowder, Coal"):
        t = table(
            {"purple": "Bartolomeo Cristofori", "red": f"{pile} < up", "hand": "Oars"}, {}, achievements="Metric System"
        )
        assert t.play("meld Oars").achievements(0) == set()


def test_another_color_is_not_counted() -> None:
    t = table(
        {
            "purple": "Bartolomeo Cristofori",
            "red": "Archery, Construction, Engineering, Gunpowder < left",
            "hand": "Tools",
        },
        {},
        achievements="Metric System",
    )
    assert t.play("meld Tools").achievements(0) == set()
