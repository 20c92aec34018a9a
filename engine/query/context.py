"""What every question about a state needs and no state holds: the cards, the switches, the shape of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.cards.sets import zone_kinds
from engine.editions import switches
from engine.lang.lower import Code
from engine.lang.nodes import (
    CountsAs,
    Deed,
    EachKarma,
    HaveSoleMajority,
    MayIssue,
    ProvidesIcons,
    ProvidesPoints,
    RaiseValues,
    ScoredOrTuckedThisTurn,
    WhenMelded,
    Who,
    Would,
)
from engine.lang.terms import STANDARD_ICONS, Color, EffectKind, Icon
from engine.model.cards import INTRODUCED, CardCatalogue
from engine.model.state import Setup, State
from engine.model.zones import Back, Fronts, Order, Zones
from engine.query import places
from engine.query.board import Board, BoardTest, IconsGiven, PointsGiven, SpecialCondition
from engine.rules import replacements


def goal(chosen: Mapping[str, str], teams: Sequence[int], further_sets: int, left: int = 0) -> int:
    """Return how many achievements win: 8 less the players or the teams, at least 3, and one more for each set.

    4e base p. 29, p. 31; Ultimate pp. 16-18. ``chosen`` has the choice of every switch, ``teams`` are given by seat;
    ``left`` players are out of the game.
    """
    players, sides, extra = len(teams), len(set(teams)), int(chosen["extra-achievement"] == "one")
    least = 3 if chosen["achievements-minimum"] == "three" else 1
    if sides < players and chosen["team-goal"] == "six":
        return extra + 6 + further_sets
    if sides < players:
        players = sides
    elif chosen["goal-after-elimination"] == "recounted":
        players -= left
    return extra + max(8 - players + further_sets, least)


class Also(NamedTuple):
    """That the cards of some zones count as being in others of the player on whose board a card is a top card."""

    sources: tuple[str, ...]
    """the words of the zones in which the cards lie"""
    targets: tuple[str, ...]
    """the words of the zones in which they count as being"""
    of: Who = Who.YOU
    """whose the first are, seen from that player: their own, or those of all opponents"""
    when: Callable[[State, int], bool] | None = None
    """whether it holds for a seat now; ``None`` if it always does"""
    code: Code | None = None
    node: CountsAs | None = None


class Each(NamedTuple):
    """A sentence of an "Each" karma, linked."""

    card: int
    node: EachKarma
    ask: Callable[[State, int], Any]
    """what it comes to for a seat on whose board the card is a top card: a number, or cards"""


class Context:
    """The unchanging side of a game: card facts, zones, readings, karmas, and who is whose opponent."""

    def __init__(
        self, setup: Setup, catalogue: CardCatalogue, codes: Iterable[Code] = (), *, zones: Zones | None = None
    ) -> None:
        """Compute the data that queries need; ``zones`` are those of the setup's sets unless given."""
        self.setup = setup
        self.catalogue = catalogue
        self.switches: Mapping[str, str] = switches(setup.edition, setup.sets, **dict(setup.switches))
        self.last_age = int(self.switches["last-age"])
        self.instead = replacements(setup.edition, self.switches)
        """the rule that is cited in the place of one that does not hold in this game, by their ids"""
        self.zones = zones or Zones(
            len(setup.players), zone_kinds(setup.sets, self.switches), backs(setup.sets, catalogue, self.last_age)
        )
        spared = [kind for kind in self.zones.kinds if kind.spared_if[0]]
        self.zones.spared = frozenset(
            kind.word for kind in spared if self.switches[kind.spared_if[0]] == kind.spared_if[1]
        )
        self.out_verb = "junk" if self.switches["out-of-play"] == "junk" else "remove"
        """the verb by which cards leave the game, whatever the card calls it"""
        self._lay_out()
        self.has_demand = self._demands()
        self.values_vary = tuple(each.id for each in catalogue.cards if each.value_on_board not in (None, each.age))
        """the cards whose value depends on where they lie; read by ``table.value``"""
        self.values_placed: dict[tuple[int, ...], tuple[int, ...]] = {}
        """the values of all cards by which of those lie on boards, as asked for; read it through ``table.values``"""
        count = len(setup.players)
        self.rounds = tuple(tuple((seat + step) % count for step in range(count)) for seat in range(count))
        """the table clockwise from each seat"""
        self.rounds_from_left = tuple((*order[1:], order[0]) for order in self.rounds)
        self.players = count
        self.in_teams = len(set(setup.teams)) < count
        """whether any seats share a team"""
        self.parley = self._parley()
        """whether Parley is in effect while more than three seats remain (4e base p. 32)"""
        self.further_sets = len(setup.sets) - 1
        """how many sets are played beside the base set"""
        self.goals = tuple(goal(self.switches, setup.teams, self.further_sets, left) for left in range(count + 1))
        """how many achievements win, by how many seats have left"""
        self.claims_again = self.further_sets > 0
        """whether a player can come to claim a second achievement of a value (Ultimate p. 21)"""
        self.goal_rule = self._goal_rule()
        """the rule that gives that number, but for what is cited in its place"""
        self.tallies = self.switches["monument"] == "six-in-a-turn"
        """whether cards scored and tucked are counted for the turn: for Monument, or as a karma asks for it"""
        self.boards: list[Board | None] = [None] * count
        """for every seat the board counted last; read it through ``table.board``, which compares"""
        self.special_conditions: Mapping[int, SpecialCondition] = {}
        """the conditions of special achievements, by id; the maker of the context links them (``specials.py``)"""
        self.met_on_board: tuple[tuple[int, BoardTest], ...] = ()
        """those of which a board alone decides, with the test of a board"""
        self.eased_conditions: Mapping[int, SpecialCondition] = {}
        """the conditions as they are for who is helped by an "Each" karma, by id; none without such a karma"""
        self.growing: frozenset[int] = frozenset()
        """those of them that a board which shows more meets, too"""
        self.met_beyond: tuple[tuple[int, int, Callable[[State, int], bool]], ...] = ()
        """the others: (the least value of the highest top card, special, whether a seat with such a card meets it), by
        that value"""
        self.beyond_from = 0
        """the least value that the highest top card of a seat must have for any of them to be met"""
        self.also: dict[int, tuple[Also, ...]] = {}
        """for a card that is a top card: which cards count as being elsewhere"""
        self.member_zones: dict[
            tuple[tuple[str, ...], int], tuple[tuple[int, ...], bool, tuple[tuple[int, Also], ...]]
        ] = {}
        """the zones of some kinds and of a seat, whether any kind is a common one, and what may make other cards count
        as being there, with its card; read by ``table.members``"""
        self.each_sentences: tuple[tuple[Code, EachKarma], ...] = ()
        """the sentences of other karmas that hold all the time; the maker of the context links them"""
        self.each: dict[type[EachKarma], dict[int, tuple[Each, ...]]] = {}
        """the same by kind and by card; read it through ``query.karmas``"""
        self.lenders: tuple[int, ...] = ()
        """the cards with a karma by which a player may look at cards that lie elsewhere; read by ``query.sight``"""
        self.basic: Context = self
        """the context in which no "Each" karma holds: each of them is asked there (Ultimate p. 28)"""
        self.watchers: dict[Deed, dict[int, tuple[tuple[Code, Would], ...]]] = {}
        """karmas by what they watch for and by their card, each with the sentence that says so"""
        self.watching: dict[tuple[Deed, ...], tuple[int, ...]] = {}
        """the cards that wait for any of some deeds, for those asked for so far; read by ``run.karma``"""
        self.is_karma: dict[str, bool] = {}
        """whether a program is a karma's, for those asked for so far; read by ``run.karma``"""
        self.when_melded: dict[int, Code] = {}
        """the karmas that wait for their own card's meld, by card"""
        self.provided: list[tuple[Code, ProvidesIcons | ProvidesPoints]] = []
        """the sentences of karmas by which something provides icons or points"""
        self.icons_given: Mapping[int, tuple[IconsGiven, ...]] = {}
        """what those on a top card add to the icons of its board, by card; linked, as conditions are (``each.py``)"""
        self.points_given: Mapping[int, tuple[tuple[bool, PointsGiven], ...]] = {}
        """likewise to a score, each with whether it is that of the card's owner, or else of every opponent"""
        self.may_issue: dict[int, tuple[Color | None, ...]] = {}
        """for a card that is a top card: the colors of the Decrees that its player may issue with fewer Figures

        ``None`` stands for any of them."""
        self.raises = False
        """whether any card raises the values printed in others"""
        self.majorities = False
        """whether any karma gives somebody the sole majority of every icon"""
        for code in codes:
            if code.kind is EffectKind.KARMA and not code.whole:
                self._karma(code)

    def _lay_out(self) -> None:
        """Work out the tables about the zones that are read at every step of a game."""
        zones = self.zones
        self.all_seats = (1 << zones.players) - 1
        """every seat, as bits"""
        self.sight = zones.lookers()
        """seats, as bits, that may look at the fronts in a zone; read by ``query.sight``"""
        self.mixed = tuple(kind.fronts is Fronts.OWNER for kind in zones.kind_of)
        """whether the owner of a zone may mix its cards, so that the others cannot follow one among equal backs"""
        self.followed = tuple(kind.fronts is not Fronts.NOBODY or kind.order is Order.PILE for kind in zones.kind_of)
        """whether a seat that saw a card still knows it in a zone; read by ``query.sight``"""
        self.board_of, self.hand_of, self.score_of = zones.board_of, zones.hand_of, zones.score_of
        """by seat: where the piles lie in ``State.zones``, the hand, the score pile"""
        self.achieved_from = tuple(
            tuple(zone for zone in zones.area(seat) if zones.kind_of[zone].achieved_from)
            for seat in range(zones.players)
        )
        """by seat: zones of its own from which it may claim cards with an Achieve action"""
        self.melded_from = tuple(
            tuple(zone for zone in zones.area(seat) if zones.kind_of[zone].melded_from) for seat in range(zones.players)
        )
        """by seat: zones of its own from which it may meld cards with a Meld action, beside the hand"""
        self.lending = frozenset(zone for zone, kind in enumerate(zones.kind_of) if kind.lends)
        """zones whose cards lend their icons for the verdicts of a Dogma action with them"""
        stocks = {kind.stock_of: zones.of(kind.word) for kind in zones.common_kinds if kind.stock_of}
        self.stock = {each.id: stocks.get(each.kind.value, zones.specials) for each in self.catalogue.specials}
        """where each special achievement, Museum or Decree lies while nobody has it, by id"""
        self.piles_of = zones.piles_of
        """the piles of a board, by seat and color"""
        self.base_decks = zones.decks_of()
        """the decks of the base set by age, from age 0 on; -1 where there is none"""
        self.icons = (*STANDARD_ICONS, Icon.MEAT) if self.catalogue.to_introduce else STANDARD_ICONS
        """the icons of which totals are counted: the standard ones, and meat where cards of age 0 can come in"""
        self.lowest_age = 0 if self.catalogue.to_introduce else 1
        """the lowest age of which a game can come to have a base deck; read ``table.first_age`` for what it has now"""
        self.decks_by_set = {name: self._decks_of(name) for name in dict.fromkeys(set_ for set_, _ in zones.decks)}
        """those from which a card of a set is drawn, likewise: a base deck where the set has none"""
        at = {back: zone for zone, back in enumerate(zones.back) if back is not None}
        home = [-1] * self.catalogue.size
        cards: dict[int, list[int]] = {zone: [] for zone in at.values()}
        for card in self.catalogue.cards:
            zone = at.get((card.set, card.age), -1) if card.id not in self.catalogue.left_out else -1
            home[card.id] = zone
            if zone >= 0:
                cards[zone].append(card.id)
        self.home = tuple(home)
        """the deck of each card's back, to which it is returned; -1 for a special achievement or a card not played"""
        self.cards_of_deck = {zone: tuple(each) for zone, each in cards.items()}
        """all cards of the back of a deck, by rising id, wherever they lie"""
        self.undealt = self._undealt()
        """(the cards of every zone, the zone of every card, who has seen it) before the decks are shuffled; cards that
        an effect introduces are in no zone"""

    def _undealt(self) -> tuple[list[tuple[int, ...]], list[int], list[int]]:
        places: list[tuple[int, ...]] = [()] * len(self.zones)
        where, seen = [-1] * self.catalogue.size, [0] * self.catalogue.size
        later = self.zones.back.index(INTRODUCED) if self.catalogue.to_introduce else -1
        for zone, each in self.cards_of_deck.items():
            if zone == later:
                continue
            places[zone] = each
            for card in each:
                where[card] = zone
        for special in self.catalogue.specials:
            zone = where[special.id] = self.stock[special.id]
            places[zone] = (*places[zone], special.id)
            seen[special.id] = self.all_seats
        return places, where, seen

    def _decks_of(self, name: str) -> tuple[int, ...]:
        own = self.zones.decks_of(name)
        return tuple(own[age] if age < len(own) and own[age] >= 0 else deck for age, deck in enumerate(self.base_decks))

    def _karma(self, code: Code) -> None:
        """Register a karma, so that queries and verbs find it in one table, which is empty without karmas."""
        self.majorities = self.majorities or HaveSoleMajority in code.parts
        for sentence in code.tree.sentences:
            match sentence:
                case CountsAs(place=place, zone=zone):
                    known = self.also.get(code.card, ())
                    sources = [word for word in places.words(place.zone, self.zones) if word in self.zones.of_word]
                    whose = place.of if isinstance(place.of, Who) else Who.YOU
                    also = Also(tuple(sources), places.words(zone.zone), whose, None, code, sentence)
                    self.also[code.card] = (*known, also)
                case EachKarma():
                    self.each_sentences = (*self.each_sentences, (code, sentence))
                case Would(deeds=deeds, steps=steps):
                    for deed in deeds:
                        by_card = self.watchers.setdefault(deed, {})
                        by_card[code.card] = (*by_card.get(code.card, ()), (code, sentence))
                    self.tallies = self.tallies or ScoredOrTuckedThisTurn in code.parts
                    self.raises = self.raises or any(isinstance(step, RaiseValues) for step in steps)
                case MayIssue(color=color):
                    self.may_issue[code.card] = (*self.may_issue.get(code.card, ()), color)
                case WhenMelded():
                    self.when_melded[code.card] = code
                case ProvidesIcons() | ProvidesPoints():
                    self.provided.append((code, sentence))

    def _demands(self) -> tuple[bool, ...]:
        """Return for every card id whether the card has a demand effect; one that compels is one (Ultimate p. 27)."""
        found = [False] * self.catalogue.size
        for card in self.catalogue.cards:
            found[card.id] = any(kind.is_demand for kind in card.effects)
        return tuple(found)

    def _parley(self) -> bool:
        """Return whether Parley is in effect: with four or more players; in team games by the switch."""
        rule = self.switches["parley"]
        return self.players >= 4 and (rule == "always" or (rule == "without-teams" and not self.in_teams))

    def _goal_rule(self) -> str:
        if self.switches["extra-achievement"] == "one":
            return "win-achievements-extra-3e"
        if self.further_sets:
            return "expansion-goal"
        if self.in_teams:
            return "teams-goal"
        return "win-achievements" if self.goals[0] == 8 - self.players else "win-achievements-minimum"

    def cite(self, rule: str) -> str:
        """Return the rule that is cited in this game in the place of a rule: itself, if it holds here."""
        return self.instead.get(rule, rule)

    def seats_from(self, state: State, seat: int) -> tuple[int, ...]:
        """Return the seats still in the game, clockwise, beginning with ``seat`` (which may have left)."""
        order = self.rounds[seat]
        return tuple(each for each in order if each not in state.out) if state.out else order

    def seats_left_of(self, state: State, seat: int) -> tuple[int, ...]:
        """Return the seats still in the game, clockwise, beginning to the left of ``seat`` and ending with it."""
        order = self.rounds_from_left[seat]
        return tuple(each for each in order if each not in state.out) if state.out else order

    def are_opponents(self, one: int, other: int) -> bool:
        """Return whether two seats are opponents: of different teams (4e base p. 31)."""
        return self.setup.teams[one] != self.setup.teams[other]

    def opponents(self, state: State, seat: int) -> list[int]:
        """Return a seat's opponents still in the game, clockwise from its left."""
        teams = self.setup.teams
        return [each for each in self.seats_from(state, seat) if teams[each] != teams[seat]]


def backs(sets: Iterable[str], catalogue: CardCatalogue, last_age: int) -> tuple[Back, ...]:
    """Return the back of every deck of a game: by set in the order of the sets, then by age.

    The base set has a deck of each age, a further set one of each age of which it has cards.
    """
    found = {("base", age) for age in range(1, last_age + 1)}
    found |= {(card.set, card.age) for card in catalogue.cards if card.age <= last_age}
    order = {name: place for place, name in enumerate(("base", *sets))}
    return tuple(sorted(found, key=lambda back: (order.get(back[0], len(order)), back)))
