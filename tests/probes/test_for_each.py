"""For each color, card, value or player; and splays of several colors, or of one that is known by a name after it."""

import pytest

from engine.lang.words import (
    ASLANT,
    BLUE,
    EVERYONE,
    HAND,
    MOST_CARDS,
    MOST_VISIBLE_CARDS,
    OTHERS,
    SCORE,
    TOPS,
    UP,
    YELLOW,
    a,
    all_of,
    any_of,
    at_least,
    choose_color,
    color_of,
    colors,
    colors_of,
    count,
    demand,
    dogma,
    draw,
    draw_and_score,
    each,
    equals,
    exchange,
    for_each_card,
    for_each_color,
    for_each_player,
    for_each_value,
    gather,
    if_you_do,
    if_you_dont,
    may,
    my,
    named_cards,
    not_,
    of,
    one_of,
    pile,
    repeat_with_the_same,
    return_,
    score,
    sentence,
    splay,
    splay_each,
    the_color,
    the_colors,
    the_number,
    them,
    top,
    transfer,
    unsplay,
    unsplay_each,
    value,
    when,
)
from tests.kit import NONE
from tests.probes.conftest import Lay

ONE = named_cards("one")
BOARD_OF_THREE = {"red": "Archery < left", "blue": "Tools, Writing < left", "green": "Clothing, Sailing < right"}


# --- splays ---


def test_the_splayed_color_has_a_name(lay: Lay) -> None:
    effect = dogma(may(splay(colors(), UP, into="c")), if_you_do(draw(count(pile(the_color("c"))))))
    t = lay(effect, {"blue": "Tools, Writing, Pottery"}, {}, decks={3: "Paper"})
    assert "Paper" in t.dogma("Probe", "blue").hand(0)
    assert t.dogma("Probe", NONE).bystander(t, 1)


def test_each_of_two_colors(lay: Lay) -> None:
    effect = dogma(splay_each(one_of(BLUE, YELLOW), ASLANT), if_you_do(draw(3)))
    both = {"blue": "Tools, Writing", "yellow": "Masonry, Agriculture"}
    end = lay(effect, both, {}, decks={3: "Paper"}).dogma("Probe")
    assert (end.splay(0, "blue"), end.splay(0, "yellow")) == ("aslant", "aslant")
    assert "Paper" in end.hand(0)
    end = lay(effect, {**both, "yellow": "Masonry"}, {}, decks={3: "Paper"}).dogma("Probe")
    assert end.splay(0, "blue") == "aslant"
    assert "Paper" not in end.hand(0), "one of the two could not be splayed"


def test_what_is_unsplayed_has_a_name_together(lay: Lay) -> None:
    effect = dogma(
        unsplay_each(colors(splayed=True), into="c"),
        for_each_color("one", the_colors("c"), return_(top(the_color("one"))), draw(3)),
    )
    t = lay(effect, BOARD_OF_THREE, {}, decks={3: "Paper, Compass, Alchemy"})
    asked = t.play("dogma Probe", idle=False)
    assert asked.options() == ("red", "green", "blue")
    end = t.dogma("Probe", "green", "red")
    assert end.hand(0) == {"Paper", "Compass", "Alchemy"}
    assert end.pile(0, "green") == ["Sailing"]
    assert not any(end.splay(0, color) != "none" for color in ("red", "green", "blue"))
    nothing = lay(effect, {"blue": "Tools"}, {}).dogma("Probe")
    assert nothing.facts("for-each-of-none")


@pytest.mark.parametrize(("most", "color"), [(MOST_CARDS, "blue"), (MOST_VISIBLE_CARDS, "green")])
def test_the_color_with_the_most(lay: Lay, most: object, color: str) -> None:
    effect = dogma(splay(colors(most=most), UP))  # type: ignore[arg-type]
    t = lay(effect, {"blue": "Tools, Writing, Pottery", "green": "Clothing, Sailing < right"}, {})
    assert t.dogma("Probe").splay(0, color) == "up"


def test_a_tie_for_the_most_is_chosen(lay: Lay) -> None:
    t = lay(dogma(unsplay(colors(most=MOST_CARDS))), BOARD_OF_THREE, {})
    assert t.dogma("Probe", "green").splay(0, "green") == "none"


# --- for each ---


def test_for_each_card_of_a_hidden_hand_shown_one_by_one(lay: Lay) -> None:
    effect = demand(
        for_each_card(ONE, my(HAND), score(a(HAND, color=color_of(ONE))), in_order=True),
        if_you_dont(when(at_least(count(my(HAND)), 1), exchange(all_of(my(HAND)), all_of(my(SCORE))))),
    )
    t = lay(effect, {"hand": "Tools, Oars", "score": "Paper"}, {"hand": "Writing, Archery, Clothing"})
    end = t.dogma("Probe")
    assert end.score(1) == {"Writing", "Archery"}
    assert end.hand(0) == {"Tools", "Oars"}
    end = lay(effect, {"hand": "Tools, Oars", "score": "Paper"}, {"hand": "Writing, Clothing"}).dogma("Probe")
    assert (end.score(1), end.hand(0)) == ({"Writing"}, {"Paper"})
    end = lay(effect, {"score": "Paper"}, {"hand": "Writing"}).dogma("Probe")
    assert end.score(0) == {"Paper"}, "for each of no cards nothing was done, and I have no card"


def test_each_value_ascending_with_what_changed_meanwhile(lay: Lay) -> None:
    v = the_number("v")
    present = any_of(TOPS, equals(value(each), v)), any_of(SCORE, equals(value(each), v))
    effect = dogma(
        for_each_value("v", when(not_(present[0]), when(not_(present[1]), draw_and_score(v)))),
    )
    decks = {2: "", 3: "Paper", 4: "Anatomy"}
    end = lay(effect, {"score": "Calendar"}, {}, decks=decks).dogma("Probe")
    values = sorted(end.m.catalogue.age[card] for card in end.s.zones[end.m.zones.score(0)])
    assert values == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]


def test_a_sentence_for_each_color_of_some_cards(lay: Lay) -> None:
    effect = dogma(
        for_each_color(
            "c", colors_of(HAND), sentence(may(score(a(HAND, color=the_color("c"))))), sentence(if_you_do(draw(3)))
        )
    )
    t = lay(effect, {"hand": "Tools, Oars, Archery"}, {}, decks={3: "Paper, Compass"})
    end = t.dogma("Probe", "red", "Oars", NONE)
    assert (end.score(0), "Paper" in end.hand(0), "Compass" in end.hand(0)) == ({"Oars"}, True, False)


def test_for_each_player_clockwise(lay: Lay) -> None:
    effect = dogma(for_each_player(them, OTHERS, transfer(a(of(them, HAND)), to=HAND)))
    t = lay(effect, {}, {"hand": "Oars"}, {"hand": "Tools, Clothing"})
    assert len(t.dogma("Probe", t.play("dogma Probe", idle=False).options()[0]).hand(0)) == 2


def test_repeat_with_the_same_color(lay: Lay) -> None:
    back = named_cards("back")
    effect = dogma(
        choose_color("c", colors()),
        return_(top(the_color("c")), into=gather(back)),
        may(repeat_with_the_same("c")),
        draw(3, times=count(back)),
        when(equals(count(all_of(back, value=1)), 2), draw(4)),
    )
    blue = {"blue": "Tools, Writing, Calendar"}
    t = lay(effect, blue, {}, decks={3: "Paper, Compass, Alchemy", 4: "Anatomy"})
    end = t.dogma("Probe", "blue", "yes", "no")
    assert (end.pile(0, "blue"), end.hand(0)) == (["Calendar"], {"Paper", "Compass", "Anatomy"})
    end = t.dogma("Probe", "blue", "yes", "yes", "no")
    assert end.hand(0) == {"Paper", "Compass", "Alchemy", "Anatomy"}


def test_a_splay_on_any_board_asks_for_the_board_first(lay: Lay) -> None:
    effect = dogma(unsplay(colors(of=EVERYONE), of=EVERYONE))
    boards = (
        {"blue": "Tools, Writing < left"},
        {"yellow": "Masonry, Agriculture"},
        {"green": "Clothing, Sailing < right"},
    )
    t = lay(effect, *boards)
    assert t.play("dogma Probe", idle=False).options() == ("player-1", "player-3")
    assert t.dogma("Probe", "player-3").splay(2, "green") == "none"
    assert t.dogma("Probe", "player-1").splay(0, "blue") == "none"
    end = lay(effect, {}, boards[1], {}).dogma("Probe")
    assert end.facts("nothing-to-splay")
    may_ = lay(dogma(may(unsplay(colors(of=OTHERS, splayed=True), of=OTHERS))), {}, boards[2], {})
    assert may_.dogma("Probe", NONE).splay(1, "green") == "right"
    assert may_.dogma("Probe", "player-2").splay(1, "green") == "none"
