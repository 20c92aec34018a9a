"""A set brings kinds of action and programs of its own: offered, named, told, saved, shown, and gone with the set."""

import json
from collections.abc import Iterator

import pytest

from engine.cards.sets import RegistrationError
from engine.game import Game
from engine.model.frames import ActionFrame, TurnFrame
from engine.query.running import running_action, running_turn
from engine.run import actions, set_rules
from engine.run.errors import SaveError
from engine.run.turn import add_free_action
from engine.text.game_text import GameText
from engine.trace.events import Began, Span
from tests.kit import Table, table, turn_of
from tests.robustness.damage import resealed
from tests.workshop import rules
from tests.workshop.conftest import SETS
from tutor.panels.execution import running_cards
from tutor.session import Session

DECKS = {1: "Tools, Sailing, Archery", 2: "Mapmaking, Calendar, Fermenting, Monotheism"}


def laid(**more: str) -> Table:
    area = {"blue": "Writing", "hand": "Oars, Metalworking", **more}
    return table(area, {}, decks=DECKS, sets=SETS)


def test_the_numbers_of_the_base_kinds_are_the_same_with_a_set() -> None:
    with_set, without = laid(), table({"blue": "Writing", "hand": "Oars"}, {}, decks=DECKS)
    assert [kind.word for kind in without.m.actions] == ["draw", "meld", "dogma", "achieve"]
    assert [kind.word for kind in with_set.m.actions] == ["draw", "meld", "dogma", "achieve", "tinker", "overhaul"]
    for option in without.s.request.options if without.s.request else ():
        kind, card = actions.split(without.m, option)
        assert actions.split(with_set.m, option) == (kind, card)
        assert actions.option_of(with_set.m, kind.word, card) == option


def test_an_action_without_a_card_is_offered_where_it_can_be_taken() -> None:
    assert "tinker" in laid().options()
    assert "tinker" not in laid(hand="").options()
    assert "tinker" not in table({"blue": "Writing", "hand": "Oars"}, {}, decks=DECKS).options()


def test_it_asks_by_a_program_of_its_own_and_counts_as_one_action() -> None:
    t = laid()
    t.game.play("tinker")
    assert t.game.request is not None
    assert (t.game.request.purpose, t.game.options()) == ("tuck", ("metalworking", "oars"))
    assert [frame.program for frame in t.s.frames] == ["game", "turn", "action", "tinker"]
    assert "tinker at ask" in repr(t.s.frames[-1])
    loaded = Game.load(t.game.save())
    for game in (t.game, loaded):
        game.play("oars")
        assert turn_of(game.state) == (0, 1, 2)
    assert t.s == loaded.state
    assert t.pile(0, "red") == ["Oars"]


def test_a_free_action_comes_before_the_next_and_is_not_counted() -> None:
    end = laid().play("tinker", "oars")
    began = [entry.item for entry in end.entries if isinstance(entry.item, Began) and entry.item.what is Span.ACTION]
    assert [(each.seat, end.m.actions[each.number].word) for each in began] == [(0, "tinker"), (1, "draw")]
    assert len(end.hand(1)) == 1
    assert turn_of(end.s) == (0, 1, 2)


def test_free_actions_of_the_last_action_are_taken_before_the_turn_ends() -> None:
    end = table({"blue": "Writing", "hand": "Oars"}, {}, decks=DECKS, sets=SETS, taken=1).play("tinker", idle=False)
    if end.game.request is not None and end.game.request.purpose == "tuck":
        end.game.play("oars")
    assert len(end.hand(1)) == 1
    assert turn_of(end.s) == (1, 0, 2)


def test_a_free_action_of_a_player_who_has_left_is_dropped() -> None:
    t = table({"blue": "Writing"}, {}, {}, decks=DECKS, sets=SETS)
    add_free_action(t.m, t.s, 1, "draw")
    t.game.concede(1)
    t.game.play("draw")
    turn = running_turn(t.s)
    assert turn is not None
    assert turn.vars[TurnFrame.FREE_ACTIONS] == ()
    with pytest.raises(KeyError):
        add_free_action(t.m, t.s, 0, "nonsense")


def covered() -> Table:
    """Chisel under Metalworking's colour: Archery covers it; a demand above, a draw below."""
    area = {"red": "Archery, Chisel", "hand": "Oars"}
    return table(area, {"hand": "Sailing"}, decks={**DECKS, 1: "Tools, Code of Laws"}, sets=SETS)


def test_a_plan_may_hold_effects_of_several_cards_and_is_locked() -> None:
    t = covered()
    t.game.play("overhaul archery")
    action = running_action(t.s)
    while action is not None and t.game.request is not None and t.game.request.purpose != "turn":
        assert action.vars[ActionFrame.PLAN][0] == "chisel/0"
        assert action.vars[ActionFrame.PLAN][1] == "archery/0"
        assert Game.load(t.game.save()).state == t.s
        t.game.play(t.game.options()[0])
        action = running_action(t.s)
    began = [(item.card, item.number) for item in events(t) if item.what is Span.EFFECT]
    chisel, archery = map(t.m.catalogue.find, ("Chisel", "Archery"))
    assert began[:2] == [(chisel, 0), (archery, 0)]
    assert "Lathe" in t.hand(0)  # the first card of the turn comes from the set
    assert t.pile(0, "red")[0] in ("Oars", "Archery")


def events(t: Table) -> Iterator[Began]:
    entries = (*t.entries, *t.game.take_trace())
    return (entry.item for entry in entries if isinstance(entry.item, Began))


def test_how_far_a_plan_has_come_is_told_of_the_card_that_runs() -> None:
    t = covered()
    session = Session(t.game, viewer=0)
    session.play(t.game.parse("overhaul archery"), run=True)
    entries = [entry for step in session.steps for entry in step.entries]
    chisel, archery = map(t.m.catalogue.find, ("Chisel", "Archery"))
    shown = [running_cards(session.machine, session.state, entries[: end + 1]) for end in range(len(entries))]
    cards = [run[0].card for run in shown if run and run[0].current >= 0]
    assert list(dict.fromkeys(cards)) == [chisel, archery]


@pytest.mark.parametrize("language", ["en", "uk"])
def test_options_and_events_are_worded(language: str) -> None:
    t = covered()
    words = GameText(language)
    request = t.game.request
    assert request is not None
    said = [words.option(t.m, t.s, request, option) for option in request.options]
    assert len(set(said)) == len(said)
    number = t.m.action_numbers["overhaul"]
    assert words.option(t.m, t.s, request, actions.option_of(t.m, "overhaul", t.m.catalogue.find("Archery")))
    end = t.play("tinker", idle=False)
    log = [words.event(end.m, entry) for entry in end.entries]
    assert number == 5
    assert any(line and ("tinker" in line or "майстр" in line) for line in log), log


def test_a_save_with_an_action_or_a_free_one_that_there_is_not_is_refused() -> None:
    t = laid()
    t.game.play("tinker")
    forged: list[tuple[str, str, object]] = [
        ("action", "kind", "endorse"),
        ("turn", "free_actions", [{"kind": "endorse", "card": None, "seat": 0}]),
    ]
    for program, name, value in forged:
        data = json.loads(t.game.save())
        (frame,) = [frame for frame in data["frames"] if frame["program"] == program]
        frame["locals"][name] = value
        with pytest.raises(SaveError, match=f"{program}: its locals do not fit each other"):
            Game.load(resealed(data))


def test_two_actions_of_one_word_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "actions", lambda: (actions.DRAW,))
    with pytest.raises(RegistrationError, match="the set 'workshop' has an action 'draw', which there is already"):
        set_rules.actions(SETS)
    monkeypatch.setattr(rules, "programs", lambda: {rules.TinkerFrame: ()})
    with pytest.raises(RegistrationError, match="'tinker' without a handler for each of its steps"):
        set_rules.programs(SETS)
