"""Jupyter's servers, as ``lab`` and ``class`` start them: options, our settings for them, the wait for their end."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tutor.cli.shell import Call, CliError

JUPYTER = Path(__file__).parent / "jupyter"
"""where Jupyter's programs find what is ours, by their own names of folders"""

Start = Callable[[Sequence[str], dict[str, str]], int]
"""how a server is started: (command, environment) -> its exit code"""


def options(call: Call) -> list[str]:
    """Return the options for the browser and the port, which every server of Jupyter's has.

    Raises:
        CliError: a port that is none.
    """
    found = ["--no-browser"] if call["no-browser"] else []
    if call["port"] is not None:
        if not call["port"].isdecimal() or not 0 < int(call["port"]) < 65536:
            msg = "cli-error-port"
            raise CliError(msg, port=call["port"])
        found.append(f"--port={call['port']}")
    return found


def with_ours(variable: str, environment: Mapping[str, str]) -> dict[str, str]:
    """Return an environment in which our folder comes first on a search path of Jupyter's."""
    return {**environment, variable: os.pathsep.join(filter(None, (str(JUPYTER), environment.get(variable))))}


def serve(command: Sequence[str], environment: dict[str, str]) -> int:
    """Start a server, wait for its end and return its exit code."""
    process = subprocess.Popen(command, env=environment)  # noqa: S603
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:  # the server got it as well, and asks whether it shall end
            continue
