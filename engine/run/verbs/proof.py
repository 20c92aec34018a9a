"""Verification: who could not see that an effect was executed rightly is shown the cards that prove it.

A card that is asked for by its front and goes where not all players see it is shown before it goes. Where every such
card is taken, the rest of its place is shown when they are gone; where none or too few can be picked, at once
(4e base p. 19; Ultimate p. 13, Reveal, and p. 14-15, Verification, with the example of Classification).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.lang.nodes import (
    Cards,
    ColorOf,
    ColorsOf,
    Condition,
    IconsOn,
    IsCard,
    It,
    Many,
    Move,
    NamedCards,
    Not,
    NumberOf,
    Place,
    Plus,
    Selection,
    Step,
    Transfer,
    Verb,
)
from engine.model.state import Frame, State
from engine.model.zones import Fronts
from engine.query import places, sight
from engine.query.evaluate import CardsFn, Evaluator, TruthFn, needs_front
from engine.run import moves
from engine.run.machine import Machine
from engine.trace.events import Showing

_ON_FRONTS = ("color", "not-color", "with-icon", "without-icon")
"""filters that only a front answers"""


@dataclass(frozen=True, slots=True)
class Proof:
    """What proves that cards of a hidden place were picked or taken rightly."""

    asked: str
    """the filter that asks for something of their fronts; ``where`` if there are several"""
    place: Callable[[State, Frame, int], tuple[int, ...]]
    """all cards of the place"""
    seen: Callable[[Machine, State, Frame, int], bool]
    """whether all players see a card where it goes"""
    without_fronts: tuple[TruthFn, ...] = ()
    """the filters that a back answers, as a value: a card that fails one of them proves nothing by its front"""
    color: Callable[[State, Frame, int], int] | None = None
    """the one color that is asked for, -1 where the card that would give it is not there: then nothing is asked for"""

    def fit(self, m: Machine, s: State, f: Frame, cards: Iterable[int]) -> None:
        """Show those of the cards about to go that not all players will see."""
        unseen = [card for card in cards if not self.seen(m, s, f, card)]
        moves.prove(m, s, f.seat, unseen, Showing.FITS, self.asked)

    def none_fits(self, m: Machine, s: State, f: Frame, but: Iterable[int]) -> None:
        """Show what lies in the place but for some cards, those that fit or that have gone.

        A card that is ruled out without its front, by its value or as the one that is named, need not be shown.
        """
        if self.color is not None and self.color(s, f, -1) < 0:
            return
        rest = set(self.place(s, f, -1)).difference(but)
        asked = [card for card in sorted(rest) if all(test(s, f, card) is True for test in self.without_fronts)]
        moves.prove(m, s, f.seat, asked, Showing.DOES_NOT_FIT, self.asked)


def needed(e: Evaluator, node: Selection, deed: Step | None) -> Proof | None:
    """Return what proves a selection for a deed; ``None`` if it asks for nothing of hidden fronts.

    Values need no proof: the backs show them.
    """
    if not isinstance(node.place, Place) or not places.has_fronts(e.c.zones, node.place.zone, Fronts.OWNER):
        return None
    filters = e.filters(node)
    asked = [name for name, _test in filters if name in _ON_FRONTS]
    without_fronts = [test for name, test in filters if name not in (*_ON_FRONTS, "where")]
    if node.where is not None:
        if needs_front(node.where) and not _excludes_one(node.where):
            asked.append("where")
        else:
            without_fronts.append(e.condition(node.where))
    if not asked:
        return None
    one = node.color if not isinstance(node.color, tuple) else None
    color = e.color(one) if one is not None else None
    return Proof(
        asked[0] if len(asked) == 1 else "where", e.place(node.place), _seen(e, deed), tuple(without_fronts), color
    )


def _excludes_one(where: Condition) -> bool:
    """Return whether a condition only leaves out one card, as "other than that card": no front has to prove it."""
    return isinstance(where, Not) and isinstance(where.of, IsCard)


def of_all(e: Evaluator, cards: Cards, deed: Step) -> Proof | None:
    """Return what proves that a deed takes every card that fits; ``None`` if it does not, or needs no proof."""
    if not isinstance(cards, Selection) or cards.many is not Many.ALL or cards.different_colors:
        return None
    return needed(e, cards, deed)


def read_from(e: Evaluator, node: object) -> CardsFn | None:
    """Return the earlier cards whose fronts a number or a color is read from; ``None`` if it is read from none.

    All players are shown them (4e base p. 19): a splay by the color of a returned card, a draw by its icons.
    """
    match node:
        case ColorOf(of=(It() | NamedCards()) as cards) | IconsOn(of=cards):
            return e.cards(cards)
        case NumberOf(of=ColorsOf(of=(It() | NamedCards()) as cards)):
            return e.cards(cards)
        case Plus(left=left):
            return read_from(e, left)
    return None


def _seen(e: Evaluator, deed: Step | None) -> Callable[[Machine, State, Frame, int], bool]:
    """Return a function that tells whether all players see a card where a deed puts it."""
    if isinstance(deed, Transfer):
        to, owners = deed.to, e.seats(deed.to.of)

        def seen(m: Machine, s: State, f: Frame, card: int) -> bool:
            owner = owners(s, f)
            return not owner or sight.is_seen_there(m, s, card, moves.zone_for(m, to, owner[0], card))

        return seen
    to_board = isinstance(deed, Move) and deed.verb in (Verb.MELD, Verb.TUCK)
    return lambda m, s, f, card: to_board
