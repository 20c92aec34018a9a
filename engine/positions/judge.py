"""Whether a table and what was told on the way are as expected; each test answers with what is wrong, or nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from engine.game import Game
from engine.lang.terms import Color, Icon, Splay
from engine.model.state import Request
from engine.positions.expect import Asking, Cards, EventTest, FactTest
from engine.positions.position import Item, Position, Test
from engine.positions.problems import Problem, did_you_mean
from engine.query import table
from engine.query.memory import ACTIONS, TAKEN
from engine.run.errors import GameError
from engine.run.options import parse_option
from engine.trace.events import (
    Asked,
    Began,
    Chosen,
    Ended,
    Entry,
    Event,
    Fact,
    GameOver,
    Left,
    Moved,
    Revealed,
    Splayed,
)


def judge(position: Position, game: Game, entries: Sequence[Entry], tests: tuple[Test, ...]) -> list[Problem]:
    """What is not as expected."""
    court = Judge(position, game, entries)
    found = []
    for test in tests:
        message = court.fault(test)
        if message:
            found.append(Problem(position.source, test.line, test.column, message))
    return found


def is_idle(game: Game) -> bool:
    """Whether a game stands between two actions, or is over."""
    request = game.request
    return game.result is not None or (request is not None and request.purpose == "turn" and request.kind == "action")


class Judge:
    """Compares one moment with expectations."""

    def __init__(self, position: Position, game: Game, entries: Sequence[Entry]) -> None:
        self.position = position
        self.game = game
        self.m = game.machine
        self.s = game.state
        self.facts = [entry.item for entry in entries if isinstance(entry.item, Fact)]
        self.events: list[Event] = [entry.item for entry in entries if not isinstance(entry.item, Fact)]
        self.tests: dict[str, Callable[[Test], str]] = {
            "zone": self._zone,
            "splay": self._splay,
            "points": lambda test: self._same("points", test.wanted, table.score(self.m, self.s, test.of[0])),
            "icons": self._icons,
            "left": lambda test: self._same("left", test.wanted, test.of[0] in self.s.out),
            "turn": self._turn,
            "request": self._request,
            "facts": self._fact,
            "no_facts": self._no_fact,
            "events": self._events,
            "no_events": self._no_event,
            "moves": self._moves,
            "shared": lambda test: self._same("shared", self.names(test.wanted), self.names(self._sharers())),
            "free_draw": self._free_draw,
            "winners": self._winners,
            "reason": lambda test: self._same("reason", test.wanted, self.s.result and self.s.result.reason),
        }

    def fault(self, test: Test) -> str:
        """What is wrong, in words; empty if it is as expected."""
        return self.tests[test.what](test)

    # --- words ---

    def name(self, seat: int) -> str:
        """A player's name, or what stands for nobody."""
        return self.position.name(seat) if seat >= 0 else "nobody"

    def names(self, seats: Sequence[int]) -> str:
        """Players' names."""
        return ", ".join(map(self.name, seats)) or "nobody"

    def titles(self, cards: Sequence[int]) -> str:
        """Titles of cards."""
        return ", ".join(self.m.catalogue.title[card] for card in cards) or "no card"

    def _same(self, what: str, wanted: object, found: object) -> str:
        return "" if wanted == found else f"expected {what}: {wanted}, found: {found}"

    # --- the table ---

    def zone(self, of: tuple[str | int, ...]) -> tuple[int, str]:
        """(zone, its name) of what a zone test is about."""
        zones, kind = self.m.zones, str(of[0])
        if kind == "deck":
            return zones.deck(int(of[1])), f"the deck of value {of[1]}"
        if kind == "board":
            color = Color(int(of[2])).name.lower()
            return zones.pile(int(of[1]), int(of[2])), f"the {color} pile of {self.name(int(of[1]))}"
        common = {"junk": zones.junk, "available": zones.available, "specials": zones.specials}
        if kind in common:
            return common[kind], {"available": "the available achievements"}.get(kind, f"the {kind}")
        own = {"hand": zones.hand, "score": zones.score, "achievements": zones.achievements}[kind]
        return own(int(of[1])), f"the {kind} of {self.name(int(of[1]))}"

    def _zone(self, test: Test) -> str:
        zone, name = self.zone(test.of)
        held, wanted = self.s.zones[zone], test.wanted
        if zone == self.m.zones.junk:  # one junk to a reader, as in the file; two zones here
            held += self.s.zones[self.m.zones.junked_specials]
        assert isinstance(wanted, Cards)
        found = f"; found: {self.titles(held)}"
        if wanted.size >= 0 and len(held) != wanted.size:
            return f"expected {wanted.size} cards in {name}, found {len(held)}"
        if wanted.top and held[: len(wanted.top)] != wanted.top:
            return (
                f"expected on top of {name}: {self.titles(wanted.top)}; found: {self.titles(held[: len(wanted.top)])}"
            )
        missing, rest = self._match(wanted.exactly or wanted.contains, held)
        if missing:
            return f"expected {self._item(missing)} in {name}{found}"
        if wanted.exactly is not None and rest:
            return f"did not expect {self.titles(rest)} in {name}"
        if wanted.exactly is not None and wanted.ordered:
            pairs = zip(wanted.exactly, held, strict=True)
            order = tuple(item.card if item.card >= 0 else card for item, card in pairs)
            if order != held:
                return f"expected {name} in the order {self.titles(order)}{found}"
        for item in wanted.without:
            if not self._match((item,), held)[0]:
                return f"did not expect {self._item(item)} in {name}"
        return ""

    def _match(self, items: Sequence[Item], held: Sequence[int]) -> tuple[Item | None, list[int]]:
        """(the first item that is not there, the cards that no item stands for)."""
        rest = list(held)
        for item in sorted(items, key=lambda item: item.card < 0):  # named cards first
            same = [card for card in rest if card == item.card or (item.card < 0 and self._age(card) == item.value)]
            if not same:
                return item, rest
            rest.remove(same[0])
        return None, rest

    def _age(self, card: int) -> int | None:
        return self.m.catalogue.age[card] if card < len(self.m.catalogue.age) else None

    def _item(self, item: Item | None) -> str:
        assert item is not None
        return self.m.catalogue.title[item.card] if item.card >= 0 else f"a card of value {item.value}"

    def _splay(self, test: Test) -> str:
        seat, color = test.of
        found = self.s.splays[self.m.zones.pile(seat, color)]
        what = f"{Color(color).name.lower()} of {self.name(seat)} splayed"
        return self._same(what, Splay(test.wanted).name.lower(), Splay(found).name.lower())

    def _icons(self, test: Test) -> str:
        seat, icon = test.of
        found = table.icon_count(self.m, self.s, seat, icon)
        return self._same(f"{Icon(icon).name.lower()} icons of {self.name(seat)}", test.wanted, found)

    def _turn(self, test: Test) -> str:
        if self.s.result is not None or len(self.s.frames) < 2:
            return "expected a turn, but the game is over"
        f = self.s.frames[1]
        taken, of = f.vars[TAKEN], f.vars[ACTIONS]
        found = (f.seat, min(taken + 1, of) if len(self.s.frames) == 2 else taken, of)
        for what, wanted, is_ in zip(("player", "action", "actions"), test.wanted, found, strict=True):
            if wanted not in (-1, is_):
                words = (self.name(wanted), self.name(is_)) if what == "player" else (wanted, is_)
                return self._same(f"the turn's {what}", *words)
        return ""

    def _winners(self, test: Test) -> str:
        if self.s.result is None:
            return "expected the game to be over"
        return self._same("winners", self.names(test.wanted), self.names(self.s.result.winners))

    # --- the request ---

    def _request(self, test: Test) -> str:
        wanted, request = test.wanted, self.s.request
        assert isinstance(wanted, Asking)
        if request is None or wanted.nothing:
            asked = f"{self.name(request.seat)} is asked" if request else "nobody is asked"
            return "" if request is None and wanted.nothing else f"expected another request: {asked}"
        found = {
            "who": request.seat,
            "kind": request.kind,
            "purpose": request.purpose,
            "card": request.card,
            "optional": request.optional,
            "low": request.low,
            "high": request.high,
        }
        for key, is_ in found.items():
            want = getattr(wanted, key)
            if want not in (is_, getattr(Asking(), key)):
                words = [self._word(key, each) for each in (want, is_)]
                return f"expected a request with {key}: {words[0]}, found: {words[1]}"
        return self._options(wanted, request)

    def _word(self, key: str, value: Any) -> str:
        if key == "who":
            return self.name(value)
        return self.titles([value] if value >= 0 else []) if key == "card" else str(value)

    def _options(self, wanted: Asking, request: Request) -> str:
        try:
            there = {parse_option(self.m, self.s, text) for text in (*wanted.selectable, *(wanted.options or ()))}
        except GameError as error:
            return str(error)
        if wanted.options is not None and len(there) < len(request.options):
            ids = self.game.options()
            more = [name for number, name in zip(request.options, ids, strict=True) if number not in there]
            return f"did not expect the options {', '.join(more)}"
        for text in wanted.not_selectable:
            try:
                parse_option(self.m, self.s, text)
            except GameError:
                continue
            return f"did not expect the option {text!r}"
        return ""

    # --- facts ---

    def _fits_fact(self, wanted: FactTest, fact: Fact) -> bool:
        numbers = dict(fact.numbers)
        return (
            wanted.kind in ("", fact.kind)
            and wanted.who in (-1, fact.seat)
            and wanted.rule in ("", fact.rule)
            and wanted.holds in (None, fact.holds)
            and set(wanted.cards) <= set(fact.cards)
            and all(name in numbers and numbers[name] == number for name, number in wanted.numbers)
        )

    def _fact(self, test: Test) -> str:
        if any(self._fits_fact(test.wanted, fact) for fact in self.facts):
            return ""
        like = [fact for fact in self.facts if fact.kind == test.wanted.kind and test.wanted.who in (-1, fact.seat)]
        if like:
            told = "; ".join(f"{fact.rule}, holds: {fact.holds}, {dict(fact.numbers)}" for fact in like)
            return f"no such fact was recorded; of this kind there is: {told}"
        return f"no such fact was recorded{did_you_mean(test.wanted.kind, {fact.kind for fact in self.facts})}"

    def _no_fact(self, test: Test) -> str:
        found = any(self._fits_fact(test.wanted, fact) for fact in self.facts)
        return f"did not expect the fact {test.wanted.kind or test.wanted.rule!r}" if found else ""

    # --- events ---

    def _fits_event(self, wanted: EventTest, event: Event) -> bool:
        found = self._event(event)
        return all(want in (default, is_) for want, default, is_ in zip(wanted, EventTest(), found, strict=True))

    def _event(self, event: Event) -> EventTest:
        """What an event says, in the terms of a test."""
        m = self.m
        if isinstance(event, Moved):
            zones = (m.kind[event.source], m.kind[event.target])
            return EventTest(event.verb, event.seat, event.card, event.value, *zones, m.owner[event.target])
        if isinstance(event, Splayed):
            return EventTest("splay", event.seat, of=event.owner, color=event.color, splay=event.after)
        if isinstance(event, Revealed):
            return EventTest("reveal", event.seat, event.card, self._age(event.card) or 0, m.kind[event.zone])
        if isinstance(event, Asked | Chosen):
            return EventTest("ask" if isinstance(event, Asked) else "choose", event.seat, what=event.kind)
        if isinstance(event, Began | Ended):
            return EventTest("begin" if isinstance(event, Began) else "end", event.seat, event.card, what=event.what)
        if isinstance(event, Left):
            return EventTest("leave", event.seat, what=event.reason)
        assert isinstance(event, GameOver)
        return EventTest("game-over", card=event.card, what=event.reason)

    def _tell(self, event: EventTest) -> str:
        words = [event.event, event.what, f"by {self.name(event.who)}" if event.who >= 0 else ""]
        words.append(f"of {self.titles([event.card])}" if event.card >= 0 else "")
        words.append(f"of value {event.value}" if event.value > 0 else "")
        return " ".join(filter(None, words))

    def _events(self, test: Test) -> str:
        """The events in this order, others between them or not."""
        rest = iter(self.events)
        for wanted in test.wanted:
            if not any(self._fits_event(wanted, event) for event in rest):
                return f"expected here or later, and after the ones before it: {self._tell(wanted)}"
        return ""

    def _no_event(self, test: Test) -> str:
        found = any(self._fits_event(test.wanted, event) for event in self.events)
        return f"did not expect: {self._tell(test.wanted)}" if found else ""

    def _moves(self, test: Test) -> str:
        """All movements of cards, in order, and no other."""
        moves = [event for event in self.events if isinstance(event, Moved)]
        for number, (wanted, event) in enumerate(zip(test.wanted, moves, strict=False), start=1):
            if not self._fits_event(wanted, event):
                return f"expected as move {number}: {self._tell(wanted)}; found: {self._tell(self._event(event))}"
        if len(moves) != len(test.wanted):
            told = "; ".join(self._tell(self._event(event)) for event in moves) or "none"
            return f"expected {len(test.wanted)} moves, found {len(moves)}: {told}"
        return ""

    def _sharers(self) -> tuple[int, ...]:
        """The seats that executed another's effect as sharers."""
        found, active = Counter[int](), -1
        for event in self.events:
            if isinstance(event, Began) and event.what == "dogma":
                active = event.seat
            elif isinstance(event, Began) and event.what == "execution" and event.seat != active:
                code = self.m.effects[event.card][event.number]
                found[event.seat] += not code.demand
        return tuple(sorted(seat for seat, times in found.items() if times))

    def _free_draw(self, test: Test) -> str:
        found = any(isinstance(event, Began) and event.what == "free-draw" for event in self.events)
        return self._same("a free draw", test.wanted, found)
