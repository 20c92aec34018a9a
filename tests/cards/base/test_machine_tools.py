"""Machine Tools: draw and score a card as high as the highest in your score pile."""

import pytest

from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)

DECKS = {1: "Sailing, Pottery", 2: "Calendar", 5: "Coal", 8: "Flight"}


@pytest.mark.parametrize(("pile", "drawn"), [("", "Sailing"), ("Tools", "Sailing"), ("Oars, Banking, Paper", "Coal")])
def test_the_value_is_that_of_the_highest_score_card_or_0(pile: str, drawn: str) -> None:
    """DRW-07: with an empty score pile a 0 is drawn, which comes to a 1."""
    t = table({"red": "Machine Tools", "score": pile, "hand": "Services"}, {"score": "Rocketry"}, decks=DECKS)
    end = t.dogma("Machine Tools")
    assert end.score(0) == {drawn, *(title.strip() for title in pile.split(",") if title)}
    assert end.hand(0) == {"Services"}
    assert end.pile(0, "red") == ["Machine Tools"]
    assert end.bystander(t, 1)
    assert not end.free_draw


@pytest.mark.editions(4)  # an 11
def test_an_11_with_the_11_deck_empty_ends_the_game() -> None:
    t = table({"red": "Machine Tools", "score": "Fusion"}, {"score": "Services"}, decks={11: ""})
    assert t.dogma("Machine Tools").winners == (0,)


@pytest.mark.editions(3, 1)  # the last age is 10
def test_a_10_with_the_10_deck_empty_ends_the_game() -> None:
    t = table({"red": "Machine Tools", "score": "Robotics"}, {"score": "Services"}, decks={10: ""})
    assert t.dogma("Machine Tools").winners == (0,)


def test_a_sharer_first_and_by_its_own_score_pile() -> None:
    t = table(
        {"red": "Machine Tools", "score": "Mathematics"},
        {"green": "Electricity", "red": "Oars, Colonialism < right", "score": "Rocketry"},
        decks={**DECKS, 6: "Canning"},
    )
    end = t.dogma("Machine Tools")
    assert end.score(1) == {"Rocketry", "Flight"}
    assert end.score(0) == {"Mathematics", "Calendar"}
    assert end.free_draw
    assert end.hand(0) == {"Canning"}
