"""``value``: what each action of a position is worth, by playing on with the bots."""

from __future__ import annotations

from typing import Any

from engine.bots import BOTS
from engine.positions import Position
from engine.worth import Values
from tutor.cli.explore import opened
from tutor.cli.shell import FINE, FOUND, Call, CliError, Flag, Near, Shell, Usage
from tutor.cli.workers import WORKERS, workers
from tutor.panels.worth import WorthText

USAGE = Usage(
    "value",
    (1, 1),
    (
        Flag("answers", "LIST", words="explore-answers"),
        Flag("games", "N", default="20"),
        Flag("bot", "NAME", default="greedy"),
        Flag("seed", "N", default="0", words="value-seed"),
        *WORKERS,
        Flag("json"),
    ),
)
JSON = "innovation-value/1"
MOST_GAMES = 1_000_000


def run(shell: Shell, call: Call) -> int:
    """Print what each action is worth; the exit code is 1 if Ctrl-C ended it earlier."""
    position, game, names = opened(shell, call)
    if game.request is None:
        msg = "cli-error-explore-over"
        raise CliError(msg)
    if call["bot"] not in BOTS:
        msg = "cli-error-play-bot"
        raise CliError(msg, bot=call["bot"], near=Near(call["bot"], BOTS, listed=True))
    values = Values(game, bot=call["bot"], seed=call.number("seed", 0, 2**63))
    games = call.number("games", 1, MOST_GAMES)
    with workers(shell, call) as some, shell.long_work():
        for played in values.grow(games, some):
            shell.progress("cli-value-progress", n=played, of=games * len(values.values))
    said = WorthText(values, shell.language, names)
    if call["json"]:
        shell.json(_plain(said, position))
        return FOUND if shell.stopped else FINE
    shell.line(position.title.of(shell.language))
    for line in said.head():
        shell.line(line)
    for place, value in enumerate(values.ranked(), start=1):
        shell.line()
        shell.line(said.row(place, value))
        if place > 1:
            shell.line(said.behind(value), indent=2)
        if reasons := said.reasons(value):
            shell.write("outcomes-worth-why", indent=2)
            for line in reasons:
                shell.line(line, indent=4)
    return FOUND if shell.stopped else FINE


def _plain(said: WorthText, position: Position) -> dict[str, Any]:
    values = said.values
    return {
        "schema": JSON,
        "scenario": position.id,
        "language": said.words.language,
        "seat": values.seat,
        "players": list(said.names),
        "bot": values.bot,
        "games": values.worlds,
        "guess": True,
        "text": said.head(),
        "answers": [
            {
                "answer": said.ids(value),
                "games": value.games,
                "share": value.share,
                "error": value.error,
                "behind": values.behind(value)[0],
                "behind_error": values.behind(value)[1],
                "stopped": value.stopped,
                "unfinished": value.unfinished,
                "text": said.row(place, value),
                "reasons": said.reasons(value),
            }
            for place, value in enumerate(values.ranked(), start=1)
        ],
    }
