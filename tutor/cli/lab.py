"""``lab``: opens JupyterLab on the user's own copies of the lessons, without network access."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tutor.cli import jupyter_server, lesson_copies
from tutor.cli.shell import Call, Flag, Shell, Usage
from tutor.course.folders import CONTENTS, lessons
from tutor.user_files import lessons_folder, state_folder

USAGE = Usage("lab", (0, 0), (Flag("no-browser"), Flag("folder", "DIR"), Flag("port", "N")), rest=True)
LEFT = 1800
"""seconds after which the kernel of a page that was closed ends; games and progress are in files, so they go on"""


def run(shell: Shell, call: Call, start: jupyter_server.Start = jupyter_server.serve) -> int:
    """Start JupyterLab and wait for its end."""
    folder = _folder(shell, call["folder"])
    shell.write("cli-lab-opens", folder=str(folder))
    if is_root():
        shell.write("cli-lab-root")
    shell.out.flush()
    environment = jupyter_server.with_ours("JUPYTER_CONFIG_PATH", os.environ)
    # Which pages are open here is no business of the person's other JupyterLab, nor the other way round.
    environment.setdefault("JUPYTERLAB_WORKSPACES_DIR", str(state_folder() / "workspaces"))
    return start(arguments(shell, call, folder), environment)


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
        f"--LabApp.extra_labextensions_path={jupyter_server.JUPYTER / 'labextensions'}",
        *jupyter_server.options(call),
    ]
    if is_root():
        command.append("--allow-root")
    return [*command, *call.rest]


def _folder(shell: Shell, named: str | None) -> Path:
    """Return the folder to open: the user's own copies, brought up to date, or the lessons themselves if named."""
    folder = Path(named).expanduser().absolute() if named is not None else lessons_folder()
    if folder == lessons():
        return folder
    for name, newer in lesson_copies.refresh(lessons(), folder).changed:
        shell.write("cli-lab-kept", file=name, newer=newer)
    return folder
