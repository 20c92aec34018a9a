"""The text of a card, rendered from its program: what is read is what runs.

Sentences bear the numbers that ``lang.lower`` gives them, in the order in which it begins them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.lang import nodes
from engine.lang.nodes import Effect, Sentence, Step
from engine.lang.terms import Icon
from engine.model.cards import CardFacts
from engine.text.catalogue import Catalogue, Phrase, phrase
from engine.text.render.reading import Reading
from engine.text.render.steps import step


@dataclass(frozen=True, slots=True)
class SentenceText:
    """A sentence of an effect. One that another sentence stands inside may come in two parts, with one number."""

    sid: int
    """its number in the effect: ``At.sentence``"""
    parent: int
    """the sentence it stands inside, or -1"""
    depth: int
    text: str


@dataclass(frozen=True, slots=True)
class EffectText:
    """One effect: ``kind`` is ``"dogma"`` or ``"demand"``."""

    kind: str
    index: int
    featured: Icon
    """the icon that stands before it"""
    sentences: tuple[SentenceText, ...]

    @property
    def text(self) -> str:
        """The whole effect."""
        return " ".join(sentence.text for sentence in self.sentences)


@dataclass(frozen=True, slots=True)
class CardText:
    """A card in words."""

    title: str
    value: int
    effects: tuple[EffectText, ...]


def render_card(words: Catalogue, facts: CardFacts, effects: Sequence[Effect]) -> CardText:
    """Return a card in the words of a catalogue."""
    return CardText(
        title=words.message(f"card-{facts.key}"),
        value=facts.age,
        effects=tuple(
            EffectText(
                kind="demand" if effect.demand else "dogma",
                index=index,
                featured=facts.featured,
                sentences=tuple(render_effect(words, facts.key, effect)),
            )
            for index, effect in enumerate(effects)
        ),
    )


def render_effect(words: Catalogue, key: str, effect: Effect) -> Iterator[SentenceText]:
    """Yield the sentences of an effect in the order in which they are read."""
    reading = Reading(phrase(f"card-{key}"), demand=effect.demand, parameters=dict(effect.parameters))
    teller = _Teller(words, reading)
    for each in effect.sentences:
        yield from teller.tell(each, -1, 0)


OPEN = frozenset({"if-you-do-so", "if-you-dont-so", "when-so", "otherwise-so"})
"""phrases that only lead to the sentences inside"""


class _Teller:
    def __init__(self, words: Catalogue, reading: Reading) -> None:
        self.words = words
        self.reading = reading
        self.next = 0

    def tell(self, node: Step, parent: int, depth: int) -> Iterator[SentenceText]:
        """Yield one sentence and those that stand inside it."""
        sid = self.next
        self.next += 1
        r = self.reading
        r.done, r.doing = r.doing, None
        for part in parts(node):
            if isinstance(part, Sentence):
                yield from self.tell(part.step, sid, depth + 1)
            else:
                yield SentenceText(sid, parent, depth, self.say(step(part, r), first=sid == 0))

    def say(self, said: Phrase, *, first: bool) -> str:
        """Return a verb phrase as a sentence."""
        if said.id in OPEN:
            return self.words.message("sentence-open", step=said)
        if not self.reading.demand:
            return self.words.message("sentence", step=said)
        return self.words.message("sentence-i-demand" if first else "sentence-demand", step=said)


def parts(node: Step) -> list[Step]:
    """Split a sentence at the sentences inside it, so that all come in the order in which they are read.

    "If A, do B. [C.] Otherwise, do D." is (if A, do B), (C), (otherwise D).
    """
    inside = list(nested(node))
    if not inside:
        return [node]
    if isinstance(node, nodes.When) and node.otherwise:
        kept = nodes.When(node.condition, node.steps)
        return [kept, *nested(kept), Otherwise(node.otherwise), *nested(nodes.Then(node.otherwise))]
    return [node, *inside]


@dataclass(frozen=True, slots=True)
class Otherwise(Step):
    """The second part of a "when" whose first part holds sentences of its own."""

    steps: tuple[Step, ...]


@step.register
def _(node: Otherwise, r: Reading) -> Phrase:
    from engine.text.render.steps import together

    said = together(node.steps, r, "and")
    return phrase("otherwise", step=said) if said is not None else phrase("otherwise-so")


def nested(node: Step) -> Iterator[Sentence]:
    """Yield the sentences that stand right inside a step, in order."""
    match node:
        case Sentence():
            yield node
        case nodes.May(step=inner):
            yield from nested(inner)
        case nodes.Then(steps=steps) | nodes.IfYouDo(steps=steps):
            for each in steps:
                yield from nested(each)
        case nodes.When(steps=steps, otherwise=otherwise):
            for each in (*steps, *otherwise):
                yield from nested(each)
        case nodes.MayChoose(options=options):
            for each in options:
                yield from nested(each)
