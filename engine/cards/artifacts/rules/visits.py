"""On which boards the cards have been that ask for it (Dancing Girl): noted while an action runs."""

from __future__ import annotations

from functools import cache

from engine.cards.artifacts import SET
from engine.lang.nodes import BeenOnEveryBoard, BeganOnYourBoard
from engine.lang.nodes.families import inside
from engine.model.frames import ActionFrame, Visit
from engine.model.state import State
from engine.query.running import running_action
from engine.run.machine import Machine, MoveRule

VISITS = ActionFrame.VISITS


@cache
def asking() -> frozenset[int]:
    """Return the ids of the cards that ask on which boards they have been."""
    of_title = {card.title: card.id for card in SET.cards(4)}
    return frozenset(
        of_title[title]
        for title, program in SET.programs.items()
        if any(
            isinstance(each, BeenOnEveryBoard | BeganOnYourBoard)
            for printing in program.printings
            for each in inside(printing.effects)
        )
    )


def rule() -> MoveRule:
    """Return that moves of such cards from or to a board are noted."""
    return MoveRule(act=_note, cards=asking())


def _note(m: Machine, s: State, verb: str, seat: int, card: int, source: int, target: int) -> None:
    boards, owner = m.zones.is_board, m.zones.owner
    if boards[source] or boards[target]:
        action = running_action(s)
        if action is not None:
            visit = Visit(card, owner[source] if boards[source] else -1, owner[target] if boards[target] else -1)
            action.vars[VISITS] = (*action.vars[VISITS], visit)
