"""A JupyterLab and a Chromium for all tests of a process, and an empty page for each."""

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from tests.browser import forked
from tests.browser.lab import PICTURES, Chromium, LabPage, LabServer, new_page, running, serve
from tests.conftest import ROOT

_FAILED = pytest.StashKey[bool]()

Lend = Callable[..., AbstractContextManager[LabPage]]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[_FAILED] = report.failed or (call.when != "setup" and item.stash.get(_FAILED, False))
    return report


@pytest.fixture(scope="session")
def lab_server(chromium: Path) -> Iterator[LabServer]:
    """A JupyterLab with a copy of the lessons; not started when there is no browser for it."""
    with serve(ROOT / "lessons", *forked.ARGUMENTS) as server:
        yield server


@pytest.fixture(scope="session")
def screenshots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the pictures go: the folder that ``PICTURES`` names, else a temporary one, for failed tests."""
    named = os.environ.get(PICTURES)
    return Path(named).absolute() if named else tmp_path_factory.mktemp("screenshots")


@pytest.fixture(scope="session")
def started(chromium: Path) -> Iterator[Chromium]:
    """A Chromium for all tests of a process."""
    with running(chromium) as started:
        yield started


@pytest.fixture
def browser(started: Chromium) -> Iterator[Chromium]:
    """That Chromium, while a test uses it."""
    with started.in_use():
        yield started


@pytest.fixture(scope="session")
def lend(lab_server: LabServer, screenshots: Path) -> Lend:
    """What lends an empty Lab to one test after the other; one that failed leaves a picture, and its page is closed."""
    loaded: dict[bool, LabPage] = {}

    @contextmanager
    def lend_(request: pytest.FixtureRequest, browser: Chromium, *, touch: bool = False) -> Iterator[LabPage]:
        lab_server.put_lessons()
        page = loaded.pop(touch, None)
        if page is None:
            page = new_page(browser, lab_server, screenshots, touch=touch)
            page.load()
        yield page
        if request.node.stash.get(_FAILED, False):
            page.screenshot(f"failed-{request.node.name}")
            page.close()
        else:
            page.empty()
            loaded[touch] = page
        lab_server.stop_kernels()

    return lend_


@pytest.fixture
def page(request: pytest.FixtureRequest, browser: Chromium, lend: Lend) -> Iterator[LabPage]:
    """An empty Lab for one test, with lessons and kernels of its own."""
    with lend(request, browser) as page:
        yield page


@pytest.fixture
def touch_page(request: pytest.FixtureRequest, browser: Chromium, lend: Lend) -> Iterator[LabPage]:
    """The same on a touch screen."""
    with lend(request, browser, touch=True) as page:
        yield page


@pytest.fixture
def server(lab_server: LabServer) -> Iterator[LabServer]:
    """The server whose page ``own_page`` is to show; a module with another one says so."""
    lab_server.put_lessons()
    yield lab_server
    lab_server.stop_kernels()


@pytest.fixture
def own_page(
    request: pytest.FixtureRequest, browser: Chromium, server: LabServer, screenshots: Path
) -> Iterator[LabPage]:
    """A page with a profile of its own that shows nothing yet; leaves a picture when the test fails."""
    page = new_page(browser, server, screenshots)
    yield page
    if request.node.stash.get(_FAILED, False):
        page.screenshot(f"failed-{request.node.name}")
    page.close()
