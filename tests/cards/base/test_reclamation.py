"""Reclamation: three bottom cards go back; a card worth half their sum is melded; three returned: again in its color.

Sources: 4e base p. 11, 17, 20 (Bottom), 22 (Return), 23 (Value); battlestar repeats only once, the card does not say so.
"""

import pytest
from tests.kit import Table, table


def mine(red: str, **more: str) -> Table:
    """Lay out: seat 1 has less health."""
    return table(
        {"yellow": "Reclamation", "red": red, "hand": "Paper", **more},
        {"red": "Oars, Coal, Explosives", "blue": "Calendar"},
        decks={
            1: "Sailing",
            2: "Canal Building",
            3: "Alchemy, Compass",
            4: "Experimentation",
            5: "Physics, Banking",
            6: "Canning",
        },
    )


@pytest.mark.parametrize(
    ("red", "melded"),
    [
        ("Mobility, Gunpowder, Engineering, Archery", ("blue", "Experimentation")),  # sum 8
        ("Mobility, The Pirate Code, Engineering, Archery", ("blue", "Physics")),  # sum 9, half rounded up
        ("Mobility, The Pirate Code, Gunpowder, Archery", ("blue", "Physics")),  # sum 10
        ("Mobility, Industrialization, Gunpowder, Archery", ("yellow", "Canning")),  # sum 11
    ],
)
def test_half_the_sum_of_the_three_bottom_cards_rounded_up(red: str, melded: tuple[str, str]) -> None:
    t = mine(red, blue="Atomic Theory, Evolution, Quantum Theory, Genetics, Computers"[:0])
    end = t.dogma("Reclamation")
    assert end.pile(0, "red") == ["Mobility"]
    assert melded[1] in end.pile(0, melded[0]) or any(melded[1] in end.deck(age) for age in range(1, 7))
    moved = [entry.item for entry in end.entries if getattr(entry.item, "verb", "") == "meld"]
    assert end.m.catalogue.title[moved[0].card] == melded[1]  # type: ignore[union-attr]
