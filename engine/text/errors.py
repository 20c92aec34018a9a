"""What errors say, in the language in force. What stands in a file, or was answered, is repeated as it was written."""

from __future__ import annotations

import re

from engine.run.errors import GameError
from engine.text.euphony import smooth
from engine.text.messages import INFLECTED, Phrase, Slot, messages, phrase

FIRST_HELD = 0xE000
"""private characters stand for what was written while the words around it are made to sound well"""
HELD = re.compile("[\ue000-\uf8ff]")


def worded(said: Slot, language: str) -> str:
    """Return the words of an error in a language; plain text is unchanged.

    Raises:
        MissingWordsError: if strict, and the catalogue lacks a message, a form or a slot.
    """
    words = messages(language)
    if language not in INFLECTED or not isinstance(said, Phrase):
        return words.say(said)
    held: list[str] = []
    text = smooth(words.say(_holding(said, held)))
    return HELD.sub(lambda found: held[ord(found[0]) - FIRST_HELD], text)


def _holding(said: Phrase, held: list[str]) -> Phrase:
    """Return a phrase with marks for what was written in it, as far as it has letters that could be taken for words."""
    slots: list[tuple[str, Slot]] = []
    for name, slot in said.slots:
        if isinstance(slot, Phrase):
            slots.append((name, _holding(slot, held)))
        elif isinstance(slot, str) and not slot.isascii():
            slots.append((name, chr(FIRST_HELD + len(held))))
            held.append(slot)
        else:
            slots.append((name, slot))
    return Phrase(said.id, tuple(slots))


class WordedError(Exception):
    """An error with words in every language, of one line or several; ``str`` gives the English ones."""

    code = "error"

    def __init__(self, *said: Phrase) -> None:
        super().__init__(*said)
        self.said = said
        """its lines, to be worded"""

    def words(self, language: str) -> str:
        """Return the problem in a language."""
        return "\n".join(worded(line, language) for line in self.said)

    def __str__(self) -> str:
        return self.words("en")


def of_game(error: GameError) -> Slot:
    """Return an error of the game as a phrase; its English text if it has no reason with words."""
    if not error.reason:
        return str(error)
    slots: dict[str, Slot] = {}
    for name, slot in error.slots.items():
        if isinstance(slot, GameError):
            slots[name] = of_game(slot)
        elif isinstance(slot, WordedError):
            slots[name] = slot.said[0]
        elif isinstance(slot, Exception):
            slots[name] = str(slot)
        else:
            slots[name] = phrase("position-title", title=phrase(f"card-{slot}")) if name == "card" else slot
    return phrase(f"error-{error.reason}", **slots)


def words_of(error: Exception, language: str) -> str:
    """Return the words of an error in a language; empty if it has only its English text."""
    if isinstance(error, GameError) and error.reason:
        return worded(of_game(error), language)
    return error.words(language) if isinstance(error, WordedError) else ""
