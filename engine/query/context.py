"""What every question about a state needs and no state holds: the cards, the switches, the shape of the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.editions import switches
from engine.lang.lower import Code
from engine.lang.nodes import CountsAs, Deed, RaiseValues, Would, Zone
from engine.model.cards import CardCatalogue, EffectKind
from engine.model.state import ACHIEVEMENTS, HAND, SCORE, Setup, State, Zones
from engine.query.board import Board

OWNED = {Zone.HAND: HAND, Zone.SCORE: SCORE, Zone.ACHIEVEMENTS: ACHIEVEMENTS}
"""the one zone that a place of a player is"""


class Context:
    """The unchanging side of a game: card facts, readings, karmas, and who is whose opponent."""

    def __init__(self, setup: Setup, catalogue: CardCatalogue, codes: Iterable[Code] = ()) -> None:
        self.setup = setup
        self.catalogue = catalogue
        self.zones = Zones(len(setup.players))
        self.switches: Mapping[str, str] = switches(setup.edition, **dict(setup.switches))
        self.has_demand = self._demands()
        count = len(setup.players)
        self.rounds = tuple(tuple((seat + step) % count for step in range(count)) for seat in range(count))
        """the table clockwise from each seat"""
        self.rounds_from_left = tuple((*order[1:], order[0]) for order in self.rounds)
        self.players = count
        self.in_teams = len(set(setup.teams)) < count
        """whether any seats share a team"""
        self.parley = self._parley()
        """whether Parley is in effect while more than three seats remain (4e base p. 32)"""
        self.goals = tuple(self._goal(left) for left in range(count + 1))
        """how many achievements win, by how many seats have left"""
        self.tallies = self.switches["monument"] == "six-in-a-turn"
        """whether cards scored and tucked are counted for the turn"""
        self.last_age = int(self.switches["last-age"])
        self.first_deck = self.zones.deck(0)
        """the zone of an age's deck is this and the age"""
        self.boards: list[Board | None] = [None] * count
        """for every seat the board counted last; read it through ``table.board``, which compares"""
        self.also: dict[int, tuple[tuple[int, int], ...]] = {}
        """for a card that is a top card: (zone of its owner, zone that its cards count as lying in, too)"""
        self.watchers: dict[Deed, tuple[Code, ...]] = {}
        """karmas by what they watch for"""
        self.raises = False
        """whether any card raises the values printed in others"""
        for code in codes:
            if code.karma and not code.whole:
                self._karma(code)

    def _karma(self, code: Code) -> None:
        """Note what a karma does, so that queries and verbs find it by a look at one table, empty without karmas."""
        for sentence in code.tree.sentences:
            match sentence:
                case CountsAs(place=place, zone=zone):
                    known = self.also.get(code.card, ())
                    self.also[code.card] = (*known, (OWNED[place.zone], OWNED[zone.zone]))
                case Would(deed=deed, steps=steps):
                    self.watchers[deed] = (*self.watchers.get(deed, ()), code)
                    self.raises = self.raises or any(isinstance(step, RaiseValues) for step in steps)

    def _demands(self) -> tuple[bool, ...]:
        """Return for every card id whether the card has a demand effect."""
        found = [False] * len(self.catalogue.age)
        for card in self.catalogue.cards:
            found[card.id] = EffectKind.DEMAND in card.effects
        return tuple(found)

    def _parley(self) -> bool:
        """Return whether Parley is in effect: with four or more players; in team games by the switch."""
        rule = self.switches["parley"]
        return self.players >= 4 and (rule == "always" or (rule == "without-teams" and not self.in_teams))

    def _goal(self, left: int) -> int:
        """Return how many achievements win: 6 for two players or for a team, one fewer for each further player."""
        players = self.players
        if self.in_teams:
            return 6 if self.switches["team-goal"] == "six" else 8 - len(set(self.setup.teams))
        if self.switches["goal-after-elimination"] == "recounted":
            players -= left
        return max(8 - players, 3) if self.switches["achievements-minimum"] == "three" else 8 - players

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
