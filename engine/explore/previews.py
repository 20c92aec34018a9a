"""What an action changes, told before it is taken."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.explore.ahead import runs_unseen
from engine.explore.answers import branches
from engine.explore.hidden import may_read_hidden
from engine.game import Game
from engine.lang.terms import Splay
from engine.model.frames import ActionFrame
from engine.query import sight
from engine.query.running import running_action
from engine.query.sight import Viewer
from engine.query.table import icon_totals
from engine.run import actions
from engine.run.errors import EndlessError
from engine.run.machine import UnknownCard
from engine.run.moves import own_pile
from engine.trace.events import Fact


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
    at_end: tuple[Fact, ...] = ()
    """what the end of the action would bring the player, if what is set off leaves the table as it is"""


def melding(game: Game, card: int, seat: Viewer) -> Melding | None:
    """Return the result of a Meld action; ``None`` if it is not offered, never ends, or its card is hidden.

    What the action sets off is told and not tried: it may draw a card, and more than that. Nothing is told either where
    a karma comes first that asks or draws, or takes the place of the meld.
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
    m = m.silent(unseen_by=actor)
    pile = own_pile(m, actor, card)
    m.answer(state, m.check(state, answer))
    words: tuple[str, ...] = ()
    try:
        while state.request is None and state.result is None and not words:
            m.step(state)
            action = running_action(state)
            words = action.vars[ActionFrame.SET_OFF] if action is not None else ()
    except (EndlessError, UnknownCard):
        return None
    if state.zones[pile][:1] != (card,):
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
        at_end=tuple(why for foretell in m.foretell_end for why in foretell(m, state, actor)),
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
    m = game.machine.silent(unseen_by=seat)
    state = s.copy()
    m.answer(state, m.check(state, answer))
    if s.request is not None and s.request.kind == "action" and not actions.split(m, answer[0])[0].executes:
        return Change.SOMETHING
    if may_read_hidden(m, s, answer, seat):
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
            if runs_unseen(m, tried):
                return Change.SOMETHING  # something would be drawn
        except EndlessError:
            return Change.UNKNOWN
        if tried.request is not None and tried.request.purpose != "turn":
            path.append(branches(m, tried))
        elif tried.zones != s.zones or tried.splays != s.splays or tried.result is not None:
            return Change.SOMETHING
    return Change.NOTHING
