"""Pictures for the pages of the lessons, drawn by the same pen as the table: the parts of a card, the four splays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from types import MappingProxyType

from engine.game import Game
from engine.lang.terms import Color, Splay
from engine.positions import load
from engine.seat.look import look
from engine.seat.view import CardView
from engine.text.catalogue import Catalogue
from tutor.scene.given import Marks
from tutor.scene.layout import wrap
from tutor.scene.patterns import LIGHT
from tutor.scene.pen import Pen
from tutor.scene.primitives import Anchor, Item, Line, Scene, scaled
from tutor.scene.svg import to_svg
from tutor.widgets.speech import Speech

WIDTH = 640.0
CARD_W, CARD_H = 104.0, 108.0
NARROW = 92.0
"""a card as the table draws it, and where there is less room"""
STRIP = 24.0
"""how far a splay pushes a card: one icon comes out"""
SIZE = 13.0
EDGE = 16.0


def picture(name: str, language: str) -> str:
    """Return a picture of ``PICTURES`` as SVG.

    Raises:
        KeyError: there is none of that name.
    """
    return to_svg(PICTURES[name](language))


def told(name: str, language: str) -> str:
    """Return what a picture shows, for those who do not see it."""
    return _words(language).message(f"picture-{name}")


def _words(language: str) -> Catalogue:
    return Catalogue(language, files("tutor") / "locales")


def _pen(scenario: str, language: str) -> tuple[Pen, dict[Color, tuple[CardView, ...]]]:
    """A pen with the words of a scenario, and the piles of the player at the bottom."""
    game: Game = load(scenario).game()
    view = look(game.machine, game.state, 0)
    piles = {pile.color: pile.cards for pile in view.players[0].piles}
    return Pen(Speech(game.machine, language, list(game.machine.setup.players), 0), Marks(), LIGHT), piles


def _scene(pen: Pen, items: list[Item], height: float, name: str, language: str) -> Scene:
    """The finished picture on a ground of its own, so that it is seen in a dark room too."""
    ground = Pen(pen.words, Marks(), LIGHT)
    ground.rect((0, 0, WIDTH, height), 8, LIGHT.ground)
    return Scene(WIDTH, height, (*ground.items, *items), (), told(name, language))


def _card(language: str) -> Scene:
    """One card, large, with a line from each part to its name."""
    pen, piles = _pen("lessons/overview", language)
    (archery,) = piles[Color.RED]
    scale = 1.6
    left, top = (WIDTH - CARD_W * scale) / 2, EDGE
    height = CARD_H * scale + 2 * EDGE + 24
    pen.card((left / scale, top / scale, CARD_W, CARD_H), archery)
    large = scaled(Scene(WIDTH, height, tuple(pen.items), ()), scale)
    words = _words(language)
    page = Pen(pen.words, Marks(), LIGHT)
    parts: tuple[tuple[str, Anchor, float, float, float], ...] = (
        # name, side on which it stands, the place on the card, the line on which its words stand
        ("icon", "end", 5, 13, 13),
        ("name", "end", 26, 56, 52),
        ("image", "end", 52, 104, 118),
        ("value", "start", 99, 13, 13),
        ("color", "start", 72, 26, 52),
        ("icons", "start", 101, 93, 91),
    )
    for part, side, x, y, at in parts:
        px, py, line = left + x * scale, top + y * scale, top + at * scale
        edge = left - 22 if side == "end" else left + CARD_W * scale + 22
        page.items.append(Line(edge, line, px, py, LIGHT.ink, 1.2))
        lines = wrap(words.message(f"picture-card-{part}"), SIZE, 600, left - 40, 3)
        first = line + SIZE * 0.35 - (len(lines) - 1) * (SIZE + 3) / 2
        for number, text in enumerate(lines):
            where = edge - 6 if side == "end" else edge + 6
            page.text(where, first + number * (SIZE + 3), text, SIZE, 400, side)
    return _scene(page, [*large.items, *page.items], height, "card", language)


def _splays(language: str) -> Scene:
    """One pile of three in each direction: what is covered slides out from under the top card."""
    pen, piles = _pen("lessons/locking-in", language)  # not the lesson's own: its questions ask about that
    pile = piles[Color.RED]
    words = _words(language)
    each = WIDTH / 4
    for number, (splay, dx, dy) in enumerate(
        (
            (Splay.LEFT, STRIP, 0.0),
            (Splay.RIGHT, -STRIP, 0.0),
            (Splay.UP, 0.0, STRIP),
            (Splay.ASLANT, -STRIP, STRIP),
        )
    ):
        depth = len(pile) - 1
        wide = NARROW + abs(dx) * depth
        x = number * each + (each - wide) / 2 + (abs(dx) * depth if dx < 0 else 0)
        for place in range(depth, -1, -1):
            pen.card((x + place * dx, EDGE + place * dy, NARROW, CARD_H), pile[place])
        caption = words.message(f"picture-splay-{splay.name.lower()}")
        pen.text((number + 0.5) * each, EDGE + CARD_H + 2 * STRIP + 24, caption, SIZE, 600, "middle")
    return _scene(pen, pen.items, EDGE + CARD_H + 2 * STRIP + 40, "splay", language)


PICTURES: Mapping[str, Callable[[str], Scene]] = MappingProxyType({"card": _card, "splay": _splays})
