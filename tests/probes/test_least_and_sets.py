"""The least of an amount, ties included; colors with the fewest cards; a set's cards; players who; low values first."""

import pytest

from engine.lang.nodes import Condition
from engine.lang.words import (
    CONCEPT,
    EVERYONE,
    FEWEST_CARDS,
    FEWEST_VISIBLE_CARDS,
    HAND,
    OPPONENTS,
    OTHERS,
    SCORE,
    TOPS,
    a,
    all_of,
    any_of,
    at_least,
    choose_value,
    colors,
    count,
    different_colors,
    dogma,
    draw,
    draw_and_score,
    each,
    equals,
    for_each_card,
    icons,
    is_of_color,
    is_of_set,
    least_or_tied,
    most_or_tied,
    my,
    named_cards,
    not_,
    players_who,
    return_,
    score,
    the_number,
    value,
    when,
)
from engine.query.evaluate import needs_front
from tests.probes.conftest import Lay


@pytest.mark.parametrize(
    ("condition", "theirs", "holds"),
    [
        (most_or_tied(count(HAND)), "Tools, Oars", True),
        (most_or_tied(count(HAND)), "Tools, Oars, Coal", False),
        (least_or_tied(count(HAND)), "Tools, Oars", True),
        (least_or_tied(count(HAND)), "Tools", False),
        (not_(least_or_tied(count(HAND))), "Tools", True),
    ],
)
def test_a_tie_is_enough(lay: Lay, condition: Condition, theirs: str, holds: bool) -> None:
    mine = {"hand": "Writing, Sailing"}
    t = lay(dogma(when(condition, draw(2))), mine, {"hand": theirs}, {"hand": "Pottery, Physics"})
    assert (len(t.dogma("Probe").hand(0)) == 3) is holds


def test_of_three_players_one_with_less_is_enough_to_fail(lay: Lay) -> None:
    t = lay(dogma(when(least_or_tied(count(HAND)), draw(2))), {"hand": "Writing"}, {"hand": "Tools"}, {})
    assert t.dogma("Probe").hand(0) == {"Writing"}


@pytest.mark.parametrize(
    ("most", "found"), [(FEWEST_CARDS, {"Agriculture"}), (FEWEST_VISIBLE_CARDS, {"Agriculture", "Tools"})]
)
def test_colors_with_the_fewest_cards(lay: Lay, most: object, found: set[str]) -> None:
    board = {"red": "Oars < left", "blue": "Tools, Writing", "yellow": "Agriculture"}
    chosen = all_of(TOPS, where=is_of_color(each, colors(most=most)))  # type: ignore[arg-type]
    assert lay(dogma(score(chosen)), board, {}).dogma("Probe").score(0) == found


def test_a_card_of_a_set(lay: Lay) -> None:
    program = dogma(
        score(all_of(TOPS, where=is_of_set(each, "unseen"))), when(any_of(SCORE, is_of_set(each, "base")), draw(1))
    )
    t = lay(program, {"blue": "Tools", "yellow": "Tomb"}, {}, also=("unseen",))
    end = t.dogma("Probe")
    assert end.score(0) == {"Tomb"}
    assert end.hand(0) == set()


@pytest.mark.parametrize(("who", "drawn"), [(EVERYONE, 2), (OTHERS, 1), (OPPONENTS, 1)])
def test_for_each_player_who(lay: Lay, who: object, drawn: int) -> None:
    many = players_who(who, at_least(count(HAND), 2))  # type: ignore[arg-type]
    t = lay(
        dogma(choose_value("n", (many,)), draw_and_score(3, times=the_number("n"))),
        {"hand": "Writing, Sailing"},
        {"hand": "Tools, Oars"},
        {"hand": "Pottery"},
    )
    assert len(t.dogma("Probe").score(0)) == drawn


def test_low_values_first(lay: Lay) -> None:
    one, returned = named_cards("one"), named_cards("returned")
    program = dogma(
        return_(all_of(HAND), into=returned), for_each_card(one, returned, draw(value(one) + 1), ascending=True)
    )
    t = lay(program, {"hand": "Optics, Tools"}, {}, decks={2: "", 3: "", 4: "Gunpowder, Anatomy"}, achievements="")
    end = t.dogma("Probe")
    assert end.hand(0) == {"Optics", "Gunpowder"}, "the 2s are out: the first card drawn is the Optics just returned"


def test_how_many_colors(lay: Lay) -> None:
    t = lay(dogma(when(equals(different_colors(HAND), 2), draw(2))), {"hand": "Tools, Oars, Archery"}, {})
    assert len(t.dogma("Probe").hand(0)) == 4


def test_what_needs_a_front() -> None:
    assert needs_front(is_of_color(a(HAND), colors(most=FEWEST_CARDS)))
    assert not needs_front(least_or_tied(icons(CONCEPT)))
    assert not needs_front(is_of_set(a(my(HAND)), "unseen"))
