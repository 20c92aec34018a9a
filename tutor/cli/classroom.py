"""``class``: shows a scenario or lesson full-page in the browser with Voilà, for a projector."""

from __future__ import annotations

import importlib.util
import json
import os
import sys
import tempfile
from pathlib import Path

from engine.positions.files import find
from tutor.cli import jupyter_server
from tutor.cli.shell import Call, CliError, Flag, Shell, Usage
from tutor.course.folders import lessons
from tutor.user_files import SAVING

USAGE = Usage("class", (0, 1), (Flag("no-browser"), Flag("port", "N")), rest=True)
TEMPLATE = "class"
"""Voilà's template without requests to other servers"""
GUARDED = (
    "--Voila.tornado_settings={'allow_remote_access': False}",
    "--VoilaConfiguration.multi_kernel_manager_class=tutor.cli.class_kernels.ClassKernels",
)
"""Voilà's settings: like Jupyter, answer only who asks for a host name of this machine (else any page on the web could
lead a browser here by a name of its own); bound the kernels"""
SHOWN = "lessons/staging"
"""scenario shown by default"""
CELL = """\
import tutor

app = tutor.open({name!r}, {language!r}, motion=False)
app.presenting = True
app"""


def run(shell: Shell, call: Call, start: jupyter_server.Start = jupyter_server.serve) -> int:
    """Start Voilà and wait for its end."""
    if importlib.util.find_spec("voila") is None:
        msg = "cli-class-no-voila"
        raise CliError(msg)
    name = call.names[0] if call.names else SHOWN
    with tempfile.TemporaryDirectory(prefix="innovation-class-") as folder:
        page = notebook(name, shell.language, Path(folder))
        shell.write("cli-class-opens", name=name)
        shell.out.flush()
        environment = {**os.environ, SAVING: "off"}  # visitors must not touch the teacher's games and progress
        return start(arguments(call, page), jupyter_server.with_ours("JUPYTER_PATH", environment))


def notebook(name: str, language: str, folder: Path) -> Path:
    """Return the notebook to show: that of a lesson, or one made in ``folder`` for a scenario.

    Raises:
        UnknownScenarioError: there is no lesson and no scenario with this name.
    """
    named = Path(name)
    if named.suffix == ".ipynb" and named.is_file():
        return named.absolute()
    lesson = lessons() / ("uk" if language == "uk" else "") / f"{name}.ipynb"
    if lesson.is_file():
        return lesson
    if not named.is_file():
        find(name)
    source = CELL.format(name=str(named.absolute()) if named.is_file() else name, language=language)
    cell: dict[str, object] = {
        "cell_type": "code",
        "id": "class",
        "metadata": {},
        "execution_count": None,
        "outputs": [],
        "source": source,
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
