"""What each kind of frame holds: its locals and its steps, declared once, by name.

A frame keeps its locals in a list. A declaration gives each local a slot in that list, a kind and a first value;
everything that must know what a frame holds reads it there: the programs that use the slots, saves, which name every
local, their checks, the relabelling of cards, and ``repr``. To add a local, add one line to a declaration. To add a
kind of frame, declare its class, name it in ``SYSTEM_FRAMES`` (a set names it in its module of rules), and bind its
steps to handlers in the module that runs them.

    >>> ActionFrame.QUEUE, ActionFrame.layout.names[ActionFrame.QUEUE]
    (4, 'queue')
    >>> step_name("action", ActionStep.LOCK), step_number("action", "lock")
    ('lock', 1)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.lang.lower import Code, NamedKind
from engine.lang.nodes import Deed
from engine.lang.terms import Color, Icon
from engine.model.layouts import (
    HIGHEST,
    Anything,
    BySeat,
    Card,
    Flag,
    Kind,
    Layout,
    Local,
    Locals,
    Maybe,
    Name,
    Number,
    Record,
    Seat,
    Several,
    Steps,
    Term,
    Word,
    local,
    step,
)

_CARDS = Several(Card())
_COLOR = Term(tuple(color.word for color in Color))
_ICON = Term(tuple(icon.word for icon in Icon))
_SEATS = Several(Seat())
_ANY_NUMBER = Number(-HIGHEST)


# --- setup, game, turn --------------------------------------------------------------------------------------


class SetupStep(Steps):
    """The steps of setting up."""

    ASK_FIRST_MELD = step()
    MELD_ALL = step()


class SetupFrame(Locals, program="setup", runs_on="", steps=SetupStep):
    """Setup: every player chooses the card of the first meld."""

    CHOICES = local(Several(Card(none=True)))
    """first cards chosen so far, by seat; -1 for who has left"""
    ASKED_SEAT = local(Number())
    """the seat that is asked; after the last choice the number of players"""


class GameStep(Steps):
    """The steps of a game."""

    NEXT_TURN = step()


class GameFrame(Locals, program="game", runs_on="", steps=GameStep):
    """A game; the frame's seat is the one whose turn comes next."""

    TURNS = local(Number())
    """turns begun so far, all players together"""
    TURNS_BY_SEAT = local(BySeat(Number()))
    """turns each player has begun"""
    COUNTED = local(_CARDS)
    """cards whose flag or fountain counted as an achievement when that was last looked at, so that changes are told;
    Figures by whose karma things counted as some, each as often as that"""


class TurnStep(Steps):
    """The steps of a turn."""

    NEXT_ACTION = step()


class Tallied(NamedTuple):
    """A card scored or tucked this turn."""

    seat: int
    verb: str


TALLIED = ("score", "tuck")
"""verbs that the earlier editions' Monument counts in a turn; exchanged and transferred cards never count"""


class FreeAction(NamedTuple):
    """An action that is to be taken without being one of the turn's actions."""

    kind: str
    """the word of a kind of action"""
    card: int
    """-1: the action has no card"""
    seat: int
    """who takes it"""
    foreseen: bool = False
    """whether it is the Dogma action that follows the promotion of its card (Ultimate p. 25)"""


class TurnFrame(Locals, program="turn", runs_on="game", steps=TurnStep):
    """A player's turn."""

    ACTIONS_TAKEN = local(Number())
    """actions begun this turn"""
    ACTIONS = local(Number(1), 2)
    """actions this turn has"""
    TALLY = local(Several(Record(Tallied, (Seat(), Word(TALLIED)))))
    """every card scored or tucked this turn; recorded only if Monument or a karma needs it"""
    FREE_ACTIONS = local(Several(Record(FreeAction, (Name(), Card(none=True), Seat(), Flag()))))
    """actions to take before the next one is asked for, in order; none of them is one of the turn's actions"""
    WAITING = local(Several(Name()))
    """programs of sets that run before the next action is asked for, each once no free action waits, in order"""
    DREW = local(_SEATS)
    """seats that have drawn a card this turn, in order; recorded only if a set has a rule about draws"""
    DREW_ANY_SET = local(_SEATS)
    """those of them that have drawn a card without its set being named, as an icon of a city names it"""
    ENDORSED = local(_SEATS)
    """seats that have endorsed a Dogma action this turn"""


# --- the action ---------------------------------------------------------------------------------------------


def heard() -> int:
    """Declare what karmas have made of the deeds of the running step so far, in order: "go" or "instead"."""
    return local(Several(Word(("go", "instead"))))


def heard_from() -> int:
    """Declare where the cards lay with which the step is about to do something, while karmas that come first run.

    Zones by name, in the order of the cards; nothing if no karma runs.
    """
    return local(Several(Name()))


LAST, SHARES, VULNERABLE, NEITHER = range(4)
"""verdicts; the activator is the last to execute"""
VERDICT_NAMES = ("last", "shares", "vulnerable", "immune")


class ActionStep(Steps):
    """The steps of an action."""

    PERFORM = step()
    LOCK = step()
    NEXT_EFFECT = step()
    NEXT_SEAT = step()
    DOGMA_DONE = step()
    SPECIALS = step()
    VICTORY = step()
    FREE_DRAW = step()
    OVER = step()
    AFTER_MELD = step()
    """what a Meld action sets off, one thing at a time; only in games with a set that has such a rule"""
    CLAIMED = step()
    """the special achievements have been claimed one by one; only where karmas may wait for a claim"""


DOGMA_STEPS = frozenset({ActionStep.LOCK, ActionStep.NEXT_EFFECT, ActionStep.NEXT_SEAT, ActionStep.DOGMA_DONE})
"""the steps that only a Dogma action takes"""
UNLOCKED_STEPS = frozenset({ActionStep.PERFORM, ActionStep.LOCK})
"""the steps at which the verdicts of a Dogma action are not locked yet"""


class Movement(NamedTuple):
    """A card moved by an effect during the running action."""

    card: int
    """the card whose effect it was"""
    effect: int
    demand: bool
    """whether the effect is a demand"""
    seat: int
    """who moved the card"""
    verb: str
    moved: int
    """the card that was moved"""


class Parleyed(NamedTuple):
    """A player who was asked for a Parley."""

    seat: int
    demand: bool
    """asked before a demand; otherwise before sharing"""


class Visit(NamedTuple):
    """A move of a card from or to a board during the running action."""

    card: int
    left: int
    """whose board it left; -1 for none"""
    came: int
    """to whose board it came; -1 for none"""


REMEMBERED = ("transfer", "return")
"""verbs whose use is always remembered until the action ends"""
PERHAPS_REMEMBERED = (*REMEMBERED, "draw", "meld", "tuck", "score")
"""those and the verbs that are remembered where the card whose effect it was asks for them"""


class ActionFrame(Locals, program="action", runs_on="turn", steps=ActionStep):
    """An action; for a Dogma action also what is locked and what its effects did."""

    KIND = local(Name())
    """the word of a kind of action, such as ``meld``"""
    CARD = local(Card(none=True))
    """the card that is melded, achieved or executed; -1 for an action without a card"""
    PLAN = local(Several(Name()))
    """the programs that a Dogma action executes, in order; locked with the verdicts"""
    EFFECT = local(Number())
    """index, in the plan, of the effect that is executed; how many effects there are when none is left"""
    QUEUE = local(_SEATS)
    """seats that have yet to execute it"""
    VERDICTS = local(BySeat(Term(VERDICT_NAMES), unset=True))
    """locked at the start of a Dogma action: for every seat one of the four verdicts"""
    SHARER = local(Seat(nobody=True))
    """the opponent who is sharing"""
    SHARED = local(_SEATS)
    """opponents whose sharing did something with a card, in order"""
    DEEDS = local(Several(Name()))
    """the first thing that each of them did: a verb, or ``splay``"""
    EXECUTED = local(_SEATS)
    """players besides the activator who have executed a shared effect, teammates too, in order"""
    REVEALED = local(_SEATS)
    """opponents who revealed a card while they shared where that does not count, in order"""
    SELF_EXECUTED = local(_SEATS)
    """opponents who did something with a card in a self-execution where that does not count, in order"""
    LEDGER = local(
        Several(
            Record(Movement, (Card(executing=True), Number(), Flag(), Seat(), Word(PERHAPS_REMEMBERED), Card())),
        )
    )
    """every movement by an effect that a card may ask for"""
    FREE_DRAW_TAKEN = local(Flag())
    """the free Draw action has been taken, or looked at where it comes before the checks"""
    PARLEYED = local(Several(Record(Parleyed, (Seat(), Flag()))))
    """every player who was asked for a Parley"""
    VISITS = local(Several(Record(Visit, (Card(), Seat(nobody=True), Seat(nobody=True)))))
    """every move from or to a board of the cards that ask on which boards they have been"""
    SET_OFF = local(Several(Name()))
    """what the Meld action sets off and has not been done yet, by the words of the rules, in order"""
    COMPELLED = local(_SEATS)
    """opponents whom its effects that compel hit: locked with the verdicts, without those who escape by a Parley"""
    ENDORSED_WITH = local(Card(none=True))
    """the city with which the Dogma action is endorsed; -1 if it is not"""
    AGAIN = local(Flag())
    """the effect is executed for the second time, as the action is endorsed"""
    FORESEEN = local(Flag())
    """it is the free Dogma action that follows the promotion of its card, which was foreseen"""
    FREE = local(Flag())
    """it is none of the actions of the turn"""
    ENDED = local(Flag())
    """what sets do at the end of an action has been done, and the checks come next"""
    COUNTED = local(Maybe(_ICON))
    """the icon that counts for its verdicts in place of the featured one, if any does"""
    HEARD = heard()
    MAJORITY = local(Seat(nobody=True))
    """who has the sole majority of every icon during this action by a karma"""
    HEARD_FROM = heard_from()
    RAISED = local(_ANY_NUMBER)
    """by how much the values printed in all effects of the action are raised"""
    EXPOSED = local(_SEATS)
    """opponents whom a karma has made eligible to share, and whom demands hit all the same"""
    DRAWS = local(Number(-1, first=-1))
    """the value of the draw that a Draw action is, a free one too, once karmas may hear of it; -1 before"""


# --- what an action executes --------------------------------------------------------------------------------


class ParleyStep(Steps):
    """The steps of a Parley."""

    ASK = step()
    SETTLE = step()


class ParleyFrame(Locals, program="parley", steps=ParleyStep):
    """A Parley (4e base p. 32); the frame's seat is the player who may return a card."""

    REASON = local(Word(("activate", "share", "immune", "resist")))
    """to use a distant player's card, to share an effect, or to escape a demand or an effect that compels"""
    CARD = local(Card(none=True))
    """the card to return; -1 for none"""
    KEEP = local(Card(none=True))
    """a card that cannot be returned, as it is needed to pay for something else; -1 for none"""
    HEARD = heard()


class SelfExecutionStep(Steps):
    """The steps of a self-execution."""

    NEXT_EFFECT = step()


class SelfExecutionFrame(Locals, program="self-execute", steps=SelfExecutionStep):
    """A self-execution of a card (4e base p. 22)."""

    CARD = local(Card(executing=True))
    PLAN = local(Several(Name()))
    """the programs of the card's effects, in order; demands among them are passed over, unless DEMANDS"""
    EFFECT = local(Number())
    """index, in the plan, of the effect that comes next"""
    DECIDER = local(Seat())
    """the seat that makes the decisions"""
    DEMANDS = local(Flag())
    """the card is super-executed (Ultimate p. 13)"""
    QUEUE = local(_SEATS)
    """seats that have yet to execute the demand before the effect that comes next"""
    MUST = local(Flag())
    """nothing that can be done may be declined"""
    HEARD = heard()


class ChainStep(Steps):
    """The steps of the chain rule, where karmas may wait for one of them."""

    DRAW = step()
    ACHIEVE = step()


class ChainFrame(Locals, program="chain", steps=ChainStep):
    """An 11 that the frame's seat draws and achieves by the chain rule (4e base p. 28)."""

    CARD = local(Card(none=True))
    """the card that was drawn"""
    HEARD = heard()


class ClaimsStep(Steps):
    """The steps of claiming special achievements."""

    CLAIM = step()


class ClaimsFrame(Locals, program="claims", steps=ClaimsStep):
    """Special achievements that are claimed at the end of an action, where karmas may wait for a claim."""

    SPECIALS = local(_CARDS)
    """those that have yet to be claimed, in order"""
    SEATS = local(_SEATS)
    """who claims each of them"""
    HEARD = heard()


class KarmaStep(Steps):
    """The steps of a choice between karmas."""

    ASK = step()


class KarmaFrame(Locals, program="karma", steps=KarmaStep):
    """The choice which of several karmas goes first; the frame's seat chooses."""

    DEED = local(Word(tuple(deed.value for deed in Deed)))
    """what they watch for"""
    DOER = local(Seat())
    """who would do it"""
    CARDS = local(_CARDS)
    """the cards whose karmas wait for it, of which one is chosen; when it is chosen, that one alone"""
    CARD = local(Card(none=True))
    """the card with which it would be done; -1 for none"""
    SEVERAL = local(_CARDS)
    """the cards with which it would be done, where it is done with several at once"""
    VALUE = local(_ANY_NUMBER)
    """the value that would be drawn"""
    COLOR = local(Maybe(_COLOR))
    """the color that would be splayed"""
    OTHER = local(Seat(nobody=True))
    """who demands it; -1 where it is no demand"""
    HEARD_AT = local(Number())
    """how many deeds of the waiting step have been heard before it"""


class WinStep(Steps):
    """The steps of a win that comes about between two steps of whatever runs."""

    HEAR = step()


class WinFrame(Locals, program="win", steps=WinStep):
    """A win by score or by achievements that karmas may hear first; the frame's seat is about to win."""

    BY = local(Word(("score", "achievements")))
    HEARD = heard()


class EffectFrame(Locals, program="effect"):
    """A card's effect, executed by the frame's seat; its program is the effect's id.

    The named locals of the effect's program follow these locals (``named_slot``).
    """

    IT = local(_CARDS)
    """cards that the last verb moved"""
    ASKED = local(_ANY_NUMBER)
    """how much the running sentence was asked to do so far"""
    DONE = local(_ANY_NUMBER)
    """how much of it was done"""
    PREV_ASKED = local(_ANY_NUMBER)
    """what the sentence before was asked to do: "if you do" compares it with what was done"""
    PREV_DONE = local(_ANY_NUMBER)
    ME = local(Seat(nobody=True))
    """the player who demands"""
    TO_MOVE = local(_CARDS)
    """cards that the running verb has yet to move"""
    SET_ASIDE = local(_CARDS)
    """the first side of an exchange, until the second is fixed, too"""
    COLOR = local(Maybe(_COLOR))
    """the color to splay"""
    DRAWS_LEFT = local(_ANY_NUMBER)
    """how often the running draw has yet to draw"""
    DRAW_VALUE = local(_ANY_NUMBER)
    """the value it draws"""
    MOVED = local(_CARDS)
    """cards that the running verb has moved so far"""
    DECIDER = local(Seat())
    """the seat that makes the decisions of the executing seat: the same one, unless a card names another"""
    RAISED = local(_ANY_NUMBER)
    """by how much the values printed in the effect are raised"""
    OUTCOME = local(Word(("over", "running", "skipped", "declined")))
    """how the running sentence ends; ``over``: its end was emitted; ``running``: neither skipped nor declined so far"""
    BECAUSE = local(Number())
    """the instruction at which the sentence was skipped or declined"""
    MUST = local(Flag())
    """each "may" of the effect is a "must" """
    HEARD = heard()
    HEARD_CARD = local(Card(none=True))
    """the card with which a verb is about to do something, while karmas that wait for it run; -1 for none"""
    CONSIDERED = local(_CARDS)
    """where a karma has run in the midst of "all cards": the cards of the place that are not taken up any more"""
    HEARD_FROM = heard_from()


# The locals of effects go by their own names, too: verbs use them at every instruction, and to look a slot up in its
# class costs more.
IT, ASKED, DONE = EffectFrame.IT, EffectFrame.ASKED, EffectFrame.DONE
PREV_ASKED, PREV_DONE = EffectFrame.PREV_ASKED, EffectFrame.PREV_DONE
ME, DECIDER = EffectFrame.ME, EffectFrame.DECIDER
TO_MOVE, MOVED = EffectFrame.TO_MOVE, EffectFrame.MOVED
SET_ASIDE, COLOR = EffectFrame.SET_ASIDE, EffectFrame.COLOR
DRAWS_LEFT, DRAW_VALUE = EffectFrame.DRAWS_LEFT, EffectFrame.DRAW_VALUE
RAISED = EffectFrame.RAISED
OUTCOME, BECAUSE = EffectFrame.OUTCOME, EffectFrame.BECAUSE
MUST = EffectFrame.MUST
HEARD, HEARD_CARD, HEARD_FROM = EffectFrame.HEARD, EffectFrame.HEARD_CARD, EffectFrame.HEARD_FROM
CONSIDERED = EffectFrame.CONSIDERED

FIRST_NAMED = len(EffectFrame.layout.locals)
"""the slot of an effect's first named local"""

_NAMED_KINDS: Mapping[NamedKind, Kind] = MappingProxyType(
    {
        NamedKind.CARDS: _CARDS,
        NamedKind.NUMBER: _ANY_NUMBER,
        NamedKind.COLOR: Term(_COLOR.words, none=True),
        NamedKind.COLORS: Several(_COLOR),
        NamedKind.ICON: _ICON,
        NamedKind.SEAT: Seat(),
        NamedKind.NUMBERS: Several(_ANY_NUMBER),
        NamedKind.SEATS: _SEATS,
        NamedKind.TITLES: Several(Card(executing=True)),
        NamedKind.ANYTHING: Anything(),
    }
)


def named_slot(code: Code, name: str) -> int:
    """Return the slot of a named local in the frames of an effect.

    Raises:
        ValueError: the effect has no local of that name.
    """
    return FIRST_NAMED + code.names.index(name)


def effect_layout(code: Code) -> Layout:
    """Return the locals of the frames of one effect: the fixed ones, then its named locals."""
    return _effect_layout(code.names, code.kinds, code.start)


@cache
def _effect_layout(names: tuple[str, ...], kinds: tuple[NamedKind, ...], start: tuple[Any, ...]) -> Layout:
    named = [
        Local(name, Maybe(_NAMED_KINDS[kind]), first) for name, kind, first in zip(names, kinds, start, strict=True)
    ]
    return Layout(EffectFrame.program, (*EffectFrame.layout.locals, *named))


# --- all kinds of frames ------------------------------------------------------------------------------------

SYSTEM_FRAMES: Mapping[str, type[Locals]] = MappingProxyType(
    {
        each.program: each
        for each in (
            *(SetupFrame, GameFrame, TurnFrame, ActionFrame, ParleyFrame, SelfExecutionFrame, KarmaFrame),
            *(ChainFrame, ClaimsFrame, WinFrame),
        )
    }
)
"""the frames of every game that run no card's effect, by program"""
_FRAMES: dict[str, type[Locals]] = dict(SYSTEM_FRAMES)
"""the same, and those of sets that were played"""


def add_frame(frame: type[Locals]) -> None:
    """Make the frames of a program known that a set brings; a second time does nothing.

    Raises:
        ValueError: another kind of frame has a program of that name.
    """
    known = _FRAMES.setdefault(frame.program, frame)
    if (known.__module__, known.__qualname__) != (frame.__module__, frame.__qualname__):
        msg = f"there is a program {frame.program!r} already"
        raise ValueError(msg)
    _FRAMES[frame.program] = frame


def system_frame(program: str) -> type[Locals] | None:
    """Return what the frames of a program hold that runs no card's effect; ``None`` for any other program."""
    return _FRAMES.get(program)


def is_outer(program: str) -> bool:
    """Return whether a program runs around whatever an action executes: setup, the game, a turn, an action."""
    frame = _FRAMES.get(program)
    return frame is not None and frame.runs_on is not None


def layout_of(program: str) -> Layout:
    """Return the locals of a program's frames; of a card's effect the fixed ones."""
    frame = _FRAMES.get(program, EffectFrame)
    return frame.layout


def step_name(program: str, pc: int) -> str | None:
    """Return the name of a system program's step.

    ``None``: it has no step of that number, or the program is a card's effect, whose places are instructions.
    """
    steps = _FRAMES[program].steps if program in _FRAMES else None
    return steps.names[pc] if steps is not None and 0 <= pc < len(steps.names) else None


def step_number(program: str, name: str) -> int:
    """Return the number of a system program's step.

    Raises:
        KeyError: there is no system program of that name.
        ValueError: it has no such step.
    """
    steps = _FRAMES[program].steps
    assert steps is not None
    return steps.names.index(name)
