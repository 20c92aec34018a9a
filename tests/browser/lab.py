"""A JupyterLab server of our own, and a page of a real Chromium that works in it.

The page may talk to this machine only: every other request is stopped and remembered, so a test can say that there
was none. What the browser complains about is remembered too.

To load Lab takes longer than most tests, so a page that shows it is handed from one test to the next,
as empty as if it had just been loaded (``LabPage.empty``).
"""

import asyncio
import contextlib
import json
import os
import re
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright, Route, ViewportSize, sync_playwright

from tests.conftest import ROOT

START_SECONDS = 60
READY_MILLISECONDS = 60_000
REST_MILLISECONDS = 30_000

PICTURES = "TUTOR_SCREENSHOTS"
"""environment variable: the folder for the pictures that tests take on their way"""

VIEWPORT: ViewportSize = {"width": 1280, "height": 1000}

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
)
"""Chromium without a display, also as root, and with nothing of its own to ask the network."""

OUTSIDE = re.compile(r"^(?!(https?|wss?)://(127\.0\.0\.1|localhost)[:/]|(data|blob|about):)")
"""Addresses that are not on this machine; a pattern is compared in the browser's driver, without a question to us."""

NOTIFICATIONS = "@jupyterlab/apputils-extension/notification.jupyterlab-settings"

KERNEL_ANSWERS = """async () => {
  const panel = window.jupyterapp?.shell.currentWidget;
  if (!panel?.sessionContext) return false;
  try {
    await panel.context.ready;
    await panel.sessionContext.ready;
    await panel.revealed;
    await panel.sessionContext.session?.kernel?.info;
  } catch {
    return false;  // such as a connection that is made again: asked again soon
  }
  const kernel = panel.sessionContext.session?.kernel;
  return kernel?.connectionStatus === 'connected' && kernel.status === 'idle';
}"""
"""The toolbar shows an idle kernel too early, so this asks the kernel itself."""

ALL_RAN = """() => {
  const { cells } = window.jupyterapp.shell.currentWidget.content.model;
  return Array.from(cells).every(cell => cell.type !== 'code' || !cell.sharedModel.getSource().trim()
    || (cell.executionCount !== null && cell.executionState !== 'running'));
}"""

FAILED_CELLS = """() => {
  const { cells } = window.jupyterapp.shell.currentWidget.content.model;
  return Array.from(cells).filter(cell => cell.type === 'code')
    .flatMap(cell => cell.sharedModel.outputs.filter(output => output.output_type === 'error'))
    .map(error => `${error.ename}: ${error.evalue}`);
}"""

REST = """async ([quiet, most]) => {
  const end = performance.now() + most;
  const { kernel } = window.jupyterapp?.shell.currentWidget?.sessionContext?.session ?? {};
  const ours = '.jp-OutputArea-output, .itut-app, .itut-tip';
  const moves = () => document.getAnimations()
    .some(each => each.playState === 'running' && each.effect.getComputedTiming().endTime !== Infinity);
  const painted = () => [...document.querySelectorAll('.itut-app canvas')].map(each => {
    if (!each.width || !each.height) return 0;
    const { data } = each.getContext('2d').getImageData(0, 0, each.width, each.height);
    return new Uint32Array(data.buffer).reduce((sum, pixel) => (31 * sum + pixel) | 0, 7);
  }).join();
  let changed = true;
  const changes = new MutationObserver(() => { changed = true; });
  await document.fonts.ready;
  while (changed || moves()) {
    if (performance.now() > end) return false;
    await kernel?.requestKernelInfo();  // it has answered all that it was asked before
    changed = false;
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    for (const part of document.querySelectorAll(ours)) changes.observe(part, all);
    const before = painted();
    await new Promise(done => setTimeout(done, quiet));
    changes.disconnect();
    changed ||= painted() !== before;
  }
  return true;
}"""
"""Return whether in time the kernel answers, and for a while nothing of ours changes, moves or is painted."""

CLOSE = """() => {
  for (const panel of [...window.jupyterapp.shell.widgets('main')]) {
    if (panel.context) panel.context.model.dirty = false;  // else Lab asks whether to save
    panel.dispose();
  }
}"""
"""Close all that is open in Lab, without a question."""

RESET = """async () => {
  const { shell } = window.jupyterapp;
  if (document.fullscreenElement) await document.exitFullscreen();
  document.activeElement?.blur();
  window.getSelection().removeAllRanges();
  if (shell.leftCollapsed) shell.expandLeft();
  localStorage.clear();
  sessionStorage.clear();
}"""
"""Take back what a test may have set in Lab and in the browser."""

THEME = "() => document.body.dataset.jpThemeName"

LEFT_BEHIND = """() => {
  const parts = '.jp-NotebookPanel, .jp-Dialog, [class^="itut-"], [class*=" itut-"]';
  return [...document.querySelectorAll(parts)].map(each => each.className);
}"""
"""What of a test is in an emptied page, by its classes."""

COMMAND = """([id, args, milliseconds]) => Promise.race([
  window.jupyterapp.commands.execute(id, args).then(() => null),
  new Promise((_, late) => setTimeout(() => late(new Error(`${id} does not end`)), milliseconds)),
])"""
"""What a command gives back is an object of Lab's that cannot leave the browser."""


class LabError(Exception):
    """JupyterLab did not start or cannot be emptied, or a notebook's cell failed."""


@dataclass(frozen=True)
class LabServer:
    """A running JupyterLab and the folder that it serves."""

    url: str
    token: str
    folder: Path
    lessons: Path
    """where the folder's lessons were copied from"""

    def put_lessons(self) -> None:
        """Put every lesson into the folder as it was delivered, over what was saved there."""
        if self.lessons.is_dir():
            ignored = shutil.ignore_patterns(".ipynb_checkpoints")
            shutil.copytree(self.lessons, self.folder, ignore=ignored, dirs_exist_ok=True)

    def write_notebook(self, name: str, cells: Sequence[str]) -> str:
        """Put a notebook of these code cells into the folder; gives the name back, to be opened."""
        notebook = {
            "nbformat": 4,
            "nbformat_minor": 5,
            "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
            "cells": [
                {
                    "cell_type": "code",
                    "id": f"cell-{number}",
                    "metadata": {},
                    "execution_count": None,
                    "outputs": [],
                    "source": source,
                }
                for number, source in enumerate(cells)
            ],
        }
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(notebook, ensure_ascii=False), encoding="utf-8")
        return name

    def ask(self, path: str, method: Literal["GET", "DELETE"] = "GET") -> Any:
        """What the server's own interface answers, such as the list at ``api/sessions``."""
        request = urllib.request.Request(
            f"{self.url}/{path}", method=method, headers={"Authorization": f"token {self.token}"}
        )
        with urllib.request.urlopen(request, timeout=10) as response:
            return json.loads(response.read() or "null")

    def stop_kernels(self) -> None:
        """End every kernel, so that the next test meets a fresh one."""
        for session in self.ask("api/sessions"):
            self.ask(f"api/sessions/{session['id']}", "DELETE")


@contextlib.contextmanager
def serve(lessons: Path, *arguments: str) -> Iterator[LabServer]:
    """Start JupyterLab on a free port with a copy of the lessons and with further arguments; stop it afterwards."""
    with tempfile.TemporaryDirectory(prefix="innovation-lab-", ignore_cleanup_errors=True) as temporary:
        home = Path(temporary)
        folder = home / "lessons"
        folder.mkdir()
        settings = home / "settings" / NOTIFICATIONS
        settings.parent.mkdir(parents=True)
        settings.write_text('{"fetchNews": "false"}', encoding="utf-8")
        environment = os.environ | {
            "PYTHONPATH": os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")])),
            "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
            "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
        }
        for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR"):
            environment[name] = str(home / name.lower())

        port, token = free_port(), secrets.token_hex(16)
        server = LabServer(url=f"http://127.0.0.1:{port}", token=token, folder=folder, lessons=lessons)
        server.put_lessons()
        command = [
            *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--expose-app-in-browser"),
            *("--ip=127.0.0.1", f"--port={port}", "--ServerApp.port_retries=0"),
            *(f"--IdentityProvider.token={token}", f"--ServerApp.root_dir={folder}"),
            *arguments,
        ]
        log = home / "lab.log"
        with (
            log.open("w", encoding="utf-8") as output,
            subprocess.Popen(
                command, env=environment, cwd=home, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
            ) as process,
        ):
            try:
                wait_until_up(server, process, log)
                yield server
                server.stop_kernels()
            finally:
                process.terminate()
                try:
                    process.wait(timeout=10)
                except subprocess.TimeoutExpired:
                    process.kill()


def free_port() -> int:
    """A port on which nobody listens now."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def wait_until_up(server: LabServer, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until the server answers; if it ends or stays silent, tell what it wrote."""
    deadline = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < deadline:
        try:
            server.ask("api/status")
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
        else:
            return
    raise LabError("JupyterLab did not start:\n" + log.read_text(encoding="utf-8")[-4000:])


@dataclass
class LabPage:
    """A browser page with a notebook in JupyterLab."""

    tab: Page
    """Playwright's page, for everything that is not Lab's."""
    server: LabServer
    screenshots: Path
    external: list[str] = field(default_factory=list)
    """The addresses of all requests that wanted to leave this machine; they were stopped."""
    errors: list[str] = field(default_factory=list)
    """What the browser's console called an error, and every exception that nobody caught."""

    def __post_init__(self) -> None:
        self.tab.context.route(OUTSIDE, self._stop)
        self.tab.on("console", self._listen)
        self.tab.on("pageerror", lambda error: self.errors.append(f"uncaught: {error}"))

    def _stop(self, route: Route) -> None:
        self.external.append(route.request.url)
        route.abort()

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location['url']})")

    def load(self) -> None:
        """Load Lab in a workspace of its own, with no notebook."""
        path = f"lab/workspaces/test-{secrets.token_hex(4)}"
        self.tab.goto(f"{self.server.url}/{path}?token={self.server.token}", wait_until="domcontentloaded")
        self.tab.wait_for_selector(".jp-Launcher", timeout=READY_MILLISECONDS)

    def empty(self) -> None:
        """Bring Lab and the page back to what ``load`` shows.

        Raises:
            LabError: something of what was open is still there.
        """
        self.tab.set_viewport_size(VIEWPORT)
        self.tab.emulate_media(reduced_motion="null")
        self.tab.mouse.move(0, 0)
        self.tab.evaluate(CLOSE)
        self.tab.evaluate(RESET)
        self.theme("Light")
        left = self.tab.evaluate(LEFT_BEHIND)
        if left:
            raise LabError(f"what a test has opened does not close: {left}")
        self.errors.clear()
        self.external.clear()

    def open(self, notebook: str) -> None:
        """Open a notebook as the only one and wait until its kernel answers; Lab is loaded if it is not shown yet."""
        if self.tab.evaluate("() => window.jupyterapp === undefined"):
            self.load()
        else:
            self.tab.evaluate(CLOSE)
        self.command("docmanager:open", path=notebook)
        self.wait_for_kernel()

    def reload(self) -> None:
        """Load the page again, as the browser's button does, and wait for the notebook and its kernel."""
        self.tab.reload(wait_until="domcontentloaded")
        self.wait_for_kernel()

    def wait_for_kernel(self) -> None:
        """Wait until the notebook is shown and its kernel answers."""
        self.tab.wait_for_selector(".jp-Notebook .jp-Cell", timeout=READY_MILLISECONDS)
        self.tab.wait_for_function(KERNEL_ANSWERS, timeout=READY_MILLISECONDS)

    def command(self, name: str, **arguments: object) -> None:
        """Carry out one of Lab's commands, such as ``docmanager:save``, and wait for its end."""
        self.tab.evaluate(COMMAND, [name, arguments, READY_MILLISECONDS])

    def theme(self, name: Literal["Light", "Dark"]) -> None:
        """Choose Lab's theme, and wait until it has come."""
        if self.tab.evaluate(THEME) != f"JupyterLab {name}":
            self.command("apputils:change-theme", theme=f"JupyterLab {name}")
            self.tab.wait_for_function(f"() => ({THEME})() === 'JupyterLab {name}'", timeout=READY_MILLISECONDS)

    def fold_files(self) -> None:
        """Fold up Lab's list of files, if it is not folded yet."""
        self.tab.evaluate("() => window.jupyterapp.shell.collapseLeft()")

    def run_all(self) -> None:
        """Run all cells and wait for the last; a cell that fails is an error."""
        # Waiting for this command inside the browser would wait without end if a cell hangs.
        self.tab.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-all-cells'); }")
        self.tab.wait_for_function(ALL_RAN, timeout=READY_MILLISECONDS)
        failed = self.tab.evaluate(FAILED_CELLS)
        if failed:
            raise LabError("\n".join(failed))

    def rest(self, quiet: int = 200) -> None:
        """Wait until the kernel has answered, and nothing of ours changes or moves for so many milliseconds.

        Raises:
            LabError: it goes on for too long.
        """
        if not self.tab.evaluate(REST, [quiet, REST_MILLISECONDS]):
            raise LabError("what is shown does not come to rest")

    def wait_until_scrolled(self, what: Locator, above: float) -> None:
        """Wait until the upper edge of something is above this place of the window; that it never is, is an error."""
        above_it = "([part, place]) => part.getBoundingClientRect().y < place"
        self.tab.wait_for_function(above_it, arg=[what.element_handle(), above], timeout=REST_MILLISECONDS)

    def close(self) -> None:
        """Close the page, and forget its profile."""
        self.tab.context.close()

    def picture(self, name: str) -> None:
        """Keep a picture of what is seen once nothing moves, if somebody has asked for pictures."""
        if PICTURES in os.environ:
            self.rest()
            self.screenshot(name)

    def screenshot(self, name: str) -> Path:
        """Keep a picture of what is seen now, to be looked at by a person."""
        self.screenshots.mkdir(parents=True, exist_ok=True)
        path = self.screenshots / (re.sub(r"[^\w.-]+", "-", name) + ".png")
        self.tab.screenshot(path=path)
        return path


class Chromium:
    """A Chromium for many pages, started again should it have ended.

    Playwright's event loop runs in this thread as long as the browser does, and no other one can be run beside it. So
    the thread is told of it only while the browser is in use.
    """

    def __init__(self, program: Path, playwright: Playwright) -> None:
        self._program = program
        self._playwright = playwright
        self._browser: Browser | None = None
        self._loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)

    @contextlib.contextmanager
    def in_use(self) -> Iterator[None]:
        """Let pages of this browser be used, and meanwhile no other event loop of this thread."""
        asyncio._set_running_loop(self._loop)
        try:
            yield
        finally:
            asyncio._set_running_loop(None)

    def close(self) -> None:
        """End the browser with all its pages, and leave the thread to Playwright, which ends next."""
        asyncio._set_running_loop(self._loop)
        if self._browser is not None:
            self._browser.close()

    @property
    def browser(self) -> Browser:
        """The running browser."""
        if self._browser is None or not self._browser.is_connected():
            self._browser = self._playwright.chromium.launch(executable_path=self._program, headless=True, args=FLAGS)
        return self._browser


@contextlib.contextmanager
def running(program: Path) -> Iterator[Chromium]:
    """Yield a Chromium, and close it afterwards."""
    with sync_playwright() as playwright:
        chromium = Chromium(program, playwright)
        try:
            yield chromium
        finally:
            chromium.close()


def new_page(
    chromium: Chromium, server: LabServer, screenshots: Path, *, scale: float = 1, touch: bool = False
) -> LabPage:
    """Open a page with a fresh profile, with ``touch`` as on a tablet."""
    context = chromium.browser.new_context(
        viewport=VIEWPORT, device_scale_factor=scale, has_touch=touch, is_mobile=touch
    )
    return LabPage(tab=context.new_page(), server=server, screenshots=screenshots)


@contextlib.contextmanager
def browse(program: Path, server: LabServer, screenshots: Path, *, scale: float = 1) -> Iterator[LabPage]:
    """Start Chromium with one page, and close it afterwards."""
    with running(program) as chromium, chromium.in_use():
        yield new_page(chromium, server, screenshots, scale=scale)
