"""Tools: return three hand cards for a melded 3; return a 3 for three 1s.

Sources: IFD-03, IFD-04 (undecided: may fewer be returned at all; never is the 3 earned in full).
"""

import pytest
from tests.kit import NONE, Table, table


def bench(hand: str, switches: dict[str, str] | None = None) -> Table:
    """Lay out: nobody shares."""
    return table(
        {"blue": "Tools", "hand": hand, "score": "Paper"},
        {"red": "Oars", "hand": "Machinery"},
        decks={1: "Masonry, Pottery, Clothing, Writing", 2: "Calendar", 3: "Engineering, Compass"},
        switches=switches,
    )


def test_three_returned_cards_meld_a_3() -> None:
    t = bench("Coal, Fermenting, Societies, Archery")
    end = t.dogma("Tools", ("Coal", "Fermenting", "Societies"))
    assert end.pile(0, "red") == ["Engineering"]
    assert end.hand(0) == {"Archery"}
    assert end.score(0) == {"Paper"}
    assert end.deck(2) == ["Calendar", "Fermenting"]
    assert end.deck(1) == ["Masonry", "Pottery", "Clothing", "Writing"]  # a 3 on the board is none in hand
    assert end.bystander(t, 1)


def test_it_is_three_or_none() -> None:
    t = bench("Coal, Fermenting, Societies, Archery")
    asked = t.play("dogma Tools", idle=False)
    assert asked.refuses(("Coal", "Fermenting"))
    assert asked.refuses(("Coal", "Fermenting", "Societies", "Archery"))
    assert t.dogma("Tools", NONE).bystander(t, 0, 1)


def test_a_returned_3_draws_three_1s() -> None:
    t = bench("Medicine, Paper"[:8])
    end = t.dogma("Tools", NONE, "Medicine")
    assert end.hand(0) == {"Masonry", "Pottery", "Clothing"}
    assert end.deck(3) == ["Engineering", "Compass", "Medicine"]
    assert end.pile(0, "blue") == ["Tools"]
