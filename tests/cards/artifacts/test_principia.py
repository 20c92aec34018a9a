"""Principia: top cards that are not blue go back, and for each a card one higher is melded, low ones first."""

from tests.kit import table


def test_one_higher_for_each_in_ascending_order() -> None:
    t = table(
        {"blue": "Principia", "red": "Gunpowder, Oars", "green": "The Wheel", "yellow": "Anatomy"},
        {"purple": "Mysticism"},
        decks={2: "Construction", 5: "Coal, Statistics"},
    )
    end = t.dogma("Principia", "Gunpowder")
    assert end.pile(0, "red") == ["Coal", "Construction", "Oars"]
    assert end.pile(0, "yellow") == ["Statistics"]
    assert end.pile(0, "green") == []
    assert end.pile(0, "blue") == ["Principia"]
    assert end.bystander(t, 1)


def test_nothing_but_blue() -> None:
    t = table({"blue": "Principia, Tools"}, {"purple": "Mysticism"})
    assert t.dogma("Principia").bystander(t, 0, 1)
