"""From a state back to a position: as YAML, or as one line that can be pasted in a chat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import yaml

from engine.game import Game
from engine.lang.terms import Color, Splay
from engine.model.cards import INTRODUCED
from engine.model.frames import GameFrame, TurnFrame
from engine.model.state import State
from engine.model.zones import Back, Owner
from engine.positions.expect import zone_keys
from engine.positions.problems import PositionError, Problem
from engine.positions.read import FIRST_KEYS, SCHEMA
from engine.query import sight
from engine.query.running import running_game, running_turn
from engine.query.standard import owned_ages, standard_ages
from engine.query.table import are_introduced
from engine.run import setup
from engine.run.link import machine
from engine.run.machine import Machine
from engine.text.messages import phrase

Plain = dict[str, Any]
"""a position in the shape of the YAML file: dicts, lists, words and numbers"""


def dump(table: Game | State, *, full: bool = False, name: str = "", title: str = "") -> str:
    """Return a state as YAML, from which the same state can be read; defaults are omitted.

    The seed and the differences from shuffling with it describe the decks; with ``full`` every card is listed.

    Raises:
        PositionError: the state is in the middle of an action, or the game is over.
    """
    head = {"schema": SCHEMA, **({"id": name} if name else {}), **({"title": title} if title else {})}
    data = {**head, **plain(table, full=full)}
    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, default_flow_style=None, width=110)


def plain(table: Game | State, *, full: bool = False, short: bool = False) -> Plain:
    """A state in the shape of the file, without defaults; ``short``: cards by key and players by number.

    Raises:
        PositionError: the state is in the middle of an action, or the game is over.
    """
    if isinstance(table, Game):
        return _Writer(table.machine, table.state, full=full, short=short).write()
    return _Writer(machine(table.setup), table, full=full, short=short).write()


class _Writer:
    def __init__(self, m: Machine, s: State, *, full: bool, short: bool) -> None:
        self.m = m
        self.s = s
        self.full = full
        self.spelling = m.catalogue.key if short else m.catalogue.title
        self.players: list[str | int] = list(range(1, s.players + 1)) if short else list(s.setup.players)
        table = setup.empty_table(m)
        if are_introduced(m, s):
            setup.let_in(m, table)
        setup.shuffle_decks(m, table)
        self.rng = table.rng
        self.shuffled = table.zones

    def write(self) -> Plain:
        self._refuse()
        m, s, zones = self.m, self.s, self.m.zones
        data: Plain = {}
        given = s.setup
        if given.edition != 4:
            data["edition"] = given.edition
        if given.sets != ("base",):
            data["sets"] = list(given.sets)
        if given.seed:
            data["seed"] = given.seed
        if given.switches:
            data["switches"] = dict(given.switches)
        data["players"] = [self._player(seat) for seat in range(s.players)]
        if given.teams != tuple(range(s.players)):
            data["teams"] = [team + 1 for team in given.teams]
        decks: dict[Back, Any] = {back: deck for back in zones.decks if (deck := self._deck(back)) is not None}
        if decks:
            data["decks"] = {age: deck for (set_, age), deck in decks.items() if set_ == "base"}
            for (set_, age), deck in decks.items():
                if set_ != "base":
                    data["decks"].setdefault(set_, {})[age] = deck
        available = s.zones[zones.available]
        # Readers of the first version took no heed of who has which achievement, so it is said where somebody has one.
        owned = owned_ages(m, s).intersection(standard_ages(m.switches))
        if self.full or owned or available != self._default_achievements(decks):
            data["achievements"] = self._cards(available)
        free = set(s.zones[zones.specials])
        if s.zones[zones.specials] != tuple(each.id for each in m.catalogue.specials if each.id in free):
            data["specials"] = self._cards(s.zones[zones.specials])
        for key in zone_keys(zones.kinds, Owner.COMMON):
            stock = any(kind.stock_of and kind.position_key == key for kind in zones.kinds)
            if key not in FIRST_KEYS and not stock and (cards := self._called(key)):
                data[key] = cards
        if turn := self._turn():
            data["turn"] = turn
        known = {self.spelling[card]: self._seats(bits) for card, bits in self._known()}
        if known:
            data["known"] = known
        if s.rng != self.rng:
            data["rng"] = s.rng
        return data

    def _refuse(self) -> None:
        s = self.s
        names = [name.casefold() for name in s.setup.players]
        fault = ""
        if s.result is not None:
            fault = "position-game-over"
        elif (turn := running_turn(s)) is None or s.frames[-1] is not turn or turn.vars[TurnFrame.FREE_ACTIONS]:
            fault = "position-amid-action"
        elif len(set(names)) < len(names):
            fault = "position-two-names"
        if fault:
            raise PositionError([Problem("position", 0, 0, phrase(fault))])

    def _cards(self, cards: tuple[int, ...]) -> list[str]:
        return [self.spelling[card] for card in cards]

    def _seats(self, bits: int) -> list[str | int]:
        return [name for seat, name in enumerate(self.players) if bits >> seat & 1]

    def _called(self, key: str, seat: int = -1) -> list[str]:
        """Return the contents of the zones with a name in positions."""
        return [title for zone in self.m.zones.called(key, seat) for title in self._cards(self.s.zones[zone])]

    def _player(self, seat: int) -> Plain:
        s, zones = self.s, self.m.zones
        found: Plain = {"name": s.setup.players[seat]}
        board: Plain = {}
        for color in Color:
            zone = zones.pile(seat, color)
            cards = self._cards(s.zones[zone])
            splay = Splay(s.splays[zone])
            if cards:
                board[color.word] = {"cards": cards, "splay": splay.word} if splay else cards
        if board:
            found["board"] = board
        for key in zone_keys(zones.kinds, Owner.EACH_PLAYER):
            if held := self._called(key, seat):
                found[key] = held
        if seat in s.out:
            found["left"] = True if s.out == tuple(sorted(s.out)) else s.out.index(seat) + 1
        return found

    def _deck(self, back: Back) -> Any:
        """What must be said of a deck: the fewest cards above and under a rest that lies as shuffled.

        A deck that an effect has introduced must be spoken of, as it is not there otherwise.
        """
        set_, age = back
        zone = self.m.zones.deck(age, set_)
        order = self.s.zones[zone]
        introduced = back == INTRODUCED
        if introduced and not are_introduced(self.m, self.s):
            return None
        if self.full:
            return {"exactly": self._cards(order)}
        rank = {card: place for place, card in enumerate(self.shuffled[zone])}
        best, start = (0, 0), 0
        for place in range(len(order)):
            if place and rank[order[place]] < rank[order[place - 1]]:
                start = place
            if place + 1 - start > best[1] - best[0]:
                best = (start, place + 1)
        top, bottom = self._cards(order[: best[0]]), self._cards(order[best[1] :])
        if bottom:
            return {"top": top, "bottom": bottom} if top else {"bottom": bottom}
        return top or ({"count": len(order)} if introduced else None)

    def _default_achievements(self, decks: Mapping[Back, Any]) -> tuple[int, ...]:
        """Return the achievements that would be available if the position did not name any and nobody had one."""
        m, zones = self.m, self.m.zones
        found = []
        for age in standard_ages(m.switches):
            written = decks.get(("base", age)) or ()
            parts = written.values() if isinstance(written, dict) else (written,)
            said = {title for part in parts for title in part}
            free = (zones.deck(age), zones.available)
            for card in self.shuffled[zones.deck(age)]:
                if self.s.where[card] in free and self.spelling[card] not in said:
                    found.append(card)
                    break
        return tuple(found)

    def _turn(self) -> Plain:
        s = self.s
        game, turn = running_game(s), running_turn(s)
        assert game is not None
        assert turn is not None
        taken, of = turn.vars[TurnFrame.ACTIONS_TAKEN], turn.vars[TurnFrame.ACTIONS]
        found: Plain = {}
        if turn.seat:
            found["player"] = self.players[turn.seat]
        if taken:
            found["action"] = taken + 1
        if of != 2:
            found["of"] = of
        if game.vars[GameFrame.TURNS_BY_SEAT] != (1,) * s.players:
            found["begun"] = list(game.vars[GameFrame.TURNS_BY_SEAT])
        if turn.vars[TurnFrame.TALLY]:
            found["tally"] = [f"{seat + 1}-{verb}" for seat, verb in turn.vars[TurnFrame.TALLY]]
        if turn.vars[TurnFrame.DREW]:
            found["drawn"] = [self.players[seat] for seat in turn.vars[TurnFrame.DREW]]
        if turn.vars[TurnFrame.ENDORSED]:
            found["endorsed"] = [self.players[seat] for seat in turn.vars[TurnFrame.ENDORSED]]
        return found

    def _known(self) -> list[tuple[int, int]]:
        """Cards known to others than those whom their place shows them to."""
        return [
            (card.id, self.s.seen[card.id])
            for card in self.m.catalogue.cards
            if self.s.where[card.id] >= 0 and self.s.seen[card.id] != sight.shown(self.m, self.s, card.id)
        ]
