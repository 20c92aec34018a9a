"""A comparison of two tables over the table: two lines, or whatever is given to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tutor.app.handlers import Handlers
from tutor.panels.comparison import Comparison, head_content, list_content, of_lines, scenes, side_content

if TYPE_CHECKING:
    from tutor.app.app import App


class Comparing:
    """What an app compares."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.line: int | None = None
        """id of the line that is compared with the current one"""
        self._make: Callable[[], Comparison] | None = None
        """makes what is compared over the table, in the language of the moment; ``None``: nothing is"""

    def handlers(self) -> Handlers:
        """Return what carries out this part's commands."""
        return {"compare": lambda line, _: self._lines(int(line)), "uncompare": lambda _, __: self.compare(None)}

    @property
    def compares(self) -> bool:
        """Whether something is compared over the table."""
        return self._make is not None

    def compare(self, make: Callable[[], Comparison] | None, *, line: int | None = None) -> None:
        """Show over the table what ``make`` returns, made again for another language; ``None``: the table again.

        ``line`` is the id of the line that is compared with the current one, if lines are.
        """
        before, self._make, self.line = self.line, make, line
        self.app.drawing.draw()
        if make is None and before is not None:
            self.app.lines.focus(f"line-{before}")

    def forget(self) -> None:
        """Compare nothing, without a redraw."""
        self._make, self.line = None, None

    def show(self, *, stepped: bool) -> None:
        """Show what is compared; a move of the game ends it."""
        if self._make is not None and stepped:
            self.forget()
        if self._make is None:
            self.app.side_by_side.close_()
            return
        found = self._make()
        one, other = (side_content(side) for side in found.sides)
        pictures = scenes(found, self.app.display.viewport.half())
        self.app.side_by_side.show(head_content(found), (one, other), pictures, list_content(found), self.app.lang)

    def _lines(self, line_id: int) -> None:
        session = self.app.session
        line = next((each for each in session.lines if each.id == line_id), None)
        if line is not None and line is not session.line:
            self.compare(lambda: of_lines(session, self.app.texts, session.line, line), line=line.id)
