"""Pairs of tables that differ only in cards hidden from a seat, walked side by side: the seat must get the same page.

``python -m tests.pairs 500`` walks that many pairs; it prints how they ended, and each thing of a page that differed
before the first public difference of the game. ``--seed N`` is the first seed, ``--set`` further sets, ``--show``
prints every public difference.

One table comes from a random game or, for odd seeds, from a random board on which a card of the set is activated
(each card in turn; a Figure is a top card on it). The other has some cards that the seat cannot know exchanged for
others of the same back. Both sessions take each step together. What the seat decides, or can see to be chosen, is the
same in both; what is closed to it is decided alike where the hidden cards allow it. A walk ends with the first step
whose public events differ: a card seen to move, a count of cards that changes, a card turned face up, a splay, what
is executed. How many of another's hidden cards fit, and whether a choice was asked at all, is no event.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from engine.cards.sets import BASE
from engine.explore import outcomes, swap
from engine.game import Game
from engine.lang.terms import EffectKind
from engine.model.state import Request
from engine.query import sight, together
from engine.rules.documents import FOURTH
from engine.run import actions
from engine.run.errors import EndlessError
from engine.run.options import open_options, option_ids, token
from engine.seat.look import look
from engine.trace.events import (
    Began,
    Chosen,
    ColorRevealed,
    Entry,
    GameOver,
    Left,
    Moved,
    Rearranged,
    Revealed,
    Span,
    Splayed,
)
from tests.soak import IN_PLAY, PLAIN, TABLES, go_on, lay_out, programmed
from tutor.app import App
from tutor.desk import export
from tutor.panels.explanations import explain
from tutor.scene.svg import to_svg
from tutor.session import Session

MOST_STEPS = 16
"""steps after which a walk ends without a public difference"""
SHOWN_SPANS = (Span.TURN, Span.ACTION, Span.DOGMA, Span.EFFECT, Span.EXECUTION, Span.SELF_EXECUTE, Span.KARMA)
PUBLIC, ALIKE = "a public difference", "alike to the end"


@dataclass
class Walk:
    """How a pair was walked."""

    seed: int
    steps: int = 0
    closed: int = 0
    """moments at which a choice was closed to the seat"""
    unasked: int = 0
    """those at which only one of the two tables asked"""
    end: str = ALIKE
    public: str = ""
    """the first public difference"""
    leaks: list[str] = field(default_factory=list)
    """what of the page differed before it"""


# --- a pair -------------------------------------------------------------------------------------------------


def played(seed: int, dice: random.Random, sets: tuple[str, ...] = (BASE,)) -> Game | None:
    """Return a random game at a turn; ``None`` if it was over too soon."""
    players, teams = TABLES[seed % len(TABLES)]
    game = Game.new([f"P{seat}" for seat in range(players)], teams=teams, seed=seed, sets=sets)
    for _ in range(dice.randrange(4, 150)):
        if game.result is not None:
            return None
        go_on(game, dice)
    while game.request is not None and game.request.kind != "action":
        go_on(game, dice)
    return game if game.result is None else None


def pair(seed: int, sets: tuple[str, ...] = (BASE,)) -> tuple[Game, Game, int, str] | None:
    """Return two tables, the seat that cannot tell them apart, and what is done first (empty: anything)."""
    dice = random.Random(seed)
    one: Game | None
    if seed % 2:
        cards = [card for card in programmed(FOURTH, sets) if card.set == sets[-1]]
        laid = cards[seed // 2 % len(cards)]
        way = IN_PLAY if EffectKind.KARMA in laid.effects else PLAIN
        one, first = lay_out(laid, dice, way=way, sets=sets)
    else:
        one, first = played(seed // 2, dice, sets), ""
    if one is None:
        return None
    other, seat = one.copy(), dice.randrange(one.state.players)
    m, s = other.machine, other.state
    backs = [cards for cards in sight.hidden(m, s, seat).values() if len(cards) > 1]
    held = [card for cards in backs for card in cards if m.zones.owner[s.where[card]] >= 0]
    for card in dice.sample(held, min(len(held), dice.randint(1, 6))):
        alike = next(cards for cards in backs if card in cards)
        swap(m, s, card, dice.choice(alike))
    if s.request is not None and s.request.kind == "action":  # which Decrees can be issued depends on cards in hand
        s.request = None
        other.run()
    return one, other, seat, first


# --- what the seat gets -------------------------------------------------------------------------------------


def page(app: App, *, whole: bool = False) -> Iterator[tuple[str, Any]]:
    """Yield (name, value) of all that the app's viewer gets at a step; with ``whole`` what it can ask for, too."""
    session, texts, step_view = app.session, app.texts, app.step_view
    m, s, viewer = session.machine, session.state, session.viewer
    yield "view", look(m, s, viewer)
    yield "text", str(app)
    for name in ("title", "now", "why", "card", "log", "lines"):
        panel = getattr(app, name)
        yield name, panel.html
        yield f"{name} content", repr(panel.content)
    yield "spoken", app.hub.spoken
    yield "scrolled", app.hub.scroll_to
    yield "stepper", {key: (each.disabled, each.description) for key, each in app.stepper.buttons.items()}
    yield "slider", (app.stepper.slider.value, app.stepper.slider.max)
    scene = app.scene()
    yield "scene", to_svg(scene)
    yield "boxes", [(box.key, box.label) for box in scene.boxes]
    request = session.closed or session.request
    if request is not None:
        yield "prompt", texts.prompt(s, request)
        yield "ids", option_ids(m, s, viewer if viewer is not None else -1)
        shown = open_options(m, s, viewer)
        yield "options", [texts.option(s, request, each) for each in shown]
        yield "tokens", [token(m, s, viewer, each) for each in shown]
    if whole:
        for key in sorted(step_view.cards):
            yield f"why {key}", repr(explain(step_view, texts, f"thing:{key}"))
        asked = session.request
        for option in asked.options if asked is not None and asked.kind == "action" else ():
            kind, card = actions.split(m, option)
            if kind.executes:
                yield f"preview {card}", repr(step_view.preview(card))
                yield f"dogma {card}", repr(explain(step_view, texts, f"dogma:{card}"))
                found = outcomes(session.game, (option,), seat=viewer, limit=40)
                yield (
                    f"outcomes {card}",
                    (
                        found.leaves,
                        len(found.ends),
                        found.choices,
                        found.chances,
                        found.endless,
                        found.merged,
                        found.complete,
                    ),
                )
        yield "export", export.page(session, texts, title="pair")


def events(session: Session, entries: Sequence[Entry]) -> list[tuple[object, ...]]:
    """Return the public events of some entries; a card is named only where the viewer saw it.

    What is picked to be moved counts by its backs, which all see when it moves: the order may be asked first.
    """
    found: list[tuple[object, ...]] = []
    m, viewer = session.machine, session.viewer
    for _, item in entries:
        match item:
            case Moved(verb, seat, card, source, target, seen, value, bottom):
                title = m.catalogue.title[card] if sight.among(m, viewer, seen) else "?"
                places = (m.zones.name(source), m.zones.name(target))
                found.append((verb, seat, title, value, *places, bottom))
            case Revealed(seat, card, zone, reason):
                found.append((reason, seat, m.catalogue.title[card], m.zones.name(zone)))
            case Chosen(seat, "card", purpose, _, picked) if picked and purpose != "choose":
                found.append((purpose, seat, *sorted(sight.back(m, card) for card in picked if m.home[card] >= 0)))
            case Splayed() | Rearranged() | ColorRevealed() | Left() | GameOver():
                found.append(tuple(item))
            case Began(what, seat, card, number, seen) if what in SHOWN_SPANS:
                found.append((what.value, seat, card if sight.among(m, viewer, seen) else "?", number))
    return found


# --- walking ------------------------------------------------------------------------------------------------

Pages = Callable[..., Iterator[tuple[str, Any]]]


def walk(seed: int, pages: Pages = page, sets: tuple[str, ...] = (BASE,)) -> Walk | None:
    """Walk a pair; ``pages`` gives what the seat gets. ``None``: the random game was over too soon."""
    found = pair(seed, sets)
    if found is None:
        return None
    one_game, other_game, seat, first = found
    dice, walked = random.Random(~seed), Walk(seed)
    apps = [
        App(Session(game, viewer=seat), lang=("en", "uk")[seed % 2], motion=False) for game in (one_game, other_game)
    ]
    one, other = (app.session for app in apps)
    at = dice.randrange(10)
    for number in range(MOST_STEPS):
        before = [session.cursor for session in (one, other)]
        if number:
            try:
                if first and number == 1:
                    one.play(first)
                    other.play(first)
                else:
                    _step(one, other, dice)
            except EndlessError:
                return walked
            walked.steps += 1
        happened = [events(session, session.step.entries) for session in (one, other)]
        waits = [session.closed is not None for session in (one, other)]
        if happened[0] != happened[1] and waits[0] == waits[1]:
            walked.end, walked.public = PUBLIC, _first(happened)
            return walked
        whole = number == at
        here, there = (list(pages(app, whole=whole)) for app in apps)
        walked.leaks = _differences(here, there)
        if walked.leaks:
            walked.end = f"a leak after step {one.step.number}"
            return walked
        walked.closed += waits[0]
        walked.unasked += waits[0] and (one.request is None) is not (other.request is None)
        if one.state.result is not None or (number and before == [one.cursor, other.cursor]):
            break
    return walked


def _step(one: Session, other: Session, dice: random.Random) -> None:
    """Let both sessions take a step, with the same decision where the viewer can see it."""
    shown = [open_options(each.machine, each.state, each.viewer) for each in (one, other)]
    if one.closed is not None or one.request is None:
        chosen = _closed_answers(one, other, dice)
    elif other.request is None or len(shown[0]) != len(shown[1]):
        chosen = [_anything(each, dice) for each in (one, other)]
    else:
        places = _places(one, shown[0], dice)
        chosen = [tuple(sorted(each[place] for place in places)) for each in shown]
    for session, answer in zip((one, other), chosen, strict=True):
        if session.request is None:
            session.into()
        else:
            session.play(answer)


def _places(session: Session, shown: Sequence[int], dice: random.Random) -> list[int]:
    return [shown.index(option) for option in _anything(session, dice)]


def _anything(session: Session, dice: random.Random) -> tuple[int, ...]:
    """Return a random legal answer."""
    request = session.request
    if request is None:
        return ()
    if request.optional and dice.random() < 0.3:
        return ()
    options: Sequence[int] = request.options
    if request.together:
        ways = together.sets(session.machine, session.state, request.together, options, request.low)
        options = dice.choice([*islice(ways, 200)])
    return tuple(sorted(dice.sample(options, min(len(options), dice.randint(request.low, request.high)))))


def _closed_answers(one: Session, other: Session, dice: random.Random) -> list[tuple[int, ...]]:
    """Return an answer for each session that is alike if the hidden cards allow it: cards at the same places."""
    asked = [session.request for session in (one, other)]
    if all(request is not None and request.optional for request in asked) and dice.random() < 0.5:
        return [(), ()]
    found = []
    wanted: list[tuple[int, int]] | None = None
    for session, request in zip((one, other), asked, strict=True):
        answer = _anything(session, dice)
        if wanted is not None and request is not None:
            alike = _at(session, request, wanted)
            answer = answer if alike is None else alike
        elif request is not None and request.kind in ("card", "order"):
            where, zones = session.state.where, session.state.zones
            wanted = [(where[card], zones[where[card]].index(card)) for card in answer]
        found.append(answer)
    return found


def _at(session: Session, request: Request, wanted: Sequence[tuple[int, int]]) -> tuple[int, ...] | None:
    """Return the cards at some places if they can be chosen; ``None`` if not all of them can."""
    zones = session.state.zones
    if not wanted:
        return () if request.optional else None
    cards = tuple(sorted(zones[zone][place] for zone, place in wanted if place < len(zones[zone])))
    fits = request.low <= len(cards) <= request.high and set(cards) <= set(request.options)
    return cards if fits and len(cards) == len(wanted) else None


def _first(happened: Sequence[Sequence[tuple[object, ...]]]) -> str:
    """Return the first event in which two lists differ, in words for a person who reads the walk."""
    here, there = happened
    place = next((n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there)))
    return " / ".join(" ".join(map(str, each[place])) if place < len(each) else "nothing" for each in happened)


def _differences(here: Sequence[tuple[str, Any]], there: Sequence[tuple[str, Any]]) -> list[str]:
    """Return what differs, with the first letters that do."""
    if [name for name, _ in here] != [name for name, _ in there]:
        return [f"other things: {sorted({name for name, _ in here} ^ {name for name, _ in there})}"]
    found = []
    for (name, one), (_, other) in zip(here, there, strict=True):
        if one != other:
            a, b = (each if isinstance(each, str) else repr(each) for each in (one, other))
            at = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            found.append(f"{name}: …{a[max(0, at - 60) : at + 60]!r} / …{b[max(0, at - 60) : at + 60]!r}")
    return found


def main(args: Sequence[str]) -> int:
    """Walk pairs and print what was found; return 1 if a page showed a hidden card."""
    parser = argparse.ArgumentParser(prog="python -m tests.pairs")
    parser.add_argument("pairs", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--set", default="", help="further sets, with commas between; cards of the last are laid out")
    call = parser.parse_args(args)
    began, seed = time.process_time(), call.seed
    walks: list[Walk] = []
    sets = (BASE, *filter(None, call.set.split(",")))
    while len(walks) < call.pairs:
        walked = walk(seed, sets=sets)
        seed += 1
        if walked is None:
            continue
        walks.append(walked)
        if call.show and walked.public:
            print(f"seed {walked.seed}: step {walked.steps}: {walked.public}", flush=True)
        for leak in walked.leaks:
            print(f"seed {walked.seed}: {walked.end}: {leak}", flush=True)
    ends = Counter(walked.end if not walked.leaks else "a leak" for walked in walks)
    print(f"{len(walks)} pairs, {sum(walked.steps for walked in walks)} steps, {dict(ends)}")
    print(f"{sum(w.closed for w in walks)} closed choices, {sum(w.unasked for w in walks)} of them asked in one only")
    print(f"{time.process_time() - began:.0f} s")
    return int(any(walked.leaks for walked in walks))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
