"""Twelve pages in both themes, looked at by axe-core; some at twice the size, and on a touch screen."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.lab import LabPage, LabServer
from tests.browser.learner import alone

__all__ = ["alone"]

AWAY = 60_000
PAGES = {
    "lesson": "from tutor.course import lesson\nlesson('01-first-steps')",
    "lesson-uk": "from tutor.course import lesson\nlesson('05-sharing', lang='uk')",
    "table": "import tutor\ntutor.open('lessons/staging', save=False)",
    "dogma": "import tutor\napp = tutor.open('rulings/dem-13', save=False)\napp.do('decision')\napp",
    "class": "import tutor\napp = tutor.open('lessons/staging', save=False)\napp.presenting = True\napp",
    "four": "import tutor\ntutor.open('rulings/shr-01', 'uk', save=False)",
    "find": "import tutor\ntutor.find(lang='en')",
    "explore": "import tutor\ntutor.explore(lang='uk')",
    "practice": "from tutor.course import practice\npractice(lang='en')",
    "play": "import tutor\ntutor.play(lang='uk')",
}
"""Name of a page -> the cell that shows it."""

SETS = """
import tutor
from engine.positions import loads
from tutor.app import App
from tutor.session import Session
position = loads('''
schema: innovation-position/1
sets: [base, echoes, cities, artifacts, unseen]
players:
  - name: Ann
    board: {blue: {cards: [Magnifying Glass, Ruler, Lever], splay: up}, red: [Excalibur], yellow: [Nineveh]}
    hand: [Bell, Construction, Athens, Assassination]
    score: [Pottery]
    forecast: [Comb]
    museums: [Mona Lisa, Museum 4]
    safe: [Mathematics]
  - {name: Bob, board: {purple: [Philosophy]}, forecast: [Katana], display: [Moses], museums: [Holy Grail, Museum 2]}
  - {name: Cem, board: {green: [Clothing]}}
''')
app = App(Session(position.game(), viewer=0, title="Sets"), lang="LANG", position=position)
ACT
app
"""
"""A table with four further sets."""
PAGES |= {
    "sets": SETS.replace("LANG", "en").replace("ACT", ""),
    "sets-dogma": SETS.replace("LANG", "uk").replace(
        "ACT", "app.answer(app.session.game.parse('dogma magnifying-glass')); app.do('into')"
    ),
}

OURS = ".jp-OutputArea-output, .itut-app, .itut-desk"
"""What is ours of a page; JupyterLab's own faults are not for us to mend."""

TARGETS = """() => {
  const small = [];
  const parts = '.jp-OutputArea-output button, .jp-OutputArea-output select, .jp-OutputArea-output input,'
    + '.jp-OutputArea-output a[href], .jp-OutputArea-output [role=button]';
  for (const part of document.querySelectorAll(parts)) {
    if (part.closest('.itut-table') || part.closest('p') || !part.checkVisibility({visibilityProperty: true})) continue;
    const at = part.getBoundingClientRect();
    if (at.width && (at.height < 43.5 || at.width < 43.5)) {
      small.push(`${part.tagName} ${(part.ariaLabel || part.textContent).slice(0, 40)} `
        + `${at.width.toFixed()}x${at.height.toFixed()}`);
    }
  }
  return small;
}"""
"""Controls below 44 px; a link in a sentence may be as high as its line (WCAG 2.5.8), and cards have their own size."""


IN_THEME = """theme => [...document.querySelectorAll('.jp-OutputArea-output [data-theme]')]
  .every(part => part.dataset.theme === theme)"""
"""Whether all of ours has heard of Lab's theme."""


def show(page: LabPage, server: LabServer, name: str) -> None:
    """Open a page of one cell and wait until something of ours stands there."""
    page.open(server.write_notebook(f"access-{name}.ipynb", [PAGES[name]]))
    if page.tab.viewport_size and page.tab.viewport_size["width"] < 1000:
        page.fold_files()
    page.run_all()
    expect(page.tab.locator(".jp-OutputArea-output button:visible").first).to_be_visible(timeout=AWAY)
    page.rest()


def faults(page: LabPage) -> list[str]:
    """What axe-core calls serious or critical in our part of the page, a line each."""
    context = {"include": [[".jp-OutputArea-output"]]}
    found = Axe().run(page.tab, context=context, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{each['id']}: {node['target']} {node['html'][:160]} {node['failureSummary'][:300]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_serious(lab_server: LabServer, page: LabPage, name: str) -> None:
    found = []
    page.theme("Dark")
    show(page, lab_server, name)
    for theme in ("Dark", "Light"):
        page.theme(theme)
        page.tab.wait_for_function(IN_THEME, arg=theme.lower())
        page.rest()
        page.picture(f"access-{name}-{theme.lower()}")
        found += [f"{theme}: {fault}" for fault in faults(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", ["lesson", "find"])
def test_at_twice_the_size_nothing_runs_out_at_the_side(lab_server: LabServer, page: LabPage, name: str) -> None:
    page.tab.set_viewport_size({"width": 640, "height": 512})  # what 200 % leave of 1280 by 1024
    show(page, lab_server, name)
    page.picture(f"access-{name}-200-percent")
    over = page.tab.evaluate(
        """() => Array.from(document.querySelectorAll('.jp-OutputArea-output *'))
          .filter(part => part.checkVisibility() && !part.closest('.itut-table, .noUi-target')
            && getComputedStyle(part).overflowX === 'visible' && part.scrollWidth > part.clientWidth + 1
            && part.clientWidth > 0)
          .map(part => `${part.className} ${part.scrollWidth} > ${part.clientWidth}`)"""
    )
    assert not over, "\n".join(over)


@pytest.mark.parametrize("name", ["lesson", "find", "play"])
def test_what_a_finger_presses_is_44_pixels_high(lab_server: LabServer, touch_page: LabPage, name: str) -> None:
    touch_page.tab.set_viewport_size({"width": 820, "height": 1180})
    show(touch_page, lab_server, name)
    touch_page.picture(f"access-{name}-touch")
    small = touch_page.tab.evaluate(TARGETS)
    assert not small, "\n".join(small)
