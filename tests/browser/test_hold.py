"""A finger that rests on a card looks at it; a tap chooses."""

import pytest
from playwright.sync_api import expect

from tests.browser.lab import LabPage, LabServer

AWAY = 30_000
IN_SIGHT = """() => {
  const { left, top, right, bottom } = document.querySelector('.itut-tip').getBoundingClientRect();
  const { width, height, offsetLeft, offsetTop } = window.visualViewport;
  return left >= offsetLeft && top >= offsetTop && right <= offsetLeft + width && bottom <= offsetTop + height
    && right - left > 150;
}"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_finger_that_rests_on_a_card_enlarges_it_and_chooses_nothing(
    lab_server: LabServer, touch_page: LabPage, size: tuple[int, int]
) -> None:
    touch_page.tab.set_viewport_size({"width": size[0], "height": size[1]})
    source = "import tutor\napp = tutor.open('lessons/staging', 'en', save=False)\napp"
    touch_page.open(lab_server.write_notebook("hold.ipynb", [source]))
    touch_page.fold_files()
    touch_page.run_all()
    app = touch_page.tab.locator(".itut-app")
    boxes = app.locator(".itut-table .itut-box[data-enabled][data-role='card'], .itut-table .itut-box[data-enabled]")
    expect(boxes.first).to_be_attached(timeout=AWAY)
    touch_page.rest()
    asked = app.locator(".itut-now").inner_text()
    hand = touch_page.tab.context.new_cdp_session(touch_page.tab)
    tip = touch_page.tab.locator(".itut-tip")
    looked = 0
    for name in boxes.evaluate_all("all => all.map(each => each.dataset.key)"):
        box = app.locator(f".itut-table .itut-box[data-key='{name}']")
        box.scroll_into_view_if_needed()
        place = box.bounding_box()
        assert place is not None
        point = {"x": place["x"] + place["width"] / 2, "y": place["y"] + min(place["height"] / 2, 30)}
        hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        touch_page.tab.wait_for_timeout(900)
        expect(tip).to_be_visible()
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        touch_page.tab.wait_for_timeout(500)
        expect(tip).to_be_visible()
        if tip.get_attribute("data-kind") == "card":
            looked += 1
            assert touch_page.tab.evaluate(IN_SIGHT), name
        touch_page.picture(f"hold-{size[0]}-{name}")
        assert app.locator(".itut-now").inner_text() == asked
    assert looked
    boxes.last.tap()
    expect(tip).to_be_hidden()
    expect(app.locator(".itut-now")).not_to_have_text(asked, timeout=AWAY)
    assert touch_page.errors == []
