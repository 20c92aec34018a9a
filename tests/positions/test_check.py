"""Scripted lines and expectations: what holds is silent, what does not is told at its place."""

from pathlib import Path

import pytest

from engine.positions import PositionError, check, load, loads, run_line, script, verify
from engine.trace.events import Moved
from engine.trace.recorder import Level

HEAD = """\
schema: innovation-position/1
players:
  - name: You
    board: {red: [Archery], blue: {cards: [Writing, Tools], splay: left}}
    hand: [Oars]
    score: [1, 2]
  - name: Opponent
    board: {purple: [Philosophy]}
    hand: [Gunpowder]
decks: {1: [Agriculture, Pottery], 2: [Calendar, Mathematics]}
lines:
  - id: x
"""


def complaints(play: str, expect: str = "{}") -> list[str]:
    problems = verify(loads(f"{HEAD}    play: {play}\n    expect: {expect}\n"))
    assert all(problem.line in (12, 13, 14) for problem in problems)
    return [problem.message for problem in problems]


ARCHERY = "[dogma Archery, achievement-1]"
WRITING = "[dogma Writing]"

HOLDS = [
    (WRITING, "{shared: [Opponent], free_draw: true}"),
    (ARCHERY, "{shared: [], free_draw: false}"),
    (
        WRITING,
        "{players: {You: {hand: [Oars, Mathematics, Agriculture], points: 3, icons: {concept: 3}, left: false}}}",
    ),
    (
        WRITING,
        "{players: {You: {hand: {exactly: [2, 1, Oars]}, score: {count: 2, contains: [2]}, splay: {blue: left}}}}",
    ),
    (WRITING, "{players: {1: {board: {blue: [Writing, Tools], green: []}}, 2: {hand: {without: [Oars, 1]}}}}"),
    (WRITING, "{decks: {1: {top: [Pottery], without: [Agriculture]}}, turn: {player: You, action: 2, of: 2}}"),
    (
        WRITING,
        "{specials: [Monument, Empire, World, Wonder, Universe], achievements: {contains: [1], count: 10}, junk: []}",
    ),
    (WRITING, "{request: {who: You, kind: action, selectable: [draw, dogma Writing], not_selectable: [achieve 1]}}"),
    (WRITING, "{facts: [{kind: shares, who: Opponent, numbers: {icon: concept, own: 3, actor: You}}]}"),
    (WRITING, "{no_facts: [{kind: vulnerable}], no_events: [{event: transfer}, {event: draw, value: 3}]}"),
    (
        WRITING,
        "{events: [{event: begin, what: dogma, card: Writing}, {event: draw, who: Opponent, to: hand, from: deck}]}",
    ),
    (
        ARCHERY,
        "{junk: [1], events: [{event: ask, who: You, what: card}, {event: choose}, {event: junk, from: available}]}",
    ),
    (ARCHERY, "{moves: [{event: draw}, {event: transfer, card: Gunpowder, of: You}, {event: junk}]}"),
    ("[meld Oars]", "{players: {You: {board: {red: [Oars, Archery]}}}, facts: [{kind: melded, cards: [Archery]}]}"),
    ("[{You: draw}, 'Opponent: draw', draw]", "{turn: {player: Opponent, action: 2}}"),
    ("[dogma Archery, {expect: {request: {kind: card, low: 1, high: 1, optional: false}}}, achievement-2]", "{}"),
    ("[dogma Archery]", "{request: {purpose: junk, card: Archery, options: [achievement-1, achievement-2]}}"),
]


@pytest.mark.parametrize(("play", "expect"), HOLDS)
def test_what_holds(play: str, expect: str) -> None:
    if play.count("draw") == 3:
        play = "[{You: draw}, draw, 'Opponent: draw']"
    assert complaints(play, expect) == []


FAILS = [
    ("[draw, {expect: {turn: {action: 1}}}]", "{}", "expected the turn's action: 1, found: 2"),
    (
        "[Opponent: draw]",
        "{}",
        ("Opponent is not asked here, but You is (options: draw, meld oars, dogma archery, dogma writing)"),
    ),
    (
        "[dogma Writng]",
        "{}",
        (
            "no option 'dogma Writng' here; did you mean 'dogma writing'? (options: draw, meld oars, "
            "dogma archery, dogma writing)"
        ),
    ),
    (
        "[dogma Archery]",
        "{}",
        ("the line 'x' ends in the middle of an action: You is asked (options: achievement-1, achievement-2)"),
    ),
    (WRITING, "{shared: []}", "expected shared: nobody, found: Opponent"),
    (ARCHERY, "{free_draw: true}", "expected a free draw: True, found: False"),
    (WRITING, "{players: {You: {points: 4}}}", "expected points: 4, found: 3"),
    (WRITING, "{players: {You: {icons: {concept: 4}}}}", "expected concept icons of You: 4, found: 3"),
    (WRITING, "{players: {You: {left: true}}}", "expected left: True, found: False"),
    (WRITING, "{players: {You: {splay: {blue: up}}}}", "expected blue of You splayed: up, found: left"),
    (WRITING, "{players: {You: {hand: [Oars]}}}", "did not expect Agriculture, Mathematics in the hand of You"),
    (
        WRITING,
        "{players: {You: {hand: {contains: [3]}}}}",
        ("expected a card of value 3 in the hand of You; found: Agriculture, Mathematics, Oars"),
    ),
    (
        WRITING,
        "{players: {You: {hand: {contains: [2, 2]}}}}",
        ("expected a card of value 2 in the hand of You; found: Agriculture, Mathematics, Oars"),
    ),
    (WRITING, "{players: {You: {hand: {without: [1]}}}}", "did not expect a card of value 1 in the hand of You"),
    (WRITING, "{players: {You: {hand: {count: 2}}}}", "expected 2 cards in the hand of You, found 3"),
    (
        WRITING,
        "{players: {You: {board: {blue: [Tools, Writing]}}}}",
        ("expected the blue pile of You in the order Tools, Writing; found: Writing, Tools"),
    ),
    (WRITING, "{decks: {1: {top: [Tools]}}}", "expected on top of the deck of value 1: Tools; found: Pottery"),
    (WRITING, "{achievements: []}", "did not expect"),
    (WRITING, "{turn: {player: Opponent}}", "expected the turn's player: Opponent, found: You"),
    (WRITING, "{request: none}", "expected another request: You is asked"),
    (WRITING, "{request: {who: Opponent}}", "expected a request with who: Opponent, found: You"),
    (WRITING, "{request: {card: Writing}}", "expected a request with card: Writing, found: no card"),
    (
        WRITING,
        "{request: {options: [draw]}}",
        ("did not expect the options meld oars, meld agriculture, meld mathematics, dogma archery, dogma writing"),
    ),
    (WRITING, "{request: {selectable: [meld Toolz]}}", "no option 'meld Toolz' here"),
    (WRITING, "{request: {not_selectable: [draw]}}", "did not expect the option 'draw'"),
    (WRITING, "{facts: [{kind: chain}]}", "no such fact was recorded"),
    (
        WRITING,
        "{facts: [{kind: shares, numbers: {own: 4}}]}",
        (
            "no such fact was recorded; of this kind there is: "
            "sharing-eligible, holds: True, "
            "{'icon': 3, 'own': 3, 'leader': 3, 'actor': 0, 'shared': 1, 'demand': 0}"
        ),
    ),
    (WRITING, "{no_facts: [{kind: free-draw}]}", "did not expect the fact 'free-draw'"),
    (WRITING, "{no_events: [{event: draw, value: 1}]}", "did not expect: draw of value 1"),
    (
        WRITING,
        "{events: [{event: draw, who: You}, {event: draw, who: Opponent}]}",
        ("expected here or later, and after the ones before it: draw by Opponent"),
    ),
    (
        WRITING,
        "{moves: [{event: draw, who: You}]}",
        ("expected as move 1: draw by You; found: draw by Opponent of Calendar of value 2"),
    ),
    (WRITING, "{moves: [{event: draw}]}", "expected 1 moves, found 3: draw by Opponent of Calendar of value 2; "),
    (WRITING, "{winners: [You]}", "expected the game to be over"),
    (WRITING, "{reason: win-score}", "expected reason: win-score, found: None"),
]


@pytest.mark.parametrize(("play", "expect", "message"), FAILS, ids=[f"{row[0]} {row[1]}" for row in FAILS])
def test_what_does_not_hold(play: str, expect: str, message: str) -> None:
    found = complaints(play, expect)
    assert len(found) == 1
    assert found[0].startswith(message)


ENDS = """\
schema: innovation-position/1
players:
  - {name: A, board: {red: [Fission]}, score: [10]}
  - {name: B, score: [11]}
decks: {9: empty, 10: empty, 11: empty}
lines:
  - id: x
    play: [draw]
    expect: {winners: [B], reason: win-score, request: none, events: [{event: game-over, what: win-score}]}
"""


def test_the_end_of_the_game() -> None:
    assert verify(loads(ENDS)) == []
    problems = verify(loads(ENDS.replace("[draw]", "[draw, draw]")))
    assert [problem.message for problem in problems] == ["this answer is not used: the game is over"]
    problems = verify(loads(ENDS.replace("winners: [B]", "turn: {action: 1}")))
    assert [problem.message for problem in problems] == ["expected a turn, but the game is over"]


def test_a_line_after_another_begins_where_that_ended() -> None:
    position = load("lessons/staging")
    writing = run_line(position, "writing", Level.FULL)
    archery = run_line(position, position.line("archery"), Level.OFF)
    assert writing.start.state == archery.start.state == run_line(position, "first-turns").game.state
    assert [each.item.card for each in writing.entries if isinstance(each.item, Moved)] == [19, 21, 9]
    assert (len(writing.requests), len(archery.requests), archery.entries) == (1, 2, ())
    assert [answer.picks for answer in script(position, "writing")] == [
        ("draw",),
        ("meld Agriculture",),
        ("draw",),
        ("meld Canal Building",),
        ("dogma Writing",),
    ]
    with pytest.raises(KeyError):
        run_line(position, "nowhere")


def test_nothing_is_chosen_with_a_word_or_without() -> None:
    text = HEAD.replace("[Archery]", "[Archery], purple: [Code of Laws]")
    for decline in ("pass", "none", "decline", "~", "'You: pass'", "{You: decline}", "[]", "no"):
        position = loads(f"{text}    play: [dogma Code of Laws, {decline}]\n    expect: {{moves: []}}")
        problems = verify(position)
        assert not problems or decline == "no", decline


def test_check_tells_bad_writing_and_bad_play(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(HEAD + "    play: [draw]\n    expect: {shared: [You]}\n", encoding="utf-8")
    assert [str(problem) for problem in check(path)] == [
        "mine.yaml, line 14, column 14: expected shared: You, found: nobody"
    ]
    path.write_text(HEAD + "    play: draw\n", encoding="utf-8")
    assert [str(problem) for problem in check(str(path))] == [
        "mine.yaml, line 13, column 11: 'play' must be a list, found 'draw'"
    ]
    with pytest.raises(PositionError):
        load(path)
