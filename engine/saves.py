"""What a save must hold to be a game: looked at before anything of it runs.

A save carries a checksum of its contents, which finds damage; the fingerprints of the programs that run, which find a
game that newer programs would continue otherwise; and it must be a state that a game can be in, which is looked at here
piece by piece. What is asked is not believed but asked again.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from engine.cards.sets import most_players
from engine.editions import SwitchError, switches
from engine.lang.terms import Splay
from engine.model.frames import (
    DOGMA_STEPS,
    UNLOCKED_STEPS,
    ActionFrame,
    SelfExecutionFrame,
    SetupFrame,
    TurnFrame,
    effect_layout,
    is_outer,
    layout_of,
    system_frame,
)
from engine.model.layouts import HIGHEST, Bounds
from engine.model.state import Frame, Setup, State
from engine.model.zones import Parts
from engine.run import bounds, plan
from engine.run.actions import kind_of
from engine.run.errors import GameError, SaveError
from engine.run.link import machine
from engine.run.machine import Machine
from engine.trace.recorder import Level

SCHEMA = "innovation-save/1"
LONGEST = 1_000_000
"""characters of a save; a real one has some ten thousand"""
COUNTER = (1 << 64) - 1
"""how large the counter of the random numbers may be; before the first it is the seed"""
BROKEN = (
    GameError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""what a state that is none may raise"""


def seal(text: str) -> str:
    """Return a state's JSON with the checksum of its contents."""
    return f'{text[:-1]},"sum":"{_sum(text)}"}}'


def _sum(text: str) -> str:
    return blake2b(text.encode(), digest_size=12).hexdigest()


def damaged(where: str, what: str) -> SaveError:
    """Return the error for a save that is none, with the place and what can be done."""
    part = "frame" if where.startswith("frame ") else where.removeprefix("its ").replace(" ", "-")
    msg = f"the save is damaged at {where}: {what}; load an older save, or begin anew"
    return SaveError(msg, "save-damaged", part=part, where=where, what=what)


def read(text: str, level: Level) -> tuple[Machine, State]:
    """Return the state that a save holds and a machine that runs it.

    Raises:
        SaveError: it is damaged, of another version, or in the middle of an effect whose program has changed.
    """
    if len(text) > LONGEST:
        raise damaged("its end", f"it is longer than {LONGEST:,} characters")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise damaged("its text", f"this is no JSON ({error})") from error
    if not isinstance(data, dict) or data.get("schema") != SCHEMA:
        found = data.get("schema") if isinstance(data, dict) else None
        msg = f"this is no save of this version: its schema is {str(found)[:40]!r}, not {SCHEMA!r}"
        raise SaveError(msg, "save-other-version", found=repr(str(found)[:40]), wanted=repr(SCHEMA))
    try:
        running = machine(_setup(data.get("setup")))
        for key in ("request", "result"):
            _want(data[key] is None or data[key], f"its {key}", "it is neither there nor left out")
        _check_shape(data, running.catalogue.size)
        state = State.from_json(text)
        _check_programs(running, state, data.get("programs"))
        given = data.pop("sum", None)
        if given != _sum(json.dumps(data, separators=(",", ":"))):
            raise damaged("its sum", "its contents are not what was saved")
        _Look(running, state).all()
        running.set_level(level)
    except SaveError:
        raise
    except BROKEN as error:
        raise damaged("its contents", f"they are no game ({error!r:.200})") from error
    return running, state


def _setup(raw: Any) -> Setup:
    """Return the setup of a save, looked at before a machine is made for it."""
    _want(isinstance(raw, dict), "its setup", "there is none")
    lists = {key: raw.get(key) for key in ("sets", "players", "teams", "switches")}
    for key, value in lists.items():
        _want(isinstance(value, list) and len(value) <= 100, f"its {key}", "they are no list")
    sets, players, teams, fixed = lists.values()
    _want(all(isinstance(name, str) for name in sets) and len(set(sets)) == len(sets), "its sets", "one is unknown")
    most = most_players(sets)
    _want(2 <= len(players) <= most, "its players", f"a game of its sets has 2 to {most}")
    _want(all(isinstance(name, str) and len(name) <= 1000 for name in players), "its players", "a name is none")
    numbered = len(teams) == len(players) and all(type(team) is int for team in teams)
    _want(numbered, "its teams", "give every player the number of one")
    _want(len(set(teams)) >= 2, "its teams", "there must be two or more")
    _want(all(isinstance(pair, list) and len(pair) == 2 for pair in fixed), "its switches", "one is no pair")
    _want(all(isinstance(word, str) for pair in fixed for word in pair), "its switches", "one is no word")
    _want(type(raw.get("edition")) is int, "its edition", "it is no number")
    _want(type(raw.get("seed")) is int, "its seed", "it is no number")
    try:
        switches(raw["edition"], **dict(fixed))
    except SwitchError as error:
        raise damaged("its switches", str(error)) from error
    pairs = tuple((name, choice) for name, choice in fixed)
    return Setup(raw["edition"], tuple(sets), tuple(players), tuple(teams), pairs, raw["seed"])


def _check_shape(data: dict[str, Any], ids: int) -> None:
    """Refuse zones that hold no cards and sights of no cards, before they are laid out."""
    zones, seen = data["zones"], data["seen"]
    _want(isinstance(zones, list) and all(isinstance(zone, list) for zone in zones), "its zones", "one is no list")
    _want(all(_number(card, 0, ids - 1) for zone in zones for card in zone), "its zones", "a card is unknown")
    _want(isinstance(seen, list) and len(seen) == ids, "what was seen", "it fits no deck")


def _check_programs(m: Machine, s: State, told: Any) -> None:
    """Refuse a save whose running programs are not told, or have changed."""
    _want(isinstance(told, dict), "its programs", "there are none")
    for program, fingerprint in told.items():
        if program not in m.codes or m.codes[program].fingerprint != fingerprint:
            msg = f"the save stands in the middle of {program[:60]}, whose program has changed; it cannot be continued"
            raise SaveError(msg, "save-program-changed", program=program[:60])
    for frame in s.frames:
        _want(isinstance(frame.program, str), "its frames", "a program has no name")
        _want(frame.program not in m.codes or frame.program in told, "its programs", "one that runs is missing")


def _want(holds: object, where: str, what: str) -> None:
    if not holds:
        raise damaged(where, what)


def _number(value: Any, low: int = -1, high: int = HIGHEST) -> bool:
    return type(value) is int and low <= value <= high


class _Look:
    """A look at every part of a state; each raises a SaveError that names it."""

    def __init__(self, m: Machine, s: State) -> None:
        self.m, self.s = m, s
        self.cards = {card.id for card in m.catalogue.cards if card.age <= m.last_age}
        self.specials = {special.id for special in m.catalogue.specials}

    def all(self) -> None:
        """Look at all of it, plain things first: what comes later rests on what came before."""
        self.zones()
        self.knowledge()
        self.ends()
        if self.s.result is None:
            self.frames()
            self.question()

    def zones(self) -> None:
        """Every card once, where such a card can lie; splays of piles that can be splayed."""
        m, s = self.m, self.s
        _want(len(s.zones) == len(m.zones), "its zones", "the table has another shape")
        found = sorted(card for zone in s.zones for card in zone)
        _want(found == sorted(self.cards | self.specials), "its zones", "it does not hold every card exactly once")
        for number, zone in enumerate(s.zones):
            for card in zone:
                there = f"{m.catalogue.title[card]} cannot lie in {m.zones.name(number)}"
                _want(self._fits(number, card), "its zones", there)
        _want(len(s.splays) == m.zones.piles, "its splays", "there are too few or too many")
        last = Splay.ASLANT if m.switches["splay-aslant"] == "present" else Splay.UP
        for number, splay in enumerate(s.splays):
            _want(_number(splay, 0, last), "its splays", f"there is no splay {splay!r}")
            possible = m.zones.is_board[number] and len(s.zones[number]) >= 2
            _want(splay == 0 or possible, "its splays", "something is splayed that cannot be")

    def _fits(self, number: int, card: int) -> bool:
        """Return whether a card can lie in a zone."""
        zones = self.m.zones
        kind = zones.kind_of[number]
        if kind.parts is Parts.COLORS and card not in self.specials:
            return bool(self.m.catalogue.color[card] == zones.color[number])
        if kind.parts is Parts.BACKS:
            return self.m.home[card] == number
        return kind.holds(special=card in self.specials)

    def knowledge(self) -> None:
        """Who has seen what, and the counter of the random numbers."""
        m, s = self.m, self.s
        _want(all(_number(seats, 0, m.all_seats) for seats in s.seen), "what was seen", "it names a seat that is not")
        counted = _number(s.rng, 0, COUNTER) or s.rng == s.setup.seed
        _want(_number(s.repeats, 0, bounds.LONGEST), "its repeats", "no action has so many")
        _want(type(s.rng) is int and counted, "its random numbers", "the counter is no number of that size")

    def ends(self) -> None:
        """Who has left, and the result."""
        s = self.s
        _want(self._seats(s.out) and len(set(s.out)) == len(s.out) < s.players, "who has left", "it names no seat")
        for seat in s.out:
            held = any(s.zones[zone] for zone in self.m.zones.leaving(seat))
            _want(not held, "who has left", "somebody who has left still has cards")
        if s.result is not None:
            won, reason, card = tuple(s.result)
            _want(isinstance(won, tuple) and self._seats(won), "its result", "a winner has no seat")
            _want(isinstance(reason, str) and reason.startswith("win-"), "its result", "the reason is unknown")
            _want(card == -1 or card in self.cards, "its result", "the card is unknown")
            _want(not s.frames and s.request is None, "its result", "something still runs")
        else:
            _want(
                0 < len(s.frames) <= bounds.LONGEST,
                "its frames",
                "nothing runs, or far too much, and there is no result",
            )

    # --- what runs ---

    def _seats(self, value: Any) -> bool:
        return isinstance(value, tuple) and all(_number(seat, 0, self.s.players - 1) for seat in value)

    def frames(self) -> None:
        """Every frame: a program that there is, a place in it, a seat, and locals of its kind."""
        m, s = self.m, self.s
        bounds = Bounds(s.players, frozenset(self.cards | self.specials))
        together = {
            SetupFrame.program: self._setup_frame,
            TurnFrame.program: self._turn,
            ActionFrame.program: self._action,
            SelfExecutionFrame.program: self._self_execution,
        }
        beneath = ""
        for depth, frame in enumerate(s.frames):
            where = f"frame {depth + 1}"
            _want(m.has_program(frame.program), where, f"there is no program {frame.program!r:.60}")
            _want(_number(frame.pc, 0, len(m.handlers(frame.program)) - 1), where, "it stands outside its program")
            _want(_number(frame.seat, 0, s.players - 1), where, "it runs for a seat that is not")
            last = depth == len(s.frames) - 1 and s.request is None
            _want(frame.answer is None or (last and self._plain(frame.answer)), where, "its answer is none")
            _want(_runs_on(frame.program, beneath), where, f"{frame.program} does not run there")
            code = m.codes.get(frame.program)
            layout = effect_layout(code) if code is not None else layout_of(frame.program)
            fault = layout.fault(frame.vars, bounds)
            if fault is not None:
                wrong = f"{fault.local} cannot be {fault.found}" if fault.local else f"it has {fault.found}"
                raise damaged(where, f"{frame.program}: {wrong}")
            if frame.program in together:
                _want(together[frame.program](frame), where, f"{frame.program}: its locals do not fit each other")
            beneath = frame.program

    @staticmethod
    def _plain(answer: Any) -> bool:
        return isinstance(answer, tuple) and all(_number(each, 0) for each in answer)

    def _setup_frame(self, f: Frame) -> bool:
        chosen, asked = f.vars[SetupFrame.CHOICES], f.vars[SetupFrame.ASKED_SEAT]
        hands = [self.s.zones[self.m.zones.hand(seat)] for seat in range(self.s.players)]
        own = all(
            card in hand or (card == -1 and seat in self.s.out)
            for seat, (card, hand) in enumerate(zip(chosen, hands, strict=False))
        )
        return own and asked <= self.s.players and len(chosen) == asked

    def _action(self, f: Frame) -> bool:
        v = f.vars
        if not self._is_action(v[ActionFrame.KIND], v[ActionFrame.CARD]):
            return False
        effect, programs, locked = v[ActionFrame.EFFECT], v[ActionFrame.PLAN], v[ActionFrame.VERDICTS] != ()
        if not kind_of(self.m, v[ActionFrame.KIND]).executes:
            return f.pc not in DOGMA_STEPS and effect == 0 and programs == () and not locked
        programs = programs or (() if locked else plan.of_card(self.m, v[ActionFrame.CARD]))
        return (
            v[ActionFrame.CARD] in self.m.programmed
            and 0 < len(programs) >= effect
            and plan.fits(self.m, programs)
            and locked == (f.pc not in UNLOCKED_STEPS)
            and (not v[ActionFrame.QUEUE] or effect < len(programs))
        )

    def _is_action(self, word: str, card: int) -> bool:
        """Return whether the game has a kind of action of that word, with a card or without."""
        return word in self.m.action_numbers and kind_of(self.m, word).needs_card == (card != -1)

    def _turn(self, f: Frame) -> bool:
        return all(self._is_action(kind, card) for kind, card, _seat in f.vars[TurnFrame.FREE_ACTIONS])

    def _self_execution(self, f: Frame) -> bool:
        programs = f.vars[SelfExecutionFrame.PLAN]
        return 0 < len(programs) >= int(f.vars[SelfExecutionFrame.EFFECT]) and plan.fits(self.m, programs)

    # --- what is asked ---

    def question(self) -> None:
        """What is asked, or was just answered, is what the programs ask from where they stand."""
        s = self.s
        given = s.frames[-1].answer
        if s.request is None and given is None:
            return
        again = s.copy()
        again.request = again.frames[-1].answer = None
        self.m.step(again)
        if given is None:
            same = again == s and repr(again.request) == repr(s.request)  # 1 and True are equal
            _want(same, "its question", "its programs do not ask that")
        else:
            _want(again.request is not None, "its answer", "its programs ask nothing there")
            _want(self.m.check(again, given) == given, "its answer", "it is not in order")


def _runs_on(program: str, beneath: str) -> bool:
    """Return whether a program's frame can lie on that of another (nothing: at the bottom of the stack)."""
    frame = system_frame(program)
    if frame is not None and frame.runs_on is not None:
        return frame.runs_on == beneath
    return beneath == ActionFrame.program or (beneath != "" and not is_outer(beneath))
