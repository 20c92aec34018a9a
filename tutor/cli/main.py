"""The entry point: language, help, the commands, and one line for every error."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import TextIO

from engine.positions import PositionError
from engine.run.errors import GameError
from engine.text.errors import WordedError, worded, words_of
from engine.text.messages import LANGUAGES
from tutor.cli import (
    classroom,
    compare,
    coverage,
    explain,
    explore,
    export,
    lab,
    lessons,
    lookback,
    new,
    play,
    position,
    progress,
    puzzles,
    reference,
    rulings,
    value,
)
from tutor.cli.shell import FINE, FOUND, STOPPED, USAGE, Call, CliError, Near, Shell, Usage, read, system_language
from tutor.panels.app_text import LANGUAGE

Command = Callable[[Shell, Call], int]

COMMANDS: dict[str, tuple[Usage, Command]] = {
    "lab": (lab.USAGE, lab.run),
    "class": (classroom.USAGE, classroom.run),
    "play": (play.USAGE, play.run),
    "explain": (explain.EXPLAIN, explain.explain),
    "compare": (compare.USAGE, compare.run),
    "explore": (explore.USAGE, explore.run),
    "value": (value.USAGE, value.run),
    "lookback": (lookback.USAGE, lookback.run),
    "check": (explain.CHECK, explain.check),
    "export": (export.USAGE, export.run),
    "coverage": (coverage.USAGE, coverage.run),
    "lessons": (lessons.USAGE, lessons.run),
    "progress": (progress.USAGE, progress.run),
    "puzzles": (puzzles.USAGE, puzzles.run),
    "rulings": (rulings.USAGE, rulings.run),
    "position": (position.USAGE, position.run),
    "new": (new.USAGE, new.run),
    "rules": (reference.RULES, reference.rules),
    "card": (reference.CARD, reference.card),
}
HELP = ("-h", "--help", "help")


def main(args: Sequence[str] | None = None, out: TextIO | None = None, err: TextIO | None = None) -> int:
    """Run a command line and return the exit code."""
    given = list(sys.argv[1:] if args is None else args)
    out, err = out or sys.stdout, err or sys.stderr
    for stream in (out, err):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal with a limited character set must not stop a command
    shell = Shell(system_language(), out, err)
    before = os.environ.get(LANGUAGE)
    try:
        wanted, rest = _language(given)
        shell.language = wanted or shell.language
        if wanted:
            os.environ[LANGUAGE] = wanted  # for processes started from here
        code = _carry_out(shell, rest)
        out.flush()
    except CliError as error:
        shell.complain(_error_text(shell, error))
        return error.code
    except BrokenPipeError:
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FOUND
    except KeyboardInterrupt:
        shell.progress("")
        return STOPPED
    except PositionError as error:
        for line in error.said:
            shell.complain(worded(line, shell.language))
        return FOUND
    except (GameError, WordedError, OSError) as error:
        shell.complain(shell.message("cli-error", what=words_of(error, shell.language) or str(error)))
        return USAGE
    finally:
        if before is not None:
            os.environ[LANGUAGE] = before
        else:
            os.environ.pop(LANGUAGE, None)
    return code


def _language(args: list[str]) -> tuple[str, list[str]]:
    """Remove ``--lang`` from a command line, anywhere before ``--``; return its value and the other words.

    Raises:
        CliError: the language is unknown.
    """
    wanted, rest = "", []
    words = iter(args)
    for word in words:
        if word == "--":
            rest += [word, *words]
            break
        if word == "--lang" or word.startswith("--lang="):
            wanted = word.partition("=")[2] if "=" in word else next(words, "")
            if wanted not in LANGUAGES:
                msg = "cli-error-language"
                raise CliError(msg, language=wanted, languages=", ".join(LANGUAGES))
        else:
            rest.append(word)
    return wanted, rest


def _carry_out(shell: Shell, args: list[str]) -> int:
    if not args or args[0] in HELP:
        return _help(shell, args[1] if len(args) > 1 else "")
    name, *rest = args
    if name not in COMMANDS:
        msg = "cli-error-command"
        raise CliError(msg, command=name, near=Near(name, tuple(COMMANDS), listed=True))
    before = rest[: rest.index("--")] if "--" in rest else rest
    if any(word in ("-h", "--help") for word in before):
        return _help(shell, name)
    usage, command = COMMANDS[name]
    return command(shell, read(usage, rest))


def _help(shell: Shell, name: str) -> int:
    if not name:
        shell.write("cli-help")
        shell.line()
        for each in COMMANDS:
            shell.line(f"  {each:<10} {shell.message(f'cli-{each}')}")
        shell.line()
        shell.write("cli-help-more")
        shell.write("cli-help-codes")
        return FINE
    if name not in COMMANDS:
        msg = "cli-error-command"
        raise CliError(msg, command=name, near=Near(name, tuple(COMMANDS), listed=True))
    usage, _ = COMMANDS[name]
    shell.line(f"python -m tutor {shell.message(f'cli-{name}.usage')}")
    shell.line()
    shell.write(f"cli-{name}")
    shell.write(f"cli-{name}.more")
    shell.line()
    for flag in usage.flags:
        shown = f"--{flag.name} {flag.value}".strip()
        shell.line(f"  {shown:<18} {shell.message(f'cli-flag-{flag.words or flag.name}')}")
    shell.line(f"  {'--lang en|uk':<18} {shell.message('cli-flag-lang')}")
    return FINE


def _error_text(shell: Shell, error: CliError) -> str:
    slots = dict(error.slots)
    usage = slots.get("usage")
    if isinstance(usage, str) and usage.startswith("cli-"):
        slots["usage"] = shell.message(usage)
    return shell.message(error.message, **slots)
