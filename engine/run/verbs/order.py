"""In which order cards go: asked only where it can show.

Cards returned to one deck, and cards of one color that go to a board lie in the order in which they went. Where special
achievements are claimed at once (third edition and before), a board on the way may claim one that the board at the end
does not, so that there the order of all cards can show (help: Clarifications, Highest; FAQ of 2011). Where a karma may
step in before or after one of them, it can show, too: they go one at a time (Ultimate p. 13, p. 28). The documents say
of cards that are returned that who returns them chooses the order (4e base p. 22), and so who moves them always does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.lang.lower import Ins
from engine.lang.terms import Icon
from engine.model.cards import ICON_BITS, icon_count
from engine.model.frames import DECIDER, TO_MOVE
from engine.model.state import Frame, Request, State
from engine.query import limits
from engine.query.board import Board, BoardTest
from engine.query.table import board
from engine.run import choices, karma, moves
from engine.run.machine import Machine

Target = Callable[[int], int]
"""returns the zone to which a card goes"""
FEW = 4
"""cards of which the sum of the icons is near enough"""
MOST = 64
"""boards looked at on the ways of moving the cards; where there are more, the order is asked"""


def next_card(
    m: Machine, s: State, f: Frame, verb: str, ins: Ins, target: Target, guard: karma.Guard | None = None
) -> int:
    """Return the card to move next, or -1 after asking which (4e base p. 22, Return: choose the order).

    ``guard`` is what asks whether a karma waits for the verb, if one can.
    """
    if f.answer is not None:
        card = f.answer[0]
        f.answer = None
        return int(card)
    held = f.vars[TO_MOVE]
    if len(held) == 1:
        return int(held[0])
    group = _next_group(m, verb, held, target)
    if (room := limits.room(m, s, f.seat, verb)) is not None and room < len(held):
        group = tuple(sorted(held))  # those that come first are those that find room
    elif len(group) < len(held) and (
        (guard is not None and karma.order_shows(m, s, f.seat, guard.deeds, held, target))
        or claims_on_the_way(m, s, verb, held, target)
    ):
        group = tuple(sorted(held))
    if len(group) > 1:
        code = m.codes[f.program]
        m.ask(s, Request(f.vars[DECIDER], "order", group, 1, 1, verb, code.card, code.effect, ins.sentence))
        return -1
    if m.trace is not None:
        request = Request(f.vars[DECIDER], "order", group, 1, 1, verb)
        if choices.among(m, s, request).front:
            m.tell_choice(s, request, group, forced=True)
    return int(group[0])


def _next_group(m: Machine, verb: str, held: tuple[int, ...], target: Target) -> tuple[int, ...]:
    """Return the cards of which one must be moved next: several only where they end in one pile or deck.

    A card that is alone in its deck or pile goes first, without a question.
    """
    if not (verb in moves.TO_ITS_DECK or m.zones.is_board[target(held[0])]):
        return held[:1]
    piles = [target(card) for card in held]
    for card, pile in zip(held, piles, strict=True):
        if piles.count(pile) == 1:
            return (card,)
    return tuple(sorted([card for card, pile in zip(held, piles, strict=True) if pile == piles[0]]))


def claims_on_the_way(m: Machine, s: State, verb: str, held: tuple[int, ...], target: Target) -> bool:
    """Return whether it can depend on the order of cards which special achievements are claimed at once, or by whom."""
    if m.specials_at_end or verb == m.out_verb:  # what leaves the game leaves it together (Fission)
        return False
    zones, is_board, where = m.zones, m.zones.is_board, s.where
    for card in held:  # no comprehension, which is a call: most cards come from a hand
        if is_board[where[card]]:
            break
    else:
        if not is_board[target(held[0])]:
            return False
    available = s.zones[zones.specials]
    wanted = [(special, is_met) for special, is_met in m.met_on_board if special in available]
    changed = {zone for card in held for zone in (where[card], target(card)) if is_board[zone]}
    if not wanted:
        return False
    seats = sorted({zones.owner[zone] for zone in changed})
    growing = [each for each in wanted if each[0] in m.growing]
    possible = set().union(*[_at_best(m, s, seat, held, target, growing) for seat in seats])
    wanted = [each for each in wanted if each[0] in possible or each[0] not in m.growing]
    if not wanted:
        return False
    bottom = verb in moves.BOTTOM
    seen: set[tuple[object, ...]] = set()
    on_the_way: set[tuple[int, int]] = set()
    at_the_end: list[set[tuple[int, int]]] = []

    def met(piles: list[tuple[int, ...]], splays: list[int]) -> set[tuple[int, int]]:
        boards = [(seat, Board(piles[m.board_of[seat]], splays[m.board_of[seat]], m.catalogue)) for seat in seats]
        return {(special, seat) for seat, shown in boards for special, is_met in wanted if is_met(shown)}

    def is_known() -> bool:
        """Return whether enough was looked at: one end lacks something met on a way, or there are too many ways."""
        return len(seen) > MOST or bool(at_the_end and on_the_way - at_the_end[0])

    def walk(piles: list[tuple[int, ...]], splays: list[int], left: tuple[int, ...]) -> None:
        for card in left:
            if is_known():
                return
            after, splayed = piles[:], splays[:]
            source, goal = where[card], target(card)
            after[source] = tuple([other for other in after[source] if other != card])
            if is_board[goal]:
                after[goal] = (*after[goal], card) if bottom else (card, *after[goal])
            if is_board[source] and len(after[source]) < 2:
                splayed[source] = 0
            rest = tuple([other for other in left if other != card])
            # Beneath the top card the order of a pile shows nothing else.
            key = (rest, *[after[zone][:1] for zone in changed])
            if key in seen:
                continue
            seen.add(key)
            found = met(after, splayed)
            if rest:
                on_the_way.update(found)
                walk(after, splayed, rest)
            else:
                at_the_end.append(found)

    walk(s.zones, s.splays, held)
    if is_known():
        return True
    always = set.intersection(*at_the_end)
    ever = on_the_way.union(*at_the_end)
    return bool(on_the_way - always) or len({special for special, _ in ever}) < len(ever)


def _at_best(
    m: Machine, s: State, seat: int, held: tuple[int, ...], target: Target, wanted: list[tuple[int, BoardTest]]
) -> set[int]:
    """Return the specials that a board may meet which shows as much as a seat's on any way of moving cards, and more.

    A quick first look: what is not met there is met nowhere on the way.
    """
    full, colors, value = m.catalogue.packed_full, m.catalogue.color, m.catalogue.value_on_board
    now, best = board(m, s, seat), Board.__new__(Board)
    best.piles, best.splays, best.icons, best.highest = now.piles, now.splays, now.icons, now.highest
    moving: dict[int, list[int]] = {}
    for card in held:
        moving.setdefault(colors[card], []).append(card)
    shown: list[tuple[int, ...]] = []  # for each color the cards that may be on top
    for color, (pile, zone) in enumerate(zip(now.piles, m.piles_of[seat], strict=True)):
        cards = moving.get(color, ())
        coming = [card for card in cards if s.where[card] != zone and target(card) == zone]
        if coming or (pile and pile[0] in cards):
            top = (*coming, *pile[: 1 + len(cards)])
            best.icons += _most(full, top, splayed=bool(now.splays[color]))
            best.highest = max(best.highest, *[value[card] for card in top])
            shown.append(top)
        elif pile:
            shown.append(pile[:1])
    found = set()
    for key in (value.__getitem__, m.has_demand.__getitem__):
        best.tops = tuple([max(top, key=key) for top in shown])
        found.update([special for special, is_met in wanted if is_met(best)])
    return found


def _most(full: Sequence[int], cards: tuple[int, ...], *, splayed: bool) -> int:
    """Return at least as many icons as some cards show in a pile, one of them on top and the others by its splay."""
    if splayed or len(cards) < FEW:
        return sum([full[card] for card in cards])
    return sum([max([icon_count(full[card], icon) for card in cards]) << ICON_BITS * icon for icon in Icon])
