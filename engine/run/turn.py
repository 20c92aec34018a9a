"""The game, its turns and its actions: system programs whose steps are the rulebook's, each a handler.

The game's frame lies at the bottom of the stack, the turn's on it, and the action's on that.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.lang.nodes import Deed
from engine.model.frames import (
    SHARES,
    VULNERABLE,
    ActionFrame,
    ActionStep,
    GameFrame,
    GameStep,
    TurnFrame,
    TurnStep,
)
from engine.model.state import Action, Frame, Request, State
from engine.query import table
from engine.query.eligibility import (
    claimable,
    eligibility,
    eligible_achievements,
    verdicts,
)
from engine.query.parley import distant_tops
from engine.query.running import running_action
from engine.run import endings, karma, moves, parley
from engine.run.errors import NotDoneError
from engine.run.machine import Handler, Machine
from engine.trace import facts
from engine.trace.events import Began, CutOff, Ended, Fact, Span

# Slots and steps under names of this module: to look them up in their class costs more, and these run at every action.
TURNS, TURNS_BY_SEAT, NEXT_TURN = GameFrame.TURNS, GameFrame.TURNS_BY_SEAT, GameStep.NEXT_TURN
ACTIONS_TAKEN, ACTIONS, NEXT_ACTION = TurnFrame.ACTIONS_TAKEN, TurnFrame.ACTIONS, TurnStep.NEXT_ACTION
KIND, CARD, EFFECT, QUEUE = ActionFrame.KIND, ActionFrame.CARD, ActionFrame.EFFECT, ActionFrame.QUEUE
VERDICTS, SHARER, SHARED = ActionFrame.VERDICTS, ActionFrame.SHARER, ActionFrame.SHARED
FREE_DRAW_TAKEN = ActionFrame.FREE_DRAW_TAKEN
LOCK, NEXT_EFFECT, NEXT_SEAT = ActionStep.LOCK, ActionStep.NEXT_EFFECT, ActionStep.NEXT_SEAT
DOGMA_DONE, SPECIALS, VICTORY = ActionStep.DOGMA_DONE, ActionStep.SPECIALS, ActionStep.VICTORY
FREE_DRAW, OVER = ActionStep.FREE_DRAW, ActionStep.OVER
DRAW, MELD, ACHIEVE = Action.DRAW, Action.MELD, Action.ACHIEVE
_TURN, _ACTION = TurnFrame.program, ActionFrame.program
_TURN_FIRST, _ACTION_FIRST = TurnFrame.layout.first, ActionFrame.layout.first


# --- the game -----------------------------------------------------------------------------------------------


def new_game_frame(first: int, turns_by_seat: tuple[int, ...]) -> Frame:
    """Return a fresh frame for a game in which ``first`` is about to begin a turn.

    ``turns_by_seat`` is how many turns each player has begun before.
    """
    return Frame.of(GameFrame, first, turns=sum(turns_by_seat), turns_by_seat=turns_by_seat)


def _next_turn(m: Machine, s: State, f: Frame) -> int:
    """Begin the next turn: the seat of the frame, or the next one clockwise that is still in the game."""
    seat = m.seats_from(s, f.seat)[0]
    number = f.vars[TURNS]
    begun = f.vars[TURNS_BY_SEAT]
    actions = 1 if begun[seat] == 0 and number < single_action_turns(m, s) else 2
    f.vars[TURNS] = number + 1
    f.vars[TURNS_BY_SEAT] = (*begun[:seat], begun[seat] + 1, *begun[seat + 1 :])
    f.seat = (seat + 1) % s.players
    s.frames.append(new_turn_frame(seat, actions))
    if m.trace is not None:
        m.event(s, Began(Span.TURN, seat, number=number + 1))
    if actions == 1 and m.explaining:
        m.fact(s, facts.ONE_ACTION(seat))
    return NEXT_TURN


def single_action_turns(m: Machine, s: State) -> int:
    """Return how many first turns have one action only: one, or two with four or more players (4e base p. 4)."""
    rule = m.switches["short-first-turn"]
    four = s.players >= 4 if rule == "second-player-from-four" else s.players == 4
    return 2 if four else 1


# --- the turn -----------------------------------------------------------------------------------------------


def _next_action(m: Machine, s: State, f: Frame) -> int:
    """Ask for the next action, or end the turn."""
    seat = f.seat
    if seat in s.out or f.vars[ACTIONS_TAKEN] >= f.vars[ACTIONS]:
        if m.trace is not None:
            m.event(s, Ended(Span.TURN, seat))
        s.frames.pop()
        return NEXT_ACTION
    if f.answer is None:
        s.repeats = 0
        m.ask(s, Request(seat, "action", action_options(m, s, seat), 1, 1, "turn"))
        return NEXT_ACTION
    kind, card = Action.split(f.answer[0])
    if kind == DRAW:
        card = -1
    f.answer = None
    f.vars[ACTIONS_TAKEN] += 1
    s.frames.append(new_action_frame(seat, kind, card))
    if m.trace is not None:
        m.event(s, Began(Span.ACTION, seat, card, kind))
    return NEXT_ACTION


def new_turn_frame(seat: int, actions: int, taken: int = 0) -> Frame:
    """Return a fresh frame for a turn of so many actions, of which ``taken`` were begun before."""
    values = [*_TURN_FIRST]
    values[ACTIONS], values[ACTIONS_TAKEN] = actions, taken
    return Frame(_TURN, seat, values)


def new_action_frame(seat: int, kind: int, card: int = -1) -> Frame:
    """Return a fresh frame for an action; a Draw action has no card."""
    values = [*_ACTION_FIRST]
    values[KIND], values[CARD] = kind, card
    return Frame(_ACTION, seat, values)


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


def _perform(m: Machine, s: State, f: Frame) -> int:
    """Draw, meld or achieve; a Dogma goes on to be locked."""
    kind, card, seat = f.vars[KIND], f.vars[CARD], f.seat
    if kind == DRAW:
        draw_action(m, s, seat)
        return SPECIALS
    if kind == MELD:
        moves.move(m, s, "meld", seat, card, moves.own_pile(m, seat, card))
        if m.explaining:
            tell_meld(m, s, seat, card)
        return SPECIALS
    if kind == ACHIEVE:
        if m.explaining:
            m.fact(s, claimable(m, s, seat, card))
        moves.move(m, s, "achieve", seat, card, m.zones.achievements(seat))
        return SPECIALS
    if m.parley and m.zones.owner[s.where[card]] != seat:
        m.push(s, parley.parley_frame(seat, "activate"))
    return LOCK


def draw_action(m: Machine, s: State, seat: int) -> None:
    """Take a Draw action: from the deck of your highest top card's value (4e base p. 11)."""
    top = table.highest_top(m, s, seat)
    if m.explaining:
        cards = tuple(card for card in table.top_cards(m, s, seat) if table.value(m, s, card) == top)
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
        demands = [code.demand for code in m.effects[card]]
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
            s.frames.append(parley.parley_frame(seat, "immune" if demand else "share"))
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


def complete_dogma(m: Machine, s: State) -> None:
    """End the running Dogma action's effects: stop what is executed, and leave out all that is yet to come.

    The action goes on as if everybody had executed the last effect.
    """
    action = running_action(s)
    assert action is not None
    v = action.vars
    v[EFFECT] = len(m.effects[v[CARD]]) - 1
    v[QUEUE] = ()
    v[SHARER] = -1
    executed = s.frames.index(action) + 1
    m.event(s, CutOff(executed))
    del s.frames[executed:]


def free_draw(m: Machine, s: State, f: Frame) -> Fact:
    """Return why the activator takes a free Draw action or not."""
    shared = f.vars[SHARED]
    if shared:
        return facts.FREE_DRAW(f.seat, sharers=shared)
    sharers = [seat for seat, one in enumerate(f.vars[VERDICTS]) if one == SHARES and seat not in s.out]
    if sharers:
        return facts.NO_FREE_DRAW_NOTHING_DONE(f.seat, sharers=tuple(sharers))
    demands = any(code.demand for code in m.effects[f.vars[CARD]])
    demanded = demands and VULNERABLE in f.vars[VERDICTS]
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
    if not f.vars[SHARED] or f.vars[FREE_DRAW_TAKEN] or f.seat in s.out:
        if not f.vars[FREE_DRAW_TAKEN] and m.switches["free-draw-timing"] == "before-the-checks":
            f.vars[FREE_DRAW_TAKEN] = True
            return SPECIALS
        return OVER
    f.vars[FREE_DRAW_TAKEN] = True
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
    GameFrame.program: GameStep.handled(next_turn=_next_turn),
    TurnFrame.program: TurnStep.handled(next_action=_next_action),
    ActionFrame.program: ActionStep.handled(
        perform=_perform,
        lock=_lock,
        next_effect=_next_effect,
        next_seat=_next_seat,
        dogma_done=_dogma_done,
        specials=_specials,
        victory=_victory,
        free_draw=_free_draw,
        over=_over,
    ),
}
"""the handlers of the programs that run around whatever is executed"""
