"""What goes wrong around an app, in a real browser: nothing blanks its board for good or traps keyboard or wheel."""

from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.lab import LabPage, LabServer
from tests.browser.test_table import EXECUTE, PIXELS

AWAY = 30_000
CELL = """\
import tutor
from engine import strictness
strictness.set_strict(on=False)  # as for a learner, whom an error must not stop
app = tutor.open("lessons/staging", save=__import__("pathlib").Path({save!r}), motion=False)
app"""
LONG = """\
import random
rng = random.Random(5)
while len(app.session.path()) < 300 and app.session.state.result is None:
    request = app.session.request
    if request is None:
        app.session.into()
    elif (request.low, request.high) == (1, 1):
        app.session.play((rng.choice(request.options),))
    else:
        app.session.play(request.options[:request.low])
print(len(app.session.path()))
"""
AFTER = "\n\n".join(f"# Words after the table, {n}." for n in range(60))


class Shown:
    """The app on one page."""

    def __init__(self, page: LabPage) -> None:
        self.page = page
        self.app = page.tab.locator(".itut-app")
        self.now = self.app.locator(".itut-now")
        self.table = self.app.locator(".itut-place .itut-table")
        self.place = self.app.locator(".itut-where-am-i")

    def python(self, code: str) -> str:
        return str(self.page.tab.evaluate(EXECUTE, code)).strip()

    def option(self, name: str) -> Locator:
        return self.now.get_by_role("button", name=name).first

    def is_alive(self) -> None:
        """The board is painted, the wheel scrolls the page over it, and Tab leads out of it."""
        tab = self.page.tab
        for _ in range(40):
            if self.table.evaluate(PIXELS)[3]:
                break
            tab.wait_for_timeout(150)
        else:
            raise AssertionError("the board is blank")
        self.nothing_is_trapped()

    def nothing_is_trapped(self) -> None:
        tab = self.page.tab
        self.table.scroll_into_view_if_needed()
        box = self.table.locator(".itut-box").first
        if box.count():
            box.focus()
            for _ in range(60):
                tab.keyboard.press("Tab")
                if not tab.evaluate("() => Boolean(document.activeElement?.closest('.itut-app'))"):
                    break
            else:
                raise AssertionError("Tab does not lead out of the app")
        self.table.scroll_into_view_if_needed()
        before = self.table.bounding_box()
        assert before is not None
        tab.mouse.move(before["x"] + before["width"] / 2, before["y"] + 20)
        tab.mouse.wheel(0, 150)
        self.page.wait_until_scrolled(self.table, before["y"] - 50)
        tab.mouse.wheel(0, -150)


def opened(page: LabPage, server: LabServer, name: str, tmp_path: Path) -> Shown:
    notebook = server.write_notebook(f"{name}.ipynb", [CELL.format(save=str(tmp_path / "kept.json")), AFTER])
    page.open(notebook)
    page.run_all()
    shown = Shown(page)
    expect(shown.option("Draw")).to_be_visible(timeout=AWAY)
    return shown


def test_two_tabs_on_one_notebook_show_one_table(lab_server: LabServer, page: LabPage, tmp_path: Path) -> None:
    first = opened(page, lab_server, "tabs", tmp_path)
    page.command("docmanager:save")
    other = LabPage(tab=page.tab.context.new_page(), server=lab_server, screenshots=page.screenshots)
    other.open("tabs.ipynb")
    second = Shown(other)
    expect(second.option("Draw")).to_be_visible(timeout=AWAY)
    second.is_alive()

    first.page.tab.bring_to_front()
    first.option("Draw").click()
    expect(first.place).to_contain_text("Step 2 of 2")
    expect(second.place).to_have_text(first.place.inner_text())
    second.page.tab.bring_to_front()
    second.option("Meld").or_(second.option("Pottery")).first.click()
    expect(second.place).not_to_contain_text("Step 2 of 2")
    expect(first.place).to_have_text(second.place.inner_text())
    for shown in (second, first):
        shown.page.tab.bring_to_front()
        shown.is_alive()

    other.tab.close()
    before = first.place.inner_text()
    first.option("Draw").click()
    expect(first.place).not_to_have_text(before)
    first.is_alive()
    assert page.errors == []


def test_a_kernel_that_restarts_leaves_the_picture_and_the_way_back(
    lab_server: LabServer, page: LabPage, tmp_path: Path
) -> None:
    shown = opened(page, lab_server, "restart", tmp_path)
    shown.option("Draw").click()
    expect(shown.place).to_contain_text("Step 2 of 2")
    shown.page.rest()
    page.tab.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    page.wait_for_kernel()
    page.tab.wait_for_timeout(1500)
    page.picture("restarted")
    expect(shown.table).to_be_visible()
    assert shown.table.evaluate(PIXELS)[3], "the last picture stays"
    expect(shown.now).to_contain_text("does not answer. To go on, run the cell again and press Resume", timeout=AWAY)
    for part in (shown.table, shown.now):
        box = part.bounding_box()
        assert box is not None
        assert box["width"] > 250, "what says that the kernel is gone does not squeeze the rest"
    shown.option("Draw").click()
    expect(shown.place).to_contain_text("Step 2 of 2")
    shown.nothing_is_trapped()

    page.run_all()
    resume = shown.app.get_by_role("button", name="Resume")
    expect(resume).to_be_visible(timeout=AWAY)
    resume.click()
    expect(shown.place).to_contain_text("Step 2 of 2")
    shown.is_alive()


def test_an_exception_in_a_callback_is_told_and_the_next_click_works(
    lab_server: LabServer, page: LabPage, tmp_path: Path
) -> None:
    shown = opened(page, lab_server, "fault", tmp_path)
    shown.python("app.choosing.pick = lambda option: 1 / 0")
    shown.option("Draw").click()
    expect(shown.app.locator(".itut-error")).to_contain_text("division by zero", timeout=AWAY)
    shown.is_alive()
    shown.python("del app.choosing.pick")
    shown.option("Draw").click()
    expect(shown.place).to_contain_text("Step 2 of 2")
    shown.is_alive()


def test_a_game_of_three_hundred_steps_is_stepped_and_walked_back(
    lab_server: LabServer, page: LabPage, tmp_path: Path
) -> None:
    shown = opened(page, lab_server, "long", tmp_path)
    last = int(shown.python(LONG)) - 1
    assert last >= 200
    expect(shown.place).to_contain_text(f"Step {last} of {last}", timeout=AWAY)
    shown.is_alive()
    shown.app.get_by_role("button", name="Back", exact=False).first.click()
    expect(shown.place).to_contain_text(f"Step {last - 1} of {last}")
    shown.app.locator(".itut-now").get_by_role("button").first.focus()
    page.tab.keyboard.press("+")
    page.tab.keyboard.press("-")
    page.tab.keyboard.press("s")
    expect(shown.place).to_contain_text(f"Step 0 of {last}", timeout=AWAY)
    page.tab.keyboard.press("e")  # and on to the next decision
    expect(shown.place).not_to_contain_text("Step 0 ", timeout=AWAY)
    shown.is_alive()
    assert page.errors == []
