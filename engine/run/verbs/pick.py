"""Which cards a verb takes: the deciding player picks them, or the text fixes them."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import (
    Cards,
    Exchange,
    ExecuteSentence,
    Many,
    Move,
    NamedCards,
    Place,
    Rank,
    Reveal,
    Selection,
    SelfExecute,
    Step,
    Transfer,
    Verb,
    Who,
    Zone,
)
from engine.model.frames import ASKED, DECIDER, IT, ME, SET_ASIDE, TO_MOVE, named_slot
from engine.model.state import Frame, Request, State
from engine.model.zones import Fronts
from engine.query import places, table
from engine.query.evaluate import Evaluator, needs_front
from engine.run import moves
from engine.run.machine import Handler, Machine
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


def purpose(deed: Step | None) -> str:
    """Return the purpose of a pick, as in a request: ``"return"``, ``"transfer"``."""
    return deed.verb.value if isinstance(deed, Move) else _PURPOSES[type(deed)] if deed is not None else "choose"


def _lacks_front(e: Evaluator, node: Selection) -> bool:
    """Return whether a selection depends on something of hidden cards that only their fronts show."""
    hidden = isinstance(node.place, Place) and places.has_fronts(e.c.zones, node.place.zone, Fronts.OWNER)
    filters = (node.color, node.not_color, node.with_icon, node.without_icon)
    front = any(each is not None for each in filters) or (node.where is not None and needs_front(node.where))
    return hidden and front


def to_prove(e: Evaluator, node: Selection, deed: Step | None) -> bool:
    """Return whether the other players cannot see that a pick from a hand or score pile was legal.

    They can if only values matter, which the backs show, or if the card goes to a board.
    """
    shown = (isinstance(deed, Move) and deed.verb in (Verb.MELD, Verb.TUCK)) or (
        isinstance(deed, Transfer) and deed.to.zone == Zone.BOARD
    )
    return _lacks_front(e, node) and not shown


def _pick(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Selection)
    fitting, number = e.candidates(node), e.number(node.n)
    place, filters = e.place(node.place), e.filters(node)
    why, code = purpose(ins.deed), e.code
    prove = to_prove(e, node, ins.deed)
    lack = _lacks_front(e, node)
    c = e.c
    owner_breaks_ties = (
        node.rank is not Rank.ANY
        and isinstance(node.place, Place)
        and node.place.of is Who.ME
        and e.c.switches["ties-among-demanders-cards"] == "owner"
    )
    by_me = node.by is Who.ME or owner_breaks_ties
    exact = e.c.switches["exactly"]
    short = e.c.switches["may-cost"]
    fixed = isinstance(node.n, int)  # else it is "for every": as many as one can
    many, rank, same_value = node.many, node.rank, node.same_value
    partial = not fixed and e.c.switches["may-for-every"] == "may-stop"

    goal = ins.jump if ins.jump >= 0 else at + 1
    skip_it, decline = leaving(ins, at, e, Outcome.SKIPPED, goal), leaving(ins, at, e, Outcome.DECLINED, goal)

    def bounds(s: State, f: Frame) -> tuple[tuple[int, ...], tuple[int, ...], int, int, int]:
        """Return (options, cards taken anyway, low, high, how many were asked for)."""
        options = fitting(s, f, -1)
        wanted = number(s, f, -1)
        count = len(options)
        if many is Many.N:
            pass
        elif many is Many.UP_TO:
            return options, (), 0, min(max(wanted, 0), count), 0
        elif many is Many.ANY_NUMBER:
            return options, (), 0, count, 0
        elif many is Many.BETWEEN:
            return options, (), min(1, count), min(wanted, count), 1
        elif many is Many.ALL_BUT:
            wanted = max(count - wanted, 0)
            return options, (), wanted, wanted, wanted
        elif many is Many.EXACTLY:
            value = table.values(c, s)
            values = [value[card] for card in options]
            alike = max(map(values.count, values), default=0) if same_value else count
            take = min(wanted, alike) if exact == "as-many-as-possible" else wanted
            if same_value:
                options = tuple(card for card in options if values.count(value[card]) >= take)
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

    def explain(m: Machine, s: State, f: Frame, options: tuple[int, ...], sure: tuple[int, ...]) -> None:
        """Emit for each card of the place that cannot be picked the reason."""
        for card in place(s, f, -1):
            if card in options or card in sure:
                continue
            reason = next((name for name, test in filters if not test(s, f, card)), "rank")
            m.fact(s, facts.NOT_SELECTABLE(f.seat, cards=(card,), filter=reason))

    def pick(m: Machine, s: State, f: Frame) -> int:
        options, sure, low, high, wanted = bounds(s, f)
        answered = f.answer is not None
        if f.answer is not None:
            picked, f.answer = f.answer, None
            if not picked:
                sure = ()
        else:
            decider = f.vars[ME if by_me else DECIDER]
            optional = ins.optional or low == 0
            if m.explaining:
                explain(m, s, f, options, sure)
            if ins.optional and node.many is Many.N and fixed and len(options) < wanted and short == "in-full":
                m.fact(s, facts.TOO_FEW_MUST_DECLINE(f.seat, wanted=wanted))
                options, sure, high = (), (), 0
            if options and high and (optional or high > low or len(options) > low):
                some = 1 if ins.optional and partial and low > 1 else max(low, 1)
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
                        node.same_value,
                    ),
                )
                return at
            picked = options if high else ()
            if m.trace is not None:
                m.tell_choice(s, Request(decider, "card", options, high, high, why), picked, forced=True)
            if not picked and not sure and m.explaining:
                m.fact(s, facts.NOTHING_FITS(f.seat, purpose=why))
        f.vars[TO_MOVE] = (*sure, *picked)
        if lack and not ins.optional and len(f.vars[TO_MOVE]) < wanted:
            moves.verify(m, s, f.seat, place(s, f, -1))
        elif prove:
            moves.verify(m, s, f.seat, f.vars[TO_MOVE])
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
    prove = isinstance(node, Selection) and _lacks_front(e, node)  # that they were all shows only by what stays
    place = e.place(node.place) if isinstance(node, Selection) else None

    def take(m: Machine, s: State, f: Frame) -> int:
        held = cards(s, f, -1)
        if prove and place is not None:
            moves.verify(m, s, f.seat, place(s, f, -1))
        f.vars[TO_MOVE] = held
        f.vars[ASKED] += len(held)
        return at + 1

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

    return keep


OPERATIONS = {"pick": _pick, "take": _take, "set-aside": _set_aside, "keep": _keep}
