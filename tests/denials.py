"""Random games in which every fact that denies something is compared with the events and positions of its scope.

``python -m tests.denials 2000`` plays that many games: every third from the first meld, the others from a random table
around one card after the other; of all editions, with two to five players, with and without teams, with random
switches.
It prints how often each kind of fact denied something, and each lie with the seed that shows it.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields

from engine.cards.facts import card_catalogue
from engine.editions import SWITCHES
from engine.game import Game
from engine.lang import nodes
from engine.lang.lower import Ins
from engine.lang.nodes import Many, Rank, Zone
from engine.lang.terms import LAST_AGE, Color, EffectKind, Splay
from engine.model.frames import ActionFrame, named_slot
from engine.model.state import State
from engine.query import karmas, table
from engine.query.running import running_action
from engine.rules.documents import FOURTH
from engine.run.errors import EndlessError, NotDoneError
from engine.run.machine import Machine
from engine.text.game_text import GameText
from engine.trace import facts
from engine.trace.events import (
    Asked,
    At,
    Began,
    Chosen,
    ColorRevealed,
    CutOff,
    Denies,
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
    Showing,
    Span,
    Splayed,
)
from engine.trace.recorder import Level, Trace
from tests.counted_anew import (
    Anew,
    achieved_by_karma,
    achieved_by_marks,
    claims_with,
    icons_of,
    lying_in,
    opponents,
    points_of,
    sole_majority,
)
from tests.soak import ANY_TABLE, LONGEST, NESTED, PLAIN, TABLES, lay_out, pick, tables, ways_of

NEGATIONS = {
    "en": re.compile(
        r"\b(no|not|none|nobody|nothing|neither|nor|never|cannot|without|lacks?|fewer|empty|fails?|\w+n[’']t)\b",
        re.IGNORECASE,
    ),
    "uk": re.compile(
        r"\b(не|ні|ані|ніхто|нікого|нічого|ніщо|ніколи|нема|немає|жоден|жодн\w+|без|порожн\w+|менше ніж)\b",
        re.IGNORECASE,
    ),
}
"""words by which a sentence denies something"""
QUOTED = re.compile(r"“[^”]*”|«[^«»]*(?:«[^«»]*»[^«»]*)*»")
"""what a sentence quotes from a card it does not say itself"""
MOST_IN_A_GAME = 4_000
"""decisions after which a random game is left; it has told enough"""


def denies_in_words(language: str, sentence: str) -> bool:
    """Return whether a sentence denies something."""
    return NEGATIONS[language].search(QUOTED.sub("", sentence)) is not None


class LieError(AssertionError):
    """A fact denies what happened, or what is there."""


def need(holds: object, why: str) -> None:
    """Let a fact be a lie unless something holds.

    Raises:
        LieError: it does not.
    """
    if not holds:
        raise LieError(why)


@dataclass
class Open:
    """A denial whose scope is not over."""

    fact: Fact
    forbids: Callable[[Entry], bool]
    ends: Callable[[Entry], bool]
    why: str


@dataclass
class Witness:
    """Hears all that is told of a game, and compares each denial with it and with the position."""

    machine: Machine
    state: Callable[[], State]
    denied: Counter[str] = field(default_factory=Counter)
    """facts that denied something, by kind"""
    _open: list[Open] = field(default_factory=list)
    told: list[Entry] = field(default_factory=list)
    """since the running action began"""
    _worded: set[tuple[object, ...]] = field(default_factory=set)

    def hear(self, entry: Entry) -> None:
        """Take in what is told next.

        Raises:
            LieError: a fact denies it, or it is a fact that denies what was told or what is there.
        """
        still = []
        for each in self._open:
            if each.ends(entry):
                continue
            if each.forbids(entry):
                msg = f"{each.fact.kind}: {each.why}, but: {entry.item}"
                raise LieError(msg)
            still.append(each)
        self._open = still
        item = entry.item
        if isinstance(item, Began) and item.what is Span.ACTION:
            self.told.clear()
        self.told.append(entry)
        if isinstance(item, Fact):
            self._check_words(entry, item)
            if item.denies is not None:
                self.denied[item.kind] += 1
                try:
                    _CHECKS[item.denies](self, entry.at, item)
                except LieError as lie:
                    msg = f"{item.kind}: {lie}; {item}"
                    raise LieError(msg) from None

    def _check_words(self, entry: Entry, fact: Fact) -> None:
        """Let a fact be a lie if its words deny something and it says that it denies nothing."""
        if fact.denies is not None or fact.kind in SAYS_NO_BUT_DENIES_NOTHING:
            return
        if str(dict(fact.numbers).get("deed", "")).startswith("not-"):
            return  # what a karma waits for may be that something is not done
        numbers = tuple((name, min(n, 2) if isinstance(n, int) else n) for name, n in fact.numbers)
        key = (fact.kind, fact.holds, numbers, len(fact.cards))
        if key in self._worded:
            return
        self._worded.add(key)
        s = self.state()
        for language in NEGATIONS:
            for viewer in (fact.seat, None):
                text = GameText(language, s.setup.players, viewer)
                said = text.fact(self.machine, entry, s).sentence
                for card in fact.cards:  # a title may have a "no" of its own
                    said = said.replace(text.title(self.machine.catalogue.key[card]), "…")
                need(not denies_in_words(language, said), f"not flagged as a denial: {said}")

    # --- what checks need ---

    def forbid(self, fact: Fact, why: str, forbids: Callable[[Entry], bool], ends: Callable[[Entry], bool]) -> None:
        """From now on let it be a lie if something is told before the scope ends, or a loop comes round."""
        at = self.told[-1].at

        def over(entry: Entry) -> bool:
            where, item = entry
            if ends(entry):
                return True
            if (where.depth, where.program) != (at.depth, at.program):
                return False
            alike = {fact.kind, facts.AMOUNT} if fact.kind is facts.AMOUNT_IS_NONE else {fact.kind}
            again = isinstance(item, Asked | Chosen) or (isinstance(item, Fact) and item.kind in alike)
            return where.pc < at.pc or (where.pc == at.pc and again and fact.kind is not facts.NOT_SELECTABLE)

        self._open.append(Open(fact, forbids, over, why))

    def table(self, at: At) -> Anew:
        """Return the table as the running effect sees it."""
        s = self.state()
        did = any(isinstance(each.item, Moved) for each in self.sentence_before(at))
        return Anew(self.machine, s, s.frames[-1], self.machine.codes[at.program], self.told, did)

    def instruction(self, at: At) -> Ins:
        """Return the instruction that tells something."""
        return self.machine.codes[at.program].body[at.pc]

    def sentence_before(self, at: At) -> list[Entry]:
        """Return what was told in the sentence before the one that begins last in a frame."""
        found: list[list[Entry]] = [[]]
        karma: int | None = None
        for entry in reversed(self.told[:-1]):
            where, item = entry
            if karma is None and where.depth > at.depth and isinstance(item, Ended) and item.what is Span.KARMA:
                karma = where.depth
            if karma is not None:  # what a karma has done meanwhile is no deed of the sentence
                if where.depth < karma and isinstance(item, Began) and item.what is Span.KARMA:
                    karma = None
                continue
            if where.depth < at.depth or (where.depth == at.depth and where.program != at.program):
                break
            if where.depth == at.depth and isinstance(item, Repeated):
                break
            if where.depth == at.depth and isinstance(item, Ended) and item.what is Span.EFFECT:
                break
            if isinstance(item, Began) and item.what is Span.SENTENCE and where.depth == at.depth:
                if len(found) == 2:
                    break
                found.append([])
            found[-1].append(entry)
        return found[1] if len(found) == 2 else []

    def dogma(self) -> tuple[Began, list[Entry]]:
        """Return how the running Dogma action began, and what was told since."""
        for place in range(len(self.told) - 1, -1, -1):
            item = self.told[place].item
            if isinstance(item, Began) and item.what is Span.DOGMA:
                return item, self.told[place + 1 :]
        msg = "no Dogma action runs"
        raise LieError(msg)

    def is_demand(self, began: Began) -> bool:
        """Return whether an execution is of a demand."""
        return self.machine.catalogue.facts[began.card].effects[began.number].is_demand

    def executions(self) -> Iterator[tuple[Began, list[Entry]]]:
        """Yield every execution of the Dogma action, with what was told in it."""
        running: tuple[At, Began, list[Entry]] | None = None
        for entry in self.dogma()[1]:
            at, item = entry
            begins = isinstance(item, Began) and item.what is Span.EXECUTION
            if running is not None and (begins or _leaves(at, running[0])):
                yield running[1:]
                running = None
            if begins:
                assert isinstance(item, Began)
                running = (at, item, [])
            elif running is not None:
                running[2].append(entry)
        if running is not None:
            yield running[1:]


Wire = Callable[[Entry], Sequence[Entry]]
"""what a witness hears where the engine tells an entry"""


def _leaves(at: At, frame: At) -> bool:
    """Return whether something is told by another frame than one, and by none above it."""
    return at.depth < frame.depth or (at.depth == frame.depth and at.program != frame.program)


class _Ears(list[Entry]):
    """The entries of a trace; a witness hears each as it is recorded."""

    def __init__(self, witness: Witness, wire: Wire) -> None:
        super().__init__()
        self.witness, self.wire = witness, wire

    def append(self, entry: Entry) -> None:
        """Record an entry, or what comes of it on the wire."""
        for each in self.wire(entry):
            super().append(each)
            self.witness.hear(each)


def as_told(entry: Entry) -> Sequence[Entry]:
    """Return an entry as the engine tells it; a test gives another wire to plant a lie."""
    return (entry,)


def witnessed(game: Game, wire: Wire = as_told) -> Witness:
    """Let a witness hear all that a game tells from now on."""
    witness = Witness(game.machine, lambda: game.state)
    trace = Trace()
    trace.entries = _Ears(witness, wire)
    game.machine.trace, game.machine.explaining = trace, True
    return witness


# --- scopes ---------------------------------------------------------------------------------------------------------


def action_over(entry: Entry) -> bool:
    """Return whether an action ends."""
    return isinstance(entry.item, Ended) and entry.item.what is Span.ACTION


def dogma_over(entry: Entry) -> bool:
    """Return whether the effects of a Dogma action end."""
    return isinstance(entry.item, Ended) and entry.item.what in (Span.DOGMA, Span.ACTION)


def sentence_over(at: At) -> Callable[[Entry], bool]:
    """Return what tells whether the sentence that runs at a place is over."""

    def over(entry: Entry) -> bool:
        where, item = entry
        if where.depth != at.depth:
            return where.depth < at.depth
        return (
            where.program != at.program
            or where.sentence != at.sentence
            or isinstance(item, Repeated)
            or (isinstance(item, Began) and item.what is Span.SENTENCE)
            or (isinstance(item, Ended) and item.what is Span.EFFECT)
        )

    return over


# --- what each denial is compared with ------------------------------------------------------------------------------

_CHECKS: dict[Denies, Callable[[Witness, At, Fact], None]] = {}

Check = Callable[[Witness, At, Fact], None]


def check(denies: Denies) -> Callable[[Check], Check]:
    """Let a function check the facts that deny something."""

    def register(checks: Check) -> Check:
        _CHECKS[denies] = checks
        return checks

    return register


def _starts(entry: Entry, what: Span) -> Began | None:
    item = entry.item
    return item if isinstance(item, Began) and item.what is what else None


@check(Denies.FORESEEN)
def _not_foreseen(w: Witness, at: At, fact: Fact) -> None:
    action = next(frame for frame in w.state().frames if frame.program == "action")
    promoted = action.vars[ActionFrame.FORESEEN] and action.vars[ActionFrame.CARD] == fact.cards[0]
    need(not promoted, "its card was just promoted")


@check(Denies.EXECUTION)
def _nobody_executes(w: Witness, at: At, fact: Fact) -> None:
    """Nobody executes the demand; no opponent of the activator has fewer icons, unless it escaped by a Parley.

    Of an effect that compels none has as many.
    """
    (card,), effect = fact.cards, fact.number("effect")
    began, told = w.dogma()
    kind = w.machine.catalogue.facts[card].effects[effect]
    need(kind.is_demand, "the effect is no demand")
    need(kind.compels is (fact.kind is facts.NOBODY_COMPELLED), "it compels, or it does not")
    escaped = {e.item.seat for e in told if isinstance(e.item, Fact) and e.item.denies is Denies.DEMAND}
    for entry in told:
        told_fact = entry.item
        if isinstance(told_fact, Fact) and told_fact.kind.verdict and told_fact.seat != began.seat:
            fewer = told_fact.number("own") < told_fact.number("leader")
            by_karma = dict(told_fact.numbers)
            if "eligible" in by_karma:
                fewer = False
            elif "majority" in by_karma:
                fewer = by_karma["majority"] == began.seat
            vulnerable = told_fact.seat in opponents(w.machine, w.state(), began.seat) and fewer is not kind.compels
            need(not vulnerable or told_fact.seat in escaped, f"seat {told_fact.seat} is vulnerable")

    def executed(entry: Entry) -> bool:
        item = _starts(entry, Span.EXECUTION)
        return item is not None and (item.card, item.number) == (card, effect)

    w.forbid(fact, "nobody executes it", executed, lambda e: _starts(e, Span.EFFECT) is not None or dogma_over(e))


@check(Denies.EFFECT)
def _effect_left_out(w: Witness, at: At, fact: Fact) -> None:
    """A demand of a self-executed card is passed over; a card without effects has none to execute."""
    if fact.kind == "echoes-not-promoted":
        w.forbid(
            fact,
            "nothing is promoted",
            lambda e: isinstance(e.item, Fact) and e.item.kind in ("echoes-promoted", "echoes-free-dogma"),
            lambda e: _starts(e, Span.ACTION) is not None or _starts(e, Span.TURN) is not None,
        )
        return
    (card,) = fact.cards
    effects = w.machine.catalogue.facts[card].effects
    if "effect" not in fact.kind.numbers:
        need(not effects or card in w.machine.karmas, "the card prints effects")
        w.forbid(
            fact,
            "the card has nothing to execute",
            lambda e: (item := _starts(e, Span.SELF_EXECUTE)) is not None and item.card == card,
            sentence_over(at),
        )
        return
    effect = fact.number("effect")
    need(effects[effect].is_demand, "the effect is no demand")

    def executed(entry: Entry) -> bool:
        where = entry.at
        return where.depth == at.depth + 1 and (where.card, where.effect) == (card, effect)

    def over(entry: Entry) -> bool:
        item = entry.item
        ended = isinstance(item, Ended) and item.what is Span.SELF_EXECUTE and entry.at.depth == at.depth
        return entry.at.depth < at.depth or ended

    w.forbid(fact, "a self-execution passes it over", executed, over)


@check(Denies.ROOM)
def _no_room(w: Witness, at: At, fact: Fact) -> None:
    """The zone has as many cards as the best splay allows, or more, and what fills it puts none there."""
    m, s, seat, word = w.machine, w.state(), fact.seat, fact.number("zone")
    zone, best = m.zones.of(word, seat), max(s.splays[each] for each in m.zones.piles_of[seat])
    need(fact.number("have") == len(s.zones[zone]), f"there are {len(s.zones[zone])}")
    need((fact.number("splay"), fact.number("limit")) == (best, 5 - best), f"the best splay is {best}")
    need(fact.number("have") >= fact.number("limit"), "there is room")
    verb = m.zones.kind(word).filled_by
    w.forbid(
        fact,
        "the zone is full",
        lambda e: isinstance(e.item, Moved) and (e.item.verb, e.item.target) == (verb, zone) and e.at == at,
        lambda e: e.at != at,
    )


@check(Denies.SET_OFF)
def _nothing_set_off(w: Witness, at: At, fact: Fact) -> None:
    """The melded card is no top card of its player, and the action sets nothing more off."""
    (card,) = fact.cards
    pile = w.state().zones[w.machine.zones.pile(fact.seat, w.machine.catalogue.color[card])]
    need(pile[:1] != (card,), "it is a top card")
    w.forbid(
        fact,
        "what is left is skipped",
        lambda e: isinstance(e.item, Moved) and e.item.verb in ("draw", "take", "meld"),
        lambda e: isinstance(e.item, Ended) and e.item.what is Span.ACTION,
    )


@check(Denies.COUNTING)
@check(Denies.MORE_VISIBLE)
def _counts_not(w: Witness, at: At, fact: Fact) -> None:
    """A flag counts for nobody with fewer visible cards of its color than an opponent; none unseen counts."""
    m, s, (card,) = w.machine, w.state(), fact.cards
    if fact.kind == "banner-gone":
        need(not any(card == each for seat in range(s.players) for each, _ in table.board(m, s, seat).banners), "seen")
        return
    if fact.kind == "none-count-as-achievements":
        need(card not in [each for seat in range(s.players) for each, _ in karmas.achievements(m, s, seat)], "some do")
        return
    zones = [m.zones.pile(seat, m.catalogue.color[card]) for seat in range(s.players)]
    shown = [len(s.zones[zone]) if s.splays[zone] else min(len(s.zones[zone]), 1) for zone in zones]
    most = max(shown[seat] for seat in opponents(m, s, fact.seat))
    need((shown[fact.seat], most) == (fact.number("own"), fact.number("most")), f"the visible cards are {shown}")
    need((shown[fact.seat] >= most) is fact.holds, "an opponent has more" if fact.holds else "no opponent has more")


@check(Denies.DEALT)
def _not_dealt(w: Witness, at: At, fact: Fact) -> None:
    """The card lies nowhere."""
    need(all(w.state().where[card] < 0 for card in fact.cards), "it lies somewhere")


@check(Denies.ARTIFACT)
def _no_artifact(w: Witness, at: At, fact: Fact) -> None:
    """There is what keeps a player from digging, executing or storing an Artifact."""
    m, s, seat, numbers = w.machine, w.state(), fact.seat, dict(fact.numbers)
    display = s.zones[m.zones.of("display", seat)]
    match str(fact.kind):
        case "artifacts-display-full":
            need(display == fact.cards != (), "nothing is on display")
        case "artifacts-dig-ignored" if numbers["why"] == "deck":
            deck = m.zones.decks_of("artifacts")[numbers["age"]]
            need(deck < 0 or not s.zones[deck], "the deck has cards")
        case "artifacts-dig-ignored":
            need(not any(s.zones[deck] for deck in m.base_decks[numbers["age"] :]), "a deck has cards")
        case "artifacts-showcase-no-effects":
            need(not m.catalogue.facts[fact.cards[0]].effects, "it has effects")
        case "artifacts-no-museum":
            need(not s.zones[m.zones.of("museum-supply")], "there is a Museum")
        case "artifacts-display-empty":
            need(not display, "there is an Artifact")


@check(Denies.CITY)
def _no_city(w: Witness, at: At, fact: Fact) -> None:
    """There is what forbids the draw, and there is not what the icon needs."""
    m, s = w.machine, w.state()
    numbers = dict(fact.numbers)
    match str(fact.kind):
        case "cities-city-in-hand":
            hand = lying_in(m, s, fact.seat, Zone.HAND)
            need(any(m.catalogue.facts[card].set == "cities" for card in hand), "no city there")
        case "cities-junk-none":
            values = [m.catalogue.age[card] for card in s.zones[m.zones.available]]
            need(numbers["value"] not in values, "such an achievement is available")
        case "cities-search-empty":
            need(not s.zones[m.base_decks[numbers["value"]]], "the deck has cards")
        case "cities-not-endorsed":
            tops = [s.zones[m.zones.pile(fact.seat, color)][:1] for color in Color]
            cities = [card for pile in tops for card in pile if m.catalogue.facts[card].set == "cities"]
            fits = [m.catalogue.age[card] for card in cities if numbers["icon"] in m.catalogue.icons[card]]
            hand = [m.catalogue.age[card] for card in lying_in(m, s, fact.seat, Zone.HAND)]
            need(not (fits and hand and min(hand) <= max(fits)), "a city can be paid for")
        case "cities-unsplay-none":
            zones = [m.zones.pile(seat, numbers["color"]) for seat in opponents(m, s, fact.seat)]
            need(not any(s.splays[zone] for zone in zones), "an opponent has the color splayed")


@check(Denies.REST)
def _no_further_effect(w: Witness, at: At, fact: Fact) -> None:
    """No further effect of the Dogma action begins."""
    w.dogma()
    w.forbid(
        fact,
        "no further effect is executed",
        lambda e: isinstance(e.item, Began) and e.item.what in (Span.EFFECT, Span.EXECUTION, Span.SENTENCE),
        dogma_over,
    )


@check(Denies.SENTENCE)
def _not_done(w: Witness, at: At, fact: Fact) -> None:
    """The condition does not hold on the table, and nothing that depends on it is told."""
    ins = w.instruction(at)
    asked, done = _asked_and_done(fact)
    if isinstance(ins.node, nodes.When):
        table = w.table(at)
        truth = table.holds(ins.node.condition)
        if fact.kind == "condition-on-no-card":
            need(truth is None, f"counted anew the condition is {truth}")
        else:
            need(truth is False, f"counted anew the condition is {truth}")
        if dict(fact.numbers).keys() >= {"left", "right"} and isinstance(ins.node.condition, nodes.Compare):
            sides = table.sides(ins.node.condition)
            need(sides == (fact.number("left"), fact.number("right")), f"the sides are {sides}")
    elif isinstance(ins.node, nodes.IfYouDo):
        deeds = _deeds(w.sentence_before(at))
        if ins.node.dont:
            of_both = [  # "if you do" and "otherwise" speak of one sentence
                item
                for where, item in w.told[:-1]
                if isinstance(item, Fact) and item.kind is facts.IF_YOU_DO and where.depth == at.depth and item.holds
            ]
            need(deeds or (of_both and _asked_and_done(of_both[-1]) == (asked, done)), "nothing was done before")
        elif done == 0:
            need(not [each for each in deeds if not isinstance(each, Chosen | Began)], f"it was done before: {deeds}")
        else:
            need(done < asked, "it was done in full")
    elif isinstance(ins.node, nodes.ExecuteSentence):
        n, (card,) = fact.number("n"), fact.cards
        of_dogma = [code for code in w.machine.codes.of(card) if code.kind is not EffectKind.KARMA]
        known = sum(not code.demand and len(code.sentences) for code in of_dogma)
        need(not 1 <= n <= known, f"the card has {known} sentences")
        w.forbid(fact, "no sentence is executed", lambda e: _starts(e, Span.PART) is not None, sentence_over(at))
        return
    if ins.jump > at.pc:
        _forbid_until(w, at, fact, ins.jump)


def _asked_and_done(fact: Fact) -> tuple[int, int]:
    numbers = dict(fact.numbers)
    return numbers.get("asked", 0), numbers.get("done", 0)


def _deeds(told: Sequence[Entry]) -> list[Event]:
    """Return what was done to cards, chosen or begun."""
    found: list[Event] = []
    for _at, item in told:
        moved = isinstance(item, Moved | Rearranged) or (isinstance(item, Splayed) and item.reason == "splay")
        shown = isinstance(item, ColorRevealed) or (isinstance(item, Revealed) and item.reason == "reveal")
        begun = isinstance(item, Began) and item.what in (Span.SELF_EXECUTE, Span.PART)
        if moved or shown or begun or (isinstance(item, Chosen) and item.picked):
            assert not isinstance(item, Fact)
            found.append(item)
    return found


def _forbid_until(w: Witness, at: At, fact: Fact, jump: int) -> None:
    """Let nothing be told by the instructions between a fact's and the one that the effect goes on at."""

    def over(entry: Entry) -> bool:
        where, item = entry
        if where.depth != at.depth:
            return where.depth < at.depth
        ended = isinstance(item, Ended | Repeated) or where.program != at.program
        return ended or where.pc < at.pc or where.pc >= jump

    w.forbid(fact, "what depends on it is not done", lambda e: e.at.depth == at.depth and at.pc < e.at.pc < jump, over)


@check(Denies.DONE)
def _nothing_was_done(w: Witness, at: At, fact: Fact) -> None:
    """In the sentence before no card was moved or shown, and nothing was splayed."""
    deeds = [each for each in _deeds(w.sentence_before(at)) if not isinstance(each, Chosen | Began)]
    asked, done = _asked_and_done(fact)
    need(not deeds or 0 < done < asked, f"it was done: {deeds}")


def _forbid_deed(w: Witness, at: At, fact: Fact) -> None:
    """Let no card be moved by what a pick was for."""
    body, deed = w.machine.codes[at.program].body, w.instruction(at).deed
    if isinstance(deed, nodes.Exchange):
        return  # the cards of the other side go all the same

    def done(entry: Entry) -> bool:
        where, item = entry
        moved = isinstance(item, Moved) and where.depth == at.depth and where.pc > at.pc
        return moved and deed is not None and body[where.pc].deed is deed

    w.forbid(fact, "nothing is done with a card", done, sentence_over(at))


@check(Denies.CARDS)
def _no_card_fits(w: Witness, at: At, fact: Fact) -> None:
    """No card fits what is picked, by its own filters; and nothing is done with any."""
    ins, table = w.instruction(at), w.table(at)
    node = ins.node
    if isinstance(node, nodes.SearchDeck):
        value, (named,) = table.value(node.age), table.cards(nodes.NamedCards(node.name))
        decks = w.machine.zones.decks_of(node.of)
        there = w.state().zones[decks[value]] if 0 <= value < len(decks) and decks[value] >= 0 else ()
        need(named not in there, "it lies in that deck")
        w.forbid(fact, "it is not taken", lambda e: isinstance(e.item, Moved) and e.at == at, sentence_over(at))
        return
    if isinstance(node, nodes.JunkDeck):
        value, decks = table.value(node.age), w.machine.zones.decks_of(node.of or "base")
        need(fact.number("n") == value, f"the deck is that of {value}")
        there = w.state().zones[decks[value]] if 0 <= value < len(decks) and decks[value] >= 0 else ()
        need(not there, "there are cards in that deck")
        w.forbid(fact, "it is junked", lambda e: isinstance(e.item, Moved) and e.at == at, sentence_over(at))
        return
    if isinstance(node, nodes.Selection):
        fitting = table.fitting(node)
    else:
        cards = node if isinstance(node, nodes.Cards) else getattr(node, "cards", None) or getattr(node, "card", None)
        assert isinstance(cards, nodes.Cards), node
        fitting = table.cards(cards)
    need(not fitting, f"these fit: {[w.machine.catalogue.title[card] for card in fitting]}")
    _forbid_deed(w, at, fact)


@check(Denies.CARD)
def _card_does_not_fit(w: Witness, at: At, fact: Fact) -> None:
    """The card lies in the place that is picked from, fails the filter that is named, and cannot be chosen."""
    if fact.kind is facts.KARMA_TOOK_AWAY:
        _moved_by_a_karma(w, at, fact)
        return
    (card,), why = fact.cards, fact.number("filter")
    node, table = w.instruction(at).node, w.table(at)
    assert isinstance(node, nodes.Selection)
    need(card in table.place(node.place), "the card lies elsewhere")
    failing = table.failing(node, card)
    if why in ("too-few", "same-value"):
        need(not failing, f"it fails {failing}")
        fitting = table.fitting(node)
        if why == "same-value":
            fitting = [each for each in fitting if table.value_of(each) == table.value_of(card)]
        need(len(fitting) < max(table.number(node.n), node.least), f"{len(fitting)} fit")
    elif why in ("different-values", "different-colors"):
        trait = table.value_of if why == "different-values" else w.machine.catalogue.color.__getitem__
        need(not failing, f"it fails {failing}")
        apart = {trait(each) for each in table.fitting(node)}
        need(len(apart) < max(table.number(node.n), node.least), f"{len(apart)} that differ fit")
    elif why == "same-color":
        color = w.machine.catalogue.color
        alike = [each for each in table.fitting(node) if color[each] == color[card]]
        need(not failing, f"it fails {failing}")
        need(len(alike) < table.number(node.n), f"{len(alike)} of that color fit")
    elif why == "rank":
        need(not failing, f"it fails {failing}")
        need(node.rank is not Rank.ANY, "no rank is asked for")
        up = 1 if node.rank is Rank.HIGHEST else -1
        better = [each for each in table.fitting(node) if (table.value_of(each) - table.value_of(card)) * up > 0]
        wanted = 1 if node.many is Many.ALL else max(table.number(node.n), 1)
        need(len(better) >= wanted, f"{len(better)} cards come before it and {wanted} are asked for")
    else:
        need(why in failing, f"it fails {failing or 'nothing'}")

    def chosen(entry: Entry) -> bool:
        where, item = entry
        here = where.depth == at.depth and where.pc == at.pc and isinstance(item, Asked | Chosen)
        return here and card in (item.options if isinstance(item, Asked | Chosen) else ())

    def over(entry: Entry) -> bool:
        where = entry.at
        here = where.depth == at.depth and where.pc == at.pc
        return (
            where.depth < at.depth or (where.depth == at.depth and not here) or isinstance(entry.item, Asked | Chosen)
        )

    w.forbid(fact, "the card cannot be chosen", chosen, over)


def _moved_by_a_karma(w: Witness, at: At, fact: Fact) -> None:
    """The card was moved in the karma that has just ended, and nothing is done with it."""
    (card,), moved = fact.cards, False
    for where, item in reversed(w.told[:-1]):
        if where.depth <= at.depth and not (isinstance(item, Fact) and item.kind is fact.kind):
            break
        moved = moved or (isinstance(item, Moved) and item.card == card)
    need(moved, "no karma has moved it")
    w.forbid(
        fact,
        "nothing is done with it",
        lambda e: isinstance(e.item, Moved) and (e.at, e.item.card) == (at, card),
        sentence_over(at),
    )


@check(Denies.CHOICE)
def _nothing_to_choose(w: Witness, at: At, fact: Fact) -> None:
    """There is nothing to choose from, or less than must be; and nobody is asked."""
    node, table = w.instruction(at).node, w.table(at)
    match node:
        case nodes.Selection():
            _too_few_or_none(table, node, fact)
            _forbid_deed(w, at, fact)
        case nodes.Draw():
            need(table.number(node.times) == 0, "cards are to be drawn")
            _forbid_deed(w, at, fact)
        case nodes.ChooseColor(among=nodes.Colors() as among):
            need(not table.colors(among), "colours fit")
        case nodes.ChooseColor(among=nodes.ColorsOf(of)):
            need(not table.cards(of), "cards have colours")
        case nodes.ChooseIcon(most_of=whose) if whose is not None:
            need(not table.number(nodes.Icons(None, whose)), "the board shows icons")
        case nodes.ChooseCard(among=nodes.Selection(many=nodes.Many.EXACTLY) as among):
            need(_alike(table, among) < table.number(among.n), "enough cards fit")
        case nodes.ChooseCard(among=among) | nodes.RevealColor(among=among):
            need(not table.fitting(among), "cards fit")
        case nodes.ChooseValue(among=nodes.Selection() as among, where=None):
            need(not table.cards(among), "cards have values")
        case nodes.ChooseValue(among=nodes.Bonuses() as among, where=None):
            need(table.number(nodes.NumberOf(among)) == 0, "there are bonuses")
        case nodes.ChooseValue(among=among, where=None):
            assert isinstance(among, tuple)
            values = [n for each in among if 1 <= (n := table.number(each)) <= w.machine.last_age]
            need(among and not values, f"values fit: {values}")
        case nodes.ChooseValue(into=into, among=(), where=where) if where is not None:
            slot, table = named_slot(table.code, into), table.as_seat(table.frame.seat)  # a frame of its own
            for value in range(1, w.machine.last_age + 1):
                table.frame.vars[slot] = value
                need(table.holds(where) is not True, f"{value} fits")
        case nodes.ChoosePlayer(among=among, where=where):
            asked = where if isinstance(where, nodes.SingleMost) else None
            seats = [seat for seat in table.seats(among) if where is None]
            seats += [
                seat for seat in table.seats(among) if asked is not None and table.as_seat(seat).holds(asked) is True
            ]
            need(not seats, f"seats fit: {seats}")
        case nodes.Rearrange(color=color, of=of):
            meant = table.colors(color) if isinstance(color, nodes.Colors) else [table.color(color, -1)]
            (owner,) = table.seats(of)
            piles = [len(table.pile(owner, each)) for each in meant if each >= 0]
            need(max(piles, default=0) < 2, f"piles of {piles} cards are meant")
        case nodes.SplayColor(direction=nodes.SplayOf() as like) if not table.way(like):
            pass  # what is not splayed gives no direction
        case nodes.SplayColor(color=color, of=whose, direction=direction) if whose is nodes.Who.EVERYONE:
            way = direction if isinstance(direction, Splay) else table.way(direction)
            meant = [*Color] if isinstance(color, nodes.Colors) else [c for c in [table.color(color, -1)] if c >= 0]
            piles = [w.machine.zones.pile(seat, Color(each)) for seat in table.seats(whose) for each in meant]
            ready = [zone for zone in piles if len(table.s.zones[zone]) > 1 and table.s.splays[zone] != way]
            need(not ready, f"{len(ready)} piles can be splayed")
        case nodes.SplayColor(color=nodes.Colors() as among):
            need(not table.colors(among), "colours fit")
        case nodes.SplayColor(color=color):
            assert not isinstance(color, nodes.Colors)
            need(table.color(color, -1) < 0, "the colour is known")
        case _:
            msg = f"it cannot come from {type(node).__name__}"
            raise LieError(msg)
    w.forbid(
        fact,
        "there is nothing to choose",
        lambda e: isinstance(e.item, Asked) and (e.at.depth, e.at.pc) == (at.depth, at.pc),
        sentence_over(at),
    )


def _alike(table: Anew, node: nodes.Selection) -> int:
    """Return how many cards fit a selection at most, of one value or of different ones if it asks for that."""
    fitting = table.fitting(node)
    values = [table.value_of(card) for card in fitting]
    if node.different_values:
        return len({*values})
    return max((values.count(value) for value in values), default=0) if node.same_value else len(fitting)


def _too_few_or_none(table: Anew, node: nodes.Selection, fact: Fact) -> None:
    """Compare how many cards are asked for, and how many fit, with why none can be picked."""
    numbers = dict(fact.numbers)
    count, wanted = _alike(table, node), node.least if node.least > 1 else table.number(node.n)
    need(numbers.get("fitting", count) == count, f"{count} cards fit")
    if fact.kind is facts.AMOUNT_IS_NONE:
        need(wanted == 0, f"{wanted} cards are asked for")
    elif fact.kind is facts.ALL_MAY_STAY:
        need(wanted == numbers["spared"] >= count, f"{count} cards fit and {wanted} may stay")
    else:
        need(count < numbers["wanted"] == wanted, f"{count} cards fit and {wanted} are asked for")


@check(Denies.SHOWN)
def _shown_cards_do_not_fit(w: Witness, at: At, fact: Fact) -> None:
    """Each of the cards that were shown fails the filter that is named, and was shown to prove that."""
    node, table = w.instruction(at).node, w.table(at)
    if not isinstance(node, nodes.Selection):
        node = next(
            each
            for name in ("cards", "mine", "theirs")
            if isinstance(each := getattr(node, name, None), nodes.Selection)
        )
    for card in fact.cards:
        failing, asked = table.failing(node, card), fact.number("filter")
        need(asked in failing or (asked == "where" and failing), f"{w.machine.catalogue.title[card]} does not fail so")
    shown = [e.item.card for e in w.told if isinstance(e.item, Revealed) and e.item.reason is Showing.DOES_NOT_FIT]
    need(set(fact.cards) <= set(shown), "they were not shown")


@check(Denies.SPLAY)
def _cannot_be_splayed(w: Witness, at: At, fact: Fact) -> None:
    """The pile is splayed so already, is too small, or the edition has no such splay; and it is not splayed."""
    s, m = w.state(), w.machine
    color, direction = fact.number("color"), fact.number("direction")
    zone = m.zones.pile(fact.seat, color)
    count, now = len(s.zones[zone]), s.splays[zone]
    need((fact.number("count"), fact.number("now")) == (count, now), f"it has {count} cards and is {Splay(now)!r}")
    reasons = {
        "splay-same": now == direction,
        "splay-too-few": count < 2 and direction != Splay.NONE,
        "splay-unknown": m.switches["splay-aslant"] == "absent" and direction == Splay.ASLANT,
    }
    need(reasons.get(fact.kind, any(reasons.values())), f"it has {count} cards and is {Splay(now)!r}")

    def splayed(entry: Entry) -> bool:
        where, item = entry
        if where.depth != at.depth:
            return False
        if isinstance(item, Asked) and where.pc == at.pc:
            return color in item.options
        return isinstance(item, Splayed) and item.reason == "splay" and (item.owner, item.color) == (fact.seat, color)

    w.forbid(fact, "the colour is not splayed", splayed, sentence_over(at))


def _is_icon_verdict(w: Witness, fact: Fact) -> bool:
    """Compare the icons of a verdict with the boards; return whether the seat has fewer than the activator."""
    s, icon, actor = w.state(), fact.number("icon"), fact.number("actor")
    if fact.kind in (facts.SHARES, facts.COMPELLED) and "eligible" in dict(fact.numbers):
        told = [e.item for e in w.told if isinstance(e.item, Fact) and e.item.kind is facts.KARMA_INSTEAD]
        need(
            [each for each in told if each.number("doer") == fact.seat and each.number("deed") == "not-share"],
            "no karma",
        )
        return False
    own, leader = icons_of(w.machine, s, fact.seat)[icon], icons_of(w.machine, s, actor)[icon]
    action = running_action(s)
    if action is not None and w.machine.zones.word[s.where[action.vars[ActionFrame.CARD]]] == "display":
        leader += w.machine.catalogue.facts[action.vars[ActionFrame.CARD]].icons.count(icon)
    need((own, leader) == (fact.number("own"), fact.number("leader")), f"the boards show {own} and {leader}")
    majority = sole_majority(w.told)
    if majority in (fact.seat, actor):
        need(dict(fact.numbers).get("majority") == majority, f"seat {majority} has the sole majority")
        return bool(majority == actor)
    return bool(own < leader)


def _forbid_execution(w: Witness, fact: Fact, *, demands: bool, others: bool) -> None:
    """Let a seat execute no demand, or nothing but demands, until the effects are over."""
    w.dogma()

    def executes(entry: Entry) -> bool:
        item = _starts(entry, Span.EXECUTION)
        return item is not None and item.seat == fact.seat and (demands if w.is_demand(item) else others)

    w.forbid(fact, "the seat takes no such part", executes, dogma_over)


@check(Denies.SHARING)
def _does_not_share(w: Witness, at: At, fact: Fact) -> None:
    """The seat executes no effect but demands in this action; by a verdict it has fewer icons."""
    if fact.kind.verdict:
        need(_is_icon_verdict(w, fact), "it has enough icons")
    else:
        need(not _parleyed(w, at), "it returned a card")
    _forbid_execution(w, fact, demands=False, others=True)


@check(Denies.DEMAND)
def _is_not_hit(w: Witness, at: At, fact: Fact) -> None:
    """The seat executes no demand in this action: it has no fewer icons, or returned a card for a Parley."""
    if fact.kind.verdict:
        compels = fact.kind is facts.NOT_COMPELLED
        need(_is_icon_verdict(w, fact) is compels, "its icons do not spare it")
    else:
        need(_parleyed(w, at), "it returned no card")
    _forbid_execution(w, fact, demands=True, others=False)


@check(Denies.PART)
def _takes_no_part(w: Witness, at: At, fact: Fact) -> None:
    """A teammate with fewer icons executes nothing in this action, nor does an opponent if the card only compels."""
    need(_is_icon_verdict(w, fact), "it has enough icons")
    teams = w.state().setup.teams
    compels = fact.kind is facts.NOT_COMPELLED
    need(compels or teams[fact.seat] == teams[fact.number("actor")], "they are opponents")
    _forbid_execution(w, fact, demands=True, others=True)


def _parleyed(w: Witness, at: At) -> bool:
    """Return whether the Parley that runs returned a card."""
    for where, item in reversed(w.told[:-1]):
        if isinstance(item, CutOff):
            return False
        if where.depth > at.depth:
            continue  # a karma that came first, or stood in for the return: then it is paid for
        if where.program != at.program:
            return False
        if isinstance(item, Fact) and item.kind is facts.KARMA_INSTEAD:
            return bool(item.number("deed") == "return")
        if isinstance(item, Fact) and item.kind is not facts.KARMA_FIRST:
            return False  # of the Parley before
        if isinstance(item, Moved):
            return item.verb == "return" and item.seat == at.seat
    return False


@check(Denies.PARLEY)
def _pays_nothing(w: Witness, at: At, fact: Fact) -> None:
    """The seat returned no card for this Parley."""
    need(not _parleyed(w, at), "it returned a card")


@check(Denies.FREE_DRAW)
def _no_free_draw(w: Witness, at: At, fact: Fact) -> None:
    """No free Draw follows in this action, and whoever is said to have shared or not, did so or not."""
    m, s = w.machine, w.state()
    began, _since = w.dogma()
    rivals = {seat for seat in range(s.players) if s.setup.teams[seat] != s.setup.teams[began.seat]}
    shared: dict[int, list[Event]] = {}
    revealed: set[int] = set()
    nested: set[int] = set()
    for execution, told in w.executions():
        if execution.seat != began.seat and not w.is_demand(execution):
            counted = told
            if m.switches["sharing-by-self-execution"] == "does-not-count":
                counted = [*_outside_self_executions(told)]
                if _counted(m, [entry for entry in told if entry not in counted]):
                    nested.add(execution.seat)
            shared.setdefault(execution.seat, []).extend(_counted(m, counted))
            if any(isinstance(item, Revealed) and item.reason is Showing.REVEAL for _at, item in told):
                revealed.add(execution.seat)
    sharers = set(dict(fact.numbers).get("sharers", ()))
    if fact.kind is facts.NO_FREE_DRAW_ONLY_TEAMMATES:
        need(sharers == shared.keys() - rivals, f"these shared: {sorted(shared)}")
        need(not shared.keys() & rivals, f"these opponents shared: {sorted(shared.keys() & rivals)}")
    elif fact.kind is facts.NO_FREE_DRAW_ONLY_REVEALED:
        need(sharers == rivals & revealed, f"these opponents revealed: {sorted(rivals & revealed)}")
    elif fact.kind is facts.NO_FREE_DRAW_ONLY_SELF_EXECUTED:
        need(sharers == nested & rivals, f"these did something in a self-execution: {sorted(nested)}")
    elif fact.kind is facts.NO_FREE_DRAW_NOTHING_DONE:
        need(not nested & rivals, f"these did something in a self-execution: {sorted(nested)}")
        need(sharers == shared.keys() & rivals, f"these opponents shared: {sorted(shared.keys() & rivals)}")
    else:
        need(not shared, f"these shared: {sorted(shared)}")
    if fact.kind is facts.NO_FREE_DRAW_ONLY_DEMANDS:
        kinds = {*m.catalogue.facts[began.card].effects} - {EffectKind.ECHO}  # those of a card on display are left out
        need(kinds == {EffectKind.DEMAND}, "the card does not only demand")
    if fact.kind is facts.NO_FREE_DRAW_ONLY_COMPELS:
        need({*m.catalogue.facts[began.card].effects} == {EffectKind.COMPEL}, "the card does not only compel")
    need(not [seat for seat in shared.keys() & rivals if shared[seat]], f"this was done: {shared}")
    w.forbid(fact, "no free Draw follows", lambda e: _starts(e, Span.FREE_DRAW) is not None, action_over)


def _outside_self_executions(told: Sequence[Entry]) -> Iterator[Entry]:
    """Yield what was not told within a self-execution."""
    inside: int | None = None
    for entry in told:
        if inside is not None and entry.at.depth <= inside and not isinstance(entry.item, Fact):
            inside = None  # facts of the execution itself may come after it has begun
        if inside is None:
            yield entry
            if _starts(entry, Span.SELF_EXECUTE) is not None:
                inside = entry.at.depth


def _counted(m: Machine, told: Sequence[Entry]) -> list[Event]:
    """Return the events that count as having done something with a card (4e base p. 19)."""
    found: list[Event] = []
    for _at, item in told:
        if isinstance(item, Left):
            break
        told_to_all = isinstance(item, ColorRevealed) or (isinstance(item, Revealed) and item.reason == "reveal")
        shown = told_to_all and m.switches["reveal-is-sharing"] == "yes"
        if isinstance(item, Moved | Rearranged) or (isinstance(item, Splayed) and item.reason == "splay") or shown:
            assert not isinstance(item, Fact)
            found.append(item)
    return found


@check(Denies.TOP_CARD)
def _no_top_card(w: Witness, at: At, fact: Fact) -> None:
    """The seat's board is empty."""
    s = w.state()
    need(not any(s.zones[w.machine.zones.pile(fact.seat, color)] for color in Color), "there are top cards")


@check(Denies.VALUE)
def _nothing_has_a_value(w: Witness, at: At, fact: Fact) -> None:
    """Of the cards whose values the instruction asks for one is not there, or is a special achievement."""
    table, node = w.table(at), w.instruction(at).node
    asked = [table.cards(value.of)[-1:] for value in _values_in(node)]
    if fact.number("why") == "no-card":
        need([] in asked, f"all are there: {asked}")
    else:
        need([*fact.cards] in asked and w.machine.catalogue.is_special(fact.cards[0]), f"these are there: {asked}")


def _values_in(node: nodes.Node) -> Iterator[nodes.Value]:
    """Yield the values of cards that a node asks for."""
    if isinstance(node, nodes.Value):
        yield node
    for each in fields(node):
        inner = getattr(node, each.name)
        if isinstance(inner, nodes.Node):
            yield from _values_in(inner)


@check(Denies.DECK)
def _deck_is_empty(w: Witness, at: At, fact: Fact) -> None:
    """The decks that a draw passes over are empty; what is drawn is of the age that is told."""
    m, s, numbers = w.machine, w.state(), dict(fact.numbers)
    if "asked" not in numbers:
        value = numbers["value"]
        w.forbid(
            fact,
            "a base card is drawn",
            lambda e: isinstance(e.item, Moved) and m.catalogue.facts[e.item.card].set != "base",
            lambda e: isinstance(e.item, Moved) and m.catalogue.facts[e.item.card].age >= value,
        )
        return
    asked, drawn = numbers["asked"], numbers["drawn"]
    left = [age for age in range(max(asked, m.lowest_age), min(drawn, m.last_age + 1)) if s.zones[m.base_decks[age]]]
    need(not left, f"these decks are not empty: {left}")
    need(asked < drawn or asked > m.last_age, "nothing is passed over")
    if drawn > m.last_age:
        return
    need(s.zones[m.base_decks[drawn]], "the deck that is drawn from is empty")

    def other(entry: Entry) -> bool:
        item = entry.item
        return isinstance(item, GameOver) or (isinstance(item, Moved) and (item.verb, item.value) != ("draw", drawn))

    def over(entry: Entry) -> bool:
        item = entry.item
        return isinstance(item, Moved) and (item.verb, item.value) == ("draw", drawn)

    w.forbid(fact, f"a {drawn} is drawn", other, over)


@check(Denies.ACHIEVEMENT)
def _not_to_be_claimed(w: Witness, at: At, fact: Fact) -> None:
    """The achievement is not available, or its conditions are not met; and it is not claimed."""
    m, s = w.machine, w.state()
    if "points" in fact.kind.numbers:
        value = fact.number("value")
        score, top = claims_with(m, s, fact.seat, value)
        need((fact.number("points"), fact.number("top")) == (score, top), f"it has {score} points and a {top} on top")
        need(score < fact.number("needed") or top < value, "it can be claimed")
        need(fact.number("needed") % (5 * value) == 0, "it takes five points for each of its value, or some times that")
        return
    if fact.kind is facts.CHAIN_NONE_LEFT:
        decks = (m.base_decks[age] for age in range(LAST_AGE, m.last_age + 1))  # none, where the ages end before
        need(not any(s.zones[deck] for deck in decks), "there is a card to draw")
        w.forbid(
            fact,
            "none is drawn and achieved",
            lambda e: isinstance(e.item, Moved) and e.item.verb in ("draw", "achieve"),
            lambda e: isinstance(e.item, GameOver),
        )
        return
    if str(fact.kind) == "artifacts-museum-tied":
        museums = {seat: s.zones[m.zones.of("museums", seat)] for seat in range(s.players)}
        counts = {seat: sum(m.home[card] >= 0 for card in cards) for seat, cards in museums.items()}
        first = tuple(seat for seat, count in counts.items() if count == max(counts.values()))
        need(len(first) > 1 and first == tuple(sorted(fact.number("seats"))), f"the Artifacts are {counts}")
        w.forbid(
            fact,
            "nobody claims a Museum",
            lambda e: isinstance(e.item, Moved) and e.item.verb == "claim",
            lambda e: isinstance(e.item, Moved) and e.item.verb == "return",
        )
        return
    (card,) = fact.cards
    if fact.kind is facts.SPECIAL_NOT_MET:
        zone = m.zones.pile(fact.seat, fact.number("color"))
        need(card not in s.zones[m.zones.achievements(fact.seat)], "it is claimed")
        need(fact.number("have") < fact.number("need"), "the condition is met")
        need(s.splays[zone] == fact.number("now") != Splay.NONE, "the colour is splayed otherwise")
        return
    need(card not in s.zones[m.zones.specials], "it is available")
    w.forbid(
        fact,
        "nobody claims it",
        lambda e: isinstance(e.item, Moved) and (e.item.verb, e.item.card) == ("claim", card),
        sentence_over(at),
    )


@check(Denies.WIN)
def _nobody_wins(w: Witness, at: At, fact: Fact) -> None:
    """Several seats have the most, or the least, and the game goes on or has no winner."""
    if fact.kind is facts.SCORE_TIED:
        s, zones = w.state(), w.machine.zones
        scores: Counter[int] = Counter()
        achievements: Counter[int] = Counter()
        for seat in (each for each in range(s.players) if each not in s.out):
            scores[s.setup.teams[seat]] += points_of(w.machine, s, seat)
            more = achieved_by_marks(w.machine, s, seat) + sum(achieved_by_karma(w.machine, s, seat).values())
            achievements[s.setup.teams[seat]] += len(s.zones[zones.achievements(seat)]) + more
        best = max(scores.values())
        tied = {team for team, score in scores.items() if score == best}
        if fact.number("outcome") in ("draw", "shared"):  # then those are told whom their achievements do not part
            tied = {team for team in tied if achievements[team] == max(achievements[each] for each in tied)}
        need({s.setup.teams[seat] for seat in fact.number("seats")} == tied, f"the scores are {scores}")
        need(fact.number("points") == best, f"the best score is {best}")
        w.forbid(
            fact,
            "nobody wins",
            lambda e: isinstance(e.item, GameOver) and bool(e.item.winners),
            lambda e: isinstance(e.item, Moved),
        )
        return
    node = w.instruction(at).node
    assert isinstance(node, nodes.Win)
    amount = node.most if node.most is not None else node.least
    assert amount is not None
    leaders = w.table(at).leaders(amount, least=node.least is not None)
    need(len(leaders) > 1, f"only seat {leaders} has it")
    need(tuple(sorted(leaders)) == tuple(sorted(fact.number("seats"))), f"these have it: {leaders}")
    w.forbid(fact, "nobody wins by this", lambda e: isinstance(e.item, GameOver), sentence_over(at))


SAYS_NO_BUT_DENIES_NOTHING: dict[str, str] = {
    "proves-fit": "an excluded icon or color is what the effect asks for, and the card meets that",
    "most-achievements": "in Ukrainian more than one team is “not one team”",
    "sole-majority": "all others count as having fewer icons, whatever they have",
    "karma-ahead": "it says of cards that they cannot be seen",
    "artifacts-dig": "equal or higher is said as no lower, and the dig comes next",
    "artifacts-showcase-dogma": "what is none of the two actions of a turn is a free one, which is taken",
    "artifacts-museum-vacant": "in Ukrainian vacant is empty",
    "figures-fades-ahead": "in Ukrainian until one is left is until one does not stay",
}
"""kinds of facts whose words have a negation and deny nothing of the game, each with the reason"""


# --- random games ---------------------------------------------------------------------------------------------------

CARDS = {edition: card_catalogue(edition, ("base",)).cards for edition in (1, 3, 4)}
ASKED_AT_MOST_ONCE_EACH = 40
"""answers that may be refused one after the other, as the action would never end"""


def random_switches(dice: random.Random) -> tuple[tuple[str, str], ...]:
    """Return now and then another reading than the edition's own."""
    ready = [switch for switch in SWITCHES.values() if not switch.waits_for]
    return tuple(sorted((each.id, dice.choice(each.choices)) for each in ready if dice.random() < 0.12))


def random_game(seed: int, sets: Sequence[str] = ("base",)) -> Game:
    """Return a game at its beginning: of every three one from the first meld, two from a table around a card.

    With further sets it is a card of theirs.
    """
    dice = random.Random(f"denials {seed}")
    if tuple(sets) != ("base",):
        card = dice.choice([card for card in card_catalogue(FOURTH, tuple(sets)).cards if card.set in sets[1:]])
        if seed % 3 and card.effects:
            way = dice.choice(ways_of(card))
            kinds = tables(FOURTH, sets)
            return lay_out(card, dice, way=way, switches=random_switches(dice), kinds=kinds, sets=tuple(sets))[0]
        players, teams = dice.choice(tables(FOURTH, sets))
        names = [f"P{seat}" for seat in range(players)]
        readings = {**dict(random_switches(dice)), **dict(ANY_TABLE)}
        return Game.new(names, teams=teams, switches=readings.items(), seed=seed, level=Level.FULL, sets=sets)
    edition = dice.choice((4, 4, 3, 1))
    switches = random_switches(dice)
    if seed % 3 == 0:
        players, teams = dice.choice(TABLES)
        names = [f"P{seat}" for seat in range(players)]
        readings = {**dict(switches), **dict(ANY_TABLE)}
        return Game.new(names, edition=edition, teams=teams, switches=readings.items(), seed=seed, level=Level.FULL)
    last_age = int(dict(switches).get("last-age", SWITCHES["last-age"].default(edition)))
    cards = [card for card in CARDS[edition] if card.effects and card.age <= last_age]
    way = NESTED if edition == 4 and seed % 3 == 2 else PLAIN
    game, _first = lay_out(cards[seed % len(cards)], dice, way=way, edition=edition, switches=switches)
    return game


def play(seed: int, wire: Wire = as_told, sets: Sequence[str] = ("base",)) -> tuple[Counter[str], int]:
    """Play a random game with a witness; return how often which kind of fact denied something, and the decisions.

    Raises:
        LieError: a fact denies what happened or what is there.
    """
    game, dice = random_game(seed, sets), random.Random(seed)
    witness = witnessed(game, wire)
    dogma = [option for option in game.options() if option.startswith("dogma")] if seed % 3 else []
    decisions = 0
    while game.result is None and decisions < min(LONGEST, MOST_IN_A_GAME):
        answer: str | tuple[int, ...] = dice.choice(dogma) if dogma and not decisions else pick(game, dice)
        try:
            game.play(answer)
        except (EndlessError, NotDoneError):
            break  # what was taken back has been heard; a card has no program yet
        if game.state.players > 2 and dice.random() < 0.004 and game.request is not None:
            game.concede(game.request.seat)
        decisions += 1
    return witness.denied, decisions


def main(games: int, first: int = 0, sets: Sequence[str] = ("base",)) -> int:
    """Play that many games; print what was denied how often, and return how many lies were found."""
    began, denied, decisions, lies = time.perf_counter(), Counter[str](), 0, 0
    for seed in range(first, first + games):
        try:
            found, n = play(seed, sets=sets)
        except Exception as error:  # noqa: BLE001 (whatever breaks is told, with the seed that shows it)
            lies += 1
            print(f"seed {seed}: {type(error).__name__}: {error}", flush=True)
            continue
        denied += found
        decisions += n
    for kind, count in denied.most_common():
        print(f"{count:>9} {kind}")
    spent = time.perf_counter() - began
    print(f"{games} games, {decisions} decisions, {denied.total()} denials, {lies} broken, {spent:.0f} s")
    return lies


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="?", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--set", action="append", default=[], help="a further set that the games are played with")
    options = parser.parse_args()
    sys.exit(bool(main(options.games, options.seed, ("base", *options.set))))
