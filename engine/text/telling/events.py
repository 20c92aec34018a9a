"""Events as lines of a log. What a later event says anyway is not told twice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import singledispatch

from engine.lang import nodes
from engine.lang.terms import Color, Icon, Splay
from engine.model.cards import SpecialKind
from engine.model.zones import AVAILABLE, DECK, HAND
from engine.query import sight
from engine.run import plan
from engine.run.machine import Machine
from engine.run.verbs.self_execute import SUPER
from engine.seat.visible import is_closed
from engine.text.messages import Phrase, phrase
from engine.text.render.discourse import listed
from engine.text.telling.prompts import deed_alone
from engine.text.telling.reader import Reader, back
from engine.trace.events import (
    Asked,
    At,
    Began,
    Chosen,
    ColorRevealed,
    CutOff,
    Ended,
    Entry,
    Event,
    GameOver,
    Left,
    Moved,
    Rearranged,
    Repeated,
    Revealed,
    SentenceEnded,
    Showing,
    Span,
    Splayed,
)

PLAIN_SOURCES = {
    "hand": frozenset({"meld", "tuck", "score", "return", "safeguard", "foreshadow"}),
    "deck": frozenset({"draw"}),
}
"""where a verb usually takes its cards from; the text omits it"""


def runs(machine: Machine, entries: Sequence[Entry]) -> Iterator[tuple[int, Entry, int]]:
    """Yield (place, entry, how many) for what is told in one line: cards that are junked one by one from a deck."""
    place = 0
    while place < len(entries):
        end = place + 1
        while end < len(entries) and _goes_on(machine, entries[place].item, entries[end].item):
            end += 1
        yield place, entries[place], end - place
        place = end


def _goes_on(machine: Machine, first: object, item: object) -> bool:
    return (
        isinstance(first, Moved)
        and isinstance(item, Moved)
        and first.verb == item.verb == "junk"
        and (first.seat, first.source, first.target) == (item.seat, item.source, item.target)
        and machine.zones.word[first.source] == DECK
    )


def event_text(reader: Reader, machine: Machine, entry: Entry, count: int = 1) -> str | None:
    """Return an event as a line, or ``None``; ``count``: how many such events are told together (see ``runs``)."""
    assert not hasattr(entry.item, "holds"), "a fact is no event"
    if count > 1:
        assert isinstance(entry.item, Moved)
        seat, verb = entry.item.seat, entry.item.verb
        source = reader.place(machine, entry.item.source, seat)
        return reader.say("event-move-several", did=_did(reader, verb, seat), n=count, place=source)
    return _event_text(entry.item, reader, machine, entry.at)


@singledispatch
def _event_text(event: Event, reader: Reader, machine: Machine, at: At) -> str | None:
    msg = f"no words for {type(event).__name__}"
    raise TypeError(msg)


@_event_text.register
def _(event: Moved, reader: Reader, machine: Machine, at: At) -> str | None:
    seat, card, verb = event.seat, event.card, event.verb
    known = reader.knows(machine, event.seen)
    if verb == "draw":
        shown = (
            phrase("seen-drawn", n=event.value, title=reader.title(machine, card))
            if known
            else back(*sight.back(machine, card))
        )
        return reader.say("event-move", did=_did(reader, "draw", seat), card=shown)
    if verb == "achieve":
        did = _did(reader, "claim", seat)
        if machine.zones.word[event.source] in (AVAILABLE, HAND):
            return reader.say("event-achieve", did=did, n=event.value)
        place = reader.place(machine, event.source, seat)
        return reader.say("event-achieve-from", did=did, n=event.value, place=place)
    special = machine.catalogue.special.get(card)
    if verb == "claim" and special is not None and special.kind is not SpecialKind.ACHIEVEMENT:
        did, shown = _did(reader, "claim", seat), reader.card(machine, card, known=True)
        return reader.say(f"event-claim-{special.kind.value}", did=did, card=shown)
    if verb == "return" and special is not None:
        source = reader.place(machine, event.source, seat)
        shown = reader.card(machine, card, known=True)
        return reader.say("event-return-special", did=_did(reader, verb, seat), card=shown, place=source)
    if verb == "claim":
        return reader.say("event-claim", did=_did(reader, "claim", seat), card=reader.card(machine, card, known=True))
    shown = reader.card(machine, card, known=known)
    if verb == "make-available":
        return reader.say("event-make-available", card=shown, **reader.player(seat))
    source = reader.place(machine, event.source, seat)
    if verb == "place":
        return reader.say("event-place-on-deck", did=_did(reader, verb, seat), card=shown, place=source)
    if verb == "take":
        return reader.say("event-take", did=_did(reader, verb, seat), card=shown, place=source)
    if verb == "remove":
        return reader.say("event-remove", did=_did(reader, verb, seat), card=shown, place=source)
    if verb in ("transfer", "exchange", "rotate"):
        owner, taker = machine.zones.owner[event.source], machine.zones.owner[event.target]
        other = owner >= 0 and owner != seat == taker and reader.who(seat) != "you"
        target = reader.place(machine, event.target, seat)
        if other:
            target = phrase("place-of-taker", own=target, named=reader.place(machine, event.target, -1))
        return reader.say(
            "event-move-between", did=_did(reader, verb, seat), card=shown, **{"from": source, "to": target}
        )
    if machine.zones.owner[event.source] == seat and verb in PLAIN_SOURCES.get(machine.zones.word[event.source], ()):
        return reader.say("event-move", did=_did(reader, verb, seat), card=shown)
    return reader.say("event-move-from", did=_did(reader, verb, seat), card=shown, place=source)


def _did(reader: Reader, verb: str, seat: int) -> Phrase:
    return phrase(f"say-{verb}", **reader.player(seat))


@_event_text.register
def _(event: Splayed, reader: Reader, machine: Machine, at: At) -> str | None:
    color = phrase(f"color-{Color(event.color).word}")
    pile = machine.zones.pile(event.owner, event.color)
    if event.reason == "few-cards":
        return reader.say("event-splay-forgotten", color=color, place=reader.place(machine, pile, -1))
    place = reader.place(machine, pile, event.seat)
    if event.after == Splay.NONE:
        return reader.say("event-unsplay", color=color, place=place, **reader.player(event.seat))
    direction = phrase(f"splay-{Splay(event.after).word}")
    return reader.say("event-splay", color=color, direction=direction, place=place, **reader.player(event.seat))


@_event_text.register
def _(event: Rearranged, reader: Reader, machine: Machine, at: At) -> str | None:
    color = phrase(f"color-{Color(event.color).word}")
    place = reader.place(machine, machine.zones.pile(event.owner, event.color), event.seat)
    return reader.say("event-rearranged", color=color, place=place, **reader.player(event.seat))


@_event_text.register
def _(event: ColorRevealed, reader: Reader, machine: Machine, at: At) -> str | None:
    color = phrase(f"color-{Color(event.color).word}")
    return reader.say("event-color-revealed", did=_did(reader, "reveal", event.seat), color=color)


@_event_text.register
def _(event: Revealed, reader: Reader, machine: Machine, at: At) -> str | None:
    card = reader.card(machine, event.card, known=True)
    if event.reason is not Showing.REVEAL:
        return reader.say("event-prove", card=card, why=event.reason.value, **reader.player(event.seat))
    place = reader.place(machine, event.zone, event.seat)
    return reader.say("event-reveal", did=_did(reader, "reveal", event.seat), card=card, place=place)


@_event_text.register
def _(event: Asked, reader: Reader, machine: Machine, at: At) -> str | None:
    """Tell nothing: the prompt does."""
    return None


@_event_text.register
def _(event: Chosen, reader: Reader, machine: Machine, at: At) -> str | None:
    if is_closed(machine, event, reader.viewer):
        return reader.say("event-chosen-closed", **reader.player(event.seat))
    if event.kind == "action" or event.forced:
        return None  # the action that begins, or what is moved, tells it
    if event.purpose == "first-meld":
        return reader.say("event-chosen-first", **reader.player(event.seat))
    if not event.picked or (event.kind == "yes-no" and event.picked == (0,)):
        return reader.say("event-declined", **reader.player(event.seat))
    if event.kind == "title":
        card = phrase(f"card-{machine.catalogue.key[event.picked[0]]}")
        return reader.say("event-named", card=card, **reader.player(event.seat))
    thing = _thing(reader, machine, event)
    if event.kind == "sentence" and event.purpose == "karma":
        return None  # the karma that begins tells it
    if event.kind == "sentence":
        did, deed = _did(reader, "choose", event.seat), _deed(machine, event, at)
        if deed is None:
            return reader.say("event-chosen-option", did=did, n=event.picked[0] + 1)
        return reader.say("event-chosen-step", did=did, step=deed)
    if thing is None:
        return None
    return reader.say("event-chosen", did=_did(reader, "choose", event.seat), thing=thing)


def _deed(machine: Machine, event: Chosen, at: At) -> Phrase | None:
    """Return the one of several things that a card lets one do which was chosen."""
    code = machine.codes.get(at.program)
    node = code.body[at.pc].node if code is not None else None
    if code is None or not isinstance(node, nodes.MayDoOneOf | nodes.ChooseDeed):
        return None
    return deed_alone(machine.catalogue.key[code.card], node.options[event.picked[0]])


def _thing(reader: Reader, machine: Machine, event: Chosen) -> Phrase | None:
    """Return what was chosen, if no later event will show it."""
    picked = event.picked
    match event.kind:
        case "value":
            return phrase("thing-value", n=picked[0])
        case "number":
            return phrase("thing-number", n=picked[0])
        case "set":
            return phrase("thing-set", set=phrase(f"set-{machine.setup.sets[picked[0]]}"))
        case "color" if event.purpose in ("choose", "for-each"):
            return listed("and", (phrase("thing-color", color=phrase(f"color-{Color(one).word}")) for one in picked))
        case "icon":
            return phrase("thing-icon", icon=phrase(f"icon-{Icon(picked[0]).word}"))
        case "player":
            chooser = "yes" if picked[0] == event.seat else "no"
            return phrase("thing-player", chooser=chooser, **reader.player(picked[0]))
        case "card" if event.purpose == "choose":
            known = reader.knows(machine, event.seen)
            cards = listed("and", (reader.card(machine, card, known=known) for card in picked))
            return phrase("thing-cards", cards=cards)
    return None


@_event_text.register
def _(event: Began, reader: Reader, machine: Machine, at: At) -> str | None:
    who = reader.player(event.seat)
    known = reader.knows(machine, event.seen)
    card = reader.card(machine, event.card, known=known) if event.card >= 0 else phrase("a-name", name="")
    match event.what:
        case Span.GAME | Span.TURN | Span.FREE_DRAW:
            return reader.say(f"event-{event.what}", **who)
        case Span.ACTION:
            return reader.say(f"event-action-{machine.actions[event.number].word}", card=card, **who)
        case Span.DOGMA:
            if event.number >= 0:
                return reader.say("event-dogma-counted", card=card, icon=phrase(f"icon-{Icon(event.number).word}"))
            icon = phrase(f"icon-{machine.catalogue.featured[event.card].word}")
            return reader.say("event-dogma", card=card, icon=icon)
        case Span.EFFECT:
            return reader.say("event-effect", card=card, n=event.number + 1)
        case Span.EXECUTION if machine.catalogue.is_special(event.card):
            return reader.say("event-execution-decree", card=card, **who)
        case Span.EXECUTION:
            kind = plan.printed(machine, event.card, event.number).kind
            message = f"event-execution-{kind.word}" if kind.is_demand else "event-execution"
            return reader.say(message, card=card, n=event.number + 1, **who)
        case Span.KARMA:
            return reader.say("event-karma", card=card)
        case Span.SELF_EXECUTE:
            if machine.switches["chain-rule"] == "none":
                return reader.say("event-execute-for-yourself-only", card=card, **who)
            deed = "super-execute" if event.number == SUPER else "self-execute"
            return reader.say("event-self-execute", did=_did(reader, deed, event.seat), card=card)
    return None  # a sentence that begins is lit on the card


@_event_text.register
def _(event: Ended, reader: Reader, machine: Machine, at: At) -> str | None:
    if event.what is Span.DOGMA:
        return reader.say("event-dogma-done", card=reader.card(machine, event.card, known=True))
    return None  # what begins next tells it


@_event_text.register(SentenceEnded)
@_event_text.register(Repeated)
@_event_text.register(CutOff)
def _(event: SentenceEnded | Repeated | CutOff, reader: Reader, machine: Machine, at: At) -> str | None:
    """Tell nothing: the facts do, and the card shows it."""
    return None


@_event_text.register
def _(event: Left, reader: Reader, machine: Machine, at: At) -> str | None:
    return reader.say(f"event-left-{event.reason}", **reader.player(event.seat))


@_event_text.register
def _(event: GameOver, reader: Reader, machine: Machine, at: At) -> str | None:
    return reader.say(
        "result-over", result=phrase("a-name", name=result(reader, machine, event.winners, event.reason, event.card))
    )


def result(reader: Reader, machine: Machine, winners: tuple[int, ...], reason: str, card: int) -> str:
    """Return who won and how."""
    if not winners:
        return reader.say("result-nobody-teams" if reason == "teams-score" else "result-nobody")
    others = tuple(seat for seat in winners if reader.who(seat) != "you")
    who = "other" if len(winners) == 1 else "many"
    if len(others) < len(winners):
        who = "both" if others else "you"
    shown = reader.card(machine, card, known=True) if card >= 0 else phrase("a-name", name="")
    if len({machine.setup.teams[seat] for seat in winners}) > 1:
        reason = "shared"
    return reader.say(f"result-{reason}", who=who, names=reader.all_names(others or winners), card=shown)
