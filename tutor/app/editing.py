"""Editing: while somebody changes the table by hand, clicks and drags on it go to the editor and not to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tutor.scene.table import Marks

if TYPE_CHECKING:
    from tutor.app.app import App


class Editor(Protocol):
    """Changes the table by hand."""

    def take(self, key: str) -> bool:
        """Handle a click on a place; return whether it was one for the editor."""

    def drag(self, source: str, target: str) -> None:
        """Handle a card that was dragged from one place to another."""

    def marks(self, marks: Marks) -> Marks:
        """Return the marks of the table while it is edited."""

    def let_go(self) -> bool:
        """Put back the card that is held; return whether one was."""


class Editing:
    """Who edits an app's table, if anybody does."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._editor: Editor | None = None

    @property
    def editor(self) -> Editor | None:
        """The editor; while there is one, the table's boxes can be dragged."""
        return self._editor

    @editor.setter
    def editor(self, editor: Editor | None) -> None:
        self._editor = editor
        self.app.table.overlay.draggable = editor is not None
        self.app.drawing.redraw()

    def on_table(self, key: str) -> None:
        """Give a click on the table to the person who draws, to the editor, or else to the game."""
        if self.app.annotating.take(key):
            return
        if self._editor is None or not self._editor.take(key):
            self.app.choosing.on_table(key)

    def on_drag(self, source: str, target: str) -> None:
        """Give a drag on the table to the editor."""
        if self._editor is not None:
            self._editor.drag(source, target)

    def let_go(self) -> bool:
        """Put back the card that is held; return whether one was."""
        return self._editor is not None and self._editor.let_go()
