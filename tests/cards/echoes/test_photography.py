"""Photography: a forecast card melded, highest top cards to hand; three echo effects are History, foreseen a win."""

from tests.kit import table

THREE = "Bell, Flute, Novel < aslant"


def test_three_echo_effects_in_one_color_are_history() -> None:
    t = table({"blue": "Photography", "forecast": "Oars", "purple": THREE}, {"red": "Coal", "green": "Sailing"})
    end = t.dogma("Photography")
    assert end.pile(0, "red") == ["Oars"]
    assert end.hand(1) == {"Coal"}
    assert "History" in end.achievements(0)
    assert end.winners is None


def test_two_are_too_few() -> None:
    t = table({"blue": "Photography", "purple": "Bell, Flute < aslant"}, {})
    assert t.dogma("Photography").achievements(0) == set()


def test_foreseen_it_wins() -> None:
    t = table({"hand": "Bicycle", "forecast": "Photography", "purple": THREE}, {})
    assert t.play("meld Bicycle").winners == (0,)
