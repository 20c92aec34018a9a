"""The same table by two editions, or by two readings of a switch: the first question, event or verdict that differs.

Both sides are given the same answers as long as both take them. All cards are open while they are compared; what is
shown of it is a matter of who looks.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.cards.facts import card_catalogue
from engine.compare.causes import cards_behind, rules_that_hold, switches_behind
from engine.compare.streams import Given, Stream, Thing, first_difference, play, things_of, unplayable_in
from engine.compare.tables import Laid, decks_of_one, differing_zones
from engine.editions import SWITCHES
from engine.explore import answers as all_answers
from engine.game import Game
from engine.model.names import shown
from engine.model.state import Request
from engine.positions.carry import Carried, NoTableError, Original, Setting, is_line
from engine.positions.check import script
from engine.positions.files import loads
from engine.positions.line import from_line
from engine.positions.naming import card_name
from engine.positions.position import Answer, Position, ScriptedLine
from engine.positions.problems import PositionError, Problem, hint_or_all
from engine.positions.read import NOTHING
from engine.query.table import top_cards
from engine.run import actions
from engine.run.errors import GameError
from engine.run.machine import Machine
from engine.run.options import option_id, plain
from engine.text.errors import WordedError
from engine.text.messages import phrase
from engine.trace.events import Entry, Fact, Shown
from engine.trace.recorder import Level

__all__ = [
    "Carried",
    "CompareError",
    "Comparison",
    "Differs",
    "Given",
    "Laid",
    "NoTableError",
    "Setting",
    "Side",
    "Thing",
    "Tried",
    "compare",
    "read_answers",
    "settings",
]

MOST_TRIED = 2_000
"""how many answers are tried at most, where none are given"""


class Differs(StrEnum):
    """What differs first."""

    DECIDER = "decider"
    """the same question to another player"""
    OPTIONS = "options"
    """a question with other options"""
    HOW_MANY = "how-many"
    """a question for another number of options, or of which only one can be declined"""
    QUESTION = "question"
    """another question"""
    PRESENCE = "presence"
    """a question on one side only"""
    EVENT = "event"
    """the same kind of event with another content"""
    OTHER_EVENT = "other-event"
    """events of two kinds"""
    VERDICT = "verdict"
    """who shares, who is vulnerable, and the icons that decide it"""
    RESULT = "result"
    """the game is over on one side only, or somebody else has won"""
    TABLE = "table"
    """only the table itself, before anything happens"""


class CompareError(WordedError):
    """A comparison that cannot be made: why, and what to do."""

    code = "compare"


@dataclass(frozen=True, slots=True)
class Side:
    """One of two settings, and what is there when the other side differs."""

    carried: Carried
    game: Game
    """at the question after the last common answer, or at the end of the game"""
    thing: Thing | None
    """what differs; ``None``: nothing does"""
    reasons: tuple[Entry, ...]
    """facts since the last thing in common, but for those that are facts on the other side, too"""
    rules: tuple[str, ...]
    """ids of the rules behind it"""

    @property
    def request(self) -> Request | None:
        """The question that differs, if a question does."""
        return self.game.request if self.thing is not None and self.thing.entry is None else None


@dataclass(frozen=True, slots=True)
class Tried:
    """How far was looked where no answers were given."""

    answers: int
    """how many were tried"""
    limit: int
    complete: bool
    """whether they were all answers up to the end of the action"""
    stopped: int
    """how many of them could not be carried out on one of the sides, as a card is not programmed or never ends"""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The same table under two settings."""

    position: Position
    sides: tuple[Side, Side]
    answers: tuple[Given, ...]
    """the answers that both sides took"""
    last: Entry | None
    """the last event or verdict that both sides have in common"""
    differs: Differs | None
    """``None``: nothing differs, as far as was looked"""
    switches: tuple[str, ...] = ()
    """the switches that cause it"""
    alone: bool = True
    """whether each of them, or of the cards, does by itself; otherwise only together"""
    cards: tuple[int, ...] = ()
    """the cards whose other text or other printing causes it, where no switch does"""
    laid: tuple[Laid, ...] = ()
    """zones in which not the same cards lie before anything happens"""
    decks: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """names of the decks that only one side has"""
    unplayable: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """top cards that a side cannot execute yet, as they are not programmed in its edition"""
    lines: tuple[str, ...] = ()
    """ids of the scripted lines that were played, up to the one that differs; none if other answers were given"""
    refused: Problem | None = None
    """why neither side took an answer of one of these lines, though nothing differs; ``None``: all were taken"""
    tried: Tried | None = None
    """how far was looked; ``None``: answers were given"""


def read_answers(text: str, position: Position, source: str) -> tuple[Answer, ...]:
    """Return the answers of a text such as ``dogma Writing; Ben: Oars, Tools; pass``.

    An answer may begin with the player who gives it; several options have commas between them.

    Raises:
        PositionError: no player is called so.
    """
    found, start = [], 0
    for part in text.split(";"):
        column = start + len(part) - len(part.lstrip()) + 1
        start += len(part) + 1
        name, colon, rest = part.rpartition(":")
        who = _seat(name, position, Problem(source, 1, column, "")) if colon else -1
        picks = tuple(pick for each in rest.split(",") if (pick := each.strip()) and pick.casefold() not in NOTHING)
        if rest.strip():
            found.append(Answer(who, picks, 1, column))
    return tuple(found)


def _seat(name: str, position: Position, at: Problem) -> int:
    wanted = name.strip().casefold()
    for seat, player in enumerate(position.players):
        if wanted in (player.name.en.casefold(), player.name.of("uk").casefold(), str(seat + 1)):
            return seat
    names = [player.name.en for player in position.players]
    kind = phrase("position-kind-player")
    said = phrase("position-no-such", what=kind, found=shown(name.strip()), hint=hint_or_all(name.strip(), names))
    raise PositionError([Problem(at.source, at.line, at.column, said)])


def settings(
    position: Position, editions: Sequence[int] = (), switches: Mapping[str, Sequence[str]] | None = None
) -> tuple[tuple[Setting, Setting], tuple[str, ...]]:
    """Return the two settings by which a position is compared, and its own switches that are set aside for it.

    ``editions`` are one or two, by default the position's; ``switches`` have a choice for both or one for each.
    The position's own readings hold on both sides, but for those on which the two editions differ.

    Raises:
        CompareError: both sides would be the same.
        SwitchError: there is no such edition, switch or choice.
    """
    pair = tuple(editions)[:2] * (2 if len(editions) == 1 else 1) or (position.edition, position.edition)
    given = switches or {}
    own = dict(position.switches)
    aside = tuple(
        name
        for name in own
        if name not in given and pair[0] != pair[1] and len({SWITCHES[name].default(each) for each in pair}) > 1
    )
    both = {name: choice for name, choice in own.items() if name not in aside}
    found = tuple(
        Setting.of(edition, {**both, **{name: choices[min(side, len(choices) - 1)] for name, choices in given.items()}})
        for side, edition in enumerate(pair)
    )
    if found[0] == found[1]:
        raise CompareError(phrase("compare-same"))
    return (found[0], found[1]), aside


def compare(
    text: str,
    pair: tuple[Setting, Setting],
    *,
    line: str = "",
    answers: Sequence[Answer] = (),
    source: str = "position",
    answers_from: str = "",
    limit: int = MOST_TRIED,
    progress: Callable[[int], None] = lambda _: None,
) -> Comparison:
    """Return the first difference between two settings on the table of a position, a file's text or one line.

    Played are ``answers``, else the scripted line ``line``, else all scripted lines in turn until one differs. Where
    there are none, all legal actions are tried, at most ``limit`` answers in all, and ``progress`` is given how many
    were. Errors call the text ``source`` and the place of the answers ``answers_from``.

    Raises:
        PositionError: the text is no position, or an answer does not fit what is asked.
        NoTableError: the table cannot be there under one of the settings.
        CompareError: a card that is needed is not programmed in one of the editions.
        KeyError: there is no such line.
    """
    position = from_line(text, source) if is_line(text) else loads(text, source)
    comparing = _Comparing(Original(text, source), position, pair)
    comparing.source = answers_from or source
    if answers:
        found = comparing.along(answers)
    elif line or position.lines:
        found = comparing.along_lines((position.line(line),) if line else position.lines)
    else:
        found = comparing.by_trying(limit, progress)
    return comparing.with_table(found) if found.differs is None else found


class _Comparing:
    """Compares one position under two settings."""

    def __init__(self, original: Original, position: Position, pair: tuple[Setting, Setting]) -> None:
        self.original = original
        self.position = position
        self.source = position.source
        """what errors call the place of the answers"""
        self.settings = pair
        carried = original.under(*pair)
        self.games = tuple(each.game(Level.FULL) for each in carried)
        """the tables before anything happens; the order of their decks does not count"""
        self.laid = differing_zones(*self.games)
        self.beneath = tuple(card for each in self.laid for cards in each.cards for card in cards)
        """what only one setting lays aside is the last card of its deck under the other, so that both draw the same"""
        self.carried = tuple(replace(each, beneath=self.beneath) for each in carried)
        self.unplayable = unplayable_in(*(game.machine for game in self.games))

    def _rules(self, side: int, switches: Iterable[str]) -> tuple[str, ...]:
        return _rules([game.machine for game in self.games], side, switches)

    def _play(
        self, carried: Carried, answers: Sequence[Answer], printings: tuple[tuple[int, ...], int] = ((), 0)
    ) -> Stream:
        return play(carried, answers, self.unplayable, self.source, printings)

    # --- with answers ---

    def along_lines(self, lines: Sequence[ScriptedLine]) -> Comparison:
        """Compare along scripted lines, one after another, until one differs.

        Raises:
            CompareError: none differs, and one of them could not be played.
        """
        played = list[str]()
        found = error = refused = None
        for line in lines:
            played.append(line.id)
            try:
                found = self.along(script(self.position, line), scripted=True)
            except CompareError as why:
                error = error or why
            else:
                if found.differs is not None:
                    return replace(found, lines=tuple(played))
                refused = refused or found.refused
        if error is not None or found is None:
            raise error or AssertionError("a position without lines")
        return replace(found, lines=tuple(played), refused=refused)

    def along(self, answers: Sequence[Answer], *, scripted: bool = False, tried: Tried | None = None) -> Comparison:
        """Compare while answers are given.

        Raises:
            CompareError: one of the editions has no card that is answered, or no program for it.
            PositionError: neither side takes one of the answers, and they are no scripted line.
        """
        one, other = (self._play(each, answers) for each in self.carried)
        place = first_difference(one.things, other.things)
        if place is None:
            refused = self._refused(one, other, answers)
            if refused is not None and not scripted:
                raise PositionError([refused])
            return replace(self._comparison((one, other), None, None, tried=tried), refused=refused)
        answered = one.things[place].answered
        one, other = (self._play(each, answers[:answered]) for each in self.carried)
        what = _what_differs(one.things[place], other.things[place])

        keys = [[each.key for each in stream.things[: place + 1]] for stream in (one, other)]

        def is_as_opposite(found: Stream, side: int) -> bool:
            return [each.key for each in found.things[: place + 1]] == keys[1 - side]

        def agrees(setting: Setting, side: int) -> bool:
            carried = self._under(setting)
            return carried is not None and is_as_opposite(self._play(carried, answers[:answered]), side)

        def gone(cards: tuple[int, ...], side: int) -> bool:
            printings = cards, self.settings[1 - side].edition
            return is_as_opposite(self._play(self.carried[side], answers[:answered], printings), side)

        cards: tuple[int, ...] = ()
        switches, alone = switches_behind(self.settings, agrees)
        if not switches:
            cards, alone = cards_behind((one, other), place, gone)
        return self._comparison((one, other), place, what, switches, alone=alone, cards=cards, tried=tried)

    def with_table(self, found: Comparison) -> Comparison:
        """Return a comparison in which nothing differs, with what differs on the table itself."""
        if not self.laid:
            return found

        def agrees(setting: Setting, side: int) -> bool:
            carried = self._under(setting)
            return carried is not None and not differing_zones(carried.game(), self.games[1 - side])

        switches, alone = switches_behind(self.settings, agrees)
        sides = tuple(replace(each, rules=self._rules(number, switches)) for number, each in enumerate(found.sides))
        return replace(found, differs=Differs.TABLE, switches=switches, alone=alone, sides=(sides[0], sides[1]))

    def _under(self, setting: Setting) -> Carried | None:
        try:
            return replace(self.original.under(setting)[0], beneath=self.beneath)
        except NoTableError:
            return None

    def _refused(self, one: Stream, other: Stream, answers: Sequence[Answer]) -> Problem | None:
        """Return why an answer was not taken although nothing differs; ``None`` if all were.

        Raises:
            CompareError: one of the editions has no such card, or no program for it.
        """
        refused = next((stream for stream in (one, other) if stream.refused is not None), None)
        if refused is None:
            return None
        known = card_catalogue(self.position.edition, self.position.sets)
        picks = {plain(pick) for pick in answers[len(refused.answers)].picks}
        for stream in (one, other):
            m = stream.machine
            tops = _tops(stream.game)
            for card, key in known.key.items():
                edition, named = m.setup.edition, card_name(known, card)
                wanted = not picks.isdisjoint((plain(key), plain(f"meld {key}"), plain(f"dogma {key}")))
                if wanted and card not in m.catalogue.key:
                    raise CompareError(phrase("compare-no-card", card=named, edition=edition))
                if wanted and card in tops and not m.is_done(card) and plain(f"dogma {key}") in picks:
                    raise CompareError(phrase("compare-not-programmed", card=named, edition=edition))
        return refused.refused

    # --- without answers ---

    def by_trying(self, limit: int, progress: Callable[[int], None]) -> Comparison:
        """Try all legal actions, those that need fewest answers first, until something differs."""
        one, other = (self._play(each, ()) for each in self.carried)
        if first_difference(one.things, other.things) is not None:
            return self.along(())
        waiting = deque([(one.game, other.game, tuple[Answer, ...]())])
        tried = stopped = 0
        while waiting:
            mine, theirs, path = waiting.popleft()
            for picked in all_answers(mine.machine, mine.state):
                if tried >= limit:
                    return self.along((), tried=Tried(tried, limit, complete=False, stopped=stopped))
                tried += 1
                progress(tried)
                branch = mine.copy(), theirs.copy()
                request = mine.request
                assert request is not None
                ids = tuple(option_id(mine.machine, mine.state, request, option) for option in picked)
                further = (*path, Answer(request.seat, ids, 0, 0))
                if self._is_unplayable(mine, picked) or not all(_takes(game, picked) for game in branch):
                    stopped += 1
                    continue
                things = [list(things_of(game, game.take_trace(), len(further), self.unplayable)) for game in branch]
                if first_difference(*things) is not None:
                    return self.along(further, tried=Tried(tried, limit, complete=False, stopped=stopped))
                after = branch[0].request
                if after is not None and after.purpose != "turn":
                    waiting.append((*branch, further))
        return self.along((), tried=Tried(tried, limit, complete=True, stopped=stopped))

    def _is_unplayable(self, game: Game, picked: tuple[int, ...]) -> bool:
        """Return whether an answer is the Dogma action of a card that one side cannot execute."""
        request = game.request
        if request is None or request.kind != "action" or not picked:
            return False
        kind, card = actions.split(game.machine, picked[0])
        return kind.executes and card in self.unplayable

    # --- the result ---

    def _comparison(
        self,
        streams: tuple[Stream, Stream],
        place: int | None,
        what: Differs | None,
        switches: tuple[str, ...] = (),
        *,
        alone: bool = True,
        cards: tuple[int, ...] = (),
        tried: Tried | None = None,
    ) -> Comparison:
        common = streams[0].things[:place]
        last = next((thing.entry for thing in reversed(common) if thing.entry is not None), None)
        facts = [_facts(stream, place) if place is not None else () for stream in streams]
        sides = []
        for number, stream in enumerate(streams):
            known = {(entry.item.kind, entry.item.seat) for entry in facts[1 - number] if isinstance(entry.item, Fact)}
            reasons = tuple(
                entry
                for entry in facts[number]
                if isinstance(entry.item, Fact) and (entry.item.kind, entry.item.seat) not in known
            )
            thing = stream.things[place] if place is not None else None
            rules = dict.fromkeys(self._rules(number, switches))
            rules |= dict.fromkeys(entry.item.rule for entry in reasons if isinstance(entry.item, Fact))
            if stream.game.result is not None and what is Differs.RESULT:
                rules.setdefault(stream.game.result.reason)
            sides.append(Side(stream.carried, stream.game, thing, reasons, tuple(rules)))
        tops = [tuple(card for card in _tops(game) if not game.machine.is_done(card)) for game in self.games]
        return Comparison(
            position=self.position,
            sides=(sides[0], sides[1]),
            answers=tuple(streams[0].answers),
            last=last,
            differs=what,
            switches=switches,
            alone=alone,
            cards=cards,
            laid=self.laid,
            decks=decks_of_one(*self.games),
            unplayable=(tops[0], tops[1]),
            tried=tried,
        )


def _rules(machines: Sequence[Machine], side: int, switches: Iterable[str]) -> tuple[str, ...]:
    """Return the rules of some switches that hold on a side; all that they concern, if none holds on either."""
    found = dict[str, None]()
    for name in switches:
        holding = [rules_that_hold(m, name) for m in machines]
        found |= dict.fromkeys(holding[side] if any(holding) else SWITCHES[name].rules)
    return tuple(found)


def _tops(game: Game) -> tuple[int, ...]:
    """Return the top cards of all boards."""
    m, s = game.machine, game.state
    return tuple(card for seat in range(s.players) for card in top_cards(m, s, seat))


def _takes(game: Game, picked: tuple[int, ...]) -> bool:
    """Answer with legal options and run on; return whether that could be done. If not, the game is spoilt."""
    try:
        game._apply(picked)  # noqa: SLF001 (every answer of answers() is legal)
    except GameError:
        return False
    return True


def _what_differs(one: Thing, other: Thing) -> Differs:
    sorts = {one.sort, other.sort}
    if "over" in sorts:
        return Differs.RESULT
    if sorts == {"question"}:
        mine, theirs = one.key, other.key
        if mine[2] != theirs[2]:
            return Differs.QUESTION
        if mine[1] != theirs[1]:
            return Differs.DECIDER
        return Differs.OPTIONS if mine[3] != theirs[3] else Differs.HOW_MANY
    if "question" in sorts:
        return Differs.PRESENCE
    if sorts == {"verdict"}:
        return Differs.VERDICT
    return Differs.EVENT if len(sorts) == 1 and one.key[1] == other.key[1] else Differs.OTHER_EVENT


def _facts(stream: Stream, place: int) -> tuple[Entry, ...]:
    """Return the facts between the last thing in common and what differs that are worth showing."""
    thing = stream.things[place]
    before = stream.things[place - 1] if place else None
    entries = stream.entries[thing.answered]
    start = 0
    if before is not None and before.answered == thing.answered and before.entry is not None:
        start = next(at for at, entry in enumerate(entries) if entry is before.entry) + 1
    end = len(entries)
    if thing.entry is not None:
        end = next(at for at, entry in enumerate(entries) if entry is thing.entry) + 1
    return tuple(
        entry
        for entry in entries[start:end]
        if isinstance(entry.item, Fact) and entry.item.kind.shown is not Shown.ASKED
    )
