"""``lab``: opens JupyterLab on the lessons, from a checkout or from an installed wheel, without any network."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tutor.cli.shell import Call, CliError, Flag, Shell, Usage
from tutor.course.folders import CONTENTS, SOURCE, in_checkout, lessons

USAGE = Usage("lab", (0, 0), (Flag("no-browser"), Flag("folder", "DIR"), Flag("port", "N")), rest=True)
CONFIG = Path(__file__).parent / "jupyter"
"""settings that JupyterLab takes unless the user's own say otherwise: no question about news"""
LIST = ".innovation-tutor.json"
"""what was copied, by name, with the hash of what it held then"""


def run(shell: Shell, call: Call, start: Callable[[Sequence[str], dict[str, str]], int] | None = None) -> int:
    """Start JupyterLab and wait for its end."""
    folder = _folder(shell, call["folder"])
    shell.say("cli-lab-opens", folder=str(folder))
    shell.out.flush()
    environment = {**os.environ, "JUPYTER_CONFIG_PATH": _joined(str(CONFIG), os.environ.get("JUPYTER_CONFIG_PATH", ""))}
    return (start or _start)(arguments(shell, call, folder), environment)


def arguments(shell: Shell, call: Call, folder: Path) -> list[str]:
    """Return the command that starts JupyterLab.

    Raises:
        CliError: a port that is none.
    """
    ukrainian = f"uk/{CONTENTS}"
    page = ukrainian if shell.language == "uk" and (folder / ukrainian).is_file() else CONTENTS
    command = [
        sys.executable,
        "-m",
        "jupyterlab",
        f"--ServerApp.root_dir={folder}",
        f"--LabApp.default_url=/lab/tree/{page}",
        *serving(call),
    ]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--allow-root")
    return [*command, *call.rest]


def serving(call: Call) -> list[str]:
    """Return the options for the browser and the port, which every server of Jupyter's has.

    Raises:
        CliError: a port that is none.
    """
    options = ["--no-browser"] if call["no-browser"] else []
    if call["port"] is not None:
        if not call["port"].isdecimal() or not 0 < int(call["port"]) < 65536:
            msg = "cli-error-port"
            raise CliError(msg, port=call["port"])
        options.append(f"--port={call['port']}")
    return options


def _start(command: Sequence[str], environment: dict[str, str]) -> int:
    process = subprocess.Popen(command, env=environment)  # noqa: S603
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:  # JupyterLab got it as well, and asks whether it shall end
            continue


def _joined(*paths: str) -> str:
    return os.pathsep.join(filter(None, paths))


def _folder(shell: Shell, named: str | None) -> Path:
    """Return the folder to open: the checkout's own, or a learner's copy of what is installed."""
    if named is None and in_checkout():
        return lessons()
    folder = Path(named).expanduser().absolute() if named is not None else Path.home() / "innovation-tutor"
    if named is not None and folder == lessons():
        return folder
    for name in copy(lessons(), folder):
        shell.say("cli-lab-kept", file=name)
    return folder


def copy(source: Path, folder: Path) -> list[str]:
    """Copy notebooks and pictures to a learner's folder; return those that differ because the learner changed them.

    A notebook that the learner has not touched is brought up to date; one that was changed, or that was there before,
    stays as it is.
    """
    folder.mkdir(parents=True, exist_ok=True)
    listed = folder / LIST
    try:
        known = dict(json.loads(listed.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        known = {}
    kept = []
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
                kept.append(name)
                continue
        there.parent.mkdir(parents=True, exist_ok=True)
        part = there.with_name(there.name + ".part")
        part.write_bytes(new)
        part.replace(there)
        known[name] = _hash(new)
    listed.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return kept


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
