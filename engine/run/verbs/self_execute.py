"""Self-execute: each non-demand effect of a card, for yourself only; and the chain rule (4e base p. 22, p. 28)."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import Deed, SelfExecute
from engine.lang.terms import LAST_AGE
from engine.model.frames import ASKED, DECIDER, DONE, TO_MOVE, SelfExecutionFrame, SelfExecutionStep, named_slot
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


def is_chained(m: Machine, s: State, card: int) -> bool:
    """Return whether the running effect itself is being self-executed, so that the chain rule applies."""
    inside = self_executing(s)
    if not inside:
        return False
    return m.switches["chain-by-itself"] == "counts" or inside[-1].vars[SelfExecutionFrame.CARD] != card


def _self_execute(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, SelfExecute)
    other = named_slot(e.code, node.by.name) if node.by is not None else -1

    skip_it = leaving(ins, at, e, Outcome.SKIPPED, at + 1)

    def self_execute(m: Machine, s: State, f: Frame) -> int:
        held = f.vars[TO_MOVE]
        if held:
            bounds.again(m, s, held[0])
        f.vars[ASKED] += 1
        if not held:
            return at + 1
        card, f.vars[TO_MOVE] = held[0], ()
        if card in m.karmas or not m.catalogue.facts[card].effects:
            m.fact(s, facts.NO_EFFECTS(f.seat, cards=(card,)))
            return skip_it(m, s, f)
        if not m.is_done(card):
            title = m.catalogue.title[card]
            msg = (
                f"{title} would be self-executed, but its effects are not programmed yet; "
                "go back and choose another way"
            )
            raise NotDoneError(msg, "not-programmed-self", card=m.catalogue.key[card])
        if m.switches["chain-rule"] != "none" and is_chained(m, s, card):
            chain_achievement(m, s, f.seat)
            if s.result is not None:
                return at
        f.vars[DONE] += 1
        m.event(s, Began(Span.SELF_EXECUTE, f.seat, card))
        decider = f.vars[DECIDER] if other < 0 else f.vars[other]
        if decider != f.vars[DECIDER]:
            m.fact(s, facts.DECIDES_FOR(f.seat, decider=decider))
        programs = plan.of_card(m, card)
        m.push(s, Frame.of(SelfExecutionFrame, f.seat, card=card, plan=programs, decider=decider))
        return at + 1

    return self_execute


def chain_achievement(m: Machine, s: State, seat: int) -> None:
    """Draw and achieve an 11; with none left that ends the game (4e base p. 28, Chain Rule)."""
    if m.explaining:
        none_left = table.deck_for(m, s, LAST_AGE) > m.last_age
        m.fact(s, (facts.CHAIN_NONE_LEFT if none_left else facts.CHAIN)(seat))
    card = draws.draw(m, s, seat, LAST_AGE)
    if card >= 0:
        moves.move(m, s, "achieve", seat, card, m.zones.achievements(seat))


def _next_effect(m: Machine, s: State, f: Frame) -> int:
    """Execute the next non-demand effect; demand effects are ignored (4e base p. 22)."""
    card = f.vars[SelfExecutionFrame.CARD]
    index, decider = f.vars[SelfExecutionFrame.EFFECT], f.vars[SelfExecutionFrame.DECIDER]
    programs = f.vars[SelfExecutionFrame.PLAN]
    while index < len(programs) and (code := m.codes[programs[index]]).demand:
        m.fact(s, facts.DEMAND_IGNORED(f.seat, cards=(code.card,), effect=code.effect))
        index += 1
    if index == len(programs):
        m.event(s, Ended(Span.SELF_EXECUTE, f.seat, card))
        m.pop(s)
        return SelfExecutionStep.NEXT_EFFECT
    f.vars[SelfExecutionFrame.EFFECT] = index + 1
    if decider in s.out:
        decider = f.seat
    m.push(s, moves.effect_frame(m, programs[index], f.seat, -1, decider))
    if m.watchers:
        karma.before(m, s, Deed.EXECUTE_EFFECT)
    return SelfExecutionStep.NEXT_EFFECT


SYSTEM: dict[str, tuple[Handler, ...]] = {
    SelfExecutionFrame.program: SelfExecutionStep.handled(next_effect=_next_effect)
}
OPERATIONS = {"self-execute": _self_execute}
