"""Amounts, conditions, colours and cards of the language, turned once into functions of (state, frame, each).

``each`` is the card a filter considers, or -1. The value of a card that is not there is 0 (4e base p. 23, Value), so a
comparison of amounts is always true or false. Its colour, its icons and all else that a condition asks of it are
unknown (see ``truth``); an unknown condition does not hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, replace
from functools import singledispatchmethod
from typing import Any

from engine.lang import nodes
from engine.lang.lower import Code
from engine.lang.nodes import Many, Part, Quantifier, Rank, Relation, Who, Zone
from engine.lang.terms import Bonus, Color, EffectKind, Icon, Mark, Splay
from engine.model.cards import SpecialKind, icon_count
from engine.model.frames import IT, ME, PREV_DONE, RAISED, SHARES, ActionFrame, named_slot
from engine.model.state import Frame, State
from engine.model.zones import AVAILABLE
from engine.query import karmas, places, table
from engine.query.banners import counting
from engine.query.board import alike_colors, marks_by_color, marks_in_one_color
from engine.query.context import Context
from engine.query.eligibility import is_claimable, verdicts
from engine.query.running import (
    action_number,
    before_action,
    boards_of,
    current_seat,
    deciding_icon,
    done_due_to_demand,
    done_this_turn,
    due_to,
    featured_icon,
    foreseen,
    has_majority,
    returned_by,
    running_action,
    scored_or_tucked,
)
from engine.query.truth import Truth, all_hold, any_holds, negated

Ask = Callable[[State, Frame, int], Any]
NumberFn = Callable[[State, Frame, int], int]
TruthFn = Callable[[State, Frame, int], Truth]
CardsFn = Callable[[State, Frame, int], tuple[int, ...]]

_COMPARE: dict[Relation, Callable[[int, int], bool]] = {
    Relation.AT_LEAST: int.__ge__,
    Relation.AT_MOST: int.__le__,
    Relation.EQUALS: int.__eq__,
    Relation.MORE: int.__gt__,
    Relation.FEWER: int.__lt__,
}


def splays_of(node: nodes.Colors) -> tuple[Splay, ...] | None:
    """Return the directions in which a colour may be splayed to fit; ``None`` if the splay does not matter."""
    if node.splayed is None or isinstance(node.splayed, tuple):
        return node.splayed
    if node.splayed is True:
        return tuple(splay for splay in Splay if splay)
    return (Splay(node.splayed),)


def _compared_with(left: NumberFn, relation: Relation, right: int) -> TruthFn:
    """Return a function that compares an amount with a fixed number: a call less than comparing two amounts."""
    if relation is Relation.AT_LEAST:
        return lambda s, f, e: left(s, f, e) >= right
    if relation is Relation.AT_MOST:
        return lambda s, f, e: left(s, f, e) <= right
    if relation is Relation.EQUALS:
        return lambda s, f, e: left(s, f, e) == right
    if relation is Relation.MORE:
        return lambda s, f, e: left(s, f, e) > right
    return lambda s, f, e: left(s, f, e) < right


def _is_you(cards: nodes.Cards) -> bool:
    """Return whether cards are some of those that you have somewhere."""
    return isinstance(cards, nodes.Selection) and isinstance(cards.place, nodes.Place) and cards.place.of is Who.YOU


def _achievements_of(cards: nodes.Cards) -> nodes.Owner | None:
    """Return whose achievements cards are, if they are all achievements of somebody."""
    match cards:
        case nodes.Selection(place=nodes.Place(zone=Zone.ACHIEVEMENTS, of=whose) as place):
            return whose if cards == nodes.Selection(place, Many.ALL) else None
    return None


def _uncarded(c: Context) -> list[Callable[[Context, State, int], int]]:
    """Return what counts the achievements of a seat that are no cards, where effects count those, too."""
    found: list[Callable[[Context, State, int], int]] = []
    if c.catalogue.banners and c.switches.get("banners") == "counted-by-effects":
        found.append(lambda c, s, seat: len(counting(c, s, seat)))
    if nodes.CountAsAchievements in c.each and c.switches["karma-achievements"] == "counted-by-effects":
        found.append(karmas.achievement_count)
    return found


def _counts_as_available(c: Context) -> bool:
    """Return whether effects, too, find what a karma counts as available achievements."""
    return nodes.CountAsAvailable in c.each and c.switches["karma-available"] == "for-effects-too"


def as_seat(frame: Frame, seat: int) -> Frame:
    """Return the frame as if another seat executed it, to ask a question on that seat's behalf."""
    return Frame(frame.program, seat, frame.vars, frame.pc)


class Evaluator:
    """Makes functions of the nodes of one effect, for one context."""

    def __init__(self, code: Code, context: Context) -> None:
        self.code = code
        self.c = context

    # --- players ---

    def seats(self, who: nodes.Owner) -> Callable[[State, Frame], Sequence[int]]:
        """Return a function that lists the seats that a card names, clockwise from the left of the executing seat."""
        c = self.c
        if isinstance(who, nodes.Player):
            slot = named_slot(self.code, who.name)
            return lambda s, f: [f.vars[slot]] if f.vars[slot] is not None and f.vars[slot] not in s.out else []
        if who is Who.YOU:
            return lambda s, f: [f.seat]
        if who is Who.ME:
            return lambda s, f: [f.vars[ME]]
        if who is Who.OPPONENTS:
            return lambda s, f: c.opponents(s, f.seat)
        if who is Who.OTHERS and c.switches["teammate-is-other-player"] == "no":
            return lambda s, f: c.opponents(s, f.seat)
        if who is Who.OTHERS:
            return lambda s, f: c.seats_left_of(s, f.seat)[:-1]
        if who is Who.LEFT_NEIGHBOR:
            return lambda s, f: c.seats_left_of(s, f.seat)[:1]
        if who is Who.RIGHT_NEIGHBOR:
            return lambda s, f: c.seats_left_of(s, f.seat)[-2:-1]
        return lambda s, f: c.seats_from(s, f.seat)

    # --- amounts ---

    def number(self, node: nodes.Number) -> NumberFn:
        """Return a function that gives an amount."""
        if isinstance(node, int):
            return lambda s, f, e: node
        return self._amount(node)

    def value(self, node: nodes.Number) -> NumberFn:
        """Return a function that gives an amount that is a card's value: one printed as such may be raised."""
        if isinstance(node, int) and self.c.raises:
            return lambda s, f, e: node + f.vars[RAISED]
        return self.number(node)

    @singledispatchmethod
    def _amount(self, node: nodes.Amount) -> NumberFn:
        msg = f"no amount for {type(node).__name__}"
        raise TypeError(msg)

    @_amount.register
    def _(self, node: nodes.Plus) -> NumberFn:
        left, right = self.number(node.left), self.number(node.right)
        return lambda s, f, e: left(s, f, e) + right(s, f, e)

    @_amount.register
    def _(self, node: nodes.Minus) -> NumberFn:
        left, right = self.number(node.left), self.number(node.right)
        return lambda s, f, e: max(left(s, f, e) - right(s, f, e), 0)

    @_amount.register
    def _(self, node: nodes.Twice) -> NumberFn:
        of = self.number(node.of)
        return lambda s, f, e: 2 * of(s, f, e)

    @_amount.register
    def _(self, node: nodes.DividedUp) -> NumberFn:
        of, by = self.number(node.of), node.by
        return lambda s, f, e: (of(s, f, e) + by - 1) // by

    @_amount.register
    def _(self, node: nodes.HalfDown) -> NumberFn:
        of = self.number(node.of)
        return lambda s, f, e: of(s, f, e) // 2

    @_amount.register
    def _(self, node: nodes.ForEvery) -> NumberFn:
        of, n = self.number(node.of), node.n
        return lambda s, f, e: of(s, f, e) // n

    @_amount.register
    def _(self, node: nodes.TheNumber) -> NumberFn:
        slot = named_slot(self.code, node.name)
        return lambda s, f, e: f.vars[slot] or 0

    @_amount.register
    def _(self, node: nodes.Value) -> NumberFn:
        cards, c = self.cards(node.of), self.c
        if not c.values_vary:
            age = c.catalogue.age
            if isinstance(node.of, nodes.Each):
                return lambda s, f, e: age[e]
            return lambda s, f, e: age[found[-1]] if (found := cards(s, f, e)) else 0

        def value(s: State, f: Frame, e: int) -> int:
            found = cards(s, f, e)
            return table.value(c, s, found[-1]) if found else 0

        return value

    @_amount.register
    def _(self, node: nodes.TotalValue) -> NumberFn:
        cards, c = self.cards(node.of), self.c
        return lambda s, f, e: sum(map(table.values(c, s).__getitem__, cards(s, f, e)))

    @_amount.register
    def _(self, node: nodes.Count) -> NumberFn:
        cards, c = self.cards(node.of), self.c
        whose = _achievements_of(node.of)
        if whose is not None and (more := _uncarded(c)):
            seats = self.seats(whose)
            return lambda s, f, e: len(cards(s, f, e)) + sum(each(c, s, seat) for seat in seats(s, f) for each in more)
        if (whole := self._whole_zones(node.of)) is not None:
            at, owners = whole
            if _is_you(node.of):
                return lambda s, f, e: len(s.zones[at[f.seat]])
            return lambda s, f, e: sum([len(s.zones[at[seat]]) for seat in owners(s, f)])
        return lambda s, f, e: len(cards(s, f, e))

    @_amount.register
    def _(self, node: nodes.DifferentValues) -> NumberFn:
        cards, below, c = self.cards(node.of), node.missing_below, self.c

        def different(s: State, f: Frame, e: int) -> set[int]:
            return set(map(table.values(c, s).__getitem__, cards(s, f, e)))

        if below is None:
            return lambda s, f, e: len(different(s, f, e))
        return lambda s, f, e: len({*table.each_value(c, s, below)} - different(s, f, e))

    @_amount.register
    def _(self, node: nodes.MostOfOneColor) -> NumberFn:
        cards, color = self.cards(node.of), self.c.catalogue.color

        def most(s: State, f: Frame, e: int) -> int:
            found = [color[card] for card in cards(s, f, e)]
            return max(map(found.count, found), default=0)

        return most

    @_amount.register
    def _(self, node: nodes.BonusOf) -> NumberFn:
        cards, slots = self.cards(node.of), self.c.catalogue.slots

        def bonus_of(s: State, f: Frame, e: int) -> int:
            found = cards(s, f, e)
            return next((each.points for each in slots[found[-1]] if isinstance(each, Bonus)), 0) if found else 0

        return bonus_of

    @_amount.register
    def _(self, node: nodes.BonusPoints) -> NumberFn:
        c, seats = self.c, self.seats(node.of)
        if node.highest_only:
            return lambda s, f, e: max([each for seat in seats(s, f) for each in table.bonuses(c, s, seat)], default=0)
        return lambda s, f, e: sum(table.bonus_points(table.bonuses(c, s, seat)) for seat in seats(s, f))

    def bonuses(self, node: nodes.Bonuses) -> CardsFn:
        """Return a function that gives the values of the bonuses that boards show, in ascending order."""
        c, seats = self.c, self.seats(node.of)
        wanted = self.value(node.value) if node.value is not None else None

        def shown(s: State, f: Frame, e: int) -> tuple[int, ...]:
            found = sorted([each for seat in seats(s, f) for each in table.bonuses(c, s, seat)])
            if wanted is not None:
                value = wanted(s, f, e)
                found = [each for each in found if each == value]
            if node.odd is not None:
                found = [each for each in found if each % 2 == node.odd]
            if node.repeated:
                found = [each for each in found if found.count(each) > 1]
            return tuple(sorted(set(found)) if node.different else found)

        return shown

    @_amount.register
    def _(self, node: nodes.MarksInOneColor) -> NumberFn:
        c, seats = self.c, self.seats(node.of)
        if node.color is not None:
            of, color = marks_by_color(c.catalogue, node.mark, visible=node.visible), self.color(node.color)

            def those(s: State, f: Frame, e: int) -> int:
                which = color(s, f, e)
                return sum(of(table.board(c, s, seat))[which] for seat in seats(s, f)) if which >= 0 else 0

            return those
        most = marks_in_one_color(c.catalogue, node.mark, visible=node.visible)
        return lambda s, f, e: max([most(table.board(c, s, seat)) for seat in seats(s, f)], default=0)

    @_amount.register
    def _(self, node: nodes.MusicNotes) -> NumberFn:
        c, cards = self.c, [self.c.catalogue.find(title) for title in node.titles]
        return lambda s, f, e: sum([table.shows(c, s, card, Mark.IMAGE) for card in cards])

    @_amount.register
    def _(self, node: nodes.AlikeColors) -> NumberFn:
        c, seats, least = self.c, self.seats(node.of), node.at_least
        return lambda s, f, e: max([alike_colors(table.board(c, s, seat), least) for seat in seats(s, f)], default=0)

    @_amount.register
    def _(self, node: nodes.NumberOf) -> NumberFn:
        if isinstance(node.of, nodes.Bonuses):
            shown = self.bonuses(node.of)
            return lambda s, f, e: len(shown(s, f, e))
        colors = self.colors(node.of)
        return lambda s, f, e: len(colors(s, f, e))

    @_amount.register
    def _(self, node: nodes.Icons) -> NumberFn:
        c, seats = self.c, self.seats(node.of)
        if isinstance(node.icon, Icon) and node.color is None:
            icon = int(node.icon)
            return lambda s, f, e: sum(table.icon_count(c, s, seat, icon) for seat in seats(s, f))
        some, color = self._icons(node.icon), self.color(node.color) if node.color is not None else None

        def most(s: State, f: Frame, e: int) -> int:
            wanted = some(s, f)
            if color is None:
                counts = [[table.icon_count(c, s, seat, each) for each in wanted] for seat in seats(s, f)]
            elif (which := color(s, f, e)) < 0:
                return 0
            else:
                piles = [c.piles_of[seat][which] for seat in seats(s, f)]
                counts = [[_pile_icons(c, s, pile, each) for each in wanted] for pile in piles]
            return sum(max(each, default=0) for each in counts)

        return most

    def _icons(self, node: Icon | nodes.TheIcon | None) -> Callable[[State, Frame], Sequence[int]]:
        """Return a function that gives the icon that is meant, or (``None``) every icon there is."""
        if isinstance(node, nodes.TheIcon):
            slot = named_slot(self.code, node.name)
            return lambda s, f: () if f.vars[slot] is None else (f.vars[slot],)
        fixed = tuple(int(icon) for icon in (Icon if node is None else (node,)))
        return lambda s, f: fixed

    @_amount.register
    def _(self, node: nodes.IconKinds) -> NumberFn:
        c, least, seats = self.c, node.at_least, self.seats(node.of)
        if node.every:
            enough = int.__eq__ if node.exactly else int.__ge__
            return lambda s, f, e: sum(
                enough(table.icon_count(c, s, seat, icon), least) for seat in seats(s, f) for icon in Icon
            )
        if node.exactly:
            more = least + 1
            return lambda s, f, e: sum(
                table.icon_kinds(c, s, seat, least) - table.icon_kinds(c, s, seat, more) for seat in seats(s, f)
            )
        return lambda s, f, e: sum(table.icon_kinds(c, s, seat, least) for seat in seats(s, f))

    @_amount.register
    def _(self, node: nodes.LeadingIcons) -> NumberFn:
        c, seats, times = self.c, self.seats(node.over), node.times

        def leading(s: State, f: Frame, e: int) -> int:
            own = [table.icon_count(c, s, f.seat, icon) for icon in Icon]
            others = [[table.icon_count(c, s, seat, icon) for icon in Icon] for seat in seats(s, f)]
            return sum(n > 0 and all(n >= times * other[icon] for other in others) for icon, n in enumerate(own))

        return leading

    @_amount.register
    def _(self, node: nodes.IconsOn) -> NumberFn:
        cards, icons, some = self.cards(node.of), self.c.catalogue.icons, node.icons
        if node.kinds:
            return lambda s, f, e: len({icon for card in cards(s, f, e) for icon in icons[card]})
        return lambda s, f, e: sum(icon in some for card in cards(s, f, e) for icon in icons[card])

    @_amount.register
    def _(self, node: nodes.ScoredOrTuckedThisTurn) -> NumberFn:
        if node.verb is not None:
            verb = node.verb.value
            return lambda s, f, e: done_this_turn(s, f.seat, verb)
        own_turn = self.c.switches["monument-turn"] == "own-turn"
        return lambda s, f, e: scored_or_tucked(s, f.seat, own_turn=own_turn)

    @_amount.register
    def _(self, node: nodes.PointsOf) -> NumberFn:
        c, seats = self.c, self.seats(node.of)
        return lambda s, f, e: sum(table.score(c, s, seat) for seat in seats(s, f))

    @_amount.register
    def _(self, node: nodes.MostAmong) -> NumberFn:
        seats, number = self.seats(node.who), self.number(node.amount)
        best = min if node.least else max
        return lambda s, f, e: best((number(s, as_seat(f, seat), e) for seat in seats(s, f)), default=0)

    @_amount.register
    def _(self, node: nodes.PlayersWho) -> NumberFn:
        seats, fits = self.seats(node.who), self.condition(node.condition)
        return lambda s, f, e: sum(bool(fits(s, as_seat(f, seat), e)) for seat in seats(s, f))

    @_amount.register
    def _(self, node: nodes.ReturnedThisAction) -> NumberFn:
        card, seats = self.code.card, self.seats(node.of)
        return lambda s, f, e: max((returned_by(s, seat, card) for seat in seats(s, f)), default=0)

    def _whole_zones(self, node: nodes.Cards) -> tuple[tuple[int, ...], Callable[[State, Frame], Sequence[int]]] | None:
        """Return the zone of each seat and the seats asked, if all cards of one whole zone of players are meant."""
        if not isinstance(node, nodes.Selection) or not isinstance(node.place, nodes.Place):
            return None
        place, zones = node.place, self.c.zones
        if self._may_gain((str(place.zone),)):
            return None
        if node != nodes.Selection(place, Many.ALL) or place.zone in places.TOGETHER:
            return None
        if not places.kinds(zones, place.zone) or places.is_common(zones, place.zone):
            return None
        at = [[*zones.all_of(str(place.zone), seat)] for seat in range(self.c.players)]
        if any(len(each) != 1 for each in at):
            return None
        return tuple(zone for (zone,) in at), self.seats(place.of)

    # --- colours ---

    def color(self, node: nodes.OneColor) -> NumberFn:
        """Return a function that returns one colour, or -1 if there is none."""
        if isinstance(node, Color):
            return lambda s, f, e: int(node)
        if isinstance(node, nodes.TheColor):
            slot = named_slot(self.code, node.name)
            return lambda s, f, e: -1 if f.vars[slot] is None else f.vars[slot]
        cards, color = self.cards(node.of), self.c.catalogue.color

        def of_card(s: State, f: Frame, e: int) -> int:
            found = cards(s, f, e)
            return int(color[found[-1]]) if found else -1

        return of_card

    def colors(self, node: nodes.SomeColors) -> CardsFn:
        """Return a function that gives the colours present on a board that fit, those of cards, or those of a name."""
        if isinstance(node, nodes.TheColor):
            slot = named_slot(self.code, node.name)
            return lambda s, f, e: _several(f.vars[slot])
        if isinstance(node, nodes.ColorsOf):
            cards, color = self.cards(node.of), self.c.catalogue.color
            return lambda s, f, e: tuple(sorted({int(color[card]) for card in cards(s, f, e)}))
        c, piles = self.c, self.c.piles_of
        owners = self.seats(node.of)
        among = tuple(sorted(int(color) for color in node.among)) or tuple(range(5))
        barred = self.seats(node.on_no_board_of) if node.on_no_board_of else None
        unlike = self.seats(node.not_so_on) if node.not_so_on else None
        rival = self.seats(node.more_visible_than) if node.more_visible_than else None
        icon, absent = node.showing, node.absent
        wanted, sized = splays_of(node), node.sized

        def present(s: State, f: Frame, e: int) -> tuple[int, ...]:
            found = []
            for seat in owners(s, f):
                for color in among:
                    zone = piles[seat][color]
                    if bool(s.zones[zone]) is absent:
                        continue
                    splay = s.splays[zone]
                    if wanted is not None and splay not in wanted:
                        continue
                    if sized is not None and not sized[0] <= len(s.zones[zone]) <= sized[1]:
                        continue
                    if icon is not None and not _pile_shows(c, s, zone, icon):
                        continue
                    if barred and any(s.zones[piles[other][color]] for other in barred(s, f)):
                        continue
                    if unlike and any(s.splays[piles[other][color]] == splay for other in unlike(s, f)):
                        continue
                    if rival is not None and any(
                        _visible(s, zone) <= _visible(s, piles[other][color]) for other in rival(s, f)
                    ):
                        continue
                    found.append(color)
            return tuple(found)

        if node.most is None:
            return present

        every = node.most in (nodes.Most.CARDS, nodes.Most.FEWEST_CARDS)
        best_of = max if node.most in (nodes.Most.CARDS, nodes.Most.VISIBLE) else min

        def with_most(s: State, f: Frame, e: int) -> tuple[int, ...]:
            (seat,) = owners(s, f)
            found = present(s, f, e)

            def shown(color: int) -> int:
                zone = piles[seat][color]
                return len(s.zones[zone]) if every else _visible(s, zone)

            best = best_of(map(shown, found), default=0)
            return tuple(color for color in found if shown(color) == best)

        return with_most

    def direction(self, node: Splay | nodes.SplayOf) -> Callable[[State, Frame], int]:
        """Return a function that gives a splay direction."""
        if isinstance(node, Splay):
            fixed = int(node)
            return lambda s, f: fixed
        color, owners, piles = self.color(node.color), self.seats(node.of), self.c.piles_of

        def of_color(s: State, f: Frame) -> int:
            which, seats = color(s, f, -1), owners(s, f)
            return s.splays[piles[seats[0]][which]] if which >= 0 and seats else 0

        return of_color

    # --- cards ---

    def cards(self, node: nodes.Cards) -> CardsFn:
        """Return a function that returns the cards that a node means, without a request."""
        return self._cards(node)

    @singledispatchmethod
    def _cards(self, node: nodes.Cards) -> CardsFn:
        msg = f"no cards for {type(node).__name__}"
        raise TypeError(msg)

    @_cards.register
    def _(self, node: nodes.It) -> CardsFn:
        return lambda s, f, e: f.vars[IT]

    @_cards.register
    def _(self, node: nodes.Each) -> CardsFn:
        return lambda s, f, e: (e,)

    @_cards.register
    def _(self, node: nodes.ThisCard) -> CardsFn:
        this = (self.code.card,)
        return lambda s, f, e: this

    @_cards.register
    def _(self, node: nodes.CardTitled) -> CardsFn:
        card = (self.c.catalogue.find(node.title),)
        return lambda s, f, e: card

    @_cards.register
    def _(self, node: nodes.CardDirectlyAbove) -> CardsFn:
        of = self.cards(node.of)

        def above(s: State, f: Frame, e: int) -> tuple[int, ...]:
            found: list[int] = []
            for card in of(s, f, e):
                pile = s.zones[s.where[card]]
                found += pile[: pile.index(card)][-1:]
            return tuple(found)

        return above

    @_cards.register
    def _(self, node: nodes.CardDirectlyBeneath) -> CardsFn:
        of, is_board = self.cards(node.of), self.c.zones.is_board

        def beneath(s: State, f: Frame, e: int) -> tuple[int, ...]:
            found: list[int] = []
            for card in of(s, f, e):
                zone = s.where[card]
                if is_board[zone]:
                    pile = s.zones[zone]
                    at = pile.index(card) + 1
                    found += pile[at : at + 1]
            return tuple(found)

        return beneath

    @_cards.register
    def _(self, node: nodes.InEither) -> CardsFn:
        first, second = self.place(node.first), self.place(node.second)
        return lambda s, f, e: tuple(sorted({*first(s, f, e), *second(s, f, e)}))

    @_cards.register
    def _(self, node: nodes.InDeck) -> CardsFn:
        decks, top = self.c.base_decks, node.top
        ages = [self.value(each) for each in (node.age if isinstance(node.age, tuple) else (node.age,))]

        def there(s: State, f: Frame, e: int) -> tuple[int, ...]:
            found: tuple[int, ...] = ()
            for each in ages:
                age = each(s, f, e)
                cards = s.zones[decks[age]] if 0 <= age < len(decks) and decks[age] >= 0 else ()
                found += cards[:1] if top else cards
            return found

        return there

    @_cards.register
    def _(self, node: nodes.NamedCards) -> CardsFn:
        slot, last = named_slot(self.code, node.name), node.last
        return lambda s, f, e: (f.vars[slot] or ())[-1:] if last else f.vars[slot] or ()

    @_cards.register
    def _(self, node: nodes.DueToThisCard) -> CardsFn:
        card, verb, seats, demand, last = self.code.card, node.verb.value, self.seats(node.of), node.demand, node.last
        effects = self._echo_effects() if node.echo else None

        def done(s: State, f: Frame, e: int) -> tuple[int, ...]:
            found = due_to(s, card, verb, seats(s, f), demand=demand, effects=effects)
            return found[-1:] if last else found

        return done

    @_cards.register
    def _(self, node: nodes.Pile) -> CardsFn:
        if isinstance(node.n, nodes.Amount):
            return self._counted_bottom(node, self.number(node.n))
        color, owners, n, part = self.color(node.color), self.seats(node.of), node.n, node.part
        assert n is None or isinstance(n, int)
        piles = self.c.piles_of

        def some(s: State, f: Frame, e: int) -> tuple[int, ...]:
            found: tuple[int, ...] = ()
            which = color(s, f, e)
            if which < 0:
                return ()
            for seat in owners(s, f):
                zone = piles[seat][which]
                cards = s.zones[zone]
                if part is Part.VISIBLE:
                    found += cards if s.splays[zone] else cards[:1]
                elif n is None:
                    found += cards
                elif part is Part.TOP:
                    found += cards[:n]
                elif part is Part.BOTTOM:
                    found += cards[-n:][::-1]
                elif part is Part.BOTTOM_BUT_TOP:
                    found += cards[1:][-n:][::-1]
                else:
                    found += cards[n:]
            return found

        return some

    def _counted_bottom(self, node: nodes.Pile, number: NumberFn) -> CardsFn:
        """Return a function that gives the bottom cards of a pile, as many as an amount says, the lowest first."""
        assert node.part is Part.BOTTOM
        whole, owners, owner = self.cards(replace(node, n=None)), self.seats(node.of), self.c.zones.owner

        def some(s: State, f: Frame, e: int) -> tuple[int, ...]:
            n, found = number(s, f, e), whole(s, f, e)[::-1]
            piles = [[card for card in found if owner[s.where[card]] == seat] for seat in owners(s, f)]
            return tuple(card for pile in piles for card in pile[:n])

        return some

    @_cards.register
    def _(self, node: nodes.Selection) -> CardsFn:
        fitting, c, ranked = self.candidates(node), self.c, node.rank
        number = self.number(node.n)
        if node.of_each:
            return self._of_each(fitting, ranked)
        if ranked is Rank.ANY:
            return fitting

        def some(s: State, f: Frame, e: int) -> tuple[int, ...]:
            found = fitting(s, f, e)
            if not found:
                return found
            value = table.values(c, s)
            best = sorted(found, key=value.__getitem__, reverse=ranked is Rank.HIGHEST)
            edge = value[best[0 if node.many is Many.ALL else min(number(s, f, e), len(best)) - 1]]
            keep = int.__ge__ if ranked is Rank.HIGHEST else int.__le__
            return tuple(card for card in found if keep(value[card], edge))

        return some

    def _of_each(self, fitting: CardsFn, ranked: Rank) -> CardsFn:
        """Return a function that gives the highest or lowest of each owner's cards that fit."""
        c, owner = self.c, self.c.zones.owner
        best = max if ranked is Rank.HIGHEST else min

        def some(s: State, f: Frame, e: int) -> tuple[int, ...]:
            found, value = fitting(s, f, e), table.values(c, s)
            edges: dict[int, int] = {}
            for card in found:
                seat = owner[s.where[card]]
                edges[seat] = best(edges.get(seat, value[card]), value[card])
            return tuple(card for card in found if value[card] == edges[owner[s.where[card]]])

        return some

    def place(self, node: nodes.Place | nodes.Cards) -> CardsFn:
        """Return a function that gives all cards of a place, sorted."""
        if isinstance(node, nodes.Cards):
            inner = self.cards(node)
            return lambda s, f, e: tuple(sorted({*inner(s, f, e)}))  # one may have been gathered twice
        c, zones, place = self.c, self.c.zones, node.zone
        words = places.words(place, zones)
        if place == Zone.DECK_TOPS:
            (deck,) = words
            decks = zones.all_of(deck)
            return lambda s, f, e: tuple(sorted([s.zones[zone][0] for zone in decks if s.zones[zone]]))
        if place == Zone.JUNKED_SPECIALS and any(
            each.kind is not SpecialKind.ACHIEVEMENT for each in c.catalogue.specials
        ):
            # a Museum or a Decree is no special achievement (Ultimate p. 12, Available Achievement)
            fits = frozenset([each.id for each in c.catalogue.specials if each.kind is SpecialKind.ACHIEVEMENT])
            there = tuple(zone for kind in places.kinds(zones, place) for zone in zones.all_of(kind.word))
            return lambda s, f, e: tuple(sorted([card for zone in there for card in s.zones[zone] if card in fits]))
        if places.is_common(zones, place):
            words = tuple(kind.word for kind in places.kinds(zones, place))  # those that the game has
            if AVAILABLE in words and _counts_as_available(c):
                return lambda s, f, e: tuple(sorted({*table.members(c, s, -1, words), *karmas.available(c, s, f.seat)}))
            if self._may_gain(words):
                return lambda s, f, e: tuple(sorted(table.members(c, s, -1, words)))
            at = tuple(zone for kind in places.kinds(zones, place) for zone in zones.all_of(kind.word))
            if len(at) == 1:
                (only,) = at
                return lambda s, f, e: tuple(sorted(s.zones[only]))
            return lambda s, f, e: tuple(sorted([card for zone in at for card in s.zones[zone]]))
        owners, within, distinct = self.seats(node.of), self._within(place), not self._may_gain(words)
        if distinct and node.of is Who.YOU:
            return lambda s, f, e: tuple(sorted(within(s, f.seat)))

        def gather(s: State, f: Frame, e: int) -> tuple[int, ...]:
            found: list[int] = []
            for seat in owners(s, f):
                found += within(s, seat)
            found.sort()
            return tuple(found) if distinct else tuple(dict.fromkeys(found))

        return gather

    def _may_gain(self, words: Sequence[str]) -> bool:
        """Return whether by any karma of the game cards may count as being in some kinds of zone."""
        return any(word in words for alsos in self.c.also.values() for also in alsos for word in also.targets)

    def _within(self, place: str) -> Callable[[State, int], Iterable[int]]:
        """Return a function that gives the cards that a seat has in a place, those that count as being there too.

        A top card is one that lies on top: no card counts as one.
        """
        c, words = self.c, places.words(place, self.c.zones)
        if place == Zone.TOPS:
            boards = c.board_of
            return lambda s, seat: [pile[0] for pile in s.zones[boards[seat]] if pile]
        if place == Zone.BOTTOMS:
            boards = c.board_of
            return lambda s, seat: [pile[-1] for pile in s.zones[boards[seat]] if pile]
        if place == Zone.ENDS:
            boards = c.board_of
            return lambda s, seat: {card for pile in s.zones[boards[seat]] if pile for card in (pile[0], pile[-1])}
        if place == Zone.VISIBLE:
            piles = c.piles_of
            return lambda s, seat: [card for zone in piles[seat] for card in s.zones[zone][: _visible(s, zone)]]
        lain_on = any(c.zones.kind(word).lies_on for word in words)  # what lies under a card there is none itself
        home = c.home
        gains = self._may_gain(words)
        if gains and lain_on:
            return lambda s, seat: [card for card in table.members(c, s, seat, words) if home[card] >= 0]
        if gains:
            return lambda s, seat: table.members(c, s, seat, words)
        seats = range(c.players)
        at = tuple(tuple(zone for word in words for zone in c.zones.all_of(word, seat)) for seat in seats)
        if all(len(zones) == 1 for zones in at):
            own = tuple(zones[0] for zones in at)
            return lambda s, seat: s.zones[own[seat]]
        if lain_on:
            return lambda s, seat: [card for zone in at[seat] for card in s.zones[zone] if home[card] >= 0]
        return lambda s, seat: [card for zone in at[seat] for card in s.zones[zone]]

    def filters(self, node: nodes.Selection) -> list[tuple[str, TruthFn]]:
        """Return the filters of a selection by name, each a test of the considered card."""
        c, color, icons = self.c, self.c.catalogue.color, self.c.catalogue.icons
        tests: list[tuple[str, TruthFn]] = []
        if isinstance(node.color, tuple):
            among = node.color
            tests.append(("color", lambda s, f, e: color[e] in among))
        elif node.color is not None:
            wanted = self.color(node.color)
            tests.append(("color", lambda s, f, e: color[e] == wanted(s, f, -1)))
        if node.not_color is not None:
            unwanted = self.color(node.not_color)  # -1, the colour of a card that is not there, differs from none
            tests.append(("not-color", lambda s, f, e: -1 != unwanted(s, f, -1) != color[e]))
        if isinstance(node.with_icon, Icon):
            icon = node.with_icon
            tests.append(("with-icon", lambda s, f, e: icon in icons[e]))
        elif node.with_icon is not None:
            slot = named_slot(self.code, node.with_icon.name)
            tests.append(("with-icon", lambda s, f, e: f.vars[slot] in icons[e]))
        if isinstance(node.without_icon, nodes.TheIcon):
            of_choice = named_slot(self.code, node.without_icon.name)
            tests.append(("without-icon", lambda s, f, e: f.vars[of_choice] not in icons[e]))
        elif node.without_icon is not None:
            lacking = node.without_icon
            tests.append(("without-icon", lambda s, f, e: lacking not in icons[e]))
        if isinstance(node.value, tuple):
            values = node.value
            if self.c.raises:
                tests.append(("value", lambda s, f, e: table.value(c, s, e) - f.vars[RAISED] in values))
            else:
                tests.append(("value", lambda s, f, e: table.value(c, s, e) in values))
        elif isinstance(node.value, int) and not self.c.raises and not self.c.values_vary:
            age, only = self.c.catalogue.age, node.value
            tests.append(("value", lambda s, f, e: age[e] == only))
        elif node.value is not None:
            amount = self.value(node.value)
            tests.append(("value", lambda s, f, e: table.value(c, s, e) == amount(s, f, -1)))
        if node.where is not None:
            tests.append(("where", self.condition(node.where)))
        return tests

    def candidates(self, node: nodes.Selection) -> CardsFn:
        """Return a function that gives the cards that fit a selection, sorted, its rank not yet considered."""
        source, filters = self.place(node.place), self.filters(node)
        if node.value is not None and not isinstance(node.value, tuple):
            source = self._of_value(source, self.value(node.value))
            filters = [(name, test) for name, test in filters if name != "value"]
        tests = [test for _name, test in filters]
        if not tests:
            return source
        if len(tests) == 1:
            only = tests[0]
            return lambda s, f, e: tuple([card for card in source(s, f, e) if only(s, f, card)])

        def fitting(s: State, f: Frame, e: int) -> tuple[int, ...]:
            found: Iterable[int] = source(s, f, e)
            for test in tests:
                found = [card for card in found if test(s, f, card)]
            return tuple(found)

        return fitting

    def _of_value(self, source: CardsFn, amount: NumberFn) -> CardsFn:
        """Return a function that gives those of some cards that have a value, which is worked out once for all."""
        c = self.c

        def fitting(s: State, f: Frame, e: int) -> tuple[int, ...]:
            found = source(s, f, e)
            if not found:
                return found
            value, wanted = table.values(c, s), amount(s, f, -1)
            return tuple([card for card in found if value[card] == wanted])

        return fitting

    def _echo_effects(self) -> frozenset[int]:
        """Return the places of the echo effects among those of the card whose program runs."""
        kinds = self.c.catalogue.facts[self.code.card].effects
        return frozenset(place for place, kind in enumerate(kinds) if kind is EffectKind.ECHO)

    # --- conditions ---

    def condition(self, node: nodes.Condition) -> TruthFn:
        """Return a function that returns whether a condition holds: ``None`` if that is unknown."""
        return self._condition(node)

    @singledispatchmethod
    def _condition(self, node: nodes.Condition) -> TruthFn:
        msg = f"no condition for {type(node).__name__}"
        raise TypeError(msg)

    @_condition.register
    def _(self, node: nodes.Compare) -> TruthFn:
        left, right = self.sides(node)
        if isinstance(node.right, int) and not self.c.raises:
            return _compared_with(left, node.relation, node.right)
        holds = _COMPARE[node.relation]
        others = node.right
        if self.c.majorities and isinstance(others, nodes.MostAmong) and isinstance(node.left, nodes.Icons):
            seats = self.seats(others.who)

            def of_icons(s: State, f: Frame, e: int) -> bool:
                holder = has_majority(s)
                if holder == f.seat:
                    return node.relation in (Relation.MORE, Relation.AT_LEAST)
                if holder in seats(s, f) and not others.least:
                    return node.relation in (Relation.FEWER, Relation.AT_MOST)
                return holds(left(s, f, e), right(s, f, e))

            return of_icons
        return lambda s, f, e: holds(left(s, f, e), right(s, f, e))

    def sides(self, node: nodes.Compare) -> tuple[NumberFn, NumberFn]:
        """Return functions that give the two sides; a number beside the value of a card is a value."""
        if isinstance(node.left, nodes.Value) or isinstance(node.right, nodes.Value):
            return self.value(node.left), self.value(node.right)
        return self.number(node.left), self.number(node.right)

    def compared(self, node: nodes.Condition) -> Callable[[State, Frame], dict[str, Any]]:
        """Return a function that gives the numbers that a condition compares, by the names they have in facts.

        ``left`` and ``right`` are the two sides, where it compares amounts; ``counts`` are those of each player whom it
        asks, or with whom it compares, but not where they depend on fronts that others may not see. Of two conditions
        that must both hold it is the one that fails whose numbers are given.
        """
        match node:
            case nodes.Not(of=inner):
                return self.compared(inner)
            case nodes.Both(first=first, second=second):
                one, other = self.compared(first), self.compared(second)
                holds, holds_too = self.condition(first), self.condition(second)

                def of_what_decides(s: State, f: Frame) -> dict[str, Any]:
                    if holds(s, f, -1) is not True:
                        return one(s, f)
                    if holds_too(s, f, -1) is not True:
                        return other(s, f)
                    found = one(s, f), other(s, f)
                    return {**found[0], **found[1]} if not all("left" in each for each in found) else {}

                return of_what_decides
            case nodes.ForPlayers(who=who, condition=nodes.Compare() as asked) if not needs_front(asked):
                seats, (left, right) = self.seats(who), self.sides(asked)
                fixed = isinstance(asked.right, int)

                def of_players(s: State, f: Frame) -> dict[str, Any]:
                    asked_of = [(seat, as_seat(f, seat)) for seat in seats(s, f)]
                    if fixed:
                        return {"counts": tuple((seat, left(s, as_they, -1)) for seat, as_they in asked_of)}
                    return {
                        "counts": tuple(
                            (seat, left(s, as_they, -1), right(s, as_they, -1)) for seat, as_they in asked_of
                        )
                    }

                return of_players
            case nodes.Compare():
                left, right = self.sides(node)
                others = node.right.of if isinstance(node.right, nodes.Twice) else node.right
                if not isinstance(others, nodes.MostAmong) or others.amount != node.left or needs_front(node):
                    return lambda s, f: {"left": left(s, f, -1), "right": right(s, f, -1)}
                seats, amount = self.seats(others.who), self.number(others.amount)

                def with_players(s: State, f: Frame) -> dict[str, Any]:
                    all_of_them = dict.fromkeys((f.seat, *seats(s, f)))
                    counts = tuple((seat, amount(s, as_seat(f, seat), -1)) for seat in all_of_them)
                    return {"left": left(s, f, -1), "right": right(s, f, -1), "counts": counts}

                return with_players
        return lambda s, f: {}

    @_condition.register
    def _(self, node: nodes.HasIcon) -> TruthFn:
        some, icons, has = node.icons, self.c.catalogue.icons, self._has_icon(node)
        if all(isinstance(icon, Icon) for icon in some):
            if has is None:
                return self._of_card(node.card, lambda s, f, card: any(icon in icons[card] for icon in some))
            fixed = tuple(int(icon) for icon in some if isinstance(icon, Icon))
            return self._of_card(node.card, lambda s, f, card: any(has(s, card, icon) for icon in fixed))
        wanted = [self._icons(icon) for icon in some]

        def has_any(s: State, f: Frame, card: int) -> bool:
            chosen = [icon for each in wanted for icon in each(s, f)]
            return any(icon in icons[card] if has is None else has(s, card, icon) for icon in chosen)

        return self._of_card(node.card, has_any)

    def _has_icon(self, node: nodes.HasIcon) -> Callable[[State, int, int], bool] | None:
        """Return what tells whether an icon of a card is seen, or its featured one; ``None`` if any will do."""
        c, cards = self.c, self.c.catalogue.facts
        if node.featured and c.switches.get("auspice-changes") == "featured-icon":

            def is_featured(s: State, card: int, icon: int) -> bool:
                action = running_action(s)
                if action is not None and action.vars[ActionFrame.CARD] == card:
                    return featured_icon(c, s) == icon
                return card in cards and cards[card].featured == icon

            return is_featured
        if node.featured:
            return lambda s, card, icon: card in cards and cards[card].featured == icon
        if node.visible:
            return lambda s, card, icon: table.shows_icon(c, s, card, icon)
        return None

    @_condition.register
    def _(self, node: nodes.HasBonus) -> TruthFn:
        slots = self.c.catalogue.slots
        return self._of_card(node.card, lambda s, f, card: any(isinstance(each, Bonus) for each in slots[card]))

    @_condition.register
    def _(self, node: nodes.IsEligible) -> TruthFn:
        c, times = self.c, 1 + node.doubled
        return self._of_card(node.card, lambda s, f, card: is_claimable(c, s, f.seat, card, times))

    @_condition.register
    def _(self, node: nodes.HasEffects) -> TruthFn:
        has, facts = self.c.has_demand, self.c.catalogue.facts
        if node.demand:
            return self._of_card(node.card, lambda s, f, card: has[card])
        return self._of_card(node.card, lambda s, f, card: card in facts and bool(facts[card].effects))

    @_condition.register
    def _(self, node: nodes.IsExpansion) -> TruthFn:
        facts, is_special = self.c.catalogue.facts, self.c.catalogue.is_special
        if node.set:
            return self._of_card(node.card, lambda s, f, card: not is_special(card) and facts[card].set == node.set)
        return self._of_card(node.card, lambda s, f, card: not is_special(card) and facts[card].set != "base")

    @_condition.register
    def _(self, node: nodes.Shares) -> TruthFn:
        common = self.in_common(node)
        cards = self.cards(node.card)
        if isinstance(node.card, nodes.Each):
            return lambda s, f, e: bool(common(s, f, e))

        def shares(s: State, f: Frame, e: int) -> Truth:
            found = cards(s, f, e)
            return any(common(s, f, card) for card in found) if found else None

        return shares

    def in_common(self, node: nodes.Shares) -> CardsFn:
        """Return a function that gives those of the other cards that share the trait with a card."""
        others, c = self.cards(node.others), self.c
        if node.another:
            common = self.in_common(replace(node, another=False))
            return lambda s, f, card: tuple(each for each in common(s, f, card) if each != card)
        if node.trait is nodes.Trait.ICON:
            icons = c.catalogue.icons
            return lambda s, f, card: tuple(
                each for each in others(s, f, card) if not set(icons[card]).isdisjoint(icons[each])
            )

        def alike(s: State, f: Frame, card: int) -> tuple[int, ...]:
            trait = table.values(c, s) if node.trait is nodes.Trait.VALUE else c.catalogue.color
            return tuple(each for each in others(s, f, card) if trait[each] == trait[card])

        if node.trait is nodes.Trait.FEATURED:
            featured = c.catalogue.featured
            return lambda s, f, card: tuple(
                each for each in others(s, f, card) if card in featured and featured.get(each) == featured[card]
            )

        return alike

    @_condition.register
    def _(self, node: nodes.IsColor) -> TruthFn:
        cards, color = self.cards(node.card), self.c.catalogue.color
        some = node.color if isinstance(node.color, tuple) else (node.color,)
        wanted: list[Any] = [self.colors(each) if isinstance(each, nodes.Colors) else self.color(each) for each in some]

        def is_color(s: State, f: Frame, e: int) -> Truth:
            found = cards(s, f, e)
            if not found:
                return None
            some: set[int] = set()
            for each in wanted:
                value = each(s, f, e)
                some |= set(value) if isinstance(value, tuple) else {value}
            if any(color[card] in some for card in found):
                return True
            return None if -1 in some else False  # it may have the colour of a card that is not there

        return is_color

    @_condition.register
    def _(self, node: nodes.IsCard) -> TruthFn:
        cards, others = self.cards(node.card), self.cards(node.other)
        if isinstance(node.card, nodes.Each):
            return lambda s, f, e: e in others(s, f, e)

        def is_card(s: State, f: Frame, e: int) -> Truth:
            found = cards(s, f, e)
            if not found:
                return None
            return not set(found).isdisjoint(others(s, f, e))  # no card that is there is one that is not

        return is_card

    @_condition.register
    def _(self, node: nodes.ComesBefore) -> TruthFn:
        others, title = self.cards(node.other), self.c.catalogue.title
        return self._of_card(
            node.card, lambda s, f, card: any(before(title[card], title[other]) for other in others(s, f, card))
        )

    @_condition.register
    def _(self, node: nodes.IsTopOnAnyBoard) -> TruthFn:
        c = self.c
        return self._of_card(node.card, lambda s, f, card: table.is_top(c, s, card))

    @_condition.register
    def _(self, node: nodes.ColorOnBoard) -> TruthFn:
        color, owners, piles = self.c.catalogue.color, self.seats(node.of), self.c.piles_of
        return self._of_card(
            node.card, lambda s, f, card: any(s.zones[piles[seat][color[card]]] for seat in owners(s, f))
        )

    def _of_card(self, node: nodes.Cards, fits: Callable[[State, Frame, int], bool]) -> TruthFn:
        """Return a function that returns whether a card, or one of several, fits: unknown if there is no card."""
        cards = self.cards(node)
        if isinstance(node, nodes.Each):
            return fits

        def of_card(s: State, f: Frame, e: int) -> Truth:
            found = cards(s, f, e)
            if not found:
                return None
            return any(fits(s, f, card) for card in found)

        return of_card

    @_condition.register
    def _(self, node: nodes.WonFlip) -> TruthFn:
        slot = named_slot(self.code, node.name)
        return lambda s, f, e: f.vars[slot] == 1

    @_condition.register
    def _(self, node: nodes.IsSplayed) -> TruthFn:
        color, owners, direction = self.color(node.color), self.seats(node.of), node.direction
        piles = self.c.piles_of
        if node.like is not None:
            return self._splayed_like(color, self.color(node.like), owners)

        def is_splayed(s: State, f: Frame, e: int) -> Truth:
            which = color(s, f, e)
            if which < 0:
                return None
            if direction is None:
                return any(s.splays[piles[seat][which]] for seat in owners(s, f))
            return any(s.splays[piles[seat][which]] == direction for seat in owners(s, f))

        return is_splayed

    def _splayed_like(self, one: NumberFn, other: NumberFn, owners: Callable[[State, Frame], Sequence[int]]) -> TruthFn:
        """Return a function that returns whether two colours of a board are splayed in one direction."""
        piles = self.c.piles_of

        def alike(s: State, f: Frame, e: int) -> Truth:
            first, second = one(s, f, e), other(s, f, e)
            if first < 0 or second < 0:
                return None
            return any(s.splays[piles[seat][first]] == s.splays[piles[seat][second]] != 0 for seat in owners(s, f))

        return alike

    @_condition.register
    def _(self, node: nodes.IsOdd) -> TruthFn:
        number = self.number(node.number)
        return lambda s, f, e: number(s, f, e) % 2 == 1

    @_condition.register
    def _(self, node: nodes.IsSpecial) -> TruthFn:
        special = {each.id for each in self.c.catalogue.specials if each.kind is SpecialKind.ACHIEVEMENT}
        return self._of_card(node.card, lambda s, f, card: card in special)

    @_condition.register
    def _(self, node: nodes.Not) -> TruthFn:
        of = self.condition(node.of)
        return lambda s, f, e: None if (truth := of(s, f, e)) is None else not truth

    @_condition.register
    def _(self, node: nodes.Both) -> TruthFn:
        first, second = self.condition(node.first), self.condition(node.second)

        def both(s: State, f: Frame, e: int) -> Truth:
            one = first(s, f, e)
            return False if one is False else all_hold((one, second(s, f, e)))

        return both

    @_condition.register
    def _(self, node: nodes.AnyOf) -> TruthFn:
        cards, fits = self.cards(node.cards), self.condition(node.condition)
        return lambda s, f, e: any_holds(fits(s, f, card) for card in cards(s, f, e))

    @_condition.register
    def _(self, node: nodes.SameValues) -> TruthFn:
        one, other, c = self.cards(node.cards), self.cards(node.others), self.c
        vacuous = c.switches["all-of-none"] == "holds"

        def same(s: State, f: Frame, e: int) -> Truth:
            value = table.values(c, s)
            left, right = (sorted(value[card] for card in cards(s, f, e)) for cards in (one, other))
            return left == right and (vacuous or bool(left))

        return same

    @_condition.register
    def _(self, node: nodes.CommonIcon) -> TruthFn:
        cards, icons, barred = self.cards(node.cards), self.c.catalogue.icons, {node.other_than}
        vacuous = self.c.switches["all-of-none"] == "holds"

        def common(s: State, f: Frame, e: int) -> Truth:
            found = cards(s, f, e)
            return bool(set.intersection(*(set(icons[card]) for card in found)) - barred) if found else vacuous

        return common

    @_condition.register
    def _(self, node: nodes.EveryOf) -> TruthFn:
        cards, fits = self.cards(node.cards), self.condition(node.condition)
        vacuous = self.c.switches["all-of-none"] == "holds"

        def every(s: State, f: Frame, e: int) -> Truth:
            found = cards(s, f, e)
            return all_hold(fits(s, f, card) for card in found) if found else vacuous

        return every

    @_condition.register
    def _(self, node: nodes.ForPlayers) -> TruthFn:
        seats, fits, quantifier = self.seats(node.who), self.condition(node.condition), node.quantifier

        def for_players(s: State, f: Frame, e: int) -> Truth:
            held = {seat: fits(s, as_seat(f, seat), e) for seat in seats(s, f)}
            if quantifier is Quantifier.EVERY:
                return all_hold(held.values())
            if quantifier is Quantifier.ANY:
                return any_holds(held.values())
            yours = held.pop(f.seat, False)
            return all_hold((yours, *map(negated, held.values())))

        return for_players

    @_condition.register
    def _(self, node: nodes.SingleMost) -> TruthFn:
        if node.tied:
            first = self.leaders(node.amount, least=node.least)
            return lambda s, f, e: f.seat in first(s, f)[0]
        leader = self.single_most(node.amount, least=node.least)
        return lambda s, f, e: leader(s, f) == f.seat

    def single_most(self, amount: nodes.Amount, *, least: bool = False) -> Callable[[State, Frame], int]:
        """Return a function that gives the single seat with the most (least) of an amount, or -1 for a tie."""
        found = self.leaders(amount, least=least)

        def leader(s: State, f: Frame) -> int:
            first, _counts = found(s, f)
            return first[0] if len(first) == 1 else -1

        return leader

    def leaders(
        self, amount: nodes.Amount, *, least: bool
    ) -> Callable[[State, Frame], tuple[tuple[int, ...], dict[int, int]]]:
        """Return a function that gives the seats with the most (least) of an amount, and what each seat has."""
        c, number = self.c, self.number(amount)
        decided = c.majorities and isinstance(amount, nodes.Icons)

        def leaders(s: State, f: Frame) -> tuple[tuple[int, ...], dict[int, int]]:
            counts = {seat: number(s, as_seat(f, seat), -1) for seat in c.seats_from(s, f.seat)}
            if decided and (holder := has_majority(s)) in counts:
                counts = {holder: counts[holder]} if not least else {**counts, holder: max(counts.values()) + 1}
            best = min(counts.values()) if least else max(counts.values())
            return tuple([seat for seat, n in counts.items() if n == best]), counts

        return leaders

    @_condition.register
    def _(self, node: nodes.YourTurn) -> TruthFn:
        return lambda s, f, e: current_seat(s) == f.seat

    @_condition.register
    def _(self, node: nodes.NthAction) -> TruthFn:
        if node.before:
            return lambda s, f, e: before_action(s, f.seat, node.n)
        return lambda s, f, e: action_number(s, f.seat) == node.n

    @_condition.register
    def _(self, node: nodes.AnyoneMayShare) -> TruthFn:
        c = self.c

        def shared(s: State, f: Frame, card: int) -> bool:
            icon = deciding_icon(c, s, card)
            return SHARES in verdicts(c, s, f.seat, icon, table.lent_icons(c, s, card, icon))

        return self._of_card(node.card, shared)

    @_condition.register
    def _(self, node: nodes.WasForeseen) -> TruthFn:
        card = self.code.card
        return lambda s, f, e: foreseen(s, card)

    @_condition.register
    def _(self, node: nodes.BeenOnEveryBoard) -> TruthFn:
        c, card = self.c, self.code.card
        return lambda s, f, e: {*c.seats_from(s, 0)} <= {*boards_of(s, c, card)[1]}

    @_condition.register
    def _(self, node: nodes.BeganOnYourBoard) -> TruthFn:
        c, card = self.c, self.code.card
        return lambda s, f, e: boards_of(s, c, card)[0] == f.seat

    @_condition.register
    def _(self, node: nodes.DueToDemand) -> TruthFn:
        card, verb = self.code.card, node.verb.value
        return lambda s, f, e: done_due_to_demand(s, card, verb)

    @_condition.register
    def _(self, node: nodes.ChangedAnything) -> TruthFn:
        slot = named_slot(self.code, node.name)
        return lambda s, f, e: bool(f.vars[slot])

    @_condition.register
    def _(self, node: nodes.DidAny) -> TruthFn:
        return lambda s, f, e: f.vars[PREV_DONE] > 0


def needs_front(node: nodes.Node) -> bool:
    """Return whether a condition can be judged only by a card's front; values stand on the back."""
    fronts = (
        *(nodes.IsColor, nodes.HasIcon, nodes.ColorOnBoard, nodes.IsCard, nodes.ColorOf),
        *(nodes.IconsOn, nodes.ColorsOf, nodes.HasBonus, nodes.BonusOf, nodes.CommonIcon, nodes.ComesBefore),
        nodes.HasEffects,
    )
    if isinstance(node, fronts) or (isinstance(node, nodes.Shares) and node.trait is not nodes.Trait.VALUE):
        return True
    return any(
        needs_front(inner)
        for inner in (getattr(node, each.name) for each in fields(node))
        if isinstance(inner, nodes.Node)
    )


def _visible(s: State, zone: int) -> int:
    """Return of how many cards of a pile anything is seen: of all if it is splayed, else of the top one."""
    return len(s.zones[zone]) if s.splays[zone] else min(len(s.zones[zone]), 1)


def before(title: str, other: str) -> bool:
    """Return whether a title comes before another in the alphabet, compared as the first cards of a game are."""
    return title.casefold() < other.casefold()


def _several(colors: int | tuple[int, ...] | None) -> tuple[int, ...]:
    """Return colors that were kept under a name as several of them."""
    if colors is None:
        return ()
    return colors if isinstance(colors, tuple) else (colors,)


def _pile_icons(c: Context, s: State, zone: int, icon: int) -> int:
    """Return how many of an icon are visible in a pile."""
    pile = s.zones[zone]
    if not pile:
        return 0
    row = c.catalogue.packed[s.splays[zone]]
    return icon_count(c.catalogue.packed_full[pile[0]], icon) + sum([icon_count(row[card], icon) for card in pile[1:]])


def _pile_shows(c: Context, s: State, zone: int, icon: int) -> bool:
    """Return whether any visible icon of a pile is ``icon``."""
    pile = s.zones[zone]
    if icon_count(c.catalogue.packed_full[pile[0]], icon):
        return True
    row = c.catalogue.packed[s.splays[zone]]
    return any(icon_count(row[card], icon) for card in pile[1:])
