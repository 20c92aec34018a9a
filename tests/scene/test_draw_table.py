import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.lang.terms import Bonus, Color, Icon, Mark, Search, SlotContents, Splay
from engine.seat.view import CardView, DeckView, HiddenSlot, TableView, shown_slots
from tests.scene import tables
from tests.scene.stub_words import StubWords
from tutor.scene.card_shapes import LEAST_TEXT
from tutor.scene.density import densities
from tutor.scene.dirty_regions import MOST_REGIONS, changed, meet, reach
from tutor.scene.glyphs import ICONS
from tutor.scene.layout import open_key, pile_key, row_of, seats_from_top, text_width, wrap
from tutor.scene.patterns import PATTERNS, THEMES, pattern_path
from tutor.scene.primitives import HitBox, Item, Path, Rect, Scene, Stroke, Text
from tutor.scene.scaling import scaled
from tutor.scene.svg import to_svg
from tutor.scene.table import Marks, Options, draw_card, draw_table

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
    assert min(text.size for text in texts) >= LEAST_TEXT
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
def test_every_seat_may_look(viewer: int | None) -> None:
    view = tables.crowded(3, viewer=viewer)
    for height in (None, 640, 1400):
        scene = draw_table(view, WORDS, Marks(), Options(860, height))
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
        assert mine.x + mine.w / 2 == pytest.approx(other.x + other.w / 2)
    lefts = [box.x for color in Color if (box := scene.box(pile_key(0, color)))]
    assert lefts == sorted(lefts)


@pytest.mark.parametrize("splay", list(Splay))
@pytest.mark.parametrize("height", [None, 420, 330])
def test_a_splay_reveals_exactly_its_slots(splay: Splay, height: float | None) -> None:
    """Every icon of the covered cards that the splay reveals is drawn, and no other."""
    titles = ["Printing Press", "Translation", "Mathematics", "Writing"]
    you = tables.player(0, "You", {})
    other = tables.player(1, "Ivy", {Color.BLUE: (splay, titles)})
    scene = draw_table(tables.table([you, other]), WORDS, Marks(), Options(860, height))
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
    assert min(item.size for item in scene.items if isinstance(item, Text)) >= 1.5 * LEAST_TEXT
    inside(scene)
    assert scaled(scene, 1) is scene


def test_the_game_is_over() -> None:
    view = replace(tables.midgame(), winners=(1,), next_draw=None)
    scene = draw_table(view, WORDS, Marks(), Options())
    assert any(isinstance(item, Text) and item.text == "wins" for item in scene.items)
    inside(scene)


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


# --- the densities --------------------------------------------------------------------------------------------

ROOMS = ((430, 430), (540, 510), (640, 600), (1000, 520))


def seats_and_places(view: TableView, scene: Scene) -> None:
    """Whoever sits there is in sight, with a place for every card, and nothing lies over anything."""
    inside(scene)
    texts = [item for item in scene.items if isinstance(item, Text)]
    assert min(text.size for text in texts) >= LEAST_TEXT
    keys = Counter(box.key for box in scene.boxes)
    assert set(keys.values()) == {1}
    folded = {player.seat for player in view.players if not keys[pile_key(player.seat, Color.RED)]}
    assert folded == {seat for seat in folded if keys[open_key(seat)]}
    boards = {c.key for p in view.players if p.seat in folded for pile in p.piles for c in pile.cards}
    assert all(keys[card.key] == 1 for card in cards(view) if card.key not in boards)
    assert all(keys[f"player-{player.seat}"] for player in view.players)
    singles = [box for box in scene.boxes if box.role in ("img", "button")]
    for i, box in enumerate(singles):
        for other in singles[i + 1 :]:
            assert not overlap(box, other), (box, other)
    areas = [box for box in scene.boxes if re.fullmatch(r"player-\d|decks|specials", box.key)]
    for i, box in enumerate(areas):
        assert not any(overlap(box, other) for other in areas[i + 1 :])


@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("viewer", [0, None, -1])
def test_tables_of_every_density_have_a_place_for_everything(
    room: tuple[int, int], players: int, viewer: int | None
) -> None:
    view = tables.crowded(players, 2, viewer=viewer, deep=6)
    verdicts = dict.fromkeys(range(players), "vulnerable (0 < 2)")
    marks = Marks(verdicts=verdicts, lit_icon=Icon.INDUSTRY, note="Choose a card.")
    for height in (room[1], None):
        seats_and_places(view, draw_table(view, WORDS, marks, Options(room[0], height)))


@pytest.mark.parametrize(("width", "height"), [(540, 580), (640, 600), (640, 768)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_own_board_and_hand_are_never_cut(width: int, height: int, players: int, seed: int) -> None:
    view = tables.crowded(players, seed, deep=4)
    scene = draw_table(view, WORDS, Marks(), Options(width, height))
    assert scene.height == height
    seats_and_places(view, scene)


def test_the_density_follows_players_sets_and_room() -> None:
    def name(players: int, sets: int) -> str:
        return next(densities(players, sets)).name

    assert [name(players, 1) for players in (2, 3, 4, 5, 6, 9)] == [
        "roomy", "roomy", "rows", "dense", "folded", "folded",
    ]  # fmt: skip
    assert (name(3, 6), name(4, 6)) == ("roomy", "dense")


def test_more_room_makes_cards_larger_and_not_the_air() -> None:
    widths = []
    for width, height in ((640, 600), (860, 700), (1000, 900), (1600, 1100)):
        scene = draw_table(tables.staging(), WORDS, Marks(), Options(width, height))
        box = scene.box("archery")
        assert box is not None
        widths.append(box.w)
    assert widths == sorted(set(widths))


def test_the_opened_board_is_where_something_may_be_picked() -> None:
    view = tables.crowded(5, 2, deep=6)
    card = view.players[3].piles[0].cards[0].key
    room = Options(640, 620)

    def opened(marks: Marks, options: Options) -> list[str]:
        return [b.key for b in draw_table(view, WORDS, marks, options).boxes if b.selected]

    assert opened(Marks(), room) == ["open-1"], "whose turn it is"
    assert opened(Marks(choices=frozenset({card})), room) == ["open-3"]
    assert opened(Marks(), replace(room, opened=2)) == ["open-2"]
    assert opened(Marks(), replace(room, opened=-1)) == []


def test_teams_are_told_by_letter_shape_and_words() -> None:
    view = tables.crowded(4)
    teams = replace(view, players=tuple(replace(p, team=p.seat % 2) for p in view.players))
    plain, marked = (draw_table(each, WORDS, Marks(), Options(900)) for each in (view, teams))
    letters = Counter(item.text for item in marked.items if isinstance(item, Text) and item.text in "AB")
    before = Counter(item.text for item in plain.items if isinstance(item, Text) and item.text in "AB")
    assert (letters["A"] - before["A"], letters["B"] - before["B"]) == (2, 2)
    assert ["team A" in box.label for box in marked.boxes if box.key in ("player-0", "player-1")] == [False, True]


def test_edition_and_sets_are_seen_and_said() -> None:
    view = tables.table(tables.midgame().players, decks=[DeckView(1, 8, "echoes"), DeckView(2, 0, "echoes")])
    scene = draw_table(view, WORDS, Marks(), Options(900))
    assert any("echoes" in item.text for item in scene.items if isinstance(item, Text))
    assert "echoes" in scene.description
    assert scene.box("deck-echoes-2") is not None


def test_a_folded_zone_too_small_to_show_its_cards_says_that_one_may_be_picked() -> None:
    view = tables.crowded(5, 2, deep=6)
    hand = view.players[2].hand
    scene = draw_table(view, WORDS, Marks(choices=frozenset({hand[0].key})), Options(540, 510))
    box = scene.box("hand-2")
    assert box is not None
    around = [item for item in scene.items if isinstance(item, Rect) and item.stroke == THEMES["light"].choice]
    assert any(item.x <= box.x and item.x + item.w >= box.x + box.w and abs(item.y - box.y) < 6 for item in around)


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
def test_a_city_shows_its_six_slots_on_top_of_a_pile_and_in_a_hand(width: int) -> None:
    you = tables.player(0, "You", {}, hand=(CITY,))
    other = tables.player(1, "Ivy", {Color.BLUE: (Splay.NONE, ["Writing"])})
    pile = replace(other.piles[Color.BLUE], cards=(replace(CITY, key="top"),))
    piles = tuple(pile if each.color == Color.BLUE else each for each in other.piles)
    scene = draw_table(tables.table([you, replace(other, piles=piles)]), WORDS, Marks(), Options(width))
    top = scene.box("top")
    assert top is not None
    shown = lying_in(scene, top)
    assert drawn_icons(scene, top) == Counter([Icon.HEALTH, Icon.CONCEPT, Icon.AUTHORITY])
    assert "+7" in texts(shown)
    hexagons = [item for item in shown.items if isinstance(item, Path) and item.stroke and len(item.segments) == 7]
    assert len(hexagons) == 1


@pytest.mark.parametrize("splay", list(Splay))
def test_a_splay_reveals_marks_by_the_shape_of_each_card(splay: Splay) -> None:
    other = tables.player(1, "Ivy", {Color.BLUE: (splay, ["Printing Press", "Translation", "Mathematics"])})
    pile = other.piles[Color.BLUE]
    under = replace(CITY, key="under", slots=(Mark.PLUS, Bonus(4), Mark.EMPTY, Bonus(5), Mark.JUNK, Bonus(6)))
    cards = (pile.cards[0], under, pile.cards[2])
    piles = tuple(replace(pile, cards=cards) if each.color == Color.BLUE else each for each in other.piles)
    view = tables.table([tables.player(0, "You", {}), replace(other, piles=piles)])
    scene = draw_table(view, WORDS, Marks(), Options(860))
    box = scene.box("under")
    assert box is not None
    left, right = {"+5", "+6"}, {"+4"}
    wanted = {Splay.NONE: set[str](), Splay.LEFT: left, Splay.RIGHT: right, Splay.UP: {"+4", "+5"}}
    assert {"+4", "+5", "+6"} & set(texts(lying_in(scene, box))) == wanted.get(splay, right | {"+5"})


def test_captions_of_piles_lie_below_the_outlines_of_all_states() -> None:
    view = tables.midgame()
    keys = [pile_key(0, color) for color in Color]
    plain = draw_table(view, WORDS, Marks(), Options(740, 640))
    for marks in (Marks(choices=frozenset(keys)), Marks(chosen=frozenset(keys)), *(Marks(focus=key) for key in keys)):
        scene = draw_table(view, WORDS, marks, Options(740, 640))
        outlines = [
            item for item in scene.items[len(plain.items) :] if isinstance(item, Rect) and item.stroke and not item.fill
        ]
        captions = [item for item in scene.items if isinstance(item, Text) and "cards" in item.text]
        assert outlines
        assert captions
        for caption in captions:
            left, top, right, bottom = extent(caption)
            for line in outlines:
                foot = line.y + line.h
                assert not (top < foot < bottom and left < line.x + line.w and line.x < right), (caption, line)


@pytest.mark.parametrize("width", [480, 520, 560, 620, 700, 760])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_verdict_is_whole_or_its_numbers_or_its_sign(players: int, width: float) -> None:
    view = tables.crowded(players, 2)
    said = dict.fromkeys(range(1, players), "does not share (0 < 3)")
    marks = Marks(verdicts=said, compared=dict.fromkeys(said, (0, 3)))
    for height in (490, 560, 800):
        texts = {
            item.text for item in draw_table(view, WORDS, marks, Options(width, height)).items if isinstance(item, Text)
        }
        assert not {text for text in texts if text.endswith("…") and said[1].startswith(text[:-1].rstrip())}
        assert not {text for text in texts if text.endswith("…") and text.startswith("0")}


def splayed() -> TableView:
    you = tables.player(
        0, "You",
        {
            Color.RED: (Splay.NONE, ["Archery"]),
            Color.YELLOW: (Splay.LEFT, ["Agriculture", "Masonry", "Domestication"]),
            Color.GREEN: (Splay.RIGHT, ["Compass", "Clothing"]), Color.BLUE: (Splay.NONE, ["Translation"]),
            Color.PURPLE: (Splay.NONE, ["Philosophy"]),
        },
    )  # fmt: skip
    other = tables.player(1, "Rival", {Color.YELLOW: (Splay.NONE, ["Fermenting"])})
    return tables.table([you, other])


@pytest.mark.parametrize(
    ("width", "height"), [(620, 560), (560, 560), (550, 490), (530, 460), (530, 400), (500, 460), (480, 400)]
)
def test_cards_keep_their_names_and_headers_their_words_as_long_as_the_height_allows(
    width: float, height: float
) -> None:
    scene = draw_table(splayed(), WORDS, Marks(), Options(width, height))
    said = set(texts(scene))
    assert {"Archery", "Compass", "Translation", "Philosophy", "Fermenting"} <= said
    if height >= 460:
        assert {WORDS.label("score"), WORDS.label("hand")} <= said


@pytest.mark.parametrize("width", [760, 560, 480, 430])
def test_a_caption_without_room_says_the_direction_by_its_sign(width: float) -> None:
    scene = draw_table(splayed(), WORDS, Marks(), Options(width, 460))
    said = texts(scene)
    for count, splay, sign in ((3, Splay.LEFT, "←"), (2, Splay.RIGHT, "→")):
        whole = WORDS.describe("fan", count=count, splay=splay)
        without = WORDS.describe("fan", count=count, splay=Splay.NONE)
        assert {whole, f"{without} {sign}", f"{count} {sign}"} & set(said)
