"""The panel Now: who decides or acts, what is asked, the options, and what each would do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.lang.terms import STANDARD_ICONS
from engine.model.state import Request
from engine.query import table
from engine.query.sight import knows
from engine.run import actions
from engine.text.messages import Slot, phrase
from engine.text.telling.facts import offers
from engine.trace import facts
from engine.trace.events import Fact
from tutor.widgets.app_text import AppText
from tutor.widgets.html import Node, Nodes, h
from tutor.widgets.step_view import Preview, StepView

DRAW, MELD, DOGMA, ACHIEVE = (kind.word for kind in actions.ACTIONS)
PARLEY = "parley"


@dataclass(frozen=True, slots=True)
class Choice:
    """What the learner has done so far with the request: picks of several, and a notice."""

    picked: tuple[int, ...] = ()
    notice: str = ""
    hide: bool = False
    """nothing that tells the outcome is shown"""
    guess: bool = False
    """because a guess is pending: nothing is offered either, for what can be chosen may be what is asked"""
    waits: bool = False
    """because a lesson's next question asks about this very table"""
    untold: frozenset[str] = frozenset()
    """what else of the table is left untold, see ``picture.TOTALS``"""
    bare: bool = False
    """what an action would bring is not told beside it, because a lesson asks about it"""
    curtain: bool = False
    """a class looks on: a teacher hid it, and can reveal it; who executes what is on the table for all to see"""
    before: frozenset[tuple[int, ...]] = frozenset()
    """answers given here before, on this line or another"""
    walk: bool = False
    """whether the line ahead was laid out to be walked"""

    @property
    def previews(self) -> bool:
        """Whether it is told what each action would bring."""
        return not (self.hide or self.bare or self.waits)

    @property
    def offers(self) -> bool:
        """Whether it is told what can be chosen."""
        return not (self.guess or self.waits)


def now(moment: StepView, speech: AppText, choice: Choice) -> Nodes:
    """Return what the panel shows."""
    request = moment.request
    turn = turn_line(moment, speech) if "turn" not in choice.untold else ""
    content: Nodes = [
        h(
            "div",
            {"class": "itut-top", "key": "top"},
            h("h2", {"class": "itut-heading"}, speech.m("now-label")),
            h("p", {"class": "itut-turn"}, turn) if turn else None,
        )
    ]
    if moment.state.result is not None:
        result = speech.words.result(moment.machine, moment.state)
        content.append(h("p", {"class": "itut-asked", "key": "result"}, speech.drawn(result)))
    elif not choice.offers:
        said = speech.m("now-guess" if choice.guess else "now-next")
        content.append(h("p", {"class": "itut-about", "key": "guess"}, said))
    elif request is None:
        content += _running(moment, speech, choice)
    else:
        content += _asked(moment, speech, choice, request)
    if choice.notice:  # below all else, so that what may be under the pointer stays where it is when it comes and goes
        attributes = {"class": "itut-notice itut-over", "role": "alert", "key": "notice"}
        content.append(h("p", attributes, speech.drawn(choice.notice)))
    return content


def turn_line(moment: StepView, speech: AppText) -> str:
    """Return whose turn it is and which action."""
    view = moment.view
    if moment.state.result is not None:
        return ""
    if moment.request is not None and moment.request.kind == "action":
        return speech.m("now-whose", **speech.who(view.current))  # the request tells which action
    return speech.turn(view)


# --- nothing is asked: something runs -----------------------------------------------------------------------


def _running(moment: StepView, speech: AppText, choice: Choice) -> Nodes:
    content: Nodes = []
    if moment.in_dogma and moment.runs:
        outer, inner = moment.runs[0], moment.runs[-1]
        said = speech.m("now-runs", **speech.who(outer.seat), card=speech.card_title(outer.card))
        content.append(h("p", {"class": "itut-asked", "key": "runs"}, said))
        effect = inner.effect
        now_ = (
            next((seat for seat, status in outer.effect.players if status == "running"), None) if outer.effect else None
        )
        if choice.hide and not choice.curtain:
            content.append(h("p", {"class": "itut-about", "key": "about"}, speech.m("now-hidden")))
        elif outer.over:
            about = speech.m("now-dogma-over", card=speech.card_title(outer.card))
            content.append(h("p", {"class": "itut-about", "key": "about"}, about))
        elif effect is None:
            content.append(h("p", {"class": "itut-about", "key": "about"}, speech.m("now-locked")))
        elif now_ is not None:
            about = speech.m("now-executes", **speech.who(now_), n=effect.index + 1, of=len(inner.effects))
            content.append(h("p", {"class": "itut-about", "key": "about"}, about))
    else:
        content.append(h("p", {"class": "itut-asked", "key": "runs"}, speech.m("now-goes-on")))
    content.append(
        h(
            "div",
            {"class": "itut-steps", "key": "steps"},
            _command(speech, "into", "now-step", main=True),
            _command(speech, "over", "now-over")
            if moment.in_dogma and not (moment.runs and moment.runs[0].over)
            else None,
            _command(speech, "decision", "now-to-decision"),
        )
    )
    return content


def _command(speech: AppText, act: str, message: str, *, main: bool = False) -> Node:
    attributes = {
        "class": "itut-button itut-primary" if main else "itut-button",
        "type": "button",
        "data-act": act,
        "data-first": main,
        "key": f"do-{act}",
        "title": speech.m(f"{message}.hint"),
    }
    return h("button", attributes, speech.m(message))


# --- somebody is asked --------------------------------------------------------------------------------------


def _asked(moment: StepView, speech: AppText, choice: Choice, request: Request) -> Nodes:
    prompt = speech.prompt(moment.state, request)
    you = moment.viewer is not None and request.seat == moment.viewer
    attributes = {"class": "itut-decides" + ("" if you else " itut-decides-other")}
    content: Nodes = [
        h(
            "p",
            {"class": "itut-asked", "key": "asked"},
            h("span", attributes, prompt.who),
            " ",
            speech.drawn(prompt.asked),
        )
    ]
    if not you and moment.viewer is not None and moment.viewer >= 0:
        content.append(h("p", {"class": "itut-about", "key": "for-them"}, speech.m("now-for-them")))
    if prompt.sentence:
        asks = speech.drawn(speech.quoting("now-card-asks", prompt.sentence, card=prompt.card))
        content.append(h("p", {"class": "itut-about", "key": "asks"}, asks))
    if request.kind != "action":
        several = request.high > 1 or (request.optional and request.kind != "yes-no")
        about = [speech.m("now-how-many", many=prompt.how_many) if several and prompt.how_many else "", prompt.fate]
        said = " ".join(filter(None, about))
        content.append(h("p", {"class": "itut-about", "key": "rules"}, speech.drawn(said)) if said else "")
    if choice.before:
        told = speech.m("now-walk" if choice.walk else "now-new-line")
        content.append(h("p", {"class": "itut-about", "key": "new-line"}, told))
    if request.kind == "action":
        content += _actions(moment, speech, choice, request)
    else:
        content += _options(moment, speech, choice, request)
        if moment.in_dogma and not prompt.optional and not choice.hide:
            must = {"class": "itut-link", "type": "button", "data-act": "ask:must", "key": "ask-must"}
            content.append(h("button", must, speech.m("asked-must")))
    return [each for each in content if each != ""]


def _actions(moment: StepView, speech: AppText, choice: Choice, request: Request) -> Nodes:
    by_name: dict[str, list[int]] = {}
    for option in shown_order(moment, request):
        by_name.setdefault(_group(moment, request, option), []).append(option)
    found: Nodes = []
    digit = 0
    for name in _groups(moment):
        options = by_name.get(name, [])
        rows: Nodes = []
        for option in options:
            digit += 1
            rows.append(_action(moment, speech, choice, request, option, digit))
        if name == DOGMA:
            rows += [_undone(speech, card) for card in moment.not_done()]
        if name == ACHIEVE and choice.previews:
            rows += _next_achievement(moment, speech)
        if rows:
            caption = speech.m(f"group-{name}")
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


def _groups(moment: StepView) -> list[str]:
    """Return the kinds of actions by their words, as they are shown: a neighbor's card is activated by a Parley."""
    words = [kind.word for kind in moment.machine.actions]
    words.insert(words.index(DOGMA) + 1, PARLEY)
    return words


def _group(moment: StepView, request: Request, option: int) -> str:
    kind, card = actions.split(moment.machine, option)
    if kind is actions.DOGMA and moment.machine.zones.owner[moment.state.where[card]] != request.seat:
        return PARLEY
    return kind.word


def shown_order(moment: StepView, request: Request) -> tuple[int, ...]:
    """Return the options in the order in which they are shown and numbered: Yes before No.

    Backs come in the order in which they lie, for that is how they are told from each other; the order of the options
    themselves would tell which is which.
    """
    if request.kind == "yes-no":
        return tuple(sorted(request.options, reverse=True))
    names, machine = _groups(moment), moment.machine

    def place(option: int) -> tuple[int, ...]:
        action = request.kind == "action"
        group = names.index(_group(moment, request, option)) if action else 0
        card = actions.split(machine, option)[1] if action else option
        zone = moment.state.where[card] if card >= 0 else -1
        backs = zone >= 0 and machine.zones.owner[zone] >= 0 if action else request.kind in ("card", "order")
        if not backs or knows(machine, moment.state, moment.viewer, card):
            return (group, 0)
        return group, 1, zone, moment.machine.catalogue.age[card], moment.state.zones[zone].index(card)

    return tuple(sorted(request.options, key=place))


def _action(moment: StepView, speech: AppText, choice: Choice, request: Request, option: int, digit: int) -> Node:
    kind, card = actions.split(moment.machine, option)
    note: Nodes = []
    if kind is actions.DRAW:
        note = draw_preview(moment, speech, request) if choice.previews else []
        name = speech.drawn(_label_of(moment, speech, choice, request, option))
    elif kind is actions.DOGMA:
        note = dogma_preview(moment, speech, card) if choice.previews else []
        name = _card_name(moment, speech, card)
        owner = moment.machine.zones.owner[moment.state.where[card]]
        if owner != request.seat:
            said = speech.m("preview-parley", **speech.who(owner))
            note = [h("span", {"class": "itut-part itut-part-parley"}, said), *note]
    elif kind is actions.MELD and moment.cards[moment.key_of(card)].card is not None:
        note = meld_preview(moment, speech, card) if choice.previews else []
        name = _card_name(moment, speech, card)
    else:
        name = speech.drawn(speech.option(moment.state, request, option))
    label = _label_of(moment, speech, choice, request, option)
    button = _option(moment, speech, choice, option, digit, name, note, label=label)
    if not note or kind is actions.MELD:
        return button
    asks = DRAW if kind is actions.DRAW else f"{DOGMA}:{card}"
    attributes = {
        "class": "itut-ask",
        "type": "button",
        "data-act": f"ask:{asks}",
        "aria-label": speech.m("ask-about", what=speech.spoken(label).rstrip(".")),
        "title": speech.m("ask"),
        "key": f"ask-{asks}",
    }
    return h("div", {"class": "itut-with-ask", "key": f"row-{option}"}, button, h("button", attributes, "?"))


def _label_of(moment: StepView, speech: AppText, choice: Choice, request: Request, option: int) -> str:
    """Return an action in words; which deck a Draw takes from is a part of what is hidden."""
    if actions.split(moment.machine, option)[0] is actions.DRAW and not choice.previews:
        return speech.m("now-draw")
    return speech.option(moment.state, request, option)


def _card_name(moment: StepView, speech: AppText, card: int) -> Nodes:
    view = moment.cards.get(moment.key_of(card))
    color = view.color.word if view is not None and view.color is not None else "none"
    value = moment.machine.catalogue.age[card]
    return [
        h("span", {"class": f"itut-chip itut-chip-{color}", "aria-hidden": "true"}),
        speech.card_title(card),
        " ",
        *speech.drawn(f"[{value}]"),
    ]


def _option(
    moment: StepView,
    speech: AppText,
    choice: Choice,
    option: int,
    digit: int,
    name: Iterable[Node],
    note: Sequence[Node] = (),
    *,
    label: str = "",
    toggle: bool = False,
) -> Node:
    picked = option in choice.picked
    was = (option,) in choice.before
    key = str(digit) if digit <= 9 else ""
    return h(
        "button",
        {
            "class": "itut-option" + (" itut-picked" if picked else ""),
            "type": "button",
            "data-act": f"option:{option}",
            "data-first": digit == 1,
            "key": f"option-{option}",
            "aria-pressed": ("true" if picked else "false") if toggle else None,
            "aria-label": _label(speech, label, note, was=was) if label else None,
            "aria-keyshortcuts": key or None,
        },
        h("kbd", {"aria-hidden": "true"}, key) if key else None,
        h(
            "span",
            {"class": "itut-option-text"},
            h(
                "span",
                {"class": "itut-name"},
                list(name),
                [" ", h("span", {"class": "itut-was"}, speech.m("now-earlier"))] if was else None,
            ),
            h("span", {"class": "itut-preview"}, list(note)) if note else None,
        ),
        h("span", {"class": "itut-tick" + ("" if picked else " itut-unseen"), "aria-hidden": "true"}, "✓")
        if picked or toggle
        else None,
    )


def _label(speech: AppText, label: str, note: Sequence[Node], *, was: bool) -> str:
    parts = [speech.spoken(label)]
    if was:
        parts.append(speech.m("now-earlier"))
    if note:
        parts.append(" ".join("".join(_aloud(each) for each in note).split()))
    return ". ".join(part.rstrip(".") for part in parts) + "."


def _aloud(node: Node) -> str:
    if isinstance(node, str):
        return node
    label = node[1].get("aria-label")
    inside = "".join(_aloud(child) for child in node[2:])
    return str(label) if label is not None else f"{inside} " if "itut-part" in node[1].get("class", "") else inside


def _undone(speech: AppText, card: int) -> Node:
    title = speech.card_title(card)
    return h(
        "button",
        {
            "class": "itut-option itut-disabled",
            "type": "button",
            "aria-disabled": "true",
            "data-act": f"undone:{card}",
            "key": f"undone-{card}",
            "title": speech.m("not-done-reason", card=title),
        },
        h("kbd", {"aria-hidden": "true", "class": "itut-nokey"}, "⊘"),
        h(
            "span",
            {"class": "itut-option-text"},
            h("span", {"class": "itut-name"}, title),
            h("span", {"class": "itut-preview"}, speech.m("not-done")),
        ),
    )


def draw_preview(moment: StepView, speech: AppText, request: Request) -> Nodes:
    """Return which deck the next Draw takes from, and why."""
    next_draw = moment.view.next_draw
    if next_draw is None:
        return speech.nodes("preview-draw-ends")
    _, asked, deck = next_draw
    if asked == 0:
        return speech.nodes("preview-draw-empty-board", value=f"[{deck}]")
    if asked != deck:
        return speech.nodes("preview-draw-skips", asked=f"[{asked}]", value=f"[{deck}]")
    return speech.nodes("preview-draw", **speech.who(request.seat), value=f"[{deck}]")


def meld_preview(moment: StepView, speech: AppText, card: int) -> Nodes:
    """Return how the icon totals would change, what the card would cover, and how the pile would be splayed."""
    found = moment.melding(card)
    if found is None:
        return []
    changes = [
        speech.m("preview-more" if after > before else "preview-less", n=abs(after - before), icon=f"[{icon}]")
        for icon, before, after in zip((icon.word for icon in STANDARD_ICONS), found.before, found.after, strict=True)
        if after != before
    ]
    told = [speech.m("preview-totals", changes=speech.listed(changes)) if changes else speech.m("preview-same-totals")]
    if found.covered is None:
        told.append(speech.m("preview-first-of-color"))
    elif found.splay:
        splay = speech.m(f"splay-{found.splay.word}.splayed")
        told.append(speech.m("preview-covers-splayed", card=speech.card_title(found.covered), splay=splay))
    else:
        told.append(speech.m("preview-covers", card=speech.card_title(found.covered)))
    if found.claims:
        names = speech.listed(speech.card_title(each) for each in found.claims)
        told.append(speech.m("preview-claims", names=names))
    return [h("span", {"class": "itut-part"}, speech.drawn(each)) for each in told]


def _next_achievement(moment: StepView, speech: AppText) -> Nodes:
    """Return a line on what the next achievement needs."""
    fact = moment.next_achievement()
    if fact is None:
        return []
    value, missing = fact.number("value"), max(0, fact.number("needed") - fact.number("points"))
    lacks_top = fact.number("top") < value
    kind = "both" if missing and lacks_top else "points" if missing else "top"
    said = speech.nodes(f"preview-achieve-{kind}", value=f"[{value}]", points=phrase("points", n=missing))
    return [h("p", {"class": "itut-about itut-next-achievement", "key": "next-achievement"}, said)]


TAKING = ("shares", "parleys", "vulnerable")
"""the parts of those who take part"""
FEW = 1
"""so many who take no part are told one by one; more of them together in one part"""


def dogma_preview(moment: StepView, speech: AppText, card: int) -> Nodes:
    """Return who would take part, with the counts, in which order, and whether nothing would change."""
    preview = moment.preview(card)
    if preview is None or moment.request is None:
        return []
    taking: list[tuple[str, Fact]] = []
    idle: list[tuple[str, Fact]] = []
    for fact in preview.facts:
        if fact.kind is not facts.ACTS_LAST:
            kind = _part(preview, fact)
            (taking if kind in TAKING else idle).append((kind, fact))
    parts = [_told(speech, kind, fact) for kind, fact in taking]
    if len(idle) <= FEW:
        parts += [_told(speech, kind, fact) for kind, fact in idle]
    else:
        for kind in dict.fromkeys(kind for kind, _ in idle):
            those = [fact for each, fact in idle if each == kind]
            counted = speech.listed(speech.m("preview-count", **_numbers(speech, fact)) for fact in those)
            said = speech.m(f"preview-all-{kind}", counted=counted, leader=those[0].number("leader"))
            parts.append(h("span", {"class": f"itut-part itut-part-{kind}"}, said))
    order = preview.order(moment.request.seat)
    if len(order) > 2:
        names = speech.listed(speech.m("preview-one", **speech.who(seat)) for seat in order)
        parts.append(h("span", {"class": "itut-part itut-part-order"}, speech.m("preview-order", names=names)))
    if preview.nothing:
        parts.append(h("span", {"class": "itut-part itut-part-nothing"}, speech.m("preview-nothing")))
    icon = moment.machine.catalogue.featured[card].word
    return [*speech.drawn(f"[{icon}]"), *parts] if parts else []


def _part(preview: Preview, fact: Fact) -> str:
    """Return the one word on a seat that matters: who takes part in either way is not told that it misses the other."""
    if fact.kind is facts.IMMUNE:
        return "immune"
    if fact.kind is facts.SHARES:
        if offers(fact) == "parley":
            return "parleys"
        return "shares" if preview.sharing else "not-vulnerable"
    return "vulnerable" if preview.demanding else "not-shares"


def _numbers(speech: AppText, fact: Fact) -> dict[str, Slot]:
    return {**speech.who(fact.seat), "own": fact.number("own"), "leader": fact.number("leader")}


def _told(speech: AppText, kind: str, fact: Fact) -> Node:
    active = " itut-active" if kind in TAKING else ""
    said = speech.m(f"preview-{kind}", **_numbers(speech, fact))
    return h("span", {"class": f"itut-part itut-part-{kind}{active}"}, said)


def _options(moment: StepView, speech: AppText, choice: Choice, request: Request) -> Nodes:
    several = request.high > 1
    rows: Nodes = []
    for digit, option in enumerate(shown_order(moment, request), start=1):
        text = speech.option(moment.state, request, option)
        rows.append(_option(moment, speech, choice, option, digit, speech.drawn(text), label=text, toggle=several))
    caption = speech.m("group-options")
    found: Nodes = [
        h(
            "div",
            {"class": "itut-group itut-group-options", "role": "group", "aria-label": caption, "key": "group-options"},
            h("div", {"class": "itut-rows"}, rows),
        )
    ]
    buttons: Nodes = []
    if request.optional:  # it comes first, as the other comes and goes
        digit = len(request.options) + 1
        key = str(digit) if digit <= 9 else None
        no = {
            "class": "itut-button",
            "type": "button",
            "data-act": "decline",
            "key": "decline",
            "aria-keyshortcuts": key,
        }
        badge = [h("kbd", {"aria-hidden": "true"}, key), " "] if key is not None else None
        buttons.append(h("button", no, badge, speech.m("now-decline")))
    if several:
        count = len(choice.picked)
        missing = max(0, request.low - count)
        ready = missing == 0 and count > 0
        if ready or missing:
            text = speech.m("now-confirm", n=count) if ready else speech.m("now-confirm-more", n=missing)
            attributes = {
                "class": "itut-button itut-primary",
                "type": "button",
                "data-act": "confirm",
                "aria-disabled": None if ready else "true",
                "key": "confirm",
            }
            buttons.append(h("button", attributes, text))
    if buttons:
        found.append(h("div", {"class": "itut-steps", "key": "answer"}, buttons))
    return found


def refusal(moment: StepView, speech: AppText, key: str) -> str:
    """Return why a thing on the table cannot be chosen now."""
    request, card = moment.request, moment.cards.get(key)
    if moment.state.result is not None:
        return speech.m("notice-game-over")
    if request is None:
        return speech.m("notice-nothing-asked")
    for entry in moment.refusals(key):
        return speech.fact(entry, moment.state).sentence
    if card is not None and card.card is not None:
        title = speech.card_title(card.card)
        if request.kind == "action":
            return _no_action(moment, speech, request, card.card, title)
        return speech.m("notice-no-card-option", card=title)
    if request.kind == "action":
        achievement = next((each for each in moment.view.achievements if each.card.key == key), None)
        if achievement is not None and achievement.points_missing:
            return speech.m(
                "notice-achievement-points", needed=achievement.points_needed, missing=achievement.points_missing
            )
        if achievement is not None and achievement.top_missing:
            return speech.m("notice-achievement-top", value=f"[{achievement.card.value}]")
        if key.startswith("deck-") and moment.view.next_draw is not None:
            return speech.m("notice-deck", **speech.who(request.seat), value=f"[{moment.view.next_draw[2]}]")
    return speech.m("notice-no-option")


def _no_action(moment: StepView, speech: AppText, request: Request, card: int, title: str) -> str:
    zone = moment.state.where[card]
    owner, kind = moment.machine.zones.owner[zone], moment.machine.zones.word[zone]
    if owner >= 0 and owner != request.seat:
        return speech.m("notice-not-yours", **speech.who(request.seat))
    if kind == "board" and card in moment.not_done():
        return speech.m("not-done-reason", card=title)
    if kind == "board" and not table.is_top(moment.machine, moment.state, card):
        return speech.m("notice-not-top")
    return speech.m("notice-no-card-option", card=title)
