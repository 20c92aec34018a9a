"""What an effect makes players do."""

from __future__ import annotations

from dataclasses import field
from enum import Enum

from engine.lang.nodes.cards import (
    Bonuses,
    Colors,
    ColorsOf,
    NamedCards,
    OneColor,
    Selection,
    SplayOf,
    TheSet,
)
from engine.lang.nodes.families import Amount, Cards, Condition, Number, Step, node
from engine.lang.nodes.places import Owner, Place, Player, Who
from engine.lang.terms import Color, Icon, Splay


class Verb(Enum):
    """What is done to a card, by the word that events, requests and catalogues have for it."""

    DRAW = "draw"
    """by :class:`Draw`, or a certain card that was revealed"""
    MELD = "meld"
    TUCK = "tuck"
    SCORE = "score"
    RETURN = "return"
    JUNK = "junk"
    SAFEGUARD = "safeguard"
    """into the safe, unless that is full (Ultimate p. 13, p. 31)"""
    FORESHADOW = "foreshadow"
    """into the forecast, unless that is full (Ultimate p. 12, p. 25)"""
    REMOVE = "remove"
    """out of the game (3e: Keywords: Remove)"""
    REVEAL = "reveal"
    TRANSFER = "transfer"
    ACHIEVE = "achieve"
    """among your achievements, whether you are eligible or not"""
    PLACE = "place"
    """on top of its deck"""
    MAKE_AVAILABLE = "make-available"
    """from the junk back among the available special achievements"""


@node
class Draw(Step):
    """Draw ``times`` cards of a value, one at a time; with ``then`` do that to each drawn card (4e base p. 20).

    ``then`` is ``MELD``, ``SCORE``, ``TUCK``, ``JUNK``, ``SAFEGUARD``, ``FORESHADOW``, ``ACHIEVE`` or ``REVEAL``. With
    ``of`` the cards are of the set of that name, whatever the rules about draws say (Ultimate p. 21).
    """

    value: Number
    times: Number = 1
    then: Verb | None = None
    into: NamedCards | None = None
    of: str | TheSet = ""


@node
class Move(Step):
    """Meld, tuck, score, return, junk, safeguard, foreshadow, achieve, remove or make available cards, one by one."""

    verb: Verb
    cards: Cards
    into: NamedCards | None = None


@node
class Transfer(Step):
    """Move cards from one area to another; no meld, score or achieve (4e base p. 23)."""

    cards: Cards
    to: Place
    into: NamedCards | None = None
    bottom_up: bool = False
    """of a pile: its bottom card goes first, so that on another board the cards lie as they lay"""


@node
class Exchange(Step):
    """Swap the cards of two places, both fixed first; one side may be empty (4e base p. 21).

    Cards that were chosen before have no place that is named: two of them swap the places where they lie.
    """

    mine: Cards
    theirs: Cards


@node
class Reveal(Step):
    """Show cards to all; they stay where they are (4e base p. 22).

    With ``one_by_one`` each is chosen when those before it have been shown; it needs a name to be kept under.
    """

    cards: Cards
    into: NamedCards | None = None
    one_by_one: bool = False


@node
class JunkDeck(Step):
    """Junk all cards in a deck (4e base p. 22): in the base deck of a value, or in that of the set ``of``."""

    age: Number
    of: str = ""


@node
class SearchDeck(Step):
    """Look through the deck of a set and a value for the card that a :class:`NameCard` of that name named.

    If it is there, take it into hand, which is no draw. Then shuffle the deck.
    """

    name: str
    age: Number
    of: str


@node
class IntroduceDeck(Step):
    """Shuffle the base cards of an age that are in no zone yet, and lay them down as a deck (Ultimate p. 30)."""

    age: int


@node
class SplayColor(Step):
    """Splay a colour, or one of some colours (the player picks which), in a direction; with ``each`` each of them.

    In the direction of a colour that is not splayed nothing can be splayed.

    The colour that was splayed so (with ``each`` all of them) is known by the name ``into`` from then on.
    """

    color: OneColor | Colors
    direction: Splay | SplayOf
    of: Owner = Who.YOU
    each: bool = False
    into: str | None = None


@node
class Rearrange(Step):
    """Put the cards of a colour, or of one of some colours (the player picks which), in an order; its splay stays."""

    color: OneColor | Colors
    of: Owner = Who.YOU


@node
class Claim(Step):
    """Claim a special achievement if it is available."""

    name: str


@node
class SelfExecute(Step):
    """Execute each non-demand effect of a card, for yourself only (4e base p. 22).

    With ``by`` another player makes all your decisions meanwhile, and may look at what you may look at. With
    ``demands`` the card is super-executed: its demands are executed, too, by all opponents (Ultimate p. 13).
    """

    card: Cards
    by: Player | None = None
    demands: bool = False
    must: bool = False
    """each "may" on the card is a "must": nothing that can be done may be declined"""
    noting: str = ""
    """the name under which :class:`ChangedAnything` reads whether anything was changed; nothing if it is not asked"""


@node
class ExecuteSentence(Step):
    """Execute one sentence of a card's non-demand effects, all of them read on end; ``n`` counts from 1."""

    card: Cards
    n: Number = 1


@node
class Win(Step):
    """You win, or with ``most`` (``least``) the single player who has the most (least) of an amount."""

    most: Amount | None = None
    least: Amount | None = None
    who: Who = Who.YOU


@node
class Lose(Step):
    """You lose."""


@node
class EndDogmaAction(Step):
    """The Dogma action is complete: nothing more of it is executed."""


@node
class Choose(Step):
    """Choose something; later steps use it by the name ``into``. ``by`` chooses."""

    into: str
    by: Who = field(default=Who.YOU, kw_only=True)


@node
class ChooseValue(Choose):
    """Choose a value: one of some, that of a card or bonus, or (``among`` empty) any from 1 to the last age.

    In ``where`` the value that is considered has the name ``into``.
    """

    among: tuple[Number, ...] | Selection | Bonuses = ()
    where: Condition | None = field(default=None, kw_only=True)


@node
class ChooseNumber(Choose):
    """Choose a number; whether 0 is one is a switch (``number-choice``).

    A number above ``up_to`` is not offered, as nothing could be as many.
    """

    up_to: Number


@node
class ChooseSet(Choose):
    """Choose one of the sets that are played with, the base set among them."""


@node
class NameCard(Choose):
    """Name one of the cards of a set, wherever it is and whether or not anybody knows that."""

    of: str


@node
class ChooseColor(Choose):
    """Choose ``count`` colours: of those that fit, or (``among`` None) of all five, or of all but one."""

    among: Colors | ColorsOf | None = None
    count: int = field(default=1, kw_only=True)
    other_than: Color | None = field(default=None, kw_only=True)


@node
class RevealColor(Choose):
    """Reveal the colour of one of some cards: all learn that there is one of that colour, and not which."""

    among: Selection


@node
class ChooseIcon(Choose):
    """Choose an icon, or an icon other than one, or (``most_of``) that of which a player's board shows the most."""

    other_than: Icon | None = field(default=None, kw_only=True)
    most_of: Owner | None = field(default=None, kw_only=True)


@node
class ChoosePlayer(Choose):
    """Choose a player; in ``where`` the candidate is ``YOU`` and the executing player is ``ME``."""

    among: Who
    where: Condition | None = None


@node
class ChooseCard(Choose):
    """Choose a card and do nothing with it yet."""

    among: Selection


@node
class ChooseDeed(Choose):
    """Choose one of several things to do; it is done later, if at all, by :class:`DoAsChosen`."""

    options: tuple[Step, ...]


@node
class DoAsChosen(Step):
    """Do what a :class:`ChooseDeed` of this name chose before in the effect."""

    name: str


@node
class FlipCoin(Step):
    """Flip a coin: it is won or lost, one as likely as the other; a later condition reads it by the name ``into``."""

    into: str


@node
class RepeatEffect(Step):
    """Execute this effect again for the same player; ``using`` gives its parameters new values.

    With ``same`` the choice of that name, which is the effect's first sentence, is not made again.
    """

    using: tuple[tuple[str, Number | OneColor], ...] = ()
    same: str | None = None


@node
class Native(Step):
    """A registered handler for an effect that the language cannot express; the coverage command counts it."""

    name: str


@node
class NotDone(Step):
    """Not implemented: raises loudly when it runs, and is counted."""

    why: str
