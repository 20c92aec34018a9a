"""Comparing featured icons: fewer, or as many and more."""

from engine.lang.terms import Icon
from tutor.course.pictures.page import EDGE, SIZE, WIDTH, lines, pen_of, scene, words
from tutor.scene.glyphs import ICONS
from tutor.scene.patterns import LIGHT
from tutor.scene.primitives import Scene, moved

MOST = 8
YOURS = 4
GLYPH = 20.0
BAND = 46.0


def comparison(language: str) -> Scene:
    """Draw a scale of featured icons with the learner's: fewer is vulnerable, as many or more shares."""
    pen, _ = pen_of("lessons/overview", language)
    named = words(language)
    each = (WIDTH - 2 * EDGE) / (MOST + 1)
    top = EDGE + 22
    border = EDGE + YOURS * each
    for box, fill in (
        ((EDGE, top, YOURS * each - 3, BAND), LIGHT.mat),
        ((border + 3, top, (MOST + 1 - YOURS) * each - 3, BAND), LIGHT.lit_soft),
    ):
        pen.rect(box, 8, fill, LIGHT.line)
    for count in range(MOST + 1):
        x = EDGE + (count + 0.5) * each
        if count == YOURS:
            pen.rect((x - each / 2 + 6, top + 3, each - 9, BAND - 6), 6, LIGHT.lit, LIGHT.lit_line)
        pen.path(
            moved(ICONS[Icon.AUTHORITY], x - GLYPH - 1, top + (BAND - GLYPH) / 2, GLYPH), LIGHT.icon_ink(Icon.AUTHORITY)
        )
        pen.text(x + 11, top + BAND / 2 + 6, str(count), 16, 700, "middle")
    pen.text(border + each / 2, EDGE + 11, named.message("picture-comparison-you"), SIZE, 700, "middle")
    low = last = top + BAND + 24
    for part, x, wide in (
        ("fewer", EDGE + YOURS * each / 2, YOURS * each - 20),
        ("more", border + (MOST + 1 - YOURS) * each / 2, (MOST + 1 - YOURS) * each - 20),
    ):
        pen.text(x, low, named.message(f"picture-comparison-{part}"), SIZE, 700, "middle")
        last = max(last, lines(pen, x, low + 19, named.message(f"picture-comparison-{part}-then"), wide))
    return scene(pen, pen.items, last + EDGE + 6, "comparison", language)
