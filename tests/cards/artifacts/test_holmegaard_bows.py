"""Holmegaard Bows: who would share hands over the highest top card with authority, or junks a deck; a 2 is drawn."""

from tests.kit import table


def test_the_highest_with_authority() -> None:
    t = table(
        {"red": "Holmegaard Bows"},
        {"red": "Construction", "yellow": "Agriculture", "green": "The Wheel"},
        {"blue": "Physics", "red": "Engineering"},
        decks={2: "Calendar, Mapmaking"},
    )
    end = t.dogma("Holmegaard Bows")
    assert end.free_draw
    assert end.hand(0) > {"Construction", "Mapmaking"}
    assert end.pile(1, "red") == []
    assert end.pile(1, "green") == ["The Wheel"]
    assert end.hand(1) == {"Calendar"}
    assert end.bystander(t, 2), "who would not share is not compelled"


def test_without_one_the_deck_of_the_lowest_top_card_is_junked() -> None:
    t = table(
        {"red": "Holmegaard Bows"},
        {"yellow": "Agriculture", "red": "Gunpowder"},
        decks={1: "Tools, Oars", 2: "Calendar, Mapmaking, Currency"},
        achievements="",
    )
    end = t.dogma("Holmegaard Bows")
    assert end.deck(1) == []
    assert end.junk() >= {"Tools", "Oars"}
    assert end.pile(1, "red") == ["Gunpowder"]
