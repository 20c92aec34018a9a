"""Whose eyes one sees with, and who may change that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.query.sight import Viewer
from tutor.app.handlers import Handlers

if TYPE_CHECKING:
    from tutor.app.app import App

NOBODY = -1
"""the viewer who sees only public information"""
DECIDER = "decider"
"""in place of a viewer: follow the deciding player"""


class Seats:
    """The viewer of an app."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.shared = False
        """whether several persons share the app, so that the viewer cannot be chosen freely"""
        self.covered = False
        """whether the game is covered while the screen is passed to the next player"""
        self.follows_decider = False
        """follow the deciding player's view"""
        self._returns_to: Viewer | str = ""
        """the viewer who looks again when another seat, taken to decide for it, has decided; empty: none was taken"""

    def handlers(self) -> Handlers:
        """Return what carries out this part's commands."""
        return {"seat": lambda _, __: self.see(self._next()), "decide-as": lambda seat, _: self.decide_as(int(seat))}

    @property
    def view(self) -> Viewer | str:
        """The viewer: a seat, ``None`` (every card), -1 (public information), or ``DECIDER``."""
        return DECIDER if self.follows_decider else self.app.session.viewer

    @property
    def person(self) -> Viewer:
        """The seat of the person, also while another seat is taken only to decide for it."""
        return self.app.session.viewer if isinstance(self._returns_to, str) else self._returns_to

    def take(self, seat: Viewer) -> None:
        """Look as this viewer from now on.

        Raises:
            ValueError: the seat is not in the game.
        """
        if seat is not None and not NOBODY <= seat < self.app.session.state.players:
            msg = f"nobody sits at seat {seat}"
            raise ValueError(msg)
        self.reset()
        self._look_as(seat)
        self.app.titles.label()
        self.app.drawing.redraw()

    def reset(self) -> None:
        """Stop following the deciding player, and return to nobody's view."""
        self.follows_decider, self._returns_to = False, ""
        self._forget_words()

    def see(self, view: Viewer | str) -> None:
        """Set the viewer: a seat, ``None``, -1, or ``DECIDER``. Players who share the app cannot."""
        if self.shared:
            self.app.titles.label()  # resets the field to the current viewer
            if not self.covered:
                self.app.notice("game-no-peeping")
            return
        if not isinstance(view, str):
            self.take(view)
            return
        self.follows_decider = True
        if self.app.session.request is not None:
            self._look_as(self.app.session.request.seat)
        self.app.titles.label()
        self.app.drawing.draw()

    def decide_as(self, seat: int) -> None:
        """Let the viewer look as another seat until that has decided what is closed to the viewer."""
        closed = self.app.session.closed
        if closed is None or closed.seat != seat:
            return
        own = self.app.session.viewer
        self.see(seat)
        if self.app.session.viewer == seat:
            self._returns_to = own
            self._forget_words()
            self.app.hub.spoken = ""  # the next drawing speaks
            self.app.drawing.draw()  # it is said for whom one decides

    def session_moved(self) -> None:
        """Return to the own view, or follow the deciding player, after a move of the session."""
        request = self.app.session.request
        if not isinstance(self._returns_to, str) and (request is None or request.seat != self.app.session.viewer):
            viewer, self._returns_to = self._returns_to, ""
            self._look_as(viewer)
            self.app.titles.label()
        if self.follows_decider and request is not None:
            self._look_as(request.seat)

    def cover(self, *, on: bool) -> None:
        """Cover the game while the screen is passed on, or uncover it; it is drawn so when the viewer changes."""
        if self.covered and not on:
            self.app.hub.spoken = ""  # the next drawing speaks
        self.covered = on
        (self.app.box.add_class if on else self.app.box.remove_class)("itut-curtained")

    def _look_as(self, seat: Viewer) -> None:
        if seat == self.app.session.viewer:
            return
        self.app.session.viewer = seat
        self.app.attention.close()
        self._forget_words()

    def _forget_words(self) -> None:
        self.app.titles.forget()
        self.app.drawing.log_tree.clear_texts()
        self.app.table.forget_cards()

    def _next(self) -> Viewer | str:
        views = [view for _, view in self.app.settings.views]
        return views[(views.index(self.view) + 1) % len(views)]
