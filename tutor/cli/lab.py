"""``lab``: opens JupyterLab on the lessons, from a checkout or an installed wheel, without network access."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path

from tutor.cli import jupyter_server
from tutor.cli.shell import Call, Flag, Shell, Usage
from tutor.course.folders import CONTENTS, SOURCE, in_checkout, lessons

USAGE = Usage("lab", (0, 0), (Flag("no-browser"), Flag("folder", "DIR"), Flag("port", "N")), rest=True)
LIST = ".innovation-tutor.json"
"""file with the name and hash of every copied file"""
LEFT = 1800
"""seconds after which the kernel of a page that was closed ends; games and progress are in files, so they go on"""


def run(shell: Shell, call: Call, start: jupyter_server.Start = jupyter_server.serve) -> int:
    """Start JupyterLab and wait for its end."""
    folder = _folder(shell, call["folder"])
    shell.write("cli-lab-opens", folder=str(folder))
    if is_root():
        shell.write("cli-lab-root")
    shell.out.flush()
    return start(arguments(shell, call, folder), jupyter_server.with_ours("JUPYTER_CONFIG_PATH", os.environ))


def is_root() -> bool:
    """Return whether this user may do anything on this machine; Jupyter then starts only if it is told to."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def arguments(shell: Shell, call: Call, folder: Path) -> list[str]:
    """Return the command that starts JupyterLab.

    Raises:
        CliError: the port is invalid.
    """
    ukrainian = f"uk/{CONTENTS}"
    page = ukrainian if shell.language == "uk" and (folder / ukrainian).is_file() else CONTENTS
    command = [
        sys.executable,
        "-m",
        "jupyterlab",
        f"--ServerApp.root_dir={folder}",
        f"--LabApp.default_url=/lab/tree/{page}",
        f"--MappingKernelManager.cull_idle_timeout={LEFT}",
        "--MappingKernelManager.cull_interval=60",
        *jupyter_server.options(call),
    ]
    if is_root():
        command.append("--allow-root")
    return [*command, *call.rest]


def _folder(shell: Shell, named: str | None) -> Path:
    """Return the folder to open: that of the checkout, or the learner's copy of the installed lessons."""
    if named is None and in_checkout():
        return lessons()
    folder = Path(named).expanduser().absolute() if named is not None else Path.home() / "innovation-tutor"
    if named is not None and folder == lessons():
        return folder
    for name in copy(lessons(), folder):
        shell.write("cli-lab-kept", file=name)
    return folder


def copy(source: Path, folder: Path) -> list[str]:
    """Copy notebooks and pictures to a learner's folder; return the names of files that the learner has changed.

    An unchanged copy is updated. A file that the learner changed, or that existed before the first copy, is not
    overwritten.
    """
    folder.mkdir(parents=True, exist_ok=True)
    listed = folder / LIST
    try:
        known = dict(json.loads(listed.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        known = {}
    changed = []
    for path in sorted([*source.rglob("*.ipynb"), *source.rglob("*.svg")]):
        inside = path.relative_to(source)
        name = inside.as_posix()
        if SOURCE in inside.parts or ".ipynb_checkpoints" in inside.parts:
            continue
        new, there = path.read_bytes(), folder / name
        if there.exists():
            old = there.read_bytes()
            if old == new:
                known[name] = _hash(new)
                continue
            if known.get(name) != _hash(old):
                changed.append(name)
                continue
        there.parent.mkdir(parents=True, exist_ok=True)
        part = there.with_name(there.name + ".part")
        part.write_bytes(new)
        part.replace(there)
        known[name] = _hash(new)
    listed.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return changed


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
