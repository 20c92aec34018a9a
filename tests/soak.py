"""Random games by the thousand, and every card on random boards, with every invariant checked.

``python -m tests.soak 10000`` plays games; it prints games, decisions, how they ended, how many there were of each
kind of table, and each broken invariant with the seed that shows it. ``python -m tests.soak cards 100`` lays out that
many random boards for every card, once to activate it and once more to self-execute it; it prints how often each card
was executed in each role. Both take ``--seed N``, ``--edition N``, ``--set``, the names of sets of the project to play
with, with commas between (the cards of the last are executed), and ``--package``, the dotted name of the folder of
another one. ``--players N`` plays only games for so many. ``python -m tests.soak subsets 100`` plays so many games with
every choice of further sets of the project, and prints a row of each. With ``--workers N`` all three play in so
many processes, with ``--scheduler ADDRESS`` on the workers of a Dask cluster; what comes of it is the same but for the
times. Ctrl-C ends them with what is there so far.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from itertools import combinations, islice
from typing import NamedTuple

from engine.cards.facts import EDITIONS, card_catalogue
from engine.cards.library import codes
from engine.cards.sets import BASE, card_set, most_players, register, registered, teams_fit
from engine.editions import switches as switches_of
from engine.game import Game
from engine.lang import nodes
from engine.lang.terms import Color, EffectKind, Splay
from engine.model.cards import CardFacts
from engine.model.state import Result, Setup, State
from engine.positions.build import lay_beneath
from engine.query import sight, table, together
from engine.query.eligibility import special_progress, specials_met
from engine.rules import RULES
from engine.rules.documents import FOURTH
from engine.run import setup
from engine.run.errors import EndlessError, GameError, NotDoneError
from engine.run.link import machine
from engine.run.machine import Machine
from engine.run.options import option_ids
from engine.run.turn import new_game_frame, new_turn_frame
from engine.trace import facts
from engine.trace.events import Began, Fact, Moved
from engine.trace.recorder import Level
from engine.workers import Workers, WorkersError
from tests.boards import check_board
from tutor.cli.shell import show_progress

LONGEST = 20_000
"""decisions after which a game is taken for endless"""
REFUSED = 20
"""answers that may be refused one after the other, as the action would never end"""
TABLES: tuple[tuple[int, tuple[int, ...] | None], ...] = (
    (2, None),
    (3, None),
    (4, None),
    (5, None),
    (4, (0, 1, 0, 1)),
    (3, (0, 1, 0)),
)
"""(players, the team of each seat) of every kind of table"""
LARGER: tuple[tuple[int, tuple[int, ...] | None], ...] = (
    (6, None),
    (6, (0, 1, 2, 0, 1, 2)),
    (7, None),
    (8, None),
    (8, (0, 1, 2, 3, 0, 1, 2, 3)),
    (9, None),
    (9, (0, 1, 2, 0, 1, 2, 0, 1, 2)),
    (10, None),
    (10, (0, 1, 2, 3, 4, 0, 1, 2, 3, 4)),
)
"""those that further sets let play, too"""
SAVED_EVERY = 20
"""decisions after which one of four games goes on from its save"""
ANY_TABLE = (("most-players", "5"), ("team-formation", "any"))
"""switches with which every edition takes them all"""
CARDS = card_catalogue(4, ("base",)).cards


def programmed(edition: int, sets: tuple[str, ...] = (BASE,)) -> tuple[CardFacts, ...]:
    """Return the cards of some sets that an edition has, in its facts and with a program."""
    there = codes(edition, sets).programmed
    return tuple(card for card in card_catalogue(edition, sets).cards if card.id in there and card.effects)


def tables(edition: int, sets: Sequence[str] = (BASE,)) -> tuple[tuple[int, tuple[int, ...] | None], ...]:
    """Return the kinds of table that an edition with some sets is for."""
    chosen = switches_of(edition, sets)
    return tuple(
        (players, teams)
        for players, teams in (*TABLES, *LARGER)
        if players <= most_players(sets, chosen) and (teams is None or teams_fit(teams, chosen))
    )


def stopped(m: Machine) -> tuple[type[GameError], ...]:
    """Return with what a game may refuse an answer: as the action would never end, or as a card has no program yet."""
    whole = len(m.codes.programmed) == len(m.catalogue.cards)
    return (EndlessError,) if whole else (EndlessError, NotDoneError)


@dataclass(frozen=True)
class Played:
    """A finished game."""

    decisions: int
    result: Result | None


def check(game: Game) -> None:
    """Check what must hold whenever somebody is asked.

    Raises:
        AssertionError: with what does not.
    """
    m, s = game.machine, game.state
    places = Counter(card for zone in s.zones for card in zone)
    ids = {card.id for card in m.catalogue.cards} - m.catalogue.left_out | {
        special.id for special in m.catalogue.specials
    }
    ids -= set() if table.are_introduced(m, s) else set(m.catalogue.to_introduce)
    assert set(places) == ids, "a card is missing"
    assert max(places.values()) == 1, "a card lies in two places"
    for zone, cards in enumerate(s.zones):
        for card in cards:
            assert s.where[card] == zone, f"{m.catalogue.title[card]} is not where it is said to be"
            if m.zones.is_board[zone]:
                assert m.catalogue.color[card] == m.zones.color[zone], "a card in another colour's pile"
    for zone, splay in enumerate(s.splays):
        assert not splay or len(s.zones[zone]) >= 2, "a splayed pile of fewer than two cards"
    for seat in s.out:
        assert not any(s.zones[zone] for zone in m.zones.leaving(seat)), "a seat that left still has cards"
    for seat in range(s.players):
        check_board(m, s, seat)
        met = [
            each.id
            for each in m.catalogue.specials
            if (n := special_progress(m, s, seat, each.id)) is not None and n[0] >= n[1]
        ]
        assert sorted(met) == sorted(specials_met(m, s, seat)), "the quick test for specials says something else"
    request = s.request
    assert request is not None
    assert request.seat not in s.out, "a seat that left is asked"
    assert list(request.options) == sorted(set(request.options)), "options are not sorted and unique"
    assert 1 <= request.low <= request.high <= len(request.options), f"a dead end: {request}"
    names = option_ids(m, s)
    assert len(set(names)) == len(names), f"two options share a name: {names}"


def pick(game: Game, dice: random.Random) -> tuple[int, ...]:
    """Return a random legal answer."""
    request = game.request
    assert request is not None
    if request.optional and dice.random() < 0.3:
        return ()
    if request.together:
        size = dice.randint(request.low, request.high)
        ways = [*islice(together.sets(game.machine, game.state, request.together, request.options, size), 200)]
        return dice.choice(
            ways or [*together.sets(game.machine, game.state, request.together, request.options, request.low)]
        )
    return tuple(sorted(dice.sample(request.options, dice.randint(request.low, request.high))))


def go_on(game: Game, dice: random.Random) -> None:
    """Give a random answer that the game can go on with; if many are refused, whoever is asked concedes."""
    for _ in range(REFUSED):
        with suppress(*stopped(game.machine)):
            game.play(pick(game, dice))
            return
    assert game.request is not None
    game.concede(game.request.seat)


def play(
    seed: int,
    players: int = 2,
    teams: Sequence[int] | None = None,
    *,
    level: Level = Level.FULL,
    sets: Sequence[str] = (BASE,),
    edition: int = FOURTH,
    saves_every: int = 0,
) -> Played:
    """Play one random game to its end, checking at every question; now and then somebody concedes.

    With ``saves_every`` it goes on from a save after so many decisions.
    """
    dice = random.Random(seed)
    names = [f"P{seat}" for seat in range(players)]
    game = Game.new(names, edition=edition, teams=teams, seed=seed, level=level, sets=sets)
    decisions = 0
    while game.result is None:
        check(game)
        seat = game.state.request.seat if game.state.request is not None else 0
        if players > 2 and dice.random() < 0.0005:
            game.concede(seat)
            continue
        go_on(game, dice)
        decisions += 1
        assert decisions < LONGEST, "the game does not end"
        if saves_every and decisions % saves_every == 0:
            again = Game.load(game.save(), level)
            assert again.state == game.state, "a save is another game"
            game = again
        told = [entry.item for entry in game.take_trace()]
        unknown = {item.rule for item in told if isinstance(item, Fact)} - RULES.keys()
        assert not unknown, f"facts cite rules that are not in the index: {unknown}"
    return Played(decisions, game.result)


# --- every card -----------------------------------------------------------------------------------------------------

ROLES = ("actor", "sharer", "victim", "nested", "echo", "foreseen", "showcase")
"""who executes a card: who activated it, who shares a non-demand effect, whom a demand or compel effect hits, who
self-executes it, who executes its echo effects below another card, who promoted it, whose showcase it is"""
PLAIN, NESTED, ECHO, FORESEEN, SHOWCASE = "", "nested", "echo", "foreseen", "showcase"
"""the ways in which a card is laid out to be executed: activated itself, and as the roles say"""
IN_PLAY, IN_HAND = "in play", "in hand"
"""the ways in which a Figure is laid out: as a top card of anybody's, and in the hand of whoever is about to meld it"""
FIGURE_ROLES = ("top", "steps in", "melded", "covered", "faded")
"""what a Figure can be: a top card when somebody is asked, one whose karma steps in, melded, covered by another card,
scored as its player fades"""
_IDLE = (facts.KARMA_SPARES, facts.KARMA_CONDITION)
"""what is told of a karma that steps in and has nothing to do"""
_HITS = (EffectKind.DEMAND, EffectKind.COMPEL)
TOP, SCORED = "Self Service", "Near-Field Comm"
"""they self-execute a top card of one's choice (that is not green, as this one lies there), one's highest score card"""
DRAWN_10, DRAWN_8 = "Computers", "Satellites"
"""they execute, in the older editions, a 10 that is drawn, and one of three cards that are drawn from 8 on"""
MOST_ASKED = 3_000
"""decisions after which an action is taken for endless"""
WITH_A_FIGURE = 40
"""decisions that are played around a Figure"""


def executor(card: CardFacts, edition: int = FOURTH) -> str:
    """Return the title of the card by which a card is laid out to be self-executed; empty: by none.

    Without Near-Field Comm a green card is executed only where it is drawn for that: by Computers a 10, by Satellites
    the least that there is from 8 on.
    """
    if card.color is not Color.GREEN:
        return TOP
    if SCORED in card_catalogue(edition, (BASE,)).title.values():
        return SCORED
    by_age = {10: DRAWN_10, 9: DRAWN_8, 8: DRAWN_8}
    found = by_age.get(card.age, "")
    return found if found != card.title else ""


def roles_of(card: CardFacts, edition: int = FOURTH) -> tuple[str, ...]:
    """Return the roles in which a card can be executed: a demand hits victims only, other effects are shared.

    A Figure is not executed (Ultimate p. 28); its karma steps in if it waits for anything.
    """
    if EffectKind.KARMA in card.effects:
        return FIGURE_ROLES if card.id in watching() else tuple(each for each in FIGURE_ROLES if each != "steps in")
    demands = [kind in _HITS for kind in card.effects]
    shared = {"actor", "sharer"} if not all(demands) else {"actor"}
    if "sharer" in shared and executor(card, edition) in {each.title for each in programmed(edition)}:
        shared.add(NESTED)
    if any(demands):
        shared.add("victim")
    if EffectKind.ECHO in card.effects:
        shared.add(ECHO)
    shared |= {"echoes": {FORESEEN}, "artifacts": {SHOWCASE}}.get(card.set, set())
    return tuple(role for role in ROLES if role in shared)


@cache
def watching() -> frozenset[int]:
    """Return the Figures with a karma that waits for anything."""
    there = codes(FOURTH, (BASE, "figures"))
    waits = (nodes.Would, nodes.WhenMelded)
    return frozenset(
        card.id
        for card in programmed(FOURTH, (BASE, "figures"))
        for code in there.of(card.id)
        if any(isinstance(each, waits) for each in nodes.inside(code.tree))
    )


def ways_of(card: CardFacts, edition: int = FOURTH) -> tuple[str, ...]:
    """Return the ways in which a card is laid out to be executed."""
    if EffectKind.KARMA in card.effects:
        return IN_PLAY, IN_HAND
    return (PLAIN, *(role for role in roles_of(card, edition) if role in (NESTED, ECHO, FORESEEN, SHOWCASE)))


def lay_out(
    card: CardFacts,
    dice: random.Random,
    *,
    way: str = PLAIN,
    edition: int = FOURTH,
    switches: tuple[tuple[str, str], ...] = (),
    kinds: Sequence[tuple[int, tuple[int, ...] | None]] = TABLES,
    sets: tuple[str, ...] = (BASE,),
) -> tuple[Game, str]:
    """Return a random table with the card where whoever is about to act can get it executed, and the action for it.

    Every opponent is made strong or weak in the icon that counts, so that some share and some are vulnerable. ``way``
    is the way in which it is executed; ``kinds`` are the kinds of table. Zones that a set brings to each player get
    cards, too.
    """
    nested = way == NESTED
    players, teams = dice.choice(kinds)
    sides = teams if teams is not None else tuple(range(players))
    names = tuple(f"P{seat}" for seat in range(players))
    m = machine(Setup(edition, sets, names, sides, switches, seed=dice.getrandbits(32)))
    m.set_level(Level.FULL)
    facts, s = m.catalogue, setup.empty_table(m)
    setup.shuffle_decks(m, s)
    by = executor(card, edition) if nested else ""
    scored, drawn = by == SCORED, by in (DRAWN_8, DRAWN_10)
    acted = facts.find(by) if by else card.id
    mine = m.zones.pile(0, card.color)
    if way in (IN_PLAY, IN_HAND):
        acted = dice.choice([each.id for each in CARDS if each.color is not card.color])
    if way == ECHO:
        acted = dice.choice([each.id for each in m.catalogue.cards if _can_cover(m, each, card)])
    elif way == FORESEEN:
        acted = dice.choice([each.id for each in CARDS if each.age >= card.age and each.id != card.id])
    icon = facts.featured[acted if way != FORESEEN else card.id]
    if way == FORESEEN:
        setup.place(s, acted, m.zones.hand(0))
        setup.place(s, card.id, m.zones.of("forecast", 0))
    elif way == SHOWCASE:
        setup.place(s, card.id, m.zones.of("display", 0))
    else:
        if way == IN_PLAY:
            setup.place(s, card.id, m.zones.pile(dice.randrange(players), card.color))
        elif way == IN_HAND:
            setup.place(s, card.id, m.zones.hand(0))
        setup.place(s, acted, m.zones.pile(0, facts.color[acted]))
    if way == ECHO or (nested and not drawn):
        setup.place(s, card.id, m.zones.score(0) if scored else mine)
    later = {*facts.to_introduce}
    if later and (card.id in later or dice.random() < 0.3):
        setup.let_in(m, s)
        later = set()
    out = {acted, card.id} | facts.left_out | later
    spare = [each.id for each in facts.cards if each.id not in out and each.age <= m.last_age]
    dice.shuffle(spare)
    for seat in range(players):
        strong = dice.random() < 0.5
        for color in Color:
            pile = m.zones.pile(seat, color)
            fitting = [each for each in spare if facts.color[each] == color]
            if seat and dice.random() < 0.8:
                fitting.sort(key=lambda each: (icon in facts.icons[each]) != strong)
            for each in fitting[: dice.choice((0, 1, 1, 2, 3) if seat else (0, 0, 1, 2))]:
                setup.place(s, each, pile)
                spare.remove(each)
            if len(s.zones[pile]) > 1:
                splay = Splay(dice.choice((0, 0, 1, 2, 3, 4)) if not seat or strong else 0)
                s.splays[pile] = 0 if splay is Splay.ASLANT and m.switches["splay-aslant"] == "absent" else splay
        brought = [m.zones.of(kind.word, seat) for kind in m.zones.player_kinds if kind.set != BASE]
        for zone in (m.zones.hand(seat), *brought, m.zones.score(seat))[: -1 if scored and not seat else None]:
            for each in spare[: min(dice.choice((0, 1, 2, 3, 5)), _room(m, s, zone))]:
                setup.place(s, each, zone)
                spare.remove(each)
    if way == ECHO:
        s.splays[mine] = Splay.ASLANT  # so that every slot of the card is seen
    lay_beneath(m, s)
    setup.set_achievements(m, s)
    if drawn:
        deck = m.zones.deck(card.age)
        setup.place(s, card.id, deck)  # it may be an achievement
        s.zones[deck] = (card.id, *s.zones[deck][:-1])
        for age in range(8, card.age) if by == DRAWN_8 else ():  # so that it is the least from 8 on
            for each in s.zones[m.zones.deck(age)]:
                setup.place(s, each, m.zones.score(dice.randrange(players)))
    free = [*s.zones[m.zones.available], *s.zones[m.zones.specials]]
    dice.shuffle(free)
    if way == FORESEEN:  # nobody wins with the Meld action, before the free Dogma
        for special in s.zones[m.zones.specials]:
            setup.place(s, special, m.zones.specials_out_of_play)
    # One each, so that nobody wins by Self Service.
    for number, each in enumerate(free[: players if nested else 0 if way == FORESEEN else dice.randrange(8)]):
        setup.place(s, each, m.zones.achievements(number if nested else dice.randrange(players)))
    for age in range(1, m.last_age + 1):
        if dice.random() < 0.1:
            for each in s.zones[m.zones.deck(age)]:
                setup.place(s, each, m.zones.out_of_play)
    sight.begin(m, s)
    s.frames = [new_game_frame(1, (1,) * players), new_turn_frame(0, 2)]
    if way == SHOWCASE:
        s.frames = [new_game_frame(0, (1,) * players)]
    game = Game(s, machine_=m)
    game.run()
    if way == SHOWCASE:
        return game, facts.key[card.id]
    if way == IN_HAND:
        return game, f"meld {facts.key[card.id]}"
    return game, f"{'meld' if way == FORESEEN else 'dogma'} {facts.key[acted]}"


def _can_cover(m: Machine, card: CardFacts, other: CardFacts) -> bool:
    """Return whether a card that lies on another can be activated."""
    left_out = card.id in m.catalogue.left_out
    return card.color == other.color and card.id != other.id and bool(card.effects) and not left_out


def _room(m: Machine, s: State, zone: int) -> int:
    """Return how many cards a zone gets at most: as many as its kind may have, and one where each lies on a special."""
    kind = m.zones.kind_of[zone]
    if kind.lies_on:
        (stock,) = {m.stock[each.id] for each in m.catalogue.specials if each.kind.value == kind.lies_on}
        laid = sum(len(s.zones[m.zones.of(kind.word, seat)]) for seat in range(s.players))
        return int(laid + 1 < len(s.zones[stock]))  # one is left, so that there is no check at once
    return kind.most - len(s.zones[zone]) if kind.most else MOST_ASKED


def execute(
    card: CardFacts, seed: int, *, way: str = PLAIN, edition: int = FOURTH, sets: tuple[str, ...] = (BASE,)
) -> Counter[str]:
    """Get a card executed on a random table, with random answers and all invariants checked; return who executed it.

    Raises:
        Exception: whatever breaks.
    """
    dice = random.Random(f"{card.key} {way if way in (ECHO, FORESEEN, SHOWCASE) else way == NESTED} {seed}")
    game, first = lay_out(card, dice, way=way, edition=edition, kinds=tables(edition, sets), sets=sets)
    found: Counter[str] = Counter()
    answer: str | tuple[int, ...] = first
    for _ in range(MOST_ASKED):
        try:
            game.play(answer)
        except stopped(game.machine):
            return found
        for entry in game.take_trace():
            item = entry.item
            if isinstance(item, Fact):
                assert item.rule in RULES, f"a fact cites a rule that is not in the index: {item.rule}"
            elif isinstance(item, Began) and item.card == card.id:
                if item.what == "dogma":
                    found[way if way in (FORESEEN, SHOWCASE) and not item.seat else "actor"] += 1
                elif item.what == "self-execute":
                    found[NESTED] += 1
                elif item.what == "execution" and card.effects[item.number] in _HITS:
                    found["victim"] += 1
                elif item.what == "execution" and item.seat:
                    found["sharer"] += 1
                elif item.what == "execution" and way == ECHO:
                    found[ECHO] += 1
        if game.result is not None:
            return found
        check(game)
        request = game.request
        assert request is not None
        if request.purpose == "turn":
            return found
        chosen = (
            way in (NESTED, FORESEEN) and request.kind == "card" and not request.seat and card.id in request.options
        )
        answer = (card.id,) if chosen and request.low == 1 else pick(game, dice)
    msg = "the action does not end"
    raise AssertionError(msg)


def go_on_with(
    figure: CardFacts, seed: int, *, way: str = IN_PLAY, sets: tuple[str, ...] = (BASE, "figures")
) -> Counter[str]:
    """Play some decisions of a random table with a Figure, all invariants checked; return what it was how often.

    Raises:
        Exception: whatever breaks.
    """
    dice = random.Random(f"{figure.key} {way} {seed}")
    game, first = lay_out(figure, dice, way=way, kinds=tables(FOURTH, sets), sets=sets)
    found: Counter[str] = Counter()
    answer: str | tuple[int, ...] = first
    for _ in range(WITH_A_FIGURE):
        was_top = table.is_top(game.machine, game.state, figure.id)
        try:
            game.play(answer)
        except stopped(game.machine):
            return found
        for entry in game.take_trace():
            item = entry.item
            if isinstance(item, Fact):
                assert item.rule in RULES, f"a fact cites a rule that is not in the index: {item.rule}"
                if item.kind in _IDLE and item.cards[0] == figure.id:
                    found["steps in"] += 1
            elif isinstance(item, Began) and (item.what, item.card) == ("karma", figure.id):
                found["steps in"] += 1
            elif isinstance(item, Moved) and item.card == figure.id and item.verb in ("meld", "score"):
                faded = item.verb == "score" and entry.at.program == "fade"
                found["melded" if item.verb == "meld" else "faded" if faded else "scored"] += 1
        if game.result is not None:
            return found
        check(game)
        m, s = game.machine, game.state
        is_top, zone = table.is_top(m, s, figure.id), s.where[figure.id]
        found["top"] += is_top
        found["covered"] += was_top and not is_top and zone >= 0 and m.zones.is_board[zone]
        answer = pick(game, dice)
    return found


class CardJob(NamedTuple):
    """A card to execute on random boards: everything that it depends on."""

    card: int
    boards: int
    seed: int
    edition: int
    sets: tuple[str, ...]
    packages: tuple[str, ...]


class OfCard(NamedTuple):
    """What came of a card."""

    roles: Counter[str]
    """how often it was executed in each"""
    broken: list[str]


def on_boards(job: CardJob) -> OfCard:
    """Execute a card on so many random boards in each of its ways."""
    _register(job.packages)
    (card,) = (each for each in programmed(job.edition, job.sets) if each.id == job.card)
    found = OfCard(Counter(), [])
    for number in range(job.seed, job.seed + job.boards):
        for way in ways_of(card, job.edition):
            try:
                if way in (IN_PLAY, IN_HAND):
                    found.roles.update(go_on_with(card, number, way=way, sets=job.sets))
                else:
                    found.roles.update(execute(card, number, way=way, edition=job.edition, sets=job.sets))
            except Exception as error:  # noqa: BLE001 (whatever breaks is told, with what shows it)
                found.broken.append(f"{card.title}, seed {number}, {way or 'activated'}: {error!r:.200}")
    return found


def every_card(
    boards: int,
    seed: int = 0,
    edition: int = FOURTH,
    sets: tuple[str, ...] = (BASE,),
    workers: Workers | None = None,
) -> dict[str, OfCard]:
    """Execute every card of the last of some sets on so many random boards, once activated and once self-executed.

    Returns:
        What came of each card by its title; after Ctrl-C only of those that were executed so far.
    """
    cards = _of_the_last(edition, sets)
    packages = _packages(sets)
    jobs = [CardJob(card.id, boards, seed, edition, sets, packages) for card in cards]
    found: dict[str, OfCard] = {}
    with suppress(KeyboardInterrupt):
        for card, came in zip(cards, (workers or Workers()).results(on_boards, jobs), strict=False):
            found[card.title] = came
            show_progress(f"cards: {len(found)} of {len(cards)}")
    show_progress("")
    return found


def _packages(sets: Sequence[str]) -> tuple[str, ...]:
    """Return the packages of those sets that a worker does not know by itself."""
    packages = [card_set(name).package for name in sets]
    return tuple(each for each in packages if not each.startswith("engine."))


def _register(packages: Sequence[str]) -> None:
    """Register the sets of some packages, once in a process."""
    there = {each.package for each in registered()}
    for name in packages:
        if name not in there:
            register(import_module(name).SET)


def _of_the_last(edition: int, sets: tuple[str, ...]) -> tuple[CardFacts, ...]:
    ids = card_set(sets[-1]).ids
    return tuple(card for card in programmed(edition, sets) if card.id in ids)


def cards_table(
    boards: int,
    seed: int,
    edition: int = FOURTH,
    sets: tuple[str, ...] = (BASE,),
    workers: Workers | None = None,
) -> int:
    """Print how often each card was executed in each role; return how many executions broke, or cards are missing."""
    began = time.perf_counter()
    found = every_card(boards, seed, edition, sets, workers)
    wanted = _of_the_last(edition, sets)
    cards = [card for card in wanted if card.title in found]
    counts = {title: each.roles for title, each in found.items()}
    broken = [line for each in found.values() for line in each.broken]
    met = {role for card in cards for role in roles_of(card, edition)}
    roles = [role for role in (*ROLES, *FIGURE_ROLES) if role in met]
    print(f"{'card':24}" + "".join(f"{role:>9}" for role in roles))
    for card in cards:
        row = [str(counts[card.title][role]) if role in roles_of(card, edition) else "-" for role in roles]
        print(f"{card.title:24}" + "".join(f"{number:>9}" for number in row))
    least = {
        role: min(
            ((counts[card.title][role], card.title) for card in cards if role in roles_of(card, edition)),
            default=(0, ""),
        )
        for role in roles
    }
    total = {role: sum(each[role] for each in counts.values()) for role in roles}
    print(f"{'all':24}" + "".join(f"{total[role]:>9}" for role in roles))
    print(f"{'least':24}" + "".join(f"{least[role][0]:>9}" for role in roles))
    print("\n".join(broken))
    print(f"edition {edition}, {len(cards)} cards{_stopped(len(cards), len(wanted))}")
    print(f"{boards} boards a card from seed {seed}, {len(broken)} broken, {time.perf_counter() - began:.0f} s")
    return len(broken) + len(wanted) - len(cards)


def _stopped(done: int, wanted: int) -> str:
    return f", stopped before {wanted - done} more" if done < wanted else ""


# --- the command ----------------------------------------------------------------------------------------------------


@dataclass
class Run:
    """What some games came to."""

    games: int = 0
    decisions: int = 0
    broken: list[str] = field(default_factory=list)
    """the seed and table of each game that broke an invariant, and which one"""
    saved: int = 0
    """games that went on from their saves"""
    ends: Counter[str] = field(default_factory=Counter)
    whole: Counter[str] = field(default_factory=Counter)
    """those that were played to the end, by kind of table"""
    levels: Counter[str] = field(default_factory=Counter)
    slowest: tuple[float, int] = (0.0, -1)
    """seconds of processor time of one game, and its seed"""
    longest: tuple[int, int] = (0, -1)
    """decisions of one game, and its seed"""

    def add(self, other: Run) -> None:
        """Add what other games came to."""
        self.games += other.games
        self.decisions += other.decisions
        self.broken += other.broken
        self.saved += other.saved
        self.ends += other.ends
        self.whole += other.whole
        self.levels += other.levels
        self.slowest = max(self.slowest, other.slowest)
        self.longest = max(self.longest, other.longest)


class GameJob(NamedTuple):
    """A game to play: everything that it depends on."""

    seed: int
    sets: tuple[str, ...]
    edition: int
    only: int | None
    packages: tuple[str, ...]


def kind_name(players: int, teams: Sequence[int] | None) -> str:
    """Return a kind of table in words."""
    return str(players) if teams is None else f"{players} in teams of {'-'.join(map(str, teams))}"


def one_game(job: GameJob) -> Run:
    """Play the game of a seed, at the kind of table, level of the trace and with the saves that are this seed's."""
    _register(job.packages)
    kinds = [kind for kind in tables(job.edition, job.sets) if job.only in (None, kind[0])]
    players, teams = kinds[job.seed % len(kinds)]
    turn = job.seed // len(kinds)
    level, every = Level(turn % len(Level)), 0 if turn % 4 else SAVED_EVERY
    began = time.process_time()
    try:
        played = play(job.seed, players, teams, level=level, sets=job.sets, edition=job.edition, saves_every=every)
    except Exception as error:  # noqa: BLE001 (whatever breaks is counted, with the seed that shows it)
        broken = f"seed {job.seed}, {players} players, teams {teams}: {type(error).__name__}: {error}"
        return Run(1, broken=[broken])
    return Run(
        1,
        played.decisions,
        saved=int(bool(every)),
        ends=Counter([played.result.reason if played.result else "?"]),
        whole=Counter([kind_name(players, teams)]),
        levels=Counter([level.name.lower()]),
        slowest=(time.process_time() - began, job.seed),
        longest=(played.decisions, job.seed),
    )


def run(
    games: int,
    first: int = 0,
    sets: Sequence[str] = (BASE,),
    edition: int = FOURTH,
    only: int | None = None,
    workers: Workers | None = None,
) -> Run:
    """Play that many games over all kinds of tables, or those for so many; print each that broke an invariant.

    At each kind of table every level of the trace has its turn, and one of four games goes on from its saves. Ctrl-C
    ends it with what was played so far.
    """
    found, packages = Run(), _packages(sets)
    jobs = (GameJob(seed, tuple(sets), edition, only, packages) for seed in range(first, first + games))
    with suppress(KeyboardInterrupt):
        for played in (workers or Workers()).results(one_game, jobs):
            found.add(played)
            for line in played.broken:
                print(line, flush=True)
            show_progress(f"games: {found.games} of {games}")
    show_progress("")
    return found


def main(
    games: int,
    first: int = 0,
    sets: Sequence[str] = (BASE,),
    edition: int = FOURTH,
    only: int | None = None,
    workers: Workers | None = None,
) -> int:
    """Play that many games and print what came of them; return how many broke an invariant or were not played."""
    began = time.perf_counter()
    found = run(games, first, sets, edition, only, workers)
    spent = time.perf_counter() - began
    print(
        f"{found.games} games{_stopped(found.games, games)}, {found.decisions} decisions, {len(found.broken)} broken, "
        f"{spent:.0f} s; ends: {dict(found.ends)}"
    )
    print(f"whole games by players: {dict(sorted(found.whole.items()))}")
    print(f"by level of the trace: {dict(sorted(found.levels.items()))}; {found.saved} from their saves")
    print(f"longest: {found.longest[0]} decisions, seed {found.longest[1]}; slowest: {_slowest(found)}; {_memory()}")
    return len(found.broken) + games - found.games


def subsets() -> list[tuple[str, ...]]:
    """Return every choice of further sets of the project, the smaller ones first."""
    further = [each.name for each in registered() if each.name != BASE and each.package.startswith("engine.")]
    return [chosen for number in range(len(further) + 1) for chosen in combinations(further, number)]


def subsets_table(games: int, first: int = 0, workers: Workers | None = None) -> int:
    """Play so many games with every choice of further sets and print a row of each.

    Each choice has seeds of its own: those of the n-th begin n times the number of games after the first. Return how
    many games broke; after Ctrl-C also how many of its choice were not played.
    """
    wrong = 0
    for number, chosen in enumerate(subsets()):
        seed = first + number * games
        found = run(games, seed, (BASE, *chosen), workers=workers)
        by_players = Counter[int]()
        for kind, count in found.whole.items():
            by_players[int(kind.partition(" ")[0])] += count
        counts = " ".join(f"{players}:{count}" for players, count in sorted(by_players.items()))
        print(
            f"{', '.join(chosen) or 'none'} | from {seed} | {sum(found.whole.values())} games | by players {counts} | "
            f"in teams {sum(n for kind, n in found.whole.items() if 'teams' in kind)} | {found.decisions} decisions | "
            f"longest {found.longest[0]} | slowest {_slowest(found)} | {_memory()} | {len(found.broken)} broken"
            f"{_stopped(found.games, games)}",
            flush=True,
        )
        wrong += len(found.broken) + games - found.games
        if found.games < games:
            break
    return wrong


def _slowest(found: Run) -> str:
    return f"{found.slowest[0]:.1f} s, seed {found.slowest[1]}"


def _memory() -> str:
    """Return the most memory that this process, without other workers, has had, where the system tells."""
    if sys.platform == "win32":
        return "memory not measured"
    import resource

    return f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB"


def command(args: Sequence[str] | None = None) -> int:
    """Run a command line; return 0 if nothing broke, 1 if something did or Ctrl-C ended it, 2 if it cannot be run."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "what", nargs="*", default=["1000"], help="a number of games, or: cards NUMBER, or: subsets NUMBER"
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--edition", type=int, default=FOURTH, choices=EDITIONS)
    parser.add_argument(
        "--package", action="append", default=[], help="the package of a set that games are played with beside the base"
    )
    parser.add_argument("--set", default="", help="sets of the project that games are played with, with commas between")
    parser.add_argument("--players", type=int, help="play only games for so many players")
    parser.add_argument("--workers", type=int, default=1, help="how many processes play at once")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="the address of a Dask scheduler whose workers play")
    options = parser.parse_args(args)
    number = int(options.what[-1])
    _register(options.package)
    further = [import_module(name).SET.name for name in options.package]
    played_with = (BASE, *filter(None, options.set.split(",")), *further)
    try:
        workers = Workers.of(options.workers, options.scheduler)
    except WorkersError as error:
        parser.error(str(error))
    with workers:
        if options.what[0] == "cards":
            wrong = cards_table(number, options.seed, options.edition, played_with, workers)
        elif options.what[0] == "subsets":
            wrong = subsets_table(number, options.seed, workers)
        else:
            wrong = main(number, options.seed, played_with, options.edition, options.players, workers)
    if workers.losses:
        print(f"workers lost, and their work given to others: {workers.losses}")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(import_module("tests.soak").command())  # by this name workers find what they are to do
