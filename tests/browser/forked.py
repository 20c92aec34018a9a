"""Kernels that start at once: each is forked from one process that has imported what the notebooks of tests import.

Every kernel is a process of its own, as always, and begins empty; what a test leaves in it ends with it.
A JupyterLab takes its kernels from here when this module is one of its extensions (``ARGUMENTS``).
"""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import os
import threading
from collections.abc import Mapping
from importlib.metadata import EntryPoint
from multiprocessing import forkserver
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

if TYPE_CHECKING:
    from jupyter_client.connect import KernelConnectionInfo
    from jupyter_server.serverapp import ServerApp

NAME = "forked"
IMPORTED = (
    *("ipykernel.kernelapp", "numpy", "PIL.Image", "psygnal"),
    *("engine.compare", "engine.explore", "engine.whatif", "tutor.course", "tutor.session"),
    *("tutor.panels.commands", "tutor.panels.help", "tutor.panels.why", "tutor.scene.svg", "tutor.scene.table"),
    __name__,
)
"""What is imported before; nothing of ipywidgets, as a module that makes a widget must find its kernel."""
ARGUMENTS = (
    f"--ServerApp.jpserver_extensions={{'{__name__}': True}}",
    f"--KernelProvisionerFactory.default_provisioner_name={NAME}",
)

_CONTEXT = multiprocessing.get_context("forkserver")


def _load_jupyter_server_extension(server: ServerApp) -> None:
    """Let the server start kernels with ``ForkedProvisioner``."""
    prepare()


def prepare() -> None:
    """Make ``ForkedProvisioner`` known by its name; the process to fork from begins to import now."""
    entry = EntryPoint(NAME, f"{__name__}:ForkedProvisioner", KernelProvisionerFactory.GROUP_NAME)
    KernelProvisionerFactory.provisioners[NAME] = entry
    _CONTEXT.set_forkserver_preload(list(IMPORTED))
    forkserver.ensure_running()


class ForkedProvisioner(LocalProvisioner):
    """Starts a kernel as a fork of a process that has imported its modules."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """Start what ``cmd`` says: ``python -m ipykernel_launcher`` and its arguments."""
        module = cmd.index("-m") + 1
        if cmd[module] != "ipykernel_launcher":
            raise ValueError(f"only ipykernel is forked, not {cmd}")
        folder = str(kwargs.get("cwd", Path.cwd()))
        process = _CONTEXT.Process(target=run_kernel, args=(cmd[module + 1 :], folder, dict(kwargs["env"])))
        process.start()
        self.process = cast("Any", _Forked(process))
        self.pid = process.pid
        return self.connection_info


class _Forked:
    """A process of ``multiprocessing`` as one of ``subprocess``, as far as the provisioner asks."""

    stdin = stdout = stderr = None

    def __init__(self, process: ForkServerProcess) -> None:
        self._process = process
        assert process.pid is not None
        self.pid: int = process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self) -> int | None:
        self._process.join()
        return self._process.exitcode

    def send_signal(self, signum: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signum)

    def terminate(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()


def run_kernel(arguments: list[str], folder: str, environment: Mapping[str, str]) -> None:
    """Be a kernel in this process until it is shut down, or until the server that has asked for it ends."""
    from ipykernel.kernelapp import IPKernelApp  # here, as the server needs none of it

    gc.freeze()  # what is shared with the others stays shared
    os.setsid()
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    threading.Thread(target=_end_with_server, daemon=True).start()
    IPKernelApp.launch_instance(arguments)


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)
