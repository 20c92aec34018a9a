"""Along the River during the Qingming Festival: 4s are drawn up to the first yellow or purple one."""

import pytest

from tests.kit import table


@pytest.mark.parametrize(("last", "tucked", "scored"), [("Anatomy", 1, 0), ("Reformation", 0, 1)])
def test_up_to_a_yellow_or_a_purple_one(last: str, tucked: int, scored: int) -> None:
    title = "Along the River during the Qingming Festival"
    t = table({"yellow": title}, {"red": "Coal"}, decks={4: f"Gunpowder, Navigation, {last}, Enterprise"})
    end = t.dogma(title)
    assert end.hand(0) == {"Gunpowder", "Navigation"}
    assert end.pile(0, "yellow") == [title, "Anatomy"][: 1 + tucked]
    assert end.score(0) == ({"Reformation"} if scored else set())
    assert end.deck(4) == ["Enterprise"]
    assert end.bystander(t, 1)
