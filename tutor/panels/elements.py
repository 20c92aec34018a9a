"""The elements that panels are made of: buttons, links, paragraphs, headings, lists, groups and rows, as nodes."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.panels.html import Node, h

Content = Node | Iterable[Node] | None


def button(
    content: Content,
    act: str,
    *,
    primary: bool = False,
    small: bool = False,
    class_: str = "",
    key: str = "",
    first: bool | None = None,
    off: bool = False,
    pressed: bool | None = None,
    expanded: bool | None = None,
    label: str = "",
    title: str = "",
    shortcut: str = "",
    current: str = "",
) -> Node:
    """Return a button for the command ``act`` (``name`` or ``name:argument``).

    The ``primary`` one of a panel gets its focus, or the one that is ``first``; ``off`` is refused, but can have the
    focus. ``pressed`` is for switches, ``expanded`` for what opens and closes; ``None``: neither. ``label`` is the
    accessible name where the content is none, ``shortcut`` the key that does the same. ``class_`` replaces the looks.
    """
    looks = class_ or "itut-button" + (" itut-primary" if primary else "") + (" itut-small" if small else "")
    attributes = {
        "class": looks,
        "type": "button",
        "data-act": act or None,
        "data-first": (primary if first is None else first) and not off,
        "key": key or f"do-{act}",
        "aria-label": label or None,
        "aria-pressed": _state(pressed),
        "aria-expanded": _state(expanded),
        "aria-disabled": "true" if off else None,
        "aria-keyshortcuts": shortcut or None,
        "aria-current": current or None,
        "title": title or None,
    }
    return h("button", attributes, content)


def link(content: Content, act: str, *, key: str = "", expanded: bool | None = None, label: str = "") -> Node:
    """Return a command that looks like a link."""
    return button(content, act, class_="itut-link", key=key, expanded=expanded, label=label)


def para(content: Content, class_: str = "", key: str = "", *, status: bool = False) -> Node:
    """Return a paragraph; with ``status`` a screen reader speaks it when it appears."""
    attributes = {"class": class_ or None, "key": key or None, "role": "status" if status else None}
    return h("p", attributes, content)


def heading(text: str, key: str = "") -> Node:
    """Return the heading of a panel."""
    return h("h2", {"class": "itut-heading", "key": key or None}, text)


def listing(rows: Iterable[Content], label: str = "", key: str = "", class_: str = "") -> Node:
    """Return a list; ``label`` is its accessible name."""
    items = [h("li", None, each) for each in rows]
    return h("ul", {"class": class_ or None, "aria-label": label or None, "key": key or None}, items)


def group(content: Content, label: str, class_: str = "", key: str = "") -> Node:
    """Return what belongs together under an accessible name."""
    attributes = {"class": class_ or None, "role": "group", "aria-label": label, "key": key or None}
    return h("div", attributes, content)


def row(content: Content, key: str = "steps") -> Node:
    """Return buttons side by side, which wrap where there is no room."""
    return h("div", {"class": "itut-steps", "key": key}, content)


def _state(on: bool | None) -> str | None:  # noqa: FBT001
    return None if on is None else "true" if on else "false"
