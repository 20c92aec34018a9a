"""From card files to running programs: finds, lowers and links them for one edition and its sets."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType

from engine.cards.facts import card_catalogue
from engine.lang.lower import Code, excerpt, lower
from engine.lang.nodes import Effect, Program
from engine.model.cards import EffectKind
from engine.model.state import Setup
from engine.query.context import Context
from engine.query.evaluate import Evaluator
from engine.run import endings, karma, parley, setup, turn
from engine.run.machine import Handler, Machine
from engine.run.verbs import OPERATIONS, self_execute
from engine.trace.recorder import Level

SYSTEM = {**setup.SYSTEM, **turn.SYSTEM, **parley.SYSTEM, **self_execute.SYSTEM, **karma.SYSTEM}


class CardFileError(ValueError):
    """A card file that does not fit the card's facts."""


@cache
def programs(set_name: str) -> Mapping[str, Program]:
    """Return the programs of a set by English title: one module a card, its ``CARD``."""
    package = import_module(f"engine.cards.{set_name}")
    found: dict[str, Program] = {}
    for info in pkgutil.iter_modules(package.__path__):
        module = import_module(f"{package.__name__}.{info.name}")
        program = getattr(module, "CARD", None)
        if isinstance(program, Program):
            if program.title in found:
                msg = f"{info.name}.py: a second program for {program.title!r}"
                raise CardFileError(msg)
            found[program.title] = program
    return MappingProxyType(found)


@cache
def codes(edition: int, sets: tuple[str, ...]) -> Mapping[str, Code]:
    """Return the flat code of every effect of an edition's cards, by program id.

    Raises:
        CardFileError: a program for a card that does not exist, or whose effects are of other kinds than printed.
    """
    cards = card_catalogue(edition, sets)
    facts = {card.title: card for card in cards.cards}
    found: dict[str, Code] = {}
    for name in sets:
        for title, program in programs(name).items():
            effects = program.effects(edition)
            if not effects:
                continue
            if title not in facts:
                msg = f"no card {title!r} in the {cards.name}"
                raise CardFileError(msg)
            card = facts[title]
            kinds = tuple(map(_kind, effects))
            if kinds != card.effects:
                msg = f"{title}: the program's effects are {kinds}, the card prints {card.effects}"
                raise CardFileError(msg)
            for index, effect in enumerate(effects):
                code = lower(effect, key=card.key, card=card.id, index=index)
                found[code.id] = code
    if any(ins.op == "execute-sentence" for code in found.values() for ins in code.body):
        for code in [code for code in found.values() if not code.demand and not code.karma]:
            for sentence in range(len(code.sentences)):
                part = excerpt(code, sentence)
                found[part.id] = part
    return MappingProxyType(found)


def _kind(effect: Effect) -> EffectKind:
    if effect.karma:
        return EffectKind.KARMA
    return EffectKind.DEMAND if effect.demand else EffectKind.DOGMA


@cache
def linked(
    edition: int, sets: tuple[str, ...], teams: tuple[int, ...], switches: tuple[tuple[str, str], ...]
) -> Mapping[str, tuple[Handler, ...]]:
    """Return the handlers of every program; they know the readings and who is whose opponent, and hold no state."""
    programs_ = codes(edition, sets).values()
    setup_ = Setup(edition, sets, ("",) * len(teams), teams, switches)
    context = Context(setup_, card_catalogue(edition, sets), programs_)
    found = dict(SYSTEM)
    for code in programs_:
        evaluator = Evaluator(code, context)
        found[code.id] = tuple(OPERATIONS[ins.op](ins, at, evaluator) for at, ins in enumerate(code.body))
    return MappingProxyType(found)


@cache
def _prototype(
    edition: int, sets: tuple[str, ...], players: int, teams: tuple[int, ...], switches: tuple[tuple[str, str], ...]
) -> Machine:
    """Return a machine that no game runs on, with the tables that all games of its shape share."""
    return Machine(
        Setup(edition, sets, ("",) * players, teams, switches),
        card_catalogue(edition, sets),
        codes(edition, sets),
        linked(edition, sets, teams, switches),
        endings.check_at_once,
    )


def machine(setup_: Setup, level: Level = Level.OFF) -> Machine:
    """Return a machine for a setup, with a trace of its own."""
    shape = _prototype(setup_.edition, setup_.sets, len(setup_.players), setup_.teams, setup_.switches)
    return shape.for_game(setup_, level)
