"""Playing the same answers five ways that must all end the same.

>>> end = five_ways(load("lessons/staging"), ["draw", "meld Agriculture"])
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import game as engine_game
from engine.game import Game
from engine.positions import Answer, Position
from engine.positions.check import given
from engine.trace.recorder import Level

AnyAnswer = engine_game.Answer | Answer
"""what a game takes, or a scripted answer"""


def five_ways(start: Position | Game, answers: Iterable[AnyAnswer]) -> Game:
    """Play answers plainly, copied at each prompt, through JSON, back and forward, and traced or not; return the end.

    Every answer must be used.
    """
    script = list(answers)
    game = start.game() if isinstance(start, Position) else start
    before = hash(game.state)
    end = plain(game, script)
    for way in (copied, saved, back_and_forward, traced):
        other = way(game, script)
        assert other.state == end.state, f"{way.__name__}: the end differs"
        assert hash(other.state) == hash(end.state)
    assert hash(game.state) == before, "the start was changed"
    return end


def give(game: Game, answer: AnyAnswer) -> None:
    """Answer what is asked."""
    assert game.request is not None, f"nothing is asked, so the answer {answer!r} cannot be used"
    if isinstance(answer, Answer):
        assert answer.who in (-1, game.request.seat), f"line {answer.line}: seat {game.request.seat} is asked"
        game.play(given(answer, game.request, game.machine))
    else:
        game.play(answer)


def plain(start: Game, answers: Sequence[AnyAnswer]) -> Game:
    game = Game(start.state.copy(), Level.OFF)
    for answer in answers:
        give(game, answer)
    return game


def copied(start: Game, answers: Sequence[AnyAnswer]) -> Game:
    """Go on with a copy at each prompt; what it was copied from must stay as it was."""
    game = start.copy()
    for answer in answers:
        original, key = game, hash(game.state)
        game = original.copy()
        give(game, answer)
        assert hash(original.state) == key, f"a copy shares something with its original (at {answer!r})"
    return game


def saved(start: Game, answers: Sequence[AnyAnswer]) -> Game:
    """Save and load at each prompt."""
    game = start.copy()
    for answer in answers:
        text = game.save()
        game = Game.load(text)
        assert game.save() == text
        give(game, answer)
    return Game.load(game.save())


def back_and_forward(start: Game, answers: Sequence[AnyAnswer]) -> Game:
    """Answer, go back, answer again; and at the end go all the way back and forward once more."""
    game = start.copy()
    snapshots = []
    for answer in answers:
        snapshots.append(game.state.copy())
        give(game, answer)
        there = game.state
        game.state = snapshots[-1].copy()
        give(game, answer)
        assert game.state == there, f"the same answer leads elsewhere the second time (at {answer!r})"
    end = game.state
    for snapshot, answer in reversed(list(zip(snapshots, answers, strict=True))):
        game.state = snapshot.copy()
        give(game, answer)
    game.state = snapshots[0].copy() if snapshots else end
    for answer in answers:
        give(game, answer)
    return game


def traced(start: Game, answers: Sequence[AnyAnswer]) -> Game:
    """Play with events and facts told, and with events only."""
    games = [Game(start.state.copy(), level) for level in (Level.FULL, Level.EVENTS)]
    for answer in answers:
        for game in games:
            give(game, answer)
        assert games[0].state == games[1].state, f"telling facts changes the game (at {answer!r})"
        told, events = (game.take_trace() for game in games)
        assert [entry for entry in told if type(entry.item).__name__ != "Fact"] == list(events)
    return games[0]
