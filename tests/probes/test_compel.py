"""Effects that compel (expansion_rules 13, 19, 29; Ultimate p. 13, p. 23, p. 27)."""

from engine.lang.words import (
    BLUE,
    BOARD,
    HAND,
    SCORE,
    TOPS,
    a,
    all_of,
    compel,
    dogma,
    draw,
    each,
    has_demand,
    my,
    return_,
    self_execute,
    super_execute,
    top,
    transfer,
)
from engine.trace.events import Began, Span
from tests.kit import NONE
from tests.probes.conftest import Lay

TAKE = compel(transfer(a(HAND), to=my(SCORE)))
DRAW = dogma(draw(1))
BOTH = (TAKE, DRAW)
MANY = {"blue": "Writing", "purple": "Philosophy", "hand": "Oars"}
"""five [concept] to the three of the Probe"""
MANY_2 = {"blue": "Mathematics", "purple": "Education", "hand": "Tools"}
"""five, too"""
GREAT = {"blue": "Writing", "purple": "Philosophy", "green": "Classification"}
"""eight"""


def test_it_hits_those_who_would_share_and_no_others(lay: Lay) -> None:
    end = lay(BOTH, {}, MANY, {"hand": "Archery"}, decks={1: "Sailing, Clothing"}).dogma("Probe")
    assert (end.score(0), end.hand(2)) == ({"Oars"}, {"Archery"})
    (hit,), (spared,) = end.facts("compelled"), end.facts("not-compelled")
    assert (hit.seat, hit.rule, spared.seat) == (1, "compel-vulnerable", 2)
    assert not end.facts("vulnerable")
    assert not end.facts("shares")


def test_who_is_compelled_shares_afterwards(lay: Lay) -> None:
    end = lay(BOTH, {}, MANY, decks={1: "Sailing, Clothing, Agriculture"}).dogma("Probe")
    assert (end.hand(1), end.hand(0)) == ({"Sailing"}, {"Clothing", "Agriculture"})  # and the free draw


def test_as_many_icons_are_enough_and_one_fewer_is_not(lay: Lay) -> None:
    """The Probe shows three [concept], Philosophy as many, Writing two."""
    as_many, fewer = {"purple": "Philosophy", "hand": "Oars"}, {"blue": "Writing", "hand": "Archery"}
    end = lay(TAKE, {}, as_many, fewer).dogma("Probe")
    assert (end.score(0), end.hand(2)) == ({"Oars"}, {"Archery"})
    numbers = [(f.number("own"), f.number("leader")) for f in (*end.facts("compelled"), *end.facts("not-compelled"))]
    assert numbers == [(3, 3), (2, 3)]


def test_it_earns_no_free_draw(lay: Lay) -> None:
    """It is a demand for all purposes: without a shared effect there is no free Draw action."""
    end = lay(TAKE, {}, MANY).dogma("Probe")
    assert (end.score(0), end.hand(0)) == ({"Oars"}, set())
    (fact,) = end.facts("no-free-draw-only-compels")
    assert fact.rule == "compel-is-demand"


def test_with_nobody_to_compel_it_is_told(lay: Lay) -> None:
    end = lay(TAKE, {}, {"hand": "Oars"}).dogma("Probe")
    assert end.hand(1) == {"Oars"}
    (fact,) = end.facts("nobody-compelled")
    assert fact.rule == "compel-vulnerable"
    assert not end.facts("nobody-vulnerable")


def test_it_is_locked_at_the_start_and_goes_clockwise(lay: Lay) -> None:
    """What the first one gets changes nothing about whom it hits: the second has fewer icons now, and is hit."""
    give = compel(transfer(all_of(my(TOPS)), to=BOARD), draw(1))
    end = lay(give, {"blue": "Writing"}, MANY, MANY_2).dogma("Probe")
    began = [entry.item for entry in end.entries if isinstance(entry.item, Began)]
    assert [item.seat for item in began if item.what is Span.EXECUTION] == [1, 2]
    assert end.icons(0, "concept") == 0


def test_teammates_are_not_compelled(lay: Lay) -> None:
    others = [MANY, MANY_2, {}]
    end = lay(TAKE, {}, *others, teams=(0, 1, 0, 1)).dogma("Probe")
    assert (end.score(0), end.hand(2)) == ({"Oars"}, {"Tools"})
    assert [fact.seat for fact in end.facts("shares")] == [2]
    (fact,) = end.facts("shares")
    assert fact.rule == "teams-never-vulnerable"


def test_self_and_super_execution_leave_it_out(lay: Lay) -> None:
    for execute in (self_execute, super_execute):
        t = lay(dogma(execute(top(BLUE))), {"blue": "Echo"}, {"hand": "Oars"}, echo=BOTH, decks={1: "Sailing"})
        end = t.dogma("Probe")
        assert (end.hand(1), end.hand(0)) == ({"Oars"}, {"Sailing"})
        (fact,) = end.facts("compel-ignored")
        assert fact.number("effect") == 0


def test_a_distant_player_parleys_for_each_apart(lay: Lay) -> None:
    """Seat 2 is distant: one card spares it from being compelled, another lets it share (Ultimate p. 27)."""
    distant = MANY | {"hand": "Oars, Archery, Tools"}
    players = [{}, distant, {}]
    t = lay(BOTH, {}, *players, decks={1: "Sailing, Clothing, Agriculture"})
    end = t.dogma("Probe", "Tools", "Archery")
    assert end.hand(2) == {"Oars", "Sailing"}
    assert end.score(0) == set()
    assert [fact.rule for fact in end.facts("parley-resist")] == ["compel-parley"]
    assert end.facts("parley-share")
    hit = lay(BOTH, {}, *players, decks={1: "Sailing, Clothing, Agriculture"}).dogma("Probe", NONE, "Oars", NONE)
    assert (hit.score(0), hit.hand(2)) == ({"Oars"}, {"Archery", "Tools"})
    assert hit.facts("no-parley-resist")
    assert hit.facts("no-parley-share")


def test_who_escapes_it_may_still_share(lay: Lay) -> None:
    distant = MANY | {"hand": "Oars, Archery"}
    end = lay(BOTH, {}, {}, distant, {}, decks={1: "Sailing, Clothing"}).dogma("Probe", "Archery", NONE)
    assert end.hand(2) == {"Oars"}
    (fact,) = end.facts("compelled")
    assert fact.number("parley") == 1


def test_a_card_that_compels_has_a_demand_effect(lay: Lay) -> None:
    """For all purposes (Ultimate p. 27), so also for a card that asks for a demand effect."""
    strip = dogma(return_(a(TOPS, where=has_demand(each))))
    end = lay(strip, {"blue": "Echo"}, {}, echo=BOTH).dogma("Probe")
    assert end.pile(0, "blue") == []


def test_an_endorsed_one_goes_round_twice(lay: Lay) -> None:
    t = lay(TAKE, {"green": "Babylon", "hand": "Tools"}, GREAT | {"hand": "Oars, Archery"}, also=("cities",))
    end = t.play("endorse Probe", "Oars", idle=False)
    assert end.score(0) == {"Oars", "Archery"}
    (fact,) = end.facts("compelled-again")
    assert (fact.rule, fact.number("seats")) == ("endorse-demand", (1,))
