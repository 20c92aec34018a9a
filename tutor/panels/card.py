"""The panel Card: the running card, sentence by sentence, or a card that the user looks up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.lang.terms import Mark, SlotContents
from engine.rules.documents import FOURTH
from engine.text.card_text import CardText, SentenceText
from engine.text.printings import Change, EffectChange
from engine.trace.events import Entry, Fact, Span
from tutor.panels import execution
from tutor.panels.app_text import AppText, OtherPrinting
from tutor.panels.elements import link
from tutor.panels.html import Node, Nodes, h, path_data
from tutor.panels.legend import explained, words_explained
from tutor.panels.rulings import about
from tutor.panels.step_view import StepView
from tutor.panels.why import ruling_list
from tutor.scene.glyphs import HEXAGON
from tutor.scene.pictograms import pictogram
from tutor.scene.primitives import moved

SIGNS = {execution.DONE: "✓", execution.RUNNING: "▶", execution.COMING: "", execution.SKIPPED: "✕"}


def card_content(
    step_view: StepView, texts: AppText, *, looked_up: int | None = None, hide: bool = False, curtain: bool = False
) -> Nodes:
    """Return the panel's content; ``looked_up`` is the id of a card to show instead of the running ones.

    ``hide`` leaves out how far the card has run; with ``curtain`` (presenting to a class) the running sentence is still
    highlighted.
    """
    content: Nodes = [h("h2", {"class": "itut-heading"}, texts.message("run-label"))]
    if looked_up is not None:
        back = (
            link(texts.message("run-back"), "unread", key="unread") if step_view.runs and step_view.in_dogma else None
        )
        found = () if hide else about(looked_up, texts.machine.setup.edition)
        return [
            *content,
            _card(texts, looked_up, None),
            *([h("p", {"class": "itut-about"}, back)] if back else ()),
            *_readings(texts, looked_up),
            *_printings(texts, looked_up),
            *filter(None, [ruling_list(texts, found, "run-rulings")]),
        ]
    runs = step_view.runs
    if not is_shown(step_view):
        return [*content, h("p", {"class": "itut-about"}, texts.message("run-none"))]
    above: execution.CardRun | None = None
    for run in runs:
        shown = _running_only(run) if hide and curtain else run
        whose = step_view.view.executing if above is None else None
        echo_of = whose if whose is not None and whose != run.card else -1
        content.append(_card(texts, run.card, shown, inside=above, echo_of=echo_of, hide=hide and not curtain))
        above = run
    return content


def _running_only(run: execution.CardRun) -> execution.CardRun:
    """Return a run with its running sentence only. Reasons, players and skipped sentences would give answers away."""
    effects = []
    for effect in run.effects:
        sentences = {sid: status for sid, status in effect.sentences.items() if status == execution.RUNNING}
        status = execution.RUNNING if effect.status == execution.RUNNING else execution.COMING
        effects.append(execution.EffectRun(effect.index, status, sentences))
    return replace(run, effects=effects)


def card_entry(texts: AppText, card: int) -> Nodes:
    """Return a card outside a game: text, value, colour, icons, its readings, and its printings in other editions."""
    return [_card(texts, card, None, linked=False), *_readings(texts, card), *_printings(texts, card, this=True)]


def _readings(texts: AppText, card: int) -> Nodes:
    """Return the questions on which readers of a card differ, each with the reading in play and the others."""
    rows: Nodes = []
    for id_ in texts.game_text.card_switches(texts.machine, card):
        switch = texts.game_text.switch(id_)
        played = texts.machine.switches[id_]
        meant: Nodes = [
            h(
                "li",
                {"key": choice},
                texts.nodes("run-reading-played" if choice == played else "run-reading", meaning=meaning),
            )
            for choice, meaning in sorted(switch.choices, key=lambda each: each[0] != played)
        ]
        rows.append(h("li", {"key": id_}, switch.question, h("ul", None, meant)))
    attributes = {"class": "itut-printings", "aria-label": texts.message("run-readings"), "key": "readings"}
    return [h("ul", attributes, rows)] if rows else []


def _printings(texts: AppText, card: int, *, this: bool = False) -> Nodes:
    """Return a card's printings in other editions (with ``this``: in every edition), and what differs, word by word."""
    rows: Nodes = [h("li", {"key": "edition-this"}, texts.marked(texts.printed(card)))] if this else []
    others = texts.printings(card)
    for other in others:
        key = "-".join(map(str, other.editions))
        rows.append(h("li", {"key": f"edition-{key}"}, texts.marked(other.text), _differences(texts, other)))
    marked = any(each.facts or (each.difference is not None and each.difference.wording) for each in others)
    attributes = {"class": "itut-printings", "aria-label": texts.message("run-printings"), "key": "printings"}
    key_to_marks = h("p", {"class": "itut-about", "key": "printing-marks"}, texts.message("run-printing-marks"))
    return [h("ul", attributes, rows), *([key_to_marks] if marked else [])]


def _differences(texts: AppText, other: OtherPrinting) -> Nodes:
    """Return the facts and the effects in which another printing differs; empty if in none."""
    found: Nodes = []
    if other.facts:
        rows = [
            h("li", None, f"{name}: ", _run(texts, Change.DROPPED, here), " ", _run(texts, Change.ADDED, there))
            for name, here, there in other.facts
        ]
        found.append(h("ul", {"class": "itut-other-facts"}, rows))
    if other.difference is not None and other.difference.wording:
        effects = [h("li", None, _words(texts, effect)) for effect in other.difference.effects or ()]
        found.append(h("ol", {"class": "itut-other-text"}, effects))
    return found


def _words(texts: AppText, effect: EffectChange) -> Nodes:
    found: Nodes = []
    for run in effect.runs:
        found += [" " if run.space and found else "", _run(texts, run.change, run.text)]
    return [each for each in found if each != ""]


def _run(texts: AppText, change: Change, text: str) -> Node:
    """Return words as they are, underlined if added, struck through if dropped; a screen reader says which."""
    if change is Change.SAME:
        return h("span", None, texts.marked(text))
    aloud = h("span", {"class": "itut-aloud"}, texts.message(f"run-word-{change.value}") + " ")
    end = h("span", {"class": "itut-aloud"}, texts.message("run-word-end"))
    return h("ins" if change is Change.ADDED else "del", None, aloud, texts.marked(text), end)


def is_shown(step_view: StepView) -> bool:
    """Return whether the panel shows a Dogma: it is running, or it just ended and no action is asked for yet."""
    turn = step_view.request is not None and step_view.request.kind == "action"
    return bool(step_view.runs) and (step_view.in_dogma or not turn)


def _card(
    texts: AppText, card: int, run: execution.CardRun | None, *,
    inside: execution.CardRun | None = None, echo_of: int = -1, hide: bool = False, linked: bool = True,
) -> Node:  # fmt: skip
    facts = texts.machine.catalogue.facts[card]
    title, english = texts.card_title(card), texts.game_text.subtitle(facts.key)
    head: Nodes = [h("strong", None, title)]
    if facts.featured is not None:
        head += [" ", *texts.marked(f"[{facts.featured.word}]")]
    if english:
        head.append(h("span", {"class": "itut-english", "lang": "en"}, english))
    if run is not None and run.span is Span.KARMA:
        note = texts.message("run-karma", **texts.who(run.seat))
        head.append(h("span", {"class": "itut-by"}, note))
    elif inside is not None:
        note = texts.message("run-inside", card=texts.card_title(inside.card))
        head.append(h("span", {"class": "itut-by"}, note))
    elif run is not None and echo_of >= 0:
        head.append(h("span", {"class": "itut-by"}, texts.message("run-echo", card=texts.card_title(echo_of))))
    elif run is not None:
        head.append(h("span", {"class": "itut-by"}, texts.message("run-of", **texts.who(run.seat))))
    letter = h("span", {"class": "itut-card-letter", "aria-hidden": "true"}, texts.color_letter(facts.color))
    value = h("span", {"class": "itut-card-value"}, letter, *texts.marked(f"[{facts.age}]"))
    name = h("span", {"class": "itut-card-name"}, head)
    body: Nodes = [h("h3", {"class": "itut-card-title"}, _picture(facts.title), name, " ", value)]
    if on_board := texts.value_on_board(card):
        body.append(h("p", {"class": "itut-about"}, texts.marked(on_board)))
    if not facts.effects:
        body.append(h("p", {"class": "itut-about"}, texts.message("run-no-effects")))
        body += _meanings(texts, facts.slots, linked=linked)
    elif card not in texts.machine.codes.programmed:
        out = card in texts.machine.catalogue.left_out
        body.append(h("p", {"class": "itut-about"}, texts.message("run-left-out" if out else "run-unwritten")))
    else:
        text = texts.card(card)
        body.append(h("ol", {"class": "itut-effects"}, _effects(texts, text, run, hide=hide)))
    body += _keywords(texts, card) if linked else []
    body.append(h("p", {"class": "itut-card-icons"}, [_slot(texts, contents) for contents in facts.slots]))
    if run is None and (note := texts.game_text.note(facts.key)):
        body.append(h("p", {"class": "itut-about"}, texts.message("run-note"), " ", *texts.marked(note)))
    return h(
        "div",
        {"class": f"itut-card itut-card-{facts.color.word}", "key": f"card-{card}-{run.depth if run else 'read'}"},
        body,
    )


def _keywords(texts: AppText, card: int) -> Nodes:
    """Return a line of the words that came with the sets; each opens its rule."""
    rules = words_explained(texts.machine, card)
    named = [link(texts.game_text.rule(rule, FOURTH).title, f"ask:rule:{rule}", key=f"word-{rule}") for rule in rules]
    spaced = [each for name in named for each in (" ", name)]
    return [h("p", {"class": "itut-about", "key": "words"}, texts.message("run-words"), *spaced)] if rules else []


def _meanings(texts: AppText, slots: Iterable[SlotContents], *, linked: bool) -> Nodes:
    """Return what the slots mean that are no plain icons; ``linked``: the name of each opens its rule."""
    rows: Nodes = []
    for contents, rule in explained(slots):
        found = texts.game_text.rule(rule, FOURTH)
        act, key = f"ask:rule:{rule}", f"slot-{contents.word}"
        name = link(found.title, act, key=key) if linked else h("strong", None, found.title)
        rows.append(h("li", {"key": contents.word}, texts.marked(f"[{contents.word}]"), " ", name, " ", found.text))
    return [h("ul", {"class": "itut-slots"}, rows)] if rows else []


def _picture(title: str) -> Node | None:
    """Return the hexagon with a card's pictogram, which says nothing that its name does not."""
    outline = pictogram(title)
    if outline is None:
        return None
    inside = moved(outline, 0.19, 0.19, 0.62)
    attributes = {"class": "itut-card-picture", "viewBox": "0 0 1 1", "aria-hidden": "true"}
    return h("svg", attributes, h("path", {"d": path_data(HEXAGON)}), h("path", {"d": path_data(inside)}))


def _slot(texts: AppText, contents: SlotContents) -> Node:
    """Return one icon slot; that of the picture is empty here."""
    if contents is Mark.IMAGE:
        return h("span", {"class": "itut-card-image"})
    return h("span", None, texts.marked(f"[{contents.word}]"))


def _effects(texts: AppText, text: CardText, run: execution.CardRun | None, *, hide: bool) -> Nodes:
    found: Nodes = []
    for effect in text.effects:
        so_far = run.effects[effect.index] if run is not None and effect.index < len(run.effects) else None
        status = so_far.status if so_far is not None and not hide else execution.COMING
        content: Nodes = [*texts.marked(f"[{effect.kind}]"), " "] if effect.kind == Mark.ECHO.word else []
        for sentence in effect.sentences:
            content += [*_sentence(texts, sentence, so_far if not hide else None, run is not None), " "]
        # a screen reader says "effect" where the eye sees an icon
        caption = texts.message(f"run-effect-{effect.kind}", n=effect.index + 1)
        parts: Nodes = [h("p", {"class": "itut-effect-text", "aria-label": caption}, content)]
        if so_far is not None and not hide:
            players = [_player(texts, seat, each) for seat, each in so_far.players]
            if players and status == execution.RUNNING:
                parts.append(h("p", {"class": "itut-players", "aria-label": texts.message("run-order")}, players))
            if so_far.nobody is not None:
                parts.append(h("p", {"class": "itut-skip-why"}, texts.marked(texts.fact(so_far.nobody).sentence)))
            # one reason may be that of several sentences
            for entry in {id(entry): entry for entry in so_far.reasons.values()}.values():
                why = _because(texts, entry)
                if why and status == execution.RUNNING:
                    parts.append(h("p", {"class": "itut-skip-why"}, texts.marked(why)))
        attributes = {
            "class": f"itut-effect itut-{status} itut-effect-{effect.kind}",
            "aria-current": "step" if status == execution.RUNNING else None,
            "key": f"effect-{effect.index}",
        }
        sign = h("span", {"class": "itut-sign", "aria-hidden": "true"}, str(effect.index + 1))
        found.append(h("li", attributes, sign, h("div", {"class": "itut-effect-body"}, parts)))
    return found


def _sentence(texts: AppText, sentence: SentenceText, effect: execution.EffectRun | None, runs: bool) -> Nodes:  # noqa: FBT001
    status = execution.COMING
    if effect is not None:
        default = execution.DONE if effect.status == execution.DONE else execution.COMING
        if effect.status == execution.SKIPPED:
            default = execution.SKIPPED
        status = effect.sentences.get(sentence.sid, default)
    attributes = {
        "class": f"itut-sentence itut-{status}",
        "data-current": f"{sentence.sid}" if status == execution.RUNNING else None,
        "title": texts.message(f"status-{status}") if runs else None,
    }
    sign = SIGNS[status] if runs else ""
    tag = "s" if status == execution.SKIPPED else "mark" if status == execution.RUNNING else "span"
    aloud = h("span", {"class": "itut-aloud"}, texts.message(f"status-{status}") + ": ") if runs and sign else None
    return [
        h(
            tag,
            attributes,
            aloud,
            texts.marked(sentence.text),
            h("span", {"class": "itut-status", "aria-hidden": "true"}, sign) if sign else None,
        )
    ]


def _player(texts: AppText, seat: int, status: str) -> Node:
    attributes = {"class": f"itut-player itut-{status}"}
    return h("span", attributes, texts.message(f"seat-status-{status}", **texts.who(seat)))


def _because(texts: AppText, entry: Entry) -> str:
    if isinstance(entry.item, Fact):
        return texts.fact(entry).sentence
    return texts.event(entry)
