"""The room of an app: what a browser tells within bounds, the sizes of words, and a table that a class sees all of."""

import pytest

from engine.positions import load
from tutor.app import App
from tutor.session import Session
from tutor.widgets.viewport import PROJECTED, SCALES, Room


def test_what_a_browser_tells_is_taken_within_bounds_and_once() -> None:
    room = Room()
    told = {"theme": "dark", "width": 99_999, "height": 1, "narrow": True}
    assert room.take(told)
    assert (room.theme, room.width, room.height, room.narrow) == ("dark", 1600.0, 300.0, True)
    assert not room.take(told)
    assert room.take({**told, "theme": "sepia"})
    assert room.theme == "light"


def test_sizes_go_one_by_one_and_end() -> None:
    room = Room(chosen=SCALES[0])
    seen = []
    for _ in SCALES:
        seen.append(room.chosen)
        room.chosen = room.next_size(larger=True)
    assert tuple(seen) == SCALES
    assert room.next_size(larger=True) == SCALES[-1]
    assert Room(chosen=SCALES[0]).next_size(larger=False) == SCALES[0]


def test_before_a_class_words_are_large() -> None:
    assert Room(projected=True).scale == PROJECTED
    assert Room(projected=True, chosen=0.9).scale == PROJECTED
    assert Room().scale == 1.0
    room = Room(projected=True)
    seen = [room.scale]
    while (larger := room.next_size(larger=True)) != room.scale:
        room.scale = larger
        seen.append(larger)
    assert seen == sorted(set(seen))
    assert len(seen) > 2
    room.projected = False
    assert room.scale == 1.0, "a class leaves the size of one's own as it was"


@pytest.mark.parametrize(("width", "height", "edge"), [(1600, 1400, 15.0), (1024, 700, 6.0), (700, 420, 5.2)])
def test_a_class_sees_all_of_the_table_as_large_as_it_fits(width: float, height: float, edge: float) -> None:
    """The edge around the table grows with its words."""
    app = App(Session(load("lessons/four-players").game()), lang="en")
    app.presenting = True
    app._environment({"width": width, "height": height})
    scene = app.scene()
    assert scene.width <= width
    assert scene.height <= height
    assert min(box.x for box in scene.boxes) == pytest.approx(edge)
