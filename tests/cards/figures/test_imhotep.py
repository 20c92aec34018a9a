"""Imhotep: a 2 is melded before the second action's 1, and a color loses its top cards."""

from tests.kit import table


def test_a_2_that_splays_its_color_costs_every_board_its_top_card() -> None:
    t = table(
        {"blue": "Imhotep", "green": "The Wheel"},
        {"green": "Sailing"},
        decks={1: "Oars, Archery, Tools", 2: "Currency"},
        taken=1,
    )
    end = t.play("dogma The Wheel")
    assert (end.pile(0, "green"), end.pile(1, "green")) == (["The Wheel"], [])
    assert end.hand(0) == {"Oars", "Archery"}
    assert end.deck(2) == ["Currency"]


def test_a_color_that_cannot_be_splayed_stays() -> None:
    t = table({"blue": "Imhotep", "green": "The Wheel"}, {"red": "Oars"}, decks={2: "Construction"}, taken=1)
    end = t.play("dogma The Wheel")
    assert (end.pile(0, "red"), end.pile(1, "red")) == (["Construction"], ["Oars"])


def test_a_3_costs_nothing() -> None:
    t = table({"blue": "Imhotep", "green": "The Wheel"}, {}, decks={2: "", 3: "Compass"}, taken=1)
    end = t.play("dogma The Wheel")
    assert (end.pile(0, "green"), end.splay(0, "green")) == (["Compass", "The Wheel"], "left")


def test_neither_the_first_action_nor_a_2_is_meant() -> None:
    t = table({"blue": "Imhotep", "green": "The Wheel"}, {}, decks={2: "Construction"})
    assert t.play("dogma The Wheel").pile(0, "red") == []
    of_2 = table({"blue": "Imhotep", "purple": "Philosophy"}, {}, decks={2: "Construction"}, taken=1)
    assert of_2.play("dogma Philosophy").pile(0, "red") == []
