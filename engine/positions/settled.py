"""What a table between two actions cannot show, because the action before would have settled it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.positions.build import build
from engine.positions.naming import player_name
from engine.positions.position import Position
from engine.query.eligibility import achievement_count, achievements_needed
from engine.run.link import machine
from engine.text.messages import Phrase, phrase


def unsettled(position: Position) -> Iterator[tuple[int, str, Phrase]]:
    """Yield (seat, key of the player in a position, what is wrong).

    The game is over when one side is left or has enough achievements, at the latest when an action ends (4e base
    pp. 29-30). Whether a special achievement would be claimed by now is not asked: the course shows tables on which
    one is met and asks who gets it.
    """
    m = machine(position.setup())
    s = build(position, m)
    alive = m.seats_from(s, 0)
    if len({position.teams[seat] for seat in alive}) < 2:
        seat = s.out[-1] if s.out else 0
        yield seat, "left", phrase("position-one-side", player=player_name(position.players[seat].name))
        return
    need = achievements_needed(m, s)
    sides = set()
    for seat in alive:
        name = player_name(position.players[seat].name)
        have, team = achievement_count(m, s, seat), position.teams[seat]
        if have >= need and team not in sides:
            sides.add(team)
            kind = "position-team-won" if position.teams.count(team) > 1 else "position-won"
            yield seat, "achievements", phrase(kind, player=name, have=have, need=need)
