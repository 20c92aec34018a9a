"""Every node is known wherever nodes are told apart: a new one is missed nowhere."""

from collections.abc import Callable, Iterator
from functools import singledispatchmethod
from typing import Any

import pytest

from engine.cards.facts import EDITIONS
from engine.cards.library import codes
from engine.lang import lower as lowering
from engine.lang import nodes
from engine.lang.lower import lower
from engine.query.evaluate import Evaluator
from engine.run.verbs import OPERATIONS, pick
from engine.run.verbs.choose import KINDS
from engine.text.render import amounts, conditions, nouns, steps
from tests.lang.node_classes import FAMILIES, node_classes
from tests.text.samples import CARDS_TO_MOVE, NESTED, STEPS

Dispatch = Callable[[type], object]


def method(owner: type, name: str) -> Dispatch:
    """The dispatcher of a method."""
    found = vars(owner)[name]
    assert isinstance(found, singledispatchmethod)
    return found.dispatcher.dispatch


DISPATCHERS: dict[str, tuple[type[nodes.Node], Dispatch, set[type[nodes.Node]]]] = {
    "lower": (nodes.Step, method(lowering._Lowering, "lower"), {nodes.BySwitch}),
    "evaluate amounts": (nodes.Amount, method(Evaluator, "_amount"), set()),
    "evaluate cards": (nodes.Cards, method(Evaluator, "_cards"), set()),
    "evaluate conditions": (nodes.Condition, method(Evaluator, "_condition"), set()),
    "words of steps": (nodes.Step, steps.step.dispatch, {nodes.BySwitch, nodes.EachKarma}),
    "words of amounts": (nodes.Amount, amounts._amount.dispatch, set()),
    "words of cards": (nodes.Cards, nouns.some.dispatch, set()),
    "words of conditions": (nodes.Condition, conditions._clause.dispatch, set()),
}
"""(family, dispatcher, those of the family that it never meets): sentences of a switch are taken apart before, and
every karma that holds all the time is of a kind of its own"""


@pytest.mark.parametrize("name", DISPATCHERS)
def test_every_node_of_a_family_is_known(name: str) -> None:
    family, dispatch, never = DISPATCHERS[name]
    unknown = {each for each in node_classes(family) if dispatch(each) is dispatch(family)}
    assert unknown == never


def test_a_node_that_nobody_knows_is_found() -> None:
    class Juggle(nodes.Step):
        pass

    for name in ("lower", "words of steps"):
        _family, dispatch, _never = DISPATCHERS[name]
        assert dispatch(Juggle) is dispatch(nodes.Step)


def test_the_families_hold_all_nodes_but_those_that_stand_in_fields() -> None:
    inside = {nodes.Player, nodes.Place, nodes.ColorOf, nodes.TheColor, nodes.TheIcon, nodes.Colors, nodes.ColorsOf}
    inside |= {nodes.Bonuses, nodes.SplayOf}
    inside.add(nodes.TheSet)
    whole = {nodes.Effect, nodes.Printing, nodes.Program}
    families = {each for family in FAMILIES for each in node_classes(family)}
    assert set(node_classes()) - families == inside | whole


def test_every_choice_is_a_kind_of_request() -> None:
    assert set(KINDS) == set(node_classes(nodes.Choose))


def instructions() -> Iterator[Any]:
    """The instructions of all cards and samples."""
    for edition in EDITIONS:
        for code in codes(edition, ("base",)).values():
            yield from code.body
    moved = [nodes.Effect((nodes.Move(nodes.Verb.RETURN, cards),)) for cards in CARDS_TO_MOVE.values()]
    native = nodes.Effect((nodes.Native("test"),))
    for effect in (native, *moved, *NESTED.values(), *(nodes.Effect((step,)) for step in STEPS.values())):
        yield from lower(effect, key="x", card=0, index=0).body


def test_every_operation_is_linked_and_every_pick_has_a_purpose() -> None:
    found = list(instructions())
    assert {ins.op for ins in found} <= OPERATIONS.keys()
    assert OPERATIONS.keys() - {ins.op for ins in found} == set()
    picks = {type(ins.deed) for ins in found if ins.op == "pick"}
    assert picks <= {nodes.Move, *pick._PURPOSES}
