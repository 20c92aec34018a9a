"""What is in sight, and where the keys go, in a window of 1280 by 800: a study, what can follow, a look back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.lab import LabPage, LabServer
from tests.browser.learner import AWAY, INSIDE, alone
from tests.conftest import ROOT

__all__ = ["alone"]

IN_SIGHT = """part => {
  const here = part.getBoundingClientRect();
  const column = part.closest('.itut-right').getBoundingClientRect();
  const foot = document.querySelector('.itut-task > .itut-body > .itut-steps')?.getBoundingClientRect();
  const covered = foot && !part.contains(document.querySelector('.itut-task > .itut-body > .itut-steps'))
    && foot.top < here.bottom - 1 && here.top < foot.bottom - 1;
  return !covered && here.top >= column.top - 1 && here.bottom <= Math.min(column.bottom, innerHeight) + 1;
}"""
"""Whether all of a part of the column is seen, with no buttons on it."""

SEEN = """option => {
  const [here, now] = [option, option.closest('.itut-now')].map(each => each.getBoundingClientRect());
  return here.top >= now.top - 1 && here.bottom <= now.bottom + 1;
}"""
"""Whether all of an option is seen."""

MANY_OPTIONS = """\
from engine.positions import from_line
from tutor.app import App
from tutor.session import Session

hand = "tools,oars,pottery,sailing,clothing,mapmaking,currency,fermenting"
board = "1/blue=writing 1/red=archery 1/green=the-wheel"
position = from_line(f"inn1 4e 1=Ada 1/hand={hand} {board} 2=Ben 2/purple=philosophy 2/red=metalworking", "table")
app = App(Session(position.game(), viewer=0), position=position, lang="en")
app.box
"""

LOOK_BACK = """\
from engine.positions import loads
from tests.test_lookback import LAST_TURN
from tutor.app import App
from tutor.session import Session

position = loads(LAST_TURN)
app = App(Session(position.game(), viewer=0), position=position, lang="en")
for answer in ("draw", "draw", "achieve 6"):
    app.session.play(answer, run=True)
app.box
"""

Opened = Callable[..., Locator]


@pytest.fixture
def opened(lab_server: LabServer, page: LabPage) -> Opened:
    """Run cells in a notebook of a window of 1280 by 800, and return the app once its table is drawn."""

    def open_(*cells: str) -> Locator:
        page.tab.set_viewport_size({"width": 1280, "height": 800})
        page.open(lab_server.write_notebook("low.ipynb", list(cells)))
        page.command("notebook:run-cell")
        app = page.tab.locator(".itut-app")
        expect(app.locator(".itut-table .itut-box").first).to_be_attached(timeout=AWAY)
        page.rest()
        return app

    return open_


def test_the_keys_stay_with_a_study_when_one_app_takes_the_place_of_another(page: LabPage, opened: Opened) -> None:
    app = opened('import tutor\nstudy = tutor.study("a-settled-argument", "en")\nstudy', "study.step(-1)")
    place = app.locator(".itut-show-way .itut-about")
    app.locator("h2.itut-title").click()
    for key, number in (("Shift+N", 2), ("Shift+N", 3), ("Shift+P", 2)):
        page.tab.keyboard.press(key)
        expect(place).to_have_text(f"{number} of 5", timeout=AWAY)
        page.tab.wait_for_function(INSIDE, timeout=AWAY)
    app.locator("[data-act='step:1']").click()
    expect(place).to_have_text("3 of 5", timeout=AWAY)
    page.tab.wait_for_function(INSIDE, timeout=AWAY)
    page.tab.keyboard.press("Shift+P")
    expect(place).to_have_text("2 of 5", timeout=AWAY)
    page.tab.locator(".jp-Notebook .jp-Cell").nth(1).locator(".cm-content").click()
    page.command("notebook:run-cell")
    expect(place).to_have_text("1 of 5", timeout=AWAY)
    page.rest()
    assert not page.tab.evaluate(INSIDE), "somebody who writes in the notebook is left there"
    assert page.errors == []


def test_a_verdict_in_a_study_stands_above_its_buttons(page: LabPage, opened: Opened) -> None:
    app = opened('import tutor\ntutor.study("a-settled-argument", "en")')
    task = app.locator(".itut-task:visible")
    task.locator(".itut-option").nth(1).click()
    task.locator("[data-act=predict]").click()
    told = task.locator(".itut-task-told")
    expect(told).to_contain_text("Not so.", timeout=AWAY)
    page.rest()
    page.picture("study-verdict")
    assert told.evaluate(IN_SIGHT)
    assert page.errors == []


def test_what_can_follow_and_what_would_change_it_have_the_room(page: LabPage, opened: Opened) -> None:
    app = opened(MANY_OPTIONS)
    app.get_by_role("button", name="Outcomes").first.click()
    tabs = app.locator(".itut-tabs")
    expect(app.locator(".itut-outlook")).to_contain_text("What can follow", timeout=AWAY)
    page.rest()
    page.picture("outlook-low")
    assert tabs.evaluate(IN_SIGHT)
    assert tabs.evaluate("tabs => tabs.clientHeight / tabs.closest('.itut-right').clientHeight") > 0.55
    app.locator("h2.itut-title").click()
    page.tab.keyboard.press("1")
    expect(app.locator(".itut-head")).to_contain_text("Step 2 of 2", timeout=AWAY)
    page.tab.keyboard.press("i")
    expect(app.locator(".itut-whatif")).to_contain_text("Tried:", timeout=AWAY)
    page.rest()
    assert tabs.evaluate(IN_SIGHT)
    page.screenshot("what-if-low")
    now = app.locator(".itut-part-now > .itut-now")
    assert now.locator(".itut-option").count() == 13
    seen = [each for each in now.locator(".itut-option").all() if each.evaluate(SEEN)]
    assert len(seen) >= 6, "most of a long list of options is in sight beside what would change the answer"
    more = app.locator(".itut-part-now.itut-more-below")
    expect(more).to_have_count(1)  # an arrow says that there are others
    now.evaluate("now => { now.scrollTop = now.scrollHeight; }")
    expect(more).to_have_count(0)
    tabs.locator(".lm-TabBar-tab").first.click()
    page.rest()
    assert app.locator(".itut-part-now").evaluate("now => getComputedStyle(now).maxHeight") == "62%"
    app.get_by_role("button", name="Annotate").first.click()
    comment = app.locator("textarea:visible").first
    comment.click()
    page.tab.keyboard.press("Escape")
    expect(comment).not_to_be_focused()
    assert page.tab.evaluate(INSIDE), "the keys are the app's again"
    assert page.errors == []


def test_what_is_said_of_an_answer_in_a_look_back_comes_into_sight(page: LabPage, opened: Opened) -> None:
    app = opened(f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{LOOK_BACK}")
    app.locator("h2.itut-title").click()
    page.tab.keyboard.press("t")
    app.locator("[data-act='lookback-ask:0']").click(timeout=AWAY)
    panel = app.locator(".itut-lookback")
    expect(panel).to_contain_text("What would you do now?", timeout=AWAY)
    page.tab.keyboard.press("1")
    response = panel.locator("[data-key=response]")
    expect(response).to_contain_text("Not the best", timeout=AWAY)
    page.rest()
    page.picture("look-back-verdict")
    assert response.evaluate(IN_SIGHT)
    app.locator("[data-act=lookback-answer]").click()
    expect(response).to_contain_text("What was played", timeout=AWAY)
    page.rest()
    assert response.locator("[data-key=played]").evaluate(IN_SIGHT)
    assert page.errors == []
