"""Bangle: a 1 tucked; a 2 foreshadowed, or one of the forecast tucked; a 3 into a forecast that is empty."""

from tests.kit import empty, table


def test_a_2_is_foreshadowed_and_no_3_after_it() -> None:
    t = table({"red": "Bangle", "hand": "Oars, Calendar"}, {}, further_decks=empty("echoes"), decks={2: "Currency"})
    end = t.dogma("Bangle", 0)
    assert end.pile(0, "red") == ["Bangle", "Oars"]
    assert end.zone("forecast", 0) == {"Currency"}
    assert end.bystander(t, 1)


def test_a_2_of_the_forecast_is_tucked_and_the_3_follows() -> None:
    t = table(
        {"red": "Bangle", "forecast": "Calendar"}, {}, further_decks=empty("echoes"), decks={3: "Paper", 2: "Currency"}
    )
    end = t.dogma("Bangle", 1)
    assert end.pile(0, "blue") == ["Calendar"]
    assert end.zone("forecast", 0) == {"Paper"}


def test_without_a_2_in_the_forecast_nothing_is_tucked_from_it() -> None:
    t = table({"red": "Bangle", "forecast": "Paper"}, {})
    end = t.dogma("Bangle", 1)
    assert end.zone("forecast", 0) == {"Paper"}


def test_with_a_full_forecast_the_card_stays_in_hand() -> None:
    """Ultimate p. 25: with a color splayed aslant the limit is one."""
    t = table(
        {"red": "Bangle", "blue": "Tools, Writing < aslant", "forecast": "Coal"},
        {},
        further_decks=empty("echoes"),
        decks={2: "Currency"},
    )
    end = t.dogma("Bangle", 0)
    assert (end.zone("forecast", 0), end.hand(0)) == ({"Coal"}, {"Currency"})
