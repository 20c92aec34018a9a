"""What is in sight where room is scarce: how the keys come to the app, the hint of a long question, lines on a page."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

import tutor
from tests.browser.lab import LabPage, LabServer
from tests.browser.learner import alone
from tutor.desk import export

__all__ = ["alone"]

AWAY = 30_000
PLACES = """() => [...document.querySelectorAll('.itut-place, .itut-right > *, .itut-bar, .itut-settings')]
  .map(element => element.getBoundingClientRect()).map(({x, y, width, height}) => [x, y, width, height].join())"""
CUT = """element => {
  const here = element.getBoundingClientRect();
  const column = document.querySelector('.itut-right').getBoundingClientRect();
  return here.top < column.top - 1 || Math.min(here.bottom, here.top + 30) > column.bottom + 1;
}"""
"""Whether the first row of something in the column is not seen."""


@pytest.mark.parametrize("language", ["en", "uk"])
def test_how_the_keys_come_stands_there_while_the_focus_is_elsewhere(
    lab_server: LabServer, page: LabPage, language: str
) -> None:
    source = f"import tutor\ntutor.open('lessons/staging', {language!r}, save=False)"
    page.tab.set_viewport_size({"width": 1440, "height": 900})
    page.open(lab_server.write_notebook("keys.ipynb", [source, "1 + 1"]))
    page.fold_files()
    page.run_all()
    app, note = page.tab.locator(".itut-app"), page.tab.locator(".itut-outside")
    expect(app.locator(".itut-table .itut-box").first).to_be_attached(timeout=AWAY)
    page.rest()
    expect(note).to_be_visible()
    expect(note).to_contain_text("Tab")
    before = page.tab.evaluate(PLACES)
    app.locator("h2.itut-title").click()
    expect(note).to_be_hidden()
    assert page.tab.evaluate(PLACES) == before
    page.tab.keyboard.press("h")
    expect(app.get_by_role("dialog")).to_be_visible(timeout=AWAY)
    page.tab.keyboard.press("Escape")
    page.tab.locator(".jp-Notebook .jp-Cell").nth(1).click()
    expect(note).to_be_visible()
    assert page.errors == []


BARS = """task => [task, ...task.querySelectorAll('*')]
  .filter(part => part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY))
  .map(part => part.className)"""
"""The parts of a task that scroll by themselves."""

AT_THE_FOOT = """task => {
  const column = task.closest('.itut-right');
  const steps = task.querySelector('.itut-steps');
  const tops = [0, 1e6].map(top => {
    column.scrollTop = top;
    return [steps.getBoundingClientRect().bottom - column.getBoundingClientRect().bottom,
      steps.getBoundingClientRect().top - steps.previousElementSibling.getBoundingClientRect().bottom];
  });
  column.scrollTop = 0;
  return [tops[0][0], tops[1][1]];
}"""
"""How far below the column the buttons end at its top, and how far below the last line they begin at its end."""

TORN = """task => [...task.querySelectorAll('.itut-option-text')].flatMap(text => {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const torn = [];
  while (walker.nextNode()) {
    for (const { 0: word, index } of walker.currentNode.data.matchAll(/[\\p{L}\\d]+/gu)) {
      const range = document.createRange();
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      if (new Set([...range.getClientRects()].map(each => Math.round(each.top))).size > 1) torn.push(word);
    }
  }
  return torn;
})"""
"""Words of options that go on in another line."""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_task_scrolls_as_one_with_its_buttons_at_the_foot(
    lab_server: LabServer, page: LabPage, language: str, size: tuple[int, int]
) -> None:
    """Question, choices and hints are read together; also before a class, where all is larger."""
    source = (
        f"from tutor.course.opening import lesson\npanel = lesson('07-splay', {language!r})\n"
        "panel.goto(0)\npanel.app.presenting = {}\npanel"
    )
    page.tab.set_viewport_size({"width": size[0], "height": size[1]})
    for place, presenting in enumerate((False, True)):
        page.open(lab_server.write_notebook(f"one-{place}.ipynb", [source.format(presenting)]))
        page.run_all()
        task = page.tab.locator(".itut-task:visible")
        expect(task.locator(".itut-task-question")).to_be_visible(timeout=AWAY)
        page.fold_files()
        page.rest()
        for hint in range(1, 4):
            task.locator("[data-act=hint]").click()
            expect(task.locator(".itut-task-hint")).to_have_count(hint, timeout=AWAY)
            page.rest()
            newest = task.locator(".itut-task-hint").last
            assert not newest.evaluate(CUT), "what was asked for is in sight"
        if not presenting:
            page.picture(f"task-{language}-{size[0]}-hinted")
        assert task.evaluate(BARS) == []
        below, apart = task.evaluate(AT_THE_FOOT)
        assert below <= 1
        assert apart >= -1
    page.picture(f"task-{language}-{size[0]}-class")
    assert page.errors == []


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_what_is_said_of_an_answer_tears_no_word_of_it(
    lab_server: LabServer, page: LabPage, language: str, size: tuple[int, int]
) -> None:
    source = (
        f"from tutor.course.opening import lesson\npanel = lesson('01-first-steps', {language!r})\n"
        "panel.goto(9)\npanel.choose('everybody')\npanel.reveal()\npanel"
    )
    page.tab.set_viewport_size({"width": size[0], "height": size[1]})
    page.open(lab_server.write_notebook("torn.ipynb", [source]))
    page.run_all()
    task = page.tab.locator(".itut-task")
    expect(task.locator(".itut-option-note")).to_have_count(2, timeout=AWAY)
    page.fold_files()
    page.rest()
    page.picture(f"tag-{language}-{size[0]}")
    assert task.evaluate(TORN) == []
    assert task.locator(".itut-option-note").evaluate_all(
        "notes => notes.every(note => note.scrollWidth <= note.parentElement.clientWidth)"
    )
    assert page.errors == []


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_name_of_a_line_moves_nothing(
    lab_server: LabServer, page: LabPage, language: str, size: tuple[int, int]
) -> None:
    """However long it is; values in it are drawn, as everywhere."""
    source = (
        f"import tutor\napp = tutor.open('lessons/staging', {language!r}, save=False)\n"
        "for answer in ('dogma Writing', 'dogma Archery'):\n"
        "    app.session.to_start()\n    app.answer(app.session.game.parse(answer))\n"
        "app.session.rename(app.session.line, {!r})\napp"
    )
    settings = "element => { const box = element.getBoundingClientRect(); return [box.x, box.width, box.height]; }"
    page.tab.set_viewport_size({"width": size[0], "height": size[1]})
    places = []
    for number, name in enumerate(("[2]", "Meld a [2] out of another hand, and then everything else once more")):
        page.open(lab_server.write_notebook(f"named-{number}.ipynb", [source.format(name)]))
        page.fold_files()
        page.run_all()
        app = page.tab.locator(".itut-app:visible")
        expect(app.locator(".itut-table .itut-box").first).to_be_attached(timeout=AWAY)
        page.rest()
        where = app.locator(".itut-where-am-i")
        assert "2" in where.inner_text()
        assert "[2]" not in where.inner_text()
        places.append(app.locator(".itut-settings").evaluate(settings))
        page.picture(f"named-{language}-{size[0]}-{number}")
    assert places[0] == places[1]
    assert page.errors == []


def test_a_saved_page_leads_along_all_lines(own_page: LabPage, tmp_path: Path) -> None:
    page = own_page
    app = tutor.open("lessons/staging", "en", save=False)
    for answer in ("dogma Writing", "dogma Archery"):
        app.session.to_start()
        app.answer(app.session.game.parse(answer))
        app.do("decision")
    file = tmp_path / "walk.html"
    file.write_text(export.page(app.session, app.texts), encoding="utf-8")
    page.tab.context.unroute_all()  # that stops files as well
    page.tab.goto(file.as_uri())
    place, seen = page.tab.locator("output"), page.tab.locator("section:visible")
    page.tab.keyboard.press("ArrowRight")
    page.tab.keyboard.press("ArrowRight")
    lasts = [len(app.session.path(line)) - 1 for line in reversed(app.session.lines)]
    expect(place).to_have_text(f"Step 2 of {lasts[0]}")
    page.tab.get_by_label("Line:").select_option(label="Dogma: Writing")
    expect(place).to_have_text(f"Step 1 of {lasts[1]}")
    expect(seen).to_have_count(1)
    expect(seen).to_contain_text("Writing")
    page.tab.locator("body").press("End")
    expect(place).to_have_text(f"Step {lasts[1]} of {lasts[1]}")
    page.tab.reload()
    expect(place).to_have_text(f"Step {lasts[1]} of {lasts[1]}")
    assert page.errors == []


def test_the_next_lesson_opens_out_of_full_screen(lab_server: LabServer, page: LabPage) -> None:
    """What fills the screen is left first: else the page would open behind it, and Lab would not know of it."""
    source = "from tutor.course import lesson\npanel = lesson('01-first-steps', 'en')\npanel._enter('ended')\npanel"
    page.open(lab_server.write_notebook("end.ipynb", [source]))
    page.run_all()
    link = page.tab.locator(".itut-app").locator("a[href='02-the-table.ipynb']")
    expect(link).to_be_visible(timeout=AWAY)
    page.tab.locator(".itut-do-full").first.click()
    page.tab.wait_for_function("() => document.fullscreenElement !== null")
    link.click()
    page.tab.wait_for_function("() => window.jupyterapp.shell.currentWidget?.title.label === '02-the-table.ipynb'")
    assert page.tab.evaluate("document.fullscreenElement") is None
    assert page.errors == []


AT_THE_EDGE = """name => {
  const { left, top, width, height } = document.querySelector(name).getBoundingClientRect();
  return [2, 30, 62].flatMap(x => [0.1, 0.5, 0.9].map(y => document.elementFromPoint(left + x, top + height * y)))
    .map(element => element !== null && element.closest(name) !== null);
}"""


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_lab_lies_over_no_part_of_the_app_and_cannot_shorten_it(
    lab_server: LabServer, page: LabPage, theme: Literal["Light", "Dark"]
) -> None:
    page.open(
        lab_server.write_notebook("edge.ipynb", ["import tutor\ntutor.open('lessons/staging', 'en', save=False)"])
    )
    page.theme(theme)
    page.run_all()
    app = page.tab.locator(".itut-app")
    expect(app.locator(".itut-table .itut-box").first).to_be_attached(timeout=AWAY)
    app.scroll_into_view_if_needed()
    assert all(page.tab.evaluate(AT_THE_EDGE, ".itut-app"))
    # an option keeps to its own place, with its chip and its preview
    assert app.locator(".itut-option").evaluate_all(
        """options => options.every(option => [...option.querySelectorAll('*')].every(element => {
          const [a, b] = [option.getBoundingClientRect(), element.getBoundingClientRect()];
          return getComputedStyle(element).position === 'static' && b.top >= a.top - 1 && b.bottom <= a.bottom + 1;
        }))"""
    )
    tall = app.evaluate("element => element.clientHeight")
    page.tab.evaluate("() => { window.jupyterapp.shell.currentWidget.content.widgets[0].outputsScrolled = true; }")
    expect(page.tab.locator(".jp-mod-outputsScrolled")).to_have_count(1)
    around = page.tab.locator(".jp-Cell-outputArea").first
    assert around.evaluate("element => element.clientHeight") >= tall
    assert page.errors == []
