"""A new game: a form for players, bots, teams, seed and readings; then the game itself."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import ipywidgets

from engine.bots import BOTS
from engine.cards.facts import EDITIONS
from engine.cards.sets import BASE, most_players, registered, silent_switches
from engine.editions import SWITCHES, Switch, UnknownEditionError
from engine.game import Game
from engine.rules.documents import FOURTH
from engine.run.errors import SaveError
from engine.text.game_text import edition_phrase
from engine.trace.recorder import Level
from tutor.app import App
from tutor.course.teaching import teaching
from tutor.desk.elements import DeskPanel, button, labelled, messages_in, offer, row, toggle
from tutor.desk.hotseat import KINDS, PERSON, Chair, HotSeat
from tutor.desk.player_names import wrong_names
from tutor.desk.set_choice import SetChoice
from tutor.desk.share import Share
from tutor.page import StillPage
from tutor.panels.elements import heading, para
from tutor.panels.error import own_words
from tutor.panels.html import Nodes
from tutor.saved_games import GameFile, SavedGame, files, find_games, last_edition
from tutor.session import Session
from tutor.user_files import save_path
from tutor.widgets.fallback import Fallback
from tutor.widgets.guard import Guard

FEWEST, MOST = 2, most_players(each.name for each in registered())
ALONE, ACROSS, PAIRS = "alone", "across", "pairs"
TEAMS = {4: (ACROSS,), 6: (ACROSS, PAIRS)}
"""the teams that are offered, by the number of players: two teams sitting by turns, or three pairs"""
SIDES = {ACROSS: 2, PAIRS: 3}
SOURCE = "play:"
"""prefix of the source of a game's session; the kinds of its players follow"""
READINGS = tuple(switch for switch in SWITCHES.values() if switch.undecided and not switch.waits_for)
"""undecided questions of the rules, whose reading the user can choose"""
FILE = "a game from setup"


class Play(StillPage):
    """The form for a new game, and below it the game.

    ``box`` is the whole page as one widget. ``start`` begins the game described by the form.
    """

    def __init__(self, lang: str | None = None, save_file: Path | None = None) -> None:
        super().__init__(lang)
        self.save_file = save_file if save_file is not None else save_path(FILE)
        self.app: App | None = None
        self.hot_seat: HotSeat | None = None
        self._message: Nodes = []
        self.guard = Guard(self._failed)

        self.edition = ipywidgets.Dropdown(options=EDITIONS)
        self._usual_before: Mapping[str, str] = {}
        """the readings from which a game started when the form last offered them"""
        self.count = ipywidgets.Dropdown(options=[(str(n), n) for n in range(FEWEST, most_players((BASE,)) + 1)])
        self.names = [ipywidgets.Text() for _ in range(MOST)]
        self.kinds = [ipywidgets.Dropdown() for _ in range(MOST)]
        self.teams = ipywidgets.Dropdown()
        self.seed = ipywidgets.Text(value=str(random.randrange(1, 1_000_000)))
        self.readings = {switch.id: ipywidgets.RadioButtons() for switch in READINGS}
        self.head = DeskPanel("setup")
        self._open_readings = toggle()
        self._new = toggle(on=True)
        self._start = button(self.guard.wrap(self.start), main=True)
        self._go_on = button(self.guard.wrap(self.resume))
        self._rows = [row("seat", name, kind) for name, kind in zip(self.names, self.kinds, strict=True)]
        self.sets = SetChoice(self.guard.wrap(self._sets_chosen), self.edition.value)
        self._readings_box = ipywidgets.VBox(children=list(self.readings.values()))
        self._readings_box.add_class("itut-desk-readings")
        self.form = ipywidgets.VBox(
            children=[
                self.head,
                row("form", self.edition, self.count, self.teams, self.seed, self._open_readings),
                self.sets.row,
                self.sets.note,
                *self._rows,
                self._readings_box,
                row("form", self._start, self._go_on),
            ]
        )
        self.form.add_class("itut-desk-sheet")
        self._place = ipywidgets.VBox()
        self.box = ipywidgets.VBox(children=[row("new", self._new), self.form, self._place])
        self.box.add_class("itut-desk")
        self.still = Fallback(f"itut-{self.head.model_id}")
        """picture shown in a notebook without a kernel"""
        self._set_labels()
        self.edition.observe(self.guard.wrap(lambda _: self._edition_chosen()), "value")
        self.teams.observe(self.guard.wrap(lambda _: self._explain_sets()), "value")
        for widget in (self.count, self._open_readings, self._new):
            widget.observe(self.guard.wrap(lambda _: self._unfold()), "value")
        self._unfold()

    # --- words ---

    def _relabel(self) -> None:
        self._set_labels()

    def _set_labels(self) -> None:
        m = messages_in(self._lang)
        labelled(self.edition, m("find-edition"))
        offer(self.edition, [(m(f"find-edition-{each}"), each) for each in EDITIONS], self.edition.value)
        labelled(self.count, m("play-count"))
        labelled(self.teams, m("play-teams"))
        labelled(self.seed, m("play-seed"))
        kinds = [(m("play-person"), PERSON), *((m(f"play-bot-{each}"), each) for each in BOTS)]
        for n, (name, kind) in enumerate(zip(self.names, self.kinds, strict=True), start=1):
            labelled(name, m("play-name", n=n))
            name.placeholder = m("play-name-hint")
            labelled(kind, m("play-kind", n=n))
            offer(kind, kinds, kind.value or (PERSON if n == 1 else "greedy"))
        self._offer_readings(m)
        self._offer_teams(m)
        self._open_readings.description = m("play-readings")
        self._start.description = m("play-start")
        self._label_go_on(m)
        if self.app is None:
            self.still.words = m("play-still-empty")
        self._new.description = m("play-new")
        self.sets.set_language(self._lang)
        self._explain_sets()
        self.head.set_language(self._lang, m("play-label"))
        self._show()

    def _offer_readings(self, m: Any) -> None:
        """Offer each reading with the edition's own first, which is chosen unless the user chose another."""
        self._readings_box.children = tuple(self.readings[switch.id] for switch in self._arising())
        for switch in READINGS:
            field = self.readings[switch.id]
            before, usual = self._usual_before.get(switch.id), self.sets.readings[switch.id]
            order = [usual, *(each for each in switch.choices if each != usual)]
            chosen = usual if field.value in (None, before) else field.value
            labelled(field, m(f"switch-{switch.id}"))
            offer(field, [(m(f"switch-{switch.id}-{choice}"), choice) for choice in order], chosen)
        self._usual_before = self.sets.readings

    def _edition_chosen(self) -> None:
        """Offer the sets, readings and numbers of players of the chosen edition."""
        self.sets.set_edition(self.edition.value)
        self._sets_chosen()

    def _sets_chosen(self) -> None:
        """Offer the readings and numbers of players of the chosen sets."""
        counts = range(FEWEST, self.sets.most + 1)
        offer(self.count, [(str(n), n) for n in counts], min(self.count.value, counts[-1]))
        self._offer_readings(messages_in(self._lang))
        self._unfold()

    def _explain_sets(self) -> None:
        self.sets.explain(self._lang, self._sides() or range(self.count.value))

    def _sides(self) -> list[int] | None:
        """Return the team of each seat; ``None`` where everybody plays alone."""
        of = SIDES.get(self.teams.value)
        return [seat % of for seat in range(self.count.value)] if of else None

    def _offer_teams(self, m: Any) -> None:
        two_pairs = self.sets.readings["team-formation"] == "two-pairs"
        more = TEAMS.get(self.count.value, ()) if self.count.value == 4 or not two_pairs else ()
        team_options = [ALONE, *more]
        offer(
            self.teams, [(m(f"play-{option}", n=self.count.value), option) for option in team_options], self.teams.value
        )

    def _show(self) -> None:
        m = messages_in(self._lang)
        self.head.show([heading(m("play-label")), para(m("play-how"), "itut-about", "how"), *self._message])

    def _unfold(self) -> None:
        count = self.count.value
        for place, each in enumerate(self._rows):
            each.layout.display = None if place < count else "none"
        self._offer_teams(messages_in(self._lang))
        self._explain_sets()
        self._readings_box.layout.display = None if self._open_readings.value else "none"
        self.form.layout.display = None if self._new.value else "none"
        self._new.layout.display = None if self.app is not None else "none"
        self._go_on.layout.display = None if self.app is None and self._has_saved() else "none"
        self._label_go_on(messages_in(self._lang))

    def _label_go_on(self, m: Any) -> None:
        """Label the button that resumes the last game; it says the edition if that is not the fourth."""
        edition = last_edition(self.save_file)
        plain = edition in (None, FOURTH)
        label = m("play-go-on") if plain else m("play-go-on-edition", edition=edition_phrase([edition or FOURTH]))
        self._go_on.description = label

    def _has_saved(self) -> bool:
        return self.save_file is not None and bool(files(self.save_file))

    # --- beginning ---

    def chairs(self) -> tuple[Chair, ...]:
        """Return the players of the form; an empty name is replaced by a default."""
        m = messages_in(self._lang)
        found = []
        used = {name.value.strip() for name in self.names[: self.count.value]}
        unnamed = [
            m(f"play-bot-name-{kind.value}")
            for kind, name in zip(self.kinds, self.names[: self.count.value], strict=False)
            if kind.value != PERSON and not name.value.strip()
        ]
        alike = {name for name in unnamed if unnamed.count(name) > 1}
        for n in range(1, self.count.value + 1):
            name, kind = self.names[n - 1].value.strip(), self.kinds[n - 1].value
            if not name and kind != PERSON:
                name = m(f"play-bot-name-{kind}")
                if name in alike or name in used:
                    letters = m("play-bot-letters").split()
                    name = next(each for letter in letters if (each := f"{name} {letter}") not in used)
                used.add(name)
            found.append(Chair(name or m("player-nth", n=n), kind))
        return tuple(found)

    def start(self) -> None:
        """Begin the game described by the form; if it has errors, show them."""
        m = messages_in(self._lang)
        chairs = self.chairs()
        self._message = []
        if wrong := wrong_names([chair.name for chair in chairs], m):
            self._message = [para(wrong, "itut-notice", "wrong", status=True)]
        elif not self.seed.value.strip().isdecimal() or len(self.seed.value.strip()) > 18:
            self._message = [para(m("play-bad-seed"), "itut-notice", "wrong", status=True)]
        else:
            self.begin(
                chairs,
                int(self.seed.value),
                teams=self.teams.value,
                switches=self._switches(),
                edition=self.edition.value,
                sets=self.sets.chosen,
            )
            self.head.bring_into_view()
        self._show()

    def _switches(self) -> tuple[tuple[str, str], ...]:
        chosen = ((switch, self.readings[switch.id].value) for switch in self._arising())
        return tuple((switch.id, choice) for switch, choice in chosen if choice != self.sets.readings[switch.id])

    def _arising(self) -> list[Switch]:
        """Return the readings that the chosen edition and sets can bring up."""
        silent = silent_switches(self.sets.chosen)
        return [switch for switch in READINGS if self.edition.value in switch.arises_in and switch.id not in silent]

    def begin(
        self,
        chairs: Sequence[Chair],
        seed: int,
        *,
        teams: str = ALONE,
        switches: Sequence[tuple[str, str]] = (),
        edition: int = FOURTH,
        sets: Sequence[str] = (BASE,),
    ) -> None:
        """Begin a game of an edition with some sets.

        Raises:
            ValueError: too few or too many players, or an unknown kind of player.
        """
        unknown = {chair.kind for chair in chairs} - set(KINDS)
        if unknown:
            msg = f"nobody plays as {unknown.pop()!r}; there are {', '.join(KINDS)}"
            raise ValueError(msg)
        of = SIDES.get(teams)
        sides = [seat % of for seat in range(len(chairs))] if of else None
        names = [chair.name for chair in chairs]
        game = Game.new(names, edition=edition, sets=sets, teams=sides, switches=switches, seed=seed, level=Level.FULL)
        title = messages_in(self._lang)("play-label")
        source = SOURCE + ",".join(chair.kind for chair in chairs)
        self._seat(Session(game, title=title, source=source), self._game_file())

    def resume(self) -> None:
        """Resume the game that was last saved."""
        found = find_games(self.save_file)
        errors: list[Exception] = list(found.errors)
        for saved in found.games:
            try:
                session = saved.resume()
            except SaveError as error:
                errors.append(error)
            else:
                self._seat(session, self._game_file(saved))
                self.head.bring_into_view()
                break
        text = messages_in(self._lang)("play-damaged")
        self._message = [
            para([text, " ", own_words(error, self._lang)], "itut-notice", f"wrong-{number}", status=True)
            for number, error in enumerate(errors)
        ]
        self._show()
        self._unfold()

    def _game_file(self, saved: SavedGame | None = None) -> GameFile | None:
        return GameFile(self.save_file, saved) if self.save_file is not None else None

    def _seat(self, session: Session, game_file: GameFile | None) -> None:
        names = session.machine.setup.players
        kinds = session.source.removeprefix(SOURCE).split(",")
        if len(kinds) != len(names) or not set(kinds) <= set(KINDS):
            kinds = [PERSON] * len(names)
        chairs = tuple(Chair(name, kind) for name, kind in zip(names, kinds, strict=True))
        if self.app is None:
            start = Session(session.game, viewer=-1, title=session.title)
            self.app = App(start, lang=self._lang, still=("play-still", "play-still-not-kept"), offers_saved=False)
            self.app.tries_out = False
            self.app.find_lessons = teaching
            self.app.table.fall_back_to(self.still)
            self.hot_seat = HotSeat(self.app)
            self.app.hub.observe(lambda _: self._app_speaks(), "language")
            self._place.children = (self.app.box, Share(self.app))
        assert self.hot_seat is not None
        self.hot_seat.seat(chairs, session, game_file)
        self._new.value = False
        self._unfold()

    def _failed(self, error: Exception) -> None:
        words = [messages_in(self._lang)("error-plain"), " ", own_words(error, self._lang)]
        self._message = [para(words, "itut-notice", "wrong", status=True)]
        self._show()

    def __repr__(self) -> str:
        return f"Play({self.app.session.title if self.app is not None else ''!r})"


def play(
    names: Sequence[str] = (),
    kinds: Sequence[str] = (),
    *,
    seed: int | None = None,
    lang: str | None = None,
    edition: int = FOURTH,
    sets: Sequence[str] = (BASE,),
) -> Play:
    """Show the form for a new game; with names and kinds (``"person"`` or a bot's name) the game begins at once.

    ``edition`` and ``sets`` are what is played, or what the form begins with.

    Raises:
        ValueError: an unknown edition, too few or too many players for it, or an unknown kind of player.
    """
    if edition not in EDITIONS:
        raise UnknownEditionError(edition)
    found = Play(lang)
    found.edition.value = edition
    found.sets.choose(sets)
    if seed is not None:
        found.seed.value = str(seed)
    if names:
        who = kinds or [PERSON] * len(names)
        chairs = [Chair(name, kind) for name, kind in zip(names, who, strict=True)]
        found.begin(chairs, int(found.seed.value), edition=edition, sets=found.sets.chosen)
    return found
