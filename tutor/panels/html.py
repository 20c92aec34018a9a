"""Content for a browser as plain data: nested lists that a panel turns into elements, or HTML text.

A node is a text or ``[tag, attributes, *children]``. Text is never parsed as markup, so a name typed by a user cannot
become an element.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape
from typing import Any

from engine.lang.terms import Bonus, Mark, Search, SlotContents, icon_in
from engine.text.markup import AgeBox, Glyph, Text, parse
from tutor.scene.glyphs import HEXAGON, ICONS, MAGNIFIER, SIGNS
from tutor.scene.primitives import Segment, moved

Node = str | list[Any]
Nodes = list[Node]
MarkLabels = Mapping[str, str]
"""spoken text of each mark: ``{"authority": "authority (castle)", "2": "card of value 2"}``"""

EMPTY_TAGS = frozenset({"input", "hr", "br"})


def h(tag: str, attributes: Mapping[str, object] | None = None, /, *children: Node | Iterable[Node] | None) -> Node:
    """Return an element; attributes that are ``None`` or ``False`` are left out, lists of children are flattened."""
    attrs: dict[str, str] = {}
    for name, value in (attributes or {}).items():
        if value is None or value is False:
            continue
        attrs[name] = "" if value is True else str(value)
    node: list[Any] = [tag, attrs]
    for child in children:
        if child is None or child == "":
            continue
        if isinstance(child, str):
            node.append(tied(child))
        elif _is_node(child):
            node.append(child)
        else:
            node.extend(tied(each) if isinstance(each, str) else each for each in child if each != "")
    return node


NO_BREAK, NO_BREAK_HYPHEN, JOINED = "\u00a0", "\u2011", "\u2060"
"""no-break space and hyphen; word joiner, which prevents a break between a letter and a picture"""
PLAIN = str.maketrans({NO_BREAK: " ", NO_BREAK_HYPHEN: "-", JOINED: None})
_COMPARED = re.compile(r"(?<=[\d?]) ([<≥≤=×]) (?=\d)")
_SUFFIX = re.compile(r"(?<=\d)-(?=[^\W\d])")
_COUNTED = re.compile(r"\d $")
_PAGE = re.compile(r"\b(с|p|pp)\. (?=\d)")


@lru_cache(maxsize=4096)
def tied(text: str) -> str:
    """Return text without line breaks inside "0 < 3", "4-го" or "с. 9"."""
    text = _COMPARED.sub(rf"{NO_BREAK}\1{NO_BREAK}", text)
    text = _SUFFIX.sub(NO_BREAK_HYPHEN, text)
    return _PAGE.sub(rf"\1.{NO_BREAK}", text)


def _is_node(child: object) -> bool:
    return isinstance(child, list) and len(child) >= 2 and isinstance(child[0], str) and isinstance(child[1], dict)


def path_data(segments: Iterable[Segment]) -> str:
    """Return an outline as the ``d`` attribute of an SVG path."""
    return "".join(op + " ".join(f"{round(value, 3):g}" for value in points) for op, points in segments)


_OUTLINES = {Mark.IMAGE: path_data(HEXAGON)} | {mark: path_data(sign) for mark, sign in SIGNS.items()}
_OUTLINES_OF_SEARCHES = {
    icon: path_data((*moved(MAGNIFIER, 0, 0, 0.56), *moved(outline, 0.48, 0.48, 0.52)))
    for icon, outline in ICONS.items()
}
"""a magnifier with the icon that is searched for, as cities show it"""
_OUTLINES_OF_ICONS = {icon: path_data(outline) for icon, outline in ICONS.items()}


def glyph(contents: SlotContents, label: str, letter: str = "") -> Node:
    """Return the contents of an icon slot for a line of text: an outline, or a badge with a letter or number.

    Without a ``label`` it is no picture to a screen reader: the word for it stands beside it.
    """
    said = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    icon = icon_in(contents)
    if isinstance(contents, Search):
        shape = h("path", {"d": _OUTLINES_OF_SEARCHES[contents.icon]})
        name = f"itut-icon itut-icon-{contents.word}"
        return h("svg", {"class": name, "viewBox": "0 0 1 1", **said}, shape)
    outline = _OUTLINES_OF_ICONS[icon] if icon is not None else None
    if isinstance(contents, Mark):
        outline = _OUTLINES.get(contents)
    if outline is None:
        shown = str(contents.points) if isinstance(contents, Bonus) else letter or contents.word[:1].upper()
        return h("span", {"class": "itut-badge", **said}, shown)
    name = f"itut-icon itut-icon-{contents.word}"
    shape = h("path", {"d": outline})
    return h("svg", {"class": name, "viewBox": "0 0 1 1", **said}, shape)


def age_box(value: int, label: str) -> Node:
    """Return a card value in its box."""
    return h("span", {"class": "itut-age", "role": "img", "aria-label": label}, str(value))


def spans(text: str, labels: MarkLabels) -> Nodes:
    """Return text as nodes, with its marks (icons, values) drawn."""
    found: Nodes = []
    segments = parse(text)
    for place, segment in enumerate(segments):
        match segment:
            case Text(words):
                if found and words[0] in ".,:;)!?»”":
                    words = f"{JOINED}{words}"
                if segments[place + 1 :] and _COUNTED.search(words):
                    words = f"{words[:-1]}{NO_BREAK}{JOINED}"
                found.append(words)
            case AgeBox(value):
                found.append(age_box(value, labels.get(str(value), str(value))))
            case Glyph(contents):
                name = contents.word
                found.append(glyph(contents, labels.get(name, name), labels.get(f"{name}.letter", "")))
    return found


def to_html(node: Node | Iterable[Node]) -> str:
    """Return nodes as escaped HTML text; for still pictures and tests."""
    if isinstance(node, str):
        return escape(node)
    if not _is_node(node):
        return "".join(to_html(each) for each in node)
    assert isinstance(node, list)
    tag, attrs, *children = node
    inside = "".join(f' {name}="{escape(value)}"' for name, value in attrs.items())
    if tag in EMPTY_TAGS:
        return f"<{tag}{inside}>"
    return f"<{tag}{inside}>{''.join(to_html(child) for child in children)}</{tag}>"


def to_text(node: Node | Iterable[Node]) -> str:
    """Return the text of nodes, with labels for pictures."""
    if isinstance(node, str):
        return node.translate(PLAIN)
    if not _is_node(node):
        return "".join(to_text(each) for each in node)
    assert isinstance(node, list)
    tag, attrs, *children = node
    if tag == "svg":
        return f"[{attrs.get('aria-label', '')}]"
    if "itut-age" in attrs.get("class", ""):
        return f"[{''.join(map(to_text, children))}]"
    inside = "".join(to_text(child) for child in children)
    return f"{inside}\n" if tag in ("p", "li", "h2", "h3", "button", "tr", "div") else inside


def find(node: Node | Iterable[Node], name: str, value: str | None = None) -> list[list[Any]]:
    """Return all elements with an attribute (of that value); for tests."""
    if isinstance(node, str):
        return []
    if not _is_node(node):
        return [each for child in node for each in find(child, name, value)]
    assert isinstance(node, list)
    _, attrs, *children = node
    own = [node] if name in attrs and (value is None or attrs[name] == value) else []
    return own + [each for child in children for each in find(child, name, value)]
