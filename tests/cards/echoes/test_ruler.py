"""Ruler: of two 1s of Echoes one is foreshadowed and the other returned."""

from tests.kit import Table, table


def laid(**more: str) -> Table:
    return table(
        {"blue": "Ruler", "red": "Oars", **more},
        {},
        further_decks={("echoes", 1): "Soap, Comb, Dice", ("echoes", 2): ""},
        decks={2: "Calendar"},
    )


def test_one_is_foreshadowed_and_the_other_returned() -> None:
    end = laid().dogma("Ruler", "Comb")
    assert end.zone("forecast", 0) == {"Comb"}
    assert end.deck(1, "echoes") == ["Dice", "Soap"]
    assert end.hand(0) == {"Calendar"}


def test_with_a_full_forecast_the_one_stays_in_hand_and_the_other_is_returned() -> None:
    """Ultimate p. 25: the card stays where it is."""
    end = laid(purple="Philosophy, Mysticism < aslant", forecast="Coal").dogma("Ruler", "Comb")
    assert end.zone("forecast", 0) == {"Coal"}
    assert end.hand(0) == {"Calendar", "Comb"}
    assert end.deck(1, "echoes") == ["Dice", "Soap"]
