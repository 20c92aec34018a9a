"""What can follow, and what it is worth, as a panel: outcomes grouped by what differs, and values while they grow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine.explore import OutcomeTree, Row, Wanted, before
from engine.worth import Values
from tutor.panels.app_text import AppText
from tutor.panels.elements import Content, button, heading, link, listing, para, row
from tutor.panels.html import Node, Nodes, h
from tutor.panels.outcomes import OutcomesText
from tutor.panels.worth import WorthText

MOST_SHOWN = 12
"""outcomes that are shown"""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something of which the outcomes can be asked for."""

    name: str
    """the name of its option in the page; empty: the rest of the running action"""
    words: str


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the panel shows."""

    offers: Sequence[Offer] = ()
    can_value: bool = False
    """whether it can be asked what the answers are worth"""
    tree: OutcomeTree | None = None
    rows: Sequence[Row] = ()
    """its outcomes, once it was grown"""
    only: str = ""
    """which outcomes are shown: ``over``, ``claims:<seat>``, ``wins:<seat>``, ``card:<card>:<zone>``; empty: all"""
    ends: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """the zones in which cards end, of those that do not end alike in all outcomes"""
    lists_cards: bool = False
    """whether these can be chosen from"""
    values: Values | None = None
    running: bool = False
    plays: bool = True
    """whether the line that leads to an outcome can be played on the table"""


def wanted(only: str) -> Wanted | None:
    """Return what a filter by card asks for; ``None``: it is another one.

    Outcomes by card are counted for it; the other filters leave some of those that there are.
    """
    what, _, rest = only.partition(":")
    if what != "card":
        return None
    card, _, zone = rest.partition(":")
    return Wanted(card_in=((int(card), (int(zone),)),))


def matching(tree: OutcomeTree, rows: Sequence[Row], only: str) -> list[tuple[int, Row]]:
    """Return the outcomes that a filter leaves, each with its place among all."""
    return [(place, each) for place, each in enumerate(rows) if _fits(tree, each, only)]


def filters(tree: OutcomeTree, rows: Sequence[Row]) -> list[str]:
    """Return the filters that leave some outcomes, and not all."""
    seats = range(len(before(tree).players))
    found = []
    for only in ("over", *(f"claims:{seat}" for seat in seats), *(f"wins:{seat}" for seat in seats)):
        count = sum(_fits(tree, each, only) for each in rows)
        if 0 < count < len(rows):
            found.append(only)
    return found


def _fits(tree: OutcomeTree, row_: Row, only: str) -> bool:
    what, _, seat = only.partition(":")
    if what == "over":
        return row_.end.result is not None
    if what == "wins":
        return row_.end.result is not None and int(seat) in row_.end.result.winners
    if what == "claims":
        had = before(tree).players[int(seat)].achievements
        return len(row_.end.players[int(seat)].achievements) > len(had)
    return True


def outlook_content(outlook: Outlook, texts: AppText) -> Nodes:
    """Return the panel: what can be asked, and what was found."""
    m = texts.message
    content: Nodes = [heading(m("outlook-label"), "label")]
    if outlook.tree is None and outlook.values is None:
        return [*content, *_questions(outlook, texts)]
    steps: Nodes = []
    if outlook.running:
        steps.append(button(m("outlook-stop"), "outlook-stop", small=True))
    elif _can_go_on(outlook):
        steps.append(button(m("outlook-on"), "outlook-on", small=True))
    steps.append(button(m("outlook-close"), "outlook-close", small=True))
    content.append(row(steps))
    if outlook.tree is not None:
        content += _outcomes(outlook, outlook.tree, texts)
    if outlook.values is not None:
        content += _values(outlook.values, texts)
    return content


def _questions(outlook: Outlook, texts: AppText) -> Nodes:
    m = texts.message
    if not outlook.offers and not outlook.can_value:
        return [para(m("outlook-nothing"), "itut-about", "nothing")]
    content: Nodes = []
    if outlook.can_value:
        content.append(button(m("outlook-value"), "outlook-value", title=m("outlook-value.hint"), key="value"))
    rows = [h("li", None, link(texts.marked(each.words), f"outlook:{each.name}")) for each in outlook.offers]
    if rows:
        content += [para(m("outlook-ask"), "", "ask"), h("ul", {"key": "offers", "aria-label": m("outlook-ask")}, rows)]
    return content


def _can_go_on(outlook: Outlook) -> bool:
    tree = outlook.tree
    return outlook.values is not None or (tree is not None and tree.known and not tree.complete and not tree.full)


def _outcomes(outlook: Outlook, tree: OutcomeTree, texts: AppText) -> Nodes:
    m = texts.message
    said = OutcomesText(tree, texts.language, texts.names)
    content: Nodes = [
        h("h3", {"class": "itut-caption", "key": "title"}, texts.marked(said.title())),
        para(texts.marked(said.eyes()), "itut-about", "eyes"),
    ]
    if outlook.running and not outlook.rows:
        progress = m("outlook-progress", tried=f"{tree.tried:,}", leaves=tree.leaves)
        return [*content, para(progress, "itut-about", "progress", status=True)]
    content += [para(texts.marked(line), "itut-about", f"count-{n}") for n, line in enumerate(said.counts())]
    choices = filters(tree, outlook.rows) if wanted(outlook.only) is None else [outlook.only]
    if choices or outlook.only or outlook.ends:
        names = ["", *choices]
        buttons = [
            button(_filter(said, texts, each), f"outlook-only:{each}", small=True, pressed=each == outlook.only)
            for each in names
        ]
        if outlook.ends:
            buttons.append(button(m("outlook-cards"), "outlook-cards", small=True, expanded=outlook.lists_cards))
        content.append(row(buttons, key="filters"))
    if outlook.lists_cards:
        content.append(listing(_cards(said, texts, outlook), m("outlook-cards"), "cards"))
    found = matching(tree, outlook.rows, outlook.only)
    rows = [_row(said, texts, place, each, plays=outlook.plays) for place, each in found[:MOST_SHOWN]]
    heads = [h("th", {"scope": "col"}, m(f"outlook-{each}")) for each in ("chance", "what")]
    if rows:
        table = h("table", {"class": "itut-outcomes"}, h("thead", None, h("tr", None, heads)), h("tbody", None, rows))
        content.append(h("div", {"key": "outcomes"}, table))
    if len(found) > MOST_SHOWN:
        content.append(para(m("outcomes-more", n=len(found) - MOST_SHOWN), "itut-about", "more"))
    return content


def _cards(said: OutcomesText, texts: AppText, outlook: Outlook) -> Iterator[Nodes]:
    """Yield each card with the places in which it can end, by its title."""
    for card in sorted(outlook.ends, key=said.card):
        places = [
            link(texts.marked(said.place(zone)), f"outlook-only:card:{card}:{zone}", label=said.card_at(card, zone))
            for zone in outlook.ends[card]
        ]
        yield [f"{said.card(card)}: ", *[part for place in places for part in (place, " ")]]


def _filter(said: OutcomesText, texts: AppText, only: str) -> Content:
    what, _, seat = only.partition(":")
    if not only:
        return texts.message("outlook-all")
    if what == "card":
        card, _, zone = seat.partition(":")
        return texts.marked(said.card_at(int(card), int(zone)))
    return texts.message(f"outlook-only-{what}", name=texts.name(int(seat)) if seat else "")


def _row(said: OutcomesText, texts: AppText, place: int, each: Row, *, plays: bool) -> Node:
    m = texts.message
    changes = [h("li", None, texts.marked(line)) for line in said.changes(each.end)]
    steps = said.line(each.leaves[0])
    line = m("outcomes-line", line="; ".join(steps)) if steps else ""
    chance: Nodes = [para(said.chance(each)), para(m("outlook-ways", n=f"{each.ways:,}"), "itut-about")]
    what: Nodes = [
        h("ul", None, changes),
        *([para(texts.marked(line), "itut-about")] if line else []),
        *([link(m("outlook-show"), f"outlook-show:{place}")] if plays else []),
    ]
    return h("tr", {"key": f"row-{place}"}, h("td", None, chance), h("td", None, what))


def _values(values: Values, texts: AppText) -> Nodes:
    m = texts.message
    said = WorthText(values, texts.language, texts.names)
    content: Nodes = [para(texts.marked(line), "itut-about", f"head-{n}") for n, line in enumerate(said.head())]
    if not values.worlds:
        return [*content, para(m("outlook-playing", n=values.played), "itut-about", "playing", status=True)]
    rows: Nodes = []
    for place, value in enumerate(values.ranked(), start=1):
        lines: Nodes = [para(texts.marked(said.row(place, value)))]
        if place > 1:
            lines.append(para(texts.marked(said.behind(value)), "itut-about"))
        reasons = [h("li", None, texts.marked(line)) for line in said.reasons(value)]
        if reasons:
            lines += [para(m("outcomes-worth-why"), "itut-about"), h("ul", None, reasons)]
        rows.append(h("li", {"key": f"value-{place}"}, lines))
    return [*content, h("ol", {"key": "values", "class": "itut-values"}, rows)]
