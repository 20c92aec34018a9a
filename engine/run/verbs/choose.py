"""Choosing a value, colour, icon, player or card that a later step uses; and choosing one of several steps."""

from __future__ import annotations

from collections.abc import Callable

from engine.lang.lower import Ins
from engine.lang.nodes import (
    Bonuses,
    Choose,
    ChooseCard,
    ChooseColor,
    ChooseDeed,
    ChooseIcon,
    ChooseNumber,
    ChoosePlayer,
    ChooseSet,
    ChooseValue,
    Colors,
    ColorsOf,
    DoAsChosen,
    ExecuteSentence,
    Many,
    MayDoOneOf,
    Move,
    NameCard,
    Owner,
    Reveal,
    RevealColor,
    Selection,
    SelfExecute,
    Transfer,
    Who,
)
from engine.lang.terms import Color, Icon
from engine.model.frames import ASKED, DECIDER, DONE, IT, ME, MUST, TO_MOVE, named_slot
from engine.model.state import Frame, Request, State
from engine.query import table, together
from engine.query.evaluate import CardsFn, Evaluator, NumberFn, as_seat
from engine.run import choices, moves
from engine.run.machine import Handler, Machine
from engine.run.verbs.outcome import leaving, passed, skip
from engine.run.verbs.pick import said_together
from engine.trace import facts
from engine.trace.events import Outcome

Options = Callable[[Machine, State, Frame], tuple[int, ...]]


KINDS: dict[type[Choose], str] = {
    ChooseValue: "value",
    ChooseColor: "color",
    RevealColor: "color",
    ChooseIcon: "icon",
    ChoosePlayer: "player",
    ChooseCard: "card",
    ChooseDeed: "sentence",
    ChooseNumber: "number",
    ChooseSet: "set",
    NameCard: "title",
}
"""the kind of request that each choice makes"""


def _options(node: Choose, e: Evaluator) -> Options:
    """Return a function that lists what can be chosen, sorted.

    Raises:
        TypeError: a choice of another kind.
    """
    match node:
        case ChooseValue():
            return _values(node, e)
        case ChooseColor(among=None, other_than=barred):
            every = tuple(int(color) for color in Color if color is not barred)
            return lambda m, s, f: every
        case ChooseColor(among=(Colors() | ColorsOf()) as among):
            present = e.colors(among)
            return lambda m, s, f: present(s, f, -1)
        case RevealColor(among=among):
            cards, color = e.candidates(among), e.c.catalogue.color
            return lambda m, s, f: tuple(sorted({int(color[card]) for card in cards(s, f, -1)}))
        case ChooseIcon(other_than=other, most_of=whose):
            return _icons(other, e) if whose is None else _most_icons(_icons(other, e), whose, e)
        case ChooseCard(among=among):
            fitting, alike = e.cards(among), said_together(among)
            if among.many is Many.EXACTLY:
                return _all_or_none(fitting, alike, e.number(among.n), e)
            return lambda m, s, f: fitting(s, f, -1)
        case ChooseDeed(options=deeds):
            numbers = tuple(range(len(deeds)))
            return lambda m, s, f: numbers
        case ChoosePlayer():
            return _players(node, e)
        case ChooseNumber(up_to=up_to):
            least, most = int(e.c.switches["number-choice"] == "from-one"), e.value(up_to)
            return lambda m, s, f: tuple(range(least, most(s, f, -1) + 1))
        case NameCard(of=of):
            titles = tuple(sorted(card.id for card in e.c.catalogue.cards if card.set == of))
            return lambda m, s, f: titles
        case ChooseSet():
            return lambda m, s, f: tuple(range(len(m.setup.sets)))
    msg = f"no options for {type(node).__name__}"
    raise TypeError(msg)


def _all_or_none(fitting: CardsFn, alike: str, number: NumberFn, e: Evaluator) -> Options:
    """Return a function that lists the cards that can be among so many, alike in something; none if too few can."""
    c, exact = e.c, e.c.switches["exactly"]

    def enough(m: Machine, s: State, f: Frame) -> tuple[int, ...]:
        found, wanted = fitting(s, f, -1), number(s, f, -1)
        if exact == "as-many-as-possible":
            wanted = min(wanted, together.most(c, s, alike, found))
        return together.enough(c, s, alike, found, wanted) if alike else found if len(found) >= wanted else ()

    return enough


def _icons(other: Icon | None, e: Evaluator) -> Options:
    """Return a function that lists the standard icons but for one."""
    return lambda m, s, f: tuple([int(icon) for icon in table.standard_icons(e.c, s) if icon != other])


def _most_icons(standard: Options, whose: Owner, e: Evaluator) -> Options:
    """Return a function that lists those of some icons of which a board shows the most; none if it shows none."""
    c, seats = e.c, e.seats(whose)

    def most(m: Machine, s: State, f: Frame) -> tuple[int, ...]:
        icons = standard(m, s, f)
        counts = {icon: sum(table.icon_count(c, s, seat, icon) for seat in seats(s, f)) for icon in icons}
        best = max(counts.values())
        return tuple(icon for icon in icons if counts[icon] == best > 0)

    return most


def _values(node: ChooseValue, e: Evaluator) -> Options:
    """Return a function that lists the values that can be chosen: of cards, of bonuses, or from 1 to the last age."""
    slot, test = named_slot(e.code, node.into), e.condition(node.where) if node.where is not None else None
    if isinstance(node.among, Selection):
        cards, c = e.cards(node.among), e.c

        def found(m: Machine, s: State, f: Frame) -> set[int]:
            return {table.value(c, s, card) for card in cards(s, f, -1)}

    elif isinstance(node.among, Bonuses):
        shown = e.bonuses(node.among)

        def found(m: Machine, s: State, f: Frame) -> set[int]:
            return set(shown(s, f, -1))

    else:
        numbers = [e.value(each) for each in node.among]

        def found(m: Machine, s: State, f: Frame) -> set[int]:
            first = table.first_age(m, s)
            some = (each(s, f, -1) for each in numbers) if numbers else range(first, m.last_age + 1)
            return {n for n in some if first <= n <= m.last_age}

    def fits(s: State, f: Frame, n: int) -> bool:
        frame = as_seat(f, f.seat)
        frame.vars = [*f.vars]
        frame.vars[slot] = n
        return test is None or bool(test(s, frame, -1))

    return lambda m, s, f: tuple(n for n in sorted(found(m, s, f)) if fits(s, f, n))


def _players(node: ChoosePlayer, e: Evaluator) -> Options:
    seats = e.seats(node.among)
    test = e.condition(node.where) if node.where is not None else None

    def players(m: Machine, s: State, f: Frame) -> tuple[int, ...]:
        found = seats(s, f)
        if test is not None:
            found = [seat for seat in found if test(s, _candidate(f, seat), -1)]
        return tuple(sorted(found))

    return players


def _candidate(f: Frame, seat: int) -> Frame:
    """Return a copy of the frame with ``seat`` as YOU and the executing seat as ME, for a condition on a candidate."""
    frame = as_seat(f, seat)
    frame.vars = [*f.vars]
    frame.vars[ME] = f.seat
    return frame


def _choose(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Choose)
    options_of, slot, code = _options(node, e), named_slot(e.code, node.into), e.code
    kind = KINDS[type(node)]
    count = node.count if isinstance(node, ChooseColor) else 1
    fewer, alike = False, ""
    if isinstance(node, ChooseCard) and isinstance(node.among.n, int):
        count, fewer, alike = node.among.n, node.among.many is Many.UP_TO, said_together(node.among)
    plural = isinstance(node, ChooseCard | NameCard) or count > 1
    reveals = isinstance(node, RevealColor)
    why = "reveal-color" if reveals else "choose"
    skip_it, decline = leaving(ins, at, e, Outcome.SKIPPED), leaving(ins, at, e, Outcome.DECLINED)

    def choose(m: Machine, s: State, f: Frame) -> int:
        decider = f.vars[ME if node.by is Who.ME else DECIDER]
        answered = f.answer is not None
        if f.answer is not None:
            picked, f.answer = f.answer, None
        else:
            options = options_of(m, s, f)
            high = min(count, together.most(m, s, alike, options))
            may = fewer or (ins.optional and not f.vars[MUST])
            if options and (may or len(options) > high):
                where = (code.card, code.effect, ins.sentence)
                m.ask(s, Request(decider, kind, options, 1 if fewer else high, high, why, *where, may, alike))
                return at
            picked = options
            if m.trace is not None:
                m.tell_choice(s, Request(decider, kind, options, high, high, why), picked, forced=True)
            if not picked and m.explaining:
                request = Request(decider, kind, options, high, high, why)
                known = choices.who_may_know_why(m, s, request)
                m.fact(s, facts.NOTHING_TO_CHOOSE(f.seat, what=kind, seen=known))
        f.vars[ASKED] += ins.counts_as_done
        if not picked:
            f.vars[slot] = () if plural else None
            return decline(m, s, f) if answered else skip_it(m, s, f)
        f.vars[DONE] += ins.counts_as_done
        f.vars[slot] = picked if plural else picked[0]
        if reveals:
            moves.reveal_color(m, s, f.seat, picked[0])
        return at + 1

    return choose


def _choose_one(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, MayDoOneOf)
    code = e.code
    options = tuple(range(len(node.options)))
    decline = leaving(ins, at, e, Outcome.DECLINED)
    ends = (*ins.jumps[1:], ins.jump)
    others = [
        tuple(number for other in options if other != one for number in passed(code, ins.jumps[other], ends[other]))
        for one in options
    ]

    def choose_one(m: Machine, s: State, f: Frame) -> int:
        if f.answer is None:
            where = (code.card, code.effect, ins.sentence)
            may = node.optional and not f.vars[MUST]
            m.ask(s, Request(f.vars[DECIDER], "sentence", options, 1, 1, "choose", *where, may))
            return at
        picked, f.answer = f.answer, None
        if not picked:
            f.vars[ASKED] += 1
            return decline(m, s, f)
        skip(m, s, f, code, others[picked[0]], at)
        return ins.jumps[picked[0]]

    return choose_one


def _do_chosen(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, DoAsChosen)
    slot = named_slot(e.code, node.name)

    def do_chosen(m: Machine, s: State, f: Frame) -> int:
        chosen = f.vars[slot]
        return ins.jumps[chosen] if chosen is not None else ins.jump

    return do_chosen


def _may(ins: Ins, at: int, e: Evaluator) -> Handler:
    code = e.code
    holds = isinstance(ins.node, Move | Transfer | Reveal | SelfExecute | ExecuteSentence)

    skip_it, decline = leaving(ins, at, e, Outcome.SKIPPED), leaving(ins, at, e, Outcome.DECLINED)

    def may(m: Machine, s: State, f: Frame) -> int:
        if holds and not f.vars[TO_MOVE]:
            m.fact(s, facts.NOTHING_FITS(f.seat, purpose="may"))
            f.vars[ASKED] += 1
            f.vars[IT] = ()
            return skip_it(m, s, f)
        if f.vars[MUST]:
            return at + 1
        if f.answer is None:
            m.ask(s, Request(f.vars[DECIDER], "yes-no", (0, 1), 1, 1, "may", code.card, code.effect, ins.sentence))
            return at
        picked, f.answer = f.answer, None
        if picked == (0,):
            f.vars[ASKED] += 1
            f.vars[IT] = f.vars[TO_MOVE] = ()
            return decline(m, s, f)
        return at + 1

    return may


OPERATIONS = {"choose": _choose, "choose-one": _choose_one, "do-chosen": _do_chosen, "may": _may}
