"""Which karmas would step in if an action were taken now, told before it is taken (Ultimate p. 28-29).

Two looks give it. The first names what the action surely does, deed by deed, and asks the karmas that wait for it:
until something has happened, what they say is certain. The second plays the action in every way that there is, as far
as the seat can know, and finds what steps in each time, or at times, and what the effects themselves set off.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.explore.ahead import Unknown, run
from engine.explore.answers import branches
from engine.explore.hidden import is_hidden, reads_hidden
from engine.explore.previews import Tries
from engine.explore.worlds import order_of, relabel, swap, traded
from engine.game import Game
from engine.lang.lower import Code, only_condition
from engine.lang.nodes import AnyOf, Both, Deed, IsCard, Node, Not, Place, Selection, Who, inside
from engine.model.frames import ActionFrame
from engine.model.state import State
from engine.query import places, sight
from engine.query.evaluate import needs_front
from engine.query.parley import is_distant
from engine.query.running import running_action
from engine.query.sight import Viewer
from engine.run import actions, karma
from engine.run.choices import by_front
from engine.run.errors import EndlessError, NotDoneError
from engine.run.karma import Subject
from engine.run.machine import Machine
from engine.trace import facts
from engine.trace.events import Began, Fact, Span
from engine.trace.recorder import Level

FIRST, INSTEAD, IDLE, HIDDEN, OPEN = "first", "instead", "idle", "hidden", "open"
"""how a karma would step in: for certain, and does something first or instead; it waits, but its only condition does
not hold; hidden cards decide; what is chosen or happens before decides"""
MOST_TRIED = 200
"""states that are tried to find out what is certain, unless another number is given"""

_HOW = {
    facts.KARMA_FIRST: FIRST,
    facts.KARMA_INSTEAD: INSTEAD,
    facts.KARMA_SPARES: INSTEAD,
    facts.KARMA_CONDITION: IDLE,
}


@dataclass(frozen=True, slots=True)
class _Key:
    """One karma that steps in before one deed of one player."""

    card: int
    effect: int
    owner: int
    deed: str
    doer: int

    def fact(self, how: str) -> Fact:
        return facts.KARMA_AHEAD(
            self.owner, cards=(self.card,), effect=self.effect, deed=self.deed, doer=self.doer, how=how
        )


def foretold(game: Game, option: int, viewer: Viewer, tries: Tries | None = None) -> tuple[Fact, ...]:
    """Return the karmas that would step in if an action were taken, or may, as far as a seat can know.

    ``how`` of each fact says whether that is certain. What effects set off is found only where no card that the seat
    cannot see plays a part and ``tries`` suffice. The game itself does not change.
    """
    m, s, request = game.machine, game.state, game.request
    if request is None or request.kind != "action" or option not in request.options or not _watch(m, s):
        return ()
    found, settled = _named(m, s, option, viewer)
    played = _played(m, s, option, viewer, tries if tries is not None else Tries(MOST_TRIED))
    met = played.how() if played is not None else {}
    result = {key: how if key in settled else HIDDEN if how == HIDDEN else OPEN for key, how in found.items()}
    if played is not None and played.to_the_end:
        result = {key: how for key, how in result.items() if key in settled or key in met}
    result |= {key: how for key, how in met.items() if key not in settled}
    return tuple(key.fact(how) for key, how in result.items())


def steps_in(m: Machine, s: State, awaited: karma.Awaited, doer: int, about: Subject, viewer: Viewer) -> str:
    """Return how a karma that waits for a deed would step in before it now; "" if it would not."""
    code, would, owner = awaited
    if would.where is not None:
        if not _is_known(m, s, would.where, owner, about, viewer):
            return HIDDEN
        if not karma.holds(m, s, *awaited, doer, about):
            return ""
    condition = only_condition(code)
    if condition is not None:
        if not _is_known(m, s, condition, owner, about, viewer):
            return HIDDEN
        if karma.is_idle(m, s, *awaited, doer, about):
            return IDLE
    return INSTEAD if would.instead else FIRST


def _watch(m: Machine, s: State) -> list[tuple[int, int]]:
    """Return (card, whose it is) for each top card with a karma that waits for a deed."""
    return karma.owners(m, s, {card for by_card in m.watchers.values() for card in by_card})


# --- what the action names ----------------------------------------------------------------------------------


def _named(m: Machine, s: State, option: int, viewer: Viewer) -> tuple[dict[_Key, str], set[_Key]]:
    """Return the karmas that wait for what an action surely does, each with how, and those of which that is settled."""
    request = s.request
    assert request is not None
    m, state = m.silent(), s.copy()
    m.answer(state, m.check(state, (option,)))
    m.step(state)  # the action begins, so that karmas find which of the turn it is
    action = running_action(state)
    kind, card = actions.split(m, option)
    does = kind.does or (actions.does_dogma if kind.executes else None)
    found: dict[_Key, str] = {}
    settled: set[_Key] = set()
    if action is None or does is None:
        return found, settled
    if kind.icon is not None:
        action.vars[ActionFrame.COUNTED] = int(kind.icon)
    happened = kind.executes and (kind.prices is not None or actions.needs_parley(m, state, request.seat, card))

    def hear(deeds: tuple[Deed, ...], doer: int, about: Subject) -> bool:
        nonlocal happened
        if Deed.EXECUTE_EFFECT in deeds or Deed.SUFFER_DEMAND in deeds:  # a distant player may have to Parley for it
            happened = happened or is_distant(m, state, request.seat, doer)
        waiting = {
            each: steps_in(m, state, each, doer, about, viewer) for each in karma.awaiting(m, state, deeds, doer)
        }
        waiting = {each: how for each, how in waiting.items() if how}
        for (code, would, owner), how in waiting.items():
            deed = next(each for each in deeds if each in would.deeds).value
            key = _Key(code.card, code.effect, owner, deed, doer)
            if key in found:
                continue
            found[key] = how if len(waiting) == 1 or how in (IDLE, HIDDEN) else OPEN  # of several, one is picked
            if not happened:
                settled.add(key)
        happened = happened or Deed.EXECUTE_EFFECT in deeds or any(how != IDLE for how in waiting.values())
        return not waiting or not all(how == INSTEAD for how in waiting.values())

    does(m, state, request.seat, card, hear)
    return found, settled


def _is_known(m: Machine, s: State, condition: Node, owner: int, about: Subject, viewer: Viewer) -> bool:
    """Return whether a seat can judge what a karma asks: no front that it does not know decides."""
    if _by_front(condition) and not all(sight.knows(m, s, viewer, card) for card in about.cards):
        return False
    asked = [each for each in inside(condition) if isinstance(each, Selection) and by_front(each)]
    at = [place for each in asked for place in inside(each) if isinstance(place, Place)]
    return viewer is None or not any(
        is_hidden(m, s, [owner] if place.of is Who.YOU else range(s.players), places.words(place.zone, m.zones), viewer)
        for place in at
    )


def _by_front(node: Node) -> bool:
    """Return whether the front of a deed's card may decide; where a card lies is known, whichever card it is."""
    match node:
        case AnyOf(condition=IsCard()):
            return False
        case Both(first=one, second=two):
            return _by_front(one) or _by_front(two)
        case Not(of=one):
            return _by_front(one)
    return needs_front(node)


# --- what playing shows -------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Played:
    """What stepped in on the ways in which an action was played."""

    ways: list[dict[_Key, str]] = field(default_factory=list)
    """what stepped in on each way, and how"""
    to_the_end: bool = True
    """whether each way was played to the end of the action, and no way was left out"""

    def how(self) -> dict[_Key, str]:
        """Return how each karma that was met would step in; an idle one that is not met on every way is left out."""
        found: dict[_Key, str] = {}
        for key in dict.fromkeys(key for way in self.ways for key in way):
            hows = {way.get(key, "") for way in self.ways}
            if len(hows) == 1:
                found |= dict.fromkeys((key,), *hows)
            elif hows & {FIRST, INSTEAD}:
                found[key] = OPEN
        return found


def _played(m: Machine, s: State, option: int, viewer: Viewer, tries: Tries) -> _Played | None:
    """Play an action in every way; return what stepped in, or ``None`` where cards that the seat cannot see matter.

    It is played in the one world that stands for all that the seat cannot tell apart, and no further than to a card
    that it cannot know, or to a karma that reads one.
    """
    kind, card = actions.split(m, option)
    if (kind.needs_card and not sight.knows(m, s, viewer, card)) or _asks_hidden(m, s, viewer):
        return None
    m, root = m.silent(unseen_by=viewer), s.copy()
    trade = order_of(m, s, viewer)
    relabel(m, root, trade)
    assert s.request is not None
    m.answer(root, traded(m, s.request, m.check(s, (option,)), trade))
    m.set_level(Level.FULL)
    played = _Played()
    path: list[tuple[Iterator[State], Mapping[_Key, str]]] = [(iter((root,)), {})]
    while path:
        rest, before = path[-1]
        state = next(rest, None)
        if state is None:
            path.pop()
            continue
        if tries.left <= 0:
            played.to_the_end = False
            played.ways.append({})
            return played
        tries.left -= 1
        found = dict(before)
        try:
            unknown = _run(m, state)
        except (EndlessError, NotDoneError):  # play refuses such an answer
            continue
        cut_off = _asks_hidden(m, state, viewer) or not _note(m, found, state, viewer)
        if unknown is not None and not cut_off:
            path.append((_drawn(m, unknown, viewer), found))
        elif cut_off or state.result is not None or running_action(state) is None:
            played.to_the_end &= not cut_off
            played.ways.append(found)
        else:
            path.append((branches(m, state), found))
    return played


def _run(m: Machine, s: State) -> Unknown | None:
    """Run on to the next question, or to the next card that the seat cannot know; the trace has what happened.

    Raises:
        EndlessError, NotDoneError: see :meth:`Machine.run`.
    """
    assert m.trace is not None
    unknown = run(m, s)
    if unknown is not None:
        s.become(unknown.before)
    return unknown


def _drawn(m: Machine, unknown: Unknown, viewer: Viewer) -> Iterator[State]:
    """Yield a state for each card that may be drawn."""
    assert viewer is not None
    for card in sight.could_be(m, unknown.before, viewer, unknown.card):
        state = unknown.before.copy()
        swap(m, state, unknown.card, card)
        state.seen[card] |= sight.bits_of(m, viewer)
        yield state


def _note(m: Machine, found: dict[_Key, str], s: State, viewer: Viewer) -> bool:
    """Note what stepped in; return whether no effect was executed that may read cards which the seat cannot see."""
    assert m.trace is not None
    began, hidden = -1, False
    for item in [entry.item for entry in m.trace.take()]:
        match item:
            case Began(what=Span.EXECUTION | Span.KARMA, seat=seat, card=card, number=number):
                began = number
                hidden = hidden or reads_hidden(m, s, m.codes.of(card)[number], (seat,), viewer)
            case Began(what=Span.SENTENCE) if hidden:
                return False
            case Fact(kind=kind, seat=seat) if kind in _HOW:
                code = _sentence(m, item, began)
                key = _Key(code.card, code.effect, seat, str(item.number("deed")), int(item.number("doer")))
                if found.get(key, IDLE) == IDLE:
                    found[key] = _HOW[kind]
    return not hidden


def _sentence(m: Machine, fact: Fact, began: int) -> Code:
    """Return the karma that a fact is about, given the number of the one that began last."""
    (card,) = fact.cards
    if fact.kind is facts.KARMA_SPARES:
        return next(code for code, would in m.watchers[Deed(fact.number("deed"))][card] if would.instead)
    return m.codes.of(card)[fact.number("effect") if fact.kind is facts.KARMA_CONDITION else began]


def _asks_hidden(m: Machine, s: State, viewer: Viewer) -> bool:
    """Return whether a karma in force waits on a condition that the seat cannot judge."""
    conditions = [
        (would.where, owner)
        for card, owner in _watch(m, s)
        for by_card in m.watchers.values()
        for _, would in by_card.get(card, ())
    ]
    return any(
        where is not None and not _is_known(m, s, where, owner, karma.NO_SUBJECT, viewer) for where, owner in conditions
    )
