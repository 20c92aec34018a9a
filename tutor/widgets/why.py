"""The panel Why: what just happened, the reason in one sentence, its numbers, the rule and where it stands."""

from __future__ import annotations

from engine.trace.events import Entry
from tutor.widgets.dom import Node, Nodes, h
from tutor.widgets.moment import Moment
from tutor.widgets.speech import Speech

MOST = 3
"""reasons shown while the panel is folded"""


def why(moment: Moment, speech: Speech, *, unfolded: bool, hide: bool = False) -> Nodes:
    """Return what the panel shows; ``unfolded`` shows numbers, rule and citation."""
    content: Nodes = [h("h2", {"class": "itut-heading"}, speech.m("why-label"))]
    if hide:
        return [*content, h("p", {"class": "itut-about"}, speech.m("why-hidden"))]
    news = happened(moment, speech)
    reasons = moment.reasons()
    if not news and not reasons:
        return [*content, h("p", {"class": "itut-about"}, speech.m("why-nothing"))]
    if news:
        rows = [h("li", {"key": f"news-{place}"}, speech.drawn(text)) for place, text in enumerate(news)]
        content.append(h("ul", {"class": "itut-news", "key": "news", "aria-label": speech.m("why-happened")}, rows))
    if reasons:
        if not unfolded:
            blocks = [_sentence(moment, speech, entry) for entry in reasons[-MOST:]]
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


def happened(moment: Moment, speech: Speech) -> list[str]:
    """Return the sentences that tell what the recent steps did."""
    return [text for entry in moment.news() if (text := speech.event(entry))]


def spoken(moment: Moment, speech: Speech, *, hide: bool = False) -> str:
    """Return what a screen reader says of the recent steps: what happened, else the reason."""
    if hide:
        return speech.m("why-hidden")
    said = happened(moment, speech) or [speech.fact(entry, moment.state).sentence for entry in moment.reasons()]
    return " ".join(speech.spoken(text) for text in said)


def _sentence(moment: Moment, speech: Speech, entry: Entry) -> Node:
    fact = speech.fact(entry, moment.state)
    cited = speech.words.rule(fact.rule, moment.view.edition).citations if fact.rule else ()
    source = h("span", {"class": "itut-cited"}, " ", cited[0]) if cited else None
    return h("p", {"class": "itut-reason"}, speech.drawn(fact.sentence), source)


def _whole(moment: Moment, speech: Speech, entry: Entry, told: set[str]) -> Node:
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


def rule_block(moment: Moment, speech: Speech, rule_id: str) -> Node:
    """Return a rule in our words and where it stands in the rulebooks, best place first."""
    rule = speech.words.rule(rule_id, moment.view.edition)
    where = [h("li", None, citation) for citation in rule.citations[:1]]
    return h(
        "div",
        {"class": "itut-rule"},
        h("p", {"class": "itut-rule-title"}, speech.m("why-rule", title=rule.title)),
        h("p", {"class": "itut-rule-text"}, speech.drawn(rule.text)),
        h("ul", {"class": "itut-where", "aria-label": speech.m("why-where")}, where) if where else None,
    )
