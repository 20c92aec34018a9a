"""John Harrison: a card of any set for one of the hand, before a Draw action."""

from tests.kit import Table, table


def laid(hand: str = "Oars", further: str = "Hammurabi, Shennong") -> Table:
    return table(
        {"green": "John Harrison", "hand": hand},
        {},
        decks={1: "Tools, Writing", 6: "Canning, Democracy"},
        further_decks={("figures", 1): further},
    )


def test_of_the_figures() -> None:
    end = laid().play("draw", "figures")
    assert end.hand(0) == {"Hammurabi", "Canning"}
    assert end.deck(1)[-1] == "Oars"


def test_of_the_base_set() -> None:
    assert laid().play("draw", "base").hand(0) == {"Tools", "Canning"}


def test_where_the_set_has_none_left_it_is_a_base_card() -> None:
    assert laid(further="").play("draw", "figures").hand(0) == {"Tools", "Canning"}


def test_with_an_empty_hand_he_only_draws() -> None:
    assert laid(hand="").play("draw").hand(0) == {"Canning"}


def test_draws_by_effects_are_not_heard() -> None:
    t = table({"green": "John Harrison", "blue": "Writing", "hand": "Oars"}, {}, decks={2: "Calendar"})
    assert t.dogma("Writing").hand(0) == {"Oars", "Calendar"}


def test_the_free_draw_is_a_draw_action() -> None:
    """U29, Note."""
    t = table(
        {"green": "John Harrison", "blue": "Writing"},
        {"blue": "Tools"},
        decks={2: "Calendar, Mapmaking, Philosophy"},
        further_decks={("figures", 6): "Tecumseh", ("figures", 2): "Plato"},
    )
    end = t.dogma("Writing", "figures")
    assert end.hand(0) == {"Plato", "Tecumseh"}
