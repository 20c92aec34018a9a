"""Every base card whose text can come to speak of a card that is not there; and the tables of three-valued truth.

A card named by its title or by "this card" is one wherever it lies (A.I., Fermenting, Skyscrapers), and what is asked
of each card is asked of cards that are there.
"""

from collections.abc import Iterator
from dataclasses import fields
from itertools import product

import pytest

from engine.game import Game
from engine.lang import nodes
from engine.lang.lower import lower
from engine.lang.terms import Color, Icon, Splay
from engine.lang.words import (
    HAND,
    all_of,
    any_of,
    both,
    color_of,
    dogma,
    draw,
    each,
    every_of,
    has_icon,
    is_card,
    is_color,
    is_splayed,
    it,
    not_,
    this_card,
    top,
    when,
)
from engine.model.state import Frame
from engine.query.evaluate import Evaluator
from engine.query.truth import Truth, all_hold, any_holds, negated
from engine.run import moves
from engine.run.link import machine
from tests.kit import Table, table

# --- the tables -----------------------------------------------------------------------------------------------------

TRUTHS: tuple[Truth, ...] = (True, None, False)
"""from the truest to the falsest: "and" is the falser of two, "or" the truer (Kleene)"""


@pytest.mark.parametrize(("one", "other"), list(product(TRUTHS, repeat=2)))
def test_kleenes_tables(one: Truth, other: Truth) -> None:
    assert all_hold((one, other)) is max((one, other), key=TRUTHS.index)
    assert any_holds((one, other)) is min((one, other), key=TRUTHS.index)
    assert negated(any_holds((one, other))) is all_hold((negated(one), negated(other)))


def test_of_none_at_all() -> None:
    assert all_hold(()) is True
    assert any_holds(()) is False


def judged(t: Table, condition: nodes.Condition) -> Truth:
    """Return what a condition comes to for seat 0 before anything has been done, so that ``it`` is no card."""
    code = lower(dogma(when(condition, draw(1))), key="archery", card=t.m.catalogue.find("Archery"), index=0)
    t.m.codes, known = {**t.m.codes, code.id: code}, t.m.codes  # type: ignore[assignment]
    frame: Frame = moves.effect_frame(t.m, t.s, code.id, 0, -1)
    t.m.codes = known
    return Evaluator(code, t.m).condition(condition)(t.s, frame, -1)


def test_conditions_on_no_card() -> None:
    t = table({"red": "Archery", "blue": "Tools", "hand": "Oars"}, {})
    unknown = [
        has_icon(it, Icon.CONCEPT),
        is_color(it, Color.RED),
        is_card(it, this_card),
        is_color(this_card, color_of(it)),
        is_splayed(color_of(it), Splay.LEFT),
        has_icon(top(Color.GREEN), Icon.CONCEPT),
    ]
    for condition in unknown:
        assert judged(t, condition) is None
        assert judged(t, not_(condition)) is None
        assert judged(t, both(condition, is_color(this_card, Color.BLUE))) is False
        assert judged(t, both(condition, is_color(this_card, Color.RED))) is None
    assert judged(t, is_card(this_card, it)) is False  # a card that is there is not one that is not
    assert judged(t, any_of(all_of(HAND), is_color(each, color_of(it)))) is None
    assert judged(t, every_of(all_of(HAND), is_color(each, color_of(it)))) is None
    assert judged(t, any_of(all_of(HAND, color=Color.GREEN), has_icon(each, Icon.CONCEPT))) is False


# --- the cards ------------------------------------------------------------------------------------------------------


def test_steam_engine_scores_no_card_that_could_be_itself() -> None:
    t = table(
        {"yellow": "Steam Engine"},
        {"red": "Machine Tools"},
        decks={4: "Reformation, Gunpowder, Invention, Navigation"},
    )
    end = t.dogma("Steam Engine")
    assert (end.score(1), end.score(0)) == (set(), {"Steam Engine"})  # she shares, and has no yellow card
    (unknown,), (itself,) = end.facts("condition-on-no-card"), end.facts("condition")
    assert (unknown.seat, unknown.holds) == (1, False)
    assert (itself.seat, itself.holds) == (0, True)
    assert end.deck(6) == []


def test_classification_and_specialization_without_a_hand_take_and_meld_nothing() -> None:
    t = table({"green": "Classification"}, {"hand": "Oars, Sailing"})
    assert t.dogma("Classification").bystander(t, 0, 1)
    t = table({"purple": "Specialization"}, {"red": "Oars", "green": "Sailing"})
    assert t.dogma("Specialization").bystander(t, 0, 1)


def test_miniaturization_without_a_hand_returns_nothing_of_value_10_or_11() -> None:
    t = table({"red": "Miniaturization", "score": "[1], [2]"}, {})
    end = t.dogma("Miniaturization")
    assert [dict(fact.numbers)["left"] for fact in end.facts("condition")] == [0, 0]
    assert end.bystander(t, 0)
    assert end.deck(11) == t.deck(11)


def test_societies_compares_with_no_top_card_as_with_value_0() -> None:
    t = table({"purple": "Societies"}, {"blue": "Tools", "red": "Oars"}).play("dogma Societies")
    assert t.pile(0, "blue") == ["Tools"]  # higher than the value of the top blue card that seat 0 does not have


def test_space_traffic_tucked_under_no_card_goes_on_with_otherwise() -> None:
    """4e base p. 23: the value of what you don't have is 0, so it is not tucked under an 11, and nobody loses."""
    end = table({"green": "Space Traffic", "score": "[9]"}, {}, decks={11: "Fusion"}).dogma("Space Traffic")
    under, highest = end.facts("condition")
    assert (under.holds, dict(under.numbers)) == (False, {"left": 0, "right": 11})
    assert not highest.holds  # the last sentence of "otherwise" is asked, too
    assert end.winners is None
    assert end.pile(0, "red") == ["Fusion"]


def test_escapism_without_a_hand_draws_of_value_0_and_executes_nothing() -> None:
    end = table({"purple": "Escapism"}, {}, decks={1: "Archery, Tools, Oars"}).dogma("Escapism")
    assert end.hand(0) == {"Archery", "Tools", "Oars"}


def test_vaccination_without_a_score_pile_returns_nothing() -> None:
    t = table({"yellow": "Vaccination"}, {"blue": "Tools"})
    end = t.dogma("Vaccination")
    assert end.bystander(t, 0, 1)
    assert [fact.holds for fact in end.facts("if-you-do")] == [False]


def test_no_other_card_asks_anything_of_a_card_that_may_not_be_there() -> None:
    """Each condition and filter that asks for the front or the value of such a card is looked at above, or here."""
    found = set()
    for edition in (1, 3, 4):
        m = machine(Game.new(("A", "B"), edition=edition).state.setup)
        for card in m.effects:
            for code in m.effects[card]:
                if any(isinstance(asked, PERHAPS) for asked in asked_of(code.tree)):
                    found.add(m.catalogue.title[card])
    assert found == ABSENT | DRAWN | ASKED_BEFORE


def asked_of(tree: object) -> Iterator[object]:
    """Yield the cards of which a condition or a filter asks something."""
    fronts = (
        nodes.HasIcon,
        nodes.HasEffects,
        nodes.IsExpansion,
        nodes.IsColor,
        nodes.IsCard,
        nodes.IsTopOnAnyBoard,
        nodes.ColorOnBoard,
    )
    for node in inner(tree):
        if isinstance(node, fronts):
            yield node.card
        parts: tuple[object, ...] = ()
        if isinstance(node, nodes.Selection):
            parts = (node.color, node.not_color, node.value, node.where)
        elif isinstance(node, nodes.Compare | nodes.IsSplayed | nodes.IsColor):
            parts = (node,)
        yield from (part.of for part in inner(parts) if isinstance(part, nodes.ColorOf | nodes.Value))


PERHAPS = (nodes.It, nodes.NamedCards, nodes.Pile, nodes.CardDirectlyAbove, nodes.CardDirectlyBeneath)
"""cards that may not be there"""
ABSENT = {
    "Steam Engine",
    "Classification",
    "Specialization",
    "Miniaturization",
    "Societies",
    "Space Traffic",
    "Escapism",
    "Vaccination",
}
"""cards above"""
DRAWN = {
    *("Astronomy", "Colonialism", "Empiricism", "Fission", "Metalworking", "Mysticism", "Optics", "Robotics"),
    "Solar Sailing",
}
"""they speak of a card that was just drawn: it is there, or the game is over"""
ASKED_BEFORE = {"Anatomy", "Climatology", "Hypersonics"}
"""they speak of what "if you do" has found done; whoever executes Climatology has a top card to return"""


def inner(node: object) -> Iterator[object]:
    """Yield a node and all within it."""
    if isinstance(node, tuple):
        for part in node:
            yield from inner(part)
    elif isinstance(node, nodes.Node):
        yield node
        for each_ in fields(node):
            yield from inner(getattr(node, each_.name))
