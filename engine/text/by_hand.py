"""Sentences worded by hand, where the templates have bad words or none.

The message is ``hand-<set>-<card>-<effect>-<sentence>``: the key of the card, and numbers that count from 0. It is the
whole sentence as it is shown. Its attribute ``.of`` is the fingerprint of what the sentence does, so that words and
program cannot come apart unnoticed; ``.rest`` is the second part of a sentence that other sentences stand in the middle
of ("Otherwise, ..."). ``python -m tutor card NAME --sentences`` prints the messages to begin with.

A message is for the fourth edition, and for an earlier one as far as it does the same. What only the third or the first
edition does has a message that ends in ``-third`` or ``-first``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards.facts import EDITIONS, card_catalogue
from engine.cards.sets import BASE, card_set, set_names
from engine.lang.canonical import sentence_fingerprint
from engine.lang.nodes import Effect
from engine.lang.sentences import NumberedSentence, in_order, number
from engine.model.cards import CardCatalogue
from engine.rules.documents import FOURTH
from engine.strictness import strict
from engine.text.messages import Messages

PREFIX = "hand-"
ENDINGS = {4: "", 3: "-third", 1: "-first"}
"""how the id of a message ends that is for an edition"""
OF, REST = "of", "rest"
LIMIT = 0.05
"""which part of a set's sentences may be worded by hand; beyond, the templates need words"""


class StaleWordsError(LookupError):
    """Words given by hand for a sentence that does something else by now; without ``strict`` the templates word it."""

    code = "stale-words"


@dataclass(frozen=True, slots=True)
class Source:
    """The place of an effect, by which its words are found."""

    card: str
    """the card's key"""
    set: str = ""
    effect: int = 0
    edition: int = FOURTH

    @classmethod
    def of(cls, cards: CardCatalogue, card: int, effect: int) -> Source:
        """Return the place of an effect of a card of a catalogue."""
        known = cards.special[card] if cards.is_special(card) else cards.facts[card]
        return cls(known.key, known.set, effect, cards.edition)

    def message(self, sentence: int, edition: int | None = None) -> str:
        """Return the id of the message for a sentence, as this edition does it (or as another does)."""
        ending = ENDINGS[self.edition if edition is None else edition]
        return f"{PREFIX}{self.set}-{self.card}-{self.effect}-{sentence}{ending}"


@dataclass(frozen=True, slots=True)
class HandWords:
    """A sentence in words given by hand, in one or two parts."""

    id: str
    parts: tuple[str, ...]


def find(words: Messages, source: Source, effect: Effect, sentence: NumberedSentence) -> HandWords | None:
    """Return the words given by hand for a sentence of an effect, if there are any that fit what it does.

    Raises:
        StaleWordsError: if strict, and the words given for this edition are tied to another program.
    """
    editions = [edition for edition in reversed(EDITIONS) if edition >= source.edition]
    for edition in editions:
        id_ = source.message(sentence.number, edition)
        if not words.has(id_, source.set):
            continue
        fingerprint = sentence_fingerprint(effect, sentence.step)
        forms = words.forms(id_)
        given = words.message(f"{id_}.{OF}") if OF in forms else "nothing"
        if given == fingerprint:
            rest = (words.message(f"{id_}.{REST}"),) if REST in forms else ()
            return HandWords(id_, (words.message(id_), *rest))
        if edition == source.edition and strict():
            msg = (
                f"{id_} ({words.language}) is of {given}, but the sentence is {fingerprint} now: read it, word it again"
            )
            raise StaleWordsError(msg)
    return None


def sentences(set_name: str, edition: int) -> Iterator[tuple[Source, Effect, NumberedSentence]]:
    """Yield every sentence of a set's cards in an edition, with its effect and where that stands.

    Base cards that a set brings are among its cards (those of age 0).
    """
    cards = card_catalogue(edition, {"base", set_name})
    found = card_set(set_name).programs
    for card in cards.cards:
        if card.title in found:
            for index, effect in enumerate(found[card.title].effects(edition)):
                for sentence in in_order(number(effect)):
                    yield Source.of(cards, card.id, index), effect, sentence


def counted(words: Messages, set_name: str, edition: int) -> tuple[int, int]:
    """Return how many sentences of a set's cards are worded by hand in an edition, and how many there are."""
    by_hand = [find(words, *each) is not None for each in sentences(set_name, edition)]
    return sum(by_hand), len(by_hand)


def own_parts(sentence: NumberedSentence) -> int:
    """Return in how many parts a sentence is read: two if others stand in its middle."""
    return len(sentence.parts) - len(sentence.inside)


def problems(words: Messages, set_name: str) -> list[str]:
    """Return what is wrong with the words that a set's sentences are given by hand, a line each, once for all editions.

    Needs ``strict``, as words that no longer fit are passed over otherwise.
    """
    wrong, taken = [], set()
    for edition in EDITIONS:
        for source, effect, sentence in sentences(set_name, edition):
            try:
                found = find(words, source, effect, sentence)
            except StaleWordsError as error:
                wrong.append(str(error))
                taken.add(source.message(sentence.number))
                continue
            if found is not None:
                taken.add(found.id)
                if len(found.parts) != own_parts(sentence):
                    wrong.append(f"{found.id} ({words.language}): {len(found.parts)} parts, not {own_parts(sentence)}")
    of_others = [f"{PREFIX}{set_name}-{key}-" for name in set_names() for key in _brought(name, set_name)]
    own = (f"{PREFIX}{set_name}-", *(f"{PREFIX}{BASE}-{key}-" for key in _brought(set_name, BASE)))
    ids = {id_ for id_ in words.ids() if id_.startswith(own) and not id_.startswith(tuple(of_others))}
    wrong += [f"{id_} ({words.language}): no such sentence does anything like it" for id_ in sorted(ids - taken)]
    return list(dict.fromkeys(wrong))


def _brought(set_name: str, to: str) -> list[str]:
    """Return the keys of another set's cards that a set brings: those of age 0 belong to the base set."""
    if set_name == to:
        return []
    own = card_set(set_name).programs
    return [card.key for card in card_catalogue(FOURTH, {BASE, set_name}).cards if card.set == to and card.title in own]
