"""A ruling written from the table in front of one: a form for its words; table, line and outcome are taken over.

It is checked by running it before it is kept: its line is played again and must come out as it did.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ipywidgets
import yaml

from engine.lang.terms import Color, Splay
from engine.model.state import State
from engine.model.zones import Owner
from engine.positions import PositionError, Problem, loads, verify
from engine.positions.expect import zone_keys
from engine.positions.judge import is_idle
from engine.positions.read import SCHEMA
from engine.positions.write import plain
from engine.rules import RULES
from engine.run.machine import Machine
from engine.run.options import option_id
from engine.text.errors import words_of
from engine.text.markup import to_plain
from engine.text.messages import phrase
from tutor.desk import position_edits
from tutor.desk.elements import DeskPanel, button, labelled, messages_in, offer, problems, row
from tutor.panels.app_text import catalogue
from tutor.panels.elements import para
from tutor.panels.html import Nodes
from tutor.user_files import locked, write_whole

if TYPE_CHECKING:
    from engine.positions import Position
    from tutor.desk.finder import Finder
    from tutor.session import Session

LINE = "played"
"""id of the line that is taken over from the table"""


@dataclass(frozen=True, slots=True)
class Said:
    """What a ruling says."""

    title: str
    question: str
    answer: str
    reasons: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


def written(session: Session, like: Position | None, said: Said, name: str) -> str:
    """Return the file of a ruling: its words, the table the session began at, and the line up to the current step.

    What the line is expected to come to is what it came to: whose turn it is, and every zone and splay of a player
    that is another one than at the beginning; or who won. The cards that it is about are those of its Dogma actions
    and those that asked.

    Raises:
        PositionError: the current step is in the middle of an action.
    """
    m, steps = session.machine, list(session.history())
    if not is_idle(session.game):
        raise PositionError([Problem("", 0, 0, phrase("position-amid-action"))])
    start, end = steps[0].state, steps[-1].state
    table = yaml.safe_load(position_edits.text(start, like))
    table = {key: value for key, value in table.items() if key not in ("schema", "title", "id")}
    play: list[Any] = []
    about: list[int] = []
    for before, after in pairwise(steps):
        request = before.request
        if after.answer is None or request is None:
            continue
        picked = [option_id(m, before.state, request, option) for option in after.answer]
        play.append({m.setup.players[request.seat]: picked[0] if len(picked) == 1 else picked or "pass"})
        about += [request.card] if request.card >= 0 else []
        about += [card for word in picked if word.startswith("dogma ") for card in [m.catalogue.find(word[6:])]]
    data: dict[str, Any] = {"schema": SCHEMA, "id": name, "title": said.title}
    for key, words in (("question", said.question), ("answer", said.answer)):
        data |= {key: words} if words else {}
    for key, listed in (("reasons", said.reasons), ("sources", said.sources), ("rules", said.rules)):
        data |= {key: list(listed)} if listed else {}
    if about:
        data["cards"] = [m.catalogue.title[card] for card in dict.fromkeys(about)]
    data |= table
    if play:
        data["lines"] = [{"id": LINE, "play": play, "expect": _came_to(m, start, end)}]
    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, default_flow_style=None, width=110)


def _came_to(m: Machine, start: State, end: State) -> dict[str, Any]:
    """Return what a line came to, as it can be expected."""
    if end.result is not None:
        return {"winners": [m.setup.players[seat] for seat in end.result.winners], "reason": end.result.reason}
    players = {}
    for seat, name in enumerate(m.setup.players):
        found: dict[str, Any] = {}
        for key in zone_keys(m.zones.kinds, Owner.EACH_PLAYER):
            before, after = (_titles(m, s, key, seat) for s in (start, end))
            if before != after:
                found[key] = after
        piles, splays = {}, {}
        for color in Color:
            zone = m.zones.pile(seat, color)
            if start.zones[zone] != end.zones[zone]:
                piles[color.word] = [m.catalogue.title[card] for card in end.zones[zone]]
            if start.splays[zone] != end.splays[zone]:
                splays[color.word] = Splay(end.splays[zone]).word
        found |= {key: changed for key, changed in (("board", piles), ("splay", splays)) if changed}
        if found:
            players[name] = found
    turn = plain(end).get("turn", {})
    now = {"player": turn.get("player", m.setup.players[0]), "action": turn.get("action", 1)}
    return {"turn": now, **({"players": players} if players else {})}


def _titles(m: Machine, s: State, key: str, seat: int) -> list[str]:
    return [m.catalogue.title[card] for zone in m.zones.called(key, seat) for card in s.zones[zone]]


class RulingForm:
    """The form. ``box`` is the widget; its button calls ``keep``."""

    def __init__(self, desk: Finder, folder: Path) -> None:
        self.desk, self.folder = desk, folder
        self.title = ipywidgets.Text()
        self.question = ipywidgets.Textarea(rows=2)
        self.answer = ipywidgets.Textarea(rows=2)
        self.reasons = ipywidgets.Textarea(rows=2)
        self.sources = ipywidgets.Textarea(rows=2)
        self.rule = ipywidgets.Dropdown()
        self._fields = {
            "title": self.title,
            "question": self.question,
            "answer": self.answer,
            "reasons": self.reasons,
            "sources": self.sources,
            "rule": self.rule,
        }
        for field in self._fields.values():
            field.add_class("itut-desk-wide")
        self._keep = button(desk.guard.wrap(self.keep), main=True)
        self.notes = DeskPanel("ruling")
        self.box = ipywidgets.VBox(
            children=[
                *(row("ruling", field) for field in self._fields.values()),
                row("form", self._keep),
                self.notes,
            ]
        )
        self.box.add_class("itut-desk-change")

    def set_language(self, language: str) -> None:
        """Set the words of the form."""
        m, words = messages_in(language), catalogue(language)
        for name, field in self._fields.items():
            labelled(field, m(f"ruling-{name}"))
        for name in ("reasons", "sources"):
            self._fields[name].placeholder = m("ruling-one-a-line")
        titles = sorted((to_plain(words.message(f"rule-{rule}.title"), words), rule) for rule in RULES)
        named = [(f"{title} ({rule})", rule) for title, rule in titles]
        offer(self.rule, [(m("ruling-no-rule"), ""), *named], self.rule.value)
        self._keep.description = m("ruling-keep")
        self.notes.set_language(language, m("ruling-write"))
        self.notes.show([para(m("ruling-how"), "itut-about", "how")])

    def keep(self) -> None:
        """Check the ruling by running it, and keep it among the user's own; if anything is wrong, tell what."""
        m = messages_in(self.desk.lang)
        said = Said(
            " ".join(self.title.value.split()),
            self.question.value.strip(),
            self.answer.value.strip(),
            _lines(self.reasons.value),
            _lines(self.sources.value),
            (self.rule.value,) if self.rule.value else (),
        )
        if not (said.title and said.question and said.answer):
            self.notes.show([para(m("ruling-incomplete"), "itut-notice", "wrong", status=True)])
            return
        assert self.desk.app is not None
        session, text = self.desk.app.session, ""
        if not is_idle(session.game):
            self.notes.show([para(m("ruling-middle"), "itut-notice", "wrong", status=True)])
            return
        try:
            name = _name(said.title)
            text = written(session, self.desk.app.position, said, name)
            faults = verify(loads(text, f"{name}.yaml"))
            if faults:
                raise PositionError(faults)
            file = self._write(name, text)
        except PositionError as error:
            wrong = problems(error, self.desk.lang, text)
            self.notes.show([para(m("ruling-wrong"), "itut-notice", "wrong", status=True), wrong])
            return
        except OSError as error:
            why = words_of(error, self.desk.lang) or str(error)
            self.notes.show([para(m("ruling-not-kept", why=why), "itut-notice", "wrong", status=True)])
            return
        self.desk.refresh_entries()
        steps = sum(step.answer is not None for step in session.history())
        done: Nodes = [para(m("ruling-kept", file=str(file), n=steps), "itut-about", "done", status=True)]
        self.notes.show(done)

    def _write(self, name: str, text: str) -> Path:
        """Write the file under a name that there is not yet."""
        number, file = 1, self.folder / f"{name}.yaml"
        with locked(file):
            while file.exists():
                number += 1
                file = self.folder / f"{name}-{number}.yaml"
            write_whole(file, text.replace(f"\nid: {name}\n", f"\nid: {file.stem}\n", 1).encode("utf-8"))
        return file

    def __repr__(self) -> str:
        return f"RulingForm({self.title.value!r})"


def _lines(text: str) -> tuple[str, ...]:
    return tuple(line.strip() for line in text.splitlines() if line.strip())


def _name(title: str) -> str:
    """Return the name of a file for a title."""
    return re.sub("[^a-z0-9]+", "-", title.casefold()).strip("-")[:40].strip("-") or "ruling"
