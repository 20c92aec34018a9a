"""Liner Titanic: all my bottom cards are scored, and the lowest base deck with a card is junked."""

from tests.kit import table


def test_bottom_cards_and_the_lowest_deck() -> None:
    t = table(
        {"green": "Liner Titanic", "red": "Oars, Archery", "blue": "Tools"},
        {"yellow": "Masonry"},
        decks={1: "", 2: "Calendar, Currency"},
        achievements="",
    )
    end = t.dogma("Liner Titanic")
    assert end.score(0) == {"Liner Titanic", "Archery", "Tools"}
    assert end.deck(2) == []
    assert end.deck(1, "artifacts"), "only base decks are meant"
    assert end.bystander(t, 1)
