"""Dragon's Lair: a scored card of a value of its own is melded, and a card of its color, or the victim loses."""

from tests.kit import table

TITLE = "Dragon's Lair"


def test_two_melded_cards_save_the_victim() -> None:
    t = table(
        {"purple": TITLE},
        {"blue": "Translation", "score": "Tools, Oars, Calendar, Machinery", "hand": "Mathematics, Archery"},
        decks={1: "Writing, Sailing", 2: "", 11: "Fusion, Escapism"},
        further_decks={("artifacts", 1): "Holmegaard Bows, Dancing Girl"},
    )
    end = t.dogma(TITLE)
    assert end.pile(1, "blue") == ["Mathematics", "Calendar", "Translation"]
    assert end.score(1) == {"Tools", "Oars", "Machinery"}
    assert end.winners is None
    assert (end.deck(1), end.deck(11), end.deck(1, "artifacts")) == (["Sailing"], ["Escapism"], ["Dancing Girl"])


def test_one_melded_card_loses() -> None:
    t = table({"purple": TITLE}, {"blue": "Translation", "score": "Tools, Oars, Calendar", "hand": "Archery"})
    assert t.dogma(TITLE).winners == (0,)


def test_without_a_value_of_its_own_the_decks_lose_their_top_cards() -> None:
    t = table(
        {"purple": TITLE},
        {"blue": "Translation", "score": "Tools, Oars", "hand": "Mathematics"},
        decks={1: "Writing, Sailing"},
    )
    end = t.dogma(TITLE)
    assert (end.winners, end.score(1), end.hand(1), end.deck(1)) == (
        None,
        {"Tools", "Oars"},
        {"Mathematics"},
        ["Sailing"],
    )


def test_who_would_not_share_is_not_compelled() -> None:
    t = table({"purple": TITLE}, {"red": "Archery", "score": "Calendar"})
    assert t.dogma(TITLE).bystander(t, 0, 1)
