"""A draw is three steps: which age, which deck, which card. A set may have a rule about the deck."""

import pytest

from engine.explore import outcomes
from engine.game import Game
from engine.model.frames import TurnFrame
from engine.query.running import running_turn
from engine.run import draws
from engine.run.machine import UnknownCard
from engine.text.game_text import GameText
from engine.trace.events import Fact
from tests.kit import Table, table
from tests.workshop.conftest import SETS

DECKS = {1: "Tools, Sailing", 2: "Mapmaking, Calendar"}
WORKSHOP = {("workshop", 1): "Chisel, Mallet", ("workshop", 2): "Lathe"}


def laid(ones: str = "Tools, Sailing", workshop: str = "Chisel, Mallet") -> Table:
    further = {**WORKSHOP, ("workshop", 1): workshop}
    return table({"blue": "Writing"}, {}, decks={**DECKS, 1: ones}, further_decks=further, sets=SETS)


def test_the_first_card_of_a_turn_is_the_sets_the_second_a_base_card() -> None:
    end = laid().play("draw", "draw")
    assert end.hand(0) == {"Chisel", "Tools"}
    assert [fact.kind for fact in end.facts("workshop-first-card")] == ["workshop-first-card"]


def test_the_turn_remembers_who_drew_and_the_next_turn_does_not() -> None:
    t = laid()
    t.game.play("draw")
    turn = running_turn(t.s)
    assert turn is not None
    assert turn.vars[TurnFrame.DREW] == (0,)
    again = Game.load(t.game.save())
    again.play("draw")
    assert t.m.catalogue.find("Tools") in again.state.zones[t.m.hand_of[0]]
    turn = running_turn(again.state)
    assert turn is not None
    assert (turn.seat, turn.vars[TurnFrame.DREW]) == (1, ())


def test_the_base_decks_alone_say_whether_an_age_is_empty() -> None:
    end = laid(ones="").play("draw", idle=False)
    assert end.hand(0) == {"Lathe"}
    assert [each.kind for each in end.facts("draw-skips")] == ["draw-skips"]
    assert end.deck(1, "workshop") == ["Chisel", "Mallet"]


def test_if_the_sets_deck_is_empty_a_base_card_is_drawn_and_it_was_the_first() -> None:
    end = laid(workshop="").play("draw", idle=False)
    assert end.hand(0) == {"Tools"}
    told = [entry.item for entry in end.entries]
    kinds = [getattr(item, "kind", "") for item in told]
    assert kinds.index("draw-value") < kinds.index("workshop-first-card") < kinds.index("draw-set-empty")
    turn = running_turn(end.s)
    assert turn is not None
    assert turn.vars[TurnFrame.DREW] == (0,)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_each_step_is_told(language: str) -> None:
    end = laid(workshop="").play("draw", idle=False)
    words = GameText(language)
    said = [words.fact(end.m, entry).sentence for entry in end.entries if isinstance(entry.item, Fact)]
    assert len(said) == len(set(said)) == 3
    assert all(said)


def test_without_the_set_nothing_is_asked_and_nothing_remembered() -> None:
    end = table({"blue": "Writing"}, {}, decks=DECKS).play("draw", idle=False)
    assert end.m.draw_rules == ()
    turn = running_turn(end.s)
    assert turn is not None
    assert turn.vars[TurnFrame.DREW] == ()


def test_the_first_rule_that_applies_decides() -> None:
    t = laid()
    (first,) = t.m.draw_rules
    asked: list[str] = []

    def second(*_: object) -> None:
        asked.append("second")

    vars(t.m)["draw_rules"] = (first, draws.DrawRule("workshop", second))
    assert t.m.zones.name(draws.deck_of(t.m, t.s, 0, 1)) == "deck:workshop:1"
    vars(t.m)["draw_rules"] = (draws.DrawRule("workshop", second), first)
    assert t.m.zones.name(draws.deck_of(t.m, t.s, 0, 1)) == "deck:workshop:1"
    assert asked == ["second"]


def test_an_unknown_card_of_a_set_stops_the_explorer_before_anything_moves() -> None:
    t = laid()
    silent = t.m.silent(unseen_by=0)
    before = t.s.copy()
    with pytest.raises(UnknownCard) as stopped:
        draws.draw(silent, t.s, 0, 1)
    assert stopped.value.card == t.m.catalogue.find("Chisel")
    assert t.s == before
    found = outcomes(t.game, t.game.parse("draw"), seat=0)
    assert (found.chances, found.leaves) == (1, 2)  # Chisel or Mallet
