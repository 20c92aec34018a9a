"""A neutral digest of many seeded games: it shows that a change of the code changes no behaviour.

``python -m tests.digest --write FILE`` plays 300 games and writes what they amount to. The same command with
``--against FILE``, at another commit, plays them again, tells where each game that differs does so first, and exits
with 1 if one does. ``--show SEED`` prints the whole record of one game as text: print it at both commits and diff.

The seed of a game decides its table, edition, teams, readings, saves and who concedes when. The driver chooses among
the sorted names of the options with random numbers of its own. A game is followed for at most 400 decisions. After
each decision these aspects are recorded, in titles and names only:

- ``asked``: who is asked for what, how many, and the names of the options;
- ``answers``: the names chosen, a concession, how the game ended;
- ``zones``: what lies where; piles and decks in their order, other zones sorted;
- ``splays`` and ``scores``: by seat; scores with icons and achievements;
- ``views``: what each seat is shown of every zone, and of the turn, the achievements and the verdicts;
- ``log``: all that was told, with the reasons, then the question and its options, in English, to a reader who sees
  all; every game is worded, none only in part;
- ``log-0``: the same told to seat 0, without the options;
- ``log-uk``: the log in Ukrainian, in every tenth game.

Zones, splays, scores and views are recorded where they changed since the decision before. The text of a save is not
recorded: a game is saved, loaded and goes on. A game that an error stops is recorded up to there, with the name of the
error. Every aspect has one hash of the whole game and, to find a difference, a short one after every 25 decisions.

Only the section "the adapter" knows the names of the engine. Whoever renames something changes that section alone.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

# --- the adapter ----------------------------------------------------------------------------------------------------
from engine.editions import SWITCHES
from engine.game import Game
from engine.lang.terms import STANDARD_ICONS, Color, Splay
from engine.run.errors import IllegalAnswerError
from engine.seat.look import look
from engine.seat.view import CardView, HiddenSlot, TableView
from engine.text.game_text import GameText
from engine.trace.events import Entry, Fact
from engine.trace.recorder import Level

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")


class Asked(NamedTuple):
    """What is asked: ``options`` are names."""

    seat: int
    purpose: str
    card: str
    low: int
    high: int
    optional: bool
    options: tuple[str, ...]


def default_reading(switch: str, edition: int) -> str:
    """Return the choice of a switch that an edition starts from."""
    return SWITCHES[switch].default(edition)


def new_game(players: int, teams: Sequence[int] | None, edition: int, readings: Mapping[str, str], seed: int) -> Game:
    """Return a new game that tells everything."""
    any_table = {"most-players": "5", "team-formation": "any"}  # older editions take fewer tables without
    switches = {**readings, **{switch: choice for switch, choice in any_table.items() if switch in SWITCHES}}
    return Game.new(
        NAMES[:players], edition=edition, teams=teams, switches=switches.items(), seed=seed, level=Level.FULL
    )


def asked(game: Game) -> Asked | None:
    """Return what is asked, ``None`` once the game is over."""
    r = game.request
    if r is None:
        return None
    card = game.machine.catalogue.title[r.card] if r.card >= 0 else ""
    return Asked(r.seat, r.purpose, card, r.low, r.high, r.optional, game.options())


def play(game: Game, names: Sequence[str]) -> bool:
    """Answer by names; return whether that was a legal answer."""
    try:
        game.play(names)
    except IllegalAnswerError:
        return False
    return True


def concede(game: Game, seat: int) -> None:
    """Let a seat give up."""
    game.concede(seat)


def seats_left(game: Game) -> tuple[int, ...]:
    """Return the seats that are still in the game."""
    return tuple(seat for seat in range(game.state.players) if seat not in game.state.out)


def ended(game: Game) -> str:
    """Return how the game ended, nothing while it goes on."""
    result = game.result
    if result is None:
        return ""
    card = game.machine.catalogue.title[result.card] if result.card >= 0 else ""
    return f"{result.reason} {sorted(result.winners)} {card}".rstrip()


def save(game: Game) -> str:
    """Return a save."""
    return game.save()


def load(text: str) -> Game:
    """Return the game of a save, which tells everything."""
    return Game.load(text, Level.FULL)


def zones(game: Game) -> dict[str, list[str]]:
    """Return the titles in every zone, in the order in which they lie there."""
    z, s, m = game.machine.zones, game.state, game.machine
    places = {"available": z.available, "specials": z.specials}
    places |= {f"deck:{age}": z.deck(age) for age in range(1, m.last_age + 1)}
    for seat in range(s.players):
        places |= {f"{seat}:board:{color.word}": z.pile(seat, color) for color in Color}
        places |= {f"{seat}:hand": z.hand(seat), f"{seat}:score": z.score(seat)}
        places[f"{seat}:achievements"] = z.achievements(seat)
    found = {name: [m.catalogue.title[card] for card in s.zones[zone]] for name, zone in places.items()}
    gone = dict.fromkeys((*s.zones[z.out_of_play], *s.zones[z.specials_out_of_play]))
    for name, special in (("junk", False), ("junked-specials", True)):
        found[name] = [m.catalogue.title[card] for card in gone if m.catalogue.is_special(card) is special]
    return found


def splays(game: Game) -> dict[str, str]:
    """Return how every pile is splayed."""
    z, s = game.machine.zones, game.state
    return {
        f"{seat}:{color.word}": Splay(s.splays[z.pile(seat, color)]).word
        for seat in range(s.players)
        for color in Color
    }


def scores(game: Game) -> dict[str, str]:
    """Return score, icons and number of achievements of every seat, and whether it has left."""
    return {
        f"{p.seat}": f"points {p.points}, {_icons(p.icons)}, achievements {len(p.achievements) + len(p.specials)}"
        + (", left" if p.left else "")
        for p in look(game.machine, game.state, None).players
    }


def seat_view(game: Game, seat: int) -> dict[str, str]:
    """Return what a seat is shown, place by place; a card that it does not see is its back."""
    view = look(game.machine, game.state, seat)
    found = {"junk": _cards(view.out_of_play.cards)}
    for p in view.players:
        found |= {f"{p.seat}:{pile.color.word}": ", ".join(map(_card, pile.cards)) for pile in p.piles}
        found |= {f"{p.seat}:hand": _cards(p.hand), f"{p.seat}:score": _cards(p.score)}
        found[f"{p.seat}:achievements"] = f"{_cards(p.achievements)}; {', '.join(sorted(p.specials))}"
    found["decks"] = " ".join(f"{deck.age}:{deck.count}" for deck in view.decks)
    found["turn"] = f"seat {view.current}, action {view.action} of {view.actions}, next draw {_next_draw(view)}"
    for each in view.achievements:
        missing = f"needs {each.points_needed}, lacks {each.points_missing}, top missing {each.top_missing}"
        found[f"available {each.card.value}"] = f"{_card(each.card)}: {missing}"
    for special in view.specials:
        progress = f"{list(special.progress)} of {special.needed}"
        found[f"special {special.name}"] = f"{special.state}, held by {special.holder}, {progress}"
    icon = view.featured.word if view.featured is not None else ""
    executing = game.machine.catalogue.title[view.executing] if view.executing is not None else ""
    found["dogma"] = f"{executing} {icon} {[list(verdict) for verdict in view.verdicts]}"
    return found


def _icons(counts: Iterable[int]) -> str:
    return " ".join(f"{icon.word} {count}" for icon, count in zip(STANDARD_ICONS, counts, strict=True))


def _next_draw(view: TableView) -> str:
    found = view.next_draw
    return str(None if found is None else (found.seat, found.asked, found.age))


def _card(card: CardView) -> str:
    if card.title is not None:
        return card.title if card.ready else f"{card.title} (not ready)"
    words = (each.value if isinstance(each, HiddenSlot) else each.word for each in card.slots)
    icons = "".join(f" {'-' if word in ('image', 'hidden') else word}" for word in words)
    return f"[{card.value}]{icons}"


def _cards(cards: Iterable[CardView]) -> str:
    return ", ".join(sorted(map(_card, cards)))


def told(game: Game) -> tuple[Entry, ...]:
    """Return what was told since the last call."""
    return game.take_trace()


@cache
def words(language: str, players: int, viewer: int | None) -> GameText:
    """Return the words for a reader."""
    return GameText(language, NAMES[:players], viewer)


def worded_log(game: Game, entries: Iterable[Entry], language: str, viewer: int | None) -> list[str]:
    """Return what was told, line by line, with the reasons, and the question; its options for who sees all."""
    m, s, lines = game.machine, game.state, []
    speech = words(language, s.players, viewer)
    for entry in entries:
        try:
            if isinstance(entry.item, Fact):
                fact = speech.fact(m, entry, s)
                lines.append(" | ".join((f"why: {fact.sentence}", *fact.numbers, fact.rule)))
            elif line := speech.event(m, entry):
                lines.append(line)
        except Exception as error:  # noqa: BLE001 (a game goes on though something has no words)
            lines.append(f"no words: {type(error).__name__}")
    if (request := s.request) is not None:
        p = speech.prompt(m, s, request)
        lines.append(f"{p.who} | {p.asked} | {p.card} | {p.sentence} | {p.how_many} | {p.fate}")
        if viewer is None:
            lines.append(" | ".join(sorted(speech.option(m, s, request, option) for option in request.options)))
    return lines


# --- the games ------------------------------------------------------------------------------------------------------

GAMES = 300
LONGEST = 400
"""decisions for which a game is followed"""
BLOCK = 25
"""decisions after which the short hashes are taken"""
ASPECTS = ("asked", "answers", "zones", "splays", "scores", "views", "log", "log-0", "log-uk")
TABLES: tuple[tuple[int, tuple[int, ...] | None], ...] = (
    (2, None),
    (3, None),
    (4, (0, 1, 0, 1)),
    (4, None),
    (3, (0, 1, 0)),
    (5, None),
    (2, None),
    (4, (0, 0, 1, 2)),
    (3, None),
    (5, (0, 1, 0, 1, 0)),
)
"""(players, the team of each seat); one after the other by seed"""
EDITIONS = (4, 4, 3, 4, 1)
"""of ten games each, by seed"""
READINGS: Mapping[str, tuple[str, ...]] = {
    "last-age": ("10", "11"),
    "achievement-ages": ("one-to-nine", "one-to-ten"),
    "avatar-icon": ("absent", "present"),
    "splay-aslant": ("absent", "present"),
    "short-first-turn": ("second-player-at-four", "second-player-from-four"),
    "board-information": ("visible-only", "open"),
    "reveal-is-sharing": ("yes", "no"),
    "sharing-by-self-execution": ("counts", "does-not-count"),
    "free-draw-timing": ("after-the-checks", "before-the-checks"),
    "if-you-do": ("in-full", "anything"),
    "may-cost": ("in-full", "as-much-as-you-can"),
    "may-for-every": ("as-many-as-possible", "may-stop"),
    "exactly": ("all-or-nothing", "as-many-as-possible"),
    "all-of-none": ("holds", "fails"),
    "ties-among-demanders-cards": ("demanded-player", "owner"),
    "specials-claimed": ("immediately", "end-of-action"),
    "special-ties": ("current-player-first", "left-of-current-player-first"),
    "monument": ("six-in-a-turn", "four-demands"),
    "monument-turn": ("any-turn", "own-turn"),
    "chain-rule": ("none", "any-effect", "non-demand-effect"),
    "chain-by-itself": ("counts", "does-not-count"),
    "achievement-win": ("immediately", "end-of-action"),
    "achievements-minimum": ("none", "three"),
    "goal-after-elimination": ("unchanged", "recounted"),
    "score-tie": ("shared-victory", "draw"),
    "self-service-at-zero": ("wins", "does-not-win"),
    "team-goal": ("six", "eight-less-teams"),
    "team-score-tie": ("combined-achievements", "draw"),
    "teammate-is-other-player": ("yes", "no"),
    "parley": ("none", "without-teams", "always"),
    "coal": ("top-card-and-beneath", "top-two-of-color", "top-card-twice"),
}
"""the switches that work; named here, so that a new one changes no game"""


class Shape(NamedTuple):
    """What a seed makes of a game, but for the answers."""

    players: int
    teams: tuple[int, ...] | None
    edition: int
    readings: dict[str, str]
    saves_every: int
    """decisions; 0: it is never saved"""
    concession: int
    """the decision before which somebody gives up; 0: nobody does"""


def shape_of(seed: int) -> Shape:
    """Return the shape of a seed's game."""
    dice = random.Random(f"shape {seed}")
    players, teams = TABLES[seed % len(TABLES)]
    edition = EDITIONS[seed // len(TABLES) % len(EDITIONS)]
    possible = sorted(READINGS if edition == 4 else READINGS.keys() - {"last-age"})  # older ones have no age 11
    changed = sorted(dice.sample(possible, dice.randint(1, 6))) if dice.random() < 0.5 else []
    readings = {
        switch: dice.choice([each for each in READINGS[switch] if each != default_reading(switch, edition)])
        for switch in changed
    }
    saves_every = dice.randint(3, 40) if dice.random() < 0.75 else 0
    concession = dice.randint(3, 120) if dice.random() < (0.3 if players > 2 else 0.1) else 0
    return Shape(players, teams, edition, readings, saves_every, concession)


def is_worded_in_ukrainian(seed: int) -> bool:
    """Return whether a game is one of every ten, each time at another table."""
    return seed % 10 == seed // 10 % 10


class Record:
    """What a game amounts to: a hash for every aspect, and its plain lines if they are wanted."""

    def __init__(self, *, keep: bool = False) -> None:
        self.lines: list[str] | None = [] if keep else None
        self.hashes = {aspect: hashlib.sha256() for aspect in ASPECTS}
        self.blocks: dict[str, list[str]] = {aspect: [] for aspect in ASPECTS}
        self.known: dict[str, Mapping[str, str]] = {aspect: {} for aspect in ASPECTS}

    def add(self, aspect: str, decision: int, lines: Iterable[str]) -> None:
        """Record lines."""
        for line in lines:
            self.hashes[aspect].update(f"{decision} {line}\n".encode())
            if self.lines is not None:
                self.lines.append(f"{decision:3} {aspect:7} {line}")

    def changes(self, aspect: str, decision: int, values: Mapping[str, str]) -> None:
        """Record the values, by name, that are others than last time, and the names that are gone."""
        known = self.known[aspect]
        self.add(aspect, decision, [f"{name} is gone" for name in sorted(known.keys() - values.keys())])
        self.add(
            aspect, decision, [f"{name}: {values[name]}" for name in sorted(values) if known.get(name) != values[name]]
        )
        self.known[aspect] = values

    def end_block(self) -> None:
        """Take the short hashes."""
        for aspect, hash_ in self.hashes.items():
            self.blocks[aspect].append(hash_.hexdigest()[:4])

    def digests(self) -> dict[str, str]:
        """Return for every aspect that has lines its hash and the short ones."""
        empty = hashlib.sha256().hexdigest()
        return {
            aspect: " ".join((hash_.hexdigest()[:16], *self.blocks[aspect]))
            for aspect, hash_ in self.hashes.items()
            if hash_.hexdigest() != empty
        }


class Digest(NamedTuple):
    """One game."""

    seed: int
    shape: Shape
    decisions: int
    saves: int
    conceded: str
    end: str
    hashes: dict[str, str]

    def to_json(self) -> str:
        """Return it as one line."""
        data = {**self._asdict(), "shape": self.shape._asdict()}
        return json.dumps(data, separators=(",", ":"))


def answers(question: Asked, dice: random.Random) -> Iterable[tuple[str, ...]]:
    """Yield answers to try until one is legal: at random, then all of them in order."""
    names = sorted(question.options)
    if question.optional and dice.random() < 0.3:
        yield ()
    for _ in range(40):
        yield tuple(sorted(dice.sample(names, dice.randint(question.low, question.high))))
    for count in range(question.low, question.high + 1):
        yield from combinations(names, count)


def look_around(game: Game, record: Record, decision: int, *, ukrainian: bool) -> None:
    """Record everything but what is answered."""
    question = asked(game)
    if question is not None:
        options = ", ".join(sorted(question.options))
        often = f"{question.low} to {question.high}{' or nothing' if question.optional else ''}"
        asks = f"seat {question.seat} for {question.purpose!r} by {question.card!r}: {often} of {options}"
        record.add("asked", decision, [asks])
    in_order = ("deck:", "board:")
    lying = {
        name: ", ".join(cards if any(each in name for each in in_order) else sorted(cards))
        for name, cards in zones(game).items()
    }
    record.changes("zones", decision, lying)
    record.changes("splays", decision, splays(game))
    record.changes("scores", decision, scores(game))
    seats = range(len({name.split(":")[0] for name in lying if name.endswith(":hand")}))
    shown = {f"{seat} sees {name}": what for seat in seats for name, what in seat_view(game, seat).items()}
    record.changes("views", decision, shown)
    entries = told(game)
    record.add("log", decision, worded_log(game, entries, "en", None))
    record.add("log-0", decision, worded_log(game, entries, "en", 0))
    if ukrainian:
        record.add("log-uk", decision, worded_log(game, entries, "uk", None))


def follow(seed: int, record: Record) -> Digest:
    """Play a seed's game and record it."""
    shape, ukrainian = shape_of(seed), is_worded_in_ukrainian(seed)
    dice = random.Random(seed)
    decision, saves, conceded, end = 0, 0, "", ""
    try:
        game = new_game(shape.players, shape.teams, shape.edition, shape.readings, seed)
        look_around(game, record, 0, ukrainian=ukrainian)
        while decision < LONGEST and (question := asked(game)) is not None:
            decision += 1
            if shape.saves_every and decision % shape.saves_every == 0:
                game = load(save(game))
                saves += 1
            if decision == shape.concession:
                seat = dice.choice(seats_left(game))
                concede(game, seat)
                conceded = f"seat {seat} before decision {decision}"
                record.add("answers", decision, [f"seat {seat} concedes"])
            else:
                chosen = next(names for names in answers(question, dice) if play(game, names))
                record.add("answers", decision, [f"seat {question.seat}: {', '.join(chosen) or 'nothing'}"])
            look_around(game, record, decision, ukrainian=ukrainian)
            if decision % BLOCK == 0:
                record.end_block()
        end = ended(game) or "followed no further"
    except Exception as error:  # noqa: BLE001 (what stops a game is part of what it does)
        end = f"stopped by {type(error).__name__}"
        if record.lines is not None:
            record.lines.append(f"{decision:3} {error!r}")
    record.add("answers", decision, [end])
    return Digest(seed, shape, decision, saves, conceded, end, record.digests())


# --- comparing ------------------------------------------------------------------------------------------------------


def difference(old: Mapping[str, object], new: Mapping[str, object]) -> str:
    """Return where two digests of one game differ first; nothing if they are equal."""
    before, after = old["hashes"], new["hashes"]
    assert isinstance(before, dict)
    assert isinstance(after, dict)
    places = []
    for aspect in ASPECTS:
        one, other = str(before.get(aspect, "")).split(), str(after.get(aspect, "")).split()
        if one != other:
            blocks = [at for at, pair in enumerate(zip(one[1:], other[1:], strict=False)) if pair[0] != pair[1]]
            places.append((min(blocks, default=min(len(one), len(other)) - 1), aspect))
    if places:
        block = max(0, min(places)[0])
        found = ", ".join(aspect for at, aspect in places if max(0, at) == block)
        return f"{found}, in decisions {block * BLOCK + bool(block)} to {(block + 1) * BLOCK}"
    others = [key for key in new if old.get(key) != new[key]]
    return ", ".join(f"{key}: {old.get(key)} became {new[key]}" for key in others)


def compare(old: Iterable[Mapping[str, object]], new: Iterable[Mapping[str, object]]) -> int:
    """Print where games differ; return how many do."""
    known = {game["seed"]: game for game in old}
    differing = 0
    for game in new:
        seed = game["seed"]
        where = difference(known[seed], game) if seed in known else "not in the file"
        if where:
            differing += 1
            print(f"seed {seed}: {where}")
    return differing


def summary(digests: Sequence[Digest]) -> str:
    """Return what the games cover, in counts."""
    shapes = [each.shape for each in digests]
    counts: dict[str, Counter[str]] = {
        "players": Counter(str(shape.players) for shape in shapes),
        "teams": Counter(str(shape.teams) for shape in shapes),
        "edition": Counter(str(shape.edition) for shape in shapes),
        "changed readings": Counter(str(len(shape.readings)) for shape in shapes),
        "end": Counter(each.end.split(" [")[0] for each in digests),
    }
    lines = [f"{len(digests)} games, {sum(each.decisions for each in digests)} decisions"]
    lines += [f"{what}: " + ", ".join(f"{key}: {n}" for key, n in sorted(by.items())) for what, by in counts.items()]
    switches = {switch for shape in shapes for switch in shape.readings}
    lines.append(f"switches changed somewhere: {len(switches)} of {len(READINGS)}")
    lines.append(f"games with a concession: {sum(bool(each.conceded) for each in digests)}")
    saves = [each.saves for each in digests if each.saves]
    lines.append(f"games with saves: {len(saves)}, with {sum(saves)} saves")
    lines.append(f"games in Ukrainian: {sum(is_worded_in_ukrainian(each.seed) for each in digests)}")
    return "\n".join(lines)


def main() -> int:
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--write", type=Path, metavar="FILE")
    parser.add_argument("--against", type=Path, metavar="FILE")
    parser.add_argument("--show", type=int, metavar="SEED", help="print the record of one game")
    options = parser.parse_args()
    if options.show is not None:
        record = Record(keep=True)
        digest = follow(options.show, record)
        print("\n".join((*(record.lines or ()), digest.to_json())))
        return 0
    began = time.perf_counter()
    digests = [follow(seed, Record()) for seed in range(options.games)]
    print(summary(digests))
    print(f"{time.perf_counter() - began:.0f} s")
    text = "[\n" + ",\n".join(each.to_json() for each in digests) + "\n]\n"
    if options.write:
        options.write.write_text(text, encoding="utf-8")
    if options.against:
        differing = compare(json.loads(options.against.read_text(encoding="utf-8")), json.loads(text))
        print(f"{differing} of {len(digests)} games differ")
        return int(differing > 0)
    return 0


if __name__ == "__main__":
    sys.exit(main())
