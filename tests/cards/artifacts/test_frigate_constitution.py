"""Frigate Constitution: who would share shows a card; one as high as a top card of mine costs that color."""

from tests.kit import table


def test_as_high_as_a_top_card_of_mine() -> None:
    t = table(
        {"red": "Frigate Constitution", "blue": "Tools"},
        {"red": "Coal, Oars", "green": "Electricity", "hand": "Archery, Gunpowder"},
    )
    asking = t.play("dogma Frigate Constitution", idle=False)
    assert (asking.decider(), set(asking.options())) == (1, {"archery", "gunpowder"})
    end = asking.play("Archery")
    assert end.hand(1) == {"Gunpowder"}
    assert end.pile(1, "red") == []
    assert end.pile(1, "green") == ["Electricity"]
    assert end.bystander(t, 0)


def test_another_value_is_only_shown() -> None:
    t = table(
        {"red": "Frigate Constitution", "blue": "Tools"},
        {"red": "Coal, Oars", "green": "Electricity", "hand": "Archery, Gunpowder"},
    )
    assert t.dogma("Frigate Constitution", "Gunpowder").bystander(t, 0, 1)


def test_an_empty_hand() -> None:
    t = table({"red": "Frigate Constitution"}, {"red": "Coal", "green": "Electricity"})
    assert t.dogma("Frigate Constitution").bystander(t, 0, 1)
