"""Jupyter servers for ``lab`` and ``class``: options, settings, start and wait."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tutor.cli.shell import Call, CliError
from tutor.cli.watched import GRACE

JUPYTER = Path(__file__).parent / "jupyter"
"""folder with our settings for Jupyter's programs, under their own folder names"""

ENDING = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
"""signals that end a process; SIGHUP comes when its terminal is closed, and Windows has none"""

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


class _StoppedError(BaseException):
    """A signal to end has come."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@contextmanager
def _stopped_by_signals() -> Iterator[None]:
    """Let the first signal that would end this process raise an error instead; later ones do nothing.

    A signal that is ignored (by ``nohup``) stays so.
    """

    def stop(number: int, _frame: object) -> None:
        for each in before:
            signal.signal(each, signal.SIG_IGN)
        raise _StoppedError(number)

    before = {each: found for each in ENDING if (found := signal.getsignal(each)) is not signal.SIG_IGN}
    for each in before:
        signal.signal(each, stop)
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def serve(command: Sequence[str], environment: dict[str, str]) -> int:
    """Start a server, ``python -m MODULE ...``, wait for its end and return its exit code.

    The server and its kernels end with this process: on a signal it ends them, and if it is killed the server notices.
    """
    watched = [*command[:2], "tutor.cli.watched", str(os.getpid()), *command[2:]]
    with _stopped_by_signals():
        process = subprocess.Popen(watched, env=environment)  # noqa: S603
        try:
            while True:
                try:
                    return process.wait()
                except KeyboardInterrupt:  # the server gets it too, and asks whether to stop
                    continue
        except _StoppedError as stopped:
            return 128 + stopped.number
        finally:
            _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    """Ask a process to end, and kill it if it does not."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
