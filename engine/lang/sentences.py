"""The sentences of an effect, with one numbering for flat code, events, facts and texts.

Numbers count from 0 in the order of the program. A sentence that stands inside another comes after it; all choices of
a switch have their sentences numbered, although a game reads those of one choice only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count

from engine.lang.nodes import (
    BySwitch,
    Effect,
    ForEach,
    IfYouDo,
    May,
    MayDoOneOf,
    Sentence,
    Step,
    Then,
    They,
    When,
    WhenMelded,
    Would,
)


@dataclass(frozen=True, slots=True)
class Otherwise:
    """The "otherwise" of a step, which is read after the sentences in its first part.

    "If A, do B. [C.] Otherwise, do D." is (if A, do B), (C), (otherwise D).
    """

    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class NumberedSentence:
    """A sentence with its number, and the sentences inside it."""

    number: int
    parent: int
    """the number of the sentence that contains it, or -1"""
    depth: int
    """how many sentences contain it"""
    step: Step
    parts: tuple[Step | Otherwise | NumberedSentence, ...]
    """the same in the order of reading: its own words, in one or two parts, and the sentences inside it"""

    @property
    def inside(self) -> tuple[NumberedSentence, ...]:
        """The sentences right inside it, in order."""
        return tuple(part for part in self.parts if isinstance(part, NumberedSentence))


@dataclass(frozen=True, slots=True)
class Alternatives:
    """The sentences for each choice of a switch."""

    node: BySwitch
    cases: tuple[tuple[str, tuple[NumberedSentence, ...]], ...]
    """(choice, its sentences)"""

    def chosen(self, switches: Mapping[str, str]) -> tuple[NumberedSentence, ...]:
        """Return the sentences of the choice that is played."""
        return dict(self.cases)[switches[self.node.switch]]


def number(effect: Effect) -> tuple[NumberedSentence | Alternatives, ...]:
    """Return the sentences of an effect, as its program lists them.

    Raises:
        TypeError: sentences that depend on a switch stand inside another sentence.
    """
    numbers = count()
    return tuple(
        Alternatives(
            step, tuple((choice, tuple(_number(each, numbers) for each in steps)) for choice, steps in step.cases)
        )
        if isinstance(step, BySwitch)
        else _number(step, numbers)
        for step in effect.sentences
    )


def in_order(sentences: Iterable[NumberedSentence | Alternatives]) -> Iterator[NumberedSentence]:
    """Yield sentences and all those inside them, by number."""
    for each in sentences:
        if isinstance(each, Alternatives):
            for _choice, some in each.cases:
                yield from in_order(some)
        else:
            yield each
            yield from in_order(each.inside)


def read(effect: Effect, switches: Mapping[str, str]) -> Iterator[NumberedSentence]:
    """Yield the sentences of an effect that a game reads, right inside or further inside, in the order of reading."""
    for each in number(effect):
        yield from in_order(each.chosen(switches) if isinstance(each, Alternatives) else (each,))


def _number(step: Step, numbers: Iterator[int], parent: int = -1, depth: int = 0) -> NumberedSentence:
    own = next(numbers)

    def inside(steps: tuple[Step, ...]) -> list[NumberedSentence]:
        return [_number(each.step, numbers, own, depth + 1) for step in steps for each in _sentences(step)]

    parts: list[Step | Otherwise | NumberedSentence] = [step]
    if isinstance(step, When) and step.otherwise:
        first, then = inside(step.steps), inside(step.otherwise)
        if first or then:
            parts = [When(step.condition, step.steps), *first, Otherwise(step.otherwise), *then]
    else:
        parts += inside((step,))
    return NumberedSentence(own, parent, depth, step, tuple(parts))


def _sentences(step: Step) -> Iterator[Sentence]:
    """Yield the sentences directly inside a step, in order."""
    match step:
        case Sentence():
            yield step
        case May(step=inner) | They(step=inner):
            yield from _sentences(inner)
        case (
            Then(steps=steps)
            | IfYouDo(steps=steps)
            | Would(steps=steps)
            | WhenMelded(steps=steps)
            | MayDoOneOf(options=steps)
        ):
            for each in steps:
                yield from _sentences(each)
        case ForEach(steps=steps):
            for each in steps:
                yield from _sentences(each)
        case When(steps=steps, otherwise=otherwise):
            for each in (*steps, *otherwise):
                yield from _sentences(each)
        case BySwitch(switch=switch):
            msg = f"sentences that depend on the switch {switch!r} can stand only right in an effect"
            raise TypeError(msg)
