"""A table written as YAML and as a line reads back as the very same state, whatever was played before."""

import random
import re

import pytest

from engine.game import Game
from engine.model.state import State
from engine.positions import PositionError, dump, from_line, load, loads, to_line
from tests.soak import ANY_TABLE


def at_turn(game: Game) -> bool:
    return game.request is not None and game.request.purpose == "turn"


def played(seed: int, players: int, edition: int, steps: int) -> list[Game]:
    """Games that stand between actions, along one random game in which players leave now and then."""
    chance = random.Random(seed)
    teams = (0, 1, 0, 1) if players == 4 and seed % 2 else None
    game = Game.new(tuple("ABCDE"[:players]), seed=seed, edition=edition, teams=teams, switches=ANY_TABLE)
    found = []
    for _ in range(steps):
        request = game.request
        if request is None:
            break
        if at_turn(game):
            found.append(game.copy())
            if chance.random() < 0.02:
                game.concede(chance.choice([seat for seat in range(players) if seat not in game.state.out]))
                continue
        game.play(tuple(chance.sample(request.options, chance.randint(request.low, request.high))))
    return found


def same(state: State) -> None:
    assert from_line(to_line(state)).state() == state
    assert from_line(to_line(state, full=True)).state() == state
    assert loads(dump(state)).state() == state
    assert loads(dump(state, full=True)).state() == state


@pytest.mark.parametrize(("players", "edition"), [(2, 4), (3, 4), (4, 4), (5, 4), (2, 3), (4, 3), (2, 1)])
def test_whole_games(players: int, edition: int) -> None:
    games = [game for seed in range(2) for game in played(seed, players, edition, 150)]
    assert len(games) > 60
    for game in games[::13]:
        same(game.state)


def test_the_lessons_table() -> None:
    position = load("lessons/staging")
    line = (
        "inn1 4e 1=You 1/red=archery 1/blue=writing,alchemy 2=Opponent 2/green=sailing,the-wheel 2/purple=philosophy "
        "seed=4 decks/1=agriculture,pottery decks/2=canal-building,currency,calendar"
    )
    assert to_line(position.game()) == line
    assert from_line(line).state() == position.state()
    same(position.state())


def test_only_what_is_not_the_default_is_written() -> None:
    assert dump(loads("schema: innovation-position/1\nplayers: [A, B]").state()) == (
        "schema: innovation-position/1\nplayers:\n- {name: A}\n- {name: B}\n"
    )
    assert to_line(from_line("inn1 1=A 2=B").game()) == "inn1 4e 1=A 2=B"


def test_a_full_text_does_not_depend_on_the_seed() -> None:
    game = load("lessons/staging").game()
    full = to_line(game, full=True)
    other = from_line(full.replace("seed=4", "seed=5")).state()
    assert other.zones == game.state.zones
    assert other.rng != game.state.rng


def test_names_of_any_letters() -> None:
    names = ["Оксана Ї", "a=b,c/d%41 ~_.", "Zoë 🂡", "1", "no"]
    players = ", ".join(f'"{name}"' for name in names)
    state = loads(f"schema: innovation-position/1\nplayers: [{players}]").state()
    assert state.setup.players == tuple(names)
    same(state)
    assert re.fullmatch(r"[A-Za-z0-9%,/=+ -]+", to_line(state))


def test_a_chat_may_wrap_a_line() -> None:
    line = to_line(load("lessons/staging").game())
    wrapped = "\n  " + line.replace(" ", " \n\t", 4).replace(" seed", "\u00a0seed") + "\n"
    assert from_line(wrapped) == from_line(line)


def test_switches_seeds_and_an_odd_counter() -> None:
    game = Game.new(("A", "B"), edition=4, switches=[("score-tie", "shared-victory")], seed=-3)
    while not at_turn(game):
        assert game.request is not None
        game.play(game.request.options[0])
    game.state.rng = 12345
    same(game.state)
    assert "rng=12345" in to_line(game)
    assert "switches/score-tie=shared-victory" in to_line(game)


def test_a_title_and_an_id_can_be_given() -> None:
    position = loads(dump(load("lessons/staging").game(), name="mine", title="My table: no"))
    assert (position.id, position.title.en) == ("mine", "My table: no")


@pytest.mark.parametrize("write", [dump, to_line])
def test_only_what_stands_between_actions_can_be_written(write: object) -> None:
    assert callable(write)
    with pytest.raises(PositionError, match="between two actions"):
        write(Game.new(("A", "B")))
    game = load("lessons/staging").game()
    game.play("dogma archery")
    assert not at_turn(game)
    with pytest.raises(PositionError, match="save a game in the middle of one as JSON"):
        write(game)
    game.concede(0)
    with pytest.raises(PositionError, match="the game is over"):
        write(game)
    twins = Game.new(("A", "a"))
    while not at_turn(twins):
        assert twins.request is not None
        twins.play(twins.request.options[0])
    with pytest.raises(PositionError, match="two players have the same name"):
        write(twins)
