"""Bandage: a scored and a top card with efficiency are returned; for both, achievements by those one has."""

from tests.kit import Table, table


def laid(**theirs: str) -> Table:
    return table(
        {"red": "Bandage", "hand": "Fermenting"},
        {"score": "Computers, Oars", "achievements": "Tools"} | theirs,
        achievements="Sailing, Mathematics",
    )


def test_for_both_an_achievement_is_junked_for_each() -> None:
    asking = laid(green="Satellites").play("dogma Bandage", idle=False)
    end = asking.play("achievement-1")
    assert end.pile(0, "yellow") == ["Fermenting"]
    assert (end.score(1), end.pile(1, "green")) == ({"Oars"}, [])
    assert len(end.available()) == 1


def test_a_special_achievement_is_an_available_one() -> None:
    """Ultimate p. 12, Available Achievement."""
    asking = laid(green="Satellites").play("dogma Bandage", idle=False)
    end = asking.play("World")
    assert end.available() == {1, 2}
    assert "World" not in end.specials()


def test_one_of_them_is_not_enough() -> None:
    end = laid(green="Currency").dogma("Bandage")
    assert end.score(1) == {"Oars"}
    assert end.available() == {1, 2}
