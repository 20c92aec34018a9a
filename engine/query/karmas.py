"""What "Each" karmas make of the game while their Figures are top cards (Ultimate p. 28-29).

A game without such karmas pays for a look at an empty table. No such karma looks at what another makes of the game:
all are asked of the basic state (``Context.basic``).
"""

from __future__ import annotations

from engine.lang import nodes
from engine.model.state import State
from engine.query import table
from engine.query.board import Board
from engine.query.context import Context, Each
from engine.trace import facts
from engine.trace.events import Fact


def holding(c: Context, s: State, seat: int, kind: type[nodes.EachKarma]) -> list[Each]:
    """Return the karmas of a kind that hold for a seat: those of its top cards, by color."""
    known = c.each.get(kind)
    if not known or seat in s.out:
        return []
    return [karma for card in table.board(c, s, seat).karmas for karma in known.get(card, ())]


def any_on(c: Context, board: Board, *kinds: type[nodes.EachKarma]) -> bool:
    """Return whether any top card of a board has a karma of one of some kinds."""
    for card in board.karmas:  # no comprehension, which is a call: this is asked for every menu
        for kind in kinds:
            if kind in c.each and card in c.each[kind]:
                return True
    return False


# --- achievements -------------------------------------------------------------------------------------------


def achievements(c: Context, s: State, seat: int) -> tuple[tuple[int, int], ...]:
    """Return (Figure, how many) for each Figure whose karma makes things count as achievements of a seat."""
    found = [(karma.card, karma.ask(s, seat)) for karma in holding(c, s, seat, nodes.CountAsAchievements)]
    return tuple([each for each in found if each[1] > 0])


def achievement_count(c: Context, s: State, seat: int) -> int:
    """Return how many achievements a seat has by karmas, beside those that it has claimed."""
    return sum([many for _, many in achievements(c, s, seat)])


def achievement_facts(c: Context, s: State, seat: int) -> tuple[Fact, ...]:
    """Return why things count as achievements of a seat, Figure by Figure."""
    return tuple(facts.COUNT_AS_ACHIEVEMENTS(seat, cards=(card,), count=n) for card, n in achievements(c, s, seat))


# --- claiming -----------------------------------------------------------------------------------------------


def available(c: Context, s: State, seat: int) -> dict[int, int]:
    """Return the cards that count as available achievements for a seat, each with the Figure that says so."""
    found: dict[int, int] = {}
    for karma in holding(c, s, seat, nodes.CountAsAvailable):
        for card in karma.ask(s, seat):
            found.setdefault(card, karma.card)
    return found


def is_standard(c: Context, s: State, seat: int, card: int) -> bool:
    """Return whether a card that a seat is about to claim is a standard achievement, or counts as one."""
    if s.where[card] == c.zones.available:
        return True
    if nodes.CountAsAvailable not in c.each or c.switches["karma-available-kind"] != "standard":
        return False
    return card in available(c, s, seat)


def raised(c: Context, s: State, seat: int) -> list[tuple[int, int]]:
    """Return (Figure, by how much) for each Figure that makes the highest top card of a seat higher for claims."""
    return [(karma.card, karma.ask(s, seat)) for karma in holding(c, s, seat, nodes.RaiseTopForClaims)]


def towards(c: Context, s: State, seat: int, value: int) -> list[tuple[int, int, int]]:
    """Return (Figure, how many cards, points of each) for cards that help a seat to claim an achievement of a value."""
    found: list[tuple[int, int, int]] = []
    for karma in holding(c, s, seat, nodes.CountTowardsClaims):
        assert isinstance(karma.node, nodes.CountTowardsClaims)
        many = sum([table.value(c, s, card) == value for card in karma.ask(s, seat)])
        if many:
            found.append((karma.card, many, karma.node.points))
    return found


def claim_facts(c: Context, s: State, seat: int, card: int) -> tuple[Fact, ...]:
    """Return what karmas have to do with a claim of a card: that it can be claimed, with which top value and points."""
    if not c.each:
        return ()
    found: list[Fact] = []
    if (figure := available(c, s, seat).get(card)) is not None:
        found.append(facts.COUNTS_AS_AVAILABLE(seat, cards=(figure, card)))
    top = table.highest_top(c, s, seat)
    for figure, by in raised(c, s, seat):
        if by:
            top += by
            found.append(facts.TOP_RAISED(seat, cards=(figure,), by=by, top=top))
    value = table.value(c, s, card)
    for figure, count, points in towards(c, s, seat, value):
        found.append(facts.HAND_TOWARDS(seat, cards=(figure,), count=count, value=value, points=count * points))
    return tuple(found)


# --- special achievements -----------------------------------------------------------------------------------


def easing(c: Context, s: State, seat: int) -> int:
    """Return the Figure that makes special achievements easier for a seat; -1 if none does."""
    return next((karma.card for karma in holding(c, s, seat, nodes.EaseSpecials)), -1)


# --- Dogma actions ------------------------------------------------------------------------------------------


def activatable(c: Context, s: State, seat: int) -> dict[int, int]:
    """Return the cards that a seat can choose for a Dogma action by a karma, each with the Figure that says so."""
    found: dict[int, int] = {}
    for karma in holding(c, s, seat, nodes.MayActivate):
        for card in karma.ask(s, seat):
            found.setdefault(card, karma.card)
    return found


def activation(c: Context, s: State, seat: int, card: int) -> Fact | None:
    """Return why a seat can choose a card of another's board for a Dogma action; ``None`` if no karma says so."""
    owner = c.zones.owner[s.where[card]]
    if nodes.MayActivate not in c.each or owner in (-1, seat):
        return None
    figure = activatable(c, s, seat).get(card)
    return facts.ACTIVATED_BY_KARMA(seat, cards=(figure, card), owner=owner) if figure is not None else None


# --- membership ---------------------------------------------------------------------------------------------


def counted_points(c: Context, s: State, seat: int) -> tuple[Fact, ...]:
    """Return which points of a seat's score come from cards that count as being in its score pile, by Figure."""
    found: list[Fact] = []
    known = {*s.zones[c.score_of[seat]]}
    for card in table.top_cards(c, s, seat) if c.also else ():
        for also in c.also.get(card, ()):
            if "score" in also.targets:
                more = [each for each in table.counted(c, s, seat, also) if each not in known]
                known.update(more)
                points = sum(table.value(c, s, each) for each in more)
                if more:
                    found.append(facts.COUNTED_AS_SCORE(seat, cards=(card,), count=len(more), points=points))
    return tuple(found)
