"""Auspice: a Dogma action for which the avatar counts in place of the featured icon (Ultimate p. 28)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from engine.cards.figures.rules import reasons
from engine.cards.figures.rules.decree import figures
from engine.lang.terms import Icon
from engine.model.frames import ActionFrame
from engine.model.layouts import Locals, Steps, step
from engine.model.state import Frame, State
from engine.query import table
from engine.query.board import Board
from engine.query.running import running_action
from engine.run.actions import ActionKind, Price
from engine.run.machine import Handler, Machine
from engine.trace.events import Fact

_ICONS = "figures"
"""under which a board keeps the icons of its top Figures"""


class AuspiceStep(Steps):
    """The steps of an Auspice."""

    CHANGE = step()


class AuspiceFrame(Locals, program="auspice", steps=AuspiceStep):
    """The Auspice of a Dogma action that has been begun, after its Parley and Endorse (Ultimate p. 15)."""


def allowing(m: Machine, s: State, seat: int, card: int) -> list[int]:
    """Return the top Figures of a seat that show the featured icon of a card."""
    icon = m.catalogue.featured.get(card)
    tops = table.top_cards(m, s, seat)
    return [each for each in tops if each in figures(m) and icon in m.catalogue.icons[each]]


def _prices(m: Machine, s: State, seat: int, card: int) -> tuple[Price, ...]:
    """Return by which Figures it is possible; it costs nothing."""
    if m.catalogue.featured.get(card) is Icon.AVATAR:
        return ()
    return tuple(Price(figure, ()) for figure in allowing(m, s, seat, card))


def _shown(m: Machine, board: Board) -> frozenset[Icon]:
    """Return the icons of the top Figures of a board, but for the avatar, which it would replace."""
    found: frozenset[Icon] | None = board.cached.get(_ICONS)
    if found is None:
        tops = figures(m).intersection(board.tops)
        found = board.cached[_ICONS] = frozenset([i for card in tops for i in m.catalogue.icons[card]]) - {Icon.AVATAR}
    return found


def _foretell(m: Machine, s: State, seat: int, card: int) -> tuple[Fact, ...]:
    icon = int(m.catalogue.featured[card])
    return tuple(reasons.AUSPICE(seat, cards=(each, card), icon=icon) for each in allowing(m, s, seat, card)[:1])


def _change(m: Machine, s: State, f: Frame) -> int:
    """Let the avatar count for who takes part in the running action."""
    action = running_action(s)
    assert action is not None
    action.vars[ActionFrame.COUNTED] = int(Icon.AVATAR)
    if m.explaining:
        for fact in _foretell(m, s, f.seat, action.vars[ActionFrame.CARD]):
            m.fact(s, fact)
    m.pop(s)
    return AuspiceStep.CHANGE


def auspiced(kind: ActionKind) -> ActionKind:
    """Return the kind of action that is a kind of Dogma action under an Auspice."""
    assert kind.options is not None
    cards, prices = kind.options, kind.prices

    def options(m: Machine, s: State, seat: int, board: Board) -> Collection[int]:
        shown = _shown(m, board)
        featured = m.catalogue.featured
        return [card for card in cards(m, s, seat, board) if featured.get(card) in shown] if shown else ()

    def perform(m: Machine, s: State, f: Frame) -> int:
        m.push(s, Frame.of(AuspiceFrame, f.seat))  # beneath what the action costs, so that it comes after it
        return kind.perform(m, s, f)

    def prices_of(m: Machine, s: State, seat: int, card: int) -> tuple[Price, ...]:
        found = _prices(m, s, seat, card)
        return found if not found or prices is None else prices(m, s, seat, card)

    word = "auspice" if prices is None else f"auspice-{kind.word}"
    return ActionKind(
        word=word,
        options=options,
        perform=perform,
        executes=True,
        prices=prices_of,
        foretell=_foretell,
        icon=Icon.AVATAR,
    )


def variants(kinds: Iterable[ActionKind]) -> tuple[ActionKind, ...]:
    """Return for each kind of Dogma action of a turn the same under an Auspice."""
    return tuple(auspiced(each) for each in kinds if each.executes and each.in_turn)


PROGRAMS: Mapping[type[Locals], tuple[Handler, ...]] = {AuspiceFrame: AuspiceStep.handled(change=_change)}
