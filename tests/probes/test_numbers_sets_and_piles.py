"""Titles by the alphabet, chosen numbers and sets, decks of a set, piles that move whole, effects that there are."""

import pytest

from engine.lang.nodes import Number
from engine.lang.words import (
    BLUE,
    BOARD,
    HAND,
    ME,
    OPPONENTS,
    RED,
    SCORE,
    TOPS,
    YELLOW,
    all_of,
    any_of,
    choose_color,
    choose_number,
    choose_set,
    colors,
    comes_before,
    count,
    demand,
    divided_up,
    dogma,
    draw,
    draw_and_score,
    each,
    equals,
    has_effects,
    if_you_do,
    junk_deck,
    my,
    not_,
    pile,
    points,
    score,
    the_color,
    the_number,
    the_set,
    top,
    transfer,
    value,
    when,
)
from tests.probes.conftest import Lay

WITH_ARTIFACTS = ("artifacts",)
TWO_PILES = {"red": "Archery, Oars, Metalworking", "yellow": "Masonry, Agriculture < left"}


@pytest.mark.parametrize(
    ("mine", "scored"), [("Statistics", {"Archery", "Oars"}), ("Masonry", {"Archery"}), ("Agriculture", set())]
)
def test_titles_are_compared_by_the_alphabet(lay: Lay, mine: str, scored: set[str]) -> None:
    t = lay(
        dogma(score(all_of(HAND, where=comes_before(each, top(YELLOW))))), {"yellow": mine, "hand": "Archery, Oars"}, {}
    )
    assert t.dogma("Probe").score(0) == scored


def test_no_title_comes_before_itself(lay: Lay) -> None:
    program = dogma(when(comes_before(top(YELLOW), top(YELLOW)), draw(1)))
    assert lay(program, {"yellow": "Masonry"}, {}).dogma("Probe").hand(0) == set()


def test_without_a_card_to_compare_with_none_comes_before(lay: Lay) -> None:
    t = lay(dogma(score(all_of(HAND, where=comes_before(each, top(YELLOW))))), {"hand": "Archery"}, {})
    assert t.dogma("Probe").score(0) == set()


@pytest.mark.parametrize(("most", "answers"), [(3, ("0", "1", "2", "3")), (count(HAND), ("0", "1", "2"))])
def test_a_number_may_be_0_and_is_no_higher_than_can_be(lay: Lay, most: Number, answers: tuple[str, ...]) -> None:
    t = lay(dogma(choose_number("n", most), draw(5, times=the_number("n"))), {"hand": "Tools, Oars"}, {})
    asking = t.play("dogma Probe", idle=False)
    assert asking.options() == answers
    assert asking.game.request is not None
    assert asking.game.request.kind == "number"
    assert len(t.dogma("Probe", "2").hand(0)) == 4
    assert t.dogma("Probe", "0").hand(0) == {"Tools", "Oars"}


def test_a_chosen_number_is_compared(lay: Lay) -> None:
    t = lay(
        dogma(choose_number("n", 4), when(equals(count(HAND), the_number("n")), score(all_of(HAND)))),
        {"hand": "Tools, Oars"},
        {},
    )
    assert t.dogma("Probe", "2").score(0) == {"Tools", "Oars"}
    assert t.dogma("Probe", "3").score(0) == set()


@pytest.mark.parametrize(
    ("chosen", "hand"), [("base", {"Construction"}), ("artifacts", {"Holy Lance"}), ("unseen", {"Padlock"})]
)
def test_a_card_of_a_chosen_set(lay: Lay, chosen: str, hand: set[str]) -> None:
    t = lay(
        dogma(choose_set("s"), draw(2, of=the_set("s"))),
        {"red": "Probe"},
        {},
        also=("artifacts", "unseen"),
        decks={2: "Construction"},
        further_decks={("artifacts", 2): "Holy Lance", ("unseen", 2): "Padlock"},
    )
    asking = t.play("dogma Probe", idle=False)
    assert {"base", "artifacts", "unseen"} <= {*asking.options()}
    assert t.dogma("Probe", chosen).hand(0) == hand


def test_of_a_set_without_such_cards_a_base_card_is_drawn(lay: Lay) -> None:
    """Ultimate p. 21: an age that the set's deck is out of."""
    t = lay(
        dogma(choose_set("s"), draw(2, of=the_set("s"))),
        {"red": "Probe"},
        {},
        also=WITH_ARTIFACTS,
        decks={2: "Construction"},
        further_decks={("artifacts", 2): ""},
    )
    assert t.dogma("Probe", "artifacts").hand(0) == {"Construction"}


@pytest.mark.parametrize(("of", "junked"), [("artifacts", {"Holy Lance", "Holy Grail"}), ("", {"Construction"})])
def test_the_deck_of_a_set_is_junked(lay: Lay, of: str, junked: set[str]) -> None:
    t = lay(
        dogma(junk_deck(2, of=of)),
        {},
        {},
        also=WITH_ARTIFACTS,
        decks={2: "Construction"},
        further_decks={("artifacts", 2): "Holy Lance, Holy Grail"},
    )
    end = t.dogma("Probe")
    assert end.junk() - t.junk() == junked
    assert bool(end.deck(2)) == (of == "artifacts")


def test_an_empty_deck_of_a_set_is_not_junked(lay: Lay) -> None:
    t = lay(
        dogma(junk_deck(2, of="artifacts"), if_you_do(draw(1))),
        {},
        {},
        also=WITH_ARTIFACTS,
        further_decks={("artifacts", 2): ""},
    )
    assert t.dogma("Probe").hand(0) == set()


def test_a_pile_from_the_bottom_up_lies_as_it_lay(lay: Lay) -> None:
    program = demand(transfer(pile(BLUE), to=my(BOARD), bottom_up=True))
    end = lay(program, {"red": "Probe"}, {"blue": "Pottery, Calendar, Alchemy"}).dogma("Probe")
    assert end.pile(0, "blue") == ["Pottery", "Calendar", "Alchemy"]


def test_from_the_bottom_up_nobody_is_asked_for_an_order(lay: Lay) -> None:
    program = demand(transfer(pile(BLUE), to=my(BOARD)))
    t = lay(program, {"red": "Probe"}, {"blue": "Pottery, Calendar, Alchemy"})
    asking = t.play("dogma Probe", idle=False)
    assert asking.game.request is not None
    assert asking.game.request.kind == "order"


def test_a_pile_goes_to_a_score_pile_from_the_bottom_up(lay: Lay) -> None:
    program = dogma(transfer(pile(YELLOW), to=SCORE, bottom_up=True))
    end = lay(program, TWO_PILES, {}).dogma("Probe")
    assert (end.score(0), end.pile(0, "yellow")) == ({"Masonry", "Agriculture"}, [])


@pytest.mark.parametrize(
    ("theirs", "offered"),
    [
        ({"red": "Construction, Gunpowder, Engineering", "yellow": "Machinery, Anatomy < up"}, "yellow"),
        ({"red": "Construction, Gunpowder < left", "yellow": "Machinery, Anatomy"}, "red"),
        ({"red": "Construction", "yellow": "Machinery"}, ""),
    ],
)
def test_colors_of_which_more_is_visible(lay: Lay, theirs: dict[str, str], offered: str) -> None:
    """Of a color that is not splayed one card is visible, however many lie there."""
    program = demand(choose_color("c", colors(more_visible_than=ME)), if_you_do(score(top(the_color("c")))))
    t = lay(program, {"red": "Probe, Archery", "yellow": "Masonry, Agriculture"}, theirs)
    end = t.dogma("Probe")
    found = {"red": {"Construction"}, "yellow": {"Machinery"}, "": set()}
    assert end.score(1) == found[offered]


def test_a_color_that_i_have_not_at_all(lay: Lay) -> None:
    program = demand(choose_color("c", colors(more_visible_than=ME)), if_you_do(score(top(the_color("c")))))
    end = lay(program, {"red": "Probe"}, {"blue": "Pottery"}).dogma("Probe")
    assert end.score(1) == {"Pottery"}


@pytest.mark.parametrize(("negated", "scored"), [(False, {"Tools", "Probe"}), (True, {"Battleship Yamato"})])
def test_a_card_without_effects(lay: Lay, negated: bool, scored: set[str]) -> None:
    where = not_(has_effects(each)) if negated else has_effects(each)
    t = lay(
        dogma(score(all_of(BOARD, where=where))),
        {"red": "Probe, Battleship Yamato", "blue": "Tools"},
        {},
        also=WITH_ARTIFACTS,
    )
    assert t.dogma("Probe").score(0) == scored


def test_whether_any_top_card_has_effects(lay: Lay) -> None:
    program = dogma(score(top(RED)), when(any_of(TOPS, has_effects(each)), draw(1)))
    yamato = {"red": "Probe, Battleship Yamato"}
    assert lay(program, yamato, {}, also=WITH_ARTIFACTS).dogma("Probe").hand(0) == set()
    assert lay(program, yamato | {"blue": "Tools"}, {}, also=WITH_ARTIFACTS).dogma("Probe").hand(0) != set()


@pytest.mark.parametrize(
    ("mine", "by", "drawn"),
    [("Canning, Tools", 5, 2), ("Canning", 3, 2), ("", 5, 0), ("Coal", 5, 1), ("Canning", 2, 3)],
)
def test_an_amount_is_divided_and_rounded_up(lay: Lay, mine: str, by: int, drawn: int) -> None:
    t = lay(dogma(draw(1, times=divided_up(points, by))), {"score": mine}, {})
    assert len(t.dogma("Probe").hand(0)) == drawn


def test_the_divided_value_of_a_card(lay: Lay) -> None:
    t = lay(dogma(draw_and_score(divided_up(value(top(BLUE)), 3))), {"blue": "Rocketry"}, {})
    assert t.dogma("Probe").points(0) == 3


def test_opponents_show_more_together_with_nobody(lay: Lay) -> None:
    """More than each of them: a color of which one opponent shows as many does not fit."""
    program = dogma(choose_color("c", colors(more_visible_than=OPPONENTS)), if_you_do(draw(1)))
    mine = {"red": "Probe, Archery < left"}
    assert lay(program, mine, {"red": "Oars"}, {"red": "Coal"}).dogma("Probe").hand(0) != set()
    assert lay(program, mine, {"red": "Oars"}, {"red": "Coal, Optics < up"}).dogma("Probe").hand(0) == set()
