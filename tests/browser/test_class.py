"""Before a class, in a real browser: keys, full screen, other eyes, and a card enlarged over all of it."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.lab import START_SECONDS, LabPage, LabServer, browse, free_port
from tests.conftest import ROOT

AWAY = 30_000
BLANK = re.compile("itut-blank")
CELL = "import tutor\ntutor.open('lessons/staging', save=False, motion=False)"


def test_a_teacher_shows_a_table_by_keys_alone(lab_server: LabServer, page: LabPage) -> None:
    page.tab.set_viewport_size({"width": 1024, "height": 768})
    lab_server.write_notebook("class.ipynb", [CELL])
    page.open("class.ipynb")
    page.run_all()
    app = page.tab.locator(".itut-app")
    expect(app.get_by_role("button", name="Step", exact=False).first).to_be_visible(timeout=AWAY)
    keys, why = page.tab.keyboard, app.locator(".itut-why")

    app.get_by_role("button", name="Class").click()
    expect(app.locator(".itut-now")).not_to_contain_text("shares", timeout=AWAY)
    app.get_by_role("button", name="Full screen").click()
    page.tab.wait_for_function("() => document.fullscreenElement?.classList.contains('itut-app')")
    box = app.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (1024, 768)

    keys.press("3")  # Dogma of Writing
    expect(why).to_contain_text("hidden from the class")
    keys.press("r")
    expect(why).to_contain_text("Opponent shares")
    keys.press("ArrowRight")  # what was revealed stays revealed
    expect(why).to_contain_text("Opponent draws")
    keys.press("r")
    expect(why).to_contain_text("hidden from the class")
    keys.press("r")
    expect(why).to_contain_text("Opponent draws")
    page.screenshot("class-revealed-1024")

    for part in (app.locator(".itut-now"), app.locator(".itut-bar")):
        at = part.bounding_box()
        assert at is not None
        assert at["y"] >= 0
        assert at["y"] + at["height"] <= 768

    app.locator(".itut-do-into").focus()
    where = app.locator(".itut-where-am-i")
    before = where.text_content()
    keys.press(".")
    expect(app).to_have_class(BLANK)
    page.tab.wait_for_function("() => document.activeElement.matches('.itut-app')")
    for key in ("Space", "Enter", "ArrowRight"):  # what had the focus cannot be seen
        keys.press(key)
    keys.press(".")
    expect(app).not_to_have_class(BLANK)
    expect(where).to_have_text(before or "")
    keys.press("h")
    shut = app.locator(".itut-help").get_by_role("button").first
    expect(shut).to_be_focused()
    keys.press("Enter")
    expect(shut).to_have_count(0)
    page.tab.wait_for_function("() => document.activeElement.closest('.itut-app') !== null")
    page.tab.locator(".itut-table [data-key='philosophy']").hover()
    expect(page.tab.locator(".itut-app > .itut-tip svg")).to_be_visible()

    keys.press("v")
    expect(app.locator(".itut-seat select")).to_have_value("Seen by Player 2")
    keys.press("f")
    page.tab.wait_for_function("() => document.fullscreenElement === null")
    keys.press("c")
    expect(why).to_contain_text("You draw", timeout=AWAY)
    assert page.errors == []


@pytest.fixture(params=["lessons/staging", "05-sharing"])
def voila(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a class that ``python -m tutor class`` shows."""
    port = free_port()
    command = [sys.executable, "-m", "tutor", "class", request.param, "--no-browser", "--port", str(port)]
    log = tmp_path / "voila.log"
    with (
        log.open("w", encoding="utf-8") as output,
        subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, start_new_session=True
        ) as process,
    ):
        try:
            deadline = time.monotonic() + START_SECONDS
            while "is running at" not in log.read_text(encoding="utf-8"):
                assert process.poll() is None, log.read_text(encoding="utf-8")
                assert time.monotonic() < deadline, log.read_text(encoding="utf-8")
                time.sleep(0.2)
            yield f"http://localhost:{port}/"
        finally:
            os.killpg(process.pid, signal.SIGTERM)  # Voilà is a child of the command
            process.wait(timeout=30)


def test_a_class_is_shown_without_any_network(chromium: Path, voila: str, tmp_path: Path, screenshots: Path) -> None:
    with browse(chromium, LabServer(voila, "", tmp_path, tmp_path), screenshots) as page:
        page.tab.goto(voila, wait_until="domcontentloaded")
        app = page.tab.locator(".itut-app")
        expect(app.locator(".itut-table .itut-box").first).to_be_attached(timeout=60_000)
        expect(app.locator("h2.itut-title")).not_to_be_empty()
        app.get_by_role("button", name="Help").click()
        expect(app.get_by_role("dialog")).to_be_visible(timeout=AWAY)
        page.tab.keyboard.press("Escape")
        expect(app.get_by_role("dialog")).to_have_count(0)
        page.tab.wait_for_timeout(1500)
        page.screenshot("class-voila")
        assert page.external == []
        # an extension of JupyterLab may want what Voilà has not, and is left out
        assert [error for error in page.errors if "labextensions" not in error] == []
