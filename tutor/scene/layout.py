"""Text metrics, keys of places, and the arithmetic of rows, fans and splays."""

from collections.abc import Sequence
from itertools import accumulate, pairwise

from engine.lang.terms import Color
from engine.model.cards import slug
from engine.model.zones import BOX, JUNK
from engine.seat.view import PlayerView, TableView
from tutor.scene import fonts

Box = tuple[float, float, float, float]
"""x, y, width, height"""


text_width = fonts.text_width


def wrap(text: str, size: float, weight: int, width: float, lines: int) -> list[str]:
    """Break text at spaces and hyphens into at most ``lines`` lines; the last takes the rest."""
    parts: list[tuple[str, str]] = []  # (separator before a piece, piece)
    for word in text.split():
        head, dash, tail = word.partition("-")
        parts.extend([(" ", head + dash), ("", tail)] if dash and tail else [(" ", word)])
    rows: list[str] = []
    for glue, part in parts:
        joined = f"{rows[-1]}{glue}{part}" if rows else part
        if rows and (len(rows) >= lines or text_width(joined, size, weight) <= width):
            rows[-1] = joined
        else:
            rows.append(part)
    return rows or [""]


def player_key(seat: int) -> str:
    """Return the key of a player's whole area."""
    return f"player-{seat}"


def pile_key(seat: int, color: Color) -> str:
    """Return the key of one pile of a board: ``pile-<seat>-<red|yellow|...>``."""
    return f"pile-{seat}-{color.word}"


def open_key(seat: int) -> str:
    """Return the key of the name of a folded board, whose click opens or folds it: ``open-<seat>``."""
    return f"open-{seat}"


def opened_seat(key: str) -> int | None:
    """Return the seat whose folded board this key of ``open_key`` names, ``None`` for any other key."""
    head, _, seat = key.partition("-")
    return int(seat) if head == "open" and seat.isdigit() else None


def zone_key(word: str, seat: int = -1) -> str:
    """Return the key of a zone: ``hand-<seat>`` for a player's, ``junk`` or ``box`` for a common one."""
    return f"{word}-{seat}" if seat >= 0 else word


def deck_key(age: int, set_: str = "base") -> str:
    """Return the key of a deck: ``deck-<age>``, for a set other than the base ``deck-<set>-<age>``."""
    return f"deck-{age}" if set_ == "base" else f"deck-{set_}-{age}"


def decks_key(set_: str = "base") -> str:
    """Return the key of all decks of a set."""
    return DECKS_KEY if set_ == "base" else f"{DECKS_KEY}-{set_}"


def available_key(age: int) -> str:
    """Return the key of the place above a deck where the available achievement of its value lies or lay."""
    return f"{AVAILABLE_KEY}-{age}"


def special_key(name: str) -> str:
    """Return the key of a special achievement: ``special-empire``."""
    return f"special-{slug(name)}"


OUT_OF_PLAY_KEYS = (JUNK, BOX)
"""the keys of the zone of what is out of the game; a table has one of them"""
DECKS_KEY = "decks"
AVAILABLE_KEY = "available"
SPECIALS_KEY = "specials"
NOTE_KEY = "note"


def seats_from_top(players: int, viewer: int | None) -> list[int]:
    """Return the seats from top to bottom: the others in turn order after the viewer, the viewer last."""
    bottom = viewer if viewer is not None and 0 <= viewer < players else 0
    return [(bottom + 1 + i) % players for i in range(players)]


def team_letter(view: TableView, player: PlayerView) -> str:
    """Return the letter of a player's team in the order of play, ``A`` first; empty in a game without teams."""
    teams = tuple(dict.fromkeys(each.team for each in view.players))
    return "" if len(teams) == len(view.players) else "ABCDEFGHIJ"[teams.index(player.team)]


def sets_in_play(view: TableView) -> tuple[str, ...]:
    """Return the names of the sets that have decks, the base set first."""
    return tuple(dict.fromkeys(deck.set for deck in view.decks))


def row_of(values: Sequence[int], width: float, tile: float, gap: float, *, even: bool = False) -> list[float]:
    """Return the left edges of a row of tiles; too many overlap, those of equal value more (unless ``even``)."""
    if len(values) <= 1:
        return [0.0] * len(values)
    room = width - tile
    if (len(values) - 1) * (tile + gap) <= room:
        return [i * (tile + gap) for i in range(len(values))]
    same = [not even and a == b for a, b in pairwise(values)]
    near = 4.0
    far = (room - near * sum(same)) / max(1, len(same) - sum(same))
    if far < near:
        near = far = room / len(same)
    far = min(far, tile + gap)
    return list(accumulate((near if s else far for s in same), initial=0.0))
