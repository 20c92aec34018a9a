"""The panel Lines: the ways that were tried, and two of them side by side."""

from __future__ import annotations

from collections.abc import Iterator

from engine.seat.look import look
from engine.seat.view import CardView, PlayerView, TableView
from engine.text.catalogue import phrase
from tutor.session import Line, Session
from tutor.widgets.dom import Node, Nodes, h
from tutor.widgets.speech import Speech


def lines(session: Session, speech: Speech, *, comparing: tuple[int, ...] = ()) -> Nodes:
    """Return what the panel shows; ``comparing`` are the ids of one or two lines."""
    content: Nodes = [
        h("h2", {"class": "itut-heading"}, speech.m("lines-label")),
        h("p", {"class": "itut-about"}, speech.m("lines-intro")),
    ]
    rows = [_line(session, speech, line, comparing) for line in session.lines]
    content.append(h("ul", {"class": "itut-lines", "aria-label": speech.m("lines-label")}, rows))
    if len(comparing) == 1:
        content.append(h("p", {"class": "itut-about", "role": "status"}, speech.m("lines-choose-other")))
    if len(comparing) == 2:
        both = [next((line for line in session.lines if line.id == id_), None) for id_ in comparing]
        if both[0] is not None and both[1] is not None:
            content += compare(session, speech, both[0], both[1])
    restart = {
        "class": "itut-button", "type": "button", "data-act": "restart", "key": "restart",
        "title": speech.m("lines-restart.hint"),
    }  # fmt: skip
    content.append(h("div", {"class": "itut-steps", "key": "end"}, h("button", restart, speech.m("lines-restart"))))
    return content


def _line(session: Session, speech: Speech, line: Line, comparing: tuple[int, ...]) -> Node:
    here = line is session.line
    steps = session.steps[line.tip].number
    about = [speech.m("lines-steps", n=steps)]
    if here:
        about.append(speech.m("lines-current"))

    def button(act: str, message: str, label: str, *, pressed: bool | None = None) -> Node:
        attributes = {
            "class": "itut-button itut-small", "type": "button", "data-act": f"{act}:{line.id}",
            "aria-label": speech.m(label, name=line.name), "key": act,
            "aria-pressed": None if pressed is None else "true" if pressed else "false",
        }  # fmt: skip
        return h("button", attributes, speech.m(message))

    field = {
        "class": "itut-field", "type": "text", "value": line.name, "maxlength": "40", "data-act": f"rename:{line.id}",
        "aria-label": speech.m("lines-name", name=line.name), "key": "name",
    }  # fmt: skip
    return h(
        "li",
        {
            "class": "itut-line" + (" itut-here" if here else ""),
            "key": f"line-{line.id}",
            "aria-current": "true" if here else None,
        },
        h(
            "div",
            {"class": "itut-line-head"},
            h("input", field),
            h("span", {"class": "itut-line-about"}, ", ".join(about)),
        ),
        h(
            "div",
            {"class": "itut-line-do"},
            button("switch", "lines-switch", "lines-switch-to"),
            button("compare", "lines-compare", "lines-compare-line", pressed=line.id in comparing)
            if len(session.lines) > 1
            else None,
            button("delete", "lines-delete", "lines-delete-line") if len(session.lines) > 1 else None,
        ),
    )


def compare(session: Session, speech: Speech, one: Line, other: Line) -> Nodes:
    """Return what differs in the tables at the ends of two lines, zone by zone in words."""
    views = [look(session.machine, session.steps[line.tip].state, session.viewer) for line in (one, other)]
    rows: Nodes = []
    for (where, left), (_, right) in zip(_places(speech, views[0]), _places(speech, views[1]), strict=True):
        if left != right:
            cells = [h("td", None, speech.drawn(text)) for text in (left, right)]
            rows.append(h("tr", None, h("th", {"scope": "row"}, where), cells))
    title = speech.m("lines-compared", one=one.name, other=other.name)
    content: Nodes = [h("h3", {"class": "itut-caption", "key": "compared"}, title)]
    if not rows:
        content.append(h("p", {"class": "itut-about", "key": "same"}, speech.m("lines-same")))
    else:
        heads = [speech.m("lines-where"), *(speech.m("lines-line", name=line.name) for line in (one, other))]
        head = h("tr", None, [h("th", {"scope": "col"}, text) for text in heads])
        content.append(
            h(
                "table",
                {"class": "itut-compare", "key": "table", "aria-label": title},
                h("thead", None, head),
                h("tbody", None, rows),
            )
        )
    close = {"class": "itut-link", "type": "button", "data-act": "uncompare", "key": "close"}
    content.append(h("button", close, speech.m("lines-close")))
    return content


def _places(speech: Speech, view: TableView) -> Iterator[tuple[str, str]]:
    """Yield every place of a table with what lies there, in words."""
    for player in view.players:
        yield from _area(speech, player)
    yield (
        speech.m("where-decks"),
        speech.listed(speech.m("where-deck", age=f"[{deck.age}]", count=deck.count) for deck in view.decks),
    )
    yield speech.m("where-available"), speech.listed(f"[{each.card.value}]" for each in view.achievements)
    yield speech.m("where-junk"), speech.m("cards", n=len(view.junk))
    yield speech.m("where-turn"), speech.turn(view)


def _area(speech: Speech, player: PlayerView) -> Iterator[tuple[str, str]]:
    who = speech.who(player.seat)
    for pile in player.piles:
        color = phrase(f"color-{pile.color.name.lower()}")
        cards = _cards(speech, pile.cards)
        if len(pile.cards) > 1:
            cards = speech.m("where-splayed", cards=cards, splay=speech.m(f"splay-{pile.splay.name.lower()}.splayed"))
        yield speech.m("where-pile", **who, color=color), cards
    yield (
        speech.m("where-hand", **who),
        _cards(speech, tuple(sorted(player.hand, key=lambda card: (card.value, card.key)))),
    )
    yield speech.m("where-score", **who), _cards(speech, player.score)
    won = [*(f"[{card.value}]" for card in player.achievements), *(speech.special(name) for name in player.specials)]
    yield speech.m("where-achievements", **who), speech.listed(won) or speech.m("where-nothing")


def _cards(speech: Speech, cards: tuple[CardView, ...]) -> str:
    """Return cards in words: titles where they are seen, backs where not."""
    if not cards:
        return speech.m("where-nothing")
    return speech.listed(
        f"{speech.card_title(card.card)} [{card.value}]" if card.card is not None else f"[{card.value}]"
        for card in cards
    )
