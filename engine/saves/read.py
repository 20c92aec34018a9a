"""From the text of a save to a game: every name is looked up, and the request is made again.

What a save does not name has its default: a zone is empty, a card was seen by those who may look at it where it lies,
a pile is not splayed, a local has its first value, nobody has left, nothing was repeated, there is no result. A game
without sets is one of the base set, without teams each player is one, without switches it has the edition's readings,
without a seed that is 0, and the counter of the random numbers is the seed.
"""

from __future__ import annotations

import json
from typing import Any

from engine.cards.sets import UnknownSetError, card_sets, most_players
from engine.editions import SWITCHES, SwitchError, UnknownChoiceError, UnknownSwitchError, switches
from engine.lang.terms import Splay
from engine.model.frames import step_number, system_frame
from engine.model.layouts import CardNames
from engine.model.names import is_name
from engine.model.state import Frame, Result, Setup, State
from engine.model.zones import BOX, JUNK, JUNKED_SPECIALS
from engine.run import bounds
from engine.run.errors import SaveError
from engine.run.link import machine
from engine.run.machine import Machine
from engine.run.options import lasting_option
from engine.saves.faults import BROKEN, LONGEST, SCHEMA, check_schema, damaged, unknown, want
from engine.saves.look import Look, is_number
from engine.saves.write import asked_again, checksum, layout
from engine.trace.recorder import Level

TABLE_PARTS = ("setup", "zones", "splays", "seen", "out", "result", "rng")
RUNNING_PARTS = ("frames", "programs", "request", "repeats")
PARTS = frozenset(("schema", *TABLE_PARTS, *RUNNING_PARTS))
"""all that a save may hold, but for its checksum"""
FRAME_PARTS = frozenset(("program", "seat", "step", "at", "locals", "answer"))
_ONCE = (JUNK, JUNKED_SPECIALS)
"""what earlier saves call the box"""
SPLAYS = {splay.word: int(splay) for splay in Splay}


def read(text: str, level: Level) -> tuple[Machine, State]:
    """Return the state that a save holds and a machine that runs it.

    Raises:
        SaveError: it is damaged, of another version, names what there is not, or is in the middle of an effect whose
            program has changed.
    """
    if len(text) > LONGEST:
        raise damaged("its end", f"it is longer than {LONGEST:,} characters")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise damaged("its text", f"this is no JSON ({error})") from error
    check_schema(data.get("schema") if isinstance(data, dict) else None, SCHEMA)
    try:
        given = data.pop("sum", None)
        want(
            given == checksum(json.dumps(data, separators=(",", ":"))), "its sum", "its contents are not what was saved"
        )
        for part in data.keys() - PARTS:
            raise unknown("part", part, "its contents")
        running = machine(setup_of(data.get("setup")))
        state = _Reading(running, data).state()
        running.set_level(level)
    except SaveError:
        raise
    except BROKEN as error:
        raise damaged("its contents", f"they are no game ({error!r:.200})") from error
    return running, state


def setup_of(raw: Any) -> Setup:
    """Return the setup of a save, looked at before a machine is made for it.

    Raises:
        SaveError: it is damaged, or names what there is not.
    """
    want(isinstance(raw, dict), "its setup", "there is none")
    for part in raw.keys() - {"edition", "sets", "players", "teams", "switches", "seed"}:
        raise unknown("part", part, "its setup")
    sets, players = raw.get("sets", ["base"]), raw.get("players")
    for key, value in (("sets", sets), ("players", players)):
        want(isinstance(value, list) and len(value) <= 100, f"its {key}", "they are no list")
    want(all(isinstance(name, str) for name in sets) and len(set(sets)) == len(sets), "its sets", "one is none")
    try:
        card_sets(sets)
    except UnknownSetError as error:
        raise unknown("set", error.name, "its sets") from error
    most = most_players(sets)
    want(2 <= len(players) <= most, "its players", f"a game of its sets has 2 to {most}")
    want(all(map(is_name, players)), "its players", "a name is empty, too long, or has invisible characters")
    teams, fixed = raw.get("teams", [*range(len(players))]), raw.get("switches", {})
    numbered = isinstance(teams, list) and len(teams) == len(players) and all(type(team) is int for team in teams)
    want(numbered, "its teams", "give every player the number of one")
    want(len(set(teams)) >= 2, "its teams", "there must be two or more")
    want(isinstance(fixed, dict) and len(fixed) <= 1000, "its switches", "they are none by name")
    want(all(isinstance(choice, str) for choice in fixed.values()), "its switches", "one is no word")
    edition, seed = raw.get("edition"), raw.get("seed", 0)
    want(type(edition) is int, "its edition", "it is no number")
    want(type(seed) is int, "its seed", "it is no number")
    try:
        switches(edition, sets, **fixed)
    except UnknownSwitchError as error:
        name = next(name for name in fixed if name not in SWITCHES)
        raise unknown("switch", name, "its switches") from error
    except UnknownChoiceError as error:
        name = next(name for name, choice in fixed.items() if choice not in SWITCHES[name].choices)
        raise unknown("choice", f"{name}: {fixed[name]}", "its switches") from error
    except SwitchError as error:
        raise damaged("its switches", str(error)) from error
    return Setup(edition, tuple(sets), tuple(players), tuple(teams), tuple(fixed.items()), seed)


class _Reading:
    """Reads the parts of one save; each raises a SaveError that names it."""

    def __init__(self, m: Machine, data: dict[str, Any]) -> None:
        self.m, self.data = m, data
        self._where = ""
        """the part that is read"""
        self._cards = CardNames(m.catalogue.key, self._card)

    def state(self) -> State:
        """Return the checked state; its request is made again."""
        m, data = self.m, self.data
        zones, where = self._zones()
        setup = m.setup
        state = State(
            setup,
            zones,
            where,
            splays=self._splays(),
            seen=self._seen(where),
            rng=data.get("rng", setup.seed),
            out=tuple(self._list("out", "who has left")),
            result=self._result(),
            repeats=data.get("repeats", 0),
        )
        state.frames = self._frames()
        self._check_programs(state)
        Look(m, state).all()
        if state.result is None:
            self._ask(state)
        else:
            want(not data.get("request"), "its result", "something still runs")
        return state

    # --- names ---

    def _zone(self, name: str) -> int:
        if name in _ONCE and BOX in self.m.zones.of_word:
            name = BOX
        try:
            return self.m.zones.parse(name)
        except ValueError as error:
            raise unknown("zone", name, self._where) from error

    def _card(self, key: str) -> int:
        card = self.m.catalogue.of_key.get(key)
        if card is None:
            raise unknown("card", key, self._where)
        return card

    def _map(self, part: str, where: str) -> dict[str, Any]:
        found = self.data.get(part, {})
        want(isinstance(found, dict), where, "it is no map of names")
        self._where = where
        return dict(found)

    def _list(self, part: str, where: str) -> list[Any]:
        found = self.data.get(part, [])
        want(isinstance(found, list), where, "it is no list")
        self._where = where
        return list(found)

    # --- the table ---

    def _zones(self) -> tuple[list[tuple[int, ...]], list[int]]:
        """Return the cards of every zone and the zone of every card."""
        m = self.m
        zones: list[tuple[int, ...]] = [()] * len(m.zones)
        where = [-1] * m.catalogue.size
        for name, text in self._map("zones", "its zones").items():
            want(isinstance(text, str), "its zones", f"{name[:40]} does not name its cards")
            zone = self._zone(name)
            zones[zone] += tuple(map(self._card, text.split(" "))) if text else ()
            for card in zones[zone]:
                where[card] = zone
        return zones, where

    def _splays(self) -> list[int]:
        piles = self.m.zones.piles
        splays = [int(Splay.NONE)] * piles
        for name, word in self._map("splays", "its splays").items():
            zone = self._zone(name)
            want(zone < piles, "its splays", "something is splayed that cannot be")
            if not isinstance(word, str) or word not in SPLAYS:
                raise unknown("splay", word, self._where)
            splays[zone] = SPLAYS[word]
        return splays

    def _seen(self, where: list[int]) -> list[int]:
        """Return for every card which seats have seen it: who may look into its zone, or who is named."""
        seen = [self.m.sight[zone] if zone >= 0 else 0 for zone in where]
        for name, sights in self._map("seen", "what was seen").items():
            zone = self._zone(name)
            want(isinstance(sights, dict), "what was seen", f"{name[:40]} does not name its cards")
            for key, seats in sights.items():
                card = self._card(key)
                want(where[card] == zone, "what was seen", f"{key} does not lie in {name}")
                named = self._seats(seats)
                seen[card] = named if self.m.followed[zone] or self.m.home[card] < 0 else 0
        return seen

    def _seats(self, seats: Any) -> int:
        """Return a list of seats as bits."""
        there = isinstance(seats, list) and all(is_number(seat, 0, self.m.players - 1) for seat in seats)
        want(there, "what was seen", "it names a seat that is not")
        return sum(1 << seat for seat in set(seats))

    def _result(self) -> Result | None:
        raw = self.data.get("result")
        if raw is None:
            return None
        self._where = "its result"
        fits = isinstance(raw, dict) and raw.keys() <= {"winners", "reason", "card"}
        want(fits and isinstance(raw.get("winners", []), list), "its result", "it names no winners and no reason")
        card = raw.get("card")
        want(card is None or isinstance(card, str), "its result", "the card is unknown")
        return Result(
            tuple(raw.get("winners", [])), raw.get("reason", ""), self._card(card) if card is not None else -1
        )

    # --- what runs ---

    def _frames(self) -> list[Frame]:
        raw = self._list("frames", "its frames")
        want(len(raw) <= bounds.LONGEST, "its frames", "far too much runs")
        return [self._frame(each, f"frame {depth}") for depth, each in enumerate(raw, start=1)]

    def _frame(self, raw: Any, where: str) -> Frame:
        """Return a frame without its answer, which is read when the request is made again."""
        self._where = where
        want(isinstance(raw, dict), where, "it is no map of names")
        for part in raw.keys() - FRAME_PARTS:
            raise unknown("part", part, where)
        program, plain = raw.get("program"), raw.get("locals", {})
        there = isinstance(program, str) and self.m.has_program(program)
        want(there, where, f"there is no program {program!r:.60}")
        want(isinstance(plain, dict), where, "its locals have no names")
        if system_frame(program) is not None:
            want(isinstance(raw.get("step"), str) and "at" not in raw, where, "it stands outside its program")
            try:
                pc = step_number(program, raw["step"])
            except ValueError as error:
                raise unknown("step", raw["step"], where) from error
        else:
            want("step" not in raw, where, "it stands outside its program")
            pc = raw.get("at")
        names = layout(self.m, program)
        for name in plain.keys() - names.slots.keys():
            raise unknown("local", name, where)
        return Frame(program, raw.get("seat"), names.unnamed(plain, self._cards), pc)

    def _check_programs(self, s: State) -> None:
        """Refuse a save that does not name its running programs, or whose running programs have changed."""
        m, told = self.m, self._map("programs", "its programs")
        for program, fingerprint in told.items():
            if program not in m.codes or m.codes[program].fingerprint != fingerprint:
                name = program[:60]
                msg = f"the save stands in the middle of {name}, whose program has changed; it cannot be continued"
                raise SaveError(msg, "save-program-changed", program=name)
        for frame in s.frames:
            want(frame.program not in m.codes or frame.program in told, "its programs", "one that runs is missing")

    # --- what is asked ---

    def _ask(self, s: State) -> None:
        """Let the running programs ask the saved request again, or the one that was just answered, and compare."""
        frames, asked = self.data["frames"], self.data.get("request")
        answers = [(depth, raw["answer"]) for depth, raw in enumerate(frames, start=1) if "answer" in raw]
        if asked is None and not answers:
            return
        for depth, _ in answers:
            want(asked is None and depth == len(frames), f"frame {depth}", "its answer is none")
        if asked is not None:
            again = s.copy()
            self.m.step(again)
            request, again.request = again.request, None
            want(request is not None and again == s, "its question", "its programs do not ask that")
            assert request is not None
            same = asked == {"seat": request.seat, "kind": request.kind, "purpose": request.purpose}
            want(same and type(asked["seat"]) is int, "its question", "its programs do not ask that")
            s.request = request
            return
        ((depth, kept),) = answers
        request = asked_again(self.m, s)
        want(request is not None, "its answer", "its programs ask nothing there")
        assert request is not None
        words = isinstance(kept, list) and all(isinstance(each, str) for each in kept)
        want(words, f"frame {depth}", "its answer is none")
        try:
            given = tuple(lasting_option(self.m, request, each) for each in kept)
        except KeyError as error:
            raise unknown("option", error.args[0], "its answer") from error
        s.request = request
        want(self.m.check(s, given) == given, "its answer", "it is not in order")
        s.request, s.frames[-1].answer = None, given
