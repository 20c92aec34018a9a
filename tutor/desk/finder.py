"""The searchable list of all scenarios, rulings and studies, and below it an app with the chosen one."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import ipywidgets

from engine.cards.facts import EDITIONS, card_catalogue
from engine.cards.sets import BASE, registered, set_names
from engine.editions import UnknownEditionError
from engine.game import Game
from engine.model.state import Setup
from engine.positions import Position, PositionError, UnknownScenarioError, load
from engine.positions.files import text_of
from engine.rules import RULES
from engine.rules.documents import FOURTH
from engine.run.link import machine
from engine.text.errors import worded
from engine.text.markup import to_plain
from engine.text.messages import LANGUAGES, phrase
from tutor.app import App
from tutor.app.handlers import Handlers, carry_out, of_argument, plain
from tutor.course import studies
from tutor.desk.compare_form import CompareForm
from tutor.desk.elements import DeskPanel, labelled, messages_in, offer, problems, row, rule_whole
from tutor.desk.ruling_entry import Unfolded, unfolded
from tutor.desk.rulings import KINDS, Wanted, narrowed
from tutor.desk.scenario_panel import ScenarioPanel
from tutor.desk.search import (
    LONG,
    WORD,
    Found,
    LookUp,
    card_meant,
    card_titled,
    is_named,
    look_up,
    others,
    page_meant,
    rule_meant,
    rules_headed,
    rules_on,
)
from tutor.desk.share import Share
from tutor.desk.show import Show, study
from tutor.desk.titles import card_message
from tutor.desk.word_forms import fold, tokens
from tutor.page import StillPage
from tutor.panels import elements
from tutor.panels.app_text import AppText, catalogue, game_text
from tutor.panels.card import card_entry
from tutor.panels.elements import heading, link, listing, para
from tutor.panels.error import own_words
from tutor.panels.html import Node, Nodes, h
from tutor.saved_games import GameFile
from tutor.scenario_index import OWN, RULING, STUDY, ScenarioEntry
from tutor.session import Session
from tutor.user_files import save_path, state_folder
from tutor.widgets.fallback import Fallback
from tutor.widgets.guard import Guard

LONGEST_QUERY = 60
"""how much of a query is repeated in a message"""
FEW = 12
"""number of entries shown before "more" is clicked"""
FOLDER = "scenarios"
"""name of the folder with the user's own scenarios"""


@dataclass(frozen=True, slots=True)
class SavedTable:
    """A table that was replaced by another: its session, and the state of its scenario panel."""

    session: Session
    position: Position | None
    save_file: Path | GameFile | None
    """where its first game is saved; if it was played, where it is saved itself"""
    opened: ScenarioEntry | None
    scenario: Position | None
    readings: tuple[ScenarioEntry, ...]
    answer_shown: bool
    """whether the answer was shown"""
    open_line: str
    undo_stack: tuple[SavedTable, ...]
    """the tables before each edit by hand, oldest first"""


class Finder(StillPage):
    """A searchable list, and below it an app with the chosen scenario.

    ``box`` is the whole page as one widget, ``field`` the search text. Tests and scripts can call what fields and
    buttons do: ``search``, ``open`` and so on.
    """

    def __init__(
        self, lang: str | None = None, folder: Path | None = None, query: str = "", edition: int | None = None
    ) -> None:
        super().__init__(lang)
        if edition is not None and edition not in EDITIONS:
            raise UnknownEditionError(edition)
        own_folder = folder if folder is not None else state_folder() / FOLDER
        if folder is not None and not folder.is_dir():
            raise NotADirectoryError(str(folder))
        self.own_folder = own_folder
        """where the user's own scenarios are, or will be"""
        self.entries = studies.listed(own_folder if own_folder.is_dir() else None)
        self.looked_up = LookUp("", [], None)
        """what was found for the query"""
        self.unfolded = Unfolded()
        """what of the list is unfolded"""
        self.app: App | None = None
        """the app below the list; ``None`` until something is chosen"""
        self.scenario_panel: ScenarioPanel | None = None
        self.study: Show | None = None
        """the study that hides the app and its tools, whose table waits for ``back``"""
        self.studied: ScenarioEntry | None = None
        """its entry in the list"""
        self.opened: ScenarioEntry | None = None
        self.own_tables: list[SavedTable] = []
        """tables made or played by hand that were replaced and can be reopened, oldest first"""
        self.undo_stack: list[SavedTable] = []
        """the tables before each edit by hand of the current table, oldest first"""
        self._open_ = True
        """whether the list is open"""
        self._all = False
        self._error: tuple[ScenarioEntry, PositionError] | None = None
        self._fault: Exception | None = None
        self.guard = Guard(self._failed)

        self.field = ipywidgets.Text(value=query, continuous_update=True)
        self.field.add_class("itut-desk-wide")
        self.edition = ipywidgets.Dropdown()
        self.kind = ipywidgets.Dropdown()
        """the kind of what is listed; empty: every kind"""
        self.card_set = ipywidgets.Dropdown()
        """the set of cards that what is listed is about; empty: any"""
        self._handlers: Handlers = {
            "read": of_argument(self.read),
            "answer": of_argument(self.answer),
            "rule": of_argument(lambda rule: self._turn(self.unfolded.rules, rule)),
            "heading": of_argument(lambda rule: self._turn(self.unfolded.rules, rule)),
            "mended": plain(lambda: self.search(self.looked_up.query)),
            "open": of_argument(self.open),
            "more": plain(self._show_all),
            "list": plain(self._unfold_list),
            "language": of_argument(self._speak),
            "mine": plain(self.back),
            "next": plain(self._open_next),
        }
        self.list = DeskPanel("found", self.guard.wrap(self.activate))
        self.tools = ipywidgets.VBox()
        """tools for the table, between the list and the app"""
        self._place = ipywidgets.VBox()
        self._place.add_class("itut-desk-app")
        self.box = ipywidgets.VBox(
            children=[
                row("search", self.field, self.kind, self.card_set, self.edition),
                self.list,
                self.tools,
                self._place,
            ]
        )
        self.box.add_class("itut-desk")
        self.still = Fallback(f"itut-{self.list.model_id}")
        """picture shown in a notebook without a kernel"""
        self._set_labels()
        self.edition.value = edition or 0
        self.field.observe(self.guard.wrap(self._query_changed), "value")
        for field in (self.edition, self.kind, self.card_set):
            field.observe(self.guard.wrap(self._query_changed), "value")
        self.search(query)

    # --- words ---

    def _relabel(self) -> None:
        self._set_labels()
        if self.study is not None:
            self.study.lang = self._lang
        self._show()

    def _speak(self, language: str) -> None:
        if language in LANGUAGES:
            self.lang = language

    def _languages(self, m: Any) -> Nodes:
        """Return the switch of the language; none where an app below has one."""
        if self.app is not None or self.study is not None:
            return []
        switch = [
            elements.button(
                m(f"set-{each}"),
                f"language:{each}",
                class_="itut-link",
                pressed=each == self._lang,
                label=m(f"set-{each}.hint"),
            )
            for each in LANGUAGES
        ]
        return [h("div", {"class": "itut-found-languages", "key": "languages"}, switch)]

    def _set_labels(self) -> None:
        m = messages_in(self._lang)
        labelled(self.field, m("find-field"))
        self.field.placeholder = m("find-placeholder")
        labelled(self.edition, m("find-edition"))
        chosen = self.edition.value
        options = [(m("find-edition-all"), 0), *((m(f"find-edition-{each}"), each) for each in EDITIONS)]
        offer(self.edition, options, chosen or 0)
        labelled(self.kind, m("find-kind"))
        offer(
            self.kind,
            [(m("find-kinds-all"), ""), *((m(f"find-kinds-{each}"), each) for each in KINDS)],
            self.kind.value,
        )
        labelled(self.card_set, m("find-set"))
        sets = [(m("find-set-only") if each == BASE else m(f"set-{each}"), each) for each in set_names()]
        offer(self.card_set, [(m("find-set-all"), ""), *sets], self.card_set.value)
        self.list.set_language(self._lang, m("find-label"))
        if self.app is None:
            self.still.words = m("find-still-empty")

    # --- searching ---

    def _query_changed(self, _change: Any) -> None:
        self.search(self.field.value)

    def search(self, query: str) -> None:
        """Show the results of a query."""
        if self.field.value != query:
            self.field.value = query  # which searches
            return
        wanted = Wanted(kinds=(self.kind.value,) if self.kind.value else (), card_set=self.card_set.value or "")
        among = tuple(narrowed(self.entries, wanted))
        self.looked_up = look_up(query, among, self.edition.value or None)
        self.unfolded = Unfolded()
        if self.looked_up.ranking is not None and self.found and self.found[0].entry.kind == RULING:
            self.unfolded.questions.add(self.found[0].entry.name)  # what answers a question is read at once
        self._open_, self._all, self._error, self._fault = True, False, None, None
        self._show()

    @property
    def found(self) -> list[Found]:
        """The results, best first."""
        return self.looked_up.found

    def read(self, name: str) -> None:
        """Unfold the question of a ruling in the list, or fold it."""
        entry = self._entry(name)
        if all(found.entry.name != entry.name for found in self.found):
            self.looked_up = replace(self.looked_up, found=[Found(entry, 0.0), *self.found])
        elif entry.name not in [found.entry.name for found in self._shown()]:
            self._all = True
        self._turn(self.unfolded.questions, entry.name)

    def answer(self, name: str) -> None:
        """Show the answer of a ruling in the list, with reasons, places, readings and editions; or hide it."""
        name = self._entry(name).name
        self.unfolded.questions.add(name)
        self._turn(self.unfolded.answers, name)
        self.list.bring_part_into_view(f"ruling-{name}")

    def _turn(self, of: set[str], name: str) -> None:
        of ^= {name}
        self._show()

    def refresh_entries(self) -> None:
        """Read the user's own scenarios again, and search again."""
        self.entries = studies.listed(self.own_folder if self.own_folder.is_dir() else None)
        opened = self._open_
        self.search(self.field.value)
        self._open_ = opened
        self._show()

    def activate(self, does: str, value: str = "") -> None:
        """Handle a click on a part of the list."""
        carry_out(self._handlers, does, value)

    def _show_all(self) -> None:
        self._all = True
        self._show()

    def _unfold_list(self) -> None:
        self._open_ = True
        self._show()

    def _open_next(self) -> None:
        names = [found.entry.name for found in self.found]
        current = self.studied or self.opened
        at = names.index(current.name) if current is not None and current.name in names else -1
        self.open(names[(at + 1) % len(names)])

    def _entry(self, name: str) -> ScenarioEntry:
        for entry in self.entries:
            if name in (entry.name, entry.id):
                return entry
        raise UnknownScenarioError(name, [entry.name for entry in self.entries])

    def open(self, name: str, *, push_current: bool = False) -> None:
        """Open a scenario or a study of the list; if it cannot be read, show its errors.

        A table made or played by hand is pushed for ``back``; with ``push_current`` an untouched one too. A study only
        hides the table.

        Raises:
            UnknownScenarioError: the list has no such scenario.
        """
        entry = self._entry(name)
        self._error = None
        if entry.study:
            self._open_study(entry)
            return
        try:
            # in the edition that the list is about, if it holds there as well
            elsewhere = self.edition.value if self.edition.value in entry.also_in else None
            position = load(entry.path, edition=elsewhere)
            game = position.game()
        except PositionError as error:
            self._error = (entry, error)
            self._open_ = True
            self._show()
            return
        viewer = position.viewer if position.question is None else None  # a ruling is shown with all cards open
        session = Session(game, viewer=viewer, title=position.title.en, source=entry.name)
        name_of_file = str(entry.path) if entry.kind == OWN else entry.name
        save_file = save_path(f"{name_of_file} {elsewhere}e" if elsewhere else name_of_file)
        self.show(session, position, save_file, others(entry, self.entries), push_current=push_current)
        self.opened, self._open_ = entry, False
        self._show()
        self.list.bring_into_view()

    def _open_study(self, entry: ScenarioEntry) -> None:
        """Show a study in the place of the app; if it has mistakes, it shows them, and it can be read again."""
        self.study, self.studied, self._open_ = study(entry.path, self._lang), entry, False
        self.study.row.observe(lambda _: self._study_speaks(), "language")
        self._place.children = (self.study.box,)
        self.tools.layout.display = "none"
        self._show()
        self.list.bring_into_view()

    def _show_app(self) -> None:
        """Show the app and its tools, which a study may hide."""
        assert self.app is not None
        self.study = self.studied = None
        self._place.children = (self.app.box,)
        self.tools.layout.display = None

    def _study_speaks(self) -> None:
        if self.study is not None:
            self.lang = self.study.lang

    def show(
        self,
        session: Session,
        position: Position | None,
        save_file: Path | None,
        readings: Sequence[ScenarioEntry] = (),
        *,
        push_current: bool = False,
    ) -> None:
        """Put a game on the table, with the panel of its scenario; for ``push_current`` see ``open``."""
        if self.app is None:
            still = ("find-still", "find-still-not-kept")
            self.app = App(session, lang=self._lang, position=position, save_file=save_file, still=still)
            self.app.table.fall_back_to(self.still)
            self.scenario_panel = ScenarioPanel(self.app, self.open, self.back)
            self.scenario_panel.back_label = self._back_label
            self.scenario_panel.on_answer = self._show
            self.app.on_restart = self.scenario_panel.restart
            self.app.on_curtain = self._curtain_moved
            self.app.open_ruling = lambda name: self.open(name, push_current=True)
            self.app.hub.observe(lambda _: self._app_speaks(), "language")
            self.comparing = CompareForm(self.app, lambda: self.opened)
            about_table = row("tools", Share(self.app), *self.comparing.fields)
            self.tools.children = (*self.tools.children, about_table, self.comparing.notes)
        else:
            played = push_current or len(self.app.session.steps) > 1
            if self.opened is None or (played and not self.own_tables):
                self.own_tables.append(self.snapshot())
            self.undo_stack.clear()
            self.app.replace(session, position=position, save_file=save_file)
            self.comparing.refresh()
        assert self.scenario_panel is not None
        self._show_app()
        has_panel = position is not None and (position.question or position.text or position.lines)
        self.scenario_panel.show_scenario(position if has_panel else None, readings)

    def _curtain_moved(self) -> None:
        assert self.scenario_panel is not None
        self.scenario_panel.show()
        self._show()

    def snapshot(self) -> SavedTable:
        """Return a copy of the current table that stays unchanged when the app shows another."""
        app, panel = self.app, self.scenario_panel
        assert app is not None
        assert panel is not None
        live = app.session
        session = Session(Game(live.steps[0].state.copy(), machine_=live.machine), viewer=live.viewer)
        session.title, session.source = live.title, live.source
        session.adopt(live)
        return SavedTable(
            session, app.position, app.game_file, self.opened, panel.position, panel.readings, panel.answer_shown,
            panel.open_line, tuple(self.undo_stack),
        )  # fmt: skip

    def restore(self, table: SavedTable) -> None:
        """Reopen a saved table."""
        assert self.app is not None
        assert self.scenario_panel is not None
        self.undo_stack[:] = table.undo_stack
        self.opened, self._open_, self._error = table.opened, False, None
        self.app.replace(table.session, position=table.position, save_file=table.save_file)
        self._show_app()
        self.comparing.refresh()
        self.scenario_panel.show_scenario(
            table.scenario, table.readings, answer_shown=table.answer_shown, open_line=table.open_line
        )
        self._show()

    def back(self) -> None:
        """Reopen the previous table, or the one that a study hides.

        A hand-made current table is pushed so that it can be reopened later.
        """
        if self.study is not None and self.app is not None:
            self._show_app()
            self._show()
            return
        previous = self._previous()
        if previous is None:
            return
        self.own_tables.remove(previous)
        if self.opened is None:
            self.own_tables.insert(0, self.snapshot())
        self.restore(previous)

    def _previous(self) -> SavedTable | None:
        """Return the most recently replaced table, if it differs from the current one."""
        assert self.app is not None
        here = self.app.session.dumps() if self.own_tables else ""
        return next((table for table in reversed(self.own_tables) if table.session.dumps() != here), None)

    def _back_label(self) -> str:
        """Return the label of the button back, with the table's title unless a class looks on; empty: no such table."""
        if self.app is None:
            return ""
        previous = self._previous() if self.study is None else None
        if previous is None and self.study is None:
            return ""
        language = self.app.lang  # the app changes its language before the list does
        m = messages_in(language)
        if self.app.presenting:
            return m("told-mine")
        if previous is None:
            title = self._table()
        else:
            position = previous.position
            title = position.title.of(language) if position is not None else previous.session.title
        return m("told-mine-titled", title=title) if title else m("told-mine")

    # --- showing ---

    def _show(self) -> None:
        m = messages_in(self._lang)
        content: Nodes = []
        if self._fault is not None:
            why = own_words(self._fault, self._lang)
            content.append(para([m("error-plain"), " ", why], "itut-notice"))
        if self._error is not None:
            entry, error = self._error
            text = ""
            with suppress(PositionError):
                text = text_of(entry.path)
            content.append(
                h(
                    "div",
                    {"class": "itut-notice", "role": "alert", "key": "error"},
                    para([h("strong", None, entry.name), " — ", m("told-broken")]),
                    problems(error, self._lang, text),
                )
            )
        content += self._listed(m) if self._open_ else self._closed(m)
        self.list.show(content)

    def _table(self) -> str:
        """Return the title of the table, without giving an answer away to a class."""
        if self.app is None:
            return ""
        if self._hides_title():
            return self.app.visible_title
        position = self.app.position
        return position.title.of(self._lang) if position is not None else self.app.session.title

    def _hides_title(self) -> bool:
        """Return whether the title of what is on the table would give an answer away."""
        return self.app is not None and (self.app.presenting or self.app.titles.hides_answer)

    def _closed(self, m: Any) -> Nodes:
        title = self._table()
        if self.studied is not None:
            title = self.studied.title.of(self._lang)
        elif self.opened is not None and not self._hides_title():
            title = self.opened.title.of(self._lang)
        buttons: Nodes = [link(m("find-show-list"), "list")]
        if back_label := self._back_label():
            buttons.insert(0, link(back_label, "mine"))
        if len(self.found) > 1:
            buttons.append(link(m("find-next"), "next"))
        bar = h(
            "div", {"class": "itut-found-bar", "key": "bar"}, h("strong", None, m("find-closed", title=title)), buttons
        )
        return [bar]

    def _listed(self, m: Any) -> Nodes:
        shown = self._shown()
        counted = para(self._counted(m), "itut-about", "count", status=True)
        head = h("div", {"class": "itut-found-head", "key": "head"}, heading(m("find-label")), self._languages(m))
        content: Nodes = [head, *self._corrected(m), *self._rules(m), *self._card_itself(), counted]
        rows = [h("li", {"key": found.entry.name}, self._row(m, found)) for found in shown]
        content.append(h("ul", {"class": "itut-found-list", "aria-label": m("find-label"), "key": "list"}, rows))
        if len(shown) < len(self.found):
            more = link(m("find-more", n=len(self.found) - len(shown)), "more")
            content.append(h("div", {"class": "itut-steps", "key": "more"}, more))
        return content

    def _shown(self) -> list[Found]:
        return self.found if self._all else self.found[:FEW]

    def _rules(self, m: Any) -> Nodes:
        """Return the rules that the query names by page, title or heading, or those that answer it."""
        query, ranking = self.looked_up.query, self.looked_up.ranking
        page = page_meant(query)
        if page is not None:
            return [node for rule in rules_on(page) for node in self._rule(rule, m)]
        named = rule_meant(query)
        headed = [rule for rule in rules_headed(query) if rule != named]
        if named is not None or headed:
            whole = self._rule(named, m) if named is not None else []
            return [*whole, *(self._headed(headed, m) if headed else [])]
        if ranking is None:
            return []
        answers = ranking.answering_rules
        content: Nodes = []
        if ranking.unanswered:
            content.append(para(m("find-unanswered"), "itut-notice", "unanswered"))
        elif ranking.by_rule_only:
            content.append(para(m("find-rules-closer", n=len(answers)), "itut-about", "closer"))
        elif answers:
            content.append(para(m("find-rules-near", n=len(answers)), "itut-about", "near"))
        return [*content, *(node for rule in answers for node in self._rule(rule, m))]

    def _headed(self, rules: Sequence[str], m: Any) -> Nodes:
        """Return the titles of the rules under a heading, each with its place; a click unfolds the text."""
        rows: list[Nodes] = []
        for name in rules:
            rule = game_text(self._lang, (), None).rule(name, self._edition_of(RULES[name].editions))
            title, text = (to_plain(each, catalogue(self._lang)) for each in (rule.title, rule.text))
            open_ = name in self.unfolded.rules
            about: Node = h("span", {"class": "itut-cited"}, " ", rule.citations[0] if rule.citations else "")
            if open_:
                about = rule_whole(rule, [text], m("why-where"))
            rows.append([link(title, f"heading:{name}", expanded=open_), about])
        label = m("find-heading", n=len(rows), heading=self._named())
        return [para(label, "itut-about", "headed"), listing(rows, label, "headed-rules", "itut-desk-list")]

    def _named(self) -> str:
        return self.looked_up.query.strip()[:LONGEST_QUERY]

    def _rule(self, name: str, m: Any) -> Nodes:
        edition = self._edition_of(RULES[name].editions)
        rule = game_text(self._lang, (), None).rule(name, edition)
        title, text = (to_plain(each, catalogue(self._lang)) for each in (rule.title, rule.text))
        mark = h("span", {"class": "itut-found-mark"}, m(f"find-edition-{edition}"))
        return [h("h3", {"key": f"rule-{name}"}, title, " ", mark), rule_whole(rule, [text], m("why-where"))]

    def _edition_of(self, there_are: Collection[int]) -> int:
        """Return the edition by which a rule or card is shown: the chosen one if that has it, else the latest."""
        chosen = self.edition.value or FOURTH
        return chosen if chosen in there_are else max(there_are)

    def _corrected(self, m: Any) -> Nodes:
        """Return what a misspelt card, or the misspelt words, were taken for; empty if nothing was misspelt."""
        card = self._asked_for()
        if card is None and not self.found:
            card = card_meant(self.field.value)
        if card is None or is_named(self.field.value, card):
            return self._respelt(m)
        words = m("find-corrected", query=self.field.value.strip()[:LONGEST_QUERY], card=self._card(m, card))
        return [para(words, "itut-about", "corrected", status=True)]

    def _respelt(self, m: Any) -> Nodes:
        """Return what misspelt words were taken for."""
        if not self.looked_up.respelt:
            return []
        typed = dict.fromkeys(fold(word) for word, _ in self.looked_up.respelt)
        wrong = [word for word in re.findall(WORD, self.field.value) if fold(word) in typed]
        said = m("find-respelt", n=len(wrong), words=", ".join(m("find-quoted", word=each) for each in wrong))
        meant = link(m("find-quoted", word=self._named()), "mended")
        return [para([m("find-did-you-mean"), " ", meant, " ", said], "itut-about", "respelt", status=True)]

    def _asked_for(self) -> int | None:
        """Return the one card that the query asks for; ``None`` if there is none or several."""
        asked = {card for found in self.found for card in found.cards}
        return asked.pop() if len(asked) == 1 else card_titled(self.looked_up.query)

    def _card_itself(self) -> Nodes:
        """Return the card that a short query names, as the panel Card shows it; empty if it names none."""
        card = self._asked_for()
        if card is None and not self.found:
            card = card_meant(self.field.value)
        if card is None or len(tokens(self.field.value)) >= LONG:
            return []
        sets = tuple(each.name for each in registered() if each.name == BASE or card in each.ids)
        editions = [each for each in EDITIONS if card in card_catalogue(each, sets).facts]
        if not editions:  # a special achievement
            return []
        there = machine(Setup(self._edition_of(editions), sets, ("1", "2"), (0, 1)))
        entry = card_entry(AppText(there, self._lang, ("1", "2"), None), card)
        return [h("div", {"class": "itut-found-card", "key": "card"}, entry)]

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

    def _row(self, m: Any, found: Found) -> Nodes:
        entry = found.entry
        kinds = dict.fromkeys((entry.kind, STUDY if entry.study else entry.kind))
        about = [*(m(f"find-kind-{kind}") for kind in kinds), entry.id.upper() if entry.kind == RULING else entry.id]
        if entry.cards:
            about.append(", ".join(self._card(m, card) for card in entry.cards))
        about += [m(f"find-edition-{edition}") for edition in entry.editions]
        marks = ["undecided"] if entry.reading else []
        marks += [] if entry.fine else ["broken"]
        title = h(
            "span",
            {"class": "itut-found-title"},
            entry.title.of(self._lang),
            [h("span", {"class": "itut-found-mark"}, m(f"find-{mark}")) for mark in marks],
        )
        about_ = h("span", {"class": "itut-found-about"}, " · ".join(about))
        faults = [h("span", {"class": "itut-found-fault"}, fault) for fault in self._faults(entry)]
        opens = elements.button(
            [title, about_, *faults], f"open:{entry.name}", class_="itut-found-entry", key=entry.name
        )
        if entry.study or not entry.fine or not (entry.question.en and entry.answer.en):
            return [opens]
        read = entry.name in self.unfolded.questions
        said = m("find-fold" if read else "find-read")
        label = m("find-read-label", title=entry.title.of(self._lang))
        folds = elements.link(said, f"read:{entry.name}", key=f"read-{entry.name}", expanded=read, label=label)
        whole = [unfolded(entry, self.entries, self.unfolded, self._lang)] if read else []
        return [opens, folds, *whole]

    def _faults(self, entry: ScenarioEntry) -> list[str]:
        """Return the first thing that is wrong with a file and, if there are more, how many."""
        if entry.fault is None:
            return []
        first, *more = entry.fault.problems
        counted = [worded(phrase("position-more", n=len(more)), self._lang)] if more else []
        return [first.whole(self._lang), *counted]

    def _failed(self, error: Exception) -> None:
        self._fault = error
        self._show()

    def __repr__(self) -> str:
        return f"Finder({self.field.value!r}, {len(self.found)} found)"


def find(
    query: str = "", lang: str | None = None, *, folder: str | Path | None = None, edition: int | None = None
) -> Finder:
    """Show the searchable list of all scenarios, rulings and studies; the chosen one opens below it.

    ``folder`` contains the user's own scenarios; by default the folder ``scenarios`` of the user's files. With
    ``edition`` the list begins with the scenarios, rules and cards of that edition.

    Raises:
        UnknownEditionError: there is no such edition.
        NotADirectoryError: there is no such folder.
    """
    return Finder(lang, Path(folder).expanduser() if folder is not None else None, query, edition)
