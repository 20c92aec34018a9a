"""Self- and super-executing as Ultimate has them (expansion_rules 13; Ultimate p. 13, p. 16)."""

from engine.lang.nodes import SelfExecute
from engine.lang.words import (
    BLUE,
    GREEN,
    HAND,
    LEFT,
    RED,
    SCORE,
    YELLOW,
    a,
    any_number,
    demand,
    dogma,
    draw,
    lose,
    may,
    may_do_one_of,
    my,
    return_,
    score,
    self_execute,
    splay,
    super_execute,
    top,
    transfer,
    tuck,
    when,
    your_turn,
)
from tests.kit import NONE
from tests.probes.conftest import Lay

TAKE = demand(transfer(a(HAND), to=my(SCORE)))
ECHO = (TAKE, dogma(draw(1)))
SUPER = dogma(super_execute(top(BLUE)))


def test_self_execute_leaves_out_demands(lay: Lay) -> None:
    t = lay(dogma(self_execute(top(BLUE))), {"blue": "Echo"}, {"hand": "Oars"}, echo=ECHO)
    end = t.dogma("Probe")
    assert end.hand(1) == {"Oars"}
    assert len(end.hand(0)) == 1
    assert end.facts("demand-ignored")
    assert not end.facts("all-vulnerable")


def test_super_execute_demands_of_all_opponents_whatever_their_icons(lay: Lay) -> None:
    strong = {"yellow": "Agriculture, Domestication < up", "hand": "Archery"}
    t = lay(SUPER, {"blue": "Echo"}, {"hand": "Oars"}, strong, echo=ECHO, decks={1: "Sailing, Clothing"})
    end = t.dogma("Probe")
    assert end.score(0) == {"Oars", "Archery"}
    assert end.hand(0) == {"Sailing"}
    (fact,) = end.facts("all-vulnerable")
    assert dict(fact.numbers)["seats"] == (1, 2)
    assert fact.rule == "keyword-super-execute"
    assert not end.facts("demand-ignored")


def test_parley_saves_nobody_from_a_super_execution(lay: Lay) -> None:
    hands = [{"hand": "Oars"}, {"hand": "Archery, Tools"}, {"hand": "Clothing"}]
    end = lay(SUPER, {"blue": "Echo"}, *hands, echo=ECHO).dogma("Probe", "Tools")
    assert end.score(0) == {"Oars", "Tools", "Clothing"}
    assert not end.facts("no-parley-immune")


def test_teammates_are_not_vulnerable(lay: Lay) -> None:
    hands = [{"hand": "Oars"}, {"hand": "Archery"}, {"hand": "Clothing"}]
    end = lay(SUPER, {"blue": "Echo"}, *hands, echo=ECHO, teams=(0, 1, 0, 1)).dogma("Probe")
    assert (end.score(0), end.hand(2)) == ({"Oars", "Clothing"}, {"Archery"})


def test_a_demand_of_a_super_execution_is_no_chain(lay: Lay) -> None:
    """Only "while executing a card's non-demand effect" (Ultimate p. 16): the victim is not self-executing."""
    echo = (demand(self_execute(top(GREEN))), dogma(draw(1)))
    t = lay(SUPER, {"blue": "Echo"}, {"green": "Sailing"}, echo=echo)
    assert not t.dogma("Probe").facts("chain")


def test_a_super_execution_within_another_is_a_chain(lay: Lay) -> None:
    echo = (TAKE, dogma(super_execute(top(YELLOW))))
    t = lay(SUPER, {"blue": "Echo", "yellow": "Masonry"}, {}, echo=echo)
    end = t.dogma("Probe")
    assert end.facts("chain")
    assert len(end.zone("achievements", 0)) == 1


def test_victims_who_leave_end_only_their_own_execution(lay: Lay) -> None:
    t = lay(SUPER, {"blue": "Echo"}, {}, {}, {}, echo=(demand(lose()), dogma(draw(1))), teams=(0, 1, 1, 1))
    end = t.dogma("Probe")
    assert end.s.result is not None
    assert end.s.result.winners == (0,)


def test_whose_turn_it_is(lay: Lay) -> None:
    effect = dogma(when(your_turn, draw(3), otherwise=draw(2)))
    sharer = {"blue": "Writing, Tools < right", "purple": "Mysticism"}
    decks = {1: "Clothing, Sailing", 2: "Calendar", 3: "Paper"}
    end = lay(effect, {}, sharer, decks=decks).dogma("Probe")
    assert end.hand(1) == {"Calendar"}
    assert "Paper" in end.hand(0)


def test_each_may_is_a_must(lay: Lay) -> None:
    echo = (
        dogma(may(return_(a(HAND)))),
        dogma(may(draw(1))),
        dogma(may(splay(RED, LEFT))),
        dogma(may_do_one_of(tuck(a(HAND)), draw(3))),
        dogma(score(any_number(HAND))),
    )
    must = dogma(SelfExecute(top(BLUE), must=True))
    seats = {"blue": "Echo", "red": "Archery", "hand": "Tools"}
    t = lay(must, seats, {}, echo=echo, decks={1: "Sailing", 3: "Paper"})
    end = t.dogma("Probe", "option-1")
    assert end.splay(0, "red") == "left"
    assert end.pile(0, "green") == ["Sailing"]
    assert end.facts("may-is-must")
    free = lay(dogma(self_execute(top(BLUE))), seats, {}, echo=echo, decks={1: "Sailing", 3: "Paper"})
    assert free.dogma("Probe", NONE, "no", NONE, NONE, NONE).hand(0) == {"Tools"}
