"""Reading: reasons, opened cards, rulings, the log and the lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.app.handlers import Handlers, plain

if TYPE_CHECKING:
    from tutor.app.app import App
    from tutor.session import Line


class Reading:
    """What an app shows besides the table when it is asked to."""

    def __init__(self, app: App) -> None:
        self.app = app

    def handlers(self) -> Handlers:
        """Return what carries out this part's commands."""
        return {
            "why": plain(self._unfold),
            "ask": lambda asked, _: self.ask(asked),
            "unask": lambda _, __: self.ask(""),
            "unread": plain(self._unread),
            "ruling": lambda name, _: self._ruling(name),
            "toggle": lambda row, _: self._toggle(row),
            "only": lambda seat, _: self._only(int(seat)),
            "fold": lambda _, __: self._fold(open_=False),
            "unfold": lambda _, __: self._fold(open_=True),
            "switch": lambda line, _: self._switch(int(line)),
            "rename": lambda line, name: self._rename(int(line), name),
            "delete": lambda line, _: self._delete(int(line)),
        }

    def ask(self, asked: str) -> None:
        """Show the explanation that ``tutor.panels.explanations`` names so; empty: show the step's reasons again."""
        app = self.app
        app.attention.asked_about = asked
        app.drawing.draw()
        if app.drawing.explanation is not None:
            app.hub.spoken = app.drawing.explanation.about
            app.why.bring_part_into_view()  # it may lie below what is in sight

    def _unfold(self) -> None:
        self.app.attention.unfolded = not self.app.attention.unfolded
        self.app.drawing.draw()
        if self.app.attention.unfolded:
            self.app.why.bring_part_into_view()

    def _unread(self) -> None:
        self.app.attention.looked_up_card = None
        self.app.drawing.draw()

    def _ruling(self, name: str) -> None:
        if self.app.open_ruling is not None:
            self.app.open_ruling(name)
        else:
            self.app.notice("notice-ruling", name=name)

    # --- the log ---

    def _toggle(self, row: str) -> None:
        self.app.drawing.log_tree.toggle(row)
        self.app.drawing.draw()

    def _only(self, seat: int) -> None:
        self.app.drawing.log_tree.only = seat
        self.app.drawing.draw()

    def _fold(self, *, open_: bool) -> None:
        self.app.drawing.log_tree.all(open_=open_)
        self.app.drawing.draw()

    # --- lines; one may have been deleted in another tab ---

    def _line(self, line_id: int) -> Line | None:
        return next((each for each in self.app.session.lines if each.id == line_id), None)

    def _switch(self, line_id: int) -> None:
        if (line := self._line(line_id)) is not None:
            self.app.session.switch(line)

    def _rename(self, line_id: int, name: str) -> None:
        if (line := self._line(line_id)) is not None:
            self.app.session.rename(line, name)

    def _delete(self, line_id: int) -> None:
        if (line := self._line(line_id)) is not None:
            self.app.comparing.compare(None)
            self.app.session.delete(line)
