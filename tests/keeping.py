"""Hostile trials of saved games and progress: two writers, kill -9, a full disk, no more files, links, damage.

``python -m tests.keeping`` runs all of them with the numbers of ``docs/testing.md``; a name runs one. Each prints what
was tried and what was lost; the exit code is 1 if anything was. It needs a system with signals and limits (no Windows).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.game import Game
from engine.run.errors import SaveError
from tests.soak import pick
from tutor.course.progress import Progress
from tutor.saved_games import GameFile, SavedGame, files, find_games
from tutor.session import Session
from tutor.user_files import LOCK, NotSavedError

FIRST, PROGRESS = "a.session.json", "progress.json"
MOST_BYTES = 16_000_000
"""size of the largest disk that is filled"""


def played(seed: int, steps: int) -> Session:
    """Return a session of a game that began at random."""
    dice, session = random.Random(seed), Session(Game.new(seed=seed))
    for _ in range(steps):
        session.play(pick(session.game, dice), run=True)
    return session


@contextmanager
def started(*args: object) -> Iterator[subprocess.Popen[str]]:
    """Start this module as another process; it ends with the block at the latest."""
    command = [sys.executable, "-m", "tests.keeping", "--as", *map(str, args)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                process.kill()


def both(*args: object) -> list[str]:
    """Run two processes that begin at the same time; return what each printed."""
    with started(*args, 1) as one, started(*args, 2) as other:
        for process in (one, other):
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
        for process in (one, other):
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()
        return [process.communicate()[0] for process in (one, other)]


def wait_for_the_other() -> None:
    """Say that this process is ready, and wait until both are."""
    print("ready", flush=True)
    sys.stdin.readline()


# --- two writers --------------------------------------------------------------------------------------------


def tries(folder: Path, number: int, who: int) -> None:
    """Try tasks of a lesson, one after another."""
    progress = Progress.open(folder / PROGRESS)
    wait_for_the_other()
    for task in range(number):
        progress.tried(f"by-{who}", str(task), correct=True)
        progress.tried("both", "same", correct=True)


def two_writers(number: int) -> int:
    """Two processes try tasks in one progress file; return how many tries are lost."""
    with TemporaryDirectory() as folder:
        both("tries", folder, number)
        progress = Progress.open(Path(folder) / PROGRESS)
        kept = sum(record.tries for record in progress.records.values())
        lost = 4 * number - kept
        print(f"two writers of progress: {2 * number} tries of tasks of their own, {2 * number} of one; {lost} lost")
        return lost


def plays(folder: Path, number: int, who: int) -> None:
    """Resume the game that is saved and play on; print the session when it was last saved."""
    (saved,) = find_games(folder / FIRST).games
    own, session, dice = GameFile(folder / FIRST, saved), saved.resume(), random.Random(who)
    wait_for_the_other()
    for _ in range(number):
        if session.request is None:
            session.to_start()
            session.branch()
        session.play(pick(session.game, dice), run=True)
        own.save(session)
    print(session.dumps())


def two_players(number: int) -> int:
    """Two processes resume one game and play on, each its own way; return how many games are lost."""
    with TemporaryDirectory() as folder:
        GameFile(Path(folder) / FIRST).save(played(1, 3))
        last = [text.strip() for text in both("plays", folder, number)]
        there = [file.read_text(encoding="utf-8") for file in files(Path(folder) / FIRST)]
        lost = sum(text not in there for text in last)
        assert len(set(last)) == 2
        print(f"two players of one saved game: {2 * number} saves, {len(there)} games saved; {lost} lost")
        return lost


# --- killed -------------------------------------------------------------------------------------------------


def saves_on(folder: Path, first: int) -> None:
    """Save progress and a game again and again; say each time what is surely saved."""
    progress, session, own = Progress.open(folder / PROGRESS), played(2, 12), GameFile(folder / FIRST)
    found = find_games(folder / FIRST).games
    if found:
        own = GameFile(folder / FIRST, found[0])
    print("ready", flush=True)
    while True:
        progress.tried("lesson", str(first), correct=True)
        assert progress.trouble is None
        session.rename(session.line, str(first))
        own.save(session)
        print(first, flush=True)
        first += 1


def killed(number: int, seed: int = 1) -> int:
    """Kill a process while it saves, again and again; return how many files were damaged or older than promised."""
    damaged_files = older = litter = most = 0
    dice, promised, saves = random.Random(seed), -1, 0
    with TemporaryDirectory() as name:
        folder = Path(name)
        for _ in range(number):
            with started("saves_on", folder, promised + 2) as process:
                assert process.stdout is not None
                assert process.stdout.readline() == "ready\n"
                time.sleep(dice.uniform(0.005, 0.05))
                process.send_signal(signal.SIGKILL)
                lines = process.stdout.read().split("\n")[:-1]
            if lines:
                promised, saves = int(lines[-1]), saves + len(lines)
            left = sum(each.name.endswith(".part") for each in folder.iterdir())
            litter, most = litter + left, max(most, left)
            progress, games = Progress.open(folder / PROGRESS), find_games(folder / FIRST)
            damaged_files += (progress.damage is not None) + len(games.errors)
            if promised >= 0:
                older += not progress.is_solved("lesson", str(promised))
                older += not any(int(game.resume().line.name) >= promised for game in games.games)
        Progress.open(folder / PROGRESS).tried("lesson", "last", correct=True)
        after = {each.name for each in folder.iterdir()} - {LOCK, PROGRESS, FIRST}
        print(
            f"kill -9 while saving: {number} times, {saves} saves promised; {damaged_files} files damaged, "
            f"{older} older than promised; {litter} half-written files found, at most {most} at a time, "
            f"{len(after)} after the next save"
        )
        return damaged_files + older + len(after)


# --- no room, no files --------------------------------------------------------------------------------------


@contextmanager
def full() -> Iterator[None]:
    """Let no file grow, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)


@contextmanager
def filled(disk: Path) -> Iterator[None]:
    """Fill a small disk to its last byte."""
    rest = disk / "rest"
    with rest.open("wb", buffering=0) as file:
        for size in (4096, 1):
            with suppress(OSError):
                while file.tell() < MOST_BYTES:
                    file.write(b"x" * size)
    try:
        yield
    finally:
        rest.unlink()


@contextmanager
def no_more_files() -> Iterator[None]:
    """Hold every file that may be open."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[0]), before[1]))
    held: list[int] = []
    try:
        with suppress(OSError):
            while True:
                held.append(os.open(os.devnull, os.O_RDONLY))
        yield
    finally:
        for each in held:
            os.close(each)
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def passing(
    name: str, hinder: Callable[[], AbstractContextManager[None]], number: int, disk: Path | None = None
) -> int:
    """Try tasks and play while nothing can be written, and then again; return how much is lost."""
    with TemporaryDirectory(dir=disk) as folder:
        file, first = Path(folder) / PROGRESS, Path(folder) / FIRST
        progress = Progress.open(file)
        progress.tried("before", "0", correct=True)
        session, own = played(3, 2), GameFile(first)
        own.save(session)
        before = file.read_bytes(), first.read_bytes()
        bad = 0
        with hinder():
            opened = Progress.open(file)  # a notebook that is opened now
            for task in range(number):
                progress.tried("meanwhile", str(task), correct=True)
                bad += progress.trouble is None
                opened.tried("opened", str(task), correct=True)
                session.play(pick(session.game, random.Random(task)), run=True)
                try:
                    own.save(session)
                    bad += 1
                except NotSavedError:
                    pass
        bad += (file.read_bytes(), first.read_bytes()) != before
        progress.tried("after", "0", correct=True)
        opened.tried("after", "1", correct=True)
        own.save(session)
        again = Progress.open(file)
        bad += progress.trouble is not None or again.damage is not None
        wanted = 3 + 2 * number
        lost = wanted - sum(record.tries for record in again.records.values())
        lost += first.read_text(encoding="utf-8") != session.dumps()
        left = {each.name for each in Path(folder).iterdir()} - {LOCK, PROGRESS, FIRST}
        print(
            f"{name}: {2 * number} tries and {number} steps meanwhile; {bad} not noticed or hurt, "
            f"{lost} lost afterwards, {len(left)} files left over"
        )
        return bad + lost + len(left)


# --- links, damage ------------------------------------------------------------------------------------------


def links(number: int) -> int:
    """Write through links to another folder, from two notebooks; return how much is lost, or no longer linked."""
    with TemporaryDirectory() as folder:
        here, there = Path(folder) / "here", Path(folder) / "there"
        for each in (here, there):
            each.mkdir()
        for name in (PROGRESS, FIRST):
            (here / name).symlink_to(there / name)
        notebooks = Progress.open(here / PROGRESS), Progress.open(there / PROGRESS)
        session, own = played(4, 1), GameFile(here / FIRST)
        for task in range(number):
            notebooks[task % 2].tried("lesson", str(task), correct=True)
            session.play(pick(session.game, random.Random(task)), run=True)
            own.save(session)
        lost = number - len(Progress.open(there / PROGRESS).records)
        lost += (there / FIRST).read_text(encoding="utf-8") != session.dumps()
        lost += sum(not (here / name).is_symlink() for name in (PROGRESS, FIRST))
        print(f"links: {number} tries, {number} saves; {lost} lost")
        return lost


def damaged(text: str, dice: random.Random) -> str:
    """Return a text with one thing changed: bytes, a piece, a word, a number."""
    at = dice.randrange(len(text))
    match dice.randrange(6):
        case 0:
            return text[:at] + chr(ord(text[at]) ^ 1 << dice.randrange(7)) + text[at + 1 :]
        case 1:
            return text[:at] + text[at + dice.randint(1, 40) :]
        case 2:
            return text[:at] + text[max(0, at - dice.randint(1, 40)) : at] + text[at:]
        case 3:
            return text[:at]
        case 4:
            to = dice.randrange(len(text))
            return text[:at] + text[to : to + 8] + text[at + 8 :]
        case _:
            digits = [n for n, letter in enumerate(text) if letter.isdigit()]
            at = dice.choice(digits)
            return text[:at] + str((int(text[at]) + dice.randint(1, 9)) % 10) + text[at + 1 :]


def damage(number: int, seed: int = 1) -> int:
    """Damage saved sessions at random; return how many were opened as something else than what was saved."""
    texts = [played(each, 4 + each).dumps() for each in range(8)]
    silent = same = 0
    with TemporaryDirectory() as folder:
        for each in range(number):
            dice = random.Random(seed * 1_000_003 + each)
            text = dice.choice(texts)
            changed = damaged(text, dice)
            if changed == text:
                continue
            try:
                session = SavedGame(Path(folder) / FIRST, changed).resume()
            except SaveError:
                continue
            equal = json.loads(changed) == json.loads(text)
            same += equal
            silent += not equal or session.dumps() != text
        print(f"damaged sessions: {number}; {same} say the same in other letters; {silent} opened as something else")
    return silent


ROLES: dict[str, Callable[..., None]] = {"tries": tries, "plays": plays, "saves_on": saves_on}
"""what this module does as another process"""
TRIALS: dict[str, Callable[[], int]] = {
    "writers": lambda: two_writers(300),
    "players": lambda: two_players(150),
    "killed": lambda: killed(150),
    "full": lambda: passing("full disk", full, 100),
    "files": lambda: passing("no more open files", no_more_files, 100),
    "links": lambda: links(100),
    "damage": lambda: damage(5_000),
}


def main() -> int:
    """Run the trials that are named; return whether anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trials", nargs="*", choices=[*TRIALS, []], help="all, if none is named")
    parser.add_argument("--disk", type=Path, help="a small file system (tmpfs) to be filled, besides the others")
    parser.add_argument("--as", dest="role", nargs="+", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.role:
        role, folder, *numbers = options.role
        ROLES[role](Path(folder), *map(int, numbers))
        return 0
    trials = [TRIALS[name] for name in options.trials or TRIALS]
    if options.disk:
        trials.append(lambda: passing("a full tmpfs", lambda: filled(options.disk), 100, options.disk))
    return int(sum(trial() for trial in trials) > 0)


if __name__ == "__main__":
    sys.exit(main())
