"""Museums: which Museum is under an Artifact, which are vacant, rotating both together (Ultimate p. 26-27)."""

from __future__ import annotations

from engine.cards.artifacts.rules import reasons
from engine.model.state import State
from engine.run import moves
from engine.run.machine import Machine, MoveRule

ROTATE = "rotate"
"""the verb: neither a meld nor a transfer"""


def museums_of(m: Machine, seat: int) -> int:
    """Return the zone of the Artifacts in a player's Museums."""
    return m.zones.of("museums", seat)


def supply(m: Machine) -> int:
    """Return the zone of the Museums that nobody has."""
    return m.zones.of("museum-supply")


def artifacts_in(m: Machine, s: State, seat: int) -> list[int]:
    """Return the Artifacts in a player's Museums."""
    return [card for card in s.zones[museums_of(m, seat)] if m.home[card] >= 0]


def museum_under(m: Machine, s: State, artifact: int) -> int:
    """Return the Museum on which an Artifact lies, or -1 if it lies on none."""
    cards = s.zones[s.where[artifact]]
    at = cards.index(artifact) + 1
    return cards[at] if at < len(cards) and m.home[cards[at]] < 0 else -1


def vacant(m: Machine, s: State, seat: int) -> list[int]:
    """Return the Museums of a player on which no Artifact lies."""
    cards = s.zones[museums_of(m, seat)]
    found = []
    for at, card in enumerate(cards):
        if m.home[card] < 0 and (at == 0 or m.home[cards[at - 1]] < 0):
            found.append(card)
    return found


def rotate(m: Machine, s: State, seat: int, artifact: int, museum: int) -> None:
    """Rotate an Artifact and the Museum under it to a player (Ultimate p. 26)."""
    target = museums_of(m, seat)
    moves.move(m, s, ROTATE, seat, museum, target)
    moves.move(m, s, ROTATE, seat, artifact, target)


def after_move(m: Machine, s: State, verb: str, seat: int, card: int, source: int, target: int) -> None:
    """Put a Museum back into the supply whose Artifact has left it other than by rotating (Ultimate p. 27)."""
    if verb == ROTATE or m.home[card] < 0:
        return
    for museum in vacant(m, s, m.zones.owner[source]):
        if m.explaining:
            rule = "museum-check" if verb == "return" else "museum-meld"
            m.fact(s, reasons.MUSEUM_VACANT(m.zones.owner[source], rule=rule, cards=(museum,)))
        moves.move(m, s, ROTATE, seat, museum, supply(m))
        s.zones[supply(m)] = tuple(sorted(s.zones[supply(m)]))


RULE = MoveRule(act=after_move, leaving="museums")
