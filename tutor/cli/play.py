"""``play``: a whole game in the terminal against bots, with reasons on request."""

from __future__ import annotations

import contextlib
import difflib
import json
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.bots import BOTS, Bot, Budget, bot
from engine.bots.outlook import tokens
from engine.cards.sets import BASE, card_set, most_players, set_names, teams_fit
from engine.editions import SWITCHES, switches
from engine.game import Game
from engine.model.frames import is_outer
from engine.model.state import Request
from engine.query.eligibility import achievements_needed
from engine.rules.documents import FOURTH
from engine.run.errors import EndlessError, GameError, SaveError
from engine.saves.faults import damaged
from engine.text.errors import words_of
from engine.text.game_text import edition_phrase
from engine.text.messages import LANGUAGES, phrase
from engine.text.telling.events import runs
from engine.trace.events import Began, Entry, Fact, Shown, Span
from tutor.cli import reference
from tutor.cli.explain import HEADS
from tutor.cli.saved_file import read_saved
from tutor.cli.shell import FINE, Call, CliError, Flag, Near, Shell, Usage, read
from tutor.panels import typed_acts
from tutor.panels.app_text import AppText
from tutor.panels.text_table import table_text
from tutor.panels.typed_acts import Offer, Understood
from tutor.session import Session, Step
from tutor.user_files import real, write_whole

USAGE = Usage(
    "play",
    (0, 0),
    (
        Flag("bots", "LIST", "searching"),
        Flag("name", "NAME", "You"),
        Flag("seat", "N", "1"),
        Flag("teams", "LIST"),
        Flag("seed", "N"),
        Flag("edition", "N"),
        Flag("sets", "LIST"),
        Flag("switches", "LIST"),
        Flag("seconds", "N", "1"),
        Flag("answers", "N"),
        Flag("load", "FILE"),
        Flag("watch"),
    ),
)
SCHEMA = "innovation-play/1"
LONGEST_THOUGHT = 3600
"""maximum value of ``--seconds`` for the searching bot"""
LINES = 40
"""default number of lines of the log"""


def run(shell: Shell, call: Call) -> int:
    """Play a game to its end, or to the end of the input."""
    play = read_saved(call["load"], _loaded) if call["load"] else _new(shell, call)
    return Play(shell, *play).run()


@dataclass(frozen=True)
class Table:
    """The players: what a save contains besides the session."""

    bots: tuple[str, ...]
    """name of the bot at each seat; ``""`` for the person"""
    seed: int
    seconds: float
    answers: int | None

    def players(self) -> dict[int, Bot]:
        """Return the bots by seat."""
        budget = Budget(self.seconds, self.answers)
        return {seat: bot(name, seed=self.seed + seat, budget=budget) for seat, name in enumerate(self.bots) if name}


# --- from the command line ----------------------------------------------------------------------------------


def _new(shell: Shell, call: Call) -> tuple[Session, Table]:
    """Return a new game and its players.

    Raises:
        CliError: an option is invalid.
    """
    bots = [word.strip() for word in call["bots"].split(",")]
    for name in bots:
        if name not in BOTS:
            msg = "cli-error-play-bot"
            raise CliError(msg, bot=name, near=Near(name, tuple(BOTS), listed=True))
    names = _names(shell, bots)
    seat: int | None = None
    if not call["watch"]:
        seat = int(_number(call, "seat", 1, len(bots) + 1)) - 1
        bots.insert(seat, "")
        names.insert(seat, call["name"].strip() or "You")
    edition, readings = call.edition() or FOURTH, _switches(shell, call)
    sets = _sets(call, edition)
    played = switches(edition, sets, **dict(readings))
    most, most_of_all = most_players(sets, played), most_players((BASE,))
    if not 2 <= len(bots) <= most:
        msg = "cli-error-play-seats"
        more = str(most_of_all) if len(bots) in range(most + 1, most_of_all + 1) else "none"
        with_sets = most_players(set_names(), played) if edition == FOURTH else 0
        further = str(with_sets) if len(bots) in range(most + 1, with_sets + 1) else "none"
        raise CliError(msg, n=len(bots), most=most, edition=edition_phrase([edition]), more=more, sets=further)
    teams = _teams(call, len(bots))
    if teams is not None and not teams_fit(teams, played):
        msg = "cli-error-play-pairs"
        raise CliError(msg, teams=call["teams"], edition=edition_phrase([edition]))
    seed = int(_number(call, "seed", 0, 2**63)) if call["seed"] is not None else random.randrange(10**6)
    answers = int(_number(call, "answers", 1, 10**7)) if call["answers"] is not None else None
    table = Table(tuple(bots), seed, _number(call, "seconds", 0, LONGEST_THOUGHT), answers)
    game = Game.new(names, edition=edition, sets=sets, teams=teams, switches=readings, seed=seed)
    shell.write("cli-play-seed", seed=str(seed))
    if len(sets) > 1:
        listed = shell.message("cli-play-sets", sets=", ".join(shell.message(f"set-{name}") for name in sets))
        shell.line(f"{listed} {shell.message('cli-play-goal', n=achievements_needed(game.machine, game.state))}")
    return Session(game, viewer=seat, title="play"), table


def _sets(call: Call, edition: int) -> tuple[str, ...]:
    """Return the sets that are played, the base set first.

    Raises:
        CliError: there is no such set, or the edition does not have it.
    """
    wanted = [word.strip() for word in (call["sets"] or "").split(",") if word.strip()]
    there = tuple(name for name in set_names() if name != BASE)
    for name in wanted:
        if name not in (BASE, *there):
            msg = "cli-error-play-set"
            raise CliError(msg, set=name, near=Near(name, there, listed=True))
        if not card_set(name).cards(edition):
            msg = "cli-error-play-set-edition"
            raise CliError(msg, set=name, edition=edition_phrase([edition]))
    return (BASE, *(name for name in there if name in wanted))


def _names(shell: Shell, bots: list[str]) -> list[str]:
    """Return the bots' names, numbered if two are equal."""
    return [
        shell.message("cli-play-name-nth", name=shell.message(f"cli-play-bot-{name}"), n=bots[: place + 1].count(name))
        if bots.count(name) > 1
        else shell.message(f"cli-play-bot-{name}")
        for place, name in enumerate(bots)
    ]


def _number(call: Call, flag: str, low: int, high: int) -> float:
    try:
        number = float(call[flag])
    except ValueError:
        number = -1
    if not low <= number <= high or (flag != "seconds" and number != int(number)):
        msg = "cli-error-play-number"
        raise CliError(msg, option=f"--{flag}", given=call[flag], low=low, high=str(high))
    return number


def _teams(call: Call, seats: int) -> list[int] | None:
    if call["teams"] is None:
        return None
    words = [word.strip() for word in call["teams"].split(",")]
    if len(words) != seats or not all(word.isdecimal() for word in words) or len(set(words)) < 2:
        msg = "cli-error-play-teams"
        raise CliError(msg, teams=call["teams"], n=seats)
    return [int(word) for word in words]


def _switches(shell: Shell, call: Call) -> list[tuple[str, str]]:
    found = []
    for word in (call["switches"] or "").split(","):
        if not word.strip():
            continue
        id_, _, choice = (part.strip() for part in word.partition("="))
        if id_ not in SWITCHES:
            msg = "cli-error-play-switch"
            raise CliError(msg, switch=id_, near=Near(id_, tuple(SWITCHES)))
        if choice not in SWITCHES[id_].choices:
            msg = "cli-error-play-choice"
            raise CliError(msg, switch=id_, choice=choice, choices=", ".join(SWITCHES[id_].choices))
        found.append((id_, choice))
    return found


def _loaded(text: str) -> tuple[Session, Table]:
    """Return a saved game.

    Raises:
        SaveError: its players do not fit, or it is of another version; or one of ``BROKEN`` that is no saved game.
    """
    data = json.loads(text)
    if data["schema"] != SCHEMA:
        raise SaveError("", "save-other-version", found=f"{data['schema']!r:.40}", wanted=repr(SCHEMA))
    session = Session.loads(json.dumps(data["session"]))
    table = Table(tuple(data["bots"]), int(data["seed"]), float(data["seconds"]), data["answers"])
    fits = len(table.bots) == session.state.players and all(
        (name == "") == (seat == session.viewer) for seat, name in enumerate(table.bots)
    )
    if not fits or not 0 <= table.seconds <= LONGEST_THOUGHT or not isinstance(table.answers, int | None):
        raise damaged("its players", "they do not fit its bots")
    table.players()  # an unknown bot is refused here
    return session, table


# --- playing ------------------------------------------------------------------------------------------------


class Left(Exception):  # noqa: N818 (no error)
    """The person leaves the game."""


class Play:
    """A game in a terminal."""

    def __init__(self, shell: Shell, session: Session, table: Table) -> None:
        self.shell, self.session, self.table = shell, session, table
        self.bots = table.players()
        self.you = session.viewer
        self.texts = AppText(session.machine, shell.language, session.state.setup.players, session.viewer)
        self.shown_until = session.step.number or -1
        """number of the last step shown"""
        self.answered = -1
        """number of the step of the person's last answer"""
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self._why,
            "?": self._why,
            "table": self._table,
            "card": self._card,
            "rules": self._rule,
            "log": self._log,
            "undo": self._undo,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }

    def run(self) -> int:
        """Play until the game is over, the person leaves, or the input ends."""
        self.shell.line(self.texts.game_text.edition(self.session.machine.setup))
        if self.bots.keys() != set(range(self.session.state.players)):
            self.shell.write("cli-play-welcome")
        while self.session.request is None and self.session.can_step:  # a save may be between two requests
            self.session.to_decision()
        self.shell.line(self.texts.game_text.result(self.session.machine, self.session.state))
        with contextlib.suppress(Left):
            while True:
                self._show_new()
                request = self.session.request
                if request is None:
                    break
                if request.seat in self.bots:
                    try:
                        self.session.play(self.bots[request.seat].answer(self.session.game), run=True)
                    except EndlessError as error:  # whatever the bot answers
                        self.shell.line(words_of(error, self.shell.language))
                        break
                else:
                    self._ask(request)
        return FINE

    # --- output ---

    def _steps(self, after: int) -> Iterator[Step]:
        """Yield the steps after number ``after``, up to the cursor."""
        return (step for step in self.session.history() if step.number > after)

    def _show_new(self) -> None:
        """Print what happened since the last call."""
        for line in self._lines(self.shown_until):
            self.shell.line(line)
        self.shown_until = self.session.step.number

    def _lines(self, after: int, *, reasons: bool = False) -> Iterator[str]:
        """Yield the lines of the log after a step, indented by level; with ``reasons`` the facts too."""
        rules: set[str] = set()
        for step in self._steps(after):
            for _, entry, count in runs(self.session.machine, self.session.visible_entries(step)):
                if isinstance(entry.item, Fact):
                    if reasons and entry.item.kind.shown is Shown.LOG:
                        yield from self._reason(step, entry, rules)
                elif isinstance(entry.item, Began) and entry.item.what is Span.TURN:
                    yield ""
                    yield self.texts.message("log-turn", **self.texts.who(entry.item.seat))
                elif text := self.texts.event(entry, count):
                    head = isinstance(entry.item, Began) and entry.item.what in HEADS
                    yield f"{'  ' if head and is_outer(entry.at.program) else '    '}{text}"

    def _reason(self, step: Step, entry: Entry, rules: set[str]) -> Iterator[str]:
        """Yield a fact, its numbers, and the citation of its rule unless it is in ``rules``."""
        fact = self.texts.fact(entry, step.state)
        yield f"      {self.shell.message('cli-explain-why', why=fact.sentence)}"
        for number in fact.numbers:
            yield f"          {number}"
        if fact.rule and fact.rule not in rules:
            rules.add(fact.rule)
            rule = self.texts.game_text.rule(fact.rule, self.session.state.setup.edition)
            where = rule.citations[0] if rule.citations else ""
            yield f"          {self.shell.message('cli-explain-rule', title=rule.title, where=where)}"

    def _show_scores(self) -> None:
        """Print one line with points, achievements and hand for each player."""
        m, s = self.session.machine, self.session.state
        view = self.session.view()
        each = [
            self.shell.message(
                "cli-play-standing",
                **self.texts.who(player.seat),
                points=phrase("points", n=player.points or 0),
                claimed=len(player.achievements) + len(player.specials) + player.uncarded,
                needed=achievements_needed(m, s),
                hand=phrase("cards", n=len(player.hand)),
            )
            for player in view.players
            if not player.left
        ]
        self.shell.line()
        for line in each:
            self.shell.line(line, indent=2)

    # --- input ---

    def _ask(self, request: Request) -> None:
        """Ask until the game has moved, by an answer or a command."""
        options = self._options(request)
        self._question(request, options)
        here = self.session.cursor
        while self.session.cursor == here:
            line = self._read()
            word, _, rest = line.partition(" ")
            command = self.commands.get(word.casefold())
            if not line:
                self._question(request, options)
            elif command is not None:
                command(rest.strip())
            else:
                self._answer(request, options, line)

    def _options(self, request: Request) -> list[int]:
        """Return the options in an order that reveals no hidden cards."""
        return list(tokens(self.session.machine, self.session.state, request).values())

    def _question(self, request: Request, options: list[int]) -> None:
        state, texts = self.session.state, self.texts
        asked = texts.prompt(state, request)
        if request.purpose == "turn":
            self._show_scores()
        elif asked.card:
            self.shell.line(texts.quoting("now-card-asks", asked.sentence, card=asked.card))
        self.shell.line(asked.asked)
        if asked.optional and request.kind != "yes-no":
            self.shell.write("cli-play-nothing", indent=3)
        for number, option in enumerate(options, start=1):
            self.shell.line(f"{number:>4}  {texts.option(state, request, option)}")

    def _read(self) -> str:
        """Return the next line of the input.

        Raises:
            Left: the input has ended.
        """
        self.shell.out.write("> ")
        self.shell.out.flush()
        line = sys.stdin.readline()
        if line and not sys.stdin.isatty():
            self.shell.out.write(line if line.endswith("\n") else f"{line}\n")  # a transcript shows what was typed
        if not line:
            self.shell.line()
            self.shell.write("cli-play-input-ended")
            raise Left
        return line.strip()

    def _answer(self, request: Request, options: list[int], line: str) -> None:
        """Give an answer, or print why it is invalid."""
        machine, state = self.session.machine, self.session.state
        texts = [self.texts, *(self._other_texts())]
        offered = typed_acts.offers(machine, state, self.session.viewer, options, texts)
        none = typed_acts.nothing(texts) if request.optional else ()
        found = typed_acts.understand(line, offered, several=request.high > 1, nothing=none)
        if found.picked is None:
            self._misunderstood(found, offered, line)
            return
        picked = found.picked
        here = self.session.step.number
        try:
            self.session.play(picked, run=True)
            self.answered = here
        except EndlessError as error:
            self.shell.line(words_of(error, self.shell.language))
        except GameError:
            if len(set(picked)) < len(picked):
                self.shell.write("cli-play-twice")
            elif request.together and request.low <= len(picked) <= request.high:
                self.shell.write(f"cli-play-together-{request.together}")
            else:
                self.shell.write("cli-play-how-many", low=request.low, high=request.high)

    def _other_texts(self) -> list[AppText]:
        """Return the texts of the other languages, in which acts may be typed too."""
        machine, state = self.session.machine, self.session.state
        others = [each for each in LANGUAGES if each != self.texts.language]
        return [AppText(machine, each, state.setup.players, self.session.viewer) for each in others]

    def _misunderstood(self, found: Understood, offered: tuple[Offer, ...], line: str) -> None:
        """Print why a line is neither an answer nor a command."""
        if found.unclear.isdecimal() and len(found.unclear) < 5:
            self.shell.write("cli-play-no-option", n=int(found.unclear), last=len(offered))
            return
        near = difflib.get_close_matches(line.split(maxsplit=1)[0].casefold(), self.commands, n=1)
        if found.between:
            self.shell.line(self.texts.spoken(typed_acts.refusal(self.texts, found, offered)))
        else:
            self.shell.write("cli-play-what-near" if near else "cli-play-what", line=line, near="".join(near))

    # --- commands ---

    def _why(self, rest: str) -> None:
        lines = list(self._lines(self.answered if self._is_ahead(self.answered) else -1, reasons=True))
        for line in lines:
            self.shell.line(line)
        if not lines:
            self.shell.write("cli-play-nothing-happened")

    def _is_ahead(self, number: int) -> bool:
        return 0 <= number <= self.session.step.number

    def _table(self, rest: str) -> None:
        self.shell.line(table_text(self.session.view(), self.texts))

    def _card(self, rest: str) -> None:
        self._refer(reference.card, reference.CARD, tuple(rest.split()))

    def _rule(self, rest: str) -> None:
        self._refer(reference.rules, reference.RULES, tuple(rest.split()[:1]))

    def _refer(self, command: Callable[[Shell, Call], int], usage: Usage, names: tuple[str, ...]) -> None:
        """Run a command that looks something up."""
        if len(names) < usage.names[0]:
            self.shell.write("cli-play-which", command=usage.command)
            return
        try:
            command(self.shell, read(usage, (f"--edition={self.session.state.setup.edition}", *names)))
        except CliError as error:
            self.shell.line(self.shell.message(error.message, **error.slots))

    def _log(self, rest: str) -> None:
        lines = list(self._lines(-1))
        wanted = int(rest) if rest.isdecimal() and len(rest) < 8 else LINES
        for line in lines[max(0, len(lines) - wanted) :]:
            self.shell.line(line)

    def _undo(self, rest: str) -> None:
        """Go back to the person's previous decision."""
        own = [step for step in self.session.history() if step.request is not None and step.request.seat == self.you]
        if len(own) < 2:
            self.shell.write("cli-play-no-undo")
            return
        target = own[-2]
        self.session.goto(target.index)
        self.shown_until = target.number
        self.answered = own[-3].number if len(own) > 2 else -1
        self.shell.write("cli-play-undone")

    def _save(self, rest: str) -> None:
        if not rest:
            self.shell.write("cli-play-which-file")
            return
        data = {
            "schema": SCHEMA,
            "bots": self.table.bots,
            "seed": self.table.seed,
            "seconds": self.table.seconds,
            "answers": self.table.answers,
            "session": json.loads(self.session.dumps()),
        }
        try:
            write_whole(real(Path(rest)), json.dumps(data).encode())
        except OSError as error:
            self.shell.write("cli-error", what=str(error))
            return
        self.shell.write("cli-play-saved", file=rest)

    def _help(self, rest: str) -> None:
        self.shell.write("cli-play-help")
        for name in self.commands:
            if name not in ("?", "help"):
                usage = self.shell.message(f"cli-play-help-{name}.usage")
                self.shell.line(f"{usage:<12} {self.shell.message(f'cli-play-help-{name}')}", indent=2)

    def _quit(self, rest: str) -> None:
        self.shell.write("cli-play-left")
        raise Left
