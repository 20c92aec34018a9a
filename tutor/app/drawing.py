"""Drawing: one view of the session's step, shown in every part of the app."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.seat.view import TableView
from tutor.panels.card import card_content, is_shown
from tutor.panels.explanations import Explanation, explain
from tutor.panels.lines import lines_content
from tutor.panels.log import LogTree
from tutor.panels.marks import highlights, marks
from tutor.panels.now import Selection, now_content
from tutor.panels.pointing import Pointing
from tutor.panels.step_view import StepView, Trials, moves, named
from tutor.panels.why import is_idle, spoken_news, why_content
from tutor.scene.layout import OUT_OF_PLAY_KEYS, player_key
from tutor.scene.primitives import Scene
from tutor.scene.table import Marks, Options, draw_card, draw_limited, draw_out_of_play
from tutor.session import Session

if TYPE_CHECKING:
    from tutor.app.app import App


class Drawing:
    """Draws an app from its session, its viewer, what is concealed and what is attended to."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._tree = app.session.tree
        """whose steps all that is noted by number here and in the log are"""
        self.log_tree = LogTree(app.session)
        self.explanation: Explanation | None = None
        self.drawn_from: int | None = None
        """index of the step from which the current step was reached"""
        self._last: int | None = None
        """index of the step shown before the last move"""
        self._shown_state = app.session.state
        self._trials: Trials | None = None
        self._holds = 0
        self._owed: bool | None = None
        """what is to be drawn when nothing holds the drawing any more: a move of the session (true), a change of how
        it is shown (false), or nothing"""
        self._step_view: StepView
        self._pointed = Pointing()
        """what a lesson pointed at when the table was drawn"""
        self._prepared: tuple[tuple[object, ...], Scene] | None = None
        """the picture that a step forward would show, after all that it was drawn from"""

    @property
    def step_view(self) -> StepView:
        """The step that is shown, or is about to be."""
        return self._step_view if self._owed is None else self._view_of_step(stepped=self._owed)

    def _view_of_step(self, *, stepped: bool) -> StepView:
        if self._tree is not self.app.session.tree:
            self._forget_steps()
        return StepView.of(self.app.session, self._last if stepped else self.drawn_from, self._trials)

    def come_from(self, step: int | None) -> None:
        """Show the next step as if it were reached from this one."""
        self._last = step

    @property
    def pointed(self) -> Pointing:
        """What a lesson pointed at when the table was drawn."""
        return self._pointed

    def _forget_steps(self) -> None:
        """Forget what belonged to other steps: a number now means another one, and nothing has changed before it."""
        self._tree = self.app.session.tree
        self._last = self.drawn_from = None
        self.log_tree = LogTree(self.app.session)

    def stay_at(self, state: object) -> None:
        """Let no card slide to the place that it has in this state."""
        self._shown_state = state  # type: ignore[assignment]

    @contextmanager
    def once(self) -> Iterator[None]:
        """Draw once at the end, however often the session moves and whatever is concealed in between."""
        self._holds += 1
        try:
            yield
        finally:
            self._holds -= 1
            if not self._holds and self._owed is not None:
                stepped, self._owed = self._owed, None
                self.app.guard.run(lambda: self.draw(stepped=stepped))

    def redraw(self) -> None:
        """Draw, and show in the app what fails."""
        self.app.guard.run(self.draw)

    def draw(self, *, stepped: bool = False) -> None:
        """Draw everything; ``stepped``: the session has moved since the last drawing."""
        if self._holds:
            self._owed = stepped or bool(self._owed)
            return
        app, session, asked = self.app, self.app.session, self.app.attention.asked_about
        app.ahead.cancel()
        app.frames.keeper.leave()
        self._step_view = step_view = self._view_of_step(stepped=stepped)
        self._trials = step_view.trials
        if stepped:
            self.drawn_from = self._last
        self.explanation = explain(step_view, app.texts, asked) if asked and not app.concealed.answers else None
        slides = (
            moves(session.machine, self._shown_state, session.state, step_view.recent, session.viewer)
            if stepped
            else []
        )
        app.table.overlay.question = self._question
        self.draw_table(slides, highlights(step_view) if stepped else ())
        self._shown_state = session.state
        self._last = session.cursor
        self._draw_panels(step_view)
        app.what_if.draw()
        app.outlooks.draw()
        app.looks_back.draw()
        app.comparing.show(stepped=stepped)
        app.title.show(app.titles.heading())
        app.stepping.show_place()
        with app.hub.hold_sync():
            app.hub.scroll_to = player_key(self._acting(step_view))
            if app.seats.covered:
                app.hub.spoken = app.texts.message("game-curtain")
            elif stepped or not app.hub.spoken:
                app.hub.spoken = self.spoken(step_view)
                app.hub.request_focus()
        app.frames.place()
        app.ahead.soon()

    def _draw_panels(self, step_view: StepView) -> None:
        app, texts, attention = self.app, self.app.texts, self.app.attention
        hide, curtain = app.concealed.answers, app.concealed.from_class
        if app.seats.covered:
            for panel in (app.now, app.annotation, app.why, app.card, app.log, app.lines):
                panel.show([])
            return
        with app.now.hold_sync():
            app.now.question = self._question
            app.now.show(now_content(step_view, texts, self.selection()))
        app.annotating.show(step_view)
        explanation = self.explanation
        with app.why.hold_sync():
            app.why.show(
                why_content(
                    step_view, texts, unfolded=attention.unfolded, hide=hide, curtain=curtain, explanation=explanation
                )
            )
            app.why.is_empty = is_idle(step_view, hide=hide, curtain=curtain, explanation=explanation)
        with app.card.hold_sync():
            app.card.show(
                card_content(step_view, texts, looked_up=attention.looked_up_card, hide=hide, curtain=curtain)
            )
            app.card.is_empty = attention.looked_up_card is None and not is_shown(step_view)
        with app.log.hold_sync():
            app.log.show(self.log_tree.show(texts, hide=hide))
            app.log.is_empty = len(app.session.steps) == 1 or (hide and not curtain)
        # lists only steps already taken, so nothing to hide
        app.lines.show(lines_content(app.session, texts, comparing=app.comparing.line))

    @property
    def _question(self) -> str:
        """What is shown, by the place in the tree of lines: a second click while bots play is for no other question."""
        return str(self.app.session.cursor)

    def _acting(self, step_view: StepView) -> int:
        """Return the seat whose board is scrolled into view: who decides, executes an effect, or has the turn."""
        request, inner = step_view.closed or step_view.request, step_view.runs[-1:] if step_view.in_dogma else ()
        if request is not None:
            return request.seat
        acting: int = step_view.view.current
        if inner and inner[0].effect is not None:
            acting = next((seat for seat, status in inner[0].effect.players if status == "running"), acting)
        return acting

    def spoken(self, step_view: StepView) -> str:
        """Return the text of a step for the screen reader: what it brought, and what is asked now."""
        app, texts = self.app, self.app.texts
        parts = [spoken_news(step_view, texts, hide=app.concealed.answers, curtain=app.concealed.from_class)]
        request = step_view.closed or step_view.request
        if request is not None and not app.concealed.notice:
            prompt = texts.prompt(step_view.state, request)
            parts.append(texts.spoken(" ".join(filter(None, (texts.who_decides(request.seat, prompt), prompt.asked)))))
        return " ".join(filter(None, parts))

    # --- the table ---

    def draw_table(self, slides: Sequence[tuple[str, str]] = (), rings: Sequence[tuple[str, str]] = ()) -> None:
        """Draw the table only, for a viewport or theme that changed."""
        app = self.app
        before, self._pointed = self._pointed, self._points_at(self._step_view)
        following = app.frames.following
        if app.motion and not following:
            rings = [*rings, *(("right", key) for key in sorted(self._pointed.right - before.right))]
            app.table.show(self.scene(), slides, rings)
        else:
            app.table.show(self.scene(), in_page=following)
        if app.seats.covered:
            app.table.overlay.refresh()

    def scene(self, *, width: float | None = None, height: float | None = None) -> Scene:
        """Return the picture of the table, for this viewport or one of another size."""
        return self.picture(self.step_view, self.marks(), width=width, height=height)

    def picture(
        self, step_view: StepView, on_it: Marks, *, width: float | None = None, height: float | None = None
    ) -> Scene:
        """Return the picture of a step with these marks, for this viewport or one of another size."""
        display, texts = self.app.display, self.app.texts
        view = named(self.app.concealed.table(step_view.view), texts)
        if self._prepared is not None and self._prepared[0] == self._drawn_of(view, on_it, width, height):
            return self._prepared[1]
        return display.viewport.table(view, texts, on_it, opened=display.opened, width=width, height=height)

    def prepare(self, step_view: StepView, on_it: Marks) -> Scene:
        """Draw the picture of a step that may come next, so that it need not be drawn then; return it."""
        scene = self.picture(step_view, on_it)
        view = named(self.app.concealed.table(step_view.view), self.app.texts)
        self._prepared = self._drawn_of(view, on_it, None, None), scene
        return scene

    def _drawn_of(self, view: TableView, on_it: Marks, width: float | None, height: float | None) -> tuple[object, ...]:
        """Return all that a picture is drawn from."""
        display = self.app.display
        return width, height, self.app.texts, replace(display.viewport), display.opened, on_it, view

    def shown_table(self) -> TableView:
        """Return the table without the facts that are concealed now."""
        return self.app.concealed.table(self.step_view.view)

    def marks(self) -> Marks:
        """Return the marks on the table."""
        editor = self.app.editing.editor
        found = self.marks_of(self.step_view, self.selection(), self.explanation, points=editor is None)
        return found if editor is None else editor.marks(found)

    def marks_of(
        self, step_view: StepView, selection: Selection, explanation: Explanation | None = None, *, points: bool = True
    ) -> Marks:
        """Return the marks of a step, with what a lesson ``points`` at."""
        texts, unfolded = self.app.texts, self.app.attention.unfolded
        found = marks(step_view, texts, selection, explanation=explanation, unfolded=unfolded)
        found = self._points_at(step_view).on(found, step_view.view) if points else found
        return self.app.annotating.on(found, step_view)

    def point(self) -> None:
        """Draw what a lesson points at, if that has changed since the table was drawn."""
        if self._holds or self._points_at(self._step_view) != self._pointed:
            self.redraw()

    def _points_at(self, step_view: StepView) -> Pointing:
        return self.app.points(step_view) if self.app.points is not None else Pointing()

    def selection(self, session: Session | None = None) -> Selection:
        """Return what is picked, with all that the panel Now and the marks must know besides of the session's step."""
        session = session or self.app.session
        given = frozenset(
            answer for child in session.children[session.cursor] if (answer := session.steps[child].answer) is not None
        )
        return replace(
            self.app.attention.selection, concealed=self.app.concealed, before=given,
            scripted=session.line.scripted, may_look=not self.app.seats.shared,
        )  # fmt: skip

    def enlarge(self, key: str) -> Scene | None:
        """Return the enlarged card with this key; ``None``: there is nothing to enlarge."""
        display, texts = self.app.display, self.app.texts
        options = Options(theme=display.viewport.theme, scale=display.scale, notes=self.app.notes)
        if key in OUT_OF_PLAY_KEYS:
            return draw_out_of_play(self._step_view.view, texts, options)
        card = self._step_view.cards.get(key)
        if card is None:
            return None
        for player in self._step_view.view.players:
            for zone in player.zones:
                if zone.limit is not None and card in zone.cards and card.card is None:
                    return draw_limited(player, zone.word, texts, options, key)
        runs = () if self.app.concealed.answers else self._step_view.runs
        running = next((run.current for run in runs if run.card == card.card and not run.over), None)
        return draw_card(card, texts, options, running)
