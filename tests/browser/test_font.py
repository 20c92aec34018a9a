"""The widths that the layout reckons with are those that a browser finds, in HTML, in a picture and on a canvas."""

from itertools import product

import pytest

from tests.browser.lab import Chromium
from tutor.scene.fonts import face, text_width
from tutor.scene.primitives import FONT, Scene, Text
from tutor.scene.svg import to_svg

TEXTS = (
    "Domestication",
    "You draw and meld a 1. If Олена has ≥ 3, “score” it…",
    "Свійські тварини: «Ґудзик», їжак, єнот — 1111 × 20",
    "AVAToWaTyLT 11:11 (0 < 3)",
)
SIZES = (10.5, 11, 12, 13, 14.5, 16, 18, 20)
WEIGHTS = (400, 560, 650, 680, 720)

MEASURE = """async ([texts, family]) => {
  await Promise.all([400, 720].map((weight) => document.fonts.load(`${weight} 12px "Tutor Inter"`)));
  const paint = document.createElement('canvas').getContext('2d');
  return texts.map(([text, size, weight]) => {
    const span = document.createElement('span');
    span.style.cssText = `font: ${weight} ${size}px ${family}; white-space: pre; position: absolute`;
    span.textContent = text;
    document.body.append(span);
    paint.font = `${weight} ${size}px ${family}`;
    return [span.getBoundingClientRect().width, paint.measureText(text).width];
  });
}"""


@pytest.mark.parametrize("scale", [1, 2])
def test_the_table_of_widths_is_what_the_browser_measures(browser: Chromium, scale: float) -> None:
    cases = list(product(TEXTS, SIZES, WEIGHTS))
    drawn = Scene(800, 60, tuple(Text(0, 20 * n + 18, text, 13, "#000", 650) for n, text in enumerate(TEXTS)), ())
    page = browser.browser.new_page(device_scale_factor=scale)
    page.set_content(f"<style>{face()}</style>{to_svg(drawn)}")
    found = page.evaluate(MEASURE, [cases, FONT])
    in_picture = page.evaluate("[...document.querySelectorAll('text')].map((each) => each.getComputedTextLength())")
    page.close()
    off = [
        (place, case, round(width - text_width(*case), 2))
        for case, both in zip(cases, found, strict=True)
        for place, width in zip(("html", "canvas"), both, strict=True)
        if abs(width - text_width(*case)) >= 0.5
    ]
    assert not off
    for text, width in zip(TEXTS, in_picture, strict=True):
        assert width == pytest.approx(text_width(text, 13, 650), abs=0.5)
