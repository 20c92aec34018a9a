"""Tables in a line, for tests of rules and cards: lay out, play five ways, look at what happened.

>>> t = table({"blue": "Writing"}, {"purple": "Philosophy"}, decks={2: "Calendar, Mapmaking", 1: "Tools"})
>>> end = t.dogma("Writing")
>>> end.hand(0), end.hand(1)
({'Mapmaking', 'Tools'}, {'Calendar'})
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.game import Answer, Game
from engine.lang.terms import LAST_AGE, Color, Icon, Splay
from engine.model.frames import GameFrame, TurnFrame
from engine.model.state import Request, Setup, State
from engine.model.zones import Back
from engine.positions.build import lay_beneath
from engine.query import sight
from engine.query import table as ask
from engine.query.running import running_game, running_turn
from engine.run import setup
from engine.run.errors import IllegalAnswerError
from engine.run.link import machine
from engine.run.machine import Machine
from engine.run.turn import new_game_frame, new_turn_frame
from engine.trace.events import Entry, Fact
from engine.trace.recorder import Level

NONE: tuple[int, ...] = ()
"""the answer that declines"""

played: list[int] = [4]
"""the edition of a table that names none, last; the mark ``editions`` plays a test once in each of several"""

played_sets: list[tuple[str, ...]] = [("base",)]
"""the sets of a table that names none, last; the tests of a set's cards put theirs there"""


def table(
    *players: Mapping[str, str],
    decks: Mapping[int, str] | None = None,
    further_decks: Mapping[Back, str] | None = None,
    achievements: str | None = None,
    junk: str = "",
    specials: str | None = None,
    edition: int | None = None,
    teams: Sequence[int] | None = None,
    actions: int = 2,
    taken: int = 0,
    switches: Mapping[str, str] | None = None,
    sets: Sequence[str] | None = None,
) -> Table:
    """Lay out a table; seat 0 is about to take an action.

    Each player maps ``red`` .. ``purple`` (top first, ``"A, B < left"`` is splayed), and the words of the other zones
    that a player has, to comma-separated titles; ``[3]`` is any base card of value 3. ``decks`` name whole base
    decks by age, top first (``""`` empties one), ``further_decks`` those of other sets; a deck not named keeps the
    cards that lie nowhere else, in order of number.
    ``achievements`` are the available ones (default: the last card left of each age), ``specials`` the available
    special ones (default: all).
    """
    names = tuple(f"P{seat}" for seat in range(len(players)))
    sides = tuple(teams) if teams is not None else tuple(range(len(players)))
    setup_ = Setup(
        edition or played[-1], tuple(sets or played_sets[-1]), names, sides, tuple(sorted((switches or {}).items()))
    )
    m = machine(setup_, Level.FULL)
    s = setup.empty_table(m)
    anything: list[tuple[int, int]] = []

    def put(text: str, zone: int) -> None:
        for title in titles_in(m, text):
            if title.startswith("["):
                anything.append((int(title.strip("[]")), zone))
            else:
                setup.place(s, m.catalogue.find(title), zone)

    for seat, area in enumerate(players):
        for color in Color:
            pile, _, direction = area.get(color.word, "").partition("<")
            put(pile, m.zones.pile(seat, color))
            if direction:
                s.splays[m.zones.pile(seat, color)] = int(Splay[direction.strip().upper()])
        for kind in m.zones.player_kinds:
            put(area.get(kind.word, ""), m.zones.of(kind.word, seat))
        unknown = set(area) - {*(c.word for c in Color), *(kind.word for kind in m.zones.player_kinds)}
        assert not unknown, f"no such zone: {unknown}"
    put(junk, m.zones.out_of_play)
    if specials is not None:
        named_ones = {m.catalogue.find(title) for title in titles_in(m, specials)}
        for special in s.zones[m.zones.specials]:
            if special not in named_ones:
                setup.place(s, special, m.zones.specials_out_of_play)
    if achievements is not None:
        put(achievements, m.zones.available)
    # An older edition has no deck of 11 to empty.
    named = {("base", age): text for age, text in (decks or {}).items() if text or age <= m.last_age}
    named |= dict(further_decks or {})
    later = set(m.catalogue.to_introduce)
    if ("base", 0) in named or 0 in dict(anything) or any(s.where[card] >= 0 for card in later):
        setup.let_in(m, s)  # the cards of age 0
    stacked = {back: [m.catalogue.find(title) for title in titles_in(m, text)] for back, text in named.items()}
    for (set_, age), cards in stacked.items():
        zone = m.zones.deck(age, set_)
        spare = [card for card in s.zones[zone] if card not in cards]
        for age_, target in list(anything):
            if (set_, age) == ("base", age_) and spare:
                setup.place(s, spare.pop(), target)
                anything.remove((age_, target))
        for rest in spare:
            setup.place(s, rest, m.zones.out_of_play)
        s.zones[zone] = tuple(cards)
        assert all(s.where[card] == zone for card in cards), "a card of a deck lies elsewhere"
    for age, target in anything:
        setup.place(s, s.zones[m.zones.deck(age)][-1], target)
    if achievements is None:
        for age in range(1, m.last_age):
            if ("base", age) not in stacked and s.zones[m.zones.deck(age)]:
                setup.place(s, s.zones[m.zones.deck(age)][-1], m.zones.available)
    lay_beneath(m, s)
    sight.begin(m, s)
    for zone in range(len(m.zones)):
        if m.zones.is_board[zone]:
            assert all(m.catalogue.color[card] == m.zones.color[zone] for card in s.zones[zone]), (
                "a card in another colour's pile"
            )
    s.frames = [new_game_frame(1 % len(players), (5,) * len(players)), new_turn_frame(0, actions, taken)]
    game = Game(s, machine_=m)
    game.run()
    game.take_trace()
    return Table(game)


def titles_in(m: Machine, text: str) -> list[str]:
    """Return the titles in a list with commas between them; some titles have a comma themselves."""
    for title in m.catalogue.title.values():
        if "," in title and title in text:
            text = text.replace(title, title.replace(",", "\0"))
    return [part.strip().replace("\0", ",") for part in text.split(",") if part.strip()]


def empty(set_: str) -> dict[Back, str]:
    """Return the decks of a set for ``further_decks``, all of them empty: every draw is of a base card then."""
    return {(set_, age): "" for age in range(1, LAST_AGE + 1)}


def turn_of(s: State) -> tuple[int, int, int]:
    """(current player, actions begun, actions) of the running turn."""
    turn = running_turn(s)
    assert turn is not None
    return turn.seat, turn.vars[TurnFrame.ACTIONS_TAKEN], turn.vars[TurnFrame.ACTIONS]


def turns_of(s: State) -> tuple[int, tuple[int, ...]]:
    """(turns begun, turns begun by seat) of the running game."""
    game = running_game(s)
    assert game is not None
    return game.vars[GameFrame.TURNS], game.vars[GameFrame.TURNS_BY_SEAT]


@dataclass
class Table:
    """A game laid out, or as it stands after some answers."""

    game: Game
    entries: list[Entry] = field(default_factory=list)
    asked: list[tuple[Request, tuple[str, ...]]] = field(default_factory=list)
    """every request answered on the way, with its option ids"""

    # --- playing ---

    def dogma(self, title: str, *answers: Answer) -> Table:
        """Take a Dogma action; every answer must be used, and the game must be idle after it (or over)."""
        return self.play(f"dogma {title}", *answers)

    def play(self, *answers: Answer, idle: bool = True) -> Table:
        """Give answers in order, five ways, and return where that leads.

        ``idle`` demands that the game then waits for an action or is over; else it may wait for anything.
        """
        end = self._plain(answers)
        request = end.game.request
        assert not idle or request is None or request.purpose == "turn", f"still asked: {request} {end.game.options()}"
        for way in (self._copied, self._saved, self._back_and_forward, self._untraced):
            assert way(answers).state == end.game.state, f"{way.__name__} ends differently"
        return end

    def _plain(self, answers: Iterable[Answer]) -> Table:
        game = self.game.copy()
        game.take_trace()
        entries: list[Entry] = []
        asked: list[tuple[Request, tuple[str, ...]]] = []
        for answer in answers:
            assert game.request is not None, f"nothing is asked, but there is still the answer {answer!r}"
            asked.append((game.request, game.options()))
            game.play(answer)
            entries += game.take_trace()
        return Table(game, entries, asked)

    def _copied(self, answers: Iterable[Answer]) -> Game:
        game = self.game.copy()
        for answer in answers:
            before, key = game, hash(game.state)
            game = game.copy()
            game.play(answer)
            assert hash(before.state) == key, "a copy shares something with its original"
        return game

    def _saved(self, answers: Iterable[Answer]) -> Game:
        game = self.game.copy()
        for answer in answers:
            game = Game.load(game.save(), Level.OFF)
            game.play(answer)
        return game

    def _back_and_forward(self, answers: Iterable[Answer]) -> Game:
        game = self.game.copy()
        for answer in answers:
            before = game.copy()
            game.play(answer)
            before.play(answer)
            assert before.state == game.state, "the same answer leads elsewhere the second time"
        return game

    def _untraced(self, answers: Iterable[Answer]) -> Game:
        game = Game(self.game.state.copy(), Level.OFF)
        for answer in answers:
            game.play(answer)
        return game

    # --- looking ---

    @property
    def m(self) -> Machine:
        """The machine."""
        return self.game.machine

    @property
    def s(self) -> State:
        """The state."""
        return self.game.state

    def titles(self, zone: int) -> list[str]:
        """Return the titles in a zone, top first."""
        return [self.m.catalogue.title[card] for card in self.s.zones[zone]]

    def pile(self, seat: int, color: str) -> list[str]:
        """Return a colour of a board, top first."""
        return self.titles(self.m.zones.pile(seat, Color[color.upper()]))

    def splay(self, seat: int, color: str) -> str:
        """Return how a colour is splayed: ``none``, ``left``, ..."""
        return Splay(self.s.splays[self.m.zones.pile(seat, Color[color.upper()])]).word

    def zone(self, word: str, seat: int = -1) -> set[str]:
        """Return the titles in a zone of a player, or in one that nobody owns, by its word."""
        return set(self.titles(self.m.zones.of(word, seat)))

    def values(self, word: str, seat: int = -1) -> list[int]:
        """Return the values of the cards in a zone of a player, or in one that nobody owns, in ascending order."""
        return sorted(self.m.catalogue.age[card] for card in self.s.zones[self.m.zones.of(word, seat)])

    def hand(self, seat: int) -> set[str]:
        """Return the titles in a hand."""
        return set(self.titles(self.m.zones.hand(seat)))

    def score(self, seat: int) -> set[str]:
        """Return the titles in a score pile."""
        return set(self.titles(self.m.zones.score(seat)))

    def points(self, seat: int) -> int:
        """Return a score."""
        return ask.score(self.m, self.s, seat)

    def achievements(self, seat: int) -> set[str]:
        """Return the titles among claimed achievements, specials included."""
        return set(self.titles(self.m.zones.achievements(seat)))

    def deck(self, age: int, set_: str = "base") -> list[str]:
        """Return a deck, next card first."""
        return self.titles(self.m.zones.deck(age, set_))

    def junk(self) -> set[str]:
        """Return the titles of what is out of the game: in the junk, in older editions in the box."""
        return set(self.titles(self.m.zones.out_of_play))

    def available(self) -> set[int]:
        """Return the values of the available standard achievements."""
        return {self.m.catalogue.age[card] for card in self.s.zones[self.m.zones.available]}

    def specials(self) -> set[str]:
        """Return the available special achievements."""
        return set(self.titles(self.m.zones.specials))

    def icons(self, seat: int, icon: str) -> int:
        """Return how many of an icon a board shows."""
        return ask.icon_count(self.m, self.s, seat, Icon[icon.upper()])

    def facts(self, kind: str) -> list[Fact]:
        """Return the facts of a kind told on the way."""
        return [entry.item for entry in self.entries if isinstance(entry.item, Fact) and entry.item.kind == kind]

    @property
    def free_draw(self) -> bool:
        """Whether sharing earned a free Draw."""
        return bool(self.facts("free-draw"))

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Who won, or None while the game goes on."""
        return self.game.result.winners if self.game.result else None

    def options(self) -> tuple[str, ...]:
        """Return the ids of what can be answered now."""
        return self.game.options()

    def decider(self) -> int:
        """Return the seat that is asked now."""
        assert self.game.request is not None
        return self.game.request.seat

    def refuses(self, answer: Answer) -> bool:
        """Return whether an answer is refused, and nothing changed by it."""
        before = hash(self.s)
        try:
            self.game.copy().play(answer)
        except IllegalAnswerError:
            assert hash(self.s) == before
            return True
        return False

    def bystander(self, before: Table, *seats: int) -> bool:
        """Return whether these seats have all they had before, and nothing else but special achievements."""

        def cards(t: Table, zone: int) -> tuple[int, ...]:
            return tuple(card for card in t.s.zones[zone] if not t.m.catalogue.is_special(card))

        zones = [zone for seat in seats for zone in self.m.zones.area(seat)]
        return all(
            cards(before, zone) == cards(self, zone) and before.s.splays[zone] == self.s.splays[zone] for zone in zones
        )
