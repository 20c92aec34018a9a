"""The text of a card, rendered from its program: what is read is what runs.

Sentences bear the numbers that ``lang.lower`` gives them, in the order in which it begins them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.editions import switches as default_switches
from engine.lang import nodes
from engine.lang.nodes import Effect, Sentence, Step
from engine.lang.terms import Icon
from engine.model.cards import CardFacts
from engine.rules.documents import FOURTH
from engine.text.messages import Messages, Phrase, phrase
from engine.text.render.discourse import Discourse
from engine.text.render.steps import step, together


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
    """One effect: ``kind`` is ``"dogma"``, ``"demand"`` or ``"karma"``."""

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


def render_card(
    words: Messages, facts: CardFacts, effects: Sequence[Effect], switches: Mapping[str, str] | None = None
) -> CardText:
    """Return a card in the words of a catalogue; ``switches`` tell which reading of it is played."""
    return CardText(
        title=words.message(f"card-{facts.key}"),
        value=facts.age,
        effects=tuple(
            EffectText(
                kind="demand" if effect.demand else "karma" if effect.karma else "dogma",
                index=index,
                featured=facts.featured,
                sentences=tuple(render_effect(words, facts.key, effect, switches)),
            )
            for index, effect in enumerate(effects)
        ),
    )


def render_effect(
    words: Messages, key: str, effect: Effect, switches: Mapping[str, str] | None = None
) -> Iterator[SentenceText]:
    """Yield the sentences of an effect in the order in which they are read."""
    reading = Discourse(phrase(f"card-{key}"), demand=effect.demand, parameters=dict(effect.parameters))
    teller = _Teller(words, reading, switches if switches is not None else default_switches(FOURTH))
    for each in effect.sentences:
        yield from teller.tell(each, -1, 0)


OPEN = frozenset({"if-you-do-so", "if-you-dont-so", "when-so", "otherwise-so"})
"""phrases that only lead to the sentences inside"""


def condition_text(
    words: Messages, key: str, effect: Effect, condition: nodes.Condition, switches: Mapping[str, str] | None = None
) -> str:
    """Return the words that an effect has for one of its conditions; nothing if it has none."""
    reading = Discourse(phrase(f"card-{key}"), demand=effect.demand, parameters=dict(effect.parameters))
    teller = _Teller(words, reading, switches if switches is not None else default_switches(FOURTH))
    for each in effect.sentences:
        for _sentence in teller.tell(each, -1, 0):
            pass
    said = next((said for asked, said in reading.clauses if asked is condition), None)
    return words.message("a-clause", clause=said) if said is not None else ""


class _Teller:
    def __init__(self, words: Messages, reading: Discourse, switches: Mapping[str, str]) -> None:
        self.words = words
        self.reading = reading
        self.switches = switches
        self.next = 0

    def tell(self, node: Step, parent: int, depth: int) -> Iterator[SentenceText]:
        """Yield one sentence and those that stand inside it."""
        if isinstance(node, nodes.BySwitch):
            yield from self.read(node, parent, depth)
            return
        sid = self.next
        self.next += 1
        r = self.reading
        r.done, r.doing, r.topic = r.doing, None, None
        r.they_did, r.they_do = r.they_do, None
        for part in parts(node):
            if isinstance(part, Sentence):
                yield from self.tell(part.step, sid, depth + 1)
            else:
                yield SentenceText(sid, parent, depth, self.say(step(part, r), first=sid == 0))

    def read(self, node: nodes.BySwitch, parent: int, depth: int) -> Iterator[SentenceText]:
        """Yield the sentences of the reading that is played; those of the others only take their numbers."""
        for choice, sentences in node.cases:
            if choice == self.switches[node.switch]:
                for each in sentences:
                    yield from self.tell(each, parent, depth)
            else:
                self.next += sum(map(how_many, sentences))

    def say(self, said: Phrase, *, first: bool) -> str:
        """Return a verb phrase as a sentence."""
        if said.id in OPEN:
            return self.words.message("sentence-open", step=said)
        if not self.reading.demand:
            return self.words.message("sentence", step=said)
        return self.words.message("sentence-i-demand" if first else "sentence-demand", step=said)


def how_many(node: Step) -> int:
    """Return how many sentences a sentence is, with those inside it."""
    if isinstance(node, nodes.BySwitch):
        return sum(how_many(each) for _choice, sentences in node.cases for each in sentences)
    return 1 + sum(how_many(each.step) for each in nested(node))


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
def _(node: Otherwise, r: Discourse) -> Phrase:
    said = together(node.steps, r, "and")
    return phrase("otherwise", step=said) if said is not None else phrase("otherwise-so")


def nested(node: Step) -> Iterator[Sentence]:
    """Yield the sentences that stand right inside a step, in order."""
    match node:
        case Sentence():
            yield node
        case nodes.May(step=inner) | nodes.They(step=inner):
            yield from nested(inner)
        case nodes.Then(steps=steps) | nodes.IfYouDo(steps=steps) | nodes.Would(steps=steps):
            for each in steps:
                yield from nested(each)
        case nodes.When(steps=steps, otherwise=otherwise):
            for each in (*steps, *otherwise):
                yield from nested(each)
        case nodes.MayDoOneOf(options=options):
            for each in options:
                yield from nested(each)
