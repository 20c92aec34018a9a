"""The printings of a card, and what differs between two of them, word by word.

A printing is what one edition prints: the facts, and the text that is rendered from the program. Editions that print
the same are one printing. The texts compared are ours, effect by effect; nothing is taken from a card's own words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import Enum
from functools import cache
from types import MappingProxyType

from engine.cards.facts import EDITIONS, card_catalogue
from engine.cards.sets import BASE, registered
from engine.model.cards import CardFacts
from engine.model.state import Setup
from engine.run.link import machine
from engine.run.machine import Machine
from engine.text.card_text import EffectText, render_card
from engine.text.messages import Messages

ALIKE = 0.4
"""from this ratio of common words on, two effects are one effect that was changed; below, one went and another came"""

FACTS: Mapping[str, Callable[[CardFacts], object]] = MappingProxyType(
    {
        "title": lambda facts: facts.title,
        "age": lambda facts: (facts.age, facts.value_on_board),
        "color": lambda facts: facts.color,
        "slots": lambda facts: facts.slots,
        "featured": lambda facts: facts.featured,
        "effects": lambda facts: len(facts.effects),
        "demands": lambda facts: sum(kind.is_demand for kind in facts.effects),
    }
)
"""what is printed on a card besides its text and can differ between editions, in the order in which it is shown"""

_WORD = re.compile(r"\s*(?:\[[^\]\s]+\]|\w+(?:[’'-]\w+)*[’']?|\S)")
"""a word, an icon or a value in its mark, or a punctuation mark, with the space before it"""


@dataclass(frozen=True, slots=True)
class CardPrinting:
    """What one edition, or several alike, prints on a card."""

    editions: tuple[int, ...]
    """the latest first"""
    facts: CardFacts
    effects: tuple[EffectText, ...] | None
    """the rendered text; ``None`` if the card has effects and no program in these editions"""

    @property
    def texts(self) -> tuple[tuple[str, str], ...] | None:
        """(kind, text) of every effect; ``None`` without a program."""
        return None if self.effects is None else tuple((each.kind, each.text) for each in self.effects)

    def prints_as(self, other: CardPrinting) -> bool:
        """Return whether both print the same facts and the same words; a printing without a program has no words."""
        return not changed_facts(self.facts, other.facts) and self.texts == other.texts


class Change(Enum):
    """What happened to words on the way from one printing to another."""

    SAME = "same"
    DROPPED = "dropped"
    ADDED = "added"


@dataclass(frozen=True, slots=True)
class Run:
    """Words one after the other with which the same happened."""

    change: Change
    text: str
    """without the spaces around it"""
    space: bool
    """whether a space stands before it; also before the first run"""


@dataclass(frozen=True, slots=True)
class EffectChange:
    """What became of one effect."""

    before: EffectText | None
    """``None``: the effect was added"""
    after: EffectText | None
    """``None``: the effect was dropped"""
    runs: tuple[Run, ...]
    """the words of both; those that stayed are written as they are after"""

    @property
    def change(self) -> Change | None:
        """``ADDED``, ``DROPPED``, ``SAME``, or ``None`` for an effect that is in both and differs."""
        if self.before is None:
            return Change.ADDED
        if self.after is None:
            return Change.DROPPED
        same = self.before.kind == self.after.kind and self.before.text == self.after.text
        return Change.SAME if same else None

    def marked(self, mark: Callable[[Change, str], str]) -> str:
        """Return the words of both as one text; ``mark`` writes what stayed, went or came."""
        return "".join(f"{' ' * run.space}{mark(run.change, run.text)}" for run in self.runs).strip()


@dataclass(frozen=True, slots=True)
class Difference:
    """What differs from one printing of a card to another."""

    facts: tuple[str, ...]
    """the names of the facts that differ, in the order of ``FACTS``"""
    effects: tuple[EffectChange, ...] | None
    """every effect of both, from top to bottom; ``None`` if one of the printings has no program"""

    @property
    def is_nothing(self) -> bool:
        """Whether both print the same; also false if one of them has no program."""
        return not self.facts and self.effects is not None and not self.wording

    @property
    def wording(self) -> bool:
        """Whether the words differ, as far as they are there to be compared."""
        return any(each.change is not Change.SAME for each in self.effects or ())


def printings(words: Messages, card: int, editions: Iterable[int] = EDITIONS) -> tuple[CardPrinting, ...]:
    """Return the distinct printings of a card by its id, in the order of the editions given (the latest first).

    Every edition has its own readings; an edition that does not have the card is in no printing.
    """
    sets = _sets(card)
    found: list[CardPrinting] = []
    for edition in editions:
        if card not in card_catalogue(edition, sets).facts:
            continue
        new = printing(words, _machine(edition, sets), card)
        same = next((at for at, each in enumerate(found) if each.prints_as(new)), None)
        if same is None:
            found.append(new)
        else:
            at = found[same]
            found[same] = CardPrinting((*at.editions, edition), at.facts, at.effects)
    return tuple(found)


def printing(words: Messages, machine_: Machine, card: int) -> CardPrinting:
    """Return a card as a game prints it: the facts of its edition, and the text by its readings."""
    facts = machine_.catalogue.facts[card]
    effects: tuple[EffectText, ...] | None = None
    if card in machine_.codes.programmed or not facts.effects:
        trees = tuple(code.tree for code in machine_.codes.of(card))
        effects = render_card(words, facts, trees, machine_.switches, machine_.catalogue.edition).effects
    return CardPrinting((machine_.catalogue.edition,), facts, effects)


def difference(before: CardPrinting, after: CardPrinting) -> Difference:
    """Return what differs from one printing of a card to another, facts and words."""
    changes: tuple[EffectChange, ...] | None = None
    if before.effects is not None and after.effects is not None:
        changes = tuple(_effects(before.effects, after.effects))
    return Difference(changed_facts(before.facts, after.facts), changes)


def changed_facts(before: CardFacts, after: CardFacts) -> tuple[str, ...]:
    """Return the names of the printed facts in which two printings differ."""
    return tuple(name for name, of in FACTS.items() if of(before) != of(after))


def fact_words(words: Messages, facts: CardFacts, name: str) -> str:
    """Return one of the printed ``FACTS`` in words, with marks: the icons of all slots, how many effects."""
    match name:
        case "title":
            return words.message(f"card-{facts.key}")
        case "age":
            return value_words(words, facts)
        case "color":
            return words.message(f"color-{facts.color.word}")
        case "slots":
            return " ".join(f"[{contents.word}]" for contents in facts.slots)
        case "featured":
            return f"[{facts.featured.word}]" if facts.featured is not None else words.message("printing-none")
        case _:
            return str(FACTS[name](facts))


def value_words(words: Messages, facts: CardFacts, *, marked: bool = True) -> str:
    """Return a card's printed value, and the one it has on a board if that is another; ``marked``: with marks."""
    value, on_board = (
        "none" if number is None else f"[{number}]" if marked else str(number)
        for number in (facts.age, facts.value_on_board)
    )
    return words.message("value-printed", value=value, on_board=on_board)


def word_runs(before: str, after: str) -> tuple[Run, ...]:
    """Return two texts as one: words that stayed, went and came, each with its kind.

    A word is compared without regard to capitals; ``[authority]`` and ``[2]`` are words. What went stands before what
    came in its place. Joined without what was added, the runs are ``before`` up to capitals; without what was dropped,
    ``after``.
    """
    old, new = (_WORD.findall(f" {text}") for text in (before, after))  # so that a first word is one like any other
    runs: list[Run] = []
    for i, i_end, j, j_end, same in _opcodes([_key(word) for word in old], [_key(word) for word in new]):
        if same:
            runs.append(_run(Change.SAME, new[j:j_end]))
            continue
        if i < i_end:
            runs.append(_run(Change.DROPPED, old[i:i_end]))
        if j < j_end:
            runs.append(_run(Change.ADDED, new[j:j_end]))
    return tuple(runs)


def _run(change: Change, words: Sequence[str]) -> Run:
    text = "".join(words)
    return Run(change, text.strip(), text[:1].isspace())


def _key(word: str) -> str:
    return word.strip().casefold()


def _opcodes(old: Sequence[str], new: Sequence[str]) -> list[tuple[int, int, int, int, bool]]:
    """Return (from, to, from, to, same) for both, without common words that stand alone between larger changes.

    A comma or an article that two rewritten phrases have in common is no help to a reader.
    """
    found = [
        (i, i_end, j, j_end, tag == "equal")
        for tag, i, i_end, j, j_end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    ]
    at = 1
    while at < len(found) - 1:
        before, middle, after = found[at - 1 : at + 2]
        between = middle[4] and not before[4] and not after[4]
        if between and _size(middle) <= min(_size(before), _size(after)) // 2:
            found[at - 1 : at + 2] = [(before[0], after[1], before[2], after[3], False)]
            at = max(1, at - 2)
        else:
            at += 1
    return found


def _size(change: tuple[int, int, int, int, bool]) -> int:
    return max(change[1] - change[0], change[3] - change[2])


def _effects(before: Sequence[EffectText], after: Sequence[EffectText]) -> Iterator[EffectChange]:
    """Yield every effect of both, those that belong together as one, in the order of both."""
    i = j = 0
    for i_next, j_next in [*_pairs(before, after), (len(before), len(after))]:
        for old in before[i:i_next]:
            yield EffectChange(old, None, word_runs(old.text, ""))
        for new in after[j:j_next]:
            yield EffectChange(None, new, word_runs("", new.text))
        if i_next < len(before) and j_next < len(after):
            old, new = before[i_next], after[j_next]
            yield EffectChange(old, new, word_runs(old.text, new.text))
        i, j = i_next + 1, j_next + 1


def _pairs(before: Sequence[EffectText], after: Sequence[EffectText]) -> list[tuple[int, int]]:
    """Return the pairs of effects that are alike, in the order of both: those that have most words in common."""

    @cache
    def best(i: int, j: int) -> tuple[float, tuple[tuple[int, int], ...]]:
        if i == len(before) or j == len(after):
            return 0.0, ()
        choices = [best(i + 1, j), best(i, j + 1)]
        ratio = _alike(before[i].text, after[j].text)
        if ratio >= ALIKE:
            rest, pairs = best(i + 1, j + 1)
            choices.append((ratio + rest, ((i, j), *pairs)))
        return max(choices, key=lambda each: each[0])

    return list(best(0, 0)[1])


def _alike(before: str, after: str) -> float:
    old, new = ([_key(word) for word in _WORD.findall(text)] for text in (before, after))
    return SequenceMatcher(None, old, new, autojunk=False).ratio()


def _sets(card: int) -> tuple[str, ...]:
    """Return the sets of a game that has a card: the base set, and the one that brings it."""
    return tuple(each.name for each in registered() if each.name == BASE or card in each.ids)


def _machine(edition: int, sets: tuple[str, ...]) -> Machine:
    return machine(Setup(edition, sets, ("1", "2"), (0, 1)))
