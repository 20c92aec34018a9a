"""A win by score, and leaving the table."""

from __future__ import annotations

from engine.model.frames import DECIDER, ME, TO_MOVE, is_outer
from engine.model.state import State
from engine.query import sight
from engine.query.eligibility import achievement_count, side_score
from engine.run.machine import Machine
from engine.trace import facts
from engine.trace.events import CutOff, Left, Moved


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
