"""Sentences, conditions, "if you do", repeating: what holds the verbs together."""

from __future__ import annotations

from collections.abc import Callable

from engine.lang.lower import Ins, NamedKind
from engine.lang.nodes import (
    Both,
    BySwitch,
    ColorOf,
    Condition,
    HasIcon,
    IfYouDo,
    IsColor,
    IsEligible,
    NamedCards,
    Not,
    NotDone,
    Number,
    OneColor,
    PointsOf,
    RepeatEffect,
    Reveal,
    Shares,
    TheColor,
    Trait,
    WasForeseen,
    When,
    inside,
)
from engine.lang.sentences import read
from engine.lang.terms import Color, EffectKind
from engine.model.frames import ASKED, DECIDER, DONE, ME, MOVED, OUTCOME, PREV_ASKED, PREV_DONE, TO_MOVE, named_slot
from engine.model.state import Frame, State
from engine.query import sight, table
from engine.query.eligibility import claimable, score_sum
from engine.query.evaluate import Evaluator, NumberFn
from engine.query.running import foreseen
from engine.run import bounds, moves
from engine.run.errors import NotDoneError
from engine.run.machine import Handler, Machine
from engine.run.verbs.outcome import RUNNING, before, close, end_of_otherwise, leaving, passed, skip
from engine.trace import facts
from engine.trace.events import Began, Ended, Outcome, Repeated, Showing, Span

Shown = Callable[[State, Frame], tuple[int, ...]]
"""gives cards that are shown to all"""


def _sentence(ins: Ins, at: int, e: Evaluator) -> Handler:
    events = [Began(Span.SENTENCE, seat, e.code.card, ins.sentence) for seat in range(e.c.players)]
    code, outer = e.code, e.code.sentences[ins.sentence]
    over = outer if outer >= 0 else before(e, ins.sentence)  # whose words are over now
    otherwise = outer < 0 and _is_otherwise(e, ins.sentence)
    scored = e.c.catalogue.has_bonuses and any(isinstance(part, PointsOf) for part in inside(ins.node))

    def begin(m: Machine, s: State, f: Frame) -> int:
        v = f.vars
        if over >= 0 and m.trace is not None:
            close(m, s, f, code, over)
        v[OUTCOME] = RUNNING
        if not otherwise:
            v[PREV_ASKED], v[PREV_DONE] = v[ASKED], v[DONE]
        v[ASKED] = v[DONE] = 0
        v[MOVED] = v[TO_MOVE] = ()
        if m.trace is not None:
            m.event(s, events[f.seat])
            if scored and m.explaining:
                for seat in m.seats_from(s, f.seat):
                    if (why := score_sum(m, s, seat)) is not None:
                        m.fact(s, why)
        return at + 1

    return begin


def _is_otherwise(e: Evaluator, sentence: int) -> bool:
    """Return whether a sentence is the "if you don't" to an "if you do" right before it, or the other way round.

    Both then speak of the sentence before them.
    """
    steps = {each.number: each.step for each in read(e.code.tree, e.c.switches)}
    one, other = steps.get(before(e, sentence)), steps.get(sentence)
    return isinstance(one, IfYouDo) and isinstance(other, IfYouDo) and one.dont != other.dont


def was_done(m: Machine, f: Frame) -> bool:
    """Return whether the sentence before was done: in its entirety, and to more than nothing (4e base p. 19)."""
    asked, done = f.vars[PREV_ASKED], f.vars[PREV_DONE]
    return done > 0 and (done >= asked or m.switches["if-you-do"] == "anything")


def _if_you_do(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, IfYouDo)
    skip_it = leaving(ins, at, e, Outcome.SKIPPED)

    def if_you_do(m: Machine, s: State, f: Frame) -> int:
        held = was_done(m, f)
        if m.explaining:
            kind = facts.IF_YOU_DONT if node.dont else facts.IF_YOU_DO
            m.fact(s, kind(f.seat, holds=held, asked=f.vars[PREV_ASKED], done=f.vars[PREV_DONE]))
        return at + 1 if held != node.dont else skip_it(m, s, f)

    return if_you_do


def _evidence(condition: Condition, e: Evaluator) -> Shown | None:
    """Return what gives the cards whose fronts prove whether a condition holds; ``None`` if it needs no proof.

    That a card shares something with others is proved by one of them, that it does not by all.
    """
    if isinstance(condition, Not):
        return _evidence(condition.of, e) if isinstance(condition.of, Shares) else None
    if isinstance(condition, Both):
        parts = [
            found
            for each in (condition.first, condition.second)
            if isinstance(each, Shares | Not | Both) and (found := _evidence(each, e)) is not None
        ]
        return (lambda s, f: tuple(card for part in parts for card in part(s, f))) if parts else None
    if isinstance(condition, IsColor | HasIcon):
        cards = e.cards(condition.card)
        return lambda s, f: cards(s, f, -1)
    if not isinstance(condition, Shares) or condition.trait is Trait.VALUE:
        return None
    one, others, common = e.cards(condition.card), e.cards(condition.others), e.in_common(condition)

    def both(s: State, f: Frame) -> tuple[int, ...]:
        found = one(s, f, -1)
        alike = common(s, f, found[-1]) if found else ()
        return (*found, *(alike[:1] or others(s, f, -1))) if found else ()

    return both


def _was_revealed(condition: Condition, e: Evaluator) -> bool:
    """Return whether a condition is about cards that the effect has revealed."""
    if not isinstance(condition, IsColor | HasIcon) or not isinstance(condition.card, NamedCards):
        return False
    into = [part for part in inside(e.code.tree) if getattr(part, "into", None) == condition.card]
    return bool(into) and all(isinstance(part, Reveal) for part in into)


def _asked_of(condition: Condition, e: Evaluator) -> Shown | None:
    """Return what gives the cards of which a condition asks whether the player could claim them, if it does."""
    match condition:
        case Not(of=inner):
            return _asked_of(inner, e)
        case Both(first=first, second=second):
            return _asked_of(first, e) or _asked_of(second, e)
        case IsEligible(card=card):
            cards = e.cards(card)
            return lambda s, f: cards(s, f, -1)
    return None


def _when(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, When)
    test = e.condition(node.condition)
    compared = e.compared(node.condition)
    shown, claimed = _evidence(node.condition, e), _asked_of(node.condition, e)
    was_revealed = _was_revealed(node.condition, e)
    skip_it, code = leaving(ins, at, e, Outcome.SKIPPED), e.code
    asks_foreseen = any(isinstance(part, WasForeseen) for part in inside(node.condition))
    then, otherwise = passed(code, at, ins.jump), passed(code, ins.jump, end_of_otherwise(code, ins.jump))

    def when(m: Machine, s: State, f: Frame) -> int:
        if shown is not None and was_revealed:
            for card in shown(s, f):  # it may lie where nobody looks, in a safe, and is not shown once more
                sight.show(m, s, card)
        elif shown is not None:
            moves.prove(m, s, f.seat, shown(s, f), Showing.CONDITION)
        holds = test(s, f, -1)
        if m.explaining:
            if asks_foreseen:
                m.fact(s, facts.FORESEEN(f.seat, holds=foreseen(s, code.card), cards=(code.card,)))
            asked = claimed(s, f) if claimed is not None else ()
            for card in {table.value(m, s, card): card for card in reversed(asked)}.values():  # one of each value
                m.fact(s, claimable(m, s, f.seat, card, by_effect=True))
            if holds is None:
                m.fact(s, facts.CONDITION_ON_NO_CARD(f.seat))
            elif not isinstance(node.condition, WasForeseen):  # which the fact before has said
                m.fact(s, facts.CONDITION(f.seat, holds=holds, **compared(s, f)))
        if holds:
            if otherwise:
                skip(m, s, f, code, otherwise, at)
            return at + 1
        if node.otherwise:  # it is every other case: one that is unknown, too
            skip(m, s, f, code, then, at)
            return ins.jump
        return skip_it(m, s, f)

    return when


def _go(ins: Ins, at: int, e: Evaluator) -> Handler:
    def go(m: Machine, s: State, f: Frame) -> int:
        return ins.jump

    return go


def _by_switch(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, BySwitch)
    chosen = e.c.switches[node.switch]
    entry = dict(zip((choice for choice, _sentences in node.cases), ins.jumps, strict=True))[chosen]

    def go_on(m: Machine, s: State, f: Frame) -> int:
        return entry

    return go_on


def _repeat(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, RepeatEffect)
    using = [(named_slot(e.code, name), _amount_or_color(new, e)) for name, new in node.using]
    forgotten = [
        named_slot(e.code, name)
        for name, kind in zip(e.code.names, e.code.kinds, strict=True)
        if kind in (NamedKind.CARDS, NamedKind.COLORS)
    ] * (node.same is None)

    def repeat_whole(m: Machine, s: State, f: Frame) -> int:
        """Execute the effect that this one sentence of it belongs to."""
        bounds.again(m, s, e.code.card)
        new = moves.effect_frame(m, s, e.code.whole, f.seat, f.vars[ME], f.vars[DECIDER])
        for slot, fn in using:
            new.vars[slot] = fn(s, f, -1)
        f.vars[ASKED] += 1
        f.vars[DONE] += 1
        m.fact(s, facts.REPEATS(f.seat))
        m.event(s, Began(Span.PART, f.seat, e.code.card, e.code.effect))
        m.push(s, new)
        return at + 1

    def repeat(m: Machine, s: State, f: Frame) -> int:
        bounds.again(m, s, e.code.card)
        new = [(slot, fn(s, f, -1)) for slot, fn in using]
        for slot in forgotten:
            f.vars[slot] = None
        for slot, value in new:
            f.vars[slot] = value
        m.fact(s, facts.REPEATS(f.seat))
        m.event(s, Repeated(f.seat, e.code.card, e.code.effect))
        return ins.jump

    return repeat_whole if e.code.whole else repeat


def _amount_or_color(node: Number | OneColor, e: Evaluator) -> NumberFn:
    return e.color(node) if isinstance(node, Color | ColorOf | TheColor) else e.number(node)


def _end(ins: Ins, at: int, e: Evaluator) -> Handler:
    span = Span.KARMA if e.code.kind is EffectKind.KARMA else Span.EFFECT
    events = [Ended(span, seat, e.code.card, e.code.effect) for seat in range(e.c.players)]

    code, last = e.code, before(e)

    def end(m: Machine, s: State, f: Frame) -> int:
        if m.trace is not None:
            if last >= 0:
                close(m, s, f, code, last)
            m.event(s, events[f.seat])
        m.pop(s)
        return at

    return end


def _not_done(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, NotDone)

    def not_done(m: Machine, s: State, f: Frame) -> int:
        msg = f"it cannot go on from here: {node.why}; go back and choose another way"
        raise NotDoneError(msg, "not-programmed-part", why=node.why)

    return not_done


OPERATIONS = {
    "sentence": _sentence,
    "if-you-do": _if_you_do,
    "when": _when,
    "go": _go,
    "by-switch": _by_switch,
    "repeat-effect": _repeat,
    "end": _end,
    "not-done": _not_done,
}
