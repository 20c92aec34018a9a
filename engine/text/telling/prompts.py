"""Requests and their options in words: who decides, what is asked, which sentence asks, what will happen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from engine.lang import nodes
from engine.lang.lower import Code, Ins
from engine.lang.nodes import IfYouDo, Who
from engine.lang.sentences import NumberedSentence, in_order, read
from engine.lang.terms import Color, Icon, Splay
from engine.model.frames import ME, ActionFrame, KarmaFrame, TurnFrame, layout_of, named_slot
from engine.model.layouts import Card, Number
from engine.model.state import Frame, Request, State
from engine.query import sight, table
from engine.query.running import running_action, running_turn
from engine.run import actions, plan
from engine.run.choices import is_closed
from engine.run.draws import foretell
from engine.run.machine import Machine
from engine.text.by_hand import Source
from engine.text.card_text import render_effect
from engine.text.messages import Phrase, Slot, phrase
from engine.text.render.discourse import Discourse, Referent, result_names
from engine.text.render.steps import step
from engine.text.telling.reader import Reader, back, would_do


@dataclass(frozen=True, slots=True)
class PromptText:
    """What a player is asked."""

    who: str
    """who decides: "You decide." """
    asked: str
    """what is asked: "Choose a card to return." """
    card: str
    """the title of the card that asks; nothing for an action of the turn"""
    sentence: str
    """the sentence of the card that asks; where it may be left, also the "if you do" after it: what is at stake"""
    how_many: str
    fate: str
    """what will happen to what is chosen"""
    optional: bool
    """whether nothing may be chosen instead; never, if the reader may not know what can be chosen"""


def prompt(reader: Reader, machine: Machine, state: State, request: Request) -> PromptText:
    """Return a request in words."""
    if is_closed(machine, state, reader.viewer, request):
        return _closed(reader, machine, state, request)
    running = _running(machine, state, request)
    return PromptText(
        who=reader.say("decides", **reader.player(request.seat)),
        asked=_asked(reader, machine, state, request, running),
        card=reader.words.say(reader.title(machine, request.card)) if request.card >= 0 else "",
        sentence=_sentence(reader, machine, request, at_stake=request.optional or request.kind == "yes-no"),
        how_many=_how_many(reader, request),
        fate=_fate(reader, machine, state, request, running),
        optional=request.optional or request.kind == "yes-no",
    )


def _closed(reader: Reader, machine: Machine, state: State, request: Request) -> PromptText:
    """Return a request whose options the reader may not know: who decides what, not how many fit."""
    if request.purpose == "first-meld":
        asked = reader.say("ask-first-meld")
    elif _asks_by_itself(reader, request):
        asked = reader.say(f"ask-{request.purpose}", **reader.player(request.seat), **_about(reader, machine, state))
    elif request.kind in ("card", "order"):
        asked = reader.say("ask-closed", deed=_deed(reader, machine, request))
    else:
        asked = reader.say("ask-closed-other")
    return PromptText(
        who=reader.say("decides", **reader.player(request.seat)),
        asked=asked,
        card=reader.words.say(reader.title(machine, request.card)) if request.card >= 0 else "",
        sentence=_sentence(reader, machine, request),
        how_many="",
        fate="",
        optional=False,
    )


def _asks_by_itself(reader: Reader, request: Request) -> bool:
    """Return whether a question that no card asks has words of its own: a Parley, or what a set brings."""
    return request.card < 0 and f"ask-{request.purpose}" in reader.words


def _about(reader: Reader, machine: Machine, state: State) -> dict[str, Slot]:
    """Return what a question that no card asks is about: the locals of its program by name, and the running action.

    Of a card there is its title and ``<name>-value``; of the action its ``action`` card and the featured ``icon``. A
    local that a declaration calls ``CITY`` is the slot ``city``. Where karmas wait, there is the ``deed`` and who does
    it, ``other`` or ``rival``.
    """
    found: dict[str, Slot] = {}

    def put(name: str, card: int) -> None:
        if card >= 0:
            found[name] = reader.card(machine, card, known=reader.sees(machine, state, card))
            found[f"{name}-value"] = table.value(machine, state, card)

    frame, action = state.frames[-1], running_action(state)
    for local, value in zip(layout_of(frame.program).locals, frame.vars, strict=True):
        if isinstance(local.kind, Card):
            put(local.name, value)
        elif isinstance(local.kind, Number):
            found[local.name] = value
    if frame.program == KarmaFrame.program:
        doer = frame.vars[KarmaFrame.DOER]
        found |= {"deed": would_do(frame.vars[KarmaFrame.DEED]), "other": reader.who(doer), "rival": reader.name(doer)}
    if action is not None:
        card = action.vars[ActionFrame.CARD]
        put("action", card)
        if card in machine.catalogue.featured:
            found["icon"] = phrase(f"icon-{machine.catalogue.featured[card].word}")
    return found


# --- the program that asks ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Running:
    """The effect that asks: its code, its frame, the instruction."""

    code: Code
    frame: Frame
    ins: Ins


def _running(machine: Machine, state: State, request: Request) -> _Running | None:
    frame = state.frames[-1] if state.frames else None
    code = machine.codes.get(frame.program) if frame is not None else None
    if frame is None or code is None or request.card < 0:
        return None
    return _Running(code, frame, code.body[frame.pc])


def _sentence(reader: Reader, machine: Machine, request: Request, *, at_stake: bool = False) -> str:
    """Return the sentence that asks; ``at_stake``: with the sentences after it that look back at it."""
    if request.card < 0 or request.effect < 0:
        return ""
    tree = plan.printed(machine, request.card, request.effect).tree
    source = Source.of(machine.catalogue, request.card, request.effect)
    shown = {request.sentence}
    if at_stake:
        shown |= _looking_back([*read(tree, machine.switches)], request.sentence)
    return " ".join(
        part.text for part in render_effect(reader.words, source, tree, machine.switches) if part.sid in shown
    )


def _looking_back(sentences: Sequence[NumberedSentence], asking: int) -> set[int]:
    """Return the numbers of the "if you do" and "if you don't" right after a sentence, and of all inside them."""
    parent = next(each.parent for each in sentences if each.number == asking)
    after = [each for each in sentences if each.parent == parent and each.number > asking]
    looking = takewhile(lambda each: isinstance(each.step, IfYouDo), after)
    return {inside.number for each in looking for inside in in_order((each,))}


# --- what is asked ------------------------------------------------------------------------------------------


def _asked(reader: Reader, machine: Machine, state: State, request: Request, running: _Running | None) -> str:
    deed = _deed(reader, machine, request)
    match request.kind:
        case "action" if request.purpose == "free-dogma":
            return reader.say("ask-free-dogma")
        case "action":
            turn = running_turn(state)
            assert turn is not None
            return reader.say("ask-turn", n=turn.vars[TurnFrame.ACTIONS_TAKEN] + 1, of=turn.vars[TurnFrame.ACTIONS])
        case "card" if request.purpose == "first-meld":
            return reader.say("ask-first-meld")
        case "card" if _asks_by_itself(reader, request):
            return reader.say(f"ask-{request.purpose}", **reader.player(request.seat), **_about(reader, machine, state))
        case "card":
            if request.low == request.high:
                return reader.say("ask-card", n=request.high, deed=deed)
            if request.low <= 1 and request.optional:
                return reader.say("ask-card-up-to", n=request.high, deed=deed)
            return reader.say("ask-card-between", low=request.low, n=request.high, deed=deed)
        case "order" if request.purpose == "rearrange":
            return reader.say("ask-order-rearrange")
        case "order":
            return reader.say("ask-order", deed=deed)
        case "color" if request.purpose in _OF_COLORS:
            return reader.say(_OF_COLORS[request.purpose])
        case "color" if request.purpose == "splay":
            way = _way(running)
            if way is Splay.NONE:
                return reader.say("ask-color-unsplay")
            said = phrase(f"splay-{way.word}" if way is not None else "that-way")
            return reader.say("ask-color-splay", direction=said)
        case "color":
            return reader.say("ask-color", n=request.high)
        case "yes-no":
            return reader.say("ask-may")
        case "sentence" if request.purpose == "karma":
            return reader.say("ask-which-karma")
    return reader.say(f"ask-{request.kind}")


_OF_COLORS = {"rearrange": "ask-color-rearrange", "reveal-color": "ask-color-reveal"}
"""what is asked about a color, by the purpose"""


def _deed(reader: Reader, machine: Machine, request: Request) -> Phrase:
    if request.purpose == "self-execute" and machine.switches["chain-rule"] == "none":
        return phrase("deed-execute-for-yourself-only")
    return phrase(f"deed-{request.purpose}") if f"deed-{request.purpose}" in reader.words else phrase("deed-move")


def _way(running: _Running | None) -> Splay | None:
    """Return the direction in which the running effect splays; NONE if it unsplays, ``None`` if it is a color's."""
    node = running.ins.node if running is not None else None
    if not isinstance(node, nodes.SplayColor):
        return Splay.NONE
    return node.direction if isinstance(node.direction, Splay) else None


def _how_many(reader: Reader, request: Request) -> str:
    if request.kind in ("action", "yes-no", "sentence", "order"):
        return ""
    low, high = request.low, request.high
    if low == high:
        many = reader.say("many-one", kind=request.kind) if high == 1 else reader.say("many-exactly", n=high)
    elif low <= 1 and request.optional:
        many = reader.say("many-up-to", n=high)
    else:
        many = reader.say("many-between", low=low, n=high)
    together = request.together if high > 1 else ""
    if together:
        many = reader.say(f"many-{together}", many=many)
    if not request.optional:
        return many
    return reader.say("many-together-or-none" if together else "many-or-none", many=many, kind=request.kind)


def _fate(reader: Reader, machine: Machine, state: State, request: Request, running: _Running | None) -> str:
    if request.kind in ("yes-no", "sentence") or (request.purpose == "choose" and request.kind != "card"):
        return ""  # a player, a value or a color goes nowhere
    slots: dict[str, Slot] = {**reader.player(request.seat), "n": request.high}
    if request.purpose == "transfer":
        place = _target(reader, running)
        return reader.say("fate-transfer", place=place, **slots) if place is not None else reader.say("fate-move")
    id_ = f"fate-{request.purpose}"
    if request.purpose == "splay" and _way(running) is Splay.NONE:
        id_ = "fate-unsplay"
    if request.purpose == "rearrange" and request.kind == "order":
        id_ = "fate-rearrange-order"
    return reader.say(id_ if id_ in reader.words else "fate-move", **slots)


def _target(reader: Reader, running: _Running | None) -> Phrase | None:
    """Return where the transfer that the cards are picked for will put them."""
    if running is None:
        return None
    code, frame, node = running.code, running.frame, running.ins.deed
    if not isinstance(node, nodes.Transfer):
        return None
    of = node.to.of
    if isinstance(of, nodes.Player):
        owner = frame.vars[named_slot(code, of.name)]
    else:
        owner = {Who.YOU: frame.seat, Who.ME: frame.vars[ME]}.get(of)
    if owner is None:
        return None
    whose = "yours" if reader.who(owner) == "you" else "other"  # of the card it is said, so it is never "their own"
    return phrase(f"at-{node.to.zone}", whose=whose, owner=reader.name(owner))


# --- options ------------------------------------------------------------------------------------------------


def option(reader: Reader, machine: Machine, state: State, request: Request, option: int) -> str:
    """Return the label of an option."""
    match request.kind:
        case "action":
            return _action(reader, machine, state, request, option)
        case "card" | "order":
            return reader.say("option-step", step=_card(reader, machine, state, option))
        case "color":
            return reader.say("option-color", color=phrase(f"color-{Color(option).word}"))
        case "icon":
            return reader.say("option-icon", icon=phrase(f"icon-{Icon(option).word}"))
        case "number":
            return reader.say("option-number", n=option)
        case "set":
            return reader.say("option-set", set=phrase(f"set-{machine.setup.sets[option]}"))
        case "title":
            return reader.say("option-title", card=phrase(f"card-{machine.catalogue.key[option]}"))
        case "player":
            return reader.say("option-player", **reader.player(option))
        case "yes-no":
            return reader.say("option-yes" if option else "option-no")
        case "sentence" if request.purpose == "karma":
            return _karma(reader, machine, request, option)
        case "sentence":
            return _step(reader, machine, state, request, option)
    return reader.say("option-value", n=option)


def _action(reader: Reader, machine: Machine, state: State, request: Request, option: int) -> str:
    kind, card = actions.split(machine, option)
    n = kind.value(machine, state, request.seat, card)
    if kind is actions.DRAW:
        return reader.say("option-draw", n=int(n >= 0), card=_drawn(machine, state, request.seat))
    if not kind.needs_card:
        return reader.say(f"option-{kind.word}", n=n)
    if kind is actions.ACHIEVE and machine.zones.owner[state.where[card]] >= 0:
        if not reader.sees(machine, state, card):
            return _back(reader, machine, state, card, "option-achieve-own")
        place, shown = reader.place(machine, state.where[card], -1), _card(reader, machine, state, card)
        return reader.say("option-achieve-own", card=shown, place=place, number=1, count=1)
    back = f"option-{kind.word}-back"
    if back in reader.words and not reader.sees(machine, state, card):
        return _back(reader, machine, state, card, back)
    return reader.say(f"option-{kind.word}", n=n, card=_card(reader, machine, state, card))


def _drawn(machine: Machine, state: State, seat: int) -> Phrase:
    """Return what a Draw action would take, by the back of its deck; if there is none, the option has other words."""
    deck = foretell(machine, state, seat, table.highest_top(machine, state, seat)).deck
    found = machine.zones.back[deck] if deck >= 0 else None
    return back(*(found or ("base", 0)))


def _card(reader: Reader, machine: Machine, state: State, card: int) -> Phrase:
    """Return a card by title and value; one that the reader may not see by its back."""
    if machine.catalogue.is_special(card):
        return phrase("option-special", title=reader.title(machine, card))
    if reader.sees(machine, state, card):
        return phrase("option-card", title=reader.title(machine, card), n=machine.catalogue.age[card])
    return phrase("a-name", name=_back(reader, machine, state, card, "option-back"))


def _back(reader: Reader, machine: Machine, state: State, card: int, message: str) -> str:
    """Return a card that the reader may not see by its back, its place, and a number.

    The number counts the cards with the same back there in the order of the table, which is public.
    """
    same = sight.hidden_alike(machine, state, reader.viewer, card)
    place = reader.place(machine, state.where[card], reader.viewer if reader.viewer is not None else -1)
    shown = back(*sight.back(machine, card))
    n, number = machine.catalogue.age[card], same.index(card) + 1
    return reader.say(message, n=n, card=shown, place=place, number=number, count=len(same))


def _step(reader: Reader, machine: Machine, state: State, request: Request, option: int) -> str:
    """Return one of several things that a card lets one do."""
    running = _running(machine, state, request)
    node = running.ins.node if running is not None else None
    if not isinstance(node, nodes.MayDoOneOf | nodes.ChooseDeed):
        return reader.say("option-value", n=option + 1)
    return reader.say("option-step", step=deed_alone(machine.catalogue.key[request.card], node.options[option]))


def _karma(reader: Reader, machine: Machine, request: Request, option: int) -> str:
    """Return one of the karmas of a card that wait for the same, in its own words."""
    source, tree = Source.of(machine.catalogue, request.card, option), plan.printed(machine, request.card, option).tree
    return " ".join(part.text for part in render_effect(reader.words, source, tree, machine.switches))


def deed_alone(card: str, deed: nodes.Step) -> Phrase:
    """Return one of several things that a card, given by its key, lets one do, without what its text says before it."""
    reading, own = Discourse(phrase(f"card-{card}")), {*result_names(deed)}
    for part in nodes.inside(deed):
        if isinstance(part, nodes.NamedCards) and part.name not in own:
            reading.results[part.name] = reading.it = Referent("each", several=False)
        elif isinstance(part, nodes.TheColor) and part.name not in own:
            reading.named[part.name] = phrase("that-color")
        elif isinstance(part, nodes.TheNumber) and part.name not in own:
            reading.named[part.name] = phrase("chosen-value")
    return step(deed, reading)
