"""The table by itself in a real browser: keyboard and wheel, reload, partial painting, and life without a kernel."""

import json
import re
import secrets
import urllib.parse
from itertools import pairwise
from typing import Any, cast

import nbformat
from nbformat.sign import NotebookNotary
from playwright.sync_api import Locator, expect

from tests.browser.lab import LabPage, LabServer

AWAY = 30_000
RESUME = "Run the cell again: Run > Run All Cells."

TABLE = f"""\
import random
from IPython.display import display
from tests.scene import tables
from tests.scene.stub_words import StubWords
from tutor.scene.table import Marks, Options, draw_table
from tutor.widgets.table import TableWidget

views = [tables.midgame(), tables.staging(), tables.crowded(2)]
keys = [card.key for card in views[0].players[0].hand]
heard = []

def draw(chosen, view=views[0], **marks):
    marks = Marks(choices=frozenset(keys), chosen=frozenset(chosen), **marks)
    return draw_table(view, StubWords(), marks, Options(720, 640))

def picked(key):
    heard.append(key)
    table.show(draw(heard[-1:]))

table = TableWidget(draw(()), resume_text="No answer.", fallback_text={RESUME!r})
table.on_activate(picked)
display(table, table.fallback())
"""
AFTER = "\n\n".join(f"# Words after the table, {n}." for n in range(60))

PIXELS = """table => {
  const canvas = table.querySelector('canvas');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let sum = 7;
  for (let i = 0; i < data.length; i++) sum = (sum * 31 + data[i]) | 0;
  return [canvas.width, canvas.height, sum, data[4 * (4 * canvas.width + 4) + 3]];
}"""

KEEP = """table => {
  const canvas = table.querySelector('canvas');
  window.kept = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
}"""
DIFFERENCE = """table => {
  const canvas = table.querySelector('canvas');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let [many, much] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    const by = Math.abs(data[i] - window.kept[i]);
    many += by > 0;
    much = Math.max(much, by);
  }
  return [many, much];
}"""

EXECUTE = """async code => {
  const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
  let text = '';
  const future = kernel.requestExecute({ code });
  future.onIOPub = message => {
    if (message.header.msg_type === 'stream') text += message.content.text;
    if (message.header.msg_type === 'error') text += message.content.evalue;
  };
  await future.done;
  return text;
}"""


class Board:
    """The table on the page, and what is asked of its kernel."""

    def __init__(self, page: LabPage) -> None:
        self.page = page
        self.table = page.tab.locator(".itut-table")

    def box(self, key: str) -> Locator:
        return self.table.locator(f'.itut-box[data-key="{key}"]')

    def python(self, code: str) -> str:
        return str(self.page.tab.evaluate(EXECUTE, code)).strip()

    def heard(self, at_least: int = 1) -> list[str]:
        """What the kernel heard; a click may be on its way for a while."""
        found: list[str] = []
        for _ in range(AWAY // 100):
            found = json.loads(self.python("import json; print(json.dumps(heard))"))
            if len(found) >= at_least:
                break
            self.page.tab.wait_for_timeout(100)
        return found

    def pixels(self) -> list[int]:
        """Size, checksum and opacity of what the canvas shows once nothing moves any more."""
        before: list[int] = []
        for _ in range(40):
            now: list[int] = self.table.evaluate(PIXELS)
            if now == before and now[3]:
                return now
            before = now
            self.page.tab.wait_for_timeout(150)
        raise AssertionError("the canvas does not come to rest")


def opened(page: LabPage, server: LabServer, name: str) -> Board:
    page.open(server.write_notebook(f"table/{name}.ipynb", [TABLE, AFTER]))
    page.run_all()
    board = Board(page)
    expect(board.box("banking")).to_be_attached(timeout=AWAY)
    return board


def open_without_kernel(page: LabPage, server: LabServer, name: str) -> None:
    """Open a notebook as somebody does who closes Lab's question for a kernel."""
    path = urllib.parse.quote(f"lab/workspaces/none-{secrets.token_hex(4)}/tree/table/{name}.ipynb")
    page.tab.goto(f"{server.url}/{path}?token={server.token}", wait_until="domcontentloaded")
    question = page.tab.locator(".jp-Dialog").get_by_role("button", name="No Kernel", exact=True)
    question.click(timeout=60_000)
    page.tab.wait_for_selector(".jp-Notebook .jp-Cell")
    expect(question).to_have_count(0)
    page.tab.wait_for_timeout(2000)
    expect(question).to_have_count(0)


def saved(server: LabServer, name: str) -> dict[str, Any]:
    notebook: dict[str, Any] = json.loads((server.folder / "table" / f"{name}.ipynb").read_text(encoding="utf-8"))
    return notebook


def still(notebook: dict[str, Any]) -> str:
    return "".join(notebook["cells"][0]["outputs"][1]["data"]["text/html"])


def without_kernel(server: LabServer, name: str, *, trusted: bool) -> None:
    """Take the kernel out of the file, so that Lab asks for one, and sign it as one's own or not."""
    notebook = saved(server, name)
    notebook["metadata"] = {}  # by the language alone Lab would find a kernel, too
    text = json.dumps(notebook)
    (server.folder / "table" / f"{name}.ipynb").write_text(text, encoding="utf-8")
    if trusted:
        data = str(server.folder.parent / "jupyter_data_dir")
        cast("Any", NotebookNotary)(data_dir=data).sign(cast("Any", nbformat).reads(text, as_version=4))


def picture_is_seen(page: LabPage) -> None:
    picture = page.tab.locator(".itut-still img")
    expect(page.tab.locator(".itut-still p")).to_have_text(RESUME, timeout=AWAY)
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => [image.naturalWidth, image.complete])") == [720, True]
    box = picture.bounding_box()
    assert box is not None
    assert box["width"] > 400


def test_a_notebook_without_a_kernel_shows_the_last_picture(lab_server: LabServer, page: LabPage) -> None:
    board = opened(page, lab_server, "still")
    expect(page.tab.locator(".itut-still")).to_be_hidden()
    page.command("docmanager:save")
    first = still(saved(lab_server, "still"))
    board.box("banking").click()
    assert board.heard() == ["banking"]
    page.tab.wait_for_timeout(2500)
    page.command("docmanager:save")
    assert still(saved(lab_server, "still")) != first
    assert board.python("print(table.fallback().html)") == still(saved(lab_server, "still"))
    lab_server.stop_kernels()

    for trusted in (False, True):
        without_kernel(lab_server, "still", trusted=trusted)
        open_without_kernel(page, lab_server, "still")
        picture_is_seen(page)
        assert lab_server.ask("api/sessions") == []
        assert lab_server.ask("api/kernels") == []
        if trusted:
            expect(page.tab.get_by_text("Loading widget")).to_be_hidden()
        page.picture(f"table-no-kernel-{'trusted' if trusted else 'untrusted'}")


def test_the_picture_is_kept_also_after_a_reload(lab_server: LabServer, page: LabPage) -> None:
    board = opened(page, lab_server, "reloaded")
    page.command("docmanager:save")
    page.reload()
    expect(board.box("banking")).to_be_attached(timeout=AWAY)
    expect(page.tab.locator(".itut-still")).to_be_hidden()
    board.pixels()
    assert board.heard(0) == [], "the page has its kernel again"
    board.box("banking").click()
    assert board.heard() == ["banking"]
    page.tab.wait_for_timeout(4000)
    page.command("docmanager:save")
    assert board.python("print(table.fallback().html)") == still(saved(lab_server, "reloaded"))


def test_a_reload_paints_the_table_again(lab_server: LabServer, page: LabPage) -> None:
    board = opened(page, lab_server, "repainted")
    board.box("banking").click()
    assert board.heard() == ["banking"]
    page.tab.wait_for_timeout(5500)  # until all has been painted again
    before = board.pixels()
    page.command("docmanager:save")
    page.reload()
    expect(board.box("banking")).to_have_attribute("aria-pressed", "true", timeout=AWAY)
    assert board.pixels() == before
    board.box("reformation").click()
    assert board.heard(2) == ["banking", "reformation"]
    page.tab.wait_for_timeout(300)
    assert board.pixels() != before
    assert page.errors == []


def test_what_is_painted_in_part_looks_as_if_painted_whole(lab_server: LabServer, page: LabPage) -> None:
    board = opened(page, lab_server, "parts")
    board.pixels()
    # let no repaint of a table at rest help
    board.python("table._rested = table.overlay._on_rested = lambda: None")
    parts = 0
    for n in range(8):
        board.python(
            f"random.seed({n}); some = random.sample(keys, {n % 4}); "
            f"table.show(draw(some, changed=frozenset(random.sample(keys, {n % 3})), note='{'Choose. ' * (n // 4)}'))"
        )
        parts += board.python("print(table._painter.whole)") == "False"
        board.pixels()
        board.table.evaluate(KEEP)
        board.python("table._painter.repaint()")
        page.tab.wait_for_timeout(300)
        board.pixels()
        many, much = board.table.evaluate(DIFFERENCE)
        # the rasterizer smooths an edge a little otherwise where it is clipped
        assert much <= 90, n
        assert many <= 2000, n
    assert parts >= 3


def test_the_keyboard_walks_the_board_and_leaves_it(lab_server: LabServer, page: LabPage) -> None:
    board = opened(page, lab_server, "keys")
    inside = "() => document.activeElement?.closest('.itut-table') !== null"
    at = "() => document.activeElement?.dataset.key"
    board.box(board.python("print(keys[0])")).focus()
    seen = [page.tab.evaluate(at)]
    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft"):
        page.tab.keyboard.press(key)
        seen.append(page.tab.evaluate(at))
    assert all(one != other for one, other in pairwise(seen)), seen
    assert page.tab.evaluate(inside)
    page.tab.keyboard.press("Enter")
    page.tab.keyboard.press("Space")
    assert board.heard(2) == [seen[-1]] * 2
    assert page.tab.evaluate(at) == seen[-1], "the focus stays where it was"
    page.tab.keyboard.press("Tab")
    assert not page.tab.evaluate(inside)
    page.tab.keyboard.press("Shift+Tab")
    assert page.tab.evaluate(at) == seen[-1]
    page.tab.keyboard.press("Shift+Tab")
    assert not page.tab.evaluate(inside)
    assert page.errors == []


def test_the_wheel_over_the_table_scrolls_the_page(lab_server: LabServer, page: LabPage) -> None:
    board = opened(page, lab_server, "wheel")
    board.table.scroll_into_view_if_needed()
    board.box("banking").hover()
    before = board.table.bounding_box()
    assert before is not None
    page.tab.mouse.wheel(0, 200)
    page.wait_until_scrolled(board.table, before["y"] - 100)


LATE = """\
from tests.app.test_class_and_seats import late
from tutor.app import App
app = App(late(4, 7, 170), motion=False)
app
"""
OVERLAPS = """app => {
  const seats = [...app.querySelectorAll('.itut-overlay [data-key]:not([role=note])')];
  const at = each => each.getBoundingClientRect();
  const found = [];
  for (const [i, one] of seats.entries()) {
    const a = at(one);
    for (const other of seats.slice(i + 1)) {
      const b = at(other);
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 0.5 && down > 0.5) found.push([one.dataset.key, other.dataset.key]);
    }
  }
  const place = app.querySelector('.itut-place').getBoundingClientRect();
  const outside = seats.filter(each => at(each).bottom > place.bottom + 1 || at(each).top < place.top - 1
    || at(each).left < place.left - 1 || at(each).right > place.right + 1).map(each => each.dataset.key);
  return { seats: seats.length, found, outside };
}"""


def test_four_players_on_a_small_screen(lab_server: LabServer, page: LabPage) -> None:
    """All seats, what is asked and the bar are in sight at 1024x768."""
    page.tab.set_viewport_size({"width": 1024, "height": 768})
    page.open(lab_server.write_notebook("table/four.ipynb", [LATE]))
    page.fold_files()
    page.run_all()
    app = page.tab.locator(".itut-app")
    expect(app.locator(".itut-now .itut-asked").first).to_be_visible(timeout=AWAY)
    app.evaluate("app => app.scrollIntoView({ block: 'start' })")
    page.rest()

    for language in ("English", "Ukrainian"):
        told = app.evaluate(OVERLAPS)
        assert told["seats"] > 40
        assert told["found"] == [], language
        assert told["outside"] == [], language
        parts = [app.locator(name) for name in (".itut-head", ".itut-now .itut-asked", ".itut-place", ".itut-bar")]
        boxes = [part.first.bounding_box() for part in parts]
        for box in boxes:
            assert box is not None
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= 1024
            assert box["y"] + box["height"] <= 768
        page.picture(f"table-four-1024-{language}")
        if language == "English":
            app.get_by_role("button", name="УК").click()
            expect(app.locator(".itut-head")).to_contain_text("Стіл без назви")
            page.rest()
    app.get_by_role("button", name="EN", exact=True).click()

    place = app.locator(".itut-place")
    assert place.evaluate("place => place.scrollHeight <= place.clientHeight + 1")
    assert page.errors == []


def test_a_card_is_enlarged_also_by_the_keyboard(lab_server: LabServer, page: LabPage) -> None:
    cell = "import tutor\ntutor.open('lessons/staging', save=False, motion=False)"
    page.open(lab_server.write_notebook("table/enlarged.ipynb", [cell]))
    page.run_all()
    card = page.tab.locator(".itut-table .itut-box[data-key='archery']")
    expect(card).to_be_attached(timeout=AWAY)
    page.tab.locator(".itut-table .itut-box[tabindex='0']").focus()
    page.tab.keyboard.press("Shift+Tab")
    page.tab.keyboard.press("Tab")
    card.focus()
    tip = page.tab.locator(".itut-tip svg")
    expect(tip).to_be_visible()
    expect(tip).to_contain_text("Rulings in which it plays a part")
    expect(card).to_have_attribute("aria-description", re.compile("I DEMAND"))
    page.picture("table-enlarged-by-keys")
    page.tab.keyboard.press("Escape")
    expect(tip).to_be_hidden()
