"""Hunt-Lenox Globe: with fewer than four cards in hand top cards go for 5s; then a card is melded."""

from tests.kit import Table, table


def laid(hand: str) -> Table:
    return table(
        {"green": "Hunt-Lenox Globe", "red": "Oars, Archery", "blue": "Pottery", "hand": hand},
        {"yellow": "Agriculture"},
        decks={5: "Coal, Statistics, Banking"},
    )


def test_two_top_cards_for_two_5s() -> None:
    t = laid("Masonry, Sailing, Domestication")
    end = t.dogma("Hunt-Lenox Globe", "Oars", "Coal")
    assert end.pile(0, "red") == ["Coal", "Archery"]
    assert end.pile(0, "blue") == []
    assert end.pile(0, "green") == ["Hunt-Lenox Globe"]
    assert end.hand(0) == {"Masonry", "Sailing", "Domestication", "Statistics"}
    assert end.bystander(t, 1)


def test_four_cards_in_hand_are_too_many() -> None:
    end = laid("Masonry, Sailing, Domestication, Clothing").dogma("Hunt-Lenox Globe", "Masonry")
    assert end.pile(0, "red") == ["Oars", "Archery"]
    assert end.pile(0, "yellow") == ["Masonry"]
    assert end.deck(5) == ["Coal", "Statistics", "Banking"]
