"""The searchable list of all scenarios and rulings; what is chosen stands on the table below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ipywidgets

from engine.game import Game
from engine.model.state import Setup
from engine.positions import Position, PositionError, UnknownScenarioError, load
from engine.rules.documents import FOURTH
from engine.run.link import machine
from engine.text.markup import to_plain
from tutor.app import App
from tutor.desk.elements import DeskPanel, act, heading, labelled, offer, paragraph, problems, row, rule_whole, say
from tutor.desk.scenario_panel import ScenarioPanel
from tutor.desk.search import LONG, Found, card_meant, card_message, card_titled, others, rule_meant, search, tokens
from tutor.desk.share import Share
from tutor.page import KeptPage
from tutor.scenario_index import OWN, RULING, ScenarioEntry, entries
from tutor.session import Session
from tutor.user_files import kept_file, state_folder
from tutor.widgets.app_text import AppText, catalogue, game_words
from tutor.widgets.card_panel import looked_up
from tutor.widgets.error_panel import own_words
from tutor.widgets.fallback import Fallback
from tutor.widgets.guard import Guard
from tutor.widgets.html import Node, Nodes, h

FEW = 12
"""entries shown before one asks for more"""
FOLDER = "scenarios"
"""a person's own scenarios, below the folder of their own files"""


@dataclass(frozen=True, slots=True)
class Stand:
    """A table as it stood, with all its lines and all that was told of it."""

    session: Session
    position: Position | None
    keep: Path | None
    opened: ScenarioEntry | None
    told: Position | None
    readings: tuple[ScenarioEntry, ...]
    shown: bool
    """whether the answer was"""
    walking: str
    past: tuple[Stand, ...]
    """the tables before the changes that were made to it by hand"""


class Finder(KeptPage):
    """A list to search in, and below it an app with what was chosen.

    ``box`` is the whole as one widget, ``field`` the text that is searched for. ``search``, ``open`` and so on are what
    fields and buttons do, for tests and scripts.
    """

    def __init__(self, lang: str | None = None, folder: Path | None = None, query: str = "") -> None:
        super().__init__(lang)
        mine = folder if folder is not None else state_folder() / FOLDER
        if folder is not None and not folder.is_dir():
            raise NotADirectoryError(str(folder))
        self.entries = entries(mine if mine.is_dir() else None)
        self.found: list[Found] = []
        self.app: App | None = None
        """the app below the list, once something was chosen"""
        self.told: ScenarioPanel | None = None
        self.opened: ScenarioEntry | None = None
        self.mine: list[Stand] = []
        """tables that gave way to others and can be gone back to, the last first"""
        self.past: list[Stand] = []
        """the tables before the changes by hand to what stands here"""
        self._open_ = True
        """whether the list is shown"""
        self._all = False
        self._error: tuple[ScenarioEntry, PositionError] | None = None
        self._fault: Exception | None = None
        self.guard = Guard(self._failed)

        self.field = ipywidgets.Text(value=query, continuous_update=True)
        self.field.add_class("itut-desk-wide")
        self.edition = ipywidgets.Dropdown()
        self.list = DeskPanel("found", self.guard.wrap(self.activate))
        self.tools = ipywidgets.VBox()
        """what can be done with the table, between the list and the app"""
        self._place = ipywidgets.VBox()
        self._place.add_class("itut-desk-app")
        self.box = ipywidgets.VBox(
            children=[row("search", self.field, self.edition), self.list, self.tools, self._place]
        )
        self.box.add_class("itut-desk")
        self.still = Fallback(f"itut-{self.list.model_id}")
        """what a notebook without its kernel shows"""
        self._word()
        self.field.observe(self.guard.wrap(self._asked), "value")
        self.edition.observe(self.guard.wrap(self._asked), "value")
        self.search(query)

    # --- words ---

    def _reword(self) -> None:
        self._word()
        self._show()

    def _word(self) -> None:
        m = say(self._lang)
        labelled(self.field, m("find-field"))
        self.field.placeholder = m("find-placeholder")
        labelled(self.edition, m("find-edition"))
        chosen = self.edition.value
        there = sorted({entry.edition for entry in self.entries}, reverse=True)
        options = [(m("find-edition-all"), 0), *((m(f"find-edition-{each}"), each) for each in there)]
        offer(self.edition, options, chosen or 0)
        self.list.word(self._lang, m("find-label"))
        if self.app is None:
            self.still.words = m("find-still-empty")

    # --- searching ---

    def _asked(self, _change: Any) -> None:
        self.search(self.field.value)

    def search(self, query: str) -> None:
        """Show what a query finds."""
        if self.field.value != query:
            self.field.value = query  # which searches
            return
        self.found = search(query, self.entries, self.edition.value or None)
        self._open_, self._all, self._error, self._fault = True, False, None, None
        self._show()

    def activate(self, does: str, value: str = "") -> None:
        """Do what a click on a part of the list does."""
        what, _, of = does.partition(":")
        if what == "open":
            self.open(of)
        elif what == "more":
            self._all = True
            self._show()
        elif what == "list":
            self._open_ = True
            self._show()
        elif what == "mine":
            self.back()
        elif what == "next":
            names = [found.entry.name for found in self.found]
            at = names.index(self.opened.name) if self.opened is not None and self.opened.name in names else -1
            self.open(names[(at + 1) % len(names)])

    def _entry(self, name: str) -> ScenarioEntry:
        for entry in self.entries:
            if name in (entry.name, entry.id):
                return entry
        raise UnknownScenarioError(name, [entry.name for entry in self.entries])

    def open(self, name: str, *, leave: bool = False) -> None:
        """Put a scenario of the list on the table; one that cannot be read is told with all that is wrong with it.

        A table made or played by hand is kept for ``back``, with ``leave`` an untouched one as well.

        Raises:
            UnknownScenarioError: there is no such one in the list.
        """
        entry = self._entry(name)
        self._error = None
        try:
            position = load(entry.path)
            game = position.game()
        except PositionError as error:
            self._error = (entry, error)
            self._open_ = True
            self._show()
            return
        viewer = position.viewer if position.question is None else None  # a ruling is looked at with open cards
        session = Session(game, viewer=viewer, title=position.title.en, source=entry.name)
        keep = kept_file(str(entry.path) if entry.kind == OWN else entry.name)
        self.show(session, position, keep, others(entry, self.entries), leave=leave)
        self.opened, self._open_ = entry, False
        self._show()
        self.list.opened()

    def show(
        self,
        session: Session,
        position: Position | None,
        keep: Path | None,
        readings: Sequence[ScenarioEntry] = (),
        *,
        leave: bool = False,
    ) -> None:
        """Put a game on the table below, with what its position says of itself; see ``open`` for ``leave``."""
        if self.app is None:
            still = ("find-still", "find-still-not-kept")
            self.app = App(session, lang=self._lang, position=position, keep=keep, still=still)
            self.app.table.fall_back_to(self.still)
            self.told = ScenarioPanel(self.app, self.open, self.back)
            self.told.way_back = self._way_back
            self.app.on_restart = self.told.restart
            self.app.on_curtain = self._curtain_moved
            self.app.open_ruling = lambda name: self.open(name, leave=True)
            self.app.hub.observe(lambda _: self._app_speaks(), "language")
            self.tools.children = (*self.tools.children, Share(self.app))
            self._place.children = (self.app.box,)
        else:
            played = leave or len(self.app.session.steps) > 1
            if self.opened is None or (played and not self.mine):
                self.mine.append(self.stand())
            self.past.clear()
            self.app.replace(session, position=position, keep=keep)
        assert self.told is not None
        tells = position is not None and (position.question or position.text or position.lines)
        self.told.tell(position if tells else None, readings)

    def _curtain_moved(self) -> None:
        assert self.told is not None
        self.told.show()
        self._show()

    def stand(self) -> Stand:
        """Return the table as it stands now; it stays so when another takes its place."""
        app, told = self.app, self.told
        assert app is not None
        assert told is not None
        live = app.session
        session = Session(Game(live.steps[0].state.copy(), machine_=live.machine), viewer=live.viewer)
        session.title, session.source = live.title, live.source
        session.adopt(live)
        return Stand(
            session, app.position, app.keep, self.opened, told.position, told.readings, told.shown, told.walking,
            tuple(self.past),
        )  # fmt: skip

    def restore(self, stand: Stand) -> None:
        """Put a table back exactly as it stood."""
        assert self.app is not None
        assert self.told is not None
        self.past[:] = stand.past
        self.opened, self._open_, self._error = stand.opened, False, None
        self.app.replace(stand.session, position=stand.position, keep=stand.keep)
        self.told.tell(stand.told, stand.readings, shown=stand.shown, walking=stand.walking)
        self._show()

    def back(self) -> None:
        """Go back to the table that last gave way to another; one's own that stands here is kept in its turn."""
        waiting = self._waiting()
        if waiting is None:
            return
        self.mine.remove(waiting)
        if self.opened is None:
            self.mine.insert(0, self.stand())
        self.restore(waiting)

    def _waiting(self) -> Stand | None:
        """The last table that gave way and is another than the one that stands here."""
        assert self.app is not None
        here = self.app.session.dumps() if self.mine else ""
        return next((stand for stand in reversed(self.mine) if stand.session.dumps() != here), None)

    def _way_back(self) -> str:
        """The words of the way back: which table it is, unless a class looks on from which its title is hidden."""
        waiting, m = self._waiting(), say(self._lang)
        if waiting is None or self.app is None:
            return ""
        if self.app.presenting:
            return m("told-mine")
        title = waiting.position.title.of(self._lang) if waiting.position is not None else waiting.session.title
        return m("told-mine-titled", title=title) if title else m("told-mine")

    # --- showing ---

    def _show(self) -> None:
        m = say(self._lang)
        content: Nodes = []
        if self._fault is not None:
            why = own_words(self._fault, self._lang)
            content.append(paragraph([m("error-plain"), " ", why], "itut-notice"))
        if self._error is not None:
            entry, error = self._error
            text = entry.path.read_text(encoding="utf-8", errors="replace") if entry.path.is_file() else ""
            content.append(
                h(
                    "div",
                    {"class": "itut-notice", "role": "alert", "key": "error"},
                    paragraph([h("strong", None, entry.name), " — ", m("told-broken")]),
                    problems(error, self._lang, text),
                )
            )
        content += self._listed(m) if self._open_ else self._closed(m)
        self.list.show(content)

    def _table(self) -> str:
        """The title of what stands on the table, as far as a class may read it."""
        if self.app is None:
            return ""
        if self.app.presenting:
            return self.app.title_shown
        position = self.app.position
        return position.title.of(self._lang) if position is not None else self.app.session.title

    def _closed(self, m: Any) -> Nodes:
        title = self._table()
        if self.opened is not None and not (self.app is not None and self.app.presenting):
            title = self.opened.title.of(self._lang)
        buttons: Nodes = [act(m("find-show-list"), "list", link=True)]
        if way_back := self._way_back():
            buttons.insert(0, act(way_back, "mine", link=True))
        if len(self.found) > 1:
            buttons.append(act(m("find-next"), "next", link=True))
        bar = h(
            "div", {"class": "itut-found-bar", "key": "bar"}, h("strong", None, m("find-closed", title=title)), buttons
        )
        return [bar]

    def _listed(self, m: Any) -> Nodes:
        shown = self.found if self._all else self.found[:FEW]
        counted = paragraph(self._counted(m), "itut-about", "count", status=True)
        content: Nodes = [heading(m("find-label")), *self._rule(), *self._card_itself(), counted]
        rows = [h("li", {"key": found.entry.name}, self._row(m, found)) for found in shown]
        content.append(h("ul", {"class": "itut-found-list", "aria-label": m("find-label"), "key": "list"}, rows))
        if len(shown) < len(self.found):
            more = act(m("find-more", n=len(self.found) - len(shown)), "more", link=True)
            content.append(h("div", {"class": "itut-steps", "key": "more"}, more))
        return content

    def _rule(self) -> Nodes:
        """The rule itself that was searched for, in our words and with the places where it stands."""
        asked = rule_meant(self.field.value)
        if asked is None:
            return []
        rule = game_words(self._lang, (), None).rule(asked, self.edition.value or FOURTH)
        title, text = (to_plain(each, catalogue(self._lang)) for each in (rule.title, rule.text))
        return [h("h3", {"key": "rule-head"}, title), rule_whole(rule, [text], say(self._lang)("why-where"))]

    def _asked_for(self) -> int | None:
        """The one card that was asked for by its title, or that all is about that was asked for by name."""
        asked = {card for found in self.found for card in found.cards}
        return asked.pop() if len(asked) == 1 else card_titled(self.field.value)

    def _card_itself(self) -> Nodes:
        """The card that a few words name, as the panel Card tells a card."""
        card = self._asked_for()
        if card is None and not self.found:
            card = card_meant(self.field.value)
        if card is None or len(tokens(self.field.value)) >= LONG:
            return []
        there = machine(Setup(FOURTH, ("base",), ("1", "2"), (0, 1)))
        if there.catalogue.is_special(card):
            return []
        told = looked_up(AppText(there, self._lang, ("1", "2"), None), card)
        return [h("div", {"class": "itut-found-card", "key": "card"}, told)]

    def _counted(self, m: Any) -> str:
        query = self.field.value.strip()
        asked = self._asked_for()
        if self.found and asked is not None:
            about = sum(bool(found.cards) for found in self.found)
            return str(m("find-about-card", n=about, card=self._card(m, asked)))
        if self.found:
            return str(m("find-count", n=len(self.found)))
        card = card_meant(query)
        return str(m("find-none") if card is None else m("find-none-card", card=self._card(m, card)))

    def _card(self, m: Any, card: int) -> str:
        return str(m(card_message(card)))

    def _row(self, m: Any, found: Found) -> Node:
        entry = found.entry
        about = [m(f"find-kind-{entry.kind}"), entry.id.upper() if entry.kind == RULING else entry.id]
        if entry.cards:
            about.append(", ".join(self._card(m, card) for card in entry.cards))
        if entry.edition != 4:
            about.append(m(f"find-edition-{entry.edition}"))
        marks = ["undecided"] if entry.reading else []
        marks += [] if entry.fine else ["broken"]
        return h(
            "button",
            {"class": "itut-found-entry", "type": "button", "data-act": f"open:{entry.name}", "key": entry.name},
            h(
                "span",
                {"class": "itut-found-title"},
                entry.title.of(self._lang),
                [h("span", {"class": "itut-found-mark"}, m(f"find-{mark}")) for mark in marks],
            ),
            h("span", {"class": "itut-found-about"}, " · ".join(about)),
        )

    def _failed(self, error: Exception) -> None:
        self._fault = error
        self._show()

    def __repr__(self) -> str:
        return f"Finder({self.field.value!r}, {len(self.found)} found)"


def find(query: str = "", lang: str | None = None, *, folder: str | Path | None = None) -> Finder:
    """Show the list of all scenarios and rulings, to search in; what is chosen opens on a table below it.

    ``folder`` holds scenarios of one's own; without it those in the folder ``scenarios`` of one's own files are listed.

    Raises:
        NotADirectoryError: there is no such folder.
    """
    return Finder(lang, Path(folder).expanduser() if folder is not None else None, query)
