"""The one spelling of a program drops nothing, tells all apart, and a new field that nobody uses changes nothing."""

from dataclasses import dataclass

import pytest

from engine.cards.sets import card_set
from engine.lang import nodes, terms
from engine.lang.canonical import canonical, fingerprint, sentence_fingerprint
from engine.lang.nodes import Colors, Draw, Effect, Many, Place, Selection, Sentence, Then, Verb, When, Who, Zone
from engine.lang.terms import EffectKind, Icon, Splay
from engine.lang.words import AUTHORITY, RED, demand, dogma, draw, has_icon, it, meld, sentence, starting, when

PROGRAMS = card_set("base").programs


@pytest.mark.parametrize("title", PROGRAMS)
def test_a_program_can_be_read_back_from_its_spelling(title: str) -> None:
    for printing in PROGRAMS[title].printings:
        for effect in printing.effects:
            assert eval(canonical(effect), {**vars(nodes), **vars(terms)}) == effect  # noqa: S307


def test_the_programs_of_all_cards_are_told_apart() -> None:
    effects = [effect for program in PROGRAMS.values() for effect in program.effects(4)]
    different = {repr(effect) for effect in effects}
    assert len({fingerprint(canonical(effect)) for effect in effects}) == len(different)


@pytest.mark.parametrize(
    ("node", "spelling"),
    [
        (Draw(1), "Draw(value=1)"),
        (Draw(1, times=1), "Draw(value=1)"),
        (Draw(2, 3, Verb.MELD), "Draw(value=2,times=3,then=Verb.MELD)"),
        (Place(Zone.HAND), "Place(zone=Zone.HAND)"),
        (Place(Zone.HAND, Who.ME), "Place(zone=Zone.HAND,of=Who.ME)"),
        (Colors(splayed=True), "Colors(splayed=True)"),
        (Colors(splayed=Splay.LEFT), "Colors(splayed=Splay.LEFT)"),
        (
            Selection(it, Many.ALL, with_icon=Icon.AUTHORITY),
            "Selection(place=It(),many=Many.ALL,with_icon=Icon.AUTHORITY)",
        ),
        (Then((Draw(1),)), "Then(steps=(Draw(value=1),))"),
    ],
)
def test_only_what_differs_from_the_default_is_spelt(node: nodes.Node, spelling: str) -> None:
    assert canonical(node) == spelling


def test_a_field_that_no_program_uses_yet_changes_nothing() -> None:
    before = canonical(Draw(1, times=2))

    @dataclass(frozen=True, slots=True)
    class Draw_(nodes.Step):  # noqa: N801
        value: int
        new: bool = False
        times: int = 1

    Draw_.__name__ = "Draw"
    assert canonical(Draw_(1, times=2)) == before
    assert canonical(Draw_(1, new=True, times=2)) != before


def test_what_no_node_holds_is_refused() -> None:
    with pytest.raises(TypeError, match="no node holds a list"):
        canonical([1])


def fingerprints(effect: Effect) -> list[str]:
    """The fingerprints of the sentences right in an effect."""
    return [sentence_fingerprint(effect, step) for step in effect.sentences]


def test_a_sentence_is_tied_to_all_that_its_words_depend_on() -> None:
    plain = fingerprints(dogma(draw(1)))[0]
    others = (
        dogma(draw(2)),
        dogma(draw(1, times=2)),
        demand(draw(1)),
        Effect((draw(1),), EffectKind.KARMA),
        dogma(starting(c=RED), draw(1)),
    )
    assert len({plain, *(fingerprints(effect)[0] for effect in others)}) == 1 + len(others)
    assert fingerprints(dogma(draw(3), draw(1)))[1] == plain, "what stands beside it does not count"
    assert sentence_fingerprint(dogma(draw(3)), Sentence(draw(1))) == plain, "nor where it stands"


def test_a_sentence_that_stands_inside_has_a_fingerprint_of_its_own() -> None:
    one, other = (when(has_icon(it, AUTHORITY), draw(1), sentence(meld(it)), sentence(draw(n))) for n in (1, 2))
    assert isinstance(one, When)
    assert fingerprints(dogma(one)) == fingerprints(dogma(other))
    assert fingerprints(dogma(one)) != fingerprints(dogma(when(has_icon(it, AUTHORITY), draw(1), sentence(meld(it)))))
