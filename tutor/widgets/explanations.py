"""What a person asked why about: each question has a name, and its answer is made of facts and rules.

``dogma:<card>`` who would take part, ``draw`` which deck, ``must`` why what is asked cannot be refused, ``seat:<seat>``
a locked verdict, ``thing:<key>`` why something on the table cannot be chosen. The engine's facts answer; nothing is
decided here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.lang.terms import Icon
from engine.model.cards import slug
from engine.query.eligibility import claimable
from engine.trace import facts as kinds
from engine.trace.events import At, Entry, Fact
from tutor.widgets.app_text import AppText
from tutor.widgets.html import Nodes
from tutor.widgets.now_panel import draw_preview
from tutor.widgets.step_view import StepView


@dataclass(frozen=True, slots=True)
class Question:
    """A question with its answer."""

    about: str
    """what was asked"""
    facts: tuple[Entry, ...] = ()
    sentences: tuple[Nodes, ...] = ()
    """what no fact tells"""
    rules: tuple[str, ...] = ()
    """rules that belong to the sentences"""


def question(moment: StepView, speech: AppText, asked: str) -> Question | None:
    """Return a question with its answer, or ``None`` where there is nothing to say."""
    kind, _, of = asked.partition(":")
    match kind:
        case "dogma":
            return _dogma(moment, speech, int(of))
        case "draw" if moment.request is not None:
            return _draw(moment, speech)
        case "must" if moment.request is not None and not speech.prompt(moment.state, moment.request).optional:
            entry = moment.verdicts.get(moment.request.seat)
            shares = entry is not None and isinstance(entry.item, Fact) and entry.item.kind is kinds.SHARES
            rules = ("sharing-compulsory", "mandatory") if shares else ("mandatory",)
            return Question(speech.m("asked-must"), (entry,) if entry is not None else (), rules=rules)
        case "seat":
            entry = moment.verdicts.get(int(of))
            about = speech.m("asked-seat", **speech.who(int(of)))
            return Question(about, (entry,)) if entry is not None else None
        case "thing":
            return _thing(moment, speech, of)
    return None


def lit(entries: Iterable[Entry], moment: StepView) -> tuple[Icon | None, frozenset[str]]:
    """Return the icon that facts count, and the keys of the cards on which they counted it; of several icons none."""
    facts = [entry.item for entry in entries if isinstance(entry.item, Fact) and entry.item.icons]
    icons = {fact.number("icon") for fact in facts if "icon" in dict(fact.numbers)}
    if len(icons) != 1:
        return None, frozenset()
    boards = {card.card: key for key, card in moment.cards.items() if card.card is not None}
    keys = {boards[card] for fact in facts for _, card, many in fact.icons if many and card in boards}
    return Icon(icons.pop()), frozenset(keys)


def _dogma(moment: StepView, speech: AppText, card: int) -> Question | None:
    preview = moment.preview(card)
    if preview is None:
        return None
    facts = tuple(_entry(fact) for fact in preview.facts if fact.kind is not kinds.ACTS_LAST)
    about = speech.m("asked-dogma", card=speech.card_title(card))
    if preview.nothing:
        return Question(about, facts, (speech.nodes("preview-nothing"),), ("dogma-without-effect",))
    return Question(about, facts)


def _draw(moment: StepView, speech: AppText) -> Question:
    assert moment.request is not None
    next_draw = moment.view.next_draw
    rule = "draw-highest-top"
    if next_draw is None:
        rule = "draw-past-last-age"
    elif next_draw[1] == 0:
        rule = "draw-empty-board"
    elif next_draw[1] != next_draw[2]:
        rule = "draw-empty-age"
    told = draw_preview(moment, speech, moment.request)
    return Question(speech.m("asked-draw"), (), (told,), (rule,))


def _thing(moment: StepView, speech: AppText, key: str) -> Question | None:
    request, card = moment.request, moment.cards.get(key)
    if moment.state.result is not None or request is None:
        return None
    facts = moment.refusals(key)
    achievement = next((each for each in moment.view.achievements if each.card.key == key), None)
    if achievement is not None and request.kind == "action":
        ids = moment.state.zones[moment.machine.zones.available]
        value = achievement.card.value
        same = [each for each in ids if moment.machine.catalogue.age[each] == value]
        facts = [_entry(claimable(moment.machine, moment.state, request.seat, each)) for each in same[:1]]
    special = key.removeprefix("special-")
    if special != key:
        about = next((each.name for each in moment.view.specials if slug(each.name) == special), "")
        return Question(speech.special(about), rules=(special,)) if about else None
    if not facts:
        return None
    if card is not None and card.card is not None:
        name = speech.card_title(card.card)
        return Question(speech.m("asked-card", card=name), tuple(facts))
    return Question(speech.m("asked-thing"), tuple(facts))


def _entry(fact: Fact) -> Entry:
    """Return a fact that nothing running has told."""
    return Entry(At(0, fact.seat, -1, -1, -1, "", -1), fact)
