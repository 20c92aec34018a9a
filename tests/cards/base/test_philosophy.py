"""Philosophy: you may splay any one colour of your cards left; you may score a hand card.

Sources: SPL-03, SPL-09, SHR-06, SHR-08; 4e base p. 24.
"""

import pytest

from tests.kit import NONE, Table, table

pytestmark = pytest.mark.editions(4, 3, 1)

MINE = {
    "purple": "Philosophy, Education",
    "red": "Coal",
    "green": "Banking, Paper < left",
    "blue": "Physics, Tools < up",
}


def academy(hand: str = "Oars, Medicine") -> Table:
    """Lay out: nobody shares."""
    return table({**MINE, "hand": hand}, {"yellow": "Statistics, Canning", "hand": "Sailing", "score": "Calendar"})


def test_any_one_color_of_yours_that_can_be_is_splayed_left_and_a_card_scored() -> None:
    t = table(
        {**MINE, "hand": "Oars, Medicine"},
        {"yellow": "Statistics, Canning", "hand": "Sailing", "score": "Calendar"},
    )
    end = t.dogma("Philosophy", "purple", "Medicine")
    assert [options for _, options in end.asked[1:]] == [("blue", "purple"), ("oars", "medicine")]
    assert [end.splay(0, c) for c in ("purple", "red", "green", "blue")] == ["left", "none", "left", "up"]
    assert end.hand(0) == {"Oars"}
    assert end.score(0) == {"Medicine"}
    assert end.bystander(t, 1)


def test_a_color_splayed_otherwise_is_splayed_anew() -> None:
    end = academy().dogma("Philosophy", "blue", NONE)
    assert end.splay(0, "blue") == "left"
    assert end.score(0) == set()


def test_each_effect_can_be_declined_by_itself() -> None:
    t = academy()
    assert t.dogma("Philosophy", NONE, NONE).bystander(t, 0, 1)
    end = t.dogma("Philosophy", NONE, "Oars")
    assert end.splay(0, "purple") == "none"
    assert end.score(0) == {"Oars"}


def test_with_nothing_to_splay_and_an_empty_hand_nothing_is_asked() -> None:
    t = table({"purple": "Philosophy", "red": "Coal"}, {"yellow": "Statistics, Canning"})
    assert t.dogma("Philosophy").bystander(t, 0, 1)


def test_a_sharer_splays_its_own_board_and_a_refusal_is_no_sharing() -> None:
    t = table(
        {"purple": "Philosophy, Education"},
        {"blue": "Experimentation, Tools", "hand": "Oars"},
        decks={2: "Calendar"},
    )
    shared = t.dogma("Philosophy", "blue", NONE, "Oars")
    assert shared.splay(1, "blue") == "left"
    assert shared.splay(0, "purple") == "none"
    assert shared.score(1) == {"Oars"}
    assert shared.free_draw
    assert shared.hand(0) == {"Calendar"}
    refused = t.dogma("Philosophy", NONE, NONE, NONE)
    assert refused.bystander(t, 0, 1)
    assert not refused.free_draw


def test_one_card_is_scored_not_two() -> None:
    assert academy().play("dogma Philosophy", NONE, idle=False).refuses(("Oars", "Medicine"))
