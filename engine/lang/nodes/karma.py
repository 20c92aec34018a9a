"""Sentences of karma effects (Figures; Ultimate p. 28-29), and what they ask of the deed they wait for."""

from __future__ import annotations

from enum import Enum

from engine.lang.nodes.cards import OneColor
from engine.lang.nodes.families import Amount, Cards, Condition, Number, Step, node
from engine.lang.nodes.places import Place, Player, Who
from engine.lang.terms import Color, Icon


class Deed(Enum):
    """What a karma can watch for."""

    __hash__ = object.__hash__  # each is one object; tables by deed are read before nearly everything that is done

    EXECUTE_EFFECT = "execute-effect"
    """a player is about to execute an effect, any effect of any card"""
    EXECUTE_DOGMA_EFFECT = "execute-dogma-effect"
    """one that is no echo effect; a demand is executed by whom it hits"""
    SUFFER_DEMAND = "suffer-demand"
    """a player is about to execute a demand of another, who is "that player" """
    DRAW = "draw"
    DRAW_FOR_SHARING = "draw-for-sharing"
    """the draw of the free Draw action"""
    NOT_DRAW_FOR_SHARING = "not-draw-for-sharing"
    """a player who has taken a Dogma action is about to go without the free Draw action"""
    DRAW_INTO_HAND = "draw-into-hand"
    """a draw of a card that stays in hand, by whatever the draw comes about: no "draw and meld" or the like"""
    MELD = "meld"
    TUCK = "tuck"
    SCORE = "score"
    RETURN = "return"
    JUNK = "junk"
    TRANSFER = "transfer"
    EXCHANGE = "exchange"
    """of any number of cards at once"""
    SPLAY = "splay"
    SPLAY_LEFT = "splay-left"
    CLAIM = "claim"
    """an achievement, by an action or an effect"""
    CLAIM_STANDARD = "claim-standard"
    DRAW_ACTION = "draw-action"
    MELD_ACTION = "meld-action"
    DOGMA_ACTION = "dogma-action"
    NOT_SHARE = "not-share"
    """a player is found not to be eligible to share the effects of a Dogma action"""
    WIN = "win"
    """a player is about to win, by achievements, by score or by a card"""
    ISSUE_DECREE = "issue-decree"
    """a player is about to issue a Decree, by an action or an effect"""
    FADE = "fade"
    """a player is required to fade a Figure, whichever it is"""


@node
class Would(Step):
    """A sentence of a karma: "If you would do one of these, first ...", or "instead ...".

    ``who`` is who would do it, seen from the owner of the karma; ``where`` what must hold of it. The card is
    ``NamedCards("the-card")`` there and in the steps, its player ``Player("that-player")``, the value that would be
    drawn ``TheNumber("the-value")`` and the color that would be splayed ``TheColor("the-color")``. The featured icon of
    the running Dogma action is ``TheIcon("the-icon")``, its card ``NamedCards("the-activated-card")``. What was about
    to happen waits right beneath; after "instead" it is passed over.
    """

    deeds: tuple[Deed, ...]
    steps: tuple[Step, ...]
    who: Who = Who.YOU
    where: Condition | None = None
    instead: bool = False


@node
class WhenMelded(Step):
    """A sentence of a karma: "When you meld this card, ...", by whatever the meld comes about (Ultimate p. 29)."""

    steps: tuple[Step, ...]


@node
class BecomeEligible(Step):
    """You become eligible to share the effects of the running Dogma action."""


@node
class MayIssue(Step):
    """A sentence of a karma: you may issue the Decree of a color with any two Figures of your hand (Ultimate p. 29).

    Without a color any Decree with any three. It does nothing by itself: the Decree action reads it.
    """

    color: Color | None


@node
class IssueDecree(Step):
    """Issue the Decree of a color, without junking the hand; where it lies decides what follows (Ultimate p. 30)."""

    color: OneColor


@node
class NthAction(Condition):
    """It is your first or second action of the turn: free actions are neither (Ultimate p. 29).

    With ``before`` it is your turn, and that action has not begun.
    """

    n: int
    before: bool = False


@node
class CountsAs(Step):
    """A sentence of a karma that holds all the time: each card in one place of yours is in another of yours, too.

    It does nothing; ``query`` reads it. The place may be one of your opponents', or one that nobody owns; with
    ``where`` it holds only as long as that does.
    """

    place: Place
    zone: Place
    where: Condition | None = None


@node
class RaiseValues(Step):
    """Raise every value printed in the effect that waits beneath, until that effect ends.

    With ``action`` in all effects of the action that waits beneath, for every player who executes them.
    """

    by: Number = 1
    action: bool = False


@node
class ExecuteThatEffect(Step):
    """Execute the effect that waits beneath, once or once for each of some cards, before it is executed itself.

    The player who is about to execute it executes it then, too. ``upon``: it is a demand, and you demand it of that
    player instead; what that makes the player do is no part of what is "due to the demand" (Ultimate p. 15).
    """

    for_each: Cards | None = None
    upon: Player | None = None


@node
class HaveSoleMajority(Step):
    """Until the running action ends, everybody else counts as having fewer of every icon than you.

    That decides who shares and whom demands hit, and all comparisons of icons between players; what an effect counts
    stays.
    """


@node
class ProvidesIcons(Step):
    """A sentence of a karma that holds all the time: each of what is counted provides icons on your board.

    For each there is one more of every entry of ``icons``; without any, one of every standard icon that your board
    shows, but ``other_than``; meat is one, too, once it is in the game (p. 30). It counts what would be there without
    any such karma (Ultimate p. 28, Karma Chains). It does nothing; ``query`` reads it.
    """

    of: Amount
    icons: tuple[Icon, ...] = ()
    other_than: Icon | None = None


@node
class ProvidesPoints(Step):
    """A sentence of a karma that holds all the time: each of what is counted provides so many points to your score.

    Of ``OPPONENTS``: each on an opponent's side subtracts so many from that opponent's score; "you" is that opponent
    then. It counts what would be there without any such karma (Ultimate p. 28, Karma Chains). It does nothing;
    ``query`` reads it.
    """

    of: Amount
    points: Number = 1
    who: Who = Who.YOU


@node
class AnyoneMayShare(Condition):
    """By the icons now some other player is eligible to share the effects of a card of yours (4e base p. 14)."""

    card: Cards


KNOWN_BEFORE = "known-before"
"""the local in which :class:`ExecuteThatEffect` keeps how much the action's ledger knew before it"""
