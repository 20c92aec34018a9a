"""The options by which large work is given to several workers, and what is said if workers were lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from engine.workers import MOST_WORKERS, Workers, WorkersError
from tutor.cli.shell import Call, CliError, Flag, Shell

WORKERS = (Flag("workers", "N", default="1"), Flag("scheduler", "ADDRESS"))


@contextmanager
def workers(shell: Shell, call: Call) -> Iterator[Workers]:
    """Give the workers of ``--workers`` and ``--scheduler``, and end them; it is said how many were lost meanwhile.

    Raises:
        CliError: both are given, the number is wrong, there is no such scheduler, or Dask is not installed.
    """
    try:
        found = Workers.of(call.number("workers", 1, MOST_WORKERS), call["scheduler"])
    except WorkersError as error:
        if error.reason == "scheduler":
            msg = "cli-error-scheduler"
            raise CliError(msg, address=call["scheduler"], why=str(error)) from None
        msg = "cli-error-no-dask" if error.reason == "no-dask" else "cli-error-two-workers"
        raise CliError(msg) from None
    with found:
        yield found
    if found.losses:
        shell.complain(shell.message("cli-workers-lost", n=found.losses))
