"""The app: a time-travelling debugger for card text, as one widget made of widgets that can be used alone.

It knows no rule. When the session moves, the app makes one ``StepView`` and shows it in every part.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import ipywidgets

from engine.positions import load
from engine.positions.position import Position
from engine.query.sight import Viewer
from engine.run import actions
from engine.run.errors import SaveError
from engine.run.options import open_options, token
from engine.seat.view import TableView
from engine.text.messages import LANGUAGES
from tutor.panels.app_text import AppText, in_force
from tutor.panels.card import card_content, is_shown
from tutor.panels.commands import FORWARD, IN_CLASS, KEYS, STEPS, UKRAINIAN_KEYS, WANTED
from tutor.panels.comparison import Comparison, head_content, list_content, of_lines, scenes, side_content
from tutor.panels.concealed import Audience, Concealed
from tutor.panels.error import error_content
from tutor.panels.explanations import Explanation, explain
from tutor.panels.help import help_content
from tutor.panels.html import Nodes, h
from tutor.panels.lines import lines_content, place
from tutor.panels.log import LogTree
from tutor.panels.marks import marks
from tutor.panels.now import Selection, now_content, refusal, shown_order
from tutor.panels.pointing import Pointing
from tutor.panels.step_view import StepView, Trials, moves, named
from tutor.panels.text_table import table_text
from tutor.panels.viewport import Viewport
from tutor.panels.why import spoken_news, why_content
from tutor.saved_games import GameFile, SavedGame, find_games
from tutor.scene.layout import OUT_OF_PLAY_KEYS, player_key
from tutor.scene.primitives import Scene
from tutor.scene.svg import to_svg
from tutor.scene.table import Marks, Options, draw_card, draw_out_of_play
from tutor.session import Session, SessionError
from tutor.user_files import NotSavedError, save_path
from tutor.widgets.comparison import SideBySide
from tutor.widgets.fallback import display
from tutor.widgets.guard import Guard
from tutor.widgets.panel import Hub, Panel
from tutor.widgets.stepper import Settings, Stepper
from tutor.widgets.table import TableWidget

NUMBERED = re.compile(r"[a-z]{3}-\d+")
"""start of a ruling's id; the name of a reading may follow"""
NOBODY = -1
"""the viewer who sees only public information"""


class App:
    """The table and its panels, for one session.

    Each part can be shown in a cell of its own: ``table``, ``now``, ``stepper``, ``why``, ``card``, ``log``,
    ``lines``; ``box`` is the whole app as one widget.
    A lesson puts its widgets into ``slot``, listens with ``on_step``, and says with ``conceal`` what must not be seen
    while it waits for a prediction.
    """

    shared = False
    """whether several persons share the app, so that the viewer cannot be chosen freely"""

    def __init__(
        self,
        session: Session,
        *,
        lang: str | None = None,
        position: Position | None = None,
        save_file: Path | None = None,
        motion: bool = True,
        still: tuple[str, str] = ("app-still", "app-still-not-kept"),
    ) -> None:
        self.session = session
        self._still = still
        """ids of the messages above the last picture in a notebook without a kernel: how to continue if the game is
        saved, and if it is not"""
        self.position = position
        self.game_file = GameFile(save_file) if save_file is not None else None
        """where the session is saved after every step; ``None``: it is not saved"""
        self._game_files: dict[Path, GameFile] = {}
        """where this app saves its game of each scenario, by the file of the scenario's first game"""
        self._saves_games = save_file is not None
        self._lang = in_force(lang or None)
        self._listeners: list[Callable[[App], None]] = []
        self.points: Callable[[StepView], Pointing] | None = None
        """what a lesson points at on the table at a step"""
        self._pointed = Pointing()
        """what it pointed at when the table was drawn"""
        self.concealed = Concealed()
        """what is concealed, and from whom; see ``conceal``"""
        self._holds = 0
        self._owed: bool | None = None
        """what is to be drawn when nothing holds the drawing any more: a move of the session, a change of how it is
        shown, or nothing"""
        self._helping = False
        self._last: int | None = None
        """index of the step shown before the last move"""
        self._drawn_from: int | None = None
        """index of the step from which the current step was reached"""
        self._shown_state = session.state
        self._selection = Selection()
        self._trials: Trials | None = None
        self._looked_up_card: int | None = None
        self._unfolded = False
        self._explanation: Explanation | None = None
        self._asked_about = ""
        """name of the question that the panel Why answers (see ``tutor.panels.explanations``); empty: none"""
        self._follows_decider = False
        """follow the deciding player's view"""
        self._returns_to: Viewer | str = ""
        """the viewer who looks again when another seat, taken to decide for it, has decided; empty: none was taken"""
        self._blank = False
        self.open_ruling: Callable[[str], None] | None = None
        """opens a ruling by its name; if ``None``, a notice says how to open it"""
        self.take_digit: Callable[[int], bool] | None = None
        """answers a lesson's question with a digit; returns false if the digit is for the game"""
        self.on_restart: Callable[[], None] | None = None
        """called instead of resetting the table when a class restarts a lesson"""
        self.on_curtain: Callable[[], None] | None = None
        """called when answers are hidden from a class or revealed to it, and when presenting starts or ends"""
        self.notes = True
        """show other editions and rulings on an enlarged card; lessons for beginners switch this off"""
        self._comparing: int | None = None
        """id of the line that is compared with the current one"""
        self._compare: Callable[[], Comparison] | None = None
        """makes what is compared over the table, in the language of the moment; ``None``: nothing is"""
        self._viewport = Viewport()
        self._motion = motion
        self._last_tick = 0.0
        self._saved_games: list[SavedGame] = []
        """games saved before that can be resumed, the last played first"""
        self._fault: Exception | None = None
        """what failed last"""
        self._save_notes: list[Exception] = []
        """what happened to saved games and the user should know"""
        self._not_saved: NotSavedError | None = None
        """why the game is not saved at the moment"""
        self._not_saved_seen = False
        """whether the user has closed the message about it"""
        self.guard = Guard(self._failed)
        self._texts_by_language: dict[str, AppText] = {}

        self.hub = Hub(
            self.guard.wrap(self.press), self.guard.wrap(self._environment), self.guard.wrap(self._tick),
            wanted=[*WANTED],
        )  # fmt: skip
        self.table = TableWidget(
            enlarge=self._enlarge, on_error=self._failed, motion=motion, resume_text=self._resume_text()
        )
        self.table.on_activate(self.guard.wrap(self._on_table))
        heard = self.guard.wrap(self.activate)
        self.now = Panel("now", heard)
        self.why = Panel("why", heard)
        self.card = Panel("card", heard)
        self.log = Panel("log", heard)
        self.lines = Panel("lines", heard)
        self.help = Panel("help", heard)
        self.error = Panel("error", heard)
        self.title = Panel("title", heard)
        self.side_by_side = SideBySide(heard, self._failed)
        self.stepper = Stepper(self.guard.wrap(self.do), self.guard.wrap(self._slide))
        self.settings = Settings(self.guard.wrap(self.do), self.guard.wrap(self._see))
        self.slot = ipywidgets.VBox()
        """place for a lesson's widgets, above the panel Now"""
        self.slot.add_class("itut-slot")
        self._log_tree = LogTree(session)
        self._tabs = ipywidgets.Tab(children=[self.log, self.lines])
        self._tabs.add_class("itut-tabs")
        self.box = ipywidgets.VBox(children=self._laid_out())
        """the whole app as one widget, which can be put into other widgets"""
        self.box.add_class("itut-app")
        self._look_for_saved_games()
        self._set_labels()
        session.on_change(self._session_changed)
        self._draw()

    def _laid_out(self) -> list[ipywidgets.Widget]:
        def box(name: str, *children: ipywidgets.Widget) -> ipywidgets.Box:
            found = ipywidgets.Box(children=children)
            found.add_class(f"itut-{name}")
            return found

        return [
            self.hub,
            box("head", self.title, self.settings),
            self.error,
            box(
                "main",
                box("left", box("place", self.table), self.stepper),
                box("right", self.slot, self.now, box("rest", self.why, self.card, self._tabs)),
                self.side_by_side,
            ),
            self.help,
        ]

    # --- what a lesson needs ---

    def on_step(self, callback: Callable[[App], None], *, remove: bool = False) -> None:
        """Call ``callback`` after every move of the session, once the app is redrawn; ``remove`` stops it."""
        if remove:
            self._listeners.remove(callback)
        else:
            self._listeners.append(callback)

    def conceal(self, concealed: Concealed) -> None:
        """Conceal this and nothing else, with one redraw. The audience stays: who looks on is the app's own concern."""
        concealed = replace(concealed, audience=self.concealed.audience)
        if concealed != self.concealed:
            self.concealed = concealed
            self._selection = replace(self._selection, notice="")
            self.guard.run(self._draw)

    def point(self) -> None:
        """Draw what the lesson points at (``points``), if that has changed since the table was drawn."""
        if self._holds or self._points_at(self._step_view) != self._pointed:
            self.guard.run(self._draw)

    def _points_at(self, step_view: StepView) -> Pointing:
        return self.points(step_view) if self.points is not None else Pointing()

    @contextmanager
    def one_redraw(self) -> Iterator[None]:
        """Draw once at the end, however often the session moves and whatever is concealed in between."""
        self._holds += 1
        try:
            yield
        finally:
            self._holds -= 1
            if not self._holds and self._owed is not None:
                stepped, self._owed = self._owed, None
                self.guard.run(lambda: self._draw(stepped=stepped))

    @property
    def step_view(self) -> StepView:
        """The step that the app shows, or is about to show."""
        if self._owed is not None:
            return StepView.of(self.session, self._last if self._owed else self._drawn_from, self._trials)
        return self._step_view

    # --- words ---

    @property
    def texts(self) -> AppText:
        """The app's texts in the current language."""
        if self._lang not in self._texts_by_language:
            players = self.session.machine.setup.players
            names = (
                [self.position.name(seat, self._lang) for seat in range(len(players))]
                if self.position is not None
                else list(players)
            )
            self._texts_by_language[self._lang] = AppText(self.session.machine, self._lang, names, self.session.viewer)
        return self._texts_by_language[self._lang]

    @property
    def lang(self) -> str:
        """The language, ``"en"`` or ``"uk"``; setting it changes every text in place."""
        return self._lang

    @lang.setter
    def lang(self, lang: str) -> None:
        if in_force(lang) != self._lang:
            self._lang = lang
            self._selection = Selection(picked=self._selection.picked)
            self._set_labels()
            self.table.forget_cards()
            self.guard.run(self._draw)

    def _set_labels(self) -> None:
        texts = self.texts
        title = self._title(hide=self.presenting)
        self.hub.label = texts.message("app-label", title=title)
        self.hub.blank = texts.message("class-blank")
        self.hub.outside = texts.message("app-outside")
        for name, panel in self._panels().items():
            panel.language = self._lang
            panel.resume = self._resume_text()
            panel.label = (
                texts.message(f"{name}-label")
                if name in ("now", "why", "log", "lines", "help")
                else (texts.message("run-label") if name == "card" else title)
            )
        self.hub.language = self._lang
        self.table.overlay.resume_text = self._resume_text()
        self.table.fallback_text = texts.message(self._still[not self.is_saved], title=title)
        self._tabs.titles = (texts.message("log-label"), texts.message("lines-label"))
        self.stepper.set_texts(texts)
        self.settings.set_texts(
            texts, self._lang, motion=self._motion, resumable=len(self._saved_games), presenting=self.presenting
        )
        self.settings.seats(texts, "decider" if self._follows_decider else self.session.viewer)
        if self._helping:
            self.help.show(help_content(texts))
        self._show_errors()

    def _resume_text(self) -> str:
        return self.texts.message("app-resume" if self.is_saved else "app-resume-not-kept")

    def _panels(self) -> dict[str, Panel]:
        return {
            "now": self.now, "why": self.why, "card": self.card, "log": self.log, "lines": self.lines,
            "help": self.help, "error": self.error, "title": self.title,
        }  # fmt: skip

    def _title(self, *, hide: bool = False) -> str:
        """Return the title. With ``hide``, a ruling's title, which reveals its answer, is replaced by its subject."""
        if self.position is not None:
            return self._neutral_title(self.position) if hide else self.position.title.of(self._lang)
        return self.session.title or self.texts.message("app-untitled")

    def _neutral_title(self, position: Position) -> str:
        if position.answer is None:
            return position.title.of(self._lang)
        texts, number = self.texts, NUMBERED.match(position.id)
        name = number[0].upper() if number else position.id
        cards = texts.listed(texts.card_title(card) for card in position.cards)
        return (
            texts.message("app-ruling-about", id=name, cards=cards) if cards else texts.message("app-ruling", id=name)
        )

    @property
    def visible_title(self) -> str:
        """Title of the table; a ruling's title is replaced while its answer is hidden from a class."""
        return self._title(hide=self.curtained)

    # --- drawing ---

    def _session_changed(self) -> None:
        self._selection = Selection()
        self._looked_up_card = None
        self._asked_about = ""
        was_revealed = self.concealed.audience is Audience.CLASS
        if was_revealed:
            self.concealed = replace(self.concealed, audience=Audience.CURTAIN)
        request = self.session.request
        if not isinstance(self._returns_to, str) and (request is None or request.seat != self.session.viewer):
            viewer, self._returns_to = self._returns_to, ""
            self._look_as(viewer)
            self._set_labels()
        if self._follows_decider and request is not None:
            self._look_as(request.seat)
        try:
            self._draw(stepped=True)
        finally:
            self._save()  # last, because the disk is slow
        if was_revealed:
            self._curtain_moved()
        for listener in tuple(self._listeners):
            listener(self)

    def _draw(self, *, stepped: bool = False) -> None:
        if self._holds:
            self._owed = stepped or bool(self._owed)
            return
        session, texts, concealed = self.session, self.texts, self.concealed
        hide, curtain = concealed.answers, concealed.from_class
        self._step_view = step_view = StepView.of(session, self._last if stepped else self._drawn_from, self._trials)
        self._trials = step_view.trials
        if stepped:
            self._drawn_from = self._last
        self._explanation = explain(step_view, texts, self._asked_about) if self._asked_about and not hide else None
        slides = (
            moves(session.machine, self._shown_state, session.state, step_view.recent, session.viewer)
            if stepped
            else []
        )
        self._draw_table(step_view, slides)
        self._shown_state = session.state
        self._last = session.cursor
        self.now.show(now_content(step_view, texts, self._full_selection()))
        self.why.show(
            why_content(
                step_view, texts, unfolded=self._unfolded, hide=hide, curtain=curtain, explanation=self._explanation
            )
        )
        with self.card.hold_sync():
            self.card.show(card_content(step_view, texts, looked_up=self._looked_up_card, hide=hide, curtain=curtain))
            self.card.is_empty = self._looked_up_card is None and not is_shown(step_view)
        self.log.show(self._log_tree.show(texts, hide=hide))
        self.lines.show(
            lines_content(session, texts, comparing=self._comparing)
        )  # lists only steps already taken, so nothing to hide
        self._show_comparison(stepped=stepped)
        self.title.show(self._heading(texts))
        request, inner = step_view.closed or step_view.request, step_view.runs[-1:] if step_view.in_dogma else ()
        acting = request.seat if request is not None else step_view.view.current
        if request is None and inner and inner[0].effect is not None:
            acting = next((seat for seat, status in inner[0].effect.players if status == "running"), acting)
        self.stepper.show(session.step.number, session.last, playing=self.hub.playing, can_step=self._can_step)
        with self.hub.hold_sync():
            self.hub.scroll_to = player_key(acting)
            if stepped or not self.hub.spoken:
                self.hub.spoken = self._spoken(step_view)
                self.hub.request_focus()

    @property
    def curtained(self) -> bool:
        """Whether answers are hidden from a class."""
        return self.concealed.audience is Audience.CURTAIN

    def _curtain_moved(self) -> None:
        if self.on_curtain is not None:
            self.on_curtain()

    def _full_selection(self) -> Selection:
        given = frozenset(
            answer
            for child in self.session.children[self.session.cursor]
            if (answer := self.session.steps[child].answer) is not None
        )
        return replace(
            self._selection, concealed=self.concealed, before=given,
            scripted=self.session.line.scripted, may_look=not self.shared,
        )  # fmt: skip

    def _shown_table(self, step_view: StepView) -> TableView:
        """Return the table without the facts that are concealed now."""
        return self.concealed.table(step_view.view)

    def _heading(self, texts: AppText) -> Nodes:
        session = self.session
        where = place(session, texts)
        return [
            h("h2", {"class": "itut-title"}, self.visible_title),
            *([h("span", {"class": "itut-edition", "title": texts.edition}, texts.edition)] if texts.edition else []),
            h("span", {"class": "itut-where-am-i", "title": where}, where),
        ]

    def _spoken(self, step_view: StepView) -> str:
        texts = self.texts
        spoken_parts = [spoken_news(step_view, texts, hide=self.concealed.answers, curtain=self.concealed.from_class)]
        request = step_view.closed or step_view.request
        if request is not None and not self.concealed.notice:
            prompt = texts.prompt(step_view.state, request)
            spoken_parts.append(texts.spoken(" ".join(filter(None, (prompt.who, prompt.asked)))))
        return " ".join(filter(None, spoken_parts))

    def _draw_table(self, step_view: StepView, slides: Sequence[tuple[str, str]] = ()) -> None:
        self.table.show(self.scene(step_view), slides if self._motion else ())
        self.stepper.table(compact=self._viewport.compact)

    def scene(
        self, step_view: StepView | None = None, *, width: float | None = None, height: float | None = None
    ) -> Scene:
        """Return the picture of the table, for this viewport or one of another size."""
        step_view = step_view or self._step_view
        view, marked = named(self._shown_table(step_view), self.texts), self._marks(step_view)
        return self._viewport.table(view, self.texts, marked, compact=self.session.compact, width=width, height=height)

    def _marks(self, step_view: StepView) -> Marks:
        self._pointed = self._points_at(step_view)
        found = marks(
            step_view, self.texts, self._full_selection(), explanation=self._explanation, unfolded=self._unfolded
        )
        return self._pointed.on(found, step_view.view)

    def _enlarge(self, key: str) -> Scene | None:
        options = Options(theme=self._viewport.theme, scale=self.scale, notes=self.notes)
        if key in OUT_OF_PLAY_KEYS:
            return draw_out_of_play(self._step_view.view, self.texts, options)
        card = self._step_view.cards.get(key)
        if card is None:
            return None
        return draw_card(card, self.texts, options)

    # --- input ---

    def activate(self, id_: str, value: str = "") -> None:
        """Handle a click on a part of a panel; ignored while the screen is blank.

        Raises:
            SessionError: there is no such command.
        """
        if self._blank:
            return
        act, _, of = id_.partition(":")
        match act:
            case "option":
                self._pick(self._option_named(of))
            case "decide-as":
                self._decide_as(int(of))
            case "undone":
                self._notice(self.texts.message("not-done-reason", card=self.texts.card_title(int(of))))
            case "confirm":
                self._confirm()
            case "decline":
                self._decline()
            case "goto":
                self.session.goto(int(of))
            case "toggle":
                self._log_tree.toggle(of)
                self._draw()
            case "unread":
                self._looked_up_card = None
                self._draw()
            case "ask":
                self.ask(of)
            case "unask":
                self.ask("")
            case "only":
                self._log_tree.only = int(of)
                self._draw()
            case "ruling":
                self._ruling(of)
            case "switch" | "rename" | "delete" | "compare":
                self._on_line(act, int(of), value)
            case "uncompare":
                self.compare(None)
            case _:
                self.do(act)

    def press(self, key: str) -> None:
        """Handle a key, named as the browser names it; while the screen is blank, only keys that show it again."""
        key = UKRAINIAN_KEYS.get(key, key)
        if self._blank and KEYS.get(key) not in ("blank", "escape"):
            return
        if key in tuple("123456789"):
            if self.take_digit is not None and self.take_digit(int(key)):
                return
            request = self.session.request
            offered = shown_order(self._step_view, request) if request is not None else ()
            if int(key) <= len(offered):
                self._pick(offered[int(key) - 1])
            elif offered and request is not None and request.optional and int(key) == len(offered) + 1:
                self._decline()
        elif key in KEYS:
            self.do(KEYS[key])

    def do(self, command: str) -> None:
        """Run a command by its name.

        Raises:
            SessionError: there is no such command.
        """
        match command:
            case _ if command in STEPS:
                self._step(command)
            case "play":
                self._play(playing=not self.hub.playing)
            case "why":
                self._unfolded = not self._unfolded
                self._draw()
            case "language":
                self.lang = LANGUAGES[(LANGUAGES.index(self._lang) + 1) % len(LANGUAGES)]
            case "en" | "uk":
                self.lang = command
            case "smaller" | "larger":
                self._resize(larger=command == "larger")
            case "seat":
                self._see(self._next_view())
            case "class":
                self.presenting = not self.presenting
            case "reveal" | "blank" | "class-restart":
                self._in_class(command)
            case "fold" | "unfold":
                self._log_tree.all(open_=command == "unfold")
                self._draw()
            case "motion":
                self.motion = not self._motion
            case "table":
                self.compact = not self._viewport.compact
            case "help":
                self._help(open_=not self._helping)
            case "escape":
                self._help(open_=False)
                if self._compare is not None:
                    self.compare(None)
                if self._blank:
                    self._in_class("blank")
                if self._looked_up_card is not None or self._asked_about:
                    self._looked_up_card, self._asked_about = None, ""
                    self._draw()
            case "restart":
                self.compare(None)
                self._last = None
                self.session.reset()
            case "resume":
                self._resume()
            case "dismiss":
                self._dismiss()
            case _:
                msg = f"no command {command!r}"
                raise SessionError(msg)

    def _step(self, command: str) -> None:
        if command in FORWARD and not self._can_step:
            self._play(playing=False)
            request, closed = self.session.request, self.session.closed
            if closed is not None and not self.concealed.notice:
                self._notice(self.texts.message("notice-closed", **self.texts.who(closed.seat)))
                self.now.focus()
            elif request is None:
                self._notice(self.texts.message("notice-game-over"))
            elif self.concealed.notice:
                self._notice(self.texts.message(self.concealed.notice))
            else:
                self._notice(self.texts.message("notice-must-decide", **self.texts.who(request.seat)))
                self.now.focus()
            return
        if command.startswith(("back", "start")) and self.session.step.parent < 0:
            self._notice(self.texts.message("notice-at-start"))
            return
        getattr(self.session, STEPS[command])()

    def _slide(self, number: int) -> None:
        path = self.session.path()
        if 0 <= number < len(path) and path[number] != self.session.cursor:
            self.session.goto(path[number])

    def _play(self, *, playing: bool) -> None:
        if playing and not self._can_step:
            self._step("into")
            return
        self.hub.playing = playing
        session = self.session
        self.stepper.show(session.step.number, session.last, playing=playing, can_step=self._can_step)

    def _tick(self) -> None:
        # two tabs on one app both tick
        now = time.monotonic()
        if not self.hub.playing or now - self._last_tick < self.hub.autoplay_ms / 1000 * 0.6:
            return
        self._last_tick = now
        if self._can_step:
            self.session.into()
        if not self._can_step:
            self._play(playing=False)

    def _on_table(self, key: str) -> None:
        step_view = self._step_view
        options = step_view.choices().get(key, []) if not self.concealed.notice else []
        if len(options) == 1:
            self._pick(options[0])
            return
        card = step_view.cards.get(key)
        if card is not None and card.card is not None:
            self._looked_up_card = card.card
        if self.concealed.notice:
            self._notice(
                "" if card is not None and card.card is not None else self.texts.message(self.concealed.notice)
            )
            return
        self._asked_about = f"seat:{key.removeprefix('player-')}" if key.startswith("player-") else f"thing:{key}"
        if explain(step_view, self.texts, self._asked_about) is None:
            self._asked_about = ""
        if self._asked_about.startswith("seat:"):
            self.ask(self._asked_about)
        else:
            self._notice(refusal(step_view, self.texts, key))

    def ask(self, asked: str) -> None:
        """Show the explanation that ``tutor.panels.explanations`` names so; empty: show the step's reasons again."""
        self._asked_about = asked
        self._draw()
        if self._explanation is not None:
            self.hub.spoken = self._explanation.about

    def _ruling(self, name: str) -> None:
        if self.open_ruling is not None:
            self.open_ruling(name)
        else:
            self._notice(self.texts.message("notice-ruling", name=name))

    def _notice(self, text: str) -> None:
        self._selection = Selection(self._selection.picked, text)
        self.hub.spoken = self.texts.spoken(text)
        self._draw()

    def _option_named(self, name: str) -> int:
        """Return the option that a page names so; -1 if there is none."""
        machine, state, viewer = self.session.machine, self.session.state, self.session.viewer
        names = {token(machine, state, viewer, each): each for each in open_options(machine, state, viewer)}
        return names.get(name, -1)

    def _decide_as(self, seat: int) -> None:
        """Let the viewer look as another seat until that has decided what is closed to the viewer."""
        if self.session.closed is None or self.session.closed.seat != seat:
            return
        own = self.session.viewer
        self._see(seat)
        if self.session.viewer == seat:
            self._returns_to = own

    @property
    def _can_step(self) -> bool:
        """Whether a step forward is possible, as far as the viewer may know: no closed choice is waiting."""
        return self.session.can_step and not (self.session.closed is not None and self.session.at_tip)

    def _pick(self, option: int) -> None:
        request = self.session.request
        if self.concealed.notice:
            self._notice(self.texts.message(self.concealed.notice))
            return
        if request is None:
            self._notice(self.texts.message("notice-nothing-asked"))
            return
        if request.high == 1 or option not in request.options:  # which is refused
            self.answer((option,))
            return
        picked = self._selection.picked
        if option in picked:
            picked = tuple(each for each in picked if each != option)
        elif len(picked) >= request.high:
            self._notice(self.texts.message("notice-too-many", n=request.high))
            return
        elif request.same_value and picked and self._age(option) != self._age(picked[0]):
            self._notice(self.texts.message("notice-same-value"))
            return
        else:
            picked = (*picked, option)
        self._selection = Selection(picked)
        self._draw()

    def _age(self, card: int) -> int:
        return self.session.machine.catalogue.age[card]

    def _confirm(self) -> None:
        request, picked = self.session.request, self._selection.picked
        if request is not None and len(picked) < request.low:
            self._notice(self.texts.message("notice-not-enough", n=request.low - len(picked)))
            return
        self.answer(picked)

    def _decline(self) -> None:
        if self.concealed.notice:
            self._notice(self.texts.message(self.concealed.notice))
            return
        self.answer(())

    def answer(self, picked: Sequence[int]) -> None:
        """Answer the pending request. A Dogma then waits to be stepped through; any other action runs to its end."""
        request = self.session.request
        action = request is not None and request.kind == "action" and bool(picked) and picked[0] in request.options
        dogma = action and actions.split(self.session.machine, picked[0])[0].executes
        self._selection = Selection()
        self.session.play(tuple(picked), run=not dogma and not self._step_view.in_dogma)

    # --- lines ---

    def _on_line(self, act: str, line_id: int, value: str) -> None:
        line = next((each for each in self.session.lines if each.id == line_id), None)
        if line is None:
            return
        if act == "switch":
            self.session.switch(line)
        elif act == "rename":
            self.session.rename(line, value)
        elif act == "delete":
            self.compare(None)
            self.session.delete(line)
        elif line is not self.session.line:
            self.compare(lambda: of_lines(self.session, self.texts, self.session.line, line), line=line.id)

    def compare(self, make: Callable[[], Comparison] | None, *, line: int | None = None) -> None:
        """Show over the table what ``make`` returns, made anew for another language; ``None``: the table again.

        ``line`` is the id of the line that is compared with the current one, if lines are.
        """
        before, self._compare, self._comparing = self._comparing, make, line
        self._draw()
        if make is None and before is not None:
            self.lines.focus(f"line-{before}")

    def _show_comparison(self, *, stepped: bool) -> None:
        """Show what is compared; a move of the game ends it."""
        if self._compare is not None and stepped:
            self._compare, self._comparing = None, None
        if self._compare is None:
            self.side_by_side.close_()
            return
        found = self._compare()
        one, other = (side_content(side) for side in found.sides)
        self.side_by_side.show(
            head_content(found), (one, other), scenes(found, self._viewport.half()), list_content(found), self._lang
        )

    # --- seats ---

    @property
    def seat(self) -> Viewer:
        """The viewer: a seat from 0; ``None`` sees every card, -1 only public information.

        Setting it raises ``ValueError`` for a seat that is not in the game.
        """
        return self.session.viewer

    @seat.setter
    def seat(self, seat: Viewer) -> None:
        if seat is not None and not NOBODY <= seat < self.session.state.players:
            msg = f"nobody sits at seat {seat}"
            raise ValueError(msg)
        self._follows_decider, self._returns_to = False, ""
        self._look_as(seat)
        self._set_labels()
        self.guard.run(self._draw)

    def _look_as(self, seat: Viewer) -> None:
        if seat == self.session.viewer:
            return
        self.session.viewer = seat
        self._texts_by_language.clear()
        self._looked_up_card, self._asked_about = None, ""
        self._log_tree.clear_texts()
        self.table.forget_cards()

    def _see(self, view: Viewer | str) -> None:
        """Set the viewer: a seat, ``None``, -1, or ``"decider"`` to follow the deciding player."""
        if not isinstance(view, str):
            self.seat = view
            return
        self._follows_decider = True
        if self.session.request is not None:
            self._look_as(self.session.request.seat)
        self._set_labels()
        self._draw()

    def _next_view(self) -> Viewer | str:
        views = [view for _, view in self.settings.views]
        now_ = "decider" if self._follows_decider else self.session.viewer
        return views[(views.index(now_) + 1) % len(views)]

    # --- before a class ---

    @property
    def presenting(self) -> bool:
        """Presenting to a class: large type, and answers hidden until they are revealed."""
        return self.concealed.presenting

    @presenting.setter
    def presenting(self, on: bool) -> None:
        if on == self.presenting:
            return
        self._viewport.projected, self._blank = on, False
        self.concealed = replace(self.concealed, audience=Audience.CURTAIN if on else Audience.PLAYER)
        self.hub.wanted = [*WANTED, *IN_CLASS] if on else [*WANTED]
        self.box.remove_class("itut-blank")
        (self.box.add_class if on else self.box.remove_class)("itut-presenting")
        self._help(open_=False)
        self._set_labels()
        self._resized()
        self._curtain_moved()

    def _in_class(self, command: str) -> None:
        if not self.presenting:
            self._notice(self.texts.message("notice-class-only"))
        elif command == "reveal" and self.concealed.outcome:
            self._notice(self.texts.message("notice-nothing-to-reveal"))
        elif command == "reveal":
            audience = Audience.CLASS if self.curtained else Audience.CURTAIN
            self.concealed = replace(self.concealed, audience=audience)
            self._draw()
            self._curtain_moved()
            self.hub.spoken = self._spoken(self._step_view)
        elif command == "blank":
            self._blank = not self._blank
            self._play(playing=False)
            (self.box.add_class if self._blank else self.box.remove_class)("itut-blank")
            self.hub.spoken = self.texts.message("class-blank" if self._blank else "class-shown")
        elif self.on_restart is not None:
            self.on_restart()
        else:
            self.do("restart")

    # --- settings ---

    @property
    def motion(self) -> bool:
        """Whether cards slide when they move."""
        return self._motion

    @motion.setter
    def motion(self, motion: bool) -> None:
        self._motion = motion
        self.table.overlay.motion = motion
        self._set_labels()

    @property
    def compact(self) -> bool | None:
        """Whether the table is compact (every seat in sight) or full; ``None`` chooses by the size of the viewport."""
        return self.session.compact

    @compact.setter
    def compact(self, compact: bool | None) -> None:
        self.session.compact = compact
        if len(self.session.steps) > 1:  # a game without steps is not saved
            self._save()
        self.guard.run(self._draw)
        self.hub.spoken = self.texts.message("table-is-compact" if self._viewport.compact else "table-is-full")

    @property
    def scale(self) -> float:
        """Text size; 1 is normal. Presenting to a class has a size of its own, ``PROJECTED`` at first."""
        return self._viewport.scale

    @scale.setter
    def scale(self, scale: float) -> None:
        self._viewport.scale = scale
        self._resized()

    def _resize(self, *, larger: bool) -> None:
        before = self.scale
        self.scale = self._viewport.next_size(larger=larger)
        if self.scale == before:
            self._notice(self.texts.message("notice-largest" if larger else "notice-smallest"))

    def _resized(self) -> None:
        self.hub.scale = self.scale
        self.table.forget_cards()
        self.guard.run(self._draw)

    def _help(self, *, open_: bool) -> None:
        if open_ == self._helping:
            return
        self._helping = open_
        self.help.show(help_content(self.texts) if open_ else [])
        (self.help if open_ else self.now).focus()

    def _environment(self, env: dict[str, Any]) -> None:
        theme, fineness = self._viewport.theme, self.table.fineness
        self.table.fineness = float(env.get("pixels", fineness))
        if not self._viewport.update(env) and self.table.fineness == fineness:
            return
        if self._viewport.theme != theme:
            self.table.forget_cards()
        self._draw_table(self._step_view)

    # --- faults ---

    def _failed(self, error: Exception) -> None:
        self.hub.playing = False
        self._fault = error
        self._show_errors()

    def _show_errors(self) -> None:
        not_saved = [self._not_saved] if self._not_saved is not None and not self._not_saved_seen else []
        fault = [self._fault] if self._fault is not None else []
        self.error.show(error_content(self.texts, *not_saved, *self._save_notes, *fault))

    def _dismiss(self) -> None:
        self._fault, self._save_notes, self._not_saved_seen = None, [], self._not_saved is not None
        self._show_errors()

    # --- saving ---

    @property
    def save_file(self) -> Path | None:
        """The file to which the session is saved after every step; ``None``: it is not saved."""
        return self.game_file.file if self.game_file is not None else None

    @property
    def is_saved(self) -> bool:
        """Whether the game is saved, and was when it was last tried."""
        return self.game_file is not None and self._not_saved is None

    def _save(self) -> None:
        """Save the game; show why if that fails, and at the next step try again."""
        if self.game_file is None:
            return
        before = self._not_saved
        notes: Sequence[Exception] = ()
        try:
            notes = self.game_file.save(self.session)
        except NotSavedError as error:
            self._not_saved = error
        else:
            self._not_saved, self._not_saved_seen = None, False
        self._save_notes += notes
        if notes or before is not None or self._not_saved is not None:
            self._set_labels()  # the advice for a notebook without a kernel depends on saving

    def _look_for_saved_games(self) -> None:
        """Note the games that can be resumed here; show what cannot be opened."""
        found = find_games(self.game_file.first if self.game_file is not None else None)
        self._saved_games, self._save_notes = list(found.games), list(found.errors)

    def _resume(self) -> None:
        """Resume the game that was last played here when the app was opened; once more, the one before it."""
        if not self._saved_games or self.game_file is None:
            return
        saved = self._saved_games.pop(0)
        try:
            found = saved.resume()
            self.game_file = self._game_files[self.game_file.first] = GameFile(self.game_file.first, saved)
            self.session.compact = found.compact
            self._adopt(found)
        finally:
            self._set_labels()

    def resume_game(self, file_name: str) -> bool:
        """Resume the game saved in the file with this name; return false if there is none, or it cannot be opened."""
        wanted = [game for game in self._saved_games if game.file.name == file_name]
        if not wanted:
            return False
        self._saved_games = [*wanted, *(game for game in self._saved_games if game not in wanted)]
        try:
            self._resume()
        except SaveError as error:
            self._save_notes.append(error)
            self._show_errors()
            return False
        return True

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
        self.replace(session, position=position, save_file=save_path(name) if name and self._saves_games else None)

    def replace(
        self, other: Session, *, position: Position | None = None, save_file: Path | GameFile | None = None
    ) -> None:
        """Show another game in place of this one, to be saved at ``save_file``.

        With a path, that is where its scenario's first game is saved; if this app has saved a game of that scenario,
        the new one replaces it, and the old one can be resumed. With a ``GameFile``, that is where the game itself is.
        """
        self._follows_decider, self._returns_to = False, ""
        if self.game_file is not None:
            self._game_files[self.game_file.first] = self.game_file
        game_file = self._game_files.get(save_file, GameFile(save_file)) if isinstance(save_file, Path) else save_file
        self.position, self.game_file = position, game_file
        self._compare, self._comparing = None, None
        self._not_saved, self._not_saved_seen = None, False
        self._look_for_saved_games()
        self.game_file = None
        self.session.viewer, self.session.title, self.session.source = other.viewer, other.title, other.source
        self._shown_state = other.state
        self.table.forget_cards()
        self._adopt(other)
        self.game_file = game_file  # after adopting, so that an unplayed game is not saved
        self._set_labels()

    def _adopt(self, other: Session) -> None:
        self._texts_by_language.clear()
        self.hub.playing = False
        self._last = None
        self._log_tree = LogTree(self.session)
        self.session.adopt(other)

    # --- without a browser, and without a kernel ---

    def _ipython_display_(self) -> None:
        display(self.box, repr(self), self.table.fallback())

    def _repr_html_(self) -> str:
        return to_svg(self.scene(width=860), alone=True)

    def __str__(self) -> str:
        return table_text(self._shown_table(self._step_view), self.texts)

    def __repr__(self) -> str:
        return f"App({self._title()!r}, step {self.session.step.number} of line {self.session.line.name!r})"


# --- opening ------------------------------------------------------------------------------------------------


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
