"""Caches drawn parts: most parts of a picture are the same as in the previous one.

Equal parts share the same shape objects, so that comparing or writing pictures can compare by identity.
"""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from engine.seat.view import CardView, PileView, PlayerView
from tutor.scene.card_shapes import CardSize
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

_T = TypeVar("_T")
_R = TypeVar("_R")

MOST = 1_500
"""maximum number of cached drawings for each language and viewer, a few kilobytes each"""
MOST_SHAPES = 8_192
"""maximum number of shapes with cached results"""
_GIVEN = frozenset({"words", "marks", "theme", "view", "items", "over", "boxes", "boards"})
_GIVEN |= {"rooms", "fields", "had", "in_rail", "further_zones", "headers", "rivers", "layouts"}
"""attributes of a pen that are not in the cache key: passed in otherwise, or output"""

_DRAWINGS: WeakKeyDictionary[TableWords, dict[tuple[object, ...], tuple[tuple[Any, ...], ...]]] = WeakKeyDictionary()


def memo(work: Callable[[_T], _R]) -> Callable[[_T], _R]:
    """Cache a function of one shape or box by its identity: equal ones are mostly the same object, see ``interned``.

    Hashing a shape takes longer than most of the functions.
    """
    known: dict[int, tuple[_T, _R]] = {}

    @wraps(work)
    def remembered(item: _T) -> _R:
        found = known.get(id(item))
        if found is not None and found[0] is item:
            return found[1]
        answer = work(item)
        if len(known) >= MOST_SHAPES:
            known.clear()
        known[id(item)] = item, answer
        return answer

    return remembered


@lru_cache(maxsize=MOST_SHAPES)
def interned(item: Item) -> Item:
    """Return the first shape that was equal to this one."""
    return item


def cached_drawing(of: Callable[..., tuple[object, ...]]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Cache a drawing method; ``of`` computes the part of the key that depends on its arguments.

    Texts, theme and the pen's other attributes are added to the key here; so every attribute of a pen must be hashable
    except those in ``_GIVEN``. The method may only append to ``items``, ``over`` and ``boxes``.
    """

    def decorate(draw: Callable[..., None]) -> Callable[..., None]:
        @wraps(draw)
        def drawn(pen: Any, *args: Any, **named: Any) -> None:
            drawings = _DRAWINGS.setdefault(pen.words, {})
            measures = tuple(value for name, value in vars(pen).items() if name not in _GIVEN)
            # themes are few and never deleted, so their id identifies them
            key = (type(pen), draw.__name__, id(pen.theme), measures, of(pen, *args, **named))
            found = drawings.get(key)
            if found is None:
                before = pen.items, pen.over, pen.boxes
                pen.items, pen.over, pen.boxes = [], [], []
                try:
                    draw(pen, *args, **named)
                    found = tuple(map(interned, pen.items)), tuple(map(interned, pen.over)), tuple(pen.boxes)
                finally:
                    pen.items, pen.over, pen.boxes = before
                if len(drawings) >= MOST:
                    drawings.clear()
                drawings[key] = found
            pen.items.extend(found[0])
            pen.over.extend(found[1])
            pen.boxes.extend(found[2])

        return drawn

    return decorate


def placed_inputs(pen: Any, x: float, y: float, size: CardSize, seen: CardView, **named: object) -> tuple[object, ...]:
    """Return the cache key of a single card of a size at a place."""
    return x, y, size, seen, tuple(named.items()), pen.marks.of((seen.key,))


def placed_pile_inputs(
    pen: Any, x: float, y: float, size: CardSize, seen: PileView, **named: object
) -> tuple[object, ...]:
    """Return the cache key of a pile of cards of a size at a place."""
    return x, y, size, seen, tuple(named.items()), pen.marks.of(card.key for card in seen.cards)


def pile_inputs(
    pen: Any, player: PlayerView, seen: PileView, box: Box, *more: object, counted: bool
) -> tuple[object, ...]:
    """Return the cache key of a pile with its boxes."""
    keys = (pile_key(player.seat, seen.color), *(each.key for each in seen.cards))
    return player.seat, player.name, seen, box, more, counted, pen.marks.of(keys)


def seat_inputs(pen: Any, player: PlayerView, area: Box, *more: object, folded: bool) -> tuple[object, ...]:
    """Return the cache key of a player's area."""
    view, marks = pen.view, pen.marks
    piles = (pile_key(player.seat, each.color) for each in player.piles)
    zones = player_key(player.seat), *(zone_key(each.word, player.seat) for each in player.zones)
    held = [each for zone in player.zones for each in zone.cards]
    held += [each for pile in player.piles for each in pile.cards]
    keys = (*zones, *piles, *(each.key for each in held))
    verdict = marks.verdicts.get(player.seat, ""), marks.compared.get(player.seat)
    headed = pen.badge(player), pen.team(player), verdict, view.verdicts
    turn = pen.has_turn(player), view.action, view.actions, view.viewer, view.icons, pen.bottom
    return player, area, more, folded, headed, turn, marks.lit_icon, marks.of(keys)


def middle_inputs(pen: Any, plan: object, y: float, height: float) -> tuple[object, ...]:
    """Return the cache key of the middle of the table."""
    view = pen.view
    keys = (
        DECKS_KEY, SPECIALS_KEY, *(deck_key(each.age, each.set) for each in view.decks),
        *(zone_key(each.word) for each in view.zones), *(card.key for each in view.zones for card in each.cards),
        *(each.card.key for each in view.achievements), *(special_key(each.name) for each in view.specials),
    )  # fmt: skip
    names = tuple(each.name for each in view.players)
    seen = view.viewer, view.decks, view.achievements, view.specials, view.next_draw, view.zones
    return plan, y, height, pen.bottom, names, seen, pen.marks.of(keys)


def forget() -> None:
    """Clear the cache; for tests."""
    _DRAWINGS.clear()
