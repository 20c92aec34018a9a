"""No action goes on without end: the counts and comparisons that find one that would, and its error.

An action has no more steps than its text, unless an effect is repeated, or a card or a sentence is executed within
another: the verbs that do so call :func:`again`. If the same table then comes again and no player has decided anything
in between, it will come for ever, because the next state depends only on the table and on the running programs. Two
bounds stop an action that changes something every time, or asks in between.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.model.frames import is_outer
from engine.model.state import State
from engine.run.errors import EndlessError

if TYPE_CHECKING:
    from engine.run.machine import Machine

ORDINARY = 100
"""repeats of one action before tables are compared: 10 were the most met in random games and on random boards"""
LONGEST = 5_000
"""repeats that one action may have; they take about a quarter of a second"""
WITHIN_ITSELF = 100
"""executions of one card that may wait for each other; executing another card is not bounded by it, so that a player
can leave a circle of cards"""


def again(m: Machine, s: State, card: int) -> None:
    """Count one repeat of a card's effect or sentence, or one execution within the running effect.

    Raises:
        EndlessError: the action would go on without end.
    """
    s.repeats += 1
    if s.repeats > ORDINARY:
        _look(m, s, card)


def _look(m: Machine, s: State, card: int) -> None:
    """Compare the table with an earlier one, and the repeats with both bounds.

    One earlier table is saved; after 1, 2, 4, 8 ... repeats the current one replaces it (Brent 1980).

    Raises:
        EndlessError: the table comes again, or a bound is passed.
    """
    n = s.repeats - ORDINARY
    earlier = m.moment if n > 1 else None
    if earlier is not None and earlier.comes_again(s):
        raise _endless(m, s, "same-table")
    if earlier is None or earlier.state is not s or n & (n - 1) == 0:
        m.moment = Moment(s)
    waiting = [frame for frame in s.frames if frame.program in m.codes and m.codes[frame.program].card == card]
    if len(waiting) > WITHIN_ITSELF:
        raise _endless(m, s, "within-itself", WITHIN_ITSELF)
    if s.repeats > LONGEST:
        raise _endless(m, s, "long", LONGEST)


class Moment:
    """A table and its stack of frames, to compare with later ones while no player decides anything."""

    def __init__(self, s: State) -> None:
        self.state = s
        self.table = _table(s)
        self.keys = [frame.key() for frame in s.frames]
        self.top = s.frames[-1]

    def comes_again(self, s: State) -> bool:
        """Return whether the running programs will come to this situation again, as they came from the earlier one.

        Either all is equal, or the frame that ran then now waits, and the frames above it repeat the ones that were on
        top then: the frames that they wait for were not reached, and never will be.
        """
        frames, keys = s.frames, self.keys
        grown = len(frames) - len(keys)
        lowest = sum(1 for frame in frames if is_outer(frame.program))
        if s is not self.state or grown < 0 or frames[-1].key() != keys[-1] or _table(s) != self.table:
            return False
        if not grown:
            return [frame.key() for frame in frames] == keys
        if frames[len(keys) - 1] is not self.top or grown > len(keys) - lowest:
            return False
        shown = [frame.key() for frame in (*frames[:lowest], *frames[-grown:])]
        return shown == keys[:lowest] + keys[-grown:]


def _table(s: State) -> tuple[Any, ...]:
    return (s.zones[:], s.splays[:], s.seen[:], s.out, s.rng)


def _endless(m: Machine, s: State, why: str, n: int = 0) -> EndlessError:
    """Return the error for an action that goes on without end, with the running card, effect and sentence."""
    said = {
        "same-table": "the same table comes again and again, and nobody has anything to decide",
        "within-itself": f"what it would execute is being executed already, more than {n} times within itself",
        "long": f"effects have been repeated or executed within others more than {n} times in this one action",
    }[why]
    frame = s.frames[-1]
    card, effect, sentence = m.place(frame.program, frame.pc)
    msg = (
        f"{m.catalogue.title[card]}, effect {effect + 1}, sentence {sentence + 1}, goes on without end: {said}; "
        "nothing was changed: choose another way, or take back more"
    )
    slots = {"effect": effect + 1, "sentence": sentence + 1, "n": n}
    return EndlessError(msg, f"endless-{why}", card=m.catalogue.key[card], **slots)
