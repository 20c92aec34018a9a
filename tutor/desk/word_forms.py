"""Words as a search compares them: without case, accents and endings, and with their synonyms, in both languages."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache

STEM = 4
"""minimum common prefix of two forms of a word"""
ENDING = 3
"""maximum length of an ending of the longer form"""
ROOT = 5
"""number of letters of a Ukrainian word that its other forms keep"""
LONG_ROOTS = ("передбач", "перемаг", "перемог", "перемож", "переміг")
"""roots of which so many letters are another word"""
SMALL = frozenset(
    re.split(
        " ",
        "a am an and any are as at be by can cant could do does doesnt dont for from get gets happen happened happens "
        "has have he her his how i if in is isnt it its me must my of on or she should so some still that the their "
        "them then there they this to was we were what when where which who why will with would you your а або б би "
        "в ви від відбувається до е з за и й к кого коли мене ми мы на навіщо не ні о один перед по про та так таке "
        "таки те то у хто це цеи ця ці цю чи чим чому що щоб я як яка яке якии є і",
    )
)
"""words without meaning for a search, folded"""
ALIKE = (
    "icon symbol", "pile stack", "activator activate", "tie tied", "immediately simultaneously time once",
    "meet fulfil qualify", "equal same many enough", "hit vulnerable spared", "another own", "stay remain keep",
    "sixth six", "fifth five", "refuse skip decline", "owner own", "team teammate", "concede leave", "win winner",
    "show reveal", "cost price condition", "limit capacity maximum", "значок символ", "передати перемістити",
    "поле зона", "жертва вразливий", "купа стос",
    "розіграти розіграш", "шосте шість", "іншого свої", "зачепити вразливий діяти", "стільки однаково",
    "найвища найцінніша", "найнижча найдешевша", "накрита під", "одразу відразу", "товариш напарник",
    "отримати дістати", "підкласти підкладена підсунути", "показати розкрити", "відмовитися пропустити",
    "картка карта", "дивитися подивитися глянути поглянути", "прогноз передбачення",
    "здатися вийти", "виконувати застосовувати", "перемога перемагати переможець переміг виграти",
    "безкоштовний дармовий",
    "секрет таємний", "сейф сховище", "ліміт межа обмеження повний повне заповнений", "розгортання зсув розсунути",
    "вартість ціна коштувати умова",
)  # fmt: skip
"""groups of synonyms"""
ENDINGS = tuple(
    re.split(
        " ",
        "увати ювати анням енням увала ment аєть яєть ують ають яють ання ення іння анні енні аниі ениі утиі ував "
        "нути нула нуто ing est ies ами ями ими ого ому ати яти ити іти ути ала ало али ила ило или єть ють ить уть "
        "ять ано ено уто ань ень ана ена нув es ed er ly ом ем ам ям ах ях ою ею ів их им ии оі еі ія іі ти ав ив ає "
        "яє аю яю не s e а я о е и і у ю ь в є",
    )
)
"""word endings in both languages, folded, longest first"""
MARKS = str.maketrans(dict.fromkeys("'’ʼ`´“”«»\"", ""))


def fold(text: str) -> str:
    """Return text without case, accents, apostrophes and quotation marks."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(MARKS))
    return "".join(char for char in plain if not unicodedata.combining(char))


def tokens(text: str) -> tuple[str, ...]:
    """Return the folded words of a text."""
    return tuple(re.findall(r"\w+", fold(text)))


def akin(word: str, other: str) -> bool:
    """Return whether two words differ in their endings only."""
    if word[0] != other[0]:
        return False
    longer = max(len(word), len(other))
    same = max(STEM, longer - ENDING)
    if min(len(word), len(other)) >= same and word[:same] == other[:same]:
        return True
    one, two = stem(word), stem(other)
    same = min(len(one), len(two)) - 1
    return one == two or (same >= STEM and abs(len(one) - len(two)) < ENDING and one[:same] == two[:same])


@cache
def stem(word: str) -> str:
    """Return a folded word without its ending (approximately)."""
    word = re.sub(r"(?<=\w{3})с[яь]$", "", word)
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= STEM - 1:
            return word[: -len(ending)]
    return word


def holds(words: Sequence[str], title: Sequence[str], *, exactly: bool = False) -> bool:
    """Return whether words contain a whole title in order; unless exact, other grammatical cases match too."""
    return any(
        all(one == two or (not exactly and akin(one, two)) for one, two in zip(words[at:], title, strict=False))
        for at in range(len(words) - len(title) + 1)
    )


def nearest_word(word: str, known: Mapping[str, int], cutoff: float) -> str | None:
    """Return the known word with nearly the same spelling, or ``None``; ``known`` says how often each word occurs.

    ``cutoff`` is the minimum similarity as measured by :mod:`difflib`. Two exchanged letters are the likeliest slip; a
    word that is longer or shorter by several letters, or begins otherwise and is not much alike, is no slip at all.
    """
    near = difflib.get_close_matches(word, known, n=12, cutoff=cutoff)
    near = [each for each in near if abs(len(each) - len(word)) < 2]

    def likeness(each: str) -> tuple[bool, bool, float, int]:
        ratio = difflib.SequenceMatcher(a=word, b=each).ratio()
        return sorted(each) == sorted(word), each[0] == word[0], ratio, known[each]

    return max(near, key=likeness, default=None)


@cache
def root(word: str) -> str:
    """Return what a folded word has in common with its other forms and its synonyms (approximately)."""
    cut = _cut(word)
    return _synonyms().get(cut, cut)


def has_synonyms(word: str) -> bool:
    """Return whether a folded word stands in a group of synonyms."""
    return _cut(word) in _synonyms()


def synonymous(word: str, other: str) -> bool:
    """Return whether two folded words are equal or stand in one group of synonyms."""
    return word == other or (has_synonyms(word) and root(word) == root(other))


def _cut(word: str) -> str:
    """Return a folded word's stem; of a Ukrainian one the first letters, because its endings change the stem too."""
    if word.isascii():
        return stem(word)
    return next((each for each in LONG_ROOTS if word.startswith(each)), stem(word)[:ROOT])


@cache
def _synonyms() -> dict[str, str]:
    """Return the root of each synonym: that of the first word of its group."""
    found: dict[str, str] = {}
    for group in ALIKE:
        words = [_cut(word) for word in tokens(group)]
        first = found.get(words[0], words[0])
        for word in words:
            found.setdefault(word, first)
    return found
