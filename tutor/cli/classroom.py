"""``class``: shows lessons, tasks, scenarios and rulings full-page in the browser with Voilà, for a projector."""

from __future__ import annotations

import importlib.util
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from engine.positions.carry import is_line
from engine.text.errors import worded
from tutor.cli import jupyter_server
from tutor.cli.shell import FOUND, Call, CliError, Flag, Shell, Usage
from tutor.user_files import SAVING

USAGE = Usage("class", (0, 99), (Flag("no-browser"), Flag("port", "N")), rest=True)
TEMPLATE = "class"
"""Voilà's template without requests to other servers"""
GUARDED = (
    "--Voila.tornado_settings={'allow_remote_access': False, 'disable_check_xsrf': True}",
    "--VoilaConfiguration.multi_kernel_manager_class=tutor.cli.class_kernels.ClassKernels",
)
"""Voilà's settings: like Jupyter, answer only who asks for a host name of this machine (else any page on the web could
lead a browser here by a name of its own); let a page that is closed end its kernel, for which it sends no token but a
name that only it knows; bound the kernels"""
SHOWN = "lessons/staging"
"""scenario shown by default"""
CELL = """\
from tutor.desk.show import show

shown = show({names!r}, {language!r})
shown"""


def run(shell: Shell, call: Call, start: jupyter_server.Start = jupyter_server.serve) -> int:
    """Start Voilà and wait for its end; what cannot be shown is told before that."""
    if importlib.util.find_spec("voila") is None:
        msg = "cli-class-no-voila"
        raise CliError(msg)
    from tutor.desk.show import faults  # the other commands need no widgets

    names = [_whole(name) for name in call.names or [SHOWN]]
    if wrong := faults([name for name in names if not _is_notebook(name)]):
        for error in wrong:
            for line in error.said:
                shell.complain(worded(line, shell.language))
        return FOUND
    with tempfile.TemporaryDirectory(prefix="innovation-class-") as folder:
        page = notebook(names, shell.language, Path(folder))
        shell.write("cli-class-opens", name=", ".join(call.names or [SHOWN]))
        shell.out.flush()
        environment = {**os.environ, SAVING: "off"}  # visitors must not touch the teacher's games and progress
        return start(arguments(call, page), jupyter_server.with_ours("JUPYTER_PATH", environment))


def _whole(name: str) -> str:
    """Return a name as Voilà's kernel needs it, which starts in another folder: that of a file in full."""
    return str(Path(name).absolute()) if not is_line(name) and Path(name).is_file() else name


def _is_notebook(name: str) -> bool:
    return not is_line(name) and Path(name).suffix == ".ipynb" and Path(name).is_file()


def notebook(names: Sequence[str], language: str, folder: Path) -> Path:
    """Return the notebook to show: one's own, or one made in ``folder`` that shows what the names stand for.

    Raises:
        CliError: a notebook of one's own is to be shown beside something else.
    """
    if any(map(_is_notebook, names)):
        if len(names) > 1:
            msg = "cli-error-class-notebook"
            raise CliError(msg)
        return Path(names[0])
    cell: dict[str, object] = {
        "cell_type": "code",
        "id": "class",
        "metadata": {},
        "execution_count": None,
        "outputs": [],
        "source": CELL.format(names=list(names), language=language),
    }
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    made = {"nbformat": 4, "nbformat_minor": 5, "metadata": kernel, "cells": [cell]}
    page = folder / "class.ipynb"
    page.write_text(json.dumps(made), encoding="utf-8")
    return page


def arguments(call: Call, page: Path) -> list[str]:
    """Return the command that starts Voilà.

    Raises:
        CliError: the port is invalid.
    """
    command = [sys.executable, "-m", "voila", str(page), f"--template={TEMPLATE}", *GUARDED]
    return [*command, *jupyter_server.options(call), *call.rest]
