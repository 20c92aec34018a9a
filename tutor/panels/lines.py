"""The panel Lines: the session's lines, and a comparison of two of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from engine.model.state import Request, State
from engine.model.zones import ACHIEVEMENTS, AVAILABLE, HAND
from engine.query.sight import knows
from engine.run import actions
from engine.seat.look import look
from engine.seat.view import CardView, PlayerView, TableView
from engine.text.markup import to_plain
from engine.text.messages import phrase
from tutor.panels.app_text import AppText
from tutor.panels.html import Node, Nodes, h
from tutor.session import Line, Session

LONGEST = 60
"""maximum length of a line's name"""


def line_names(session: Session, texts: AppText) -> dict[int, str]:
    """Return the name of each line by its id: the user's name, else the choices at which the line leaves others.

    It takes the fewest last choices that tell the line from all others; a single line is called by its number. A card
    that the viewer cannot see is named by its back.
    """
    names = {line.id: line.name for line in session.lines}
    if len(session.lines) == 1:
        return names
    chosen: dict[int, list[str]] = {}
    for line in session.lines:
        if not line.named:
            forks = [step for at, step in pairwise(session.path(line)) if len(session.children[at]) > 1]
            chosen[line.id] = [_chosen(session, texts, step) for step in forks]
    for many in range(1, max(map(len, chosen.values()), default=0) + 1):
        short = {id_: _short(choices[-many:]) for id_, choices in chosen.items() if choices}
        taken = Counter([*names.values(), *short.values()])
        for id_, name in short.items():
            if taken[name] == 1:
                names[id_] = name
                del chosen[id_]
    for id_, choices in chosen.items():  # equal choices: add the number
        if choices:
            names[id_] = texts.message("lines-numbered", name=_short(choices), n=names[id_])
    return names


def _short(choices: Sequence[str]) -> str:
    """Join choices; of a long text keep the end."""
    text = ", ".join(choices)
    return text if len(text) <= LONGEST else "…" + text[1 - LONGEST :]


def _chosen(session: Session, texts: AppText, step: int) -> str:
    """Return the words of the answer that began a step."""
    before, answer = session.steps[session.steps[step].parent], session.steps[step].answer
    request = before.request
    if request is None or answer is None:
        return texts.message("lines-on")
    if not answer:
        return texts.message("now-decline")
    return texts.listed(_option(session, texts, before.state, request, option) for option in answer)


def _option(session: Session, texts: AppText, state: State, request: Request, option: int) -> str:
    """Return an option in as few words as tell it; an unseen card is told by its back."""
    kind, card = actions.split(session.machine, option) if request.kind == "action" else (None, option)
    if kind is actions.DRAW:
        return texts.message("lines-draw")
    named = kind in (actions.DOGMA, actions.MELD) or request.kind in ("card", "order")
    if not named or not knows(session.machine, state, session.viewer, card):
        return to_plain(texts.option(state, request, option), texts.catalogue)
    return texts.message(f"lines-{kind.word}" if kind is not None else "lines-card", card=texts.card_title(card))


def lines_content(session: Session, texts: AppText, *, comparing: tuple[int, ...] = ()) -> Nodes:
    """Return the panel's content; ``comparing`` holds the ids of up to two lines."""
    names = line_names(session, texts)
    content: Nodes = [
        h("h2", {"class": "itut-heading"}, texts.message("lines-label")),
        h("p", {"class": "itut-about"}, texts.message("lines-intro" if len(names) > 1 else "lines-only-one")),
    ]
    rows = [_line(session, texts, line, names[line.id], comparing) for line in session.lines]
    content.append(h("ul", {"class": "itut-lines", "aria-label": texts.message("lines-label"), "key": "lines"}, rows))
    if len(comparing) == 2:
        both = [next((line for line in session.lines if line.id == id_), None) for id_ in comparing]
        if both[0] is not None and both[1] is not None:
            content += compare(session, texts, both[0], both[1], names)
    restart = {
        "class": "itut-button", "type": "button", "data-act": "restart", "key": "restart",
        "title": texts.message("lines-restart.hint"),
    }  # fmt: skip
    content.append(
        h("div", {"class": "itut-steps", "key": "end"}, h("button", restart, texts.message("lines-restart")))
    )
    return content


def _line(session: Session, texts: AppText, line: Line, name: str, comparing: tuple[int, ...]) -> Node:
    here = line is session.line
    steps = session.steps[line.tip].number
    about = [texts.message("lines-steps", n=steps)]
    if here:
        about.append(texts.message("lines-current"))

    def button(act: str, message: str, label: str, *, pressed: bool | None = None) -> Node:
        attributes = {
            "class": "itut-button itut-small" + (" itut-primary" if act == "compare" and choosing_other else ""),
            "type": "button", "data-act": f"{act}:{line.id}",
            "aria-label": texts.message(label, name=name), "key": act,
            "aria-pressed": None if pressed is None else "true" if pressed else "false",
        }  # fmt: skip
        return h("button", attributes, texts.message(message))

    compared = line.id in comparing
    choosing_other = len(comparing) == 1 and not compared
    alone = len(comparing) == 1 and compared and len(session.lines) > 1
    compares = (
        ("lines-compare-this", "lines-compare-with") if choosing_other else ("lines-compare", "lines-compare-line")
    )
    field = {
        "class": "itut-field", "type": "text", "value": name, "maxlength": str(LONGEST),
        "data-act": f"rename:{line.id}",
        "aria-label": texts.message("lines-name", name=name), "key": "name",
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
        h("p", {"class": "itut-about", "role": "status", "key": "other"}, texts.message("lines-choose-other"))
        if alone
        else None,
    )


def compare(session: Session, texts: AppText, one: Line, other: Line, names: Mapping[int, str]) -> Nodes:
    """Return the differences between the tables at the ends of two lines, zone by zone."""
    views = [look(session.machine, session.steps[line.tip].state, session.viewer) for line in (one, other)]
    rows: Nodes = []
    for (where, left), (_, right) in zip(_places(texts, views[0]), _places(texts, views[1]), strict=True):
        if left != right:
            cells = [h("td", None, texts.marked(text)) for text in (left, right)]
            rows.append(h("tr", None, h("th", {"scope": "row"}, where), cells))
    title = texts.message("lines-compared", one=names[one.id], other=names[other.id])
    content: Nodes = [h("h3", {"class": "itut-caption", "key": "compared"}, title)]
    if not rows:
        content.append(h("p", {"class": "itut-about", "key": "same"}, texts.message("lines-same")))
    else:
        heads = [texts.message("lines-where"), names[one.id], names[other.id]]
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
    content.append(h("button", close, texts.message("lines-close")))
    return content


def _places(texts: AppText, view: TableView) -> Iterator[tuple[str, str]]:
    """Yield (name of the place, its contents) for every place of a table."""
    for player in view.players:
        yield from area(texts, player)
    yield from middle(texts, view)
    yield texts.message("where-turn"), texts.turn(view)


def middle(texts: AppText, view: TableView) -> Iterator[tuple[str, str]]:
    """Yield (name of the place, its contents) for every place that belongs to no player."""
    for set_ in dict.fromkeys(deck.set for deck in view.decks):
        caption = texts.message("where-decks") if set_ == "base" else texts.set_name(set_)
        decks = [deck for deck in view.decks if deck.set == set_]
        yield (
            caption,
            texts.listed(texts.message("where-deck", age=f"[{deck.age}]", count=deck.count) for deck in decks),
        )
    yield texts.message("where-available"), texts.listed(f"[{each.card.value}]" for each in view.achievements)
    gone = view.out_of_play
    yield texts.message(f"where-{gone.word}"), texts.message("cards", n=len(gone.cards))
    for zone in view.zones:
        if zone.word not in (AVAILABLE, gone.word):
            yield texts.zone(zone.word), _cards(texts, zone.cards)


def area(texts: AppText, player: PlayerView) -> Iterator[tuple[str, str]]:
    """Yield (name of the place, its contents) for every place of a player."""
    who = texts.who(player.seat)
    for pile in player.piles:
        color = phrase(f"color-{pile.color.word}")
        cards = _cards(texts, pile.cards)
        if len(pile.cards) > 1:
            cards = texts.message("where-splayed", cards=cards, splay=texts.message(f"splay-{pile.splay.word}.splayed"))
        if not pile.counted:
            cards = texts.message("where-not-counted", cards=cards)
        yield texts.message("where-pile", **who, color=color), cards
    for zone in player.zones:
        # sorted, because the order of a hand means nothing and equal hands must compare equal
        held = tuple(sorted(zone.cards, key=lambda card: (card.value, card.key))) if zone.word == HAND else zone.cards
        words = _cards(texts, held)
        if zone.word == ACHIEVEMENTS:
            won = [*(f"[{card.value}]" for card in held), *(texts.special(name) for name in player.specials)]
            words = texts.listed(won) or texts.message("where-nothing")
        yield (
            texts.message("where-zone", **who, zone=phrase(f"zone-{zone.word}", player=texts.name(player.seat))),
            words,
        )


def _cards(texts: AppText, cards: tuple[CardView, ...]) -> str:
    """Return cards in words: the title of a visible card, the value of a hidden one, neither if that is unseen, too."""
    if not cards:
        return texts.message("where-nothing")
    return texts.listed(
        f"{texts.card_title(card.card)} [{card.value}]"
        if card.card is not None
        else f"[{card.value}]"
        if card.value
        else texts.message("where-covered")
        for card in cards
    )
