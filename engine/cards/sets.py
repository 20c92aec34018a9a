"""The sets of cards that can be played: each is one folder and one registration.

A registration holds plain values only. What needs the folder's modules is imported when it is first asked for, so a
game imports the sets it is played with and no other.
"""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING

from engine import editions
from engine.editions import Switch
from engine.lang.nodes import Program
from engine.model.cards import CardFacts, Special
from engine.model.zones import BASE as BASE_ZONES
from engine.model.zones import MOST_PLAYERS, ZoneKind

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

BASE = "base"
"""the set that every game is played with"""


class CardFileError(ValueError):
    """A card file that does not fit the card's facts."""


class RegistrationError(ValueError):
    """A set cannot be registered beside those that are."""


class UnknownSetError(ValueError):
    """There is no such set; or the base set is not among those of a game."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    @cached_property
    def nearest(self) -> str:
        """The set spelt most like it; empty if none is."""
        return next(iter(difflib.get_close_matches(self.name, _REGISTERED, n=1)), "") if self.name != BASE else ""

    def __str__(self) -> str:
        if self.name == BASE:
            return "a game needs the base set"
        there_are = ", ".join(_REGISTERED)
        hint = f"; did you mean {self.nearest!r}?" if self.nearest else f"; there is: {there_are}"
        return f"no set {self.name!r}{hint}"


@dataclass(frozen=True, kw_only=True, eq=False)
class CardSet:
    """One set of cards: a folder with its facts, programs and texts, and what it adds to the game.

    The folder holds ``facts.py`` with a function ``cards(edition)``, one module a programmed card, and, if the set has
    them, ``specials.py`` with a function ``specials(edition)``, a folder ``locales`` and a module of rules. Two sets
    are equal only if they are the same object.
    """

    name: str
    """``"base"``: how setups, positions and saves call it"""
    letter: str
    """before the numbers of its cards: ``"B"``"""
    ids: range
    """the ids that its cards and special achievements may have; no other set uses them"""
    package: str
    """the dotted name of its folder: ``"engine.cards.base"``"""
    switches: tuple[Switch, ...] = ()
    """readings of its rules, offered beside those of the base game; their words are in its locales"""
    rules: str = ""
    """the name of the folder's module with the functions of its rules; empty if it has none"""
    zones: tuple[ZoneKind, ...] = ()
    """the kinds of zone that it brings beside the base ones; their words are in its locales"""
    zones_of_others: tuple[str, ...] = ()
    """the words of kinds of zone that another registered set brings and that a game with this set alone has, too, as
    a card of this set can put cards there"""
    switches_of_others: tuple[str, ...] = ()
    """the ids of switches of another set that cards of this set ask, too"""
    left_out: tuple[str, ...] = ()
    """the keys of cards that no game is dealt, as their effects cannot be carried out; it is told at setup"""
    most_players: int = 0
    """the most players with this set, if it allows more than the one that every set adds"""

    _printed: dict[int, tuple[CardFacts, ...]] = field(default_factory=dict, init=False, repr=False)
    """its cards by the editions asked for so far: reading them takes milliseconds, and every new game asks"""

    def cards(self, edition: int) -> tuple[CardFacts, ...]:
        """Return its cards as an edition prints them, by rising id; none if the edition does not have the set."""
        found = self._printed.get(edition)
        if found is None:
            found = self._printed[edition] = self._module("facts").cards(edition)
        return found

    def specials(self, edition: int) -> tuple[Special, ...]:
        """Return its special achievements, Museums and Decrees in an edition, by rising id."""
        if not self._has("specials"):
            return ()
        found: tuple[Special, ...] = self._module("specials").specials(edition)
        return found

    @cached_property
    def programs(self) -> Mapping[str, Program]:
        """Its programs by English title: of every module of the folder with a ``CARD``.

        Raises:
            CardFileError: two programs for one card.
        """
        import pkgutil

        package = import_module(self.package)
        found: dict[str, Program] = {}
        for info in pkgutil.iter_modules(package.__path__):
            program = getattr(import_module(f"{self.package}.{info.name}"), "CARD", None)
            if isinstance(program, Program):
                if program.title in found:
                    msg = f"{info.name}.py: a second program for {program.title!r}"
                    raise CardFileError(msg)
                found[program.title] = program
        return MappingProxyType(found)

    def rule(self, name: str) -> object:
        """Return a function of its module of rules, or ``None`` if the set has no such rule."""
        return getattr(self._module(self.rules), name, None) if self.rules else None

    def load_rules(self) -> None:
        """Import its module of rules, so that the facts that it declares are known."""
        if self.rules:
            self._module(self.rules)

    @cached_property
    def locales(self) -> Traversable | None:
        """The folder with a folder of messages for each language, or ``None``."""
        from importlib.resources import files  # much is imported with it, and only texts need it

        folder = files(self.package) / "locales"
        return folder if folder.is_dir() else None

    def _has(self, module: str) -> bool:
        return find_spec(f"{self.package}.{module}") is not None

    def _module(self, name: str) -> ModuleType:
        return import_module(f"{self.package}.{name}")


_REGISTERED: dict[str, CardSet] = {}


def register(card_set: CardSet) -> CardSet:
    """Let a set be played. Sets are dealt, listed and shown in the order in which they were registered.

    Raises:
        RegistrationError: name, letter, ids, a zone or a switch belong to a registered set already.
    """
    for other in _REGISTERED.values():
        taken = ""
        if card_set.name == other.name:
            taken = "name"
        elif card_set.letter == other.letter:
            taken = f"letter {card_set.letter!r}"
        elif max(card_set.ids.start, other.ids.start) < min(card_set.ids.stop, other.ids.stop):
            taken = f"ids {card_set.ids.start} to {card_set.ids.stop - 1}"
        if taken:
            msg = f"the set {card_set.name!r} has the {taken} of {other.name!r} in {other.package}"
            raise RegistrationError(msg)
    words = {kind.word for kind in zone_kinds(_REGISTERED)}
    for kind in card_set.zones:
        if kind.word in words:
            msg = f"the set {card_set.name!r} has a zone {kind.word!r}, which there is already"
            raise RegistrationError(msg)
    for switch in card_set.switches:
        if switch.id in editions.SWITCHES:
            msg = f"the set {card_set.name!r} has a switch {switch.id!r}, which there is already"
            raise RegistrationError(msg)
    editions.add_switches(card_set.switches)
    _REGISTERED[card_set.name] = card_set
    return card_set


def unregister(card_set: CardSet) -> None:
    """Remove a set: one of a test, or one that a notebook defines again. Games with it cannot go on.

    Raises:
        RegistrationError: the set is not registered.
    """
    if _REGISTERED.get(card_set.name) is not card_set:
        msg = f"the set {card_set.name!r} is not registered"
        raise RegistrationError(msg)
    del _REGISTERED[card_set.name]
    editions.remove_switches(card_set.switches)


def silent_switches(names: Iterable[str]) -> frozenset[str]:
    """Return the ids of the switches that no rule and no card of some sets asks: other registered sets bring them."""
    there = {*names}
    found = {switch.id for each in _REGISTERED.values() if each.name not in there for switch in each.switches}
    asked = {id_ for each in _REGISTERED.values() if each.name in there for id_ in each.switches_of_others}
    return frozenset(found - asked)


def registered() -> tuple[CardSet, ...]:
    """Return all sets that can be played, the base set first."""
    return tuple(_REGISTERED.values())


def set_names() -> tuple[str, ...]:
    """Return the names of all sets that can be played, the base set first."""
    return tuple(_REGISTERED)


def card_set(name: str) -> CardSet:
    """Return a set by its name.

    Raises:
        UnknownSetError: there is no such set, or not yet.
    """
    found = _REGISTERED.get(name)
    if found is None:
        raise UnknownSetError(name)
    return found


def card_sets(names: Iterable[str]) -> tuple[CardSet, ...]:
    """Return the sets of a game in their order, each once.

    Raises:
        UnknownSetError: there is no such set, or not yet; or the base set is not among them.
    """
    wanted = {names} if isinstance(names, str) else set(names)
    for name in sorted(wanted - _REGISTERED.keys(), key=str):
        raise UnknownSetError(name)
    if BASE not in wanted:
        raise UnknownSetError(BASE)
    return tuple(each for name, each in _REGISTERED.items() if name in wanted)


def zone_kinds(names: Iterable[str], switches: Mapping[str, str] | None = None) -> tuple[ZoneKind, ...]:
    """Return the kinds of zone of a game with some sets; a set that is not registered brings none.

    Without switches also those that a game has only with some of them.
    """
    there = [_REGISTERED[name] for name in names if name in _REGISTERED]
    kinds = (*BASE_ZONES, *(kind for each in there for kind in each.zones))
    if any(each.zones_of_others for each in there):
        wanted = {word for each in there for word in each.zones_of_others}.difference(kind.word for kind in kinds)
        kinds += tuple(kind for each in _REGISTERED.values() for kind in each.zones if kind.word in wanted)
    return kinds if switches is None else tuple(kind for kind in kinds if kind.is_in(switches))


def most_players(names: Iterable[str], switches: Mapping[str, str] | None = None) -> int:
    """Return how many players a game with some sets can have: those of the base set, and one more for each other set.

    Ultimate p. 18. A set that allows more by itself does; at least two play. The choices of a game, by the ids of its
    switches, decide about the base set; without them it is the most that any edition's base set allows.
    """
    known = {name: _REGISTERED[name].most_players for name in (BASE, *names) if name in _REGISTERED}
    if switches is not None and BASE in known:
        known[BASE] = int(switches["most-players"])
    raised = known[BASE] + len(known) - 1 if BASE in known else 0
    return min(MOST_PLAYERS, max(raised, *known.values(), 0) if known else MOST_PLAYERS)


def teams_fit(teams: Sequence[int], switches: Mapping[str, str]) -> bool:
    """Return whether players can be in these teams, given by seat, by the choices of a game; alone they always can."""
    of_each = sorted(Counter(teams).values())
    return len(of_each) > 1 and (of_each[-1] == 1 or of_each == [2, 2] or switches["team-formation"] == "any")
