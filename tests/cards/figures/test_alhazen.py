"""Alhazen: a castle is tucked instead of a Draw action, and a card as high as a color's icons is drawn."""

from tests.kit import table


def test_a_castle_is_tucked_and_a_card_drawn_by_a_color() -> None:
    t = table({"blue": "Alhazen"}, {"red": "Metalworking"}, decks={2: "Calendar", 3: "Engineering"})
    end = t.play("draw", "red", "option-1")
    assert (end.pile(0, "red"), end.pile(1, "red")) == (["Metalworking"], [])
    assert end.hand(0) == {"Engineering"}
    assert t.play("draw", "blue", "option-2").hand(0) == {"Calendar"}


def test_a_color_without_the_icon_draws_the_lowest_card() -> None:
    t = table({"blue": "Alhazen"}, {}, decks={1: "Tools", 2: "Calendar"})
    assert t.play("draw", "option-1").hand(0) == {"Tools"}


def test_a_draw_by_an_effect_is_none() -> None:
    t = table({"blue": "Alhazen", "green": "The Wheel"}, {}, decks={1: "Tools, Sailing"})
    assert t.play("dogma The Wheel").hand(0) == {"Tools", "Sailing"}


def test_nor_is_another_players() -> None:
    t = table({"red": "Metalworking"}, {"blue": "Alhazen"}, decks={1: "Tools"})
    end = t.play("draw")
    assert (end.hand(0), end.pile(0, "red")) == ({"Tools"}, ["Metalworking"])
