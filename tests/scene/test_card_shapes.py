"""The measures of cards and fans: nothing that counts is covered, and every card of a pile can be pointed at."""

import pytest

from engine.lang.terms import REVEALED_SLOTS, Slot, Splay
from tutor.scene.card_shapes import (
    EDGE,
    LEAST_WIDTH,
    MOST_WIDTH,
    NAMED_EDGE,
    CardSize,
    Shape,
    covered_slots,
    fan_places,
    fan_regions,
    fan_size,
    fan_step,
    slot_at,
)
from tutor.scene.layout import Box

SIZES = [CardSize.of(shape, width) for shape in Shape for width in (LEAST_WIDTH[shape], MOST_WIDTH[shape])]
SPLAYED = [splay for splay in Splay if splay is not Splay.NONE]


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return (
        one[0] < other[0] + other[2] - 1e-6
        and other[0] < one[0] + one[2] - 1e-6
        and one[1] < other[1] + other[3] - 1e-6
        and other[1] < one[1] + one[3] - 1e-6
    )


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.shape.value}-{size.w:.0f}")
@pytest.mark.parametrize("slots", [4, 6])
def test_slots_lie_in_the_bands_apart_from_each_other(size: CardSize, slots: int) -> None:
    boxes = [(*slot_at(size, slot), size.slot, size.slot) for slot in list(Slot)[:slots]]
    for x, y, w, h in boxes:
        assert x >= 0
        assert x + w <= size.w + 1e-6
        assert y + h <= size.band or y >= size.h - size.band, "the panel is free for the name"
    assert not any(overlap(a, b) for i, a in enumerate(boxes) for b in boxes[:i])
    assert size.slot >= 11.5
    assert size.w < 60 or size.slot >= 15


def test_a_tall_card_has_the_measures_of_the_design() -> None:
    size = CardSize.of(Shape.TALL, 160)
    assert (size.h, size.slot, size.pad) == (131, 28, 4.8)
    assert size.band == pytest.approx(0.235 * 160)
    assert size.panel == pytest.approx(0.35 * 160, abs=0.5)
    assert (CardSize.of(Shape.LOW, 100).h, CardSize.of(Shape.FLAT, 120).h) == (57, 46)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.shape.value}-{size.w:.0f}")
@pytest.mark.parametrize("splay", SPLAYED)
@pytest.mark.parametrize("slots", [4, 6])
def test_a_fan_shows_its_slots_whole_and_hides_the_others(size: CardSize, splay: Splay, slots: int) -> None:
    for count in range(1, 21):
        places = fan_places(size, splay, count)
        assert len(places) == count
        shown = dict(covered_slots(size, splay, count, slots))
        assert tuple(shown) == REVEALED_SLOTS[slots][splay]
        for i in range(1, count):
            x, y = places[i]
            upper = [(ux, uy, size.w, size.h) for ux, uy in places[:i]]
            boxes = [(x + dx, y + dy, w, h) for dx, dy, w, h in shown.values()]
            assert not any(overlap(box, card) for box in boxes for card in upper), "no icon that counts is covered"
            assert not any(overlap(a, b) for j, a in enumerate(boxes) for b in boxes[:j])
            for slot in set(list(Slot)[:slots]) - set(shown):
                sx, sy = slot_at(size, slot)
                middle = (x + sx + size.slot / 2, y + sy + size.slot / 2, 0.1, 0.1)
                assert any(overlap(middle, card) for card in upper), "an icon that does not count is covered"


@pytest.mark.parametrize("splay", list(Splay))
@pytest.mark.parametrize("count", range(13))
def test_a_fan_fills_its_box(splay: Splay, count: int) -> None:
    size = CardSize.of(Shape.TALL, 120)
    places, (w, h) = fan_places(size, splay, count), fan_size(size, splay, count)
    if not count:
        assert (places, w, h) == ((), size.w, size.h)
        return
    assert min(x for x, _ in places) == min(y for _, y in places) == 0
    assert max(x for x, _ in places) + size.w == pytest.approx(w)
    assert max(y for _, y in places) + size.h == pytest.approx(h)
    if splay is Splay.NONE:
        assert h == pytest.approx(size.h + min(count - 1, 4) * EDGE)


@pytest.mark.parametrize("splay", list(Splay))
@pytest.mark.parametrize("count", range(1, 13))
def test_each_card_of_a_pile_can_be_pointed_at(splay: Splay, count: int) -> None:
    size = CardSize.of(Shape.LOW, 96)
    regions = fan_regions(size, splay, count)
    w, h = fan_size(size, splay, count)
    assert len(regions) == count
    for i, (x, y, rw, rh) in enumerate(regions):
        assert rw > 0
        assert rh > 0
        assert x >= -1e-6
        assert y >= -1e-6
        assert x + rw <= w + 1e-6
        assert y + rh <= h + 1e-6
        for j, (px, py) in enumerate(fan_places(size, splay, count)[:i]):
            if splay is not Splay.NONE or j == 0:
                assert not overlap((x, y, rw, rh), (px, py, size.w, size.h)), "no covered part is in the way"
        assert not any(overlap((x, y, rw, rh), other) for other in regions[:i])


def test_marked_cards_of_an_unsplayed_pile_have_room_for_their_names() -> None:
    size = CardSize.of(Shape.TALL, 120)
    named = (False, True, False)
    assert fan_size(size, Splay.NONE, 4, named) == (120, size.h + 2 * EDGE + NAMED_EDGE)
    heights = [h for *_, h in fan_regions(size, Splay.NONE, 4, named)[1:]]
    assert heights == pytest.approx([EDGE, NAMED_EDGE, EDGE])


def test_more_cards_lie_closer() -> None:
    size = CardSize.of(Shape.TALL, 100)
    steps = [fan_step(size, count) for count in (2, 5, 7, 10)]
    assert steps == sorted(steps, reverse=True)
    assert steps[0] == size.band
