"""How large the cards of a table are: one layout whose density follows from players, sets, width and height.

Numbers alone, without any drawing. The largest cards that fit are chosen: cards, not air, take the room.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.lang.terms import Splay
from tutor.scene.card_shapes import COUNT_LABEL, LEAST_WIDTH, MOST_WIDTH, CardSize, Shape, fan_size

MARGIN = 16.0
"""between the edge of the table and what lies on it"""
GAP = 12.0
"""least room between two columns"""
MOST_GAP = 72.0
"""most room between two columns; what is left over lies at both sides"""
HAND_GAP = 10.0
"""between cards of a hand"""
RAIL = 226.0
"""width of the rail of further zones, at the right of the boards"""
BONUS_ROOM = 26.0
"""how much wider it is where scores have bonuses"""
RAIL_GAP = 14.0


@dataclass(frozen=True, slots=True)
class Density:
    """How boards and hand are drawn; a range of widths is (least, most), both in pixels."""

    name: str
    others: Shape
    """the boards above the river"""
    own: Shape
    hand: Shape
    others_range: tuple[float, float]
    own_range: tuple[float, float]
    hand_range: tuple[float, float]
    rail: bool = False
    """whether further zones lie in a rail at the right, where there is room for it"""
    folded: bool = False
    """whether boards above the river are folded to a line each, but for one"""
    short: bool = False
    """whether hand, score and achievements may be a sign and a number each, so that headers have one line"""
    sentences: bool = False
    """whether cards may show their first sentence"""
    tight: float = 1.0
    """how far neighbours in a fan lie apart, as a share of the usual; below 1 icons are smaller"""
    hand_gap: float = HAND_GAP
    """between cards of the hand"""
    low_river: bool = False
    """whether the river alone is as low as can be, so that boards keep their names and headers their words"""
    close: bool = False
    """whether headers and river are as low as can be: smaller totals, verdicts without words, small coins"""


_FLAT_HAND = (LEAST_WIDTH[Shape.FLAT], 136.0)
_TINY = (LEAST_WIDTH[Shape.TINY], MOST_WIDTH[Shape.TINY])
_LOW = (LEAST_WIDTH[Shape.LOW], MOST_WIDTH[Shape.LOW])
_FLAT = (LEAST_WIDTH[Shape.FLAT], MOST_WIDTH[Shape.FLAT])
_NAMED_FLAT = (112.0, MOST_WIDTH[Shape.FLAT])
"""flat cards that have most names whole; where they would be narrower, low ones tell more"""

ROOMY = Density("roomy", Shape.TALL, Shape.TALL, Shape.TALL, (104, 164), (104, 164), (104, 128), sentences=True)
ROWS = Density("rows", Shape.FLAT, Shape.TALL, Shape.FLAT, _NAMED_FLAT, (80, 116), _FLAT_HAND, sentences=True)
DENSE = Density("dense", Shape.LOW, Shape.TALL, Shape.FLAT, _LOW, (80, 104), _FLAT_HAND, rail=True)
_NARROW = (LEAST_WIDTH[Shape.TALL], 80.0)
_NAMED = (
    replace(DENSE, low_river=True),
    replace(DENSE, own=Shape.LOW, own_range=_LOW, low_river=True),
    replace(DENSE, others=Shape.FLAT, others_range=_FLAT, own=Shape.LOW, own_range=_LOW, low_river=True),
    replace(DENSE, own_range=_NARROW, others=Shape.TALL, others_range=_NARROW, low_river=True),
    replace(DENSE, own_range=_NARROW, others=Shape.TALL, others_range=_NARROW, low_river=True, tight=0.8),
    replace(DENSE, own_range=_NARROW, others=Shape.TALL, others_range=_NARROW, low_river=True, tight=0.62),
)
"""all boards with the names of their cards where the river as it usually is would leave no height for them"""
_SMALL = replace(DENSE, others=Shape.TINY, others_range=_TINY, own=Shape.TINY, own_range=_TINY)
DENSITIES = (
    ROOMY,
    replace(ROOMY, hand=Shape.FLAT, hand_range=_FLAT_HAND),
    ROWS,
    DENSE,
    replace(DENSE, own=Shape.LOW, own_range=_LOW),
    replace(DENSE, others=Shape.FLAT, others_range=_FLAT, own=Shape.LOW, own_range=_LOW),
    replace(DENSE, others=Shape.FLAT, others_range=_FLAT, own=Shape.FLAT, own_range=_FLAT),
    replace(DENSE, short=True),
    replace(DENSE, own=Shape.LOW, own_range=_LOW, short=True),
    replace(DENSE, others=Shape.FLAT, others_range=_FLAT, own=Shape.LOW, own_range=_LOW, short=True),
    *_NAMED,
    replace(DENSE, others=Shape.TINY, others_range=_TINY, own=Shape.LOW, own_range=_LOW),
    replace(DENSE, others=Shape.TINY, others_range=_TINY, own=Shape.LOW, own_range=_LOW, tight=0.8),
    replace(DENSE, others=Shape.TINY, others_range=_TINY, own=Shape.LOW, own_range=_LOW, tight=0.62),
    _SMALL,
    replace(_SMALL, tight=0.8),
    replace(_SMALL, tight=0.62),
)
"""from the roomiest to the densest, all boards open"""
FOLDED = (
    replace(DENSE, name="folded", folded=True),
    replace(DENSE, name="folded", folded=True, own=Shape.LOW, own_range=_LOW),
    replace(DENSE, name="folded", folded=True, low_river=True),
    replace(DENSE, name="folded", folded=True, own=Shape.LOW, own_range=_LOW, low_river=True),
    replace(
        DENSE, name="folded", folded=True, others=Shape.TALL, others_range=_NARROW, own_range=_NARROW, low_river=True,
    ),
    replace(
        DENSE, name="folded", folded=True, others=Shape.TINY, others_range=_TINY, own=Shape.TINY, own_range=_TINY,
    ),
    replace(
        DENSE, name="folded", folded=True, others=Shape.TINY, others_range=_TINY, own=Shape.TINY, own_range=_TINY,
        hand=Shape.TINY, hand_range=_TINY,
    ),
)  # fmt: skip
"""the same with boards folded to a line each"""
_CLOSE = replace(
    FOLDED[-1], name="close", close=True, rail=False, own=Shape.FLAT, own_range=_FLAT, hand=Shape.FLAT,
    hand_range=_FLAT_HAND,
)  # fmt: skip
_CLOSE_TINY = replace(_CLOSE, own=Shape.TINY, own_range=_TINY)
_CLOSEST = replace(_CLOSE_TINY, hand=Shape.TINY, hand_range=_TINY)
CLOSE = (
    replace(_CLOSE, others=Shape.LOW, others_range=_LOW, own=Shape.TALL, own_range=(80, 104)),
    replace(_CLOSE, others=Shape.LOW, others_range=_LOW, own=Shape.LOW, own_range=_LOW),
    replace(_CLOSE, others=Shape.FLAT, others_range=_FLAT),
    replace(_CLOSE, others=Shape.TALL, others_range=_NARROW, own=Shape.TALL, own_range=_NARROW),
    replace(_CLOSE, others=Shape.TALL, others_range=_NARROW, own=Shape.TALL, own_range=_NARROW, tight=0.8),
    replace(_CLOSE, others=Shape.TALL, others_range=_NARROW, own=Shape.TALL, own_range=_NARROW, tight=0.62),
    _CLOSE,
    replace(_CLOSE, own=Shape.LOW, own_range=_LOW),
    _CLOSE_TINY,
    _CLOSEST,
    replace(_CLOSEST, tight=0.8),
    replace(_CLOSEST, tight=0.6),
)
"""where the room is too low even for folded boards: what lies round the own board is made smaller"""
LAST = replace(_CLOSEST, tight=0.45, hand_range=(36.0, _TINY[1]), hand_gap=4.0)
"""what is taken where nothing fits"""
MANY = 6
"""from so many players on boards are folded"""


def densities(players: int, sets: int) -> Iterator[Density]:
    """Yield what may be tried at a table of so many players and sets, the roomiest first."""
    if players < MANY:
        first = DENSE if players == MANY - 1 or (players == MANY - 2 and sets > 1) else ROWS if players == 4 else ROOMY
        yield from DENSITIES[DENSITIES.index(first) :]
        if players > 2:
            yield from FOLDED
    else:
        yield from FOLDED
    if players == 2:
        # one board above the river is folded only where two do not fit at all
        yield from (replace(density, folded=False) for density in (*CLOSE, LAST))
    yield from CLOSE
    yield LAST


@dataclass(frozen=True, slots=True)
class Fan:
    """What the size of a pile depends on."""

    splay: Splay
    count: int
    named: tuple[bool, ...] = ()
    """which covered cards of an unsplayed pile are named on their edges"""


Board = tuple[Fan, ...]
"""the five piles of a player"""


@lru_cache(maxsize=4096)
def card_size(shape: Shape, width: float, tight: float = 1.0) -> CardSize:
    """Return the measures of a card of a density."""
    size = CardSize.of(shape, width)
    return size if tight == 1 else replace(size, tight=tight)


@lru_cache(maxsize=8192)
def fan_box(size: CardSize, fan: Fan) -> tuple[float, float]:
    """Return width and height of a pile without the line that counts its cards."""
    return fan_size(size, fan.splay, max(1, fan.count), fan.named)


def place_width(size: CardSize) -> float:
    """Return the width of the place of an empty color."""
    return min(size.w, 96.0)


def columns(boards: Sequence[tuple[Board, CardSize]]) -> tuple[float, ...]:
    """Return the width of each of the five columns: that of the widest pile on any board."""
    widest = [0.0] * 5
    for board, size in boards:
        for place, fan in enumerate(board):
            wide = fan_box(size, fan)[0] if fan.count else 0.0
            widest[place] = max(widest[place], wide)
    least = max((place_width(size) for _, size in boards), default=0.0)
    return tuple(wide or least for wide in widest)


def board_height(board: Board, size: CardSize, *, counted: bool) -> float:
    """Return the height of a board; ``counted``: with a line below each pile of several cards."""
    tall = size.h
    for fan in board:
        if fan.count:
            line = COUNT_LABEL if counted and fan.count > 1 else 0.0
            tall = max(tall, fan_box(size, fan)[1] + line)
    return tall


@dataclass(frozen=True, slots=True)
class HandGrid:
    """The cards of the hand at the bottom."""

    size: CardSize
    columns: int
    rows: int
    gap: float = HAND_GAP

    @property
    def height(self) -> float:
        """Height of all rows."""
        return self.rows * self.size.h + (self.rows - 1) * self.gap * 0.8


def hand_grid(density: Density, count: int, room: float, share: float) -> HandGrid:
    """Return how a hand of so many cards lies in a width: in one row if that can be, else in as few as can be.

    ``share`` from 0 to 1 tells how much of the range of widths may be taken.
    """
    low, high = density.hand_range
    gap = density.hand_gap
    # a flat or low card is no higher for being wider, and names its card in full
    most = high if density.hand in (Shape.FLAT, Shape.LOW) else low + (high - low) * share
    if not count:
        return HandGrid(card_size(density.hand, most), 1, 1)
    in_row = (room - gap * (count - 1)) / count
    if in_row >= low:
        return HandGrid(card_size(density.hand, float(int(min(most, in_row)))), count, 1, gap)
    across = max(1, int((room + gap) // (low + gap)))
    rows = -(-count // across)
    across = -(-count // rows)
    wide = (room - gap * (across - 1)) / across
    return HandGrid(card_size(density.hand, float(int(max(low, min(most, wide))))), across, rows, gap)


def largest(fits: Callable[[float], bool]) -> float | None:
    """Return the largest share from 0 to 1 that fits, in steps of a sixteenth; ``None`` if 0 does not fit.

    If a share fits, each smaller one must fit.
    """
    if not fits(0.0):
        return None
    if fits(1.0):
        return 1.0
    low, high = 0, 16
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(middle / 16) else (low, middle)
    return low / 16
