"""Sejong The Great: one higher is melded instead."""

from tests.kit import table


def test_as_high_as_the_top_red_card() -> None:
    t = table({"blue": "Sejong the Great", "red": "Archery", "hand": "Tools"}, {}, decks={2: "Mapmaking"})
    end = t.play("meld Tools")
    assert end.pile(0, "green") == ["Mapmaking"]
    assert end.deck(1)[-1] == "Tools"


def test_another_value_is_melded() -> None:
    t = table({"blue": "Sejong the Great", "red": "Archery", "hand": "Calendar"}, {}, decks={2: "Mapmaking"})
    assert t.play("meld Calendar").pile(0, "blue") == ["Calendar", "Sejong the Great"]
