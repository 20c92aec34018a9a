"""The font of the pictures and words: Inter (OFL 1.1) in the letters of both languages, and how wide its letters are.

``artwork/font.py`` makes both files. The font has no kerning and digits of one width, so a line is as wide as its
letters together, wherever it is shown.
"""

from __future__ import annotations

import base64
import json
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

from tutor.scene.primitives import FAMILY

HEAVIEST = 720
"""the heaviest weight that there is; a heavier one is drawn like it"""
LIGHTEST = 400
_ELSEWHERE, _WIDE = 0.66, 1.0
"""em of a letter that the font lacks: of another alphabet, and of East Asia or a picture; what draws it is not known"""


@lru_cache(maxsize=16384)
def text_width(text: str, size: float, weight: int = 400) -> float:
    """Return the width of a line in pixels, exact for the letters of the font.

    Args:
        text: without line breaks.
        size: the font size in pixels.
        weight: 400 to 720; others are drawn like the nearest of these.
    """
    em, (light, bold), advances = _widths()
    share = (min(max(weight, LIGHTEST), HEAVIEST) - light) / (bold - light)
    units = 0.0
    for char in text:
        pair = advances.get(char)
        if pair is not None:
            units += pair[0] + (pair[1] - pair[0]) * share
        elif unicodedata.combining(char) or unicodedata.category(char) in ("Cf", "Cc"):
            continue  # set over its neighbour, or not seen at all
        else:
            units += em * (_WIDE if ord(char) > 0x2E80 else _ELSEWHERE)
    return units / em * size


def covers(text: str) -> bool:
    """Return whether the font has all letters of a text."""
    return all(char in _widths()[2] for char in text)


@cache
def face() -> str:
    """Return the style rule that brings the font along, for a style sheet or a picture; about 40 kB."""
    data = base64.b64encode((files("tutor.scene") / "assets" / "inter.woff2").read_bytes()).decode()
    return (
        f"@font-face{{font-family:{FAMILY};font-weight:{LIGHTEST} {HEAVIEST};font-style:normal;font-display:swap;"
        f'src:url("data:font/woff2;base64,{data}") format("woff2")}}'
    )


@cache
def _widths() -> tuple[int, tuple[int, int], dict[str, tuple[int, int]]]:
    """Return the units of an em, two weights, and the advance of every letter at each."""
    table = json.loads((files("tutor.scene") / "assets" / "inter-widths.json").read_text(encoding="utf-8"))
    light, bold = table["weights"]
    return table["em"], (light, bold), {char: (first, second) for char, (first, second) in table["advances"].items()}
