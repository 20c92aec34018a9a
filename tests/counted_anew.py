"""What a card's text asks of a table, answered anew: from zones, printed cards and what was told, and nothing else.

It is slow and plain, and shares no code with ``engine.query.evaluate``, so that the two can be compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.lang import nodes
from engine.lang.lower import Code
from engine.lang.nodes import Many, Part, Quantifier, Rank, Relation, Who, Zone
from engine.lang.terms import (
    REVEALED_SLOTS,
    STANDARD_ICONS,
    Bonus,
    Color,
    EffectKind,
    Icon,
    Mark,
    SlotContents,
    Splay,
    icon_in,
)
from engine.model.cards import SpecialKind
from engine.model.frames import IT, ME, RAISED, ActionFrame, named_slot
from engine.model.state import Frame, State
from engine.query.running import action_number, before_action, running_turn
from engine.run.machine import Machine
from engine.trace.events import Began, Entry, Fact, Moved, Rearranged, Span, Splayed
from engine.trace.facts import COIN, SOLE_MAJORITY

Holds = bool | None
"""``None``: it is asked of a card that is not there"""


class UncountedError(Exception):
    """No card of the base game asks this, so nothing here answers it."""


def icons_of(m: Machine, s: State, seat: int) -> list[int]:
    """Return how many of each icon a board has: what it shows, and what the karmas on it add to that."""
    shown = shown_icons(m, s, seat)
    found, tops = [*shown], tops_of(m, s, seat)
    hand = len(s.zones[m.zones.hand(seat)])
    castles, crowns, bulbs = shown[Icon.AUTHORITY], shown[Icon.PROSPERITY], shown[Icon.CONCEPT]
    if "Gilgamesh" in tops:
        found[Icon.AUTHORITY] += castles
        found[Icon.INDUSTRY] += castles
    if "Tran Huang Dao" in tops:
        for icon in m.icons:
            if shown[icon] and icon is not Icon.AUTHORITY:
                found[icon] += castles // 2
    if "Adam Smith" in tops:
        found[Icon.PROSPERITY] += 2 * crowns
    if "Catherine the Great" in tops:
        found[Icon.CONCEPT] += bulbs
        found[Icon.EFFICIENCY] += bulbs
    if "James Clerk Maxwell" in tops:
        for icon in m.icons:
            if shown[icon]:
                found[icon] += hand
    return found


def tops_of(m: Machine, s: State, seat: int) -> set[str]:
    """Return the titles of the top cards of a board."""
    piles = [s.zones[m.zones.pile(seat, color)] for color in Color]
    return {m.catalogue.title[pile[0]] for pile in piles if pile}


def points_of(m: Machine, s: State, seat: int) -> int:
    """Return the score of a player: the score pile, bonuses, and what karmas add or take."""
    zones, shown, tops = m.zones, shown_icons(m, s, seat), tops_of(m, s, seat)
    found = sum(m.catalogue.age[card] for card in lying_in(m, s, seat, Zone.SCORE)) + bonus_points(m, s, seat)
    if "Tigernmas" in tops:
        found += len(s.zones[zones.hand(seat)])
    if "Sinuhe" in tops:
        found += shown[Icon.AUTHORITY]
    if "Shen Kuo" in tops:
        piles = [zones.pile(seat, color) for color in Color]
        found += sum(len(s.zones[pile]) if s.splays[pile] else len(s.zones[pile][:1]) for pile in piles)
    if "Christopher Polhem" in tops:
        by_marks = achieved_by_marks(m, s, seat) if m.switches.get("banners") == "counted-by-effects" else 0
        found += shown[Icon.INDUSTRY] * (len(s.zones[zones.achievements(seat)]) + by_marks)
    if "Emmy Noether" in tops:
        found += shown[Icon.EFFICIENCY] ** 2
    if any("Gilgamesh" in tops_of(m, s, each) for each in opponents(m, s, seat)):
        found -= shown[Icon.AUTHORITY]
    return max(found, 0) if m.switches.get("score-below-zero") == "never" else found


def lying_in(m: Machine, s: State, seat: int, zone: Zone) -> list[int]:
    """Return the cards of a hand or a score pile, and those that by a karma count as lying there."""
    own, tops = m.zones.hand(seat) if zone is Zone.HAND else m.zones.score(seat), tops_of(m, s, seat)
    found = [*s.zones[own]]
    if zone is Zone.SCORE and "Michelangelo" in tops:
        found += s.zones[m.zones.hand(seat)]
    if zone is Zone.SCORE and "Wernher Von Braun" in tops and Zone.JUNK in m.zones.of_word:
        found += s.zones[m.zones.out_of_play]
    if zone is Zone.HAND and "Emperor Meiji" in tops and before_action(s, seat, 2):
        found += [card for each in opponents(m, s, seat) for card in s.zones[m.zones.hand(each)]]
    return found


def achieved_by_karma(m: Machine, s: State, seat: int) -> dict[str, int]:
    """Return how many achievements each Figure on a board makes of what its player has."""
    tops, shown, piles = tops_of(m, s, seat), shown_icons(m, s, seat), [m.zones.pile(seat, color) for color in Color]
    found = {}
    if "Alfred Nobel" in tops:
        rivals = [shown_icons(m, s, each) for each in opponents(m, s, seat)]
        found["Alfred Nobel"] = sum(
            n > 0 and all(n >= 2 * other[icon] for other in rivals) for icon, n in enumerate(shown)
        )
    if "Marie Curie" in tops:
        found["Marie Curie"] = len({age for card in s.zones[m.zones.score(seat)] if (age := m.catalogue.age[card]) > 6})
    if "Nelson Mandela" in tops:
        found["Nelson Mandela"] = shown[Icon.AVATAR] // 2
    if "Robert E. Lee" in tops:
        found["Robert E. Lee"] = shown[Icon.HEALTH] // 7
    if "Niccolo Machiavelli" in tops:
        others = [each for each in range(s.players) if each != seat and each not in s.out]
        if m.switches["teammate-is-other-player"] == "no":
            others = opponents(m, s, seat)
        right = [color for color in Color if s.splays[piles[color]] == Splay.RIGHT]
        found["Niccolo Machiavelli"] = sum(
            all(s.splays[m.zones.pile(each, color)] != Splay.RIGHT for each in others) for color in right
        )
    return found


def available_by_karma(m: Machine, s: State, seat: int) -> list[int]:
    """Return the top cards of a board that by a karma on it count as available achievements."""
    tops, found = tops_of(m, s, seat), []
    for color in Color:
        for card in s.zones[m.zones.pile(seat, color)][:1]:
            industrial = Icon.INDUSTRY in m.catalogue.icons[card] and tops & {"Amina Sukhera", "John Loudon McAdam"}
            if industrial or ("Cai Lun" in tops and not s.splays[m.zones.pile(seat, color)]):
                found.append(card)
    return found


def claims_with(m: Machine, s: State, seat: int, value: int) -> tuple[int, int]:
    """Return with how many points and which top value a player claims an achievement of a value."""
    tops, piles = tops_of(m, s, seat), [m.zones.pile(seat, color) for color in Color]
    points = points_of(m, s, seat)
    if "Antonie van Leeuwenhoek" in tops:
        points += 10 * sum(m.catalogue.age[card] == value for card in s.zones[m.zones.hand(seat)])
    top = max((m.catalogue.value_on_board[s.zones[pile][0]] for pile in piles if s.zones[pile]), default=0)
    if "Daedalus" in tops:
        top += sum(bool(s.zones[pile]) and not s.splays[pile] for pile in piles)
    return points, top


def shown_icons(m: Machine, s: State, seat: int) -> list[int]:
    """Return how many of each icon a board shows, slot by slot."""
    found = [0] * len(Icon)
    for color in Color:
        zone = m.zones.pile(seat, color)
        for place, card in enumerate(s.zones[zone]):
            slots = m.catalogue.slots[card]
            shown = REVEALED_SLOTS[len(slots)][Splay(s.splays[zone])] if place else range(len(slots))
            for slot in shown:
                icon = icon_in(slots[slot])
                if icon is not None:
                    found[icon] += 1
    return found


def marks_of(m: Machine, s: State, seat: int) -> list[tuple[int, SlotContents]]:
    """Return what the visible slots of a board hold, each with its card."""
    found = []
    for color in Color:
        zone = m.zones.pile(seat, color)
        for place, card in enumerate(s.zones[zone]):
            slots = m.catalogue.slots[card]
            shown = REVEALED_SLOTS[len(slots)][Splay(s.splays[zone])] if place else range(len(slots))
            found += [(card, slots[slot]) for slot in shown]
    return found


def bonus_points(m: Machine, s: State, seat: int) -> int:
    """Return what the visible bonuses of a board are worth: the highest its points, each other one 1."""
    points = sorted(contents.points for _, contents in marks_of(m, s, seat) if isinstance(contents, Bonus))
    return points[-1] + len(points) - 1 if points else 0


def achieved_by_marks(m: Machine, s: State, seat: int) -> int:
    """Return how many visible flags and fountains of a board count as achievements."""
    found = 0
    for card, contents in marks_of(m, s, seat):
        if contents is Mark.FOUNTAIN:
            found += 1
        elif contents is Mark.FLAG:
            visible = {}
            for each in (seat, *opponents(m, s, seat)):
                zone = m.zones.pile(each, m.catalogue.color[card])
                visible[each] = len(s.zones[zone]) if s.splays[zone] else min(len(s.zones[zone]), 1)
            found += max(visible.values()) == visible[seat]
    return found


def opponents(m: Machine, s: State, seat: int) -> list[int]:
    """Return the seats in the game that are of another team."""
    teams = s.setup.teams
    return [each for each in range(s.players) if each not in s.out and teams[each] != teams[seat]]


def sole_majority(told: Sequence[Entry]) -> int:
    """Return who by what was told in an action has the sole majority of every icon by a karma; -1 if nobody has."""
    seats = [item.seat for _at, item in told if isinstance(item, Fact) and item.kind is SOLE_MAJORITY]
    return seats[-1] if seats else -1


@dataclass(frozen=True)
class Anew:
    """A table in the middle of an effect, with what was told since its action began."""

    m: Machine
    s: State
    frame: Frame
    code: Code
    told: Sequence[Entry]
    before_did: bool = False
    """whether the sentence before moved a card"""

    # --- players ---

    def left_first(self) -> list[int]:
        """Return the seats in the game from the executing seat's left, that seat last."""
        n = self.s.players
        return [seat for step in range(1, n + 1) if (seat := (self.frame.seat + step) % n) not in self.s.out]

    def visited(self, card: int) -> tuple[int, set[int]]:
        """Return on whose board a card lay when the action began, or -1, and all boards on which it lay since."""
        zones, where = self.m.zones, self.s.where[card]
        moves = [item for _at, item in self.told if isinstance(item, Moved) and item.card == card]
        first = moves[0].source if moves else where
        boards = [zones.owner[zone] for zone in (first, *(item.target for item in moves)) if zones.is_board[zone]]
        return zones.owner[first] if zones.is_board[first] else -1, {*boards}

    def seats(self, who: nodes.Owner) -> list[int]:
        """Return the seats that a card names."""
        frame = self.frame
        if isinstance(who, nodes.Player):
            seat = frame.vars[named_slot(self.code, who.name)]
            return [seat] if seat is not None and seat not in self.s.out else []
        if who is Who.YOU:
            return [frame.seat]
        if who is Who.ME:
            return [frame.vars[ME]]
        if who is Who.OPPONENTS:
            return opponents(self.m, self.s, frame.seat)
        if who is Who.OTHERS:
            if self.m.switches["teammate-is-other-player"] == "no":
                return opponents(self.m, self.s, frame.seat)
            return [seat for seat in self.left_first() if seat != frame.seat]
        if who in (Who.LEFT_NEIGHBOR, Who.RIGHT_NEIGHBOR):
            return [self.left_first()[0 if who is Who.LEFT_NEIGHBOR else -2]]
        return self.left_first()

    def as_seat(self, seat: int) -> Anew:
        """Return the same table asked as if another seat executed the effect."""
        frame = self.frame.copy()
        frame.seat = seat
        return replace(self, frame=frame)

    # --- cards ---

    def pile(self, seat: int, color: int) -> tuple[int, ...]:
        """Return a pile of a board."""
        return self.s.zones[self.m.zones.pile(seat, color)]

    def shown(self, seat: int, color: int, *, whole: bool = False) -> list[list[SlotContents]]:
        """Return what each card of a pile shows, or (``whole``) has."""
        splay, found = Splay(self.s.splays[self.m.zones.pile(seat, color)]), []
        for place, card in enumerate(self.pile(seat, color)):
            slots = self.m.catalogue.slots[card]
            shown = REVEALED_SLOTS[len(slots)][splay] if place and not whole else range(len(slots))
            found.append([slots[slot] for slot in shown])
        return found

    def seen(self, seat: int, color: int) -> list[tuple[int, list[SlotContents]]]:
        """Return each card of a pile with what it shows."""
        return [*zip(self.pile(seat, color), self.shown(seat, color), strict=True)]

    def icons_in(self, seat: int, color: int) -> list[Icon | None]:
        """Return the icons that a pile shows."""
        return [icon_in(one) for card in self.shown(seat, color) for one in card]

    def icons(self, some: Sequence[Icon | nodes.TheIcon]) -> list[Icon]:
        """Return the icons that are meant, chosen ones too."""
        kept = [
            self.frame.vars[named_slot(self.code, one.name)] if isinstance(one, nodes.TheIcon) else one for one in some
        ]
        return [Icon(one) for one in kept if one is not None]

    def tops(self, seat: int) -> list[int]:
        """Return the top cards of a board."""
        return [pile[0] for color in Color if (pile := self.pile(seat, color))]

    def spares(self, switch: str) -> bool:
        """Return whether an effect on all of a player's cards leaves a zone alone by a reading."""
        return self.m.switches[switch] == "kept"

    def place(self, place: nodes.Place | nodes.Cards) -> list[int]:
        """Return the cards that lie in a place."""
        if isinstance(place, nodes.Cards):
            return [*dict.fromkeys(self.cards(place))]
        zones, z = self.s.zones, self.m.zones
        common = {
            Zone.AVAILABLE_ACHIEVEMENTS: z.available,
            Zone.AVAILABLE_SPECIALS: z.specials,
            Zone.JUNK: z.out_of_play,
            Zone.JUNKED_SPECIALS: z.specials_out_of_play,
        }
        heard = self.m.switches.get("karma-available") == "for-effects-too"
        claimable = available_by_karma(self.m, self.s, self.frame.seat) if heard else []
        if place.zone in common:
            if place.zone not in z.of_word:
                return []  # the game has a box
            if place.zone == Zone.JUNKED_SPECIALS:
                kinds = {each.id: each.kind for each in self.m.catalogue.specials}
                return [card for card in zones[z.specials_out_of_play] if kinds[card] is SpecialKind.ACHIEVEMENT]
            more = claimable if place.zone == Zone.AVAILABLE_ACHIEVEMENTS else []
            return [*zones[common[Zone(place.zone)]], *more]
        if place.zone == Zone.AVAILABLE_OF_ANY_KIND:
            return [*zones[z.available], *zones[z.specials], *claimable]
        found: list[int] = []
        for seat in self.seats(place.of):
            if place.zone == Zone.TOPS:
                found += self.tops(seat)
                continue
            if place.zone in (Zone.BOARD, Zone.ALL_BUT_ACHIEVEMENTS):
                found += [card for color in Color for card in self.pile(seat, color)]
            if place.zone in (Zone.HAND, Zone.HAND_AND_SCORE, Zone.ALL_BUT_ACHIEVEMENTS):
                found += lying_in(self.m, self.s, seat, Zone.HAND)
            if place.zone in (Zone.SCORE, Zone.HAND_AND_SCORE, Zone.ALL_BUT_ACHIEVEMENTS):
                found += lying_in(self.m, self.s, seat, Zone.SCORE)
            if place.zone == Zone.ACHIEVEMENTS:
                found += zones[z.achievements(seat)]
            if place.zone == Zone.ENDS:
                found += {
                    card for color in Color for pile in [self.pile(seat, color)] for card in (*pile[:1], *pile[-1:])
                }
            if place.zone == Zone.VISIBLE:
                found += [
                    one for color in Color for one, shown in self.seen(seat, color) if shown or one in self.tops(seat)
                ]
            if place.zone == Zone.BOTTOMS:
                found += [pile[-1] for color in Color if (pile := self.pile(seat, color))]
            safes = [kind.word for kind in z.player_kinds if kind.set != "base"]
            reached = [word for word in safes if not (word == "museums" and self.spares("fission-museums"))]
            reached = [word for word in reached if not (word == "display" and self.spares("fission-display"))]
            wanted = (
                reached if place.zone == Zone.ALL_BUT_ACHIEVEMENTS else [each for each in safes if each == place.zone]
            )
            for word in wanted:
                found += [card for card in zones[z.of(word, seat)] if self.m.home[card] >= 0 or wanted is not reached]
        known = (Zone.BOARD, Zone.HAND, Zone.SCORE, Zone.HAND_AND_SCORE, Zone.ALL_BUT_ACHIEVEMENTS, Zone.ACHIEVEMENTS)
        of_sets = [kind.word for kind in z.player_kinds if kind.set != "base"]
        if place.zone not in (*known, Zone.TOPS, Zone.BOTTOMS, Zone.ENDS, Zone.VISIBLE, *of_sets):
            raise UncountedError(place.zone)
        return [*dict.fromkeys(found)]  # one may count as being in two of them

    def cards(self, node: nodes.Cards, each: int = -1) -> list[int]:
        """Return the cards that a node means."""
        match node:
            case nodes.It():
                return [*self.frame.vars[IT]]
            case nodes.Each():
                return [each]
            case nodes.ThisCard():
                return [self.code.card]
            case nodes.InEither(first, second):
                return [*dict.fromkeys([*self.place(first), *self.place(second)])]
            case nodes.CardTitled(title):
                return [card.id for card in self.m.catalogue.cards if card.title == title]
            case nodes.CardDirectlyAbove(of):
                found = []
                for card in self.cards(of, each):
                    lying = self.s.zones[self.s.where[card]]
                    if lying[0] != card:
                        found.append(lying[lying.index(card) - 1])
                return found
            case nodes.CardDirectlyBeneath(of):
                found = []
                for card in self.cards(of, each):
                    for color in Color:
                        for seat in range(self.s.players):
                            pile = [*self.pile(seat, color)]
                            found += pile[pile.index(card) + 1 :][:1] if card in pile else []
                return found
            case nodes.NamedCards(name, last):
                kept = [*(self.frame.vars[named_slot(self.code, name)] or ())]
                return kept[-1:] if last else kept
            case nodes.DueToThisCard(verb, of, demand, last, echo):
                whose, effects = self.seats(of), self.m.catalogue.facts[self.code.card].effects
                due = [
                    item.card
                    for at, item in self.told
                    if isinstance(item, Moved)
                    and (item.verb, at.card) == (verb.value, self.code.card)
                    and item.seat in whose
                    and (not demand or effects[at.effect].is_demand)
                    and (not echo or effects[at.effect] is EffectKind.ECHO)
                ]
                return due[-1:] if last else due
            case nodes.InDeck(age, top):
                found = []
                for one in map(self.value, age if isinstance(age, tuple) else (age,)):
                    deck = self.m.zones.decks_of()[one] if 0 <= one < len(self.m.zones.decks_of()) else -1
                    found += self.s.zones[deck][: 1 if top else None] if deck >= 0 else ()
                return found
            case nodes.Pile(color, part, counted, of):
                which, n = self.color(color, each), None if counted is None else self.number(counted, each)
                found = []
                for seat in self.seats(of) if which >= 0 else ():
                    pile = [*self.pile(seat, which)]
                    if part is Part.VISIBLE:
                        found += pile if self.s.splays[self.m.zones.pile(seat, which)] else pile[:1]
                    elif n is None:
                        found += pile
                    elif part is Part.TOP:
                        found += pile[:n]
                    elif part is Part.BOTTOM_BUT_TOP:
                        found += pile[1:][-n:][::-1]
                    elif part is Part.BOTTOM:
                        found += pile[::-1][:n]
                    else:
                        found += pile[n:]
                return found
            case nodes.Selection():
                fitting = self.fitting(node)
                if node.rank is Rank.ANY or not fitting:
                    return fitting
                if node.of_each:
                    whose = [self.m.zones.owner[self.s.where[card]] for card in fitting]
                    return [
                        card
                        for card, owner in zip(fitting, whose, strict=True)
                        if self._is_extreme(
                            node.rank, card, [fitting[n] for n, who in enumerate(whose) if who == owner]
                        )
                    ]
                order = sorted(map(self.value_of, fitting), reverse=node.rank is Rank.HIGHEST)
                place = 0 if node.many is Many.ALL else min(self.number(node.n), len(order)) - 1
                edge = order[place]
                up = node.rank is Rank.HIGHEST
                return [card for card in fitting if (self.value_of(card) - edge) * (1 if up else -1) >= 0]
        raise UncountedError(type(node).__name__)

    def _is_extreme(self, rank: Rank, card: int, among: list[int]) -> bool:
        best = max if rank is Rank.HIGHEST else min
        return self.value_of(card) == best(map(self.value_of, among))

    def value_of(self, card: int) -> int:
        """Return the value that a card prints; 0 on a special achievement."""
        if self.m.catalogue.is_special(card):
            return 0
        zone = self.s.where[card]
        on_board = zone >= 0 and self.m.zones.is_board[zone]
        return self.m.catalogue.value_on_board[card] if on_board else self.m.catalogue.facts[card].age

    def failing(self, node: nodes.Selection, card: int) -> list[str]:
        """Return the names of a selection's filters that a card does not meet."""
        cards, found = self.m.catalogue, []
        if isinstance(node.color, tuple):
            if cards.color[card] not in node.color:
                found.append("color")
        elif node.color is not None and cards.color[card] != self.color(node.color, -1):
            found.append("color")
        if node.not_color is not None and self.color(node.not_color, -1) in (-1, cards.color[card]):
            found.append("not-color")
        if node.with_icon is not None:
            icon = node.with_icon
            wanted = icon if isinstance(icon, Icon) else self.frame.vars[named_slot(self.code, icon.name)]
            if wanted not in cards.icons[card]:
                found.append("with-icon")
        if node.without_icon is not None and {*self.icons((node.without_icon,))} & {*cards.icons[card]}:
            found.append("without-icon")
        if node.value is not None:
            values = map(self.value, node.value if isinstance(node.value, tuple) else (node.value,))
            if self.value_of(card) not in [*values]:
                found.append("value")
        if node.where is not None and self.holds(node.where, card) is not True:
            found.append("where")
        return found

    def fitting(self, node: nodes.Selection) -> list[int]:
        """Return the cards that fit a selection, whatever their rank."""
        return [card for card in self.place(node.place) if not self.failing(node, card)]

    # --- colours ---

    def color(self, node: nodes.OneColor, each: int) -> int:
        """Return a colour, -1 if there is none."""
        if isinstance(node, Color):
            return int(node)
        if isinstance(node, nodes.TheColor):
            kept = self.frame.vars[named_slot(self.code, node.name)]
            return -1 if kept is None else int(kept)
        found = self.cards(node.of, each)
        return int(self.m.catalogue.color[found[-1]]) if found else -1

    def count_seen(self, seat: int, color: int) -> int:
        """Return of how many cards of a pile anything is seen."""
        pile = self.pile(seat, Color(color))
        return len(pile) if self.s.splays[self.m.zones.pile(seat, Color(color))] else len(pile[:1])

    def colors(self, node: nodes.Colors) -> list[int]:
        """Return the colours that fit, once for each board."""
        found = []
        for seat in self.seats(node.of):
            for color in node.among or tuple(Color):
                pile, zone = self.pile(seat, color), self.m.zones.pile(seat, color)
                splay = Splay(self.s.splays[zone])
                if isinstance(node.splayed, tuple):
                    fits = splay in node.splayed
                else:
                    fits = node.splayed is None or (
                        splay != Splay.NONE if node.splayed is True else splay == node.splayed
                    )
                if bool(pile) is node.absent or not fits:
                    continue
                if node.showing is not None and not self.shows(pile, splay, node.showing):
                    continue
                if node.more_visible_than is not None and not all(
                    self.count_seen(seat, color) > self.count_seen(other, color)
                    for other in self.seats(node.more_visible_than)
                ):
                    continue
                if node.not_so_on is not None and any(
                    self.s.splays[self.m.zones.pile(other, color)] == splay for other in self.seats(node.not_so_on)
                ):
                    continue
                if node.sized is not None and not node.sized[0] <= len(pile) <= node.sized[1]:
                    continue
                if node.on_no_board_of is not None and any(
                    self.pile(other, color) for other in self.seats(node.on_no_board_of)
                ):
                    continue
                found.append(int(color))
        if node.most is None:
            return found
        (seat,) = self.seats(node.of)
        zones = {color: self.m.zones.pile(seat, color) for color in found}
        sizes = {color: len(self.s.zones[zone]) for color, zone in zones.items()}
        if node.most.value.endswith("visible"):
            sizes = {color: size if self.s.splays[zones[color]] else 1 for color, size in sizes.items()}
        best = min(sizes.values()) if node.most.value.startswith("fewest") else max(sizes.values())
        return [color for color in found if sizes[color] == best]

    def shows(self, pile: Sequence[int], splay: Splay, icon: Icon) -> bool:
        """Return whether a pile shows an icon."""
        for place, card in enumerate(pile):
            slots = self.m.catalogue.slots[card]
            seen = REVEALED_SLOTS[len(slots)][splay] if place else range(len(slots))
            if any(icon_in(slots[slot]) == icon for slot in seen):
                return True
        return False

    # --- amounts ---

    def value(self, node: nodes.Number) -> int:
        """Return an amount that is a value: one that the card prints may be raised by a karma."""
        return node + self.frame.vars[RAISED] if isinstance(node, int) else self.number(node)

    def number(self, node: nodes.Number, each: int = -1) -> int:
        """Return an amount."""
        match node:
            case int():
                return node
            case nodes.Plus(left, right):
                return self.number(left, each) + self.number(right, each)
            case nodes.Minus(left, right):
                return max(self.number(left, each) - self.number(right, each), 0)
            case nodes.Twice(of):
                return 2 * self.number(of, each)
            case nodes.DividedUp(of, by):
                return -(-self.number(of, each) // by)
            case nodes.HalfDown(of):
                return self.number(of, each) // 2
            case nodes.ForEvery(n, of):
                return self.number(of, each) // n
            case nodes.TheNumber(name):
                return self.frame.vars[named_slot(self.code, name)] or 0
            case nodes.Value(of):
                return self.value_of(found[-1]) if (found := self.cards(of, each)) else 0
            case nodes.TotalValue(of):
                return sum(map(self.value_of, self.cards(of, each)))
            case nodes.Count(nodes.Selection(nodes.Place(Zone.ACHIEVEMENTS, whose) as place) as of) if (
                of == nodes.Selection(place, Many.ALL)
            ):
                more = 0
                for seat in self.seats(whose):
                    if self.m.switches.get("banners") == "counted-by-effects":
                        more += achieved_by_marks(self.m, self.s, seat)
                    if self.m.switches.get("karma-achievements") == "counted-by-effects":
                        more += sum(achieved_by_karma(self.m, self.s, seat).values())
                return len(self.cards(of, each)) + more
            case nodes.Count(of):
                return len(self.cards(of, each))
            case nodes.NumberOf(nodes.ColorsOf(of)):
                return len({self.m.catalogue.color[card] for card in self.cards(of, each)})
            case nodes.DifferentValues(of, int(below)):
                zero = any(self.s.where[card] >= 0 for card in self.m.catalogue.to_introduce)
                first = 0 if zero and self.m.switches.get("each-value") == "from-zero" else 1
                return len({*range(first, below)} - {self.value_of(card) for card in self.cards(of, each)})
            case nodes.DifferentValues(of):
                return len({self.value_of(card) for card in self.cards(of, each)})
            case nodes.MarksInOneColor(mark, visible, of, within) if within is not None:
                which = self.color(within, each)
                piles = [(seat, which) for seat in self.seats(of) if which >= 0]
                return sum(mark in shown for pile in piles for shown in self.shown(*pile, whole=not visible))
            case nodes.MarksInOneColor(mark, visible, of):
                piles = [(seat, color) for seat in self.seats(of) for color in Color]
                return max(sum(mark in shown for shown in self.shown(*pile, whole=not visible)) for pile in piles)
            case nodes.MusicNotes(titles):
                those = [self.m.catalogue.find(title) for title in titles]
                lying = [pair for seat in range(self.s.players) for color in Color for pair in self.seen(seat, color)]
                return sum(Mark.IMAGE in shown for one, shown in lying if one in those)
            case nodes.AlikeColors(least, of):
                alike = [
                    sum(self.icons_in(seat, color).count(icon) >= least for color in Color)
                    for seat in self.seats(of)
                    for icon in Icon
                ]
                return max(alike)
            case nodes.MostOfOneColor(of):
                colors = [self.m.catalogue.color[card] for card in self.cards(of, each)]
                return max((colors.count(color) for color in colors), default=0)
            case nodes.NumberOf(nodes.Colors() as of):
                return len(self.colors(of))
            case nodes.Icons(icon, of, None):
                kinds = [*Icon] if icon is None else self.icons((icon,))
                boards = [icons_of(self.m, self.s, seat) for seat in self.seats(of)]
                return sum(max((counts[one] for one in kinds), default=0) for counts in boards)
            case nodes.Icons(icon, of, color) if color is not None:
                there = [Color(one) for one in [self.color(color, each)] if one >= 0]
                kinds = [*Icon] if icon is None else self.icons((icon,))
                seen_by = [[one for pile in there for one in self.icons_in(seat, pile)] for seat in self.seats(of)]
                return sum(max((board.count(one) for one in kinds), default=0) for board in seen_by)
            case nodes.IconsOn(of, kinds=True):
                return len({icon for card in self.cards(of, each) for icon in self.m.catalogue.icons[card]})
            case nodes.IconKinds(least, of, every, exactly):
                boards = [icons_of(self.m, self.s, seat) for seat in self.seats(of)]
                kinds = [icon for icon in Icon if every or (icon in STANDARD_ICONS and icon is not Icon.AVATAR)]
                shown_of = [counts[icon] for counts in boards for icon in kinds]
                return sum(n == least if exactly else n >= least for n in shown_of)
            case nodes.IconsOn(of, icons):
                shown = [icon for card in self.cards(of, each) for icon in self.m.catalogue.icons[card]]
                return sum(map(shown.count, icons))
            case nodes.PointsOf(of):
                return sum(points_of(self.m, self.s, seat) for seat in self.seats(of))
            case nodes.BonusOf(of):
                printed = [self.bonus_on(card) for card in self.cards(of, each)]
                return printed[-1] if printed else 0
            case nodes.BonusPoints(of, highest_only=True):
                return max((points for seat in self.seats(of) for points in self.bonuses(seat)), default=0)
            case nodes.BonusPoints(of):
                return sum(bonus_points(self.m, self.s, seat) for seat in self.seats(of))
            case nodes.NumberOf(nodes.TheColor(name)):
                return len(self.frame.vars[named_slot(self.code, name)] or ())
            case nodes.NumberOf(nodes.Bonuses(of, different, repeated, odd, wanted)):
                found = [points for seat in self.seats(of) for points in self.bonuses(seat)]
                value = None if wanted is None else self.number(wanted, each)
                found = [points for points in found if value in (None, points)]
                found = [points for points in found if odd is None or points % 2 == odd]
                found = [points for points in found if not repeated or found.count(points) > 1]
                return len(set(found) if different else found)
            case nodes.MostAmong(who, amount, least):
                best = min if least else max
                return best((self.as_seat(seat).number(amount, each) for seat in self.seats(who)), default=0)
            case nodes.PlayersWho(who, condition):
                return sum(bool(self.as_seat(seat).holds(condition, each)) for seat in self.seats(who))
            case nodes.ReturnedThisAction(of):
                counts = [
                    sum(
                        isinstance(item, Moved) and item.verb == "return" and item.seat == seat
                        for at, item in self.told
                        if at.card == self.code.card
                    )
                    for seat in self.seats(of)
                ]
                return max(counts, default=0)
        raise UncountedError(type(node).__name__)

    def way(self, like: nodes.SplayOf) -> Splay:
        """Return the direction in which a color is splayed."""
        color = self.color(like.color, -1)
        piles = [self.m.zones.pile(seat, color) for seat in self.seats(like.of) if color >= 0]
        return Splay(max((self.s.splays[pile] for pile in piles), default=0))

    def bonuses(self, seat: int) -> list[int]:
        """Return the bonuses that a board shows."""
        return [contents.points for _, contents in marks_of(self.m, self.s, seat) if isinstance(contents, Bonus)]

    def bonus_on(self, card: int) -> int:
        """Return the bonus that a card prints; 0 if it prints none."""
        return sum(contents.points for contents in self.m.catalogue.slots[card] if isinstance(contents, Bonus))

    def eligible(self, card: int) -> bool:
        """Return whether the seat has the points and the top card that it takes to claim a card."""
        zones, seat, value = self.m.zones, self.frame.seat, self.value_of(card)
        held = [each for each in self.s.zones[zones.achievements(seat)] if self.value_of(each) == value]
        points, top = claims_with(self.m, self.s, seat, value)
        return points >= 5 * value * (len(held) + 1) and top >= value

    def traits(self, trait: nodes.Trait, card: int) -> set[object]:
        """Return what a card can have in common with others."""
        if trait is nodes.Trait.VALUE:
            return {self.value_of(card)}
        if trait is nodes.Trait.COLOR:
            return {self.m.catalogue.color[card]}
        if trait is nodes.Trait.FEATURED:
            return {self.m.catalogue.featured[card]} if card in self.m.catalogue.featured else set()
        return {*self.m.catalogue.icons[card]}

    # --- conditions ---

    def holds(self, node: nodes.Condition, each: int = -1) -> Holds:
        """Return whether a condition holds."""
        match node:
            case nodes.Compare(left, relation, right):
                one, other = self.sides(node, each)
                holder = sole_majority(self.told)
                if isinstance(left, nodes.Icons) and isinstance(right, nodes.MostAmong) and holder >= 0:
                    if holder == self.frame.seat:
                        return relation in (Relation.MORE, Relation.AT_LEAST)
                    if holder in self.seats(right.who) and not right.least:
                        return relation in (Relation.FEWER, Relation.AT_MOST)
                return {
                    Relation.AT_LEAST: one >= other,
                    Relation.AT_MOST: one <= other,
                    Relation.EQUALS: one == other,
                    Relation.MORE: one > other,
                    Relation.FEWER: one < other,
                }[relation]
            case nodes.HasIcon(card, icons, visible, featured):
                found, asked = self.cards(card, each), {*self.icons(icons)}
                if featured:
                    return any(self.m.catalogue.facts[one].featured in asked for one in found) if found else None
                if visible:
                    piles = [self.seen(seat, color) for seat in range(self.s.players) for color in Color]
                    seen = [icon_in(slot) for pile in piles for one, shown in pile if one in found for slot in shown]
                    return bool(asked & {*seen}) if found else None
                return any(asked & {*self.m.catalogue.icons[one]} for one in found) if found else None
            case nodes.Shares(trait, card, others, another):
                found, of_others = self.cards(card, each), self.cards(others, each)
                pairs = [(one, other) for one in found for other in of_others if not another or one != other]
                alike = [self.traits(trait, one) & self.traits(trait, other) for one, other in pairs]
                return any(alike) if found else None
            case nodes.ChangedAnything():
                depth = self.told[-1].at.depth
                own = [place for place, (at, _item) in enumerate(self.told) if at.depth <= depth]
                begun = [
                    at for at in own if isinstance(item := self.told[at].item, Began) and item.what is Span.SENTENCE
                ]
                executing = [item for _at, item in self.told[begun[-2] : begun[-1]]]
                return any(isinstance(item, Moved | Splayed | Rearranged) for item in executing)
            case nodes.NthAction(n, before):
                if before:
                    return before_action(self.s, self.frame.seat, n)
                return action_number(self.s, self.frame.seat) == n
            case nodes.WonFlip():
                return next(
                    item.holds for _at, item in reversed(self.told) if isinstance(item, Fact) and item.kind is COIN
                )
            case nodes.BeganOnYourBoard():
                return self.visited(self.code.card)[0] == self.frame.seat
            case nodes.BeenOnEveryBoard():
                boards = self.visited(self.code.card)[1]
                return all(seat in boards for seat in range(self.s.players) if seat not in self.s.out)
            case nodes.WasForeseen():
                action = next(frame for frame in self.s.frames if frame.program == "action")
                return bool(action.vars[ActionFrame.FORESEEN]) and action.vars[ActionFrame.CARD] == self.code.card
            case nodes.YourTurn():
                turn = running_turn(self.s)
                return turn is not None and turn.seat == self.frame.seat
            case nodes.CommonIcon(cards, other_than):
                found = self.cards(cards, each)
                if not found:
                    return self.m.switches["all-of-none"] == "holds"
                return any(
                    all(icon in self.m.catalogue.icons[one] for one in found) for icon in Icon if icon is not other_than
                )
            case nodes.SameValues(cards, others):
                values = [sorted(self.value_of(one) for one in self.cards(some, each)) for some in (cards, others)]
                return values[0] == values[1] and (bool(values[0]) or self.m.switches["all-of-none"] == "holds")
            case nodes.HasBonus(card):
                found = self.cards(card, each)
                return any(self.bonus_on(one) for one in found) if found else None
            case nodes.IsEligible(card):
                found = self.cards(card, each)
                return any(self.eligible(one) for one in found) if found else None
            case nodes.IsExpansion(card, set_):
                found = self.cards(card, each)
                sets = [self.m.catalogue.facts[one].set for one in found]
                return (set_ in sets if set_ else {*sets} != {"base"}) if found else None
            case nodes.HasEffects(card, demand=False):
                found, facts = self.cards(card, each), self.m.catalogue.facts
                return any(facts[one].effects for one in found) if found else None
            case nodes.HasEffects(card):
                found, facts = self.cards(card, each), self.m.catalogue.facts
                return any(kind.is_demand for one in found for kind in facts[one].effects) if found else None
            case nodes.IsColor(card, color):
                found = self.cards(card, each)
                if not found:
                    return None
                wanted: set[int] = set()
                for some in color if isinstance(color, tuple) else (color,):
                    if isinstance(some, nodes.Colors):
                        wanted |= {*self.colors(some)}
                    elif isinstance(some, nodes.TheColor):
                        kept = self.frame.vars[named_slot(self.code, some.name)]
                        wanted |= {*kept} if isinstance(kept, tuple) else {-1 if kept is None else kept}
                    else:
                        wanted.add(self.color(some, each))
                if any(self.m.catalogue.color[one] in wanted for one in found):
                    return True
                return None if -1 in wanted else False
            case nodes.IsCard(card, other):
                found = self.cards(card, each)
                return bool({*found} & {*self.cards(other, each)}) if found else None
            case nodes.ComesBefore(card, other):
                title = self.m.catalogue.title
                mine = [title[one].lower() for one in self.cards(card, each)]
                theirs_ = [title[one].lower() for one in self.cards(other, each)]
                return any(one < another for one in mine for another in theirs_) if mine else None
            case nodes.IsTopOnAnyBoard(card):
                found = self.cards(card, each)
                tops = [top for seat in range(self.s.players) for top in self.tops(seat)]
                return any(one in tops for one in found) if found else None
            case nodes.ColorOnBoard(card, of):
                found = self.cards(card, each)
                colors = {self.m.catalogue.color[one] for one in found}
                return any(self.pile(seat, color) for seat in self.seats(of) for color in colors) if found else None
            case nodes.IsSplayed(color, like=other) if other is not None:
                two = [self.color(color, each), self.color(other, each)]
                if min(two) < 0:
                    return None
                (seat,) = self.seats(Who.YOU)
                splays = {self.s.splays[self.m.zones.pile(seat, one)] for one in two}
                return len(splays) == 1 and Splay.NONE not in splays
            case nodes.IsSplayed(color, direction, of):
                which = self.color(color, each)
                if which < 0:
                    return None
                ways = [self.s.splays[self.m.zones.pile(seat, which)] for seat in self.seats(of)]
                return any(ways) if direction is None else direction in ways
            case nodes.IsOdd(number):
                return bool(self.number(number, each) & 1)
            case nodes.IsSpecial(card):
                found = self.cards(card, each)
                kinds = {one.id: one.kind for one in self.m.catalogue.specials}
                return any(kinds.get(one) is SpecialKind.ACHIEVEMENT for one in found) if found else None
            case nodes.Not(of):
                truth = self.holds(of, each)
                return None if truth is None else not truth
            case nodes.Both(first, second):
                return _all([self.holds(first, each), self.holds(second, each)])
            case nodes.AnyOf(cards, condition):
                return _not(_all([_not(self.holds(condition, card)) for card in self.cards(cards, each)]))
            case nodes.EveryOf(cards, condition):
                found = self.cards(cards, each)
                if not found:
                    return self.m.switches["all-of-none"] == "holds"
                return _all([self.holds(condition, card) for card in found])
            case nodes.ForPlayers(quantifier, who, condition):
                seats = self.seats(who)
                truths = {seat: self.as_seat(seat).holds(condition, each) for seat in seats}
                if quantifier is Quantifier.EVERY:
                    return _all([*truths.values()])
                if quantifier is Quantifier.ANY:
                    return _not(_all([_not(truth) for truth in truths.values()]))
                return _all([truth if seat == self.frame.seat else _not(truth) for seat, truth in truths.items()])
            case nodes.SingleMost(amount, least, tied):
                leading = self.leaders(amount, least=least)
                return self.frame.seat in leading and (tied or len(leading) == 1)
            case nodes.DueToDemand(verb):
                return any(
                    isinstance(item, Moved)
                    and item.verb == verb.value
                    and at.card == self.code.card
                    and self.m.catalogue.facts[at.card].effects[at.effect].is_demand
                    for at, item in self.told
                )
            case nodes.DidAny():
                return self.before_did
        raise UncountedError(type(node).__name__)

    def sides(self, node: nodes.Compare, each: int = -1) -> tuple[int, int]:
        """Return what a condition compares: a number beside a value is one."""
        if isinstance(node.left, nodes.Value) or isinstance(node.right, nodes.Value):
            left, right = (
                side if isinstance(side, nodes.Amount) else self.value(side) for side in (node.left, node.right)
            )
            return (
                left if isinstance(left, int) else self.number(left, each),
                right if isinstance(right, int) else self.number(right, each),
            )
        return self.number(node.left, each), self.number(node.right, each)

    def leaders(self, amount: nodes.Amount, *, least: bool) -> list[int]:
        """Return the seats that have the most (least) of an amount."""
        counts = {seat: self.as_seat(seat).number(amount) for seat in self.left_first()}
        holder = sole_majority(self.told) if isinstance(amount, nodes.Icons) else -1
        if holder in counts and least:
            counts[holder] = max(counts.values()) + 1
        elif holder in counts:
            return [holder]
        best = min(counts.values()) if least else max(counts.values())
        return [seat for seat, count in counts.items() if count == best]


def _all(truths: Sequence[Holds]) -> Holds:
    """Return whether all hold; unknown if one is unknown and none fails."""
    return False if False in truths else None if None in truths else True


def _not(truth: Holds) -> Holds:
    return None if truth is None else not truth
