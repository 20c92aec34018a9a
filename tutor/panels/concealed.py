"""What the app conceals, and from whom: one value, from which every panel and the table derive what they may show."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import Enum

from engine.seat.view import TableView

TOTALS = ("icons", "points", "turn")
"""names of what can be concealed in addition: icon totals, points, whose turn it is"""


class Audience(Enum):
    """Who looks at the app."""

    PLAYER = "player"
    CLASS = "class"
    """a class to which the answer was revealed"""
    CURTAIN = "curtain"
    """a class from which answers are concealed until a teacher reveals them"""


@dataclass(frozen=True, slots=True)
class Concealed:
    """What is concealed. A lesson gives it to ``App.conceal``; the app itself sets the ``audience``.

    Raises ``ValueError`` for ``totals`` that are not in ``TOTALS``.
    """

    outcome: bool = False
    """a prediction is pending: verdicts, previews, reasons and options, because it may be about any of them"""
    again: bool = False
    """whether the pending prediction was wrong, so that it may be made again or left"""
    previews: bool = False
    """what each action would bring, because a lesson asks about it"""
    totals: Collection[str] = frozenset()
    """names from ``TOTALS`` that a pending or coming question asks about"""
    question_ahead: bool = False
    """a lesson's next question is about this table: options and previews, until it is asked"""
    audience: Audience = Audience.PLAYER

    def __post_init__(self) -> None:
        if unknown := sorted(set(self.totals) - set(TOTALS)):
            msg = f"no {', '.join(unknown)} to conceal; there are {', '.join(TOTALS)}"
            raise ValueError(msg)
        object.__setattr__(self, "totals", frozenset(self.totals))

    @property
    def answers(self) -> bool:
        """Whether everything that gives an answer away is concealed, from a learner or from a class."""
        return self.outcome or self.audience is Audience.CURTAIN

    @property
    def offers(self) -> bool:
        """Whether options are shown and can be chosen."""
        return not (self.outcome or self.question_ahead)

    @property
    def shows_previews(self) -> bool:
        """Whether previews of actions are shown."""
        return not (self.answers or self.previews or self.question_ahead)

    @property
    def presenting(self) -> bool:
        """Whether the app is presented to a class."""
        return self.audience is not Audience.PLAYER

    @property
    def from_class(self) -> bool:
        """Whether only a class must not see the answers; who executes an effect is shown to it anyway."""
        return self.presenting and not self.outcome

    @property
    def notice(self) -> str:
        """Id of the message with what a lesson expects first; empty if the table may be used."""
        if self.outcome:
            return "notice-again" if self.again else "notice-guess"
        return "notice-next" if self.question_ahead else ""

    @property
    def hidden_totals(self) -> frozenset[str]:
        """The totals that are concealed now: only while a question is pending or ahead."""
        return frozenset() if self.offers else frozenset(self.totals)

    def table(self, view: TableView) -> TableView:
        """Return a table without the facts that a reader could derive an answer from."""
        return view if self.shows_previews else without_totals(view, self.hidden_totals)


def without_totals(view: TableView, totals: Collection[str] = ()) -> TableView:
    """Return a table without the facts that a reader can derive from it, because a lesson asks for them.

    It hides the deck of the next draw, what can be claimed, what is missing for it, and the ``totals`` (names from
    ``TOTALS``).
    """
    return replace(
        view,
        next_draw=None,
        achievements=tuple(replace(each, points_missing=None, top_missing=False) for each in view.achievements),
        specials=tuple(replace(each, progress=()) for each in view.specials),
        players=tuple(
            replace(
                player,
                icons=() if "icons" in totals else player.icons,
                points=None if "points" in totals else player.points,
                bonuses=() if "points" in totals else player.bonuses,
                by_karmas=() if "points" in totals else player.by_karmas,
            )
            for player in view.players
        ),
        actions=-1 if "turn" in totals else view.actions,
    )
