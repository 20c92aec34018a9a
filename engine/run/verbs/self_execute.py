"""Self-execute: each non-demand effect of a card, for yourself only; and the chain rule (4e base p. 22, p. 28).

Super-execute: the demands, too, of which all opponents are the victims (Ultimate p. 13).
"""

from __future__ import annotations

from engine.lang.lower import Code, Ins
from engine.lang.nodes import Deed, SelfExecute
from engine.lang.terms import LAST_AGE, EffectKind
from engine.model.frames import (
    ASKED,
    DECIDER,
    DONE,
    HEARD,
    MUST,
    TO_MOVE,
    ChainFrame,
    ChainStep,
    SelfExecutionFrame,
    SelfExecutionStep,
    named_slot,
)
from engine.model.state import Frame, State
from engine.query import table
from engine.query.evaluate import Evaluator
from engine.query.running import self_executing
from engine.run import bounds, draws, karma, moves, plan
from engine.run.errors import NotDoneError
from engine.run.machine import Handler, Machine
from engine.run.verbs.outcome import leaving
from engine.trace import facts
from engine.trace.events import Began, Ended, Outcome, Span

SUPER = 1
"""the number of the span of a super-execution"""


def is_chained(m: Machine, s: State, card: int, *, demand: bool = False) -> bool:
    """Return whether the running effect itself is being self-executed, so that the chain rule applies.

    A demand is not, though another player super-executes its card (Ultimate p. 16: "a card's non-demand effect").
    """
    inside = self_executing(s)
    if not inside or demand:
        return False
    return m.switches["chain-by-itself"] == "counts" or inside[-1].vars[SelfExecutionFrame.CARD] != card


def _self_execute(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, SelfExecute)
    other = named_slot(e.code, node.by.name) if node.by is not None else -1

    noted = named_slot(e.code, node.noting) if node.noting else -1
    skip_it = leaving(ins, at, e, Outcome.SKIPPED, at + 1)

    def self_execute(m: Machine, s: State, f: Frame) -> int:
        held = f.vars[TO_MOVE]
        if karma.is_fresh(f):  # else it runs again, after the 11 of the chain rule
            if noted >= 0:
                f.vars[noted] = 0
            if held:
                bounds.again(m, s, held[0])
            f.vars[ASKED] += 1
        if not held:
            return at + 1
        card, f.vars[TO_MOVE] = held[0], ()
        if card in m.karmas or not m.catalogue.facts[card].effects:
            rule = "figures-no-dogma" if card in m.karmas else ""
            m.fact(s, facts.NO_EFFECTS(f.seat, rule=rule, cards=(card,)))
            return skip_it(m, s, f)
        undone = plan.undone(m, s, card)
        if undone >= 0:
            title = m.catalogue.title[undone]
            msg = (
                f"{title} would be self-executed, but its effects are not programmed yet; "
                "go back and choose another way"
            )
            raise NotDoneError(msg, "not-programmed-self", card=m.catalogue.key[undone])
        chained = m.switches["chain-rule"] != "none" and is_chained(m, s, card, demand=e.code.demand)
        heard = chained and (Deed.DRAW in m.watchers or Deed.CLAIM in m.watchers)
        if heard and karma.is_fresh(f):
            f.vars[TO_MOVE] = held
            f.vars[HEARD] = (karma.GO,)  # this step runs again after the 11
            m.push(s, Frame.of(ChainFrame, f.seat))
            return at
        if chained and not heard and not chain_achievement(m, s, f.seat):
            return at
        karma.over(f)
        f.vars[DONE] += 1
        m.event(s, Began(Span.SELF_EXECUTE, f.seat, card, SUPER if node.demands else -1))
        decider = f.vars[DECIDER] if other < 0 else f.vars[other]
        if decider != f.vars[DECIDER]:
            m.fact(s, facts.DECIDES_FOR(f.seat, decider=decider))
        if node.must:
            m.fact(s, facts.MAY_IS_MUST(f.seat, cards=(card,)))
        programs = plan.of_execution(m, s, card)
        if m.echoes and m.explaining:
            emit_echoes(m, s, f.seat, card)
        more = {"demands": node.demands, "must": node.must}
        frame = Frame.of(SelfExecutionFrame, f.seat, card=card, plan=programs, decider=decider, **more)
        m.push(s, frame)
        return at + 1

    return self_execute


def emit_echoes(m: Machine, s: State, seat: int, card: int) -> None:
    """Emit which echo effects a self-execution of a card executes first, if any (Ultimate p. 13, p. 25)."""
    rule, color = "echo-effects-self-execute", int(m.catalogue.color[card])
    if echoing := plan.echoing(m, s, card):
        m.fact(s, facts.ECHO_EFFECTS(seat, rule=rule, cards=tuple(echoing), color=color))
    elif card in m.echoes and not table.is_top(m, s, card):
        m.fact(s, facts.OWN_ECHO(seat, cards=(card,)))


def chain_achievement(m: Machine, s: State, seat: int) -> bool:
    """Draw and achieve an 11; with none left that ends the game, and is not done (4e base p. 28, Chain Rule)."""
    m.fact(s, (facts.CHAIN_NONE_LEFT if _none_left(m, s) else facts.CHAIN)(seat))
    card = draws.draw(m, s, seat, LAST_AGE)
    if card >= 0:
        moves.move(m, s, "achieve", seat, card, m.zones.achievements(seat))
    return card >= 0


def _none_left(m: Machine, s: State) -> bool:
    return table.deck_for(m, s, LAST_AGE) > m.last_age


def _chain_draw(m: Machine, s: State, f: Frame) -> int:
    """Draw the 11 where karmas may wait for that; the self-execution comes after it.

    That none is left is told when no karma can change it any more.
    """
    if karma.is_fresh(f) and not _none_left(m, s):
        m.fact(s, facts.CHAIN(f.seat))
    said = draws.heard(m, s, f, f.seat, LAST_AGE, deed=Deed.DRAW)
    if said == karma.WAIT:
        return ChainStep.DRAW
    karma.over(f)
    if said != karma.GO:
        m.pop(s)
        return ChainStep.DRAW
    if _none_left(m, s):
        m.fact(s, facts.CHAIN_NONE_LEFT(f.seat))
    card = draws.draw(m, s, f.seat, LAST_AGE)
    if card < 0:
        return ChainStep.DRAW
    f.vars[ChainFrame.CARD] = card
    return ChainStep.ACHIEVE


def _chain_achieve(m: Machine, s: State, f: Frame) -> int:
    """Achieve that very card."""
    card = f.vars[ChainFrame.CARD]
    said = karma.heard(m, s, f, (Deed.CLAIM,), f.seat, karma.Subject(card=card))
    if said == karma.WAIT:
        return ChainStep.ACHIEVE
    m.pop(s)
    if said == karma.GO:
        moves.move(m, s, "achieve", f.seat, card, m.zones.achievements(f.seat))
    return ChainStep.ACHIEVE


def _next_effect(m: Machine, s: State, f: Frame) -> int:
    """Execute the next non-demand effect; demand effects are ignored, unless the card is super-executed."""
    v = f.vars
    card, must = v[SelfExecutionFrame.CARD], v[SelfExecutionFrame.MUST]
    index, decider = v[SelfExecutionFrame.EFFECT], v[SelfExecutionFrame.DECIDER]
    programs = v[SelfExecutionFrame.PLAN]
    if v[SelfExecutionFrame.QUEUE]:
        _demand(m, s, f, m.codes[programs[index - 1]])
        return SelfExecutionStep.NEXT_EFFECT
    while index < len(programs) and (code := m.codes[programs[index]]).demand:
        index += 1
        compels = code.kind is EffectKind.COMPEL
        if v[SelfExecutionFrame.DEMANDS] and not compels:
            v[SelfExecutionFrame.EFFECT] = index
            v[SelfExecutionFrame.QUEUE] = seats = tuple(m.opponents(s, f.seat))
            m.fact(s, facts.ALL_VULNERABLE(f.seat, cards=(card,), effect=code.effect, seats=seats))
            return SelfExecutionStep.NEXT_EFFECT
        kind = facts.COMPEL_IGNORED if compels else facts.DEMAND_IGNORED
        m.fact(s, kind(f.seat, cards=(code.card,), effect=code.effect))
    if index == len(programs):
        m.event(s, Ended(Span.SELF_EXECUTE, f.seat, card))
        m.pop(s)
        return SelfExecutionStep.NEXT_EFFECT
    v[SelfExecutionFrame.EFFECT] = index + 1
    if decider in s.out:
        decider = f.seat
    frame = moves.effect_frame(m, s, programs[index], f.seat, -1, decider)
    frame.vars[MUST] = must
    m.push(s, frame)
    if m.watchers:
        karma.before_effect(m, s)
    return SelfExecutionStep.NEXT_EFFECT


def _demand(m: Machine, s: State, f: Frame, code: Code) -> None:
    """Let the next opponent in line execute a demand of a card that is super-executed."""
    seat, *rest = f.vars[SelfExecutionFrame.QUEUE]
    if Deed.SUFFER_DEMAND in m.watchers and seat not in s.out:
        said = karma.heard(m, s, f, (Deed.SUFFER_DEMAND,), seat, karma.Subject(card=code.card, other=f.seat))
        if said == karma.WAIT:
            return
        karma.over(f)
        if said == karma.INSTEAD:
            f.vars[SelfExecutionFrame.QUEUE] = tuple(rest)
            return
    f.vars[SelfExecutionFrame.QUEUE] = tuple(rest)
    if seat in s.out:
        return
    m.event(s, Began(Span.EXECUTION, seat, code.card, code.effect))
    frame = moves.effect_frame(m, s, code.id, seat, f.seat)
    frame.vars[MUST] = f.vars[SelfExecutionFrame.MUST]
    m.push(s, frame)
    if m.watchers:
        karma.before_effect(m, s)


SYSTEM: dict[str, tuple[Handler, ...]] = {
    SelfExecutionFrame.program: SelfExecutionStep.handled(next_effect=_next_effect),
    ChainFrame.program: ChainStep.handled(draw=_chain_draw, achieve=_chain_achieve),
}
OPERATIONS = {"self-execute": _self_execute}
