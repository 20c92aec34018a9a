"""Special achievements, the ways a game ends, and leaving the table."""

from __future__ import annotations

from engine.model.frames import DECIDER, ME, TO_MOVE, is_outer
from engine.model.state import State
from engine.query import sight
from engine.query.eligibility import (
    achievement_count,
    achievements_needed,
    side,
    side_score,
    special_progress,
    specials_met,
)
from engine.query.running import current_seat
from engine.run.machine import Machine
from engine.trace import facts
from engine.trace.events import CutOff, Left, Moved


def claim(m: Machine, s: State, seat: int, special: int) -> bool:
    """Let a seat claim a special achievement if it is available; return whether it was (4e base p. 28)."""
    zones = m.zones
    if s.where[special] != zones.specials:
        if m.explaining:
            m.fact(s, facts.SPECIAL_NOT_AVAILABLE(seat, cards=(special,)))
        return False
    s.zones[zones.specials] = tuple(card for card in s.zones[zones.specials] if card != special)
    target = zones.achievements(seat)
    s.zones[target] = (special, *s.zones[target])
    s.where[special] = target
    m.acted(s)
    m.event(s, Moved("claim", seat, special, zones.specials, target, m.all_seats, 0))
    return True


def check_specials(m: Machine, s: State) -> None:
    """Claim every special achievement whose condition a seat meets, in the edition's order of seats.

    Fourth edition: from the current player's left, the current player last (4e base p. 28); before: that one first.
    """
    available = s.zones[m.zones.specials]
    if not available:
        return
    met = {seat: specials for seat in m.seats_from(s, 0) if (specials := specials_met(m, s, seat))}
    if not met:
        return
    current = current_seat(s)
    left_first = m.switches["special-ties"] == "left-of-current-player-first"
    order = m.seats_left_of(s, current) if left_first else m.seats_from(s, current)
    for special in m.catalogue.specials:
        if special.id not in available:
            continue
        for seat in order:
            if special.id in met.get(seat, ()):
                if m.explaining and (progress := special_progress(m, s, seat, special.id)) is not None:
                    have, need = progress
                    m.fact(s, facts.SPECIAL_MET(seat, rule=special.rule, cards=(special.id,), have=have, need=need))
                claim(m, s, seat, special.id)
                break


def check_achievement_victory(m: Machine, s: State) -> bool:
    """End the game if a side has enough achievements; most wins, then the first from the left (4e base p. 28)."""
    need = achievements_needed(m, s)
    claimed = [len(s.zones[zone]) for zone in m.zones.achievements_of]
    if sum(claimed) < need or (not m.in_teams and max(claimed) < need):
        return False
    order = m.seats_left_of(s, current_seat(s))
    counts = {seat: achievement_count(m, s, seat) for seat in order}
    best = max(counts.values(), default=0)
    if best < need:
        return False
    winner = next(seat for seat in order if counts[seat] == best)
    if m.explaining:
        m.fact(s, facts.ENOUGH_ACHIEVEMENTS(winner, have=best, need=need))
    m.end_game(s, side(m, s, winner), "win-achievements")
    return True


def check_at_once(m: Machine, s: State) -> None:
    """Claim specials and look for a win right after a change: third edition and before."""
    if m.switches["specials-claimed"] == "immediately":
        check_specials(m, s)
    if m.switches["achievement-win"] == "immediately":
        check_achievement_victory(m, s)


def win_by_score(m: Machine, s: State) -> None:
    """End the game by score: highest score, then most achievements, then nobody (4e base p. 29)."""
    alive = m.seats_from(s, 0)
    ranks = {seat: (side_score(m, s, seat), achievement_count(m, s, seat)) for seat in alive}
    best = max(ranks.values())
    first = [seat for seat in alive if ranks[seat] == best]
    sides = {m.setup.teams[seat] for seat in first}
    if m.explaining:
        for seat in alive:
            points, achievements = ranks[seat]
            m.fact(s, facts.FINAL_SCORE(seat, holds=seat in first, points=points, achievements=achievements))
    shared = m.switches["score-tie"] == "shared-victory"
    teams = len(set(m.setup.teams)) < s.players
    if teams and m.switches["team-score-tie"] == "draw":
        sides = {m.setup.teams[seat] for seat in alive if ranks[seat][0] == best[0]}
    winners = tuple(sorted(first)) if len(sides) == 1 or shared else ()
    m.end_game(s, winners, "win-score")


def leave(m: Machine, s: State, seat: int, reason: str) -> None:
    """Remove a seat from the game at any time: its cards are junked and its executions end (4e base p. 30).

    Cards stay only in a zone whose kind says that it does not leave with the player.

    The rest of a running action goes on by the locked list. The last side left wins.
    """
    m.event(s, Left(seat, reason))
    s.out = (*s.out, seat)
    for zone in m.zones.leaving(seat):
        for card in s.zones[zone]:
            special = m.catalogue.is_special(card)
            target = m.zones.junked_specials if special else m.zones.junk
            see = sight.knowing(m, s, card)
            s.zones[target] = (card, *s.zones[target])
            s.where[card] = target
            if m.trace is not None:
                value = 0 if special else m.catalogue.age[card]
                m.event(s, Moved("junk", seat, card, zone, target, see, value))
        s.zones[zone] = ()
        s.splays[zone] = 0
    alive = m.seats_from(s, 0)
    if len({m.setup.teams[each] for each in alive}) == 1:
        m.end_game(s, tuple(alive), "win-elimination")
        return
    _drop_frames(m, s, seat)


def _drop_frames(m: Machine, s: State, seat: int) -> None:
    """Remove the frames that a departed seat executes or demands, and all frames above; repeat the pending request.

    Setup, the game, the turn and the action go on.
    """
    for index, frame in enumerate(s.frames):
        demander = frame.vars[ME] if frame.program in m.codes else -1
        if seat in (frame.seat, demander) and not is_outer(frame.program):
            m.event(s, CutOff(index))
            del s.frames[index:]
            break
    s.request = None
    s.frames[-1].answer = None
    for frame in s.frames:
        if frame.program in m.codes:
            frame.vars[TO_MOVE] = tuple(card for card in frame.vars[TO_MOVE] if s.where[card] != m.zones.junk)
            if frame.vars[DECIDER] == seat:
                frame.vars[DECIDER] = frame.seat
