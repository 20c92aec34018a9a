"""Writes the files of a stage, to be opened by every later one: ``python -m tests.saves.write walls``.

Two saves of one game of three, late in it: between two actions, and in the middle of an effect; then a session with two
lines, a progress file and a position in one line. ``expected.json`` tells what they led to.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.cards.facts import EDITIONS
from engine.cards.sets import BASE
from engine.game import Game
from engine.positions import from_line, to_line
from engine.query.running import awaited
from engine.rules.documents import FOURTH
from tests.saves.stage import EXPECTED, HERE, POSITION, PROGRESS, SAVES, SESSION, answer_ids, outcome, zones
from tests.soak import pick
from tutor.annotations import Annotation, Arrow, Ring
from tutor.course.progress import Progress
from tutor.session import Session
from tutor.user_files import LOCK

NAMES = ("Ann", "Бен", "Cleo")
NOTED = Annotation("Чому так?", (Ring("deck-1"),), (Arrow("deck-1", "hand-0"),))
"""what stands at the step on which the session's cursor is left"""
LEFT = 60
"""about how many answers a save is away from the end of its game"""


def write(stage: Path, seed: int, edition: int = FOURTH, sets: Sequence[str] = (BASE,)) -> None:
    """Write the files of a stage, of games of an edition and with some sets.

    Raises:
        FileExistsError: the stage has its files already; they are never written again.
    """
    stage.mkdir()
    told: dict[str, Any] = {"seed": seed, **_saves(stage, seed, edition, sets)}
    told["session"] = _session(stage, seed, edition, sets)
    told["progress"] = _progress(stage)
    told["position"] = _position(stage, seed, edition, sets)
    (stage / EXPECTED).write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _saves(stage: Path, seed: int, edition: int, sets: Sequence[str]) -> dict[str, Any]:
    """Play a game to its end and save it on the way: where the stack is deepest, and at an action soon after."""
    game, dice = Game.new(NAMES, edition=edition, sets=sets, seed=seed), random.Random(seed)
    past: list[tuple[Game, list[str]]] = []
    while game.result is None:
        before, answer = game.copy(), pick(game, dice)
        game.play(answer)
        given = before.parse(answer)
        past.append((before, answer_ids(before, given)))
    late = range(max(0, len(past) - LEFT), len(past))
    deep = max((at for at in late if awaited(past[at][0].state)), key=lambda at: len(past[at][0].state.frames))
    between = next(at for at in late if awaited(past[at][0].state) is None)
    found = {}
    for name, at in zip(SAVES, (between, deep), strict=True):
        then = past[at][0]
        (stage / f"{name}.json").write_text(then.save() + "\n", encoding="utf-8")
        found[name] = {
            "runs": [frame.program for frame in then.state.frames],
            "zones": zones(then),
            "answers": [ids for _, ids in past[at:]],
            "end": outcome(game),
        }
    return found


def _session(stage: Path, seed: int, edition: int, sets: Sequence[str]) -> dict[str, Any]:
    """Play a game's beginning in a session, go back and play another line."""
    dice = random.Random(seed)
    session = Session(
        Game.new(NAMES[:2], edition=edition, sets=sets, seed=seed), title="Дві лінії", source="play:person,greedy"
    )
    for _ in range(14):
        session.play(pick(session.game, dice), run=True)
    session.rename(session.line, "перша")
    for _ in range(5):
        session.back_to_decision()
    session.branch()
    for _ in range(4):
        session.play(pick(session.game, dice), run=True)
    session.back_to_decision()
    session.annotate(NOTED)
    (stage / SESSION).write_text(session.dumps() + "\n", encoding="utf-8")
    lines = [{"name": line.name, "steps": session.steps[line.tip].number} for line in session.lines]
    noted = {"comment": NOTED.comment, "marks": [str(mark) for mark in NOTED.marks]}
    return {"title": session.title, "step": session.step.number, "lines": lines, "zones": zones(session.game), **noted}


def _progress(stage: Path) -> dict[str, Any]:
    """Keep tries of tasks of three lessons."""
    progress = Progress(stage / PROGRESS, today=lambda: dt.date(2026, 11, 22))
    progress.tried("05-sharing", "who-shares", correct=True)
    progress.tried("09-achieve", "price", correct=False, misconception="points-are-spent")
    progress.tried("09-achieve", "price", correct=True)
    progress.tried("an-old-lesson", "gone", correct=None)
    (stage / LOCK).unlink()
    return {"solved": sorted(name for name, each in progress.records.items() if each.solved), "due": progress.due()}


def _position(stage: Path, seed: int, edition: int, sets: Sequence[str]) -> dict[str, Any]:
    """Keep a table between two actions in one line; its decks are told by the seed."""
    game, dice = Game.new(NAMES, edition=edition, sets=sets, seed=seed), random.Random(seed)
    for _ in range(40):
        game.play(pick(game, dice))
    while game.request is None or game.request.purpose != "turn":  # sets ask between two actions, too
        game.play(pick(game, dice))
    line = to_line(game)
    (stage / POSITION).write_text(line + "\n", encoding="utf-8")
    return {"zones": zones(from_line(line).game())}


def main() -> int:
    """Write what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stage", help="the name of the folder")
    parser.add_argument("--seed", type=int, default=58)
    parser.add_argument("--edition", type=int, default=FOURTH, choices=EDITIONS)
    parser.add_argument("--sets", default=BASE, help="the names of the sets, with commas between")
    options = parser.parse_args()
    write(HERE / options.stage, options.seed, options.edition, options.sets.split(","))
    return 0


if __name__ == "__main__":
    sys.exit(main())
