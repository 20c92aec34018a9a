"""A game of persons at one screen and bots, in an app: whose eyes, the curtain between persons, the bots' answers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from engine.bots import BOTS, Bot, bot
from engine.positions import Position
from engine.query.running import running_action
from engine.query.sight import Viewer
from engine.trace.events import Fact
from tutor.app import App
from tutor.desk.elements import DeskPanel, act, heading, paragraph
from tutor.session import Session, Step
from tutor.widgets.execution import in_log
from tutor.widgets.html import Nodes, h

if TYPE_CHECKING:
    from tutor.widgets.app_text import AppText

PERSON = "person"
KINDS = (PERSON, *BOTS)
MOST = 12
"""things told of what happened meanwhile"""
BEHIND = frozenset({"en", "uk", "language", "smaller", "larger", "motion", "help", "escape", "dismiss"})
"""commands that can be given while the curtain hides the game"""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat at the table and who sits there."""

    name: str
    kind: str
    """one of ``KINDS``"""


class SharedApp(App):
    """An app that several persons use in turn: while ``curtain`` is down nothing can be played or stepped in it."""

    curtain = False
    shared = False
    """whether several persons look in turn, so that nobody may choose whose eyes to see with"""

    def replace(self, other: Session, *, position: Position | None = None, keep: Path | None = None) -> None:
        """Show another game; the one kept at ``keep`` is not offered, as others may have sat there."""
        super().replace(other, position=position)
        self.keep = keep
        self._words_changed()

    def _see(self, view: Viewer | str) -> None:
        if not self.shared:
            super()._see(view)
            return
        self._words_changed()  # the field shows again whose eyes it is
        if not self.curtain:
            self._notice(self.speech.m("game-no-peeping"))

    def _draw(self, *, stepped: bool = False) -> None:
        super()._draw(stepped=stepped)
        if self.curtain:
            for panel in (self.now, self.why, self.card, self.log, self.lines):
                panel.show([])
            self.table.overlay.refresh()
            self.hub.said = self.speech.m("game-curtain")

    def answer(self, picked: tuple[int, ...]) -> None:  # type: ignore[override]
        """Answer what is asked, unless the curtain is down."""
        if not self.curtain:
            super().answer(picked)

    def activate(self, id_: str, value: str = "") -> None:
        """Do what a click on a part of a panel does, unless the curtain is down."""
        if not self.curtain or id_ in BEHIND:
            super().activate(id_, value)

    def press(self, key: str) -> None:
        """Do what a key does; a digit chooses nothing behind the curtain."""
        if not self.curtain or not key.isdecimal():
            super().press(key)

    def do(self, command: str) -> None:
        """Carry out a command, if it does not touch the game while the curtain is down."""
        if not self.curtain or command in BEHIND:
            super().do(command)


class HotSeat:
    """Leads through a game: shows each person only their own cards, and lets bots answer.

    ``panel`` stands in the app's slot. With one person that person always looks; with none, everybody's cards are open.
    """

    def __init__(self, app: SharedApp) -> None:
        self.app = app
        self.chairs: tuple[Chair, ...] = ()
        self.waiting = -1
        """the seat that the screen is to be passed to; -1: the curtain is up"""
        self._busy = False
        self._thinking = ""
        self._bots: dict[int, Bot] = {}
        self.panel = DeskPanel("game", app.guard.wrap(self.activate))
        app.slot.children = (*app.slot.children, self.panel)
        app.on_step(lambda _: self.go_on())
        app.hub.observe(lambda _: self.show(), "language")

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats on which persons sit."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON)

    def seat(self, chairs: tuple[Chair, ...], session: Session, keep: Path | None = None) -> None:
        """Begin, or go on with, a game at these chairs; it is saved at ``keep``."""
        self.chairs = chairs
        seed = session.machine.setup.seed
        self._bots = {
            seat: bot(chair.kind, seed=seed + seat) for seat, chair in enumerate(chairs) if chair.kind != PERSON
        }
        self._raise()
        persons = self.persons
        self.app.shared = len(persons) > 1
        session.viewer = persons[0] if len(persons) == 1 else -1 if persons else None
        self._busy = True
        try:
            self.app.replace(session, keep=keep)
        finally:
            self._busy = False
        self.go_on()

    # --- what happens ---

    def go_on(self) -> None:
        """Let bots answer until a person must, and pass the screen to that one."""
        if self._busy:
            return
        self._busy = True
        try:
            while self.persons and self._bot_is_asked():
                self._bot_answers()
        finally:
            self._busy = False
        request = self.app.session.request
        if request is not None and len(self.persons) > 1 and request.seat in self.persons:
            if self.app.seat != request.seat:
                self._lower(request.seat)
            else:
                self._raise()
        self.show()

    def _bot_is_asked(self) -> bool:
        session = self.app.session
        request = session.request
        return request is not None and session.at_tip and request.seat in self._bots

    def _bot_answers(self) -> None:
        session = self.app.session
        assert session.request is not None
        seat = session.request.seat
        if self.chairs[seat].kind == "searching":
            self._thinking = self.app.speech.name(seat)
            self.show()
            self._thinking = ""
        running = running_action(session.state)
        # what a bot is asked in a person's own action is left to be stepped through by that person
        walked = running is not None and running.seat in self.persons
        session.play(self._bots[seat].answer(session.game), run=not walked)

    def next(self) -> None:
        """Let the bot that is asked answer, where only bots play."""
        if self._bot_is_asked():
            self._bot_answers()
        self.show()

    def to_end(self) -> None:
        """Let bots play on to the end of the game, where only bots play."""
        session = self.app.session
        quiet = Session(session.game, viewer=session.viewer)
        quiet.adopt(session)
        while quiet.request is not None and quiet.at_tip:
            quiet.play(self._bots[quiet.request.seat].answer(quiet.game), run=True)
        session.adopt(quiet)

    # --- the curtain ---

    def _lower(self, seat: int) -> None:
        self.waiting = seat
        self.app.do("escape")  # leave the card that is read
        self.app.curtain = True
        self.app.box.add_class("itut-curtained")
        self.app.seat = -1
        self.panel.focus()

    def _raise(self) -> None:
        self.waiting = -1
        self.app.curtain = False
        self.app.box.remove_class("itut-curtained")

    def look(self) -> None:
        """Whoever the screen was passed to looks."""
        if self.waiting >= 0:
            seat = self.waiting
            self._raise()
            self.app.seat = seat
            self.show()
            self.app.now.focus()

    def hide(self) -> None:
        """Hide the cards of whoever looks, until that one looks again."""
        if self.app.seat is not None and self.app.seat in self.persons and len(self.persons) > 1:
            self._lower(self.app.seat)
            self.show()

    def undo(self) -> None:
        """Go back to the last decision that a person made."""
        session = self.app.session
        for step in reversed(list(session.history())):
            if step.index != session.cursor and step.request is not None and step.request.seat in self.persons:
                session.goto(step.index)
                return

    def activate(self, does: str, value: str = "") -> None:
        """Do what a click on a part of the panel does."""
        match does:
            case "look":
                self.look()
            case "hide":
                self.hide()
            case "undo":
                self.undo()
            case "next":
                self.next()
            case "to-end":
                self.to_end()
            case "open-all":
                self.app.seat = None
                self.show()

    # --- what is shown ---

    def meanwhile(self) -> list[str]:
        """Return what happened since whoever looks last decided, as that one may know it."""
        session, speech = self.app.session, self.app.speech
        since: list[Step] = []
        for step in reversed(list(session.history())):
            since.append(step)
            parent = session.steps[step.parent] if step.parent >= 0 else None
            if parent is None or (parent.request is not None and parent.request.seat == session.viewer):
                break
        entries = [entry for step in reversed(since) for entry in step.entries]
        others = [entry for entry in entries if not isinstance(entry.item, Fact) and in_log(entry)]
        told = [text for entry in others if entry.at.seat != session.viewer and (text := speech.event(entry))]
        return told[-MOST:]

    def show(self) -> None:
        """Show it in the app's language."""
        speech = self.app.speech
        self.panel.word(speech.language, speech.m("game-label"))
        content = self._content(speech)
        self.panel.show(content)
        self.panel.idle = not content
        self.panel.layout.display = None if content else "none"

    def _content(self, speech: AppText) -> Nodes:
        m = speech.m
        if not self.chairs:
            return []
        if self.waiting >= 0:
            name = self.chairs[self.waiting].name
            return [
                heading(m("game-pass", name=name)),
                paragraph(m("game-pass-why", name=name), "", "why", status=True),
                h("div", {"class": "itut-steps", "key": "do"}, act(m("game-i-am", name=name), "look", main=True)),
            ]
        if self._thinking:
            return [paragraph(m("game-thinking", name=self._thinking), "itut-asked", "thinking", status=True)]
        if self.app.session.state.result is not None:
            content: Nodes = [paragraph(m("game-over"), "", "over", status=True)]
            buttons = [act(m("game-over-open"), "open-all")] if self.app.seat is not None else []
            return [*content, h("div", {"class": "itut-steps", "key": "do"}, buttons, self._undo(speech))]
        if not self.persons:
            both = [act(m("game-next"), "next", main=True), act(m("game-to-end"), "to-end")]
            return [
                paragraph(m("game-watch"), "itut-about", "watch"),
                h("div", {"class": "itut-steps", "key": "do"}, both),
            ]
        return self._playing(speech)

    def _playing(self, speech: AppText) -> Nodes:
        m = speech.m
        content: Nodes = []
        viewer = self.app.seat
        several = len(self.persons) > 1
        if several and viewer is not None and viewer >= 0:
            content.append(paragraph(m("game-eyes", name=self.chairs[viewer].name), "itut-about", "eyes"))
        told = self.meanwhile() if self.app.session.request is not None else []
        if told:
            content.append(h("h3", {"key": "meanwhile-head"}, m("game-meanwhile")))
            rows = [h("li", None, speech.drawn(text)) for text in told]
            content.append(h("ul", {"class": "itut-desk-list", "key": "meanwhile"}, rows))
        buttons = [*self._undo(speech), *([act(m("game-hide"), "hide")] if several else [])]
        if buttons:
            content.append(h("div", {"class": "itut-steps", "key": "do"}, buttons))
        return content

    def _undo(self, speech: AppText) -> Nodes:
        session = self.app.session
        decided = any(
            step.index != session.cursor and step.request is not None and step.request.seat in self.persons
            for step in session.history()
        )
        return [act(speech.m("game-undo"), "undo")] if decided else []

    def __repr__(self) -> str:
        return f"HotSeat({len(self.chairs)} chairs)"
