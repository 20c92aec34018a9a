"""The app: a time-travelling debugger for card text, as one widget made of widgets that can stand alone.

It knows no rule. The session moves; the app gathers the moment once and shows it in every part.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import ipywidgets

from engine.lang.terms import Icon
from engine.model.state import Action
from engine.positions import PositionError, load
from engine.positions.position import Position
from engine.run.errors import GameError
from engine.seat.look import Viewer, visible_icons
from engine.trace.events import Fact
from tutor.scene.primitives import Scene
from tutor.scene.svg import to_svg
from tutor.scene.table import Marks, Options, draw_card, draw_table
from tutor.session import Session, SessionError
from tutor.widgets.dom import Nodes, h
from tutor.widgets.guard import Guard
from tutor.widgets.helping import help_
from tutor.widgets.lines import lines
from tutor.widgets.logtree import LogTree
from tutor.widgets.moment import Moment, moves, named
from tutor.widgets.now import Choice, now, refusal
from tutor.widgets.panel import Hub, Panel
from tutor.widgets.plain import table_text
from tutor.widgets.reading import is_shown, reading
from tutor.widgets.speech import Speech
from tutor.widgets.stepper import Settings, Stepper
from tutor.widgets.table import TableWidget
from tutor.widgets.why import spoken, why

LANGUAGES = ("en", "uk")
SCALES = (0.9, 1.0, 1.15, 1.3, 1.5)
STEPS = {
    "into": "into",
    "over": "over",
    "out": "out",
    "decision": "to_decision",
    "end": "to_end",
    "back": "back",
    "back-over": "back_over",
    "back-out": "back_out",
    "back-decision": "back_to_decision",
    "start": "to_start",
}
"""commands that move the session, and its method for each"""
KEYS = {
    "ArrowRight": "into", "n": "into", "]": "into", "ArrowLeft": "back", "p": "back", "[": "back",
    "o": "over", "u": "out", "d": "decision", "b": "back-decision", "e": "end", "s": "start",
    "h": "help", "?": "help", "w": "why", "l": "language", "Escape": "escape",
}  # fmt: skip
"""what each key does; digits choose an option"""
UKRAINIAN_KEYS = {
    "т": "n", "ї": "]", "з": "p", "х": "[", "щ": "o", "г": "u", "в": "d", "и": "b", "у": "e", "і": "s", "р": "h",
    "ц": "w", "д": "l",
}  # fmt: skip
"""the letters that stand in the same places of a Ukrainian keyboard"""
LANGUAGE = "INNOVATION_TUTOR_LANG"
"""environment variable: the language of an app that is not told one"""
STATE = "INNOVATION_TUTOR_STATE"
"""environment variable: the folder in which games are kept"""


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
    ) -> None:
        self.session = session
        self.position = position
        self.keep = keep
        """where the session is saved after every step"""
        self._lang = lang or os.environ.get(LANGUAGE) or "en"
        if self._lang not in LANGUAGES:
            msg = f"no words in {self._lang!r}; there are {', '.join(LANGUAGES)}"
            raise ValueError(msg)
        self._listeners: list[Callable[[App], None]] = []
        self._hide_future = False
        self._helping = False
        self._last: int | None = None
        """the step that was shown before a move"""
        self._drawn_from: int | None = None
        """the step from which the present one was reached"""
        self._shown_state = session.state
        self._choice = Choice()
        self._read: int | None = None
        self._unfolded = False
        self._comparing: tuple[int, ...] = ()
        self._theme = "light"
        self._room = (760.0, 600.0)
        self._narrow = False
        self._scale = 1.0
        self._motion = motion
        self._ticked = 0.0
        self._kept = _kept(keep)
        self.guard = Guard(self._failed)
        self._speeches: dict[str, Speech] = {}

        self.hub = Hub(
            self.guard.wrap(self.press), self.guard.wrap(self._environment), self.guard.wrap(self._tick),
            wanted=[*KEYS, *UKRAINIAN_KEYS, *"123456789"],
        )  # fmt: skip
        self.table = TableWidget(
            enlarge=self._enlarge, on_error=self._failed, motion=motion, resume_text=self.speech.m("app-resume")
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
        self.settings = Settings(self.guard.wrap(self.do))
        self.slot = ipywidgets.VBox()
        """room for a lesson, above the panel Now"""
        self.slot.add_class("itut-slot")
        self._log_tree = LogTree(session)
        self._tabs = ipywidgets.Tab(children=[self.log, self.lines])
        self._tabs.add_class("itut-tabs")
        self.box = ipywidgets.VBox(children=self._laid_out())
        """the whole app as one widget, to be put into others"""
        self.box.add_class("itut-app")
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
            self.guard.run(self._draw)

    @property
    def moment(self) -> Moment:
        """What the app shows."""
        return self._moment

    # --- words ---

    @property
    def speech(self) -> Speech:
        """All words, in the language that is shown."""
        if self._lang not in self._speeches:
            players = self.session.machine.setup.players
            names = (
                [self.position.name(seat, self._lang) for seat in range(len(players))]
                if self.position is not None
                else list(players)
            )
            self._speeches[self._lang] = Speech(self.session.machine, self._lang, names, self.session.viewer)
        return self._speeches[self._lang]

    @property
    def lang(self) -> str:
        """The language, ``"en"`` or ``"uk"``; setting it changes all words in place."""
        return self._lang

    @lang.setter
    def lang(self, lang: str) -> None:
        if lang not in LANGUAGES:
            msg = f"no words in {lang!r}; there are {', '.join(LANGUAGES)}"
            raise ValueError(msg)
        if lang != self._lang:
            self._lang = lang
            self._choice = Choice(picked=self._choice.picked)
            self._words_changed()
            self.table.forget_cards()
            self.guard.run(self._draw)

    def _words_changed(self) -> None:
        speech = self.speech
        title = self._title()
        self.hub.label = speech.m("app-label", title=title)
        for name, panel in self._panels().items():
            panel.language = self._lang
            panel.resume = speech.m("app-resume")
            panel.label = (
                speech.m(f"{name}-label")
                if name in ("now", "why", "log", "lines", "help")
                else (speech.m("run-label") if name == "card" else title)
            )
        self.hub.language = self._lang
        self.table.overlay.resume_text = speech.m("app-resume")
        self.table.fallback_text = speech.m("app-still")
        self._tabs.titles = (speech.m("log-label"), speech.m("lines-label"))
        self.stepper.word(speech)
        self.settings.word(speech, self._lang, motion=self._motion, can_resume=self._kept is not None)
        if self._helping:
            self.help.show(help_(speech))

    def _panels(self) -> dict[str, Panel]:
        return {
            "now": self.now, "why": self.why, "card": self.card, "log": self.log, "lines": self.lines,
            "help": self.help, "error": self.error, "title": self.title,
        }  # fmt: skip

    def _title(self) -> str:
        if self.position is not None:
            return self.position.title.of(self._lang)
        return self.session.title or self.speech.m("app-untitled")

    # --- drawing ---

    def _session_changed(self) -> None:
        self._choice = Choice()
        self._read = None
        self._save()
        self._draw(stepped=True)
        for listener in tuple(self._listeners):
            listener(self)

    def _draw(self, *, stepped: bool = False) -> None:
        session, speech, hide = self.session, self.speech, self._hide_future
        self._moment = moment = Moment.of(session, self._last if stepped else self._drawn_from)
        if stepped:
            self._drawn_from = self._last
        slides = (
            moves(session.machine, self._shown_state, session.state, moment.recent, session.viewer) if stepped else []
        )
        self._draw_table(moment, slides)
        self._shown_state = session.state
        self._last = session.cursor
        choice = self._full_choice(moment)
        self.now.show(now(moment, speech, choice))
        self.why.show(why(moment, speech, unfolded=self._unfolded, hide=hide))
        self.card.show(reading(moment, speech, read=self._read, hide=hide))
        self.card.idle = self._read is None and not is_shown(moment)
        self.log.show(self._log_tree.show(speech, hide=hide))
        self.lines.show(lines(session, speech, comparing=self._comparing))
        self.title.show(self._heading(speech))
        path = session.path()
        self.stepper.show(session.step.number, len(path) - 1, playing=self.hub.playing, can_step=session.can_step)
        if stepped or not self.hub.said:
            self.hub.said = self._aloud(moment)
            self.hub.send({"type": "keep"})

    def _full_choice(self, moment: Moment) -> Choice:
        given = frozenset(
            answer
            for child in self.session.children[self.session.cursor]
            if (answer := self.session.steps[child].answer) is not None
        )
        return Choice(self._choice.picked, self._choice.notice, self._hide_future, given)

    def _heading(self, speech: Speech) -> Nodes:
        session = self.session
        place = speech.m("app-place", n=session.step.number, last=len(session.path()) - 1, line=session.line.name)
        return [h("h2", {"class": "itut-title"}, self._title()), h("span", {"class": "itut-where-am-i"}, place)]

    def _aloud(self, moment: Moment) -> str:
        speech = self.speech
        said = [spoken(moment, speech, hide=self._hide_future)]
        if moment.request is not None:
            prompt = speech.prompt(moment.state, moment.request)
            said.append(speech.spoken(" ".join(filter(None, (prompt.who, prompt.asked)))))
        return " ".join(filter(None, said))

    def _draw_table(self, moment: Moment, slides: Sequence[tuple[str, str]] = ()) -> None:
        self.table.show(self.scene(moment), slides if self._motion else ())

    def scene(self, moment: Moment | None = None, *, width: float | None = None, height: float | None = None) -> Scene:
        """Return the picture of the table."""
        moment = moment or self._moment
        options = Options(
            width=width or self._room[0], height=height or (None if self._narrow or width else self._room[1]),
            compact=True if self._narrow and not width else None,
            theme="dark" if self._theme == "dark" else "light",
            scale=self._scale if self._scale > 1.2 else 1.0,
        )  # fmt: skip
        return draw_table(named(moment.view, self.speech), self.speech, self._marks(moment), options)

    def _marks(self, moment: Moment) -> Marks:
        hide = self._hide_future
        lit: Icon | None = None if hide else moment.lit()
        choices = moment.choices()
        picked = {key for key, options in choices.items() if any(option in self._choice.picked for option in options)}
        return Marks(
            lit_icon=lit,
            lit_cards=visible_icons(moment.view, lit) if lit is not None else frozenset(),
            changed=moment.changed(),
            choices=frozenset(choices),
            chosen=frozenset(picked),
            verdicts={} if hide else self._verdicts(moment),
        )

    def _verdicts(self, moment: Moment) -> dict[int, str]:
        """Return the locked verdicts in a few words, by seat."""
        found = {}
        for seat, entry in moment.verdicts.items():
            fact = entry.item
            if isinstance(fact, Fact):
                kind = "last" if fact.kind == "acts-last" else fact.kind
                found[seat] = self.speech.words.verdict(seat, kind, fact.number("own"), fact.number("leader"))
        return found

    def _enlarge(self, key: str) -> Scene | None:
        card = self._moment.cards.get(key)
        if card is None:
            return None
        options = Options(theme="dark" if self._theme == "dark" else "light", scale=self._scale)
        return draw_card(card, self.speech, options)

    # --- what a person does ---

    def activate(self, id_: str, value: str = "") -> None:
        """Do what a click on a part of a panel does."""
        act, _, of = id_.partition(":")
        match act:
            case "option":
                self._pick(int(of))
            case "undone":
                self._notice(self.speech.m("not-done-reason", card=self.speech.card_title(int(of))))
            case "confirm":
                self._confirm()
            case "decline":
                self.answer(())
            case "goto":
                self.session.goto(int(of))
            case "toggle":
                self._log_tree.toggle(of)
                self._draw()
            case "unread":
                self._read = None
                self._draw()
            case "switch" | "rename" | "delete" | "compare":
                self._on_line(act, int(of), value)
            case "uncompare":
                self._comparing = ()
                self._draw()
            case _:
                self.do(act)

    def press(self, key: str) -> None:
        """Do what a key does."""
        key = UKRAINIAN_KEYS.get(key, key)
        if key.isdecimal():
            request = self.session.request
            if request is not None and 0 < int(key) <= len(request.options):
                self._pick(request.options[int(key) - 1])
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
                at = SCALES.index(self._scale) + (1 if command == "larger" else -1)
                self.scale = SCALES[min(max(at, 0), len(SCALES) - 1)]
            case "motion":
                self.motion = not self._motion
            case "help":
                self._help(open_=not self._helping)
            case "escape":
                self._help(open_=False)
                if self._read is not None:
                    self._read = None
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
        if command in ("into", "over", "out", "decision", "end") and not self.session.can_step:
            self._play(playing=False)
            request = self.session.request
            if request is None:
                self._notice(self.speech.m("notice-game-over"))
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
        path = self.session.path()
        self.stepper.show(self.session.step.number, len(path) - 1, playing=playing, can_step=self.session.can_step)

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
        options = moment.choices().get(key, [])
        if len(options) == 1:
            self._pick(options[0])
            return
        card = moment.cards.get(key)
        if card is not None and card.card is not None:
            self._read = card.card
        self._notice(refusal(moment, self.speech, key))

    def _notice(self, text: str) -> None:
        self._choice = Choice(self._choice.picked, text)
        self.hub.said = self.speech.spoken(text)
        self._draw()

    def _pick(self, option: int) -> None:
        request = self.session.request
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

    def answer(self, picked: Sequence[int]) -> None:
        """Answer what is asked. A Dogma then waits to be stepped through; what is simple runs to its end."""
        request = self.session.request
        dogma = (
            request is not None and request.kind == "action" and Action.split(picked[0])[0] == Action.DOGMA
            if picked
            else False
        )
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
    def scale(self) -> float:
        """Size of the words; 1 is normal, 1.5 for a projector."""
        return self._scale

    @scale.setter
    def scale(self, scale: float) -> None:
        self._scale = scale
        self.hub.scale = scale
        self.table.forget_cards()
        self.guard.run(self._draw)

    def _help(self, *, open_: bool) -> None:
        if open_ == self._helping:
            return
        self._helping = open_
        self.help.show(help_(self.speech) if open_ else [])
        (self.help if open_ else self.now).focus()

    def _environment(self, env: dict[str, Any]) -> None:
        theme = "dark" if env.get("theme") == "dark" else "light"
        width = min(max(float(env.get("width", 0)), 480.0), 1600.0)
        height = min(max(float(env.get("height", 0)), 300.0), 1400.0)
        narrow = bool(env.get("narrow"))
        if (theme, (width, height), narrow) == (self._theme, self._room, self._narrow):
            return
        if theme != self._theme:
            self.table.forget_cards()
        self._theme, self._room, self._narrow = theme, (width, height), narrow
        self._draw_table(self._moment)

    # --- faults ---

    def _failed(self, error: Exception) -> None:
        """Show an error: what to do in the reader's language, and the error's own words."""
        self.hub.playing = False
        speech = self.speech
        code = getattr(error, "code", "")
        known = f"ui-error-{code}" in speech.catalogue and isinstance(error, GameError | PositionError)
        text = speech.m(f"error-{code}" if known else "error-plain")
        own = str(error) or type(error).__name__
        close = {"class": "itut-link", "type": "button", "data-act": "dismiss", "key": "dismiss"}
        self.error.show(
            [
                h(
                    "div",
                    {"class": "itut-fault", "role": "alert"},
                    h("strong", None, speech.m("error-title")),
                    h("p", None, text),
                    h(
                        "p",
                        {"class": "itut-own-words"},
                        speech.m("error-own-words"),
                        " ",
                        h("span", {"lang": "en"}, own),
                    ),
                    h("button", close, speech.m("error-dismiss")),
                )
            ]
        )

    # --- keeping ---

    def _save(self) -> None:
        if self.keep is None:
            return
        try:
            self.session.save(self.keep)
        except OSError as error:
            self.keep = None
            self._failed(error)

    def _resume(self) -> None:
        """Go on with the game that was kept when the app was opened."""
        if self._kept is None:
            return
        kept = Session.loads(self._kept)
        self._kept = None
        self._adopt(kept)
        self._words_changed()

    def _adopt(self, other: Session) -> None:
        self._speeches.clear()
        self._last = None
        self._log_tree = LogTree(self.session)
        self.session.adopt(other)

    # --- without a browser, and without a kernel ---

    def _ipython_display_(self) -> None:
        from IPython import display as shown

        display = cast("Any", shown.display)
        display(self.box._repr_mimebundle_() | {"text/plain": repr(self)}, raw=True)
        display(self.table.fallback())

    def _repr_html_(self) -> str:
        return to_svg(self.scene(width=860))

    def __str__(self) -> str:
        return table_text(self._moment.view, self.speech)

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


def state_folder() -> Path:
    """Return the folder in which games are kept: the user's own for such things, or what ``STATE`` names."""
    named = os.environ.get(STATE)
    if named:
        return Path(named)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "innovation-tutor"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "innovation-tutor"
    return Path(os.environ.get("XDG_STATE_HOME", home / ".local" / "state")) / "innovation-tutor"


def kept_file(name: str) -> Path:
    """Return where the game of a scenario is kept."""
    plain = re.sub(r"\W+", "-", name).strip("-")[-60:]
    short = hashlib.sha256(name.encode()).hexdigest()[:8]
    return state_folder() / f"{plain}-{short}.session.json"


def _kept(file: Path | None) -> str | None:
    """Return the game that a file keeps, if there is one and anything was played in it."""
    try:
        text = file.read_text(encoding="utf-8") if file is not None and file.is_file() else ""
        return text if any(line["steps"] for line in json.loads(text or "{}").get("lines", ())) else None
    except (OSError, ValueError, TypeError, LookupError, AttributeError):
        return None  # it is overwritten by the first step


__all__ = ["App", "kept_file", "open_", "state_folder"]
