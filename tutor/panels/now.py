"""The panel Now: who decides or acts, the request, its options, and a preview of each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.explore import IDLE, steps_in
from engine.lang.nodes import Deed
from engine.lang.terms import Icon
from engine.model.frames import ActionFrame, KarmaFrame
from engine.model.state import Request
from engine.query import karmas, table
from engine.query.eligibility import claimable
from engine.query.running import running_action
from engine.query.sight import knows
from engine.run import actions, karma
from engine.run.actions import ActionKind
from engine.run.after_meld import Place
from engine.run.draws import foretell
from engine.run.options import open_options, token
from engine.text.messages import Slot, phrase
from engine.text.render.discourse import listed
from engine.text.telling.facts import offers
from engine.trace import facts
from engine.trace.events import Entry, Fact, Span
from tutor.panels.app_text import AppText
from tutor.panels.concealed import Concealed
from tutor.panels.elements import button, link, row
from tutor.panels.html import Node, Nodes, h
from tutor.panels.legend import acts_at_once
from tutor.panels.step_view import Preview, StepView, outside

DRAW, MELD, DOGMA, ACHIEVE = (kind.word for kind in actions.ACTIONS)
PARLEY = "parley"
MANY = 24
"""above so many options one types rather than looks for a button: the field comes first, the buttons are small"""
SHOWCASE, ENDORSE = "showcase", "endorse"


@dataclass(frozen=True, slots=True)
class Selection:
    """The options picked so far, a notice, and what the panel must not show."""

    picked: tuple[int, ...] = ()
    notice: str = ""
    concealed: Concealed = field(default_factory=Concealed)
    before: frozenset[tuple[int, ...]] = frozenset()
    """answers already given at this step, on any line"""
    may_look: bool = True
    """whether the viewer may take another seat to decide for it"""
    scripted: bool = False
    """whether the current line was played from a scenario's script"""


def now_content(step_view: StepView, texts: AppText, selection: Selection) -> Nodes:
    """Return the panel's content."""
    request = step_view.request
    turn = turn_line(step_view, texts) if "turn" not in selection.concealed.hidden_totals else ""
    content: Nodes = [
        h(
            "div",
            {"class": "itut-top", "key": "top"},
            h("h2", {"class": "itut-heading"}, texts.message("now-label")),
            h("p", {"class": "itut-turn"}, turn) if turn else None,
        )
    ]
    if step_view.state.result is not None:
        result = texts.game_text.result(step_view.machine, step_view.state)
        content.append(h("p", {"class": "itut-asked", "key": "result"}, texts.marked(result)))
    elif not selection.concealed.offers:
        concealed = selection.concealed
        expected = ("now-again" if concealed.again else "now-guess") if concealed.outcome else "now-next"
        text = texts.message(expected)
        content.append(h("p", {"class": "itut-about", "key": "guess"}, text))
    elif step_view.closed is not None:
        content += _closed(step_view, texts, selection, step_view.closed)
    elif request is None:
        content += _running(step_view, texts, selection)
    else:
        content += _asked(step_view, texts, selection, request)
    if selection.notice:  # last, so that nothing under the pointer moves when the notice comes and goes
        attributes = {"class": "itut-notice itut-over", "role": "alert", "key": "notice"}
        content.append(h("p", attributes, texts.marked(selection.notice)))
    return content


def turn_line(step_view: StepView, texts: AppText) -> str:
    """Return whose turn it is and which action; empty when the game is over."""
    view = step_view.view
    if step_view.state.result is not None:
        return ""
    if step_view.request is not None and step_view.request.kind == "action":
        return texts.message("now-whose", **texts.who(view.current))  # the request names the action
    return texts.turn(view)


# --- no request: an effect runs -----------------------------------------------------------------------


def _running(step_view: StepView, texts: AppText, selection: Selection) -> Nodes:
    content: Nodes = []
    executing: int | None = None  # not even said on a button while it is concealed
    deciding = step_view.session.step.deciding
    if deciding is not None and deciding.options and not selection.concealed.answers:
        text = texts.message("log-forced", **texts.who(deciding.seat))
        content.append(h("p", {"class": "itut-about", "key": "forced"}, text))
    if step_view.in_dogma and step_view.runs:
        outer, inner = step_view.runs[0], step_view.runs[-1]
        card = step_view.view.executing if step_view.view.executing is not None else outer.card
        text = texts.message("now-runs", **texts.who(outer.seat), card=texts.card_title(card))
        content.append(h("p", {"class": "itut-asked", "key": "runs"}, text))
        content += [] if outer.over else kind_of_dogma(step_view, texts, card)
        again = _again(step_view)
        effect = inner.effect
        now_ = (
            next((seat for seat, status in outer.effect.players if status == "running"), None) if outer.effect else None
        )
        if selection.concealed.answers and not selection.concealed.from_class:
            content.append(h("p", {"class": "itut-about", "key": "about"}, texts.message("now-hidden")))
        elif outer.over:
            about = texts.message("now-dogma-over", card=texts.card_title(card))
            content.append(h("p", {"class": "itut-about", "key": "about"}, about))
        elif inner.span is Span.KARMA:
            about = texts.message("now-karma", **texts.who(inner.seat), card=texts.card_title(inner.card))
            content.append(h("p", {"class": "itut-about", "key": "about"}, about))
        elif effect is None:
            content.append(h("p", {"class": "itut-about", "key": "about"}, texts.message("now-locked")))
        elif now_ is not None:
            executing = now_
            second = "-again" if again and inner is outer else ""
            if step_view.echoes(inner):
                of = texts.card_title(inner.card)
                about = texts.message(f"now-executes-echo{second}", **texts.who(now_), card=of)
            else:
                of_all = {"n": effect.index + 1, "of": len(inner.effects)}
                about = texts.message(f"now-executes{second}", **texts.who(now_), **of_all)
            content.append(h("p", {"class": "itut-about", "key": "about"}, about))
    elif step_view.runs and not step_view.runs[0].over:
        run = step_view.runs[0]
        text = texts.message("now-karma", **texts.who(run.seat), card=texts.card_title(run.card))
        content.append(h("p", {"class": "itut-asked", "key": "runs"}, text))
    else:
        content.append(h("p", {"class": "itut-asked", "key": "runs"}, texts.message("now-goes-on")))
    buttons = [_command(texts, "into", "now-step", main=True)]
    if step_view.in_dogma and not (step_view.runs and step_view.runs[0].over):
        name = texts.message("now-over", **texts.who(executing)) if executing is not None else texts.message("bar-over")
        buttons.append(button(name, "over", title=texts.message("bar-over.hint")))
    content.append(row([*buttons, _command(texts, "decision", "now-to-decision")]))
    return content


def kind_of_dogma(step_view: StepView, texts: AppText, card: int) -> Nodes:
    """Return what sets the running Dogma action apart: it is endorsed, follows a promotion, or showcases its card."""
    frame = running_action(step_view.state)
    if frame is None:
        return []
    city, kind = frame.vars[ActionFrame.ENDORSED_WITH], frame.vars[ActionFrame.KIND]
    said: dict[str, str] = {}
    if city >= 0:
        said["endorsed"] = texts.message("now-endorsed", city=texts.card_title(city))
    if frame.vars[ActionFrame.FORESEEN]:
        said["foreseen"] = texts.message("now-foreseen", card=texts.card_title(card))
    if kind == SHOWCASE:
        said["showcase"] = texts.message("now-showcase", card=texts.card_title(card))
    return [h("p", {"class": "itut-about", "key": key}, texts.marked(text)) for key, text in said.items()]


def _again(step_view: StepView) -> bool:
    """Return whether an effect of the running action has its second turn, as the action is endorsed."""
    frame = running_action(step_view.state)
    return frame is not None and frame.vars[ActionFrame.AGAIN]


def _closed(step_view: StepView, texts: AppText, selection: Selection, request: Request) -> Nodes:
    """Return who decides what, for a viewer who may not know what can be chosen, or whether there is a choice."""
    prompt = texts.prompt(step_view.state, request)
    who = h("span", {"class": "itut-decides itut-decides-other"}, prompt.who)
    content: Nodes = [h("p", {"class": "itut-asked", "key": "asked"}, who, " ", texts.marked(prompt.asked))]
    if prompt.sentence:
        asks = texts.marked(texts.quoting("now-card-asks", prompt.sentence, card=prompt.card))
        content.append(h("p", {"class": "itut-about", "key": "asks"}, asks))
    if selection.may_look:
        name = texts.message("now-decide-as", **texts.who(request.seat))
        content.append(row(button(name, f"decide-as:{request.seat}", primary=True, key="decide-as")))
    return content


def _command(texts: AppText, act: str, message: str, *, main: bool = False) -> Node:
    return button(texts.message(message), act, primary=main, title=texts.message(f"{message}.hint"))


# --- a pending request --------------------------------------------------------------------------------------


def _asked(step_view: StepView, texts: AppText, selection: Selection, request: Request) -> Nodes:
    prompt = texts.prompt(step_view.state, request)
    you = step_view.viewer is not None and request.seat == step_view.viewer
    attributes = {"class": "itut-decides" + ("" if you else " itut-decides-other")}
    content: Nodes = [
        h(
            "p",
            {"class": "itut-asked", "key": "asked"},
            h("span", attributes, texts.who_decides(request.seat, prompt)),
            " ",
            texts.marked(prompt.asked),
        )
    ]
    if not you and step_view.viewer is not None and step_view.viewer >= 0:
        content.append(h("p", {"class": "itut-about", "key": "for-them"}, texts.message("now-for-them")))
    if prompt.sentence:
        asks = texts.marked(texts.quoting("now-card-asks", prompt.sentence, card=prompt.card))
        content.append(h("p", {"class": "itut-about", "key": "asks"}, asks))
    if step_view.in_dogma and step_view.view.executing is not None and not selection.concealed.answers:
        content += kind_of_dogma(step_view, texts, step_view.view.executing)
        if _again(step_view) and request.kind != "action":
            second = texts.message("now-second-time", **texts.who(request.seat))
            content.append(h("p", {"class": "itut-about", "key": "second-time"}, second))
    if request.kind != "action":
        several = request.high > 1 or (request.optional and request.kind != "yes-no")
        about = [
            texts.message("now-how-many", many=prompt.how_many) if several and prompt.how_many else "",
            prompt.fate,
        ]
        text = " ".join(filter(None, about))
        content.append(h("p", {"class": "itut-about", "key": "rules"}, texts.marked(text)) if text else "")
    if selection.before:
        notice = texts.message("now-walk" if selection.scripted else "now-new-line")
        content.append(h("p", {"class": "itut-about", "key": "new-line"}, notice))
    many = request.kind != "action" and len(request.options) > MANY
    if many:
        text = texts.message("now-many", n=len(request.options))
        content += [h("p", {"class": "itut-about", "key": "many"}, text), _typed(step_view, texts, request)]
    if request.kind == "action":
        content += _actions(step_view, texts, selection, request)
    else:
        content += _options(step_view, texts, selection, request)
        if step_view.in_dogma and not prompt.optional and not selection.concealed.answers:
            content.append(link(texts.message("asked-must"), "ask:must", key="ask-must"))
    if not many:
        content.append(_typed(step_view, texts, request))
    return [each for each in content if each != ""]


def typed_key(step: int) -> str:
    """Return the key of the field in which an act is typed; another step has another, which is empty."""
    return f"typed-{step}"


def _typed(step_view: StepView, texts: AppText, request: Request) -> Node:
    label = texts.message("typed-act" if request.kind == "action" else "typed-choice")
    attributes = {
        "class": "itut-field itut-typed",
        "type": "text",
        "value": "",
        "data-act": "typed",
        "key": typed_key(step_view.session.cursor),
        "aria-label": label,
        "aria-keyshortcuts": "/",
        "placeholder": label,
        "autocomplete": "off",
        "spellcheck": "false",
        "maxlength": "200",
    }
    return h("input", attributes)


def _actions(step_view: StepView, texts: AppText, selection: Selection, request: Request) -> Nodes:
    by_name: dict[str, list[int]] = {}
    for option in shown_order(step_view, request):
        by_name.setdefault(_group(step_view, request, option), []).append(option)
    found: Nodes = []
    digit = 0
    for name in _groups(step_view):
        options = by_name.get(name, [])
        rows: Nodes = []
        for option in options:
            digit += 1
            rows.append(_action(step_view, texts, selection, request, option, digit))
        if name == DOGMA:
            rows += [_undone(texts, card) for card in step_view.not_done()]
        if name == ACHIEVE and selection.concealed.shows_previews:
            rows += _next_achievement(step_view, texts)
        if rows:
            caption = texts.message(f"group-{name}")
            found.append(
                h(
                    "div",
                    {
                        "class": f"itut-group itut-group-{name}",
                        "role": "group",
                        "aria-label": caption,
                        "key": f"group-{name}",
                    },
                    h("h3", {"class": "itut-caption", "aria-hidden": "true"}, caption),
                    h("div", {"class": "itut-rows"}, rows),
                )
            )
    return found


def _groups(step_view: StepView) -> list[str]:
    """Return the kinds of actions by their words, as they are shown: a neighbor's card is activated by a Parley."""
    kinds = step_view.machine.actions
    words = [kind.word for kind in kinds if kind in actions.ACTIONS or not kind.executes]
    after = words.index(DOGMA) + 1  # other ways to take a Dogma action stand with it
    words[after:after] = [PARLEY, *(kind.word for kind in kinds if kind.word not in words)]
    return words


def _group(step_view: StepView, request: Request, option: int) -> str:
    kind, card = actions.split(step_view.machine, option)
    if kind is actions.DOGMA and step_view.machine.zones.owner[step_view.state.where[card]] != request.seat:
        return PARLEY
    return kind.word


def shown_order(step_view: StepView, request: Request) -> tuple[int, ...]:
    """Return the options in the order shown and numbered; Yes comes before No.

    Cards whose front the viewer cannot see are ordered by zone, value and place in the zone. The order of the request
    itself would reveal which card is which. There are none if the choice is closed to the viewer.
    """
    found = open_options(step_view.machine, step_view.state, step_view.viewer)
    if request.kind == "yes-no":
        return found[::-1]
    if request.kind not in ("card", "order", "action"):
        return found
    names, machine, state = _groups(step_view), step_view.machine, step_view.state

    def place(option: int) -> tuple[int, ...]:
        action = request.kind == "action"
        group = names.index(_group(step_view, request, option)) if action else 0
        card = actions.split(machine, option)[1] if action else option
        if card < 0 or knows(machine, state, step_view.viewer, card):
            return (group, 0)
        zone = state.where[card]
        if action and machine.zones.owner[zone] < 0:
            return group, 0, machine.catalogue.age[card], state.zones[zone].index(card)
        return group, 1, zone, machine.catalogue.age[card], state.zones[zone].index(card)

    return tuple(sorted(found, key=place))


def _action(
    step_view: StepView, texts: AppText, selection: Selection, request: Request, option: int, digit: int
) -> Node:
    kind, card = actions.split(step_view.machine, option)
    note: Nodes = []
    if kind is actions.DRAW:
        note = draw_preview(step_view, texts, request) if selection.concealed.shows_previews else []
        name = texts.marked(label_of(step_view, texts, selection, request, option))
    elif kind is actions.DOGMA:
        note = dogma_preview(step_view, texts, card) if selection.concealed.shows_previews else []
        name = _card_name(step_view, texts, card)
        owner = step_view.machine.zones.owner[step_view.state.where[card]]
        if owner != request.seat:
            why = karmas.activation(step_view.machine, step_view.state, request.seat, card)
            if why is not None:
                said = texts.fact(outside(why), step_view.state).sentence
            else:
                said = texts.message("preview-parley", **texts.who(owner))
            note = [h("span", {"class": "itut-part itut-part-parley"}, texts.marked(said)), *note]
    elif kind is actions.MELD and step_view.cards[step_view.key_of(card)].card is not None:
        note = meld_preview(step_view, texts, card) if selection.concealed.shows_previews else []
        name = _card_name(step_view, texts, card)
    elif kind is actions.ACHIEVE:
        note = claim_preview(step_view, texts, request, card) if selection.concealed.shows_previews else []
        name = texts.marked(texts.option(step_view.state, request, option))
    elif kind.prices is not None:
        note = priced_preview(step_view, texts, request, kind, card) if selection.concealed.shows_previews else []
        name = texts.marked(texts.option(step_view.state, request, option))
    else:
        name = texts.marked(texts.option(step_view.state, request, option))
        if kind.foretell is not None and selection.concealed.shows_previews:
            note = foretold(step_view, texts, request, kind, card)
    if selection.concealed.shows_previews:
        ahead = karma_preview(step_view, texts, option)
        if ahead and kind is actions.DRAW and not draw_rules(step_view, request):
            note = [h("span", {"class": "itut-part"}, list(note))]  # a part of its own, as where rules stand beside it
        note = [*note, *ahead]
    label = label_of(step_view, texts, selection, request, option)
    option_button = _option(step_view, texts, selection, option, digit, name, note, label=label)
    if not note or kind in (actions.MELD, actions.ACHIEVE) or kind.prices is not None or kind.foretell is not None:
        return option_button
    asks = DRAW if kind is actions.DRAW else f"{DOGMA}:{card}"
    about = texts.message("ask-about", what=texts.spoken(label).rstrip("."))
    question = button(
        "?", f"ask:{asks}", class_="itut-ask", key=f"ask-{asks}", label=about, title=texts.message("ask"), first=False
    )
    return h("div", {"class": "itut-with-ask", "key": f"row-{asks}"}, option_button, question)


def label_of(step_view: StepView, texts: AppText, selection: Selection, request: Request, option: int) -> str:
    """Return an action in words; which deck a Draw takes from is a part of what is hidden."""
    if actions.split(step_view.machine, option)[0] is actions.DRAW and not selection.concealed.shows_previews:
        return texts.message("now-draw")
    return texts.option(step_view.state, request, option)


def _card_name(step_view: StepView, texts: AppText, card: int) -> Nodes:
    view = step_view.cards.get(step_view.key_of(card))
    color = view.color.word if view is not None and view.color is not None else "none"
    value = step_view.machine.catalogue.age[card]
    return [
        h("span", {"class": f"itut-chip itut-chip-{color}", "aria-hidden": "true"}),
        texts.card_title(card),
        " ",
        *texts.marked(f"[{value}]"),
    ]


def _option(
    step_view: StepView,
    texts: AppText,
    selection: Selection,
    option: int,
    digit: int,
    name: Iterable[Node],
    note: Sequence[Node] = (),
    *,
    label: str = "",
    toggle: bool = False,
) -> Node:
    name_ = token(step_view.machine, step_view.state, step_view.viewer, option)
    picked = option in selection.picked
    was = (option,) in selection.before
    key = str(digit) if digit <= 9 else ""
    content = (
        h("kbd", {"aria-hidden": "true"}, key) if key else "",
        h(
            "span",
            {"class": "itut-option-text"},
            h(
                "span",
                {"class": "itut-name"},
                list(name),
                [" ", h("span", {"class": "itut-was"}, texts.message("now-earlier"))] if was else None,
            ),
            h("span", {"class": "itut-preview"}, list(note)) if note else None,
        ),
        h("span", {"class": "itut-tick" + ("" if picked else " itut-unseen"), "aria-hidden": "true"}, "✓")
        if picked or toggle
        else "",
    )
    return button(
        content,
        f"option:{name_}",
        class_="itut-option" + (" itut-picked" if picked else ""),
        key=f"option-{name_}",
        first=digit == 1,
        pressed=picked if toggle else None,
        label=_label(texts, label, note, was=was) if label else "",
        shortcut=key,
    )


def _label(texts: AppText, label: str, note: Sequence[Node], *, was: bool) -> str:
    parts = [texts.spoken(label)]
    if was:
        parts.append(texts.message("now-earlier"))
    if note:
        parts.append(" ".join("".join(_spoken(each) for each in note).split()))
    return ". ".join(part.rstrip(".") for part in parts) + "."


def _spoken(node: Node) -> str:
    if isinstance(node, str):
        return node
    label = node[1].get("aria-label")
    inside = "".join(_spoken(child) for child in node[2:])
    return str(label) if label is not None else f"{inside} " if "itut-part" in node[1].get("class", "") else inside


def _undone(texts: AppText, card: int) -> Node:
    title = texts.card_title(card)
    content = (
        h("kbd", {"aria-hidden": "true", "class": "itut-nokey"}, "⊘"),
        h(
            "span",
            {"class": "itut-option-text"},
            h("span", {"class": "itut-name"}, title),
            h("span", {"class": "itut-preview"}, texts.message("not-done")),
        ),
    )
    return button(
        content,
        f"undone:{card}",
        class_="itut-option itut-disabled",
        key=f"undone-{card}",
        off=True,
        title=texts.message("not-done-reason", card=title),
    )


def draw_preview(step_view: StepView, texts: AppText, request: Request, *, ruled: bool = True) -> Nodes:
    """Return the deck of the next Draw and the reason; ``ruled``: with the rules of sets about it."""
    next_draw = step_view.view.next_draw
    if next_draw is None:
        return texts.nodes("preview-draw-ends")
    asked, age = next_draw.asked, next_draw.age
    if asked == 0:
        found = texts.nodes("preview-draw-empty-board", value=f"[{age}]")
    elif asked != age:
        found = texts.nodes("preview-draw-skips", asked=f"[{asked}]", value=f"[{age}]")
    else:
        found = texts.nodes("preview-draw", **texts.who(request.seat), value=f"[{age}]")
    rules = draw_rules(step_view, request) if ruled else ()
    if not rules:
        return found
    said = [found, *(texts.marked(texts.fact(entry, step_view.state).sentence) for entry in rules)]
    return [h("span", {"class": "itut-part"}, each) for each in said]


def draw_rules(step_view: StepView, request: Request) -> tuple[Entry, ...]:
    """Return why a Draw action would take a card of a set, that its deck is empty, or why it takes a base card."""
    machine, state, seat = step_view.machine, step_view.state, request.seat
    found = foretell(machine, state, seat, table.highest_top(machine, state, seat))
    return tuple(outside(fact) for fact in (*found.reasons, *found.otherwise))


def meld_preview(step_view: StepView, texts: AppText, card: int) -> Nodes:
    """Return how melding a card changes icon totals, covers a card, and continues a splay; empty if it is hidden."""
    found = step_view.melding(card)
    if found is None:
        return []
    changes = [
        texts.message(
            "preview-more" if after > before else "preview-less", n=abs(after - before), icon=f"[{Icon(icon).word}]"
        )
        for icon, (before, after) in enumerate(zip(found.before, found.after, strict=True))
        if after != before
    ]
    parts: list[str | Nodes] = [
        texts.message("preview-totals", changes=texts.listed(changes))
        if changes
        else texts.message("preview-same-totals")
    ]
    if found.covered is None:
        parts.append(texts.message("preview-first-of-color"))
    elif found.splay:
        splay = texts.message(f"splay-{found.splay.word}.splayed")
        parts.append(texts.message("preview-covers-splayed", card=texts.card_title(found.covered), splay=splay))
    elif not any(why is not None and found.covered in why.cards for _, why in found.sets_off):  # else that says it
        parts.append(texts.message("preview-covers", card=texts.card_title(found.covered)))
    acting = [each for each in step_view.machine.catalogue.facts[card].slots if acts_at_once(each)]
    if acting and step_view.machine.meld_rules:
        named = [[", ", *texts.mark_and_word(each)] for each in acting]
        parts.append(
            [texts.message("preview-acts-at-once"), " ", *named[0][1:], *(node for each in named[1:] for node in each)]
        )
    rules = step_view.machine.meld_rules
    then = [word for word, why in found.sets_off if why is None and rules[word].place is not Place.CITY_ICONS]
    if then:
        what = listed("and", (phrase(f"set-off-{word}") for word in then))
        parts.append(texts.message("preview-sets-off", what=what))
    parts += [texts.fact(outside(why), step_view.state).sentence for _, why in found.sets_off if why is not None]
    parts += [texts.fact(outside(why), step_view.state).sentence for why in found.at_end]
    if found.claims:
        names = texts.listed(texts.card_title(each) for each in found.claims)
        parts.append(texts.message("preview-claims", names=names))
    return [h("span", {"class": "itut-part"}, texts.marked(each) if isinstance(each, str) else each) for each in parts]


def karma_preview(step_view: StepView, texts: AppText, option: int) -> Nodes:
    """Return which karmas would step in if an action were taken, and who picks one of those that wait for the same."""
    found = step_view.karmas_ahead(option)
    said = [texts.fact(outside(fact), step_view.state).sentence for fact in found]
    together = [(fact.number("deed"), fact.number("doer")) for fact in found]
    if len({*together}) < len(together):
        said.append(texts.message("preview-one-karma", **texts.who(step_view.view.current)))
    return [h("span", {"class": "itut-part itut-part-karma"}, texts.marked(each)) for each in said]


def claim_preview(step_view: StepView, texts: AppText, request: Request, card: int) -> Nodes:
    """Return what karmas have to do with a claim, and why an achievement costs more than usual."""
    found: Nodes = []
    for why in karmas.claim_facts(step_view.machine, step_view.state, request.seat, card):
        sentence = texts.fact(outside(why), step_view.state).sentence
        found.append(h("span", {"class": "itut-part"}, texts.marked(sentence)))
    return [*found, *again_preview(step_view, texts, request, card)]


def again_preview(step_view: StepView, texts: AppText, request: Request, card: int) -> Nodes:
    """Return why an achievement costs more than usual: another of its value is there already."""
    fact = claimable(step_view.machine, step_view.state, request.seat, card)
    held = dict(fact.numbers).get("held", 0)
    if not held:
        return []
    needed, value = fact.number("needed"), fact.number("value")
    return texts.nodes("preview-achieve-again", needed=needed, value=value, times=held + 1, held=held)


def priced_preview(step_view: StepView, texts: AppText, request: Request, kind: ActionKind, card: int) -> Nodes:
    """Return with which card an action can be taken and what pays for it, what it doubles, and who would take part."""
    assert kind.prices is not None
    machine, state = step_view.machine, step_view.state
    parts: Nodes = []
    for price in kind.prices(machine, state, request.seat, card):
        if not price.pay:
            continue
        pay = [step_view.cards.get(step_view.key_of(each)) for each in price.pay]
        known = [texts.card_title(each.card) for each in pay if each is not None and each.card is not None]
        value = table.value(machine, state, price.city)
        said = texts.message(
            "preview-endorse", city=texts.card_title(price.city), value=f"[{value}]", n=len(price.pay),
            cards=texts.listed(known), known="yes" if len(known) == len(price.pay) else "no",
        )  # fmt: skip
        parts.append(h("span", {"class": "itut-part"}, texts.marked(said)))
    if kind.foretell is not None:
        parts += foretold(step_view, texts, request, kind, card)
    taken = kind if kind.icon is not None else actions.DOGMA
    preview = step_view.preview(card, taken)
    if preview is not None and parts and kind.word.endswith(ENDORSE):
        doubled = "both" if preview.sharing and preview.demanding else "effects" if preview.sharing else "demands"
        said = texts.message(f"preview-endorse-{doubled}", **texts.who(request.seat))
        parts.append(h("span", {"class": "itut-part"}, said))
    return [*parts, *dogma_preview(step_view, texts, card, taken)]


def foretold(step_view: StepView, texts: AppText, request: Request, kind: ActionKind, card: int) -> Nodes:
    """Return the reasons that an action tells before it is taken, and of a card that acts by itself its text."""
    assert kind.foretell is not None
    machine, state = step_view.machine, step_view.state
    found = kind.foretell(machine, state, request.seat, card)
    said = [texts.fact(outside(fact), state).sentence for fact in found]
    if machine.catalogue.is_special(card):
        said += [effect.text for effect in texts.card(card).effects]
    return [h("span", {"class": "itut-part"}, texts.marked(each)) for each in said]


def _next_achievement(step_view: StepView, texts: AppText) -> Nodes:
    """Return one line about what the next achievement needs."""
    fact = step_view.next_achievement()
    if fact is None:
        return []
    value, missing = fact.number("value"), max(0, fact.number("needed") - fact.number("points"))
    lacks_top = fact.number("top") < value
    kind = "both" if missing and lacks_top else "points" if missing else "top"
    text = texts.nodes(f"preview-achieve-{kind}", value=f"[{value}]", points=phrase("points", n=missing))
    return [h("p", {"class": "itut-about itut-next-achievement", "key": "next-achievement"}, text)]


PARTICIPATING = ("shares", "parleys", "vulnerable", "compelled", "compelled-parleys", "compelled-shares")
"""kinds of parts for players who take part"""
FEW = 1
"""up to this many players who take no part are listed one by one; more share one part"""


def dogma_preview(step_view: StepView, texts: AppText, card: int, kind: ActionKind = actions.DOGMA) -> Nodes:
    """Return who would take part in a Dogma, with counts and order, and whether nothing would change."""
    preview = step_view.preview(card, kind)
    icon = step_view.machine.catalogue.featured[card] if kind.icon is None else kind.icon
    return [] if preview is None else _taking_part(step_view, texts, icon, preview)


def _taking_part(step_view: StepView, texts: AppText, icon: Icon, preview: Preview) -> Nodes:
    """Return the parts of a preview: who takes part, in which order, which echo effects come first."""
    assert step_view.request is not None
    participants: list[tuple[str, Fact]] = []
    others: list[tuple[str, Fact]] = []
    for fact in preview.facts:
        if fact.kind is not facts.ACTS_LAST:
            kind = _part(preview, fact)
            (participants if kind in PARTICIPATING else others).append((kind, fact))
    parts = [_participation(texts, kind, fact) for kind, fact in participants]
    if len(others) <= FEW:
        parts += [_participation(texts, kind, fact) for kind, fact in others]
    else:
        for kind in dict.fromkeys(kind for kind, _ in others):
            those = [fact for each, fact in others if each == kind]
            counted = texts.listed(texts.message("preview-count", **_numbers(texts, fact)) for fact in those)
            text = texts.message(f"preview-all-{kind}", counted=counted, leader=those[0].number("leader"))
            parts.append(h("span", {"class": f"itut-part itut-part-{kind}"}, text))
    order = preview.order(step_view.request.seat)
    if len(order) > 2:
        names = texts.listed(texts.message("preview-one", **texts.who(seat)) for seat in order)
        parts.append(h("span", {"class": "itut-part itut-part-order"}, texts.message("preview-order", names=names)))
    if preview.echoes is not None:
        sentence = texts.fact(outside(preview.echoes), step_view.state).sentence
        parts.append(h("span", {"class": "itut-part itut-part-echoes"}, texts.marked(sentence)))
    if preview.said:
        said = texts.message(f"preview-{preview.said}")
        parts.append(h("span", {"class": f"itut-part itut-part-{preview.said}"}, said))
    return [*texts.marked(f"[{icon.word}]"), *parts] if parts else []


def _part(preview: Preview, fact: Fact) -> str:
    """Return the one kind of part for a seat: a player who shares is not also listed as not vulnerable."""
    if fact.kind is facts.IMMUNE:
        return "immune"
    if fact.kind is facts.COMPELLED:
        return {"parley": "compelled-parleys", "alone": "compelled"}.get(offers(fact), "compelled-shares")
    if fact.kind is facts.NOT_COMPELLED:
        return "not-compelled" if offers(fact) == "alone" else "neither"
    if fact.kind is facts.SHARES:
        if offers(fact) == "parley":
            return "parleys"
        return "shares" if preview.sharing else "not-vulnerable"
    return "vulnerable" if preview.demanding else "not-shares"


def _numbers(texts: AppText, fact: Fact) -> dict[str, Slot]:
    return {**texts.who(fact.seat), "own": fact.number("own"), "leader": fact.number("leader")}


def _participation(texts: AppText, kind: str, fact: Fact) -> Node:
    active = " itut-active" if kind in PARTICIPATING else ""
    text = texts.message(f"preview-{kind}", **_numbers(texts, fact))
    return h("span", {"class": f"itut-part itut-part-{kind}{active}"}, text)


def _options(step_view: StepView, texts: AppText, selection: Selection, request: Request) -> Nodes:
    several = request.high > 1
    rows: Nodes = []
    for digit, option in enumerate(shown_order(step_view, request), start=1):
        text = texts.option(step_view.state, request, option)
        note = _next_dogma(step_view, texts, option) if selection.concealed.shows_previews else []
        if (request.purpose, request.kind) == ("karma", "card"):
            note = _waiting_karmas(step_view, texts, option)
        name = texts.marked(text)
        rows.append(_option(step_view, texts, selection, option, digit, name, note, label=text, toggle=several))
    caption = texts.message("group-options")
    found: Nodes = [
        h(
            "div",
            {"class": "itut-group itut-group-options", "role": "group", "aria-label": caption, "key": "group-options"},
            h("div", {"class": "itut-rows itut-many" if len(rows) > MANY else "itut-rows"}, rows),
        )
    ]
    buttons: Nodes = []
    if request.optional:  # first, because the other button comes and goes
        digit = len(request.options) + 1
        key = str(digit) if digit <= 9 else ""
        badge = [h("kbd", {"aria-hidden": "true"}, key), " "] if key else []
        buttons.append(button([*badge, texts.message("now-decline")], "decline", key="decline", shortcut=key))
    if several:
        count = len(selection.picked)
        missing = max(0, request.low - count)
        ready = missing == 0 and count > 0
        if ready or missing:
            text = texts.message("now-confirm", n=count) if ready else texts.message("now-confirm-more", n=missing)
            buttons.append(button(text, "confirm", primary=True, first=False, off=not ready, key="confirm"))
    if buttons:
        found.append(h("div", {"class": "itut-steps", "key": "answer"}, buttons))
    if request.optional and selection.concealed.shows_previews:
        found += _declined(step_view, texts)
    return found


def _declined(step_view: StepView, texts: AppText) -> Nodes:
    """Return what comes of what a Meld action has set off if nothing is chosen; nothing where no rule says it."""
    machine, state = step_view.machine, step_view.state
    rule = machine.meld_rules.get(state.frames[-1].program)
    coming = rule.declined(machine, state, state.frames[-1]) if rule is not None else ()
    if not coming:
        return []
    said = " ".join(texts.fact(outside(fact), state).sentence for fact in coming)
    return [h("p", {"class": "itut-about", "key": "declined"}, texts.marked(texts.message("now-declined", what=said)))]


def _next_dogma(step_view: StepView, texts: AppText, option: int) -> Nodes:
    """Return who would take part in the Dogma action that an option leads to at once; nothing for any other option."""
    found = step_view.leads_to(option)
    if found is None:
        return []
    card, preview = found
    return _taking_part(step_view, texts, step_view.machine.catalogue.featured[card], preview)


def _waiting_karmas(step_view: StepView, texts: AppText, card: int) -> Nodes:
    """Return what the karmas of a card say that wait for what a player is about to do, and whose it is if another's."""
    machine, state = step_view.machine, step_view.state
    frame = state.frames[-1]
    deeds, doer = karma.names(Deed(frame.vars[KarmaFrame.DEED])), frame.vars[KarmaFrame.DOER]
    about, viewer = karma.subject_of(frame), step_view.session.viewer
    said: list[str] = []
    for awaited in karma.awaiting(machine, state, deeds, doer):
        code, would, owner = awaited
        if code.card != card:
            continue
        how = steps_in(machine, state, awaited, doer, about, viewer)
        if how and (owner != frame.seat or how == IDLE):
            deed = next(each for each in deeds if each in would.deeds)
            fact = facts.KARMA_AHEAD(owner, cards=(card,), deed=deed.value, doer=doer, effect=code.effect, how=how)
            said.append(texts.fact(outside(fact), state).sentence)
        said.append(texts.card(card).effects[code.effect].text)
    return [h("span", {"class": "itut-part itut-part-karma"}, texts.marked(each)) for each in said]


def refusal(step_view: StepView, texts: AppText, key: str) -> str:
    """Return why the card or place with this key cannot be chosen now."""
    request, card = step_view.request, step_view.cards.get(key)
    if step_view.state.result is not None:
        return texts.message("notice-game-over")
    if step_view.closed is not None:
        return texts.message("notice-closed", **texts.who(step_view.closed.seat))
    if request is None:
        return texts.message("notice-nothing-asked")
    for entry in step_view.refusals(key):
        return texts.fact(entry, step_view.state).sentence
    if card is not None and card.card is not None:
        title = texts.card_title(card.card)
        if request.kind == "action":
            return _no_action(step_view, texts, request, card.card, title)
        return texts.message("notice-no-card-option", card=title)
    if request.kind == "action":
        achievement = next((each for each in step_view.view.achievements if each.card.key == key), None)
        if achievement is not None and achievement.points_missing:
            return texts.message(
                "notice-achievement-points", needed=achievement.points_needed, missing=achievement.points_missing
            )
        if achievement is not None and achievement.top_missing:
            return texts.message("notice-achievement-top", value=f"[{achievement.card.value}]")
        if key.startswith("deck-") and step_view.view.next_draw is not None:
            found = step_view.view.next_draw
            whose = texts.who(request.seat)
            if found.set == "base":
                return texts.message("notice-deck", **whose, value=f"[{found.age}]")
            return texts.message("notice-deck-of-set", **whose, value=f"[{found.age}]", set=phrase(f"set-{found.set}"))
    return texts.message("notice-no-option")


def _no_action(step_view: StepView, texts: AppText, request: Request, card: int, title: str) -> str:
    zone = step_view.state.where[card]
    owner, kind = step_view.machine.zones.owner[zone], step_view.machine.zones.word[zone]
    if owner >= 0 and owner != request.seat:
        return texts.message("notice-not-yours", **texts.who(request.seat))
    if kind == "board" and card in step_view.not_done():
        return texts.message("not-done-reason", card=title)
    if kind == "board" and not table.is_top(step_view.machine, step_view.state, card):
        return texts.message("notice-not-top")
    return texts.message("notice-no-card-option", card=title)
