"""The catalogue of cards for an edition and a choice of sets."""

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache

from engine.cards.base.facts import base_facts, base_specials
from engine.model.cards import CardCatalogue, ordinal

EDITIONS = (4, 3, 1)
"""The editions that can be played; the fourth is the default everywhere."""

SETS = ("base",)
"""The sets that can be played."""

SETS_TO_COME = ("echoes", "figures", "cities", "artifacts", "unseen")
"""The expansions of the game that are not there yet."""


class UnknownEditionError(ValueError):
    """There are no cards of this edition."""


class UnknownSetError(ValueError):
    """There is no such set, or not yet."""

    def __init__(self, message: str, name: str = "base", nearest: str = "") -> None:
        super().__init__(message)
        self.name = name
        self.nearest = nearest
        """the set spelt most like it; empty if none is, or if the set is one that is to come"""


def card_catalogue(edition: int, sets: Iterable[str] = ("base",)) -> CardCatalogue:
    """The cards of an edition and its sets. Asked twice for the same, it gives the very same object."""
    if edition not in EDITIONS:
        there_are = ", ".join(map(ordinal, EDITIONS))
        raise UnknownEditionError(f"no edition {edition!r}; there are: {there_are}")
    wanted = {sets} if isinstance(sets, str) else set(sets)
    for name in sorted(wanted - set(SETS), key=str):
        raise _no_set(name)
    if "base" not in wanted:
        raise UnknownSetError("a game needs the base set")
    return _catalogue(edition, tuple(name for name in SETS if name in wanted))


@cache
def _catalogue(edition: int, sets: tuple[str, ...]) -> CardCatalogue:
    return CardCatalogue.build(edition, sets, base_facts(edition), base_specials())


def _no_set(name: str) -> UnknownSetError:
    there_are = ", ".join(SETS)
    if name in SETS_TO_COME:
        return UnknownSetError(f"the {name} expansion is not there yet; so far there is: {there_are}", name)
    near = get_close_matches(name, SETS + SETS_TO_COME, n=1)
    hint = f"; did you mean {near[0]!r}?" if near else f"; there is: {there_are}"
    return UnknownSetError(f"no set {name!r}{hint}", name, *near)
