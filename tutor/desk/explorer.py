"""Any position on the table: from the list, text or a file; edited by hand and played on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import ipywidgets

from engine.cards.facts import EDITIONS
from engine.positions import Bilingual, Position, PositionError, from_line
from engine.positions.line import PREFIX
from engine.rules.documents import FOURTH
from engine.run.errors import GameError
from engine.text.messages import LANGUAGES
from tutor.desk import export
from tutor.desk.elements import DeskPanel, button, labelled, messages_in, offer, problems, row, toggle
from tutor.desk.file_button import FileButton
from tutor.desk.finder import Finder, SavedTable
from tutor.desk.player_names import wrong_names
from tutor.desk.ruling_form import RulingForm
from tutor.desk.set_choice import SetChoice
from tutor.desk.table_editor import TableEditor
from tutor.panels.elements import para
from tutor.panels.error import own_words
from tutor.panels.html import Nodes
from tutor.saved_games import table_file
from tutor.scenario_index import ScenarioEntry
from tutor.session import LONGEST, Session

FIRST = "lessons/staging"
"""name of the first table"""
TEXT = "text"
"""name of pasted text in errors"""
NAMES = (
    Bilingual("Ada", "Ада"),
    Bilingual("Ben", "Бен"),
    Bilingual("Cleo", "Клео"),
    Bilingual("Dan", "Дан"),
    Bilingual("Eva", "Єва"),
    Bilingual("Finn", "Фін"),
    Bilingual("Gala", "Гала"),
    Bilingual("Hugo", "Гуго"),
    Bilingual("Iris", "Ірис"),
    Bilingual("Jan", "Ян"),
)
ENDINGS = ".yaml,.yml,.txt,.json"


class Explorer(Finder):
    """The list, a field to paste text into, a button to open a file, a form to edit the table, and the app.

    ``text`` is the field; ``open_text`` opens its contents.
    """

    def __init__(
        self,
        lang: str | None = None,
        folder: Path | None = None,
        table: str = FIRST,
        edition: int | None = None,
    ) -> None:
        self.text = ipywidgets.Textarea(rows=5)
        self.text.add_class("itut-desk-wide")
        self.wrong = DeskPanel("wrong")
        self.file = FileButton(lambda content: self.guard.run(self._file_opened, content), accept=ENDINGS, most=LONGEST)
        self._paste_toggle = toggle()
        self._edit_toggle = toggle()
        self._ruling_toggle = toggle()
        self.players = ipywidgets.Dropdown(options=[2])
        """number of players of an empty table"""
        self.players.layout.width = "150px"
        self.played_by = ipywidgets.Dropdown(options=EDITIONS)
        """edition of an empty table"""
        self.played_by.layout.width = "190px"
        self.sets = SetChoice(lambda: self.guard.run(self._offer_players), self.played_by.value)
        """sets of an empty table"""
        self.names = [ipywidgets.Text(layout=ipywidgets.Layout(width="190px")) for _ in NAMES]
        """names of its players; an empty one is replaced by a default"""
        self._empty_toggle = toggle()
        self.unnamed = DeskPanel("names")
        self._done = False
        self._failure: Exception | None = None
        super().__init__(lang, folder, edition=edition)
        self.played_by.value = edition or FOURTH
        self._open_text = button(self.guard.wrap(self.open_text), main=True)
        self._empty = button(self.guard.wrap(self.empty))
        self._paste_form = ipywidgets.VBox(children=[row("text", self.text, self._open_text), self.wrong])
        self._paste_form.add_class("itut-desk-paste")
        self.open(table)
        assert self.app is not None
        self.app.open_line = self._open_line
        self.editor = TableEditor(self.app, self)
        self.ruling_form = RulingForm(self, self.own_folder)
        about_table, notes = self.tools.children
        self._empty_form = ipywidgets.VBox(
            children=[
                row("form", self.played_by, self.players),
                self.sets.row,
                self.sets.note,
                row("form", *self.names, self._empty),
                self.unnamed,
            ]
        )
        self._empty_form.add_class("itut-desk-change")
        self.tools.children = (
            row("tools", self._paste_toggle, self.file, self._edit_toggle, self._empty_toggle, self._ruling_toggle),
            about_table,
            notes,
            self._paste_form,
            self._empty_form,
            self.editor.box,
            self.ruling_form.box,
        )
        self.played_by.observe(self.guard.wrap(lambda _: self.sets.set_edition(self.played_by.value)), "value")
        self.played_by.observe(self.guard.wrap(lambda _: self._offer_players()), "value")
        self._paste_toggle.observe(self.guard.wrap(lambda _: self._unfold()), "value")
        for widget in (self._edit_toggle, self._empty_toggle, self._ruling_toggle, self.players):
            widget.observe(self.guard.wrap(lambda _: self._unfold()), "value")
        self._unfold()
        self._set_labels()

    def _unfold(self) -> None:
        self._paste_form.layout.display = None if self._paste_toggle.value else "none"
        self._empty_form.layout.display = None if self._empty_toggle.value else "none"
        self.ruling_form.box.layout.display = None if self._ruling_toggle.value else "none"
        for seat, name in enumerate(self.names):
            name.layout.display = None if seat < self.players.value else "none"
        self.sets.explain(self._lang, range(self.players.value))
        if self.editor.shown != self._edit_toggle.value:
            self.editor.shown = self._edit_toggle.value

    def _set_labels(self) -> None:
        super()._set_labels()
        m = messages_in(self._lang)
        self._paste_toggle.description = m("explore-paste")
        self._edit_toggle.description = m("explore-change")
        self._empty_toggle.description = m("explore-empty")
        self._ruling_toggle.description = m("ruling-write")
        self.unnamed.set_language(self._lang, m("explore-empty"))
        for n, (name, usual) in enumerate(zip(self.names, NAMES, strict=True), start=1):
            labelled(name, m("play-name", n=n))
            name.placeholder = usual.of(self._lang)
        self.file.label = m("explore-file")
        self.text.placeholder = m("explore-placeholder")
        self.text.description = m("explore-text")
        self.text.style.description_width = "initial"
        self.wrong.set_language(self._lang, m("explore-paste"))
        if hasattr(self, "ruling_form"):
            self._open_text.description = m("explore-put")
            self._empty.description = m("explore-lay")
            self.ruling_form.set_language(self._lang)
        labelled(self.players, m("explore-players"))
        self.sets.set_language(self._lang)
        self._offer_players()
        labelled(self.played_by, m("find-edition"))
        offer(self.played_by, [(m(f"find-edition-{each}"), each) for each in EDITIONS], self.played_by.value)
        self._show_errors()

    def _offer_players(self) -> None:
        """Offer as many players as the edition and the sets of an empty table are for."""
        most = min(self.sets.most, len(NAMES))
        offer(self.players, [(str(n), n) for n in range(2, most + 1)], min(self.players.value, most))
        self.sets.explain(self._lang, range(self.players.value))

    def restore(self, table: SavedTable) -> None:
        """Reopen a saved table and clear messages about the previous one."""
        super().restore(table)
        self._clear_messages()

    def show(
        self,
        session: Session,
        position: Position | None,
        save_file: Path | None,
        readings: Sequence[ScenarioEntry] = (),
        *,
        push_current: bool = False,
    ) -> None:
        """Put a game on the table and clear messages about the previous one."""
        super().show(session, position, save_file, readings, push_current=push_current)
        self._clear_messages()

    def _clear_messages(self) -> None:
        self._done, self._failure = False, None
        self._show_errors()
        if hasattr(self, "editor"):
            self.editor.clear_message()

    # --- an empty table ---

    def empty(self) -> None:
        """Open a table with decks only for the named players; if a name is invalid, show why."""
        typed = [" ".join(name.value.split(" ")).strip() for name in self.names[: self.players.value]]
        names = [Bilingual(name) if name else usual for name, usual in zip(typed, NAMES, strict=False)]
        wrong = ""
        for language in LANGUAGES:
            wrong = wrong or wrong_names([name.of(language) for name in names], messages_in(self._lang))
        self.unnamed.show([para(wrong, "itut-notice", "wrong", status=True)] if wrong else [])
        if wrong:
            return
        line = " ".join(
            (
                f"{PREFIX}1 {self.played_by.value}e{''.join(f'+{name}' for name in self.sets.chosen[1:])}",
                *(f"{n}={name.en}" for n, name in enumerate(NAMES[: len(names)], start=1)),
            )
        )
        read = from_line(line, TEXT)
        players = tuple(player._replace(name=name) for player, name in zip(read.players, names, strict=True))
        title = Bilingual(messages_in("en")("explore-empty"), messages_in("uk")("explore-empty"))
        position = replace(read, title=title, players=players)
        session = self._new_session(position)
        self._failure, self._done = None, False
        self.show(session, position, table_file(session))
        self.opened, self._open_ = None, False
        self._show()
        self._show_errors()

    # --- text ---

    def open_text(self) -> None:
        """Load the position in the text field. On error, show why and change nothing."""
        self._failure, self._done = None, False
        try:
            read = export.read(self.text.value, TEXT)
            position = None if isinstance(read, Session) else self._titled(read)
            session = read if isinstance(read, Session) else self._new_session(position or read)
        except (PositionError, GameError) as error:
            self._failure = error
        else:
            self.show(session, position, table_file(session))
            self.opened, self._open_, self._done = None, False, True
            self._show()
        self._show_errors()

    @staticmethod
    def _new_session(position: Position) -> Session:
        """Return a session on a position made by the user, who sees every card at first."""
        return Session(position.game(), viewer=None, title=position.title.en)

    @staticmethod
    def _titled(position: Position) -> Position:
        """Return the position with a default title if it has none."""
        if position.title != Bilingual(TEXT):
            return position
        return replace(
            position, title=Bilingual(messages_in("en")("explore-pasted"), messages_in("uk")("explore-pasted"))
        )

    def _open_line(self, line: str) -> None:
        """Load a table that the address of the page holds, like pasted text."""
        self.text.value = line
        self.open_text()
        self._paste_toggle.value = self._failure is not None

    def _file_opened(self, content: bytes | None) -> None:
        """Load the contents of a file; they are also put in the text field, to be corrected there."""
        self._paste_toggle.value = True
        try:
            text = content.decode("utf-8-sig") if content is not None else None
        except UnicodeDecodeError:
            text = None
        if text is None:
            words = messages_in(self._lang)("explore-file-wrong")
            self.wrong.show([para(words, "itut-notice", "file", status=True)])
            return
        self.text.value = text
        self.open_text()

    def _show_errors(self) -> None:
        m = messages_in(self._lang)
        content: Nodes = []
        if isinstance(self._failure, PositionError):
            content = [
                para(m("explore-wrong"), "itut-notice", "wrong", status=True),
                problems(self._failure, self._lang, self.text.value),
            ]
        elif self._failure is not None:
            own = own_words(self._failure, self._lang)
            content = [para([m("explore-game-wrong"), " ", own], "itut-notice", "wrong", status=True)]
        elif self._done:
            content = [para(m("explore-opened"), "itut-about", "done", status=True)]
        self.wrong.show(content)

    def __repr__(self) -> str:
        return f"Explorer({self.app.session.title if self.app is not None else ''!r})"


def explore(
    table: str = FIRST, lang: str | None = None, *, folder: str | Path | None = None, edition: int | None = None
) -> Explorer:
    """Show a table for any position: chosen from the list, pasted, opened from a file, edited by hand.

    ``edition`` is the one that the list and an empty table begin with; a position has its own.

    Raises:
        UnknownEditionError: there is no such edition.
        UnknownScenarioError: there is no scenario ``table``.
        NotADirectoryError: there is no such folder.
    """
    return Explorer(lang, Path(folder).expanduser() if folder is not None else None, table, edition)
