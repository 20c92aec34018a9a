"""Rings and arrows that a person has drawn lie over the picture, look like no mark of the game, and are said."""

import pytest

from tests.scene import tables
from tests.scene.stub_words import StubWords
from tutor.scene.annotated import DASH, INK, arrow, ring
from tutor.scene.inputs import Arrow, Marks, Options, Trail
from tutor.scene.patterns import THEMES
from tutor.scene.primitives import Path, Rect, Scene, Stroke
from tutor.scene.table import draw_table

WORDS = StubWords()
THEME = THEMES["light"]


def drawn(marks: Marks, width: float = 900) -> Scene:
    return draw_table(tables.midgame(), WORDS, marks, Options(width=width))


def added(marks: Marks, width: float = 900) -> tuple[object, ...]:
    """What lies on the picture beyond the same one without them."""
    bare = drawn(Marks(), width)
    scene = drawn(marks, width)
    assert scene.items[: len(bare.items)] == bare.items
    return scene.items[len(bare.items) :]


@pytest.mark.parametrize("width", [500, 860, 1200])
@pytest.mark.parametrize("key", ["gunpowder", "pile-0-red", "hand-1", "deck-3", "player-1", "available", "specials"])
def test_a_ring_goes_round_a_place(key: str, width: float) -> None:
    scene = drawn(Marks(rings=frozenset({key})), width)
    halo, ink = added(Marks(rings=frozenset({key})), width)
    assert isinstance(halo, Rect)
    assert isinstance(ink, Rect)
    assert halo.width > ink.width == pytest.approx(INK * (scene.width / width), rel=0.7)
    box = scene.box(key)
    assert box is not None
    assert ink.x <= box.x + box.w
    assert ink.x + ink.w >= box.x
    assert min(halo.x, halo.y) > 0
    assert halo.x + halo.w < scene.width
    assert halo.y + halo.h < scene.height


def test_an_arrow_leads_from_edge_to_edge() -> None:
    items = arrow((0, 0, 40, 60), (200, 0, 40, 60), THEME)
    line = [item for item in items if isinstance(item, Stroke)][-1]
    assert (line.x1, line.y1, line.y2) == (42, 30, 30)
    assert 190 < line.x2 <= 198
    assert line.dash == DASH
    inside = arrow((0, 0, 100, 100), (60, 60, 20, 20), THEME)
    assert inside, "from middle to middle where one place lies in the other"
    assert not arrow((0, 0, 40, 60), (0, 0, 40, 60), THEME)


def test_they_are_like_no_mark_of_the_game() -> None:
    keys = frozenset({"gunpowder"})
    states = Marks(choices=keys, chosen=keys, changed=keys, right=keys, wrong=keys, asked=keys, lit_cards=keys)
    ways = Marks(trails=(Trail("deck-3", "hand-0"),), arrows=(Arrow("deck-5", "hand-1", "draws"),))
    of_game = [item for marks in (states, ways) for item in drawn(marks).items]
    round_ = [item for item in ring((40, 40, 60, 90), THEME, (900, 600)) if isinstance(item, Rect)]
    assert {item.radius for item in round_}.isdisjoint({item.radius for item in of_game if isinstance(item, Rect)})
    own = arrow((0, 0, 40, 60), (200, 0, 40, 60), THEME)
    dashes = {item.dash for item in of_game if isinstance(item, Rect | Stroke | Path) and item.dash}
    assert DASH not in dashes
    heads = [item for item in own if isinstance(item, Path) and len(item.segments) == 3]
    assert heads
    assert all(head.fill is None for head in heads), "an open head; those of moves are filled"


def test_labels_say_what_is_drawn_and_where_an_arrow_leads() -> None:
    marks = Marks(rings=frozenset({"gunpowder"}), drawn=(Arrow("deck-3", "hand-0", "from the deck to the hand"),))
    bare, scene = drawn(Marks()), drawn(marks)
    said = {box.key: box.label for box in scene.boxes}
    plain = {box.key: box.label for box in bare.boxes}
    assert said["gunpowder"] == f"{plain['gunpowder']} (ringed)"
    assert said["deck-3"] == f"{plain['deck-3']}; from the deck to the hand"
    assert said["hand-0"] == f"{plain['hand-0']}; from the deck to the hand"
    assert {key for key in said if said[key] != plain[key]} == {"gunpowder", "deck-3", "hand-0"}


def test_what_the_picture_does_not_have_is_left_out() -> None:
    none = Marks(
        rings=frozenset({"homer", "hand-7"}), drawn=(Arrow("hand-7", "deck-3", "x"), Arrow("deck-3", "y", "x"))
    )
    assert drawn(none) == drawn(Marks())
