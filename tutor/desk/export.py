"""What leaves the app: a table as text and as a picture, a whole line as text, and as a page to walk through.

Pure functions. The text of a position or of a game tells hidden cards, too; a picture and a page show what their viewer
sees.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

from engine.game import Game
from engine.positions import Position, from_line, loads, to_line
from engine.positions.line import PREFIX
from engine.positions.position import Bilingual
from engine.query.sight import Viewer
from engine.saves.faults import SCHEMA as SAVE
from engine.trace.recorder import Level
from tutor.desk import position_edits
from tutor.scene.primitives import Scene
from tutor.scene.svg import to_svg
from tutor.scene.table import Options, draw_table
from tutor.session import SCHEMA as SESSION
from tutor.session import Line, Session, Step
from tutor.widgets.app_text import AppText
from tutor.widgets.html import Node, Nodes, h, to_html
from tutor.widgets.lines_panel import line_names
from tutor.widgets.marks import marks
from tutor.widgets.now_panel import Choice, turn_line
from tutor.widgets.step_view import StepView, named
from tutor.widgets.why_panel import happened

WIDTH = 980.0
"""of a picture"""


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
    """Return what a text holds: a position in one line or as YAML, or a game that was kept.

    Raises:
        PositionError: with all that is wrong with the position.
        SaveError: the game cannot be opened.
    """
    start = text.strip()
    if start.startswith(PREFIX) and start[len(PREFIX) : len(PREFIX) + 1].isdecimal():
        return from_line(start if "\n" not in start else text, source)
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


def picture(moment: StepView, speech: AppText, width: float = WIDTH) -> Scene:
    """Return a moment's table with what the step changed and what counts, but nothing to choose."""
    counts = replace(marks(moment, speech, Choice(), unfolded=True), choices=frozenset(), chosen=frozenset())
    return draw_table(named(moment.view, speech), speech, counts, Options(width=width))


def svg(session: Session, speech: AppText, width: float = WIDTH) -> str:
    """Return the table as an SVG picture."""
    return to_svg(picture(StepView.of(session), speech, width))


# --- a page with a walk -------------------------------------------------------------------------------------


def speech_for(session: Session, language: str, position: Position | None = None) -> AppText:
    """Return the words for a session, with the players' names in that language where a position tells them."""
    players = session.machine.setup.players
    names = [position.name(seat, language) for seat in range(len(players))] if position is not None else list(players)
    return AppText(session.machine, language, names, session.viewer)


def page(session: Session, speech: AppText, *, title: str = "", text: Bilingual | None = None) -> str:
    """Return a session as one HTML page: a picture and words a step, arrow keys, a choice of line, no network.

    It begins with the line that the session stands on; what lines share is in it once.
    Whatever players and teachers have named is text and stays text; the page's policy runs no script but its own.
    """
    title = title or session.title or speech.m("app-untitled")
    script, style = (_part(name) for name in ("page.js", "page.css"))
    lines = [session.line, *(line for line in session.lines if line is not session.line)]
    steps = {index: (drawn, words) for index, drawn, words in _steps(session, speech, lines)}
    order = {index: place for place, index in enumerate(steps)}
    paths = "|".join(" ".join(str(order[index]) for index in session.path(line)) for line in lines)
    body: Nodes = [
        h(
            "header",
            None,
            h("h1", None, title),
            h("p", {"class": "seen"}, _seen_by(speech, session.viewer)),
            h("p", {"class": "text"}, speech.drawn(text.of(speech.language))) if text is not None else None,
        ),
        _bar(speech, [line_names(session, speech)[line.id] for line in lines]),
    ]
    sections = []
    for index, (drawn, words) in steps.items():
        last = max(session.steps[line.tip].number for line in lines if index in session.path(line))
        sections.append(_section(speech, order[index], session.steps[index].number, last, drawn, words))
    policy = (
        f"default-src 'none'; style-src 'unsafe-inline'; script-src {_sha(script)}; base-uri 'none'; form-action 'none'"
    )
    place = html.escape(speech.m("page-place", n="{n}", last="{last}"))
    return "\n".join(
        [
            f'<!DOCTYPE html>\n<html lang="{speech.language}">\n<head>\n<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{html.escape(policy)}">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{html.escape(title)}</title>\n<style>{style}</style>\n</head>\n<body>",
            f'{to_html(body)}\n<main data-place="{place}" data-lines="{paths}">',
            *sections,
            f"</main>\n{to_html(h('footer', None, speech.m('page-made')))}",
            f"<script>{script}</script>\n</body>\n</html>\n",
        ]
    )


def _part(name: str) -> str:
    return (files("tutor.desk") / name).read_text(encoding="utf-8")


def _sha(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _seen_by(speech: AppText, viewer: Viewer) -> str:
    if viewer is None:
        return speech.m("page-seen-all")
    return speech.m("page-seen-nobody" if viewer < 0 else "page-seen")


def _bar(speech: AppText, lines: Sequence[str]) -> Node:
    def button(does: str) -> Node:
        attributes = {"type": "button", "data-go": does, "title": speech.m(f"page-{does}.hint")}
        return h("button", attributes, speech.m(f"page-{does}"))

    slider = {"type": "range", "min": "0", "value": "0", "aria-label": speech.m("page-slider")}
    place = h("output", {"aria-live": "polite"})
    options = [h("option", {"value": str(n)}, name) for n, name in enumerate(lines)]
    choice = h("label", None, speech.m("page-line"), " ", h("select", None, options)) if len(lines) > 1 else None
    moves = (button("back"), button("on"), h("input", slider), place)
    return h("nav", {"aria-label": speech.m("page-bar")}, choice, *moves)


def _steps(session: Session, speech: AppText, lines: Sequence[Line]) -> Iterator[tuple[int, Scene, Nodes]]:
    """Yield every step of some lines once, with its picture and words."""
    quiet = Session(Game(session.steps[0].state.copy(), machine_=session.machine), viewer=session.viewer)
    quiet.adopt(session)
    seen: set[int] = set()
    for quiet.line in lines:
        before: int | None = None
        for index in session.path(quiet.line):
            if index not in seen:
                quiet.cursor = index
                moment = StepView.of(quiet, before)
                yield index, picture(moment, speech), _told(moment, speech, session.steps[index])
            seen.add(index)
            before = index


def _told(moment: StepView, speech: AppText, step: Step) -> Nodes:
    content: Nodes = []
    turn = turn_line(moment, speech)
    if turn:
        content.append(h("p", {"class": "turn"}, turn))
    news = happened(moment, speech)
    if news:
        content.append(h("ul", {"class": "news"}, [h("li", None, speech.drawn(each)) for each in news]))
    for entry in moment.reasons():
        fact = speech.fact(entry, moment.state)
        if not fact.sentence:
            continue
        cited = speech.words.rule(fact.rule, moment.view.edition).citations if fact.rule else ()
        source = h("cite", None, cited[0]) if cited else None
        numbers = [h("li", None, speech.drawn(each)) for each in fact.numbers]
        reason = h("p", {"class": "reason"}, speech.drawn(fact.sentence), " " if source else None, source)
        content += [reason, h("ul", {"class": "numbers"}, numbers) if numbers else ""]
    request = step.request
    if request is not None:
        prompt = speech.prompt(moment.state, request)
        content.append(h("p", {"class": "asked"}, h("strong", None, prompt.who), " ", speech.drawn(prompt.asked)))
    if moment.state.result is not None:
        content.append(
            h("p", {"class": "asked"}, speech.drawn(speech.words.result(moment.machine, moment.state) or ""))
        )
    return [each for each in content if each != ""]


def _section(speech: AppText, place: int, number: int, last: int, drawn: Scene, words: Nodes) -> str:
    head = h("h2", None, speech.m("page-place", n=str(number), last=str(last)))
    told = to_html(h("div", {"class": "told"}, head, words))
    return f'<section id="step-{place}"><div class="table">{to_svg(drawn)}</div>{told}</section>'


def file_name(title: str, ending: str) -> str:
    """Return a name for a file that every system takes."""
    plain = "-".join("".join(char if char.isalnum() else " " for char in title.casefold()).split())[:60]
    return f"{plain or 'innovation'}.{ending}"


def write(path: Path, text: str) -> None:
    """Write a file, whole or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8", newline="\n")
    part.replace(path)
