"""Mass Media: return a hand card to name a value: all score cards of it go back, everybody's; purple may be splayed up.

Sources: DRW-10 (a value from 1 to the last age); 4e base p. 19 (If you do), 22 (Return), 23 (Value).
"""

import pytest

from tests.kit import NONE, Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def three(hand: str = "Tools, Coal") -> Table:
    """Lay out: nobody shares."""
    return table(
        {"green": "Mass Media", "hand": hand, "score": "Paper, Ecology", "purple": "Philosophy, Mysticism"},
        {"score": "Optics, Robotics", "hand": "Compass"},
        {"score": "Sailing, Alchemy", "purple": "Education, Monotheism < left"},
        decks={3: "Engineering"},
    )


def test_all_score_cards_of_the_value_go_back_everybodys() -> None:
    t = three()
    end = t.dogma("Mass Media", "Coal", "3", "paper", "score-of-3-3", "purple")
    assert end.asked[2][1] == tuple(str(value) for value in range(1, t.m.last_age + 1))
    request, options = end.asked[3]
    assert (request.seat, request.kind) == (0, "order")
    assert set(options) == {"paper", "score-of-2-3", "score-of-3-3"}  # others' cards by their backs
    assert (end.score(0), end.score(1), end.score(2)) == ({"Ecology"}, {"Robotics"}, {"Sailing"})
    assert end.deck(3) == ["Engineering", "Paper", "Alchemy", "Optics"]
    assert end.deck(5)[-1] == "Coal"
    assert (end.hand(0), end.hand(1)) == ({"Tools"}, {"Compass"})
    assert end.splay(0, "purple") == "up"
    assert end.splay(2, "purple") == "left"


def test_declining_the_return_names_no_value_and_purple_may_still_be_splayed() -> None:
    t = three()
    end = t.dogma("Mass Media", NONE, "purple")
    assert end.asked[1][1] == ("tools", "coal")
    assert (end.score(0), end.score(1), end.score(2)) == (t.score(0), t.score(1), t.score(2))
    assert end.hand(0) == {"Tools", "Coal"}
    assert end.splay(0, "purple") == "up"


def test_both_can_be_declined() -> None:
    t = three()
    assert t.dogma("Mass Media", NONE, NONE).bystander(t, 0, 1, 2)


def test_with_an_empty_hand_no_value_is_named() -> None:
    t = three("")
    end = t.dogma("Mass Media", NONE)
    assert [request.kind for request, _ in end.asked] == ["action", "color"]
    assert end.bystander(t, 0, 1, 2)


def test_a_value_nobody_has_returns_nothing() -> None:
    end = three().dogma("Mass Media", "Tools", "5", NONE)
    assert (end.score(0), end.score(1), end.score(2)) == (
        {"Paper", "Ecology"},
        {"Optics", "Robotics"},
        {"Sailing", "Alchemy"},
    )
    assert end.hand(0) == {"Coal"}


def test_a_sharer_returns_and_names_first() -> None:
    t = table(
        {"green": "Mass Media", "hand": "Tools", "score": "Paper"},
        {"blue": "Genetics", "hand": "Coal", "score": "Oars"},
        decks={8: "Flight"},
    )
    end = t.dogma("Mass Media", "Coal", "3", NONE)
    assert [request.seat for request, _ in end.asked] == [0, 1, 1, 0]
    assert end.score(0) == set()
    assert end.score(1) == {"Oars"}
    assert end.free_draw
    assert end.hand(0) == {"Tools", "Flight"}
