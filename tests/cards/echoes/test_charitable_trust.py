"""Charitable Trust: the card of the echo effect may be melded; a 3 achieves the top green card, a 4 returns it."""

from tests.kit import NONE, Table, empty, table


def laid(score: str, **more: str) -> Table:
    return table(
        {"green": "Charitable Trust", "score": score, "hand": "Gunpowder"} | more,
        {},
        decks={3: "Engineering", 4: "Reformation"},
        further_decks=empty("echoes"),
    )


def test_a_melded_3_achieves_the_top_green_card_if_eligible() -> None:
    end = laid("Coal, Physics, Astronomy").dogma("Charitable Trust", 0, "Engineering")
    assert end.pile(0, "red") == ["Engineering"]
    assert end.achievements(0) == {"Charitable Trust"}
    assert end.hand(0) == {"Gunpowder"}


def test_without_the_points_it_stays() -> None:
    end = laid("Coal").dogma("Charitable Trust", 0, "Engineering")
    assert end.pile(0, "green") == ["Charitable Trust"]
    assert end.achievements(0) == set()


def test_a_melded_4_returns_the_top_green_card() -> None:
    end = laid("").dogma("Charitable Trust", 1, "Reformation")
    assert end.pile(0, "purple") == ["Reformation"]
    assert end.pile(0, "green") == []
    assert end.deck(3, "echoes")[-1] == "Charitable Trust"


def test_it_may_be_declined() -> None:
    end = laid("").dogma("Charitable Trust", 1, NONE)
    assert end.hand(0) == {"Gunpowder", "Reformation"}
    assert end.pile(0, "green") == ["Charitable Trust"]
