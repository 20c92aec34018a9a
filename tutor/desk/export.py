"""Export: a table as text or picture, a session as text or as a page to step through.

Pure functions. The text of a position or game contains hidden cards; a picture or page shows only what its viewer
sees.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

from engine.game import Game
from engine.positions import Position, from_line, loads, to_line
from engine.positions.line import PREFIX
from engine.positions.position import Bilingual
from engine.query.sight import Viewer
from engine.run.options import open_options
from engine.saves.faults import SCHEMA as SAVE
from engine.trace.recorder import Level
from tutor import session_line
from tutor.course.study_file import is_study, loads_study
from tutor.desk import position_edits, study_record
from tutor.panels.annotated import drawn_on, mark_words, shown
from tutor.panels.app_text import AppText
from tutor.panels.concealed import Concealed
from tutor.panels.html import Node, Nodes, h, to_html
from tutor.panels.lines import line_names
from tutor.panels.marks import marks
from tutor.panels.now import Selection, turn_line
from tutor.panels.step_view import StepView, named
from tutor.panels.why import happened
from tutor.scene.fonts import face
from tutor.scene.layout import wrap
from tutor.scene.patterns import THEMES, Theme
from tutor.scene.primitives import Rect, Scene, Text
from tutor.scene.svg import to_svg
from tutor.scene.table import Options, draw_table
from tutor.session import SCHEMA as SESSION
from tutor.session import Line, Session, Step
from tutor.session_line import is_packed
from tutor.widgets.styles import page_tokens

WIDTH = 980.0
"""width of a picture"""
LINE, MARGIN = 24.0, 10.0
"""height and side margin of a line below a picture"""


# --- text, both ways ----------------------------------------------------------------------------------------


def line(session: Session) -> str:
    """Return the table as one line.

    Raises:
        PositionError: it is in the middle of an action, or the game is over.
    """
    return to_line(session.state)


def sheet(session: Session, like: Position | None = None) -> str:
    """Return the table as YAML, with the names and title of ``like`` in both languages.

    Raises:
        PositionError: it is in the middle of an action, or the game is over.
    """
    return position_edits.text(session.state, like)


def read(text: str, source: str = "text") -> Position | Session:
    """Read a text: a position or a session as one line, a position as YAML, recorded lines, or a saved game.

    Raises:
        PositionError: the position has errors; it lists all of them.
        SaveError: the game cannot be loaded.
    """
    if is_packed(text):
        return session_line.from_line(text, source)
    start = text.strip()
    if start.startswith(PREFIX) and start[len(PREFIX) : len(PREFIX) + 1].isdecimal():
        return from_line(start if "\n" not in start else text, source)
    if is_study(start):
        return study_record.on_table(loads_study(text, source))
    if start.startswith("{"):
        try:
            schema = str(json.loads(start).get("schema")).partition("/")[0]
        except (ValueError, AttributeError, RecursionError):
            schema = ""
        if schema == SESSION.partition("/")[0]:
            return Session.loads(start)
        if schema == SAVE.partition("/")[0]:
            return Session(Game.load(start, Level.FULL))
    return loads(text, source)


# --- pictures -----------------------------------------------------------------------------------------------


def picture(step_view: StepView, texts: AppText, width: float = WIDTH, concealed: Concealed | None = None) -> Scene:
    """Return the table of a step with what changed, what counts and what a person has drawn, but no options.

    ``concealed``: without what that conceals of the table.
    """
    counts = replace(marks(step_view, texts, Selection(), unfolded=True), choices=frozenset(), chosen=frozenset())
    counts = drawn_on(counts, step_view, texts)
    options = Options(width=width)
    view = step_view.view if concealed is None else concealed.table(step_view.view)
    return draw_table(named(view, texts), texts, counts, options)


def alone(step_view: StepView, texts: AppText, width: float = WIDTH) -> str:
    """Return the table of a step as an SVG picture that needs nothing beside it: with its font and whose work it is."""
    credit, theme = texts.message("picture-credit"), THEMES[Options().theme]
    return to_svg(with_line(picture(step_view, texts, width), credit, theme), alone=True)


def with_line(drawn: Scene, text: str, theme: Theme) -> Scene:
    """Return a picture with a text below it, in as many lines as it needs."""
    size, ink, weight = 11, theme.muted, 400
    rows = wrap(text, size, weight, drawn.width - 2 * MARGIN, len(text))
    tall = LINE + (len(rows) - 1) * (size + 4)
    words = (
        Text(MARGIN, drawn.height + LINE - 8 + place * (size + 4), row, size, ink, weight)
        for place, row in enumerate(rows)
    )
    ground = Rect(0, drawn.height, drawn.width, tall, fill=theme.ground)
    return replace(drawn, height=drawn.height + tall, items=(*drawn.items, ground, *words))


def svg(session: Session, texts: AppText, width: float = WIDTH) -> str:
    """Return the table as an SVG picture."""
    return alone(StepView.of(session), texts, width)


# --- a page of steps -------------------------------------------------------------------------------------


def texts_for(session: Session, language: str, position: Position | None = None) -> AppText:
    """Return the texts for a session; a position supplies the players' names in the language."""
    players = session.machine.setup.players
    names = [position.name(seat, language) for seat in range(len(players))] if position is not None else list(players)
    return AppText(session.machine, language, names, session.viewer)


def page(session: Session, texts: AppText, *, title: str = "", text: Bilingual | None = None) -> str:
    """Return a session as one HTML page: picture and text of each step, arrow keys, choice of line, no network.

    A card in the picture shows its text while it is pointed at or has the focus; all texts are listed below, too.
    It begins with the current line; steps shared by lines are included once. Names typed by users are escaped, and the
    page's content security policy allows no script but its own.
    """
    title = title or session.title or texts.message("app-untitled")
    script, style = (_resource(name) for name in ("page.js", "page.css"))
    lines = [session.line, *(line for line in session.lines if line is not session.line)]
    seen: set[int] = set()
    steps = {index: (drawn, words, places) for index, drawn, words, places in _steps(session, texts, lines, seen)}
    order = {index: place for place, index in enumerate(steps)}
    paths = "|".join(" ".join(str(order[index]) for index in session.path(line)) for line in lines)
    body: Nodes = [
        h(
            "header",
            None,
            h("h1", None, title),
            h("p", {"class": "edition"}, texts.edition) if texts.edition else None,
            h("p", {"class": "seen"}, _seen_by(texts, session.viewer)),
            h("p", {"class": "text"}, texts.marked(text.of(texts.language))) if text is not None else None,
        ),
        _bar(texts, [line_names(session, texts)[line.id] for line in lines]),
    ]
    sections = []
    for index, (drawn, words, places) in steps.items():
        last = max(session.steps[line.tip].number for line in lines if index in session.path(line))
        sections.append(_section(texts, order[index], session.steps[index].number, last, drawn, words, places))
    policy = (
        "default-src 'none'; style-src 'unsafe-inline'; font-src data:; "
        f"script-src {_sha(script)}; base-uri 'none'; form-action 'none'"
    )
    footer = h("footer", None, texts.message("page-made"), " ", texts.message("picture-credit"))
    place = html.escape(texts.message("page-place", n="{n}", last="{last}"))
    return "\n".join(
        [
            f'<!DOCTYPE html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{html.escape(policy)}">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{html.escape(title)}</title>\n<style>{face()}\n{page_tokens()}\n{style}</style>\n</head>\n<body>",
            f'{to_html(body)}\n<main data-place="{place}" data-lines="{paths}">',
            *sections,
            f"</main>\n{to_html(_cards(texts, seen))}\n{to_html(footer)}",
            f"<script>{script}</script>\n</body>\n</html>\n",
        ]
    )


def _resource(name: str) -> str:
    return (files("tutor.desk") / name).read_text(encoding="utf-8")


def _sha(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _seen_by(texts: AppText, viewer: Viewer) -> str:
    if viewer is None:
        return texts.message("page-seen-all")
    return texts.message("page-seen-nobody" if viewer < 0 else "page-seen")


def _bar(texts: AppText, lines: Sequence[str]) -> Node:
    def button(does: str) -> Node:
        attributes = {"type": "button", "data-go": does, "title": texts.message(f"page-{does}.hint")}
        return h("button", attributes, texts.message(f"page-{does}"))

    slider = {"type": "range", "min": "0", "value": "0", "aria-label": texts.message("page-slider")}
    place = h("output", {"aria-live": "polite"})
    options = [h("option", {"value": str(n)}, name) for n, name in enumerate(lines)]
    choice = h("label", None, texts.message("page-line"), " ", h("select", None, options)) if len(lines) > 1 else None
    moves = (button("back"), button("on"), h("input", slider), place)
    return h("nav", {"aria-label": texts.message("page-bar")}, choice, *moves)


def _cards(texts: AppText, cards: Iterable[int]) -> Node:
    """Return the texts of cards, folded until somebody opens them; those of older printings are as they are played."""
    catalogue = texts.machine.catalogue
    rows = []
    for card in sorted(cards, key=lambda each: (catalogue.age[each], texts.card_title(each))):
        effects = [h("li", None, texts.marked(effect.text)) for effect in texts.card(card).effects]
        title = [texts.card_title(card), " ", *texts.marked(f"[{catalogue.age[card]}]")]
        about = {"class": "card", "id": f"card-{catalogue.key[card]}"}
        rows.append(h("div", about, h("h3", None, title), h("ol", None, effects)))
    return h("details", {"class": "cards"}, h("summary", None, texts.message("page-cards", n=len(rows))), rows)


def _steps(
    session: Session, texts: AppText, lines: Sequence[Line], cards: set[int]
) -> Iterator[tuple[int, Scene, Nodes, Nodes]]:
    """Yield (index, picture, content, places of cards) of every step of some lines, each once.

    The cards that are seen are added to ``cards``.
    """
    quiet = Session(Game(session.steps[0].state.copy(), machine_=session.machine), viewer=session.viewer)
    quiet.adopt(session)
    seen: set[int] = set()
    for quiet.line in lines:
        before: int | None = None
        for index in session.path(quiet.line):
            if index not in seen:
                quiet.cursor = index
                step_view = StepView.of(quiet, before)
                fronts = (each.card for each in step_view.cards.values() if each.card is not None)
                cards |= {card for card in fronts if not session.machine.catalogue.is_special(card)}
                drawn = picture(step_view, texts)
                content = _step_content(step_view, texts, session.steps[index])
                yield index, drawn, content, _card_places(step_view, drawn)
            seen.add(index)
            before = index


def _card_places(step_view: StepView, drawn: Scene) -> Nodes:
    """Return a place over the picture for each card whose front is seen; it shows the text of the card."""
    catalogue, found = step_view.machine.catalogue, Nodes()
    for box in drawn.boxes:
        card = step_view.cards.get(box.key)
        if card is None or card.card is None or catalogue.is_special(card.card) or box.role == "group":
            continue
        shares = (box.x / drawn.width, box.y / drawn.height, box.w / drawn.width, box.h / drawn.height)
        at = ";".join(
            f"{name}:{share:.2%}" for name, share in zip(("left", "top", "width", "height"), shares, strict=True)
        )
        attributes = {"type": "button", "class": "place", "data-card": box.key, "aria-label": box.label, "style": at}
        found.append(h("button", attributes))
    return found


def _step_content(step_view: StepView, texts: AppText, step: Step) -> Nodes:
    content: Nodes = _annotation(step_view, texts)
    turn = turn_line(step_view, texts)
    if turn:
        content.append(h("p", {"class": "turn"}, turn))
    news = happened(step_view, texts)
    if news:
        content.append(h("ul", {"class": "news"}, [h("li", None, texts.marked(each)) for each in news]))
    for entry in step_view.reasons():
        fact = texts.fact(entry, step_view.state)
        if not fact.sentence:
            continue
        cited = texts.game_text.rule(fact.rule, step_view.view.edition).citations if fact.rule else ()
        source = h("cite", None, cited[0]) if cited else None
        numbers = [h("li", None, texts.marked(each)) for each in fact.numbers]
        reason = h("p", {"class": "reason"}, texts.marked(fact.sentence), " " if source else None, source)
        content += [reason, h("ul", {"class": "numbers"}, numbers) if numbers else ""]
    request = step_view.closed or step.request
    if request is not None:
        prompt = texts.prompt(step_view.state, request)
        content.append(h("p", {"class": "asked"}, h("strong", None, prompt.who), " ", texts.marked(prompt.asked)))
        content.append(_options(step_view, texts))
    if step_view.state.result is not None:
        content.append(
            h("p", {"class": "asked"}, texts.marked(texts.game_text.result(step_view.machine, step_view.state) or ""))
        )
    return [each for each in content if each != ""]


def _annotation(step_view: StepView, texts: AppText) -> Nodes:
    """Return what a person has added to a step: the comment, and the marks that the viewer may know of."""
    added = shown(step_view, texts)
    content: Nodes = [h("p", {"class": "comment"}, row) for row in added.comment.split("\n") if row.strip()]
    rows = [h("li", None, mark_words(mark, step_view, texts)) for mark in added.marks]
    return [*content, h("ul", {"class": "marks"}, rows)] if rows else content


def _options(step_view: StepView, texts: AppText) -> Node:
    """Return what can be chosen at a step, as far as the viewer may know it; what a line chooses there is marked."""
    session, request = step_view.session, step_view.request
    if request is None:
        return ""
    children = (session.steps[child].answer for child in session.children[session.cursor])
    taken = {option for answer in children if answer is not None for option in answer}
    rows = []
    for option in open_options(session.machine, session.state, session.viewer):
        mark = h("em", None, " ", texts.message("page-chosen")) if option in taken else None
        words = texts.marked(texts.option(step_view.state, request, option))
        rows.append(h("li", {"class": "taken" if option in taken else None}, words, mark))
    return h("ul", {"class": "options"}, rows) if rows else ""


def _section(texts: AppText, place: int, number: int, last: int, drawn: Scene, words: Nodes, places: Nodes) -> str:
    head = h("h2", None, texts.message("page-place", n=str(number), last=str(last)))
    text = to_html(h("div", {"class": "told"}, head, words))
    return f'<section id="step-{place}"><div class="table">{to_svg(drawn)}{to_html(places)}</div>{text}</section>'


def file_name(title: str, ending: str) -> str:
    """Return a file name that is valid on every system."""
    plain = "-".join("".join(char if char.isalnum() else " " for char in title.casefold()).split())[:60]
    return f"{plain or 'innovation'}.{ending}"


def write(path: Path, text: str) -> None:
    """Write a file atomically."""
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8", newline="\n")
    part.replace(path)
