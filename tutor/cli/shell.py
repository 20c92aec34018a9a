"""The shell of every command: output, language, and parsing of the command line."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple, NoReturn, TextIO

from engine.cards.facts import EDITIONS
from engine.positions.problems import nearest
from engine.text.markup import AgeBox, Glyph, Text, parse, slot_text
from engine.text.messages import LANGUAGES, Slot
from tutor.panels.app_text import LANGUAGE, catalogue

LONGEST = 900
"""maximum length of a message slot; the catalogues refuse more than a thousand characters"""

FINE, FOUND, USAGE = 0, 1, 2
"""exit codes: success; the answer is no, something is wrong or cut off; the command cannot be run (docs/commands.md)"""
STOPPED = 130
"""the exit code if Ctrl-C ended a command that has nothing to show by then"""


class Near(NamedTuple):
    """The end of a message about an unknown word: a suggestion."""

    found: str
    known: tuple[str, ...]
    listed: bool = False
    """whether all known words are listed if none is similar"""


class CliError(Exception):
    """A command cannot be run; the message says why in one line."""

    def __init__(self, message: str, /, code: int = USAGE, **slots: Slot | Near) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.slots = slots


def system_language() -> str:
    """Return the language of the environment, or English if it is not supported."""
    for name in (LANGUAGE, "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "").split("_")[0].split(".")[0].casefold()
        if wanted in LANGUAGES:
            return wanted
        if wanted:
            break
    return "en"


def show_progress(text: str, err: TextIO | None = None) -> None:
    """Show how far long work is, in one line of a terminal that the next one replaces; nothing elsewhere."""
    stream = err if err is not None else sys.stderr
    if stream.isatty():
        stream.write(f"\r\x1b[K{text}")
        stream.flush()


@dataclass
class Shell:
    """The output of a command and its language."""

    language: str
    out: TextIO = field(default_factory=lambda: sys.stdout)
    err: TextIO = field(default_factory=lambda: sys.stderr)
    stopped: bool = False
    """whether Ctrl-C ended long work; what is there by then is shown"""

    def message(self, message: str, /, **slots: Slot | Near) -> str:
        """Return a message; slots longer than ``LONGEST`` are cut off."""
        worded = {name: self._near(slot) if isinstance(slot, Near) else slot for name, slot in slots.items()}
        cut = {
            name: f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
            for name, value in worded.items()
        }
        return catalogue(self.language).message(message, **cut)

    def _near(self, near: Near) -> str:
        found = nearest(near.found, near.known)
        if found:
            return self.message("cli-near", near=found)
        return self.message("cli-there-are", known=", ".join(near.known)) if near.listed else ""

    def line(self, text: str = "", indent: int = 0) -> None:
        """Write a line; marks become words."""
        plain = self.plain(text)
        self.out.write(f"{' ' * indent}{plain}\n" if plain else "\n")

    def write(self, message: str, /, indent: int = 0, **slots: Slot) -> None:
        """Write a message as a line."""
        self.line(self.message(message, **slots), indent)

    def progress(self, message: str, /, **slots: Slot) -> None:
        """Show how far long work is, in one line of a terminal that the next one replaces; nothing elsewhere."""
        if self.err.isatty():
            show_progress(self.plain(self.message(message, **slots)) if message else "", self.err)

    @contextmanager
    def long_work(self, *, interrupted: bool = True) -> Iterator[None]:
        """Let Ctrl-C end work with what is there by then, and :attr:`stopped` tell it.

        The work is interrupted, or where that would spoil what is there goes on to where it asks for ``stopped``; then
        only a second Ctrl-C interrupts, and that ends the command.
        """
        before = None
        if not interrupted and threading.current_thread() is threading.main_thread():
            before = signal.signal(signal.SIGINT, self._stop)
        try:
            yield
        except KeyboardInterrupt:
            if not interrupted:
                raise
            self.stopped = True
        finally:
            if before is not None:
                signal.signal(signal.SIGINT, before)
            self.progress("")
        if self.stopped:
            self.complain(self.message("cli-stopped"))

    def _stop(self, *_: Any) -> None:
        self.stopped = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    def complain(self, text: str) -> None:
        """Write a line to the error stream."""
        self.err.write(self.plain(text) + "\n")

    def plain(self, text: str) -> str:
        """Return text with its marks as words in brackets, such as ``[2]`` or ``[concept]`` (translated)."""
        parts = []
        for segment in parse(text):
            match segment:
                case Text(words):
                    parts.append(words)
                case AgeBox(value):
                    parts.append(f"[{value}]")
                case Glyph(contents):
                    parts.append(f"[{slot_text(contents, catalogue(self.language), 'name')}]")
        return "".join(parts)

    def json(self, data: Any) -> None:
        """Write data as JSON."""
        self.out.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


# --- reading the command line -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Flag:
    """An option of a command."""

    name: str
    value: str = ""
    """placeholder of its value in the help; empty: it has no value"""
    default: Any = None
    words: str = ""
    """its help is the message ``cli-flag-<words>``; empty: its name"""


@dataclass(frozen=True)
class Usage:
    """The syntax of a command."""

    command: str
    """its messages are ``cli-<command>`` and its attribute ``.usage``"""
    names: tuple[int, int] = (0, 0)
    """minimum and maximum number of words; a maximum of -1 means no limit"""
    flags: tuple[Flag, ...] = ()
    rest: bool = False
    """whether unknown options are passed on"""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentError(None, message)


@dataclass(frozen=True)
class Call:
    """A parsed command line."""

    names: tuple[str, ...]
    flags: Mapping[str, Any]
    rest: tuple[str, ...] = ()

    def __getitem__(self, name: str) -> Any:
        return self.flags[name]

    def number(self, name: str, low: int, high: int) -> int:
        """Return the whole number that an option gives.

        Raises:
            CliError: it is none, or not from ``low`` to ``high``.
        """
        given = self[name]
        if given.isascii() and given.isdecimal() and len(given) < 20 and low <= int(given) <= high:
            return int(given)
        msg = "cli-error-play-number"
        raise CliError(msg, option=f"--{name}", low=str(low), high=str(high), given=given)

    def edition(self) -> int | None:
        """Return the value of ``--edition``, or ``None`` without it.

        Raises:
            CliError: there is no such edition.
        """
        given = self["edition"]
        if given is not None and given not in map(str, EDITIONS):
            msg = "cli-error-edition"
            raise CliError(msg, edition=given, editions=", ".join(map(str, EDITIONS)))
        return None if given is None else int(given)


def read(usage: Usage, args: Sequence[str]) -> Call:
    """Parse the words after a command.

    Raises:
        CliError: an unknown option, an option without its value, or too few or too many words.
    """
    parser = _Parser(add_help=False, allow_abbrev=False, exit_on_error=False)
    for flag in usage.flags:
        if flag.value:
            parser.add_argument(f"--{flag.name}", default=flag.default)
        else:
            parser.add_argument(f"--{flag.name}", action="store_true")
    try:
        parsed, left = parser.parse_known_args(_apart(args))
    except argparse.ArgumentError as error:
        msg = "cli-error-option-value"
        raise CliError(msg, option=error.argument_name or "--", command=usage.command) from None
    words = [word.removeprefix(_WORD) for word in left if word.startswith(_WORD) or not _is_option(word)]
    unknown = [word for word in left if not word.startswith(_WORD) and _is_option(word)]
    if unknown and not usage.rest:
        msg = "cli-error-option"
        raise CliError(msg, option=unknown[0], command=usage.command)
    least, most = usage.names
    if len(words) < least:
        msg = "cli-error-missing"
        raise CliError(msg, command=usage.command, usage=f"cli-{usage.command}.usage")
    if 0 <= most < len(words):
        msg = "cli-error-too-many"
        raise CliError(msg, word=words[most], command=usage.command)
    flags = {flag.name: getattr(parsed, flag.name.replace("-", "_")) for flag in usage.flags}
    return Call(tuple(words), flags, tuple(unknown))


_WORD = "\0"


def _apart(args: Iterable[str]) -> list[str]:
    """Mark the words after ``--``, which are never options."""
    found, open_ = [], True
    for arg in args:
        if open_ and arg == "--":
            open_ = False
        else:
            found.append(arg if open_ else _WORD + arg)
    return found


def _is_option(word: str) -> bool:
    return word.startswith("-") and word != "-"
