"""Mjölnir Amulet: who would share chooses a top card, and all its color goes to my score pile."""

from tests.kit import table


def test_a_whole_color() -> None:
    t = table(
        {"red": "Mjölnir Amulet"},
        {"red": "Construction, Oars", "green": "The Wheel, Sailing, Clothing", "purple": "Mysticism"},
    )
    asking = t.play("dogma Mjölnir Amulet", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"construction", "the-wheel", "mysticism"}
    end = asking.play("The Wheel")
    assert end.score(0) == {"The Wheel", "Sailing", "Clothing"}
    assert end.pile(1, "green") == []
    assert end.pile(1, "red") == ["Construction", "Oars"]


def test_who_would_not_share_is_left_alone() -> None:
    t = table({"red": "Mjölnir Amulet"}, {"purple": "Enterprise"})
    assert t.dogma("Mjölnir Amulet").bystander(t, 0, 1)
