"""Moving one card, splaying one colour: the only places where zones change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.lang import nodes
from engine.lang.lower import Code
from engine.lang.nodes import Place, inside
from engine.lang.terms import Splay
from engine.model.frames import (
    DECIDER,
    ME,
    RAISED,
    REMEMBERED,
    TALLIED,
    ActionFrame,
    EffectFrame,
    Movement,
    Tallied,
    TurnFrame,
    named_slot,
)
from engine.model.state import Frame, State
from engine.model.zones import JUNK, Owner, Parts
from engine.query import limits, sight
from engine.query.running import running_action, running_turn
from engine.run.machine import Machine
from engine.trace import facts
from engine.trace.events import ColorRevealed, Fact, FactKind, Moved, Rearranged, Revealed, Showing, Splayed

_LEDGER = ActionFrame.LEDGER
_EFFECT_FIRST = EffectFrame.layout.first
_make = tuple.__new__
"""makes a named tuple of a tuple of its fields, as its class would, in half the time"""
BOTTOM = frozenset({"tuck", "return"})
"""verbs that put a card at the bottom of its pile or deck"""
TO_ITS_DECK = frozenset({"return", "place"})
"""verbs that put a card into the deck of its back"""


def move(m: Machine, s: State, verb: str, seat: int, card: int, target: int) -> None:
    """Move one card to a zone: to its bottom for tuck and return, to its top otherwise.

    A pile reduced to one card or none forgets its splay (4e base p. 24). Who can tell the card is noted by
    ``query.sight``.
    """
    source = s.where[card]
    zones = s.zones
    pile = zones[source]
    if pile[0] == card:
        rest = pile[1:]
    else:
        place = pile.index(card)
        rest = pile[:place] + pile[place + 1 :]
    zones[source] = rest
    zones[target] = (*zones[target], card) if verb in BOTTOM else (card, *zones[target])
    s.where[card] = target

    see = sight.follow(m, s, card, source, target, rest)
    action = m.acted(s, verb)
    if m.trace is not None:
        m.event(
            s,
            Moved(verb, seat, card, source, target, see, m.catalogue.age[card], verb in BOTTOM),
        )
    if len(rest) < 2 and m.zones.is_board[source] and s.splays[source] and len(zones[source]) < 2:
        before, s.splays[source] = s.splays[source], 0
        if m.trace is not None:
            owner, color = m.zones.owner[source], m.zones.color[source]
            m.event(s, Splayed(seat, owner, color, before, 0, "few-cards"))
            if m.explaining:
                m.fact(s, facts.SPLAY_FORGOTTEN(owner, color=color, count=len(zones[source]), was=before))
    if m.tallies and verb in TALLIED:
        tally(m, s, seat, verb)
    if action is not None and verb in m.remembered:
        code = m.code_of.get(s.frames[-1].program)
        if code is not None and (verb in REMEMBERED or verb in code.asks_for):
            movement = _make(Movement, (code.card, code.effect, code.demand, seat, verb, card))
            action.vars[_LEDGER] = (*action.vars[_LEDGER], movement)
    if card in m.after_move:
        for follow in m.after_move[card]:
            follow(m, s, verb, seat, card, source, target)
    if source in m.after_leaving:
        for follow in m.after_leaving[source]:
            follow(m, s, verb, seat, card, source, target)


def tally(m: Machine, s: State, seat: int, verb: str) -> None:
    """Count a card that a seat scores or tucks in this turn, if such cards are counted; any other verb is not."""
    turn = running_turn(s) if m.tallies and verb in TALLIED else None
    if turn is not None:
        turn.vars[TurnFrame.TALLY] = (*turn.vars[TurnFrame.TALLY], Tallied(seat, verb))


def own_pile(m: Machine, seat: int, card: int) -> int:
    """Return the zone of a card's colour on a seat's board."""
    return m.piles_of[seat][m.catalogue.color[card]]


def target_of(m: Machine, verb: str, seat: int, card: int) -> int:
    """Return the zone that a verb sends a card to."""
    if verb in ("meld", "tuck"):
        return own_pile(m, seat, card)
    if verb == "score":
        return m.score_of[seat]
    if verb == "draw":
        return m.hand_of[seat]
    if verb in TO_ITS_DECK:
        return m.home[card]
    if verb == "achieve":
        return m.zones.achievements(seat)
    if verb in m.zones.filled_by:
        return m.zones.of(m.zones.filled_by[verb], seat)
    return m.zones.out_of_play


def has_room(m: Machine, s: State, seat: int, verb: str) -> bool:
    """Return whether a verb that fills a zone can still do so for a seat; if not, record why (Ultimate p. 31)."""
    if limits.room(m, s, seat, verb) != 0:
        return True
    if m.explaining:
        word = m.zones.filled_by[verb]
        have, limit = len(s.zones[m.zones.of(word, seat)]), limits.limit(m, s, seat, word)
        splay = int(limits.best_splay(m, s, seat))
        rule = m.zones.kind(word).limit_rule
        m.fact(s, facts.LIMIT_REACHED(seat, rule=rule, zone=word, have=have, limit=limit, splay=splay))
    return False


def zone_for(m: Machine, place: Place, seat: int, card: int) -> int:
    """Return the zone of a place that takes a card: on a board the pile of its color, among decks that of its back.

    What goes to the junk leaves the game where that has a box.
    """
    if place.zone == JUNK and JUNK not in m.zones.of_word:
        return m.zones.out_of_play
    kind = m.zones.kind(place.zone)
    if kind.parts is Parts.COLORS:
        return own_pile(m, seat, card)
    if kind.parts is Parts.BACKS:
        return m.home[card]
    return m.zones.of(kind.word, seat if kind.owner is Owner.EACH_PLAYER else -1)


def zone_like(m: Machine, zone: int, card: int) -> int:
    """Return the zone that takes a card into the place of one that lies in ``zone``: on a board its color's pile."""
    kind, owner = m.zones.kind_of[zone], m.zones.owner[zone]
    if kind.parts is Parts.COLORS:
        return own_pile(m, owner, card)
    return m.home[card] if kind.parts is Parts.BACKS else zone


def reveal(m: Machine, s: State, seat: int, card: int) -> None:
    """Show a card to all; it stays where it is (4e base p. 22, Reveal)."""
    sight.show(m, s, card)
    if m.switches["reveal-is-sharing"] == "yes":
        m.acted(s, "reveal")
    else:
        _note_reveal(s)
    if m.trace is not None:
        m.event(s, Revealed(seat, card, s.where[card]))


def reveal_color(m: Machine, s: State, seat: int, color: int) -> None:
    """Let all know that a card is of a colour, and not which card it is. It reveals no card, so it is no sharing."""
    if m.trace is not None:
        m.event(s, ColorRevealed(seat, color))


def rearrange(m: Machine, s: State, seat: int, owner: int, color: int, cards: tuple[int, ...]) -> bool:
    """Put the cards of a pile in an order, top first; return whether that changed anything. The splay stays."""
    zone = m.zones.pile(owner, color)
    if s.zones[zone] == cards:
        return False
    s.zones[zone] = cards
    m.acted(s, "rearrange")
    if m.trace is not None:
        m.event(s, Rearranged(seat, owner, color))
        if m.explaining and s.splays[zone]:
            m.fact(s, facts.SPLAY_STAYS(owner, color=color, now=s.splays[zone]))
    return True


def _note_reveal(s: State) -> None:
    """Note that an opponent who shares has revealed a card, which does not earn the free Draw (4e base p. 19)."""
    action = running_action(s)
    if action is not None:
        sharer, revealed = action.vars[ActionFrame.SHARER], action.vars[ActionFrame.REVEALED]
        if sharer >= 0 and sharer not in revealed:
            action.vars[ActionFrame.REVEALED] = (*revealed, sharer)


def prove(m: Machine, s: State, seat: int, cards: Iterable[int], why: Showing, asked: str = "") -> None:
    """Let the owners show those of some cards that not all players know, to prove something (4e base p. 19).

    The owner of a place shows what lies there, ``seat`` what nobody owns; owners go clockwise, the left neighbor of
    ``seat`` first. ``asked`` names the filter that a card fits or does not, as in ``NOT_SELECTABLE``. It is no reveal
    by an effect and never counts as sharing.
    """
    shown: dict[int, list[int]] = {}
    for card in dict.fromkeys(cards):  # a condition of two parts may name a card twice
        if not sight.knows(m, s, -1, card):
            owner = m.zones.owner[s.where[card]]
            shown.setdefault(owner if owner >= 0 else seat, []).append(card)
    for owner in sorted(shown, key=lambda each: (each - seat - 1) % s.players):
        for card in shown[owner]:
            sight.show(m, s, card)
            if m.trace is not None:
                m.event(s, Revealed(owner, card, s.where[card], why))
        if m.explaining:
            numbers: dict[str, Any] = {"filter": asked} if asked else {}
            m.fact(s, _PROOFS[why](owner, cards=tuple(shown[owner]), **numbers))


_PROOFS = {
    Showing.FITS: facts.PROVES_FIT,
    Showing.DOES_NOT_FIT: facts.PROVES_NONE_FITS,
    Showing.CONDITION: facts.PROVES_CONDITION,
}
"""what each showing proves"""


def splay(m: Machine, s: State, seat: int, owner: int, color: int, direction: int) -> bool:
    """Splay (``NONE``: unsplay) a colour; return whether that was done (4e base p. 24)."""
    kind = can_splay(m, s, owner, color, direction)
    if m.explaining:
        m.fact(s, splay_fact(m, s, kind, owner, color, direction))
    if kind.denies:
        return False
    zone = m.zones.pile(owner, color)
    before, s.splays[zone] = s.splays[zone], int(direction)
    m.acted(s, "splay")
    if m.trace is not None:
        m.event(s, Splayed(seat, owner, color, before, int(direction)))
    return True


def can_splay(m: Machine, s: State, owner: int, color: int, direction: int) -> FactKind:
    """Return the kind of fact that explains why a colour can be splayed so, or that denies it (4e base p. 24-25)."""
    zone = m.zones.pile(owner, color)
    again = direction != Splay.NONE and m.switches["splay-again"] == "splays-again"
    if s.splays[zone] == direction and not again:
        return facts.SPLAY_SAME
    if direction == Splay.ASLANT and m.switches["splay-aslant"] == "absent":
        return facts.SPLAY_UNKNOWN
    if direction != Splay.NONE and len(s.zones[zone]) < 2:
        return facts.SPLAY_TOO_FEW
    return facts.SPLAY_POSSIBLE


def splay_fact(m: Machine, s: State, kind: FactKind, owner: int, color: int, direction: int) -> Fact:
    """Return a fact about splaying a colour, of a kind that ``can_splay`` gave."""
    zone = m.zones.pile(owner, color)
    now = s.splays[zone]
    of_directions = {facts.SPLAY_POSSIBLE: now and direction, facts.SPLAY_SAME: now}
    rule = "" if of_directions.get(kind, True) else "splay-states"
    return kind(owner, rule=rule, color=color, count=len(s.zones[zone]), now=now, direction=int(direction))


def effect_frame(m: Machine, s: State, program: str, seat: int, me: int, decider: int = -1) -> Frame:
    """Return a fresh frame for an effect, executed by ``seat``, demanded by ``me`` (-1: not a demand).

    ``decider`` makes its decisions; -1: the executing seat. If the values printed in all effects of the running action
    are raised, they are in this one.
    """
    values = [*_EFFECT_FIRST, *m.code_of[program].start]
    values[ME] = me
    values[DECIDER] = seat if decider < 0 else decider
    frame = Frame(program, seat, values)
    if m.raises and (action := running_action(s)) is not None and (by := action.vars[ActionFrame.RAISED]):
        raise_printed(m.code_of[program], frame, by)
    return frame


def raise_printed(code: Code, frame: Frame, by: int) -> None:
    """Raise the values printed in an effect, given its frame: those of its first numbers, too, that are values."""
    frame.vars[RAISED] += by
    for name in printed_values(code):
        frame.vars[named_slot(code, name)] += by


def printed_values(code: Code) -> Iterator[str]:
    """Yield the parameters of an effect whose first number is a value that the card prints (Fusion's)."""
    first = dict(code.tree.parameters)
    for node in inside(code.tree):
        match node:
            case nodes.Draw(value=nodes.TheNumber(name=name)) | nodes.JunkDeck(age=nodes.TheNumber(name=name)):
                pass
            case nodes.Selection(value=nodes.TheNumber(name=name)):
                pass
            case _:
                continue
        if isinstance(first.pop(name, None), int):
            yield name
