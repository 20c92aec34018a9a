"""Runs a module as a program that ends when the process that started it has ended, in whatever way.

``python -m tutor.cli.watched PID MODULE [ARGUMENT ...]``: PID is the process that starts it. A process that is killed
can tell nobody; so a thread looks whether it is still there, and then asks the program to end as ``kill`` would.
"""

from __future__ import annotations

import os
import runpy
import signal
import sys
import threading
import time

EVERY = 0.5
"""seconds between two looks"""
GRACE = 15.0
"""seconds that the program then has to end by itself; a server ends its kernels in them"""

if sys.platform == "win32":
    import ctypes

    def _wait(starter: int) -> None:
        """Wait until the process that started this one has ended."""
        synchronize, for_ever = 0x0010_0000, -1
        handle = ctypes.windll.kernel32.OpenProcess(synchronize, False, starter)
        if handle:
            ctypes.windll.kernel32.WaitForSingleObject(handle, for_ever)

    def _ask_to_end() -> None:
        os.kill(os.getpid(), signal.SIGTERM)

else:

    def _wait(starter: int) -> None:
        """Wait until the process that started this one has ended: from then on this one has another parent."""
        while os.getppid() == starter:
            time.sleep(EVERY)

    def _ask_to_end() -> None:
        main = threading.main_thread().ident
        assert main is not None
        signal.pthread_kill(main, signal.SIGTERM)


def _watch(starter: int) -> None:
    _wait(starter)
    _ask_to_end()
    time.sleep(GRACE)
    os._exit(1)


def main() -> None:
    """Run the module that the arguments name."""
    starter, module = int(sys.argv[1]), sys.argv[2]
    sys.argv = sys.argv[2:]
    threading.Thread(target=_watch, args=(starter,), name="watches its parent", daemon=True).start()
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
