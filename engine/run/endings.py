"""A win by score, and leaving the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.lang.nodes import Deed
from engine.model.frames import (
    DECIDER,
    HEARD,
    HEARD_CARD,
    HEARD_FROM,
    ME,
    SET_ASIDE,
    TO_MOVE,
    KarmaFrame,
    WinFrame,
    WinStep,
    is_outer,
)
from engine.model.state import Frame, State
from engine.query import sight
from engine.query.eligibility import achievement_count, one_of_each_side, score_sum, side_score
from engine.run import achievements, karma, wins
from engine.run.machine import Handler, Machine
from engine.trace import facts
from engine.trace.events import CutOff, Left, Moved

WAYS_TO_END = frozenset(
    {
        "win-achievements",
        "win-score",
        "win-score-ties",
        "win-score-shared-1e",
        "teams-score",
        "win-card",
        "win-elimination",
    }
)
"""the reasons of a result: ids of rules"""


def win_by_score(m: Machine, s: State, *, heard: bool = False) -> None:
    """End the game by score: highest score, then most achievements, then nobody (4e base p. 29).

    If karmas wait for that win and have not ``heard`` it yet, it waits for them on the stack.

    The result has the rule that decided as its reason: ``win-score``, or on equal scores the rule about ties; for teams
    that draw as their achievements do not count, ``teams-score``.
    """
    ranks, winners, rule = _by_score(m, s)
    if Deed.WIN in m.watchers and winners and not heard and wins.waits(m, s, winners[0], "score"):
        return
    if m.explaining:
        _emit_scores(m, s, ranks, winners, rule)
    m.end_game(s, winners, m.cite(rule))


def _by_score(m: Machine, s: State) -> tuple[Mapping[int, tuple[int, int]], tuple[int, ...], str]:
    """Return the points and achievements of each seat's side, who would win by score now, and by which rule."""
    alive = m.seats_from(s, 0)
    ranks = {seat: (side_score(m, s, seat), achievement_count(m, s, seat)) for seat in alive}
    best = max(ranks.values())
    first = [seat for seat in alive if ranks[seat] == best]
    tied = [seat for seat in alive if ranks[seat][0] == best[0]]
    scores_only = m.in_teams and m.switches["team-score-tie"] == "draw"
    shared = m.switches["score-tie"] == "shared-victory"
    decided = len(one_of_each_side(m, tied if scores_only else first)) == 1
    winners = tuple(sorted(first)) if decided or shared else ()
    rule = "win-score"
    if len(one_of_each_side(m, tied)) > 1:
        rule = "teams-score" if scores_only and not winners else "win-score-ties"
    return ranks, winners, rule


def _wins(m: Machine, s: State, f: Frame) -> int:
    """Let karmas hear a win that waits, then look for it once more: what they did may have changed who wins."""
    by_score = f.vars[WinFrame.BY] == "score"
    said = wins.heard(m, s, f, f.seat)
    if said == karma.WAIT:
        return WinStep.HEAR
    if by_score:  # there is no card to draw, so the game ends in any case
        win_by_score(m, s, heard=True)
    elif said == karma.INSTEAD or not achievements.check_achievement_victory(m, s):
        m.pop(s)
    return WinStep.HEAR


def _emit_scores(
    m: Machine, s: State, ranks: Mapping[int, tuple[int, int]], winners: tuple[int, ...], rule: str
) -> None:
    """Emit the points and achievements of each side, and if the highest score is tied, how the tie was decided."""
    best = max(ranks.values())
    cited = rule if rule != "win-score" or not m.in_teams else "teams-score"
    for seat in ranks:
        if (bonuses := score_sum(m, s, seat)) is not None:
            m.fact(s, bonuses)
    for seat in one_of_each_side(m, ranks):
        points, achievements = ranks[seat]
        holds = seat in winners
        m.fact(s, facts.FINAL_SCORE(seat, rule=cited, holds=holds, points=points, achievements=achievements))
    if rule == "win-score":
        return
    tied = one_of_each_side(m, (seat for seat in ranks if ranks[seat][0] == best[0]))
    first = one_of_each_side(m, (seat for seat in ranks if ranks[seat] == best))
    outcome, seats = ("shared", first) if winners else ("draw", first)
    if rule == "teams-score":
        outcome, seats = "teams", tied
    elif len(first) == 1:
        outcome, seats = "achievements", tied
    seat = first[0] if outcome == "achievements" else -1
    fact = facts.SCORE_TIED(
        seat,
        rule=rule,
        holds=bool(winners),
        seats=seats,
        points=best[0],
        achievements=best[1],
        outcome=outcome,
    )
    m.fact(s, fact)


def leave(m: Machine, s: State, seat: int, reason: str) -> None:
    """Remove a seat from the game at any time: its cards go out of play and its executions end (4e base p. 30).

    Cards stay only in a zone whose kind says that it does not leave with the player.

    The rest of a running action goes on by the locked list. The last side left wins.
    """
    m.event(s, Left(seat, reason))
    s.out = (*s.out, seat)
    again = m.switches["leaving-specials"] == "available-again"
    for zone in m.zones.leaving(seat):
        for card in s.zones[zone]:
            special = m.catalogue.is_special(card)
            target = m.zones.specials_out_of_play if special else m.zones.out_of_play
            if special and again:
                target = m.stock[card]
            see = sight.knowing(m, s, card)
            s.zones[target] = (card, *s.zones[target])
            s.where[card] = target
            sight.remember(m, s, card, see)
            if m.trace is not None:
                value = 0 if special else m.catalogue.age[card]
                verb = "make-available" if special and again else m.out_verb
                m.event(s, Moved(verb, seat, card, zone, target, see, value))
        s.zones[zone] = ()
        s.splays[zone] = 0
    alive = m.seats_from(s, 0)
    if len({m.setup.teams[each] for each in alive}) == 1:
        m.fact(s, facts.LAST_SIDE_LEFT(alive[0]))
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
    while s.frames[-1].program == KarmaFrame.program:  # the karmas to choose from are found again
        s.frames.pop()
    s.request = None
    s.frames[-1].answer = None
    for frame in s.frames:
        if frame.program in m.codes:
            _forget_gone(m, s, frame.vars)
            if frame.vars[DECIDER] == seat:
                frame.vars[DECIDER] = frame.seat


def _forget_gone(m: Machine, s: State, v: list[Any]) -> None:
    """Take cards that have left the game from those that an effect holds, and from where they lay before a karma."""
    about, held = v[HEARD_CARD], v[TO_MOVE]
    left = tuple([card for card in held if s.where[card] != m.zones.out_of_play])
    if about >= 0 and s.where[about] == m.zones.out_of_play:
        v[HEARD], v[HEARD_CARD], v[HEARD_FROM] = (), -1, ()
    elif v[HEARD_FROM] and left != held:
        of_deed = (about,) if about >= 0 else (*v[SET_ASIDE], *held)
        all_held = (*of_deed, *[card for card in held if card not in of_deed])
        stays = {*v[SET_ASIDE], *left, about}
        v[HEARD_FROM] = tuple([zone for card, zone in zip(all_held, v[HEARD_FROM], strict=True) if card in stays])
    v[TO_MOVE] = left


SYSTEM: dict[str, tuple[Handler, ...]] = {WinFrame.program: WinStep.handled(hear=_wins)}
"""the handlers of a win that waits for karmas to hear it"""
