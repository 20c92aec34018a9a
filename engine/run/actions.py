"""The kinds of action that a turn offers: one entry each, in the order in which they are numbered.

An option of a turn is ``number of its kind * STRIDE + card``; an action without a card has the card 0 there. The
numbers follow from the kinds of a game: the four of the rulebook, then those that its sets bring (``sets.py``). So a
number means something in one shape of game only, and whatever is kept names a kind by its word.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from engine.lang.nodes import Deed, MayActivate
from engine.lang.terms import Icon
from engine.model.frames import LAST, SHARES, VULNERABLE, ActionFrame, ActionStep
from engine.model.state import Frame, State
from engine.query import karmas, table
from engine.query.board import Board
from engine.query.eligibility import claimable, eligible_achievements, score_sum, verdicts
from engine.query.parley import distant_tops
from engine.query.running import running_action
from engine.query.sight import Viewer
from engine.run import after_meld, draws, karma, moves, parley, plan
from engine.run.karma import NO_SUBJECT, Subject
from engine.run.machine import STRIDE, Claimed, Machine
from engine.trace import facts
from engine.trace.events import Fact

WITHOUT_CARD = (0,)
"""what the ``options`` of a kind without a card give where the action can be taken"""

CARD = ActionFrame.CARD
LOCK, SPECIALS = ActionStep.LOCK, ActionStep.SPECIALS

Cards = Callable[[Machine, State, int, Board], Collection[int]]
"""(machine, state, seat, its board) -> cards"""
Performs = Callable[[Machine, State, Frame], int]
Value = Callable[[Machine, State, int, int], int]


def _printed(m: Machine, s: State, seat: int, card: int) -> int:
    return m.catalogue.age[card] if card >= 0 else 0


class Price(NamedTuple):
    """One way to pay for an action."""

    city: int
    """the card that allows it"""
    pay: tuple[int, ...]
    """the cards of the hand of which one is paid, sorted"""


Prices = Callable[[Machine, State, int, int], tuple[Price, ...]]
Foretells = Callable[[Machine, State, int, int], tuple[Fact, ...]]
Known = Callable[[Machine, State, int, Viewer, int], bool]
Hears = Callable[[tuple[Deed, ...], int, Subject], bool]
"""(deeds, doer, about) -> whether the deed is surely done, as no karma takes its place"""
Does = Callable[[Machine, State, int, int, Hears], None]
"""(machine, state, seat, card, what is to be called with each deed)"""


@dataclass(frozen=True, kw_only=True, eq=False)
class ActionKind:
    """A kind of action: when it can be taken, and what it does.

    Its words are the messages ``option-<word>`` (and ``option-<word>-back`` for a card that the reader may not see),
    ``event-action-<word>``, and the tutor's ``ui-group-<word>``.
    """

    word: str
    """how ids, messages and frames name it: ``"meld"``"""
    options: Cards | None
    """the cards with which a seat can take it now, each once: (machine, state, seat, its board); ``WITHOUT_CARD`` or
    nothing for an action without a card, ``None`` for one that can always be taken"""
    perform: Performs
    """does it, given the action's frame, and returns the ``ActionStep`` that follows: ``SPECIALS`` when it is done,
    ``LOCK`` if effects are to be executed. It cannot ask; what asks is a program of its own, pushed on the stack"""
    needs_card: bool = True
    in_turn: bool = True
    """whether it is among the options of a turn; if not, only a rule lets it be taken"""
    executes: bool = False
    """whether effects are executed: those of the plan that ``perform`` leaves in the frame, or else the card's own"""
    prices: Prices | None = None
    """the ways in which it can be paid for, if it costs something: (machine, state, seat, card)"""
    value: Value = _printed
    """the value shown with an option: (machine, state, seat, card or -1)"""
    foretell: Foretells | None = None
    """the reasons shown with an option before it is taken, none that is hidden: (machine, state, seat, card)"""
    known: Known | None = None
    """whether a viewer may know of an option, where hidden cards decide: (machine, state, seat, viewer, card)"""
    does: Does | None = None
    """names the deeds by which karmas may know what it surely does, in order, the state being that of its beginning"""
    icon: Icon | None = None
    """what counts in place of the card's featured icon for who shares and who is vulnerable, if anything does"""


# --- options by number --------------------------------------------------------------------------------------


def split(m: Machine, option: int) -> tuple[ActionKind, int]:
    """Return the kind of action and the card that an option of a turn names; -1 for an action without a card."""
    number, card = divmod(option, STRIDE)
    kind = m.actions[number]
    return kind, card if kind.needs_card else -1


def option_of(m: Machine, word: str, card: int = -1) -> int:
    """Return the number of an option: the kind of action by its word, and its card.

    Raises:
        KeyError: the game has no such kind of action.
    """
    return m.action_numbers[word] * STRIDE + max(card, 0)


def kind_of(m: Machine, word: str) -> ActionKind:
    """Return a kind of action by its word.

    Raises:
        KeyError: the game has no such kind of action.
    """
    return m.actions[m.action_numbers[word]]


def action_options(m: Machine, s: State, seat: int) -> tuple[int, ...]:
    """Return the legal actions of a seat, as option numbers, sorted (4e base p. 10)."""
    options, board = [*m.always_offered], table.board(m, s, seat)
    for option, cards in m.offered:
        if found := cards(m, s, seat, board):
            options += map(option, found)
    options.sort()
    return tuple(options)


# --- the four of the rulebook -------------------------------------------------------------------------------


def _draw(m: Machine, s: State, f: Frame) -> int:
    draws.draw_action(m, s, f.seat, f.vars[ActionFrame.DRAWS])
    return SPECIALS


def _drawn_from(m: Machine, s: State, seat: int, card: int) -> int:
    """Return the age that a Draw action would draw from; -1 if it would end the game."""
    age = table.deck_for(m, s, table.highest_top(m, s, seat))
    return age if age <= m.last_age else -1


def _in_hand(m: Machine, s: State, seat: int, board: Board) -> Collection[int]:
    """Return what a seat can meld: its hand, and what it has elsewhere that can be melded from there."""
    hand = table.hand(m, s, seat)
    for zone in m.melded_from[seat]:
        if s.zones[zone]:
            hand = (*hand, *[card for card in s.zones[zone] if m.home[card] >= 0])
    return hand


def _meld(m: Machine, s: State, f: Frame) -> int:
    card, seat = f.vars[CARD], f.seat
    moves.move(m, s, "meld", seat, card, moves.own_pile(m, seat, card))
    if m.explaining:
        emit_meld(m, s, seat, card)
    return after_meld.begin(m, s, f) if m.meld_rules else SPECIALS


def emit_meld(m: Machine, s: State, seat: int, card: int) -> None:
    """Emit the facts of a meld: the pile of the card, and whether it continues a splay (4e base p. 12)."""
    zone = s.where[card]
    splay = s.splays[zone]
    below = s.zones[zone][1:2]
    rule = "meld-continues-splay" if splay else "meld-on-top"
    covered, color = len(s.zones[zone]) - 1, int(m.catalogue.color[card])
    m.fact(s, facts.MELDED(seat, rule=rule, cards=(card, *below), color=color, covered=covered, splay=splay))


def _tops(m: Machine, s: State, seat: int, board: Board) -> Collection[int]:
    """Return the cards that a Dogma action can choose."""
    own: Collection[int] = activatable(m, s, board)
    if board.karmas and MayActivate in m.each and (also := karmas.activatable(m, s, seat)):
        own = dict.fromkeys([*own, *_done(m, s, also)])
    if m.parley and (distant := distant_tops(m, s, seat)):
        return dict.fromkeys([*own, *_done(m, s, distant)])
    return own


def needs_parley(m: Machine, s: State, seat: int, card: int) -> bool:
    """Return whether a card of another's board costs a seat a Parley when it chooses it for a Dogma action.

    A card that a karma lets one activate costs none: a Parley is what it takes without that (Ultimate p. 18).
    """
    if not m.parley or m.zones.owner[s.where[card]] == seat:
        return False
    return MayActivate not in m.each or card not in karmas.activatable(m, s, seat)


def activatable(m: Machine, s: State, board: Board) -> tuple[int, ...]:
    """Return the top cards of a board that is there now, but for those that cannot be chosen for a Dogma action.

    A top card is no option if effects that it would execute are not programmed.
    """
    found = board.activatable
    if found is None:
        whole = not m.undone_echoes and m.programmed.issuperset(board.tops)
        found = board.activatable = board.tops if whole else tuple(_done(m, s, board.tops))
    return found


def _done(m: Machine, s: State, tops: Iterable[int]) -> list[int]:
    found = [card for card in tops if card in m.programmed]
    return [card for card in found if plan.undone(m, s, card) < 0] if m.undone_echoes else found


def _dogma(m: Machine, s: State, f: Frame) -> int:
    """Go on to the step that locks who executes what; a distant player's card has its price first (4e base p. 32)."""
    if m.explaining and (why := karmas.activation(m, s, f.seat, f.vars[CARD])) is not None:
        m.fact(s, why)
    if needs_parley(m, s, f.seat, f.vars[CARD]):
        m.push(s, parley.parley_frame(f.seat, "activate"))
    return LOCK


def _achieve(m: Machine, s: State, f: Frame) -> int:
    card, seat = f.vars[CARD], f.seat
    if m.explaining:
        if (bonuses := score_sum(m, s, seat)) is not None:
            m.fact(s, bonuses)
        for why in karmas.counted_points(m, s, seat):
            m.fact(s, why)
        for why in karmas.claim_facts(m, s, seat, card):
            m.fact(s, why)
        m.fact(s, claimable(m, s, seat, card))
    claimed = Claimed(card, s.where[card], standard=karmas.is_standard(m, s, seat, card))
    moves.move(m, s, "achieve", seat, card, m.zones.achievements(seat))
    for follow in m.after_achieve:
        follow(m, s, seat, claimed)
    return SPECIALS


# --- by what deeds karmas may know them ---------------------------------------------------------------------


def _does_draw(m: Machine, s: State, seat: int, card: int, hear: Hears) -> None:
    if hear((Deed.DRAW_ACTION,), seat, NO_SUBJECT):
        about = draws.subject(m, s, seat, table.highest_top(m, s, seat))
        hear(karma.names(Deed.DRAW_INTO_HAND), seat, about)


def _does_meld(m: Machine, s: State, seat: int, card: int, hear: Hears) -> None:
    hear(karma.names(Deed.MELD_ACTION), seat, Subject(card=card))


def _does_achieve(m: Machine, s: State, seat: int, card: int, hear: Hears) -> None:
    deed = Deed.CLAIM_STANDARD if karmas.is_standard(m, s, seat, card) else Deed.CLAIM
    hear(karma.names(deed), seat, Subject(card=card))


def does_dogma(m: Machine, s: State, seat: int, card: int, hear: Hears) -> None:
    """Name the deeds of a Dogma action: itself, who would not share, and each effect that each player executes."""
    if not hear((Deed.DOGMA_ACTION,), seat, Subject(card=card)):
        return
    action = running_action(s)
    counted = None if action is None else action.vars[ActionFrame.COUNTED]
    icon = int(m.catalogue.featured[card] if counted is None else counted)
    locked = [*verdicts(m, s, seat, icon, table.lent_icons(m, s, card, icon))]
    exposed = []
    for each in m.seats_left_of(s, seat):
        if each != seat and locked[each] != SHARES and not hear((Deed.NOT_SHARE,), each, Subject(card=card)):
            if locked[each] == VULNERABLE and m.switches.get("made-eligible") == "vulnerable-too":
                exposed.append(each)
            locked[each] = SHARES
    for program in plan.of_dogma(m, s, card):
        code = m.codes[program]
        wanted = (SHARES,) if code.compels else (VULNERABLE,) if code.demand else (SHARES, LAST)
        for each in m.seats_left_of(s, seat):
            hit = locked[each] in wanted or (code.demand and not code.compels and each in exposed)
            if not hit or (code.compels and not m.are_opponents(each, seat)):
                continue
            about = Subject(card=code.card, other=seat)
            if not code.demand or hear((Deed.SUFFER_DEMAND,), each, about):
                hear(karma.of_effect(m, code), each, NO_SUBJECT)


DRAW = ActionKind(word="draw", options=None, perform=_draw, needs_card=False, value=_drawn_from, does=_does_draw)
MELD = ActionKind(word="meld", options=_in_hand, perform=_meld, does=_does_meld)
DOGMA = ActionKind(word="dogma", options=_tops, perform=_dogma, executes=True, does=does_dogma)
ACHIEVE = ActionKind(word="achieve", options=eligible_achievements, perform=_achieve, does=_does_achieve)

ACTIONS = (DRAW, MELD, DOGMA, ACHIEVE)
"""the actions of every game (4e base p. 10)"""
