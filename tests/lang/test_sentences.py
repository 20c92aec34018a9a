"""The one numbering of sentences, which flat code and text both follow."""

import pytest

from engine.lang.lower import lower
from engine.lang.nodes import Effect, When
from engine.lang.sentences import Alternatives, Otherwise, in_order, number, read
from engine.lang.words import by_switch, did_any, dogma, draw, if_you_do, may, sentence, when
from tests.text.samples import NESTED

CHOICE = dogma(draw(1), by_switch("coal", {"a": (draw(2), may(draw(3))), "b": draw(4)}), draw(5))


def tree(effect: Effect) -> list[tuple[int, int, int]]:
    return [(each.number, each.parent, each.depth) for each in in_order(number(effect))]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("inside-if", [(0, -1, 0), (1, -1, 0), (2, 1, 1), (3, 1, 1)]),
        ("both-ways", [(0, -1, 0), (1, -1, 0), (2, 1, 1), (3, 1, 1), (4, 1, 1)]),
        ("twice-inside", [(0, -1, 0), (1, 0, 1), (2, 1, 2)]),
        ("parameters", [(0, -1, 0), (1, -1, 0), (2, -1, 0), (3, -1, 0)]),
    ],
)
def test_sentences_are_numbered_from_0_one_inside_another_after_it(name: str, expected: list[object]) -> None:
    assert tree(NESTED[name]) == expected


def test_all_choices_of_a_switch_are_numbered_and_one_is_read() -> None:
    assert tree(CHOICE) == [(n, -1, 0) for n in range(5)]
    assert [each.number for each in read(CHOICE, {"coal": "a"})] == [0, 1, 2, 4]
    assert [each.number for each in read(CHOICE, {"coal": "b"})] == [0, 3, 4]
    assert isinstance(number(CHOICE)[1], Alternatives)


def test_what_follows_a_sentence_inside_is_a_part_of_its_own() -> None:
    second = number(NESTED["both-ways"])[1]
    assert not isinstance(second, Alternatives)
    first, inside, otherwise, *rest = second.parts
    assert isinstance(first, When)
    assert not first.otherwise
    assert isinstance(otherwise, Otherwise)
    assert (inside, *rest) == second.inside


@pytest.mark.parametrize("effect", [*NESTED.values(), CHOICE])
def test_flat_code_has_these_numbers(effect: Effect) -> None:
    code = lower(effect, key="x", card=0, index=0)
    assert code.sentences == tuple(each.parent for each in in_order(number(effect)))
    begun = {ins.sentence: ins.node for ins in code.body if ins.op == "sentence"}
    assert begun == {each.number: each.step for each in in_order(number(effect))}


@pytest.mark.parametrize(
    "step",
    [when(did_any, by_switch("coal", {"a": draw(1)})), if_you_do(sentence(by_switch("coal", {"a": draw(1)})))],
)
def test_a_switch_stands_right_in_an_effect(step: When) -> None:
    with pytest.raises(TypeError, match="'coal' can stand only right in an effect"):
        lower(dogma(draw(1), step), key="x", card=0, index=0)
