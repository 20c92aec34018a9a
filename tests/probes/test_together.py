"""Cards that are picked together: of one color, or no two of one value or color."""

import pytest

from engine.lang.words import (
    HAND,
    SCORE,
    all_or_none,
    any_number,
    between,
    color_on_board,
    dogma,
    draw,
    each,
    if_you_do,
    may,
    one_of_each_color,
    return_,
    score,
    transfer,
    tuck,
    up_to,
)
from engine.run.errors import IllegalAnswerError
from tests.kit import NONE
from tests.probes.conftest import Lay

HANDS = {"hand": "Oars, Archery, Tools, Calendar"}
"""two red 1s, a blue 1, a blue 2"""


def test_exactly_two_of_one_color(lay: Lay) -> None:
    t = lay(dogma(tuck(all_or_none(2, HAND, same_color=True)), if_you_do(draw(3))), HANDS, {}, decks={3: "Paper"})
    assert t.dogma("Probe", ("Tools", "Calendar"), "Calendar").pile(0, "blue") == ["Calendar", "Tools"]
    with pytest.raises(IllegalAnswerError, match="the same color"):
        t.dogma("Probe", ("Oars", "Tools"))


def test_too_few_of_any_color(lay: Lay) -> None:
    t = lay(dogma(tuck(all_or_none(2, HAND, same_color=True)), if_you_do(draw(3))), {"hand": "Oars, Tools"}, {})
    end = t.dogma("Probe")
    assert end.hand(0) == {"Oars", "Tools"}
    (fact,) = end.facts("too-few-for-exactly")
    assert dict(fact.numbers) == {"wanted": 2, "fitting": 1, "of_one": "color"}


def test_a_card_alone_in_its_color_cannot_be_one_of_two(lay: Lay) -> None:
    t = lay(dogma(tuck(all_or_none(2, HAND, same_color=True))), {"hand": "Oars, Archery, Tools"}, {})
    end = t.dogma("Probe", "Oars")
    assert end.hand(0) == {"Tools"}
    assert [each.number("filter") for each in end.facts("not-selectable")] == ["same-color"]


def test_any_number_of_one_color_may_be_none(lay: Lay) -> None:
    t = lay(dogma(score(any_number(HAND, same_color=True))), HANDS, {})
    assert t.dogma("Probe", ("Oars", "Archery")).score(0) == {"Oars", "Archery"}
    assert t.dogma("Probe", NONE).score(0) == set()
    asked = t.play("dogma Probe", idle=False).game.request
    assert asked is not None
    assert (asked.optional, asked.high, asked.together) == (True, 2, "same-color")


def test_no_two_of_one_value(lay: Lay) -> None:
    t = lay(dogma(score(up_to(3, HAND, different_values=True))), HANDS, {})
    assert t.dogma("Probe", ("Oars", "Calendar")).score(0) == {"Oars", "Calendar"}
    with pytest.raises(IllegalAnswerError, match="different values"):
        t.dogma("Probe", ("Oars", "Tools"))


def test_one_of_each_color_is_as_many_as_there_are(lay: Lay) -> None:
    t = lay(dogma(may(score(one_of_each_color(HAND))), if_you_do(draw(3))), HANDS, {}, decks={3: "Paper"})
    end = t.dogma("Probe", ("Oars", "Tools"))
    assert (end.score(0), "Paper" in end.hand(0)) == ({"Oars", "Tools"}, True)
    assert t.dogma("Probe", NONE).hand(0) == {"Oars", "Archery", "Tools", "Calendar"}
    with pytest.raises(IllegalAnswerError, match="choose 2 to 2"):
        t.dogma("Probe", ("Oars",))


def test_one_of_each_color_on_your_board(lay: Lay) -> None:
    there = dogma(score(one_of_each_color(HAND, where=color_on_board(each))))
    assert lay(there, HANDS, {}).dogma("Probe", "Archery").score(0) == {"Archery"}


def test_one_of_each_color_is_not_asked_where_there_is_no_choice(lay: Lay) -> None:
    t = lay(dogma(return_(one_of_each_color(HAND))), {"hand": "Oars, Tools"}, {})
    assert t.dogma("Probe", "Oars").hand(0) == set()


@pytest.mark.parametrize(("hand", "left"), [("Oars", 1), ("Oars, Tools", 0), ("Oars, Tools, Calendar", 0)])
def test_exactly_two_or_three(lay: Lay, hand: str, left: int) -> None:
    end = lay(dogma(transfer(between(2, 3, HAND), to=SCORE)), {"hand": hand}, {})
    answers = [tuple(hand.split(", "))] if hand.count(",") == 2 else []
    end = end.dogma("Probe", *answers)
    assert len(end.hand(0)) == left
    assert bool(end.facts("too-few-for-exactly")) == (left == 1)
