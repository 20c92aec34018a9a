"""From flat code to running programs: links a program when it is first executed, and builds machines for games."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from engine.cards.library import Codes, codes, codes_with_printings
from engine.cards.sets import CardSet, card_sets
from engine.lang.lower import Code
from engine.model.state import Setup
from engine.query.context import Context
from engine.query.evaluate import Evaluator
from engine.run import achievements, endings, karma, parley, set_rules, setup, turn
from engine.run.machine import Handler, Machine, Tables
from engine.run.verbs import OPERATIONS, self_execute
from engine.trace.recorder import Level

SYSTEM = {
    **setup.SYSTEM,
    **turn.SYSTEM,
    **parley.SYSTEM,
    **self_execute.SYSTEM,
    **karma.SYSTEM,
    **endings.SYSTEM,
}
"""the handlers of the programs that are no card's"""
SHAPES = 96
"""how many shapes of game keep their tables, each less than a megabyte; a wrong answer in a lesson tries every open
reading of its game, one shape each, and one in the next task then tries them again"""


def machine(setup_: Setup, level: Level = Level.OFF) -> Machine:
    """Return a machine for a game, with a trace of its own; it shares its tables with all games of its shape."""
    there = card_sets(setup_.sets)
    shape = tables(setup_.edition, setup_.sets, len(setup_.players), setup_.teams, setup_.switches, there)
    return Machine(shape, setup_, level)


@lru_cache(maxsize=SHAPES)
def tables(
    edition: int,
    sets: tuple[str, ...],
    players: int,
    teams: tuple[int, ...],
    switches: tuple[tuple[str, str], ...],
    _registered: tuple[CardSet, ...],
) -> Tables:
    """Return what all games of a shape share: of their setups only names and seed may differ.

    The sets are named, and given as they are registered now: another one may come to have the name.
    """
    return _tables(Setup(edition, sets, ("",) * players, teams, switches), codes(edition, sets))


def machine_with_printings(setup_: Setup, cards: Collection[int], other: int, level: Level = Level.OFF) -> Machine:
    """Return a machine for a game in which some cards print what they do in another edition: a game to compare with."""
    return Machine(_tables(setup_, codes_with_printings(setup_.edition, setup_.sets, cards, other)), setup_, level)


def _tables(setup_: Setup, codes_: Codes) -> Tables:
    return Tables(
        setup_,
        codes_,
        {**SYSTEM, **set_rules.programs(setup_.sets)},
        link,
        achievements.check_at_once,
        actions=set_rules.actions(setup_.sets),
        draw_rules=set_rules.draw_rules(setup_.sets),
        meld_rules=set_rules.meld_rules(setup_.sets),
        after_splay=set_rules.after_splay(setup_.sets),
        move_rules=set_rules.move_rules(setup_.sets),
        turn_begins=set_rules.turn_begins(setup_.sets),
        after_achieve=set_rules.after_achieve(setup_.sets),
        action_ends=set_rules.action_ends(setup_.sets),
        foretell_end=set_rules.foretell_end(setup_.sets),
    )


def link(code: Code, context: Context) -> tuple[Handler, ...]:
    """Return the handlers of a program; they depend on the readings and teams of the game, and hold no state."""
    evaluator = Evaluator(code, context)
    return tuple(OPERATIONS[ins.op](ins, at, evaluator) for at, ins in enumerate(code.body))
