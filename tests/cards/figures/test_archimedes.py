"""Archimedes: values printed in an effect are one higher."""

from tests.kit import table


def test_of_each_effect() -> None:
    t = table({"blue": "Archimedes", "green": "Sailing"}, {}, decks={1: "Archery", 2: "Mapmaking"})
    assert t.play("dogma Sailing").pile(0, "green") == ["Mapmaking", "Sailing"]


def test_a_draw_action_executes_no_effect() -> None:
    t = table({"blue": "Archimedes"}, {}, decks={2: "Calendar", 3: "Paper"})
    assert t.play("draw").hand(0) == {"Calendar"}
