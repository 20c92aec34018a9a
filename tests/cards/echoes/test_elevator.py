"""Elevator: a green end card is scored, and all cards of a scored value in opponents' hands or score piles."""

from tests.kit import Table, empty, table


def laid() -> Table:
    return table(
        {"yellow": "Elevator", "green": "Sailing, Clothing", "score": "Paper"},
        {"hand": "Oars, Tools, Optics", "score": "Archery, Compass"},
        decks={1: "Masonry", 3: "Alchemy"},
        further_decks=empty("echoes"),
    )


def test_from_hands_or_from_score_piles() -> None:
    hands = laid().dogma("Elevator", "Clothing", "1", 0)
    assert hands.score(0) == {"Clothing", "Paper", "Oars", "Tools"}
    assert hands.hand(1) == {"Optics"}
    assert hands.zone("forecast", 0) == {"Masonry"}
    piles = laid().dogma("Elevator", "Sailing", "3", 1)
    assert piles.score(0) == {"Sailing", "Paper", "Compass"}
    assert piles.zone("forecast", 0) == {"Alchemy"}


def test_without_scored_cards_nothing_happens() -> None:
    t = table({"yellow": "Elevator"}, {"hand": "Oars"})
    assert t.dogma("Elevator").bystander(t, 0, 1)
