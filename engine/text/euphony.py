"""How words sound well side by side, whatever templates put there.

In Ukrainian "у" and "в", "і" and "й", "з" and "із" alternate: the rules are those of the orthography of 2019
(paragraphs 23 and 24), as far as short sentences need them. In English "a" and "an" alternate before a number.
"""

from __future__ import annotations

import re

_VOWELS = "аеєиіїоуюя"
_OPEN_STARTS = "аеиоуі"
"""beginnings that are a vowel to the ear too: "я", "є", "ю", "ї" begin with a consonant"""
_HARD_STARTS = ("в", "ф", "льв", "св", "тв", "хв", "дв", "гв")
"""beginnings before which only "у" is correct"""
_SIBILANTS = "зсшщ"
_CLUSTER = re.compile(r"[зсшщцч][бвгґджзйклмнпрстфхцчшщ]")
"""beginnings before which "із" is "зі", as three consonants would meet"""
_ALTERNATING = re.compile(r"(?<![\w’'\-])([уУвВіІйзЗ](?= )|[уУвВ]с(?:іма|іх|ім|і)(?=[ ,]))(?= *([\w«\[,]+))")
_MEETING = re.compile(r"(?<=[ ,]й )в(?= )")
"""a preposition that would meet another consonant: "і" before it became "й", though it was chosen for a vowel"""

_BEFORE_NUMBER = re.compile(r"\b(a|(?<![\w'’] )A)n?(?=\s[\[“]?(\d+)\b)")
"""an article before a number; a capital one after a word ends a title, such as Chang' An"""


def article(text: str) -> str:
    """Return English text with "a" or "an" before each number, as it is spoken: "a 7", "an [8]", "an 11".

    The numbers of the game have at most three digits.
    """
    return _BEFORE_NUMBER.sub(lambda found: f"{found[1]}n" if _has_open_start(found[2]) else found[1], text)


def _has_open_start(digits: str) -> bool:
    """Return whether a number begins with a vowel to the ear: eight, eighty, eight hundred, eleven, eighteen."""
    return digits.startswith("8") or digits in ("11", "18")


def smooth(text: str) -> str:
    """Return text with "у", "і", "з" and "усі" in the form that their neighbours ask for."""

    def choose(found: re.Match[str]) -> str:
        word, after = found[1].casefold(), found[2].casefold().lstrip("«")
        before = _last_letter(text[: found.start()])
        if len(word) > 1:
            new = ("в" if before and before in _VOWELS else "у") + word[1:]
        elif word == "з":
            new = _from(before, after)
        else:
            new = _preposition(before, after) if word in "ув" else _conjunction(before, after)
        return new[0].upper() + new[1:] if found[1][0].isupper() else new

    return _MEETING.sub("у", _ALTERNATING.sub(choose, text))


def _last_letter(text: str) -> str:
    """Return the letter right before a word, or nothing where one pauses: at the beginning and after a mark.

    The guillemets of a title are no pause.
    """
    last = text.rstrip(" »")[-1:]
    return last.casefold() if last.isalpha() else ""


def _preposition(before: str, after: str) -> str:
    if after.startswith(_HARD_STARTS):
        return "у"
    if after[:1] in _OPEN_STARTS:
        return "в"
    return "в" if before and before in _VOWELS else "у"


def _conjunction(before: str, after: str) -> str:
    if not before or before not in _VOWELS or after[:1] in "йїєюя" or not after[:1].isalpha():
        return "і"
    return "й"


def _from(before: str, after: str) -> str:
    if _CLUSTER.match(after):
        return "зі"
    consonants = before and before not in _VOWELS and after[:1].isalpha() and after[:1] not in _VOWELS
    return "із" if after[:1] in _SIBILANTS or consonants else "з"
