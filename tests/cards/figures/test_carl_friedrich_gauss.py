"""Carl Friedrich Gauss: all of a value before a meld, a 7 before a Draw action."""

from tests.kit import table


def test_all_of_a_value_from_hand_and_score_pile() -> None:
    t = table({"blue": "Carl Friedrich Gauss", "hand": "Tools, Paper, Oars", "score": "Machinery"}, {})
    end = t.play("meld Tools", 3)
    assert end.pile(0, "green") == ["Paper"]
    assert end.pile(0, "yellow") == ["Machinery"]
    assert end.hand(0) == {"Oars"}


def test_a_7_before_a_draw_action() -> None:
    t = table({"blue": "Carl Friedrich Gauss"}, {}, decks={6: "Canning", 7: "Railroad"})
    assert t.play("draw").hand(0) == {"Railroad", "Canning"}
