"""Preparing: what a step forward will show is worked out while nobody acts, so that the step itself is answered sooner.

Nothing of it is shown, sent or kept as a picture: it fills the caches of drawings, shapes and words, each of which has
a key of all that it depends on. So a step that was not prepared, or for another table, is drawn as ever. One step is
prepared after each answer, in parts between which whatever the user does comes first and ends the preparation.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.panels.card import card_content
from tutor.panels.commands import BY_NAME
from tutor.panels.now import Selection, now_content
from tutor.panels.step_view import StepView
from tutor.panels.why import why_content

if TYPE_CHECKING:
    from tutor.app.app import App

PAUSE = 0.12
"""seconds without an answer after which the next step is prepared; by then the page has shown the last one"""
BREATH = 0.004
"""seconds between two parts, in which messages of the page are handled"""

log = logging.getLogger(__name__)


class Ahead:
    """Prepares an app's next step forward."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._later: asyncio.TimerHandle | None = None

    def cancel(self) -> None:
        """Prepare nothing: something is drawn now."""
        if self._later is not None:
            self._later.cancel()
            self._later = None

    def soon(self) -> None:
        """Prepare the next step after a pause; without an event loop, as in a script, there is none."""
        self.cancel()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        self._later = loop.call_later(PAUSE, self._go, self.parts(), loop)

    def _go(self, parts: Iterator[None], loop: asyncio.AbstractEventLoop) -> None:
        self._later = None
        try:
            next(parts)
        except StopIteration:
            return
        except Exception:  # the step itself will say what is wrong with it, if it is ever taken
            log.debug("the next step could not be prepared", exc_info=True)
            return
        self._later = loop.call_later(BREATH, self._go, parts, loop)

    @property
    def is_wanted(self) -> bool:
        """Whether a step forward may be next, and would show nothing but itself."""
        app = self.app
        return (
            app.stepping.can_step
            and not app.input.refused(BY_NAME["into"])
            and not app.attention.reads
            and app.attention.selection == Selection()
            and app.editing.editor is None
            and not app.comparing.compares
        )

    def parts(self) -> Iterator[None]:
        """Yield after each part of the preparation of the next step."""
        app, drawing = self.app, self.app.drawing
        if not self.is_wanted:
            return
        session = app.session.ahead()
        yield
        step_view = StepView.of(session, app.session.cursor)
        selection = drawing.selection(session)
        yield
        scene = drawing.prepare(step_view, drawing.marks_of(step_view, selection))
        yield
        app.table.prepare(scene)
        yield
        texts, hide, curtain = app.texts, app.concealed.answers, app.concealed.from_class
        now_content(step_view, texts, selection)
        why_content(step_view, texts, unfolded=app.attention.unfolded, hide=hide, curtain=curtain, explanation=None)
        yield
        card_content(step_view, texts, looked_up=None, hide=hide, curtain=curtain)
        drawing.spoken(step_view)
