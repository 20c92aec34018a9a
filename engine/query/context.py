"""What every question about a state needs and no state holds: the cards, the switches, the shape of the table."""

from __future__ import annotations

from collections.abc import Mapping

from engine.editions import switches
from engine.model.cards import Catalogue, EffectKind
from engine.model.state import Setup, State, Zones


class Context:
    """The unchanging side of a game: card facts, readings, and who is whose opponent."""

    def __init__(self, setup: Setup, catalogue: Catalogue) -> None:
        self.setup = setup
        self.catalogue = catalogue
        self.zones = Zones(len(setup.players))
        self.switches: Mapping[str, str] = switches(setup.edition, **dict(setup.switches))
        self.has_demand = self._demands()
        count = len(setup.players)
        self.rounds = tuple(tuple((seat + step) % count for step in range(count)) for seat in range(count))
        """the table clockwise from each seat"""
        self.rounds_from_left = tuple((*order[1:], order[0]) for order in self.rounds)
        self.last_age = int(self.switches["last-age"])

    def _demands(self) -> tuple[bool, ...]:
        """Return for every card id whether the card has a demand effect."""
        found = [False] * len(self.catalogue.age)
        for card in self.catalogue.cards:
            found[card.id] = EffectKind.DEMAND in card.effects
        return tuple(found)

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
