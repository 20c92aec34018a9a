"""The part of the help that tells the version, the licences, and who drew which pictogram."""

from __future__ import annotations

from functools import cache
from importlib.metadata import PackageNotFoundError, version

from tutor.panels.app_text import AppText
from tutor.panels.html import Node, Nodes, h
from tutor.scene.credits import FONT_FROM, FONT_LICENCE, ICONS_FROM, ICONS_LICENCE, authors


def about_content(texts: AppText) -> Nodes:
    """Return the part as nodes; links lead out of the page."""
    drawn_by = [
        h("li", None, _link(author.address, author.name), ": ", ", ".join(author.icons)) for author in authors()
    ]
    return [
        h("h2", {"class": "itut-heading"}, texts.message("about-heading")),
        h("p", None, texts.message("about-version", version=_version())),
        _licensed(texts, "about-font", FONT_FROM, FONT_LICENCE),
        _licensed(texts, "about-icons", ICONS_FROM, ICONS_LICENCE),
        h(
            "details",
            {"key": "about-authors"},
            h("summary", None, texts.message("about-authors")),
            h("ul", {"class": "itut-authors", "lang": "en"}, drawn_by),
        ),
    ]


def _licensed(texts: AppText, name: str, address: str, licence: tuple[str, str]) -> Node:
    words, text = licence
    shown = address.removeprefix("https://")
    return h("p", None, texts.message(name), " ", _link(text, words), ": ", _link(address, shown), ".")


def _link(address: str, words: str) -> Node:
    if not address:
        return h("span", None, words)
    return h("a", {"href": address, "target": "_blank", "rel": "noreferrer"}, words)


@cache
def _version() -> str:
    try:
        return version("innovation-tutor")
    except PackageNotFoundError:  # not installed, only on the path
        return ""
