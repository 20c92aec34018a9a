"""Games at which the app is measured; what is random in them is the same each time."""

from __future__ import annotations

import random

from benchmarks.engine import pick
from engine.game import Game
from tutor.app import App
from tutor.session import Session

NAMES = ("Ann", "Ben", "Cy", "Di")


def late_game(seed: int = 7, decisions: int = 150) -> tuple[Game, random.Random]:
    """Return a four-player game after so many real decisions, where somebody chooses an action, and its dice."""
    dice, game, made = random.Random(seed), Game.new(NAMES, seed=seed), 0
    while made < decisions or game.request is None or game.request.kind != "action":
        if game.request is None:
            raise ValueError(f"the game of seed {seed} is over after {made} decisions")
        made += len(game.request.options) > 1
        game.play(pick(game, dice))
    return game, dice


def late_app(steps: int = 60) -> App:
    """Return the app at a late table, with a way ahead of it and nothing behind."""
    game, dice = late_game()
    session = Session(game, viewer=0)
    while session.step.number < steps:
        session.play(pick(session.game, dice), run=True)
    session.to_start()
    return App(session, motion=False)


def long_session(steps: int, seed: int = 7) -> Session:
    """Return the session of one game that has gone on for so many steps; its seed is the first that lasts so long."""
    for each in range(seed, seed + 200):
        dice, session = random.Random(each), Session(Game.new(NAMES, seed=each), viewer=0)
        while session.step.number < steps and session.request is not None:
            session.play(pick(session.game, dice), run=True)
        if session.step.number >= steps:
            return session
    raise ValueError(f"no game of {len(NAMES)} lasts {steps} steps")


def without_past(session: Session, ahead: int) -> Session:
    """Return a session of the same last steps, that many or a few more, which has nothing behind them."""
    path = session.path()
    first = next(index for index in reversed(path[: len(path) - ahead]) if session.steps[index].request is not None)
    found = Session(Game(session.steps[first].state.copy(), machine_=session.machine), viewer=session.viewer)
    for index in path[session.steps[first].number + 1 :]:
        answer = session.steps[index].answer
        found.into() if answer is None else found.play(answer)
    return found
