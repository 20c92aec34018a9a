"""The panel Why: what just happened, the reason in one sentence, its numbers, the rule and where it stands."""

from __future__ import annotations

from collections.abc import Sequence

from engine.trace.events import Entry, Fact
from tutor import scenario_index
from tutor.widgets.app_text import AppText
from tutor.widgets.explanations import Question
from tutor.widgets.html import Node, Nodes, h
from tutor.widgets.rulings import MOST as MOST_RULINGS
from tutor.widgets.rulings import citing
from tutor.widgets.step_view import StepView

MOST = 3
"""reasons shown while the panel is folded, with all that are like the first of them"""


def why(
    moment: StepView,
    speech: AppText,
    *,
    unfolded: bool,
    hide: bool = False,
    curtain: bool = False,
    asked: Question | None = None,
) -> Nodes:
    """Return what the panel shows; ``unfolded`` shows numbers, rule and citation, ``asked`` what somebody asked.

    With ``hide`` no reason is told; ``curtain`` says that a class looks on, before which a teacher can hide and reveal
    them: what has happened on the table it sees anyway.
    """
    content: Nodes = [h("h2", {"class": "itut-heading"}, speech.m("why-label"))]
    if hide and not curtain:
        content.append(h("p", {"class": "itut-about"}, speech.m("why-hidden")))
    elif hide:
        content += [*_news(moment, speech), h("p", {"class": "itut-about", "key": "hidden"}, speech.m("class-hidden"))]
    else:
        content += _told(moment, speech, unfolded=unfolded, asked=asked)
    if curtain:
        reveal = {"class": "itut-button", "type": "button", "data-act": "reveal", "key": "reveal"}
        content.append(h("button", reveal, speech.m("class-reveal" if hide else "class-hide")))
    return content


def _news(moment: StepView, speech: AppText) -> Nodes:
    news = happened(moment, speech)
    rows = [h("li", {"key": f"news-{place}"}, speech.drawn(text)) for place, text in enumerate(news)]
    label = speech.m("why-happened")
    return [h("ul", {"class": "itut-news", "key": "news", "aria-label": label}, rows)] if rows else []


def _told(moment: StepView, speech: AppText, *, unfolded: bool, asked: Question | None) -> Nodes:
    if asked is not None:
        return _answer(moment, speech, asked)
    content = _news(moment, speech)
    reasons = moment.reasons()
    if not content and not reasons:
        return [h("p", {"class": "itut-about"}, speech.m("why-nothing"))]
    if reasons:
        if not unfolded:
            blocks = [_sentence(moment, speech, entry) for entry in _last(reasons)]
            content.append(h("div", {"class": "itut-reasons", "key": "reasons"}, blocks))
        else:
            told: set[str] = set()
            blocks = [_whole(moment, speech, entry, told) for entry in reasons]
            content.append(h("div", {"class": "itut-reasons", "key": "reasons-all"}, blocks))
        attributes = {
            "class": "itut-link",
            "type": "button",
            "data-act": "why",
            "aria-expanded": "true" if unfolded else "false",
            "key": "toggle",
        }
        content.append(h("button", attributes, speech.m("why-less" if unfolded else "why-more")))
    return content


def _last(reasons: Sequence[Entry]) -> Sequence[Entry]:
    """Return the reasons that are shown while the panel is folded: of several like each other all or none."""
    first = max(0, len(reasons) - MOST)
    while first and _kind(reasons[first - 1]) == _kind(reasons[first]):
        first -= 1
    return reasons[first:]


def _kind(entry: Entry) -> str:
    return entry.item.kind if isinstance(entry.item, Fact) else ""


def _answer(moment: StepView, speech: AppText, asked: Question) -> Nodes:
    told: set[str] = set()
    blocks = [h("p", {"class": "itut-reason"}, nodes) for nodes in asked.sentences]
    blocks += [_whole(moment, speech, entry, told) for entry in asked.facts]
    blocks += [rule_block(moment, speech, rule) for rule in asked.rules if rule not in told]
    close = {"class": "itut-link", "type": "button", "data-act": "unask", "key": "unask"}
    return [
        h("h3", {"class": "itut-asked-about", "key": "about"}, asked.about),
        h("div", {"class": "itut-reasons", "key": "answer", "role": "status"}, blocks),
        h("button", close, speech.m("why-back")),
    ]


def happened(moment: StepView, speech: AppText) -> list[str]:
    """Return the sentences that tell what the recent steps did."""
    return [text for entry in moment.news() if (text := speech.event(entry))]


def spoken(moment: StepView, speech: AppText, *, hide: bool = False, curtain: bool = False) -> str:
    """Return what a screen reader says of the recent steps: what happened, else the reason; see ``why``."""
    said = happened(moment, speech)
    if hide and not (curtain and said):
        return speech.m("class-hidden" if curtain else "why-hidden")
    said = said or [speech.fact(entry, moment.state).sentence for entry in moment.reasons()]
    return " ".join(speech.spoken(text) for text in said)


def _sentence(moment: StepView, speech: AppText, entry: Entry) -> Node:
    fact = speech.fact(entry, moment.state)
    cited = speech.words.rule(fact.rule, moment.view.edition).citations if fact.rule else ()
    source = h("span", {"class": "itut-cited"}, " ", cited[0]) if cited else None
    return h("p", {"class": "itut-reason"}, speech.drawn(fact.sentence), source)


def _whole(moment: StepView, speech: AppText, entry: Entry, told: set[str]) -> Node:
    fact = speech.fact(entry, moment.state)
    numbers = [h("li", None, speech.drawn(line)) for line in fact.numbers]
    rule_id = fact.rule
    block: Nodes = [h("p", {"class": "itut-reason"}, speech.drawn(fact.sentence))]
    if numbers:
        block.append(h("ul", {"class": "itut-numbers", "aria-label": speech.m("why-numbers")}, numbers))
    if rule_id and rule_id not in told:
        told.add(rule_id)
        block.append(rule_block(moment, speech, rule_id))
    return h("div", {"class": "itut-because"}, block)


def rule_block(moment: StepView, speech: AppText, rule_id: str) -> Node:
    """Return a rule in our words, where it stands in the rulebooks, best place first, and the rulings that cite it."""
    rule = speech.words.rule(rule_id, moment.view.edition)
    where = [h("li", None, citation) for citation in rule.citations[:1]]
    return h(
        "div",
        {"class": "itut-rule"},
        h("p", {"class": "itut-rule-title"}, speech.m("why-rule", title=rule.title)),
        h("p", {"class": "itut-rule-text"}, speech.drawn(rule.text)),
        h("ul", {"class": "itut-where", "aria-label": speech.m("why-where")}, where) if where else None,
        ruling_list(speech, citing(rule_id), "why-rulings"),
    )


def ruling_list(speech: AppText, found: Sequence[scenario_index.ScenarioEntry], caption: str) -> Node | None:
    """Return links to rulings, the nearest first; nothing if there are none."""
    if not found:
        return None
    rows = []
    for each in found[:MOST_RULINGS]:
        link = {"class": "itut-link", "type": "button", "data-act": f"ruling:{each.name}", "key": f"ruling-{each.id}"}
        rows.append(h("li", None, h("button", link, each.title.of(speech.language))))
    told = speech.m(caption)
    return h(
        "div",
        {"class": "itut-rulings"},
        h("p", {"class": "itut-about"}, told),
        h("ul", {"aria-label": told}, rows),
    )
