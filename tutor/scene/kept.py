"""Keeps what was drawn: most parts of a picture look, and lie, as they did in the picture before.

Whoever compares two pictures, or writes one down, finds the very same shapes, and need not look into them.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any
from weakref import WeakKeyDictionary

from engine.seat.view import CardView, PileView, PlayerView
from tutor.scene.given import Words
from tutor.scene.layout import Box, pile_key

MOST = 1_500
"""drawings that are kept a language and viewer, of some kilobytes each"""
_GIVEN = frozenset({"words", "marks", "theme", "view", "items", "over", "boxes"})
"""what a pen has that is told otherwise, or is what it draws"""

_KEPT: WeakKeyDictionary[Words, dict[tuple[object, ...], tuple[tuple[Any, ...], ...]]] = WeakKeyDictionary()


def kept(of: Callable[..., tuple[object, ...]]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Draw a part once for all that it is drawn from, which ``of`` tells from the same arguments.

    Words, theme and the pen's own measures are told here; whatever a pen has must therefore be hashable, but for
    what ``_GIVEN`` names. Only ``items``, ``over`` and ``boxes`` may be added to.
    """

    def keeping(draw: Callable[..., None]) -> Callable[..., None]:
        @wraps(draw)
        def drawn(pen: Any, *args: Any, **named: Any) -> None:
            drawings = _KEPT.setdefault(pen.words, {})
            measures = tuple(value for name, value in vars(pen).items() if name not in _GIVEN)
            # the themes are few and never go away, so that an id is a name for one
            key = (type(pen), draw.__name__, id(pen.theme), measures, of(pen, *args, **named))
            found = drawings.get(key)
            if found is None:
                before = pen.items, pen.over, pen.boxes
                pen.items, pen.over, pen.boxes = [], [], []
                try:
                    draw(pen, *args, **named)
                    found = tuple(pen.items), tuple(pen.over), tuple(pen.boxes)
                finally:
                    pen.items, pen.over, pen.boxes = before
                if len(drawings) >= MOST:
                    drawings.clear()
                drawings[key] = found
            pen.items.extend(found[0])
            pen.over.extend(found[1])
            pen.boxes.extend(found[2])

        return drawn

    return keeping


def card(pen: Any, box: Box, seen: CardView, *more: object, **named: object) -> tuple[object, ...]:
    """Return what a card by itself is drawn from."""
    return box, seen, more, tuple(named.items()), pen.marks.of((seen.key,))


def pile(pen: Any, player: PlayerView, seen: PileView, box: Box) -> tuple[object, ...]:
    """Return what a pile with its boxes is drawn from."""
    keys = (pile_key(player.seat, seen.color), *(each.key for each in seen.cards))
    return player.seat, player.name, seen, box, pen.marks.of(keys)


def forget() -> None:
    """Draw everything anew: for tests."""
    _KEPT.clear()
