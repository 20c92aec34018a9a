"""The effect language: what a card can say, as typed, frozen data.

Four families and control: *cards* (which cards), *amounts*, *conditions*, *verbs*; and what holds them
together. A node has no behaviour and no game state; ``words.py`` gives the names in which cards are written,
``lower.py`` makes flat code of them, ``text`` makes sentences of them.

Whoever executes is ``YOU`` and is never written; in a demand the one who demands is ``ME`` (4e base p. 21).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import Any, NoReturn

from engine.lang.terms import Color, Icon, Splay


@dataclass(frozen=True, slots=True)
class Node:
    """A piece of card text."""


# --- players ------------------------------------------------------------------------------------------------


class Who(Enum):
    """Players as a card names them."""

    YOU = "you"
    """who executes (in a demand: the player demanded of)"""
    ME = "me"
    """who demands"""
    OPPONENTS = "opponents"
    """all of your opponents together: teammates are none (4e base p. 31)"""
    OTHERS = "others"
    """all other players, teammates included"""
    EVERYONE = "everyone"


@dataclass(frozen=True, slots=True)
class Player(Node):
    """A player that an earlier choice named, e.g. ``them = Player("them")``."""

    name: str


Owner = Who | Player


# --- places -------------------------------------------------------------------------------------------------


class Zone(StrEnum):
    """Where cards lie: the word of a kind of zone (``model.zones``), or of a part of one, or of several together."""

    HAND = "hand"
    SCORE = "score"
    BOARD = "board"
    """every card of a board, covered ones too"""
    TOPS = "tops"
    """the top cards of a board"""
    HAND_AND_SCORE = "hand-and-score"
    """both together, as one place"""
    ALL_BUT_ACHIEVEMENTS = "all-but-achievements"
    """hand, score pile and board together: all of a player's cards but the achievements"""
    ACHIEVEMENTS = "achievements"
    """claimed ones"""
    AVAILABLE_ACHIEVEMENTS = "available"
    """available standard achievements; nobody owns them"""
    AVAILABLE_SPECIALS = "specials"
    """available special achievements; nobody owns them"""
    JUNK = "junk"
    JUNKED_SPECIALS = "junked-specials"
    DECK_TOPS = "deck-tops"
    """the next card of every deck, not seen by anybody; nobody owns them"""


@dataclass(frozen=True, slots=True)
class Place(Node):
    """A zone of some player; unowned zones ignore the owner."""

    zone: str
    """a :class:`Zone`, or the word of a kind of zone that a set brings"""
    of: Owner = Who.YOU


# --- amounts ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Amount(Node):
    """A number. ``+`` and ``-`` are the only operators of the language."""

    def __add__(self, other: Amount | int) -> Plus:
        return Plus(self, other)

    def __sub__(self, other: Amount | int) -> Plus:
        return Plus(self, -other) if isinstance(other, int) else NotImplemented


Number = Amount | int


@dataclass(frozen=True, slots=True)
class Plus(Amount):
    """``left + right``."""

    left: Amount
    right: Number


@dataclass(frozen=True, slots=True)
class Twice(Amount):
    """Two times an amount."""

    of: Amount


@dataclass(frozen=True, slots=True)
class HalfUp(Amount):
    """Half of an amount, rounded up."""

    of: Amount


@dataclass(frozen=True, slots=True)
class TheNumber(Amount):
    """A number kept under a name by a choice or a parameter of the effect."""

    name: str


@dataclass(frozen=True, slots=True)
class Value(Amount):
    """The value of a card; 0 for a card you don't have (4e base p. 23, Value)."""

    of: Cards


@dataclass(frozen=True, slots=True)
class TotalValue(Amount):
    """The values of some cards, added up."""

    of: Cards


@dataclass(frozen=True, slots=True)
class Count(Amount):
    """How many cards."""

    of: Cards


@dataclass(frozen=True, slots=True)
class DifferentValues(Amount):
    """How many different values there are among some cards."""

    of: Cards


@dataclass(frozen=True, slots=True)
class MostOfOneColor(Amount):
    """How many of some cards share the colour that most of them have."""

    of: Cards


@dataclass(frozen=True, slots=True)
class NumberOf(Amount):
    """How many colours."""

    of: Colors


@dataclass(frozen=True, slots=True)
class Icons(Amount):
    """How many of an icon are visible on a board."""

    icon: Icon
    of: Owner = Who.YOU


@dataclass(frozen=True, slots=True)
class PointsOf(Amount):
    """A player's score: the values in the score pile, added up."""

    of: Owner = Who.YOU


@dataclass(frozen=True, slots=True)
class MostAmong(Amount):
    """The most that any one of some players has of an amount, each of them asked as ``YOU``; 0 if there are none."""

    who: Who
    amount: Amount


@dataclass(frozen=True, slots=True)
class ReturnedThisAction(Amount):
    """How many cards a player returned because of this card so far during this action."""

    of: Owner = Who.YOU


# --- colours ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ColorOf(Node):
    """The colour of a card."""

    of: Cards


@dataclass(frozen=True, slots=True)
class TheColor(Node):
    """A colour kept under a name by a choice or a parameter of the effect."""

    name: str


OneColor = Color | ColorOf | TheColor


@dataclass(frozen=True, slots=True)
class Colors(Node):
    """The colours of a board that hold a card, all that fit the filters.

    ``splayed`` is a direction, or ``True`` for any; ``on_no_board_of`` leaves out colours present on those boards.
    """

    of: Owner = Who.YOU
    among: tuple[Color, ...] = ()
    showing: Icon | None = None
    splayed: Splay | bool | None = None
    on_no_board_of: Owner | None = None


# --- cards --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cards(Node):
    """Some cards: fixed by the state, or to be picked when the verb runs."""


@dataclass(frozen=True, slots=True)
class It(Cards):
    """The cards that the last verb moved."""


@dataclass(frozen=True, slots=True)
class Each(Cards):
    """In a filter: the card that is being considered."""


@dataclass(frozen=True, slots=True)
class ThisCard(Cards):
    """The card whose program runs."""


@dataclass(frozen=True, slots=True)
class CardTitled(Cards):
    """The one card of that English title, wherever it is."""

    title: str


@dataclass(frozen=True, slots=True)
class CardDirectlyAbove(Cards):
    """The card that lies directly on top of a card in its pile."""

    of: Cards


@dataclass(frozen=True, slots=True)
class NamedCards(Cards):
    """Cards kept under a name with ``into=``; ``last`` picks the one that came last."""

    name: str
    last: bool = False


@dataclass(frozen=True, slots=True)
class Pile(Cards):
    """Part of one colour's pile: the top or the bottom ``n``, all but the top ``n``, or (``n`` None) the whole."""

    color: OneColor
    part: str = "top"
    """``top``, ``bottom`` or ``beneath`` (all but the top ``n``)"""
    n: int | None = 1
    of: Owner = Who.YOU


class Many(Enum):
    """How many cards a selection takes."""

    N = "n"
    """as many as you can, up to n (golden rule)"""
    UP_TO = "up-to"
    ANY_NUMBER = "any-number"
    ALL = "all"
    ALL_BUT = "all-but"
    EXACTLY = "exactly"
    """all n or none: stands only where the card prints "exactly" """
    BETWEEN = "between"
    """one to n"""


class Rank(Enum):
    """Which of the cards that fit."""

    ANY = "any"
    HIGHEST = "highest"
    LOWEST = "lowest"


@dataclass(frozen=True, slots=True)
class Selection(Cards):
    """Cards from a place (or of some kept cards) that fit the filters, as many as ``many`` says.

    With ``rank`` the highest (lowest) come first, and ties are the decider's to break (4e base p. 21, Highest).
    Whoever executes decides, unless the card says "of my choice" (``by=ME``).
    """

    place: Place | Cards
    many: Many = Many.N
    n: Number = 1
    rank: Rank = Rank.ANY
    color: OneColor | tuple[Color, ...] | None = None
    not_color: OneColor | None = None
    with_icon: Icon | TheIcon | None = None
    without_icon: Icon | None = None
    value: Number | tuple[int, ...] | None = None
    where: Condition | None = None
    same_value: bool = False
    """the picked cards must all have one value"""
    by: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class TheIcon(Node):
    """An icon kept under a name by a choice."""

    name: str


# --- conditions ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Condition(Node):
    """Something that holds or does not. It has no truth value outside a running game."""

    def __bool__(self) -> NoReturn:
        msg = "a condition of a card program holds only in a game; it cannot be tested here"
        raise TypeError(msg)


class Relation(Enum):
    """How two numbers compare."""

    AT_LEAST = "at-least"
    AT_MOST = "at-most"
    EQUALS = "equals"
    MORE = "more"
    FEWER = "fewer"


@dataclass(frozen=True, slots=True)
class Compare(Condition):
    """``left`` stands in ``relation`` to ``right``."""

    left: Number
    relation: Relation
    right: Number


@dataclass(frozen=True, slots=True)
class HasIcon(Condition):
    """A card has an icon, or one of several, in one of its slots."""

    card: Cards
    icons: tuple[Icon, ...]


@dataclass(frozen=True, slots=True)
class HasDemand(Condition):
    """A card has a demand effect."""

    card: Cards


@dataclass(frozen=True, slots=True)
class IsColor(Condition):
    """A card has one of some colours."""

    card: Cards
    color: OneColor | tuple[OneColor, ...]


@dataclass(frozen=True, slots=True)
class IsCard(Condition):
    """A card is that very card."""

    card: Cards
    other: Cards


@dataclass(frozen=True, slots=True)
class IsTopOnAnyBoard(Condition):
    """A card is a top card on any board."""

    card: Cards


@dataclass(frozen=True, slots=True)
class ColorOnBoard(Condition):
    """A card of that card's colour is on a board."""

    card: Cards
    of: Owner = Who.YOU


@dataclass(frozen=True, slots=True)
class IsSplayed(Condition):
    """A colour is splayed in a direction."""

    color: OneColor
    direction: Splay
    of: Owner = Who.YOU


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """The condition does not hold."""

    of: Condition


@dataclass(frozen=True, slots=True)
class Both(Condition):
    """Both conditions hold."""

    first: Condition
    second: Condition


@dataclass(frozen=True, slots=True)
class AnyOf(Condition):
    """At least one of some cards fits; ``condition`` speaks of it as ``each``."""

    cards: Cards
    condition: Condition


@dataclass(frozen=True, slots=True)
class EveryOf(Condition):
    """Each of some cards fits; ``condition`` speaks of it as ``each``."""

    cards: Cards
    condition: Condition


@dataclass(frozen=True, slots=True)
class ForPlayers(Condition):
    """A condition on ``YOU`` holds for ``every`` / ``any`` / ``only-you`` (you, and nobody else) of some players."""

    quantifier: str
    who: Who
    condition: Condition


@dataclass(frozen=True, slots=True)
class SingleMost(Condition):
    """You alone have the most (``least``: the least) of an amount; a tie is nobody (4e base p. 30)."""

    amount: Amount
    least: bool = False


@dataclass(frozen=True, slots=True)
class DueToDemand(Condition):
    """This card's demand made anyone do ``verb`` with a card during this action."""

    verb: str


@dataclass(frozen=True, slots=True)
class DidAny(Condition):
    """The sentence before moved at least one card ("If you transfer any", "If you tuck a card")."""


# --- verbs --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Step(Node):
    """Something that an effect tells a player to do."""


@dataclass(frozen=True, slots=True)
class Draw(Step):
    """Draw ``times`` cards of a value, one at a time; with ``then`` do that to each very card (4e base p. 20).

    ``then`` is ``meld``, ``score``, ``tuck`` or ``reveal``.
    """

    value: Number
    times: Number = 1
    then: str | None = None
    into: NamedCards | None = None


@dataclass(frozen=True, slots=True)
class Move(Step):
    """Do a verb to cards, one at a time: ``meld``, ``tuck``, ``score``, ``return``, ``junk``."""

    verb: str
    cards: Cards
    into: NamedCards | None = None


@dataclass(frozen=True, slots=True)
class Transfer(Step):
    """Move cards from one area to another; no meld, score or achieve (4e base p. 23)."""

    cards: Cards
    to: Place
    into: NamedCards | None = None


@dataclass(frozen=True, slots=True)
class Exchange(Step):
    """Swap the cards of two selections, both fixed first; one side may be empty (4e base p. 21)."""

    mine: Cards
    theirs: Cards


@dataclass(frozen=True, slots=True)
class Reveal(Step):
    """Show cards to all; they stay where they are (4e base p. 22)."""

    cards: Cards
    into: NamedCards | None = None


@dataclass(frozen=True, slots=True)
class JunkDeck(Step):
    """Junk all cards in a deck (4e base p. 22)."""

    age: Number


@dataclass(frozen=True, slots=True)
class SplayColor(Step):
    """Splay a colour, or one of some colours (the player picks which), in a direction."""

    color: OneColor | Colors
    direction: Splay
    of: Owner = Who.YOU


@dataclass(frozen=True, slots=True)
class Claim(Step):
    """Claim a special achievement if it is available."""

    name: str


@dataclass(frozen=True, slots=True)
class SelfExecute(Step):
    """Execute each non-demand effect of a card, for yourself only (4e base p. 22).

    With ``by`` another player makes all your decisions meanwhile, and may look at what you may look at.
    """

    card: Cards
    by: Player | None = None


@dataclass(frozen=True, slots=True)
class ExecuteSentence(Step):
    """Execute one sentence of a card's non-demand effects, all of them read on end; ``n`` counts from 1."""

    card: Cards
    n: Number = 1


@dataclass(frozen=True, slots=True)
class Win(Step):
    """You win (``single_most``: the single player with the most of an amount wins)."""

    most: Amount | None = None
    least: Amount | None = None


@dataclass(frozen=True, slots=True)
class Lose(Step):
    """You lose."""


@dataclass(frozen=True, slots=True)
class EndDogmaAction(Step):
    """The Dogma action is complete: nothing more of it is executed."""


@dataclass(frozen=True, slots=True)
class Choose(Step):
    """Choose a thing and keep it under a name: a ``value``, ``color``, ``icon``, ``player`` or ``card``."""

    kind: str
    into: str
    among: Any = None
    """values: tuple of ints or amounts; colours: :class:`Colors` or None for all five; icons: tuple; players:
    :class:`Who`; cards: :class:`Cards`"""
    n: int = 1
    where: Condition | None = None
    """players: a condition on the candidate as ``YOU``"""
    by: Who = Who.YOU


# --- control ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Then(Step):
    """Several steps of one sentence, in order."""

    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Sentence(Step):
    """A sentence of its own that stands inside another (Road Building's third)."""

    step: Step


@dataclass(frozen=True, slots=True)
class May(Step):
    """You may do it: the player who executes decides (4e base p. 17)."""

    step: Step


@dataclass(frozen=True, slots=True)
class MayDoOneOf(Step):
    """Do one of several things; with ``optional`` (the rule for "you may choose to either") possibly none."""

    options: tuple[Step, ...]
    optional: bool = True


@dataclass(frozen=True, slots=True)
class They(Step):
    """Another player does something within your effect; inside, they are ``YOU`` and you are ``ME``."""

    who: Player
    step: Step


@dataclass(frozen=True, slots=True)
class IfYouDo(Step):
    """If the sentence before was done, in its entirety and to more than nothing (4e base p. 19)."""

    steps: tuple[Step, ...]
    dont: bool = False
    """the negation: "If you don't" """


@dataclass(frozen=True, slots=True)
class When(Step):
    """If a condition holds."""

    condition: Condition
    steps: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class BySwitch(Step):
    """Sentences that depend on a switch: different texts of one card, or an undecided reading."""

    switch: str
    cases: tuple[tuple[str, tuple[Step, ...]], ...]
    """(choice, sentences)"""


@dataclass(frozen=True, slots=True)
class RepeatEffect(Step):
    """Execute this effect again for the same player; ``using`` gives its parameters new values."""

    using: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Native(Step):
    """A registered handler for what the language cannot say; counted by the coverage command."""

    name: str


@dataclass(frozen=True, slots=True)
class NotDone(Step):
    """Not implemented: raises loudly when it runs, and is counted."""

    why: str


# --- karma --------------------------------------------------------------------------------------------------


class Deed(Enum):
    """What a karma can watch for."""

    EXECUTE_EFFECT = "execute-effect"
    """a player is about to execute an effect, any effect of any card"""


@dataclass(frozen=True, slots=True)
class Would(Step):
    """A sentence of a karma: "If you would do this, first ...". What was about to happen waits right beneath."""

    deed: Deed
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class CountsAs(Step):
    """A sentence of a karma that holds all the time: each card in one place of yours is in another of yours, too.

    It does nothing; ``query`` reads it.
    """

    place: Place
    zone: Place


@dataclass(frozen=True, slots=True)
class RaiseValues(Step):
    """Raise every value printed in the effect that waits beneath, until that effect ends."""

    by: int = 1


# --- effects and cards --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Effect(Node):
    """One effect of a card: its sentences, in order. ``parameters`` start with the given values."""

    sentences: tuple[Step, ...]
    demand: bool = False
    parameters: tuple[tuple[str, Any], ...] = ()
    karma: bool = False
    """it is not executed by a Dogma action: it holds, or waits for a deed, while its card is a top card"""


@dataclass(frozen=True, slots=True)
class Program(Node):
    """A card's effects by edition: (edition, effects) pairs in order; an edition not named is as the one before it.

    An edition before the first named one has no program: the card is not done there.
    """

    title: str
    editions: tuple[tuple[int, tuple[Effect, ...]], ...] = field(default=())

    def effects(self, edition: int) -> tuple[Effect, ...]:
        """Return the effects in an edition: those of the latest named edition that is not later; ``()`` if none."""
        found: tuple[Effect, ...] = ()
        for named, effects in self.editions:
            if named <= edition:
                found = effects
        return found
