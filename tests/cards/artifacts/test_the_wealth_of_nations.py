"""The Wealth of Nations: a 1 is scored, then a card of a fifth of all points, rounded up; that deck is junked."""

from tests.kit import table


def test_a_fifth_rounded_up() -> None:
    t = table(
        {"green": "The Wealth of Nations", "score": "Canning, Software"},
        {"yellow": "Masonry"},
        decks={1: "Sailing", 4: "Gunpowder, Anatomy", 3: "Optics"},
        achievements="",
    )
    end = t.dogma("The Wealth of Nations")
    assert end.score(0) == {"Canning", "Software", "Sailing", "Gunpowder"}
    assert end.deck(4) == []
    assert "Anatomy" in end.junk()
    assert end.deck(3) == ["Optics"]
    assert end.bystander(t, 1)


def test_an_even_fifth() -> None:
    t = table(
        {"green": "The Wealth of Nations", "score": "Gunpowder, Software"},
        {"yellow": "Masonry"},
        decks={1: "Sailing", 3: "Optics, Paper"},
        achievements="",
    )
    end = t.dogma("The Wealth of Nations")
    assert end.score(0) == {"Gunpowder", "Software", "Sailing", "Optics"}
    assert end.deck(3) == []
