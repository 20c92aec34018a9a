"""A ruling unfolded in the list: its question, and on request answer, reasons, places, readings and editions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.cards.sets import BASE
from engine.editions import SWITCHES
from engine.text.markup import to_plain
from tutor.desk.elements import GetMessage, messages_in, rule_whole
from tutor.desk.rulings import Certainty, certainty, elsewhere, unanswered_editions
from tutor.desk.search import others
from tutor.panels import elements
from tutor.panels.app_text import catalogue, game_text
from tutor.panels.elements import link, listing, para
from tutor.panels.html import Node, Nodes, h

if TYPE_CHECKING:
    from tutor.scenario_index import ScenarioEntry


@dataclass(slots=True)
class Unfolded:
    """What of the list is unfolded: questions, answers by the name of the ruling, and rules by ``<name>/<rule>``."""

    questions: set[str] = field(default_factory=set)
    answers: set[str] = field(default_factory=set)
    rules: set[str] = field(default_factory=set)


def certainty_words(entry: ScenarioEntry, m: GetMessage) -> str:
    """Return how sure the answer of a ruling is, as a sentence."""
    said = certainty(entry)
    readings = max((len(SWITCHES[switch].choices) for switch, _ in entry.reading), default=0)
    return m(f"find-certainty-{said.value}", n=readings)


def edition_words(editions: Collection[int], m: GetMessage) -> str:
    """Return the names of editions, apart by commas."""
    return ", ".join(m(f"find-edition-{edition}") for edition in editions)


def unfolded(entry: ScenarioEntry, among: Sequence[ScenarioEntry], open_: Unfolded, language: str) -> Node:
    """Return the question of a ruling; if it is asked for, the answer and all that is behind it."""
    m = messages_in(language)
    answered = entry.name in open_.answers
    content: Nodes = []
    if entry.question.en:
        content.append(para(entry.question.of(language), "itut-told-question", "question"))
    content.append(para(certainty_words(entry, m), "itut-about", "certainty"))
    if answered:
        content += [h("h4", {"key": "answer-head"}, m("told-answer")), para(entry.answer.of(language), key="answer")]
        content += _readings(entry, among, language)
        for key, texts in (("reasons", entry.reasons), ("sources", entry.sources)):
            if texts:
                label = m(f"told-{key}")
                rows = [each.of(language) for each in texts]
                content += [h("h4", {"key": f"{key}-head"}, label), listing(rows, label, key, "itut-desk-list")]
        content += _rules(entry, open_, language)
        content += _editions(entry, among, language)
    buttons: Nodes = []
    if entry.answer.en:
        said = m("told-hide" if answered else "told-show")
        buttons.append(elements.button(said, f"answer:{entry.name}", primary=not answered, small=True, first=False))
    buttons.append(elements.button(m("find-to-table"), f"open:{entry.name}", small=True, key=f"table:{entry.name}"))
    content.append(h("div", {"class": "itut-steps", "key": "do"}, buttons))
    return h("div", {"class": "itut-found-ruling", "key": f"ruling-{entry.name}"}, content)


def _readings(entry: ScenarioEntry, among: Sequence[ScenarioEntry], language: str) -> Nodes:
    """Return how an undecided question is answered here, and under every other reading."""
    m = messages_in(language)
    if certainty(entry) is not Certainty.UNDECIDED:
        return []
    meaning = [para([h("strong", None, m("find-read-here")), " ", _meaning(entry, m)], key="read-here")]
    for other in others(entry, among):
        said: Nodes = [h("strong", None, m("told-other-reading")), " ", _meaning(other, m), " "]
        meaning.append(para([*said, other.answer.of(language)], key=f"read-{other.name}"))
    return [h("div", {"class": "itut-told-reading", "key": "readings"}, meaning)]


def _meaning(entry: ScenarioEntry, m: GetMessage) -> str:
    return " ".join(m(f"switch-{switch}-{choice}") for switch, choice in entry.reading)


def _rules(entry: ScenarioEntry, open_: Unfolded, language: str) -> Nodes:
    """Return the rules that a ruling rests on, each with its place; a click unfolds the text."""
    m = messages_in(language)
    words, rows = catalogue(language), list[Nodes]()
    for name in entry.rules:
        rule = game_text(language, (), None).rule(name, entry.edition)
        key = f"{entry.name}/{name}"
        row: Nodes = [link(to_plain(rule.title, words), f"rule:{key}", key=f"rule-{key}", expanded=key in open_.rules)]
        if key in open_.rules:
            row.append(rule_whole(rule, [to_plain(rule.text, words)], m("why-where")))
        elif rule.citations:
            row.append(h("span", {"class": "itut-cited"}, " ", rule.citations[0]))
        rows.append(row)
    label = m("told-rules")
    return [h("h4", {"key": "rules-head"}, label), listing(rows, label, "rules", "itut-desk-list")] if rows else []


def _editions(entry: ScenarioEntry, among: Sequence[ScenarioEntry], language: str) -> Nodes:
    """Return in which editions the answer is the same, another one, or not told."""
    m = messages_in(language)
    rows: list[Nodes] = [[m("find-edition-same", editions=edition_words(entry.editions, m))]]
    for other in elsewhere(entry, among):
        said = m("find-edition-other", editions=edition_words(other.editions, m))
        rows.append([said, " ", other.answer.of(language), " ", link(m("find-read"), f"read:{other.name}")])
    missing = unanswered_editions(entry, among) if entry.sets == (BASE,) else ()
    if missing:
        rows.append([m("find-edition-unanswered", editions=edition_words(missing, m))])
    label = m("find-editions")
    return [h("h4", {"key": "editions-head"}, label), listing(rows, label, "editions", "itut-desk-list")]
