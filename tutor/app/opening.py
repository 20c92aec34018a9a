"""Opening a scenario in an app."""

from __future__ import annotations

from pathlib import Path

from engine.positions import load
from engine.positions.carry import is_line
from tutor import session_line
from tutor.app.app import App
from tutor.saved_games import table_file
from tutor.session import Session
from tutor.user_files import save_path


def open_(
    name: str | Path,
    lang: str | None = None,
    seat: int | str | None = "own",
    *,
    motion: bool = True,
    save: bool | Path = True,
) -> App:
    """Open a scenario by its name (``"lessons/staging"``), a file, or a table given as one line in the app.

    ``seat`` is the viewer: a seat from 0; ``None`` sees every card, -1 only public information; ``"own"`` is the
    viewer of the scenario or line. ``save`` is the file to save the game to; ``True`` chooses one in
    :func:`state_folder`.

    Raises:
        PositionError: the scenario or line cannot be read.
        UnknownScenarioError: there is no such scenario.
    """
    text, position = str(name), None
    if is_line(text):
        session = session_line.opened(text)
    else:
        position = load(text)
        session = Session(position.game(), viewer=position.viewer, title=position.title.en, source=text)
    if not isinstance(seat, str):
        session.viewer = seat
    file = save if isinstance(save, Path) else None
    if save is True:
        file = table_file(session) if is_line(text) else save_path(text)
    app = App(session, lang=lang, position=position, save_file=file, motion=motion)
    app.open_line = app.saving.open_line
    return app
