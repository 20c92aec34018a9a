"""Little room: a lesson on a phone, and a class in the largest type. Nothing lies on the words, nothing is cut off."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.lab import LabPage, LabServer
from tests.browser.learner import AWAY, Learner, alone
from tutor.course import load

__all__ = ["alone"]

ON_TOP = """() => {
  const parts = [...document.querySelectorAll('.itut-task > .itut-body > *')]
    .filter(each => getComputedStyle(each).visibility !== 'hidden' && each.getBoundingClientRect().height > 1
      && !each.classList.contains('itut-aloud'))
    .map(each => [each.className, each.getBoundingClientRect()]);
  return parts.flatMap(([name, upper], place) => parts.slice(place + 1)
    .filter(([, lower]) => lower.top < upper.bottom - 3 && lower.bottom > upper.top + 3)
    .map(([other]) => `${other} on ${name}`));
}"""
SCROLLS = """() => [...document.querySelectorAll('.itut-task > .itut-body, .itut-task > .itut-body *')]
  .filter(each => each.scrollHeight > each.clientHeight + 4 && getComputedStyle(each).overflowY === 'auto')
  .map(each => each.className)"""
SEAT_CUT = """() => {
  const seat = document.querySelector('.itut-seat select').getBoundingClientRect();
  const row = document.querySelector('.itut-settings').getBoundingClientRect();
  return seat.bottom - row.bottom;
}"""


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_lesson_on_a_phone_covers_none_of_its_words(touch_page: LabPage, language: str) -> None:
    touch_page.tab.set_viewport_size({"width": 390, "height": 844})
    touch_page.open("05-sharing.ipynb" if language == "en" else "uk/05-sharing.ipynb")
    touch_page.fold_files()
    touch_page.run_all()
    learner = Learner(touch_page, load("05-sharing"), language)
    expect(learner.task.locator(".itut-task-question")).to_be_attached(timeout=AWAY)
    touch_page.rest()

    def free(name: str) -> None:
        touch_page.picture(f"narrow-{language}-{name}")
        assert touch_page.tab.evaluate(ON_TOP) == [], name
        assert touch_page.tab.evaluate(SCROLLS) == [], name
        assert touch_page.tab.evaluate(SEAT_CUT) <= 0, name

    free("asked")
    learner.task.locator(".itut-steps .itut-button").first.tap()  # none of them
    verdict = learner.task.locator(".itut-task-told")
    expect(verdict.first).to_be_visible(timeout=AWAY)
    touch_page.rest()
    free("wrong")
    expect(verdict.locator(".itut-task-verdict")).to_be_in_viewport(ratio=0.9)
    last = learner.task.locator(".itut-steps .itut-button").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.95)
    free("wrong-below")


ROW = """() => {
  const right = document.querySelector('.itut-right').getBoundingClientRect();
  return [...document.querySelectorAll('.itut-show-way > *')].map(each => each.getBoundingClientRect())
    .filter(each => each.left < right.left || each.right > right.right).length;
}"""
OVALS = """() => [...document.querySelectorAll('.itut-option > kbd')].map(each => each.getBoundingClientRect())
  .filter(each => Math.abs(each.width - each.height) > 1).length"""
DIGITS = """() => [...document.querySelectorAll('.itut-option > kbd')].map(each => {
  const range = document.createRange(), box = each.getBoundingClientRect();
  range.selectNodeContents(each);
  const words = range.getBoundingClientRect();
  return Math.abs((words.top + words.bottom) / 2 - (box.top + box.bottom) / 2);
}).filter(off => off > 3).length"""
RING = """() => {
  const ring = document.activeElement, box = ring.getBoundingClientRect(), style = getComputedStyle(ring);
  const out = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
  let cut = 0;
  for (let each = ring.parentElement; each && !each.matches('.itut-app'); each = each.parentElement) {
    if (getComputedStyle(each).overflowX === 'visible') continue;
    const edge = each.getBoundingClientRect();
    cut = Math.max(cut, edge.left - (box.left - out), box.right + out - edge.right);
  }
  return [style.outlineStyle, cut];
}"""


def in_the_largest_type(page: LabPage, lab_server: LabServer, shown: list[str]) -> Locator:
    """Show a class these, in full screen and in the largest type, and return the app."""
    cell = f"from tutor.desk.show import show\nshow({shown!r}, 'en')"
    page.open(lab_server.write_notebook("narrow.ipynb", [cell]))
    page.fold_files()
    page.run_all()
    app = page.tab.locator(".itut-app")
    expect(app.locator(".itut-task-question")).to_be_attached(timeout=AWAY)
    app.get_by_role("button", name="Full screen").click()
    page.tab.wait_for_function("() => document.fullscreenElement?.classList.contains('itut-app')")
    for _ in range(6):
        app.locator(".itut-settings .itut-do-larger").click()
        page.rest()
    return app


@pytest.mark.parametrize("width", [1280, 1920])
def test_in_the_largest_type_of_a_class_nothing_is_cut_off(lab_server: LabServer, page: LabPage, width: int) -> None:
    page.tab.set_viewport_size({"width": width, "height": width * 9 // 16})
    app = in_the_largest_type(page, lab_server, ["05-sharing", "Machinery"])
    page.picture(f"largest-{width}")
    assert page.tab.evaluate(ROW) == 0
    assert page.tab.evaluate(OVALS) == 0
    assert page.tab.evaluate(DIGITS) == 0
    for what in (".itut-show-way .itut-button", ".itut-option", ".itut-task .itut-steps .itut-button"):
        page.tab.keyboard.press("Tab")
        app.locator(what).first.focus()
        style, cut = page.tab.evaluate(RING)
        page.picture(f"ring-{width}-{what.split('.')[-1]}")
        assert style != "none", what
        assert cut <= 0.5, what
    assert page.errors == []


UNDER = """() => {
  const foot = document.querySelector('.itut-task .itut-steps').getBoundingClientRect().top;
  return [...document.querySelectorAll('.itut-task .itut-picked')]
    .map(each => each.getBoundingClientRect().bottom - foot);
}"""


def test_in_the_largest_type_of_a_class_what_a_key_chooses_is_in_sight(lab_server: LabServer, page: LabPage) -> None:
    page.tab.set_viewport_size({"width": 1280, "height": 720})
    app = in_the_largest_type(page, lab_server, ["05-sharing"])
    page.tab.keyboard.press("Shift+N")
    options = app.locator(".itut-task .itut-option")
    expect(options).to_have_count(5)
    expect(options.first).to_be_in_viewport(ratio=0.9)
    expect(app.locator(".itut-task .itut-more-below")).to_have_count(1)
    page.tab.keyboard.press("4")
    expect(options.nth(3)).to_be_in_viewport(ratio=0.9)
    page.rest()
    (under,) = page.tab.evaluate(UNDER)
    assert under <= 1
    page.picture("largest-chosen")
    assert page.errors == []


def test_a_game_begun_on_a_phone_comes_into_sight_and_its_form_can_be_read(touch_page: LabPage) -> None:
    touch_page.tab.set_viewport_size({"width": 390, "height": 844})
    touch_page.open("play.ipynb")
    touch_page.fold_files()
    touch_page.run_all()
    start = touch_page.tab.get_by_role("button", name="Start the game")
    expect(start).to_be_visible(timeout=AWAY)
    start.scroll_into_view_if_needed()
    kinds = touch_page.tab.locator(".itut-desk-seat:visible .widget-dropdown select")
    widths = kinds.evaluate_all("all => all.map(each => each.getBoundingClientRect().width)")
    assert len(widths) == 2
    assert min(widths) > 160
    touch_page.picture("phone-form")
    start.tap()
    expect(touch_page.tab.locator(".itut-app .itut-table .itut-box").first).to_be_attached(timeout=AWAY)
    expect(touch_page.tab.locator(".itut-app .itut-title").first).to_be_in_viewport(timeout=AWAY)
    expect(touch_page.tab.locator(".itut-app .itut-now")).to_be_in_viewport(timeout=AWAY)
    touch_page.picture("phone-begun")
    assert touch_page.errors == []


def test_no_click_beside_the_app_folds_it_up(page: LabPage) -> None:
    page.tab.set_viewport_size({"width": 1280, "height": 800})
    page.open("01-first-steps.ipynb")
    page.fold_files()
    page.run_all()
    app = page.tab.locator(".itut-app")
    expect(app.locator(".itut-table .itut-box").first).to_be_attached(timeout=AWAY)
    app.scroll_into_view_if_needed()
    box = app.bounding_box()
    cell = page.tab.locator(".jp-Cell-outputWrapper:has(.itut-app)").bounding_box()
    assert box is not None
    assert cell is not None
    assert box["x"] - cell["x"] > 10, "else there is no bar beside it"
    for x in range(int(cell["x"]) + 1, int(box["x"]) + 3, 3):
        page.tab.mouse.click(x, box["y"] + 200)
        assert app.is_visible(), x
    assert page.errors == []
