"""The app: a time-travelling debugger for card text, as one widget made of widgets that can stand alone.

It knows no rule. The session moves; the app gathers the moment once and shows it in every part.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import ipywidgets

from engine.positions import load
from engine.positions.position import Position
from engine.query.sight import Viewer
from engine.run import actions
from engine.run.errors import SaveError
from engine.seat.view import TableView
from engine.text.messages import LANGUAGES
from tutor.scene.layout import JUNK_KEY, player_key
from tutor.scene.primitives import Scene
from tutor.scene.svg import to_svg
from tutor.scene.table import Marks, Options, draw_card, draw_junk
from tutor.session import Session, SessionError, kept, resume
from tutor.user_files import kept_file
from tutor.widgets.app_text import AppText, in_force
from tutor.widgets.card_panel import is_shown, reading
from tutor.widgets.commands import FORWARD, IN_CLASS, KEYS, STEPS, UKRAINIAN_KEYS, WANTED
from tutor.widgets.error_panel import fault
from tutor.widgets.explanations import Question, question
from tutor.widgets.fallback import display
from tutor.widgets.guard import Guard
from tutor.widgets.help_panel import help_
from tutor.widgets.html import Nodes, h
from tutor.widgets.lines_panel import line_names, lines
from tutor.widgets.log_panel import LogTree
from tutor.widgets.marks import TOTALS, marks, untold
from tutor.widgets.now_panel import Choice, now, refusal, shown_order
from tutor.widgets.panel import Hub, Panel
from tutor.widgets.step_view import StepView, moves, named
from tutor.widgets.stepper import Settings, Stepper
from tutor.widgets.table import TableWidget
from tutor.widgets.text_table import table_text
from tutor.widgets.viewport import Room
from tutor.widgets.why_panel import spoken, why

NAME = 20
"""letters of a line's name above the table, where there is room for one row only"""
TAIL = 7
"""of them at its end, where cards that look alike are numbered"""
NUMBERED = re.compile(r"[a-z]{3}-\d+")
"""how a ruling's id begins; what may follow is a reading"""
NOBODY = -1
"""the viewer who sees what is open to everybody"""


class App:
    """The table with its words, for one session.

    Its parts can be shown in cells of their own: ``table``, ``now``, ``stepper``, ``why``, ``card``, ``log``,
    ``lines``; ``box`` is the whole app as one widget.
    A lesson puts its widgets into ``slot``, listens with ``on_step``, and sets ``hide_future`` while a prediction is
    pending.
    """

    def __init__(
        self,
        session: Session,
        *,
        lang: str | None = None,
        position: Position | None = None,
        keep: Path | None = None,
        motion: bool = True,
        still: tuple[str, str] = ("app-still", "app-still-not-kept"),
    ) -> None:
        self.session = session
        self._still = still
        """the messages above the last picture, in a notebook without its kernel: how to go on if the game is kept, and
        if it is not"""
        self.position = position
        self.keep = keep
        """where the session is saved after every step"""
        self._keeps = keep is not None
        self._lang = in_force(lang or None)
        self._listeners: list[Callable[[App], None]] = []
        self._hide_future = False
        self._untold: frozenset[str] = frozenset()
        self._bare = False
        self._waits = False
        self._helping = False
        self._last: int | None = None
        """the step that was shown before a move"""
        self._drawn_from: int | None = None
        """the step from which the present one was reached"""
        self._shown_state = session.state
        self._choice = Choice()
        self._read: int | None = None
        self._unfolded = False
        self._question: Question | None = None
        self._asked = ""
        """what somebody asked why about; see ``tutor.widgets.explanations``"""
        self._follows = False
        """whether the app shows what whoever decides may see"""
        self._revealed = False
        self._blank = False
        self.open_ruling: Callable[[str], None] | None = None
        """opens a ruling by its name; without it the app says how to"""
        self.take_digit: Callable[[int], bool] | None = None
        """takes a digit for a lesson's question; false leaves it to the game"""
        self.on_restart: Callable[[], None] | None = None
        """begins a lesson anew, with its table, where a class would begin the table anew"""
        self.on_curtain: Callable[[], None] | None = None
        """hears when answers are hidden from a class or revealed to it, and when the class comes or goes"""
        self.notes = True
        """whether an enlarged card tells of other editions and of rulings, which a beginner has no use for"""
        self._comparing: tuple[int, ...] = ()
        self._room = Room()
        self._motion = motion
        self._ticked = 0.0
        self._kept: str | None = None
        self.guard = Guard(self._failed)
        self._speeches: dict[str, AppText] = {}

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
        self.stepper = Stepper(self.guard.wrap(self.do), self.guard.wrap(self._slide))
        self.settings = Settings(self.guard.wrap(self.do), self.guard.wrap(self._see))
        self.slot = ipywidgets.VBox()
        """room for a lesson, above the panel Now"""
        self.slot.add_class("itut-slot")
        self._log_tree = LogTree(session)
        self._tabs = ipywidgets.Tab(children=[self.log, self.lines])
        self._tabs.add_class("itut-tabs")
        self.box = ipywidgets.VBox(children=self._laid_out())
        """the whole app as one widget, to be put into others"""
        self.box.add_class("itut-app")
        self._look_for_kept(keep)
        self._words_changed()
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
            ),
            self.help,
        ]

    # --- what a lesson needs ---

    def on_step(self, callback: Callable[[App], None], *, remove: bool = False) -> None:
        """Call back after every move of the session, once it is drawn."""
        if remove:
            self._listeners.remove(callback)
        else:
            self._listeners.append(callback)

    @property
    def hide_future(self) -> bool:
        """Whether verdicts, previews and reasons are hidden because a prediction is pending."""
        return self._hide_future

    @hide_future.setter
    def hide_future(self, hide: bool) -> None:
        if hide != self._hide_future:
            self._hide_future = hide
            self._choice = replace(self._choice, notice="")
            self.guard.run(self._draw)

    @property
    def untold(self) -> frozenset[str]:
        """What else of the table is hidden with the future because it is asked, some of ``picture.TOTALS``."""
        return self._untold

    @untold.setter
    def untold(self, totals: Collection[str]) -> None:
        if unknown := sorted(set(totals) - set(TOTALS)):
            msg = f"no {', '.join(unknown)} to leave untold; there are {', '.join(TOTALS)}"
            raise ValueError(msg)
        if self._untold != frozenset(totals):
            self._untold = frozenset(totals)
            self.guard.run(self._draw)

    @property
    def bare(self) -> bool:
        """Whether what an action would bring is not told beside it, because a lesson asks about it."""
        return self._bare

    @bare.setter
    def bare(self, bare: bool) -> None:
        if bare != self._bare:
            self._bare = bare
            self.guard.run(self._draw)

    @property
    def waits(self) -> bool:
        """Whether a lesson's next question waits, which asks about this very table: nothing is offered till then."""
        return self._waits

    @waits.setter
    def waits(self, waits: bool) -> None:
        if waits != self._waits:
            self._waits = waits
            self._choice = replace(self._choice, notice="")
            self.guard.run(self._draw)

    @property
    def moment(self) -> StepView:
        """What the app shows."""
        return self._moment

    # --- words ---

    @property
    def speech(self) -> AppText:
        """All words, in the language that is shown."""
        if self._lang not in self._speeches:
            players = self.session.machine.setup.players
            names = (
                [self.position.name(seat, self._lang) for seat in range(len(players))]
                if self.position is not None
                else list(players)
            )
            self._speeches[self._lang] = AppText(self.session.machine, self._lang, names, self.session.viewer)
        return self._speeches[self._lang]

    @property
    def lang(self) -> str:
        """The language, ``"en"`` or ``"uk"``; setting it changes all words in place."""
        return self._lang

    @lang.setter
    def lang(self, lang: str) -> None:
        if in_force(lang) != self._lang:
            self._lang = lang
            self._choice = Choice(picked=self._choice.picked)
            self._words_changed()
            self.table.forget_cards()
            self.guard.run(self._draw)

    def _words_changed(self) -> None:
        speech = self.speech
        title = self._title(hide=self.presenting)
        self.hub.label = speech.m("app-label", title=title)
        self.hub.blank = speech.m("class-blank")
        self.hub.outside = speech.m("app-outside")
        for name, panel in self._panels().items():
            panel.language = self._lang
            panel.resume = self._resume_text()
            panel.label = (
                speech.m(f"{name}-label")
                if name in ("now", "why", "log", "lines", "help")
                else (speech.m("run-label") if name == "card" else title)
            )
        self.hub.language = self._lang
        self.table.overlay.resume_text = self._resume_text()
        self.table.fallback_text = speech.m(self._still[self.keep is None], title=title)
        self._tabs.titles = (speech.m("log-label"), speech.m("lines-label"))
        self.stepper.word(speech)
        self.settings.word(
            speech, self._lang, motion=self._motion, can_resume=self._kept is not None, presenting=self.presenting
        )
        self.settings.seats(speech, "decider" if self._follows else self.session.viewer)
        if self._helping:
            self.help.show(help_(speech))

    def _resume_text(self) -> str:
        return self.speech.m("app-resume" if self.keep is not None else "app-resume-not-kept")

    def _panels(self) -> dict[str, Panel]:
        return {
            "now": self.now, "why": self.why, "card": self.card, "log": self.log, "lines": self.lines,
            "help": self.help, "error": self.error, "title": self.title,
        }  # fmt: skip

    def _title(self, *, hide: bool = False) -> str:
        """The table's title; with ``hide`` that of a ruling, which is its answer, gives way to what it is about."""
        if self.position is not None:
            return self._neutral(self.position) if hide else self.position.title.of(self._lang)
        return self.session.title or self.speech.m("app-untitled")

    def _neutral(self, position: Position) -> str:
        if position.answer is None:
            return position.title.of(self._lang)
        speech, number = self.speech, NUMBERED.match(position.id)
        name = number[0].upper() if number else position.id
        cards = speech.listed(speech.card_title(card) for card in position.cards)
        return speech.m("app-ruling-about", id=name, cards=cards) if cards else speech.m("app-ruling", id=name)

    @property
    def title_shown(self) -> str:
        """The title as it may be told now: not that of a ruling while its answer is hidden from a class."""
        return self._title(hide=self.curtained)

    # --- drawing ---

    def _session_changed(self) -> None:
        self._choice = Choice()
        self._read = None
        self._asked = ""
        was_revealed, self._revealed = self._revealed, False
        if self._follows and self.session.request is not None:
            self._look_as(self.session.request.seat)
        try:
            self._draw(stepped=True)
        finally:
            self._save()  # the disk is slow, and nobody need wait for it
        if was_revealed and self.presenting:
            self._curtain_moved()
        for listener in tuple(self._listeners):
            listener(self)

    def _draw(self, *, stepped: bool = False) -> None:
        session, speech, hide = self.session, self.speech, self._hides
        self._moment = moment = StepView.of(session, self._last if stepped else self._drawn_from)
        if stepped:
            self._drawn_from = self._last
        self._question = question(moment, speech, self._asked) if self._asked and not hide else None
        slides = (
            moves(session.machine, self._shown_state, session.state, moment.recent, session.viewer) if stepped else []
        )
        self._draw_table(moment, slides)
        self._shown_state = session.state
        self._last = session.cursor
        curtain = self.presenting and not self._hide_future
        self.now.show(now(moment, speech, self._full_choice()))
        self.why.show(why(moment, speech, unfolded=self._unfolded, hide=hide, curtain=curtain, asked=self._question))
        with self.card.hold_sync():
            self.card.show(reading(moment, speech, read=self._read, hide=hide, curtain=curtain))
            self.card.idle = self._read is None and not is_shown(moment)
        self.log.show(self._log_tree.show(speech, hide=hide))
        self.lines.show(lines(session, speech, comparing=self._comparing))  # of what has been walked, no future
        self.title.show(self._heading(speech))
        request, inner = moment.request, moment.runs[-1:] if moment.in_dogma else ()
        acting = request.seat if request is not None else moment.view.current
        if request is None and inner and inner[0].effect is not None:
            acting = next((seat for seat, status in inner[0].effect.players if status == "running"), acting)
        self.stepper.show(session.step.number, session.last, playing=self.hub.playing, can_step=session.can_step)
        with self.hub.hold_sync():
            self.hub.spot = player_key(acting)
            if stepped or not self.hub.said:
                self.hub.said = self._aloud(moment)
                self.hub.keep_focus()

    @property
    def _hides(self) -> bool:
        """Whether what would give an answer away is hidden, for a prediction or from a class."""
        return self._hide_future or self.curtained

    @property
    def curtained(self) -> bool:
        """Whether answers are hidden from a class that looks on."""
        return self.presenting and not self._revealed

    def _curtain_moved(self) -> None:
        if self.on_curtain is not None:
            self.on_curtain()

    def _full_choice(self) -> Choice:
        given = frozenset(
            answer
            for child in self.session.children[self.session.cursor]
            if (answer := self.session.steps[child].answer) is not None
        )
        return replace(
            self._choice, hide=self._hides, curtain=self.presenting, before=given, walk=self.session.line.laid_out,
            guess=self._hide_future, waits=self._waits, bare=self._bare,
            untold=self._left_untold,
        )  # fmt: skip

    def _seen(self, moment: StepView) -> TableView:
        """Return the table without what is hidden on it now."""
        view = moment.view
        return untold(view, self._left_untold) if self._hides or self._bare or self._waits else view

    @property
    def _left_untold(self) -> frozenset[str]:
        return self._untold if self._hide_future or self._waits else frozenset()

    @property
    def _first(self) -> str:
        """What is to be done in the lesson before anything can be chosen on the table; empty: nothing."""
        return "notice-guess" if self._hide_future else "notice-next" if self._waits else ""

    def _heading(self, speech: AppText) -> Nodes:
        session = self.session
        name = line_names(session, speech)[session.line.id]
        message = "app-place" if name.isdecimal() else "app-place-named"
        cut = name if len(name) <= NAME else f"{name[: NAME - TAIL - 1]}…{name[-TAIL:]}"
        place = speech.m(message, n=session.step.number, last=session.last, line=cut)
        return [
            h("h2", {"class": "itut-title"}, self.title_shown),
            h("span", {"class": "itut-where-am-i", "title": name if cut != name else None}, place),
        ]

    def _aloud(self, moment: StepView) -> str:
        speech = self.speech
        said = [spoken(moment, speech, hide=self._hides, curtain=self.presenting and not self._hide_future)]
        if moment.request is not None and not self._first:
            prompt = speech.prompt(moment.state, moment.request)
            said.append(speech.spoken(" ".join(filter(None, (prompt.who, prompt.asked)))))
        return " ".join(filter(None, said))

    def _draw_table(self, moment: StepView, slides: Sequence[tuple[str, str]] = ()) -> None:
        self.table.show(self.scene(moment), slides if self._motion else ())
        self.stepper.table(compact=self._room.compact)

    def scene(
        self, moment: StepView | None = None, *, width: float | None = None, height: float | None = None
    ) -> Scene:
        """Return the picture of the table."""
        moment = moment or self._moment
        view, marked = named(self._seen(moment), self.speech), self._marks(moment)
        return self._room.table(view, self.speech, marked, compact=self.session.compact, width=width, height=height)

    def _marks(self, moment: StepView) -> Marks:
        return marks(moment, self.speech, self._full_choice(), asked=self._question, unfolded=self._unfolded)

    def _enlarge(self, key: str) -> Scene | None:
        options = Options(theme=self._room.theme, scale=self.scale, notes=self.notes)
        if key == JUNK_KEY:
            return draw_junk(self._moment.view, self.speech, options)
        card = self._moment.cards.get(key)
        if card is None:
            return None
        return draw_card(card, self.speech, options)

    # --- what a person does ---

    def activate(self, id_: str, value: str = "") -> None:
        """Do what a click on a part of a panel does; what is not seen cannot be clicked."""
        if self._blank:
            return
        act, _, of = id_.partition(":")
        match act:
            case "option":
                self._pick(int(of))
            case "undone":
                self._notice(self.speech.m("not-done-reason", card=self.speech.card_title(int(of))))
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
                self._read = None
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
                self._comparing = ()
                self._draw()
            case _:
                self.do(act)

    def press(self, key: str) -> None:
        """Do what a key does; while the screen is blank, only what shows it again."""
        key = UKRAINIAN_KEYS.get(key, key)
        if self._blank and KEYS.get(key) not in ("blank", "escape"):
            return
        if key in tuple("123456789"):
            if self.take_digit is not None and self.take_digit(int(key)):
                return
            request = self.session.request
            if request is not None and int(key) <= len(request.options):
                self._pick(shown_order(self._moment, request)[int(key) - 1])
            elif request is not None and request.optional and int(key) == len(request.options) + 1:
                self._decline()
        elif key in KEYS:
            self.do(KEYS[key])

    def do(self, command: str) -> None:
        """Carry out a command by its name: a step, or one that changes what is shown."""
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
                self.compact = not self._room.compact
            case "help":
                self._help(open_=not self._helping)
            case "escape":
                self._help(open_=False)
                if self._blank:
                    self._in_class("blank")
                if self._read is not None or self._asked:
                    self._read, self._asked = None, ""
                    self._draw()
            case "restart":
                self._comparing = ()
                self._last = None
                self.session.reset()
            case "resume":
                self._resume()
            case "dismiss":
                self.error.show([])
            case _:
                msg = f"no command {command!r}"
                raise SessionError(msg)

    def _step(self, command: str) -> None:
        if command in FORWARD and not self.session.can_step:
            self._play(playing=False)
            request = self.session.request
            if request is None:
                self._notice(self.speech.m("notice-game-over"))
            elif self._first:
                self._notice(self.speech.m(self._first))
            else:
                self._notice(self.speech.m("notice-must-decide", **self.speech.who(request.seat)))
                self.now.focus()
            return
        if command.startswith(("back", "start")) and self.session.step.parent < 0:
            self._notice(self.speech.m("notice-at-start"))
            return
        getattr(self.session, STEPS[command])()

    def _slide(self, number: int) -> None:
        path = self.session.path()
        if 0 <= number < len(path) and path[number] != self.session.cursor:
            self.session.goto(path[number])

    def _play(self, *, playing: bool) -> None:
        if playing and not self.session.can_step:
            self._step("into")
            return
        self.hub.playing = playing
        session = self.session
        self.stepper.show(session.step.number, session.last, playing=playing, can_step=session.can_step)

    def _tick(self) -> None:
        # two tabs on one app both tick
        moment = time.monotonic()
        if not self.hub.playing or moment - self._ticked < self.hub.pace / 1000 * 0.6:
            return
        self._ticked = moment
        if self.session.can_step:
            self.session.into()
        if not self.session.can_step:
            self._play(playing=False)

    def _on_table(self, key: str) -> None:
        moment = self._moment
        options = moment.choices().get(key, []) if not self._first else []
        if len(options) == 1:
            self._pick(options[0])
            return
        card = moment.cards.get(key)
        if card is not None and card.card is not None:
            self._read = card.card
        if self._first:
            self._notice("" if card is not None and card.card is not None else self.speech.m(self._first))
            return
        self._asked = f"seat:{key.removeprefix('player-')}" if key.startswith("player-") else f"thing:{key}"
        if question(moment, self.speech, self._asked) is None:
            self._asked = ""
        if self._asked.startswith("seat:"):
            self.ask(self._asked)
        else:
            self._notice(refusal(moment, self.speech, key))

    def ask(self, asked: str) -> None:
        """Show the answer to a named question of ``tutor.widgets.explanations``; without a name, the reasons again."""
        self._asked = asked
        self._draw()
        if self._question is not None:
            self.hub.said = self._question.about

    def _ruling(self, name: str) -> None:
        if self.open_ruling is not None:
            self.open_ruling(name)
        else:
            self._notice(self.speech.m("notice-ruling", name=name))

    def _notice(self, text: str) -> None:
        self._choice = Choice(self._choice.picked, text)
        self.hub.said = self.speech.spoken(text)
        self._draw()

    def _pick(self, option: int) -> None:
        request = self.session.request
        if self._first:
            self._notice(self.speech.m(self._first))
            return
        if request is None:
            self._notice(self.speech.m("notice-nothing-asked"))
            return
        if request.high == 1:
            self.answer((option,))
            return
        picked = self._choice.picked
        if option in picked:
            picked = tuple(each for each in picked if each != option)
        elif len(picked) >= request.high:
            self._notice(self.speech.m("notice-too-many", n=request.high))
            return
        elif request.same_value and picked and self._age(option) != self._age(picked[0]):
            self._notice(self.speech.m("notice-same-value"))
            return
        else:
            picked = (*picked, option)
        self._choice = Choice(picked)
        self._draw()

    def _age(self, card: int) -> int:
        return self.session.machine.catalogue.age[card]

    def _confirm(self) -> None:
        request, picked = self.session.request, self._choice.picked
        if request is not None and len(picked) < request.low:
            self._notice(self.speech.m("notice-not-enough", n=request.low - len(picked)))
            return
        self.answer(picked)

    def _decline(self) -> None:
        if self._first:
            self._notice(self.speech.m(self._first))
            return
        self.answer(())

    def answer(self, picked: Sequence[int]) -> None:
        """Answer what is asked. A Dogma then waits to be stepped through; what is simple runs to its end."""
        request = self.session.request
        action = request is not None and request.kind == "action" and bool(picked)
        dogma = action and actions.split(self.session.machine, picked[0])[0].executes
        self._choice = Choice()
        self.session.play(tuple(picked), run=not dogma and not self._moment.in_dogma)

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
            self._comparing = tuple(each for each in self._comparing if each != line_id)
            self.session.delete(line)
        else:
            if line_id in self._comparing:
                self._comparing = tuple(each for each in self._comparing if each != line_id)
            else:
                self._comparing = (*self._comparing, line_id)[-2:]
            self._draw()

    # --- seats ---

    @property
    def seat(self) -> Viewer:
        """Whose eyes one sees with, from 0; ``None`` sees all, -1 only what is open to everybody."""
        return self.session.viewer

    @seat.setter
    def seat(self, seat: Viewer) -> None:
        if seat is not None and not NOBODY <= seat < self.session.state.players:
            msg = f"nobody sits at seat {seat}"
            raise ValueError(msg)
        self._follows = False
        self._look_as(seat)
        self._words_changed()
        self.guard.run(self._draw)

    def _look_as(self, seat: Viewer) -> None:
        if seat == self.session.viewer:
            return
        self.session.viewer = seat
        self._speeches.clear()
        self._read, self._asked = None, ""
        self._log_tree.forget_words()
        self.table.forget_cards()

    def _see(self, view: Viewer | str) -> None:
        """Look as a seat, as all, as nobody, or as ``decider``: whoever decides, for several at one screen."""
        if not isinstance(view, str):
            self.seat = view
            return
        self._follows = True
        if self.session.request is not None:
            self._look_as(self.session.request.seat)
        self._words_changed()
        self._draw()

    def _next_view(self) -> Viewer | str:
        views = [view for _, view in self.settings.views]
        now_ = "decider" if self._follows else self.session.viewer
        return views[(views.index(now_) + 1) % len(views)]

    # --- before a class ---

    @property
    def presenting(self) -> bool:
        """Whether the app stands before a class: large type, and answers hidden until they are revealed."""
        return self._room.projected

    @presenting.setter
    def presenting(self, on: bool) -> None:
        if on == self.presenting:
            return
        self._room.projected, self._revealed, self._blank = on, False, False
        self.hub.wanted = [*WANTED, *IN_CLASS] if on else [*WANTED]
        self.box.remove_class("itut-blank")
        (self.box.add_class if on else self.box.remove_class)("itut-presenting")
        self._help(open_=False)
        self._words_changed()
        self._resized()
        self._curtain_moved()

    def _in_class(self, command: str) -> None:
        if not self.presenting:
            self._notice(self.speech.m("notice-class-only"))
        elif command == "reveal" and self._hide_future:
            self._notice(self.speech.m("notice-nothing-to-reveal"))
        elif command == "reveal":
            self._revealed = not self._revealed
            self._draw()
            self._curtain_moved()
            self.hub.said = self._aloud(self._moment)
        elif command == "blank":
            self._blank = not self._blank
            self._play(playing=False)
            (self.box.add_class if self._blank else self.box.remove_class)("itut-blank")
            self.hub.said = self.speech.m("class-blank" if self._blank else "class-shown")
        elif self.on_restart is not None:
            self.on_restart()
        else:
            self.do("restart")

    # --- settings ---

    @property
    def motion(self) -> bool:
        """Whether cards slide from place to place."""
        return self._motion

    @motion.setter
    def motion(self, motion: bool) -> None:
        self._motion = motion
        self.table.overlay.motion = motion
        self._words_changed()

    @property
    def compact(self) -> bool | None:
        """Whether the table is compact, every seat in sight, or full; ``None`` leaves it to its room."""
        return self.session.compact

    @compact.setter
    def compact(self, compact: bool | None) -> None:
        self.session.compact = compact
        if len(self.session.steps) > 1:  # only what is played is worth keeping
            self._save()
        self.guard.run(self._draw)
        self.hub.said = self.speech.m("table-is-compact" if self._room.compact else "table-is-full")

    @property
    def scale(self) -> float:
        """Size of the words; 1 is normal. That before a class is another, ``PROJECTED`` unless it is changed there."""
        return self._room.scale

    @scale.setter
    def scale(self, scale: float) -> None:
        self._room.scale = scale
        self._resized()

    def _resize(self, *, larger: bool) -> None:
        before = self.scale
        self.scale = self._room.next_size(larger=larger)
        if self.scale == before:
            self._notice(self.speech.m("notice-largest" if larger else "notice-smallest"))

    def _resized(self) -> None:
        self.hub.scale = self.scale
        self.table.forget_cards()
        self.guard.run(self._draw)

    def _help(self, *, open_: bool) -> None:
        if open_ == self._helping:
            return
        self._helping = open_
        self.help.show(help_(self.speech) if open_ else [])
        (self.help if open_ else self.now).focus()

    def _environment(self, env: dict[str, Any]) -> None:
        theme, fineness = self._room.theme, self.table.fineness
        self.table.fineness = float(env.get("pixels", fineness))
        if not self._room.take(env) and self.table.fineness == fineness:
            return
        if self._room.theme != theme:
            self.table.forget_cards()
        self._draw_table(self._moment)

    # --- faults ---

    def _failed(self, error: Exception) -> None:
        self.hub.playing = False
        self.error.show(fault(self.speech, error))

    # --- keeping ---

    def _save(self) -> None:
        if self.keep is None:
            return
        try:
            self.session.save(self.keep)
        except OSError as error:
            self.keep = None
            self._words_changed()  # what to do without a kernel is another thing now
            self._failed(error)

    def _look_for_kept(self, keep: Path | None) -> None:
        """Look whether a file keeps a game to go on with; tell if it keeps one that cannot be opened."""
        try:
            self._kept = kept(keep)
        except SaveError as error:
            self._kept = None
            self._failed(error)

    def _resume(self) -> None:
        """Go on with the game that was kept when the app was opened."""
        if self._kept is None:
            return
        text, self._kept = self._kept, None
        try:
            found = resume(self.keep, text) if self.keep is not None and self.keep.is_file() else Session.loads(text)
            self.session.compact = found.compact
            self._adopt(found)
        finally:
            self._words_changed()

    def show(self, position: Position | str | Path, *, name: str = "") -> None:
        """Put another position on the table, by its name or file or itself; one app serves any number of them.

        In an app that keeps its games, that of each position is kept in a file of its own, as ``open`` does; that of a
        ``Position`` if it is told by which ``name``.

        Raises:
            PositionError: there is no such scenario, or it cannot be read.
        """
        if not isinstance(position, Position):
            name, position = str(position), load(str(position))
        session = Session(position.game(), viewer=position.viewer, title=position.title.en, source=name)
        self.replace(session, position=position, keep=kept_file(name) if name and self._keeps else None)

    def replace(self, other: Session, *, position: Position | None = None, keep: Path | None = None) -> None:
        """Show another game in place of this one; ``keep`` is where that is saved from now on."""
        self._follows = False
        self.position, self.keep, self._comparing = position, None, ()
        self._look_for_kept(keep)
        self.session.viewer, self.session.title, self.session.source = other.viewer, other.title, other.source
        self._shown_state = other.state
        self.table.forget_cards()
        self._adopt(other)
        self.keep = keep  # only what is played is worth keeping
        self._words_changed()

    def _adopt(self, other: Session) -> None:
        self._speeches.clear()
        self.hub.playing = False
        self._last = None
        self._log_tree = LogTree(self.session)
        self.session.adopt(other)

    # --- without a browser, and without a kernel ---

    def _ipython_display_(self) -> None:
        display(self.box, repr(self), self.table.fallback())

    def _repr_html_(self) -> str:
        return to_svg(self.scene(width=860))

    def __str__(self) -> str:
        return table_text(self._seen(self._moment), self.speech)

    def __repr__(self) -> str:
        return f"App({self._title()!r}, step {self.session.step.number} of line {self.session.line.name!r})"


# --- opening ------------------------------------------------------------------------------------------------


def open_(
    name: str | Path,
    lang: str | None = None,
    seat: int | str | None = "own",
    *,
    motion: bool = True,
    keep: bool | Path = True,
) -> App:
    """Open a scenario by its name (``"lessons/staging"``) or file in the app.

    ``seat`` is whose eyes one sees with, from 0; ``None`` sees all, -1 only what is open to everybody. ``keep`` is
    where the game is saved; by default a file in :func:`state_folder`.

    Raises:
        PositionError: there is no such scenario, or it cannot be read.
    """
    position = load(str(name))
    viewer: Viewer = position.viewer if isinstance(seat, str) else seat
    session = Session(position.game(), viewer=viewer, title=position.title.en, source=str(name))
    file = keep if isinstance(keep, Path) else kept_file(str(name)) if keep else None
    return App(session, lang=lang, position=position, keep=file, motion=motion)
