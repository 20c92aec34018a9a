"""The trace of a running game: events (what happened) and facts (why), each with its place in the programs.

Both are plain data. An event about a card contains the seats that saw its front.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, StrEnum
from typing import Any, NamedTuple, Self

from engine.strictness import strict

_make = tuple.__new__
"""makes a named tuple of a tuple of its fields, as its class would, in half the time"""


class At(NamedTuple):
    """Where something happened: the sentence of a card, executed by a seat, at a depth of the stack."""

    depth: int
    seat: int
    card: int
    """-1 outside a card's effect"""
    effect: int
    sentence: int
    program: str
    pc: int


class Moved(NamedTuple):
    """A card went from one zone to another."""

    verb: str
    """draw, meld, tuck, score, return, junk, transfer, exchange, achieve, claim, make-available, lose"""
    seat: int
    """who moved it"""
    card: int
    source: int
    target: int
    seen: int
    """seats, as bits, that saw its front while it moved or see it where it now lies"""
    value: int
    bottom: bool = False
    """whether it went to the bottom of a pile or deck"""


class Splayed(NamedTuple):
    """A colour's splay changed (``reason``: a verb, or ``few-cards`` when it was forgotten)."""

    seat: int
    owner: int
    color: int
    before: int
    after: int
    reason: str = "splay"


class Rearranged(NamedTuple):
    """The cards of a pile were put in another order."""

    seat: int
    owner: int
    color: int


class Showing(StrEnum):
    """Why a card is shown to all. All but ``REVEAL`` prove something to the others (4e base p. 19, Verification)."""

    REVEAL = "reveal"
    """an effect says so; it proves nothing"""
    FITS = "fits"
    """the card is one of those that the effect asks for"""
    DOES_NOT_FIT = "does-not-fit"
    """it is none of them, as no card of that place that is shown"""
    CONDITION = "condition"
    """a condition asks for its color or its icons, or a number or a splay depends on them"""


class Revealed(NamedTuple):
    """A card was shown to all where it lies."""

    seat: int
    """who showed it: the owner of the place, if it has one"""
    card: int
    zone: int
    reason: Showing = Showing.REVEAL


class ColorRevealed(NamedTuple):
    """All learned that a player's card is of a colour, and not which card."""

    seat: int
    color: int


class Asked(NamedTuple):
    """A player is asked."""

    seat: int
    kind: str
    purpose: str
    options: tuple[int, ...]
    low: int
    high: int


class Chosen(NamedTuple):
    """A player chose, or had nothing to choose (``forced``)."""

    seat: int
    kind: str
    purpose: str
    options: tuple[int, ...]
    picked: tuple[int, ...]
    forced: bool
    seen: int
    """seats, as bits, that may know the options"""
    front: bool = False
    """whether fronts that the other seats do not know decide which options there are, and so whether it is forced"""


class Span(StrEnum):
    """What begins and ends. Spans nest in this order, except for what a card's sentence starts."""

    GAME = "game"
    TURN = "turn"
    ACTION = "action"
    DOGMA = "dogma"
    """the effects of a Dogma action, from the locking of who shares"""
    EFFECT = "effect"
    """one effect of the action's card, for all who execute it"""
    EXECUTION = "execution"
    """one effect of the action's card, executed by one player"""
    SENTENCE = "sentence"
    SELF_EXECUTE = "self-execute"
    """a card that a sentence self-executes"""
    KARMA = "karma"
    """a karma that waited for what would have been done"""
    PART = "part"
    """what a sentence executes of another effect: one sentence of it, or the whole effect that this sentence repeats"""
    FREE_DRAW = "free-draw"


class Began(NamedTuple):
    """A span began. It is emitted before its frame is put on the stack."""

    what: Span
    seat: int
    card: int = -1
    number: int = -1
    seen: int = -1
    """the seats, as bits, that may know the card; all, unless an action begins with a card from a hand"""


class Ended(NamedTuple):
    """A span ended that :class:`Began`; for a sentence there is :class:`SentenceEnded`, with the outcome."""

    what: Span
    seat: int
    card: int = -1
    number: int = -1


class Outcome(StrEnum):
    """How a sentence ended."""

    DONE = "done"
    """something of it was done, or it asked for nothing that could not be done"""
    SKIPPED = "skipped"
    """no part of it could be done, or its condition did not hold"""
    DECLINED = "declined"
    """the deciding player chose not to do it"""


class SentenceEnded(NamedTuple):
    """A sentence ended, or was left out as a part of another one.

    It is emitted as soon as it is certain: at once if there is no choice and no more of the sentence follows.
    A sentence has no end if it is cut off, or if its effect begins again.
    """

    seat: int
    card: int
    effect: int
    number: int
    outcome: Outcome
    because: int = -1
    """the instruction (``At.pc``) of its program that decided the outcome, if it is not done: the last fact or choice
    emitted there is the reason; -1 if there was none"""


class Repeated(NamedTuple):
    """An effect begins again from its first sentence, for the same player."""

    seat: int
    card: int
    effect: int


class CutOff(NamedTuple):
    """All that ran above so many frames of the stack was dropped: a player left, or a card ended the Dogma action."""

    depth: int


class Left(NamedTuple):
    """A player lost or conceded and left the table."""

    seat: int
    reason: str


class GameOver(NamedTuple):
    """The game ended."""

    winners: tuple[int, ...]
    reason: str
    card: int = -1


Event = (
    Moved
    | Splayed
    | Rearranged
    | Revealed
    | ColorRevealed
    | Asked
    | Chosen
    | Began
    | Ended
    | SentenceEnded
    | Repeated
    | CutOff
    | Left
    | GameOver
)


class Number(Enum):
    """The meaning of a number of a fact: its type, and how it is worded."""

    COUNT = "count"
    VALUE = "value"
    """a value or points"""
    COLOR = "color"
    SPLAY = "splay"
    ICON = "icon"
    SEAT = "seat"
    SEATS = "seats"
    """a tuple of seats"""
    BY_SEAT = "by-seat"
    """for some seats how many of something, or how many of two things: tuples of a seat and the numbers"""
    BY_CARD = "by-card"
    """for some cards, by their ids, how many of something: tuples of a card and the number"""
    WORDS = "words"
    """a tuple of words of the engine"""
    EFFECT = "effect"
    """index of an effect of one of its cards"""
    TRUTH = "truth"
    """1 or 0"""
    WORD = "word"
    """a word of the engine, a key of the catalogues"""


class Scope(Enum):
    """How long what a fact denies does not happen."""

    POSITION = "position"
    """what is denied is not there where the fact is told"""
    SENTENCE = "sentence"
    """until the instructions that depend on it have been passed over"""
    EFFECT = "effect"
    """until the effect, or the self-execution that it belongs to, is over"""
    ACTION = "action"
    """until the action is over"""


class Denies(Enum):
    """What a fact denies: something that cannot be had, or does not happen; each with its scope."""

    EXECUTION = "execution", Scope.EFFECT
    """nobody executes the effect"""
    EFFECT = "effect", Scope.EFFECT
    """an effect, or all effects of a card, are not executed by a self-execution"""
    REST = "rest", Scope.ACTION
    """no further effect of the Dogma action is executed"""
    SENTENCE = "sentence", Scope.SENTENCE
    """a sentence, or a part of it, is not done"""
    DONE = "done", Scope.SENTENCE
    """the sentence before was not done"""
    ROOM = "room", Scope.SENTENCE
    """a zone takes no more cards by the verb that fills it"""
    CARDS = "cards", Scope.SENTENCE
    """no card fits"""
    CARD = "card", Scope.SENTENCE
    """one card does not fit"""
    SHOWN = "shown", Scope.POSITION
    """none of the cards that were shown fits"""
    CHOICE = "choice", Scope.SENTENCE
    """there is nothing to choose"""
    SPLAY = "splay", Scope.SENTENCE
    """a colour cannot be splayed"""
    SHARING = "sharing", Scope.ACTION
    """a seat does not share"""
    DEMAND = "demand", Scope.ACTION
    """a demand does not affect a seat"""
    PART = "part", Scope.ACTION
    """a seat neither shares nor is affected by a demand"""
    PARLEY = "parley", Scope.POSITION
    """a seat returns no card for a Parley"""
    FREE_DRAW = "free-draw", Scope.ACTION
    TOP_CARD = "top-card", Scope.POSITION
    """a seat has no top card"""
    VALUE = "value", Scope.POSITION
    """a card has no value, as it is not there or prints none"""
    DECK = "deck", Scope.POSITION
    """no card of some values is left to draw"""
    ACHIEVEMENT = "achievement", Scope.SENTENCE
    """an achievement cannot be claimed"""
    WIN = "win", Scope.SENTENCE
    SET_OFF = "set-off", Scope.ACTION
    """what a Meld action had set off is not done"""
    CITY = "city", Scope.POSITION
    """a seat draws no city for a color or a splay, or an icon of a city does nothing"""
    FORESEEN = "foreseen", Scope.POSITION
    """a card was not foreseen: the action is not the one that follows its promotion"""
    DEALT = "dealt", Scope.POSITION
    """a card is not in the game"""
    ARTIFACT = "artifact", Scope.POSITION
    """an Artifact is not dug up, has nothing to execute, or gets no Museum"""
    COUNTING = "counting", Scope.POSITION
    """a flag or a fountain does not count as an achievement"""
    MORE_VISIBLE = "more-visible", Scope.POSITION
    """no opponent has more visible cards of the color of a flag"""

    scope: Scope

    def __new__(cls, word: str, scope: Scope) -> Self:
        """Return a member whose value is its word."""
        member = object.__new__(cls)
        member._value_ = word
        member.scope = scope
        return member


class Shown(Enum):
    """Where a fact is shown before the user asks for more."""

    LOG = "log"
    """in the log, and where recent reasons are shown"""
    REASONS = "reasons"
    """only where recent reasons are shown: the event's line in the log already contains it"""
    ASKED = "asked"
    """only when a player asks why"""


class UndeclaredFactError(TypeError):
    """A fact that its declaration does not allow: another rule, or a number unknown, missing or of another type."""


class FactKind(str):
    """A kind of fact. As text it is its name; called, it makes a fact of its kind. Declared in ``trace/facts.py``."""

    __slots__ = (
        "_rule",
        "denies",
        "denies_else",
        "denies_if",
        "holds",
        "numbers",
        "optional",
        "quiet",
        "rules",
        "shown",
        "skips",
        "verdict",
    )

    _rule: str
    rules: tuple[str, ...]
    """the rules it can cite, by their ids: the first unless another is given; empty: each fact gives its own"""
    holds: bool | None
    """whether it always or never holds; ``None``: each fact decides for itself"""
    numbers: Mapping[str, Number]
    """its numbers by name"""
    optional: frozenset[str]
    """names of the numbers that may be left out"""
    denies: Denies | None
    """what it denies; ``None``: nothing"""
    denies_if: bool | frozenset[tuple[str, int | str]]
    """which facts of the kind deny it: those that hold so, or that have one of these numbers"""
    denies_else: Denies | None
    """what the other facts of the kind deny"""
    quiet: bool
    """whether it is no step of its own: its line stands with those of what follows"""
    shown: Shown
    skips: bool
    """whether a sentence can be skipped because of it, where it denies"""
    verdict: bool
    """whether it is a seat's verdict, locked at the start of a Dogma action"""

    def __call__(
        self,
        seat: int = -1,
        *,
        rule: str = "",
        holds: bool | None = None,
        icons: tuple[tuple[int, int, int], ...] = (),
        cards: tuple[int, ...] = (),
        seen: int = -1,
        **numbers: Any,
    ) -> Fact:
        """Return a fact of this kind.

        Raises:
            UndeclaredFactError: it does not fit the declaration; looked at only where strict is on.
        """
        always = self.holds
        if always is None:
            always = bool(holds)
        fact = _make(Fact, (self, rule or self._rule, seat, always, tuple(numbers.items()), icons, cards, seen))
        if strict():
            self._check(fact, says=holds is not None)
        return fact

    def _check(self, fact: Fact, *, says: bool) -> None:
        given = dict(fact.numbers)
        if says is not (self.holds is None):
            msg = f"a fact {self} {'says' if self.holds is None else 'does not say'} by itself whether it holds"
        elif fact.rule not in (self.rules or {fact.rule} - {""}):
            msg = f"a fact {self} cites {', '.join(self.rules) or 'a rule of its own'}, not {fact.rule!r}"
        elif unknown := given.keys() - self.numbers.keys():
            msg = f"a fact {self} has no number {min(unknown)}"
        elif missing := self.numbers.keys() - given.keys() - self.optional:
            msg = f"a fact {self} lacks its number {min(missing)}"
        elif not fact.cards and Number.EFFECT in self.numbers.values():
            msg = f"a fact {self} has an effect without its card"
        elif odd := [name for name, value in given.items() if not _is(self.numbers[name], value)]:
            msg = f"a fact {self} has {given[odd[0]]!r} as its number {odd[0]}, no {self.numbers[odd[0]].value}"
        else:
            return
        raise UndeclaredFactError(msg)


def _is(number: Number, value: object) -> bool:
    """Return whether a value is of a type of number."""
    if number is Number.WORD:
        return type(value) is str
    if number is Number.SEATS:
        return isinstance(value, tuple) and all(type(seat) is int for seat in value)
    if number in (Number.BY_SEAT, Number.BY_CARD):
        return isinstance(value, tuple) and all(
            isinstance(each, tuple) and len(each) in (2, 3) and all(type(n) is int for n in each) for each in value
        )
    if number is Number.WORDS:
        return isinstance(value, tuple) and all(type(word) is str for word in value)
    if number is Number.TRUTH:
        return value in (0, 1)
    return isinstance(value, int) and not isinstance(value, bool)


class Fact(NamedTuple):
    """Why: a verdict recorded when it was reached, with its numbers, where they come from and its rule."""

    kind: FactKind
    """names the sentence in the catalogues: ``fact-<kind>``"""
    rule: str
    """id in the rule index"""
    seat: int = -1
    """whom it concerns"""
    holds: bool = True
    numbers: tuple[tuple[str, Any], ...] = ()
    icons: tuple[tuple[int, int, int], ...] = ()
    """(seat, card, how many): the cards whose visible icons were counted"""
    cards: tuple[int, ...] = ()
    """other cards concerned"""
    seen: int = -1
    """the seats, as bits, that may see it; all, unless it concerns a choice among cards that the others do not know"""

    @property
    def denies(self) -> Denies | None:
        """What this very fact denies."""
        return self.kind.denies if self._is_denial() else self.kind.denies_else

    @property
    def skips(self) -> bool:
        """Whether this very fact can be why a sentence, or a part of it, is skipped."""
        return self.kind.skips and self._is_denial()

    def _is_denial(self) -> bool:
        which = self.kind.denies_if
        return self.holds is which if isinstance(which, bool) else not which.isdisjoint(self.numbers)

    def number(self, name: str) -> Any:
        """Return one of the numbers.

        Raises:
            KeyError: there is none of that name.
        """
        return dict(self.numbers)[name]


class Entry(NamedTuple):
    """An event or a fact, with its place."""

    at: At
    item: Event | Fact


KINDS: dict[str, type[Any]] = {
    kind.__name__: kind
    for kind in (
        Moved,
        Splayed,
        Rearranged,
        Revealed,
        ColorRevealed,
        Asked,
        Chosen,
        Began,
        Ended,
        SentenceEnded,
        Repeated,
        CutOff,
        Left,
        GameOver,
        Fact,
    )
}


def to_plain(entry: Entry) -> dict[str, Any]:
    """Return an entry as plain dicts and lists, for JSON."""
    return {"type": type(entry.item).__name__, "at": entry.at._asdict(), **entry.item._asdict()}
