"""A game of persons at one screen and bots: the viewer, the curtain between persons, the bots' answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.bots import BOTS, Bot, bot
from engine.query.running import running_action
from engine.text.telling.events import runs
from engine.trace.events import Began, Entry, Fact, Moved, Span
from tutor.desk.elements import DeskPanel
from tutor.panels import elements
from tutor.panels.elements import heading, para
from tutor.panels.execution import in_log
from tutor.panels.html import Nodes, h
from tutor.saved_games import GameFile
from tutor.session import Session, Step

if TYPE_CHECKING:
    from tutor.app import App
    from tutor.panels.app_text import AppText

PERSON = "person"
KINDS = (PERSON, *BOTS)
MOST = 12
"""maximum number of events in the list of what happened meanwhile"""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat at the table and its player."""

    name: str
    kind: str
    """one of ``KINDS``"""


class HotSeat:
    """Runs a game: shows each person only their own cards, and lets bots answer.

    ``panel`` is in the app's slot. A single person is always the viewer; without persons all cards are open.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.chairs: tuple[Chair, ...] = ()
        self.next_viewer = -1
        """seat of the person to pass the screen to; -1: the curtain is up"""
        self._busy = False
        self._thinking = ""
        self._bots: dict[int, Bot] = {}
        self.panel = DeskPanel("game", app.guard.wrap(self.activate))
        app.slot.children = (*app.slot.children, self.panel)
        app.on_step(lambda _: self.go_on())
        app.hub.observe(lambda _: self.show(), "language")

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON)

    def seat(self, chairs: tuple[Chair, ...], session: Session, game_file: GameFile | None = None) -> None:
        """Begin or resume a game with these chairs; it is saved at ``game_file``."""
        self.app.looks_back.leave()
        self.chairs = chairs
        seed = session.machine.setup.seed
        self._bots = {
            seat: bot(chair.kind, seed=seed + seat) for seat, chair in enumerate(chairs) if chair.kind != PERSON
        }
        self._raise()
        persons = self.persons
        self.app.seats.shared = len(persons) > 1
        session.viewer = persons[0] if len(persons) == 1 else -1 if persons else None
        self._busy = True
        try:
            self.app.replace(session, save_file=game_file)
        finally:
            self._busy = False
        self.go_on()

    # --- play ---

    def go_on(self) -> None:
        """Let bots answer until a person must, then pass the screen to that person."""
        if self._busy:
            return
        if self.app.what_if.stands_in:  # an exercise, not the game
            self.show()
            return
        self._busy = True
        try:
            while self.persons and (self._bot_is_asked() or self._bot_decided()):
                self._bot_answers()
        finally:
            self._busy = False
        request = self.app.session.closed or self.app.session.request
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

    def _bot_decided(self) -> bool:
        """Return whether a bot need not be asked what only others must believe it is asked."""
        session = self.app.session
        return session.closed is not None and session.at_tip and session.closed.seat in self._bots

    def _bot_answers(self) -> None:
        session = self.app.session
        if session.request is None:
            session.into()
            return
        seat = session.request.seat
        if self.chairs[seat].kind == "searching":
            self._thinking = self.app.texts.name(seat)
            self.show()
            self._thinking = ""
        running = running_action(session.state)
        # a person steps through the bots' answers in their own action
        stepped_through = running is not None and running.seat in self.persons
        session.play(self._bots[seat].answer(session.game), run=not stepped_through)

    def next(self) -> None:
        """Let the asked bot answer; used when only bots play."""
        if self._bot_is_asked():
            self._bot_answers()
        self.show()

    def to_end(self) -> None:
        """Let bots play to the end of the game; used when only bots play."""
        session = self.app.session
        quiet = Session(session.game, viewer=session.viewer)
        quiet.adopt(session)
        while quiet.request is not None and quiet.at_tip:
            quiet.play(self._bots[quiet.request.seat].answer(quiet.game), run=True)
        session.adopt(quiet)

    # --- the curtain ---

    def _lower(self, seat: int) -> None:
        self.next_viewer = seat
        self.app.do("escape")  # close the card that is looked up
        self.app.seats.cover(on=True)
        self.app.seat = -1
        self.panel.focus()

    def _raise(self) -> None:
        self.next_viewer = -1
        self.app.seats.cover(on=False)

    def look(self) -> None:
        """Raise the curtain for the person to whom the screen was passed."""
        if self.next_viewer >= 0:
            seat = self.next_viewer
            self._raise()
            self.app.seat = seat
            self.show()
            self.app.now.focus()

    def hide(self) -> None:
        """Lower the curtain until the current person looks again."""
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
        """Handle a click on a part of the panel."""
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
            case "log":
                self.app.tabs.selected_index = self.app.tabs.children.index(self.app.log)
                self.app.log.focus()
            case "lookback":
                self.app.do("lookback")
            case "open-all":
                self.app.seat = None
                self.show()

    # --- what is shown ---

    def meanwhile(self) -> tuple[list[str], int]:
        """Return the events since the viewer's last decision, in the viewer's view, and how many are left out.

        They are in their order. Kept is what happened to the viewer, each with the action that brought it: what was
        gained and lost, and shared in another player's action; then the last of the others.
        """
        session, texts = self.app.session, self.app.texts
        since: list[Step] = []
        for step in reversed(list(session.history())):
            since.append(step)
            parent = session.steps[step.parent] if step.parent >= 0 else None
            if parent is None or (parent.request is not None and parent.request.seat == session.viewer):
                break
        lines: list[str] = []
        own: list[tuple[int, int]] = []
        """places of what happened to the viewer, each with that of its action"""
        action = -1
        acting = session.viewer  # what follows from one's own decision needs no telling
        entries = [entry for step in reversed(since) for entry in session.visible_entries(step)]
        for _, entry, count in runs(session.machine, entries):
            if isinstance(entry.item, Began) and entry.item.what is Span.ACTION:
                acting, action = entry.item.seat, -1
            by_viewer = _by(entry) == session.viewer
            if not _is_shown(entry) or (by_viewer and acting == session.viewer):
                continue
            # the game's own words: what was forced and has none needs no line here
            if text := texts.game_text.event(session.machine, entry, count):
                if isinstance(entry.item, Began):
                    action = len(lines)
                if by_viewer or self._concerns_viewer(entry):
                    own.append((len(lines), action))
                lines.append(text)
        shown: set[int] = set()
        for place, brought_by in reversed(own):
            more = shown | {place} | ({brought_by} if brought_by >= 0 else set())
            shown = more if len(more) <= MOST else shown
        for place in reversed(range(len(lines))):
            if len(shown) < MOST:
                shown.add(place)
        return [lines[place] for place in sorted(shown)], len(lines) - len(shown)

    def _concerns_viewer(self, entry: Entry) -> bool:
        """Return whether a card came to the viewer or was taken from them."""
        session, item = self.app.session, entry.item
        if not isinstance(item, Moved):
            return False
        owner = session.machine.zones.owner
        return any(zone >= 0 and owner[zone] == session.viewer for zone in (item.source, item.target))

    def show(self) -> None:
        """Update the panel, in the app's language."""
        texts = self.app.texts
        self.panel.set_language(texts.language, texts.message("game-label"))
        content = self._content(texts)
        self.panel.show(content)
        self.panel.is_empty = not content
        self.panel.layout.display = None if content else "none"

    def _content(self, texts: AppText) -> Nodes:
        m = texts.message
        if not self.chairs or self.app.what_if.stands_in:
            return []
        if self.next_viewer >= 0:
            name = self.chairs[self.next_viewer].name
            return [
                heading(m("game-pass", name=name)),
                para(m("game-pass-why", name=name), "", "why", status=True),
                h(
                    "div",
                    {"class": "itut-steps", "key": "do"},
                    elements.button(m("game-i-am", name=name), "look", primary=True),
                ),
            ]
        if self._thinking:
            return [para(m("game-thinking", name=self._thinking), "itut-asked", "thinking", status=True)]
        if self.app.session.state.result is not None:
            content: Nodes = [para(m("game-over"), "", "over", status=True)]
            buttons = [elements.button(m("lookback-open"), "lookback", primary=True)]
            if self.app.seat is not None:
                buttons.append(elements.button(m("game-over-open"), "open-all"))
            return [*content, h("div", {"class": "itut-steps", "key": "do"}, buttons, self._undo(texts))]
        if not self.persons:
            both = [elements.button(m("game-next"), "next", primary=True), elements.button(m("game-to-end"), "to-end")]
            return [
                para(m("game-watch"), "itut-about", "watch"),
                h("div", {"class": "itut-steps", "key": "do"}, both),
            ]
        return self._playing(texts)

    def _playing(self, texts: AppText) -> Nodes:
        m = texts.message
        content: Nodes = []
        viewer = self.app.seat
        several = len(self.persons) > 1
        if several and viewer is not None and viewer >= 0:
            content.append(para(m("game-eyes", name=self.chairs[viewer].name), "itut-about", "eyes"))
        events, more = self.meanwhile() if self.app.session.request is not None else ([], 0)
        if events:
            content.append(h("h3", {"key": "meanwhile-head"}, m("game-meanwhile")))
            rows = [h("li", None, texts.marked(text)) for text in events]
            content.append(h("ul", {"class": "itut-desk-list", "key": "meanwhile"}, rows))
        if more:
            content.append(elements.link(m("game-earlier", n=more), "log", key="earlier"))
        buttons = [*self._undo(texts), *([elements.button(m("game-hide"), "hide")] if several else [])]
        if buttons:
            content.append(h("div", {"class": "itut-steps", "key": "do"}, buttons))
        return content

    def _undo(self, texts: AppText) -> Nodes:
        session = self.app.session
        decided = any(
            step.index != session.cursor and step.request is not None and step.request.seat in self.persons
            for step in session.history()
        )
        return [elements.button(texts.message("game-undo"), "undo")] if decided else []

    def __repr__(self) -> str:
        return f"HotSeat({len(self.chairs)} chairs)"


def _by(entry: Entry) -> int:
    """Return whose event it is."""
    return entry.item.seat if isinstance(entry.item, Began) else entry.at.seat


def _is_shown(entry: Entry) -> bool:
    """Return whether an event belongs to what happened meanwhile: each action, and what it brought."""
    item = entry.item
    if isinstance(item, Began):
        return item.what is Span.ACTION
    return not isinstance(item, Fact) and in_log(entry)
