"""One kernel for all notebooks that a process tests: to start one and import everything takes longer than they run.

Between two notebooks the kernel forgets their names, and before one in English also our modules: that one begins with
the project as in a new kernel. One in Ukrainian, whose code is the same (``tests/course/test_notebooks.py``), may find
them imported. What others imported stays. A kernel that cannot do this is stopped.
"""

from pathlib import Path

from nbval.kernel import RunningKernel

FORGET = "get_ipython().reset()"
IMPORT_AGAIN = """
import sys
for _ in [_ for _ in sys.modules if _.partition(".")[0] in ("engine", "tutor")]:
    del sys.modules[_]
del sys
"""
ENTER = "import os; os.chdir({folder!r}); del os"
SECONDS = 60
"""that a kernel may take for each of these"""

_waiting: list[RunningKernel] = []


class LentKernel(RunningKernel):  # type: ignore[misc]
    """A kernel that a notebook gives back where nbval would stop it."""

    def stop(self) -> None:
        if _run(self, FORGET):
            _waiting.append(self)
        else:
            super().stop()


def lend(kernel_name: str, cwd: str, startup_timeout: float) -> RunningKernel:
    """Return a kernel in a folder, in place of ``RunningKernel(...)``: one that waits, or else a new one."""
    while _waiting:
        kernel = _waiting.pop()
        ours = "" if Path(cwd).name == "uk" else IMPORT_AGAIN
        if kernel.is_alive() and _run(kernel, ENTER.format(folder=cwd) + ours):
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
