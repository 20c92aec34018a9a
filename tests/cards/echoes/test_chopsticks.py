"""Chopsticks: a 1 foreshadowed; for the junked deck of 1s the highest card in the junk, if one is eligible."""

from tests.kit import Table, table


def laid(score: str) -> Table:
    return table(
        {"yellow": "Chopsticks", "score": score, "red": "Construction"},
        {},
        further_decks={("echoes", 1): "Soap"},
        decks={1: "Oars, Masonry"},
        junk="Calendar",
        achievements="",
    )


def test_the_highest_card_of_the_junk_is_achieved() -> None:
    end = laid("Gunpowder, Coal, Sailing").dogma("Chopsticks", "no", "yes")
    assert end.achievements(0) == {"Calendar"}
    assert end.deck(1) == []


def test_without_the_points_the_deck_goes_for_nothing() -> None:
    end = laid("Gunpowder, Coal").dogma("Chopsticks", "yes", "yes")
    assert end.achievements(0) == set()
    assert end.zone("forecast", 0) == {"Soap"}
    assert end.deck(1) == []


def test_both_may_be_declined() -> None:
    t = laid("Gunpowder, Coal, Sailing")
    end = t.dogma("Chopsticks", "no", "no")
    assert end.bystander(t, 0, 1)
    assert end.deck(1) == ["Oars", "Masonry"]
