"""Artificial Heart: an achievement with the score doubled; foreseen, one after the other."""

from tests.kit import table


def test_points_count_twice_and_the_top_card_does_not() -> None:
    t = table({"blue": "Artificial Heart", "score": "Coal"}, {}, achievements="Sailing, Mathematics, Canning, Bicycle")
    asking = t.play("dogma Artificial Heart", idle=False)
    assert asking.points(0) == 16, "a bonus of 11"
    assert len(asking.options()) == 3, "the 7 takes 35, and twice 16 is 32"
    end = asking.play(asking.options()[0])
    assert end.values("achievements", 0) == [1]


def test_foreseen_it_goes_on() -> None:
    mine = {"hand": "Software", "forecast": "Artificial Heart", "score": "Oars"}
    end = table(mine, {}, achievements="Sailing, Tools, Canning").play("meld Software", "achievement-1-1")
    assert end.values("achievements", 0) == [1, 1]
    assert end.available() == {6}
