"""A position as plain, frozen data: the content of a file or a line, with cards as ids and players as seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.game import Game
from engine.model.state import Setup, State
from engine.model.zones import Back
from engine.positions.goal import Goal
from engine.run.link import machine
from engine.run.machine import Machine
from engine.trace.recorder import Level


class Bilingual(NamedTuple):
    """A text in English, in Ukrainian, or in both."""

    en: str
    uk: str = ""

    def of(self, language: str) -> str:
        """The text in a language; where there is none, in the other."""
        return (self.uk or self.en) if language == "uk" else (self.en or self.uk)


class Item(NamedTuple):
    """A certain card, or any card of a value (``card`` is -1), taken from the top of its shuffled deck."""

    card: int
    value: int


class Pile(NamedTuple):
    """One colour of a board, its top card first."""

    cards: tuple[int, ...] = ()
    splay: int = 0


class Lying(NamedTuple):
    """What lies in a zone."""

    key: str
    """the name of the zone in a position: ``hand``"""
    items: tuple[Item, ...]


class Player(NamedTuple):
    """What lies before a player."""

    name: Bilingual
    piles: tuple[Pile, ...] = (Pile(),) * 5
    """by colour"""
    zones: tuple[Lying, ...] = ()
    """what lies in the player's other zones, where anything does"""
    left: int = 0
    """0: still in the game; else which player to leave it was, from 1"""


class Deck(NamedTuple):
    """What is known of a deck."""

    top: tuple[int, ...] = ()
    """drawn in this order"""
    bottom: tuple[int, ...] = ()
    size: int = -1
    """how many cards it has, its top and bottom included; -1: all that are in no other zone"""


class Turn(NamedTuple):
    """Whose turn it is and what is left of it."""

    seat: int = 0
    action: int = 1
    """the action about to be taken"""
    of: int = 2
    begun: tuple[int, ...] = ()
    """turns that each player has begun, this one included"""
    tally: tuple[tuple[int, str], ...] = ()
    """(seat, verb) of every card scored or tucked this turn, where the Monument of the older editions counts them"""
    drawn: tuple[int, ...] = ()
    """seats that have drawn a card this turn, in order, where a set's rule about draws asks for it"""
    endorsed: tuple[int, ...] = ()
    """seats that have endorsed a Dogma action this turn, in order"""


class Test(NamedTuple):
    """One expectation; ``what`` names it in the closed vocabulary of ``check.py``."""

    what: str
    of: tuple[Any, ...]
    """its subject: a seat, a zone, a colour"""
    wanted: Any
    line: int
    column: int


class Answer(NamedTuple):
    """One scripted answer."""

    who: int
    """the seat that must be asked; -1: any"""
    picks: tuple[str, ...]
    """option ids; empty: choose nothing"""
    line: int
    column: int
    lasting: bool = False
    """whether the ids are those of a save, which name a card whether the player who is asked sees it or not"""


class ScriptedLine(NamedTuple):
    """A scripted line of play."""

    id: str
    title: Bilingual
    play: tuple[Answer | tuple[Test, ...], ...]
    """answers, and what must be true between them"""
    after: str
    """id of the line at whose end this one begins; empty: it begins at the position"""
    expect: tuple[Test, ...]
    """what must be true at its end"""
    line: int
    column: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A table between two actions, with what a lesson, a ruling or a test says of it."""

    source: str
    """the file's name"""
    id: str
    title: Bilingual
    players: tuple[Player, ...]
    edition: int = 4
    sets: tuple[str, ...] = ("base",)
    seed: int = 0
    switches: tuple[tuple[str, str], ...] = ()
    teams: tuple[int, ...]
    decks: tuple[tuple[Back, Deck], ...] = ()
    """(set and age, what is known)"""
    achievements: tuple[Item, ...] | None = None
    """available standard achievements; ``None``: one of each age, by the seed"""
    specials: tuple[int, ...] | None = None
    """available special achievements; ``None``: all that are in no other zone"""
    zones: tuple[Lying, ...] = ()
    """what lies in the other zones that nobody owns, where anything does: in the junk"""
    turn: Turn
    known: tuple[tuple[int, int], ...] = ()
    """(card, seats as bits that know it), where that is not what its place shows"""
    rng: int | None = None
    """the counter of the random numbers; ``None``: where shuffling by the seed leaves it"""
    viewer: int = 0
    lines: tuple[ScriptedLine, ...] = ()
    expect: tuple[Test, ...] = ()
    """what must be true of the position itself"""
    cards: tuple[int, ...] = ()
    """cards that it is about"""
    rules: tuple[str, ...] = ()
    """ids of rules that it is about"""
    text: Bilingual | None = None
    question: Bilingual | None = None
    hints: tuple[Bilingual, ...] = ()
    """hints to the question, the first the vaguest"""
    answer: Bilingual | None = None
    reasons: tuple[Bilingual, ...] = ()
    sources: tuple[Bilingual, ...] = ()
    goal: Goal | None = None
    """what the player whose turn it is shall reach, where the question is a puzzle on the table"""
    also_in: tuple[Position, ...] = ()
    """the same in the other editions in which it holds as well"""

    def setup(self) -> Setup:
        """The unchanging part of the game; the players go by their English names."""
        names = tuple(player.name.en for player in self.players)
        return Setup(self.edition, self.sets, names, self.teams, self.switches, self.seed)

    def game(self, level: Level = Level.OFF, machine_: Machine | None = None) -> Game:
        """Return a new game at this position, with a request to the current player for an action.

        ``machine_``: one of this setup to play by, with its own trace level, in place of the usual one.
        """
        from engine.positions.build import build

        machine_ = machine_ or machine(self.setup(), level)
        game = Game(build(self, machine_), machine_=machine_)
        game.run()
        return game

    def state(self) -> State:
        """Return a new state at this position, with a request to the current player for an action."""
        return self.game().state

    def name(self, seat: int, language: str = "en") -> str:
        """A player's name in a language."""
        return self.players[seat].name.of(language)

    def line(self, line_id: str) -> ScriptedLine:
        """The scripted line of an id.

        Raises:
            KeyError: there is none.
        """
        for line in self.lines:
            if line.id == line_id:
                return line
        raise KeyError(line_id)
