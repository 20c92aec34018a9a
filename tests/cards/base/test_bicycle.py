"""Bicycle: perhaps exchange the whole hand with the whole score pile."""

import pytest

from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


@pytest.mark.parametrize(
    ("hand", "pile"), [("Coal, Physics", "Tools"), ("Coal, Physics", ""), ("", "Tools, Flight"), ("Coal", "Tools")]
)
def test_all_of_both_change_places(hand: str, pile: str) -> None:
    """DRW-17; 4e base p. 21: one half may be empty."""
    t = table({"green": "Bicycle", "hand": hand, "score": pile, "red": "Oars"}, {"hand": "Paper", "score": "Canning"})
    asking = t.play("dogma Bicycle", idle=False)
    assert asking.options() == ("no", "yes")
    end = asking.play("yes")
    assert end.hand(0) == t.score(0)
    assert end.score(0) == t.hand(0)
    assert end.pile(0, "red") == ["Oars"]
    assert end.bystander(t, 1)
    assert asking.play("no").bystander(t, 0, 1)


def test_a_sharer_with_nothing_to_exchange_earns_no_free_draw() -> None:
    """DRW-17: an exchange of nothing with nothing moves no card."""
    t = table({"green": "Bicycle", "hand": "Coal"}, {"green": "Sailing"}, {"hand": "Tools"})
    end = t.dogma("Bicycle", "yes", "yes")
    assert [request.seat for request, _options in end.asked[1:]] == [1, 0]
    assert not end.free_draw
    assert (end.hand(0), end.score(0)) == (set(), {"Coal"})
    assert end.bystander(t, 1, 2)


def test_a_sharer_who_exchanges_earns_it() -> None:
    t = table(
        {"green": "Bicycle", "hand": "Coal"}, {"green": "Sailing", "score": "Tools, Flight"}, decks={7: "Explosives"}
    )
    end = t.dogma("Bicycle", "yes", "no")
    assert (end.hand(1), end.score(1)) == ({"Tools", "Flight"}, set())
    assert end.free_draw
    assert end.hand(0) == {"Coal", "Explosives"}
