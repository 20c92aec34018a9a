"""Bottom cards, ends of piles, visible cards, decks, and what goes on top of a deck."""

import pytest

from engine.lang.nodes import Place, Win, Zone
from engine.lang.words import (
    BLUE,
    BOTTOMS,
    ENDS,
    HAND,
    ME,
    SCORE,
    TOPS,
    a,
    all_of,
    as_many_as,
    both,
    bottom_but_top,
    color_of,
    count,
    deck_cards,
    deck_top,
    demand,
    dogma,
    draw,
    each,
    each_bottom,
    every_of,
    exchange,
    may,
    my,
    place_on_deck,
    return_,
    reveal,
    score,
    shares_color,
    transfer,
    visible,
    when,
)
from tests.probes.conftest import Lay

BLUES = {"blue": "Tools, Writing, Calendar"}
JUNK = Place(Zone.JUNK)
SAME = both(every_of(HAND, shares_color(each, my(HAND))), every_of(my(HAND), shares_color(each, HAND)))


def test_a_bottom_card(lay: Lay) -> None:
    t = lay(dogma(score(a(BOTTOMS))), BLUES, {})
    assert t.play("dogma Probe", idle=False).options() == ("calendar", "probe")
    assert t.dogma("Probe", "Calendar").score(0) == {"Calendar"}


def test_the_bottom_card_of_each_color(lay: Lay) -> None:
    end = lay(dogma(transfer(each_bottom(), to=HAND)), BLUES, {}).dogma("Probe")
    assert end.hand(0) == {"Calendar", "Probe"}


def test_a_top_or_bottom_card(lay: Lay) -> None:
    t = lay(dogma(score(a(ENDS))), BLUES, {})
    assert t.play("dogma Probe", idle=False).options() == ("tools", "calendar", "probe")


def test_the_bottom_card_that_is_no_top_card(lay: Lay) -> None:
    effect = dogma(score(bottom_but_top(BLUE)), draw(3))
    assert lay(effect, BLUES, {}).dogma("Probe").score(0) == {"Calendar"}
    assert lay(effect, {"blue": "Tools"}, {}).dogma("Probe").score(0) == set()


@pytest.mark.parametrize(("splay", "seen"), [("", 1), (" < left", 3), (" < aslant", 3)])
def test_visible_cards(lay: Lay, splay: str, seen: int) -> None:
    decks = {1: "Oars", 3: "Paper"}
    end = lay(dogma(draw(count(visible(BLUE)))), {"blue": BLUES["blue"] + splay}, {}, decks=decks).dogma("Probe")
    assert end.hand(0) == ({"Oars"} if seen == 1 else {"Paper"})


def test_all_cards_of_a_deck(lay: Lay) -> None:
    end = lay(dogma(score(deck_cards(5))), {}, {}, decks={5: "Coal, Physics"}).dogma("Probe")
    assert end.score(0) == {"Coal", "Physics"}
    assert end.deck(5) == []


def test_the_top_cards_of_decks_are_shown_and_one_goes_to_the_bottom(lay: Lay) -> None:
    effect = dogma(reveal(deck_top(5, 6)), return_(a(deck_top(5, 6))))
    t = lay(effect, {}, {}, decks={5: "Coal, Physics", 6: "Canning, Vaccination"})
    end = t.dogma("Probe", "Coal")
    assert (end.deck(5), end.deck(6)) == (["Physics", "Coal"], ["Canning", "Vaccination"])
    assert {e.item.card for e in end.entries if type(e.item).__name__ == "Revealed"} == {
        end.m.catalogue.find("Coal"),
        end.m.catalogue.find("Canning"),
    }
    gone = lay(effect, {}, {}, decks={5: "", 6: "Canning"}).dogma("Probe")
    assert gone.deck(6) == ["Canning"]


def test_on_top_of_its_deck_in_an_order_of_your_choice(lay: Lay) -> None:
    effect = dogma(place_on_deck(as_many_as(2, HAND)))
    t = lay(effect, {"hand": "Tools, Oars"}, {}, decks={1: "Clothing"})
    assert t.dogma("Probe", "Tools").deck(1) == ["Oars", "Tools", "Clothing"]
    end = lay(dogma(may(place_on_deck(a(TOPS, color=(BLUE,))))), BLUES, {}, decks={1: "Clothing"})
    assert end.dogma("Probe", "Tools").deck(1) == ["Tools", "Clothing"]


@pytest.mark.parametrize(("mine", "yours", "won"), [("Oars", "Archery", 0), ("Oars, Tools", "Archery", None)])
def test_the_same_colors_let_me_win(lay: Lay, mine: str, yours: str, won: int | None) -> None:
    effect = demand(reveal(all_of(HAND)), when(SAME, Win(who=ME)))
    end = lay(effect, {"hand": mine}, {"hand": yours}).dogma("Probe")
    assert (end.s.result.winners if end.s.result is not None else None) == ((won,) if won is not None else None)


def test_an_exchange_with_what_nobody_owns(lay: Lay) -> None:
    effect = dogma(exchange(all_of(SCORE), all_of(JUNK)))
    end = lay(effect, {"score": "Paper"}, {}, junk="Coal, Physics").dogma("Probe")
    assert end.score(0) == {"Coal", "Physics"}
    assert end.s.where[end.m.catalogue.find("Paper")] == end.m.zones.out_of_play


def test_a_color_in_common_is_no_color_of_its_own(lay: Lay) -> None:
    effect = dogma(score(a(HAND, color=color_of(bottom_but_top(BLUE)))))
    assert lay(effect, {"hand": "Tools, Oars"}, {}).dogma("Probe").score(0) == set()
