"""Tables that cannot occur are refused, with what is wrong, where, and what to do; every table of a game is read."""

import random

import pytest

from engine.cards.facts import card_catalogue
from engine.game import Game
from engine.positions import PositionError, dump, from_line, loads, to_line
from tests.positions.test_errors import A_B, HEAD, complaints, player
from tests.soak import ANY_TABLE, TABLES

TWICE = "there is one achievement of value {}, and it is already among {} (line {}), so it cannot be among {}; "
KEEP = "keep one of the two"
NONE = "no card of value {} can be among {}: the achievements of this game have the values 1 to {}"
LEAVE = "; leave it out or write another value"
CHAIN = ", and only the Chain Rule, if it is played, gives a player an 11"
MIDDLE, AS = "the available achievements", "the achievements of A"


@pytest.mark.parametrize(
    ("text", "line", "column", "complaint"),
    [
        (player("achievements: [3]") + "achievements: [1, 3]", 6, 19, TWICE.format(3, AS, 4, MIDDLE) + KEEP),
        (player("achievements: [3]") + "achievements: [Paper]", 6, 16, TWICE.format(3, AS, 4, MIDDLE) + KEEP),
        (player("achievements: [Paper]") + "achievements: [3]", 6, 16, TWICE.format(3, AS, 4, MIDDLE) + KEEP),
        (player("achievements: [3, Paper]"), 4, 23, TWICE.format(3, AS, 4, AS) + KEEP),
        (
            HEAD + "  - {name: A, achievements: [2]}\n  - {name: B, achievements: [Mapmaking]}",
            4,
            30,
            TWICE.format(2, AS, 3, "the achievements of B") + KEEP,
        ),
        (A_B + "achievements: [4, 5, 4]", 5, 22, TWICE.format(4, MIDDLE, 5, MIDDLE) + KEEP),
        (A_B + "achievements: [11]", 5, 16, NONE.format(11, MIDDLE, 10) + CHAIN + LEAVE),
        (player("achievements: [11]") + "switches: {chain-rule: none}", 4, 20, NONE.format(11, AS, 10) + CHAIN + LEAVE),
        (player("achievements: [10]") + "edition: 3", 4, 20, NONE.format(10, AS, 9) + LEAVE),
        (A_B + "edition: 1\nachievements: [10]", 6, 16, NONE.format(10, MIDDLE, 9) + LEAVE),
    ],
)
def test_there_is_one_achievement_of_each_value(text: str, line: int, column: int, complaint: str) -> None:
    assert complaints(text) == [(line, column, complaint)]


def test_a_special_is_in_one_place() -> None:
    (found,) = complaints(player("achievements: [Empire]") + "specials: [World, Empire]")
    assert found[:2] == (6, 19)
    assert "Empire is in two places" in found[2]
    (found,) = complaints(player("achievements: [Empire]") + "junk: [Empire]")
    assert "Empire is in two places" in found[2]
    (found,) = complaints(HEAD + "  - {name: A, achievements: [Empire]}\n  - {name: B, achievements: [Empire]}")
    assert "Empire is in two places" in found[2]


def test_the_one_line_form_is_refused_for_the_same_reason() -> None:
    with pytest.raises(PositionError) as caught:
        from_line("inn1 4e 1=A 1/achievements=3 2=B achievements=1,3")
    (problem,) = caught.value.problems
    assert (problem.line, problem.column, problem.code) == (1, 49, "position-achievement-twice")
    assert problem.words("uk") == (
        "досягнення зі значенням 3 лише одне, і воно вже серед досягнень (A) (рядок 1), "
        "тож серед доступних досягнень його бути не може; залиште щось одне"
    )


@pytest.mark.parametrize(
    ("text", "line", "column", "complaint"),
    [
        (
            HEAD + "  - A\n  - {name: B, left: true}",
            4,
            21,
            "when B left, only one side remained and the game was over; let two sides stay in it",
        ),
        (
            HEAD + "  - A\n  - {name: B, left: 1}\n  - C\n  - {name: D, left: 2}\nteams: [1, 2, 1, 2]",
            6,
            21,
            "when D left, only one side remained and the game was over; let two sides stay in it",
        ),
        (
            player("achievements: [1, 2, 3, World, Empire, Wonder]"),
            4,
            19,
            "A has 6 achievements, and 6 win: the game would be over; take some away",
        ),
        (
            HEAD + "  - {name: A, achievements: [1, 2, 3]}\n  - B\n  - {name: C, achievements: [4, 5, 6]}\n  - D\n"
            "teams: [1, 2, 1, 2]",
            3,
            29,
            "the team of A has 6 achievements together, and 6 win: the game would be over; take some away",
        ),
    ],
)
def test_what_an_action_would_have_settled_cannot_lie_there(text: str, line: int, column: int, complaint: str) -> None:
    assert complaints(text) == [(line, column, complaint)]


def test_what_somebody_has_is_not_available_by_default() -> None:
    state = loads(player("achievements: [1, Paper, Empire, 11]")).state()
    catalogue = card_catalogue(4)
    zones = Game(state).machine.zones
    available = sorted(catalogue.age[card] for card in state.zones[zones.available])
    assert available == [2, 4, 5, 6, 7, 8, 9, 10]
    assert loads(dump(state)).state() == state
    assert loads(dump(state, full=True)).state() == state
    assert from_line(to_line(state)).state() == state


def test_a_deck_may_keep_the_card_that_is_no_achievement() -> None:
    position = player("achievements: [Tools]") + "decks: {1: {count: 14}}"
    assert len(loads(position).state().zones[Game(loads(position).state()).machine.zones.deck(1)]) == 14
    assert "can have 14 cards at most, not 15" in complaints(position.replace("14", "15"))[0][2]


def test_without_an_achievement_of_a_value_nothing_is_wrong() -> None:
    assert loads(player("achievements: [11, 11]\nhand: [3]") + "achievements: []").game().request


GAMES = 4
"""of each kind of table"""


@pytest.mark.parametrize("edition", [4, 3, 1])
@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_every_table_of_a_game_is_read(players: int, teams: tuple[int, ...] | None, edition: int) -> None:
    read = claimed = chained = 0
    for seed in range(GAMES):
        chance = random.Random(seed)
        game = Game.new(tuple("ABCDE"[:players]), seed=seed, edition=edition, teams=teams, switches=ANY_TABLE)
        while (request := game.request) is not None:
            turn = request.purpose == "turn"
            zones, ages = game.machine.zones, game.machine.catalogue.age
            owned = [c for seat in range(players) for c in game.state.zones[zones.achievements(seat)]]
            if turn and chance.random() < 0.1:
                assert from_line(to_line(game)).state() == game.state
                assert loads(dump(game, full=True)).state() == game.state
                read += 1
                claimed += bool(owned)
                chained += any(not game.machine.catalogue.is_special(c) and ages[c] == 11 for c in owned)
            if turn and players > 2 and chance.random() < 0.003:
                game.concede(request.seat)
                continue
            options = zip(request.options, game.options(), strict=True)
            achieve = [number for number, name in options if "achieve" in name]
            if turn and achieve:
                game.play(achieve[0])
            else:
                game.play(tuple(chance.sample(request.options, chance.randint(request.low, request.high))))
    assert read > 10
    assert claimed > 3
    assert edition == 4 or not chained
