"""Before a class, in a real browser: keys, full screen, other eyes, and a card enlarged over all of it."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from engine.positions import load
from tests.browser.lab import START_SECONDS, LabPage, LabServer, free_port
from tests.conftest import ROOT
from tutor import session_line
from tutor.annotations import annotation
from tutor.session import Session

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
    page.picture("class-revealed-1024")

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


@contextmanager
def served(name: str, tmp_path: Path) -> Iterator[str]:
    """Yield the address of a class that ``python -m tutor class`` shows."""
    port = free_port()
    command = [sys.executable, "-m", "tutor", "class", name, "--no-browser", "--port", str(port)]
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


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """The class that shows what is named by the parameter; each page of it has a kernel of its own."""
    folder = tmp_path_factory.mktemp("class")
    with served(request.param, folder) as address:
        yield LabServer(address, "", folder, folder)


@pytest.mark.parametrize("server", ["lessons/staging"], indirect=True)
def test_a_link_holds_a_table_on_which_the_mouse_and_keys_draw(own_page: LabPage) -> None:
    page = own_page
    session = Session(load("lessons/staging").game(), title="Shared")
    session.annotate(annotation("Who shares?", ["ring writing"]))
    line = session_line.to_line(session)
    page.tab.goto(f"{page.server.url}#{line}", wait_until="domcontentloaded")
    app = page.tab.locator(".itut-app")
    expect(app.locator("h2.itut-title")).to_have_text("Shared", timeout=60_000)
    page.tab.keyboard.press("r")
    panel = app.locator(".itut-annotation")
    expect(panel).to_contain_text("Who shares?", timeout=AWAY)
    card = page.tab.locator(".itut-overlay [data-key='archery']")
    card.click(button="right")
    expect(panel).to_contain_text("Ring: Archery", timeout=AWAY)
    deck = page.tab.locator(".itut-overlay [data-key='deck-5']").bounding_box()
    goal = card.bounding_box()
    assert deck is not None
    assert goal is not None
    page.tab.mouse.move(deck["x"] + 8, deck["y"] + 8)
    page.tab.mouse.down(button="right")
    page.tab.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    expect(page.tab.locator(".itut-drawing")).to_be_visible()
    page.tab.mouse.up(button="right")
    expect(panel).to_contain_text("Arrow: from Deck [5] to Archery", timeout=AWAY)
    page.tab.keyboard.press("m")
    expect(panel).to_contain_text("Click a card or a place", timeout=AWAY)
    page.tab.locator(".itut-overlay [data-key='philosophy']").focus()
    page.tab.keyboard.press("Shift+Enter")
    expect(panel).to_contain_text("Ring: Opponent: purple pile", timeout=AWAY)
    panel.locator("textarea").fill("One\ntwo")
    panel.locator("textarea").press("Escape")
    page.tab.keyboard.press("Escape")
    expect(panel).to_contain_text("two", timeout=AWAY)
    page.picture("class-annotated")
    page.tab.evaluate("location.hash = '#inn2-AAAA'")
    expect(page.tab.locator(".itut-show")).to_contain_text("This link cannot be shown", timeout=AWAY)
    assert page.external == []


@pytest.mark.parametrize("server", ["lessons/staging", "05-sharing"], indirect=True)
def test_a_class_is_shown_without_any_network(own_page: LabPage) -> None:
    page = own_page
    page.tab.goto(page.server.url, wait_until="domcontentloaded")
    app = page.tab.locator(".itut-app")
    expect(app.locator(".itut-table .itut-box").first).to_be_attached(timeout=60_000)
    expect(app.locator("h2.itut-title")).not_to_be_empty()
    app.get_by_role("button", name="Help").click()
    expect(app.get_by_role("dialog")).to_be_visible(timeout=AWAY)
    page.tab.keyboard.press("Escape")
    expect(app.get_by_role("dialog")).to_have_count(0)
    page.tab.wait_for_load_state("networkidle")
    page.rest()
    page.picture("class-voila")
    assert page.external == []
    # an extension of JupyterLab may want what Voilà has not, and is left out
    assert [error for error in page.errors if "labextensions" not in error] == []
