"""El Dorado: a 3, 2 and 1 are melded; three with prosperity score the deck of 5s, two splay green and blue right."""

import pytest

from tests.kit import Table, table


def laid(three: str, two: str, one: str) -> Table:
    """Lay out what will be melded, and two colors of two cards."""
    return table(
        {"green": "El Dorado, Sailing", "blue": "Writing, Tools", "score": "Pottery"},
        {"hand": "Mysticism"},
        decks={2: two, 1: one, 5: "Astronomy, Banking, Coal"},
        further_decks={("unseen", 3): three},
    )


@pytest.mark.parametrize(
    ("three", "two", "one", "shown"),
    [
        ("Smuggling", "Canal Building", "Metalworking", 2),
        ("Smuggling", "Canal Building", "City States", 3),
        ("Brethren of Purity", "Canal Building", "Archery", 1),
        ("Brethren of Purity", "Construction", "Archery", 0),
        ("Brethren of Purity", "Canal Building", "City States", 2),
    ],
)
def test_what_shows_prosperity_decides(three: str, two: str, one: str, shown: int) -> None:
    t = laid(three, two, one)
    end = t.dogma("El Dorado")
    assert end.score(0) == ({"Pottery", "Astronomy", "Banking", "Coal"} if shown == 3 else {"Pottery"})
    assert end.deck(5) == ([] if shown == 3 else ["Astronomy", "Banking", "Coal"])
    way = "right" if shown >= 2 else "none"
    assert (end.splay(0, "green"), end.splay(0, "blue")) == (way, way)
    board = [title for color in ("red", "yellow", "purple", "green", "blue") for title in end.pile(0, color)]
    assert {three, two, one} < set(board)
    assert end.bystander(t, 1)


def test_the_melded_cards_count_even_if_one_covers_another() -> None:
    """Smuggling and Mapmaking are both green."""
    end = laid("Smuggling", "Mapmaking", "City States").dogma("El Dorado")
    assert end.pile(0, "green")[:3] == ["Mapmaking", "Smuggling", "El Dorado"]
    assert "Coal" in end.score(0)
