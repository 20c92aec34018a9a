"""A draw in three steps: which age, which deck, which card (4e base p. 11, p. 29; Ultimate p. 8).

The age follows from the base decks alone. The sets in play may have rules about the deck; the first that applies
decides. Each step records why, the deck only where a set has a say.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.lang.nodes import Deed
from engine.model.frames import TurnFrame
from engine.model.state import Frame, State
from engine.query import table
from engine.query.running import running_turn
from engine.run import karma, moves
from engine.run.endings import win_by_score
from engine.run.karma import Subject
from engine.run.machine import Machine
from engine.trace import facts
from engine.trace.events import Fact

_DREW, _DREW_ANY_SET = TurnFrame.DREW, TurnFrame.DREW_ANY_SET
Applies = Callable[[Machine, State, int, int], Fact | None]
"""(machine, state, who draws, age drawn from) -> why the card comes from the set's deck; ``None`` if it does not"""


@dataclass(frozen=True)
class DrawRule:
    """A set's rule about which draws take a card of that set instead of a base card."""

    set: str
    """the name of the set"""
    applies: Applies
    otherwise: Applies | None = None
    """why it does not apply, where that is worth telling; asked only if no rule applies, where reasons are told"""


def draw_action(m: Machine, s: State, seat: int, settled: int = -1) -> None:
    """Take a Draw action: from the deck of your highest top card's value (4e base p. 11).

    ``settled`` is the value of the draw that karmas have heard of: the original action goes on after them (Ultimate
    p. 29), so it stays if they have changed what is on top. -1: none has been asked.
    """
    top = table.highest_top(m, s, seat)
    if settled not in (-1, top):
        m.fact(s, facts.DRAW_VALUE_STAYS(seat, value=settled))
        top = settled
    elif m.explaining:
        value = table.values(m, s)
        cards = tuple([card for card in table.top_cards(m, s, seat) if value[card] == top])
        if cards and not top:
            m.fact(s, facts.DRAW_ZERO(seat, cards=cards))
        else:
            rule = "draw-highest-top" if top else "draw-empty-board"
            m.fact(s, facts.DRAW_VALUE(seat, rule=rule, cards=cards, value=top))
    draw(m, s, seat, top)


def draw(m: Machine, s: State, seat: int, value: int, of: str = "") -> int:
    """Draw a card of a value into hand and return it, or -1 if that ends the game (4e base p. 11, p. 29).

    ``of`` names the set of which a card is drawn; no rule about draws is asked then (Ultimate p. 21).

    Raises:
        UnknownCard: the machine explores for a seat that cannot know the card; nothing has moved.
    """
    age = table.deck_for(m, s, value)
    asked = max(value, table.first_age(m, s))
    if m.explaining and (age != asked or age > m.last_age):
        kind = facts.DRAW_SKIPS if age <= m.last_age else facts.DRAW_PAST_LAST_AGE
        m.fact(s, kind(seat, asked=asked, drawn=age, last=m.last_age))
    if age > m.last_age:
        win_by_score(m, s)
        return -1
    if of:
        deck = of_set(m, s, of, age)
        if deck == m.base_decks[age] and of != "base":
            m.fact(s, facts.DRAW_SET_EMPTY(seat, of=of, value=age))
    else:
        deck = deck_of(m, s, seat, age) if m.draw_rules else m.base_decks[age]
    card = s.zones[deck][0]
    if m.unseen_by is not None:
        m.look_at(s, card)
    moves.move(m, s, "draw", seat, card, m.hand_of[seat])
    if m.draw_rules:
        note_draw(s, seat, of)
    return card


def deck_of(m: Machine, s: State, seat: int, age: int) -> int:
    """Return the deck that a draw from an age takes its card from, by the rules of the sets in play, and tell why."""
    found = ruled(m, s, seat, age)
    if m.explaining:
        for reason in _reasons(m, s, seat, age, found) if found is not None else _otherwise(m, s, seat, age):
            m.fact(s, reason)
    return of_set(m, s, found[0], age) if found is not None else m.base_decks[age]


def ruled(m: Machine, s: State, seat: int, age: int) -> tuple[str, Fact] | None:
    """Return the set whose rule applies to a draw from an age, and why; ``None`` if no rule does.

    The first rule that applies decides. If its set has no card of that age left, a base card is drawn, and no other
    rule is asked.
    """
    for rule in m.draw_rules:
        why = rule.applies(m, s, seat, age)
        if why is not None:
            return rule.set, why
    return None


def _reasons(m: Machine, s: State, seat: int, age: int, found: tuple[str, Fact]) -> tuple[Fact, ...]:
    """Return why a rule names the deck of a set, and that this deck is empty if it is."""
    name, why = found
    if of_set(m, s, name, age) != m.base_decks[age]:
        return (why,)
    return why, facts.DRAW_SET_EMPTY(seat, of=name, value=age)


def of_set(m: Machine, s: State, name: str, age: int) -> int:
    """Return a set's deck of an age, or the base deck if that is empty (Ultimate p. 21)."""
    deck = m.decks_by_set.get(name, m.base_decks)[age]
    return deck if s.zones[deck] else m.base_decks[age]


@dataclass(frozen=True, slots=True)
class NextDraw:
    """What a draw would do: known before it, as decks and rules are public."""

    age: int
    """the age that it takes its card from; above the last age if it would end the game"""
    deck: int
    """the zone of the deck, or -1 if there is none"""
    set: str = ""
    """the set whose deck a rule names; empty if none does"""
    reasons: tuple[Fact, ...] = ()
    """why it names it, and that its deck is empty; nothing if no rule applies"""
    otherwise: tuple[Fact, ...] = ()
    """why it is a base card, if no rule applies"""

    @property
    def ends_the_game(self) -> bool:
        """Whether there is no card to draw."""
        return self.deck < 0


def foretell(m: Machine, s: State, seat: int, value: int) -> NextDraw:
    """Return where a draw of a value would take its card from now; nothing is told or moved."""
    age = table.deck_for(m, s, value)
    if age > m.last_age:
        return NextDraw(age, -1)
    found = ruled(m, s, seat, age)
    if found is None:
        return NextDraw(age, m.base_decks[age], otherwise=_otherwise(m, s, seat, age))
    return NextDraw(age, of_set(m, s, found[0], age), found[0], _reasons(m, s, seat, age, found))


def subject(m: Machine, s: State, seat: int, value: int, of: str = "") -> Subject:
    """Return what karmas may ask of a draw of a value before it is made: its age, and the card on top of its deck.

    Of that card only its back is known, which tells its set. ``of`` names the set of which a card is drawn.
    """
    age = table.deck_for(m, s, value)
    if age > m.last_age:
        return Subject(value=age)
    found = None if of or not m.draw_rules else ruled(m, s, seat, age)
    name = of or (found[0] if found is not None else "")
    deck = of_set(m, s, name, age) if name else m.base_decks[age]
    return Subject(card=s.zones[deck][0], value=age)


def heard(
    m: Machine,
    s: State,
    f: Frame,
    seat: int,
    value: int,
    of: str = "",
    deed: Deed = Deed.DRAW_INTO_HAND,
    nth: int = 0,
) -> str:
    """Return what becomes of a draw that a seat is about to make in a frame: see ``karma.heard``.

    ``deed`` is the name that tells most of it.
    """
    deeds = karma.names(deed)
    if not karma.may_hear(m, s, f, deeds):
        return karma.GO
    return karma.heard(m, s, f, deeds, seat, subject(m, s, seat, value, of), nth)


def _otherwise(m: Machine, s: State, seat: int, age: int) -> tuple[Fact, ...]:
    """Return why no rule of a set applies to a draw from an age."""
    found = [rule.otherwise(m, s, seat, age) for rule in m.draw_rules if rule.otherwise is not None]
    return tuple([fact for fact in found if fact is not None])


def note_draw(s: State, seat: int, of: str) -> None:
    """Note for the rules about draws that a seat has drawn a card in this turn, and whether its set was named."""
    turn = running_turn(s)
    if turn is not None:
        v = turn.vars
        if seat not in v[_DREW]:
            v[_DREW] = (*v[_DREW], seat)
        if not of and seat not in v[_DREW_ANY_SET]:
            v[_DREW_ANY_SET] = (*v[_DREW_ANY_SET], seat)
