"""Icons that are chosen, featured or seen; the single player with the most; cards that swap; what changed anything."""

import pytest

from engine.lang.nodes import Condition, Number
from engine.lang.words import (
    AUTHORITY,
    AVAILABLE_OF_ANY_KIND,
    BLUE,
    BOARD,
    CONCEPT,
    EVERYONE,
    HAND,
    HEALTH,
    ME,
    RED,
    SCORE,
    TOPS,
    VISIBLE,
    YELLOW,
    YOU,
    a,
    achieve,
    all_of,
    all_or_none,
    changed_anything,
    choose_card,
    choose_icon,
    choose_player,
    demand,
    dogma,
    draw,
    each,
    exchange,
    for_each_value,
    has_featured_icon,
    has_visible_icon,
    icons,
    if_you_do,
    junk,
    lowest,
    most_icons_in,
    most_of_one_color,
    named_cards,
    not_,
    of,
    return_,
    score,
    self_execute,
    shares_value,
    single_most,
    the_icon,
    the_number,
    them,
    top,
    transfer,
    up_to,
    value,
    when,
)
from engine.trace.events import Moved
from tests.kit import NONE
from tests.probes.conftest import Lay

BOARD_OF_MINE = {"red": "Probe", "yellow": "Masonry, Domestication < right", "blue": "Tools, Pottery"}


@pytest.mark.parametrize(
    ("number", "drawn"),
    [
        (most_icons_in(YELLOW), 4),
        (most_icons_in(BLUE), 2),
        (icons(AUTHORITY, color=YELLOW), 4),
        (icons(HEALTH, color=BLUE), 1),
        (icons(None, color=RED), 3),
        (icons(None), 5),
    ],
)
def test_icons_of_one_color(lay: Lay, number: Number, drawn: int) -> None:
    """Covered cards that show nothing do not count: of Pottery nothing is seen; there is no 0, so a 1 is drawn."""
    assert lay(dogma(draw(number)), BOARD_OF_MINE, {}).dogma("Probe").values("hand", 0) == [drawn]


@pytest.mark.parametrize(
    ("where", "scored"),
    [
        (has_visible_icon(each, AUTHORITY), {"Masonry", "Domestication", "Tools"}),
        (has_visible_icon(each, HEALTH), set()),
        (has_featured_icon(each, AUTHORITY), {"Masonry", "Domestication"}),
        (has_featured_icon(each, HEALTH), {"Pottery"}),
        (not_(has_visible_icon(each, AUTHORITY)), {"Probe", "Pottery"}),
    ],
)
def test_an_icon_that_is_seen_or_featured(lay: Lay, where: Condition, scored: set[str]) -> None:
    assert lay(dogma(score(all_of(BOARD, where=where))), BOARD_OF_MINE, {}).dogma("Probe").score(0) == scored


def test_the_icon_of_which_i_have_the_most(lay: Lay) -> None:
    program = demand(
        choose_icon("i", most_of=ME),
        transfer(all_of(TOPS, where=has_visible_icon(each, the_icon("i"))), to=of(ME, HAND)),
    )
    end = lay(program, {"red": "Probe", "yellow": "Masonry"}, {"red": "Archery", "green": "Clothing"}).dogma(
        "Probe", "authority"
    )
    assert (end.hand(0), end.decider()) == ({"Archery"}, 0)


def test_who_shows_no_icon_has_no_most(lay: Lay) -> None:
    program = dogma(junk(all_of(of(EVERYONE, BOARD))), choose_icon("i", most_of=YOU), if_you_do(draw(1)))
    assert lay(program, {"yellow": "Masonry"}, {}).dogma("Probe").hand(0) == set()


@pytest.mark.parametrize(
    ("theirs", "hand"),
    [("Tools", {"Writing"}), ("Tools, Pottery < up", set()), ("Pottery", set()), ("Calendar", set())],
)
def test_the_single_player_with_the_most(lay: Lay, theirs: str, hand: set[str]) -> None:
    program = dogma(
        choose_icon("i"),
        choose_player(them, EVERYONE, single_most(icons(the_icon("i")))),
        transfer(a(of(EVERYONE, SCORE)), to=of(them, HAND)),
    )
    t = lay(program, {"green": "Sailing"}, {"blue": theirs, "score": "Writing"})
    assert t.dogma("Probe", "health" if "Pottery" in theirs or theirs == "Calendar" else "concept").hand(0) == hand


def test_a_player_is_found_anew_and_nobody_where_some_are_tied(lay: Lay) -> None:
    program = dogma(
        choose_player(them, EVERYONE, single_most(value(top(BLUE)))),
        transfer(a(of(EVERYONE, HAND)), to=of(them, SCORE)),
    )
    mine = {"blue": "Tools", "hand": "Archery"}
    assert lay(program, mine, {"blue": "Calendar"}).dogma("Probe").score(1) == {"Archery"}
    assert lay(program, mine, {"blue": "Writing"}).dogma("Probe").hand(0) == {"Archery"}


@pytest.mark.parametrize(("theirs", "drawn"), [("Sailing, Clothing", 1), ("Sailing, Clothing, The Wheel < up", 0)])
def test_visible_cards_of_a_board(lay: Lay, theirs: str, drawn: int) -> None:
    program = dogma(when(single_most(most_of_one_color(all_of(VISIBLE))), draw(1)))
    t = lay(program, {"yellow": "Masonry, Agriculture < left"}, {"green": theirs})
    assert len(t.dogma("Probe").hand(0)) == drawn


def test_a_value_of_its_own(lay: Lay) -> None:
    t = lay(
        dogma(junk(lowest(SCORE, where=not_(shares_value(each, SCORE, another=True))))),
        {"score": "Tools, Oars, Calendar, Machinery"},
        {"score": "Construction"},
    )
    assert t.dogma("Probe").score(0) == {"Tools", "Oars", "Machinery"}


def test_a_value_of_another(lay: Lay) -> None:
    t = lay(
        dogma(junk(all_of(SCORE, where=shares_value(each, SCORE, another=True)))),
        {"score": "Tools, Oars, Calendar"},
        {},
    )
    assert t.dogma("Probe").score(0) == {"Calendar"}


mine, theirs_ = named_cards("mine"), named_cards("theirs")


@pytest.mark.parametrize(("theirs", "mine_after"), [("Oars", {"Oars"}), ("", {"Archery"})])
def test_two_chosen_cards_swap(lay: Lay, theirs: str, mine_after: set[str]) -> None:
    program = dogma(
        choose_card(a(HAND), into=mine), choose_card(a(of(EVERYONE, SCORE)), into=theirs_), exchange(mine, theirs_)
    )
    t = lay(program, {"hand": "Archery"}, {"score": theirs})
    assert t.dogma("Probe").hand(0) == mine_after


def test_a_swap_with_a_board_fills_the_pile_of_its_color(lay: Lay) -> None:
    program = dogma(
        choose_card(a(HAND), into=mine),
        choose_card(a(of(EVERYONE, TOPS), color=YELLOW), into=theirs_),
        exchange(mine, theirs_),
    )
    end = lay(program, {"hand": "Archery"}, {"yellow": "Masonry", "red": "Oars"}).dogma("Probe")
    assert (end.hand(0), end.pile(1, "red"), end.pile(1, "yellow")) == ({"Masonry"}, ["Archery", "Oars"], [])


def test_cards_are_chosen_of_one_value(lay: Lay) -> None:
    chosen = named_cards("chosen")
    program = dogma(choose_card(all_or_none(2, HAND, same_value=True), into=chosen), if_you_do(score(chosen)))
    t = lay(program, {"hand": "Archery, Oars, Calendar, Machinery"}, {})
    assert t.dogma("Probe").score(0) == {"Archery", "Oars"}
    none = lay(program, {"hand": "Archery, Calendar"}, {})
    assert none.dogma("Probe").bystander(none, 0)


@pytest.mark.parametrize(("answer", "drawn"), [(("Archery",), 1), (NONE, 0)])
def test_whether_an_execution_changed_anything(lay: Lay, answer: tuple[str, ...], drawn: int) -> None:
    program = dogma(self_execute(top(BLUE), noting="x"), when(changed_anything("x"), draw(3)))
    t = lay(program, {"red": "Probe", "blue": "Echo", "hand": "Archery"}, {}, echo=dogma(return_(up_to(1, HAND))))
    assert t.dogma("Probe", answer).values("hand", 0).count(3) == drawn


def test_without_a_card_nothing_was_changed(lay: Lay) -> None:
    program = dogma(draw(2), self_execute(top(BLUE), noting="x"), when(changed_anything("x"), draw(3)))
    assert lay(program, {"red": "Probe"}, {}).dogma("Probe").values("hand", 0) == [2]


@pytest.mark.parametrize(("ways", "values"), [({"below": 3}, [1, 2]), ({"below": 3, "descending": True}, [2, 1])])
def test_values_below_one_up_or_down(lay: Lay, ways: dict[str, int | bool], values: list[int]) -> None:
    program = dogma(for_each_value("v", draw(the_number("v")), **ways))  # type: ignore[arg-type]
    end = lay(program, {}, {}).dogma("Probe")
    moves = [entry.item for entry in end.entries if isinstance(entry.item, Moved)]
    assert [end.m.catalogue.age[move.card] for move in moves if move.verb == "draw"] == values


def test_available_achievements_of_both_kinds(lay: Lay) -> None:
    t = lay(dogma(achieve(a(AVAILABLE_OF_ANY_KIND))), {}, {}, achievements="Oars", specials="Empire")
    assert len(t.play("dogma Probe", idle=False).options()) == 2
    assert t.dogma("Probe", "Empire").achievements(0) == {"Empire"}
    every = lay(dogma(junk(all_of(AVAILABLE_OF_ANY_KIND))), {}, {}, achievements="Oars", specials="Empire").dogma(
        "Probe"
    )
    assert (every.available(), every.specials()) == (set(), set())


def test_concept_is_an_icon_of_the_probe(lay: Lay) -> None:
    assert lay(dogma(draw(icons(CONCEPT, color=RED))), {"red": "Probe"}, {}).dogma("Probe").values("hand", 0) == [3]
