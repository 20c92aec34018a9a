"""The panel with a step's comment and marks, and the marks on its table: only what the viewer may know of them.

A mark at a card whose front the viewer does not see is neither drawn nor worded, as it would tell where the card lies.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.lang.terms import Icon
from engine.seat.look import visible_icons
from tutor.annotations import ICON_PREFIX, LONGEST_COMMENT, Annotation, DrawnMark, Ring
from tutor.panels.app_text import AppText
from tutor.panels.elements import button, heading, listing, para, row
from tutor.panels.html import Nodes, h
from tutor.panels.places import every_place
from tutor.panels.step_view import StepView
from tutor.scene.inputs import Arrow, Marks
from tutor.scene.layout import SPECIALS_KEY, decks_key, player_key, special_key


class Tool(StrEnum):
    """What a click on the table draws."""

    NONE = "none"
    """nothing: it is a click of the game"""
    RING = "ring"
    ARROW = "arrow"

    @property
    def next(self) -> Tool:
        """The tool after this one, by the key of the command."""
        tools = tuple(Tool)
        return tools[(tools.index(self) + 1) % len(tools)]


@dataclass(frozen=True, slots=True)
class Annotating:
    """What a person is drawing."""

    tool: Tool = Tool.NONE
    start: str = ""
    """where the next arrow starts; empty: not chosen yet"""


def shown(step_view: StepView, texts: AppText) -> Annotation:
    """Return the annotation of a step as its viewer may see it: without marks at cards that it does not see."""
    whole = step_view.session.annotation
    if not whole.marks:
        return whole
    names = _Names(step_view, texts)
    seen = [mark for mark in whole.marks if all(map(names.knows, mark.places))]
    return Annotation(
        whole.comment,
        tuple(mark for mark in seen if isinstance(mark, Ring)),
        tuple(mark for mark in seen if not isinstance(mark, Ring)),
    )


def drawn_on(marks: Marks, step_view: StepView, texts: AppText, start: str = "") -> Marks:
    """Return the marks of a table with the rings and arrows of its step; ``start`` is where the next arrow starts."""
    annotation = shown(step_view, texts)
    rings = {start} - {""}
    for ring in annotation.rings:
        if ring.place.startswith(ICON_PREFIX):
            rings |= visible_icons(step_view.view, _icon(ring.place))
        else:
            rings.add(ring.place)
    if not rings and not annotation.arrows:
        return marks
    names = _Names(step_view, texts)
    arrows = tuple(Arrow(each.start, each.end, names.mark(each)) for each in annotation.arrows)
    return replace(marks, rings=frozenset(rings), drawn=arrows)


def mark_words(mark: DrawnMark, step_view: StepView, texts: AppText) -> str:
    """Return a mark in words; empty if the viewer may not know of it."""
    names = _Names(step_view, texts)
    return names.mark(mark) if all(map(names.knows, mark.places)) else ""


def annotation_content(
    step_view: StepView, texts: AppText, annotating: Annotating | None = None, problem: str = ""
) -> Nodes:
    """Return the panel's content: the comment and the marks, and while somebody draws, what changes them.

    ``problem`` is why the last change could not be made.
    """
    m, annotation, annotating = texts.message, shown(step_view, texts), annotating or Annotating()
    if annotating.tool is Tool.NONE:
        return _read(annotation, step_view, texts)
    names = _Names(step_view, texts)
    tools = [
        button(m(f"annotate-{tool}"), f"annotate-tool:{tool}", small=True, pressed=annotating.tool is tool)
        for tool in (Tool.RING, Tool.ARROW)
    ]
    about = "annotate-arrow-to" if annotating.start else f"annotate-{annotating.tool}-how"
    start = names[annotating.start] if names.knows(annotating.start) else ""
    field = {
        "class": "itut-field itut-comment", "rows": 3, "maxlength": LONGEST_COMMENT, "data-act": "annotate-comment",
        "aria-label": m("annotate-comment"), "placeholder": m("annotate-comment"), "value": annotation.comment,
        "key": f"comment-{step_view.session.cursor}",
    }  # fmt: skip
    rows = [
        [names.mark(mark), " ", button(m("annotate-remove"), f"annotate-remove:{mark}", small=True,
         label=m("annotate-remove-mark", mark=names.mark(mark)))]
        for mark in annotation.marks
    ]  # fmt: skip
    return [
        heading(m("annotate-label")),
        row([*tools, button(m("annotate-done"), "annotate-done", small=True)], "tools"),
        para(m(about, start=start), "itut-about", "how", status=True),
        para(problem, "itut-notice", "problem", status=True) if problem else "",
        h("textarea", field),
        listing(rows, m("annotate-marks"), "marks", "itut-annotation-marks") if rows else "",
    ]


def _read(annotation: Annotation, step_view: StepView, texts: AppText) -> Nodes:
    """Return what is read while nobody draws; nothing if there is nothing."""
    if not annotation:
        return []
    m, names = texts.message, _Names(step_view, texts)
    content: Nodes = [heading(m("annotate-label"))]
    content += [para(each, "itut-comment-text", f"line-{n}") for n, each in enumerate(annotation.comment.split("\n"))]
    if annotation.marks:
        rows = [names.mark(mark) for mark in annotation.marks]
        content.append(listing(rows, m("annotate-marks"), "marks", "itut-annotation-marks"))
    return [*content, row([button(m("annotate-change"), "annotate", small=True)])]


class _Names:
    """The names of the places of a table that a viewer may know, by key."""

    def __init__(self, step_view: StepView, texts: AppText) -> None:
        self.step_view, self.texts = step_view, texts
        self._places = dict(_places(step_view, texts))

    def knows(self, key: str) -> bool:
        """Return whether the viewer may know that there is a place of this key."""
        return key in self._places or key in self.step_view.cards or key.startswith(ICON_PREFIX)

    def __getitem__(self, key: str) -> str:
        texts, card = self.texts, self.step_view.cards.get(key)
        if key.startswith(ICON_PREFIX):
            return texts.icon_name(_icon(key))
        if card is None:
            return self._places[key]
        if card.card is not None:
            return texts.card_title(card.card)
        back = texts.message("annotate-back", n=card.value) if card.value else texts.message("where-covered")
        where = self._places.get(key.rpartition("-")[0], "")
        return texts.message("annotate-back-at", back=back, where=where) if where else back

    def mark(self, mark: DrawnMark) -> str:
        """Return a mark in words."""
        if isinstance(mark, Ring):
            return self.texts.message("annotate-a-ring", place=self[mark.place])
        return self.texts.message("annotate-an-arrow", start=self[mark.start], end=self[mark.end])


def _places(step_view: StepView, texts: AppText) -> Iterator[tuple[str, str]]:
    """Yield the key and the name of every place that is no card."""
    view = step_view.view
    yield from ((place.key, place.where) for place in every_place(texts, view) if place.key)
    for set_ in dict.fromkeys(deck.set for deck in view.decks):
        yield decks_key(set_), texts.message("where-decks") if set_ == "base" else texts.set_name(set_)
    yield from ((player_key(player.seat), texts.name(player.seat)) for player in view.players)
    yield SPECIALS_KEY, texts.describe(SPECIALS_KEY)
    yield from ((special_key(special.name), texts.special(special.name)) for special in view.specials)


def _icon(key: str) -> Icon:
    return Icon[key.removeprefix(ICON_PREFIX).upper()]
