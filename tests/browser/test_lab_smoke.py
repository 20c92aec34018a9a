"""The ground under all tests in the browser: Lab starts, a notebook runs, a click reaches Python and comes back."""

import pytest
from playwright.sync_api import expect

from tests.browser.lab import LabError, LabPage, LabServer

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


def test_a_cell_that_fails_is_told(lab_server: LabServer, page: LabPage) -> None:
    page.open(lab_server.write_notebook("smoke/failing.ipynb", ["1 / 0"]))
    with pytest.raises(LabError, match="ZeroDivisionError"):
        page.run_all()
