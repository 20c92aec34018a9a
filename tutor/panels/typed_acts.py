"""Acts that are typed: which offered option a person means by "meld archery", "draw" or «розіграти писемність».

Both languages are understood at once, with the beginnings of words and small slips. What could mean two options means
none: nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from engine.model.names import unseen
from engine.model.state import Request, State
from engine.query.sight import Viewer
from engine.run import actions
from engine.run.machine import Machine
from engine.run.options import NEGATIVE, option_id, plain
from tutor.panels.app_text import AppText

WORD = re.compile(r"[^\W_]+")
NUMBER = re.compile(r"\d{1,4}")
APOSTROPHES = str.maketrans("", "", "'’ʼ`")
SAME, WHOLE, BEGUN, NEAR = range(4)
"""how well a text names an option: by its name, by whole words, by beginnings of words, by words with a slip"""
LIKE = 0.8
"""minimum similarity of a word with a slip"""
MOST = 6
"""maximum number of options in a sentence"""
SHORT = 4
"""minimum length of a word with a slip"""


@dataclass(frozen=True, slots=True)
class Offer:
    """An offered option, and what it can be called."""

    option: int
    label: str
    """its words in the language of the app"""
    names: frozenset[str]
    """what names it exactly, without case and punctuation"""
    words: frozenset[str]
    """all words that may be used for it"""


@dataclass(frozen=True, slots=True)
class Understood:
    """What a typed text means."""

    picked: tuple[int, ...] | None
    """the options; empty: none of them, ``None``: it was not understood"""
    unclear: str = ""
    """the part that was not understood"""
    between: tuple[Offer, ...] = ()
    """the offers that the unclear part could mean; empty if it means none"""


def offers(
    machine: Machine,
    state: State,
    viewer: Viewer,
    options: Sequence[int],
    texts: Sequence[AppText],
    label: Callable[[AppText, int], str] | None = None,
) -> tuple[Offer, ...]:
    """Return what is offered to a viewer, in this order.

    ``texts`` are those of the app's language, then of other languages. ``label`` words an option instead of
    ``AppText.option``, where a part of it is concealed.
    """
    request = state.request
    assert request is not None
    worded = label if label is not None else lambda words, option: words.option(state, request, option)
    return tuple(_offer(machine, state, viewer, request, option, texts, worded) for option in options)


def _offer(
    machine: Machine,
    state: State,
    viewer: Viewer,
    request: Request,
    option: int,
    texts: Sequence[AppText],
    worded: Callable[[AppText, int], str],
) -> Offer:
    id_ = option_id(machine, state, request, option, viewer)
    names = {id_, id_.replace("achievement-", "")}
    words = set(_words(id_))
    for each in texts:
        text = worded(each, option).translate({ord("["): " ", ord("]"): " "})
        names.add(text)
        words.update(_words(text))
        if request.kind == "action":
            kind, _ = actions.split(machine, option)
            verbs = f"ui-typed-{kind.word}"
            words.update(_words(each.catalogue.message(verbs)) if verbs in each.catalogue else ())
    return Offer(option, worded(texts[0], option), frozenset(map(plain, names)), frozenset(words))


def understand(
    text: str, offered: Sequence[Offer], *, several: bool = False, nothing: Collection[str] = ()
) -> Understood:
    """Return what a typed text means.

    Numbers are the places of options from 1, and 0 means none of them, as do the phrases of ``nothing``. With
    ``several``, commas separate options.
    """
    parts = text.replace(",", " ").split()
    if parts and all(NUMBER.fullmatch(part) for part in parts) and not _is_name(text, offered):
        return _numbered(parts, offered)
    if plain(text) and plain(text) in map(plain, nothing):
        return Understood(())
    picked: list[int] = []
    for part in text.split(",") if several else [text]:
        found = _meant(part, offered)
        if len(found) != 1:
            return Understood(None, part.strip(), tuple(found))
        picked.append(found[0].option)
    return Understood(tuple(picked))


def refusal(texts: AppText, found: Understood, offered: Sequence[Offer]) -> str:
    """Return why a text was not understood, with what it could mean, or else with what is offered."""
    if found.between:
        acts = texts.listed(offer.label for offer in found.between[:MOST])
        return texts.message("typed-between", text=found.unclear, acts=acts)
    acts = texts.listed(offer.label for offer in offered[:MOST])
    more = "-more" if len(offered) > MOST else ""
    return texts.message(f"typed-not-offered{more}", text=found.unclear, acts=acts)


def nothing(texts: Sequence[AppText]) -> tuple[str, ...]:
    """Return the phrases that mean none of the options."""
    phrases = (each.message("typed-none").split(",") for each in texts)
    return tuple(phrase for each in phrases for phrase in each) + tuple(each.message("now-decline") for each in texts)


def _is_name(text: str, offered: Sequence[Offer]) -> bool:
    """Return whether a number is the name of an option, as where a value is asked for."""
    return sum(plain(text) in offer.names for offer in offered) == 1


def _numbered(parts: Sequence[str], offered: Sequence[Offer]) -> Understood:
    numbers = [int(part) for part in parts]
    if numbers == [0]:
        return Understood(())
    wrong = next((number for number in numbers if not 1 <= number <= len(offered)), None)
    if wrong is not None:
        return Understood(None, str(wrong))
    return Understood(tuple(offered[number - 1].option for number in numbers))


def _meant(text: str, offered: Sequence[Offer]) -> list[Offer]:
    """Return the offers that a text names best, equally well."""
    levels = {offer.option: level for offer in offered if (level := _level(text, offer)) is not None}
    best = min(levels.values(), default=None)
    return [offer for offer in offered if levels.get(offer.option) == best and best is not None]


def _level(text: str, offer: Offer) -> int | None:
    """Return how well a text names an option; ``None``: not at all."""
    if plain(text) in offer.names:
        return SAME
    typed = [] if NEGATIVE.search(text) or unseen(text.strip()) else _words(text)
    found = [_word_level(word, offer.words) for word in typed]
    return None if not found or None in found else max(level for level in found if level is not None)


def _word_level(word: str, words: Collection[str]) -> int | None:
    if word in words:
        return WHOLE
    if word.isdecimal():
        return None
    if any(each.startswith(word) for each in words):
        return BEGUN
    if len(word) >= SHORT and any(SequenceMatcher(None, word, each).ratio() >= LIKE for each in words):
        return NEAR
    return None


def _words(text: str) -> list[str]:
    return WORD.findall(text.casefold().translate(APOSTROPHES))
