"""Before a class, in a real browser: keys, full screen, other eyes, and a card enlarged over all of it."""

import re

from playwright.sync_api import expect

from tests.browser.lab import LabPage, LabServer

AWAY = 30_000
BLANK = re.compile("itut-blank")
CELL = "import tutor\ntutor.open('lessons/staging', keep=False, motion=False)"


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
    expect(why).to_contain_text("Hidden from the class")
    keys.press("r")
    expect(why).to_contain_text("Opponent shares")
    keys.press("ArrowRight")
    expect(why).to_contain_text("Hidden from the class")
    keys.press("r")
    expect(why).to_contain_text("Opponent draws")
    page.screenshot("class-revealed-1024")

    for part in (app.locator(".itut-now"), app.locator(".itut-bar")):
        at = part.bounding_box()
        assert at is not None
        assert at["y"] >= 0
        assert at["y"] + at["height"] <= 768

    keys.press(".")
    expect(app).to_have_class(BLANK)
    keys.press(".")
    expect(app).not_to_have_class(BLANK)
    page.tab.locator(".itut-table [data-key='philosophy']").hover()
    expect(page.tab.locator(".itut-app > .itut-tip svg")).to_be_visible()

    keys.press("v")
    expect(app.locator(".itut-seat select")).to_have_value("Seen by Opponent")
    keys.press("f")
    page.tab.wait_for_function("() => document.fullscreenElement === null")
    keys.press("c")
    expect(why).to_contain_text("Opponent draw", timeout=AWAY)
    assert page.errors == []
