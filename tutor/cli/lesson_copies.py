"""The user's own copies of the lessons' notebooks: lessons are used there, and nothing in a checkout changes.

A copy is refreshed when another one comes with the tutor, unless the user has changed what it says. To run a page is no
change: its results are not compared. Beside a page that the user has changed the newer one is laid, under a name of its
own.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from tutor.cli.shell import CliError
from tutor.course.folders import SOURCE
from tutor.user_files import locked, read_whole, real, write_whole

LIST = ".innovation-tutor.json"
"""file in the user's folder: what was copied, by name (:class:`Copied`)"""
NEWER = ".new"
"""what stands before the ending in the name of a page that is laid beside the user's own"""
IGNORED = frozenset({SOURCE, ".ipynb_checkpoints"})
"""folders of which nothing is copied"""


@dataclass(frozen=True, slots=True)
class Copied:
    """What is known of a copy."""

    came: str
    """digest of the file that came with the tutor when it was last copied or offered"""
    said: str
    """digest of what the copy said then (:func:`said`); the user has changed a copy that says anything else"""


@dataclass(slots=True)
class Report:
    """What was done with the copies; files by their names in the folder."""

    changed: list[tuple[str, str]] = field(default_factory=list)
    """pages that the user has changed, with the name of the newer page beside each"""
    fresh: list[str] = field(default_factory=list)
    """pages that were copied or refreshed"""


def refresh(source: Path, folder: Path) -> Report:
    """Bring the copies in a folder up to date.

    Raises:
        CliError: the folder cannot be written; what was there is there still.
    """
    report = Report()
    try:
        with locked(folder / LIST) as listed:
            known = _read(listed)
            delivered = dict(_delivered(source))
            for name, data in delivered.items():
                _copy(folder, name, data, known, report)
            for name in [*known]:
                if name not in delivered and not _is_beside(name, delivered):
                    _retire(folder, name, known.pop(name))
            plain = {name: [each.came, each.said] for name, each in sorted(known.items())}
            write_whole(listed, (json.dumps(plain, indent=1) + "\n").encode())
    except OSError as error:
        msg = "cli-error-lab-folder"
        raise CliError(msg, folder=str(folder), why=error.strerror or str(error)) from error
    sign(folder / name for name in report.fresh if name.endswith(".ipynb"))
    return report


def _copy(folder: Path, name: str, data: bytes, known: dict[str, Copied], report: Report) -> None:
    """Copy one file, or lay it beside the user's own."""
    target, new = folder / name, Copied(_digest(data), said(name, data))
    there, before = read_whole(target), known.get(name)
    if there is None or (now := said(name, there)) == new.said or (before is not None and now == before.said):
        if there is None or before is None or before.came != new.came or said(name, there) != new.said:
            _write(target, data)
            report.fresh.append(name)
        known[name] = new
        return
    # The user's own. Its entry tells what was last offered; nothing that it says is ever taken for ours.
    beside = str(Path(name).with_suffix(NEWER + Path(name).suffix).as_posix())
    if before is None or before.came != new.came:
        laid = read_whole(folder / beside)
        if laid is None or (beside in known and said(beside, laid) == known[beside].said):
            _write(folder / beside, data)
            report.fresh.append(beside)
            known[beside] = new
    known[name] = Copied(new.came, before.said if before is not None else "")
    if (folder / beside).exists():
        report.changed.append((name, beside))


def _retire(folder: Path, name: str, copied: Copied) -> None:
    """Remove a copy of which nothing comes with the tutor any more, unless the user has changed it."""
    there = read_whole(folder / name)
    if there is not None and said(name, there) == copied.said:
        (folder / name).unlink()


def _is_beside(name: str, delivered: dict[str, bytes]) -> bool:
    path = Path(name)
    return path.stem.endswith(NEWER) and path.with_name(path.stem.removesuffix(NEWER) + path.suffix).as_posix() in (
        delivered
    )


def _delivered(source: Path) -> Iterator[tuple[str, bytes]]:
    """Yield name and contents of every file that is copied."""
    for path in sorted([*source.rglob("*.ipynb"), *source.rglob("*.svg")]):
        inside = path.relative_to(source)
        if not IGNORED & {*inside.parts}:
            yield inside.as_posix(), path.read_bytes()


def said(name: str, data: bytes) -> str:
    """Return a digest of what a file says: of a notebook its cells, without results; of another file all of it."""
    if name.endswith(".ipynb"):
        with suppress(ValueError, TypeError, KeyError, AttributeError):
            cells = [[cell["cell_type"], "".join(cell["source"])] for cell in json.loads(data)["cells"]]
            # JupyterLab adds an empty cell when the last one is run; nobody wrote it.
            while cells and not cells[-1][1].strip():
                cells.pop()
            return _digest(json.dumps(cells).encode())
    return _digest(data)


def _read(listed: Path) -> dict[str, Copied]:
    """Return what is known of the copies; nothing, if the list is not there or damaged."""
    try:
        plain: dict[str, Any] = json.loads(read_whole(listed) or b"{}")
        return {str(name): Copied(str(came), str(said_)) for name, (came, said_) in plain.items()}
    except (ValueError, TypeError, AttributeError):
        return {}


def _write(file: Path, data: bytes) -> None:
    target = real(file)
    target.parent.mkdir(parents=True, exist_ok=True)
    write_whole(target, data)


def sign(notebooks: Iterable[Path]) -> None:
    """Tell Jupyter that these notebooks may be trusted: `lab` runs no others by itself.

    What cannot be signed (no SQLite, no rights) is opened all the same, and run by hand.
    """
    from nbformat import sign as signing
    from nbformat import v4

    with suppress(Exception), cast("Any", signing).NotebookNotary() as notary:
        for notebook in notebooks:
            notary.sign(cast("Any", v4).reads_json(notebook.read_text(encoding="utf-8")))


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
