"""Numbers that are counted when they are needed."""

from __future__ import annotations

from engine.lang.nodes.cards import (
    Bonuses,
    Colors,
    ColorsOf,
    OneColor,
    TheColor,
    TheIcon,
)
from engine.lang.nodes.families import Amount, Cards, Condition, node
from engine.lang.nodes.places import Owner, Who
from engine.lang.nodes.verbs import Verb
from engine.lang.terms import Icon, Mark


@node
class Twice(Amount):
    """Two times an amount."""

    of: Amount


@node
class HalfDown(Amount):
    """Half of an amount, rounded down."""

    of: Amount


@node
class DividedUp(Amount):
    """Half of an amount, or as small a part as ``by`` says, rounded up."""

    of: Amount
    by: int = 2


@node
class ForEvery(Amount):
    """One for every ``n`` of an amount; a smaller rest counts for nothing (3e: Perspective, in "Dogma")."""

    n: int
    of: Amount


@node
class TheNumber(Amount):
    """The number that a choice or a parameter of the effect has under a name."""

    name: str


@node
class Value(Amount):
    """The value of a card; 0 for a card you don't have (4e base p. 23, Value)."""

    of: Cards


@node
class TotalValue(Amount):
    """The values of some cards, added up."""

    of: Cards


@node
class Count(Amount):
    """How many cards."""

    of: Cards


@node
class DifferentValues(Amount):
    """How many different values there are among some cards; or how many of those below one are missing among them."""

    of: Cards
    missing_below: int | None = None


@node
class MostOfOneColor(Amount):
    """How many of some cards share the colour that most of them have."""

    of: Cards


@node
class MarksInOneColor(Amount):
    """How many of a mark that colour of a board shows that shows the most: card images, echo effects.

    Unless ``visible`` those of covered cards count, seen or not. With ``color`` those of that colour.
    """

    mark: Mark
    visible: bool = True
    of: Owner = Who.YOU
    color: OneColor | None = None


@node
class MusicNotes(Amount):
    """How many of the music notes of some cards are visible on any board: each stands in its card's image."""

    titles: tuple[str, ...]


@node
class AlikeColors(Amount):
    """How many colours of a board show the same icon at least so often, for the icon of which there are most such."""

    at_least: int
    of: Owner = Who.YOU


@node
class NumberOf(Amount):
    """How many colours, or bonuses."""

    of: Colors | ColorsOf | Bonuses | TheColor


@node
class BonusOf(Amount):
    """The value of a card's bonus; 0 for a card without one (a card prints one at most), and for one you don't have."""

    of: Cards


@node
class BonusPoints(Amount):
    """The points of the bonuses that a board shows: the highest whole, each other one point (Ultimate p. 20).

    With ``highest_only`` the highest bonus alone; 0 where a board shows none (4e base p. 23, Value).
    """

    of: Owner = Who.YOU
    highest_only: bool = False


@node
class Icons(Amount):
    """How many of an icon are visible on a board, or in one colour of it; without an icon, of that which shows most."""

    icon: Icon | TheIcon | None
    of: Owner = Who.YOU
    color: OneColor | None = None


@node
class IconKinds(Amount):
    """How many kinds of icon are visible on a board at least so many times; avatars and meat are kinds if ``every``.

    With ``exactly`` those that are visible just so many times.
    """

    at_least: int
    of: Owner = Who.YOU
    every: bool = False
    exactly: bool = False


@node
class LeadingIcons(Amount):
    """How many kinds of icon your board shows at least so many times as often as the board of each of some players.

    Avatars are a kind, and meat where there is any (Ultimate p. 30).
    """

    times: int
    over: Who = Who.OPPONENTS


@node
class IconsOn(Amount):
    """How many of some icons all slots of some cards show together; or (``kinds``) how many different icons of any."""

    of: Cards
    icons: tuple[Icon, ...] = ()
    kinds: bool = False


@node
class PointsOf(Amount):
    """A player's score: the values in the score pile, added up."""

    of: Owner = Who.YOU


@node
class MostAmong(Amount):
    """The most that any one of some players has of an amount, each of them asked as ``YOU``; 0 if there are none.

    With ``least`` the least that any one of them has.
    """

    who: Who
    amount: Amount
    least: bool = False


@node
class PlayersWho(Amount):
    """For how many of some players a condition holds, each of them asked as ``YOU``."""

    who: Who
    condition: Condition


@node
class ReturnedThisAction(Amount):
    """How many cards a player returned because of this card so far during this action."""

    of: Owner = Who.YOU


@node
class ScoredOrTuckedThisTurn(Amount):
    """How many cards a player scored or tucked in this turn, whichever is more; with ``verb`` only that.

    They are counted where Monument or a karma asks for it; of whose turn it must be Monument alone has a reading.
    """

    verb: Verb | None = None
