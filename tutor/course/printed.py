"""The printings of a card as Markdown, for the page of a lesson: what differs from the newer one, word by word.

Words that only the newer printing has are struck through, words that only the older one has are bold.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from engine.model.cards import CardFacts
from engine.text.game_text import edition_phrase
from engine.text.markup import to_plain
from engine.text.messages import Messages
from engine.text.printings import CardPrinting, Change, difference, printings

MARKS = {Change.SAME: "", Change.DROPPED: "~~", Change.ADDED: "**"}
"""the Markdown around words, by what became of them"""


def printed(words: Messages, card: CardFacts) -> str:
    """Return what all editions print on a card; what they print alike stands once.

    Raises:
        LookupError: an edition has no program for the card, so its words cannot be compared.
    """
    found = printings(words, card.id)
    title = words.message(f"card-{card.key}")
    if len(found) == 1:
        head = words.message("lesson-printing", card=title, editions=edition_phrase(found[0].editions))
        return "\n".join([head, "", *_whole(words, found[0])])
    return "\n\n".join(
        "\n".join(
            [
                words.message(
                    "lesson-printings",
                    card=title,
                    before=edition_phrase(before.editions),
                    after=edition_phrase(after.editions),
                ),
                "",
                *_compared(words, before, after),
            ]
        )
        for before, after in pairwise(found)
    )


def _whole(words: Messages, one: CardPrinting) -> Iterator[str]:
    if one.effects is None:
        raise LookupError(one.facts.key)
    return (f"1. {to_plain(effect.text, words)}" for effect in one.effects)


def _compared(words: Messages, before: CardPrinting, after: CardPrinting) -> Iterator[str]:
    effects = difference(before, after).effects
    if effects is None:
        raise LookupError(before.facts.key)
    return (f"1. {effect.marked(partial(_marked, words))}" for effect in effects)


def _marked(words: Messages, change: Change, text: str) -> str:
    return f"{MARKS[change]}{to_plain(text, words)}{MARKS[change]}"
