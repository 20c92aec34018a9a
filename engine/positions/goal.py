"""The goal of a puzzle, as data: what the player whose turn it is shall reach, until when, and against whom."""

from __future__ import annotations

from typing import NamedTuple

from engine.lang.terms import Icon

KEYS = ("reach", "until", "against", "decks", "solutions", "only_line", "theme", "sees", "grade")
WISHES = ("win", "safe", "ahead", "claim", "achievements", "points", "icons", "others")
OTHERS = ("achievements", "points")
UNTIL = ("turn", "round")
AGAINST = ("every-answer", "some-answer")
DECKS = ("known", "unknown")
THEMES = ("achievement", "special", "end", "card", "points", "share", "defense")
SEES = ("two-actions", "choices", "share", "demand", "draw", "free-draw", "splay", "covered", "trap")
ICONS = tuple(icon.word for icon in Icon)
GRADES = range(1, 6)
MOST = 500
"""the greatest number in a wish: more than any points, icons or achievements"""


class Wish(NamedTuple):
    """One condition of a goal; all of them must hold together."""

    what: str
    """one of ``WISHES``; ``claim-age`` a standard achievement of a value; ``others-points`` and
    ``others-achievements`` what every other player may have at most"""
    of: int = -1
    """the special achievement, the value or the icon that it is about; -1: nothing"""
    number: int = 0
    """how many at least; of the others at most"""


class Goal(NamedTuple):
    """The goal of a puzzle for the player whose turn it is."""

    wishes: tuple[Wish, ...]
    until: str = "turn"
    """``turn``: they hold between two actions of this turn, or at its end; ``round``: when the player's next turn
    begins; the end of the game is always looked at"""
    against: str = "every-answer"
    """``every-answer``: whatever the others answer; ``some-answer``: if they answer as the player likes"""
    decks: str = "known"
    """``known``: the player knows every card that may be drawn; ``unknown``: not, and it works whatever is drawn"""
    solutions: int = 0
    """with how many answers to the first request the goal is reached for certain; 0: not said"""
    only_line: bool = False
    """whether afterwards, too, each of the player's decisions has only one right answer"""
    theme: str = "achievement"
    sees: tuple[str, ...] = ()
    """what one must see, of ``SEES``"""
    grade: int = 1
    """1 to 5, the hardest"""
