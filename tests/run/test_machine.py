"""One machine a game, on tables that all games of a shape share; programs are linked when they are first executed."""

import subprocess
import sys
from dataclasses import replace

import pytest

from engine.cards.facts import EDITIONS
from engine.cards.library import Codes, codes
from engine.cards.sets import CardFileError, card_set, card_sets
from engine.game import Game
from engine.lang.nodes import Program
from engine.lang.terms import EffectKind
from engine.model.state import Setup
from engine.run.link import SHAPES, link, machine, tables
from engine.trace.events import Chosen
from engine.trace.recorder import Level

TWO = Setup(4, ("base",), ("A", "B"), (0, 1))


def first_meld(game: Game) -> None:
    assert game.request is not None
    game.play(game.request.options[0])


def test_what_a_copy_tells_is_not_told_by_the_original_nor_the_other_way_round() -> None:
    game = Game.new(seed=1, level=Level.FULL)
    game.take_trace()
    copy = game.copy()
    first_meld(copy)
    assert game.take_trace() == ()
    told = copy.take_trace()
    assert [type(entry.item) for entry in told][:1] == [Chosen]
    first_meld(game)
    assert copy.take_trace() == ()
    assert game.take_trace() == told


def test_a_copy_tells_as_much_as_the_original() -> None:
    for level in Level:
        copy = Game.new(seed=1, level=level).copy()
        assert (copy.machine.trace is not None, copy.machine.explaining) == (level > Level.OFF, level == Level.FULL)


def test_games_of_one_shape_share_their_tables_and_nobody_can_change_them() -> None:
    one, other = machine(TWO), machine(Setup(4, ("base",), ("X", "Y"), (0, 1), seed=5))
    shared = tables(4, ("base",), 2, (0, 1), (), card_sets(("base",)))
    for name in ("catalogue", "codes", "switches", "zones", "sight", "effects", "home"):
        assert getattr(one, name) is getattr(other, name) is getattr(shared, name)
    assert one.setup.players == ("A", "B")
    assert other.setup.players == ("X", "Y")
    with pytest.raises(AttributeError, match="sight cannot be set"):
        shared.sight = ()


def test_only_so_many_shapes_are_kept() -> None:
    tables.cache_clear()
    for number in range(SHAPES + 5):
        machine(Setup(4, ("base",), ("A", "B"), (number, number + 1)))
    assert tables.cache_info().currsize == SHAPES
    tables.cache_clear()


def test_a_program_is_linked_when_it_is_first_executed() -> None:
    tables.cache_clear()
    m = machine(TWO)
    assert not any(name in m._linked for name in m.codes)
    assert m.has_program("writing/0")
    assert not any(name in m._linked for name in m.codes)
    assert len(m.handlers("writing/0")) == len(m.codes["writing/0"].body)
    assert [name for name in m.codes if name in m._linked] == ["writing/0"]
    assert machine(TWO).handlers("writing/0") is m.handlers("writing/0")
    with pytest.raises(KeyError):
        m.handlers("writing/7")
    assert not m.has_program("writing/7")


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_program_of_every_edition_can_be_lowered_and_linked(edition: int) -> None:
    found = codes(edition, ("base",))
    m = machine(Setup(edition, ("base",), ("A", "B"), (0, 1)))
    assert len(found) == len(list(found)) == sum(len(found.of(card)) for card in found.programmed)
    for name, code in found.items():
        assert len(link(code, m)) == len(code.body)
        for sentence in range(len(code.sentences)):
            part = f"{name}:{sentence}"
            assert (part in found) is not code.demand
            assert code.demand or found[part].whole == name


@pytest.mark.parametrize("name", ["", "turn", "writing", "writing/", "writing/9", "writing/0:", "writing/0:7", "x/0"])
def test_what_names_no_program_is_none(name: str) -> None:
    assert name not in codes(4, ("base",))
    with pytest.raises(KeyError):
        codes(4, ("base",))[name]


def test_a_program_that_does_not_fit_the_facts_is_refused() -> None:
    cards = machine(TWO).catalogue
    with pytest.raises(CardFileError, match="no card 'Writting'"):
        Codes(cards, {"Writting": _program("Writing", "Writting")})
    swapped = Codes(cards, {"Archery": _program("Writing", "Archery")})
    with pytest.raises(CardFileError, match="Archery: the program's effects"):
        swapped.of(cards.find("Archery"))
    assert EffectKind.DEMAND in cards.facts[cards.find("Archery")].effects


def _program(of: str, title: str) -> Program:
    return replace(card_set("base").programs[of], title=title)


def test_cards_can_be_lowered_without_anything_that_runs_them() -> None:
    code = (
        "import sys, engine.cards.library as l; list(l.codes(4, ('base',)));"
        "print([m for m in sys.modules if m.startswith('engine.run')])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
