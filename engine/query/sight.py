"""Which seats know which card is where; no other module decides that (4e base p. 33, Hidden Information).

A seat knows a card if it may look at the fronts of the zone, or if it once saw the card and could follow it since.
Every seat sees the back of every card: its set and its age.

**Achievements and the Junk show backs only, to everybody.** Nobody may look at their fronts, not even the owner
(rules ``hidden-information-achievements`` and ``hidden-information-junk``; rulings EXE-02, VER-04), so a seat that
saw a card on its way there knows it no longer, however it came: drawn and achieved, junked from a hand or a board, or
revealed a moment before. What was seen stays in the log of that moment. The card leaves again as a back, named to
nobody who may not see its new place. This holds for every kind of zone whose fronts nobody may look at and whose
order means nothing: a safe is one (its secrets lie in the order in which they came; to remember them is the players'
own affair, VER-05), while a forecast, into which its owner may look, is like a hand. A deck is none: its order is
open, so a card returned there can be followed by its place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.lang.nodes import Who
from engine.model.state import State
from engine.model.zones import Back
from engine.query import table
from engine.query.context import Context

Viewer = int | None
"""a seat; ``None`` sees all, -1 is nobody in particular and sees what all players see"""


# --- one card -----------------------------------------------------------------------------------------------


def knowing(c: Context, s: State, card: int) -> int:
    """Return the seats, as bits, that know this card."""
    zone = s.where[card]
    if zone < 0:
        return 0
    found = c.sight[zone] | s.seen[card]
    return found | lent(c, s, zone) if c.lenders else found


def lent(c: Context, s: State, zone: int) -> int:
    """Return the seats, as bits, that may look into a zone because its cards count as being in one of theirs.

    A karma says so (Ultimate p. 28-29), and only as long as it holds: what was seen is remembered by the players alone.
    """
    found = 0
    word, owner = c.zones.word[zone], c.zones.owner[zone]
    for card in c.lenders:
        if not c.zones.is_board[s.where[card]] or not table.is_top(c, s, card):  # the first spares most calls
            continue
        seat = c.zones.owner[s.where[card]]
        for also in c.also[card]:
            if word in also.sources and (also.when is None or also.when(s, seat)):
                whose = owner < 0 if also.of is Who.YOU else owner >= 0 and c.are_opponents(seat, owner)
                found |= whose << seat
    return found


def knows(c: Context, s: State, viewer: Viewer, card: int) -> bool:
    """Return whether a viewer knows this card."""
    if viewer is None:
        return True
    bits = knowing(c, s, card)
    return bits == c.all_seats if viewer < 0 else bool(bits >> viewer & 1)


def bits_of(c: Context, viewer: int) -> int:
    """Return the seats, as bits, that must all know a card for a viewer to know it: its own, or all of them for -1."""
    return c.all_seats if viewer < 0 else 1 << viewer


def is_seen_there(c: Context, s: State, card: int, zone: int) -> bool:
    """Return whether all seats will know a card when it has moved to a zone."""
    return c.sight[zone] | knowing(c, s, card) == c.all_seats


def among(c: Context, viewer: Viewer, seats: int) -> bool:
    """Return whether what some seats, as bits, were shown is known to a viewer."""
    if viewer is None:
        return True
    return seats & c.all_seats == c.all_seats if viewer < 0 else bool(seats >> viewer & 1)


def knowing_all(c: Context, s: State, cards: Iterable[int]) -> int:
    """Return the seats, as bits, that know every one of some cards."""
    bits = c.all_seats
    for card in cards:
        bits &= knowing(c, s, card) if c.lenders else c.sight[s.where[card]] | s.seen[card]
    return bits


def sees_covered(c: Context, viewer: Viewer, zone: int) -> bool:
    """Return whether a viewer may look through the covered cards of a pile, and not only at what its splay shows."""
    return viewer is None or viewer == c.zones.owner[zone] or c.switches["board-information"] == "open"


def counts_covered(c: Context, viewer: Viewer, zone: int, splay: int) -> bool:
    """Return whether a viewer may know how many cards lie in a pile; those of a splayed one all show."""
    return bool(splay) or viewer is None or viewer == c.zones.owner[zone] or c.switches["board-counts"] == "open"


# --- backs --------------------------------------------------------------------------------------------------


def back(c: Context, card: int) -> Back:
    """Return what the back of a card shows: its set and its age."""
    return c.catalogue.back[card]


def same_backs(c: Context, card: int, others: Iterable[int]) -> list[int]:
    """Return those of some cards that have the same back as a card, in their order."""
    home = c.home
    own = home[card]
    return [other for other in others if home[other] == own]


def hidden_alike(c: Context, s: State, viewer: Viewer, card: int) -> list[int]:
    """Return the cards of a card's zone that a viewer cannot distinguish from it, and the card itself, in order."""
    alike = same_backs(c, card, s.zones[s.where[card]])
    return [other for other in alike if not knows(c, s, viewer, other)]


def could_be(c: Context, s: State, viewer: Viewer, card: int) -> tuple[int, ...]:
    """Return the cards that a card may be for a viewer: itself if known, else all of its back not known."""
    if knows(c, s, viewer, card):
        return (card,)
    alike = c.cards_of_deck[c.home[card]]
    return tuple(each for each in alike if s.where[each] >= 0 and not knows(c, s, viewer, each))


def hidden(c: Context, s: State, viewer: Viewer) -> dict[int, list[int]]:
    """Return the cards that a viewer does not know, by the deck of their back, each list in its order on the table."""
    found: dict[int, list[int]] = {deck: [] for deck in c.cards_of_deck}
    for zone, cards in enumerate(s.zones):
        if c.sight[zone] != c.all_seats:
            for card in cards:
                if not knows(c, s, viewer, card):
                    found[c.home[card]].append(card)
    return found


def shown(c: Context, s: State, card: int) -> int:
    """Return the seats, as bits, to which the place of a card shows it; a special achievement is open everywhere."""
    return c.sight[s.where[card]] if c.home[card] >= 0 else c.all_seats


# --- what changes it ----------------------------------------------------------------------------------------


def follow(c: Context, s: State, card: int, source: int, target: int, rest: Sequence[int]) -> int:
    """Note who knows a moving card and the cards that it leaves; return the seats, as bits, that know what moves.

    A seat that sees neither place loses track of the card and of those in ``rest`` with the same back, as their owner
    may mix them. ``rest`` are the cards that remain in the source.
    """
    see = c.sight[source] | c.sight[target]
    for each in c.lenders:
        if c.zones.is_board[s.where[each]]:
            see |= lent(c, s, source) | lent(c, s, target)
            break
    if rest and c.mixed[source]:
        blind = c.all_seats & ~see
        if blind:
            alike = same_backs(c, card, rest)
            if alike:
                seen = s.seen
                for other in alike:
                    seen[other] &= ~blind
                seen[card] &= ~blind
    see |= s.seen[card]
    s.seen[card] = see if c.followed[target] or c.home[card] < 0 else 0
    return see


def remember(c: Context, s: State, card: int, seats: int) -> None:
    """Note that some seats, as bits, know a card where it lies, as a position or a save says; nobody if none may."""
    s.seen[card] = seats if c.followed[s.where[card]] or c.home[card] < 0 else 0


def learn(c: Context, s: State, seat: int, other: int) -> None:
    """Let a seat know every card that another seat knows."""
    for card, zone in enumerate(s.where):
        if zone >= 0 and knowing(c, s, card) >> other & 1:
            s.seen[card] |= 1 << seat


def show(c: Context, s: State, card: int) -> None:
    """Show a card to all seats."""
    remember(c, s, card, c.all_seats)


def begin(c: Context, s: State) -> None:
    """Let exactly the seats that may look at a card in its zone know it, as on a new table.

    Every seat knows every special achievement.
    """
    for cards in s.zones:
        for card in cards:
            s.seen[card] = shown(c, s, card)
