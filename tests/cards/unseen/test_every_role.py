"""Every card of The Unseen on random boards: activated, shared, demanded, self-executed, with all invariants checked.

The long run is ``python -m tests.soak cards 100 --set unseen``.
"""

from tests.soak import every_card


def test_every_card_of_the_set_is_executed_on_a_random_board() -> None:
    counts, broken = every_card(1, sets=("base", "unseen"))
    assert not broken
    assert len(counts) == 115
    assert all(found["actor"] for found in counts.values())
