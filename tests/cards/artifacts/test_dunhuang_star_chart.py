"""Dunhuang Star Chart: the whole hand for one card of the value of their number."""

from tests.kit import table


def test_four_cards_for_a_4() -> None:
    t = table(
        {"blue": "Dunhuang Star Chart", "hand": "Oars, Tools, Coal, Optics"},
        {"yellow": "Agriculture"},
        decks={4: "Anatomy"},
    )
    end = t.dogma("Dunhuang Star Chart", "Oars")
    assert end.hand(0) == {"Anatomy"}
    assert end.bystander(t, 1)


def test_an_empty_hand_gives_a_1() -> None:
    t = table({"blue": "Dunhuang Star Chart"}, {"yellow": "Agriculture"}, decks={1: "Tools"})
    assert t.dogma("Dunhuang Star Chart").hand(0) == {"Tools"}
