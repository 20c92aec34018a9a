"""What all tests share: the outside reference material, Chromium, and a line at the end about both."""

import gc
import os
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from zlib import crc32

import nbval.plugin
import pytest
from xdist.remote import Producer  # type: ignore[import-untyped]
from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]

from engine import strictness
from engine.positions import yaml_sheet
from tests import notebooks
from tutor.course import Lesson, library, load_tasks

ROOT = Path(__file__).parents[1]
SHARED = ROOT.parent / "shared"
BROWSER = ROOT / "tests" / "browser"
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

AGAIN = pytest.mark.flaky(reruns=1, only_rerun=["."])
"""for a test that waits for other processes, which a busy machine can hold up; the totals say how many ran again"""

_NEEDS_SHARED = ("needs", "outside reference material")


os.environ[strictness.VARIABLE] = "1"  # for processes that tests start
strictness.set_strict(on=True)

# Thousands of tests read the same lessons and scenarios: what each of them is read as is worked out once a process.
# A text that is refused is read again each time.
yaml_sheet.nodes_of = lru_cache(maxsize=1024)(yaml_sheet.nodes_of)

_load_ours = lru_cache(maxsize=64)(load_tasks)


def _load_once(path: Path) -> Lesson:
    """Read a lesson of the project once a process, as nothing changes its files; any other file each time."""
    return (_load_ours if path.is_relative_to(ROOT / "lessons") else load_tasks)(path)


vars(library)["load_tasks"] = _load_once
nbval.plugin.RunningKernel = notebooks.start


@pytest.fixture
def lenient() -> Iterator[Callable[[], None]]:
    """What lets faults pass from then on, as in play; after the test they raise again."""
    yield lambda: strictness.set_strict(on=False)
    strictness.set_strict(on=True)


def find_chromium() -> Path | None:
    """The browser that the environment variable CHROMIUM names, else the first one on the path."""
    names = [os.environ["CHROMIUM"]] if os.environ.get("CHROMIUM") else CHROMIUM_NAMES
    return next((Path(found) for name in names if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder ``shared`` beside the checkout: rulebooks, facts and vectors to check ours against.

    It is no part of the project, so a test that asks for it is skipped where it is not.
    """
    if not SHARED.is_dir():
        pytest.skip("no folder 'shared' with the reference material beside the checkout")
    return SHARED


@pytest.fixture(scope="session")
def chromium() -> Path:
    """A Chromium to drive. Without one the test is skipped, or fails under REQUIRE_BROWSER=1."""
    found = find_chromium()
    if found is None:
        message = "no Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM to its program"
        if os.environ.get("REQUIRE_BROWSER") == "1":
            pytest.fail(message)
        pytest.skip(message)
    return found


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        fixtures = getattr(item, "fixturenames", ())
        if item.path.suffix == ".ipynb":  # its first cell waits for a kernel to start
            item.add_marker(AGAIN)
        if "chromium" in fixtures:
            item.add_marker(pytest.mark.browser)
            item.add_marker(AGAIN)
        if "shared" in fixtures:
            # A property travels with the report from another process, a marker does not.
            item.user_properties.append(_NEEDS_SHARED)

    if hasattr(config, "workerinput"):
        place = {path: at for at, path in enumerate(_shared_out(items))}
        items.sort(key=lambda item: place[item.path])


LONG = {
    "bots/test_bots.py": 30, "cli/test_compare.py": 40, "cli/test_servers.py": 25, "course/test_bookmark.py": 17,
    "course/test_lesson_panel.py": 85, "course/test_parted.py": 16, "course/test_pointing.py": 37,
    "course/test_tasks.py": 17, "course/test_variants.py": 50, "desk/test_own_files.py": 20, "puzzles/test_find.py": 15,
    "robustness/test_endless.py": 20, "robustness/test_every_card.py": 20, "robustness/test_positions.py": 20,
    "test_names.py": 10, "test_random_games.py": 35, "text/test_silence.py": 75,
}  # fmt: skip
"""seconds that a file takes about, if they are many more than its number of tests lets expect"""


def _shared_out(items: Iterable[pytest.Item]) -> list[Path]:
    """Return the files in the order in which processes take them: the browser's, then the longest first.

    So one process waits for the browser while another computes, and all end at the same time.
    """
    seconds: dict[Path, float] = defaultdict(float)
    for item in items:
        seconds[item.path] += 0.05
    seconds |= {ROOT / "tests" / name: about for name, about in LONG.items()}
    return sorted({item.path for item in items}, key=lambda path: (path.parent != BROWSER, -seconds[path], path))


class _Scheduling(LoadFileScheduling):  # type: ignore[misc]
    """Gives each file to one process, but all files of the browser to one, or to every second where there are many.

    What these share is started for tests that follow each other (``tests/browser/conftest.py``).
    """

    def _split_scope(self, nodeid: str) -> str:
        file: str = super()._split_scope(nodeid)
        if Path(file).parent != BROWSER.relative_to(ROOT):
            return file
        return f"{Path(file).parent} {crc32(file.encode()) % max(1, self.numnodes // 2)}"


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadFileScheduling | None:
    return _Scheduling(config, log) if config.getoption("dist") == "loadfile" else None


def pytest_collection_finish() -> None:
    gc.freeze()  # what was collected stays to the end: thousands of collections of garbage need not look through it


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many tests looked at the outside reference material, or could not."""
    tests = {
        report.nodeid
        for reports in terminalreporter.stats.values()
        for report in reports
        if isinstance(report, pytest.TestReport) and _NEEDS_SHARED in map(tuple, report.user_properties)
    }
    what = "ran" if SHARED.is_dir() else "were skipped, it is not beside the checkout"
    terminalreporter.write_line(f"outside reference material: {len(tests)} tests need it and {what}")
