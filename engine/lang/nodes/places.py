"""Players and zones, as a card names them.

The executing player is ``YOU``, the default; in a demand the player who demands is ``ME`` (4e base p. 21).
"""

from __future__ import annotations

from enum import Enum, StrEnum

from engine.lang.nodes.families import Node, node


class Who(Enum):
    """Players as a card names them."""

    YOU = "you"
    """the executing player (in a demand: the vulnerable opponent)"""
    ME = "me"
    """who demands"""
    OPPONENTS = "opponents"
    """all of your opponents together: teammates are none (4e base p. 31)"""
    OTHERS = "others"
    """all other players, teammates included"""
    EVERYONE = "everyone"
    LEFT_NEIGHBOR = "left-neighbor"
    """the player on your left, who is next clockwise"""
    RIGHT_NEIGHBOR = "right-neighbor"
    """the player on your right"""


@node
class Player(Node):
    """A player whom an earlier choice put under a name: ``them = player("them")``."""

    name: str


Owner = Who | Player


class Zone(StrEnum):
    """Where cards lie: the word of a kind of zone (``model.zones``), or of a part of one, or of several together."""

    HAND = "hand"
    SCORE = "score"
    BOARD = "board"
    """every card of a board, covered ones too"""
    TOPS = "tops"
    """the top cards of a board"""
    BOTTOMS = "bottoms"
    """the bottom cards of a board"""
    ENDS = "ends"
    """the top and the bottom cards of a board"""
    VISIBLE = "visible"
    """the cards of a board of which anything is seen: all of a splayed colour, else its top card"""
    HAND_AND_SCORE = "hand-and-score"
    """both together, as one place"""
    ALL_BUT_ACHIEVEMENTS = "all-but-achievements"
    """hand, score pile and board together: all of a player's cards but the achievements"""
    ACHIEVEMENTS = "achievements"
    """claimed ones"""
    AVAILABLE_ACHIEVEMENTS = "available"
    """available standard achievements; nobody owns them"""
    AVAILABLE_SPECIALS = "specials"
    """available special achievements; nobody owns them"""
    AVAILABLE_OF_ANY_KIND = "available-of-any-kind"
    """both together, as one place (Ultimate p. 12, Available Achievement)"""
    JUNK = "junk"
    JUNKED_SPECIALS = "junked-specials"
    DECK_TOPS = "deck-tops"
    """the next card of every deck, not seen by anybody; nobody owns them"""


@node
class Place(Node):
    """A zone of some player; unowned zones ignore the owner."""

    zone: str
    """a :class:`Zone`, or the word of a kind of zone that a set brings"""
    of: Owner = Who.YOU
