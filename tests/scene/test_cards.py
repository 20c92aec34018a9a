"""Cards as they are drawn: what a splay shows, states by shape, names and sentences that fit."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from engine.lang.terms import SLOT_WORDS, Bonus, Color, Icon, Mark, Search, Splay
from engine.seat.view import HIDDEN, CardView, PileView, shown_slots
from tests.scene import tables
from tests.scene.stub_words import StubWords
from tutor.scene.card_shapes import LEAST_TEXT, LEAST_WIDTH, CardSize, Shape
from tutor.scene.cards import CardPen, chip_width, named_edges
from tutor.scene.glyphs import SIGNS
from tutor.scene.inputs import Marks
from tutor.scene.layout import text_width
from tutor.scene.patterns import ICON_INKS, THEMES
from tutor.scene.pictograms import pictogram
from tutor.scene.primitives import Item, Path, Rect, Scene, Text, moved
from tutor.scene.rich import even_lines, line_width, name_lines, rich_lines, shortened
from tutor.scene.states import draw_states
from tutor.scene.svg import to_svg

WORDS = StubWords()
THEME = THEMES["light"]
TALL = CardSize.of(Shape.TALL, 120)
GREENS = ("Compass", "Sailing", "Clothing", "The Wheel", "Currency", "Mapmaking", "Paper", "Navigation", "Invention")
CITY = CardView(
    "florence", 4, "cities", 1, "Florence", Color.GREEN,
    (Icon.PROSPERITY, Icon.CONCEPT, Search(Icon.HEALTH), Bonus(4), Mark.LEFT, Mark.IMAGE), Icon.CONCEPT,
)  # fmt: skip


NO_MARKS = Marks()


def pen(marks: Marks = NO_MARKS, theme: str = "light") -> CardPen:
    return CardPen(WORDS, marks, THEMES[theme])


def pile(splay: Splay, count: int) -> PileView:
    return PileView(Color.GREEN, splay, tuple(tables.front(title) for title in GREENS[:count]))


def icons(items: list[Item]) -> Counter[Icon]:
    """Count the icons that are drawn, by the colours that only they have."""
    by_ink = {ink: icon for icon, ink in ICON_INKS.items()}
    return Counter(by_ink[item.fill] for item in items if isinstance(item, Path) and item.fill in by_ink)


def texts(items: list[Item]) -> list[Text]:
    return [item for item in items if isinstance(item, Text)]


@pytest.mark.parametrize("splay", list(Splay))
@pytest.mark.parametrize("shape", list(Shape))
def test_a_fan_shows_exactly_the_icons_of_its_splay(splay: Splay, shape: Shape) -> None:
    size = CardSize.of(shape, LEAST_WIDTH[shape])
    for count in (1, 2, 5, 9):
        seen = pile(splay if count > 1 else Splay.NONE, count)
        drawn = pen()
        drawn.pile(0, 0, size, seen, sentence=False)
        expected = [*seen.cards[0].slots]
        for card in seen.cards[1:]:
            expected += shown_slots(card, seen.splay)
        assert icons(drawn.items) == Counter(each for each in expected if isinstance(each, Icon))


@pytest.mark.parametrize("title", ["Paper", "Navigation", "The Wheel"])
@pytest.mark.parametrize("shape", list(Shape))
def test_the_eye_of_a_karma_lies_on_no_text(shape: Shape, title: str) -> None:
    card = tables.front(title)
    marked = pen(replace(NO_MARKS, karmas={card.key: "when its owner would draw"}))
    marked.pile(
        0, 0, CardSize.of(shape, LEAST_WIDTH[shape] + 8), PileView(Color.GREEN, Splay.NONE, (card,)), sentence=True
    )
    eyes = [
        item
        for item in marked.items
        if isinstance(item, Path)
        and (item.fill, item.stroke) == (THEME.plate, THEME.card_ink)
        and len(item.segments) == 4
    ]
    ((left, top), (right, bottom)) = eyes[0].segments[0][1], eyes[0].segments[1][1][2:]
    assert len(eyes) == 1
    for text in texts(marked.items):
        wide = text_width(text.text, text.size, text.weight)
        from_ = text.x - (wide / 2 if text.anchor == "middle" else 0)
        beside = right <= from_ or left >= from_ + wide
        middle = (top + bottom) / 2
        assert beside or not text.y - text.size * 0.75 <= middle <= text.y, text.text


def test_a_covered_city_shows_both_slots_at_its_right_edge() -> None:
    drawn = pen()
    drawn.covered(0, 0, TALL, CITY, splay=Splay.LEFT, count=3)
    assert not icons(drawn.items)
    assert {"+4", "4"} <= {item.text for item in texts(drawn.items)}


@pytest.mark.parametrize("splay", [splay for splay in Splay if splay])
@pytest.mark.parametrize("shape", list(Shape))
def test_cities_of_every_shape_show_the_slots_of_their_splay(shape: Shape, splay: Splay) -> None:
    size = CardSize.of(shape, LEAST_WIDTH[shape])
    city = replace(CITY, slots=(Icon.HEALTH, Icon.CONCEPT, Icon.INDUSTRY, Icon.AUTHORITY, Icon.AVATAR, Mark.IMAGE))
    drawn = pen()
    drawn.pile(0, 0, size, PileView(Color.GREEN, splay, (city, replace(city, key="other"))), label=False)
    shown = [*city.slots, *shown_slots(city, splay)]
    assert icons(drawn.items) == Counter(each for each in shown if isinstance(each, Icon))
    assert [item.text for item in texts(drawn.items)].count("4") == (2 if splay is Splay.LEFT else 1)
    sides = [max(x for x, _ in plate) - min(x for x, _ in plate) for plate in plates(drawn.items)]
    assert min(sides) >= (11.8 if shape is Shape.TINY else 14.0)


def plates(items: list[Item]) -> list[list[tuple[float, float]]]:
    """Return the corners of the plates on which icons lie."""
    found = [item for item in items if isinstance(item, Rect) and item.fill == THEME.plate]
    return [[(item.x, item.y), (item.x + item.w, item.y + item.h)] for item in found]


def test_an_unsplayed_pile_shows_its_thickness_up_to_five_cards() -> None:
    def edges(count: int) -> int:
        drawn = pen()
        drawn.pile(0, 0, TALL, pile(Splay.NONE, count), label=False)
        return sum(isinstance(item, Rect) and item.fill == THEME.cards[Color.GREEN].band for item in drawn.items)

    assert [edges(count) for count in (1, 2, 3, 5, 9)] == [0, 1, 2, 4, 4]


def test_a_pile_says_how_many_cards_it_has() -> None:
    for splay, said in ((Splay.LEFT, "3 cards, left"), (Splay.NONE, "3 cards")):
        drawn = pen()
        drawn.pile(0, 0, TALL, pile(splay, 3))
        assert said in [item.text for item in texts(drawn.items)]
    drawn = pen()
    drawn.pile(0, 0, TALL, replace(pile(Splay.NONE, 3), counted=False))
    assert not any("cards" in item.text for item in texts(drawn.items)), "what is not counted is not told"


def test_marked_cards_of_an_unsplayed_pile_are_named() -> None:
    seen = pile(Splay.NONE, 4)
    marks = Marks(choices=frozenset({seen.cards[2].key}))
    drawn = pen(marks)
    drawn.pile(0, 0, TALL, seen)
    assert "Clothing" in [item.text for item in texts(drawn.items)]
    assert named_edges(seen, marks) == (False, True, False)


def test_what_was_overlooked_is_slid_out_below_the_top_card() -> None:
    seen = pile(Splay.NONE, 3)
    drawn = pen(Marks(overlooked=frozenset({seen.cards[1].key})))
    drawn.pile(0, 0, TALL, seen)
    named = {item.text: item for item in texts(drawn.over)}
    assert set(named) >= {"Sailing", "Compass"}
    assert named["Sailing"].x - named["Compass"].x == pytest.approx(TALL.w / 2)
    order = [item.text for item in texts(drawn.over)]
    assert order.index("Sailing") < order.index("Compass"), "the top card lies on it"


STATES = {
    "lit": Marks(running=frozenset({"x"})),
    "changed": Marks(changed=frozenset({"x"})),
    "choice": Marks(choices=frozenset({"x"})),
    "chosen": Marks(choices=frozenset({"x"}), chosen=frozenset({"x"})),
    "asked": Marks(asked=frozenset({"x"})),
    "right": Marks(right=frozenset({"x"})),
    "wrong": Marks(wrong=frozenset({"x"})),
    "past": Marks(past=frozenset({"x"})),
    "overlooked": Marks(overlooked=frozenset({"x"})),
    "focus": Marks(focus="x"),
}


@pytest.mark.parametrize("box", [(0, 0, 120, 98), (0, 0, 25, 19)])
def test_every_state_has_a_shape_of_its_own(box: tuple[float, float, float, float]) -> None:
    shapes: set[str] = set()
    for name, marks in STATES.items():
        over: list[Item] = []
        draw_states(marks, THEME, over, "x", box, 5)
        assert over, name
        # neither colours nor measures: kinds of shapes, how often outlines are broken, where badges lie
        corner = {
            (item.x > box[2] / 2) if isinstance(item, Rect) else tuple(point > 12 for point in item.segments[0][1])
            for item in over if isinstance(item, (Rect, Path))
        }  # fmt: skip
        dashed = [bool(item.dash) for item in over if isinstance(item, Rect)]
        kinds = [(type(item).__name__, len(getattr(item, "segments", ()))) for item in over]
        shapes.add(repr((kinds, dashed, sorted(map(str, corner)))))
        other: list[Item] = []
        draw_states(marks, THEME, other, "y", box, 5)
        assert not other, "the state of another card"
    assert len(shapes) == len(STATES)


def test_a_card_whose_icons_are_lit_has_no_band_around_it() -> None:
    lit = Marks(lit_icon=Icon.PROSPERITY, lit_cards=frozenset({"sailing"}))
    drawn = pen(lit)
    drawn.card(0, 0, TALL, tables.front("Sailing"))
    plates = [item for item in drawn.items if isinstance(item, Rect) and item.fill == THEME.lit]
    assert len(plates) == 2
    assert not drawn.over
    without = pen(Marks(lit_cards=frozenset({"sailing"})))
    without.card(0, 0, TALL, tables.front("Sailing"))
    assert without.over, "one that counts without icons counts as a whole"


@pytest.mark.parametrize("theme", list(THEMES))
@pytest.mark.parametrize("shape", list(Shape))
def test_all_texts_of_a_card_lie_in_it_and_are_large_enough(shape: Shape, theme: str) -> None:
    for width in (LEAST_WIDTH[shape], LEAST_WIDTH[shape] * 1.3, 160):
        size = CardSize.of(shape, width)
        for card in [*map(tables.front, tables.FACTS), CITY, replace(CITY, value=11)]:
            drawn = pen(theme=theme)
            drawn.card(0, 0, size, replace(card, ready=False))
            for item in texts(drawn.items):
                wide = text_width(item.text, item.size, item.weight)
                left = item.x - {"start": 0, "middle": wide / 2, "end": wide}[item.anchor]
                assert item.size >= LEAST_TEXT - 1e-6, (item.text, item.size)
                assert left >= -0.6, item
                assert left + wide <= width + 0.6, item
                assert 0 < item.y < size.h


def test_the_first_sentence_is_on_the_card_where_it_fits_whole() -> None:
    def written(width: float, sentence: str = "Draw a [2].") -> str:
        class Words(StubWords):
            def first_sentence(self, card_title: str) -> str:
                return sentence

        drawn = CardPen(Words(), Marks(), THEME)
        drawn.card(0, 0, CardSize.of(Shape.TALL, width), tables.front("Writing"))
        return " ".join(item.text for item in texts(drawn.items))

    assert "Draw a" in written(120)
    assert "Draw a" not in written(100)
    long = "You may return up to three cards from your hand, and then draw and score one for each of them."
    assert "You may" not in written(120, long)
    assert "…" not in written(120, long)


def test_empty_and_hidden_slots_show_nothing_and_a_card_that_is_not_done_a_ring() -> None:
    card = tables.front("Writing")
    bare = replace(card, slots=(Mark.EMPTY, HIDDEN, HIDDEN, Mark.EMPTY))
    drawn, full = pen(), pen()
    drawn.card(0, 0, TALL, bare, sentence=False)
    full.card(0, 0, TALL, card, sentence=False)
    assert not icons(drawn.items)
    assert len(drawn.items) < len(full.items)
    ring = pen()
    ring.card(0, 0, TALL, replace(card, ready=False), sentence=False)
    assert len(ring.items) == len(full.items) + 2


def test_everything_that_a_slot_can_hold_has_a_look_of_its_own() -> None:
    card = tables.front("Writing")
    looks: set[str] = set()
    for contents in SLOT_WORDS.values():
        drawn = pen()
        drawn.slot(card, contents, 0, 0, 28, Color.BLUE)
        assert bool(drawn.items) == (contents is not Mark.EMPTY)
        looks.add(repr(drawn.items))
    assert len(looks) == len(SLOT_WORDS)
    assert {mark for mark in Mark if mark not in (Mark.IMAGE, Mark.EMPTY)} == set(SIGNS)


def test_backs_differ_by_set_in_more_than_hue() -> None:
    looks = set()
    for name in ("base", "unseen", "echoes", "artifacts", "cities", "figures"):
        drawn = pen()
        drawn.plain_back(0, 0, 54, 5, name)
        assert [item.text for item in texts(drawn.items)] == ["5"]
        looks.add(tuple(item.segments for item in drawn.items if isinstance(item, Path)))
    assert len(looks) == 6
    drawn = pen()
    drawn.plain_back(0, 0, 54, 5, "attic")
    assert [item.text for item in texts(drawn.items)] == ["A", "5"], "a set without a sign has its initial"


def test_the_ring_of_a_coin_fills_with_its_share() -> None:
    def ends(share: float, *, gold: bool = False) -> list[Path]:
        drawn = pen()
        drawn.coin(0, 0, 13, "3", share, gold=gold)
        return [item for item in drawn.items if isinstance(item, Path)]

    assert len(ends(0)) == 2
    assert len(ends(0.5)) == 3
    low = max(y for op, points in ends(0.5)[-1].segments for y in points[1::2])
    assert low > 11, "half of the ring goes down to its foot"
    assert max(x for _, points in ends(0.25)[-1].segments for x in points[::2]) > 11
    assert ends(0.5, gold=True)[0].fill == THEME.lit


def test_verdicts_differ_in_shape() -> None:
    looks = set()
    for verdict in ("shares", "compelled", "vulnerable", "immune", "last"):
        drawn = pen()
        assert drawn.chip(0, 0, verdict, "verdict") == chip_width("verdict")
        looks.add(tuple(type(item).__name__ + repr(getattr(item, "segments", "")) for item in drawn.items))
    assert len(looks) == 4


def test_lines_of_rich_text_break_at_spaces_and_keep_marks_with_their_stops() -> None:
    lines = rich_lines("Draw a [2], then meld a card with [health].", 11, 90)
    assert all(line_width(line) <= 90 for line in lines)
    assert len(lines) > 1
    said = [[piece.what for piece in line] for line in lines]
    flat = [what for line in said for what in line]
    assert 2 in flat
    assert Icon.HEALTH in flat
    assert not any(line[0] in (".", ",") for line in said), "a full stop stays with its mark"
    assert not any(isinstance(line[0], str) and line[0].startswith(" ") for line in said)


def test_a_sentence_on_a_card_has_even_lines() -> None:
    text = "Draw and meld a card of value [11]."
    width = line_width(rich_lines(text, 11, 1000)[0]) - 5
    plain, even = rich_lines(text, 11, width), even_lines(text, 11, width)
    assert len(plain) == len(even) == 2
    assert line_width(plain[1]) < width / 4 < line_width(even[1])


def test_names_are_in_two_lines_and_shortened_at_last() -> None:
    wide = text_width("Near-Field", 11, 680) + 1
    assert name_lines("Near-Field Comm", 11, 680, wide) == ("Near-Field", "Comm")
    assert name_lines("Industrialization", 11, 680, wide) is None
    broken = name_lines("Industrialization", 11, 680, wide, within=True)
    assert broken is not None
    assert broken[0].endswith("-")
    assert broken[0][:-1] + broken[1] == "Industrialization"
    assert text_width(shortened("Industrialization", 11, 680, 50), 11, 680) <= 50
    assert shortened("Industrialization", 11, 680, 50).endswith("…")


def test_a_drawing_is_kept() -> None:
    first, again = pen(), pen()
    seen = pile(Splay.UP, 4)
    first.pile(3, 5, TALL, seen)
    again.pile(3, 5, TALL, seen)
    assert all(one is other for one, other in zip(first.items, again.items, strict=True))


@pytest.mark.parametrize("title", ["Archery", "Astronomy", "Machinery"])
def test_a_long_path_is_written_short_without_going_astray(title: str) -> None:
    outline = pictogram(title)
    assert outline is not None
    drawn = moved(outline, 33.34, 44.47, 21.7)
    (written,) = re.findall(r' d="([^"]+)"', to_svg(Scene(100, 100, (Path(drawn, "#000000"),), ())))
    x = y = start_x = start_y = 0.0
    found: list[tuple[float, float]] = []
    for op, numbers in re.findall(r"([mlcqz])([^mlcqz]*)", written):
        values = [float(each) for each in re.findall(r"-?\d*\.?\d+", numbers)]
        if op == "z":
            x, y = start_x, start_y
        for at in range(0, len(values), size := {"m": 2, "l": 2, "q": 4, "c": 6, "z": 1}[op]):
            x, y = x + values[at + size - 2], y + values[at + size - 1]
            found.append((x, y))
            if op == "m":
                start_x, start_y = x, y
    ends = [points[-2:] for op, points in drawn if op != "Z"]
    assert len(found) == len(ends)
    for (fx, fy), (ex, ey) in zip(found, ends, strict=True):
        assert abs(fx - ex) <= 0.051
        assert abs(fy - ey) <= 0.051
