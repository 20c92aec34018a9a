"""Abell Gallery Harpsichord: a card of each value that just one of my top cards has is drawn and scored."""

from tests.kit import table


def test_values_that_one_top_card_has() -> None:
    t = table(
        {
            "purple": "Abell Gallery Harpsichord",
            "red": "Oars",
            "blue": "Tools",
            "yellow": "Canning",
            "green": "Currency",
        },
        {"purple": "Mysticism"},
        decks={1: "Sailing", 2: "Calendar", 4: "Anatomy", 6: "Democracy"},
    )
    end = t.dogma("Abell Gallery Harpsichord")
    assert end.score(0) == {"Calendar", "Anatomy", "Democracy"}
    assert end.deck(1) == ["Sailing"]
    assert end.bystander(t, 1)


def test_ascending_order_counts_where_a_deck_is_empty() -> None:
    t = table(
        {"purple": "Abell Gallery Harpsichord", "red": "Coal"},
        {"purple": "Mysticism"},
        decks={4: "", 5: "Physics, Astronomy"},
    )
    end = t.dogma("Abell Gallery Harpsichord")
    assert end.score(0) == {"Physics", "Astronomy"}
