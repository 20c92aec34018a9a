"""Isaac Newton: a 1 goes to a board before a Draw action; colors go right before a Dogma."""

from tests.kit import table


def test_a_1_for_any_board_before_a_draw_action() -> None:
    t = table({"blue": "Isaac Newton"}, {}, decks={1: "Archery", 5: "Coal"})
    end = t.play("draw", "player-2")
    assert (end.pile(1, "red"), end.hand(0)) == (["Archery"], {"Coal"})
    assert t.play("draw", "player-1").pile(0, "red") == ["Archery"]


def test_all_colors_with_a_top_card_of_the_value_go_right() -> None:
    t = table(
        {
            "blue": "Isaac Newton",
            "green": "The Wheel, Sailing < left",
            "yellow": "Agriculture, Masonry < up",
            "purple": "Philosophy, Mysticism",
            "red": "Archery",
        },
        {},
        decks={1: "Oars, Clothing"},
    )
    end = t.play("dogma The Wheel")
    assert [end.splay(0, color) for color in ("green", "yellow", "purple", "red")] == ["right", "right", "none", "none"]
    assert end.hand(0) == {"Oars", "Clothing"}


def test_a_draw_by_an_effect_is_no_draw_action() -> None:
    t = table({"blue": "Isaac Newton", "green": "The Wheel"}, {}, decks={1: "Oars, Clothing"})
    assert t.play("dogma The Wheel").hand(0) == {"Oars", "Clothing"}


def test_another_players_actions_are_not_meant() -> None:
    t = table({"green": "The Wheel, Sailing"}, {"blue": "Isaac Newton"}, decks={1: "Oars, Clothing"})
    assert t.play("dogma The Wheel").splay(0, "green") == "none"
