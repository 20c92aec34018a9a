"""The prover: one answer of the player's, every answer of the others, every card that may be drawn; and its bounds."""

import pytest

from engine.positions import Position, loads
from engine.puzzles import Prover, faults, prove, puzzles, question
from engine.puzzles.prove import hidden_hands
from engine.run.options import option_ids

HEAD = "schema: innovation-position/1\nseed: 3\n"
ACHIEVE = (
    HEAD
    + """players:
  - name: You
    board: {green: [Sailing], blue: [Tools]}
    hand: [Agriculture]
    score: [Mapmaking, Calendar, Canal Building]
  - {name: Ben, board: {red: [Archery]}}
known: {Archery: [You, Ben]}
goal: {reach: {claim: 1}, decks: unknown}
turn: {action: 2}
"""
)
SHARED = (
    HEAD
    + """players:
  - {name: You, board: {blue: [Tools], green: [Sailing]}}
  - {name: Ben, board: {yellow: [Agriculture]}, hand: [Oars]}
known: {Oars: [You, Ben]}
turn: {action: 2}
"""
)


def ids(position: Position, answers: tuple[tuple[int, ...], ...]) -> list[str]:
    """The answers to the first request by their names."""
    game = position.game()
    assert game.request is not None
    names = dict(zip(game.request.options, option_ids(game.machine, game.state), strict=True))
    return [names[answer[0]] for answer in answers]


def test_one_action_reaches_it_and_no_other() -> None:
    position = loads(ACHIEVE)
    assert position.goal is not None
    proof = prove(position.game(), position.goal)
    assert proof.complete
    assert ids(position, proof.right) == ["achieve achievement-1"]
    assert len(proof.line) == 1
    assert proof.only_line


def test_a_goal_that_holds_already_is_reached_by_any_action() -> None:
    position = loads(ACHIEVE.replace("claim: 1", "points: 5"))
    assert position.goal is not None
    proof = prove(position.game(), position.goal)
    assert not proof.wrong
    assert len(proof.right) == len(position.game().options())


def test_the_first_turn_of_somebody_else_is_too_late() -> None:
    position = loads(ACHIEVE.replace("claim: 1", "achievements: 2"))
    assert position.goal is not None
    proof = prove(position.game(), position.goal)
    assert not proof.right
    assert not proof.lucky
    assert [problem.code for problem in faults(position)] == ["puzzle-unsolved"]


def test_every_answer_of_the_others_counts_unless_they_play_along() -> None:
    """Agriculture is shared: Ben, who has as many leaves, may return Oars, and then scores a 2."""
    text = SHARED.replace("{blue: [Tools], green: [Sailing]}", "{yellow: [Masonry]}, hand: [Pottery, Clothing]")
    text = text.replace("yellow: [Agriculture]", "blue: [Pottery]").replace(
        "hand: [Pottery, Clothing]", "hand: [Tools]"
    )
    text = text.replace("{yellow: [Masonry]}", "{yellow: [Agriculture]}")
    text = text.replace("turn:", "decks: {2: [Calendar, Mathematics, Mapmaking]}\nturn:")
    text = text.replace("known: {", "known: {Calendar: [You], Mathematics: [You], Mapmaking: [You], ")
    strict = loads(text + "goal: {reach: {ahead: true}}")
    assert strict.goal is not None
    proof = prove(strict.game(), strict.goal)
    assert not proof.right
    assert ids(strict, proof.lucky) == ["dogma agriculture"]
    prover = Prover(strict.game(), strict.goal)
    line = prover.refutation(prover.start, proof.lucky[0])
    assert [turn.before.request.seat for turn in line if turn.before.request is not None].count(1) >= 1
    assert prover.settled(line[-1].after) is False
    along = loads(text + "goal: {reach: {ahead: true}, against: some-answer}")
    assert along.goal is not None
    assert ids(along, prove(along.game(), along.goal).right) == ["dogma agriculture"]


def test_a_card_that_the_player_does_not_know_may_be_any() -> None:
    """Drawing a 1 for two concepts: certain only if the card is known."""
    text = (
        HEAD
        + "players: [{name: You, board: {blue: [Tools]}}, {name: Ben, board: {red: [Archery]}}]\n"
        + "decks: {1: [Writing, Oars]}\ngoal: {reach: {icons: {concept: 5}}}\n"
    )
    unknown = loads(text.replace("goal:", "turn: {action: 1}\ngoal:"))
    assert unknown.goal is not None
    proof = prove(unknown.game(), unknown.goal)
    assert proof.chances
    assert not proof.right
    assert "puzzle-decks-not-known" in [problem.code for problem in faults(unknown)]
    known = loads(text.replace("goal:", "known: {Writing: [You], Oars: [You]}\ngoal:"))
    assert known.goal is not None
    assert not prove(known.game(), known.goal._replace(decks="known")).chances


def test_a_search_that_is_cut_off_proves_nothing() -> None:
    position = loads(ACHIEVE)
    assert position.goal is not None
    proof = Prover(position.game(), position.goal, limit=3).proof()
    assert not proof.complete
    assert [problem.code for problem in faults(position, limit=3)] == ["puzzle-cut-off"]


def test_what_a_puzzle_says_of_itself_is_not_believed() -> None:
    wrong = loads(ACHIEVE.replace("decks: unknown}", "decks: unknown, solutions: 2}"))
    assert [problem.code for problem in faults(wrong)] == ["puzzle-solutions"]
    line = "lines: [{id: answer, play: [draw]}]\n"
    assert [problem.code for problem in faults(loads(ACHIEVE + line))] == ["puzzle-line-misses"]
    assert [problem.code for problem in faults(loads(SHARED))] == ["puzzle-no-goal"]
    hidden = loads(SHARED.replace("known: {Oars: [You, Ben]}\n", "") + "goal: {reach: {points: 1}}\n")
    assert hidden_hands(hidden.game().machine, hidden.game().state, 0)
    assert "puzzle-hidden" in [problem.code for problem in faults(hidden)]


@pytest.mark.parametrize(
    ("reach", "holds"),
    [
        ("safe: true", True),
        ("ahead: true", True),
        ("achievements: 1", False),
        ("points: 6", True),
        ("points: 7", False),
        ("icons: {industry: 1}", False),
        ("others: {points: 0, achievements: 0}", True),
        ("claim: [World]", False),
        ("win: true", False),
    ],
)
def test_each_wish(reach: str, *, holds: bool) -> None:
    position = loads(ACHIEVE.replace("claim: 1", reach).replace("turn: {action: 2}", "turn: {action: 1}"))
    assert position.goal is not None
    prover = Prover(position.game(), position.goal)
    settled = prover.settled(prover.start)
    assert (settled is True) == holds
    for language in question(position.goal, prover.machine.catalogue):
        assert language


def test_the_shelf_is_in_order_of_strength() -> None:
    grades = [position.goal.grade for position in puzzles().values() if position.goal is not None]
    assert grades == sorted(grades)
