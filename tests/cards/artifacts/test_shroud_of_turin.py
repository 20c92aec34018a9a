"""Shroud of Turin: three cards of one color, from hand, board and score pile, for an achievement."""

from tests.kit import Table, table


def laid(score: str, **me: str) -> Table:
    return table(
        {"purple": "Shroud of Turin", "hand": "Construction, Tools", "score": score, **me},
        {"green": "The Wheel"},
        achievements="Masonry, Calendar",
    )


def test_all_three() -> None:
    t = laid("Gunpowder, Coal, Physics", red="Oars, Archery")
    asking = t.play("dogma Shroud of Turin", "Construction", idle=False)
    assert set(asking.options()) == {"gunpowder", "coal"}
    end = asking.play("Coal", "achievement-2")
    assert end.pile(0, "red") == ["Archery"]
    assert end.score(0) == {"Gunpowder", "Physics"}
    assert end.achievements(0) == {"Calendar"}
    assert end.bystander(t, 1)


def test_none_of_the_color_in_the_score_pile() -> None:
    end = laid("Physics", red="Oars, Archery").dogma("Shroud of Turin", "Construction")
    assert end.pile(0, "red") == ["Archery"]
    assert end.achievements(0) == set()


def test_none_of_the_color_on_the_board() -> None:
    end = laid("Coal").dogma("Shroud of Turin", "Construction")
    assert end.score(0) == set()
    assert end.achievements(0) == set()


def test_nothing_to_return_from_hand() -> None:
    t = laid("Coal", hand="", red="Oars")
    assert t.dogma("Shroud of Turin").bystander(t, 0, 1)
