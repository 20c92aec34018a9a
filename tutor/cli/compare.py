"""``compare``: the same table by two editions or two readings, up to the first difference, and what is behind it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.cards.facts import EDITIONS
from engine.compare import MOST_TRIED, Comparison, Differs, Side, Tried, compare, read_answers, settings
from engine.editions import SWITCHES
from engine.lang.terms import Color
from engine.model.cards import CardFacts
from engine.positions import Position, Problem, find, from_line, loads
from engine.positions.carry import is_line
from engine.positions.files import text_of
from engine.positions.naming import card_name, color_pile, deck_of, in_common, listed, of_player
from engine.query import sight
from engine.run.machine import Machine
from engine.run.options import lasting_id
from engine.text.errors import worded
from engine.text.game_text import GameText
from engine.text.markup import slot_text
from engine.text.messages import Phrase
from engine.text.printings import printing, value_words
from engine.trace.events import Entry, Fact, to_plain
from tutor.cli.explain import wanted_lines
from tutor.cli.reference import differences
from tutor.cli.shell import FINE, FOUND, Call, CliError, Flag, Near, Shell, Usage
from tutor.panels.app_text import catalogue
from tutor.panels.comparison import SettingsText

USAGE = Usage(
    "compare",
    (1, 1),
    (
        Flag("editions", "N,N"),
        Flag("switch", "ID=A,B"),
        Flag("line", "ID"),
        Flag("answers", "LIST", words="given-answers"),
        Flag("json"),
    ),
)
JSON = "innovation-compare/1"
LINE = "line"
"""what errors call a position that is given as one line"""
DEFAULT = "4,3"
"""the editions that are compared if no two readings are named"""


def run(shell: Shell, call: Call) -> int:
    """Print the first difference between two editions or readings; the exit code is 1 if not all was looked through."""
    text, source = position_text(call.names[0])
    position = from_line(text, source) if is_line(text) else loads(text, source)
    switches = _switches(call["switch"])
    given = call["editions"]
    if given is None and all(len(choices) < 2 for choices in switches.values()):
        given = DEFAULT
    pair, aside = settings(position, _editions(given), switches)
    if call["line"] is not None:
        wanted_lines(position, call["line"])
    option = "--answers"
    answers = read_answers(call["answers"], position, option) if call["answers"] is not None else ()
    found = compare(
        text,
        pair,
        line=call["line"] or "",
        answers=answers,
        source=source,
        answers_from=option if answers else "",
        progress=lambda tried: shell.progress("cli-compare-progress", tried=tried, limit=MOST_TRIED),
    )
    shell.progress("")
    page = _Page(shell, position, found, aside, switches)
    if call["json"]:
        shell.json(page.plain())
    else:
        page.write()
    cut_off = found.tried is not None and not found.tried.complete and found.differs in (None, Differs.TABLE)
    return FOUND if cut_off else FINE


def position_text(name: str) -> tuple[str, str]:
    """Return the text of a position and what errors call it: a file, a scenario by name, or one line.

    Raises:
        CliError: the name is a folder.
        UnknownScenarioError: there is no file and no scenario with this name.
        PositionError: the file cannot be read.
    """
    if is_line(name):
        return name, LINE
    path = Path(name)
    if path.is_dir():
        msg = "cli-error-file"
        raise CliError(msg, file=name)
    path = path if path.is_file() else find(name)
    return text_of(path), path.name


def _editions(given: str | None) -> tuple[int, ...]:
    words = [word.strip() for word in given.split(",")] if given is not None else []
    wrong = next((word for word in words if word not in map(str, EDITIONS)), "")
    if wrong or len(words) > 2 or given == "":
        msg = "cli-error-compare-editions"
        raise CliError(msg, given=given or "", editions=", ".join(map(str, EDITIONS)))
    return tuple(map(int, words))


def _switches(given: str | None) -> dict[str, tuple[str, ...]]:
    """Return the choices of the switches that are named: one for both sides, or one for each."""
    found = {}
    for part in given.split(";") if given is not None else ():
        name, _, rest = (word.strip() for word in part.partition("="))
        known = tuple(each.id for each in SWITCHES.values() if not each.waits_for)
        if name not in known:
            msg = "cli-error-play-switch"
            raise CliError(msg, switch=name, near=Near(name, known if name not in SWITCHES else ()))
        choices = tuple(choice.strip() for choice in rest.split(","))
        wrong = [choice for choice in choices if choice not in SWITCHES[name].choices]
        if wrong or len(choices) > 2:
            msg = "cli-error-play-choice"
            raise CliError(msg, switch=name, choice=(wrong or [rest])[0], choices=", ".join(SWITCHES[name].choices))
        found[name] = choices
    return found


class _Page:
    """A comparison in words."""

    def __init__(
        self,
        shell: Shell,
        position: Position,
        found: Comparison,
        aside: Sequence[str],
        switches: Mapping[str, tuple[str, ...]],
    ) -> None:
        self.shell = shell
        self.position = position
        self.found = found
        self.aside = aside
        self.switches = switches
        """those that were named, with their choices"""
        self.names = [position.name(seat, shell.language) for seat in range(len(position.players))]
        self.words = GameText(shell.language, self.names, position.viewer)
        self.said = SettingsText(found, self.words, position.viewer, catalogue(shell.language))
        self.labels = self.said.labels

    @property
    def title(self) -> str:
        """The title of the position; one line has none."""
        if self.position.id == LINE:
            return self.shell.message("cli-compare-one-line")
        return self.position.title.of(self.shell.language)

    # --- as text ---

    def write(self) -> None:
        """Print it."""
        shell, found = self.shell, self.found
        shell.line(self.title)
        shell.write("cli-compare-sides", one=self.labels[0], other=self.labels[1])
        for name in self.aside:
            shell.write("cli-compare-aside", indent=2, switch=name)
        self._table()
        if found.lines:
            line = self.position.line(found.lines[-1])
            shell.line()
            shell.write("cli-explain-line", title=line.title.of(shell.language), id=line.id)
        if found.answers:
            shell.line()
            shell.write("cli-compare-answers")
            for seat, options, closed in found.answers:
                what = ", ".join(options) or shell.message("cli-compare-none")
                shell.write(
                    "cli-compare-answer",
                    indent=2,
                    name=self.names[seat],
                    kind="closed" if closed else "open",
                    answer=what,
                )
        last = self.said.entry(found.sides[0].game.machine, found.last) if found.last is not None else ""
        if last and found.differs not in (None, Differs.TABLE):
            shell.write("cli-compare-last", event=last)
        shell.line()
        if found.differs in (None, Differs.TABLE):
            self._nothing(found.tried)
        elif found.tried is not None:
            shell.write("cli-compare-found", n=found.tried.answers)
        if found.differs is None:
            return
        shell.line(self.said.first)
        for side, label in zip(found.sides, self.labels, strict=True):
            self._side(side, label)
        self._cause()
        self._rules()
        self._past()

    def _past(self) -> None:
        """Say how to look past a difference: both sides are played by the choices of the second."""
        found = self.found
        if (
            not found.switches
            or found.differs is Differs.TABLE
            or any(name in self.switches for name in found.switches)
        ):
            return
        choices = found.sides[1].carried.setting.choices
        named = {name: ",".join(given) for name, given in self.switches.items()}
        named |= {name: choices[name] for name in found.switches}
        self.shell.line()
        self.shell.write("cli-compare-past", switches=";".join(f"{name}={choice}" for name, choice in named.items()))

    def _table(self) -> None:
        """Print what is not on both tables."""
        shell, found = self.shell, self.found
        for side, label in zip(found.sides, self.labels, strict=True):
            for problem, everywhere in side.carried.left_out:
                where = "both" if everywhere else "one"
                shell.write(
                    "cli-compare-left-out", indent=2, side=label, where=where, problem=problem.whole(shell.language)
                )
        for number, label in enumerate(self.labels):
            machine = found.sides[number].game.machine
            for laid in found.laid:
                if laid.cards[number]:
                    zone = worded(self._zone(machine, laid.zones[number]), shell.language)
                    cards = self._cards(machine, laid.zones[number], laid.cards[number])
                    shell.write("cli-compare-laid", indent=2, side=label, zone=zone, cards=cards)
            if found.decks[number]:
                decks = worded(
                    listed([self._zone(machine, deck) for deck in found.decks[number]], "position-card-none"),
                    shell.language,
                )
                shell.write("cli-compare-decks", indent=2, side=label, decks=decks)
            if found.unplayable[number]:
                cards = ", ".join(self.words.title(machine.catalogue.key[card]) for card in found.unplayable[number])
                shell.write("cli-compare-no-program", indent=2, side=label, cards=cards)

    def _zone(self, machine: Machine, name: str) -> Phrase:
        """Return a zone; the two that a position calls by one key are one."""
        zones = machine.zones
        zone = zones.parse(name)
        back, owner, kind = zones.back[zone], zones.owner[zone], zones.kind_of[zone]
        if back is not None:
            return deck_of(back[1], back[0])
        if owner < 0:
            return in_common(zones.word[zones.called(kind.position_key)[0]])
        if zone in machine.piles_of[owner]:
            return color_pile(Color(machine.piles_of[owner].index(zone)), self.position.players[owner].name)
        return of_player(kind.word, self.position.players[owner].name)

    def _cards(self, machine: Machine, zone: str, cards: Sequence[int]) -> str:
        """Return cards by title and value; those whose fronts the viewer cannot see by value."""
        looks = machine.sight[machine.zones.parse(zone)]
        open_ = sight.among(machine, self.position.viewer, looks)
        catalogue = machine.catalogue
        said = Counter[str]()
        for card in cards:
            title = worded(card_name(catalogue, card), self.shell.language)
            value = f"[{catalogue.age[card]}]"
            said[title if catalogue.is_special(card) else f"{title} {value}" if open_ else value] += 1
        return ", ".join(f"{n} × {each}" if n > 1 else each for each, n in said.items())

    def _nothing(self, tried: Tried | None) -> None:
        shell = self.shell
        if tried is None:
            if len(self.found.lines) > 1:
                shell.write("cli-compare-nothing-lines", lines=", ".join(self.found.lines))
            shell.write("cli-compare-nothing", n=len(self.found.answers))
            if self.found.refused is not None:
                shell.write("cli-compare-refused", problem=self.found.refused.whole(shell.language))
            return
        shell.write("cli-compare-nothing-tried", n=tried.answers, complete="yes" if tried.complete else "no")
        if tried.stopped:
            shell.write("cli-compare-stopped", indent=2, n=tried.stopped)

    def _side(self, side: Side, label: str) -> None:
        """Print what one side has where the other has something else."""
        if side.thing is None:
            return
        self.shell.line()
        self.shell.line(f"{label}:")
        for depth, line in self.said.side(side):
            self.shell.line(line, indent=2 + 2 * depth)

    def _cause(self) -> None:
        shell, found = self.shell, self.found
        shell.line()
        if found.switches and not found.alone:
            shell.write("cli-compare-together", n=len(found.switches))
        for name in found.switches:
            switch, choices = self.words.switch(name), dict(self.words.switch(name).choices)
            open_ = "open" if SWITCHES[name].undecided else "decided"
            shell.write("cli-compare-switch", title=switch.title, id=name, question=switch.question, kind=open_)
            for side, label in zip(found.sides, self.labels, strict=True):
                meaning = choices[side.carried.setting.choices[name]]
                shell.write("cli-compare-choice", indent=2, side=label, meaning=meaning)
        if len(found.cards) > 1 and not found.alone:
            shell.write("cli-compare-cards-together", n=len(found.cards))
        elif found.cards and not found.alone:
            shell.write("cli-compare-card-and-rule")
        for card in found.cards:
            facts = [side.game.machine.catalogue.facts.get(card) for side in found.sides]
            title = next(self.words.title(each.key) for each in facts if each is not None)
            shell.write("cli-compare-card", card=title)
            for side, label, printed in zip(found.sides, self.labels, facts, strict=True):
                shell.line(f"{label}:", indent=2)
                if printed is None:
                    continue
                if any(each != printed for each in facts):
                    shell.line(self._icons(printed), indent=4)
                for number, effect in enumerate(self.words.card(side.game.machine, card).effects, start=1):
                    shell.write("cli-card-effect", indent=4, n=number, text=effect.text)
            if all(facts):
                one, other = (printing(self.words.catalogue, side.game.machine, card) for side in found.sides)
                for line in differences(shell, self.words, one, other) if one.editions != other.editions else ():
                    shell.line(line, indent=2)
        if not found.switches and not found.cards:
            shell.write("cli-compare-unexplained")

    def _icons(self, printed: CardFacts) -> str:
        """Return what a card prints around its text."""
        return self.shell.message(
            "cli-card-facts",
            value=value_words(self.words.catalogue, printed, marked=False),
            color=self.words.color(printed.color),
            number=printed.number,
            icons=", ".join(slot_text(contents, self.words, "name") for contents in printed.slots),
            featured=self.words.icon(printed.featured) if printed.featured is not None else "none",
        )

    def _rules(self) -> None:
        """Print the rules of either side; those that both cite from the same place only once."""
        said = [
            {rule: self.words.rule(rule, side.carried.setting.edition) for rule in side.rules}
            for side in self.found.sides
        ]
        both = [rule for rule, text in said[0].items() if said[1].get(rule) == text]
        for rule in both:
            text = said[0][rule]
            self.shell.write("cli-explain-rule", title=text.title, where=next(iter(text.citations), ""))
        for rules, label in zip(said, self.labels, strict=True):
            for rule, text in rules.items():
                if rule not in both:
                    where = next(iter(text.citations), "")
                    self.shell.write("cli-compare-rule", side=label, title=text.title, where=where)

    # --- as data ---

    def plain(self) -> dict[str, Any]:
        """Return it as JSON data."""
        found, words = self.found, self.words
        catalogues = [side.game.machine.catalogue for side in found.sides]

        def keys(number: int, cards: Sequence[int]) -> list[str]:
            return [catalogues[number].key[card] for card in cards]

        return {
            "schema": JSON,
            "scenario": self.position.id,
            "title": self.title,
            "language": words.language,
            "players": self.names,
            "lines": list(found.lines),
            "refused": self._plain_problem(found.refused) if found.refused is not None else None,
            "set_aside": list(self.aside),
            "answers": [{"seat": each.seat, "options": list(each.options)} for each in found.answers],
            "last_common": self._plain_entry(found.sides[0], found.last) if found.last is not None else None,
            "differs": found.differs.value if found.differs is not None else None,
            "sides": [self._plain_side(number, side) for number, side in enumerate(found.sides)],
            "cause": {
                "switches": [
                    {
                        "id": name,
                        "title": words.switch(name).title,
                        "question": words.switch(name).question,
                        "choices": [side.carried.setting.choices[name] for side in found.sides],
                        "undecided": SWITCHES[name].undecided,
                    }
                    for name in found.switches
                ],
                "alone": found.alone,
                "cards": [self._plain_card(card) for card in found.cards],
            },
            "table": {
                "zones": [
                    {"zones": list(laid.zones), "only": [keys(number, laid.cards[number]) for number in (0, 1)]}
                    for laid in found.laid
                ],
                "decks": [list(each) for each in found.decks],
                "no_program": [keys(number, found.unplayable[number]) for number in (0, 1)],
            },
            "tried": (
                {
                    "answers": found.tried.answers,
                    "limit": found.tried.limit,
                    "complete": found.tried.complete,
                    "stopped": found.tried.stopped,
                }
                if found.tried is not None
                else None
            ),
        }

    def _plain_side(self, number: int, side: Side) -> dict[str, Any]:
        setting = side.carried.setting
        data: dict[str, Any] = {
            "label": self.labels[number],
            "edition": setting.edition,
            "switches": dict(setting.readings),
            "left_out": [
                {**self._plain_problem(problem), "both_sides": everywhere}
                for problem, everywhere in side.carried.left_out
            ],
            "question": None,
            "event": None,
            "reasons": [self._plain_entry(side, entry) for entry in side.reasons],
            "rules": [],
        }
        if side.request is not None:
            machine, request = side.game.machine, side.request
            prompt = self.words.prompt(machine, side.game.state, request)
            ids = [lasting_id(machine, request, option) for option in request.options]
            data["question"] = {
                "seat": request.seat,
                "kind": request.kind,
                "purpose": request.purpose,
                "card": machine.catalogue.key[request.card] if request.card >= 0 else None,
                "options": ids,
                "low": request.low,
                "high": request.high,
                "optional": request.optional,
                "text": f"{prompt.who} {prompt.asked}",
            }
        elif side.thing is not None and side.thing.entry is not None:
            data["event"] = self._plain_entry(side, side.thing.entry)
        for rule in side.rules:
            said = self.words.rule(rule, setting.edition)
            data["rules"].append(
                {"id": rule, "title": said.title, "text": said.text, "citations": list(said.citations)}
            )
        return data

    def _plain_problem(self, problem: Problem) -> dict[str, Any]:
        return {
            "file": problem.source,
            "line": problem.line,
            "column": problem.column,
            "kind": problem.code,
            "text": problem.words(self.words.language),
        }

    def _plain_entry(self, side: Side, entry: Entry) -> dict[str, Any]:
        data = to_plain(entry)
        if isinstance(entry.item, Fact):
            data["numbers"] = dict(entry.item.numbers)
        data["text"] = self.said.entry(side.game.machine, entry)
        return data

    def _plain_card(self, card: int) -> dict[str, Any]:
        texts: list[list[str] | None] = []
        key = ""
        for side in self.found.sides:
            machine = side.game.machine
            if card not in machine.catalogue.facts:
                texts.append(None)
                continue
            key = machine.catalogue.key[card]
            texts.append([effect.text for effect in self.words.card(machine, card).effects])
        return {"key": key, "title": self.words.title(key), "texts": texts}
