"""The catalogue of cards for an edition and a choice of sets."""

from collections.abc import Iterable
from functools import cache
from itertools import chain

from engine.cards.sets import BASE, CardSet, card_sets
from engine.model.cards import CardCatalogue, ordinal

EDITIONS = (4, 3, 1)
"""The editions that can be played; the fourth is the default everywhere."""


class UnknownEditionError(ValueError):
    """There are no cards of this edition."""


class CardIdError(ValueError):
    """A set gives a card an id that belongs to another set."""


def card_catalogue(edition: int, sets: Iterable[str] = (BASE,)) -> CardCatalogue:
    """Return the cards of an edition and its sets. Asked twice for the same, it gives the very same object.

    Raises:
        UnknownEditionError, UnknownSetError: there is none such.
        ValueError: the cards of the sets cannot be in one game.
    """
    if edition not in EDITIONS:
        there_are = ", ".join(map(ordinal, EDITIONS))
        raise UnknownEditionError(f"no edition {edition!r}; there are: {there_are}")
    return _catalogue(edition, card_sets(sets))


@cache
def _catalogue(edition: int, sets: tuple[CardSet, ...]) -> CardCatalogue:
    for each in sets:
        named = [(card.id, card.title) for card in each.cards(edition)]
        named += [(special.id, special.title) for special in each.specials(edition)]
        for number, title in named:
            if number not in each.ids:
                ids = f"{each.ids.start} to {each.ids.stop - 1}"
                raise CardIdError(f"{title!r} has id {number}; those of the set {each.name!r} are {ids}")
    cards = chain.from_iterable(each.cards(edition) for each in sets)
    specials = chain.from_iterable(each.specials(edition) for each in sets)
    left_out = frozenset(key for each in sets for key in each.left_out)
    return CardCatalogue.build(edition, tuple(each.name for each in sets), cards, specials, left_out=left_out)
