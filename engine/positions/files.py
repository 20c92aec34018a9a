"""Finding and loading positions: from a file, from a text, from the scenarios that come with the tutor."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from engine.positions.position import Position
from engine.positions.problems import PositionError, hint
from engine.positions.read import Reader
from engine.positions.yaml_sheet import MAX_BYTES, Sheet, shown
from engine.text.errors import WordedError
from engine.text.messages import phrase

_ROOT = Path(__file__).parents[2]
SCENARIOS = (_ROOT / "scenarios", _ROOT / "tutor" / "_data" / "scenarios")
"""where the tutor's own scenarios are: in a checkout, or installed from a wheel"""


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
        for path in sorted(folder.rglob("*.yaml")):
            found.setdefault(path.relative_to(folder).with_suffix("").as_posix(), path)
    return found


def find(name: str, folders: Sequence[Path] = SCENARIOS) -> Path:
    """The file of a scenario, by its name or, where only one is called so, by the last part of it (its id).

    Raises:
        UnknownScenarioError: with the nearest name.
    """
    known = list_all(folders)
    wanted = name.removesuffix(".yaml")
    if wanted in known:
        return known[wanted]
    called = [path for full, path in known.items() if full.rpartition("/")[2] == wanted]
    if len(called) == 1:
        return called[0]
    raise UnknownScenarioError(name, known)


def load(path_or_name: str | Path, folders: Sequence[Path] = SCENARIOS) -> Position:
    """The position of a file, or of a scenario by name.

    Raises:
        PositionError: with all that is wrong with it.
        UnknownScenarioError: there is neither a file nor a scenario of that name.
    """
    path = Path(path_or_name)
    if not path.is_file() and not isinstance(path_or_name, Path):
        path = find(path_or_name, folders)
    sheet = Sheet(path.name)
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    try:
        text = data[:MAX_BYTES].decode("utf-8-sig") if len(data) > MAX_BYTES else data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        sheet.problem_at(before.count(b"\n") + 1, error.start - before.rfind(b"\n"), phrase("position-no-utf-8"))
        raise PositionError(sheet.problems) from None
    if len(data) > MAX_BYTES:
        sheet.problem_at(1, 1, phrase("position-too-big", n=MAX_BYTES))
        raise PositionError(sheet.problems)
    return _read(sheet, text, path.stem)


def loads(text: str, source: str = "position") -> Position:
    """The position that a text holds; ``source`` is what errors call it.

    Raises:
        PositionError: with all that is wrong with it.
    """
    return _read(Sheet(source), text, Path(source).stem)


def _read(sheet: Sheet, text: str, name: str) -> Position:
    root = sheet.compose(text)
    position = Reader(sheet, name).read(root) if root is not None else None
    if sheet.problems or position is None:
        raise PositionError(sorted(sheet.problems, key=lambda problem: (problem.line, problem.column)))
    return position
