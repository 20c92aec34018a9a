"""From a position to a state, and the defaults of positions."""

from __future__ import annotations

from engine.model.cards import INTRODUCED
from engine.model.frames import GameFrame, Tallied, TurnFrame
from engine.model.state import State
from engine.positions.position import Item, Position
from engine.query import banners, sight
from engine.run import setup
from engine.run.machine import Machine
from engine.run.turn import new_game_frame, new_turn_frame


def build(position: Position, m: Machine) -> State:
    """Return the state of a position, in the current player's turn, before the first request.

    All decks are shuffled by the seed; the cards named anywhere are taken out; then each bare value takes the top card
    of its deck, and last come the achievements that the position does not name.
    """
    s = setup.empty_table(m)
    if _introduces(position, m):
        setup.let_in(m, s)
    setup.shuffle_decks(m, s)
    if position.rng is not None:
        s.rng = position.rng
    zones = m.zones
    for card in named(position):
        _take_out(s, card)

    if position.achievements is not None:
        _lay(m, s, position.achievements, zones.available)
    for seat, player in enumerate(position.players):
        for color, pile in enumerate(player.piles):
            _lay(m, s, tuple(Item(card, 0) for card in pile.cards), zones.pile(seat, color))
            s.splays[zones.pile(seat, color)] = pile.splay
        for key, items in player.zones:
            _lay(m, s, items, *zones.called(key, seat))
    for key, items in position.zones:
        _lay(m, s, items, *zones.called(key))
    if position.specials is not None:
        rest = s.zones[zones.specials]
        s.zones[zones.specials] = ()
        _lay(m, s, tuple(Item(card, 0) for card in position.specials), zones.specials)
        _lay(m, s, tuple(Item(card, 0) for card in rest), zones.specials_out_of_play)
    if position.achievements is None:
        setup.set_achievements(m, s)
    _stack_decks(position, m, s)
    lay_beneath(m, s)

    sight.begin(m, s)
    for card, seats in position.known:
        sight.remember(m, s, card, seats)
    s.out = tuple(seat for _, seat in sorted((one.left, seat) for seat, one in enumerate(position.players) if one.left))

    turn = position.turn
    begun = turn.begun or (1,) * s.players
    running = new_turn_frame(turn.seat, turn.of, turn.action - 1)
    running.vars[TurnFrame.TALLY] = tuple(Tallied(seat, verb) for seat, verb in turn.tally)
    running.vars[TurnFrame.DREW] = running.vars[TurnFrame.DREW_ANY_SET] = turn.drawn if m.draw_rules else ()
    running.vars[TurnFrame.ENDORSED] = turn.endorsed
    if turn.action == 1:  # what a set lets run at the start of a turn is yet to come: a showcase
        running.vars[TurnFrame.WAITING] = tuple([each for begins in m.turn_begins for each in begins(m, s, turn.seat)])
    s.frames = [new_game_frame((turn.seat + 1) % s.players, begun), running]
    if m.catalogue.banners:
        counting = [banners.counting(m, s, seat) for seat in m.seats_from(s, 0)]
        s.frames[0].vars[GameFrame.COUNTED] = tuple([card for found in counting for card, _ in found])
    return s


def _introduces(position: Position, m: Machine) -> bool:
    """Return whether the cards of age 0 are in the game: one of them lies somewhere, or their deck is spoken of."""
    later = m.catalogue.to_introduce
    if not later:
        return False
    spoken_of = any(back == INTRODUCED for back, _ in position.decks)
    return spoken_of or any(item == (-1, 0) for item in _items(position)) or not set(later).isdisjoint(named(position))


def _items(position: Position) -> list[Item]:
    """Return what lies anywhere but in decks and among the available special achievements."""
    items = [*(position.achievements or ()), *(item for lying in position.zones for item in lying.items)]
    for player in position.players:
        items += [item for lying in player.zones for item in lying.items]
        items += [Item(card, 0) for pile in player.piles for card in pile.cards]
    return items


def named(position: Position) -> list[int]:
    """Every card and special achievement that a position names a place for."""
    cards = [item.card for item in _items(position) if item.card >= 0]
    cards += position.specials or ()
    for _, deck in position.decks:
        cards += [*deck.top, *deck.bottom]
    return cards


def _take_out(s: State, card: int) -> None:
    zone = s.where[card]
    s.zones[zone] = tuple(other for other in s.zones[zone] if other != card)
    s.where[card] = -1


def _lay(m: Machine, s: State, items: tuple[Item, ...], *zones: int) -> None:
    """Put items in their order, each into the first of some zones that can hold it.

    A bare value takes the next card of the shuffled base deck of that value.
    """
    for item, value in items:
        card = item if item >= 0 else s.zones[m.zones.deck(value)][0]
        special = m.home[card] < 0
        setup.place(s, card, next(zone for zone in zones if m.zones.kind_of[zone].holds(special=special)))


def lay_beneath(m: Machine, s: State) -> None:
    """Lay a special card of the stock under each card of a zone that lies on one and has none: a Museum.

    Raises:
        ValueError: the stock has too few.
    """
    for kind in m.zones.kinds:
        if not kind.lies_on:
            continue
        (stock,) = {m.stock[each.id] for each in m.catalogue.specials if each.kind.value == kind.lies_on}
        for seat in range(s.players):
            zone, laid = m.zones.of(kind.word, seat), list[int]()
            for card in reversed(s.zones[zone]):
                if m.home[card] >= 0 and (not laid or m.home[laid[0]] >= 0):
                    beneath = min(s.zones[stock])
                    _take_out(s, beneath)
                    s.where[beneath] = zone
                    laid.insert(0, beneath)
                laid.insert(0, card)
            s.zones[zone] = tuple(laid)


def _stack_decks(position: Position, m: Machine, s: State) -> None:
    """Put the known cards on and under the rest of each deck; surplus cards go out of play."""
    for (set_, age), deck in position.decks:
        zone = m.zones.deck(age, set_)
        rest = s.zones[zone]
        keep = max(deck.size - len(deck.top) - len(deck.bottom), 0) if deck.size >= 0 else len(rest)
        s.zones[zone] = (*deck.top, *rest[:keep], *deck.bottom)
        for card in s.zones[zone]:
            s.where[card] = zone
        for card in rest[keep:]:
            s.zones[m.zones.out_of_play] = (*s.zones[m.zones.out_of_play], card)
            s.where[card] = m.zones.out_of_play
