"""The ground under all tests in the browser: Lab starts, a notebook runs, a click reaches Python and comes back."""

import asyncio

import pytest
from playwright.sync_api import expect

from tests.browser.forked import IMPORTED
from tests.browser.lab import Chromium, LabError, LabPage, LabServer

BUTTON = """\
import ipywidgets
button = ipywidgets.Button(description='Draw')
button.on_click(lambda button: setattr(button, 'description', 'Agriculture'))
button
"""


def test_a_click_on_a_button_reaches_python_and_comes_back(lab_server: LabServer, page: LabPage) -> None:
    page.open(lab_server.write_notebook("smoke/button.ipynb", [BUTTON]))
    page.run_all()
    page.tab.get_by_role("button", name="Draw", exact=True).click()
    expect(page.tab.get_by_role("button", name="Agriculture", exact=True)).to_be_visible()
    assert page.screenshot("smoke-button").stat().st_size > 0
    assert page.errors == []
    assert page.external == []


def test_a_request_to_the_outside_is_stopped_and_told(lab_server: LabServer, page: LabPage) -> None:
    page.open(lab_server.write_notebook("smoke/outside.ipynb", ["1 + 1"]))
    page.tab.evaluate("() => fetch('https://example.org/picture.png').catch(() => null)")
    assert page.external == ["https://example.org/picture.png"]


def test_what_a_test_leaves_is_gone_in_the_next(lab_server: LabServer, page: LabPage) -> None:
    page.open(
        lab_server.write_notebook("smoke/left.ipynb", ["import os, tutor\nleft = 1\nos.environ['LEFT'] = '1'\n1"])
    )
    page.run_all()
    page.fold_files()
    page.theme("Dark")
    page.tab.set_viewport_size({"width": 500, "height": 600})
    page.tab.evaluate(
        "() => { localStorage.left = sessionStorage.left = 1; return fetch('https://example.org').catch(() => 0); }"
    )
    page.empty()
    assert page.external == page.errors == []
    expect(page.tab.locator(".jp-NotebookPanel")).to_have_count(0)
    assert page.tab.evaluate("() => [localStorage.left, sessionStorage.left].join('')") == ""
    assert page.tab.evaluate("() => [document.body.dataset.jpThemeName, innerWidth, innerHeight]") == [
        "JupyterLab Light",
        1280,
        1000,
    ]
    expect(page.tab.locator(".jp-FileBrowser")).to_be_visible()
    new = (
        "import os, sys\nimported = {*sys.modules}\n"
        "assert not {'left', 'tutor'} & {*globals()}\nassert 'LEFT' not in os.environ\n"
        "assert 'ipywidgets' not in imported\n"
        f"assert imported >= {set(IMPORTED)}, 'what is imported before can be imported'"
    )
    page.open(lab_server.write_notebook("smoke/next.ipynb", [new]))
    page.run_all()


def test_what_cannot_be_closed_is_told(page: LabPage) -> None:
    page.tab.evaluate(
        "() => document.body.append(Object.assign(document.createElement('p'), { className: 'itut-left' }))"
    )
    with pytest.raises(LabError, match="itut-left"):
        page.empty()
    page.tab.evaluate("() => document.querySelector('.itut-left').remove()")
    page.empty()


def test_other_tests_run_event_loops_of_their_own_meanwhile(started: Chromium) -> None:
    for _ in range(2):
        assert asyncio.run(asyncio.sleep(0, "done")) == "done"
        with started.in_use():
            assert started.browser.is_connected()


def test_a_cell_that_fails_is_told(lab_server: LabServer, page: LabPage) -> None:
    page.open(lab_server.write_notebook("smoke/failing.ipynb", ["1 / 0"]))
    with pytest.raises(LabError, match="ZeroDivisionError"):
        page.run_all()
