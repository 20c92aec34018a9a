"""Questions about a table: icons, top cards, values, score. Continuous effects will change answers only here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.lang.nodes import Who
from engine.lang.terms import STANDARD_ICONS, Icon, SlotContents, Splay, icon_in
from engine.model.cards import ICON_BITS, ICON_MASK, revealed
from engine.model.cards import icon_count as icon_count_of
from engine.model.state import State
from engine.model.zones import HAND, SCORE, Owner
from engine.query.board import Board, kinds_shown
from engine.query.context import Also, Context


def board(c: Context, s: State, seat: int) -> Board:
    """Return the counts of a seat's board; only piles that differ from those counted last are counted again.

    The counts are cached with the piles and splays from which they were made, and compared with them. A change of a
    board therefore needs no notice.
    """
    where = c.board_of[seat]
    piles, splays = s.zones[where], s.splays[where]
    known = c.boards[seat]
    if known is None or known.piles != piles or known.splays != splays:
        known = c.boards[seat] = Board(piles, splays, c.catalogue, known)
    return known


def boards(c: Context, s: State) -> dict[int, Board]:
    """Return the counts of the boards of all seats still in the game, by seat, for whatever looks at all of them."""
    found, piles, splays = {}, s.zones, s.splays
    for seat in c.seats_from(s, 0):  # as in ``board``, without a call for each: this runs after every action
        known, where = c.boards[seat], c.board_of[seat]
        if known is None or known.piles != piles[where] or known.splays != splays[where]:
            known = board(c, s, seat)
        found[seat] = known
    return found


def icons_packed(c: Context, s: State, seat: int) -> int:
    """Return a board's icons as one packed count: the visible ones, and what karmas add (4e base p. 6; Ultimate p. 29).

    ``board(...).icons`` has the visible ones alone.
    """
    own = board(c, s, seat)
    return own.icons + icons_by_karmas(c, s, seat, own) if own.karmas and c.icons_given else own.icons


def icons_by_karmas(c: Context, s: State, seat: int, own: Board) -> int:
    """Return what karmas on the top cards of a board add to its icons, as one packed count.

    It fits: all cards of all sets together show fewer than 2000 of an icon, of which karmas together make no more than
    seven times as many and one more for each card in hand; a count has room for 32,767.
    """
    found = 0
    for card in own.karmas:
        for given in c.icons_given.get(card, ()):
            found += given(s, seat, own)
    return found


def icon_count(c: Context, s: State, seat: int, icon: int) -> int:
    """Return how many of an icon are on a board: visible ones, and those that karmas add."""
    own = board(c, s, seat)
    packed = own.icons + icons_by_karmas(c, s, seat, own) if own.karmas and c.icons_given else own.icons
    return packed >> ICON_BITS * icon & ICON_MASK


def lent_icons(c: Context, s: State, card: int, icon: int) -> int:
    """Return how many of an icon a card lends for the verdicts of a Dogma action with it, where it lies now.

    An Artifact on display does, and that moment is the only one at which its icons count (Ultimate p. 27).
    """
    return icon_count_of(c.catalogue.packed_full[card], icon) if s.where[card] in c.lending else 0


def icon_totals(c: Context, s: State, seat: int) -> tuple[int, ...]:
    """Return the totals of the icons of a board, in the order of :class:`~engine.lang.terms.Icon`.

    They are those of the seven standard icons, and of meat in a game into which the cards of age 0 can come.
    """
    packed = icons_packed(c, s, seat)
    return tuple([packed >> ICON_BITS * icon & ICON_MASK for icon in c.icons])  # without a call for each: at every end


def icons_by_figure(c: Context, s: State, seat: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return (card, what its karmas add to each of the icon totals) for each top card of a board that adds any."""
    own, found = board(c, s, seat), []
    for card in own.karmas:
        packed = sum([given(s, seat, own) for given in c.icons_given.get(card, ())])
        if packed:
            found.append((card, tuple(icon_count_of(packed, icon) for icon in c.icons)))
    return tuple(found)


def icon_kinds(c: Context, s: State, seat: int, least: int) -> int:
    """Return how many kinds of icon a board shows at least so many times, avatars and meat not counted."""
    return kinds_shown(icons_packed(c, s, seat), least)


def icon_sources(c: Context, s: State, seat: int, icon: int) -> tuple[tuple[int, int, int], ...]:
    """Return (seat, card, how many) for each card of a board that shows an icon: the count, card by card.

    What the karma of a card adds comes at the end, once more with that card.
    """
    full, shift = c.catalogue.packed_full, ICON_BITS * icon
    found: list[tuple[int, int, int]] = []
    if not icon_count(c, s, seat, icon):
        return ()
    where = c.board_of[seat]
    for pile, splay in zip(s.zones[where], s.splays[where], strict=True):
        if not pile:
            continue
        number = full[pile[0]] >> shift & ICON_MASK
        if number:
            found.append((seat, pile[0], number))
        if splay:
            row = c.catalogue.packed[splay]
            for card in pile[1:]:
                number = row[card] >> shift & ICON_MASK
                if number:
                    found.append((seat, card, number))
    if c.icons_given:
        own = board(c, s, seat)
        for card in own.karmas:
            packed = sum([given(s, seat, own) for given in c.icons_given.get(card, ())])
            if number := packed >> shift & ICON_MASK:
                found.append((seat, card, number))
    return tuple(found)


def top_cards(c: Context, s: State, seat: int) -> list[int]:
    """Return a board's top cards, by colour."""
    return [pile[0] for pile in s.zones[c.board_of[seat]] if pile]


def is_top(c: Context, s: State, card: int) -> bool:
    """Return whether a card is a top card of any board."""
    zone = s.where[card]
    return zone >= 0 and c.zones.is_board[zone] and s.zones[zone][0] == card


def shows(c: Context, s: State, card: int, contents: SlotContents) -> bool:
    """Return whether a card lies on a board and something in one of its slots can be seen there."""
    zone, slots = s.where[card], c.catalogue.slots[card]
    if zone < 0 or not c.zones.is_board[zone]:
        return False
    return contents in (slots if s.zones[zone][0] == card else revealed(slots, Splay(s.splays[zone])))


def shows_icon(c: Context, s: State, card: int, icon: int) -> bool:
    """Return whether a card lies on a board and an icon of it can be seen there."""
    zone, slots = s.where[card], c.catalogue.slots[card]
    if zone < 0 or not c.zones.is_board[zone]:
        return False
    seen = slots if s.zones[zone][0] == card else revealed(slots, Splay(s.splays[zone]))
    return any(icon_in(each) == icon for each in seen)


def highest_top(c: Context, s: State, seat: int) -> int:
    """Return the value of a board's highest top card; 0 for an empty board (2011 FAQ)."""
    return board(c, s, seat).highest


def members(c: Context, s: State, seat: int, words: tuple[str, ...]) -> Sequence[int]:
    """Return the cards in some kinds of zone of a seat, and those that count as being there, each once.

    ``words`` name the kinds; common ones may be among them. A card counts as being there if a karma on a top card says
    so: of that seat, or for a common kind of any seat. A karma looks at where cards lie, not at what another karma
    makes of that (Ultimate p. 28, Karma Chains).
    """
    key = words, seat
    known = c.member_zones.get(key)
    if known is None:
        zones = tuple([zone for word in words for zone in c.zones.all_of(word, seat)])
        common = any(c.zones.kind(word).owner is Owner.COMMON for word in words)
        alsos = tuple(
            [(card, also) for card in c.also for also in c.also[card] if any(word in also.targets for word in words)]
        )
        known = c.member_zones[key] = zones, common, alsos
    zones, common, alsos = known
    more: list[int] = []
    is_board, where = c.zones.is_board, s.where
    for card, also in alsos:
        if is_board[where[card]] and is_top(c, s, card):  # hardly any lies on a board
            owner = c.zones.owner[where[card]]
            if common or owner == seat:
                more += counted(c, s, owner, also)
    if len(zones) == 1 and not more:
        return s.zones[zones[0]]
    return tuple(dict.fromkeys([*[card for zone in zones for card in s.zones[zone]], *more]))


def counted(c: Context, s: State, seat: int, also: Also) -> list[int]:
    """Return the cards that by a karma of a seat count as being in other zones of it now.

    Only cards with a value do, as no others lie in a hand or a score pile: special achievements, Museums and Decrees
    in the Junk have none.
    """
    if also.when is not None and not also.when(s, seat):
        return []
    owners = c.opponents(s, seat) if also.of is Who.OPPONENTS else (seat,)
    found: dict[int, None] = {}
    for owner in owners:
        for source in also.sources:
            for zone in c.zones.all_of(source, owner):
                found.update(dict.fromkeys(s.zones[zone]))
    return [card for card in found if card not in c.stock]


def hand(c: Context, s: State, seat: int) -> Sequence[int]:
    """Return a seat's hand, with the cards that count as being there."""
    return members(c, s, seat, (HAND,)) if c.also else s.zones[c.hand_of[seat]]


def value(c: Context, s: State, card: int) -> int:
    """Return the value of a card where it lies: what effects and rules ask for (4e base p. 23, Value).

    It is the age, but for the few cards that print another value for a board. 0 for a special achievement.
    """
    catalogue = c.catalogue
    if card in c.values_vary and s.where[card] >= 0 and c.zones.is_board[s.where[card]]:
        return catalogue.value_on_board[card]
    return catalogue.age[card]


def values(c: Context, s: State) -> tuple[int, ...]:
    """Return the values of all cards where they lie, by id; quicker than one by one with :func:`value`."""
    if not c.values_vary:
        return c.catalogue.age
    is_board, where = c.zones.is_board, s.where
    for card in c.values_vary:  # no comprehension, which is a call: hardly ever does one lie on a board
        if is_board[where[card]] and where[card] >= 0:
            break
    else:
        return c.catalogue.age
    placed = tuple([card for card in c.values_vary if where[card] >= 0 and is_board[where[card]]])
    found = c.values_placed.get(placed)
    if found is None:
        age, other = c.catalogue.age, c.catalogue.value_on_board
        found = tuple([other[card] if card in placed else age[card] for card in range(c.catalogue.size)])
        c.values_placed[placed] = found
    return found


def score(c: Context, s: State, seat: int) -> int:
    """Return a player's score: the values in the score pile, bonuses, and what karmas add or take.

    4e base p. 7; Ultimate p. 20, p. 29. Below 0 only where the switch ``score-below-zero`` lets it be.
    """
    return points(c, s, seat, board(c, s, seat), values(c, s))


def pile_points(c: Context, s: State, seat: int) -> int:
    """Return the values of what is or counts as being in a seat's score pile, added up."""
    cards: Iterable[int] = members(c, s, seat, (SCORE,)) if c.also else s.zones[c.score_of[seat]]
    return sum(map(values(c, s).__getitem__, cards))


def points(c: Context, s: State, seat: int, own: Board, known: tuple[int, ...]) -> int:
    """Return the score of a player whose board has been counted; ``known`` are the values of all cards."""
    cards: Iterable[int] = members(c, s, seat, (SCORE,)) if c.also else s.zones[c.score_of[seat]]
    found = sum(map(known.__getitem__, cards))
    if own.bonuses:
        found += bonus_points(own.bonuses)
    if c.points_given:
        for _, number in points_by_karmas(c, s, seat):
            found += number
        if found < 0 and c.switches.get("score-below-zero") == "never":
            return 0
    return found


def points_by_karmas(c: Context, s: State, seat: int) -> tuple[tuple[int, int], ...]:
    """Return (card, points) for each top card whose karma adds to a seat's score, or (negative) takes from it."""
    found = []
    where, is_board = s.where, c.zones.is_board
    for card in c.points_given:  # hardly any lies on a board
        if is_board[where[card]]:
            break
    else:
        return ()
    for owner in c.seats_from(s, seat):
        own = owner == seat
        if own or c.are_opponents(owner, seat):
            for card in board(c, s, owner).karmas:
                number = sum([given(s, seat) for for_owner, given in c.points_given.get(card, ()) if for_owner is own])
                if number:
                    found.append((card, number))
    return tuple(found)


def bonuses(c: Context, s: State, seat: int) -> tuple[int, ...]:
    """Return the bonuses that a board shows, the highest first."""
    return board(c, s, seat).bonuses


def bonus_points(bonuses: tuple[int, ...]) -> int:
    """Return what visible bonuses, the highest first, are worth: that one whole, each other one point."""
    return bonuses[0] + len(bonuses) - 1 if bonuses else 0


def visible_in(s: State, zone: int) -> int:
    """Return how many cards of a pile are visible: all of a splayed one, else the top one (Ultimate p. 13)."""
    return len(s.zones[zone]) if s.splays[zone] else len(s.zones[zone][:1])


def are_introduced(c: Context, s: State) -> bool:
    """Return whether an effect has brought the base cards of age 0 into the game (Ultimate p. 30)."""
    later = c.catalogue.to_introduce
    return bool(later) and s.where[later[0]] >= 0


def first_age(c: Context, s: State) -> int:
    """Return the lowest age of which there is a base deck, and the lowest value that can be chosen: 0 or 1."""
    return 0 if are_introduced(c, s) else 1


def each_value(c: Context, s: State, below: int | None = None) -> range:
    """Return the values that "each value" means: from 1, or from 0 once there is a deck of age 0, by a switch."""
    first = 1 if c.switches.get("each-value") == "from-one" else first_age(c, s)
    return range(first, c.last_age + 1 if below is None else min(below, c.last_age + 1))


def standard_icons(c: Context, s: State) -> tuple[Icon, ...]:
    """Return the standard icons: seven, and meat once the cards of age 0 are in the game (Ultimate p. 30)."""
    six = c.switches["avatar-icon"] != "present"
    meat = (Icon.MEAT,) if are_introduced(c, s) else ()
    return (*(icon for icon in STANDARD_ICONS if icon is not Icon.AVATAR or not six), *meat)


def deck_for(c: Context, s: State, value: int) -> int:
    """Return the age a draw of ``value`` takes its card from: the next deck up that is not empty, or one too high.

    A result above the last age means that the draw ends the game (4e base p. 11).
    """
    age, decks = max(value, c.lowest_age), c.base_decks
    while age <= c.last_age and not s.zones[decks[age]]:
        age += 1
    return age
