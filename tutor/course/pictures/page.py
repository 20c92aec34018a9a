"""What the pictures share: width, pen, messages, arrows, the finished scene."""

from __future__ import annotations

from importlib.resources import files
from math import hypot

from engine.lang.terms import Color
from engine.positions import load
from engine.seat.look import look
from engine.seat.view import CardView
from engine.text.messages import Messages
from tutor.panels.app_text import AppText
from tutor.scene.card_shapes import CardSize, Shape
from tutor.scene.cards import CardPen
from tutor.scene.inputs import Marks
from tutor.scene.layout import wrap
from tutor.scene.patterns import LIGHT
from tutor.scene.pen import Pen
from tutor.scene.primitives import Anchor, Item, Path, Scene, Stroke

WIDTH = 640.0
CARD = CardSize.of(Shape.TALL, 112)
"""a card as on the table"""
SIZE = 13.0
EDGE = 16.0
HEAD = 7.0
"""length of an arrow's head"""


def words(language: str) -> Messages:
    """Return the messages of the pictures."""
    return Messages(language, files("tutor") / "locales")


def alt_text(name: str, language: str) -> str:
    """Return the alternative text of a picture."""
    return words(language).message(f"picture-{name}")


def pen_of(scenario: str, language: str) -> tuple[CardPen, dict[Color, tuple[CardView, ...]]]:
    """Return a pen with the texts of a scenario, and the piles of the player at the bottom."""
    game = load(scenario).game()
    view = look(game.machine, game.state, 0)
    piles = {pile.color: pile.cards for pile in view.players[0].piles}
    return CardPen(AppText(game.machine, language, list(game.machine.setup.players), 0), Marks(), LIGHT), piles


def arrow(pen: Pen, start: tuple[float, float], end: tuple[float, float], color: str = LIGHT.ink) -> None:
    """Draw a straight arrow."""
    (x1, y1), (x2, y2) = start, end
    long = hypot(x2 - x1, y2 - y1)
    dx, dy = (x2 - x1) / long, (y2 - y1) / long
    bx, by = x2 - dx * HEAD, y2 - dy * HEAD
    half = HEAD * 0.55
    pen.items.append(Stroke(x1, y1, bx, by, color, 1.8))
    pen.items.append(
        Path(
            (
                ("M", (x2, y2)),
                ("L", (bx - dy * half, by + dx * half)),
                ("L", (bx + dy * half, by - dx * half)),
                ("Z", ()),
            ),
            color,
        )
    )


def lines(
    pen: Pen, x: float, y: float, text: str, width: float, weight: int = 400, anchor: Anchor = "middle",
    fill: str | None = None, rows: int = 3,
) -> float:  # fmt: skip
    """Write a text in lines up to a width, the first at ``y``; return the baseline of the last."""
    for number, line in enumerate(wrap(text, SIZE, weight, width, rows)):
        if number:
            y += SIZE + 3
        pen.text(x, y, line, SIZE, weight, anchor, fill)
    return y


def scene(pen: Pen, items: list[Item], height: float, name: str, language: str) -> Scene:
    """Return the finished picture on a light ground, so that it is visible in a dark theme."""
    ground = Pen(pen.words, Marks(), LIGHT)
    ground.rect((0, 0, WIDTH, height), 8, LIGHT.ground)
    return Scene(WIDTH, height, (*ground.items, *items), (), alt_text(name, language))
