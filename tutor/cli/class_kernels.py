"""The kernels of a class: one for each page that is open, ended when nobody looks, and not too many at once."""

from __future__ import annotations

from typing import Any

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError
from traitlets import Integer


class ClassKernels(AsyncMappingKernelManager):
    """Starts a kernel for every page that is opened; each takes about 100 MB.

    Voilà starts one before it knows whether the page will ever be shown, so a kernel without a page ends after a while.
    """

    cull_idle_timeout = Integer(300, config=True, help="Seconds after which a kernel without a page ends.")
    cull_interval = Integer(30, config=True, help="Seconds between two looks for such kernels.")
    most = Integer(40, config=True, help="Kernels at once; a page too many is refused.")
    _starting = 0

    async def _async_start_kernel(self, **given: Any) -> str:
        """Start a kernel.

        Raises:
            HTTPError: there are too many already.
        """
        if len(self._kernels) + self._starting >= self.most:
            msg = f"Too many pages are open ({self.most}): close one and try again in some minutes"
            raise HTTPError(503, msg, reason=msg)
        self._starting += 1
        try:
            return await super()._async_start_kernel(**given)
        finally:
            self._starting -= 1

    start_kernel = _async_start_kernel  # type: ignore[assignment]  # as the base class does
