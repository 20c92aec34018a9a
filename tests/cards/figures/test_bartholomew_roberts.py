"""Bartholomew Roberts: a top card with a crown instead of a Draw action; what would be drawn is claimed."""

from tests.kit import table


def test_instead_of_a_draw_action() -> None:
    t = table({"green": "Bartholomew Roberts"}, {"green": "Sailing"}, achievements="Coal")
    end = t.play("draw", "Sailing")
    assert (end.score(0), end.hand(0), end.pile(1, "green")) == ({"Sailing"}, set(), [])


def test_an_effect_that_draws_claims_first() -> None:
    t = table(
        {"green": "Bartholomew Roberts", "blue": "Writing"}, {}, achievements="Calendar, Coal", decks={2: "Mapmaking"}
    )
    end = t.play("dogma Writing")
    assert end.hand(0) == {"Mapmaking"}
    assert end.achievements(0) == {"Calendar"}
