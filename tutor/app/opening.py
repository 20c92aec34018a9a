"""Opening a scenario in an app."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from engine.positions import Position, PositionError, Problem, load
from engine.positions.carry import is_line
from engine.text.messages import phrase
from tutor import session_line
from tutor.app.app import App
from tutor.saved_games import table_file
from tutor.session import Session
from tutor.user_files import save_path

ELSEWHERE = {b"innovation-study/": "tutor.study(…)", b"innovation-tasks/": "tutor.course.lesson(…)"}
"""beginnings of the schemas of files that are no tables, and what opens them"""


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
        position = _loaded(text)
        session = Session(position.game(), viewer=position.viewer, title=position.title.en, source=text)
    if not isinstance(seat, str):
        session.viewer = seat
    file = save if isinstance(save, Path) else None
    if save is True:
        file = table_file(session) if is_line(text) else save_path(text)
    app = App(session, lang=lang, position=position, save_file=file, motion=motion)
    app.open_line = app.saving.open_line
    return app


def _loaded(name: str) -> Position:
    """Return the position of a scenario or file; of a file that is something else, the error says what opens it."""
    try:
        return load(name)
    except PositionError as error:
        with suppress(OSError), Path(name).open("rb") as file:
            heads = [line for line in file.read(4096).splitlines() if line.startswith(b"schema:")]
            for schema, opener in ELSEWHERE.items():
                if any(schema in line for line in heads):
                    said = phrase("opened-elsewhere", schema=schema.decode(), opener=opener)
                    raise PositionError([Problem(Path(name).name, 1, 1, said)]) from error
        raise
