"""Pictures for the pages of the lessons, drawn with the pen of the table; one module each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tutor.course.pictures.card import card
from tutor.course.pictures.comparison import comparison
from tutor.course.pictures.decks import decks
from tutor.course.pictures.keywords import keywords
from tutor.course.pictures.page import alt_text
from tutor.course.pictures.splay import splays
from tutor.course.pictures.threshold import threshold
from tutor.scene.primitives import Scene
from tutor.scene.svg import to_svg

PICTURES: Mapping[str, Callable[[str], Scene]] = MappingProxyType(
    {
        "card": card,
        "comparison": comparison,
        "decks": decks,
        "keywords": keywords,
        "splay": splays,
        "threshold": threshold,
    }
)


def picture(name: str, language: str) -> str:
    """Return a picture of ``PICTURES`` as SVG with its font, because a notebook shows it as an image.

    Raises:
        KeyError: there is no picture with this name.
    """
    return to_svg(PICTURES[name](language), alone=True)


__all__ = ["PICTURES", "alt_text", "picture"]
