"""Kernels for the notebooks that are tested: each a process of its own, forked from one that has read the engine."""

from functools import cache

from jupyter_client.provisioning.factory import KernelProvisionerFactory
from nbval.kernel import RunningKernel

from tests.browser import forked


def start(kernel_name: str, cwd: str, startup_timeout: float) -> RunningKernel:
    """Return a new kernel in a folder, in place of ``RunningKernel(...)``."""
    _fork_from_now_on()
    return RunningKernel(kernel_name, cwd, startup_timeout)


@cache
def _fork_from_now_on() -> None:
    forked.prepare()
    KernelProvisionerFactory.instance().default_provisioner_name = forked.NAME
