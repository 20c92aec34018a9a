"""Molasses Reef Caravel: the hand is returned for three 4s; a green card is melded and a deck junked."""

from tests.kit import table


def test_a_green_4_is_melded_and_its_deck_junked() -> None:
    t = table(
        {"green": "Molasses Reef Caravel", "hand": "Oars, Currency"},
        {"yellow": "Agriculture"},
        decks={4: "Gunpowder, Navigation, Anatomy, Enterprise"},
    )
    end = t.dogma("Molasses Reef Caravel")
    assert end.pile(0, "green") == ["Navigation", "Molasses Reef Caravel"]
    assert end.hand(0) == {"Gunpowder", "Anatomy"}
    assert end.deck(4) == []
    assert "Enterprise" in end.junk()
    assert end.deck(2)[-1] == "Currency"
    assert end.bystander(t, 1)


def test_without_a_green_4_its_own_value_counts() -> None:
    t = table(
        {"green": "Molasses Reef Caravel"},
        {"yellow": "Agriculture"},
        decks={4: "Gunpowder, Anatomy, Enterprise, Reformation"},
    )
    end = t.dogma("Molasses Reef Caravel")
    assert end.pile(0, "green") == ["Molasses Reef Caravel"]
    assert end.deck(4) == []
