"""Which cards a verb takes: the deciding player picks them, or the text fixes them."""

from __future__ import annotations

from typing import Any

from engine.lang.lower import Ins
from engine.lang.nodes import (
    Cards,
    Exchange,
    ExecuteSentence,
    Many,
    Move,
    NamedCards,
    Part,
    Pile,
    Place,
    Player,
    Rank,
    Reveal,
    Selection,
    SelfExecute,
    Step,
    Transfer,
    Verb,
    Who,
)
from engine.model.frames import ASKED, DECIDER, IT, ME, MUST, SET_ASIDE, TO_MOVE, named_slot
from engine.model.state import Frame, Request, State
from engine.query import limits, table, together
from engine.query.context import Context
from engine.query.evaluate import Evaluator
from engine.run import choices, moves
from engine.run.machine import Handler, Machine
from engine.run.verbs import amounts
from engine.run.verbs import proof as proofs
from engine.run.verbs.outcome import leaving
from engine.trace import facts
from engine.trace.events import Outcome

_PURPOSES: dict[type[Step], str] = {
    Transfer: "transfer",
    Exchange: "exchange",
    Reveal: "reveal",
    SelfExecute: "self-execute",
    ExecuteSentence: "execute-sentence",
}

_RULES = {"rank": "keyword-highest-lowest", "too-few": "exactly", "same-value": "exactly", "same-color": "exactly"}
"""the rule by which a card that meets every filter cannot be picked"""


_OF_ONE = {together.SAME_VALUE: "value", together.SAME_COLOR: "color"}
"""what cards that are picked together have in common, by the word of the fact"""


def purpose(deed: Step | None, c: Context) -> str:
    """Return the purpose of a pick, as in a request: ``"return"``, ``"transfer"``."""
    if isinstance(deed, Move):
        return c.out_verb if deed.verb in (Verb.JUNK, Verb.REMOVE) else deed.verb.value
    if isinstance(deed, SelfExecute) and deed.demands:
        return "super-execute"
    return _PURPOSES[type(deed)] if deed is not None else "choose"


def said_together(node: Selection) -> str:
    """Return in what the cards of a selection must be alike or differ, as in a request; nothing if in nothing."""
    asked = {
        together.SAME_VALUE: node.same_value,
        together.SAME_COLOR: node.same_color,
        together.DIFFERENT_VALUES: node.different_values,
        together.DIFFERENT_COLORS: node.different_colors,
    }
    found = [name for name, is_asked in asked.items() if is_asked]
    assert len(found) <= 1, "cards are picked together in one way"
    return found[0] if found else ""


def _pick(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Selection)
    fitting, number = e.candidates(node), e.number(node.n)
    place, filters = e.place(node.place), e.filters(node)
    why, code = purpose(ins.deed, e.c), e.code
    proof = proofs.needed(e, node, ins.deed)
    so_many = amounts.explainer(e, node.n, "cards")
    plain = isinstance(ins.deed, Reveal) and ins.deed.one_by_one  # that those revealed are left out needs no reason
    c = e.c
    owner_breaks_ties = (
        node.rank is not Rank.ANY
        and isinstance(node.place, Place)
        and node.place.of is Who.ME
        and e.c.switches["ties-among-demanders-cards"] == "owner"
    )
    by_me = node.by is Who.ME or owner_breaks_ties
    decides = named_slot(code, node.by.name) if isinstance(node.by, Player) else ME if by_me else DECIDER
    exact = e.c.switches["exactly"]
    short = e.c.switches["may-cost"]
    fixed = isinstance(node.n, int)  # else it is "for every": as many as one can
    many, rank, alike, least = node.many, node.rank, said_together(node), node.least
    partial = not fixed and e.c.switches["may-for-every"] == "may-stop"

    passed_over = "rank"  # why a card that meets every filter cannot be picked
    if many is Many.EXACTLY or least > 1:
        passed_over = alike or "too-few"

    filling = why in e.c.zones.filled_by
    goal = ins.jump if ins.jump >= 0 else at + 1
    skip_it, decline = leaving(ins, at, e, Outcome.SKIPPED, goal), leaving(ins, at, e, Outcome.DECLINED, goal)

    def bounds(s: State, f: Frame) -> tuple[tuple[int, ...], tuple[int, ...], int, int, int]:
        """Return (options, cards taken anyway, low, high, how many were asked for)."""
        options = fitting(s, f, -1)
        wanted = number(s, f, -1)
        count = together.most(c, s, alike, options) if alike else len(options)
        if many is Many.N:
            pass
        elif many is Many.UP_TO:
            return options, (), 0, min(max(wanted, 0), count), 0
        elif many is Many.ANY_NUMBER:
            return options, (), 0, count, 0
        elif many is Many.BETWEEN:
            if count < least > 1:  # all of so many or none
                return (), (), 0, 0, least
            return options, (), min(least, count), min(wanted, count), least
        elif many is Many.ALL:
            return options, (), count, count, count
        elif many is Many.ALL_BUT:
            wanted = max(count - wanted, 0)
            return options, (), wanted, wanted, wanted
        elif many is Many.EXACTLY:
            take = min(wanted, count) if exact == "as-many-as-possible" else wanted
            if alike:
                options = together.enough(c, s, alike, options, take)
            enough = len(options) >= take > 0
            return (options, (), take, take, wanted) if enough else ((), (), 0, 0, wanted)
        take = min(max(wanted, 0), count)
        if rank is Rank.ANY or take == 0:
            return options, (), take, take, wanted
        value = table.values(c, s)
        ranked = sorted(options, key=value.__getitem__, reverse=rank is Rank.HIGHEST)
        edge = value[ranked[take - 1]]
        sure = tuple(card for card in ranked[:take] if value[card] != edge)
        ties = tuple(card for card in options if value[card] == edge)
        return ties, sure, take - len(sure), take - len(sure), wanted

    def explain(m: Machine, s: State, f: Frame, options: tuple[int, ...], sure: tuple[int, ...], seen: int) -> None:
        """Emit for each card of the place that cannot be picked the reason."""
        for card in place(s, f, -1):
            if card in options or card in sure:
                continue
            reason = next((name for name, test in filters if not test(s, f, card)), passed_over)
            m.fact(
                s, facts.NOT_SELECTABLE(f.seat, rule=_RULES.get(reason, ""), cards=(card,), filter=reason, seen=seen)
            )

    def none_picked(m: Machine, s: State, f: Frame, seen: int) -> None:
        """Record why no card is picked: none fits, too few do, or none is asked for. ``seen`` is who may know why."""
        found, wanted = fitting(s, f, -1), number(s, f, -1)
        count = len(found)
        if so_many is not None and wanted <= 0:
            so_many(m, s, f, wanted)
            return
        if proof is not None and not ins.optional and wanted > 0:
            seen = -1  # the cards have been shown to all
        if not count:
            m.fact(s, facts.NOTHING_FITS(f.seat, purpose=why, seen=seen))
        elif many is Many.ALL_BUT:
            m.fact(s, facts.ALL_MAY_STAY(f.seat, spared=wanted, fitting=count, seen=seen))
        elif wanted > 0 and many is Many.EXACTLY:
            if alike:
                count = together.most(m, s, alike, found)
            one = _OF_ONE.get(alike, "nothing")
            m.fact(s, facts.TOO_FEW_FOR_EXACTLY(f.seat, wanted=wanted, fitting=count, of_one=one, seen=seen))
        elif many is Many.BETWEEN and count < least:
            m.fact(s, facts.TOO_FEW_FOR_EXACTLY(f.seat, wanted=least, fitting=count, of_one="nothing", seen=seen))
        elif wanted > 0:
            counted: dict[str, Any] = {} if proof is not None else {"fitting": count}
            m.fact(s, facts.TOO_FEW_MUST_DECLINE(f.seat, wanted=wanted, seen=seen, **counted))

    def pick(m: Machine, s: State, f: Frame) -> int:
        if filling and f.answer is None and not moves.has_room(m, s, f.seat, why):
            f.vars[TO_MOVE] = f.vars[IT] = ()
            f.vars[ASKED] += 1
            return skip_it(m, s, f)
        options, sure, low, high, wanted = bounds(s, f)
        if filling and not sure:
            room = limits.room(m, s, f.seat, why)
            assert room is not None
            low, high = min(low, room), min(high, room)
        answered, seen = f.answer is not None, -1
        if f.answer is not None:
            picked, f.answer = f.answer, None
            if not picked:
                sure = ()
        else:
            decider = f.vars[decides] if f.vars[decides] not in s.out else f.seat
            may = ins.optional and not f.vars[MUST]
            optional = may or low == 0
            if m.explaining:
                seen = choices.who_may_know_why(m, s, Request(decider, "card", options, low, high, why))
                if not plain:
                    explain(m, s, f, options, sure, seen)
                if so_many is not None and number(s, f, -1) > 0:
                    so_many(m, s, f, number(s, f, -1))
            if may and node.many is Many.N and fixed and len(options) < wanted and short == "in-full":
                options, sure, high = (), (), 0
            if options and high and (optional or high > low or len(options) > low):
                some = 1 if may and partial and low > 1 else max(low, 1)
                m.ask(
                    s,
                    Request(
                        decider,
                        "card",
                        options,
                        some,
                        high,
                        why,
                        code.card,
                        code.effect,
                        ins.sentence,
                        optional,
                        alike,
                    ),
                )
                return at
            picked = options if high else ()
            if m.trace is not None:
                m.tell_choice(s, Request(decider, "card", options, high, high, why), picked, forced=True)
        f.vars[TO_MOVE] = (*sure, *picked)
        if proof is not None:
            proof.fit(m, s, f, f.vars[TO_MOVE])
            if not ins.optional and len(f.vars[TO_MOVE]) < wanted:
                proof.none_fits(m, s, f, fitting(s, f, -1))
        if not answered and not f.vars[TO_MOVE] and m.explaining:
            none_picked(m, s, f, seen)
        f.vars[ASKED] += wanted or len(picked) + len(sure)
        if f.vars[TO_MOVE]:
            return at + 1
        if ins.jump >= 0:
            f.vars[IT] = ()
        return decline(m, s, f) if answered else skip_it(m, s, f)

    return pick


def _take(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Cards)
    cards = e.cards(node)
    # What was named before has its reason there, a "may" and what takes no card away give theirs themselves.
    explains = isinstance(node, Selection | Pile) and isinstance(ins.deed, Move | Transfer | Reveal)
    explains = explains and e.code.body[at + 1].op != "may"
    why, none = purpose(ins.deed, e.c), leaving(ins, at, e, Outcome.SKIPPED, at + 1)
    of_pile = node.n or 0 if isinstance(node, Pile) and node.part in (Part.TOP, Part.BOTTOM) else 0
    asked_of_pile = e.number(of_pile)

    def take(m: Machine, s: State, f: Frame) -> int:
        held = cards(s, f, -1)
        f.vars[TO_MOVE] = held
        f.vars[ASKED] += max(len(held), asked_of_pile(s, f, -1) if of_pile else 0)
        if held or not explains:
            return at + 1
        if m.explaining:
            seen = choices.who_may_know_why(m, s, Request(f.vars[DECIDER], "card", (), 0, 0, why))
            m.fact(s, facts.NOTHING_FITS(f.seat, purpose=why, seen=seen))
        return none(m, s, f)

    return take


def _set_aside(ins: Ins, at: int, e: Evaluator) -> Handler:
    def set_aside(m: Machine, s: State, f: Frame) -> int:
        f.vars[SET_ASIDE] = f.vars[TO_MOVE]
        return at + 1

    return set_aside


def _keep(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, NamedCards)
    slot = named_slot(e.code, node.name)

    def keep(m: Machine, s: State, f: Frame) -> int:
        f.vars[slot] = f.vars[IT]
        return at + 1

    def gather(m: Machine, s: State, f: Frame) -> int:
        f.vars[slot] = f.vars[IT] = tuple(dict.fromkeys([*(f.vars[slot] or ()), *f.vars[IT]]))  # each card once
        return at + 1

    return gather if node.grows else keep


OPERATIONS = {"pick": _pick, "take": _take, "set-aside": _set_aside, "keep": _keep}
