"""The page shows steps that this viewer has seen by itself; the kernel follows, and never anything else is shown."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, expect

from tests.browser.lab import LabPage, LabServer

GAME = """\
from benchmarks.tables import late_app
app = late_app(12)
app"""

NOW = """async (key) => {
  const app = document.querySelector('.itut-app');
  app.focus({ preventScroll: true });
  app.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await new Promise(requestAnimationFrame);
  return [app.querySelector('.itut-where-am-i').textContent, document.querySelectorAll('.itut-kept').length];
}"""
"""press a key, and return where the app stands in the very next frame, long before a kernel could have answered"""

HOLD = """() => {
  const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
  kernel.requestExecute({ code: 'import time; time.sleep(1.5)' });
}"""
"""keep the kernel busy, so that what is shown is the page's alone"""

PICTURE = """() => {
  const table = document.querySelector('.itut-table');
  const canvas = table.querySelector('.itut-kept') ?? table.querySelector('canvas');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let sum = 7;
  for (let i = 0; i < data.length; i++) sum = (sum * 31 + data[i]) | 0;
  return [canvas.width, canvas.height, sum];
}"""


def opened(page: LabPage, server: LabServer) -> Locator:
    server.write_notebook("kept.ipynb", [GAME])
    page.open("kept.ipynb")
    page.run_all()
    app = page.tab.locator(".itut-app")
    app.locator(".itut-where-am-i").wait_for()
    page.rest()
    app.locator(".itut-title").first.click()
    return app


def at(app: Locator) -> str:
    return app.locator(".itut-where-am-i").inner_text()


def step(page: LabPage, app: Locator, key: str, to: int) -> list[object]:
    page.tab.keyboard.press(key)
    expect(app.locator(".itut-where-am-i")).to_contain_text(f"{to}")
    page.rest()
    return list(page.tab.evaluate(PICTURE))


def kernel_step(page: LabPage) -> int:
    code = "print(app.session.step.number)"
    return int(page.tab.evaluate(
        """async code => {
          const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
          let text = '';
          const future = kernel.requestExecute({ code });
          future.onIOPub = m => { if (m.header.msg_type === 'stream') text += m.content.text; };
          await future.done;
          return text;
        }""", code))  # fmt: skip


def test_what_was_shown_is_shown_at_once(page: LabPage, lab_server: LabServer) -> None:
    app = opened(page, lab_server)
    start = at(app)
    pictures = {1: step(page, app, "ArrowRight", 1), 2: step(page, app, "ArrowRight", 2)}
    third = step(page, app, "ArrowRight", 3)
    places = {3: at(app)}

    page.tab.evaluate(HOLD)
    places[2], layers = page.tab.evaluate(NOW, "ArrowLeft")
    assert places[2] != places[3], "shown in the next frame, with the kernel busy"
    assert layers == 1
    assert page.tab.evaluate(PICTURE) == pictures[2]
    places[1], _ = page.tab.evaluate(NOW, "ArrowLeft")
    assert page.tab.evaluate(PICTURE) == pictures[1]
    zero, _ = page.tab.evaluate(NOW, "ArrowLeft")
    assert zero == start
    back, _ = page.tab.evaluate(NOW, "ArrowRight")
    assert back == places[1], "forward again is kept as well"
    assert len({*places.values(), start}) == 4

    assert kernel_step(page) == 1, "the kernel has followed"
    page.rest()
    assert at(app) == places[1]
    assert page.tab.evaluate(PICTURE) == pictures[1]
    assert step(page, app, "ArrowRight", 2) == pictures[2]
    assert step(page, app, "ArrowRight", 3) == third
    fourth = step(page, app, "ArrowRight", 4)
    assert fourth != third, "a step that was not shown is painted by the kernel"
    assert page.tab.locator(".itut-kept").count() == 0


def test_the_slider_shows_it_at_once(page: LabPage, lab_server: LabServer) -> None:
    app = opened(page, lab_server)
    pictures = [step(page, app, "ArrowRight", number) for number in (1, 2, 3)]
    app.locator(".itut-slider [role=slider], .itut-slider input, input.itut-slider").first.focus()
    page.tab.evaluate(HOLD)
    page.tab.keyboard.press("ArrowLeft")
    page.tab.keyboard.press("ArrowLeft")
    assert page.tab.evaluate(PICTURE) == pictures[0]
    assert kernel_step(page) == 1
    page.rest()
    assert "1" in at(app)
    assert page.tab.evaluate(PICTURE) == pictures[0]


def test_nothing_is_kept_for_another_viewer(page: LabPage, lab_server: LabServer) -> None:
    app = opened(page, lab_server)
    for number in (1, 2):
        step(page, app, "ArrowRight", number)
    page.tab.keyboard.press("v")  # another seat looks
    page.rest()
    before = at(app)
    page.tab.evaluate(HOLD)
    after, layers = page.tab.evaluate(NOW, "ArrowLeft")
    assert (after, layers) == (before, 0), "what was shown to the first viewer is not shown to this one"
    assert kernel_step(page) == 1
    expect(app.locator(".itut-where-am-i")).not_to_have_text(before)


def test_what_the_kernel_refuses_is_not_applied_elsewhere(page: LabPage, lab_server: LabServer) -> None:
    app = opened(page, lab_server)
    for number in (1, 2, 3):
        step(page, app, "ArrowRight", number)
    # the table changes in a cell, and before the page hears of it the user steps back and presses a key
    page.tab.evaluate(
        """() => {
          const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
          kernel.requestExecute({ code: 'import time; time.sleep(1); app.seat = 1; app.session.goto(5)' });
        }"""
    )
    shown, _ = page.tab.evaluate(NOW, "ArrowLeft")
    page.tab.evaluate(NOW, "]")  # a step forward, from a frame that the kernel has not reached
    assert shown
    assert kernel_step(page) == 5, json.dumps(shown)
    page.rest()
    assert "5" in at(app)
    assert page.tab.locator(".itut-kept").count() == 0
    page.tab.keyboard.press("ArrowRight")
    expect(app.locator(".itut-where-am-i")).to_contain_text("6")
