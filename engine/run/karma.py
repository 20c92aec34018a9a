"""Karmas that wait for a deed: "If you would do this, first ...", or "instead ..." (Ultimate p. 28-29).

A handler asks :func:`heard` just before it does something. If a karma waits for that, it is put on the stack and the
handler is run again after it; what came of it is kept in the frame, as the handler may have asked for several deeds.
:func:`before` is for a deed that is a frame itself: it waits as the top frame. Karmas do not set off each other, and of
several that wait for one thing the current player picks one; the others are ignored.

A karma that comes first may move the very card that the deed would move. Whether the deed goes on with it then is a
switch; a handler need not know of it, as it is told to pass over a card that it can move no more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from engine.lang.lower import Code, only_condition
from engine.lang.nodes import Both, Compare, Deed, Node, Not, ScoredOrTuckedThisTurn, Who, Would, inside
from engine.lang.terms import EffectKind
from engine.model.frames import (
    HEARD_FROM,
    TO_MOVE,
    ActionFrame,
    EffectFrame,
    KarmaFrame,
    KarmaStep,
    SelfExecutionFrame,
    named_slot,
    system_frame,
)
from engine.model.state import Frame, Request, State
from engine.query import karmas, table
from engine.query.evaluate import Evaluator
from engine.query.running import activated, current_seat, featured_icon
from engine.run import moves
from engine.run.machine import Handler, Machine
from engine.trace import facts
from engine.trace.events import Began, Span

GO, INSTEAD, WAIT = "go", "instead", "wait"
"""what a handler does then: go on, pass over what it was about to do, or wait for a karma to run"""


class _Heard(dict[str, int]):
    """By program: the local in which its frames keep what became of their deeds; a set's program declares one."""

    def __missing__(self, program: str) -> int:
        kind = system_frame(program)
        self[program] = int(kind.HEARD if kind is not None else EffectFrame.HEARD)  # type: ignore[attr-defined]
        return self[program]


class _HeardFrom(dict[str, int]):
    """By program: the local in which its frames keep where the cards of their deed lay; -1 if they have none."""

    def __missing__(self, program: str) -> int:
        kind = system_frame(program)
        self[program] = getattr(kind, "HEARD_FROM", -1) if kind is not None else HEARD_FROM
        return self[program]


# Tables and no functions: a look into one of them is part of nearly every step.
_SLOT = _Heard({ActionFrame.program: ActionFrame.HEARD, SelfExecutionFrame.program: SelfExecutionFrame.HEARD})
_SLOT_FROM = _HeardFrom({ActionFrame.program: ActionFrame.HEARD_FROM, SelfExecutionFrame.program: -1})


Awaited = tuple[Code, Would, int]
"""a karma that waits for a deed: its sentence, what that waits for, and whose it is"""


@dataclass(frozen=True, slots=True)
class Subject:
    """What a karma may ask of a deed: its card, the value drawn, the color splayed, who demands; -1 for none."""

    card: int = -1
    value: int = -1
    color: int = -1
    other: int = -1
    several: tuple[int, ...] = ()
    """its cards, where it is one deed with several at once"""

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards of the deed."""
        return self.several or ((self.card,) if self.card >= 0 else ())


NO_SUBJECT = Subject()


def heard(
    m: Machine, s: State, f: Frame, deeds: tuple[Deed, ...], doer: int, about: Subject = NO_SUBJECT, nth: int = 0
) -> str:
    """Return what becomes of a deed that a handler is about to do: ``GO``, ``INSTEAD`` or ``WAIT``.

    ``deeds`` are the names by which karmas may know it. A step that does several counts them by ``nth``. When the step
    is done, the handler calls :func:`over`.
    """
    slot = _SLOT[f.program]
    marks = f.vars[slot]
    if nth < len(marks):
        if nth == len(marks) - 1 and not _goes_on(m, s, f, deeds, doer, about) and marks[nth] == GO:
            f.vars[slot] = (*marks[:nth], INSTEAD)
        return str(f.vars[slot][nth])
    found = _watching(m, s, deeds, doer, about) if marks or may_hear(m, s, f, deeds) else []
    if not found:  # no mark is made: if a later deed of the step waits, those before it are known to go on
        return GO
    if nth > len(marks):
        f.vars[slot] = (*marks, *[GO] * (nth - len(marks)))
    if len(found) > 1:
        frame = Frame.of(
            KarmaFrame,
            m.seats_from(s, current_seat(s))[0],  # who has left in the own turn decides nothing
            deed=deeds[0].value,
            doer=doer,
            cards=tuple(sorted({code.card for code, _, _ in found})),
            card=about.card,
            several=about.several,
            value=about.value,
            color=about.color if about.color >= 0 else None,
            other=about.other,
            heard_at=nth,
        )
        m.push(s, frame)
        return WAIT
    code, would, owner = found[0]
    return _begin(m, s, f, code, would, owner, deeds, doer, about)


def may_hear(m: Machine, s: State, f: Frame, deeds: tuple[Deed, ...]) -> bool:
    """Return whether asking :func:`heard` of some deeds can give anything but ``GO``: a quick look that most end with.

    Either a karma has run for the step, or a card that waits for one of the deeds is a top card.
    """
    if f.vars[_SLOT[f.program]]:
        return True
    where, is_board, zones = s.where, m.zones.is_board, s.zones
    cards = m.watching.get(deeds)
    if cards is None:
        cards = _waiting_for(m, deeds)
    for card in cards:  # no comprehension, which is a call: this is asked before nearly every deed
        zone = where[card]
        if is_board[zone] and zone >= 0 and zones[zone][0] == card:
            return True
    return False


def _waiting_for(m: Machine, deeds: tuple[Deed, ...]) -> tuple[int, ...]:
    """Return the cards with a karma that waits for one of some deeds, wherever they lie."""
    cards = m.watching.get(deeds)
    if cards is None:
        cards = m.watching[deeds] = tuple({card: None for deed in deeds for card in m.watchers.get(deed, ())})
    return cards


def is_awaited(m: Machine, s: State, deed: Deed, doer: int) -> bool:
    """Return whether a karma of a top card waits for a deed of a player, whatever else it asks."""
    return bool(awaiting(m, s, (deed,), doer))


def order_shows(
    m: Machine,
    s: State,
    doer: int,
    deeds: tuple[Deed, ...],
    cards: tuple[int, ...],
    target: Callable[[int], int] | None = None,
) -> bool:
    """Return whether it can depend on karmas in which order a player does a deed with each of several cards.

    So it is if a karma waits for the deed, or may come to wait for it on the way, as its card is one of them and comes
    on top of a board, or comes to light as they leave; and if one of them waits for its own meld. Of what else a karma
    asks only how many cards were scored or tucked this turn is looked at: a front that not all players know may decide
    the rest. ``target`` returns the zone to which a card goes; without it none goes to a board.
    """
    if len(cards) < 2:
        return False
    shows = Deed.MELD in deeds and any(card in m.when_melded for card in cards)
    if not shows:
        where, is_board = s.where, m.zones.is_board
        near = [card for card in _waiting_for(m, deeds) if is_board[where[card]] or card in cards]
        shows = any(_may_wait(m, s, doer, deeds, card, cards, target) for card in near)
    return shows and not _runs(m, s)


def _may_wait(
    m: Machine,
    s: State,
    doer: int,
    deeds: tuple[Deed, ...],
    karma: int,
    cards: tuple[int, ...],
    target: Callable[[int], int] | None,
) -> bool:
    """Return whether a card that waits for a deed of a player is a top card now, or may be while some cards move."""
    zone, owners = s.where[karma], []
    if zone >= 0 and m.zones.is_board[zone]:
        pile = s.zones[zone]
        if all(above in cards for above in pile[: pile.index(karma)]):
            owners.append(m.zones.owner[zone])
    if target is not None and karma in cards and m.zones.is_board[goal := target(karma)]:
        beneath = Deed.TUCK in deeds and any(other not in cards for other in s.zones[goal])
        if not beneath:
            owners.append(m.zones.owner[goal])
    if not owners:
        return False
    sentences = [each for deed in deeds for each in m.watchers.get(deed, {}).get(karma, ())]
    return any(
        _is_meant(m, would.who, owner, doer) and _may_hold(m, s, code, would, owner, doer, deeds, len(cards))
        for code, would in sentences
        for owner in owners
    )


def _may_hold(
    m: Machine, s: State, code: Code, would: Would, owner: int, doer: int, deeds: tuple[Deed, ...], many: int
) -> bool:
    """Return whether what a karma asks may be so before one of many deeds.

    If it asks only how many cards were scored or tucked this turn, that is the same in whichever order they go, and so
    known to all: once it holds, the order shows, as the karma comes between the cards.
    """
    parts = [each for each in inside(would.where) if isinstance(each, Node)]
    if not parts or not all(isinstance(each, _COUNTING) for each in parts):
        return True
    ahead = s.copy()
    for _ in range(many):
        if holds(m, ahead, code, would, owner, doer, NO_SUBJECT):
            return True
        moves.tally(m, ahead, doer, deeds[0].value)
    return False


_COUNTING = (Compare, Both, Not, ScoredOrTuckedThisTurn)


def over(f: Frame) -> None:
    """Forget what karmas made of the deeds of a step that is done."""
    slot = _SLOT[f.program]
    if f.vars[slot]:
        f.vars[slot] = ()
    slot = _SLOT_FROM[f.program]
    if slot >= 0 and f.vars[slot]:
        f.vars[slot] = ()


def before_effect(m: Machine, s: State) -> None:
    """Begin a karma before the effect of the newest frame, if a karma waits for its execution."""
    f = s.frames[-1]
    if not may_hear(m, s, f, _NAMES[Deed.EXECUTE_DOGMA_EFFECT]):
        return
    if heard(m, s, f, of_effect(m, m.codes[f.program]), f.seat) == GO:
        over(f)


def of_effect(m: Machine, code: Code) -> tuple[Deed, ...]:
    """Return all names of the execution of an effect: that of a Decree is no dogma effect, nor is an echo effect."""
    other = code.kind is EffectKind.ECHO or m.catalogue.is_special(code.card)
    return (Deed.EXECUTE_EFFECT,) if other else names(Deed.EXECUTE_DOGMA_EFFECT)


def melded(m: Machine, s: State, seat: int, card: int) -> None:
    """Begin the karma of a card that waits for its meld, unless a karma runs."""
    code = m.when_melded.get(card)
    if code is None or _runs(m, s):
        return
    m.event(s, Began(Span.KARMA, seat, card, code.effect))
    m.fact(s, facts.KARMA_WHEN(seat, cards=(card,)))
    m.push(s, moves.effect_frame(m, s, code.id, seat, -1))


def _goes_on(m: Machine, s: State, f: Frame, deeds: tuple[Deed, ...], doer: int, about: Subject) -> bool:
    """Return whether a deed goes on after a karma that came first: by a switch not if that has moved its card.

    Of several cards one that is still there is enough. A verb does not come to the further cards that it holds and a
    karma has moved: that would consider them again (Ultimate p. 28).
    """
    slot = _SLOT_FROM[f.program]
    if slot < 0 or not f.vars[slot]:
        return True
    before, f.vars[slot] = f.vars[slot], ()
    anywhere, cards = m.switches.get("karma-moved-card") == "goes-on", about.cards
    held = (*cards, *_further(m, f, cards))
    moved = [card for card, zone in zip(held, before, strict=True) if m.zones.name(s.where[card]) != zone]
    if f.vars[_SLOT[f.program]][-1] == INSTEAD:  # what is not done needs no reason but the karma
        moved = [card for card in moved if card not in cards]
    if not moved:
        return True
    if not anywhere and f.program in m.code_of:
        f.vars[TO_MOVE] = tuple([card for card in f.vars[TO_MOVE] if card not in moved or card in cards])
    goes_on = anywhere or not _moved_all(cards, moved)
    if m.explaining:
        kind = facts.KARMA_MOVED if anywhere else facts.KARMA_TOOK_AWAY
        for card in moved:
            m.fact(s, kind(doer, cards=(card,), deed=deeds[0].value))
    return goes_on


def _moved_all(cards: tuple[int, ...], moved: list[int]) -> bool:
    """Return whether all cards of a deed have been moved; not if it has none."""
    return bool(cards) and all(card in moved for card in cards)


def _further(m: Machine, f: Frame, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the further cards that the verb of an effect has yet to move."""
    return tuple([card for card in f.vars[TO_MOVE] if card not in cards]) if f.program in m.code_of else ()


def _watching(m: Machine, s: State, deeds: tuple[Deed, ...], doer: int, about: Subject) -> list[Awaited]:
    """Return the karmas that wait for a deed and may step in, each with its sentence and its owner."""
    return [each for each in awaiting(m, s, deeds, doer) if holds(m, s, *each, doer, about)]


def awaiting(m: Machine, s: State, deeds: tuple[Deed, ...], doer: int) -> list[Awaited]:
    """Return the karmas that wait for a deed of a player, whatever else they ask of it: sentence and owner of each."""
    found: list[Awaited] = []
    for deed in deeds:
        if watchers := m.watchers.get(deed):
            for card, owner in owners(m, s, watchers):
                for code, would in watchers[card]:
                    if _is_meant(m, would.who, owner, doer) and (code, would, owner) not in found:
                        found.append((code, would, owner))
    return found


def owners(m: Machine, s: State, cards: Iterable[int]) -> list[tuple[int, int]]:
    """Return (card, whose it is) for those of some cards that are top cards; none while a karma runs: no chains.

    It is asked before nearly every deed, and hardly any of the cards lies on a board.
    """
    where, is_board, zones = s.where, m.zones.is_board, s.zones
    found = []
    for card in cards:
        zone = where[card]
        if is_board[zone] and zone >= 0 and zones[zone][0] == card:
            found.append((card, m.zones.owner[zone]))
    return [] if found and _runs(m, s) else found


def _is_meant(m: Machine, who: Who, owner: int, doer: int) -> bool:
    """Return whether a player is among those whose deeds a karma waits for."""
    if who is Who.YOU:
        return doer == owner
    if who is Who.OPPONENTS or (who is Who.OTHERS and m.switches["teammate-is-other-player"] == "no"):
        return m.are_opponents(owner, doer)
    return who is not Who.OTHERS or doer != owner


def holds(m: Machine, s: State, code: Code, would: Would, owner: int, doer: int, about: Subject) -> bool:
    """Return whether what a karma asks of the deed is so."""
    if would.where is None:
        return True
    test = m.karma_tests.get(code.id)
    if test is None:
        condition = Evaluator(code, m._tables).condition(would.where)  # noqa: SLF001 (they outlive this game's machine)
        test = m.karma_tests[code.id] = lambda s, f: condition(s, f, -1) is True
    return test(s, _frame(m, s, code, owner, doer, about))


def _frame(m: Machine, s: State, code: Code, owner: int, doer: int, about: Subject) -> Frame:
    """Return the frame of a karma, which knows of what it waited for as much as its program speaks of."""
    frame = moves.effect_frame(m, s, code.id, owner, -1)
    said = {
        "the-card": about.cards,
        "that-player": about.other if about.other >= 0 else doer,
        "the-value": about.value,
        "the-color": about.color,
        "the-icon": featured_icon(m, s),
        "the-activated-card": (activated(s),) if activated(s) >= 0 else (),
    }
    if about.card >= 0 and about.value < 0 and "the-value" in code.names:
        said["the-value"] = table.value(m, s, about.card)
    for name, value in said.items():
        if name in code.names:
            frame.vars[named_slot(code, name)] = value
    return frame


def waiting(m: Machine, s: State) -> Frame:
    """Return the frame that waits for the running karma: the topmost one that is no karma's."""
    return next(frame for frame in reversed(s.frames) if not _is_karma(m, frame))


def _runs(m: Machine, s: State) -> bool:
    """Return whether a karma runs."""
    return any(_is_karma(m, frame) for frame in s.frames)


def _is_karma(m: Machine, frame: Frame) -> bool:
    known = m.is_karma.get(frame.program)
    if known is None:
        code = m.codes.get(frame.program)
        known = m.is_karma[frame.program] = code is not None and code.kind is EffectKind.KARMA
    return known


def _begin(
    m: Machine,
    s: State,
    f: Frame,
    code: Code,
    would: Would,
    owner: int,
    deeds: tuple[Deed, ...],
    doer: int,
    about: Subject,
) -> str:
    """Put a karma on top of the frame that waits for it, and note what the handler does after it.

    Return what becomes of the deed now: it waits, unless nothing comes of the karma, which is told and not executed.
    """
    deed = next(each for each in deeds if each in would.deeds)
    if is_idle(m, s, code, would, owner, doer, about):
        if Deed.EXECUTE_EFFECT not in deeds:
            f.vars[_SLOT[f.program]] = (*f.vars[_SLOT[f.program]], INSTEAD if would.instead else GO)
        if m.explaining and would.instead:
            m.fact(s, facts.KARMA_SPARES(owner, cards=(code.card,), deed=deed.value, doer=doer))
        elif m.explaining:
            numbers: dict[str, Any] = {"deed": deed.value, "doer": doer, "effect": code.effect}
            m.fact(s, facts.KARMA_CONDITION(owner, cards=(code.card,), **numbers))
        return INSTEAD if would.instead else GO
    if Deed.EXECUTE_EFFECT not in deeds:  # what it waits in front of is a frame, which runs by itself after it
        f.vars[_SLOT[f.program]] = (*f.vars[_SLOT[f.program]], INSTEAD if would.instead else GO)
        if about.cards and _MOVING & {*deeds} and (slot := _SLOT_FROM[f.program]) >= 0:
            held = (*about.cards, *_further(m, f, about.cards))
            f.vars[slot] = tuple([m.zones.name(s.where[card]) for card in held])
    m.event(s, Began(Span.KARMA, owner, code.card, code.effect))
    if m.explaining:
        kind = facts.KARMA_INSTEAD if would.instead else facts.KARMA_FIRST
        m.fact(s, kind(owner, cards=(code.card,), deed=deed.value, doer=doer))
    m.push(s, _frame(m, s, code, owner, doer, about))
    return WAIT


def is_idle(m: Machine, s: State, code: Code, would: Would, owner: int, doer: int, about: Subject) -> bool:
    """Return whether nothing comes of a karma that steps in: then it is a line of the log and no step.

    One that stands in has nothing to do, and no card stays where it is due to it; one that comes first would do
    something on a condition that does not hold.
    """
    if would.instead:
        return len(code.tree.sentences) == 1 and not (would.steps or about.cards)
    when = only_condition(code)
    if when is None:
        return False
    test = m.karma_conditions.get(code.id)
    if test is None:
        condition = Evaluator(code, m._tables).condition(when)  # noqa: SLF001 (they outlive this game's machine)
        test = m.karma_conditions[code.id] = lambda s, f: condition(s, f, -1) is True
    return not test(s, _frame(m, s, code, owner, doer, about))


def subject_of(f: Frame) -> Subject:
    """Return what karmas may ask of the deed before which one of several is picked."""
    v = f.vars
    color = v[KarmaFrame.COLOR]
    return Subject(
        v[KarmaFrame.CARD],
        v[KarmaFrame.VALUE],
        -1 if color is None else color,
        v[KarmaFrame.OTHER],
        v[KarmaFrame.SEVERAL],
    )


def _which(m: Machine, s: State, f: Frame) -> int:
    """Ask which of several karmas steps in: whose, and if that card has several, which; the others are ignored."""
    v = f.vars
    cards, answer = v[KarmaFrame.CARDS], f.answer
    if answer is None and len(cards) > 1:
        m.ask(s, Request(f.seat, "card", cards, 1, 1, "karma"))
        return KarmaStep.ASK
    f.answer = None
    if answer is not None and len(cards) > 1:
        cards = v[KarmaFrame.CARDS] = answer
        answer = None
    about = subject_of(f)
    doer, deeds = v[KarmaFrame.DOER], names(Deed(v[KarmaFrame.DEED]))
    found = {each[0].effect: each for each in _watching(m, s, deeds, doer, about) if each[0].card == cards[0]}
    if answer is None and len(found) > 1:
        m.ask(s, Request(f.seat, "sentence", tuple(sorted(found)), 1, 1, "karma", cards[0]))
        return KarmaStep.ASK
    code, would, owner = found[answer[0]] if answer is not None else next(iter(found.values()))
    m.pop(s)
    _begin(m, s, s.frames[-1], code, would, owner, deeds, doer, about)
    return KarmaStep.ASK


_MOVING = frozenset(
    {
        Deed.MELD,
        Deed.TUCK,
        Deed.SCORE,
        Deed.RETURN,
        Deed.JUNK,
        Deed.TRANSFER,
        Deed.EXCHANGE,
        Deed.CLAIM,
    }
)
"""deeds that move their cards; a Dogma action goes on wherever its card lies"""
_NAMES: dict[Deed, tuple[Deed, ...]] = {
    **{deed: (deed,) for deed in Deed},
    Deed.EXECUTE_DOGMA_EFFECT: (Deed.EXECUTE_DOGMA_EFFECT, Deed.EXECUTE_EFFECT),
    Deed.MELD_ACTION: (Deed.MELD_ACTION, Deed.MELD),
    Deed.DRAW_INTO_HAND: (Deed.DRAW_INTO_HAND, Deed.DRAW),
    Deed.DRAW_FOR_SHARING: (Deed.DRAW_FOR_SHARING, Deed.DRAW_INTO_HAND, Deed.DRAW),
    Deed.SPLAY_LEFT: (Deed.SPLAY_LEFT, Deed.SPLAY),
    Deed.CLAIM_STANDARD: (Deed.CLAIM_STANDARD, Deed.CLAIM),
}
names: Callable[[Deed], tuple[Deed, ...]] = _NAMES.__getitem__
"""all names by which karmas may know a deed, given the one that tells most"""


@dataclass(frozen=True, slots=True)
class Guard:
    """What a verb asks before it does something with a card."""

    deeds: tuple[Deed, ...]
    """all names by which karmas may know what it does"""
    hear: Callable[[Machine, State, Frame, int], str]
    """(machine, state, frame, card) -> what becomes of the verb's deed with that card"""

    def __call__(self, m: Machine, s: State, f: Frame, card: int) -> str:
        """Return what becomes of the verb's deed with a card: see :func:`heard`."""
        return self.hear(m, s, f, card) if may_hear(m, s, f, self.deeds) else GO


def of_verb(verb: str) -> Guard | None:
    """Return what asks whether a karma waits for a verb that is about to be done with a card; ``None``: none can."""
    deed = _OF_VERBS.get(verb)
    if deed is None:
        return None
    deeds = (deed,)
    if deed is Deed.CLAIM:
        return Guard(names(Deed.CLAIM_STANDARD), claim_heard)
    return Guard(deeds, lambda m, s, f, card: heard(m, s, f, deeds, f.seat, Subject(card=card)))


def claim_heard(m: Machine, s: State, f: Frame, card: int) -> str:
    """Return what becomes of the claim of an achievement by the frame's seat: an available standard one or another."""
    deed = Deed.CLAIM_STANDARD if karmas.is_standard(m, s, f.seat, card) else Deed.CLAIM
    return heard(m, s, f, names(deed), f.seat, Subject(card=card))


def is_fresh(f: Frame) -> bool:
    """Return whether no deed of the running step has been heard yet: it does not run again after a karma."""
    return not f.vars[_SLOT[f.program]]


_OF_VERBS = {
    "meld": Deed.MELD,
    "tuck": Deed.TUCK,
    "score": Deed.SCORE,
    "return": Deed.RETURN,
    "junk": Deed.JUNK,
    "transfer": Deed.TRANSFER,
    "achieve": Deed.CLAIM,
}

SYSTEM: dict[str, tuple[Handler, ...]] = {KarmaFrame.program: KarmaStep.handled(ask=_which)}
