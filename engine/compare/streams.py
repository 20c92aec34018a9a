"""What happens on a table, answer by answer, in a form that does not depend on how an edition numbers anything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.compare.tables import place_name
from engine.game import Game
from engine.model.names import joined
from engine.model.state import Request
from engine.positions.carry import Carried
from engine.positions.check import given
from engine.positions.naming import player_name
from engine.positions.position import Answer
from engine.positions.problems import Problem
from engine.run import actions, plan
from engine.run.choices import is_closed
from engine.run.errors import GameError
from engine.run.link import machine_with_printings
from engine.run.machine import Machine
from engine.run.options import lasting_id, option_id
from engine.text.errors import of_game
from engine.text.messages import Slot, phrase
from engine.trace.events import Asked as Question
from engine.trace.events import (
    Began,
    Chosen,
    CutOff,
    Ended,
    Entry,
    Fact,
    GameOver,
    Moved,
    Repeated,
    Revealed,
    SentenceEnded,
    Span,
    Splayed,
)
from engine.trace.recorder import Level

Key = tuple[Any, ...]
"""what is compared: two that are equal are the same question, event or verdict"""

SPANS = frozenset({Span.TURN, Span.ACTION, Span.DOGMA, Span.EXECUTION, Span.SELF_EXECUTE, Span.KARMA, Span.FREE_DRAW})
"""spans whose beginning is compared; the others begin within them, and printings number them differently"""


class Thing(NamedTuple):
    """A question, an event or a verdict."""

    key: Key
    entry: Entry | None
    """``None``: a question"""
    answered: int
    """how many answers were given before it"""

    @property
    def sort(self) -> str:
        """``question``, ``verdict``, ``over``, or the kind of event."""
        return str(self.key[0])


class Asked(NamedTuple):
    """A question as it is compared."""

    sort: str
    seat: int
    about: tuple[str, str, int]
    """kind, purpose, and the card that asks"""
    options: frozenset[str]
    how_many: tuple[int, int, bool, str]


def question(m: Machine, request: Request, unplayable: frozenset[int]) -> Asked:
    """Return a request as it is compared: without Dogma actions for which one of the editions has no program yet."""
    options = frozenset(
        lasting_id(m, request, option)
        for option in request.options
        if not (request.kind == "action" and _executed(m, option) in unplayable)
    )
    how_many = (request.low, request.high, request.optional, request.together)
    return Asked("question", request.seat, (request.kind, request.purpose, request.card), options, how_many)


def _executed(m: Machine, option: int) -> int:
    kind, card = actions.split(m, option)
    return card if kind.executes else -1


def key_of(m: Machine, entry: Entry) -> Key | None:
    """Return an entry as it is compared; ``None`` if it is not: what is left out follows from the rest, or is a reason.

    Numbers of zones, effects and sentences depend on the edition and do not count; neither do rules that are cited.
    """
    item = entry.item
    match item:
        case Fact() if item.kind.verdict:
            numbers = dict(item.numbers)
            return "verdict", item.kind, item.seat, tuple(numbers.get(name) for name in ("icon", "own", "leader"))
        case Moved():
            places = place_name(m, item.source), place_name(m, item.target)
            return "moved", item.verb, item.seat, item.card, *places, item.value, item.bottom
        case Splayed():
            return "splayed", item.owner, item.color, item.before, item.after
        case Revealed():
            return "revealed", item.seat, item.card, place_name(m, item.zone)
        case Began(what=what) if what in SPANS:
            kind = m.actions[item.number].word if what is Span.ACTION else ""
            demand = what is Span.EXECUTION and plan.printed(m, item.card, item.number).demand
            return "began", what, item.seat, item.card, kind, demand
        case GameOver():
            return "over", item.winners
        case Fact() | Began() | Ended() | SentenceEnded() | Repeated() | CutOff() | Question() | Chosen():
            return None
    return type(item).__name__, *item


class Given(NamedTuple):
    """An answer that was taken."""

    seat: int
    options: tuple[str, ...]
    """ids, as the player who decides reads them"""
    closed: bool
    """whether the viewer of the position may only know who decides"""


@dataclass
class Stream:
    """What happened under a setting while answers were given, up to the question after the last."""

    carried: Carried
    game: Game
    """at the end"""
    things: list[Thing] = field(default_factory=list)
    entries: list[tuple[Entry, ...]] = field(default_factory=list)
    """all entries after so many answers, up to the next question"""
    answers: list[Given] = field(default_factory=list)
    """the answers that were taken"""
    refused: Problem | None = None
    """why the next answer was not taken"""

    @property
    def machine(self) -> Machine:
        """The machine of the game."""
        return self.game.machine


def things_of(game: Game, entries: Iterable[Entry], answered: int, unplayable: frozenset[int]) -> Iterator[Thing]:
    """Yield what is compared of some entries, and of the question after them."""
    m = game.machine
    for entry in entries:
        if (key := key_of(m, entry)) is not None:
            yield Thing(key, entry, answered)
    if game.request is not None:
        yield Thing(question(m, game.request, unplayable), None, answered)


def play(
    carried: Carried,
    answers: Sequence[Answer],
    unplayable: frozenset[int],
    source: str,
    printings: tuple[tuple[int, ...], int] = ((), 0),
) -> Stream:
    """Return what happens when answers, of a file or an option of that name, are given, as far as they are taken.

    ``printings``: cards that print what they do in another edition, and that edition.
    """
    cards, edition = printings
    if cards:
        machine = machine_with_printings(carried.position.setup(), cards, edition, Level.FULL)
        game = carried.game(Level.FULL, machine)
    else:
        game = carried.game(Level.FULL)
    stream = Stream(carried, game)
    _note(stream, unplayable)
    for answer in answers:
        request = game.request
        fault: Slot = ""
        if request is None:
            fault = phrase("position-answer-after-end")
        elif answer.who not in (-1, request.seat):
            players = carried.position.players
            wanted, asked = (player_name(players[seat].name) for seat in (answer.who, request.seat))
            fault = phrase("position-other-asked", wanted=wanted, asked=asked, options=joined(game.options()))
        else:
            m, before = game.machine, game.state.copy()
            closed = is_closed(m, before, carried.position.viewer, request)
            try:
                picked = game.parse(given(answer, request, m))
                game.play(picked)
            except GameError as error:
                fault = of_game(error)
            else:
                ids = tuple(option_id(m, before, request, option) for option in picked)
                stream.answers.append(Given(request.seat, ids, closed))
        if fault:
            stream.refused = Problem(source, answer.line, answer.column, fault)
            break
        _note(stream, unplayable)
    return stream


def _note(stream: Stream, unplayable: frozenset[int]) -> None:
    entries = stream.game.take_trace()
    stream.things += things_of(stream.game, entries, len(stream.answers), unplayable)
    stream.entries.append(entries)


def first_difference(one: Sequence[Thing], other: Sequence[Thing]) -> int | None:
    """Return the place of the first thing that differs; ``None`` if there is none as far as both go."""
    for place, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine.key != theirs.key:
            return place
    return None


def unplayable_in(*machines: Machine) -> frozenset[int]:
    """Return the cards whose effects are not programmed on one of some machines, but printed there."""
    return frozenset(card.id for m in machines for card in m.catalogue.cards if not m.is_done(card.id))
