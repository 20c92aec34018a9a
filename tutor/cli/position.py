"""``position``: a position as one line or as YAML, whichever way it is given."""

from __future__ import annotations

from pathlib import Path

from engine.positions import dump, from_line, loads, to_line
from engine.positions.carry import is_line
from tutor.cli.compare import position_text
from tutor.cli.explore import answered
from tutor.cli.shell import FINE, Call, Flag, Shell, Usage

USAGE = Usage(
    "position",
    (1, 1),
    (
        Flag("yaml"),
        Flag("line", words="position-line"),
        Flag("answers", "LIST", words="explore-answers"),
        Flag("full"),
        Flag("json"),
    ),
)
JSON = "innovation-position/1"


def run(shell: Shell, call: Call) -> int:
    """Print a position: a line as YAML, anything else as a line, unless an option says otherwise; as JSON both.

    Raises:
        CliError: the name is a folder.
        PositionError: the position or an answer is wrong, or the table is in the middle of an action.
    """
    text, source = position_text(call.names[0])
    given_as_line = is_line(text)
    position = from_line(text, source) if given_as_line else loads(text, source)
    game = answered(call, position)
    as_yaml = call["yaml"] or (given_as_line and not call["line"])
    name, title = ("", "") if given_as_line else (Path(source).stem, position.title.of(shell.language))
    if call["json"]:
        line = to_line(game, full=call["full"])
        shell.json({"schema": JSON, "line": line, "yaml": dump(game, full=call["full"], name=name, title=title)})
        return FINE
    if as_yaml:
        shell.out.write(dump(game, full=call["full"], name=name, title=title))
    if call["line"] or not as_yaml:
        shell.out.write(to_line(game, full=call["full"]) + "\n")
    return FINE
