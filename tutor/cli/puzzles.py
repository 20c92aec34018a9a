"""``puzzles``: lists the puzzles, shows one, finds new ones in games of bots, and proves those that there are."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.positions import Position, load
from engine.positions.files import UnknownScenarioError
from engine.positions.goal import GRADES, THEMES
from engine.puzzles import faults, puzzles
from engine.puzzles.find import find
from engine.puzzles.shelf import FOLDER, goal_of
from engine.puzzles.write import to_yaml
from engine.text.game_text import GameText
from tutor.cli.shell import FINE, FOUND, Call, CliError, Flag, Near, Shell, Usage
from tutor.cli.workers import WORKERS, workers
from tutor.user_files import write_whole

FLAGS = (
    Flag("theme", "THEME", words="puzzle-theme"),
    Flag("grade", "N", words="puzzle-grade"),
    Flag("games", "N", "20", words="puzzle-games"),
    Flag("seed", "N", "0", words="puzzle-seed"),
    Flag("out", "FOLDER", words="puzzle-out"),
    *WORKERS,
    Flag("answer", words="puzzle-answer"),
    Flag("json"),
)
USAGE = Usage("puzzles", (1, -1), FLAGS)
TASKS = ("list", "show", "find", "check")
JSON = "innovation-puzzles/1"
MOST_GAMES = 100_000


def run(shell: Shell, call: Call) -> int:
    """List, show, find or prove puzzles.

    Raises:
        CliError: the subcommand, the theme, the grade or a number is wrong, or a name is missing.
        PositionError: a puzzle cannot be read.
        UnknownScenarioError: there is no such puzzle.
        OSError: a found puzzle cannot be written.
    """
    what, *named = call.names
    if what not in TASKS:
        msg = "cli-error-word"
        raise CliError(msg, word=what, near=Near(what, TASKS, listed=True))
    if named and what in ("list", "find"):
        msg = "cli-error-too-many"
        raise CliError(msg, word=named[0], command=USAGE.command)
    if what == "show":
        if not named:
            msg = "cli-error-missing"
            raise CliError(msg, command=USAGE.command, usage="cli-puzzles.usage")
        return _show(shell, [(name, _load(name)) for name in named], call)
    if what == "find":
        return _find(shell, call)
    if what == "check":
        wanted = [(name, _load(name)) for name in named] or list(puzzles().items())
        return _check(shell, wanted, call)
    return _list(shell, call)


def _load(name: str) -> Position:
    """Return a puzzle by the name of its file, with or without its folder, or by a path."""
    try:
        return load(name)
    except UnknownScenarioError:
        if name.startswith(FOLDER):
            raise
        return load(FOLDER + name)


def _themes(call: Call) -> tuple[str, ...]:
    wanted = call["theme"]
    if wanted is not None and wanted not in THEMES:
        msg = "cli-error-word"
        raise CliError(msg, word=wanted, near=Near(wanted, THEMES, listed=True))
    return (wanted,) if wanted else ()


def _list(shell: Shell, call: Call) -> int:
    themes = _themes(call)
    grade = call.number("grade", GRADES[0], GRADES[-1]) if call["grade"] is not None else 0
    found = [
        (name, each)
        for name, each in puzzles().items()
        if (not themes or goal_of(each).theme in themes) and (not grade or goal_of(each).grade == grade)
    ]
    if call["json"]:
        shell.json({"schema": JSON, "puzzles": [_plain(name, each, shell.language) for name, each in found]})
        return FINE
    for name, each in found:
        goal = goal_of(each)
        theme = shell.message(f"puzzle-theme-{goal.theme}")
        shell.write(
            "cli-puzzles-row",
            name=name.removeprefix(FOLDER),
            grade=goal.grade,
            theme=theme,
            title=each.title.of(shell.language),
        )
    shell.write("cli-puzzles-number-of", n=len(found))
    return FINE


def _plain(name: str, position: Position, language: str) -> dict[str, Any]:
    goal = goal_of(position)
    return {
        "name": name,
        "title": position.title.of(language),
        "question": position.question.of(language) if position.question else "",
        "theme": goal.theme,
        "grade": goal.grade,
        "sees": list(goal.sees),
        "until": goal.until,
        "against": goal.against,
        "decks": goal.decks,
        "solutions": goal.solutions,
        "only_line": goal.only_line,
    }


def _show(shell: Shell, wanted: Sequence[tuple[str, Position]], call: Call) -> int:
    with_goal = [(name, each) for name, each in wanted if each.goal is not None]
    if call["json"]:
        plain = [_plain(name, each, shell.language) for name, each in with_goal]
        if call["answer"]:
            for row, (_, each) in zip(plain, with_goal, strict=True):
                row["answer"] = each.answer.of(shell.language) if each.answer else ""
        shell.json({"schema": JSON, "puzzles": plain})
    for name, each in wanted:
        if each.goal is None:
            shell.complain(shell.message("cli-puzzles-no-goal", name=name))
        elif not call["json"]:
            _write(shell, each, answer=call["answer"])
    return FINE if len(with_goal) == len(wanted) else FOUND


def _write(shell: Shell, position: Position, *, answer: bool) -> None:
    goal, language = goal_of(position), shell.language
    shell.line(position.title.of(language))
    theme = shell.message(f"puzzle-theme-{goal.theme}")
    shell.write("cli-puzzles-kind", theme=theme, grade=goal.grade)
    if position.question is not None:
        shell.line(position.question.of(language))
    game = position.game()
    names = [position.name(seat, language) for seat in range(len(position.players))]
    words = GameText(language, names, position.viewer)
    request = game.request
    assert request is not None
    for option in request.options:
        shell.line(words.option(game.machine, game.state, request, option), indent=2)
    if answer and position.answer is not None:
        shell.line(position.answer.of(language))
    shell.line()


def _check(shell: Shell, wanted: Sequence[tuple[str, Position]], call: Call) -> int:
    rows, wrong = list[dict[str, Any]](), 0
    with workers(shell, call) as some, shell.long_work():
        for (name, _), problems in zip(wanted, some.results(faults, [each for _, each in wanted]), strict=False):
            wrong += bool(problems)
            rows.append({"name": name, "problems": [problem.words(shell.language) for problem in problems]})
            shell.progress("cli-puzzles-checked", n=len(rows), of=len(wanted))
    proven = len(rows) - wrong
    if call["json"]:
        shell.json({"schema": JSON, "proven": proven, "of": len(wanted), "puzzles": rows})
    else:
        for row in rows:
            for problem in row["problems"]:
                shell.complain(f"{row['name']}: {problem}")
        shell.write("cli-puzzles-proven", n=proven, of=len(wanted))
    return FINE if proven == len(wanted) else FOUND


def _find(shell: Shell, call: Call) -> int:
    games, seed = call.number("games", 1, MOST_GAMES), call.number("seed", 0, 2**32)
    folder = Path(call["out"]).expanduser() if call["out"] else None
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    themes, rows = _themes(call), list[dict[str, Any]]()

    def progress(played: int) -> None:
        shell.progress("cli-puzzles-progress", n=played, of=games, found=len(rows))

    command = f"python -m tutor puzzles find --games {games} --seed {seed}"
    with workers(shell, call) as some, shell.long_work():
        for found in find(games, seed, themes, workers=some, progress=progress):
            name = f"found-{seed}-{found.number}-{len(rows) + 1}"
            text = to_yaml(found, name, command)
            if folder is not None:
                write_whole(folder / f"{name}.yaml", text.encode("utf-8"))
            elif not call["json"]:
                shell.progress("")
                shell.out.write(text + "---\n")
            goal = found.goal
            rows.append({"name": name, "theme": goal.theme, "grade": goal.grade, "sees": list(goal.sees)})
    if call["json"]:
        shell.json({"schema": JSON, "games": games, "seed": seed, "complete": not shell.stopped, "puzzles": rows})
    else:
        shell.complain(shell.message("cli-puzzles-found", n=len(rows)))
    return FOUND if shell.stopped else FINE
