"""Every deed is heard in every way in which it can come about (Ultimate p. 28-29): the Probe has a karma for one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pytest

from engine.game import Answer
from engine.lang.nodes import Deed, Effect, Step
from engine.lang.words import (
    AVAILABLE_ACHIEVEMENTS,
    BLUE,
    BOARD,
    DOGMA_ACTION,
    DRAW_ACTION,
    EVERYONE,
    EXECUTE_EFFECT,
    GREEN,
    HAND,
    LEFT,
    MELD_ACTION,
    OPPONENTS,
    RED,
    RIGHT,
    SCORE,
    SUFFER_DEMAND,
    TO_CLAIM,
    TO_CLAIM_STANDARD,
    TO_DRAW,
    TO_JUNK,
    TO_MELD,
    TO_RETURN,
    TO_SCORE,
    TO_SPLAY,
    TO_TRANSFER,
    TO_TUCK,
    TOPS,
    a,
    achieve,
    all_of,
    claim,
    demand,
    dogma,
    draw,
    draw_and_achieve,
    draw_and_junk,
    draw_and_meld,
    draw_and_score,
    draw_and_tuck,
    exchange,
    fewer,
    is_color,
    junk,
    junk_deck,
    karma,
    meld,
    my,
    of,
    one_of,
    return_,
    reveal,
    score,
    self_execute,
    splay,
    splay_each,
    the_card,
    transfer,
    tuck,
    value,
    would,
    would_instead,
)
from engine.trace.events import Moved
from tests.kit import NONE, Table, empty
from tests.probes.conftest import Lay

NOTHING = reveal(all_of(SCORE))
"""what the karma does first: nothing moves by it"""


class Way(NamedTuple):
    """A way in which a deed comes about, and how often it must be heard."""

    deed: Deed
    players: tuple[Mapping[str, str], ...]
    answers: tuple[Answer, ...]
    times: int = 1
    effects: tuple[Step, ...] = ()
    """sentences of the blue Echo, which the first player executes"""
    demand: bool = False
    also: tuple[str, ...] = ()
    more: Mapping[str, object] = {}


ECHO = {"blue": "Echo"}
DOGMA = ("dogma Echo",)
VILLAGE: dict[str, str] = {"green": "Sailing"}
CITIES, ECHOES, ARTIFACTS = ("cities",), ("echoes",), ("artifacts",)
ONES = {1: "Tools, Archery, Pottery, Mysticism, Domestication"}
MUSEUMS: tuple[Mapping[str, str], ...] = (
    {"blue": "Tools", "museums": "Holmegaard Bows, Museum 1, Pavlovian Tusk, Museum 2"},
    {"display": "Priest-King", "museums": "Philosopher's Stone, Museum 3, Holy Grail, Museum 4"},
)
CHECK: tuple[Answer, ...] = ("draw", NONE, "Holmegaard Bows", "Pavlovian Tusk")
"""the turn of the second player begins with a showcase, which brings a check"""
CHAIN = self_execute(a(HAND))
"""with Computers in hand, which self-executes another"""
COMPUTERS: tuple[Mapping[str, str], ...] = ({**ECHO, "hand": "Computers"}, VILLAGE)
CHAINED: Mapping[str, object] = {"decks": {10: "Databases", 11: "Fusion"}}


def effect(deed: Deed, here: Mapping[str, str], *some: Step, times: int = 1, **more: object) -> Way:
    """Return the way by an effect that the first player executes alone."""
    return Way(deed, ({**ECHO, **here}, VILLAGE), DOGMA, times, some, more=more)


def by_demand(deed: Deed, theirs: Mapping[str, str], *some: Step, times: int = 1, **more: object) -> Way:
    """Return the way by a demand that hits the second player."""
    return Way(deed, (ECHO, {**VILLAGE, **theirs}), DOGMA, times, some, demand=True, more=more)


WAYS: dict[str, Way] = {
    # --- meld
    "meld-action": Way(TO_MELD, ({"hand": "Tools"}, VILLAGE), ("meld Tools",)),
    "meld-by-effect": effect(TO_MELD, {"hand": "Oars"}, meld(a(HAND))),
    "meld-all": effect(TO_MELD, {"hand": "Masonry, Clothing, Code of Laws"}, meld(all_of(HAND)), times=3),
    "draw-and-meld": effect(TO_MELD, {}, draw_and_meld(1, times=2), times=2, decks=ONES),
    "meld-in-a-demand": by_demand(TO_MELD, {"hand": "Oars"}, meld(a(HAND))),
    "promotion": Way(
        TO_MELD, ({"hand": "Tools", "forecast": "Oars"}, {"red": "Archery"}), ("meld Tools",), 2, also=ECHOES
    ),
    "exchange-is-no-meld": effect(TO_MELD, {"hand": "Oars", "score": "Paper"}, exchange(a(HAND), a(SCORE)), times=0),
    "transfer-is-no-meld": effect(TO_MELD, {"hand": "Oars"}, transfer(a(HAND), to=BOARD), times=0),
    # --- tuck, score
    "tuck": effect(TO_TUCK, {"hand": "Oars"}, tuck(a(HAND))),
    "draw-and-tuck": effect(TO_TUCK, {}, draw_and_tuck(1), decks=ONES),
    "score": effect(TO_SCORE, {"hand": "Oars"}, score(a(HAND))),
    "score-all-tops": Way(
        TO_SCORE, (ECHO, {**VILLAGE, "red": "Archery"}), DOGMA, 2, (score(all_of(of(OPPONENTS, TOPS))),)
    ),
    "draw-and-score": effect(TO_SCORE, {}, draw_and_score(1, times=3), times=3, decks=ONES),
    "score-in-a-demand": by_demand(TO_SCORE, {"hand": "Oars"}, score(a(HAND))),
    "transfer-is-no-score": effect(TO_SCORE, {"hand": "Oars"}, transfer(a(HAND), to=SCORE), times=0),
    # --- return
    "return": effect(TO_RETURN, {"hand": "Oars"}, return_(a(HAND))),
    "return-two": effect(TO_RETURN, {"hand": "Oars, Calendar"}, return_(all_of(HAND)), times=2),
    "return-in-a-demand": by_demand(TO_RETURN, {"hand": "Oars"}, return_(a(HAND))),
    "return-from-all-score-piles": Way(
        TO_RETURN,
        ({**ECHO, "score": "Oars"}, {**VILLAGE, "score": "Calendar"}),
        DOGMA,
        2,
        (return_(all_of(of(EVERYONE, SCORE))),),
    ),
    "parley": Way(
        TO_RETURN,
        ({"purple": "Code of Laws", "hand": "Oars"}, {}, {"green": "Sailing"}, {}),
        ("dogma Sailing",),
        more={"decks": {1: "Tools"}},
    ),
    "museum-check": Way(TO_RETURN, MUSEUMS, CHECK, 5, also=ARTIFACTS, more={"taken": 1}),
    "search-returns-nothing-that-is-heard": Way(
        TO_RETURN, ({"hand": "Damascus"}, VILLAGE), ("meld Damascus",), 0, also=CITIES, more={"decks": {1: "Pottery"}}
    ),
    # --- junk
    "junk": effect(TO_JUNK, {"hand": "Oars"}, junk(a(HAND))),
    "draw-and-junk": effect(TO_JUNK, {}, draw_and_junk(1, times=2), times=2, decks=ONES),
    "junk-an-achievement": effect(TO_JUNK, {}, junk(a(AVAILABLE_ACHIEVEMENTS, value=3)), achievements="Paper"),
    "junk-a-deck": effect(TO_JUNK, {}, junk_deck(1), times=5, decks=ONES),
    "endorse": Way(
        TO_JUNK,
        ({"green": "The Wheel", "yellow": "Linzi", "hand": "Oars"}, {}),
        ("endorse The Wheel",),
        also=CITIES,
        more={"decks": {1: "Archery, Pottery"}},
    ),
    "junk-icon": Way(
        TO_JUNK, ({"hand": "Troy"}, VILLAGE), ("meld Troy",), also=CITIES, more={"achievements": "Tools, Paper"}
    ),
    "uplift": Way(
        TO_JUNK,
        ({"hand": "Babylon"}, {}),
        ("meld Babylon",),
        2,
        also=CITIES,
        more={"decks": {2: "Calendar, Philosophy", 3: "Paper"}, "further_decks": empty("cities")},
    ),
    # --- transfer
    "transfer": effect(TO_TRANSFER, {"hand": "Oars"}, transfer(a(HAND), to=SCORE)),
    "transfer-all": effect(TO_TRANSFER, {"hand": "Oars, Paper"}, transfer(all_of(HAND), to=SCORE), times=2),
    "transfer-in-a-demand": by_demand(TO_TRANSFER, {"hand": "Oars"}, transfer(a(HAND), to=my(HAND))),
    "exchange-is-no-transfer": effect(
        TO_TRANSFER, {"hand": "Oars", "score": "Paper"}, exchange(a(HAND), a(SCORE)), times=0
    ),
    # --- claim
    "achieve-action": Way(TO_CLAIM, ({"score": "Coal"}, VILLAGE), ("achieve 1",), more={"achievements": "Tools"}),
    "achieve": effect(TO_CLAIM, {"hand": "Oars"}, achieve(a(HAND))),
    "draw-and-achieve": effect(TO_CLAIM, {}, draw_and_achieve(1), decks=ONES),
    "claim-a-special": effect(TO_CLAIM, {}, claim("World")),
    "claim-what-is-not-available": effect(TO_CLAIM, {}, claim("World"), times=0, specials="Empire"),
    "special-at-the-end": Way(
        TO_CLAIM,
        (
            {
                "red": "Archery < up",
                "yellow": "Masonry, Agriculture < right",
                "green": "The Wheel, Sailing < up",
                "blue": "Tools, Writing < up",
                "purple": "Mysticism, Code of Laws < up",
            },
            {},
        ),
        ("draw",),
        more={"decks": {1: "Metalworking"}},
    ),
    "chain-rule-achieves": Way(TO_CLAIM, COMPUTERS, DOGMA, 1, (CHAIN,), more=CHAINED),
    "museum-is-claimed": Way(TO_CLAIM, MUSEUMS, CHECK, also=ARTIFACTS, more={"taken": 1}),
    "a-standard-one-by-action": Way(
        TO_CLAIM_STANDARD, ({"score": "Coal"}, VILLAGE), ("achieve 1",), more={"achievements": "Tools"}
    ),
    "a-standard-one-by-effect": effect(TO_CLAIM_STANDARD, {}, achieve(a(AVAILABLE_ACHIEVEMENTS)), achievements="Tools"),
    "from-hand-is-no-standard-one": effect(TO_CLAIM_STANDARD, {"hand": "Oars"}, achieve(a(HAND)), times=0),
    # --- draw
    "draw-action": Way(TO_DRAW, ({}, VILLAGE), ("draw",), more={"decks": ONES}),
    "draw": effect(TO_DRAW, {}, draw(1, times=2), times=2, decks=ONES),
    "draw-in-a-demand": by_demand(TO_DRAW, {}, draw(1), decks=ONES),
    "free-draw": Way(
        TO_DRAW, (ECHO, {"yellow": "Agriculture"}), DOGMA, 3, (draw(1),), more={"decks": {**ONES, 2: "Calendar"}}
    ),
    "city-for-a-new-color": Way(TO_DRAW, ({"hand": "Tools"}, VILLAGE), ("meld Tools",), also=CITIES),
    "no-city-with-one-in-hand": Way(TO_DRAW, ({"hand": "Tools, Linzi"}, VILLAGE), ("meld Tools",), 0, also=CITIES),
    "city-for-a-splay": Way(TO_DRAW, ({"blue": "Echo, Tools"}, VILLAGE), DOGMA, 1, (splay(BLUE, LEFT),), also=CITIES),
    "plus": Way(TO_DRAW, ({"purple": "Mysticism", "hand": "Ephesus"}, VILLAGE), ("meld Ephesus",), also=CITIES),
    "uplift-draws": Way(
        TO_DRAW,
        ({"green": "Sailing", "hand": "Babylon"}, {}),
        ("meld Babylon",),
        also=CITIES,
        more={"decks": {2: "Calendar"}},
    ),
    "search-takes-without-a-draw": Way(
        TO_DRAW, ({"yellow": "Masonry", "hand": "Damascus"}, VILLAGE), ("meld Damascus",), 0, also=CITIES
    ),
    "chain-rule-draws": Way(TO_DRAW, COMPUTERS, DOGMA, 2, (CHAIN,), more=CHAINED),
    # --- actions, free ones too
    "draw-action-by-itself": Way(DRAW_ACTION, ({}, VILLAGE), ("draw",)),
    "free-draw-is-a-draw-action": Way(
        DRAW_ACTION, (ECHO, {"yellow": "Agriculture"}), DOGMA, 1, (draw(1),), more={"decks": ONES}
    ),
    "draw-by-effect-is-no-action": effect(DRAW_ACTION, {}, draw(1), times=0, decks=ONES),
    "meld-action-by-itself": Way(MELD_ACTION, ({"hand": "Tools"}, VILLAGE), ("meld Tools",)),
    "meld-from-a-museum": Way(MELD_ACTION, (MUSEUMS[1], VILLAGE), ("meld Holy Grail",), also=ARTIFACTS),
    "meld-by-effect-is-no-action": effect(MELD_ACTION, {"hand": "Oars"}, meld(a(HAND)), times=0),
    "dogma-action": effect(DOGMA_ACTION, {}, draw(1), decks=ONES),
    "endorsed-dogma": Way(
        DOGMA_ACTION,
        ({"green": "The Wheel", "yellow": "Linzi", "hand": "Oars"}, {}),
        ("endorse The Wheel",),
        also=CITIES,
        more={"decks": {1: "Archery, Pottery"}},
    ),
    "dogma-after-a-promotion": Way(
        DOGMA_ACTION, ({"hand": "Tools", "forecast": "The Wheel"}, {}), ("meld Tools",), also=ECHOES
    ),
    "self-execution-is-no-action": Way(DOGMA_ACTION, COMPUTERS, DOGMA, 1, (CHAIN,), more=CHAINED),
    # --- effects
    "an-effect": effect(EXECUTE_EFFECT, {}, draw(1), decks=ONES),
    "a-shared-effect": Way(
        EXECUTE_EFFECT, (ECHO, {"yellow": "Agriculture"}), DOGMA, 2, (draw(1),), more={"decks": ONES}
    ),
    "effects-of-self-executed-cards": Way(EXECUTE_EFFECT, COMPUTERS, DOGMA, 3, (CHAIN,), more=CHAINED),
    "a-demand-is-an-effect": by_demand(EXECUTE_EFFECT, {}, draw(1), decks=ONES),
    "a-demand": by_demand(SUFFER_DEMAND, {}, draw(1), decks=ONES),
    "no-demand-on-who-is-not-vulnerable": by_demand(SUFFER_DEMAND, {"yellow": "Agriculture"}, draw(1), times=0),
    # --- splay
    "splay": Way(TO_SPLAY, ({"blue": "Echo, Tools"}, VILLAGE), DOGMA, 1, (splay(BLUE, LEFT),)),
    "splay-each": Way(
        TO_SPLAY,
        ({"blue": "Echo, Tools", "green": "Sailing, The Wheel"}, {}),
        DOGMA,
        2,
        (splay_each(one_of(BLUE, GREEN), RIGHT),),
    ),
    "a-single-card-cannot-be-splayed": effect(TO_SPLAY, {}, splay(BLUE, LEFT), times=0),
    "arrow": Way(
        TO_SPLAY,
        ({"blue": "Tools", "hand": "Cordoba"}, VILLAGE),
        ("meld Cordoba",),
        also=CITIES,
        more={"further_decks": empty("cities")},
    ),
}


@pytest.mark.parametrize("name", WAYS)
def test_it_is_heard(name: str, lay: Lay) -> None:
    way = WAYS[name]
    end = played(laid(lay, way, would(way.deed, NOTHING, who=EVERYONE)), way)
    assert len(end.facts("karma-first")) == way.times


def played(t: Table, way: Way) -> Table:
    """Play the answers of a way; where the order of cards is asked, too, they go as they are offered."""
    answers = [*way.answers]
    end = t.play(*answers, idle=False)
    while end.game.request is not None and end.game.request.kind == "order":
        answers.append(end.options()[0])
        end = t.play(*answers, idle=False)
    return end


def laid(lay: Lay, way: Way, sentence: Step) -> Table:
    """Lay out the table of a way, with the Probe on top of the first player's red cards."""
    effects: tuple[Effect, ...] = ()
    if way.effects:
        effects = (demand(*way.effects),) if way.demand else (dogma(*way.effects),)
    return lay(karma(sentence), *way.players, echo=effects, also=way.also, **way.more)


@pytest.mark.parametrize("name", [name for name in WAYS if WAYS[name].deed is not EXECUTE_EFFECT])
def test_what_a_karma_stands_in_for_is_not_done_and_the_rest_goes_on(name: str, lay: Lay) -> None:
    """As often as it is heard, but for what a deed that was not done would have led to."""
    way = WAYS[name]
    end = played(laid(lay, way, would_instead(way.deed, NOTHING, who=EVERYONE)), way)
    told = len(end.facts("karma-instead"))
    assert told == LESS.get(name, way.times)
    moved = [entry.item for entry in end.entries if isinstance(entry.item, Moved)]
    assert not [each for each in moved if each.verb in _VERBS.get(way.deed, ())]


LESS = {"promotion": 1, "free-draw": 2, "chain-rule-draws": 1}
_VERBS = {
    TO_MELD: ("meld",),
    TO_TUCK: ("tuck",),
    TO_SCORE: ("score",),
    TO_JUNK: ("junk",),
    TO_TRANSFER: ("transfer",),
    TO_CLAIM: ("achieve", "claim"),
    TO_CLAIM_STANDARD: (),
    TO_DRAW: ("draw",),
}


# --- all cards ----------------------------------------------------------------------------------------------


def test_all_cards_go_until_none_is_left(lay: Lay) -> None:
    """U13, U28: what a karma brings to the place in the midst of it goes, too."""
    lower = would(TO_RETURN, draw(3), who=EVERYONE, where=fewer(value(the_card), 3))
    way = effect(TO_RETURN, {"hand": "Oars, Calendar"}, return_(all_of(HAND)), decks={3: "Paper, Compass, Optics"})
    end = played(laid(lay, way, lower), way)
    assert end.hand(0) == set()
    assert set(end.deck(3)) == {"Optics", "Paper", "Compass"}


def test_what_does_not_fit_stays(lay: Lay) -> None:
    lower = would(TO_RETURN, draw(3), who=EVERYONE, where=fewer(value(the_card), 3))
    some = return_(all_of(HAND, value=1))
    way = effect(TO_RETURN, {"hand": "Oars, Calendar"}, some, decks={3: "Paper, Compass"})
    assert played(laid(lay, way, lower), way).hand(0) == {"Calendar", "Paper"}


def test_each_card_is_considered_once(lay: Lay) -> None:
    """One that a karma has kept is not asked for again, though it lies where it lay."""
    kept = would_instead(TO_RETURN, draw(3), who=EVERYONE, where=fewer(value(the_card), 3))
    way = effect(TO_RETURN, {"hand": "Oars, Calendar"}, return_(all_of(HAND)), decks={3: "Paper, Compass, Optics"})
    end = played(laid(lay, way, kept), way)
    assert len(end.facts("karma-instead")) == 2
    assert end.hand(0) == {"Oars", "Calendar"}


def test_of_top_cards_those_that_come_to_light_stay(lay: Lay) -> None:
    first = would(TO_SCORE, draw(1), who=EVERYONE)
    players = (ECHO, {"green": "Sailing, Clothing", "red": "Archery, Oars"})
    way = Way(
        TO_SCORE,
        players,
        DOGMA,
        2,
        (score(all_of(of(OPPONENTS, TOPS))),),
        more={"decks": {1: "Tools, Pottery, Masonry"}},
    )
    end = played(laid(lay, way, first), way)
    assert (end.pile(1, "green"), end.pile(1, "red")) == (["Clothing"], ["Oars"])


def test_a_price_is_paid_though_a_karma_stands_in(lay: Lay) -> None:
    """Like the junking of a Decree action (U29, the example of Homer): the effects are doubled, and nothing is lost."""
    way = WAYS["endorse"]
    end = laid(lay, way, would_instead(TO_JUNK, NOTHING, who=EVERYONE)).play(*way.answers)
    assert end.hand(0) >= {"Oars", "Archery", "Pottery"}
    assert len(end.hand(0)) == 5
    parley = WAYS["parley"]
    used = laid(lay, parley, would_instead(TO_RETURN, NOTHING, who=EVERYONE)).play(*parley.answers)
    assert used.pile(0, "blue") == ["Tools"]
    assert used.hand(0) == {"Oars"}


def test_a_promotion_that_is_replaced_earns_no_dogma_action(lay: Lay) -> None:
    """U15, U25: "if you do"."""
    way = WAYS["promotion"]
    higher = would_instead(TO_MELD, NOTHING, who=EVERYONE, where=is_color(the_card, RED))
    end = laid(lay, way, higher).play(*way.answers)
    assert end.zone("forecast", 0) == {"Oars"}
    assert end.pile(0, "blue") == ["Tools"]
