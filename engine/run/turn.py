"""The game, its turns and its actions: system programs whose steps are the rulebook's, in order.

The three lowest frames are always the game's, the turn's and the action's.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.lang.nodes import Deed
from engine.model.state import Action, Frame, Request, State
from engine.query import table
from engine.query.eligibility import (
    claimable,
    eligibility,
    eligible_achievements,
    verdicts,
)
from engine.query.memory import (
    ACTIONS,
    CARD,
    EFFECT,
    FREE,
    KIND,
    QUEUE,
    SHARED,
    SHARER,
    SHARES,
    TAKEN,
    VERDICTS,
    VULNERABLE,
)
from engine.query.parley import distant_tops
from engine.run import endings, karma, moves, parley
from engine.run.errors import NotDoneError
from engine.run.machine import Handler, Machine
from engine.trace import facts
from engine.trace.events import Began, Ended, Fact, Span

# locals of the game's frame
NUMBER = 0
"""turns begun so far, all players together"""
ROUND = 1
"""turns each player has begun, by seat"""


# --- the game -----------------------------------------------------------------------------------------------


def game_frame(players: int, first: int) -> Frame:
    """Return the lowest frame of a game in which ``first`` is about to begin the first turn."""
    return Frame("game", first, [0, (0,) * players])


def _next_turn(m: Machine, s: State, f: Frame) -> int:
    """Begin the next turn: the seat of the frame, or the next one clockwise that is still in the game."""
    seat = m.seats_from(s, f.seat)[0]
    number = f.vars[NUMBER]
    begun = f.vars[ROUND]
    actions = 1 if begun[seat] == 0 and number < single_action_turns(m, s) else 2
    f.vars[NUMBER] = number + 1
    f.vars[ROUND] = (*begun[:seat], begun[seat] + 1, *begun[seat + 1 :])
    f.seat = (seat + 1) % s.players
    s.frames.append(turn_frame(seat, actions))
    if m.trace is not None:
        m.event(s, Began(Span.TURN, seat, number=number + 1))
    if actions == 1 and m.explaining:
        m.fact(s, facts.ONE_ACTION(seat))
    return 0


def single_action_turns(m: Machine, s: State) -> int:
    """Return how many first turns have one action only: one, or two with four or more players (4e base p. 4)."""
    rule = m.switches["short-first-turn"]
    four = s.players >= 4 if rule == "second-player-from-four" else s.players == 4
    return 2 if four else 1


# --- the turn -----------------------------------------------------------------------------------------------


def _ask_action(m: Machine, s: State, f: Frame) -> int:
    """Ask for the next action, or end the turn."""
    seat = f.seat
    if seat in s.out or f.vars[TAKEN] >= f.vars[ACTIONS]:
        if m.trace is not None:
            m.event(s, Ended(Span.TURN, seat))
        s.frames.pop()
        return 0
    if f.answer is None:
        s.repeats = 0
        m.ask(s, Request(seat, "action", action_options(m, s, seat), 1, 1, "turn"))
        return 0
    kind, card = Action.split(f.answer[0])
    f.answer = None
    f.vars[TAKEN] += 1
    s.frames.append(action_frame(seat, kind, card))
    if m.trace is not None:
        m.event(s, Began(Span.ACTION, seat, card if kind != Action.DRAW else -1, kind))
    return 0


def turn_frame(seat: int, actions: int, taken: int = 0) -> Frame:
    """Return a fresh frame for a turn."""
    return Frame("turn", seat, [taken, actions, ()])


def action_frame(seat: int, kind: int, card: int) -> Frame:
    """Return a fresh frame for an action; its locals are named in ``query.memory``."""
    return Frame("action", seat, [kind, card, 0, (), (), -1, (), (), 0, ()])


def action_options(m: Machine, s: State, seat: int) -> tuple[int, ...]:
    """Return the legal actions of a seat, as option numbers, sorted (4e base p. 10).

    A top card whose effects are not programmed is no option; the table says so before it is tried.
    """
    programmed, zones = m.programmed, s.zones
    tops: Iterable[int] = table.board(m, s, seat).tops
    if m.parley:
        tops = (*tops, *distant_tops(m, s, seat))
    options = [_DRAW]
    options += [_MELD + card for card in zones[m.hand_of[seat]]]
    options += [_DOGMA + card for card in tops if card in programmed]
    options += [_ACHIEVE + card for card in eligible_achievements(m, s, seat)]
    options.sort()
    return tuple(options)


_DRAW, _MELD, _DOGMA, _ACHIEVE = (
    kind * Action.STRIDE for kind in (Action.DRAW, Action.MELD, Action.DOGMA, Action.ACHIEVE)
)
"""the first option number of each kind of action"""


# --- the action ---------------------------------------------------------------------------------------------

PERFORM, LOCK, NEXT_EFFECT, NEXT_SEAT, DOGMA_DONE, SPECIALS, VICTORY, FREE_DRAW, OVER = range(9)


def _perform(m: Machine, s: State, f: Frame) -> int:
    """Draw, meld or achieve; a Dogma goes on to be locked."""
    kind, card, seat = f.vars[KIND], f.vars[CARD], f.seat
    if kind == Action.DRAW:
        draw_action(m, s, seat)
        return SPECIALS
    if kind == Action.MELD:
        moves.move(m, s, "meld", seat, card, moves.own_pile(m, seat, card))
        if m.explaining:
            tell_meld(m, s, seat, card)
        return SPECIALS
    if kind == Action.ACHIEVE:
        if m.explaining:
            m.fact(s, claimable(m, s, seat, card))
        moves.move(m, s, "achieve", seat, card, m.zones.achievements(seat))
        return SPECIALS
    if m.parley and m.zones.owner[s.where[card]] != seat:
        m.push(s, parley.frame(seat, "activate"))
    return LOCK


def draw_action(m: Machine, s: State, seat: int) -> None:
    """Take a Draw action: from the deck of your highest top card's value (4e base p. 11)."""
    top = table.highest_top(m, s, seat)
    if m.explaining:
        cards = tuple(card for card in table.top_cards(m, s, seat) if m.catalogue.age[card] == top)
        rule = "draw-highest-top" if top else "draw-empty-board"
        m.fact(s, facts.DRAW_VALUE(seat, rule=rule, cards=cards, value=top))
    moves.draw(m, s, seat, top)


def tell_meld(m: Machine, s: State, seat: int, card: int) -> None:
    """Tell where a melded card went, and whether it continues a splay (4e base p. 12)."""
    zone = s.where[card]
    splay = s.splays[zone]
    below = s.zones[zone][1:2]
    rule = "meld-continues-splay" if splay else "meld-on-top"
    covered, color = len(s.zones[zone]) - 1, int(m.catalogue.color[card])
    m.fact(s, facts.MELDED(seat, rule=rule, cards=(card, *below), color=color, covered=covered, splay=splay))


def _lock(m: Machine, s: State, f: Frame) -> int:
    """Fix the list of effects, who shares and who is vulnerable, once (4e base p. 14, Locking in)."""
    card, seat = f.vars[CARD], f.seat
    if not m.is_done(card):
        msg = f"{m.catalogue.title[card]} cannot be chosen for a Dogma: its effects are not programmed yet"
        raise NotDoneError(msg, "not-programmed", card=m.catalogue.key[card])
    icon = int(m.catalogue.featured[card])
    f.vars[VERDICTS] = verdicts(m, s, seat, icon)
    if m.trace is not None:
        m.event(s, Began(Span.DOGMA, seat, card))
    if m.explaining:
        demands = [bool(code.demand) for code in m.effects[card]]
        for fact in eligibility(m, s, seat, icon, shared=not all(demands), demand=any(demands)):
            m.fact(s, fact)
    return NEXT_EFFECT


def _next_effect(m: Machine, s: State, f: Frame) -> int:
    """Line up who executes the next effect: from the activator's left, the activator last (4e base p. 17)."""
    codes = m.effects[f.vars[CARD]]
    index = f.vars[EFFECT]
    if index >= len(codes):
        return DOGMA_DONE
    code, locked, actor = codes[index], f.vars[VERDICTS], f.seat
    wanted = VULNERABLE if code.demand else SHARES
    queue = [seat for seat in m.seats_left_of(s, actor) if locked[seat] == wanted and seat != actor]
    if not code.demand:
        if actor not in s.out:
            queue.append(actor)
    elif actor in s.out:
        queue = []
    f.vars[QUEUE] = tuple(queue)
    if m.trace is not None:
        m.event(s, Began(Span.EFFECT, f.seat, f.vars[CARD], index))
    if m.explaining and code.demand and not queue:
        m.fact(s, facts.NOBODY_VULNERABLE(f.seat, effect=index))
    return NEXT_SEAT


def _next_seat(m: Machine, s: State, f: Frame) -> int:
    """Let the next seat in line execute the effect."""
    v = f.vars
    queue = v[QUEUE]
    v[SHARER] = -1
    if not queue:
        v[EFFECT] += 1
        return NEXT_EFFECT
    seat, actor = queue[0], f.seat
    code = m.effects[v[CARD]][v[EFFECT]]
    demand = code.demand
    if m.parley and seat != actor and v[VERDICTS][seat] == (VULNERABLE if demand else SHARES):
        if parley.must_ask(m, s, f, seat, demand=demand):
            s.frames.append(parley.frame(seat, "immune" if demand else "share"))
            return NEXT_SEAT
    elif m.parley and seat != actor:
        v[QUEUE] = queue[1:]
        return NEXT_SEAT
    v[QUEUE] = queue[1:]
    if s.out and (seat in s.out or (demand and actor in s.out)):
        return NEXT_SEAT
    if not demand and m.are_opponents(seat, actor):
        v[SHARER] = seat
    s.frames.append(moves.effect_frame(m, code.id, seat, actor if demand else -1))
    if m.trace is not None:
        m.event(s, Began(Span.EXECUTION, seat, v[CARD], v[EFFECT]))
    if m.watchers:
        karma.before(m, s, Deed.EXECUTE_EFFECT)
    return NEXT_SEAT


def _dogma_done(m: Machine, s: State, f: Frame) -> int:
    """The Dogma action is complete; tell whether sharing earned a free Draw (4e base p. 19)."""
    f.vars[SHARER] = -1
    if m.trace is not None:
        m.event(s, Ended(Span.DOGMA, f.seat, f.vars[CARD]))
    if m.explaining:
        m.fact(s, free_draw(m, s, f))
    return FREE_DRAW if m.switches["free-draw-timing"] == "before-the-checks" else SPECIALS


def free_draw(m: Machine, s: State, f: Frame) -> Fact:
    """Return why the activator takes a free Draw action or not."""
    shared = f.vars[SHARED]
    if shared:
        return facts.FREE_DRAW(f.seat, sharers=shared)
    sharers = [seat for seat, one in enumerate(f.vars[VERDICTS]) if one == SHARES and seat not in s.out]
    if sharers:
        return facts.NO_FREE_DRAW_NOTHING_DONE(f.seat, sharers=tuple(sharers))
    demanded = VULNERABLE in f.vars[VERDICTS] and any(code.demand for code in m.effects[f.vars[CARD]])
    rule = "free-draw-only-sharing" if demanded else "free-draw"
    return facts.NO_FREE_DRAW_NOBODY_SHARED(f.seat, rule=rule)


def _specials(m: Machine, s: State, f: Frame) -> int:
    """Claim special achievements, from the current player's left (4e base p. 28)."""
    if m.switches["specials-claimed"] == "end-of-action":
        endings.check_specials(m, s)
    return VICTORY


def _victory(m: Machine, s: State, f: Frame) -> int:
    """Look for a win by achievements, after the special achievements (4e base p. 28)."""
    if m.switches["achievement-win"] == "end-of-action":
        endings.check_achievement_victory(m, s)
    return FREE_DRAW


def _free_draw(m: Machine, s: State, f: Frame) -> int:
    """Take the free Draw action once, if it was earned; it is an action of its own, with checks of its own."""
    if not f.vars[SHARED] or f.vars[FREE] or f.seat in s.out:
        if f.vars[FREE] == 0 and m.switches["free-draw-timing"] == "before-the-checks":
            f.vars[FREE] = 1
            return SPECIALS
        return OVER
    f.vars[FREE] = 1
    m.event(s, Began(Span.FREE_DRAW, f.seat))
    draw_action(m, s, f.seat)
    return SPECIALS


def _over(m: Machine, s: State, f: Frame) -> int:
    """The action is over."""
    if m.trace is not None:
        m.event(s, Ended(Span.ACTION, f.seat, f.vars[CARD], f.vars[KIND]))
    s.frames.pop()
    return OVER


SYSTEM: dict[str, tuple[Handler, ...]] = {
    "game": (_next_turn,),
    "turn": (_ask_action,),
    "action": (
        _perform,
        _lock,
        _next_effect,
        _next_seat,
        _dogma_done,
        _specials,
        _victory,
        _free_draw,
        _over,
    ),
}
"""the programs of the three lowest frames, a step a handler"""
