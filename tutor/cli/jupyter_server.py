"""Jupyter servers for ``lab`` and ``class``: options, settings, start and wait."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tutor.cli.shell import Call, CliError

JUPYTER = Path(__file__).parent / "jupyter"
"""folder with our settings for Jupyter's programs, under their own folder names"""

Start = Callable[[Sequence[str], dict[str, str]], int]
"""starts a server: (command, environment) -> exit code"""


def options(call: Call) -> list[str]:
    """Return the options for browser and port, which all Jupyter servers share.

    Raises:
        CliError: the port is invalid.
    """
    found = ["--no-browser"] if call["no-browser"] else []
    if call["port"] is not None:
        if not call["port"].isdecimal() or not 0 < int(call["port"]) < 65536:
            msg = "cli-error-port"
            raise CliError(msg, port=call["port"])
        found.append(f"--port={call['port']}")
    return found


def with_ours(variable: str, environment: Mapping[str, str]) -> dict[str, str]:
    """Return an environment with our folder first on one of Jupyter's search paths."""
    return {**environment, variable: os.pathsep.join(filter(None, (str(JUPYTER), environment.get(variable))))}


def serve(command: Sequence[str], environment: dict[str, str]) -> int:
    """Start a server, wait for its end and return its exit code."""
    process = subprocess.Popen(command, env=environment)  # noqa: S603
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:  # the server gets it too, and asks whether to stop
            continue
