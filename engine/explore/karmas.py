"""Which karmas would step in if an action were taken now, told before it is taken (Ultimate p. 28-29)."""

from __future__ import annotations

from engine.game import Game
from engine.lang.nodes import AnyOf, Both, Deed, IsCard, Node, Not, Place, Selection, inside
from engine.model.frames import ActionFrame
from engine.model.state import State
from engine.model.zones import Fronts
from engine.query import places, sight
from engine.query.evaluate import needs_front
from engine.query.running import running_action
from engine.query.sight import Viewer
from engine.run import actions, karma
from engine.run.choices import by_front
from engine.run.karma import Subject
from engine.run.machine import Machine
from engine.trace import facts
from engine.trace.events import Fact


def foretold(game: Game, option: int, viewer: Viewer) -> tuple[Fact, ...]:
    """Return the karmas that would step in if an action were taken, as the table lies now, as far as a seat can know.

    Only what the action surely does is looked at: the deed that it is, who shares, each effect that is executed; not
    what effects do. Where cards that the seat cannot see decide, a fact says so. Nothing is executed for it.
    """
    m, request = game.machine, game.request
    if request is None or request.kind != "action" or option not in request.options or not m.watchers:
        return ()
    m, state = m.silent(), game.state.copy()
    m.answer(state, m.check(state, (option,)))
    m.step(state)  # the action begins, so that karmas find which of the turn it is
    action = running_action(state)
    kind, card = actions.split(m, option)
    does = kind.does or (actions.does_dogma if kind.executes else None)
    if action is None or does is None:
        return ()
    if kind.icon is not None:
        action.vars[ActionFrame.COUNTED] = int(kind.icon)
    found: dict[tuple[int, int, str, int], Fact] = {}

    def hear(deeds: tuple[Deed, ...], doer: int, about: Subject) -> bool:
        replaced: list[bool] = []
        for code, would, owner in karma.awaiting(m, state, deeds, doer):
            sure = would.where is None or _is_known(m, state, would.where, about, viewer)
            if sure and not karma.holds(m, state, code, would, owner, doer, about):
                continue
            replaced.append(sure and would.instead)
            deed = next(each for each in deeds if each in would.deeds).value
            fact = facts.KARMA_AHEAD(
                owner, cards=(code.card,), deed=deed, doer=doer, instead=int(would.instead), sure=int(sure)
            )
            found.setdefault((code.card, code.effect, deed, doer), fact)
        return not replaced or not all(replaced)

    does(m, state, request.seat, card, hear)
    return tuple(found.values())


def _is_known(m: Machine, s: State, condition: Node, about: Subject, viewer: Viewer) -> bool:
    """Return whether a seat can judge what a karma asks of a deed: no front that it does not know decides."""
    if _by_front(condition) and not all(sight.knows(m, s, viewer, card) for card in about.cards):
        return False
    hidden = {kind.word for kind in m.zones.kinds if kind.fronts is Fronts.OWNER}
    asked = [each for each in inside(condition) if isinstance(each, Selection) and by_front(each)]
    at = [place for each in asked for place in inside(each) if isinstance(place, Place)]
    return viewer is None or hidden.isdisjoint(word for place in at for word in places.words(place.zone, m.zones))


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
