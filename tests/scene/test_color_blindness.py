"""What three kinds of color-blind eyes see: text stays readable, and what must be told apart differs or has a shape.

The three matrices are those of Machado, Oliveira and Fernandes (2009) for a total loss of one kind of cone; they are
applied to linear light.
"""

from itertools import combinations

import pytest

from engine.lang.terms import Color
from tutor.scene.patterns import DARK, LIGHT, PATTERNS, Theme

EYES = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
THEMES = (LIGHT, DARK)
READABLE = 4.5
"""WCAG 2.2, 1.4.3: contrast of text"""
SEEN = 3.0
"""WCAG 2.2, 1.4.11: contrast of what is no text"""


def linear(color: str) -> tuple[float, float, float]:
    """The linear light of ``#rrggbb``, each part from 0 to 1."""
    r, g, b = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (r, g, b))  # type: ignore[return-value]


def seen(color: str, eyes: str) -> tuple[float, float, float]:
    """The linear light that such eyes see."""
    light = linear(color)
    rows = EYES[eyes]
    return tuple(min(1.0, max(0.0, sum(m * c for m, c in zip(row, light, strict=True)))) for row in rows)  # type: ignore[return-value]


def contrast(one: str, other: str, eyes: str) -> float:
    """The contrast of two colors for such eyes, from 1 to 21."""
    bright, dim = sorted(
        (sum(k * c for k, c in zip((0.2126, 0.7152, 0.0722), seen(each, eyes), strict=True)) for each in (one, other)),
        reverse=True,
    )
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_text_stays_readable(theme: Theme, eyes: str) -> None:
    pairs = [(theme.ink, ground) for ground in (theme.ground, theme.mat, theme.river)]
    pairs += [(theme.muted, ground) for ground in (theme.ground, theme.mat, theme.river)]
    pairs += [(theme.card_ink, paint.tint) for paint in theme.cards.values()]
    pairs += [(theme.plate, paint.deep) for paint in theme.cards.values()]
    pairs += [(theme.back_ink, back) for back in (theme.back, *theme.backs.values())]
    pairs += [(theme.on_choice, theme.choice), (theme.card_ink, theme.lit)]
    poor = {(one, other): round(contrast(one, other, eyes), 2) for one, other in pairs}
    assert {pair: value for pair, value in poor.items() if value < READABLE} == {}


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_marks_stand_off_the_ground(theme: Theme, eyes: str) -> None:
    for mark in (theme.changed, theme.choice, theme.right, theme.wrong, theme.lit_line, theme.ink):
        assert contrast(mark, theme.ground, eyes) >= SEEN, mark


def test_colors_of_cards_are_told_apart_without_hue() -> None:
    """Each has a pattern of its own, so nothing hangs on hue; its letter is on every front."""
    assert len({PATTERNS[color] for color in Color}) == len(Color)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_patterns_are_seen_on_their_bands(theme: Theme) -> None:
    for (_, paint), eyes in ((pair, eyes) for pair in theme.cards.items() for eyes in EYES):
        assert contrast(paint.mark, paint.band, eyes) >= 1.2, paint


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_no_two_states_look_the_same_even_without_their_shapes(theme: Theme, eyes: str) -> None:
    """Gold, magenta and blue differ for every eye; right and wrong have a tick and a cross."""
    for one, other in combinations((theme.lit, theme.changed, theme.choice), 2):
        apart = sum((a - b) ** 2 for a, b in zip(seen(one, eyes), seen(other, eyes), strict=True)) ** 0.5
        assert apart > 0.05, (one, other)
