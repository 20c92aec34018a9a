"""The game, its turns and its actions: system programs whose steps are the rulebook's, each a handler.

The game's frame is at the bottom of the stack, the turn's frame is above it, and the action's above that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.lang.lower import Code
from engine.lang.nodes import CountAsAchievements, Deed
from engine.model.frames import (
    SHARES,
    VULNERABLE,
    ActionFrame,
    ActionStep,
    ClaimsFrame,
    ClaimsStep,
    FreeAction,
    GameFrame,
    GameStep,
    TurnFrame,
    TurnStep,
    system_frame,
)
from engine.model.state import Frame, Request, State
from engine.query import karmas, sight, table
from engine.query.board import Board
from engine.query.eligibility import eligibility, verdicts
from engine.query.running import running_action, running_turn
from engine.run import achievements, after_meld, draws, karma, moves, parley, plan, wins
from engine.run.actions import ACHIEVE, DRAW, MELD, action_options, kind_of
from engine.run.errors import NotDoneError
from engine.run.machine import STRIDE, Handler, Machine
from engine.trace import facts
from engine.trace.events import Began, CutOff, Ended, Fact, Span

# Slots and steps under names of this module: to look them up in their class costs more, and these run at every action.
TURNS, TURNS_BY_SEAT, NEXT_TURN = GameFrame.TURNS, GameFrame.TURNS_BY_SEAT, GameStep.NEXT_TURN
ACTIONS_TAKEN, ACTIONS, NEXT_ACTION = TurnFrame.ACTIONS_TAKEN, TurnFrame.ACTIONS, TurnStep.NEXT_ACTION
FREE_ACTIONS, WAITING = TurnFrame.FREE_ACTIONS, TurnFrame.WAITING
KIND, CARD, PLAN = ActionFrame.KIND, ActionFrame.CARD, ActionFrame.PLAN
EFFECT, QUEUE = ActionFrame.EFFECT, ActionFrame.QUEUE
VERDICTS, SHARER, SHARED = ActionFrame.VERDICTS, ActionFrame.SHARER, ActionFrame.SHARED
COMPELLED, EXPOSED = ActionFrame.COMPELLED, ActionFrame.EXPOSED
DEEDS, EXECUTED, REVEALED = ActionFrame.DEEDS, ActionFrame.EXECUTED, ActionFrame.REVEALED
SELF_EXECUTED, FREE_DRAW_TAKEN = ActionFrame.SELF_EXECUTED, ActionFrame.FREE_DRAW_TAKEN
ENDORSED_WITH, AGAIN, FORESEEN = ActionFrame.ENDORSED_WITH, ActionFrame.AGAIN, ActionFrame.FORESEEN
ENDED, COUNTED, DRAWS = ActionFrame.ENDED, ActionFrame.COUNTED, ActionFrame.DRAWS
LOCK, NEXT_EFFECT, NEXT_SEAT = ActionStep.LOCK, ActionStep.NEXT_EFFECT, ActionStep.NEXT_SEAT
PERFORM, DOGMA_DONE = ActionStep.PERFORM, ActionStep.DOGMA_DONE
SPECIALS, VICTORY = ActionStep.SPECIALS, ActionStep.VICTORY
FREE_DRAW, OVER, CLAIMED = ActionStep.FREE_DRAW, ActionStep.OVER, ActionStep.CLAIMED
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
    for begins in m.turn_begins:
        if programs := begins(m, s, seat):
            let_run(s, *programs)
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
    """Take the next free action, if any waits; else ask for the next action, or end the turn."""
    seat, v = f.seat, f.vars
    if v[FREE_ACTIONS]:
        return _free_action(m, s, f)
    if v[WAITING]:
        return _run_waiting(m, s, f)
    if seat in s.out or v[ACTIONS_TAKEN] >= v[ACTIONS]:
        if m.trace is not None:
            m.event(s, Ended(Span.TURN, seat))
        s.frames.pop()
        return NEXT_ACTION
    if f.answer is None:
        s.repeats = 0
        m.ask(s, Request(seat, "action", action_options(m, s, seat), 1, 1, "turn"))
        return NEXT_ACTION
    number, card = divmod(f.answer[0], STRIDE)
    f.answer = None
    v[ACTIONS_TAKEN] += 1
    _begin(m, s, seat, number, card)
    return NEXT_ACTION


def _run_waiting(m: Machine, s: State, f: Frame) -> int:
    """Let the next program run that a set wants before an action."""
    program, *rest = f.vars[WAITING]
    f.vars[WAITING] = tuple(rest)
    frame = system_frame(program)
    assert frame is not None
    if f.seat not in s.out:
        m.push(s, Frame.of(frame, f.seat))
    return NEXT_ACTION


def let_run(s: State, *programs: str) -> None:
    """Let programs of a set run before the next action of the running turn is asked for, after free actions.

    Raises:
        RuntimeError: no turn runs.
    """
    turn = running_turn(s)
    if turn is None:
        msg = "a program waits for an action of a turn, and none runs"
        raise RuntimeError(msg)
    turn.vars[WAITING] = (*turn.vars[WAITING], *programs)


def _free_action(m: Machine, s: State, f: Frame) -> int:
    """Take the free action that waits; where its card can be executed in several ways, its player chooses one."""
    word, card, seat, foreseen = f.vars[FREE_ACTIONS][0]
    if seat in s.out:
        f.vars[FREE_ACTIONS] = f.vars[FREE_ACTIONS][1:]
        return NEXT_ACTION
    number = m.action_numbers[word]
    if m.actions[number].executes:
        ways = ways_to_execute(m, s, seat, number, card)
        if f.answer is not None:
            number, f.answer = f.answer[0] // STRIDE, None
        elif len(ways) > 1:
            s.repeats = 0
            m.ask(s, Request(seat, "action", ways, 1, 1, "free-dogma"))
            return NEXT_ACTION
    f.vars[FREE_ACTIONS] = f.vars[FREE_ACTIONS][1:]
    s.repeats = 0
    _begin(m, s, seat, number, card)
    s.frames[-1].vars[ActionFrame.FREE] = True
    if foreseen:
        s.frames[-1].vars[FORESEEN] = True
    return NEXT_ACTION


def ways_to_execute(m: Machine, s: State, seat: int, number: int, card: int) -> tuple[int, ...]:
    """Return the options of a free action that executes a card, sorted: plainly, or modified in ways one can pay for.

    An action that is free can be endorsed like any other (our reading of Ultimate p. 23, p. 25).
    """
    modified = (
        each
        for each, kind in enumerate(m.actions)
        if kind.prices is not None and kind.executes and kind.prices(m, s, seat, card)
    )
    return tuple(sorted(each * STRIDE + card for each in (number, *modified)))


def _begin(m: Machine, s: State, seat: int, number: int, card: int) -> None:
    """Let an action begin, given the number of its kind and its card."""
    kind = m.actions[number]
    if not kind.needs_card:
        card = -1
    values = [*_ACTION_FIRST]  # as in new_action_frame, without a call: this runs at every action
    values[KIND], values[CARD] = kind.word, card
    s.frames.append(Frame(_ACTION, seat, values))
    if m.trace is not None:
        seen = sight.knowing(m, s, card) if card >= 0 else -1
        m.event(s, Began(Span.ACTION, seat, card, number, seen))


def add_free_action(m: Machine, s: State, seat: int, word: str, card: int = -1, *, foreseen: bool = False) -> None:
    """Let a seat take an action before the next one of the running turn is asked for, without counting it.

    Free actions are taken in the order in which they were added, each with the checks at the end of an action. The
    caller must have checked that the action is possible. ``foreseen``: its card was just promoted.

    Raises:
        KeyError: the game has no such kind of action.
        RuntimeError: no turn runs.
    """
    turn = running_turn(s)
    if turn is None:
        msg = "a free action is taken in a turn, and none runs"
        raise RuntimeError(msg)
    action = FreeAction(kind_of(m, word).word, card, seat, foreseen)
    turn.vars[FREE_ACTIONS] = (*turn.vars[FREE_ACTIONS], action)


def new_turn_frame(seat: int, actions: int, taken: int = 0) -> Frame:
    """Return a fresh frame for a turn of so many actions, of which ``taken`` were begun before."""
    values = [*_TURN_FIRST]
    values[ACTIONS], values[ACTIONS_TAKEN] = actions, taken
    return Frame(_TURN, seat, values)


def new_action_frame(seat: int, kind: str, card: int = -1) -> Frame:
    """Return a fresh frame for an action of a kind, given by its word; a Draw action has no card."""
    values = [*_ACTION_FIRST]
    values[KIND], values[CARD] = kind, card
    return Frame(_ACTION, seat, values)


# --- the action ---------------------------------------------------------------------------------------------


def _perform(m: Machine, s: State, f: Frame) -> int:
    """Do what an action of this kind does, unless a karma stands in for it."""
    if m.watchers:
        said = _hear_action(m, s, f)
        if said == karma.WAIT:
            return PERFORM
        if f.vars[ActionFrame.HEARD]:
            karma.over(f)
        if said == karma.INSTEAD or f.seat in s.out:
            return SPECIALS
    return m.performs[f.vars[KIND]](m, s, f)


def _hear_action(m: Machine, s: State, f: Frame) -> str:
    """Let karmas that wait for an action step in."""
    card, kind = f.vars[CARD], m.actions[m.action_numbers[f.vars[KIND]]]
    if kind is DRAW:
        return _hear_draw(m, s, f, Deed.DRAW_INTO_HAND)
    if kind is MELD:
        deeds = karma.names(Deed.MELD_ACTION)
        return (
            karma.heard(m, s, f, deeds, f.seat, karma.Subject(card=card))
            if karma.may_hear(m, s, f, deeds)
            else karma.GO
        )
    if kind is ACHIEVE:
        about = karma.Subject(card=card)
        standard = karmas.is_standard(m, s, f.seat, card)
        return karma.heard(m, s, f, karma.names(Deed.CLAIM_STANDARD if standard else Deed.CLAIM), f.seat, about)
    return karma.GO  # a Dogma action is heard once it has been paid for


_DRAWING = (Deed.DRAW_ACTION, *karma.names(Deed.DRAW_FOR_SHARING))


def _hear_draw(m: Machine, s: State, f: Frame, deed: Deed) -> str:
    """Let karmas that wait for a Draw action step in, then those that wait for the draw that it is.

    Of what value that is, is settled between the two.
    """
    if not karma.may_hear(m, s, f, _DRAWING):
        return karma.GO
    said = karma.heard(m, s, f, (Deed.DRAW_ACTION,), f.seat)
    if said != karma.GO:
        return said
    if f.vars[DRAWS] < 0:
        f.vars[DRAWS] = table.highest_top(m, s, f.seat)
    return draws.heard(m, s, f, f.seat, f.vars[DRAWS], deed=deed, nth=1)


def _lock(m: Machine, s: State, f: Frame) -> int:
    """Fix the plan of effects, who shares and who is vulnerable, once (4e base p. 14, Locking in).

    The plan is that of the card unless the kind of action has made another. Karmas that wait for a Dogma action come
    first, after what it costs and changes: Parley, Endorse, Auspice (Ultimate p. 15, Dogma Action Triggers).
    """
    card, seat = f.vars[CARD], f.seat
    if m.watchers:
        said = karma.heard(m, s, f, (Deed.DOGMA_ACTION,), seat, karma.Subject(card=card))
        if said == karma.WAIT:
            return LOCK
        if said == karma.INSTEAD or seat in s.out:  # who has left while a karma ran acts no more
            karma.over(f)
            return SPECIALS
    undone = plan.undone(m, s, card) if m.undone_echoes or card not in m.programmed else -1
    if undone >= 0:
        msg = f"{m.catalogue.title[undone]} cannot be chosen for a Dogma: its effects are not programmed yet"
        raise NotDoneError(msg, "not-programmed", card=m.catalogue.key[undone])
    featured = int(m.catalogue.featured[card])
    icon = featured if f.vars[COUNTED] is None else f.vars[COUNTED]
    lent = table.lent_icons(m, s, card, icon)
    locked = verdicts(m, s, seat, icon, lent)
    eligible: tuple[int, ...] = ()
    if Deed.NOT_SHARE in m.watchers and karma.may_hear(m, s, f, (Deed.NOT_SHARE,)):
        heard = _hear_who_does_not_share(m, s, f, locked)
        if heard is None:
            return LOCK
        eligible = tuple([each for each in range(s.players) if heard[each] != locked[each]])
        if m.switches.get("made-eligible") == "vulnerable-too":
            f.vars[EXPOSED] = tuple([each for each in eligible if locked[each] == VULNERABLE])
        locked = heard
    if f.vars[ActionFrame.HEARD]:
        karma.over(f)
    f.vars[VERDICTS] = locked
    if m.trace is not None:
        m.event(s, Began(Span.DOGMA, seat, card, icon if icon != featured else -1))
    own_plan = f.vars[PLAN]
    f.vars[PLAN] = programs = own_plan or plan.of_dogma(m, s, card)
    if m.compelling and True in [m.code_of[program].compels for program in programs]:
        f.vars[COMPELLED] = tuple([each for each in m.opponents(s, seat) if locked[each] == SHARES])
    if m.explaining:
        if m.echoes and not own_plan and (echoing := plan.echoing(m, s, card)):
            m.fact(s, plan.echo_effects(m, seat, card, echoing))
        codes = [m.code_of[program] for program in programs]
        for fact in eligibility(
            m, s, seat, icon, lent=lent, card=card, eligible=eligible, exposed=f.vars[EXPOSED], **plan.kinds(codes)
        ):
            m.fact(s, fact)
    return NEXT_EFFECT


def _hear_who_does_not_share(m: Machine, s: State, f: Frame, locked: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return the verdicts after the karmas of who would not share; ``None`` while one of them runs."""
    found = [*locked]
    # The action itself was heard first. A player who has left keeps a place, so that all keep theirs.
    for nth, seat in enumerate(m.rounds_from_left[f.seat], start=1):
        if seat == f.seat or locked[seat] == SHARES or seat in s.out:
            continue
        said = karma.heard(m, s, f, (Deed.NOT_SHARE,), seat, karma.Subject(card=f.vars[CARD]), nth=nth)
        if said == karma.WAIT:
            return None
        if said == karma.INSTEAD:
            found[seat] = SHARES
    return tuple(found)


def _next_effect(m: Machine, s: State, f: Frame) -> int:
    """Queue the seats that execute the next effect: from the activator's left, the activator last (4e base p. 17)."""
    programs = f.vars[PLAN]
    index = f.vars[EFFECT]
    if index >= len(programs):
        return DOGMA_DONE
    code, locked, actor = m.code_of[programs[index]], f.vars[VERDICTS], f.seat
    if code.compels:
        queue = [seat for seat in m.seats_left_of(s, actor) if seat in f.vars[COMPELLED]]
    else:
        wanted, exposed = (VULNERABLE, f.vars[EXPOSED]) if code.demand else (SHARES, ())
        queue = [
            seat for seat in m.seats_left_of(s, actor) if (locked[seat] == wanted or seat in exposed) and seat != actor
        ]
    if not code.demand:
        if actor not in s.out:
            queue.append(actor)
    elif actor in s.out:
        queue = []
    f.vars[QUEUE] = tuple(queue)
    if m.trace is not None:
        m.event(s, Began(Span.EFFECT, f.seat, code.card, code.effect))
    if m.explaining and code.demand and not queue:
        kind = facts.NOBODY_COMPELLED if code.compels else facts.NOBODY_VULNERABLE
        m.fact(s, kind(f.seat, cards=(code.card,), effect=code.effect))
    return NEXT_SEAT


def _next_seat(m: Machine, s: State, f: Frame) -> int:
    """Let the next seat in line execute the effect."""
    v = f.vars
    queue = v[QUEUE]
    v[SHARER] = -1
    if not queue:
        if v[ENDORSED_WITH] >= 0 and not v[AGAIN]:
            return _again(m, s, f)
        v[AGAIN] = False
        v[EFFECT] += 1
        return NEXT_EFFECT
    seat, actor = queue[0], f.seat
    code = m.code_of[v[PLAN][v[EFFECT]]]
    demand = code.demand
    if m.parley and seat != actor and _is_meant(v, code, seat):
        if parley.must_ask(m, s, f, seat, demand=demand):
            s.frames.append(parley.parley_frame(seat, parley.reason(code)))
            return NEXT_SEAT
    elif m.parley and seat != actor:
        v[QUEUE] = queue[1:]
        return NEXT_SEAT
    if demand and Deed.SUFFER_DEMAND in m.watchers and not (s.out and (seat in s.out or actor in s.out)):
        said = karma.heard(m, s, f, (Deed.SUFFER_DEMAND,), seat, karma.Subject(card=code.card, other=actor))
        if said == karma.WAIT:
            return NEXT_SEAT
        karma.over(f)
        if said == karma.INSTEAD:
            v[QUEUE] = queue[1:]
            return NEXT_SEAT
    v[QUEUE] = queue[1:]
    if s.out and (seat in s.out or (demand and actor in s.out)):
        karma.over(f)
        return NEXT_SEAT
    if not demand and seat != actor:
        if seat not in v[EXECUTED]:
            v[EXECUTED] = (*v[EXECUTED], seat)
        if m.are_opponents(seat, actor):
            v[SHARER] = seat
    s.frames.append(moves.effect_frame(m, s, code.id, seat, actor if demand else -1))
    if m.trace is not None:
        m.event(s, Began(Span.EXECUTION, seat, code.card, code.effect))
    if m.watchers:
        karma.before_effect(m, s)
    return NEXT_SEAT


def _is_meant(v: list[Any], code: Code, seat: int) -> bool:
    """Return whether an effect is executed by a player who has not chosen the card, as far as it is settled now."""
    if code.compels:
        return seat in v[COMPELLED]
    if code.demand:
        return v[VERDICTS][seat] == VULNERABLE or seat in v[EXPOSED]
    return bool(v[VERDICTS][seat] == SHARES)


def _again(m: Machine, s: State, f: Frame) -> int:
    """Queue who executes the effect of an endorsed action a second time: whom it demands of, or the activator alone.

    Demands go round the table once, and then once more; who shares executes an effect once (Ultimate p. 23).
    """
    v, actor = f.vars, f.seat
    v[AGAIN] = True
    code = m.code_of[v[PLAN][v[EFFECT]]]
    if actor in s.out:
        return NEXT_SEAT
    if code.demand:
        v[QUEUE] = tuple([seat for seat in m.seats_left_of(s, actor) if seat != actor and _is_meant(v, code, seat)])
    else:
        v[QUEUE] = (actor,)
    if m.explaining and v[QUEUE]:
        if code.demand:
            kind = facts.COMPELLED_AGAIN if code.compels else facts.DEMANDED_AGAIN
            m.fact(s, kind(actor, cards=(code.card,), effect=code.effect, seats=v[QUEUE]))
        else:
            m.fact(s, facts.ENDORSED_AGAIN(actor, cards=(code.card,), effect=code.effect))
    return NEXT_SEAT


def _dogma_done(m: Machine, s: State, f: Frame) -> int:
    """Complete the Dogma action, and emit the fact whether sharing earned a free draw (4e base p. 19)."""
    f.vars[SHARER] = -1
    if m.trace is not None:
        m.event(s, Ended(Span.DOGMA, f.seat, f.vars[CARD]))
    if m.explaining:
        m.fact(s, free_draw(m, s, f))
    return FREE_DRAW if m.free_draw_first else SPECIALS


def complete_dogma(m: Machine, s: State) -> None:
    """End the effects of the running Dogma action: stop the running one, and skip all that follow.

    The action goes on as if every player had executed the last effect.
    """
    action = running_action(s)
    assert action is not None
    v = action.vars
    v[EFFECT] = len(v[PLAN]) - 1
    v[QUEUE] = ()
    v[AGAIN] = True
    v[SHARER] = -1
    executed = s.frames.index(action) + 1
    m.event(s, CutOff(executed))
    del s.frames[executed:]


def free_draw(m: Machine, s: State, f: Frame) -> Fact:
    """Return why the activator takes a free Draw action or not (4e base p. 19; teams: p. 31)."""
    v, seat = f.vars, f.seat
    shared, deeds = v[SHARED], v[DEEDS]
    if shared:
        rule = "free-draw-reveal-counts-3e" if set(deeds) == {"reveal"} else "free-draw"
        revealed = tuple(each for each in v[REVEALED] if each in shared)
        return facts.FREE_DRAW(seat, rule=rule, sharers=shared, deeds=deeds, revealed=revealed)
    opponents = tuple(each for each in v[EXECUTED] if m.are_opponents(each, seat))
    if opponents:
        if v[SELF_EXECUTED]:
            return facts.NO_FREE_DRAW_ONLY_SELF_EXECUTED(seat, sharers=v[SELF_EXECUTED])
        revealed = tuple(each for each in v[REVEALED] if each in opponents)
        if revealed:
            return facts.NO_FREE_DRAW_ONLY_REVEALED(seat, sharers=revealed)
        return facts.NO_FREE_DRAW_NOTHING_DONE(seat, sharers=opponents)
    if v[EXECUTED]:
        return facts.NO_FREE_DRAW_ONLY_TEAMMATES(seat, sharers=v[EXECUTED])
    codes = [m.code_of[program] for program in v[PLAN]]
    demands = [code.demand for code in codes]
    if demands and all(demands):
        compels = all(code.compels for code in codes)
        only = facts.NO_FREE_DRAW_ONLY_COMPELS if compels else facts.NO_FREE_DRAW_ONLY_DEMANDS
        return only(seat, cards=(v[CARD],))
    demanded = any(demands) and (VULNERABLE in v[VERDICTS] or v[COMPELLED] or v[EXPOSED])
    rule = "free-draw-only-sharing" if demanded else "free-draw"
    return facts.NO_FREE_DRAW_NOBODY_SHARED(seat, rule=rule)


def _specials(m: Machine, s: State, f: Frame) -> int:
    """Claim special achievements, from the current player's left (4e base p. 28), and count flags and fountains."""
    boards = table.boards(m, s)
    if m.action_ends and not f.vars[ENDED]:
        f.vars[ENDED] = True
        if True in [ends(m, s, boards) for ends in m.action_ends]:
            return SPECIALS
    f.vars[ENDED] = False
    if m.specials_at_end:
        if Deed.CLAIM not in m.watchers:
            achievements.check_specials(m, s, boards)
        elif due := tuple(achievements.due_specials(m, s, boards)):
            specials, seats = tuple([special for special, _ in due]), tuple([seat for _, seat in due])
            m.push(s, Frame.of(ClaimsFrame, f.seat, specials=specials, seats=seats))
            return CLAIMED
    return _claimed(m, s, f, boards)


def _claims(m: Machine, s: State, f: Frame) -> int:
    """Let the next special achievement be claimed, unless a karma stands in for that."""
    v = f.vars
    if not v[ClaimsFrame.SPECIALS]:
        m.pop(s)
        return ClaimsStep.CLAIM
    special, seat = v[ClaimsFrame.SPECIALS][0], v[ClaimsFrame.SEATS][0]
    if seat not in s.out and s.where[special] == m.zones.specials:
        said = karma.heard(m, s, f, (Deed.CLAIM,), seat, karma.Subject(card=special))
        if said == karma.WAIT:
            return ClaimsStep.CLAIM
        if said == karma.GO:
            achievements.claim(m, s, seat, special)
    karma.over(f)
    v[ClaimsFrame.SPECIALS], v[ClaimsFrame.SEATS] = v[ClaimsFrame.SPECIALS][1:], v[ClaimsFrame.SEATS][1:]
    return ClaimsStep.CLAIM


def _claimed(m: Machine, s: State, f: Frame, boards: Mapping[int, Board] | None = None) -> int:
    """Count flags and fountains, once the special achievements are claimed."""
    if m.explaining and f.seat not in s.out and s.result is None:
        achievements.explain_specials(m, s, f.seat)
    if m.catalogue.banners or CountAsAchievements in m.each:
        achievements.recount_uncarded(m, s, boards or table.boards(m, s))
    return VICTORY


def _victory(m: Machine, s: State, f: Frame) -> int:
    """Look for a win by achievements, after the special achievements (4e base p. 28)."""
    if m.victory_at_end:
        if Deed.WIN in m.watchers:
            winner = achievements.achievement_winner(m, s)
            if winner < 0:
                return FREE_DRAW
            said = wins.heard(m, s, f, winner)
            if said == karma.WAIT:
                return VICTORY
            if said == karma.INSTEAD:
                return FREE_DRAW
        achievements.check_achievement_victory(m, s)
    return FREE_DRAW


def _free_draw(m: Machine, s: State, f: Frame) -> int:
    """Take the free Draw action once, if it was earned; it is a separate action with its own checks."""
    if not f.vars[SHARED] or f.vars[FREE_DRAW_TAKEN] or f.seat in s.out:
        if Deed.NOT_DRAW_FOR_SHARING in m.watchers and _goes_without(m, s, f):
            f.vars[FREE_DRAW_TAKEN] = True
            return SPECIALS
        if m.free_draw_first and not f.vars[FREE_DRAW_TAKEN]:
            f.vars[FREE_DRAW_TAKEN] = True
            return SPECIALS
        return OVER
    if m.watchers:
        f.vars[ActionFrame.FREE] = True
        said = _hear_draw(m, s, f, Deed.DRAW_FOR_SHARING)
        if said == karma.WAIT:
            return FREE_DRAW
        karma.over(f)
        if said == karma.INSTEAD:
            f.vars[FREE_DRAW_TAKEN] = True
            return SPECIALS
    f.vars[FREE_DRAW_TAKEN] = True
    m.event(s, Began(Span.FREE_DRAW, f.seat))
    draws.draw_action(m, s, f.seat, f.vars[DRAWS])
    return SPECIALS


def _goes_without(m: Machine, s: State, f: Frame) -> bool:
    """Return whether a karma steps in as the activator takes no free Draw action after a Dogma action.

    It runs where the free Draw would be taken, and the checks follow as they would after that.
    """
    v = f.vars
    if v[FREE_DRAW_TAKEN] or not v[VERDICTS] or f.seat in s.out:
        karma.over(f)
        return False
    said = karma.heard(m, s, f, (Deed.NOT_DRAW_FOR_SHARING,), f.seat, karma.Subject(card=v[CARD]))
    if said == karma.GO:
        karma.over(f)
    return said == karma.WAIT


def _over(m: Machine, s: State, f: Frame) -> int:
    """The action is over."""
    if m.trace is not None:
        m.event(s, Ended(Span.ACTION, f.seat, f.vars[CARD], m.action_numbers[f.vars[KIND]]))
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
        after_meld=after_meld.go_on,
        claimed=_claimed,
    ),
    ClaimsFrame.program: ClaimsStep.handled(claim=_claims),
}
"""the handlers of the programs that run around whatever is executed"""
