"""The cards, colours and icons that a card's text names."""

from __future__ import annotations

from enum import Enum

from engine.lang.nodes.families import Cards, Condition, Node, Number, node
from engine.lang.nodes.places import Owner, Place, Who
from engine.lang.terms import Color, Icon, Splay


@node
class ColorOf(Node):
    """The colour of a card."""

    of: Cards


@node
class TheColor(Node):
    """The colour (or colours) that a choice or a parameter of the effect has under a name."""

    name: str


OneColor = Color | ColorOf | TheColor


@node
class SplayOf(Node):
    """The direction in which a colour of a board is splayed; none if it is not."""

    color: OneColor
    of: Owner = Who.YOU


class Most(Enum):
    """By what a colour of a board is the one with the most, or the fewest."""

    CARDS = "cards"
    VISIBLE = "visible"
    """cards of which anything is seen: all of a splayed colour, else the top one"""
    FEWEST_CARDS = "fewest-cards"
    FEWEST_VISIBLE = "fewest-visible"


@node
class Colors(Node):
    """The colours of a board that hold a card, all that fit the filters.

    ``splayed`` is a direction, several of them, or ``True`` for any; ``on_no_board_of`` leaves out colours present on
    those boards. With ``absent`` it is the colours of which the board holds no card, and
    with ``None`` there it does not matter whether it does.
    """

    of: Owner = Who.YOU
    among: tuple[Color, ...] = ()
    showing: Icon | None = None
    splayed: Splay | bool | tuple[Splay, ...] | None = None
    on_no_board_of: Owner | None = None
    absent: bool | None = False
    most: Most | None = None
    """of those that fit, the ones of which the board has the most (fewest) cards, or visible ones"""
    more_visible_than: Owner | None = None
    """of which the board shows more cards than that of another player"""
    sized: tuple[int, int] | None = None
    """of those that fit, the ones of which the board has at least and at most so many cards"""
    not_so_on: Owner | None = None
    """only those that are splayed so on no board of these players"""


@node
class ColorsOf(Node):
    """The colours of some cards."""

    of: Cards


@node
class Bonuses(Node):
    """The values of the bonuses that boards show (Ultimate p. 20), each as often as it is, or (``different``) once.

    With ``repeated`` only values that are shown more than once; with ``odd`` only odd ones, or only even ones; with
    ``value`` only those of that value.
    """

    of: Owner = Who.YOU
    different: bool = False
    repeated: bool = False
    odd: bool | None = None
    value: Number | None = None


SomeColors = Colors | ColorsOf | TheColor
"""any number of colours: of a board, of cards, or those that have a name"""


@node
class TheIcon(Node):
    """The icon that a choice has under a name."""

    name: str


@node
class TheSet(Node):
    """The set that a choice has under a name."""

    name: str


@node
class It(Cards):
    """The cards that the last verb moved."""


@node
class Each(Cards):
    """In a filter: the card that is being considered."""


@node
class ThisCard(Cards):
    """The card whose program runs."""


@node
class CardTitled(Cards):
    """The one card of that English title, wherever it is."""

    title: str


@node
class CardDirectlyAbove(Cards):
    """The card that lies directly on top of a card in its pile."""

    of: Cards


@node
class InDeck(Cards):
    """All cards in the base deck of a value, or (``top``) its top card; of several decks in turn."""

    age: Number | tuple[int, ...]
    top: bool = False


@node
class CardDirectlyBeneath(Cards):
    """The card on which a card lies in its pile."""

    of: Cards


@node
class NamedCards(Cards):
    """The cards that a step put under a name with ``into=``; with ``last`` only the one that came last."""

    name: str
    last: bool = False
    grows: bool = False
    """in ``into=``: the cards are added to those of that name, and all of them are "it" from then on"""


@node
class InEither(Cards):
    """The cards of two places, of which a selection takes some, whichever they lie in."""

    first: Place
    second: Place


class Part(Enum):
    """A part of a pile."""

    TOP = "top"
    BOTTOM = "bottom"
    ALL_BUT_TOP = "all-but-top"
    BOTTOM_BUT_TOP = "bottom-but-top"
    """the bottom ones that are no top card"""
    VISIBLE = "visible"
    """all of which anything is seen: the whole pile if it is splayed, else its top card"""


@node
class Pile(Cards):
    """Part of one colour's pile: the top or the bottom ``n``, all but the top ``n``, or (``n`` None) the whole.

    Of the bottom ones ``n`` may be counted: "the bottom card for each ...", one after another.
    """

    color: OneColor
    part: Part = Part.TOP
    n: Number | None = 1
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
    """all n or none: only where the card prints "exactly" """
    BETWEEN = "between"
    """one to n, or with ``least`` more than one: all or none of so many"""


class Rank(Enum):
    """Which of the cards that fit."""

    ANY = "any"
    HIGHEST = "highest"
    LOWEST = "lowest"


@node
class Selection(Cards):
    """Cards from a place (or of some named cards) that fit the filters, as many as ``many`` says.

    With ``rank`` the highest (lowest) come first, and the decider chooses among ties (4e base p. 21, Highest).
    The executing player decides, unless the card says "of my choice" (``by=ME``) or "of that player's choice".
    """

    place: Place | Cards
    many: Many = Many.N
    n: Number = 1
    rank: Rank = Rank.ANY
    color: OneColor | tuple[Color, ...] | None = None
    not_color: OneColor | None = None
    with_icon: Icon | TheIcon | None = None
    without_icon: Icon | TheIcon | None = None
    value: Number | tuple[int, ...] | None = None
    where: Condition | None = None
    same_value: bool = False
    """the picked cards must all have one value"""
    by: Owner = Who.YOU
    of_each: bool = False
    """of all cards: the rank is that within each player's cards, not among all of them together"""
    same_color: bool = False
    """the picked cards must all have one color"""
    different_values: bool = False
    """no two of the picked cards may have one value"""
    different_colors: bool = False
    """no two may have one color; of all cards: one of each color that there is"""
    least: int = 1
    """the smallest number of cards, where any number up to ``n`` will do"""
    uncovered: bool = False
    """of all top cards: a card that comes to light meanwhile is one of them or not, by a switch"""
