"""A save depends on names alone: no id and no number of a word is in it; what it does not name has its default."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from engine.cards import sets
from engine.cards.sets import register, unregister
from engine.game import Game
from engine.model.frames import SYSTEM_FRAMES, TurnFrame, step_name, step_number
from engine.model.layouts import Layout, Local, Number
from engine.model.zones import BASE as BASE_ZONES
from engine.model.zones import Fronts, Order, Owner, ZoneKind
from engine.query.running import running_turn
from engine.run import link
from engine.run.errors import SaveError
from tests.kit import empty, table
from tests.robustness.damage import paths, resealed, some
from tests.saves.stage import zones
from tests.sentinels.cards import SET as SENTINELS

COUNTS = {
    "edition",
    "teams",
    "seed",
    "seen",
    "seat",
    "at",
    "out",
    "repeats",
    "winners",
    "rng",
}
"""the parts of a save, but for the locals, that hold numbers: counts, seats, teams, and the place in a card's effect"""


def numbers(text: str) -> Iterator[tuple[Any, ...]]:
    """The places in a save at which there is a number."""
    data = json.loads(text)
    for place in paths(data):
        holder: Any = data
        for each in place:
            holder = holder[each]
        if type(holder) is int:
            yield place


def test_the_numbers_of_a_save_are_counts_and_seats() -> None:
    for text in some():
        cards = {"it", "to_move", "set_aside", "moved", "card", "choices", "color", "kind", "verdicts", "plan"}
        for place in numbers(text):
            words = {each for each in place if isinstance(each, str)}
            assert words & COUNTS or "locals" in words, place
            assert not words & cards, place


def test_what_earlier_saves_of_the_older_editions_call_the_junk_is_the_box() -> None:
    t = table({"hand": "Oars"}, {"hand": "Tools", "achievements": "Empire"}, {}, edition=3)
    t.game.concede(1)
    data = json.loads(t.game.save())
    gone = data["zones"].pop("box").split(" ")
    assert {"tools", "empire"} <= set(gone)
    data["zones"]["junk"] = " ".join(card for card in gone if card != "empire")
    data["zones"]["junked-specials"] = "empire"
    opened = Game.load(resealed(data))
    assert set(zones(opened)["box"]) == set(zones(t.game)["box"])
    opened.play("draw")


# --- more, and in another order ---------------------------------------------------------------------------------------


@pytest.fixture
def _fresh_tables() -> Iterator[None]:
    """Tables of games made for this test only."""
    link.tables.cache_clear()
    yield
    link.tables.cache_clear()


def same(text: str) -> Game:
    """The game of a save, which means what it meant: every card where it was, and the same question."""
    game = Game.load(text)
    data = json.loads(text)
    assert zones(game) == dict(sorted(data["zones"].items()))
    assert ("request" in data) == (game.request is not None)
    return game


@pytest.mark.usefixtures("_fresh_tables")
def test_a_registered_set_changes_nothing() -> None:
    texts = some()
    register(SENTINELS)
    try:
        for text in texts:
            assert same(text).save() == text
    finally:
        unregister(SENTINELS)


@pytest.mark.usefixtures("_fresh_tables")
def test_a_further_kind_of_zone_in_the_midst_of_the_list_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = some()
    attic = ZoneKind("attic", Owner.EACH_PLAYER, Fronts.OWNER, Order.SET)
    monkeypatch.setattr(sets, "BASE_ZONES", (BASE_ZONES[0], attic, *reversed(BASE_ZONES[1:])))
    for text in texts:
        game = same(text)
        assert game.state.zones[game.machine.zones.of("attic", 0)] == ()
        assert zones(same(game.save())) == zones(game)


def test_a_further_local_has_its_first_value_and_the_others_keep_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(seed=3)
    for _ in range(3):
        game.play(game.options()[0])
    data = json.loads(game.save())
    before = running_turn(game.state)
    assert before is not None
    later = Layout("turn", (*TurnFrame.layout.locals, Local("toll", Number(), 3)))
    monkeypatch.setattr(TurnFrame, "layout", later)
    turn = running_turn(Game.load(resealed(data)).state)
    assert turn is not None
    assert turn.vars == [*before.vars, 3]


def test_a_step_in_another_order_is_the_same_step(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = SYSTEM_FRAMES["action"].steps
    assert steps is not None
    before = steps.names.index("next_seat")
    monkeypatch.setattr(steps, "names", ("further", *reversed(steps.names)))
    after = step_number("action", "next_seat")
    assert after != before
    assert step_name("action", after) == "next_seat"


# --- less -------------------------------------------------------------------------------------------------------------


def test_what_is_missing_has_its_default() -> None:
    game = Game.new(("Ann", "Ben"), seed=0)
    data = json.loads(game.save())
    for part in ("sets", "teams", "switches", "seed"):
        del data["setup"][part]
    data.pop("rng")
    again = Game.load(resealed(data))
    assert again.state.setup == game.state.setup
    assert again.state.rng == 0
    assert (again.state.out, again.state.repeats, again.state.result) == ((), 0, None)
    assert set(again.state.splays) == {0}
    assert not {"splays", "out", "repeats", "result", "programs"} & data.keys()


def test_a_card_of_which_no_sight_is_named_was_seen_by_those_who_may_look() -> None:
    game = Game.new(seed=3)
    card = game.state.zones[game.machine.zones.deck(1)][0]
    game.state.seen[card] = 0b10
    data = json.loads(game.save())
    assert data["seen"] == {"deck:base:1": {game.machine.catalogue.key[card]: [1]}}
    assert Game.load(resealed(data)).state.seen[card] == 0b10
    del data["seen"]
    assert Game.load(resealed(data)).state.seen[card] == 0
    hand = game.state.zones[game.machine.zones.hand(1)]
    assert all(Game.load(resealed(data)).state.seen[each] == 0b10 for each in hand)


def test_a_save_that_asks_nothing_and_runs_nothing_is_refused() -> None:
    data = json.loads(Game.new(seed=3).save())
    del data["frames"]
    with pytest.raises(SaveError, match="nothing runs"):
        Game.load(resealed(data))


# --- every kind of frame ----------------------------------------------------------------------------------------------


def kept(game: Game, *programs: str) -> None:
    """Save a game again and again while such frames run, between its steps too, and look whether it stays the same."""
    seen = set()
    game = game.copy()
    for _ in range(60):
        text = game.save()
        again = Game.load(text)
        assert again.state == game.state
        assert again.save() == text
        seen |= {frame.program for frame in game.state.frames}
        if game.result is not None:
            break
        if game.request is None:
            game.machine.step(game.state)
        elif game.request.purpose == "turn" and seen >= set(programs):
            break
        else:
            game.machine.answer(game.state, game.parse(game.options()[: game.request.low]))
    assert seen >= set(programs)


def test_setup_is_kept() -> None:
    kept(Game.new(("A", "B", "C"), seed=1), "setup", "game", "turn")


def test_a_parley_is_kept() -> None:
    t = table({"hand": "Tools, Oars"}, {}, {"blue": "Writing"}, {})
    game = t.game.copy()
    game.machine.answer(game.state, game.parse("dogma Writing"))
    kept(game, "parley", "action", "writing/0")


def test_a_self_execution_is_kept() -> None:
    t = table({"blue": "Computers"}, {}, decks={10: "Robotics, Software", 9: "Genetics, Suburbia"})
    game = t.game.copy()
    game.machine.answer(game.state, game.parse("dogma Computers"))
    kept(game, "self-execute", "computers/1")


@pytest.fixture
def _sentinels() -> Iterator[None]:
    register(SENTINELS)
    yield
    unregister(SENTINELS)


@pytest.mark.usefixtures("_sentinels")
def test_a_choice_of_karmas_is_kept() -> None:
    t = table(
        {"blue": "Eratosthenes", "red": "Understudy", "green": "The Wheel"},
        {},
        decks={1: "Archery, Tools", 2: "Mapmaking, Calendar", 3: "Machinery, Paper"},
        sets=("base", "sentinels"),
    )
    game = t.game.copy()
    game.machine.answer(game.state, game.parse("dogma The Wheel"))
    kept(game, "karma", "the-wheel/0", "eratosthenes/0")


def test_a_part_that_somebody_else_decides_is_kept() -> None:
    t = table(
        {"green": "Hitchhiking", "hand": "Agriculture"},
        {"hand": "Pottery, Archery"},
        {},
        decks={1: "Sailing, Metalworking"},
        further_decks=empty("unseen"),
        sets=("base", "unseen"),
    )
    game = t.play("dogma Hitchhiking", "player-2", idle=False).game
    part = [frame.program for frame in game.state.frames].count("hitchhiking/0")
    assert part == 2, "the part runs on a frame of its own"
    kept(game, "hitchhiking/0")


def test_a_sentence_of_another_card_is_kept() -> None:
    t = table(
        {"green": "Teleprompter"},
        {"red": "Archery"},
        decks={1: "Writing, Tools", 2: "Calendar, Mapmaking", 3: "Machinery"},
        further_decks=empty("unseen"),
        sets=("base", "unseen"),
    )
    game = t.play("dogma Teleprompter", idle=False).game.copy()
    game.machine.answer(game.state, game.parse("deck-1-1"))
    kept(game, "teleprompter/0", "writing/0:0")
