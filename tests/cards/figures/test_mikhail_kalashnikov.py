"""Mikhail Kalashnikov: an opponent's top red card before an opponent melds."""

from tests.kit import table


def test_it_is_scored_or_executed() -> None:
    t = table({"hand": "Tools", "red": "Archery"}, {"red": "Mikhail Kalashnikov"})
    asked = t.play("meld Tools", idle=False)
    assert asked.decider() == 1
    assert t.play("meld Tools", 0).score(1) == {"Archery"}


def test_ones_own_meld_is_not_waited_for() -> None:
    t = table({"red": "Mikhail Kalashnikov", "hand": "Tools"}, {"red": "Archery"})
    assert t.play("meld Tools").pile(1, "red") == ["Archery"]
