"""The checks of a loaded state, made before any of it runs."""

from __future__ import annotations

from typing import Any

from engine.lang.terms import Splay
from engine.model.frames import (
    DOGMA_STEPS,
    SYSTEM_FRAMES,
    UNLOCKED_STEPS,
    ActionFrame,
    SelfExecutionFrame,
    SetupFrame,
    TurnFrame,
    is_outer,
    system_frame,
)
from engine.model.layouts import HIGHEST, Bounds
from engine.model.state import Frame, State
from engine.model.zones import Parts
from engine.run import bounds, plan
from engine.run.actions import kind_of
from engine.run.endings import WAYS_TO_END
from engine.run.machine import Machine
from engine.saves.faults import damaged, want
from engine.saves.write import layout

COUNTER = (1 << 64) - 1
"""how large the counter of the random numbers may be; before the first it is the seed"""


def is_number(value: Any, low: int = -1, high: int = HIGHEST) -> bool:
    """Return whether a value is a whole number of that size, and no truth value."""
    return type(value) is int and low <= value <= high


class Look:
    """A look at every part of a state; each raises a SaveError that names it."""

    def __init__(self, m: Machine, s: State) -> None:
        self.m, self.s = m, s
        self.cards = {card.id for card in m.catalogue.cards if card.age <= m.last_age} - m.catalogue.left_out
        self.specials = {special.id for special in m.catalogue.specials}

    def all(self) -> None:
        """Check the whole state, simple parts first: later checks rely on earlier ones."""
        self.zones()
        self.knowledge()
        self.ends()
        if self.s.result is None:
            self.frames()

    def zones(self) -> None:
        """Every card once, where such a card can lie; splays of piles that can be splayed."""
        m, s = self.m, self.s
        found = sorted(card for zone in s.zones for card in zone)
        later = set(m.catalogue.to_introduce)
        whole = self.cards | self.specials if later.intersection(found) else (self.cards | self.specials) - later
        want(found == sorted(whole), "its zones", "it does not hold every card exactly once")
        for number, zone in enumerate(s.zones):
            for card in zone:
                there = f"{m.catalogue.title[card]} cannot lie in {m.zones.name(number)}"
                want(self._fits(number, card), "its zones", there)
            kind = m.zones.kind_of[number]
            want(not kind.most or len(zone) <= kind.most, "its zones", f"{m.zones.name(number)} holds too many")
            alone = [card for card, above in zip(zone, (-1, *zone), strict=False) if above in (-1, *self.specials)]
            want(not kind.lies_on or not self.specials.intersection(alone), "its zones", "nothing lies on a Museum")
        last = Splay.ASLANT if m.switches["splay-aslant"] == "present" else Splay.UP
        for number, splay in enumerate(map(Splay, s.splays)):
            want(splay <= last, "its splays", f"in this game there is no splay {splay.word}")
            possible = m.zones.is_board[number] and len(s.zones[number]) >= 2
            want(splay == 0 or possible, "its splays", "something is splayed that cannot be")

    def _fits(self, number: int, card: int) -> bool:
        """Return whether a card can lie in a zone."""
        zones = self.m.zones
        kind = zones.kind_of[number]
        if kind.parts is Parts.COLORS and card not in self.specials:
            return bool(self.m.catalogue.color[card] == zones.color[number])
        if kind.parts is Parts.BACKS:
            return self.m.home[card] == number
        if card in self.specials:
            return number == self.m.stock[card] or kind.takes_special(self.m.catalogue.special[card].kind.value)
        return kind.cards and (not kind.only_set or self.m.catalogue.facts[card].set == kind.set)

    def knowledge(self) -> None:
        """Check the counters: random numbers, and how often an action has repeated effects."""
        s = self.s
        counted = is_number(s.rng, 0, COUNTER) or s.rng == s.setup.seed
        want(is_number(s.repeats, 0, bounds.LONGEST), "its repeats", "no action has so many")
        want(type(s.rng) is int and counted, "its random numbers", "the counter is no number of that size")

    def ends(self) -> None:
        """Who has left, and the result."""
        s = self.s
        want(self._seats(s.out) and len(set(s.out)) == len(s.out) < s.players, "who has left", "it names no seat")
        for seat in s.out:
            held = any(s.zones[zone] for zone in self.m.zones.leaving(seat))
            want(not held, "who has left", "somebody who has left still has cards")
        if s.result is not None:
            won, reason, card = s.result
            want(self._seats(won), "its result", "a winner has no seat")
            want(reason in WAYS_TO_END, "its result", "the reason is unknown")
            want(card == -1 or card in self.cards, "its result", "the card is unknown")
            want(not s.frames and s.request is None, "its result", "something still runs")
        else:
            want(
                0 < len(s.frames) <= bounds.LONGEST,
                "its frames",
                "nothing runs, or far too much, and there is no result",
            )

    # --- what runs ---

    def _seats(self, value: Any) -> bool:
        return isinstance(value, tuple) and all(is_number(seat, 0, self.s.players - 1) for seat in value)

    def frames(self) -> None:
        """Every frame: a program that there is, a place in it, a seat, and locals of its kind."""
        m, s = self.m, self.s
        within = Bounds(s.players, frozenset(self.cards | self.specials))
        together = {
            SetupFrame.program: self._setup_frame,
            TurnFrame.program: self._turn,
            ActionFrame.program: self._action,
            SelfExecutionFrame.program: self._self_execution,
        }
        beneath = ""
        for depth, frame in enumerate(s.frames):
            where = f"frame {depth + 1}"
            want(is_number(frame.pc, 0, len(m.handlers(frame.program)) - 1), where, "it stands outside its program")
            want(is_number(frame.seat, 0, s.players - 1), where, "it runs for a seat that is not")
            want(_runs_on(frame.program, beneath), where, f"{frame.program} does not run there")
            fault = layout(m, frame.program).fault(frame.vars, within)
            if fault is not None:
                raise damaged(where, f"{frame.program}: {fault.local} cannot be {fault.found}")
            if frame.program in together:
                want(together[frame.program](frame), where, f"{frame.program}: its locals do not fit each other")
            beneath = frame.program

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
        if any(word not in self.m.meld_rules for word in v[ActionFrame.SET_OFF]):
            return False
        if not kind_of(self.m, v[ActionFrame.KIND]).executes:
            return f.pc not in DOGMA_STEPS and effect == 0 and programs == () and not locked
        programs = programs or (() if locked else plan.of_dogma(self.m, self.s, v[ActionFrame.CARD]))
        return (
            v[ActionFrame.CARD] in self.m.programmed
            and 0 < len(programs) >= effect
            and plan.fits(self.m, programs)
            and (f.pc not in UNLOCKED_STEPS if locked else f.pc in UNLOCKED_STEPS or self._was_replaced(f))
            and (not v[ActionFrame.QUEUE] or effect < len(programs))
        )

    def _was_replaced(self, f: Frame) -> bool:
        """Return whether a karma may have stood in for a Dogma action, so that none of its steps was taken."""
        return bool(self.m.watchers) and f.pc not in DOGMA_STEPS and f.vars[ActionFrame.EFFECT] == 0

    def _is_action(self, word: str, card: int) -> bool:
        """Return whether the game has a kind of action of that word, with a card or without."""
        return word in self.m.action_numbers and kind_of(self.m, word).needs_card == (card != -1)

    def _turn(self, f: Frame) -> bool:
        waiting = [system_frame(program) for program in f.vars[TurnFrame.WAITING]]
        if any(frame is None or frame.program in SYSTEM_FRAMES for frame in waiting):
            return False
        return all(self._is_action(kind, card) for kind, card, *_ in f.vars[TurnFrame.FREE_ACTIONS])

    def _self_execution(self, f: Frame) -> bool:
        programs = f.vars[SelfExecutionFrame.PLAN]
        return 0 < len(programs) >= int(f.vars[SelfExecutionFrame.EFFECT]) and plan.fits(self.m, programs)


def _runs_on(program: str, beneath: str) -> bool:
    """Return whether a program's frame can lie on that of another (nothing: at the bottom of the stack)."""
    frame = system_frame(program)
    if frame is not None and frame.runs_on is not None:
        return frame.runs_on == beneath
    if frame is not None and program not in SYSTEM_FRAMES and beneath == TurnFrame.program:
        return True  # a program that a set lets run before an action
    return beneath == ActionFrame.program or (beneath != "" and not is_outer(beneath))
