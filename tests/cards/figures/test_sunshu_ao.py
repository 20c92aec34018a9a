"""Sunshu Ao: cards are executed instead of melded; the sixth score or tuck of a turn brings an achievement."""

import pytest

from engine.run.moves import tally
from tests.kit import table


def test_a_card_is_executed_and_stays_in_hand() -> None:
    t = table({"yellow": "Sunshu Ao", "hand": "Sailing"}, {}, decks={1: "Oars"})
    end = t.play("meld Sailing")
    assert (end.hand(0), end.pile(0, "red"), end.pile(0, "green")) == ({"Sailing"}, ["Oars"], [])


def test_a_figure_is_melded() -> None:
    t = table({"yellow": "Sunshu Ao", "hand": "Imhotep"}, {})
    assert t.play("meld Imhotep", "Sunshu Ao").pile(0, "blue") == ["Imhotep"]  # one of two Figures fades


def test_a_meld_by_an_effect_is_one() -> None:
    t = table({"yellow": "Sunshu Ao", "blue": "Experimentation"}, {}, decks={5: "Societies"})
    assert t.play("dogma Experimentation").pile(0, "purple") == ["Societies"]


def test_another_players_meld_is_one() -> None:
    t = table({"hand": "Sailing"}, {"yellow": "Sunshu Ao"})
    assert t.play("meld Sailing").pile(0, "green") == ["Sailing"]


BENEATH = "Databases, Paper, Corporations, Mapmaking, Sailing, Navigation"
ONE_BY_ONE = ("Navigation", "Sailing", "Mapmaking", "Corporations", "Paper")
"""the order in which they are scored: it is asked, as a karma waits for each; the last one is not asked for"""


def test_before_the_sixth_score_of_a_turn_a_1_is_achieved() -> None:
    t = table(
        {"yellow": "Sunshu Ao", "blue": "Genetics", "green": BENEATH}, {}, decks={1: "Tools", 11: "Hypersonics, Fusion"}
    )
    end = t.play("dogma Genetics", *ONE_BY_ONE)
    assert "Tools" in end.achievements(0)
    assert end.score(0) == {*BENEATH.split(", ")}


def test_five_scores_bring_nothing() -> None:
    t = table(
        {"yellow": "Sunshu Ao", "blue": "Genetics", "green": BENEATH.removesuffix(", Navigation")},
        {},
        decks={1: "Tools", 11: "Hypersonics, Fusion"},
    )
    assert "Tools" not in t.play("dogma Genetics").achievements(0)


def test_the_sixth_tuck_may_come_with_the_second_action() -> None:
    """Three splayed colors let Reformation tuck three cards, twice in a turn."""
    t = table(
        {
            "yellow": "Sunshu Ao",
            "purple": "Reformation",
            "red": "Oars, Archery < left",
            "green": "Sailing, Clothing < left",
            "blue": "Writing, Pottery < left",
            "hand": "Gunpowder, Navigation, Experimentation, Coal, Measurement, Chemistry",
        },
        {},
        decks={1: "Tools"},
    )
    first = t.play("dogma Reformation", ("Gunpowder", "Navigation", "Experimentation"))
    assert first.achievements(0) == set()
    second = first.play("dogma Reformation", ("Coal", "Measurement", "Chemistry"), "Coal", "Chemistry")
    assert "Tools" in second.achievements(0)
    assert second.hand(0) == set()


def test_the_order_is_asked_as_long_as_the_sixth_score_is_to_come() -> None:
    """Eight cards, of which the last two go without a question: nothing comes between them."""
    t = table(
        {"yellow": "Sunshu Ao", "blue": "Genetics", "green": f"{BENEATH}, The Wheel, Clothing"},
        {},
        decks={1: "Tools", 11: "Hypersonics, Fusion"},
    )
    end = t.play("dogma Genetics", *ONE_BY_ONE, "Databases")
    assert "Tools" in end.achievements(0)
    assert end.score(0) == {*BENEATH.split(", "), "The Wheel", "Clothing"}


@pytest.mark.parametrize(("last", "points"), [("Databases", 19), ("Sailing", 28)])
def test_that_order_can_decide_a_game(last: str, points: int) -> None:
    """The draw before the sixth score ends the game where no deck is left: the sixth card brings no points."""
    t = table(
        {"yellow": "Sunshu Ao", "blue": "Genetics", "green": BENEATH},
        {},
        decks={**dict.fromkeys(range(1, 11), ""), 11: "Hypersonics"},
    )
    end = t.play("dogma Genetics", *[each for each in BENEATH.split(", ") if each != last])
    assert end.winners == (0,)
    assert end.points(0) == points


def test_only_what_the_player_has_scored_is_counted() -> None:
    """Two scores of another player and a tuck bring the sixth no nearer; two scores of one's own do."""
    t = table(
        {"yellow": "Sunshu Ao", "blue": "Genetics", "green": "Databases, Paper, Corporations, Mapmaking"},
        {"red": "Metalworking"},
        decks={1: "Tools", 11: "Hypersonics, Fusion"},
    )
    tally(t.m, t.s, 1, "score")
    tally(t.m, t.s, 1, "score")
    tally(t.m, t.s, 0, "tuck")
    assert [
        card for request, _ in t.play("dogma Genetics").asked for card in request.options if request.kind == "order"
    ] == []
    for _ in range(2):
        tally(t.m, t.s, 0, "score")
    asked = t.play("dogma Genetics", idle=False)
    assert asked.s.request is not None
    assert asked.s.request.kind == "order"
