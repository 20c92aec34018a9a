"""The panel Card: the card that runs, sentence by sentence, or a card that somebody reads."""

from __future__ import annotations

from dataclasses import replace

from engine.text.card_text import CardText, SentenceText
from engine.trace.events import Entry, Fact
from tutor.widgets import execution
from tutor.widgets.app_text import AppText
from tutor.widgets.html import Node, Nodes, h
from tutor.widgets.rulings import about
from tutor.widgets.step_view import StepView
from tutor.widgets.why_panel import ruling_list

SIGNS = {execution.DONE: "✓", execution.RUNNING: "▶", execution.COMING: "", execution.SKIPPED: "✕"}


def reading(
    moment: StepView, speech: AppText, *, read: int | None = None, hide: bool = False, curtain: bool = False
) -> Nodes:
    """Return what the panel shows; ``read`` is a card that somebody looks up.

    With ``hide`` it is not told how far the card has come, but with ``curtain``, before a class, what runs is lit.
    """
    content: Nodes = [h("h2", {"class": "itut-heading"}, speech.m("run-label"))]
    if read is not None:
        attributes = {"class": "itut-link", "type": "button", "data-act": "unread", "key": "unread"}
        back = h("button", attributes, speech.m("run-back")) if moment.runs and moment.in_dogma else None
        return [
            *content,
            _card(speech, read, None),
            *([h("p", {"class": "itut-about"}, back)] if back else ()),
            *_printings(speech, read),
            *filter(None, [None if hide else ruling_list(speech, about(read), "run-rulings")]),
        ]
    runs = moment.runs
    if not is_shown(moment):
        return [*content, h("p", {"class": "itut-about"}, speech.m("run-none"))]
    above: execution.CardRun | None = None
    for run in runs:
        shown = _running_only(run) if hide and curtain else run
        content.append(_card(speech, run.card, shown, inside=above, hide=hide and not curtain))
        above = run
    return content


def _running_only(run: execution.CardRun) -> execution.CardRun:
    """What runs, and nothing of why, of who executes it, of what was skipped: those are the answers."""
    effects = []
    for effect in run.effects:
        sentences = {sid: status for sid, status in effect.sentences.items() if status == execution.RUNNING}
        status = execution.RUNNING if effect.status == execution.RUNNING else execution.COMING
        effects.append(execution.EffectRun(effect.index, status, sentences))
    return replace(run, effects=effects)


def looked_up(speech: AppText, card: int) -> Nodes:
    """Return a card where there is no table: its words, value, colour and icons, and how other editions print it."""
    return [_card(speech, card, None), *_printings(speech, card, this=True)]


def _printings(speech: AppText, card: int, *, this: bool = False) -> Nodes:
    """Return how a card was printed in the other editions: value, colour and icons, and its text where it differs."""
    rows: Nodes = [h("li", {"key": "edition-this"}, speech.drawn(speech.printed(card)))] if this else []
    for edition, said in speech.printings(card):
        text = _other_text(speech, card, edition)
        rows.append(h("li", {"key": f"edition-{edition}"}, speech.drawn(said), text))
    return [h("ul", {"class": "itut-printings", "aria-label": speech.m("run-printings"), "key": "printings"}, rows)]


def _other_text(speech: AppText, card: int, edition: int) -> Node | None:
    """Return the text of a card in another edition, nothing if it is not known or the same."""
    effects = speech.effects_in(card, edition)
    if not effects or effects == tuple(effect.text for effect in speech.card(card).effects):
        return None
    return h("ol", {"class": "itut-other-text"}, [h("li", None, speech.drawn(text)) for text in effects])


def is_shown(moment: StepView) -> bool:
    """Return whether a Dogma is spoken of: it runs, or its end is what just happened and no action is asked for."""
    turn = moment.request is not None and moment.request.kind == "action"
    return bool(moment.runs) and (moment.in_dogma or not turn)


def _card(
    speech: AppText, card: int, run: execution.CardRun | None, *,
    inside: execution.CardRun | None = None, hide: bool = False,
) -> Node:  # fmt: skip
    facts = speech.machine.catalogue.facts[card]
    title, english = speech.card_title(card), speech.words.subtitle(facts.key)
    head: Nodes = [
        h("span", {"class": f"itut-chip itut-chip-{facts.color.word}", "aria-hidden": "true"}),
        h("strong", None, title),
        " ",
        *speech.drawn(f"[{facts.age}] [{facts.featured.word}]" if facts.featured is not None else f"[{facts.age}]"),
    ]
    if english:
        head.append(h("span", {"class": "itut-english", "lang": "en"}, english))
    if inside is not None:
        note = speech.m("run-inside", card=speech.card_title(inside.card))
        head.append(h("span", {"class": "itut-by"}, note))
    elif run is not None:
        head.append(h("span", {"class": "itut-by"}, speech.m("run-of", **speech.who(run.seat))))
    body: Nodes = [h("h3", {"class": "itut-card-title"}, head)]
    if not facts.effects:
        body.append(h("p", {"class": "itut-about"}, speech.m("run-no-effects")))
    elif card not in speech.machine.codes.programmed:
        body.append(h("p", {"class": "itut-about"}, speech.m("run-unwritten")))
    else:
        text = speech.card(card)
        body.append(h("ol", {"class": "itut-effects"}, _effects(speech, text, run, hide=hide)))
    return h("div", {"class": "itut-card", "key": f"card-{card}-{run.depth if run else 'read'}"}, body)


def _effects(speech: AppText, text: CardText, run: execution.CardRun | None, *, hide: bool) -> Nodes:
    found: Nodes = []
    for effect in text.effects:
        so_far = run.effects[effect.index] if run is not None and effect.index < len(run.effects) else None
        status = so_far.status if so_far is not None and not hide else execution.COMING
        said: Nodes = []
        for sentence in effect.sentences:
            said += [*_sentence(speech, sentence, so_far if not hide else None, run is not None), " "]
        # the icon says by sight what the word "effect" says by ear
        caption = speech.m(f"run-effect-{effect.kind}", n=effect.index + 1)
        parts: Nodes = [h("p", {"class": "itut-effect-text", "aria-label": caption}, said)]
        if so_far is not None and not hide:
            players = [_player(speech, seat, each) for seat, each in so_far.players]
            if players and status == execution.RUNNING:
                parts.append(h("p", {"class": "itut-players", "aria-label": speech.m("run-order")}, players))
            if so_far.nobody is not None:
                parts.append(h("p", {"class": "itut-skip-why"}, speech.drawn(speech.fact(so_far.nobody).sentence)))
            # one reason may be that of several sentences
            for entry in {id(entry): entry for entry in so_far.reasons.values()}.values():
                why = _because(speech, entry)
                if why and status == execution.RUNNING:
                    parts.append(h("p", {"class": "itut-skip-why"}, speech.drawn(why)))
        attributes = {
            "class": f"itut-effect itut-{status} itut-effect-{effect.kind}",
            "aria-current": "step" if status == execution.RUNNING else None,
            "key": f"effect-{effect.index}",
        }
        sign = h("span", {"class": "itut-sign", "aria-hidden": "true"}, str(effect.index + 1))
        found.append(h("li", attributes, sign, h("div", {"class": "itut-effect-body"}, parts)))
    return found


def _sentence(speech: AppText, sentence: SentenceText, effect: execution.EffectRun | None, runs: bool) -> Nodes:  # noqa: FBT001
    status = execution.COMING
    if effect is not None:
        default = execution.DONE if effect.status == execution.DONE else execution.COMING
        if effect.status == execution.SKIPPED:
            default = execution.SKIPPED
        status = effect.sentences.get(sentence.sid, default)
    attributes = {
        "class": f"itut-sentence itut-{status}",
        "data-current": f"{sentence.sid}" if status == execution.RUNNING else None,
        "title": speech.m(f"status-{status}") if runs else None,
    }
    sign = SIGNS[status] if runs else ""
    tag = "s" if status == execution.SKIPPED else "mark" if status == execution.RUNNING else "span"
    aloud = h("span", {"class": "itut-aloud"}, speech.m(f"status-{status}") + ": ") if runs and sign else None
    return [
        h(
            tag,
            attributes,
            aloud,
            speech.drawn(sentence.text),
            h("span", {"class": "itut-status", "aria-hidden": "true"}, sign) if sign else None,
        )
    ]


def _player(speech: AppText, seat: int, status: str) -> Node:
    attributes = {"class": f"itut-player itut-{status}"}
    return h("span", attributes, speech.m(f"seat-status-{status}", **speech.who(seat)))


def _because(speech: AppText, entry: Entry) -> str:
    if isinstance(entry.item, Fact):
        return speech.fact(entry).sentence
    return speech.event(entry)
