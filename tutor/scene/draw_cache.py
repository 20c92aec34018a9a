"""Keeps what was drawn: most parts of a picture look, and lie, as they did in the picture before.

Whoever compares two pictures, or writes one down, finds the very same shapes, and need not look into them.
"""

from collections.abc import Callable, Hashable
from functools import lru_cache, wraps
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from engine.seat.view import CardView, PileView, PlayerView
from tutor.scene.inputs import TableWords
from tutor.scene.layout import (
    DECKS_KEY,
    SPECIALS_KEY,
    Box,
    deck_key,
    pile_key,
    player_key,
    special_key,
    zone_key,
)
from tutor.scene.primitives import Item

_T = TypeVar("_T", bound=Hashable)
_R = TypeVar("_R")

MOST = 1_500
"""drawings that are kept a language and viewer, of some kilobytes each"""
MOST_SHAPES = 8_192
"""shapes of which something is known"""
_GIVEN = frozenset({"words", "marks", "theme", "view", "rows", "items", "over", "boxes"})
"""what a pen has that is told otherwise, or is what it draws"""

_KEPT: WeakKeyDictionary[TableWords, dict[tuple[object, ...], tuple[tuple[Any, ...], ...]]] = WeakKeyDictionary()


def once(work: Callable[[_T], _R]) -> Callable[[_T], _R]:
    """Work out something of a shape or a box once, also for others that are equal.

    The same one is known by being the same: to look into it for its hash takes longer than most of what is asked.
    """
    of_equal = lru_cache(maxsize=8192)(work)
    of_same: dict[int, tuple[_T, _R]] = {}

    @wraps(work)
    def known(item: _T) -> _R:
        found = of_same.get(id(item))
        if found is not None and found[0] is item:
            return found[1]
        answer = of_equal(item)
        if len(of_same) >= MOST_SHAPES:
            of_same.clear()
        of_same[id(item)] = item, answer
        return answer

    return known


@once
def the_same(item: Item) -> Item:
    """Return the shape that was first of all that are equal to this one."""
    return item


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
                    found = tuple(map(the_same, pen.items)), tuple(map(the_same, pen.over)), tuple(pen.boxes)
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


def seat(pen: Any, player: PlayerView, area: Box, *more: object) -> tuple[object, ...]:
    """Return what all that belongs to a player is drawn from."""
    view, marks = pen.view, pen.marks
    piles = (pile_key(player.seat, each.color) for each in player.piles)
    zones = player_key(player.seat), *(zone_key(each.word, player.seat) for each in player.zones)
    held = [each for zone in player.zones for each in zone.cards]
    held += [each for pile in player.piles for each in pile.cards]
    keys = (*zones, *piles, *(each.key for each in held))
    # the names and pills of all stand in columns of one width, and so do their verdicts
    headed = tuple((each.name, pen.badge(each)) for each in view.players), tuple(marks.verdicts.items())
    turn = pen.has_turn(player), view.action, view.actions, view.viewer
    return player, area, more, headed, turn, marks.lit_icon, marks.of(keys)


def middle(pen: Any, y: float) -> tuple[object, ...]:
    """Return what lies between the players is drawn from."""
    view = pen.view
    keys = (
        DECKS_KEY, SPECIALS_KEY, *(deck_key(each.age, each.set) for each in view.decks),
        *(zone_key(each.word) for each in view.zones), *(card.key for each in view.zones for card in each.cards),
        *(each.card.key for each in view.achievements), *(special_key(each.name) for each in view.specials),
    )  # fmt: skip
    names = tuple(each.name for each in view.players)
    return y, view.decks, view.achievements, view.specials, view.next_draw, names, view.zones, pen.marks.of(keys)


def forget() -> None:
    """Draw everything anew: for tests."""
    _KEPT.clear()
