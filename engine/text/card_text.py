"""The text of a card, rendered from its program: what is read is what runs.

Sentences have the numbers that ``lang.sentences`` gives them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.editions import switches as default_switches
from engine.lang import nodes
from engine.lang.nodes import Effect
from engine.lang.sentences import Alternatives, NumberedSentence, Otherwise, number
from engine.lang.terms import Icon
from engine.model.cards import CardFacts
from engine.rules.documents import FOURTH
from engine.text.messages import Messages, Phrase, phrase
from engine.text.render.discourse import Discourse
from engine.text.render.steps import otherwise, step


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
    """One effect: ``kind`` is the word of its :class:`~engine.lang.terms.EffectKind`."""

    kind: str
    index: int
    featured: Icon | None
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
                kind=effect.kind.word,
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
    reading = Discourse(phrase(f"card-{key}"), demand=effect.kind.is_demand, parameters=dict(effect.parameters))
    teller = _Teller(words, reading, switches if switches is not None else default_switches(FOURTH))
    yield from teller.effect(effect)


OPEN = frozenset({"if-you-do-so", "if-you-dont-so", "when-so", "otherwise-so"})
"""phrases that only lead to the sentences inside"""


def condition_text(
    words: Messages, key: str, effect: Effect, condition: nodes.Condition, switches: Mapping[str, str] | None = None
) -> str:
    """Return the words that an effect has for one of its conditions; nothing if it has none."""
    reading = Discourse(phrase(f"card-{key}"), demand=effect.kind.is_demand, parameters=dict(effect.parameters))
    teller = _Teller(words, reading, switches if switches is not None else default_switches(FOURTH))
    for _sentence in teller.effect(effect):
        pass
    said = next((said for asked, said in reading.clauses if asked is condition), None)
    return words.message("a-clause", clause=said) if said is not None else ""


class _Teller:
    def __init__(self, words: Messages, reading: Discourse, switches: Mapping[str, str]) -> None:
        self.words = words
        self.reading = reading
        self.switches = switches

    def effect(self, effect: Effect) -> Iterator[SentenceText]:
        """Yield the sentences of an effect that are played, in the order in which they are read."""
        for each in number(effect):
            for sentence in each.chosen(self.switches) if isinstance(each, Alternatives) else (each,):
                yield from self.sentence(sentence)

    def sentence(self, sentence: NumberedSentence) -> Iterator[SentenceText]:
        """Yield one sentence and those that stand inside it."""
        r = self.reading
        r.done, r.doing, r.topic = r.doing, None, None
        r.they_did, r.they_do = r.they_do, None
        for part in sentence.parts:
            if isinstance(part, NumberedSentence):
                yield from self.sentence(part)
            else:
                said = otherwise(part.steps, r) if isinstance(part, Otherwise) else step(part, r)
                text = self.say(said, first=sentence.number == 0)
                yield SentenceText(sentence.number, sentence.parent, sentence.depth, text)

    def say(self, said: Phrase, *, first: bool) -> str:
        """Return a verb phrase as a sentence."""
        if said.id in OPEN:
            return self.words.message("sentence-open", step=said)
        if not self.reading.demand:
            return self.words.message("sentence", step=said)
        return self.words.message("sentence-i-demand" if first else "sentence-demand", step=said)
