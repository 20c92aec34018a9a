"""The answer to "what happens?": who shares, who is hit, who draws, claims and wins, and where cards end.

It is what was reached while the same replies were given, as far as they fit what is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

from engine.compare.tables import place_name
from engine.explore.hidden import may_read_hidden
from engine.game import Game
from engine.model.state import Request, State
from engine.query import sight
from engine.query.eligibility import shares
from engine.query.sight import Viewer
from engine.run import actions
from engine.run.errors import EndlessError, GameError, NotDoneError
from engine.run.machine import Machine, UnknownCard
from engine.run.options import lasting_id, lasting_option
from engine.trace import facts
from engine.trace.events import Began, Entry, Fact, GameOver, Moved, Shown, Span


class Aspect(StrEnum):
    """What a part of an answer tells."""

    VERDICT = "verdict"
    """of a seat: its :class:`Verdict` in a Dogma action; ``of`` counts the actions"""
    FREE_DRAW = "free-draw"
    """of a seat: how many free Draws it had for others' sharing"""
    CLAIMS = "claims"
    """of a seat: what it claimed, a special achievement by its id, of any other only minus its value"""
    WINS = "wins"
    """who won, and by which way to end"""
    GOES_ON = "goes-on"
    """what is asked after the last reply that fitted: seat, kind, purpose and card; or why nothing is told any more;
    ``not-offered``: no reply fitted"""
    CARD = "card"
    """of a card: the name of the zone in which it ends, if it moved"""
    ORDER = "order"
    """of a pile or deck by its name: the moved cards that end there, from the top; told where the same cards do"""
    SPLAY = "splay"
    """of a pile, ``of`` is seat times five plus color: the splay in which it ends, if that changed"""


class Verdict(StrEnum):
    """What the icons make of a seat in a Dogma action."""

    ACTS = "acts"
    SHARES = "shares"
    HIT = "hit"
    """it executes the demand, or what compels it"""
    HIT_AND_SHARES = "hit-and-shares"
    NEITHER = "neither"


class Part(NamedTuple):
    """One thing that an answer tells."""

    aspect: Aspect
    seat: int = -1
    of: int = -1
    place: str = ""
    """the name of a zone"""


class Stop(StrEnum):
    """Why nothing more is told."""

    NOTHING = ""
    """the replies were given, and the game waits or is over"""
    HIDDEN = "hidden"
    """what follows depends on cards that the seat cannot know"""
    ENDLESS = "endless"
    NOT_DONE = "not-done"


class Reply(NamedTuple):
    """What a player answered, and to what."""

    seat: int
    kind: str
    purpose: str
    card: int
    picks: tuple[str, ...]
    """ids of options that hold for good"""

    def fits(self, request: Request) -> bool:
        """Return whether it answers such a question."""
        return (self.seat, self.kind, self.purpose, self.card) == (
            request.seat,
            request.kind,
            request.purpose,
            request.card,
        )


@dataclass(frozen=True)
class Reached:
    """What was told while replies were given."""

    parts: Mapping[Part, Any]
    facts: tuple[Entry, ...]
    """the facts told on the way, each once"""
    stop: Stop
    game: Game
    """at the end"""
    executed: frozenset[int] = frozenset()
    """the cards whose effects were executed"""
    verdicts: Mapping[Part, Fact] = field(default_factory=dict)
    """the fact of each verdict"""
    asked: tuple[tuple[int, Request, tuple[int, ...]], ...] = ()
    """what was answered: the place of the reply, the question, and the answer"""

    def changes(self, other: Reached) -> tuple[Change, ...]:
        """Return what another play tells otherwise.

        Where the two end at different questions, where cards lie then is no part of the answer.
        """
        mine, theirs = dict(self.parts), dict(other.parts)
        part = Part(Aspect.GOES_ON)
        if mine.get(part) != theirs.get(part):
            for reached in (mine, theirs):
                for each in [*reached]:
                    if each.aspect in _AT_THE_END:
                        del reached[each]
        found = []
        for each in dict.fromkeys([*mine, *theirs]):
            before, after = mine.get(each), theirs.get(each)
            if each.aspect is Aspect.CARD:
                before = before or _place(self.game, each.of)
                after = after or _place(other.game, each.of)
            elif each.aspect is Aspect.SPLAY:
                before = _splay(self.game, each.of) if before is None else before
                after = _splay(other.game, each.of) if after is None else after
            elif each.aspect is Aspect.ORDER and set(before or ()) != set(after or ()):
                continue
            if before != after:
                found.append(Change(each, before, after))
        return tuple(found)


_AT_THE_END = frozenset({Aspect.CARD, Aspect.ORDER, Aspect.SPLAY, Aspect.FREE_DRAW})


class Change(NamedTuple):
    """A part of the answer that is not the same; ``None`` stands for what is not told, or did not happen."""

    part: Part
    before: Any
    after: Any


def _place(game: Game, card: int) -> str | None:
    zone = game.state.where[card] if card in game.machine.catalogue.facts else -1
    return place_name(game.machine, zone) if zone >= 0 else None


def _splay(game: Game, pile: int) -> int:
    return int(game.state.splays[game.machine.zones.pile(*divmod(pile, 5))])


def reach(game: Game, replies: Sequence[Reply], viewer: Viewer = None) -> Reached:
    """Give replies in their order, each to the next question that it fits, and return what is told meanwhile.

    A reply that its player is not asked for falls away. ``viewer`` is who wonders: nothing that depends on cards which
    it cannot know is played. The game is spoilt.
    """
    m, s = game.machine, game.state
    m.unseen_by = viewer
    start = s.copy()
    taken: list[tuple[int, Request, tuple[int, ...]]] = []
    stop = Stop.NOTHING
    while (request := s.request) is not None and stop is Stop.NOTHING:
        first = taken[-1][0] + 1 if taken else 0
        picked, place = _next(m, s, request, replies, first)
        if picked is None:
            break
        taken.append((place, request, picked))
        known = viewer is None or request.kind != "action" or not may_read_hidden(m, s, picked, viewer)
        executes = request.kind == "action" and actions.split(m, picked[0])[0].executes
        m.answer(s, picked)
        stop = _run(m, s) if known else _run_to_verdicts(m, s) if executes else Stop.HIDDEN
    if not taken and replies and viewer is not None:
        stop = Stop.HIDDEN  # the first reply is about a card that the seat cannot know
    entries = tuple(m.trace.take()) if m.trace is not None else ()
    goes_on: tuple[Any, ...] = (stop.value,)
    if stop is Stop.NOTHING and s.request is not None:
        asked = s.request
        goes_on = (asked.seat, asked.kind, asked.purpose, asked.card) if taken else ("not-offered",)
    verdicts = _verdicts(entries)
    parts: dict[Part, Any] = {part: _verdict(fact) for part, fact in verdicts.items()}
    parts |= {**_happened(m, entries, s), Part(Aspect.GOES_ON): goes_on}
    parts.update(_ends(m, start, s, viewer))
    reasons: dict[object, Entry] = {}
    for entry in entries:
        if isinstance(entry.item, Fact) and entry.item.kind.shown is not Shown.ASKED and _may_see(m, viewer, entry):
            reasons.setdefault(entry.item, entry)
    executed = frozenset(
        entry.item.card for entry in entries if isinstance(entry.item, Began) and entry.item.what in _EXECUTES
    )
    return Reached(parts, tuple(reasons.values()), stop, game, executed, verdicts, tuple(taken))


_EXECUTES = frozenset({Span.DOGMA, Span.EXECUTION, Span.SELF_EXECUTE, Span.KARMA})


def _may_see(m: Machine, viewer: Viewer, entry: Entry) -> bool:
    return sight.among(m, viewer, entry.item.seen) if isinstance(entry.item, Fact) else True


def _next(
    m: Machine, s: State, request: Request, replies: Sequence[Reply], first: int
) -> tuple[tuple[int, ...] | None, int]:
    """Return the answer that the next fitting reply gives, and its place; ``None`` if none fits.

    Which card goes next is asked for again as long as there are several, so a reply that is used up is left for the
    first option.
    """
    for place in range(first, len(replies)):
        reply = replies[place]
        if reply.fits(request):
            try:
                picked = tuple([lasting_option(m, request, name) for name in reply.picks])
                return m.check(s, picked), place
            except (KeyError, GameError):
                if request.kind == "order":
                    return m.check(s, request.options[:1]), place
                break
    return None, -1


def _run(m: Machine, s: State) -> Stop:
    try:
        m.run(s)
    except UnknownCard:
        return Stop.HIDDEN
    except EndlessError:
        return Stop.ENDLESS
    except NotDoneError:
        return Stop.NOT_DONE
    return Stop.NOTHING


def _run_to_verdicts(m: Machine, s: State) -> Stop:
    """Run until who shares and who is vulnerable is locked, which depends on open cards alone."""
    try:
        while s.request is None and s.result is None:
            m.step(s)
            reached = m.trace.entries if m.trace is not None else ()
            if reached and isinstance(reached[-1].item, Fact) and reached[-1].item.kind.verdict:
                break
    except (UnknownCard, EndlessError, NotDoneError):
        pass
    return Stop.HIDDEN


def _happened(m: Machine, entries: Sequence[Entry], s: State) -> dict[Part, Any]:
    """Return the free Draws, claims and the end of the game among some entries."""
    found: dict[Part, Any] = {}
    claims: dict[int, list[int]] = {}
    for _, item in entries:
        match item:
            case Began(what=Span.FREE_DRAW):
                part = Part(Aspect.FREE_DRAW, item.seat)
                found[part] = found.get(part, 0) + 1
            case Moved() if m.zones.kind_of[item.target].word == "achievements":
                special = m.catalogue.is_special(item.card)
                owner = m.zones.owner[item.target]
                claims.setdefault(owner, []).append(item.card if special else -m.catalogue.age[item.card])
            case GameOver():
                found[Part(Aspect.WINS)] = (tuple(item.winners), s.result.reason if s.result is not None else "")
    for seat, claimed in claims.items():
        found[Part(Aspect.CLAIMS, seat)] = tuple(sorted(claimed))
    return found


def _verdicts(entries: Sequence[Entry]) -> dict[Part, Fact]:
    found: dict[Part, Fact] = {}
    count: Counter[int] = Counter()
    for _, item in entries:
        if isinstance(item, Fact) and item.kind.verdict:
            found[Part(Aspect.VERDICT, item.seat, count[item.seat])] = item
            count[item.seat] += 1
    return found


def _verdict(fact: Fact) -> Verdict:
    if fact.kind is facts.ACTS_LAST:
        return Verdict.ACTS
    shared = shares(fact) and bool(fact.number("shared"))
    if fact.kind is facts.COMPELLED:
        return Verdict.HIT_AND_SHARES if shared else Verdict.HIT
    if fact.kind is facts.VULNERABLE and fact.number("demand"):
        return Verdict.HIT
    if shared and "exposed" in dict(fact.numbers):
        return Verdict.HIT_AND_SHARES
    return Verdict.SHARES if shared else Verdict.NEITHER


def _ends(m: Machine, start: State, end: State, viewer: Viewer) -> dict[Part, Any]:
    """Return where the cards end that have changed their zone, and the piles whose splay has changed."""
    found: dict[Part, Any] = {}
    for card, zone in enumerate(end.where):
        if zone >= 0 and zone != start.where[card] and sight.knows(m, end, viewer, card):
            found[Part(Aspect.CARD, -1, card)] = place_name(m, zone)
    for zone, cards in enumerate(end.zones):
        if m.zones.is_board[zone] or m.zones.back[zone] is not None:
            moved = tuple([card for card in cards if Part(Aspect.CARD, -1, card) in found])
            if len(moved) > 1:
                found[Part(Aspect.ORDER, place=place_name(m, zone))] = moved
    for seat in range(end.players):
        for color, pile in enumerate(m.zones.piles_of[seat]):
            if end.splays[pile] != start.splays[pile]:
                found[Part(Aspect.SPLAY, -1, 5 * seat + color)] = int(end.splays[pile])
    return found


def reply_to(m: Machine, request: Request, picked: Sequence[int]) -> Reply:
    """Return an answer to a request as a reply."""
    picks = tuple([lasting_id(m, request, option) for option in picked])
    return Reply(request.seat, request.kind, request.purpose, request.card, picks)
