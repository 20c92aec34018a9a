"""What karmas say of each of something, at every moment: that it provides icons, or points (Ultimate p. 29).

Each looks at the state as it would be without any such karma (p. 28, Karma Chains): at the icons that are visible, and
at where cards lie. Its functions are therefore made for a context that knows of none, and are asked by ``table``, as
long as the card is a top card.
"""

from __future__ import annotations

from collections import defaultdict

from engine.lang import nodes
from engine.model.cards import ICON_BITS, ICON_MASK
from engine.model.state import Frame, State
from engine.query.board import Board, IconsGiven, PointsGiven
from engine.query.context import Context
from engine.query.evaluate import Evaluator, NumberFn
from engine.query.karma_links import frames_by_seat


def link_each(c: Context) -> None:
    """Link the sentences of all karmas by which each of something provides icons or points."""
    if not c.provided:
        return
    icons: dict[int, list[IconsGiven]] = defaultdict(list)
    points: dict[int, list[tuple[bool, PointsGiven]]] = defaultdict(list)
    for code, sentence in c.provided:
        evaluator = Evaluator(code, c.basic)
        frames = frames_by_seat(c, code)
        if isinstance(sentence, nodes.ProvidesIcons):
            icons[code.card].append(_icons(c, evaluator.number(sentence.of), sentence, frames))
        else:
            of, each = evaluator.number(sentence.of), evaluator.number(sentence.points)
            own = sentence.who is nodes.Who.YOU
            points[code.card].append((own, _points(of, each, frames, 1 if own else -1)))
    c.icons_given = {card: tuple(given) for card, given in icons.items()}
    c.points_given = {card: tuple(given) for card, given in points.items()}


def _icons(c: Context, of: NumberFn, sentence: nodes.ProvidesIcons, frames: list[Frame]) -> IconsGiven:
    if sentence.icons:
        once = sum([1 << ICON_BITS * icon for icon in sentence.icons])
        return lambda s, seat, own: of(s, frames[seat], -1) * once
    kinds = [ICON_BITS * icon for icon in c.icons if icon is not sentence.other_than]

    def of_every_kind(s: State, seat: int, own: Board) -> int:
        number = of(s, frames[seat], -1)
        return sum([number << shift for shift in kinds if own.icons >> shift & ICON_MASK]) if number else 0

    return of_every_kind


def _points(of: NumberFn, each: NumberFn, frames: list[Frame], sign: int) -> PointsGiven:
    return lambda s, seat: sign * of(s, frames[seat], -1) * each(s, frames[seat], -1)
