"""The colours of both themes: every text is read on whatever it lies on, every shape is told from it."""

import pytest

from engine.lang.terms import Color, Icon
from tutor.scene.patterns import ICON_INKS, OTHER_BACK, PATTERNS, THEMES, Theme, contrast

both_themes = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def mixed(over: str, under: str, opacity: float) -> str:
    """Return the colour of a half transparent one on another."""
    parts = [round(int(over[i : i + 2], 16) * opacity + int(under[i : i + 2], 16) * (1 - opacity)) for i in (1, 3, 5)]
    return "#" + "".join(f"{part:02X}" for part in parts)


@both_themes
def test_texts_are_read_on_what_they_lie_on(theme: Theme) -> None:
    pairs = [
        (theme.card_ink, theme.plate),
        (theme.card_ink, theme.lit),
        (theme.on_choice, theme.choice),
        (theme.on_verdict, theme.right),
        (theme.on_verdict, theme.wrong),
        (theme.ink, theme.lit_soft),
        (theme.right, theme.right_soft),
        (theme.wrong, theme.wrong_soft),
        (theme.back_ink, theme.back),
        *((theme.back_ink, back) for back in (*theme.backs.values(), OTHER_BACK)),
    ]
    for ground in (theme.ground, theme.mat, theme.river):
        pairs += [(theme.ink, ground), (theme.muted, ground), (theme.changed, ground), (theme.choice, ground)]
        pairs += [(theme.right, ground), (theme.wrong, ground)]
    for paint in theme.cards.values():
        pairs += [(theme.card_ink, paint.tint), (theme.card_ink, paint.band), (theme.plate, paint.deep)]
        # the name lies on the large pictogram
        pairs += [(theme.card_ink, mixed(paint.band, paint.tint, 0.42))]
    for ink, ground in pairs:
        assert contrast(ink, ground) >= 4.5, (ink, ground)


@both_themes
def test_shapes_are_told_from_what_they_lie_on(theme: Theme) -> None:
    for ink in ICON_INKS.values():
        assert contrast(ink, theme.plate) >= 4.5
    for ground in (theme.ground, theme.mat):
        for icon in Icon:
            assert contrast(theme.icon_ink(icon), ground) >= 4.5
        assert contrast(theme.lit_line, ground) >= 3
    for paint in theme.cards.values():
        assert contrast(theme.card_ink, paint.mark) >= 3
        assert contrast(theme.plate, paint.deep) >= 4.5


def test_colours_differ_in_more_than_hue() -> None:
    assert len(set(PATTERNS.values())) == len(Color)
    assert len(set(ICON_INKS.values())) == len(ICON_INKS) == len(Icon)
