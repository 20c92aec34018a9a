"""Meld, tuck, score, return, junk, safeguard, foreshadow, remove: cards one at a time."""

from __future__ import annotations

from collections.abc import Callable

from engine.lang.lower import Ins
from engine.lang.nodes import Cards, Many, Move, Place, Rank, Selection, Verb, Zone
from engine.model.frames import ASKED, CONSIDERED, DONE, HEARD, HEARD_CARD, IT, MOVED, TO_MOVE
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.run import draws, karma, moves
from engine.run.machine import Handler, Machine
from engine.run.verbs import proof as proofs
from engine.run.verbs.order import next_card
from engine.run.verbs.outcome import leaving
from engine.trace.events import Outcome


def advance(f: Frame, card: int) -> None:
    """Count a card as moved and remove it from the held cards."""
    v = f.vars
    v[TO_MOVE] = tuple([other for other in v[TO_MOVE] if other != card])
    v[MOVED] = (*v[MOVED], card)
    v[DONE] += 1


def about_to(f: Frame) -> int:
    """Return the card with which a verb was about to do something when a karma stepped in; -1 if none did."""
    return int(f.vars[HEARD_CARD])


Arrivals = Callable[[State, Frame], None]
"""(state, frame): takes up the cards that a karma has brought to where all cards are moved from"""


def arrivals(e: Evaluator, cards: Cards) -> Arrivals | None:
    """Return what takes up cards that come to a place while all of its cards are moved; ``None`` if nothing can.

    "All cards" go one at a time until none is left, and each is considered once (Ultimate p. 13, p. 28). Only karmas
    bring others meanwhile; what merely comes to light on a board is not meant.
    """
    if not isinstance(cards, Selection) or cards.many is not Many.ALL or cards.rank is not Rank.ANY:
        return None
    if not isinstance(cards.place, Place) or cards.place.zone in _OF_PILES:
        return None
    if cards.same_value or cards.same_color or cards.different_values or cards.different_colors:
        return None  # which ones they are is settled together
    there, fitting = e.place(cards.place), e.cards(cards)

    def take_up(s: State, f: Frame) -> None:
        v = f.vars
        if v[HEARD_CARD] < 0:  # a karma is about to run
            v[CONSIDERED] = tuple(dict.fromkeys((*v[CONSIDERED], *v[TO_MOVE], *there(s, f, -1))))
            return
        new = tuple(card for card in fitting(s, f, -1) if card not in v[CONSIDERED] and card not in v[MOVED])
        v[TO_MOVE], v[CONSIDERED] = (*v[TO_MOVE], *new), (*v[CONSIDERED], *new)
        v[ASKED] += len(new)

    return take_up


_OF_PILES = (Zone.TOPS, Zone.BOTTOMS, Zone.ENDS, Zone.VISIBLE)


def stopped(m: Machine, s: State, f: Frame, guard: karma.Guard, card: int, take_up: Arrivals | None = None) -> str:
    """Return why a verb does nothing with a card now: a karma runs first, or has run instead; nothing if it goes on.

    What a karma stood in for is not done (Ultimate p. 15): the card is held no more and counts as not moved.
    """
    if f.vars[HEARD_CARD] < 0 and not karma.may_hear(m, s, f, guard.deeds):
        return ""
    before = f.vars[CONSIDERED]
    if take_up is not None and karma.is_fresh(f):
        take_up(s, f)
    said = guard(m, s, f, card)
    if said == karma.WAIT:
        f.vars[HEARD_CARD] = card
        return said
    if f.vars[HEARD_CARD] < 0:  # no karma has run
        f.vars[CONSIDERED] = before
    elif take_up is not None:
        take_up(s, f)
    f.vars[HEARD], f.vars[HEARD_CARD] = (), -1
    if said == karma.GO:
        return ""
    f.vars[TO_MOVE] = tuple([other for other in f.vars[TO_MOVE] if other != card])
    return said


def uncovered(e: Evaluator, cards: Cards) -> Callable[[State, Frame], bool] | None:
    """Return what takes up the top cards that came to light and fit, and tells whether there are any.

    ``None`` if only the cards that were on top at the start go. A card that was moved does not go again, nor does one
    that a karma has kept from it: each is considered once (Ultimate p. 28).
    """
    if not isinstance(cards, Selection) or not cards.uncovered:
        return None
    if e.c.switches["uncovered-top-cards"] == "safe":
        return None
    found = e.cards(cards)

    def take_up(s: State, f: Frame) -> bool:
        v = f.vars
        v[TO_MOVE] = tuple(card for card in found(s, f, -1) if card not in v[MOVED] and card not in v[CONSIDERED])
        v[ASKED] += len(v[TO_MOVE])
        return bool(v[TO_MOVE])

    return take_up


def finish(f: Frame, at: int) -> int:
    """End a verb: "it" is now the cards that it moved."""
    f.vars[IT], f.vars[MOVED] = f.vars[MOVED], ()
    return at + 1


def _move(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Move)
    verb = e.c.out_verb if node.verb in (Verb.JUNK, Verb.REMOVE) else node.verb.value

    available = node.verb is Verb.MAKE_AVAILABLE
    filling = verb in e.c.zones.filled_by
    stay = leaving(ins, at, e, Outcome.SKIPPED, at + 1)
    proof, more = proofs.of_all(e, node.cards, node), uncovered(e, node.cards)
    guard = karma.of_verb(verb) if e.c.watchers else None
    take_up = arrivals(e, node.cards) if guard is not None else None
    melds = bool(e.c.when_melded) and verb == "meld"
    draws_it = node.verb is Verb.DRAW

    goes_home = verb in moves.TO_ITS_DECK

    def target(m: Machine, seat: int, card: int) -> int:
        if goes_home and (deck := m.home[card]) >= 0:  # at once, as this is asked for each card that is held
            return deck
        special = m.catalogue.is_special(card)
        if available:
            return m.zones.specials if special else m.zones.available
        if special and node.verb is not Verb.ACHIEVE:
            return m.zones.specials_out_of_play
        return moves.target_of(m, verb, seat, card)

    def move(m: Machine, s: State, f: Frame) -> int:
        if proof is not None and not f.vars[MOVED]:
            proof.fit(m, s, f, f.vars[TO_MOVE])
        if not f.vars[TO_MOVE]:
            return done(m, s, f)
        if filling and f.answer is None and not moves.has_room(m, s, f.seat, verb):
            f.vars[TO_MOVE] = ()
            finish(f, at)
            return stay(m, s, f)
        card = about_to(f) if guard is not None else -1
        after_karma = card >= 0
        if card < 0:
            card = next_card(m, s, f, verb, ins, lambda card: target(m, f.seat, card), guard)
        if card < 0:
            return at
        if guard is not None and (said := stopped(m, s, f, guard, card, take_up)):
            if said != karma.WAIT and more is not None:
                f.vars[CONSIDERED] = (*f.vars[CONSIDERED], card)
            goes_on = said == karma.WAIT or f.vars[TO_MOVE] or (more is not None and more(s, f))
            return at if goes_on else done(m, s, f)
        if not after_karma or s.where[card] != target(m, f.seat, card):  # it may lie there already, due to a karma
            moves.move(m, s, verb, f.seat, card, target(m, f.seat, card))
        advance(f, card)
        if draws_it:
            draws.note_draw(s, f.seat, m.catalogue.back[card][0])
        follows = at if f.vars[TO_MOVE] or (more is not None and more(s, f)) else done(m, s, f)
        if melds:  # last, as from then on everything that is told is about the karma
            karma.melded(m, s, f.seat, card)
        return follows

    def done(m: Machine, s: State, f: Frame) -> int:
        if take_up is not None or more is not None:
            f.vars[CONSIDERED] = ()
        if proof is not None:
            proof.none_fits(m, s, f, f.vars[MOVED])
        return finish(f, at)

    return move


OPERATIONS = {"move": _move}
