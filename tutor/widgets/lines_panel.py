"""The panel Lines: the ways that were tried, and two of them side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from engine.model.state import Request, State
from engine.model.zones import ACHIEVEMENTS, AVAILABLE, HAND, JUNK
from engine.query.sight import knows
from engine.run import actions
from engine.seat.look import look
from engine.seat.view import CardView, PlayerView, TableView
from engine.text.markup import to_plain
from engine.text.messages import phrase
from tutor.session import Line, Session
from tutor.widgets.app_text import AppText
from tutor.widgets.html import Node, Nodes, h

LONGEST = 60
"""letters of a line's name"""


def line_names(session: Session, speech: AppText) -> dict[int, str]:
    """Return the name of each line by its id: the one it was given, else what was chosen where it parts from others.

    That is the last such choice, with as many before it as tell the line from all others; a line that is alone has its
    number. What the speech's viewer may not see is told by its back.
    """
    names = {line.id: line.name for line in session.lines}
    if len(session.lines) == 1:
        return names
    chosen: dict[int, list[str]] = {}
    for line in session.lines:
        if not line.named:
            parted = [step for at, step in pairwise(session.path(line)) if len(session.children[at]) > 1]
            chosen[line.id] = [_chosen(session, speech, step) for step in parted]
    for many in range(1, max(map(len, chosen.values()), default=0) + 1):
        said = {id_: _short(choices[-many:]) for id_, choices in chosen.items() if choices}
        taken = Counter([*names.values(), *said.values()])
        for id_, name in said.items():
            if taken[name] == 1:
                names[id_] = name
                del chosen[id_]
    for id_, choices in chosen.items():  # what no choices tell apart, its number does
        if choices:
            names[id_] = speech.m("lines-numbered", name=_short(choices), n=names[id_])
    return names


def _short(choices: Sequence[str]) -> str:
    """Return choices in one line; of many the last ones."""
    said = ", ".join(choices)
    return said if len(said) <= LONGEST else "…" + said[1 - LONGEST :]


def _chosen(session: Session, speech: AppText, step: int) -> str:
    """Return in words what was chosen at the beginning of a step."""
    before, answer = session.steps[session.steps[step].parent], session.steps[step].answer
    request = before.request
    if request is None or answer is None:
        return speech.m("lines-on")
    if not answer:
        return speech.m("now-decline")
    return speech.listed(_option(session, speech, before.state, request, option) for option in answer)


def _option(session: Session, speech: AppText, state: State, request: Request, option: int) -> str:
    """Return an option in as few words as tell it; an unseen card is told by its back."""
    kind, card = actions.split(session.machine, option) if request.kind == "action" else (None, option)
    if kind is actions.DRAW:
        return speech.m("lines-draw")
    named = kind in (actions.DOGMA, actions.MELD) or request.kind in ("card", "order")
    if not named or not knows(session.machine, state, session.viewer, card):
        return to_plain(speech.option(state, request, option), speech.catalogue)
    return speech.m(f"lines-{kind.word}" if kind is not None else "lines-card", card=speech.card_title(card))


def lines(session: Session, speech: AppText, *, comparing: tuple[int, ...] = ()) -> Nodes:
    """Return what the panel shows; ``comparing`` are the ids of one or two lines."""
    names = line_names(session, speech)
    content: Nodes = [
        h("h2", {"class": "itut-heading"}, speech.m("lines-label")),
        h("p", {"class": "itut-about"}, speech.m("lines-intro" if len(names) > 1 else "lines-only-one")),
    ]
    rows = [_line(session, speech, line, names[line.id], comparing) for line in session.lines]
    content.append(h("ul", {"class": "itut-lines", "aria-label": speech.m("lines-label"), "key": "lines"}, rows))
    if len(comparing) == 2:
        both = [next((line for line in session.lines if line.id == id_), None) for id_ in comparing]
        if both[0] is not None and both[1] is not None:
            content += compare(session, speech, both[0], both[1], names)
    restart = {
        "class": "itut-button", "type": "button", "data-act": "restart", "key": "restart",
        "title": speech.m("lines-restart.hint"),
    }  # fmt: skip
    content.append(h("div", {"class": "itut-steps", "key": "end"}, h("button", restart, speech.m("lines-restart"))))
    return content


def _line(session: Session, speech: AppText, line: Line, name: str, comparing: tuple[int, ...]) -> Node:
    here = line is session.line
    steps = session.steps[line.tip].number
    about = [speech.m("lines-steps", n=steps)]
    if here:
        about.append(speech.m("lines-current"))

    def button(act: str, message: str, label: str, *, pressed: bool | None = None) -> Node:
        attributes = {
            "class": "itut-button itut-small" + (" itut-primary" if act == "compare" and waits else ""),
            "type": "button", "data-act": f"{act}:{line.id}",
            "aria-label": speech.m(label, name=name), "key": act,
            "aria-pressed": None if pressed is None else "true" if pressed else "false",
        }  # fmt: skip
        return h("button", attributes, speech.m(message))

    compared = line.id in comparing
    waits = len(comparing) == 1 and not compared
    alone = len(comparing) == 1 and compared and len(session.lines) > 1
    compares = ("lines-compare-this", "lines-compare-with") if waits else ("lines-compare", "lines-compare-line")
    field = {
        "class": "itut-field", "type": "text", "value": name, "maxlength": str(LONGEST),
        "data-act": f"rename:{line.id}",
        "aria-label": speech.m("lines-name", name=name), "key": "name",
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
            button("compare", *compares, pressed=compared) if len(session.lines) > 1 else None,
            button("delete", "lines-delete", "lines-delete-line") if len(session.lines) > 1 else None,
        ),
        h("p", {"class": "itut-about", "role": "status", "key": "other"}, speech.m("lines-choose-other"))
        if alone
        else None,
    )


def compare(session: Session, speech: AppText, one: Line, other: Line, names: Mapping[int, str]) -> Nodes:
    """Return what differs in the tables at the ends of two lines, zone by zone in words."""
    views = [look(session.machine, session.steps[line.tip].state, session.viewer) for line in (one, other)]
    rows: Nodes = []
    for (where, left), (_, right) in zip(_places(speech, views[0]), _places(speech, views[1]), strict=True):
        if left != right:
            cells = [h("td", None, speech.drawn(text)) for text in (left, right)]
            rows.append(h("tr", None, h("th", {"scope": "row"}, where), cells))
    title = speech.m("lines-compared", one=names[one.id], other=names[other.id])
    content: Nodes = [h("h3", {"class": "itut-caption", "key": "compared"}, title)]
    if not rows:
        content.append(h("p", {"class": "itut-about", "key": "same"}, speech.m("lines-same")))
    else:
        heads = [speech.m("lines-where"), names[one.id], names[other.id]]
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


def _places(speech: AppText, view: TableView) -> Iterator[tuple[str, str]]:
    """Yield every place of a table with what lies there, in words."""
    for player in view.players:
        yield from area(speech, player)
    yield from middle(speech, view)
    yield speech.m("where-turn"), speech.turn(view)


def middle(speech: AppText, view: TableView) -> Iterator[tuple[str, str]]:
    """Yield every place between the players with what lies there, in words."""
    for set_ in dict.fromkeys(deck.set for deck in view.decks):
        caption = speech.m("where-decks") if set_ == "base" else speech.set_name(set_)
        decks = [deck for deck in view.decks if deck.set == set_]
        yield caption, speech.listed(speech.m("where-deck", age=f"[{deck.age}]", count=deck.count) for deck in decks)
    yield speech.m("where-available"), speech.listed(f"[{each.card.value}]" for each in view.achievements)
    yield speech.m("where-junk"), speech.m("cards", n=len(view.junk))
    for zone in view.zones:
        if zone.word not in (AVAILABLE, JUNK):
            yield speech.zone(zone.word), _cards(speech, zone.cards)


def area(speech: AppText, player: PlayerView) -> Iterator[tuple[str, str]]:
    """Yield every place of a player with what lies there, in words."""
    who = speech.who(player.seat)
    for pile in player.piles:
        color = phrase(f"color-{pile.color.word}")
        cards = _cards(speech, pile.cards)
        if len(pile.cards) > 1:
            cards = speech.m("where-splayed", cards=cards, splay=speech.m(f"splay-{pile.splay.word}.splayed"))
        yield speech.m("where-pile", **who, color=color), cards
    for zone in player.zones:
        # the order of a hand tells nothing, and would tell two tables apart that are the same
        held = tuple(sorted(zone.cards, key=lambda card: (card.value, card.key))) if zone.word == HAND else zone.cards
        words = _cards(speech, held)
        if zone.word == ACHIEVEMENTS:
            won = [*(f"[{card.value}]" for card in held), *(speech.special(name) for name in player.specials)]
            words = speech.listed(won) or speech.m("where-nothing")
        yield speech.m("where-zone", **who, zone=phrase(f"zone-{zone.word}", player=speech.name(player.seat))), words


def _cards(speech: AppText, cards: tuple[CardView, ...]) -> str:
    """Return cards in words: titles where they are seen, backs where not."""
    if not cards:
        return speech.m("where-nothing")
    return speech.listed(
        f"{speech.card_title(card.card)} [{card.value}]" if card.card is not None else f"[{card.value}]"
        for card in cards
    )
