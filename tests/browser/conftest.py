"""A JupyterLab for all tests of a process, and a fresh browser page for each."""

import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from tests.browser.lab import LabPage, LabServer, browse, serve
from tests.conftest import ROOT

_FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[_FAILED] = item.stash.get(_FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def lab_server(chromium: Path) -> Iterator[LabServer]:
    """A JupyterLab with a copy of the lessons; not started when there is no browser for it."""
    with serve(ROOT / "lessons") as server:
        yield server


@pytest.fixture(scope="session")
def screenshots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the pictures go: the folder that TUTOR_SCREENSHOTS names, else a temporary one."""
    named = os.environ.get("TUTOR_SCREENSHOTS")
    return Path(named).absolute() if named else tmp_path_factory.mktemp("screenshots")


@pytest.fixture
def page(request: pytest.FixtureRequest, chromium: Path, lab_server: LabServer, screenshots: Path) -> Iterator[LabPage]:
    """A browser page for one test, with lessons and kernels of its own; leaves a picture when the test fails."""
    lab_server.put_lessons()
    with browse(chromium, lab_server, screenshots) as page:
        yield page
        if request.node.stash.get(_FAILED, False):
            page.screenshot(f"failed-{request.node.name}")
    lab_server.stop_kernels()
