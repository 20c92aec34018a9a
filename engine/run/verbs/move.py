"""Meld, tuck, score, return, junk, remove: cards one at a time, in an order asked for only where it matters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.lang.lower import Ins
from engine.lang.nodes import Cards, Move, Selection, Verb
from engine.model.frames import ASKED, DECIDER, DONE, IT, MOVED, TO_MOVE
from engine.model.state import Frame, Request, State
from engine.query.evaluate import Evaluator
from engine.run import choices, moves
from engine.run.machine import Handler, Machine
from engine.run.verbs import proof as proofs


def next_group(m: Machine, verb: str, held: tuple[int, ...], *, board: bool = False) -> tuple[int, ...]:
    """Return the cards of which one must be moved next: several only where their order can show.

    That is so for cards returned to one deck, and for cards of one colour that go to a board. A card that is alone in
    its deck or colour goes first, without a question.
    """
    if len(held) == 1:
        return held
    pile: Sequence[int] | Mapping[int, int]
    if verb == "return":
        pile = m.home
    elif verb in ("meld", "tuck") or board:
        pile = m.catalogue.color
    else:
        return held[:1]
    piles = [pile[card] for card in held]
    for card, own in zip(held, piles, strict=True):
        if piles.count(own) == 1:
            return (card,)
    return tuple(sorted([card for card, own in zip(held, piles, strict=True) if own == piles[0]]))


def next_card(m: Machine, s: State, f: Frame, verb: str, ins: Ins, *, board: bool = False) -> int:
    """Return the card to move next, or -1 after asking which (4e base p. 22, Return: choose the order)."""
    if f.answer is not None:
        card = f.answer[0]
        f.answer = None
        return int(card)
    held = f.vars[TO_MOVE]
    group = next_group(m, verb, held, board=board)
    if len(group) > 1:
        code = m.codes[f.program]
        m.ask(s, Request(f.vars[DECIDER], "order", group, 1, 1, verb, code.card, code.effect, ins.sentence))
        return -1
    if m.trace is not None and len(held) > 1:
        request = Request(f.vars[DECIDER], "order", group, 1, 1, verb)
        if choices.among(m, s, request).front:
            m.tell_choice(s, request, group, forced=True)
    return int(group[0])


def advance(f: Frame, card: int) -> None:
    """Count a card as moved and remove it from the held cards."""
    v = f.vars
    v[TO_MOVE] = tuple([other for other in v[TO_MOVE] if other != card])
    v[MOVED] = (*v[MOVED], card)
    v[DONE] += 1


def uncovered(e: Evaluator, cards: Cards) -> Callable[[State, Frame], bool] | None:
    """Return what takes up the top cards that came to light and fit, and tells whether there are any.

    ``None`` if only the cards that were on top at the start go. A card that was moved does not go again.
    """
    if not isinstance(cards, Selection) or not cards.uncovered:
        return None
    if e.c.switches["uncovered-top-cards"] == "safe":
        return None
    found = e.cards(cards)

    def take_up(s: State, f: Frame) -> bool:
        v = f.vars
        v[TO_MOVE] = tuple(card for card in found(s, f, -1) if card not in v[MOVED])
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
    proof, more = proofs.of_all(e, node.cards, node), uncovered(e, node.cards)

    def move(m: Machine, s: State, f: Frame) -> int:
        if proof is not None and not f.vars[MOVED]:
            proof.fit(m, s, f, f.vars[TO_MOVE])
        if not f.vars[TO_MOVE]:
            return done(m, s, f)
        card = next_card(m, s, f, verb, ins)
        if card < 0:
            return at
        zones = m.zones
        special = m.catalogue.is_special(card)
        if available:
            target = zones.specials if special else zones.available
        elif special:
            target = zones.specials_out_of_play
        else:
            target = moves.target_of(m, verb, f.seat, card)
        moves.move(m, s, verb, f.seat, card, target)
        advance(f, card)
        return at if f.vars[TO_MOVE] or (more is not None and more(s, f)) else done(m, s, f)

    def done(m: Machine, s: State, f: Frame) -> int:
        if proof is not None:
            proof.none_fits(m, s, f, f.vars[MOVED])
        return finish(f, at)

    return move


OPERATIONS = {"move": _move}
