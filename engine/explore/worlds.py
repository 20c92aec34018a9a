"""What a seat cannot know: the same table with its unknown cards dealt in another way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.model.frames import EffectFrame, effect_layout, layout_of
from engine.model.rng import shuffled
from engine.model.state import Request, State
from engine.query import sight
from engine.query.sight import Viewer
from engine.run import actions
from engine.run.machine import Machine


def swap(m: Machine, s: State, one: int, other: int) -> None:
    """Let two cards with the same back change places."""
    if one != other:
        relabel(m, s, {one: other, other: one})


def imagine(m: Machine, s: State, seat: int, seed: int) -> State:
    """Return a copy in which every card that the seat cannot know is dealt again to one of the places it may be in.

    The result depends only on the seed and on what the seat knows: places are taken in their order on the table, cards
    in the order of their ids.
    """
    state = s.copy()
    counter, trade = seed, dict[int, int]()
    for lying in sight.hidden(m, s, seat).values():
        dealt, counter = shuffled(tuple(sorted(lying)), counter)
        trade.update(zip(lying, dealt, strict=True))
    relabel(m, state, trade)
    state.rng = counter
    return state


def relabel(m: Machine, s: State, trade: Mapping[int, int]) -> None:
    """Exchange the ids of cards everywhere in the state; who has seen a place is unchanged.

    ``trade`` says for each card which one comes into its place, and its values are its keys in another order.
    """
    get = trade.get
    places = [(new, s.where[old], s.seen[old]) for old, new in trade.items() if new != old]
    for zone in {zone for _, zone, _ in places}:
        s.zones[zone] = tuple([get(card, card) for card in s.zones[zone]])
    for new, zone, seen in places:
        s.where[new], s.seen[new] = zone, seen
    for f in s.frames:
        layout = layout_of(f.program)
        if layout is EffectFrame.layout and (code := m.codes.get(f.program)) is not None:
            layout = effect_layout(code)
        layout.relabel(f.vars, get)
    request = s.request
    if request is not None:
        s.request = request._replace(options=traded(m, request, request.options, trade))


def traded(m: Machine, request: Request, options: Iterable[int], trade: Mapping[int, int]) -> tuple[int, ...]:
    """Return some options of a request, sorted, after cards were exchanged (:func:`relabel`)."""
    get = trade.get
    if request.kind in ("card", "order"):
        return tuple(sorted([get(card, card) for card in options]))
    if request.kind == "action":
        split = [(actions.split(m, option), option) for option in options]
        return tuple(sorted([option + (get(card, card) - card if card >= 0 else 0) for (_, card), option in split]))
    return tuple(sorted(options))


def order_of(m: Machine, s: State, seat: Viewer) -> dict[int, int]:
    """Return for each card that a seat cannot know, if another comes into its place when they lie in the order of ids.

    So two tables that are the same to the seat become one, and nothing that comes of it depends on hidden cards.
    ``None`` knows every card.
    """
    if seat is None:
        return {}
    sees, seen, home, bits = m.sight, s.seen, m.home, sight.bits_of(m, seat)
    hidden: dict[int, list[int]] = {}
    for zone, cards in enumerate(s.zones):  # as ``sight.hidden``, without a call for each: this runs at every node
        if cards and sees[zone] & bits != bits:
            missing = bits & ~(sees[zone] | sight.lent(m, s, zone)) if m.lenders else bits & ~sees[zone]
            if not missing:
                continue
            if home[cards[0]] == zone and not any(map(seen.__getitem__, cards)):  # a deck of which nobody knows a card
                hidden.setdefault(zone, []).extend(cards)
                continue
            for card in cards:
                if seen[card] & missing != missing:
                    hidden.setdefault(home[card], []).append(card)
    found: dict[int, int] = {}
    for lying in hidden.values():
        dealt = sorted(lying)
        if dealt != lying:
            found |= {card: new for card, new in zip(lying, dealt, strict=True) if card != new}
    return found


def in_order(m: Machine, s: State, seat: Viewer) -> State:
    """Return the one world that stands for all that a seat cannot tell apart (:func:`order_of`); maybe ``s`` itself."""
    trade = order_of(m, s, seat)
    if not trade:
        return s
    state = s.copy()
    relabel(m, state, trade)
    return state
