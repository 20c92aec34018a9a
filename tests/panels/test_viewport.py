"""The room of an app: what a browser tells within bounds, the sizes of words, and a table that a class sees all of."""

import pytest

from engine.positions import load
from tutor.app import App
from tutor.panels.viewport import PROJECTED, SCALES, Viewport
from tutor.scene.primitives import Text
from tutor.session import Session


def test_what_a_browser_tells_is_taken_within_bounds_and_once() -> None:
    viewport = Viewport()
    told = {"theme": "dark", "width": 99_999, "height": 1, "narrow": True}
    assert viewport.update(told)
    assert (viewport.theme, viewport.width, viewport.height, viewport.narrow) == ("dark", 1600.0, 300.0, True)
    assert not viewport.update(told)
    assert viewport.update({**told, "theme": "sepia"})
    assert viewport.theme == "light"


def test_sizes_go_one_by_one_and_end() -> None:
    viewport = Viewport(chosen=SCALES[0])
    seen = []
    for _ in SCALES:
        seen.append(viewport.chosen)
        viewport.chosen = viewport.next_size(larger=True)
    assert tuple(seen) == SCALES
    assert viewport.next_size(larger=True) == SCALES[-1]
    assert Viewport(chosen=SCALES[0]).next_size(larger=False) == SCALES[0]


def test_before_a_class_words_are_large() -> None:
    assert Viewport(projected=True).scale == PROJECTED
    assert Viewport(projected=True, chosen=0.9).scale == PROJECTED
    assert Viewport().scale == 1.0
    viewport = Viewport(projected=True)
    seen = [viewport.scale]
    while (larger := viewport.next_size(larger=True)) != viewport.scale:
        viewport.scale = larger
        seen.append(larger)
    assert seen == sorted(set(seen))
    assert len(seen) > 2
    viewport.projected = False
    assert viewport.scale == 1.0, "a class leaves the size of one's own as it was"


@pytest.mark.parametrize(("width", "height", "least"), [(1600, 1400, 24.0), (1024, 700, 15.9), (700, 420, 15.9)])
def test_a_class_sees_all_of_the_table_as_large_as_it_fits(width: float, height: float, least: float) -> None:
    """Names, which are 16 high on one's own table, tell how much larger it is."""
    app = App(Session(load("lessons/four-players").game()), lang="en")
    app.presenting = True
    app.display.environment({"width": width, "height": height})
    scene = app.scene()
    assert scene.width <= width
    assert scene.height <= height
    assert max(item.size for item in scene.items if isinstance(item, Text)) >= least
