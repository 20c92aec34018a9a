"""Runs a state: executes the top frame's instructions until a player is asked or the game is over.

A handler is a function of (machine, state, frame) that returns where the frame goes on. To ask, it calls
``machine.ask`` and returns its own place; when the answer is there it is run again and finds it in ``frame.answer``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.cards.library import Codes
from engine.lang.lower import Code
from engine.lang.terms import EffectKind
from engine.model.frames import (
    DECIDER,
    PERHAPS_REMEMBERED,
    REMEMBERED,
    ActionFrame,
)
from engine.model.state import Frame, Request, Result, Setup, State
from engine.model.zones import Zones
from engine.query import sight, together
from engine.query.board import Board
from engine.query.context import Context
from engine.query.each import link_each
from engine.query.evaluate import Evaluator
from engine.query.karma_links import link_karmas
from engine.query.running import self_executing
from engine.query.specials import link_specials
from engine.run import choices
from engine.run.bounds import Moment
from engine.run.errors import GameOverError, IllegalAnswerError, NothingAskedError
from engine.trace.events import Asked, At, Chosen, Entry, Event, Fact, GameOver
from engine.trace.recorder import Level, Trace

if TYPE_CHECKING:
    from engine.run.actions import ActionKind
    from engine.run.after_meld import MeldRule
    from engine.run.choices import Asking
    from engine.run.draws import DrawRule

Handler = Callable[["Machine", State, Frame], int]
AfterSplay = Callable[["Machine", State, int, int, int, int], None]
"""(machine, state, who splayed, whose board, color, direction): what a set does when a color has been splayed"""
AfterMove = Callable[["Machine", State, str, int, int, int, int], None]
"""(machine, state, verb, who moved it, card, from, to): what a set does at once when a card has been moved"""


@dataclass(frozen=True, kw_only=True, eq=False)
class MoveRule:
    """Something that a set does at once when certain cards have been moved; all other moves cost nothing."""

    act: AfterMove
    """does it. It cannot ask and puts nothing on the stack"""
    cards: Collection[int] = ()
    """the ids of cards whose every move it watches"""
    leaving: str = ""
    """the word of a kind of zone: it watches every card that leaves one of them"""


class Claimed(NamedTuple):
    """What an Achieve action has claimed."""

    card: int
    origin: int
    """the zone it came from"""
    standard: bool
    """whether it was a standard achievement, or counted as one"""


AfterAchieve = Callable[["Machine", State, int, Claimed], None]
"""(machine, state, who claimed it, what it was): what a set does when an Achieve action has claimed something"""
ActionEnds = Callable[["Machine", State, Mapping[int, Board]], bool]
"""(machine, state, boards by seat) -> whether a set has put a program on the stack, to run before the checks"""
ForetellEnd = Callable[["Machine", State, int], tuple[Fact, ...]]
"""(machine, state, seat) -> what the end of an action would bring the seat, as the table lies"""
TurnBegins = Callable[["Machine", State, int], tuple[str, ...]]
"""(machine, state, whose turn) -> the programs that a set lets run before the first action of a turn"""
Linker = Callable[[Any, int, Evaluator], Handler]
"""makes the handler of an instruction: (instruction, its place, evaluator) -> handler"""


_ACTION, _SHARER, _SHARED = ActionFrame.program, ActionFrame.SHARER, ActionFrame.SHARED
_DEEDS, _SELF_EXECUTED = ActionFrame.DEEDS, ActionFrame.SELF_EXECUTED
STRIDE = 10_000
"""by how much the numbers of options of two kinds of action differ; more than any card's id"""
_blank = object.__new__
"""makes an object without its ``__init__``"""
_make = tuple.__new__
"""makes a named tuple of a tuple of its fields, as its class would, in half the time"""


_NOWHERE = At(0, -1, -1, -1, -1, "", 0)
"""the place of events and facts while no program runs"""


_TOGETHER = {
    together.SAME_VALUE: "the same value",
    together.SAME_COLOR: "the same color",
    together.DIFFERENT_VALUES: "different values",
    together.DIFFERENT_COLORS: "different colors",
}


class UnknownCard(Exception):  # noqa: N818 (no error: the explorer branches here)
    """A card would be drawn that the seat for which the machine explores cannot know; nothing is drawn yet."""

    def __init__(self, card: int) -> None:
        super().__init__(card)
        self.card = card


class Tables(Context):
    """What all games of one shape share and none changes: cards, codes, switches, zones, and the linked programs.

    Frozen but for what is kept to be looked up again: a program is linked when it is first executed, and a board is
    counted when it is not the one counted last.
    """

    def __init__(
        self,
        setup: Setup,
        codes: Codes,
        system: Mapping[str, tuple[Handler, ...]],
        link: Callable[[Code, Context], tuple[Handler, ...]],
        at_once: Callable[[Machine, State], None],
        *,
        actions: Sequence[ActionKind] = (),
        draw_rules: Sequence[DrawRule] = (),
        meld_rules: Sequence[MeldRule] = (),
        after_splay: Sequence[AfterSplay] = (),
        move_rules: Sequence[MoveRule] = (),
        turn_begins: Sequence[TurnBegins] = (),
        after_achieve: Sequence[AfterAchieve] = (),
        action_ends: Sequence[ActionEnds] = (),
        foretell_end: Sequence[ForetellEnd] = (),
        zones: Zones | None = None,
    ) -> None:
        karmas = [code for card in codes.karmas for code in codes.of(card)]
        super().__init__(setup, codes.cards, karmas, zones=zones)
        link_karmas(self)
        link_each(self)
        link_specials(self)
        self.codes = codes
        self.code_of = codes.lowered
        """the same by program id, to be read by index while a game runs; what runs has been lowered"""
        self.programmed = codes.programmed - codes.karmas
        """cards with effects that a Dogma action executes, all of them programmed"""
        self.remembered = frozenset(REMEMBERED if setup.sets == ("base",) else PERHAPS_REMEMBERED)
        """the verbs of which the action's ledger may have to know; no card of the base set asks for others"""
        self.karmas = codes.karmas
        """cards with a karma"""
        self.karma_tests: dict[str, Callable[[State, Frame], bool]] = {}
        """what karmas ask of the deed they wait for, by program, made when first asked; read it through ``karma``"""
        self.karma_conditions: dict[str, Callable[[State, Frame], bool]] = {}
        """the same of the conditions on which alone some karmas do anything"""
        self.noting = codes.noting
        """the programs that ask whether what they execute changes anything, with the slot of a frame that tells it"""
        self.effects = Effects(codes)
        """the codes of a card's effects but for karmas, by card id"""
        self.plans: dict[int, tuple[str, ...]] = {}
        """the programs of the same by card id, for the cards asked for so far; read it through ``plan.of_card``"""
        self.echo_plans: dict[int, tuple[str, ...]] = {}
        """the programs of their echo effects, likewise; read it through ``plan.echoes_of``"""
        self.echoes = frozenset(card.id for card in codes.cards.cards if EffectKind.ECHO in card.effects)
        """cards with an echo effect"""
        self.compelling = any(EffectKind.COMPEL in card.effects for card in codes.cards.cards)
        """whether any card has an effect that compels"""
        self.undone_echoes = self.echoes - codes.programmed
        """those of them that are not programmed"""
        self.actions = tuple(actions)
        """the kinds of action of the game, by the number that stands in an option of a turn"""
        self.action_numbers = {kind.word: number for number, kind in enumerate(self.actions)}
        self.performs = {kind.word: kind.perform for kind in self.actions}
        """what each kind of action does, by its word"""
        in_turn = [(number * STRIDE, kind.options) for number, kind in enumerate(self.actions) if kind.in_turn]
        self.always_offered = tuple(number for number, cards in in_turn if cards is None)
        """the options of the kinds of action that can always be taken"""
        self.offered = tuple((number.__add__, cards) for number, cards in in_turn if cards is not None)
        """for each other kind: (what makes an option of a card, what gives the cards with which a seat can take it)"""
        self.draw_rules = tuple(draw_rules)
        """the rules of the game's sets about the deck of a draw, in the order in which they apply"""
        self.meld_rules = {rule.word: rule for rule in meld_rules}
        """what a Meld action sets off, by its word, in the order in which it is done"""
        self.after_splay = tuple(after_splay)
        """what the game's sets do when a color has been splayed"""
        self.after_move = {
            card: tuple(rule.act for rule in move_rules if card in rule.cards)
            for card in sorted({card for rule in move_rules for card in rule.cards})
        }
        """what the game's sets do at once when one of these cards has been moved"""
        self.after_leaving = {
            zone: tuple(rule.act for rule in move_rules if rule.leaving == word)
            for zone, word in enumerate(self.zones.word)
            if any(rule.leaving == word for rule in move_rules)
        }
        """what they do at once when a card has left one of these zones"""
        self.turn_begins = tuple(turn_begins)
        """what the game's sets let run before the first action of a turn"""
        self.after_achieve = tuple(after_achieve)
        """what they do when an Achieve action has claimed a standard achievement"""
        self.action_ends = tuple(action_ends)
        """what they let run before the checks at the end of an action"""
        self.foretell_end = tuple(foretell_end)
        """what they tell before an action about its end"""
        self._link = link
        self._linked = dict(system)
        """the handlers of system programs and of the programs executed so far; read it through ``handlers``"""
        self._places = {name: ((-1, -1, -1),) * len(handlers) for name, handlers in system.items()}
        """(card, effect, sentence) of every instruction of the same programs; -1 outside a card's effect"""
        self._askings: dict[tuple[str, int], Asking | None] = {}
        """what the instructions asked for so far let a player choose among; read it through ``asking``"""
        self.at_once = at_once
        """claims specials and looks for a win, for editions in which neither waits for the end of the action"""
        self.checks_at_once = "immediately" in (self.switches["specials-claimed"], self.switches["achievement-win"])
        self.specials_at_end = self.switches["specials-claimed"] == "end-of-action"
        self.victory_at_end = self.switches["achievement-win"] == "end-of-action"
        self.free_draw_first = self.switches["free-draw-timing"] == "before-the-checks"
        self.nested_sharing = self.switches["sharing-by-self-execution"] == "counts"
        self._tables = self
        """the tables themselves, also where a machine stands on them"""

    def __setattr__(self, name: str, value: object) -> None:
        if "_tables" in vars(self):
            msg = f"the tables are shared by all games of their shape: {name} cannot be set"
            raise AttributeError(msg)
        object.__setattr__(self, name, value)

    def is_done(self, card: int) -> bool:
        """Return whether a card's effects are programmed; those of a card without effects are."""
        return card in self.programmed or not self.catalogue.facts[card].effects

    def is_written(self, card: int) -> bool:
        """Return whether a card's text is programmed, be it effects or karmas, or it has none."""
        return card in self.karmas or self.is_done(card)

    def handlers(self, program: str) -> tuple[Handler, ...]:
        """Return the handlers of a program, an instruction each; link it if it was never executed before.

        Raises:
            KeyError: there is no such program.
        """
        found = self._linked.get(program)
        if found is None:
            code = self.codes[program]
            found = self._linked[program] = self._link(code, self._tables)
            self._places[program] = tuple((code.card, code.effect, ins.sentence) for ins in code.body)
        return found

    def place(self, program: str, pc: int) -> tuple[int, int, int]:
        """Return (card, effect, sentence) of an instruction; -1 outside a card's effect.

        Raises:
            KeyError: there is no such program.
        """
        self.handlers(program)
        return self._places[program][pc]

    def asking(self, program: str, pc: int) -> Asking | None:
        """Return what an instruction of a card lets a player choose among; ``None`` if it takes no cards."""
        key = program, pc
        if key not in self._askings:
            code = self.codes.get(program)
            self._askings[key] = choices.link(code, pc, self._tables) if code is not None else None
        return self._askings[key]

    def has_program(self, program: str) -> bool:
        """Return whether there is such a program, linked already or not."""
        return program in self._linked or program in self.codes


class Effects(Mapping[int, tuple[Code, ...]]):
    """The codes of cards' effects but for karmas, by card id; a card is lowered when it is looked up."""

    def __init__(self, codes: Codes) -> None:
        self._codes = codes
        self._found: dict[int, tuple[Code, ...]] = {}

    def __getitem__(self, card: int) -> tuple[Code, ...]:
        found = self._found.get(card)
        if found is None:
            found = self._found[card] = tuple(
                code for code in self._codes.of(card) if code.kind is not EffectKind.KARMA
            )
        if not found:
            raise KeyError(card)
        return found

    def __iter__(self) -> Iterator[int]:
        return (card for card in sorted(self._codes.programmed) if card in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


class Machine(Tables):
    """Runs one game: the tables of its shape, and what is the game's own and no part of its state.

    It has every attribute of the tables as its own, as they are read at every instruction.
    """

    __setattr__ = object.__setattr__  # type: ignore[assignment]  # nothing of the checks of the tables

    def __init__(self, tables: Tables, setup: Setup, level: Level = Level.OFF) -> None:
        self.__dict__ = vars(tables).copy()
        self.setup = setup
        self.trace: Trace | None = None
        self.explaining = False
        """whether facts are wanted; building them costs"""
        self.unseen_by: int | None = None
        """while exploring: the seat whose unknown cards must not be drawn unseen"""
        self.moment: Moment | None = None
        """what an action that has been repeated unusually often is compared with"""
        self.changed = False
        """whether the instruction moved or splayed anything; read only before the next one"""
        self.set_level(level)

    def fork(self) -> Machine:
        """Return a machine for a copy of the game, with the same level of trace and a trace of its own."""
        own = vars(self).copy()
        if self.trace is not None:
            own["trace"] = Trace()
        new = _blank(Machine)
        new.__dict__ = own
        return new

    def silent(self, *, unseen_by: int | None = None) -> Machine:
        """Return a machine without a trace, to try things on a copy of the game.

        With ``unseen_by`` it raises :class:`UnknownCard` before a card is drawn that this seat has not seen.
        """
        new = self.fork()
        new.trace, new.explaining, new.unseen_by = None, False, unseen_by
        return new

    def set_level(self, level: Level) -> None:
        """Trace nothing, events only, or events and facts."""
        self.trace = Trace() if level else None
        self.explaining = level >= Level.FULL

    # --- running ---

    def step(self, s: State) -> None:
        """Execute one instruction.

        Raises:
            NotDoneError: a card that is not programmed would have to be executed.
            EndlessError: the action would go on without end.
        """
        f = s.frames[-1]
        f.pc = self.handlers(f.program)[f.pc](self, s, f)
        if self.checks_at_once and self.changed:
            self.changed = False
            if s.result is None:
                self.at_once(self, s)

    def run(self, s: State) -> None:
        """Execute instructions until a player is asked or the game is over.

        Raises:
            NotDoneError: a card that is not programmed would have to be executed.
            EndlessError: the action would go on without end.
        """
        linked, checks = self._linked, self.checks_at_once
        while s.request is None and s.result is None:
            f = s.frames[-1]
            try:
                handlers = linked[f.program]
            except KeyError:
                handlers = self.handlers(f.program)
            f.pc = handlers[f.pc](self, s, f)
            if checks and self.changed:
                self.changed = False
                if s.result is None:
                    self.at_once(self, s)

    # --- asking ---

    def ask(self, s: State, request: Request) -> None:
        """Let the game wait for an answer."""
        s.request = request
        f = s.frames[-1]
        if request.seat != f.seat and f.program in self.codes and request.seat == f.vars[DECIDER]:
            sight.learn(self, s, request.seat, f.seat)
        if self.trace is not None:
            self.event(
                s, Asked(request.seat, request.kind, request.purpose, request.options, request.low, request.high)
            )

    def one_of(self, s: State, f: Frame, kind: str, options: Iterable[int], purpose: str) -> int | None:
        """Return the option that the frame's player has answered, or the only one; else ask, and return ``None``.

        There must be an option. A handler that gets ``None`` returns its own step.
        """
        if f.answer is not None:
            (picked,), f.answer = f.answer, None
            return picked
        known = tuple(sorted(options))
        if len(known) == 1:
            return known[0]
        self.ask(s, Request(f.seat, kind, known, 1, 1, purpose))
        return None

    def look_at(self, s: State, card: int) -> None:
        """Let an effect see the front of a card in a deck; nothing has moved yet.

        Raises:
            UnknownCard: the machine explores for a seat that cannot know the card.
        """
        if self.unseen_by is not None and not sight.knows(self, s, self.unseen_by, card):
            raise UnknownCard(card)

    def check(self, s: State, answer: tuple[int, ...]) -> tuple[int, ...]:
        """Return an answer in its canonical form, or refuse it.

        Raises:
            GameOverError, NothingAskedError, IllegalAnswerError: and nothing has changed.
        """
        if s.result is not None:
            msg = "the game is over"
            raise GameOverError(msg, "game-over")
        request = s.request
        if request is None:
            msg = "nothing is asked now"
            raise NothingAskedError(msg, "nothing-asked")
        picked = tuple(sorted(answer))
        if len(set(picked)) != len(picked):
            msg = "an option was chosen twice"
            raise IllegalAnswerError(msg, "option-twice")
        strange = [option for option in picked if option not in request.options]
        if strange:
            msg = f"not an option here: {strange[0]}"
            raise IllegalAnswerError(msg, "no-option-number", option=str(strange[0]))
        if not request.low <= len(picked) <= request.high and not (request.optional and not picked):
            msg = f"choose {request.low} to {request.high}, not {len(picked)}"
            raise IllegalAnswerError(msg, "how-many", low=request.low, high=request.high, found=len(picked))
        if request.together and not together.fit(self, s, request.together, picked):
            msg = f"the chosen cards must have {_TOGETHER[request.together]}"
            raise IllegalAnswerError(msg, request.together)
        return picked

    def answer(self, s: State, picked: tuple[int, ...]) -> None:
        """Hand a checked answer to the frame that asked; the game can go on."""
        request = s.request
        assert request is not None
        s.frames[-1].answer = picked
        s.request = None
        self.moment = None
        if self.trace is not None:
            self.tell_choice(s, request, picked, forced=False)

    def tell_choice(self, s: State, request: Request, picked: tuple[int, ...], *, forced: bool) -> None:
        """Record a choice, made or forced."""
        if self.trace is None:
            return
        seen, front = choices.among(self, s, request)
        seen |= 1 << request.seat
        self.event(s, Chosen(request.seat, request.kind, request.purpose, request.options, picked, forced, seen, front))

    # --- the stack ---

    def push(self, s: State, frame: Frame) -> None:
        """Let a program run before the current one goes on."""
        s.frames.append(frame)

    def pop(self, s: State) -> None:
        """End the running program."""
        s.frames.pop()

    # --- telling ---

    def event(self, s: State, event: Event | Fact) -> None:
        """Record an event if there is a trace; a caller with many events checks ``trace`` first."""
        trace = self.trace
        if trace is None:
            return
        frames = s.frames
        if frames:
            f = frames[-1]
            program, pc = f.program, f.pc
            try:
                card, effect, sentence = self._places[program][pc]
            except KeyError:
                card, effect, sentence = self.place(program, pc)
            at = _make(At, (len(frames), f.seat, card, effect, sentence, program, pc))
        else:
            at = _NOWHERE
        trace.entries.append(_make(Entry, (at, event)))

    def fact(self, s: State, fact: Fact) -> None:
        """Record a fact if there is a trace that takes facts; a caller with many facts checks ``explaining`` first.

        It cites the rule that holds in this game, whatever edition its kind names.
        """
        if self.explaining:
            instead = self.instead.get(fact.rule)
            self.event(s, fact if instead is None else fact._replace(rule=instead))

    # --- ending ---

    def end_game(self, s: State, winners: tuple[int, ...], reason: str, card: int = -1) -> None:
        """Stop everything at once."""
        self.event(s, GameOver(winners, reason, card))
        s.result = Result(winners, reason, card)
        s.frames = []
        s.request = None

    def acted(self, s: State, deed: str) -> Frame | None:
        """Note that something was done with a card, a verb or a splay: it earns the free Draw while an opponent shares.

        By a switch it does not if it was done inside a self-execution. Returns the frame of the running action, if any.
        """
        self.changed = True
        if self.noting:
            for frame in s.frames:
                if (slot := self.noting.get(frame.program)) is not None:
                    frame.vars[slot] = 1
        for frame in s.frames:
            if frame.program == _ACTION:  # running_action(s), without a call at every move
                v = frame.vars
                sharer = v[_SHARER]
                if sharer >= 0 and sharer not in v[_SHARED]:
                    if self.nested_sharing or not self_executing(s):
                        v[_SHARED] = (*v[_SHARED], sharer)
                        v[_DEEDS] = (*v[_DEEDS], deed)
                    elif sharer not in v[_SELF_EXECUTED]:
                        v[_SELF_EXECUTED] = (*v[_SELF_EXECUTED], sharer)
                return frame
        return None
