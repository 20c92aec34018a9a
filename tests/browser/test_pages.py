"""Pages of lessons as `python -m tutor lab` opens them: they run, go on after a reload, and leave no kernels."""

import json
import os
import re
import secrets
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.lab import LabPage, LabServer, free_port, wait_until_up
from tests.browser.learner import Learner
from tests.conftest import ROOT
from tutor.course import load
from tutor.user_files import STATE

AWAY = 60_000
IN_FRONT = "() => window.jupyterapp?.shell.currentWidget?.context?.path"


@pytest.fixture(scope="module")
def tutor_lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """The server that the command starts, for a person with a home of their own."""
    home = tmp_path_factory.mktemp("home")
    port, token = free_port(), secrets.token_hex(8)
    names = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR", "JUPYTERLAB_SETTINGS_DIR")
    environment = os.environ | {name: str(home / name.lower()) for name in names}
    environment |= {STATE: str(home / "state"), "HOME": str(home), "PYTHONPATH": str(ROOT)}
    command = [
        *(sys.executable, "-m", "tutor", "lab", "--no-browser", "--port", str(port)),
        *(f"--IdentityProvider.token={token}", "--LabApp.expose_app_in_browser=True", "--ServerApp.ip=127.0.0.1"),
    ]
    log = home / "log.txt"
    with log.open("wb") as output, subprocess.Popen(command, env=environment, stdout=output, stderr=output) as process:
        server = LabServer(f"http://127.0.0.1:{port}", token, home / "state" / "lessons", ROOT / "lessons")
        try:
            wait_until_up(server, process, log)
            yield server
        finally:
            process.terminate()
            process.wait(timeout=30)


@pytest.fixture
def server(tutor_lab: LabServer, tmp_path: Path) -> Iterator[LabServer]:
    """That server, with pages, progress and games as they were when it began."""
    state = tutor_lab.folder.parent
    began = shutil.copytree(state, tmp_path / "began")
    yield tutor_lab
    tutor_lab.stop_kernels()
    assert tutor_lab.ask("api/kernels") == []
    shutil.rmtree(state)
    shutil.copytree(began, state)


@pytest.fixture
def page(own_page: LabPage) -> LabPage:
    """A page that loads what it opens, as these tests are of what happens then."""
    return own_page


def open_(page: LabPage, name: str) -> Learner:
    """Go to a page's address, and do nothing else."""
    page.tab.goto(f"{page.server.url}/lab/tree/{name}.ipynb?token={page.server.token}", wait_until="domcontentloaded")
    return Learner(page, load(name.removeprefix("uk/")), "uk" if name.startswith("uk/") else "en")


def eventually(page: LabPage, true: Callable[[], bool], what: str) -> None:
    """Wait until this is true, while the page goes on."""
    for _ in range(AWAY // 100):
        if true():
            return
        page.tab.wait_for_timeout(100)
    pytest.fail(f"not in time: {what}")


def saved_after_the_first_run(page: LabPage, name: str) -> None:
    file = page.server.folder / name
    eventually(page, lambda: "widget-view" in file.read_text(encoding="utf-8"), "saved after the first run")


def kernels(page: LabPage) -> int:
    return len(page.server.ask("api/kernels"))


def test_a_page_runs_when_it_is_opened_and_its_code_is_out_of_the_way(page: LabPage) -> None:
    page.tab.set_viewport_size({"width": 1280, "height": 800})
    learner = open_(page, "05-sharing")
    expect(page.tab.get_by_role("status").filter(has_text="The table is being laid")).to_be_visible(timeout=AWAY)
    expect(learner.app).to_be_visible(timeout=AWAY)
    expect(page.tab.get_by_text("from tutor.course import")).to_be_hidden()
    expect(page.tab.locator(".jp-FileBrowser")).to_be_hidden()
    expect(page.tab.get_by_role("heading", name="5. Dogma and sharing")).to_be_in_viewport()
    page.tab.get_by_role("button", name="To the table").click()
    expect(learner.task.get_by_role("button", name="Hint")).to_be_in_viewport(ratio=1)
    expect(page.tab.get_by_role("button", name="To the table")).to_have_count(0)
    page.picture("page-1280")
    saved_after_the_first_run(page, "05-sharing.ipynb")
    assert page.errors == []
    assert page.external == []


@pytest.mark.parametrize("saved", [True, False])
@pytest.mark.parametrize("kernel", [True, False])
def test_after_a_reload_task_guesses_and_table_come_back_by_themselves(
    page: LabPage, *, saved: bool, kernel: bool
) -> None:
    learner = open_(page, "05-sharing")
    expect(learner.app).to_be_visible(timeout=AWAY)
    saved_after_the_first_run(page, "05-sharing.ipynb")  # later it could meet the file that is laid there below
    asked = learner.task.text_content() or ""
    learner.guess("Olena")
    learner.task_button("That is my guess")
    expect(learner.task.get_by_text("That is my guess")).to_have_count(0)
    answered = learner.task.text_content() or ""
    assert answered != asked
    if not saved:
        (page.server.folder / "05-sharing.ipynb").write_bytes((ROOT / "lessons" / "05-sharing.ipynb").read_bytes())
    if not kernel:
        page.server.stop_kernels()
    page.tab.reload(wait_until="domcontentloaded")
    expect(learner.task).to_have_text(answered, timeout=AWAY)
    expect(learner.task).to_be_in_viewport()
    assert kernels(page) == 1


def test_lessons_that_were_left_keep_no_kernels_and_lose_nothing(page: LabPage) -> None:
    learner = open_(page, "01-first-steps")
    expect(learner.app).to_be_visible(timeout=AWAY)
    learner.task_button("Hint")
    expect(learner.task).to_contain_text("Hint 2 of 3")
    hinted = learner.task.text_content() or ""
    for number in ("02", "03", "04", "05"):
        page.tab.locator(".jp-NotebookPanel:visible").get_by_role("link", name=re.compile("^Next")).last.click()
        page.tab.wait_for_function(f"() => ({IN_FRONT})()?.startsWith('{number}-')", timeout=AWAY)
        expect(page.tab.locator(".jp-NotebookPanel:visible .itut-app")).to_be_visible(timeout=AWAY)
    eventually(page, lambda: kernels(page) <= 2, "the kernels of lessons that were left have ended")
    assert page.tab.locator(".lm-DockPanel-tabBar .lm-TabBar-tab").count() <= 2
    open_(page, "01-first-steps")
    expect(learner.task).to_have_text(hinted, timeout=AWAY)


def test_a_page_that_jupyter_does_not_trust_is_not_run(page: LabPage) -> None:
    notebook: dict[str, Any] = json.loads((ROOT / "lessons" / "05-sharing.ipynb").read_text(encoding="utf-8"))
    notebook["cells"][1]["source"] = ["print('a stranger', 'wrote this')"]
    (page.server.folder / "05-sent-by-mail.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    page.tab.goto(f"{page.server.url}/lab/tree/05-sent-by-mail.ipynb?token={page.server.token}")
    page.wait_for_kernel()
    page.tab.wait_for_timeout(3000)
    expect(page.tab.get_by_text("a stranger wrote this")).to_have_count(0)


def test_after_a_reload_the_ukrainian_contents_still_leads_to_ukrainian_lessons(page: LabPage) -> None:
    for name in ("00-contents", "uk/00-contents"):  # the English one stays open behind
        page.tab.goto(f"{page.server.url}/lab/tree/{name}.ipynb?token={page.server.token}")
        expect(page.tab.locator(".jp-NotebookPanel:visible .itut-map-body")).to_be_visible(timeout=AWAY)
    page.tab.reload(wait_until="domcontentloaded")
    map_ = page.tab.locator(".jp-NotebookPanel:visible .itut-map-body")
    expect(map_).to_contain_text("Перші кроки", timeout=AWAY)
    page.tab.evaluate("() => history.replaceState(null, '', '/lab/tree/00-contents.ipynb')")  # the address lags behind
    page.picture("contents-reloaded")
    map_.locator("a[href='01-first-steps.ipynb']").last.click()
    page.tab.wait_for_function(f"() => ({IN_FRONT})() === 'uk/01-first-steps.ipynb'", timeout=AWAY)
    assert len(page.tab.context.pages) == 1, "no new page of the browser"


def test_what_follows_a_slash_at_once_is_typed_and_is_no_command(page: LabPage) -> None:
    page.tab.goto(f"{page.server.url}/lab/tree/play.ipynb?token={page.server.token}")
    app = page.tab.locator(".jp-NotebookPanel:visible .itut-app")
    page.tab.get_by_role("button", name="Start the game").click(timeout=AWAY)
    expect(app).to_be_visible(timeout=AWAY)
    field = app.locator(".itut-now input[data-act='typed']")
    expect(field).to_be_visible(timeout=AWAY)
    app.focus()
    page.tab.evaluate(
        """() => {
          for (const key of "/cel") document.activeElement.dispatchEvent(
            new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        }"""
    )
    expect(field).to_be_focused()
    page.tab.keyboard.type("draw")
    expect(field).to_have_value("draw")
    assert "itut-presenting" not in (app.get_attribute("class") or "")
    expect(app).to_have_attribute("lang", "en")
