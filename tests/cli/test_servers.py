"""The servers of ``lab`` and ``class``, as real processes: whom they answer, and that nothing of them stays behind."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import psutil
import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tests.browser.lab import free_port
from tests.conftest import AGAIN, ROOT

pytestmark = AGAIN
PATIENCE = 60.0
"""seconds until something has happened for certain"""
TOKEN = "a-token"  # noqa: S105 (of a server that lives for seconds)


class Server:
    """A command that runs a server."""

    def __init__(self, home: Path, command: str, *options: str) -> None:
        self.port = free_port()
        environment = {**os.environ, "HOME": str(home), "PYTHONPATH": str(ROOT)}
        words = [command, "--no-browser", "--port", str(self.port), *options]
        self.log = home / "log.txt"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tutor", *words], cwd=ROOT, env=environment, stdout=log, stderr=log
            )
        self.family: list[psutil.Process] = []

    def get(self, path: str = "/", *, host: str = "", data: bytes | None = None) -> tuple[int, str]:
        """Return the status and the text of an answer."""
        asked = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data=data)
        asked.add_header("Authorization", f"token {TOKEN}")
        if host:
            asked.add_header("Host", host)
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def is_up(self) -> bool:
        """Whether it answers at all; no kernel is started for this question."""
        try:
            return self.get("/voila/static/nothing")[0] > 0
        except urllib.error.URLError:
            assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
            return False

    def kernels(self) -> list[psutil.Process]:
        """The kernels that run now; every process of the server is remembered, to be looked for later."""
        found = psutil.Process(self.process.pid).children(recursive=True)
        self.family = [*{*self.family, *found}]
        kernels = []
        for each in found:
            with suppress(psutil.NoSuchProcess):  # it has just ended
                kernels += [each] if "ipykernel_launcher" in " ".join(each.cmdline()) else []
        return kernels


def until(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never became true"
        time.sleep(0.1)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers; at the end of the test none of their processes is left."""
    started: list[Server] = []

    def begin(*words: str) -> Server:
        started.append(Server(tmp_path, *words))
        until(started[-1].is_up)
        return started[-1]

    yield begin
    for each in started:
        if each.process.poll() is None:
            each.kernels()
            each.process.kill()
        each.process.wait(PATIENCE)
        for left in each.family:
            with suppress(psutil.NoSuchProcess):
                left.kill()
        psutil.wait_procs(each.family, timeout=PATIENCE)


@pytest.mark.parametrize(
    ("command", "end"),
    [
        ("class", signal.SIGTERM),
        ("class", signal.SIGKILL),
        ("lab", signal.SIGHUP),
        ("lab", signal.SIGKILL),
    ],
)
def test_server_and_kernels_end_with_the_command_that_started_them(
    start: Callable[..., Server], command: str, end: signal.Signals
) -> None:
    server = start(command, *(["--IdentityProvider.token=" + TOKEN] if command == "lab" else []))
    status, _ = server.get("/api/kernels", data=b"{}") if command == "lab" else server.get()
    assert status in (200, 201), server.log.read_text(encoding="utf-8")
    until(lambda: len(server.kernels()) == 1)
    assert len(server.family) >= 2
    server.process.send_signal(end)
    assert server.process.wait(PATIENCE) == (128 + end if end != signal.SIGKILL else -end)
    _, alive = psutil.wait_procs(server.family, timeout=PATIENCE)
    assert alive == []


def test_a_class_answers_this_machine_alone_and_ends_kernels_that_nobody_looks_at(start: Callable[..., Server]) -> None:
    server = start(
        "class", "--ClassKernels.most=1", "--ClassKernels.cull_idle_timeout=4", "--ClassKernels.cull_interval=1"
    )
    assert [server.get(host=host)[0] for host in ("evil.example", f"evil.example:{server.port}")] == [403, 403]
    assert server.kernels() == [], "a foreign name starts no kernel"
    status, page = server.get()
    assert status == 200
    (kernel,) = server.kernels()
    status, refused = server.get()
    assert (status, len(server.kernels())) == (503, 1)
    assert "Too many pages are open (1)" in refused

    found = re.search(r'"kernelId": "([-0-9a-f]+)"', page)
    assert found is not None

    async def socket(host: str, origin: str) -> WebSocketClientConnection:
        address = f"ws://127.0.0.1:{server.port}/api/kernels/{found[1]}/channels"
        return await websocket_connect(HTTPRequest(address, headers={"Host": host, "Origin": f"http://{origin}"}))

    async def look() -> None:
        here, there = f"localhost:{server.port}", f"evil.example:{server.port}"
        for host, origin in ((there, there), (here, there), (here, "localhost:1")):
            with pytest.raises(HTTPClientError) as caught:
                await socket(host, origin)
            assert caught.value.code == 403
        looking = await socket(here, here)
        await asyncio.sleep(8)
        assert kernel.is_running(), "somebody looks"
        looking.close()

    asyncio.run(look())
    until(lambda: not kernel.is_running())
    # The process ends a moment before the server has forgotten its kernel.
    until(lambda: server.get()[0] == 200)
