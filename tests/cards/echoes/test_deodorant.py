"""Deodorant: 3s are melded, or a 4 drawn without authority on top; with industry on top the deck of 4s goes."""

from tests.kit import Table, empty, table


def laid(echoed: str, **mine: str) -> Table:
    decks = {3: f"{echoed}, Paper", 4: "Gunpowder, Reformation"}
    return table({"yellow": "Deodorant", **mine}, {}, further_decks=empty("echoes"), decks=decks)


def test_with_authority_on_top_another_3_is_melded() -> None:
    end = laid("Engineering").dogma("Deodorant")
    assert end.pile(0, "red") == ["Engineering"]
    assert end.pile(0, "green") == ["Paper"]
    assert end.deck(4) == ["Gunpowder", "Reformation"]


def test_without_it_a_4_is_drawn() -> None:
    end = laid("Optics").dogma("Deodorant")
    assert end.hand(0) == {"Gunpowder"}


def test_with_industry_on_top_the_4s_are_junked() -> None:
    end = laid("Optics", blue="Physics").dogma("Deodorant")
    assert end.hand(0) == {"Gunpowder"}
    assert end.deck(4) == []


def test_a_covered_card_does_not_count() -> None:
    end = laid("Optics", purple="Astronomy, Mysticism").dogma("Deodorant")
    assert end.hand(0) == {"Gunpowder"}
