"""The totals above a board are those of the icons that the edition has: six, or seven with the avatar."""

import pytest

from engine.lang.terms import Icon
from engine.seat.look import look
from tests.kit import table
from tutor.panels.app_text import AppText
from tutor.scene.glyphs import ICONS
from tutor.scene.primitives import Path, Segment
from tutor.scene.table import Marks, Options, draw_table


@pytest.mark.parametrize("options", [Options(width=900), Options(width=600, height=300)])
@pytest.mark.parametrize(("edition", "totals"), [(1, 6), (3, 6), (4, 7)])
def test_a_total_for_each_icon_of_each_player(edition: int, totals: int, options: Options) -> None:
    t = table({}, {}, edition=edition)
    view = look(t.m, t.s, 0)
    assert view.icons == tuple(Icon)[:totals]
    scene = draw_table(view, AppText(t.m, "en", ("Ann", "Bob"), 0), Marks(), options)
    drawn = [outline(item.segments) for item in scene.items if isinstance(item, Path)]
    for icon in tuple(Icon)[:7]:
        assert drawn.count(outline(ICONS[icon])) == (2 if icon < totals else 0), icon


def outline(segments: tuple[Segment, ...]) -> tuple[str, ...]:
    """The commands of a path in their order, wherever it lies."""
    return tuple(op for op, _ in segments)
