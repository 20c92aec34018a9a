"""The measures of a card and of a fan of cards: numbers alone, without any drawing.

A fan's coordinates are relative to the top-left corner of the box around all its cards; index 0 is the top card.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from engine.lang.terms import REVEALED_SLOTS, Slot, Splay
from tutor.scene.layout import Box

EDGE = 2.6
"""how far each covered card of an unsplayed pile looks out below the one on it"""
MOST_EDGES = 4
"""an unsplayed pile looks no thicker than this many covered cards"""
NAMED_EDGE = 17.0
"""the same for a covered card that is named on its edge, because it is marked"""
COUNT_LABEL = 18.0
"""height of the line below a pile that counts its cards"""
LEAST_NAME = 11.0
"""minimum text size of a card's name"""
LEAST_TEXT = 10.5
"""minimum text size of a sentence on a card, and of the line below a pile"""
SENTENCE_FROM = 104.0
"""minimum width of a card with its first sentence, where that fits whole"""


SPLAY_SIGNS = {Splay.LEFT: "←", Splay.RIGHT: "→", Splay.UP: "↑", Splay.ASLANT: "↗"}
"""the sign of each direction, for a caption that has no room for its word"""


class Shape(Enum):
    """The four forms of a front."""

    TALL = "tall"
    """two bands with the panel of the name between"""
    LOW = "low"
    """the panel is one line high"""
    FLAT = "flat"
    """two bands; the name is in the upper one"""
    TINY = "tiny"
    """two bands without a name"""


LEAST_WIDTH = {Shape.TALL: 72.0, Shape.LOW: 84.0, Shape.FLAT: 96.0, Shape.TINY: 44.0}
"""minimum width of each shape: below it names of one word are shortened or slots touch each other"""
MOST_WIDTH = {Shape.TALL: 164.0, Shape.LOW: 112.0, Shape.FLAT: 150.0, Shape.TINY: 60.0}
"""maximum width of each shape on a table: beyond it another shape shows more"""


@dataclass(frozen=True, slots=True)
class CardSize:
    """The measures of a card in one shape and width, in pixels."""

    shape: Shape
    w: float
    h: float
    slot: float
    """side of an icon's plate"""
    pad: float
    """room around a slot"""
    band: float
    """height of the upper and of the lower band: one slot with its room"""
    radius: float
    """of the corners"""
    tight: float = 1.0
    """how far neighbours in a fan lie apart, as a share of the usual; below 1 the icons of covered cards are smaller"""

    @classmethod
    def of(cls, shape: Shape, w: float) -> "CardSize":
        """Return the measures of a card of this shape, ``w`` wide."""
        if shape is Shape.FLAT:
            slot, pad = 17.0, 3.0
            return cls(shape, w, 2 * (slot + 2 * pad), slot, pad, slot + 2 * pad, 6.0)
        if shape is Shape.LOW:
            slot, pad = 15.5, 2.6
            band = slot + 2 * pad
            return cls(shape, w, float(round(2 * band + slot)), slot, pad, band, 5.5)
        # small cards have relatively larger slots: an icon is told from others from 15 px on
        slot = 0.175 * w if w >= 88 else max(0.175 * w, min(15.4, 0.27 * w))
        pad = max(2.0, 0.03 * w)
        band = slot + 2 * pad
        h = 2 * band if shape is Shape.TINY else float(round(max(0.82 * w, 2 * band + 13)))
        return cls(shape, w, h, slot, pad, band, max(3.0, 0.055 * w))

    def for_slots(self, slots: int) -> "CardSize":
        """Return the measures inside a card of this size with four or six slots.

        The image of six slots is where others have their value, which then hangs in the panel; a shape without a panel
        gets a narrow one, and smaller slots. A tiny card keeps its slots and shows its value in place of the image.
        """
        if slots <= 4 or self.panel > 0 or self.shape is Shape.TINY:
            return self
        slot = (self.h - 12.6) / 2 - 2.4
        return replace(self, slot=slot, pad=1.2, band=slot + 2.4)

    @property
    def panel(self) -> float:
        """Height of the panel between the bands; 0 if there is none."""
        return self.h - 2 * self.band


def slot_at(size: CardSize, slot: Slot) -> tuple[float, float]:
    """Return the top-left corner of a slot, relative to that of the card."""
    x = {
        Slot.TOP_LEFT: size.pad,
        Slot.BOTTOM_LEFT: size.pad,
        Slot.BOTTOM_MIDDLE: (size.w - size.slot) / 2,
        Slot.TOP_MIDDLE: (size.w - size.slot) / 2,
        Slot.BOTTOM_RIGHT: size.w - size.pad - size.slot,
        Slot.TOP_RIGHT: size.w - size.pad - size.slot,
    }[slot]
    top = slot in (Slot.TOP_LEFT, Slot.TOP_MIDDLE, Slot.TOP_RIGHT)
    return x, size.pad if top else size.h - size.pad - size.slot


def back_height(w: float) -> float:
    """Return the height of a card's back that is ``w`` wide."""
    return float(round(0.76 * w))


def fan_step(size: CardSize, count: int) -> float:
    """Return how far neighbours of a splayed pile of ``count`` cards lie apart: the more, the closer."""
    return size.tight * size.band * (1.0 if count <= 4 else 0.9 if count <= 6 else 0.78 if count <= 9 else 0.66)


def _shift(splay: Splay) -> tuple[int, int]:
    """Return the direction in which covered cards look out."""
    return {
        Splay.NONE: (0, 1),
        Splay.LEFT: (1, 0),
        Splay.RIGHT: (-1, 0),
        Splay.UP: (0, 1),
        Splay.ASLANT: (-1, 1),
    }[splay]


def _away(size: CardSize, splay: Splay, count: int, named: Sequence[bool]) -> list[float]:
    """Return how far each card lies from the top card, along the direction of the splay."""
    if splay is not Splay.NONE:
        return [place * fan_step(size, count) for place in range(count)]
    away = [0.0] * min(count, 1)
    edges = 0
    for place in range(1, count):
        wide = place <= len(named) and named[place - 1]
        edges += not wide
        away.append(away[-1] + (NAMED_EDGE if wide else EDGE if edges <= MOST_EDGES else 0.0))
    return away


def fan_size(size: CardSize, splay: Splay, count: int, named: Sequence[bool] = ()) -> tuple[float, float]:
    """Return width and height of a pile of ``count`` cards; of an empty one those of its pale place.

    ``named``: which covered cards of an unsplayed pile are named on their edges, nearest to the top card first.
    """
    away = _away(size, splay, count, named)
    dx, dy = _shift(splay)
    far = away[-1] if away else 0.0
    return size.w + abs(dx) * far, size.h + dy * far


def fan_places(size: CardSize, splay: Splay, count: int, named: Sequence[bool] = ()) -> tuple[tuple[float, float], ...]:
    """Return the top-left corner of each card of a pile; the top card lies on all others."""
    away = _away(size, splay, count, named)
    dx, dy = _shift(splay)
    left = away[-1] if away and dx < 0 else 0.0
    return tuple((left + dx * far, dy * far) for far in away)


def fan_regions(size: CardSize, splay: Splay, count: int, named: Sequence[bool] = ()) -> tuple[Box, ...]:
    """Return the largest visible rectangle of each card of a pile, for hit boxes; that of the top card is all of it.

    The covered cards of a thick unsplayed pile share the height of its edges.
    """
    places = fan_places(size, splay, count, named)
    regions: list[Box] = []
    step = fan_step(size, count)
    plain = sum(not (place <= len(named) and named[place - 1]) for place in range(1, count))
    edge = EDGE * min(plain, MOST_EDGES) / max(1, plain)
    bottom = size.h
    for place, (x, y) in enumerate(places):
        if place == 0:
            regions.append((x, y, size.w, size.h))
        elif splay is Splay.NONE:
            tall = NAMED_EDGE if place <= len(named) and named[place - 1] else edge
            regions.append((x, bottom, size.w, tall))
            bottom += tall
        elif splay is Splay.LEFT:
            regions.append((x + size.w - step, y, step, size.h))
        elif splay is Splay.RIGHT:
            regions.append((x, y, step, size.h))
        else:
            regions.append((x, y + size.h - step, size.w, step))
    return tuple(regions)


def covered_slots(size: CardSize, splay: Splay, count: int, slots: int = 4) -> tuple[tuple[Slot, Box], ...]:
    """Return the slots that a covered card with four or six slots shows in a pile of ``count``, relative to that card.

    They are as large as on a top card, or as the strip between neighbours allows, and never covered.
    """
    strip = fan_step(size, count)
    size = size.for_slots(slots)
    side = min(size.slot, strip - max(1.0, size.pad * 0.6))
    found: list[tuple[Slot, Box]] = []
    for slot in REVEALED_SLOTS[slots][splay]:
        x, y = slot_at(size, slot)
        # smaller slots keep the middle of the full ones, except across the strip, which they stay in
        x, y = x + (size.slot - side) / 2, y + (size.slot - side) / 2
        if splay is Splay.LEFT:
            x = size.w - (strip + side) / 2
        elif slot in (Slot.TOP_LEFT, Slot.BOTTOM_LEFT) and splay in (Splay.RIGHT, Splay.ASLANT):
            x = (strip - side) / 2
        if splay in (Splay.UP, Splay.ASLANT) and slot in (Slot.BOTTOM_LEFT, Slot.BOTTOM_MIDDLE, Slot.BOTTOM_RIGHT):
            y = size.h - (strip + side) / 2
        found.append((slot, (x, y, side, side)))
    return tuple(found)
