"""Checks a table, its events and its facts; each test returns the problem, or ``None``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from engine.game import Game
from engine.lang.terms import Color, Icon, Splay
from engine.model.frames import TurnFrame
from engine.model.names import joined, shown
from engine.model.state import Request
from engine.model.zones import BOARD, DECK
from engine.positions.expect import Asking, Cards, EventTest, FactTest
from engine.positions.naming import card_name, color_pile, deck_of, in_common, listed, of_player, player_name
from engine.positions.position import Item, Position, Test
from engine.positions.problems import Problem, hint
from engine.query import table
from engine.query.running import running_action, running_turn
from engine.run import plan
from engine.run.errors import GameError
from engine.run.options import open_options, parse_option
from engine.text.errors import of_game
from engine.text.messages import Phrase, Slot, phrase
from engine.trace.events import (
    Asked,
    Began,
    Chosen,
    ColorRevealed,
    CutOff,
    Ended,
    Entry,
    Event,
    Fact,
    GameOver,
    Left,
    Moved,
    Rearranged,
    Repeated,
    Revealed,
    SentenceEnded,
    Span,
    Splayed,
)


def judge(position: Position, game: Game, entries: Sequence[Entry], tests: tuple[Test, ...]) -> list[Problem]:
    """A failed test."""
    court = Judge(position, game, entries)
    found = []
    for test in tests:
        fault = court.fault(test)
        if fault is not None:
            found.append(Problem(position.source, test.line, test.column, fault))
    return found


def is_idle(game: Game) -> bool:
    """Return whether a game is between two actions, or over."""
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
        self.tests: dict[str, Callable[[Test], Slot | None]] = {
            "zone": self._zone,
            "splay": self._splay,
            "points": lambda test: self._same(
                phrase("position-what-points"), test.wanted, table.score(self.m, self.s, test.of[0])
            ),
            "icons": self._icons,
            "left": lambda test: self._same(phrase("position-what-left"), test.wanted, test.of[0] in self.s.out),
            "turn": self._turn,
            "request": self._request,
            "facts": self._fact,
            "no_facts": self._no_fact,
            "events": self._events,
            "no_events": self._no_event,
            "moves": self._moves,
            "shared": lambda test: self._same(
                phrase("position-what-shared"), self.names(test.wanted), self.names(self._sharers())
            ),
            "free_draw": self._free_draw,
            "winners": self._winners,
            "reason": lambda test: self._same(
                phrase("position-what-reason"), test.wanted, self.s.result and self.s.result.reason
            ),
        }

    def fault(self, test: Test) -> Slot | None:
        """What is wrong; nothing if it is as expected."""
        return self.tests[test.what](test)

    # --- words ---

    def name(self, seat: int) -> Phrase:
        """Return a player's name, or the word for nobody."""
        return player_name(self.position.players[seat].name) if seat >= 0 else phrase("position-nobody")

    def names(self, seats: Sequence[int]) -> Slot:
        """Players' names."""
        return listed([self.name(seat) for seat in seats], "position-nobody")

    def titles(self, cards: Sequence[int]) -> Slot:
        """Titles of cards."""
        return listed([card_name(self.m.catalogue, card) for card in cards], "position-card-none")

    def _same(self, what: Phrase, wanted: object, found: object) -> Phrase | None:
        if wanted == found:
            return None
        words = [each if isinstance(each, Phrase) else str(each) for each in (wanted, found)]
        return phrase("position-expected", what=what, wanted=words[0], found=words[1])

    # --- the table ---

    def zones(self, of: tuple[str | int, ...]) -> tuple[tuple[int, ...], Phrase]:
        """Return (zones, their name) of a zone test; the one Junk of a reader is two zones."""
        zones, key = self.m.zones, str(of[0])
        if key == DECK:
            set_, age = str(of[1]), int(of[2])
            return (zones.deck(age, set_),), deck_of(age, set_)
        seat = int(of[1]) if len(of) > 1 else -1
        if key == BOARD:
            where = color_pile(Color(int(of[2])), self.position.players[seat].name)
            return (zones.pile(seat, int(of[2])),), where
        found = zones.called(key, seat)
        word = zones.word[found[0]]
        return found, of_player(word, self.position.players[seat].name) if seat >= 0 else in_common(word)

    def _zone(self, test: Test) -> Phrase | None:
        zones, name = self.zones(test.of)
        held, wanted = tuple(card for zone in zones for card in self.s.zones[zone]), test.wanted
        assert isinstance(wanted, Cards)
        found = self.titles(held)
        if wanted.size >= 0 and len(held) != wanted.size:
            return phrase("position-expected-count", n=wanted.size, where=name, found=str(len(held)))
        top = held[: len(wanted.top)]
        if wanted.top and top != wanted.top:
            cards = {"wanted": self.titles(wanted.top), "found": self.titles(top)}
            return phrase("position-expected-top", where=name, **cards)
        missing, rest = self._match(wanted.exactly or wanted.contains, held)
        if missing:
            return phrase("position-expected-in", wanted=self._item(missing), where=name, found=found)
        if wanted.exactly is not None and rest:
            return phrase("position-unexpected-in", found=self.titles(rest), where=name)
        if wanted.exactly is not None and wanted.ordered:
            pairs = zip(wanted.exactly, held, strict=True)
            order = tuple(item.card if item.card >= 0 else card for item, card in pairs)
            if order != held:
                return phrase("position-expected-order", where=name, wanted=self.titles(order), found=found)
        for item in wanted.without:
            if not self._match((item,), held)[0]:
                return phrase("position-unexpected-in", found=self._item(item), where=name)
        return None

    def _match(self, items: Sequence[Item], held: Sequence[int]) -> tuple[Item | None, list[int]]:
        """Return (the first missing item, the cards that no item matches)."""
        rest = list(held)
        for item in sorted(items, key=lambda item: item.card < 0):  # named cards first
            same = [card for card in rest if card == item.card or (item.card < 0 and self._age(card) == item.value)]
            if not same:
                return item, rest
            rest.remove(same[0])
        return None, rest

    def _age(self, card: int) -> int | None:
        return self.m.catalogue.age[card] if card in self.m.catalogue.key else None

    def _item(self, item: Item | None) -> Slot:
        assert item is not None
        if item.card >= 0:
            return card_name(self.m.catalogue, item.card)
        return phrase("position-card-of-value", value=item.value)

    def _splay(self, test: Test) -> Phrase | None:
        seat, color = test.of
        found = self.s.splays[self.m.zones.pile(seat, color)]
        pile = phrase(f"color-{Color(color).word}")
        what = phrase("position-what-splay", color=pile, player=self.name(seat))
        return self._same(what, Splay(test.wanted).word, Splay(found).word)

    def _icons(self, test: Test) -> Phrase | None:
        seat, icon = test.of
        found = table.icon_count(self.m, self.s, seat, icon)
        what = phrase("position-what-icons", icon=Icon(icon).word, player=self.name(seat))
        return self._same(what, test.wanted, found)

    def _turn(self, test: Test) -> Phrase | None:
        turn = running_turn(self.s)
        if turn is None:
            return phrase("position-turn-after-end")
        taken, of = turn.vars[TurnFrame.ACTIONS_TAKEN], turn.vars[TurnFrame.ACTIONS]
        found = (turn.seat, min(taken + 1, of) if running_action(self.s) is None else taken, of)
        for what, wanted, is_ in zip(("player", "action", "actions"), test.wanted, found, strict=True):
            if wanted not in (-1, is_):
                words = (self.name(wanted), self.name(is_)) if what == "player" else (wanted, is_)
                return self._same(phrase(f"position-what-turn-{what}"), *words)
        return None

    def _winners(self, test: Test) -> Phrase | None:
        if self.s.result is None:
            return phrase("position-game-goes-on")
        return self._same(phrase("position-what-winners"), self.names(test.wanted), self.names(self.s.result.winners))

    # --- the request ---

    def _request(self, test: Test) -> Slot | None:
        wanted, request = test.wanted, self.s.request
        assert isinstance(wanted, Asking)
        if request is None or wanted.nothing:
            if request is not None:
                return phrase("position-other-request", who=self.name(request.seat))
            return None if wanted.nothing else phrase("position-no-request")
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
                words = {"wanted": self._word(key, want), "found": self._word(key, is_)}
                return phrase("position-request-with", key=key, **words)
        return self._options(wanted, request)

    def _word(self, key: str, value: Any) -> Slot:
        if key == "who":
            return self.name(value)
        return self.titles([value] if value >= 0 else []) if key == "card" else str(value)

    def _options(self, wanted: Asking, request: Request) -> Slot | None:
        try:
            there = {parse_option(self.m, self.s, text) for text in (*wanted.selectable, *(wanted.options or ()))}
        except GameError as error:
            return of_game(error)
        if wanted.options is not None and len(there) < len(request.options):
            offered = open_options(self.m, self.s, request.seat)
            more = [name for number, name in zip(offered, self.game.options(), strict=True) if number not in there]
            return phrase("position-unexpected-options", found=joined(more))
        for text in wanted.not_selectable:
            try:
                parse_option(self.m, self.s, text)
            except GameError:
                continue
            return phrase("position-unexpected-option", found=shown(text))
        return None

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

    def _fact(self, test: Test) -> Phrase | None:
        if any(self._fits_fact(test.wanted, fact) for fact in self.facts):
            return None
        like = [fact for fact in self.facts if fact.kind == test.wanted.kind and test.wanted.who in (-1, fact.seat)]
        if like:
            shown = "; ".join(f"{fact.rule}, holds: {fact.holds}, {dict(fact.numbers)}" for fact in like)
            return phrase("position-no-fact-but", found=shown)
        return phrase("position-no-fact", hint=hint(test.wanted.kind, sorted({fact.kind for fact in self.facts})))

    def _no_fact(self, test: Test) -> Phrase | None:
        found = any(self._fits_fact(test.wanted, fact) for fact in self.facts)
        name = repr(test.wanted.kind or test.wanted.rule)
        return phrase("position-unexpected-fact", found=name) if found else None

    # --- events ---

    def _fits_event(self, wanted: EventTest, event: Event) -> bool:
        found = self._event(event)
        return all(want in (default, is_) for want, default, is_ in zip(wanted, EventTest(), found, strict=True))

    def _event(self, event: Event) -> EventTest:
        """Return an event in the terms of a test."""
        m = self.m
        if isinstance(event, Moved):
            zones = (m.zones.word[event.source], m.zones.word[event.target])
            return EventTest(event.verb, event.seat, event.card, event.value, *zones, m.zones.owner[event.target])
        if isinstance(event, Splayed):
            return EventTest("splay", event.seat, of=event.owner, color=event.color, splay=event.after)
        if isinstance(event, Revealed):
            return EventTest("reveal", event.seat, event.card, self._age(event.card) or 0, m.zones.word[event.zone])
        if isinstance(event, Rearranged):
            return EventTest("rearrange", event.seat, of=event.owner, color=event.color)
        if isinstance(event, ColorRevealed):
            return EventTest("reveal-color", event.seat, color=event.color)
        if isinstance(event, Asked | Chosen):
            return EventTest("ask" if isinstance(event, Asked) else "choose", event.seat, what=event.kind)
        if isinstance(event, Began | Ended):
            return EventTest("begin" if isinstance(event, Began) else "end", event.seat, event.card, what=event.what)
        if isinstance(event, SentenceEnded):
            return EventTest("end", event.seat, event.card, what=Span.SENTENCE)
        if isinstance(event, Repeated):
            return EventTest("repeat", event.seat, event.card)
        if isinstance(event, CutOff):
            return EventTest("cut-off")
        if isinstance(event, Left):
            return EventTest("leave", event.seat, what=event.reason)
        assert isinstance(event, GameOver)
        return EventTest("game-over", card=event.card, what=event.reason)

    def _event_text(self, event: EventTest) -> Phrase:
        return phrase(
            "position-event",
            event=" ".join(filter(None, (event.event, event.what))),
            by=self.name(event.who) if event.who >= 0 else "",
            seat=event.who,
            card=self.titles([event.card]) if event.card >= 0 else "",
            id=event.card,
            value=max(event.value, 0),
        )

    def _events(self, test: Test) -> Phrase | None:
        """The events in this order, others between them or not."""
        rest = iter(self.events)
        for wanted in test.wanted:
            if not any(self._fits_event(wanted, event) for event in rest):
                return phrase("position-event-expected", wanted=self._event_text(wanted))
        return None

    def _no_event(self, test: Test) -> Phrase | None:
        found = any(self._fits_event(test.wanted, event) for event in self.events)
        return phrase("position-unexpected-event", found=self._event_text(test.wanted)) if found else None

    def _moves(self, test: Test) -> Phrase | None:
        """All movements of cards, in order, and no other."""
        moves = [event for event in self.events if isinstance(event, Moved)]
        for number, (wanted, event) in enumerate(zip(test.wanted, moves, strict=False), start=1):
            if not self._fits_event(wanted, event):
                slots = {"wanted": self._event_text(wanted), "found": self._event_text(self._event(event))}
                return phrase("position-expected-move", number=number, **slots)
        if len(moves) != len(test.wanted):
            events = listed(
                [self._event_text(self._event(event)) for event in moves], "position-move-none", "semicolon"
            )
            numbers: dict[str, Slot] = {"n": len(test.wanted), "found": str(len(moves))}
            return phrase("position-expected-moves", moves=events, **numbers)
        return None

    def _sharers(self) -> tuple[int, ...]:
        """The seats that executed another's effect as sharers."""
        found, active = Counter[int](), -1
        for event in self.events:
            if isinstance(event, Began) and event.what is Span.DOGMA:
                active = event.seat
            elif isinstance(event, Began) and event.what is Span.EXECUTION and event.seat != active:
                code = plan.printed(self.m, event.card, event.number)
                found[event.seat] += not code.demand
        return tuple(sorted(seat for seat, times in found.items() if times))

    def _free_draw(self, test: Test) -> Phrase | None:
        found = any(isinstance(event, Began) and event.what is Span.FREE_DRAW for event in self.events)
        return self._same(phrase("position-what-free-draw"), test.wanted, found)
