"""Finding and loading positions: from a file, from a text, from the scenarios that come with the tutor."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Collection, Sequence
from pathlib import Path

from yaml.nodes import Node

from engine.model.names import shown
from engine.positions.position import Position
from engine.positions.problems import PositionError, Problem, hint
from engine.positions.read import Reader
from engine.positions.yaml_sheet import MAX_BYTES, Sheet
from engine.text.errors import WordedError
from engine.text.messages import phrase

_ROOT = Path(__file__).parents[2]
SCENARIOS = (_ROOT / "scenarios", _ROOT / "tutor" / "_data" / "scenarios")
"""where the tutor's own scenarios are: in a checkout, or installed from a wheel"""

_NAME = re.compile(r"[a-z0-9-]{1,100}(/[a-z0-9-]{1,100}){0,9}")
"""a name that leads nowhere but to a file below a folder, and that no system finds too long"""


class UnknownScenarioError(WordedError, LookupError):
    """There is no scenario of that name."""

    code = "unknown-scenario"

    def __init__(self, name: str, known: Collection[str]) -> None:
        near = hint(name, known)
        remedy = near if near.slots else phrase("error-find-scenario")
        super().__init__(phrase("error-no-scenario", name=shown(name), hint=remedy))


def list_all(folders: Sequence[Path] = SCENARIOS) -> dict[str, Path]:
    """Every scenario by its name: its path below the folder without the ending, ``lessons/staging``."""
    found: dict[str, Path] = {}
    for folder in folders:
        for path in sorted(folder.rglob("*.yaml"), key=lambda path: path.with_suffix("")):
            found.setdefault(path.relative_to(folder).with_suffix("").as_posix(), path)
    return found


def find(name: str, folders: Sequence[Path] = SCENARIOS) -> Path:
    """The file of a scenario, by its name or, where only one is called so, by the last part of it (its id).

    Raises:
        UnknownScenarioError: with the nearest name.
    """
    wanted = name.removesuffix(".yaml")
    if _NAME.fullmatch(wanted):  # then there is no need to list hundreds of files
        for path in (folder / f"{wanted}.yaml" for folder in folders):
            if path.is_file():
                return path
    known = list_all(folders)
    if wanted in known:
        return known[wanted]
    called = [path for full, path in known.items() if full.rpartition("/")[2] == wanted]
    if len(called) == 1:
        return called[0]
    raise UnknownScenarioError(name, known)


def load(path_or_name: str | Path, folders: Sequence[Path] = SCENARIOS, *, edition: int | None = None) -> Position:
    """The position of a file, or of a scenario by name; with ``edition`` as that edition has it, whatever it names.

    Raises:
        PositionError: with all that is wrong with it.
        UnknownScenarioError: there is neither a file nor a scenario of that name.
    """
    path = Path(path_or_name)
    if not isinstance(path_or_name, Path) and not _is_file(path):
        path = find(path_or_name, folders)
    return _read(Sheet(path.name), text_of(path), path.stem, edition)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # no file can have such a name
        return False


def look_at(path: Path) -> tuple[Node | None, PositionError | None]:
    """Return the nodes of a file, as far as it has any, and all that is wrong with it."""
    sheet = Sheet(path.name)
    root = None
    try:
        root = sheet.compose(text_of(path))
        _position(sheet, root, path.stem)
    except PositionError as error:
        return root, error
    return root, None


def text_of(path: Path) -> str:
    """Return the text of an ordinary file that is no longer than a position may be.

    Raises:
        PositionError: it cannot be read, is too long or no text, or is no ordinary file: a pipe would be waited for,
            and a device may have no end.
    """
    line, column = 0, 0
    try:
        data = _bytes_of(path)
        if len(data) <= MAX_BYTES:
            return data.decode("utf-8-sig")
        data[:MAX_BYTES].decode("utf-8-sig")
        line, column, said = 1, 1, phrase("position-too-big", n=MAX_BYTES)
    except UnicodeDecodeError as error:
        before = error.object[: error.start]
        line, column = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        said = phrase("position-no-utf-8")
    except OSError as error:
        said = phrase("position-cannot-open", why=error.strerror or type(error).__name__)
    raise PositionError([Problem(path.name, line, column, said)])


def _bytes_of(path: Path) -> bytes:
    """Return what an ordinary file holds, of a long one a little more than a position may be.

    Raises:
        PositionError: it is no ordinary file.
        OSError: it cannot be read.
    """
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise PositionError([Problem(path.name, 0, 0, phrase("position-no-file"))])
        return file.read(MAX_BYTES + 1)


def loads(text: str, source: str = "position") -> Position:
    """The position that a text holds; ``source`` is what errors call it.

    Raises:
        PositionError: with all that is wrong with it.
    """
    return _read(Sheet(source), text, Path(source).stem)


def _read(sheet: Sheet, text: str, name: str, edition: int | None = None) -> Position:
    return _position(sheet, sheet.compose(text), name, edition)


def _position(sheet: Sheet, root: Node | None, name: str, edition: int | None = None) -> Position:
    position = Reader(sheet, name, edition).read(root) if root is not None else None
    if sheet.problems or position is None:
        raise PositionError(sorted(sheet.problems, key=lambda problem: (problem.line, problem.column)))
    return position
