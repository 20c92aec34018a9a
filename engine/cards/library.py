"""From card files to flat code: finds the programs of a choice of sets and lowers each when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from engine.cards.facts import card_catalogue
from engine.cards.sets import CardFileError, CardSet, card_sets
from engine.lang.lower import Code, asked_for, excerpt, lower
from engine.lang.nodes import Printing, Program, SelfExecute
from engine.lang.terms import EffectKind
from engine.model.cards import CardCatalogue, CardFacts, slug
from engine.model.frames import named_slot


class Codes(Mapping[str, Code]):
    """The flat code of the effects of an edition's cards, by program id; a card is lowered when first asked for.

    A program id is ``"writing/0"``, card key and effect index, or ``"writing/0:1"`` for one sentence of that effect.
    Only whole effects are iterated over, which lowers all of them.

    Raises:
        CardFileError: there is a program for a card that does not exist; or, when a card is lowered, its effects are of
            other kinds than printed.
    """

    def __init__(self, cards: CardCatalogue, programs_: Mapping[str, Program]) -> None:
        facts = {card.key: card for card in cards.cards}
        effects = {title: program.effects(cards.edition) for title, program in programs_.items()}
        titles = {slug(title): title for title, found in effects.items() if found}
        programmed = {key: effects[title] for key, title in titles.items()}
        unknown = sorted(programmed.keys() - facts.keys())
        if unknown:
            msg = f"no card {titles[unknown[0]]!r} in the {cards.name}"
            raise CardFileError(msg)
        self.cards = cards
        self._effects = {facts[key].id: found for key, found in programmed.items()}
        self.programmed = frozenset(self._effects)
        """ids of the cards that have a program"""
        acting = {special.id: special for special in cards.specials if special.effect is not None}
        self._effects |= {id_: (special.effect,) for id_, special in acting.items() if special.effect is not None}
        self._facts: dict[int, CardFacts] = {facts[key].id: facts[key] for key in programmed}
        self._ids = {key: facts[key].id for key in programmed} | {each.key: id_ for id_, each in acting.items()}
        self.lowered: dict[str, Code] = _Lowered(self._find)
        """the codes lowered so far, by program id; looked up by index it lowers what is missing, as all this does"""
        self.noting: dict[str, int] = {}
        """programs lowered so far that ask whether what they executed changed anything, with the slot that tells it"""
        self._of_card: dict[int, tuple[Code, ...]] = {}
        self.karmas = frozenset(card.id for card in cards.cards if EffectKind.KARMA in card.effects)
        """ids of the cards that have a karma, by their facts"""

    def of(self, card: int) -> tuple[Code, ...]:
        """Return the codes of a card's effects from top to bottom; none for a card that is not programmed.

        A Decree has one, too; it is no card with effects, so it is not among those iterated over.
        """
        found = self._of_card.get(card)
        if found is None:
            found = self._of_card[card] = self._lower(card) if card in self._effects else ()
        return found

    def _lower(self, card: int) -> tuple[Code, ...]:
        facts, effects = self._facts.get(card), self._effects[card]
        kinds = tuple(effect.kind for effect in effects)
        if facts is not None and kinds != facts.effects:
            msg = f"{facts.title}: the program's effects are {kinds}, the card prints {facts.effects}"
            raise CardFileError(msg)
        key = self.cards.key[card]
        codes_ = tuple(lower(effect, key=key, card=card, index=index) for index, effect in enumerate(effects))
        asks_for = frozenset(verb for effect in effects for verb in asked_for(effect))
        if asks_for:
            codes_ = tuple(replace(code, asks_for=asks_for) for code in codes_)
        self.lowered.update((code.id, code) for code in codes_)
        self._note(*codes_)
        return codes_

    def _note(self, *codes_: Code) -> None:
        for code in codes_:
            for ins in code.body:
                if isinstance(ins.node, SelfExecute) and ins.node.noting:
                    self.noting[code.id] = named_slot(code, ins.node.noting)

    def _find(self, program: str) -> Code | None:
        """Lower what a program id names, if it names anything."""
        whole, _, sentence = program.partition(":")
        self.of(self._ids.get(whole.partition("/")[0], -1))
        code = self.lowered.get(whole)
        if code is None or not sentence:
            return code if whole == program else None
        if code.demand or code.kind is EffectKind.KARMA or sentence not in map(str, range(len(code.sentences))):
            return None
        part = self.lowered[program] = excerpt(code, int(sentence))
        self._note(part)
        return part

    def __getitem__(self, program: str) -> Code:
        return self.lowered[program]

    def __contains__(self, program: object) -> bool:
        return isinstance(program, str) and (program in self.lowered or self._find(program) is not None)

    def __iter__(self) -> Iterator[str]:
        return (code.id for card in sorted(self.programmed) for code in self.of(card))

    def __len__(self) -> int:
        return sum(len(card.effects) for card in self._facts.values())


class _Lowered(dict[str, Code]):
    """Codes by program id; each is lowered when it is first looked up by index, and found as in any dict after that."""

    def __init__(self, find: Callable[[str], Code | None]) -> None:
        self._find = find

    def __missing__(self, program: str) -> Code:
        code = self._find(program)
        if code is None:
            raise KeyError(program)
        return code


def codes(edition: int, sets: tuple[str, ...]) -> Codes:
    """Return the flat code of an edition's cards, shared by all games with these sets.

    Raises:
        UnknownEditionError, UnknownSetError: there are no such cards.
        CardFileError: there is a program for a card that does not exist.
    """
    return _codes(card_catalogue(edition, sets), card_sets(sets))


def codes_with_printings(edition: int, sets: tuple[str, ...], cards: Collection[int], other: int) -> Codes:
    """Return the flat code of an edition's cards, some of which print what they do in another edition.

    A card that the other edition does not have stays as it is.

    Raises:
        UnknownEditionError, UnknownSetError: there are no such cards.
    """
    own, others = card_catalogue(edition, sets), card_catalogue(other, sets)
    taken = {card: others.facts[card] for card in cards if card in own.facts and card in others.facts}
    facts = [taken.get(each.id, each) for each in own.cards]
    programs = _programs(card_sets(sets))
    for title in [own.title[card] for card in taken]:
        if title in programs:
            programs[title] = Program(title, (Printing(edition, programs[title].effects(other)),))
    return Codes(CardCatalogue.build(own.edition, own.sets, facts, own.specials), programs)


@lru_cache(maxsize=16)
def _codes(cards: CardCatalogue, sets: tuple[CardSet, ...]) -> Codes:
    return Codes(cards, _programs(sets))


def _programs(sets: Iterable[CardSet]) -> dict[str, Program]:
    """Return the programs of some sets by title."""
    found: dict[str, Program] = {}
    for each in sets:
        found.update(each.programs)
    return found
