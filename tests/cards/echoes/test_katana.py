"""Katana: two top cards with authority are taken; where there was one only, and foreseen, the achievements go."""

from tests.kit import Table, table


def laid(theirs: dict[str, str], forecast: bool) -> Table:
    mine = {"hand": "Alchemy", "forecast": "Katana"} if forecast else {"red": "Katana"}
    return table(mine, theirs, achievements="Sailing, Calendar")


ONE = {"yellow": "Machinery", "blue": "Pottery"}
TWO = {"yellow": "Machinery", "purple": "City States", "blue": "Pottery"}


def test_two_are_taken_and_the_achievements_stay() -> None:
    for forecast in (False, True):
        t = laid(TWO, forecast)
        end = t.play("meld Alchemy" if forecast else "dogma Katana")
        assert end.score(0) == {"Machinery", "City States"}
        assert end.available() == {1, 2}


def test_just_one_and_foreseen_junks_the_achievements() -> None:
    end = laid(ONE, forecast=True).play("meld Alchemy")
    assert end.score(0) == {"Machinery"}
    assert end.available() == set()


def test_just_one_but_not_foreseen_and_none_at_all() -> None:
    assert laid(ONE, forecast=False).dogma("Katana").available() == {1, 2}
    end = laid({"blue": "Pottery"}, forecast=True).play("meld Alchemy")
    assert (end.score(0), end.available()) == (set(), {1, 2})
