"""Flat code: what it is tied to a save by, and that its instructions say which step they serve."""

from dataclasses import dataclass, replace

import pytest

from engine.cards.facts import EDITIONS
from engine.cards.library import codes
from engine.lang import nodes
from engine.lang.lower import Code, lower
from engine.lang.nodes import Effect, Move, Step
from engine.lang.terms import EffectKind
from engine.lang.words import HAND, SCORE, a, demand, dogma, draw, exchange, highest, may, my, return_, reveal, transfer


def code(effect: Effect) -> Code:
    return lower(effect, key="x", card=0, index=0)


# --- fingerprints ---


@dataclass(frozen=True, slots=True)
class Draw(nodes.Draw):
    """The node as it may look when an expansion has given it one more field."""

    from_set: str = ""


def test_a_field_that_the_program_does_not_use_refuses_no_save() -> None:
    assert code(dogma(Draw(1, 2))).fingerprint == code(dogma(draw(1, times=2))).fingerprint
    assert code(dogma(Draw(1, 2, from_set="echoes"))).fingerprint != code(dogma(draw(1, times=2))).fingerprint


@pytest.mark.parametrize(
    "other",
    [
        dogma(draw(2)),
        dogma(draw(1, times=2)),
        dogma(may(draw(1))),
        demand(draw(1)),
        dogma(draw(1), draw(1)),
        Effect((draw(1),), kind=EffectKind.KARMA),
    ],
)
def test_another_program_has_another_fingerprint(other: Effect) -> None:
    assert code(other).fingerprint != code(dogma(draw(1))).fingerprint


def test_a_lowering_that_jumps_elsewhere_changes_the_fingerprint() -> None:
    one = code(dogma(may(return_(a(HAND)))))
    at = next(at for at, ins in enumerate(one.body) if ins.op == "pick")
    body = (*one.body[:at], replace(one.body[at], jump=0), *one.body[at + 1 :])
    assert replace(one, body=body).fingerprint != one.fingerprint


# --- deeds ---


def deeds(effect: Effect) -> dict[str, Step | None]:
    """The deed of the last instruction of each operation."""
    return {ins.op: ins.deed for ins in code(effect).body}


def test_cards_are_picked_and_kept_for_the_step_that_moves_them() -> None:
    step = transfer(a(HAND), to=my(SCORE), into=nodes.NamedCards("given"))
    assert deeds(demand(may(step)))["pick"] is step
    assert deeds(demand(step))["keep"] is step
    assert deeds(demand(may(reveal(nodes.It()))))["take"] == reveal(nodes.It())


def test_what_follows_is_not_taken_for_the_deed() -> None:
    found = [ins.deed for ins in code(dogma(reveal(a(HAND)), return_(nodes.It()))).body if ins.op in ("pick", "take")]
    assert [type(deed) for deed in found] == [nodes.Reveal, Move]


def test_all_of_an_exchange_serves_it() -> None:
    step = exchange(highest(HAND), highest(SCORE))
    assert {ins.deed for ins in code(dogma(step)).body[1:-1]} == {step}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_pick_of_every_card_says_what_it_is_for(edition: int) -> None:
    for each in codes(edition, ("base",)).values():
        for ins in each.body:
            if ins.op in ("pick", "take"):
                deed = ins.deed
                assert deed is not None, each.id
                held = [getattr(deed, name) for name in ("cards", "card", "mine", "theirs") if hasattr(deed, name)]
                assert ins.node in held, each.id
