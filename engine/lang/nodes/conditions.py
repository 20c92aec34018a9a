"""What holds or does not."""

from __future__ import annotations

from enum import Enum

from engine.lang.nodes.cards import Colors, OneColor, TheIcon
from engine.lang.nodes.families import Amount, Cards, Condition, Number, node
from engine.lang.nodes.places import Owner, Who
from engine.lang.nodes.verbs import Verb
from engine.lang.terms import Icon, Splay


class Relation(Enum):
    """How two numbers compare."""

    AT_LEAST = "at-least"
    AT_MOST = "at-most"
    EQUALS = "equals"
    MORE = "more"
    FEWER = "fewer"


@node
class Compare(Condition):
    """Two numbers compare so: ``left`` is at least ``right``."""

    left: Number
    relation: Relation
    right: Number


@node
class HasIcon(Condition):
    """A card has an icon, or one of several, in one of its slots.

    With ``visible`` it lies on a board and the icon is seen there; with ``featured`` the icon is its featured one.
    """

    card: Cards
    icons: tuple[Icon | TheIcon, ...]
    visible: bool = False
    featured: bool = False


@node
class SameValues(Condition):
    """Some cards and some others have the same values, each value as often."""

    cards: Cards
    others: Cards


@node
class HasBonus(Condition):
    """A card has a bonus in one of its slots."""

    card: Cards


@node
class IsEligible(Condition):
    """You have the points and the top card that it takes to claim a card, as if it were available (Ultimate p. 12).

    With ``doubled`` your points count twice.
    """

    card: Cards
    doubled: bool = False


@node
class HasEffects(Condition):
    """A card has an effect of any kind, as a city and Battleship Yamato have not; or (``demand``) a demand effect."""

    card: Cards
    demand: bool = False


@node
class IsExpansion(Condition):
    """A card is of another set than base, or of that set; its back tells."""

    card: Cards
    set: str = ""
    """the name of a set; empty for any but base"""


class Trait(Enum):
    """What cards can have in common."""

    VALUE = "value"
    COLOR = "color"
    ICON = "icon"
    FEATURED = "featured"
    """the featured icon"""


@node
class Shares(Condition):
    """A card has its value, color or featured icon, or any of its icons, in common with at least one of some others.

    With ``another`` the card itself, which may be one of them, does not count.
    """

    trait: Trait
    card: Cards
    others: Cards
    another: bool = False


@node
class IsColor(Condition):
    """A card has one of some colours, or one of the colours of a board that fit."""

    card: Cards
    color: OneColor | tuple[OneColor, ...] | Colors


@node
class IsCard(Condition):
    """A card is that very card."""

    card: Cards
    other: Cards


@node
class IsTopOnAnyBoard(Condition):
    """A card is a top card on any board."""

    card: Cards


@node
class ColorOnBoard(Condition):
    """A card of that card's colour is on a board."""

    card: Cards
    of: Owner = Who.YOU


@node
class ComesBefore(Condition):
    """A card's English title comes before that of another in the alphabet."""

    card: Cards
    other: Cards


@node
class WonFlip(Condition):
    """The player won the flip of a coin that has a name."""

    name: str


@node
class IsSplayed(Condition):
    """A colour is splayed in a direction (``None``: in any), or (``like``) in that of another colour of the board."""

    color: OneColor
    direction: Splay | None = None
    of: Owner = Who.YOU
    like: OneColor | None = None


@node
class IsOdd(Condition):
    """A number is odd."""

    number: Number


@node
class IsSpecial(Condition):
    """A card is a special achievement; no Museum and no Decree is one."""

    card: Cards


@node
class Not(Condition):
    """The condition does not hold."""

    of: Condition


@node
class Both(Condition):
    """Both conditions hold."""

    first: Condition
    second: Condition


@node
class AnyOf(Condition):
    """At least one of some cards fits; in ``condition`` it is ``each``."""

    cards: Cards
    condition: Condition


@node
class CommonIcon(Condition):
    """All of some cards have one and the same icon, whichever; but for one that does not count."""

    cards: Cards
    other_than: Icon | None = None


@node
class EveryOf(Condition):
    """Each of some cards fits; in ``condition`` it is ``each``."""

    cards: Cards
    condition: Condition


class Quantifier(Enum):
    """Of how many players a condition must hold."""

    EVERY = "every"
    ANY = "any"
    ONLY_YOU = "only-you"
    """you, and nobody else"""


@node
class ForPlayers(Condition):
    """A condition on ``YOU`` holds for every one or any one of some players, or for you alone."""

    quantifier: Quantifier
    who: Who
    condition: Condition


@node
class SingleMost(Condition):
    """You alone have the most (``least``: the least) of an amount; a tie is nobody (4e base p. 30)."""

    amount: Amount
    least: bool = False
    tied: bool = False
    """others may have as much: nobody has more (less) than you"""


@node
class YourTurn(Condition):
    """It is your turn."""


@node
class WasForeseen(Condition):
    """This card is executed in the free Dogma action that follows its promotion (Ultimate p. 12, p. 25)."""


@node
class BeenOnEveryBoard(Condition):
    """This card has lain on the board of every player at some time during this action."""


@node
class BeganOnYourBoard(Condition):
    """This card lay on your board when this action began."""


@node
class DueToDemand(Condition):
    """This card's demand made anyone do ``verb`` with a card during this action."""

    verb: Verb


@node
class ChangedAnything(Condition):
    """The self-execution that was noted under a name changed anything: a card, a splay, an achievement."""

    name: str


@node
class DidAny(Condition):
    """The sentence before moved at least one card ("If you transfer any", "If you tuck a card")."""
