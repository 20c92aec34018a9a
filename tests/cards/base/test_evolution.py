"""Evolution: either draw and score an 8 and return a score card, or draw one higher than your highest score card."""

import pytest

from tests.kit import NONE, table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_the_first_choice_scores_an_8_and_then_returns_any_score_card() -> None:
    t = table(
        {"blue": "Evolution", "score": "Tools, Coal", "hand": "Oars"}, {"score": "Sailing"}, decks={8: "Flight", 1: ""}
    )
    asking = t.play("dogma Evolution", "option-1", idle=False)
    assert set(asking.options()) == {"tools", "coal", "flight"}, "the new one included"
    assert asking.refuses(())
    end = asking.play("Tools")
    assert end.score(0) == {"Coal", "Flight"}
    assert end.deck(1) == ["Tools"]
    assert end.hand(0) == {"Oars"}
    assert end.bystander(t, 1)


def test_with_an_empty_score_pile_the_8_itself_goes_back() -> None:
    t = table({"blue": "Evolution"}, {}, decks={8: "Flight, Mobility"})
    end = t.dogma("Evolution", "option-1")
    assert end.score(0) == set()
    assert end.deck(8) == ["Mobility", "Flight"]


@pytest.mark.parametrize(
    ("pile", "drawn"),
    [("", "Sailing"), ("Tools", "Calendar"), ("Tools, Flight, Coal", "Services"), ("Computers", "Databases")],
)
def test_the_second_choice_draws_one_higher_than_the_highest_score_card(pile: str, drawn: str) -> None:
    """DRW-07: no score card counts as 0."""
    t = table(
        {"blue": "Evolution", "score": pile},
        {"score": "Robotics"},
        decks={1: "Sailing", 2: "Calendar", 9: "Services", 10: "Databases"},
    )
    end = t.dogma("Evolution", "option-2")
    assert end.hand(0) == {drawn}
    assert end.score(0) == {title.strip() for title in pile.split(",") if title}
    assert end.bystander(t, 1)


@pytest.mark.editions(4)
def test_one_higher_than_a_10_is_an_11() -> None:
    t = table({"blue": "Evolution", "score": "Databases"}, {"score": "Computers"}, decks={11: "Fusion"})
    assert t.dogma("Evolution", "option-2").hand(0) == {"Fusion"}


@pytest.mark.editions(4)
def test_one_higher_than_an_11_ends_the_game() -> None:
    t = table({"blue": "Evolution", "score": "Fusion"}, {"score": "Rocketry, Flight"})
    assert t.dogma("Evolution", "option-2").winners == (1,)


@pytest.mark.editions(3, 1)
def test_one_higher_than_a_10_ends_the_game_in_the_older_editions() -> None:
    t = table({"blue": "Evolution", "score": "Databases"}, {"score": "Rocketry, Flight"})
    assert t.dogma("Evolution", "option-2").winners == (1,)


def test_it_may_be_declined() -> None:
    t = table({"blue": "Evolution", "score": "Tools"}, {}, decks={8: "Flight"})
    end = t.dogma("Evolution", NONE)
    assert end.bystander(t, 0, 1)
    assert end.deck(8) == ["Flight"]


def test_each_sharer_chooses_for_themselves_and_a_decline_earns_nothing() -> None:
    t = table(
        {"blue": "Evolution"},
        {"blue": "Atomic Theory", "score": "Tools"},
        {"purple": "Philosophy"},
        decks={1: "Sailing", 2: "Calendar", 7: "Bicycle"},
    )
    end = t.dogma("Evolution", "option-2", NONE, NONE)
    assert end.hand(1) == {"Calendar"}
    assert end.bystander(t, 2)
    assert end.free_draw
    assert end.hand(0) == {"Bicycle"}
    nobody = t.dogma("Evolution", NONE, NONE, "option-2")
    assert not nobody.free_draw
    assert nobody.hand(0) == {"Sailing"}
