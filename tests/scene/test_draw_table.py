import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from engine.lang.terms import SLOT_WORDS, Bonus, Color, Icon, Mark, Search, Slot, SlotContents, Splay
from engine.seat.view import HIDDEN, CardView, HiddenSlot, TableView, shown_slots
from tests.scene import tables
from tests.scene.stub_words import StubWords
from tutor.scene.compact import LEVELS, CompactTable, Level
from tutor.scene.dirty_regions import MOST_REGIONS, changed, meet, reach
from tutor.scene.glyphs import ICONS
from tutor.scene.layout import MIN_TEXT, fan, pile_key, row_of, seats_from_top, slot_places, text_width, wrap
from tutor.scene.patterns import PATTERNS, THEMES, pattern_path
from tutor.scene.pen import SlipPen
from tutor.scene.primitives import HitBox, Item, Path, Rect, Scene, Stroke, Text, scaled
from tutor.scene.svg import to_svg
from tutor.scene.table import Marks, Options, draw_card, draw_table, is_compact

WORDS = StubWords()
WIDTHS = (640, 720, 860, 1000, 1200)
CASES = [(players, width, seed) for players in (2, 3, 4, 5) for width in WIDTHS for seed in (1, 2)]


def cards(view: TableView) -> Iterator[CardView]:
    for player in view.players:
        for pile in player.piles:
            yield from pile.cards
        yield from player.hand
        yield from player.score
        yield from player.achievements
    yield from (achievement.card for achievement in view.achievements)


def extent(item: Item) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of a shape, strokes not counted."""
    match item:
        case Rect():
            return item.x, item.y, item.x + item.w, item.y + item.h
        case Stroke():
            return min(item.x1, item.x2), min(item.y1, item.y2), max(item.x1, item.x2), max(item.y1, item.y2)
        case Path():
            xs = [v for _, points in item.segments for v in points[::2]]
            ys = [v for _, points in item.segments for v in points[1::2]]
            return min(xs), min(ys), max(xs), max(ys)
        case Text():
            wide = text_width(item.text, item.size, item.weight)
            wide = wide if item.max_width is None else min(wide, item.max_width)
            left = item.x - {"start": 0, "middle": wide / 2, "end": wide}[item.anchor]
            return left, item.y - item.size * 0.75, left + wide, item.y + item.size * 0.22


def overlap(one: HitBox, other: HitBox) -> bool:
    slack = 0.1
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return across > slack and down > slack


def inside(scene: Scene) -> None:
    for item in scene.items:
        left, top, right, bottom = extent(item)
        assert left >= -1, item
        assert top >= -1, item
        assert right <= scene.width + 1, item
        assert bottom <= scene.height + 1, item
    for box in scene.boxes:
        assert box.w > 0, box
        assert box.h > 0, box
        assert box.x >= 0, box
        assert box.y >= 0, box
        assert box.x + box.w <= scene.width + 0.5, box
        assert box.y + box.h <= scene.height + 0.5, box


@pytest.mark.parametrize(("players", "width", "seed"), CASES)
def test_crowded_tables(players: int, width: int, seed: int) -> None:
    view = tables.crowded(players, seed, deep=7)
    scene = draw_table(view, WORDS, Marks(), Options(width))
    assert scene.width == width
    inside(scene)
    texts = [item for item in scene.items if isinstance(item, Text)]
    assert min(text.size for text in texts) >= MIN_TEXT
    for text in texts:
        # what is narrowed stays readable
        if text.max_width is not None:
            assert text.max_width >= 0.62 * text_width(text.text, text.size, text.weight), text
    keys = Counter(box.key for box in scene.boxes)
    assert set(keys.values()) == {1}
    assert all(keys[card.key] == 1 for card in cards(view))
    singles = [box for box in scene.boxes if box.role in ("img", "button")]
    for i, box in enumerate(singles):
        for other in singles[i + 1 :]:
            assert not overlap(box, other), (box, other)
    groups = {box.key for box in scene.boxes if box.role == "group"}
    assert {box.group for box in scene.boxes if box.group} <= groups


@pytest.mark.parametrize("viewer", [None, -1, 0, 1, 2])
@pytest.mark.parametrize("compact", [None, True, False])
def test_every_seat_may_look(viewer: int | None, compact: bool | None) -> None:
    view = tables.crowded(3, viewer=viewer)
    for height in (None, 640, 1400):
        scene = draw_table(view, WORDS, Marks(), Options(860, height, compact=compact))
        inside(scene)
        assert height is None or scene.height >= min(height, 640)
        bottom = max(
            (box for box in scene.boxes if re.fullmatch(r"player-\d", box.key)), key=lambda box: (box.y, box.x)
        )
        assert bottom.key == f"player-{viewer if viewer is not None and viewer >= 0 else 0}"


def test_seats_go_round_from_the_viewer() -> None:
    assert seats_from_top(4, 2) == [3, 0, 1, 2]
    assert seats_from_top(2, None) == [1, 0]
    assert seats_from_top(2, -1) == [1, 0]


def test_the_example_table_fits_beside_the_words() -> None:
    scene = draw_table(tables.staging(), WORDS, Marks(note="Choose a card."), Options(860, 640))
    assert (scene.width, scene.height) == (860, 640)
    scene = draw_table(tables.midgame(), WORDS, Marks(note="Choose a card."), Options(860, 640))
    assert scene.height == 640


def test_piles_have_their_columns_also_when_empty() -> None:
    scene = draw_table(tables.staging(), WORDS, Marks(), Options())
    for color in Color:
        mine, other = scene.box(pile_key(0, color)), scene.box(pile_key(1, color))
        assert mine is not None
        assert other is not None
        assert mine.x == other.x
    lefts = [box.x for color in Color if (box := scene.box(pile_key(0, color)))]
    assert lefts == sorted(lefts)


@pytest.mark.parametrize("splay", list(Splay))
@pytest.mark.parametrize("compact", [True, False])
def test_a_splay_reveals_exactly_its_slots(splay: Splay, compact: bool) -> None:
    """Every icon of the covered cards that the splay reveals is drawn, and no other."""
    titles = ["Printing Press", "Translation", "Mathematics", "Writing"]
    you = tables.player(0, "You", {})
    other = tables.player(1, "Ivy", {Color.BLUE: (splay, titles)})
    scene = draw_table(tables.table([you, other]), WORDS, Marks(), Options(860, compact=compact))
    for title in titles[1:]:
        card = tables.front(title)
        box = scene.box(card.key)
        assert box is not None
        drawn = drawn_icons(scene, box)
        wanted = Counter(contents for contents in shown_slots(card, splay) if isinstance(contents, Icon))
        assert drawn == wanted, title
    top = scene.box(tables.front(titles[0]).key)
    assert top is not None
    assert drawn_icons(scene, top) == Counter(
        contents for contents in tables.front(titles[0]).slots if isinstance(contents, Icon)
    )
    assert any(isinstance(item, Text) and item.text == "×4" for item in scene.items)


def drawn_icons(scene: Scene, box: HitBox) -> Counter[Icon]:
    """Which icons stand in a box, told by their outlines."""
    found: Counter[Icon] = Counter()
    for item in scene.items:
        if not isinstance(item, Path) or item.fill is None:
            continue
        left, top, right, bottom = extent(item)
        if left < box.x or right > box.x + box.w or top < box.y - 1 or bottom > box.y + box.h:
            continue
        ops = [op for op, _ in item.segments]
        for icon, outline in ICONS.items():
            if ops == [op for op, _ in outline]:
                # some outlines have the same commands: compare their shapes too
                scale = (item.segments[1][1][0] - item.segments[0][1][0], outline[1][1][0] - outline[0][1][0])
                third = (item.segments[2][1][0] - item.segments[0][1][0], outline[2][1][0] - outline[0][1][0])
                if abs(scale[0] * third[1] - scale[1] * third[0]) < 1e-6:
                    found[icon] += 1
    return found


def test_slots_lie_where_the_top_card_slid_from() -> None:
    for splay in (Splay.LEFT, Splay.RIGHT, Splay.UP, Splay.ASLANT):
        for count in range(1, 10):
            lying = fan(splay, count, 120, 17)
            assert len(lying.cells) == count
            for x, y, w, h in lying.cells:
                assert x >= -0.01
                assert x + w <= 120.01
                assert y + h <= lying.height + 0.01
    left, right = fan(Splay.LEFT, 3, 120, 17), fan(Splay.RIGHT, 3, 120, 17)
    # the deepest card sticks out farthest: to the right under a splay left, to the left under a splay right
    assert [cell[0] for cell in left.cells] == sorted(cell[0] for cell in left.cells)
    assert left.cells[-1][0] + left.cells[-1][2] == pytest.approx(120)
    assert [cell[0] for cell in right.cells] == sorted((cell[0] for cell in right.cells), reverse=True)
    assert right.cells[-1][0] == 0
    slots = {slot: (x, y) for slot, x, y in slot_places(Splay.ASLANT, (0, 0, 120, 21), 17)}
    assert slots[Slot.TOP_LEFT][0] < slots[Slot.BOTTOM_LEFT][0] < slots[Slot.BOTTOM_MIDDLE][0]


def test_rows_keep_their_width() -> None:
    values = [1, 1, 1, 2, 5, 5, 10, 10]
    for room in (40, 60, 100, 300):
        offsets = row_of(values, room, 20, 2)
        assert offsets[0] == 0
        assert offsets[-1] + 20 <= room + 0.01
        assert offsets == sorted(offsets)


def test_words_break_at_spaces_and_hyphens_only() -> None:
    assert wrap("Near-Field Comm", 12, 700, 70, 2) == ["Near-Field", "Comm"]
    assert wrap("Сільське господарство", 12, 700, 100, 2) == ["Сільське", "господарство"]
    assert wrap("a b c d", 12, 400, 1, 2) == ["a", "b c d"]


HOSTILE = "<script>alert('x')</script>&\"]]>\x00\x07\ud800 -->"


def hostile() -> TableView:
    view = tables.midgame()
    you = view.players[0]
    first = replace(you.piles[0].cards[0], title=HOSTILE)
    pile = replace(you.piles[0], cards=(first, *you.piles[0].cards[1:]))
    you = replace(you, name=HOSTILE, piles=(pile, *you.piles[1:]))
    return replace(view, players=(you, view.players[1]))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_svg_is_valid_whatever_the_names(theme: str) -> None:
    options = Options(theme="dark" if theme == "dark" else "light")
    view = hostile()
    for scene in (
        draw_table(view, WORDS, Marks(note=HOSTILE, verdicts={0: HOSTILE}), options),
        draw_card(view.players[0].piles[0].cards[0], WORDS, options),
    ):
        text = to_svg(scene)
        root = ET.fromstring(text)  # noqa: S314 - our own text
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert root.find("{http://www.w3.org/2000/svg}title") is not None
        assert not [element for element in root.iter() if "script" in element.tag]
        assert "<script" not in text
        text.encode()


def test_svg_of_the_table_says_what_it_is() -> None:
    text = to_svg(draw_table(tables.staging(), WORDS, Marks(), Options()))
    assert text.startswith("<svg ")
    assert "<title>Innovation: You, action 1 of 2</title>" in text
    assert "<desc>" in text
    assert "Archery" in text


def test_colours_differ_in_grey_by_pattern_and_letter() -> None:
    assert len(set(PATTERNS.values())) == 5
    assert len({WORDS.color_letter(color) for color in Color}) == 5


@pytest.mark.parametrize("name", list(PATTERNS.values()))
def test_patterns_stay_in_their_rectangle(name: str) -> None:
    known = next(pattern for pattern in PATTERNS.values() if pattern == name)
    for w, h in ((114, 24), (18, 38), (20, 11)):
        left, top, right, bottom = extent(pattern_path(known, 10, 20, w, h, "#000000"))
        assert left >= 9.9
        assert top >= 19.9
        assert right <= 10.1 + w
        assert bottom <= 20.1 + h


def test_marks_differ_in_shape() -> None:
    view = tables.midgame()
    plain = draw_table(view, WORDS, Marks(), Options())

    def added(marks: Marks) -> list[str]:
        extra = Counter(map(repr, draw_table(view, WORDS, marks, Options()).items)) - Counter(map(repr, plain.items))
        return sorted(re.sub(r"#\w+|[\d.]+", "", shape) for shape in extra.elements())

    kinds = [
        added(Marks(lit_icon=Icon.CONCEPT, lit_cards=frozenset({"banking"}))),
        added(Marks(changed=frozenset({"banking"}))),
        added(Marks(choices=frozenset({"banking"}))),
        added(Marks(choices=frozenset({"banking"}), chosen=frozenset({"banking"}))),
        added(Marks(past=frozenset({"banking"}))),
        added(Marks(focus="banking")),
    ]
    assert all(kinds)
    assert len({tuple(kind) for kind in kinds}) == len(kinds)


def test_choices_are_buttons() -> None:
    marks = Marks(
        choices=frozenset({"banking", "pile-0-green", "deck-2"}), chosen=frozenset({"banking"}), note="Pick two."
    )
    scene = draw_table(tables.midgame(), WORDS, marks, Options())
    buttons = {box.key: box for box in scene.boxes if box.role == "button"}
    assert set(buttons) == marks.choices
    assert buttons["banking"].selected
    assert all(box.enabled for box in buttons.values())
    assert buttons["banking"].described_by == "note"
    assert scene.box("note") is not None


def test_a_covered_card_that_matters_gets_its_name() -> None:
    view = tables.midgame()
    marks = Marks(choices=frozenset({"education"}))
    scene = draw_table(view, WORDS, marks, Options())
    assert any(isinstance(item, Text) and item.text == "Education" for item in scene.items)
    box = scene.box("education")
    assert box is not None
    assert box.h >= 16


def test_an_unready_card_is_marked() -> None:
    view = tables.staging()
    plain = draw_table(view, WORDS, Marks(), Options())
    card = replace(view.players[0].piles[0].cards[0], ready=False)
    you = view.players[0]
    you = replace(you, piles=(replace(you.piles[0], cards=(card,)), *you.piles[1:]))
    marked = draw_table(replace(view, players=(you, view.players[1])), WORDS, Marks(), Options())
    assert len(marked.items) > len(plain.items)


def test_presentation_is_larger_in_the_same_width() -> None:
    scene = draw_table(tables.staging(), WORDS, Marks(), Options(1200, scale=1.5))
    assert scene.width == 1200
    assert min(item.size for item in scene.items if isinstance(item, Text)) >= 1.5 * MIN_TEXT
    inside(scene)
    assert scaled(scene, 1) is scene


def test_the_game_is_over() -> None:
    view = replace(tables.midgame(), winners=(1,), next_draw=None)
    scene = draw_table(view, WORDS, Marks(), Options())
    assert any(isinstance(item, Text) and item.text == "wins" for item in scene.items)
    inside(scene)


class LongWords(StubWords):
    """The longest titles of both languages, and a Ukrainian turn."""

    titles: ClassVar = {
        "Archery": "Індустріалізація", "Agriculture": "Сільське господарство", "Sailing": "Industrialization",
        "Tools": "Near-Field Comm", "Mysticism": "Безконтактний зв’язок",
    }  # fmt: skip

    def title(self, card_title: str) -> str:
        return str(self.titles.get(card_title, card_title))

    def describe(self, key: str, **args: Any) -> str:
        said = super().describe(key, **args)
        return f"дія {args['action']} з {args['actions']}" if key == "turn" else said


@pytest.mark.parametrize("compact", [True, False])
@pytest.mark.parametrize("width", [480, 520, 560, 620, 700, 760, 900, 1200])
@pytest.mark.parametrize("splay", list(Splay))
def test_a_count_has_a_place_of_its_own(splay: Splay, width: int, compact: bool) -> None:
    """The count of a pile is never narrowed, and touches neither icons nor the value nor the edge of its card."""
    tops = {
        Color.RED: "Archery", Color.YELLOW: "Agriculture", Color.GREEN: "Sailing", Color.BLUE: "Tools",
        Color.PURPLE: "Mysticism",
    }  # fmt: skip
    for deep in (2, 12):
        piles = {}
        for color, title in tops.items():
            others = [t for t, facts in tables.FACTS.items() if facts[1] == color and t != title]
            piles[color] = (splay, [title, *others[: deep - 1]])
        view = tables.table([tables.player(0, "You", {}), tables.player(1, "Ivy", piles)])
        scene = draw_table(view, LongWords(), Marks(), Options(width, compact=compact))
        inside(scene)
        counts = [item for item in scene.items if isinstance(item, Text) and item.text == f"×{deep}"]
        assert len(counts) == len(tops)
        for color, title in tops.items():
            box = scene.box(tables.front(title).key)
            assert box is not None
            within = [
                item for item in scene.items
                if box.x - 1 <= (area := extent(item))[0] and area[2] <= box.x + box.w + 1
                and box.y - 1 <= area[1] and area[3] <= box.y + box.h + 1
            ]  # fmt: skip
            (count,) = [item for item in within if item in counts]
            assert isinstance(count, Text)
            assert count.size >= MIN_TEXT
            assert count.max_width is None
            left, top, right, bottom = extent(count)
            assert left >= box.x + 1
            assert right <= box.x + box.w - 1
            glyphs = {tuple(op for op, _ in outline) for outline in ICONS.values()}
            for item in within:
                icon = isinstance(item, Path) and tuple(op for op, _ in item.segments) in glyphs
                if item is count or not (icon or isinstance(item, Text)):
                    continue
                x1, y1, x2, y2 = extent(item)
                slack = 1.5
                apart = x1 >= right - slack or x2 <= left + slack or y1 >= bottom - slack or y2 <= top + slack
                assert apart, (color, count, item)


@pytest.mark.parametrize("width", range(520, 901, 20))
@pytest.mark.parametrize("words", [WORDS, LongWords()], ids=["en", "uk"])
@pytest.mark.parametrize("verdicts", [{}, {0: "дієте останнім", 1: "вразливий (0 < 2)"}], ids=["calm", "dogma"])
def test_whose_turn_it_is_keeps_clear_of_the_totals(width: int, words: StubWords, verdicts: dict[int, str]) -> None:
    for name in ("You", "Суперник"):
        view = tables.staging()
        you = replace(view.players[0], name=name)
        scene = draw_table(
            replace(view, players=(you, view.players[1])), words, Marks(verdicts=verdicts), Options(width)
        )
        turn = words.describe("turn", name=name, action=1, actions=2)
        (pill,) = [item for item in scene.items if isinstance(item, Text) and item.text in (turn, "1/2")]
        assert verdicts or pill.text == turn
        assert pill.max_width is not None
        assert pill.max_width >= text_width(pill.text, pill.size, pill.weight)
        level = [item for item in scene.items if isinstance(item, Path) and abs(extent(item)[1] - pill.y) < 16]
        assert min(extent(item)[0] for item in level) >= extent(pill)[2] + 7 + 6


def test_only_what_differs_is_painted_anew() -> None:
    view, one_size = tables.midgame(), Options(860, 640)
    one = draw_table(view, WORDS, Marks(choices=frozenset({"banking"})), one_size)
    other = draw_table(view, WORDS, Marks(choices=frozenset({"banking"}), chosen=frozenset({"banking"})), one_size)
    regions = changed(one.items, other.items, one.width, one.height)
    assert regions is not None
    box = one.box("banking")
    assert box is not None
    for x, y, w, h in regions:
        assert {type(v) for v in (x, y, w, h)} == {int}
        assert (x, y) >= (0, 0)
        assert x + w <= one.width
        assert y + h <= one.height
    assert any(meet(region, (box.x, box.y, box.w, box.h)) for region in regions)
    for item in set(one.items) ^ set(other.items):
        left, top, right, bottom = extent(item)
        assert any(x <= left and y <= top and right <= x + w and bottom <= y + h for x, y, w, h in regions), item
    assert changed(one.items, one.items, one.width, one.height) == []
    assert changed(one.items, one.items[::-1], one.width, one.height) is None
    whole = draw_table(tables.staging(), WORDS, Marks(), one_size)
    assert changed(one.items, whole.items, one.width, one.height) is None


def test_regions_that_meet_become_one() -> None:
    near = [Rect(10, 10, 20, 20, fill="#000000"), Rect(25, 25, 20, 20, fill="#000000")]
    far = Rect(300, 300, 10, 10, fill="#000000")
    assert changed([], [*near, far], 400, 400) == [(9, 9, 37, 37), (299, 299, 12, 12)]
    many = [Rect(30 * n, 30 * (n % 7), 5, 5, fill="#000000") for n in range(40)]
    regions = changed([], many, 1300, 300)
    assert regions is not None
    assert len(regions) <= MOST_REGIONS
    assert all(any(meet(region, (r.x, r.y, r.w, r.h)) for region in regions) for r in many)


def test_a_stroke_and_a_wide_face_are_within_reach() -> None:
    for item in draw_table(tables.midgame(), WORDS, Marks(), Options()).items:
        x, y, w, h = reach(item)
        left, top, right, bottom = extent(item)
        assert x < left
        assert y < top
        assert right < x + w
        assert bottom < y + h


# --- the compact table --------------------------------------------------------------------------------------

ROOMS = ((430, 430), (540, 510), (590, 380), (1000, 520))


def seats_and_places(view: TableView, scene: Scene) -> None:
    """Whoever sits there is in sight, with a place for every card, and nothing lies over anything."""
    inside(scene)
    texts = [item for item in scene.items if isinstance(item, Text)]
    assert min(text.size for text in texts) >= MIN_TEXT
    keys = Counter(box.key for box in scene.boxes)
    assert set(keys.values()) == {1}
    assert all(keys[card.key] == 1 for card in cards(view))
    assert all(keys[f"player-{player.seat}"] for player in view.players)
    singles = [box for box in scene.boxes if box.role in ("img", "button")]
    for i, box in enumerate(singles):
        for other in singles[i + 1 :]:
            assert not overlap(box, other), (box, other)
    areas = [box for box in scene.boxes if re.fullmatch(r"player-\d|decks|specials", box.key)]
    for i, box in enumerate(areas):
        assert not any(overlap(box, other) for other in areas[i + 1 :])


@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize("players", [2, 4, 5])
@pytest.mark.parametrize("viewer", [0, None, -1])
def test_every_level_of_the_compact_table_is_drawn_in_order(
    room: tuple[int, int], players: int, viewer: int | None
) -> None:
    view = tables.crowded(players, 2, viewer=viewer, deep=6)
    verdicts = dict.fromkeys(range(players), "vulnerable (0 < 2)")
    marks = Marks(verdicts=verdicts, lit_icon=Icon.INDUSTRY, note="Choose a card.")
    needed = []
    for level in LEVELS:
        table = CompactTable(view, WORDS, marks, "light", room[0], level)
        needed.append(table.need())
        seats_and_places(view, table.draw(room[1]))
    assert needed == sorted(needed, reverse=True)


@pytest.mark.parametrize(("width", "height"), [(540, 580), (540, 510), (640, 600)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_four_players_are_all_in_sight(width: int, height: int, seed: int) -> None:
    view = tables.crowded(4, seed, deep=4)
    assert draw_table(view, WORDS, Marks(), Options(width, height)).height == height
    full = draw_table(view, WORDS, Marks(), Options(width, height, compact=False))
    assert full.height > height
    inside(full)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_five_players_are_all_in_sight_on_a_laptop(seed: int) -> None:
    view = tables.crowded(5, seed, deep=4)
    assert draw_table(view, WORDS, Marks(), Options(540, 580)).height == 580


def test_the_table_is_compact_where_it_must_be() -> None:
    def compact(players: int, height: float | None) -> bool:
        return is_compact(tables.crowded(players), WORDS, Marks(), Options(700, height))

    assert [compact(2, None), compact(2, 1000), compact(2, 400)] == [False, False, True]
    assert [compact(3, None), compact(4, 4000)] == [True, True]


def test_a_small_top_card_has_its_icons_where_the_card_has_them() -> None:
    """Top left, and three at the bottom from left to right; the image of the card is where no icon is."""
    other = tables.player(1, "Ivy", {Color.BLUE: (Splay.NONE, ["Tools"])})
    table = CompactTable(tables.table([tables.player(0, "You", {}), other]), WORDS, Marks(), "light", 540, LEVELS[1])
    scene = table.draw(None)
    box = scene.box("tools")
    assert box is not None
    places = {}
    for icon, path in ICONS.items():
        for item in scene.items:
            if isinstance(item, Path) and len(item.segments) == len(path):
                left, top, right, bottom = extent(item)
                if left >= box.x and right <= box.x + box.w and top >= box.y and bottom <= box.y + box.h:
                    places[left] = (icon, (top + bottom) / 2 > box.y + box.h / 2)
    assert [places[left] for left in sorted(places)] == [(Icon.CONCEPT, True)] * 2 + [(Icon.AUTHORITY, True)]


@pytest.mark.parametrize("splay", [Splay.LEFT, Splay.RIGHT, Splay.UP, Splay.ASLANT])
@pytest.mark.parametrize("level", LEVELS)
def test_a_compact_splay_counts_what_it_reveals(splay: Splay, level: Level) -> None:
    titles = ["Printing Press", "Translation", "Mathematics", "Writing"]
    other = tables.player(1, "Ivy", {Color.BLUE: (splay, titles)})
    view = tables.table([tables.player(0, "You", {}), other])
    scene = CompactTable(view, WORDS, Marks(), "light", 540, level).draw(None)
    pile = scene.box(pile_key(1, Color.BLUE))
    top = scene.box(tables.front(titles[0]).key)
    assert pile is not None
    assert top is not None
    under = HitBox("under", pile.x, top.y + top.h, pile.w, pile.y + pile.h - top.y - top.h, "img", "")
    drawn = drawn_icons(scene, under)
    numbers = [item for item in scene.items if isinstance(item, Text) and item.y > under.y and item.text.isdecimal()]
    numbers = [item for item in numbers if under.x < item.x < under.x + under.w and item.y < under.y + under.h + 1]
    wanted = Counter(
        contents
        for title in titles[1:]
        for contents in shown_slots(tables.front(title), splay)
        if isinstance(contents, Icon)
    )
    if numbers:
        assert set(drawn) == set(wanted)
        assert sorted(int(item.text) for item in numbers) == sorted(wanted.values())
    else:
        assert drawn == wanted


def test_a_hand_too_small_to_show_its_cards_says_that_one_may_be_picked() -> None:
    view = tables.crowded(4)
    hand = view.players[1].hand
    table = CompactTable(view, WORDS, Marks(choices=frozenset({hand[0].key})), "light", 590, LEVELS[-1])
    scene = table.draw(None)
    box = scene.box("hand-1")
    assert box is not None
    around = [item for item in scene.items if isinstance(item, Rect) and item.stroke == THEMES["light"].choice]
    assert any((item.x, item.y, item.w, item.h) == (box.x, box.y, box.w, box.h) for item in around)


@pytest.mark.parametrize("width", [400, 430, 480, 540, 700])
@pytest.mark.parametrize("level", LEVELS)
def test_the_verdict_is_readable_at_every_width(width: int, level: Level) -> None:
    said = "not vulnerable (10 ≥ 9)"
    table = CompactTable(tables.crowded(4), WORDS, Marks(verdicts=dict.fromkeys(range(4), said)), "light", width, level)
    told = [item for item in table.draw(None).items if isinstance(item, Text) and item.text == said]
    assert len(told) == 4
    for item in told:
        assert item.max_width is not None
        assert item.max_width >= 0.6 * text_width(said, item.size, item.weight)


def city(*slots: SlotContents | HiddenSlot) -> CardView:
    """A card with other slots than a base card's."""
    return replace(tables.front("Writing"), slots=slots, featured=None)


CITY = city(Icon.HEALTH, Icon.CONCEPT, Bonus(7), Mark.FLAG, Search(Icon.AUTHORITY), Mark.IMAGE)


def texts(scene: Scene) -> list[str]:
    return [item.text for item in scene.items if isinstance(item, Text)]


def lying_in(scene: Scene, box: HitBox) -> Scene:
    """What of a scene lies in a box."""
    kept = []
    for item in scene.items:
        left, top, right, bottom = extent(item)
        if box.x - 1 <= left and right <= box.x + box.w + 1 and box.y - 1 <= top and bottom <= box.y + box.h + 1:
            kept.append(item)
    return replace(scene, items=tuple(kept))


@pytest.mark.parametrize("width", [590, 760, 1000, 1400])
@pytest.mark.parametrize("compact", [True, False])
def test_a_city_shows_its_six_slots_on_top_of_a_pile_and_in_a_hand(width: int, compact: bool) -> None:
    you = tables.player(0, "You", {}, hand=(CITY,))
    other = tables.player(1, "Ivy", {Color.BLUE: (Splay.NONE, ["Writing"])})
    pile = replace(other.piles[Color.BLUE], cards=(replace(CITY, key="top"),))
    piles = tuple(pile if each.color == Color.BLUE else each for each in other.piles)
    scene = draw_table(
        tables.table([you, replace(other, piles=piles)]), WORDS, Marks(), Options(width, compact=compact)
    )
    top = scene.box("top")
    assert top is not None
    shown = lying_in(scene, top)
    assert drawn_icons(scene, top) == Counter([Icon.HEALTH, Icon.CONCEPT, Icon.AUTHORITY])
    assert {"7", "F"} <= set(texts(shown))
    hexagons = [item for item in shown.items if isinstance(item, Path) and item.stroke and len(item.segments) == 7]
    assert len(hexagons) == 1


@pytest.mark.parametrize("splay", list(Splay))
@pytest.mark.parametrize("compact", [True, False])
def test_a_splay_reveals_marks_by_the_shape_of_each_card(splay: Splay, compact: bool) -> None:
    other = tables.player(1, "Ivy", {Color.BLUE: (splay, ["Printing Press", "Translation", "Mathematics"])})
    pile = other.piles[Color.BLUE]
    under = replace(CITY, key="under", slots=(Mark.PLUS, Bonus(4), Mark.EMPTY, Bonus(5), Mark.JUNK, Bonus(6)))
    cards = (pile.cards[0], under, pile.cards[2])
    piles = tuple(replace(pile, cards=cards) if each.color == Color.BLUE else each for each in other.piles)
    view = tables.table([tables.player(0, "You", {}), replace(other, piles=piles)])
    scene = draw_table(view, WORDS, Marks(), Options(860, compact=compact))
    box = scene.box("under")
    assert box is not None
    left, right = {"5", "6"}, {"P", "4"}
    wanted = {Splay.NONE: set[str](), Splay.LEFT: left, Splay.RIGHT: right, Splay.UP: {"4", "5"}}
    assert {"4", "5", "6", "P", "J"} & set(texts(lying_in(scene, box))) == wanted.get(splay, right | {"5"})


def test_a_hidden_slot_and_an_empty_one_show_nothing() -> None:
    pen = SlipPen(WORDS, Marks(), THEMES["light"])
    pen.plate((0, 0, 20, 20), HIDDEN, 14)
    pen.plate((0, 0, 20, 20), Mark.EMPTY, 14)
    assert pen.items == []
    for word, contents in SLOT_WORDS.items():
        if contents is not Mark.EMPTY:
            before = len(pen.items)
            pen.plate((0, 0, 20, 20), contents, 14)
            assert len(pen.items) > before, word
