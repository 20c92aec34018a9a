"""Currency: return any number of hand cards; draw and score a 2 for every different value among them.

Sources: 4e base p. 19, p. 22 (Return); rules notes (one card is enough).
"""

import pytest

from engine.game import Answer
from tests.kit import NONE, Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def mint(hand: str) -> Table:
    """Lay out: nobody shares."""
    return table(
        {"green": "Currency", "hand": hand, "score": "Gunpowder"},
        {"blue": "Writing", "hand": "Sailing"},
        decks={1: "Tools", 2: "Calendar, Mapmaking, Construction, Mathematics", 5: "Statistics"},
    )


@pytest.mark.parametrize(
    ("answers", "scored"),
    [
        ([("Coal",)], 1),
        ([("Coal", "Physics"), "Coal"], 1),  # one value
        ([("Coal", "Archery")], 2),
        ([("Coal", "Physics", "Archery"), "Coal"], 2),
        ([("Coal", "Archery", "Medicine")], 3),
    ],
)
def test_a_2_is_scored_for_every_different_value_returned(answers: list[Answer], scored: int) -> None:
    t = mint("Coal, Physics, Archery, Medicine")
    end = t.dogma("Currency", *answers)
    assert isinstance(answers[0], tuple)
    deck = ["Calendar", "Mapmaking", "Construction", "Mathematics"]
    assert end.score(0) == {"Gunpowder", *deck[:scored]}
    assert end.hand(0) == {"Coal", "Physics", "Archery", "Medicine"} - set(answers[0])
    assert end.deck(2) == deck[scored:]
    assert end.bystander(t, 1)


def test_only_hand_cards_can_be_returned_and_the_order_within_a_deck_is_yours() -> None:
    t = mint("Coal, Physics")
    asked = t.play("dogma Currency", idle=False)
    assert asked.options() == ("coal", "physics")
    end = t.dogma("Currency", ("Coal", "Physics"), "Physics")
    assert end.deck(5) == ["Statistics", "Physics", "Coal"]


@pytest.mark.parametrize("hand", ["Coal, Archery", ""])
def test_returning_none_scores_none(hand: str) -> None:
    t = mint(hand)
    assert t.dogma("Currency", *([NONE] if hand else [])).bystander(t, 0, 1)


def test_a_returned_2_can_be_drawn_again() -> None:
    t = table({"green": "Currency", "hand": "Fermenting"}, {"blue": "Writing"}, decks={2: "", 3: "Paper"})
    end = t.dogma("Currency", "Fermenting")
    assert end.score(0) == {"Fermenting"}


def test_a_sharer_returns_its_own_cards() -> None:
    t = table(
        {"green": "Currency", "hand": "Coal"},
        {"blue": "Translation", "hand": "Oars, Medicine"},
        decks={2: "Calendar, Mapmaking, Construction"},
    )
    end = t.dogma("Currency", ("Oars", "Medicine"), NONE)
    assert (end.hand(1), end.score(1)) == (set(), {"Calendar", "Mapmaking"})
    assert end.score(0) == set()
    assert end.hand(0) == {"Coal", "Construction"}  # the free draw
