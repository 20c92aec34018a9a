"""Tools: return three hand cards for a melded 3; return a 3 for three 1s.

Sources: IFD-03, IFD-04 (undecided: may fewer be returned at all; never is the 3 earned in full).
"""

import pytest

from tests.kit import NONE, Table, played, table

pytestmark = pytest.mark.editions(4, 3, 1)


def bench(hand: str, switches: dict[str, str] | None = None) -> Table:
    """Lay out: nobody shares."""
    return table(
        {"blue": "Tools", "red": "Gunpowder", "hand": hand, "score": "Paper"},
        {"red": "Oars", "hand": "Machinery"},
        decks={1: "Masonry, Pottery, Clothing, Writing", 2: "Calendar", 3: "Engineering, Compass"},
        switches=switches,
    )


def test_three_returned_cards_meld_a_3() -> None:
    t = bench("Coal, Fermenting, Perspective, Archery")
    end = t.dogma("Tools", ("Coal", "Fermenting", "Perspective"))
    assert end.pile(0, "red") == ["Engineering", "Gunpowder"]
    assert end.hand(0) == {"Archery"}
    assert end.deck(3) == ["Compass"]
    assert end.score(0) == {"Paper"}
    assert end.deck(2) == ["Calendar", "Fermenting"]
    assert end.deck(1) == ["Masonry", "Pottery", "Clothing", "Writing"]  # a 3 on the board is none in hand
    assert end.bystander(t, 1)


def test_it_is_three_or_none() -> None:
    t = bench("Coal, Fermenting, Perspective, Archery")
    asked = t.play("dogma Tools", idle=False)
    assert asked.refuses(("Coal", "Fermenting"))
    assert asked.refuses(("Coal", "Fermenting", "Perspective", "Archery"))
    assert t.dogma("Tools", NONE).bystander(t, 0, 1)


def test_a_returned_3_draws_three_1s() -> None:
    t = bench("Medicine, Coal, Fermenting")
    end = t.dogma("Tools", NONE, "Medicine")
    assert end.hand(0) == {"Coal", "Fermenting", "Masonry", "Pottery", "Clothing"}
    assert end.deck(3) == ["Engineering", "Compass", "Medicine"]
    assert end.pile(0, "blue") == ["Tools"]


def test_only_a_3_from_your_hand_will_do_and_you_may_keep_it() -> None:
    t = bench("Medicine, Coal, Optics")
    asked = t.play("dogma Tools", NONE, idle=False)
    assert asked.options() == ("optics", "medicine")
    assert asked.refuses(("Optics", "Medicine"))
    assert t.dogma("Tools", NONE, NONE).bystander(t, 0, 1)


@pytest.mark.parametrize("hand", ["Coal", "Coal, Fermenting"])
def test_as_much_as_you_can_returns_fewer_but_never_earns_the_3(hand: str) -> None:
    cards = tuple(hand.split(", "))
    t = bench(hand, {"may-cost": "as-much-as-you-can"})
    asked = t.play("dogma Tools", idle=False)
    if len(cards) > 1:
        assert asked.refuses(cards[:1])
    end = t.dogma("Tools", cards)
    assert end.hand(0) == set()
    assert end.pile(0, "red") == ["Gunpowder"]
    assert end.deck(3) == ["Engineering", "Compass"]
    assert t.dogma("Tools", NONE).bystander(t, 0, 1)


def test_in_full_lets_nobody_return_fewer_than_three() -> None:
    t = bench("Coal, Fermenting", {"may-cost": "in-full"})
    assert t.dogma("Tools").bystander(t, 0, 1)
    paid = bench("Coal, Fermenting, Perspective", {"may-cost": "in-full"}).dogma(
        "Tools", ("Coal", "Fermenting", "Perspective")
    )
    assert paid.pile(0, "red") == ["Engineering", "Gunpowder"]


def test_only_the_fourth_edition_asks_whoever_has_fewer_than_three() -> None:
    t = bench("Coal, Fermenting")
    asked = t.play("dogma Tools", idle=False)
    assert asked.options()[:2] == (("fermenting", "coal") if played[-1] == 4 else ("draw", "meld fermenting"))


def test_where_anything_done_satisfies_if_you_do_two_cards_earn_the_3() -> None:
    end = bench("Coal, Fermenting", {"if-you-do": "anything", "may-cost": "as-much-as-you-can"}).dogma(
        "Tools", ("Coal", "Fermenting")
    )
    assert end.pile(0, "red") == ["Engineering", "Gunpowder"]
    assert end.hand(0) == set()


def test_a_sharer_decides_for_itself_before_you() -> None:
    t = table(
        {"blue": "Tools", "hand": "Coal, Statistics, Physics"},
        {"purple": "Philosophy", "hand": "Medicine, Sailing, Oars"},
        decks={1: "Masonry, Pottery, Clothing, Writing, Archery", 3: "Engineering, Compass"},
    )
    end = t.dogma("Tools", NONE, NONE, "Medicine")
    assert [(request.seat, options) for request, options in end.asked[1:]] == [
        (1, ("oars", "sailing", "medicine")),
        (0, ("coal", "statistics", "physics")),
        (1, ("medicine",)),
    ]
    assert end.hand(1) == {"Sailing", "Oars", "Masonry", "Pottery", "Clothing"}
    assert end.hand(0) == {"Coal", "Statistics", "Physics", "Writing"}  # the free draw
