"""Meiji-Mura Stamp Vending Machine: three cards of a returned card's value are scored; others junk a deck."""

from tests.kit import table


def test_three_of_its_value() -> None:
    t = table(
        {"green": "Meiji-Mura Stamp Vending Machine", "hand": "Gunpowder"},
        {"red": "Coal"},
        decks={4: "Anatomy, Navigation, Enterprise, Reformation"},
        achievements="",
    )
    end = t.dogma("Meiji-Mura Stamp Vending Machine")
    assert end.score(0) == {"Anatomy", "Navigation", "Enterprise"}
    assert end.deck(4) == ["Reformation", "Gunpowder"]
    assert end.bystander(t, 1)


def test_a_higher_one_junks_its_deck() -> None:
    t = table(
        {"green": "Meiji-Mura Stamp Vending Machine", "hand": "Gunpowder"},
        {"red": "Oars"},
        decks={4: "Anatomy", 5: "Physics, Banking"},
        achievements="",
    )
    end = t.dogma("Meiji-Mura Stamp Vending Machine")
    assert end.score(0) == {"Anatomy", "Gunpowder", "Physics"}
    assert end.deck(5) == []
    assert "Banking" in end.junk()
