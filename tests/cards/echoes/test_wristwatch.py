"""Wristwatch: a top card tucked, a card of each bonus value melded in order; foreseen, only bottom cards stay."""

from tests.kit import empty, table

DECKS = {1: "Oars", 2: "Calendar", 10: "Software"}


def test_a_card_of_each_bonus_value_is_melded() -> None:
    t = table({"yellow": "Wristwatch", "red": "Bangle"}, {}, decks=DECKS, further_decks=empty("echoes"))
    end = t.dogma("Wristwatch", "Wristwatch")
    assert end.pile(0, "red") == ["Oars", "Bangle"]
    assert end.pile(0, "blue") == ["Software"]
    assert end.deck(2) == ["Calendar"]


def test_foreseen_only_bottom_cards_stay() -> None:
    t = table(
        {"hand": "Services", "forecast": "Wristwatch", "red": "Oars, Archery", "yellow": "Masonry"},
        {"red": "Metalworking, Construction"},
        decks={10: "Software"},
        further_decks=empty("echoes"),
    )
    end = t.play("meld Services", "Services")
    assert end.pile(0, "yellow") == ["Masonry"]
    assert end.pile(0, "red") == ["Archery"]
    assert end.pile(1, "red") == ["Metalworking", "Construction"]
