"""A fact is of a declared kind: what its declaration does not allow is an error where strict is on, as in tests."""

import json
from collections.abc import Callable

import pytest

from engine.strictness import set_strict
from engine.trace import facts
from engine.trace.events import At, Denies, Entry, Fact, Number, Shown, UndeclaredFactError, to_plain

WRONG: list[tuple[Callable[[], Fact], str]] = [
    (lambda: facts.NOTHING_FITS(0), "lacks its number purpose"),
    (lambda: facts.NOTHING_FITS(0, purpose="may", n=1), "has no number n"),
    (lambda: facts.NOTHING_FITS(0, purpose=1), "no word"),
    (lambda: facts.DRAW_VALUE(0, value="high"), "no value"),
    (lambda: facts.DRAW_VALUE(0, value=True), "no value"),
    (lambda: facts.NO_FREE_DRAW_NOTHING_DONE(0, sharers=[1]), "no seats"),
    (lambda: facts.FREE_DRAW(0, sharers=(1,), deeds=(1,), revealed=()), "no words"),
    (lambda: facts.DRAW_VALUE(0, rule="golden-rule", value=1), "cites draw-highest-top, draw-empty-board"),
    (lambda: facts.SPECIAL_MET(0, have=1, need=1), "cites a rule of its own"),
    (lambda: facts.CONDITION(0), "says by itself whether it holds"),
    (lambda: facts.CHAIN(0, holds=False), "does not say by itself whether it holds"),
    (lambda: facts.NOBODY_VULNERABLE(0, effect=0), "has an effect without its card"),
]


@pytest.mark.parametrize(("make", "complaint"), WRONG, ids=[complaint for _, complaint in WRONG])
def test_what_is_not_declared_is_an_error(make: Callable[[], Fact], complaint: str) -> None:
    with pytest.raises(UndeclaredFactError, match=complaint):
        make()


def test_in_play_nothing_is_looked_at() -> None:
    set_strict(on=False)
    try:
        assert facts.NOTHING_FITS(0).numbers == ()
    finally:
        set_strict(on=True)


def test_what_may_be_left_out_may_be_there() -> None:
    assert facts.CONDITION(0, holds=True).numbers == ()
    assert facts.CONDITION(0, holds=True, left=1, right=2).number("right") == 2


def test_a_fact_cites_its_first_rule_unless_another_is_given() -> None:
    assert facts.MELDED(0, color=1, covered=0, splay=0).rule == "meld-on-top"
    assert facts.MELDED(0, rule="meld-continues-splay", color=1, covered=2, splay=1).rule == "meld-continues-splay"


def test_what_a_fact_denies_depends_on_whether_it_holds() -> None:
    assert facts.CONDITION(0, holds=True).denies is None
    assert facts.CONDITION(0, holds=False).denies is Denies.SENTENCE
    assert facts.CONDITION(0, holds=False).skips
    assert facts.IF_YOU_DONT(0, holds=True, asked=1, done=1).denies is Denies.SENTENCE
    assert facts.IF_YOU_DONT(0, holds=False, asked=1, done=0).denies is Denies.DONE
    assert not facts.IF_YOU_DONT(0, holds=False, asked=1, done=0).skips
    assert facts.PARLEY_IMMUNE(0).denies is Denies.DEMAND
    assert facts.NOTHING_TO_SPLAY(0).denies is Denies.CHOICE


def test_a_kind_is_declared_once_and_denies_something_if_it_skips() -> None:
    with pytest.raises(ValueError, match="chain"):
        facts.fact("chain", "chain-rule")
    with pytest.raises(ValueError, match="skips nothing"):
        facts.fact("skips nothing", "golden-rule", skips=True)
    assert "skips nothing" not in facts.KINDS


def test_a_fact_is_plain_data() -> None:
    fact = facts.SPLAY_TOO_FEW(1, color=2, count=1, now=0, direction=1)
    plain = to_plain(Entry(At(0, 1, -1, -1, -1, "", 0), fact))
    assert json.loads(json.dumps(plain))["kind"] == "splay-too-few"
    assert fact.kind.numbers["color"] is Number.COLOR
    assert fact.kind.shown is Shown.LOG
