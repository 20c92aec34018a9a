"""Cards move as what they are, a new act ends it, and nothing moves where motion is off."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.lab import LabPage, LabServer

GAME = """\
from benchmarks.tables import late_app
app = late_app(12)
app.motion = True
app"""

WATCH = """() => {
  window.flown = [];
  new MutationObserver((all) => {
    for (const { addedNodes } of all) for (const node of addedNodes) {
      if (!node.classList?.contains('itut-flying')) continue;
      const run = node.getAnimations()[0];
      let inks = 0;
      if (node.localName === 'canvas') {
        const { data } = node.getContext('2d').getImageData(0, 0, node.width, node.height);
        inks = new Set(new Uint32Array(data.buffer)).size;
      }
      window.flown.push({ name: node.localName, inks, node, took: null });
    }
    requestAnimationFrame(() => {
      for (const each of window.flown) each.took ??= each.node.getAnimations()[0]?.effect.getTiming().duration ?? 0;
    });
  }).observe(document.querySelector('.itut-overlay'), { childList: true });
}"""


def test_a_card_moves_as_its_picture(page: LabPage, lab_server: LabServer) -> None:
    tab = page.tab
    lab_server.write_notebook("motion.ipynb", [GAME])
    page.open("motion.ipynb")
    page.run_all()
    app = tab.locator(".itut-app")
    app.locator(".itut-where-am-i").wait_for()
    page.rest()
    app.locator(".itut-title").first.click()
    tab.evaluate(WATCH)
    for _ in range(6):
        tab.keyboard.press("ArrowRight")
        tab.wait_for_timeout(150)
    page.picture("motion")
    page.rest()
    flown = tab.evaluate("() => window.flown.map(({ name, inks, took }) => ({ name, inks, took }))")
    assert flown, "some of six steps moves a card"
    assert all(each["name"] == "canvas" and each["inks"] > 4 for each in flown), "front or back, no grey box"
    assert all(300 <= each["took"] <= 450 for each in flown)
    expect(app.locator(".itut-flying")).to_have_count(0)

    tab.emulate_media(reduced_motion="reduce")
    tab.evaluate("() => { window.flown = []; }")
    for _ in range(4):
        tab.keyboard.press("ArrowRight")
        tab.wait_for_timeout(300)
    assert tab.evaluate("() => window.flown.length") == 0
