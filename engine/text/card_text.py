"""The text of a card, rendered from its program: what is read is what runs.

Sentences have the numbers that ``lang.sentences`` gives them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.editions import switches as default_switches
from engine.lang import nodes
from engine.lang.canonical import sentence_fingerprint
from engine.lang.nodes import Effect, Step
from engine.lang.sentences import Alternatives, NumberedSentence, Otherwise, in_order, number
from engine.lang.terms import Icon
from engine.model.cards import CardFacts, Special
from engine.rules.documents import FOURTH
from engine.text.by_hand import Source, find
from engine.text.messages import Messages, Phrase, phrase
from engine.text.render import amounts
from engine.text.render.discourse import Discourse
from engine.text.render.steps import otherwise, step
from engine.text.render.wording import NoWordsError


@dataclass(frozen=True, slots=True)
class SentenceText:
    """A sentence of an effect. One that contains another sentence may have two parts, with one number."""

    sid: int
    """its number in the effect: ``At.sentence``"""
    parent: int
    """the sentence that contains it, or -1"""
    depth: int
    text: str


@dataclass(frozen=True, slots=True)
class EffectText:
    """One effect: ``kind`` is the word of its :class:`~engine.lang.terms.EffectKind`."""

    kind: str
    index: int
    featured: Icon | None
    """the icon before it"""
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
    words: Messages,
    facts: CardFacts | Special,
    effects: Sequence[Effect],
    switches: Mapping[str, str] | None = None,
    edition: int = FOURTH,
) -> CardText:
    """Return a card, or a Decree, in the words of a catalogue; ``switches`` select the reading of its text.

    Raises:
        NoWordsError: a sentence that is not worded by hand, and that the templates cannot say.
    """
    back = "special" if isinstance(facts, Special) else "card"
    return CardText(
        title=words.message(f"{back}-{facts.key}"),
        value=0 if isinstance(facts, Special) else facts.age,
        effects=tuple(
            EffectText(
                kind=effect.kind.word,
                index=index,
                featured=None if isinstance(facts, Special) else facts.featured,
                sentences=tuple(render_effect(words, Source(facts.key, facts.set, index, edition), effect, switches)),
            )
            for index, effect in enumerate(effects)
        ),
    )


def render_effect(
    words: Messages, source: Source, effect: Effect, switches: Mapping[str, str] | None = None
) -> Iterator[SentenceText]:
    """Yield the sentences of an effect in the order in which they are read.

    Raises:
        NoWordsError: a sentence that is not worded by hand, and that the templates cannot say.
    """
    yield from _Teller(words, source, effect, switches).effect()


@dataclass(frozen=True, slots=True)
class Draft:
    """What an author begins with who words a sentence by hand."""

    message: str
    """the id of the message"""
    of: str
    """the fingerprint in its attribute ``.of``"""
    parts: tuple[str, ...]
    """the words of the templates, in one or two parts; empty if they have none"""
    missing: str
    """what they have no words for, if anything"""


def drafts(words: Messages, source: Source, effect: Effect) -> Iterator[Draft]:
    """Yield all sentences of an effect as the templates say them, by number, those of all choices of a switch."""
    texts: dict[int, list[str]] = {}
    missing: dict[int, str] = {}
    switches = default_switches(source.edition)
    cases = [each.node for each in number(effect) if isinstance(each, Alternatives)]
    for chosen in [{each.switch: choice} for each in cases for choice, _steps in each.cases] or [{}]:
        teller = _Teller(words, source, effect, {**switches, **chosen}, drafting=True)
        said: dict[int, list[str]] = {}
        for part in teller.effect():
            said.setdefault(part.sid, []).append(part.text)
        texts |= said
        missing |= teller.missing
    for sentence in in_order(number(effect)):
        yield Draft(
            source.message(sentence.number),
            sentence_fingerprint(effect, sentence.step),
            tuple(texts[sentence.number]),
            missing.get(sentence.number, ""),
        )


OPEN = frozenset({"do-for-each-so", "if-you-do-so", "if-you-dont-so", "when-so", "otherwise-so"})
"""phrases that only lead to the sentences inside"""


def condition_text(
    words: Messages,
    source: Source,
    effect: Effect,
    condition: nodes.Condition,
    switches: Mapping[str, str] | None = None,
) -> str:
    """Return the words that the templates have for a condition of an effect; nothing if they have none."""
    teller = _Teller(words, source, effect, switches)
    for _sentence in teller.effect():
        pass
    said = next((said for asked, said in teller.reading.clauses if asked is condition), None)
    return words.message("a-clause", clause=said) if said is not None else ""


def amount_text(
    words: Messages,
    source: Source,
    effect: Effect,
    deed: Step,
    amount: nodes.Number,
    switches: Mapping[str, str] | None = None,
) -> str:
    """Return the words that the templates have for an amount of a step of an effect; nothing if they have none."""
    teller = _Teller(words, source, effect, switches)
    teller.reading.awaited = deed
    try:
        for _sentence in teller.effect():
            pass
        known = teller.reading.reached
        return words.message("a-clause", clause=amounts.amount(amount, known)) if known is not None else ""
    except NoWordsError:
        return ""


class _Teller:
    """Reads one effect aloud, sentence by sentence, and remembers what it has spoken of."""

    def __init__(
        self,
        words: Messages,
        source: Source,
        effect: Effect,
        switches: Mapping[str, str] | None,
        *,
        drafting: bool = False,
    ) -> None:
        self.words = words
        self.source = source
        self.tree = effect
        self.switches = switches if switches is not None else default_switches(FOURTH)
        self.drafting = drafting
        """whether only the templates are used; sentences without a template are then empty"""
        self.spoken = False
        """whether a sentence was said; "I demand" belongs to the first one said, whatever its number"""
        self.missing: dict[int, str] = {}
        """sentences that the templates cannot word, and what they lack"""
        title = phrase(f"card-{source.card}")
        self.reading = Discourse(
            title,
            demand=effect.kind.is_demand,
            for_yourself_only=self.switches["chain-rule"] == "none",
            parameters=dict(effect.parameters),
        )

    def effect(self) -> Iterator[SentenceText]:
        """Yield the sentences of the effect that are played, in the order in which they are read."""
        for each in number(self.tree):
            for sentence in each.chosen(self.switches) if isinstance(each, Alternatives) else (each,):
                yield from self.sentence(sentence)

    def sentence(self, sentence: NumberedSentence) -> Iterator[SentenceText]:
        """Yield one sentence and the sentences inside it."""
        r = self.reading
        r.done, r.doing, r.topic = r.doing, None, None
        r.they_did, r.they_do = r.they_do, None
        hand = None if self.drafting else find(self.words, self.source, self.tree, sentence)
        given = iter(hand.parts if hand is not None else ())
        for part in sentence.parts:
            if isinstance(part, NumberedSentence):
                yield from self.sentence(part)
            else:
                text = self.part(part, sentence, next(given, None))
                yield SentenceText(sentence.number, sentence.parent, sentence.depth, text)

    def part(self, part: Step | Otherwise, sentence: NumberedSentence, given: str | None) -> str:
        """Return a part of a sentence as it is given by hand, or as the templates say it.

        The templates are asked in any case: they remember what later sentences go on to speak of.
        """
        r = self.reading
        first, self.spoken = not self.spoken, True
        try:
            if isinstance(part, Step):
                r.reach(part)
            said = otherwise(part.steps, r) if isinstance(part, Otherwise) else step(part, r)
            if given is None:
                return self.say(said, first=first)
        except NoWordsError as error:
            if given is None and not self.drafting:
                raise
            self.missing[sentence.number] = str(error)
            r.lose(part.steps if isinstance(part, Otherwise) else (part,))
        return given or ""

    def say(self, said: Phrase, *, first: bool) -> str:
        """Return a verb phrase as a sentence."""
        if said.id in OPEN:
            return self.words.message("sentence-open", step=said)
        if said.id == "when-otherwise" and not (self.reading.demand and first):
            said = phrase("when-otherwise-apart", **dict(said.slots), demand="yes" if self.reading.demand else "no")
        if not self.reading.demand:
            return self.words.message("sentence", step=said)
        if first and said.id.startswith("do-for-each-"):  # what it is for comes first: the deed goes on to speak of it
            return self.words.message(f"sentence-i-{self.tree.kind.word}-for-each", **dict(said.slots))
        return self.words.message(f"sentence-i-{self.tree.kind.word}" if first else "sentence-demand", step=said)
