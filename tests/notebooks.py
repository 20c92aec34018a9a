"""Kernels for the notebooks that are tested: a new one for each in English, one for all in Ukrainian.

To start one and import everything takes longer than a notebook runs. One in Ukrainian, whose code is the same (see
``tests/course/test_notebooks.py``), goes on where another has ended: names are forgotten, modules stay imported.
"""

from pathlib import Path

from nbval.kernel import RunningKernel

FORGET = "get_ipython().reset()"
ENTER = "import os; os.chdir({folder!r}); del os"
SECONDS = 60
"""that a kernel may take for each of these"""

_waiting: list[RunningKernel] = []


class LentKernel(RunningKernel):  # type: ignore[misc]
    """A kernel that the first notebook leaves to others where nbval would stop it."""

    def stop(self) -> None:
        if not _waiting and _run(self, FORGET):
            _waiting.append(self)
        else:
            super().stop()


def lend(kernel_name: str, cwd: str, startup_timeout: float) -> RunningKernel:
    """Return a kernel in a folder, in place of ``RunningKernel(...)``."""
    while _waiting and Path(cwd).name == "uk":
        kernel = _waiting.pop()
        if kernel.is_alive() and _run(kernel, ENTER.format(folder=cwd)):
            return kernel
        RunningKernel.stop(kernel)
    return LentKernel(kernel_name, cwd, startup_timeout)


def stop_all() -> None:
    """Stop the kernels that wait for a notebook."""
    while _waiting:
        RunningKernel.stop(_waiting.pop())


def _run(kernel: RunningKernel, code: str) -> bool:
    """Run code in a kernel; return whether it came to its end."""
    try:
        reply = kernel.kc.execute_interactive(
            code, store_history=False, allow_stdin=False, timeout=SECONDS, output_hook=lambda _: None
        )
    except (TimeoutError, RuntimeError):
        return False
    return bool(reply["content"]["status"] == "ok")
