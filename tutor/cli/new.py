"""``new``: a commented file to begin with, which passes ``check`` as it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from engine.positions import from_line, loads
from engine.positions.carry import is_line
from engine.positions.read import SCHEMA
from engine.positions.write import plain
from engine.text.messages import LANGUAGES
from tutor.cli.compare import position_text
from tutor.cli.shell import FINE, Call, CliError, Flag, Near, Shell, Usage
from tutor.course.study import SCHEMA as STUDY
from tutor.course.tasks import SCHEMA as TASKS
from tutor.panels.app_text import catalogue
from tutor.user_files import locked, write_whole

USAGE = Usage("new", (1, 2), (Flag("at", "POSITION"),))
KINDS = ("scenario", "ruling", "task", "lesson", "study")
Part = tuple[str, dict[str, Any]]
"""id of the comment above a part of the file, empty for none; the part"""


def run(shell: Shell, call: Call) -> int:
    """Print or write the file.

    Raises:
        CliError: there is no such kind, the file is there already, or the kind has no table to take from elsewhere.
        PositionError: the position of ``--at`` is wrong.
        OSError: the file cannot be written.
    """
    kind = call.names[0]
    if kind not in KINDS:
        msg = "cli-error-word"
        raise CliError(msg, word=kind, near=Near(kind, KINDS, listed=True))
    if call["at"] is not None and kind not in KINDS[:2]:
        msg = "cli-error-new-at"
        raise CliError(msg)
    file = Path(call.names[1]).expanduser() if len(call.names) > 1 else None
    table = _table_at(call["at"]) if call["at"] is not None else None
    name = re.sub("[^a-z0-9]+", "-", file.stem.casefold()).strip("-") if file is not None else ""
    text = _text(shell, kind, name or f"my-{kind}", str(file or f"{kind}.yaml"), table)
    if file is None:
        shell.out.write(text)
        return FINE
    with locked(file) as target:
        if target.exists():
            msg = "cli-error-exists"
            raise CliError(msg, file=str(file))
        write_whole(target, text.encode("utf-8"))
    shell.write("cli-new-written", file=str(file))
    return FINE


def _table_at(name: str) -> dict[str, Any]:
    """Return the table of a position in the shape of a file."""
    text, source = position_text(name)
    position = from_line(text, source) if is_line(text) else loads(text, source)
    return plain(position.game())


def _text(shell: Shell, kind: str, name: str, file: str, table: dict[str, Any] | None) -> str:
    parts = {
        "scenario": lambda: _scenario(name, table, answers=False),
        "ruling": lambda: _scenario(name, table, answers=True),
        "task": lambda: _tasks(name, 1),
        "lesson": lambda: _tasks(name, 2),
        "study": lambda: _study(name),
    }[kind]()
    comments = [shell.message(f"cli-new-about-{kind}"), shell.message("cli-new-check", file=file)]
    lines = [f"# {comment}" for comment in comments]
    for comment, part in parts:
        lines += [f"# {shell.message(comment)}"] if comment else []
        for key, value in part.items():
            flow = None if isinstance(value, dict | list) else False  # lists without parts in one line, keys never
            written = yaml.safe_dump(
                {key: value}, sort_keys=False, allow_unicode=True, default_flow_style=flow, width=110
            )
            lines.append(written.rstrip())
    return "\n".join(lines) + "\n"


def _worded(message: str) -> dict[str, str]:
    """Return a text in every language."""
    return {language: catalogue(language).message(f"cli-new-{message}") for language in LANGUAGES}


def _scenario(name: str, table: dict[str, Any] | None, *, answers: bool) -> Iterator[Part]:
    """Yield the parts of a scenario: what it says, its table, and a line if the table is the one made up here."""
    yield "", {"schema": SCHEMA, "id": name}
    yield "cli-new-about-texts", {"title": _worded("title")}
    if answers:
        yield "", {"question": _worded("question"), "answer": _worded("answer"), "reasons": [_worded("reason")]}
        yield "cli-new-about-sources", {"sources": [_worded("source")]}
        yield "cli-new-about-cards", {"cards": ["Writing"], "rules": ["sharing-eligible"]}
    if table is not None:
        edition = {"edition": table.get("edition", 4)}
        yield "cli-new-about-edition", edition
        yield "cli-new-about-players", {key: what for key, what in table.items() if key not in edition}
        return
    yield "cli-new-about-edition", {"edition": 4}
    yield "cli-new-about-players", {"players": _players()}
    yield "cli-new-about-decks", {"decks": {1: ["Pottery"], 2: ["Currency", "Mapmaking"]}}
    yield (
        "cli-new-about-lines",
        {
            "lines": [
                {
                    "id": "writing",
                    "title": _worded("line-title"),
                    "play": [{"Ada": "dogma Writing"}],
                    "expect": {"shared": ["Ben"], "free_draw": True, "players": {"Ben": {"hand": ["Currency"]}}},
                }
            ]
        },
    )


def _players() -> list[dict[str, Any]]:
    return [
        {"name": _worded("first-player"), "board": {"blue": ["Writing"]}},
        {"name": _worded("second-player"), "board": {"purple": ["Philosophy"]}},
    ]


def _tasks(name: str, number: int) -> Iterator[Part]:
    """Yield the parts of a file of tasks, with so many of them."""
    yield "", {"schema": TASKS, "lesson": name}
    yield "cli-new-about-texts", {"title": _worded("title")}
    yield "cli-new-about-position", {"position": "lessons/staging"}
    first = {
        "id": "deck",
        "kind": "predict",
        "title": _worded("task-title"),
        "question": _worded("task-question"),
        "options": {"from": "decks", "values": [1, 2, 3]},
        "read": "deck",
        "now": _worded("task-now"),
        "success": {"done": {"action": "draw"}},
        "hints": [_worded("task-hint")],
        "solution": {"answer": 1, "play": ["draw"]},
        "because": _worded("task-because"),
    }
    second = {
        "id": "shares",
        "kind": "predict",
        "title": _worded("second-title"),
        "question": _worded("second-question"),
        "options": {"from": "seats"},
        "read": "sharers",
        "many": True,
        "now": _worded("second-now"),
        "success": {"done": {"action": "dogma writing"}},
        "hints": [_worded("second-hint")],
        "solution": {"answer": ["p2"], "play": ["dogma writing"]},
        "because": _worded("second-because"),
    }
    yield "cli-new-about-kind", {"tasks": [first, second][:number]}


def _study(name: str) -> Iterator[Part]:
    """Yield the parts of a study: a task and a ruling that are there already, and a line of the author's own."""
    table = {"schema": SCHEMA, "players": _players(), "decks": {1: ["Pottery"], 2: ["Currency", "Mapmaking"]}}
    following = {
        "read": "next",
        "hints": [_worded("study-hint")],
        "wrong": [{"answer": "draw", "message": _worded("study-wrong")}],
        "because": _worded("study-because"),
    }
    shares = {
        "question": _worded("study-question"),
        "options": {"from": "seats"},
        "read": "sharers",
        "many": True,
        "answer": ["p2"],
        "because": _worded("study-shares"),
    }
    line = {
        "id": "writing",
        "title": _worded("chapter-title"),
        "text": _worded("chapter-text"),
        "position": table,
        "play": ["dogma writing", "dogma writing"],
        "steps": [
            {
                "at": 0,
                "comment": _worded("study-comment"),
                "marks": ["ring writing", "arrow player-1 pile-1-purple"],
                "question": following,
            },
            {"at": "0+2", "comment": _worded("study-after")},
            {"at": 1, "question": shares},
        ],
    }
    yield "", {"schema": STUDY, "study": name}
    yield "cli-new-about-texts", {"title": _worded("title")}
    yield "cli-new-about-chapters", {}
    yield "cli-new-about-steps", {}
    yield "cli-new-about-next", {"chapters": [{"task": "05-sharing#who-shares"}, {"ruling": "DEM-15"}, line]}
