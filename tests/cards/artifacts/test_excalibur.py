"""Excalibur: who would share hands over a top card that is higher than mine of that color."""

from tests.kit import table


def test_higher_than_mine_of_its_color() -> None:
    t = table(
        {"red": "Excalibur", "purple": "Philosophy"},
        {"red": "Engineering", "green": "The Wheel", "purple": "Enterprise", "blue": "Tools"},
    )
    asking = t.play("dogma Excalibur", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"the-wheel", "enterprise", "tools"}, "where I have none mine counts as 0"
    end = asking.play("Enterprise")
    assert end.pile(0, "purple") == ["Enterprise", "Philosophy"]


def test_none_is_higher() -> None:
    t = table({"red": "Excalibur", "green": "The Wheel"}, {"red": "Construction, Archery"})
    assert t.dogma("Excalibur").bystander(t, 0, 1)


def test_who_would_not_share_is_left_alone() -> None:
    t = table({"red": "Excalibur"}, {"purple": "Enterprise"})
    assert t.dogma("Excalibur").bystander(t, 0, 1)
