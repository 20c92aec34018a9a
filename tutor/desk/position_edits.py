"""Changing a position by hand: pure functions, each of which gives another position or says what is wrong with it.

A change is made in the shape of the file and read again, so whatever a position must be is checked in one place
(``engine.positions``): a card is in one place, a splay has two cards, and so on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import yaml

from engine.game import Game
from engine.lang.terms import Color, Splay
from engine.model.state import State
from engine.positions import Position, PositionError, Problem, dump, loads
from engine.positions.naming import card_name, quoted
from engine.positions.position import Bilingual
from engine.positions.read import SCHEMA
from engine.positions.write import Plain, plain
from engine.run.link import machine
from engine.run.machine import Machine
from engine.text.messages import Phrase, phrase

OWN_PLACES = ("board", "board-bottom", "hand", "score", "achievements")
"""places of a player"""
COMMON_PLACES = ("deck", "deck-bottom", "available", "junk")
"""places in the middle of the table"""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card can be put. On a board it lies in the pile of its own colour, in the decks in that of its value."""

    what: str
    """one of ``OWN_PLACES`` or ``COMMON_PLACES``"""
    seat: int = -1


def places(players: int) -> tuple[Spot, ...]:
    """Return every place that a card can be put in."""
    own = tuple(Spot(what, seat) for seat in range(players) for what in OWN_PLACES)
    return (*own, *(Spot(what) for what in COMMON_PLACES))


def as_position(table: Game | State, like: Position | None = None) -> Position:
    """Return a table as a position; names and title of ``like`` stay in both languages.

    Raises:
        PositionError: the table is in the middle of an action, or the game is over.
    """
    return _read(_plain(table, like))


def text(table: Game | State, like: Position | None = None) -> str:
    """Return a table as YAML that loads back as the same table, with the names and title of ``like``.

    Raises:
        PositionError: the table is in the middle of an action, or the game is over.
    """
    short = yaml.safe_load(dump(table))
    return _write(_with_words(short, like))


def moved(position: Position, card: int, place: Spot) -> Position:
    """Return the position with a card moved to another place; what lay under it stays, and so does all else.

    A pile of fewer than two cards is no longer splayed.

    Raises:
        PositionError: it cannot lie there.
    """
    data, m = _open(position)
    key = m.catalogue.title[card]
    special = any(each.id == card for each in m.catalogue.specials)
    _take(data, key)
    player = data["players"][place.seat] if place.seat >= 0 else {}
    if special and place.what in ("board", "board-bottom", "hand", "score", "deck", "deck-bottom"):
        raise _fault(phrase("position-special-elsewhere", card=card_name(m.catalogue, card)))
    match place.what:
        case "board" | "board-bottom":
            color = Color(m.catalogue.color[card]).name.lower()
            board = player.setdefault("board", {})
            pile = board.setdefault(color, [])
            cards = pile["cards"] if isinstance(pile, dict) else pile
            cards.insert(0 if place.what == "board" else len(cards), key)
        case "hand" | "score" | "achievements":
            player.setdefault(place.what, []).append(key)
        case "deck" | "deck-bottom":
            deck = data["decks"][m.catalogue.age[card]]["exactly"]
            deck.insert(0 if place.what == "deck" else len(deck), key)
        case "available":
            data.setdefault("specials" if special else "achievements", []).append(key)
        case "junk":
            data.setdefault("junk", []).append(key)
        case _:
            raise _fault(phrase("position-no-place", found=quoted(place.what)))
    return _read(data)


def splayed(position: Position, seat: int, color: Color, splay: Splay) -> Position:
    """Return the position with a pile splayed another way.

    Raises:
        PositionError: the pile has fewer than two cards, or the edition has no such splay.
    """
    data, _ = _open(position)
    board = data["players"][seat].setdefault("board", {})
    name = color.name.lower()
    pile = board.get(name, [])
    cards = pile["cards"] if isinstance(pile, dict) else pile
    if splay == Splay.NONE:
        board[name] = cards
    else:
        board[name] = {"cards": cards, "splay": splay.name.lower()}
    return _read(data)


def turned(position: Position, seat: int, action: int) -> Position:
    """Return the position with another player about to take an action, from 1.

    Raises:
        PositionError: that player has left the game, or a turn has no such action.
    """
    data, _ = _open(position)
    turn = data.setdefault("turn", {})
    turn["player"], turn["action"] = seat + 1, action
    turn.pop("tally", None)
    return _read(data)


# --- in the shape of the file -------------------------------------------------------------------------------


def _open(position: Position) -> tuple[Plain, Machine]:
    game = position.game()
    return _plain(game, position), machine(position.setup())


def _plain(table: Game | State, like: Position | None) -> Plain:
    return _with_words({"schema": SCHEMA, **plain(table, full=True)}, like)


def _with_words(data: Plain, like: Position | None) -> Plain:
    """Return the file's shape with the title and the players' names in both languages, where they are the same."""
    if like is None:
        return data
    for written, player in zip(data["players"], like.players, strict=False):
        if written["name"] == player.name.en:
            written["name"] = _words(player.name)
    return {"schema": data.pop("schema", SCHEMA), "title": _words(like.title), **data}


def _words(words: Bilingual) -> Any:
    return {"en": words.en, "uk": words.uk} if words.uk else words.en


def _take(data: Plain, key: str) -> None:
    """Take a card from wherever it is named."""
    for player in data["players"]:
        board = player.get("board", {})
        for color, pile in list(board.items()):
            cards = pile["cards"] if isinstance(pile, dict) else pile
            if key in cards:
                cards.remove(key)
                if isinstance(pile, dict) and len(cards) < 2:
                    board[color] = cards
        for what in ("hand", "score", "achievements"):
            if key in player.get(what, ()):
                player[what].remove(key)
    for deck in data.get("decks", {}).values():
        if key in deck["exactly"]:
            deck["exactly"].remove(key)
    for what in ("achievements", "specials", "junk"):
        if key in data.get(what, ()):
            data[what].remove(key)
    data.get("known", {}).pop(key, None)  # who could tell it there need not tell it here


def _read(data: Plain) -> Position:
    return loads(_write(data), "position")


def _write(data: Plain) -> str:
    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, default_flow_style=None, width=110)


def _fault(said: Phrase) -> PositionError:
    return PositionError([Problem("position", 0, 0, said)])
