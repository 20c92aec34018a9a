"""The app: a time-travelling debugger for card text, as one widget made of widgets that can be used alone.

It knows no rule. When the session moves, the app makes one ``StepView`` and shows it in every part.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path

from engine.positions import load
from engine.positions.position import Position
from engine.query.sight import Viewer
from tutor.app.composition import Composition
from tutor.panels.app_text import AppText, in_force
from tutor.panels.comparison import Comparison
from tutor.panels.concealed import Audience, Concealed
from tutor.panels.now import Selection
from tutor.panels.step_view import StepView
from tutor.panels.text_table import table_text
from tutor.saved_games import GameFile
from tutor.scene.primitives import Scene
from tutor.scene.svg import to_svg
from tutor.session import Session
from tutor.user_files import save_path
from tutor.widgets.fallback import display


class App(Composition):
    """The table and its panels, for one session.

    Each part can be shown in a cell of its own: ``table``, ``now``, ``stepper``, ``why``, ``card``, ``log``,
    ``lines``; ``box`` is the whole app as one widget.
    A lesson puts its widgets into ``slot``, listens with ``on_step``, and says with ``conceal`` what must not be seen
    while it waits for a prediction.
    """

    # --- what a lesson needs ---

    def on_step(self, callback: Callable[[App], None], *, remove: bool = False) -> None:
        """Call ``callback`` after every move of the session, once the app is redrawn; ``remove`` stops it."""
        if remove:
            self._listeners.remove(callback)
        else:
            self._listeners.append(callback)

    def conceal(self, concealed: Concealed) -> None:
        """Conceal this and nothing else, with one redraw. The audience stays: who looks on is the app's own concern."""
        audience = self.concealed.audience
        if audience is Audience.CLASS and concealed.outcome:
            audience = Audience.CURTAIN  # a new question: what was revealed belongs to the one before
        concealed = replace(concealed, audience=audience)
        if concealed != self.concealed:
            self.concealed = concealed
            self.attention.selection = replace(self.attention.selection, notice="")
            self.drawing.redraw()

    def point(self) -> None:
        """Draw what the lesson points at (``points``), if that has changed since the table was drawn."""
        self.drawing.point()

    def one_redraw(self) -> AbstractContextManager[None]:
        """Draw once at the end, however often the session moves and whatever is concealed in between."""
        return self.drawing.once()

    @property
    def step_view(self) -> StepView:
        """The step that the app shows, or is about to show."""
        return self.drawing.step_view

    def scene(self, *, width: float | None = None, height: float | None = None) -> Scene:
        """Return the picture of the table, for this viewport or one of another size."""
        return self.drawing.scene(width=width, height=height)

    # --- commands ---

    def activate(self, id_: str, value: str = "") -> None:
        """Handle a click on a part of a panel, named ``command`` or ``command:argument``.

        Raises:
            SessionError: there is no such command.
        """
        self.input.run(id_, value)

    def press(self, key: str) -> None:
        """Handle a key, named as the browser names it."""
        self.input.press(key)

    def do(self, command: str) -> None:
        """Carry out a command of ``tutor.panels.commands`` by its name, as ``activate`` does."""
        self.input.run(command)

    def answer(self, picked: Sequence[int]) -> None:
        """Answer the pending request, unless the game is covered. A Dogma then waits to be stepped through."""
        if not self.seats.covered:
            self.choosing.answer(picked)

    def ask(self, asked: str) -> None:
        """Show an explanation by its name (see ``Reading.ask``)."""
        self.reading.ask(asked)

    def compare(self, make: Callable[[], Comparison] | None, *, line: int | None = None) -> None:
        """Show a comparison over the table (see ``Comparing.compare``); ``None``: the table again."""
        self.comparing.compare(make, line=line)

    # --- what is shown ---

    @property
    def texts(self) -> AppText:
        """The app's texts in the current language."""
        return self.titles.texts

    @property
    def visible_title(self) -> str:
        """Title of the table; a ruling's title is replaced while its answer is hidden."""
        return self.titles.title(hide=self.curtained or self.titles.hides_answer)

    @property
    def lang(self) -> str:
        """The language, ``"en"`` or ``"uk"``; setting it changes every text in place."""
        return self._lang

    @lang.setter
    def lang(self, lang: str) -> None:
        if in_force(lang) != self._lang:
            self._lang = lang
            self.attention.selection = Selection(picked=self.attention.selection.picked)
            self.titles.label()
            self.table.forget_cards()
            self.drawing.redraw()

    @property
    def seat(self) -> Viewer:
        """The viewer: a seat from 0; ``None`` sees every card, -1 only public information.

        Setting it raises ``ValueError`` for a seat that is not in the game.
        """
        return self.session.viewer

    @seat.setter
    def seat(self, seat: Viewer) -> None:
        self.seats.take(seat)

    @property
    def presenting(self) -> bool:
        """Presenting to a class: large type, and answers hidden until they are revealed."""
        return self.concealed.presenting

    @presenting.setter
    def presenting(self, on: bool) -> None:
        self.classroom.present(on=on)

    @property
    def curtained(self) -> bool:
        """Whether answers are hidden from a class."""
        return self.concealed.audience is Audience.CURTAIN

    @property
    def motion(self) -> bool:
        """Whether cards slide when they move."""
        return self._motion

    @motion.setter
    def motion(self, motion: bool) -> None:
        self._motion = motion
        self.table.overlay.motion = motion
        self.titles.label()

    @property
    def scale(self) -> float:
        """Text size; 1 is normal. Presenting to a class has a size of its own, ``PROJECTED`` at first."""
        return self.display.scale

    @scale.setter
    def scale(self, scale: float) -> None:
        self.display.scale_to(scale)

    # --- games ---

    @property
    def game_file(self) -> GameFile | None:
        """Where the session is saved after every step; ``None``: it is not saved."""
        return self.saving.game_file

    @game_file.setter
    def game_file(self, game_file: GameFile | None) -> None:
        self.saving.game_file = game_file

    @property
    def save_file(self) -> Path | None:
        """The file to which the session is saved after every step; ``None``: it is not saved."""
        return self.game_file.file if self.game_file is not None else None

    @property
    def is_saved(self) -> bool:
        """Whether the game is saved, and was when it was last tried."""
        return self.saving.is_saved

    def resume_game(self, file_name: str) -> bool:
        """Resume the game saved in the file with this name; return false if there is none, or it cannot be opened."""
        return self.saving.resume_game(file_name)

    def show(self, position: Position | str | Path, *, name: str = "") -> None:
        """Put another position on the table: a ``Position``, or the name or file of one.

        If the app saves its games, the game of each position gets its own file, as with ``open``; for a ``Position``
        only if ``name`` is given.

        Raises:
            PositionError: there is no such scenario, or it cannot be read.
        """
        if not isinstance(position, Position):
            name, position = str(position), load(str(position))
        session = Session(position.game(), viewer=position.viewer, title=position.title.en, source=name)
        save_file = save_path(name) if name and self.saving.saves_games else None
        self.replace(session, position=position, save_file=save_file)

    def replace(
        self, other: Session, *, position: Position | None = None, save_file: Path | GameFile | None = None
    ) -> None:
        """Show another game in place of this one, to be saved at ``save_file``.

        With a path, that is where its scenario's first game is saved; if this app has saved a game of that scenario,
        the new one replaces it, and the old one can be resumed. With a ``GameFile``, that is where the game itself is.
        """
        self.saving.replace(other, position, save_file)

    # --- without a browser, and without a kernel ---

    def _ipython_display_(self) -> None:
        display(self.box, repr(self), self.table.fallback())

    def _repr_html_(self) -> str:
        return to_svg(self.scene(width=860), alone=True)

    def __str__(self) -> str:
        return table_text(self.drawing.shown_table(), self.texts)

    def __repr__(self) -> str:
        title, step = self.titles.title(), self.session.step.number
        return f"App({title!r}, step {step} of line {self.session.line.name!r})"
