"""Edits of a position: pure functions that return another position or raise an error that says what is wrong.

An edit changes the plain data of a position file, which is then read again, so all rules for positions are checked in
one place (``engine.positions``): a card is in one place, a splay has two cards, and so on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import yaml

from engine.cards.facts import card_catalogue
from engine.editions import SWITCHES
from engine.game import Game
from engine.lang.terms import Color, Splay
from engine.model.state import State
from engine.model.zones import ACHIEVEMENTS, AVAILABLE, BOARD, DECK, SPECIALS, Owner, Parts, ZoneKind, Zones
from engine.positions import Position, PositionError, Problem, dump, loads
from engine.positions.carry import Original, Setting
from engine.positions.expect import zone_keys
from engine.positions.naming import card_name, quoted
from engine.positions.position import Bilingual
from engine.positions.read import SCHEMA
from engine.positions.write import Plain, plain
from engine.query import sight
from engine.run.link import machine
from engine.run.machine import Machine
from engine.seat.view import TableView
from engine.text.messages import Phrase, phrase
from tutor.scene.layout import AVAILABLE_KEY, DECKS_KEY, deck_key, pile_key, player_key, zone_key

_ACHIEVEMENTS = "achievements"
"""the key of the available achievements in a position's file"""


@dataclass(frozen=True, slots=True)
class CardPlace:
    """A place for a card. On a board it is in the pile of the card's colour, among the decks in that of its value."""

    word: str
    """the kind of zone"""
    seat: int = -1
    bottom: bool = False
    """at the bottom of the pile or deck instead of its top"""

    @property
    def what(self) -> str:
        """The place without its owner: ``hand``, ``board``, ``board-bottom``."""
        return f"{self.word}-bottom" if self.bottom else self.word


def places(zones: Zones) -> tuple[CardPlace, ...]:
    """Return every place to which a card can be moved; a pile or deck has two, its top and its bottom.

    Special achievements can be moved to the available achievements and to the junk, which position files list together.
    """
    own = [kind for kind in zones.kinds if kind.owner is Owner.EACH_PLAYER]
    common = [kind for kind in zones.kinds if kind.owner is Owner.COMMON and kind.cards]
    common.sort(key=lambda kind: (kind.parts is not Parts.BACKS, kind.word != AVAILABLE))
    found = [place for seat in range(zones.players) for kind in own for place in _places_of(kind, seat)]
    return (*found, *(place for kind in common for place in _places_of(kind, -1)))


def place_of(view: TableView, key: str) -> CardPlace | None:
    """Return the place to which a box of the table's picture belongs, a card or a zone; ``None``: to none."""
    for player in view.players:
        seat = player.seat
        if key == player_key(seat):
            return CardPlace(BOARD, seat)
        for pile in player.piles:
            if key == pile_key(seat, pile.color) or key in (card.key for card in pile.cards):
                return CardPlace(BOARD, seat)
        for zone in player.zones:
            if key == zone_key(zone.word, seat) or key in (card.key for card in zone.cards):
                return CardPlace(zone.word, seat)
    if key in (deck_key(deck.age, deck.set) for deck in view.decks) or key.startswith(DECKS_KEY):
        return CardPlace(DECK)
    if key == AVAILABLE_KEY or key in (each.card.key for each in view.achievements):
        return CardPlace(AVAILABLE)
    for zone in view.zones:
        if key == zone_key(zone.word) or key in (card.key for card in zone.cards):
            return CardPlace(zone.word)
    return None


def _places_of(kind: ZoneKind, seat: int) -> tuple[CardPlace, ...]:
    above = CardPlace(kind.word, seat)
    return (above,) if kind.parts is Parts.ONE else (above, CardPlace(kind.word, seat, bottom=True))


def as_position(table: Game | State, like: Position | None = None) -> Position:
    """Return a table as a position; names and title of ``like`` are kept in both languages.

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


def moved(position: Position, card: int, place: CardPlace) -> Position:
    """Return the position with a card moved to another place; all other cards stay.

    A pile of fewer than two cards is no longer splayed. There is one achievement of each value: where the card was an
    available one and goes elsewhere, the top card of its deck takes its place, if the deck has any; where it becomes
    an achievement, the available one of its value goes on top of its deck.

    Raises:
        PositionError: the card cannot be there.
    """
    data, m = _open(position)
    key = m.catalogue.title[card]
    special = m.catalogue.is_special(card)
    was_achievement = key in data.get(_ACHIEVEMENTS, ()) and not special
    at = data[_ACHIEVEMENTS].index(key) if was_achievement else 0
    _take(data, key, m.zones.kinds)
    becomes = place.word in (AVAILABLE, ACHIEVEMENTS)
    if was_achievement and not becomes and (deck := _deck(data, m, card)):
        data[_ACHIEVEMENTS].insert(at, deck.pop(0))
    elif becomes and not was_achievement and not special:
        age = m.catalogue.age[card]
        same = [each for each in data.get(_ACHIEVEMENTS, ()) if m.catalogue.age[m.catalogue.find(each)] == age]
        for each in same:
            data[_ACHIEVEMENTS].remove(each)
            _deck(data, m, card).insert(0, each)
    player = data["players"][place.seat] if place.seat >= 0 else {}
    if place not in places(m.zones):
        raise _fault(phrase("position-no-place", found=quoted(place.what)))
    kind = m.zones.kind(place.word)
    if special and kind.word == AVAILABLE:
        kind = m.zones.kind(SPECIALS)
    alike = (each for each in m.zones.kinds if (each.owner, each.position_key) == (kind.owner, kind.position_key))
    if not any(each.holds(special=special) for each in alike):
        raise _fault(phrase("position-special-elsewhere", card=card_name(m.catalogue, card)))
    match kind.parts:
        case Parts.COLORS:
            color = Color(m.catalogue.color[card]).word
            pile = player.setdefault(kind.word, {}).setdefault(color, [])
            cards = pile["cards"] if isinstance(pile, dict) else pile
            cards.insert(len(cards) if place.bottom else 0, key)
        case Parts.BACKS:
            deck = _deck(data, m, card)
            deck.insert(len(deck) if place.bottom else 0, key)
        case _:
            (player if place.seat >= 0 else data).setdefault(kind.position_key, []).append(key)
    return _read(data)


def splayed(position: Position, seat: int, color: Color, splay: Splay) -> Position:
    """Return the position with a pile splayed in another direction.

    Raises:
        PositionError: the pile has fewer than two cards, or the edition has no such splay.
    """
    data, _ = _open(position)
    board = data["players"][seat].setdefault("board", {})
    name = color.word
    pile = board.get(name, [])
    cards = pile["cards"] if isinstance(pile, dict) else pile
    if splay == Splay.NONE:
        board[name] = cards
    else:
        board[name] = {"cards": cards, "splay": splay.word}
    return _read(data)


def turned(position: Position, seat: int, action: int) -> Position:
    """Return the position with another player's turn; ``action`` counts from 1.

    Raises:
        PositionError: that player has left the game, or a turn has no such action.
    """
    data, _ = _open(position)
    turn = data.setdefault("turn", {})
    turn["player"], turn["action"] = seat + 1, action
    turn.pop("tally", None)
    turn.pop("drawn", None)
    return _read(data)


class Resettled(NamedTuple):
    """A position under other rules."""

    position: Position
    left_out: tuple[Problem, ...]
    """what cannot be there, and why"""


def under(position: Position, edition: int, switches: Mapping[str, str] | None = None) -> Resettled:
    """Return the position by another edition or with other readings; what cannot be there is left out.

    Raises:
        PositionError: the table cannot be there at all.
        WordedError: it has too many players for it.
    """
    data, _ = _open(position)
    words = dict(switches or {})
    chosen = {name: choice for name, choice in words.items() if choice != SWITCHES[name].default(edition)}
    (carried,) = Original(_write(data), "position").under(Setting.of(edition, chosen))
    read = _read(_plain(carried.game(), position))
    return Resettled(read, tuple(each.problem for each in carried.left_out))


def seated(position: Position, names: Sequence[Bilingual]) -> Position:
    """Return the position with these players; cards of a player who leaves go to the bottom of their decks.

    Teams and whose turn it is are reset if the number changes.

    Raises:
        PositionError: too few or too many players, or names that cannot be.
    """
    data, m = _open(position)
    players = data["players"]
    for gone in players[len(names) :]:
        keys = [
            key
            for pile in gone.get("board", {}).values()
            for key in (pile["cards"] if isinstance(pile, dict) else pile)
        ]
        for what in zone_keys(m.zones.kinds, Owner.EACH_PLAYER):
            keys += gone.get(what, ())
        for key in keys:
            card = m.catalogue.find(key)
            if not m.catalogue.is_special(card):
                _deck(data, m, card).append(key)
            elif "specials" in data:
                data["specials"].append(key)
            data.get("known", {}).pop(key, None)
    if len(names) != len(players):
        for key in ("teams", "turn", "known"):
            data.pop(key, None)
    data["players"] = [{**old, "name": _words(name)} for old, name in zip(players, names, strict=False)]
    data["players"] += [{"name": _words(name)} for name in names[len(players) :]]
    return _read(data)


def with_sets(position: Position, sets: Sequence[str]) -> Position:
    """Return the position with these sets of cards; cards of a set that goes leave the table.

    Raises:
        PositionError: there is no such set.
    """
    if tuple(sets) == tuple(position.sets):
        return position
    data, _ = _open(position)
    data["sets"] = list(sets)
    allowed = {card.key for card in card_catalogue(position.edition, tuple(sets)).facts.values()}
    _, old = _open(position)
    for card in old.catalogue.facts:
        if old.catalogue.key[card] not in allowed:
            _take(data, old.catalogue.title[card], old.zones.kinds)
    for name in old.setup.sets:
        if name not in sets:
            data.get("decks", {}).pop(name, None)
    if not set(old.setup.sets) <= set(sets) or len(sets) > len(old.setup.sets):
        data.pop(_ACHIEVEMENTS, None)
    return _read(data)


def teamed(position: Position, teams: Sequence[int]) -> Position:
    """Return the position with the players in these teams, by seat; each alone: without teams.

    Raises:
        PositionError: the edition has no such teams.
    """
    data, _ = _open(position)
    data.pop("teams", None)
    if len(set(teams)) < len(teams):
        data["teams"] = [team + 1 for team in teams]
    return _read(data)


# --- plain data -------------------------------------------------------------------------------


def _open(position: Position) -> tuple[Plain, Machine]:
    game = position.game()
    return _plain(game, position), machine(position.setup())


def _plain(table: Game | State, like: Position | None) -> Plain:
    return _with_words({"schema": SCHEMA, **plain(table, full=True)}, like)


def _with_words(data: Plain, like: Position | None) -> Plain:
    """Return the data with the title and names of ``like`` in both languages, where the names are equal."""
    if like is None:
        return data
    for written, player in zip(data["players"], like.players, strict=False):
        if written["name"] == player.name.en:
            written["name"] = _words(player.name)
    return {"schema": data.pop("schema", SCHEMA), "title": _words(like.title), **data}


def _words(words: Bilingual) -> Any:
    return {"en": words.en, "uk": words.uk} if words.uk else words.en


def _deck(data: Plain, m: Machine, card: int) -> list[str]:
    """Return the deck of a card, top card first."""
    set_, age = sight.back(m, card)
    decks = data["decks"] if set_ == "base" else data["decks"][set_]
    deck: list[str] = decks[age]["exactly"]
    return deck


def _take(data: Plain, key: str, kinds: Iterable[ZoneKind]) -> None:
    """Remove a card from its place."""
    for player in data["players"]:
        board = player.get("board", {})
        for color, pile in list(board.items()):
            cards = pile["cards"] if isinstance(pile, dict) else pile
            if key in cards:
                cards.remove(key)
                if isinstance(pile, dict) and len(cards) < 2:
                    board[color] = cards
        for what in zone_keys(kinds, Owner.EACH_PLAYER):
            if key in player.get(what, ()):
                player[what].remove(key)
    decks = list(data.get("decks", {}).values())
    while decks:
        deck = decks.pop()
        if "exactly" not in deck:  # the decks of a further set
            decks += deck.values()
        elif key in deck["exactly"]:
            deck["exactly"].remove(key)
    for what in zone_keys(kinds, Owner.COMMON):
        if key in data.get(what, ()):
            data[what].remove(key)
    data.get("known", {}).pop(key, None)  # another player may not know the card at its new place


def _read(data: Plain) -> Position:
    return loads(_write(data), "position")


def _write(data: Plain) -> str:
    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, default_flow_style=None, width=110)


def _fault(message: Phrase) -> PositionError:
    return PositionError([Problem("position", 0, 0, message)])
