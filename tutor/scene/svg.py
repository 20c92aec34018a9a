"""A scene as a standalone SVG document."""

from functools import lru_cache
from xml.sax.saxutils import escape, quoteattr

from tutor.scene.fonts import face
from tutor.scene.patterns import pattern_path
from tutor.scene.primitives import FONT, Item, Path, Rect, Scene, Segment, Stroke, Text


def to_svg(scene: Scene, *, alone: bool = False) -> str:
    """Return the picture as SVG text; strings are escaped and control characters removed.

    ``alone`` brings the font along, for a picture that stands in no page that has it.
    """
    width, height = number(scene.width), number(scene.height)
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    look = f'font-family={quoteattr(FONT)} style="font-variant-numeric:tabular-nums"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" {look}>']
    if alone:
        lines.append(font_style())
    if scene.title:
        lines.append(f"<title>{clean(scene.title)}</title>")
    if scene.description:
        lines.append(f"<desc>{clean(scene.description)}</desc>")
    lines.extend(_item(item) for item in scene.items)
    lines.append("</svg>")
    return "\n".join(lines)


def font_style() -> str:
    """Return the element that brings the font; in a picture that stands alone it is the second line."""
    return f"<style>{face()}</style>"


def number(value: float) -> str:
    """Return a coordinate rounded to a hundredth of a pixel, in as few characters as possible."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def clean(text: str) -> str:
    """Return text that is valid inside an XML element."""
    return escape(
        "".join(c for c in text if c in "\t\n" or " " <= c < "\ud800" or "\ue000" <= c < "\ufffe" or c > "\uffff")
    )


@lru_cache(maxsize=8192)
def _item(item: Item) -> str:
    match item:
        case Rect():
            radius = f' rx="{number(min(item.radius, item.w / 2, item.h / 2))}"' if item.radius else ""
            shape = (
                f'<rect x="{number(item.x)}" y="{number(item.y)}" width="{number(item.w)}" '
                f'height="{number(item.h)}"{radius}{_ink(item.fill, item.stroke, item.width, item.dash)}'
                f"{_opacity(item.opacity)}/>"
            )
            if item.pattern is None:
                return shape
            path = pattern_path(item.pattern, item.x, item.y, item.w, item.h, item.pattern_color)
            return shape + _item(path)
        case Stroke():
            return (
                f'<path d="M{number(item.x1)} {number(item.y1)}L{number(item.x2)} {number(item.y2)}"'
                f"{_ink(None, item.stroke, item.width, item.dash)}{_opacity(item.opacity)}/>"
            )
        case Path():
            ink = _ink(item.fill, item.stroke, item.width, item.dash)
            return f'<path d="{_d(item.segments)}"{ink}{_opacity(item.opacity)}/>'
        case Text():
            return _text(item)


def _text(item: Text) -> str:
    anchor = "" if item.anchor == "start" else f' text-anchor="{item.anchor}"'
    weight = "" if item.weight == 400 else f' font-weight="{item.weight}"'
    return (
        f'<text x="{number(item.x)}" y="{number(item.y)}" font-size="{number(item.size)}"{weight}{anchor} '
        f"fill={quoteattr(item.fill)}{_opacity(item.opacity)}>{clean(item.text)}</text>"
    )


LONG = 24
"""paths of more commands are written in tenths of a pixel, relative to the point before: half as long"""


def _d(segments: tuple[Segment, ...]) -> str:
    if len(segments) > LONG:
        return _short(segments)
    return "".join(op + " ".join(number(v) for v in points) for op, points in segments)


def _short(segments: tuple[Segment, ...]) -> str:
    """Return a path in relative commands; rounded places are subtracted, so that no error adds up."""
    found: list[str] = []
    x = y = start_x = start_y = 0
    before = ""
    for op, points in segments:
        if op == "Z":
            found.append("z")
            x, y, before = start_x, start_y, "z"
            continue
        tenths = [round(v * 10) for v in points]
        numbers = "".join(_tenths(v - (y if i % 2 else x)) for i, v in enumerate(tenths))
        found.append(numbers if op == before and op != "M" else op.lower() + numbers.lstrip(" "))
        x, y, before = tenths[-2], tenths[-1], op
        if op == "M":
            start_x, start_y = x, y
    return "".join(found)


@lru_cache(maxsize=4096)
def _tenths(value: int) -> str:
    """Return tenths as a decimal number with what separates it from the one before."""
    whole, part = divmod(abs(value), 10)
    text = f"{whole or ''}.{part}" if part else str(whole)
    return f"-{text}" if value < 0 else f" {text}"


def _ink(fill: str | None, stroke: str | None, width: float, dash: tuple[float, ...]) -> str:
    text = f" fill={quoteattr(fill or 'none')}"
    if stroke is not None:
        text += f" stroke={quoteattr(stroke)}"
        if width != 1:
            text += f' stroke-width="{number(width)}"'
        if dash:
            text += f' stroke-dasharray="{" ".join(number(d) for d in dash)}"'
    return text


def _opacity(opacity: float) -> str:
    return "" if opacity == 1 else f' opacity="{number(opacity)}"'
