"""What Figures in the Sand adds to a turn: "When" karmas have their place in what a Meld action sets off (p. 9)."""

from engine.model.state import State
from engine.run import after_meld, karma
from engine.run.machine import Machine


def _waits(m: Machine, s: State, seat: int, card: int) -> bool:
    return card in m.when_melded


WHEN_KARMA = after_meld.MeldRule(
    word="when-karma", place=after_meld.Place.WHEN_KARMA, applies=_waits, perform=karma.melded
)


def meld_rules() -> tuple[after_meld.MeldRule, ...]:
    """Return the karma that waits for the meld of its own card."""
    return (WHEN_KARMA,)
