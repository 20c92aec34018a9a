"""Tables that differ in one thing: one icon or one point more or fewer for a player, or another splay."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from engine.lang.terms import Splay
from engine.model.state import State
from engine.query import sight
from engine.query.table import highest_top, icon_count, icon_totals, score
from engine.run.machine import Machine


class Put(NamedTuple):
    """A card that lies elsewhere."""

    card: int
    source: int
    target: int
    bottom: bool
    """at the bottom of the pile or deck"""


class Edited(NamedTuple):
    """A table, and what was done to make it."""

    state: State
    puts: tuple[Put, ...]


def with_icon(m: Machine, s: State, seat: int, icon: int, by: int, keep: Collection[int] = ()) -> Edited | None:
    """Return the table with one icon more (``by`` 1) or fewer (-1) on a board; ``None`` if no card does that.

    A real card of a deck does it: it comes in a color that is empty, under a splayed pile, or in the place of a top
    card, or a card goes to the bottom of its deck. Taken is what changes least besides: other icons, the highest top
    card, cards that are exchanged. The next card of a deck stays there, so that the same cards are drawn, and cards
    that are to be kept (``keep``) stay top cards.
    """
    wanted = icon_count(m, s, seat, icon) + by
    before, highest = icon_totals(m, s, seat), highest_top(m, s, seat)
    best: tuple[tuple[int, ...], Edited] | None = None
    for puts in _ways(m, s, seat, keep):
        state = s.copy()
        for put in puts:
            _put(m, state, put)
        if icon_count(m, state, seat, icon) != wanted:
            continue
        after = icon_totals(m, state, seat)
        others = sum(abs(a - b) for n, (a, b) in enumerate(zip(before, after, strict=True)) if n != icon)
        higher = abs(highest_top(m, state, seat) - highest)
        cost = (2 * others + 3 * (len(puts) - 1) + 4 * higher, puts[0].card)
        if best is None or cost < best[0]:
            best = cost, Edited(state, puts)
    return best[1] if best is not None else None


def _ways(m: Machine, s: State, seat: int, keep: Collection[int]) -> Iterator[tuple[Put, ...]]:
    """Yield ways to change one card of a board."""
    zones, home = m.zones, m.home
    spare = _spare(m, s)
    for pile in zones.piles_of[seat]:
        cards, color = s.zones[pile], zones.color[pile]
        own = [card for card in spare if m.catalogue.color[card] == color]
        if not cards:
            for card in own:
                yield (Put(card, s.where[card], pile, False),)
            continue
        if s.splays[pile]:
            for card in own:
                yield (Put(card, s.where[card], pile, True),)
            for card in cards[1:]:
                if home[card] >= 0 and card not in keep:
                    yield (Put(card, pile, home[card], True),)
        if home[cards[0]] >= 0 and cards[0] not in keep:
            away = Put(cards[0], pile, home[cards[0]], True)
            yield (away,)
            for card in own:
                yield (Put(card, s.where[card], pile, False), away)


def with_point(m: Machine, s: State, seat: int, by: int) -> Edited | None:
    """Return the table with one point more (``by`` 1) or fewer (-1) in a player's score; ``None`` if no card does that.

    A real card of a deck or out of play does it: a card of value 1 comes into the score pile or goes from there to the
    bottom of its deck, else a card of the score pile is exchanged for one of the next value. The next card of every
    deck stays there, and an empty deck stays empty: the card goes out of play.
    """
    pile, home = m.zones.score_of[seat], m.home
    wanted = score(m, s, seat) + by
    own = [card for card in s.zones[pile] if home[card] >= 0]
    out = m.zones.out_of_play
    comes = [Put(card, s.where[card], pile, False) for card in (*_spare(m, s), *s.zones[out]) if home[card] >= 0]
    goes = [Put(card, pile, home[card] if s.zones[home[card]] else out, True) for card in own]
    age = m.catalogue.age
    exchanged = [(one, other) for other in goes for one in comes if age[one.card] == age[other.card] + by]
    for puts in (*[(put,) for put in (comes if by > 0 else goes)], *exchanged):
        state = s.copy()
        for put in puts:
            _put(m, state, put)
        if score(m, state, seat) == wanted:
            return Edited(state, puts)
    return None


def _spare(m: Machine, s: State) -> list[int]:
    """Return the cards of the decks but for the next one of each."""
    decks = {deck for deck in m.home if deck >= 0}
    return [card for deck in sorted(decks) for card in s.zones[deck][1:]]


def _put(m: Machine, s: State, put: Put) -> None:
    card, source, target = put.card, put.source, put.target
    rest = tuple([each for each in s.zones[source] if each != card])
    s.zones[source] = rest
    if m.zones.is_board[source] and len(rest) < 2:
        s.splays[source] = 0
    s.zones[target] = (*s.zones[target], card) if put.bottom else (card, *s.zones[target])
    s.where[card] = target
    s.seen[card] = sight.shown(m, s, card)


def splays(m: Machine, s: State, seat: int, icon: int) -> Iterator[tuple[int, Splay, State]]:
    """Yield (color, splay, table) for each other splay of a pile that shows another number of an icon."""
    count = icon_count(m, s, seat, icon)
    aslant = m.switches["splay-aslant"] == "present"
    for color, pile in enumerate(m.zones.piles_of[seat]):
        if len(s.zones[pile]) < 2:
            continue
        for splay in Splay:
            if splay == s.splays[pile] or (splay is Splay.ASLANT and not aslant):
                continue
            state = s.copy()
            state.splays[pile] = int(splay)
            if icon_count(m, state, seat, icon) != count:
                yield color, splay, state
