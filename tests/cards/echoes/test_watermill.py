"""Watermill: a card of the value of a bonus; one tucked, and foreseen the whole deck of its value."""

from tests.kit import empty, table


def test_a_card_of_the_value_of_a_bonus_on_the_board() -> None:
    t = table(
        {"yellow": "Watermill", "red": "Crossbow"}, {"red": "Bangle"}, decks={3: "Paper"}, further_decks=empty("echoes")
    )
    end = t.dogma("Watermill")
    assert end.pile(0, "green") == ["Paper"]
    assert end.deck(3) == []


def test_without_a_bonus_none_is_drawn() -> None:
    t = table({"yellow": "Watermill"}, {"red": "Bangle"})
    assert t.dogma("Watermill").bystander(t, 0, 1)


def test_foreseen_it_tucks_the_whole_deck() -> None:
    t = table(
        {"hand": "Calendar, Tools", "forecast": "Watermill"},
        {},
        decks={1: "Oars, Writing, Archery"},
        further_decks={("echoes", 1): "Soap"},
    )
    end = t.play("meld Calendar", "deck-1-1")
    assert end.pile(0, "blue") == ["Calendar", "Tools", "Writing"]
    assert end.pile(0, "red") == ["Oars", "Archery"]
    assert end.deck(1) == []
    assert end.deck(1, "echoes") == ["Soap"]


def test_not_foreseen_the_deck_stays() -> None:
    t = table({"yellow": "Watermill", "hand": "Tools"}, {}, decks={1: "Oars"})
    assert t.dogma("Watermill").deck(1) == ["Oars"]
