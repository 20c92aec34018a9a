"""What could happen: all outcomes of an action, branch counts, and what a seat cannot know.

Choice and chance are separate. No function reads a card that a seat cannot know: its draw branches over every card it
could be (``query.sight.could_be``), and :func:`imagine` deals the unknown cards again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from functools import cache

from engine.game import Game
from engine.lang.nodes import (
    ExecuteSentence,
    FlipCoin,
    ForPlayers,
    InDeck,
    MostAmong,
    Native,
    Node,
    NotDone,
    Place,
    PlayersWho,
    Selection,
    SelfExecute,
    They,
    Who,
    Zone,
)
from engine.lang.terms import Splay
from engine.model.frames import LAST, SHARES, VULNERABLE, ActionFrame, effect_layout, layout_of
from engine.model.rng import shuffled
from engine.model.state import State
from engine.model.zones import Fronts
from engine.query import places, sight, together
from engine.query.eligibility import verdicts
from engine.query.running import running_action
from engine.query.sight import Viewer, could_be
from engine.query.table import icon_totals
from engine.run import actions, plan
from engine.run.choices import by_front
from engine.run.errors import EndlessError
from engine.run.machine import Machine, UnknownCard
from engine.run.moves import own_pile
from engine.trace.events import Fact


def answers(m: Machine, s: State) -> Iterator[tuple[int, ...]]:
    """Yield every legal answer to the request, each set once, smaller ones first; none without a request."""
    request = s.request
    if request is None:
        return
    if request.optional:
        yield ()
    for size in range(request.low, request.high + 1):
        yield from together.sets(m, s, request.together, request.options, size)


def _branches(m: Machine, s: State) -> Iterator[State]:
    """Yield the state after each answer to the request, made when it is asked for: there may be billions of them."""
    for picked in answers(m, s):
        branch = s.copy()
        m.answer(branch, picked)
        yield branch


# --- what a seat cannot know --------------------------------------------------------------------------------


def swap(m: Machine, s: State, one: int, other: int) -> None:
    """Let two cards with the same back change places."""
    if one != other:
        relabel(m, s, {one: other, other: one})


def imagine(m: Machine, s: State, seat: int, seed: int) -> State:
    """Return a copy in which every card that the seat cannot know is dealt again to one of the places it may be in.

    The result depends only on the seed and on what the seat knows: places are taken in their order on the table, cards
    in the order of their ids.
    """
    state = s.copy()
    counter, trade = seed, dict[int, int]()
    for lying in sight.hidden(m, s, seat).values():
        dealt, counter = shuffled(tuple(sorted(lying)), counter)
        trade.update(zip(lying, dealt, strict=True))
    relabel(m, state, trade)
    state.rng = counter
    return state


def relabel(m: Machine, s: State, trade: Mapping[int, int]) -> None:
    """Exchange the ids of cards everywhere in the state; who has seen a place is unchanged.

    ``trade`` says for each card which one comes into its place, and its values are its keys in another order.
    """
    get = trade.get
    places = [(new, s.where[old], s.seen[old]) for old, new in trade.items() if new != old]
    for zone in {zone for _, zone, _ in places}:
        s.zones[zone] = tuple([get(card, card) for card in s.zones[zone]])
    for new, zone, seen in places:
        s.where[new], s.seen[new] = zone, seen
    for f in s.frames:
        code = m.codes.get(f.program)
        layout = effect_layout(code) if code is not None else layout_of(f.program)
        layout.relabel(f.vars, get)
    request = s.request
    if request is not None:
        if request.kind in ("card", "order"):
            options = sorted(get(card, card) for card in request.options)
        elif request.kind == "action":
            split = [(actions.split(m, option), option) for option in request.options]
            options = sorted(option + (get(card, card) - card if card >= 0 else 0) for (_, card), option in split)
        else:
            return
        s.request = request._replace(options=tuple(options))


# --- outcomes -----------------------------------------------------------------------------------------------


@dataclass
class Outcomes:
    """The different states in which an action can end, and how many branches of either kind lead there."""

    ends: dict[tuple[object, ...], State] = field(default_factory=dict)
    choices: int = 0
    """requests at which a player decided between two answers or more"""
    chances: int = 0
    """points at which an unknown card was drawn"""
    leaves: int = 0
    """paths that reached an end, or have none"""
    endless: int = 0
    """paths that go on without end; an answer that leads onto one is refused"""
    tried: int = 0
    """states that were run on, to a choice, a chance or an end"""
    complete: bool = True
    """False if there were more states to try than the limit"""
    known: bool = True
    """False if the outcomes depend on cards that the seat cannot know: nothing is counted then"""


def outcomes(game: Game, answer: tuple[int, ...], *, seat: Viewer = None, limit: int = 10_000) -> Outcomes:
    """Return all outcomes of an answer, up to the next question that is not part of the same action.

    ``seat`` is who wonders: a card unknown to it branches over all it could be. ``None`` knows every card. A seat is
    given all outcomes or no count at all: the counts of a part, or of what hidden cards allow, would depend on them.
    ``limit`` bounds work and memory: so many states are tried at most, and only those on one path are saved with the
    ends.
    """
    if seat is not None and _may_read_hidden(game.machine, game.state, answer, seat):
        return Outcomes(complete=False, known=False)
    m, found = game.machine.silent(unseen_by=seat), Outcomes()
    first = game.state.copy()
    m.answer(first, m.check(first, answer))
    path = [iter((first,))]
    while path:
        state = next(path[-1], None)
        if state is None:
            path.pop()
            continue
        if found.tried >= limit:
            if seat is not None:
                return Outcomes(complete=False)
            found.complete = False
            break
        found.tried += 1
        try:
            unknown = _run(m, state)
        except EndlessError:
            found.leaves += 1
            found.endless += 1
            continue
        if unknown is not None:
            found.chances += 1
            path.append(_draws(m, *unknown, seat))
        elif state.request is not None and state.request.purpose != "turn":
            found.choices += 1
            path.append(_branches(m, state))
        else:
            found.leaves += 1
            found.ends.setdefault(state.key(), state)
    return found


def _draws(m: Machine, s: State, card: int, seat: Viewer) -> Iterator[State]:
    """Yield the state with each card that the next one drawn could be for a seat, which sees it."""
    for each in could_be(m, s, seat if seat is not None else -1, card):
        branch = s.copy()
        swap(m, branch, card, each)
        branch.seen[each] |= 1 << seat if seat is not None and seat >= 0 else 0
        yield branch


def _run(m: Machine, s: State) -> tuple[State, int] | None:
    """Run on to the next question; or return (the state before, the card) when an unknown card would be drawn.

    Raises:
        EndlessError: there is no next question.
    """
    ahead = s.copy()
    if not _runs_unseen(m, ahead):
        s.become(ahead)
        return None
    before = s.copy()
    try:
        while True:
            m.step(s)
            before = s.copy()
    except UnknownCard as unknown:
        return before, unknown.card


def _runs_unseen(m: Machine, s: State) -> bool:
    """Run on to the next question; return whether an unknown card would be drawn, in a state that is spoilt then."""
    try:
        m.run(s)
    except UnknownCard:
        return True
    return False


# --- branch counts ------------------------------------------------------------------------------------------


def perft(game: Game, depth: int) -> int:
    """Return how many ways of answering the next ``depth`` questions there are (the game's cards known)."""
    return sum(divide(game, depth).values()) if depth else 1


def divide(game: Game, depth: int) -> dict[tuple[int, ...], int]:
    """Return the branch count of each answer to the first question: where two counts differ, look there.

    An answer after which the action would go on without end is refused in play, and left out here.
    """
    request = game.request
    if request is None or depth == 0:
        return {(): 1}
    found: dict[tuple[int, ...], int] = {}
    for picked in answers(game.machine, game.state):
        branch = game.copy()
        try:
            branch._apply(picked)  # noqa: SLF001 (every answer of answers() is legal)
        except EndlessError:
            continue
        found[picked] = perft(branch, depth - 1) if branch.request is not None else 1
    return found


# --- previews -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Melding:
    """What a Meld action changes on the board of the player who takes it."""

    before: tuple[int, ...]
    """the seven icon totals"""
    after: tuple[int, ...]
    covered: int | None
    """the top card that it covers"""
    splay: Splay
    """how the pile is splayed with it"""
    claims: tuple[int, ...]
    """special achievements that the seat has then and had not before: at the end of an action that sets nothing off"""
    sets_off: tuple[tuple[str, Fact | None], ...] = ()
    """what the Meld action then sets off, in order: the word of each rule, with each reason that it can tell before"""


def melding(game: Game, card: int, seat: Viewer) -> Melding | None:
    """Return the result of a Meld action; ``None`` if it is not offered, never ends, or its card is hidden.

    What the action sets off is told and not tried: it may draw a card, and more than that.
    """
    m, s = game.machine, game.state
    answer = (actions.option_of(m, actions.MELD.word, card),)
    request = s.request
    if (
        request is None
        or request.kind != "action"
        or answer[0] not in request.options
        or not sight.knows(m, s, seat, card)
    ):
        return None
    actor, state = request.seat, s.copy()
    m = m.silent()
    pile = own_pile(m, actor, card)
    m.answer(state, m.check(state, answer))
    words: tuple[str, ...] = ()
    try:
        while state.request is None and state.result is None and not words:
            m.step(state)
            action = running_action(state)
            words = action.vars[ActionFrame.SET_OFF] if action is not None else ()
    except EndlessError:
        return None
    won = set(state.zones[m.zones.achievements(actor)]) - set(s.zones[m.zones.achievements(actor)])
    return Melding(
        before=icon_totals(m, s, actor),
        after=icon_totals(m, state, actor),
        covered=s.zones[pile][0] if s.zones[pile] else None,
        splay=Splay(state.splays[pile]),
        claims=tuple(sorted(won)),
        sets_off=tuple(
            (word, why) for word in words for why in m.meld_rules[word].foretell(m, state, actor, card) or (None,)
        ),
    )


class Change(Enum):
    """Whether an action would change anything on the table, as far as a seat can know."""

    NOTHING = "nothing"
    """whatever is chosen"""
    SOMETHING = "something"
    """at least in one way"""
    UNKNOWN = "unknown"
    """hidden cards decide, or it may never end"""
    TOO_MANY = "too-many"
    """nothing in the ways that were tried, and there are more"""


@dataclass
class Tries:
    """How many states may still be tried: the work of several trials together."""

    left: int


def change(game: Game, answer: tuple[int, ...], seat: Viewer, tries: Tries) -> Change:
    """Return whether an action would change anything on the table.

    Only what the seat knows is looked at: where an effect that would be executed reads cards that the seat cannot see,
    it is unknown. Ways are tried from the one that chooses least, and each is made when the last one has been tried.
    """
    s = game.state
    m = game.machine.silent(unseen_by=s.players if seat == -1 else seat)  # -1: a seat that is nobody's has seen nothing
    state = s.copy()
    m.answer(state, m.check(state, answer))
    if s.request is not None and s.request.kind == "action" and not actions.split(m, answer[0])[0].executes:
        return Change.SOMETHING
    if _may_read_hidden(m, s, answer, seat):
        return Change.UNKNOWN
    path = [iter((state,))]
    while path:
        tried = next(path[-1], None)
        if tried is None:
            path.pop()
            continue
        if tries.left <= 0:
            return Change.TOO_MANY
        tries.left -= 1
        try:
            if _runs_unseen(m, tried):
                return Change.SOMETHING  # something would be drawn
        except EndlessError:
            return Change.UNKNOWN
        if tried.request is not None and tried.request.purpose != "turn":
            path.append(_branches(m, tried))
        elif tried.zones != s.zones or tried.splays != s.splays or tried.result is not None:
            return Change.SOMETHING
    return Change.NOTHING


def _may_read_hidden(m: Machine, s: State, answer: tuple[int, ...], viewer: Viewer) -> bool:
    """Return whether what follows an answer may depend on cards that the viewer cannot see."""
    request = s.request
    if request is None or request.kind != "action" or not answer:
        return _is_hidden(m, s, range(s.players), m.zones.of_word, viewer)
    kind, card = actions.split(m, answer[0])
    if kind.executes:
        return _reads_hidden(m, s, request.seat, card, viewer)
    to_board = kind.needs_card and s.where[card] in m.hand_of
    return to_board and not sight.knows(m, s, viewer, card)


def _reads_hidden(m: Machine, s: State, actor: int, card: int, viewer: Viewer) -> bool:
    """Return whether an effect that a Dogma action would execute may depend on cards that the viewer cannot see."""
    locked = verdicts(m, s, actor, int(m.catalogue.featured[card]))
    everybody = range(s.players)
    by_fronts = [
        frozenset(kind.word for kind in m.zones.kinds if kind.fronts is fronts)
        for fronts in (Fronts.OWNER, Fronts.NOBODY)
    ]
    for code in map(m.codes.__getitem__, plan.of_dogma(m, s, card)):
        kinds = (VULNERABLE,) if code.demand else (SHARES, LAST)
        who = [seat for seat in everybody if locked[seat] in kinds]
        if not who:
            continue
        for place in _places(code.tree, *by_fronts):
            if place is None:
                return True
            owners = who if place.of == Who.YOU else [actor] if place.of == Who.ME and code.demand else everybody
            if _is_hidden(m, s, owners, places.words(place.zone, m.zones), viewer):
                return True
    return False


def _is_hidden(m: Machine, s: State, seats: Iterable[int], words: Iterable[str], viewer: Viewer) -> bool:
    """Return whether any card in some kinds of zone, whose fronts an owner may look at, is unknown to the viewer."""
    kinds = [word for word in words if m.zones.kind(word).fronts is Fronts.OWNER]
    zones = {zone for seat in seats for word in kinds for zone in m.zones.all_of(word, seat)}
    return any(not sight.knows(m, s, viewer, card) for zone in zones for card in s.zones[zone])


@cache
def _places(tree: Node, owners: frozenset[str], nobody: frozenset[str]) -> tuple[Place | None, ...]:
    """Return the places whose fronts may be hidden that an effect names; ``None``: only playing shows it.

    ``owners`` are the kinds of zone at whose fronts only an owner may look, ``nobody`` those at which nobody may.
    """
    found: list[Place | None] = []
    todo: list[tuple[object, bool]] = [(tree, False)]
    while todo:
        node, other = todo.pop()
        match node:
            case Place(zone=zone) if not owners.isdisjoint(places.words(zone)):
                found.append(replace(node, of=Who.EVERYONE) if other else node)
            case SelfExecute() | ExecuteSentence() | FlipCoin() | Native() | NotDone():
                found.append(None)
            case InDeck() | Place(zone=Zone.DECK_TOPS):
                found.append(None)
            case Selection(place=Place(zone=zone)) if not nobody.isdisjoint(places.words(zone)) and by_front(node):
                found.append(None)
            case tuple():
                todo += [(each, other) for each in node]
            case Node():
                # in these, "you" is somebody else
                other = other or isinstance(node, They | ForPlayers | MostAmong | PlayersWho)
                todo += [(getattr(node, each.name), other) for each in fields(node)]
    return tuple(found)
