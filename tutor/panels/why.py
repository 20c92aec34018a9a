"""The panel Why: what just happened, and each reason with its numbers, rule and citation."""

from __future__ import annotations

from collections.abc import Sequence

from engine.text.telling.events import runs
from engine.trace.events import Entry, Fact
from tutor import scenario_index
from tutor.panels.app_text import AppText
from tutor.panels.elements import button, link, para
from tutor.panels.explanations import Explanation
from tutor.panels.html import Node, Nodes, h
from tutor.panels.rulings import MOST as MOST_RULINGS
from tutor.panels.rulings import citing
from tutor.panels.step_view import StepView

MOST = 3
"""number of reasons shown while the panel is folded; more if those before are of the same kind as the first"""


def why_content(
    step_view: StepView,
    texts: AppText,
    *,
    unfolded: bool,
    hide: bool = False,
    curtain: bool = False,
    explanation: Explanation | None = None,
) -> Nodes:
    """Return the panel's content; ``unfolded`` adds numbers, rule and citation, ``explanation`` replaces the reasons.

    ``hide`` leaves the reasons out. ``curtain`` (presenting to a class) adds a button that hides and reveals them, and
    shows the events also while the reasons are hidden.
    """
    content: Nodes = [h("h2", {"class": "itut-heading"}, texts.message("why-label"))]
    if hide and not curtain:
        content.append(h("p", {"class": "itut-about"}, texts.message("why-hidden")))
    elif hide:
        content += [
            *_news(step_view, texts),
            h("p", {"class": "itut-about", "key": "hidden"}, texts.message("class-hidden")),
        ]
    else:
        content += _reasons(step_view, texts, unfolded=unfolded, explanation=explanation)
    if curtain:
        content.append(button(texts.message("class-reveal" if hide else "class-hide"), "reveal", key="reveal"))
    return content


def _news(step_view: StepView, texts: AppText) -> Nodes:
    news = happened(step_view, texts)
    rows = [h("li", {"key": f"news-{place}"}, texts.marked(text)) for place, text in enumerate(news)]
    label = texts.message("why-happened")
    return [h("ul", {"class": "itut-news", "key": "news", "aria-label": label}, rows)] if rows else []


def _reasons(step_view: StepView, texts: AppText, *, unfolded: bool, explanation: Explanation | None) -> Nodes:
    if explanation is not None:
        return _answer(step_view, texts, explanation)
    content = _news(step_view, texts)
    reasons = step_view.reasons()
    if not content and not reasons:
        return [h("p", {"class": "itut-about"}, texts.message("why-nothing"))]
    if reasons:
        if not unfolded:
            blocks = [_sentence(step_view, texts, entry) for entry in _last(reasons)]
            content.append(h("div", {"class": "itut-reasons", "key": "reasons"}, blocks))
        else:
            shown_rules: set[str] = set()
            blocks = [_whole(step_view, texts, entry, shown_rules) for entry in reasons]
            content.append(h("div", {"class": "itut-reasons", "key": "reasons-all"}, blocks))
        name = texts.message("why-less" if unfolded else "why-more")
        content.append(link(name, "why", key="toggle", expanded=unfolded))
        content.append(para(link(texts.message("whatif-ask"), "whatif"), key="whatif"))
    return content


def is_idle(step_view: StepView, *, hide: bool, curtain: bool, explanation: Explanation | None) -> bool:
    """Return whether the panel has nothing to say: nothing happened yet, or a guess about it is asked for."""
    if curtain or explanation is not None:
        return False
    return hide or not (step_view.reasons() or any(True for _ in step_view.news()))


def _last(reasons: Sequence[Entry]) -> Sequence[Entry]:
    """Return the reasons for the folded panel: the last ones, never splitting a run of the same kind."""
    first = max(0, len(reasons) - MOST)
    while first and _kind(reasons[first - 1]) == _kind(reasons[first]):
        first -= 1
    return reasons[first:]


def _kind(entry: Entry) -> str:
    return entry.item.kind if isinstance(entry.item, Fact) else ""


def _answer(step_view: StepView, texts: AppText, explanation: Explanation) -> Nodes:
    shown_rules: set[str] = set()
    blocks = [h("p", {"class": "itut-reason"}, nodes) for nodes in explanation.sentences]
    blocks += [_whole(step_view, texts, entry, shown_rules) for entry in explanation.facts]
    blocks += [rule_block(step_view, texts, rule) for rule in explanation.rules if rule not in shown_rules]
    return [
        h("h3", {"class": "itut-asked-about", "key": "about"}, explanation.about),
        h("div", {"class": "itut-reasons", "key": "answer", "role": "status"}, blocks),
        link(texts.message("why-back"), "unask", key="unask"),
    ]


def happened(step_view: StepView, texts: AppText) -> list[str]:
    """Return the sentences of the recent steps' events."""
    lines = runs(step_view.machine, tuple(step_view.news()))
    return [text for _, entry, count in lines if (text := texts.event(entry, count))]


def spoken_news(step_view: StepView, texts: AppText, *, hide: bool = False, curtain: bool = False) -> str:
    """Return the recent steps for a screen reader: the events, else the reasons; see ``why_content``."""
    sentences = happened(step_view, texts)
    if hide and not (curtain and sentences):
        return texts.message("class-hidden" if curtain else "why-hidden")
    sentences = sentences or [texts.fact(entry, step_view.state).sentence for entry in step_view.reasons()]
    return " ".join(texts.spoken(text) for text in sentences)


def _sentence(step_view: StepView, texts: AppText, entry: Entry) -> Node:
    fact = texts.fact(entry, step_view.state)
    cited = texts.game_text.rule(fact.rule, step_view.view.edition).citations if fact.rule else ()
    source = h("span", {"class": "itut-cited"}, " ", cited[0]) if cited else None
    return h("p", {"class": "itut-reason"}, texts.marked(fact.sentence), source)


def _whole(step_view: StepView, texts: AppText, entry: Entry, shown_rules: set[str]) -> Node:
    fact = texts.fact(entry, step_view.state)
    numbers = [_number_row(texts, line) for line in fact.numbers]
    rule_id = fact.rule
    block: Nodes = [h("p", {"class": "itut-reason"}, texts.marked(fact.sentence))]
    if numbers:
        attributes = {"class": "itut-numbers", "aria-label": texts.message("why-numbers")}
        block.append(h("table", attributes, h("tbody", None, numbers)))
    if rule_id and rule_id not in shown_rules:
        shown_rules.add(rule_id)
        block.append(rule_block(step_view, texts, rule_id))
    return h("div", {"class": "itut-because"}, block)


def _number_row(texts: AppText, line: str) -> Node:
    """Return "Olena: 3" as a row of what is counted and how many; any other line as one cell."""
    what, colon, many = line.partition(": ")
    if not colon or ": " in many:
        return h("tr", None, h("td", {"colspan": "2"}, texts.marked(line)))
    # a screen reader and a copied text have the colon, the eye the column
    aloud = h("span", {"class": "itut-aloud"}, ": ")
    return h("tr", None, h("th", {"scope": "row"}, texts.marked(what), aloud), h("td", None, texts.marked(many)))


def rule_block(step_view: StepView, texts: AppText, rule_id: str) -> Node:
    """Return a rule's text, its best citation, and the rulings that cite it."""
    rule = texts.game_text.rule(rule_id, step_view.view.edition)
    where = [h("li", None, citation) for citation in rule.citations[:1]]
    return h(
        "div",
        {"class": "itut-rule"},
        h("p", {"class": "itut-rule-title"}, texts.message("why-rule", title=rule.title)),
        h("p", {"class": "itut-rule-text"}, texts.marked(rule.text)),
        h("ul", {"class": "itut-where", "aria-label": texts.message("why-where")}, where) if where else None,
        ruling_list(texts, citing(rule_id, step_view.view.edition), "why-rulings"),
    )


def ruling_list(texts: AppText, found: Sequence[scenario_index.ScenarioEntry], caption: str) -> Node | None:
    """Return links to rulings in the given order; ``None`` if there are none."""
    if not found:
        return None
    rows = []
    for each in found[:MOST_RULINGS]:
        name = each.title.of(texts.language)
        rows.append(h("li", None, link(name, f"ruling:{each.name}", key=f"ruling-{each.id}")))
    label = texts.message(caption)
    return h(
        "div",
        {"class": "itut-rulings"},
        h("p", {"class": "itut-about"}, label),
        h("ul", {"aria-label": label}, rows),
    )
