"""Opening a scenario in an app."""

from __future__ import annotations

from pathlib import Path

from engine.positions import load
from engine.query.sight import Viewer
from tutor.app.app import App
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
    """Open a scenario by its name (``"lessons/staging"``) or file in the app.

    ``seat`` is the viewer: a seat from 0; ``None`` sees every card, -1 only public information; ``"own"`` is the
    scenario's viewer. ``save`` is the file to save the game to; ``True`` chooses one in :func:`state_folder`.

    Raises:
        PositionError: there is no such scenario, or it cannot be read.
    """
    position = load(str(name))
    viewer: Viewer = position.viewer if isinstance(seat, str) else seat
    session = Session(position.game(), viewer=viewer, title=position.title.en, source=str(name))
    file = save if isinstance(save, Path) else save_path(str(name)) if save else None
    return App(session, lang=lang, position=position, save_file=file, motion=motion)
