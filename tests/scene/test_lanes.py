"""Trails and arrows run in the gutters, and are told as well as drawn."""

import itertools

import pytest

from tests.scene import tables
from tests.scene.stub_words import StubWords
from tutor.scene.dirty_regions import changed, meet, reach, reaches
from tutor.scene.inputs import Arrow, Marks, Options, Trail
from tutor.scene.lanes import FAINT, FULL, LAYERS, MOST_TRAILS, Gutters, Places, Point, _text_box, arrows_alone
from tutor.scene.layout import available_key
from tutor.scene.patterns import THEMES
from tutor.scene.primitives import HitBox, Path, Rect, Scene, Text
from tutor.scene.svg import to_svg
from tutor.scene.table import draw_table

WORDS = StubWords()
THEME = THEMES["light"]
ENDS = [("deck-3", "hand-0"), ("deck-5", "hand-1"), ("hand-0", "pile-0-green"), ("pile-1-red", "score-0"),
        ("score-1", "deck-2"), ("available", "achievements-0")]  # fmt: skip


def drawn(marks: Marks, width: float = 900) -> Scene:
    return draw_table(tables.midgame(), WORDS, marks, Options(width=width))


def trails(scene: Scene) -> list[Path]:
    """The trails of a picture without their layers: the first stroke of each."""
    return [item for item in scene.items if isinstance(item, Path) and item.stroke and item.opacity == FAINT]


def place(scene: Scene, key: str) -> tuple[float, float, float, float]:
    box = scene.box(key)
    assert box is not None, key
    return box.x, box.y, box.w, box.h


def faces(scene: Scene, *but: str) -> list[HitBox]:
    """The places of single cards, apart from those in some places."""
    groups = {box.group for box in scene.boxes}
    return [
        box for box in scene.boxes
        if box.key not in groups and box.key not in but and box.group not in but and box.role != "note"
    ]  # fmt: skip


def runs(points: list[Point]) -> list[tuple[float, float, float, float]]:
    return [(min(ax, bx), min(ay, by), abs(ax - bx), abs(ay - by)) for (ax, ay), (bx, by) in itertools.pairwise(points)]


@pytest.mark.parametrize("width", [720, 860, 1000, 1200])
@pytest.mark.parametrize(("source", "target"), ENDS)
def test_no_way_crosses_a_card(source: str, target: str, width: float) -> None:
    scene = drawn(Marks(), width)
    way, _ = Gutters.of(scene).way(place(scene, source), place(scene, target), 9)
    assert len(way) > 1
    for (ax, ay), (bx, by) in itertools.pairwise(way):
        assert ax == pytest.approx(bx, abs=0.1) or ay == pytest.approx(by, abs=0.1), "lanes are straight"
    shrunk = [(box.x + 1, box.y + 1, box.w - 2, box.h - 2) for box in faces(scene, source, target)]
    crossed = [box for box in shrunk for run in runs(way) if meet(run, box)]
    assert not crossed


def test_a_way_begins_and_ends_at_its_places() -> None:
    scene = drawn(Marks())
    for source, target in ENDS:
        way, _ = Gutters.of(scene).way(place(scene, source), place(scene, target), 9)
        for (x, y), (left, top, w, h) in ((way[0], place(scene, source)), (way[-1], place(scene, target))):
            assert left - 1 <= x <= left + w + 1
            assert top - 1 <= y <= top + h + 1


def test_a_trail_is_drawn_last_and_grows_stronger() -> None:
    plain = drawn(Marks())
    scene = drawn(Marks(trails=(Trail("deck-3", "hand-0", "moved from deck 3"),)))
    assert scene.items[: len(plain.items)] == plain.items
    layers = [item for item in scene.items[len(plain.items) :] if isinstance(item, Path) and item.width >= 6]
    assert len(layers) == LAYERS
    clear = 1.0
    for item in layers:
        clear *= 1 - item.opacity
    assert 1 - clear == pytest.approx(FULL, abs=0.01)
    assert any(isinstance(item, Path) and item.dash for item in scene.items)
    assert to_svg(scene).count("stroke-dasharray") > to_svg(plain).count("stroke-dasharray")


def test_ways_in_one_gutter_lie_side_by_side() -> None:
    gutters = Gutters(400, 200, [(10, 10, 80, 50), (310, 140, 80, 50)], [(60, 140)], [])
    levels = []
    for _ in range(3):
        way, room = gutters.way((10, 10, 80, 50), (310, 140, 80, 50), 9)
        assert room == 80
        (level,) = {y for (_, y), (_, other) in itertools.pairwise(way) if y == other}
        levels.append(level)
    assert len(set(levels)) == 3
    assert min(abs(one - other) for one in levels for other in levels if one != other) >= 9


def test_more_trails_than_say_anything_are_left_out() -> None:
    some = tuple(Trail(f"deck-{age}", "hand-0", f"from {age}") for age in range(1, MOST_TRAILS + 2))
    scene = drawn(Marks(trails=some))
    assert scene.box("deck-9") is not None
    assert not trails(scene)
    assert scene.description == drawn(Marks()).description


def test_trails_and_arrows_are_told() -> None:
    marks = Marks(trails=(Trail("deck-3", "hand-0", "moved here"),), arrows=(Arrow("deck-4", "hand-1", "then a 4"),))
    scene = drawn(marks)
    assert "moved here" in scene.description
    assert "then a 4" in scene.description
    hand = scene.box("hand-0")
    assert hand is not None
    assert hand.label.endswith("moved here")
    assert any(isinstance(item, Text) and item.text == "then a 4" for item in scene.items)


def test_what_has_no_place_in_the_picture_is_left_out() -> None:
    plain = drawn(Marks())
    assert drawn(Marks(trails=(Trail("deck-3", "nowhere", "lost"),))) == plain
    assert arrows_alone(plain, (Arrow("nowhere", "hand-0"),), THEME) is None


def test_an_arrow_alone_lies_over_the_table() -> None:
    plain = drawn(Marks())
    alone = arrows_alone(plain, (Arrow("deck-3", "hand-0", "you draw a 3"),), THEME)
    assert alone is not None
    assert (alone.width, alone.height) == (plain.width, plain.height)
    full = drawn(Marks(arrows=(Arrow("deck-3", "hand-0", "you draw a 3"),)))
    assert full.items[len(plain.items) :] == alone.items


def test_a_label_stays_on_the_table() -> None:
    label = "a label that is far longer than any that the app has"
    for source in ("deck-1", "deck-10"):
        alone = arrows_alone(drawn(Marks()), (Arrow(source, "hand-1", label),), THEME)
        assert alone is not None
        (text,) = (item for item in alone.items if isinstance(item, Text))
        x, _, w, _ = reach(text._replace(text=""))
        assert x >= 0
        assert x + w <= alone.width


def test_what_is_repainted_for_a_trail_is_its_runs() -> None:
    plain = drawn(Marks())
    scene = drawn(Marks(trails=(Trail("deck-3", "hand-0"),)))
    (first,) = trails(scene)
    assert sum(w * h for _, _, w, h in reaches(first)) < reach(first)[2] * reach(first)[3]
    for box in reaches(first):
        assert meet(box, reach(first))
    regions = changed(plain.items, scene.items, scene.width, scene.height)
    assert regions is not None
    for x, y in (points[-2:] for _, points in first.segments):
        assert any(left <= x <= left + w and top <= y <= top + h for left, top, w, h in regions)


@pytest.mark.parametrize("source", ["deck-1", "deck-3", "hand-0", "hand-1", "score-1", "pile-0-green"])
@pytest.mark.parametrize("width", [640, 900])
def test_the_ring_of_a_start_hides_no_text(source: str, width: float) -> None:
    scene = drawn(Marks(trails=(Trail(source, "achievements-0"),)), width)
    ring = scene.items[-1]
    assert isinstance(ring, Path)
    xs = [v for _, points in ring.segments for v in points[::2]]
    ys = [v for _, points in ring.segments for v in points[1::2]]
    at = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
    texts = [item for item in scene.items if isinstance(item, Text)]
    assert texts
    assert [item.text for item in texts if meet(at, _text_box(item))] == []


def test_a_meld_starts_at_the_cards_of_the_hand_and_not_beside_them() -> None:
    scene = drawn(Marks(trails=(Trail("hand-0", "deck-9"),)), 1200)
    ring = scene.items[-1]
    assert isinstance(ring, Path)
    right = max(box.x + box.w for box in scene.boxes if box.group == "hand-0")
    assert max(v for _, points in ring.segments for v in points[::2]) <= right + 5


def test_an_achievement_leaves_the_place_above_its_deck() -> None:
    places = Places(drawn(Marks()))
    for age in range(1, 11):
        above, deck, row = map(places.of, (available_key(age), f"deck-{age}", "available"))
        assert above is not None
        assert deck is not None
        assert row is not None
        assert above[::2] == deck[::2]
        assert above[1::2] == row[1::2]


@pytest.mark.parametrize("width", [480, 640, 740, 900, 1200])
@pytest.mark.parametrize(("source", "target"), ENDS)
def test_trails_and_arrows_run_under_texts_and_icons(source: str, target: str, width: float) -> None:
    plain = drawn(Marks(), width)
    texts = [_text_box(item) for item in plain.items if isinstance(item, Text) and item.text]
    marks = Marks(trails=(Trail(source, target),), arrows=(Arrow(source, target),))
    over = drawn(marks, width).items[len(plain.items) :]
    strokes = [item for item in over if isinstance(item, Path) and item.stroke and item.fill is None and item.width > 2]
    assert len(strokes) > LAYERS
    for stroke in strokes:
        at = stroke.segments[0][1]
        for op, points in stroke.segments[1:]:
            if op == "L":
                (ax, ay), (bx, by) = at, points
                across = abs(bx - ax) > abs(by - ay)
                dx, dy = (0.0, stroke.width / 2) if across else (stroke.width / 2, 0.0)
                run = (min(ax, bx) - dx, min(ay, by) - dy, abs(bx - ax) + 2 * dx, abs(by - ay) + 2 * dy)
                hidden = [box for box in texts if meet((run[0] + 1, run[1] + 1, run[2] - 2, run[3] - 2), box)]
                assert not hidden, (run, hidden)
            at = (points[-2], points[-1])


def test_a_label_lies_where_it_hides_least() -> None:
    scene = drawn(Marks())
    texts = [_text_box(item) for item in scene.items if isinstance(item, Text) and item.text]
    for source, target in ENDS:
        alone = arrows_alone(scene, (Arrow(source, target, "you draw a 3"),), THEME)
        assert alone is not None
        (pill,) = (item for item in alone.items if isinstance(item, Rect))
        at = (pill.x, pill.y, pill.w, pill.h)
        hidden = [box for box in texts if meet(at, box)]
        assert len(hidden) <= 1, (source, target, hidden)
