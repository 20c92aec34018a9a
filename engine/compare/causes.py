"""Why two settings differ, by experiment: one switch after another is played as on the other side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from engine.compare.streams import Stream
from engine.editions import SWITCHES, ULTIMATE
from engine.lang.canonical import canonical
from engine.positions.carry import Setting
from engine.rules import RULES
from engine.rules.documents import ULTIMATE as BOOK_OF_ULTIMATE
from engine.run.machine import Machine
from engine.trace.events import Began, Fact

T = TypeVar("T")

Agrees = Callable[[Setting, int], bool]
"""whether the difference is gone when one side (0 or 1) is played by another setting"""
Printed = Callable[[tuple[int, ...], int], bool]
"""whether it is gone when on one side some cards print what they do on the other"""


def switches_behind(settings: tuple[Setting, Setting], agrees: Agrees) -> tuple[tuple[str, ...], bool]:
    """Return the switches that cause a difference, and whether each does so by itself.

    A switch causes it by itself if the difference is gone when one side plays that switch as the other side does. Where
    none does, the smallest group is returned that does together; and none if all together do not.
    """
    choices = [setting.choices for setting in settings]
    differing = [name for name in choices[0] if choices[0][name] != choices[1][name]]

    def gone(names: tuple[str, ...], side: int) -> bool:
        taken: Mapping[str, str] = {name: choices[1 - side][name] for name in names}
        return agrees(settings[side].choosing(taken), side)

    alone = tuple(name for name in differing if gone((name,), 0) or gone((name,), 1))
    if alone:
        return alone, True
    return _smallest(differing, gone), False


def _smallest(differing: Sequence[T], gone: Callable[[tuple[T, ...], int], bool]) -> tuple[T, ...]:
    """Return a group without which the difference is not gone, of which none can be spared; none if there is none."""
    for side in (0, 1):
        if differing and gone(tuple(differing), side):
            needed = list(differing)
            for each in differing:
                fewer = tuple(other for other in needed if other != each)
                if fewer and gone(fewer, side):
                    needed = list(fewer)
            return tuple(needed)
    return ()


def cards_behind(streams: tuple[Stream, Stream], place: int, gone: Printed) -> tuple[tuple[int, ...], bool]:
    """Return the cards whose printing causes what differs at a place, and whether each does so by itself.

    Tried are the cards concerned: those that the action executed, and those whose icons were counted. Where changing
    them is not enough, as a switch plays a part, too, the card that is executed there is returned.
    """
    machines = streams[0].machine, streams[1].machine
    at_work, counted = dict[int, None](), dict[int, None]()
    for stream in streams:
        thing = stream.things[place]
        entry = thing.entry
        if entry is None:
            request = stream.game.request
            at_work.setdefault(request.card if request is not None else -1)
        elif isinstance(entry.item, Fact):
            counted.update(dict.fromkeys(card for _, card, _ in entry.item.icons))
        else:
            at_work.setdefault(entry.item.card if isinstance(entry.item, Began) else entry.at.card)
    executed = dict.fromkeys(card for stream in streams for card in _executed_before(stream, place))
    concerned = tuple(
        card for card in {**at_work, **executed, **counted} if card >= 0 and prints_something_else(machines, card)
    )
    alone = tuple(card for card in concerned if gone((card,), 0) or gone((card,), 1))
    if alone:
        return alone, True
    return _smallest(concerned, gone) or concerned[:1], False


def _executed_before(stream: Stream, place: int) -> list[int]:
    """Return the cards that the last action executed before a place."""
    found: list[int] = []
    for thing in stream.things[: place + 1]:
        if thing.sort == "began":
            _, what, _, card, kind, _ = thing.key
            if kind:
                found = []
            if what in ("dogma", "self-execute", "execution") or kind:
                found.append(card)
    return found


def prints_something_else(machines: tuple[Machine, Machine], card: int) -> bool:
    """Return whether a card has another program or other facts in the two editions; also if only one has it."""
    one, other = machines
    if card not in one.catalogue.facts or card not in other.catalogue.facts:
        return card in one.catalogue.facts or card in other.catalogue.facts
    programs = [canonical(tuple(code.tree for code in m.codes.of(card))) for m in machines]
    return programs[0] != programs[1] or one.catalogue.facts[card] != other.catalogue.facts[card]


def rules_that_hold(m: Machine, switch: str) -> tuple[str, ...]:
    """Return those of a switch's rules that hold in a game, by its edition or by the choice that they name.

    Rules that stand in the rulebook of Ultimate only are among them where its choice is played.
    """
    found = []
    for rule in SWITCHES[switch].rules:
        name, choice = RULES[rule].choice or ("", "")
        holds = m.switches[name] == choice if name else m.setup.edition in RULES[rule].editions
        base = any(place.document != BOOK_OF_ULTIMATE for place in RULES[rule].places)
        if holds and m.cite(rule) == rule and (base or ULTIMATE.get(switch) == m.switches[switch]):
            found.append(rule)
    return tuple(found)
