"""Any position on the table: from the list, from text, from a file; changed by hand, played on, branched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import ipywidgets

from engine.positions import Bilingual, Position, PositionError, from_line
from engine.positions.line import PREFIX
from engine.run.errors import GameError
from engine.text.messages import LANGUAGES
from tutor.desk import export
from tutor.desk.elements import DeskPanel, button, labelled, paragraph, problems, row, say
from tutor.desk.file_button import Opening
from tutor.desk.finder import Finder, Stand
from tutor.desk.player_names import wrong_names
from tutor.desk.table_editor import Changer, keep_for
from tutor.scenario_index import ScenarioEntry
from tutor.session import LONGEST, Session
from tutor.widgets.error_panel import own_words
from tutor.widgets.html import Nodes

FIRST = "lessons/staging"
"""the table at the beginning"""
TEXT = "text"
"""what errors call what was pasted"""
PLAYERS = (2, 3, 4, 5)
"""how many can sit at an empty table"""
NAMES = (
    Bilingual("Ada", "Ада"),
    Bilingual("Ben", "Бен"),
    Bilingual("Cleo", "Клео"),
    Bilingual("Dan", "Дан"),
    Bilingual("Eva", "Єва"),
)
ENDINGS = ".yaml,.yml,.txt,.json"


class Explorer(Finder):
    """The list, with a field to paste into, a file to open, a form to change the table with, and the app.

    ``text`` is the field; ``put`` lays what stands in it on the table.
    """

    def __init__(self, lang: str | None = None, folder: Path | None = None, table: str = FIRST) -> None:
        self.text = ipywidgets.Textarea(rows=5)
        self.text.add_class("itut-desk-wide")
        self.wrong = DeskPanel("wrong")
        self.file = Opening(lambda content: self.guard.run(self._opened_file, content), accept=ENDINGS, most=LONGEST)
        self._pasting = ipywidgets.ToggleButton()
        self._changing = ipywidgets.ToggleButton()
        for toggle in (self._pasting, self._changing):
            toggle.add_class("itut-desk-button")
        self.players = ipywidgets.Dropdown(options=PLAYERS)
        """how many sit at an empty table"""
        self.players.layout.width = "150px"
        self.names = [ipywidgets.Text(layout=ipywidgets.Layout(width="190px")) for _ in NAMES]
        """who sits there; a name that is left out is given"""
        self._laying = ipywidgets.ToggleButton()
        self._laying.add_class("itut-desk-button")
        self.unnamed = DeskPanel("names")
        self._done = False
        self._failure: Exception | None = None
        super().__init__(lang, folder)
        self._put = button(self.guard.wrap(self.put), main=True)
        self._empty = button(self.guard.wrap(self.empty))
        self._paste = ipywidgets.VBox(children=[row("text", self.text, self._put), self.wrong])
        self._paste.add_class("itut-desk-paste")
        self.open(table)
        assert self.app is not None
        self.changer = Changer(self.app, self)
        (share,) = self.tools.children
        self._lay = ipywidgets.VBox(children=[row("form", self.players, *self.names, self._empty), self.unnamed])
        self._lay.add_class("itut-desk-change")
        self.tools.children = (
            row("tools", self._pasting, self.file, self._changing, self._laying, share),
            self._paste,
            self._lay,
            self.changer.box,
        )
        self._pasting.observe(self.guard.wrap(lambda _: self._unfold()), "value")
        for widget in (self._changing, self._laying, self.players):
            widget.observe(self.guard.wrap(lambda _: self._unfold()), "value")
        self._unfold()
        self._word()

    def _unfold(self) -> None:
        self._paste.layout.display = None if self._pasting.value else "none"
        self._lay.layout.display = None if self._laying.value else "none"
        for seat, name in enumerate(self.names):
            name.layout.display = None if seat < self.players.value else "none"
        if self.changer.shown != self._changing.value:
            self.changer.shown = self._changing.value

    def _word(self) -> None:
        super()._word()
        m = say(self._lang)
        self._pasting.description = m("explore-paste")
        self._changing.description = m("explore-change")
        self._laying.description = m("explore-empty")
        self.unnamed.word(self._lang, m("explore-empty"))
        for n, (name, usual) in enumerate(zip(self.names, NAMES, strict=True), start=1):
            labelled(name, m("play-name", n=n))
            name.placeholder = usual.of(self._lang)
        self.file.label = m("explore-file")
        self.text.placeholder = m("explore-placeholder")
        self.text.description = m("explore-text")
        self.text.style.description_width = "initial"
        self.wrong.word(self._lang, m("explore-paste"))
        if hasattr(self, "_put"):
            self._put.description = m("explore-put")
            self._empty.description = m("explore-lay")
        labelled(self.players, m("explore-players"))
        self._show_trouble()

    def restore(self, stand: Stand) -> None:
        """Put a table back exactly as it stood; what was said of another is said no more."""
        super().restore(stand)
        self._said_before()

    def show(
        self,
        session: Session,
        position: Position | None,
        keep: Path | None,
        readings: Sequence[ScenarioEntry] = (),
        *,
        leave: bool = False,
    ) -> None:
        """Put a game on the table; what was said of the table before is said no more."""
        super().show(session, position, keep, readings, leave=leave)
        self._said_before()

    def _said_before(self) -> None:
        self._done, self._failure = False, None
        self._show_trouble()
        if hasattr(self, "changer"):
            self.changer.hush()

    # --- nothing on it yet ---

    def empty(self) -> None:
        """Lay a table with nothing but its decks, for those who are named; what is wrong with the names is told."""
        typed = [" ".join(name.value.split(" ")).strip() for name in self.names[: self.players.value]]
        names = [Bilingual(name) if name else usual for name, usual in zip(typed, NAMES, strict=False)]
        wrong = ""
        for language in LANGUAGES:
            wrong = wrong or wrong_names([name.of(language) for name in names], say(self._lang))
        self.unnamed.show([paragraph(wrong, "itut-notice", "wrong", status=True)] if wrong else [])
        if wrong:
            return
        line = " ".join((f"{PREFIX}1 4e", *(f"{n}={name.en}" for n, name in enumerate(NAMES[: len(names)], start=1))))
        read = from_line(line, TEXT)
        players = tuple(player._replace(name=name) for player, name in zip(read.players, names, strict=True))
        title = Bilingual(say("en")("explore-empty"), say("uk")("explore-empty"))
        position = replace(read, title=title, players=players)
        session = self._begun(position)
        self._failure, self._done = None, False
        self.show(session, position, keep_for(session))
        self.opened, self._open_ = None, False
        self._show()
        self._show_trouble()

    # --- text ---

    def put(self) -> None:
        """Lay what stands in the field on the table; if that cannot be, tell why, and leave all as it is."""
        self._failure, self._done = None, False
        try:
            read = export.read(self.text.value, TEXT)
            position = None if isinstance(read, Session) else self._titled(read)
            session = read if isinstance(read, Session) else self._begun(position or read)
        except (PositionError, GameError) as error:
            self._failure = error
        else:
            self.show(session, position, keep_for(session))
            self.opened, self._open_, self._done = None, False, True
            self._show()
        self._show_trouble()

    @staticmethod
    def _begun(position: Position) -> Session:
        """Begin a table of one's own: whoever made it sees all of its cards, and may look as a player afterwards."""
        return Session(position.game(), viewer=None, title=position.title.en)

    @staticmethod
    def _titled(position: Position) -> Position:
        """Give a position that has no title one."""
        if position.title != Bilingual(TEXT):
            return position
        return replace(position, title=Bilingual(say("en")("explore-pasted"), say("uk")("explore-pasted")))

    def _opened_file(self, content: bytes | None) -> None:
        """Lay what a file holds on the table; it stands in the field as well, to be mended there."""
        self._pasting.value = True
        try:
            text = content.decode("utf-8-sig") if content is not None else None
        except UnicodeDecodeError:
            text = None
        if text is None:
            words = say(self._lang)("explore-file-wrong")
            self.wrong.show([paragraph(words, "itut-notice", "file", status=True)])
            return
        self.text.value = text
        self.put()

    def _show_trouble(self) -> None:
        m = say(self._lang)
        content: Nodes = []
        if isinstance(self._failure, PositionError):
            content = [
                paragraph(m("explore-wrong"), "itut-notice", "wrong", status=True),
                problems(self._failure, self._lang, self.text.value),
            ]
        elif self._failure is not None:
            own = own_words(self._failure, self._lang)
            content = [paragraph([m("explore-game-wrong"), " ", own], "itut-notice", "wrong", status=True)]
        elif self._done:
            content = [paragraph(m("explore-opened"), "itut-about", "done", status=True)]
        self.wrong.show(content)

    def __repr__(self) -> str:
        return f"Explorer({self.app.session.title if self.app is not None else ''!r})"


def explore(table: str = FIRST, lang: str | None = None, *, folder: str | Path | None = None) -> Explorer:
    """Show a table that can be anything: chosen from the list, pasted, opened from a file, changed by hand.

    Raises:
        UnknownScenarioError: no scenario is called ``table``.
        NotADirectoryError: there is no such folder.
    """
    return Explorer(lang, Path(folder).expanduser() if folder is not None else None, table)
