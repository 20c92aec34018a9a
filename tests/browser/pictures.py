"""Takes the README's two pictures of the app in a real JupyterLab: one that stands, and a short one that moves.

``make pictures`` runs it; it writes ``docs/picture.png`` and ``docs/moving.gif``.
"""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image
from playwright.sync_api import Locator

from tests.browser.lab import LabPage, browse, serve
from tests.conftest import ROOT

SIZE = {"width": 1320, "height": 900}
MOVING_WIDTH = 900
COLORS = 96
FRAME = 0.11
"""seconds from one frame of the moving picture to the next, while something moves"""
REST = 1400
"""milliseconds for which a step is shown when nothing moves any more"""
CELL = "import tutor\ntutor.open('lessons/staging', 'en', save=False)"
KEYS = ("3", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight")
"""Dogma of Writing, then step by step."""


def shown(page: LabPage) -> Locator:
    """Show the table over the whole window and return the app."""
    page.open(page.server.write_notebook("pictures.ipynb", [CELL]))
    page.run_all()
    app = page.tab.locator(".itut-app")
    app.get_by_role("button", name="Full screen").click()
    page.tab.wait_for_function("() => document.fullscreenElement !== null")
    page.tab.wait_for_timeout(1500)
    return app


def frames(page: LabPage) -> tuple[list[Image.Image], list[int]]:
    """Press the keys; return what was seen, and for how many milliseconds each."""
    pictures, times = [_seen(page)], [REST]
    for key in KEYS:
        page.tab.keyboard.press(key)
        until = time.monotonic() + 0.9
        while time.monotonic() < until:
            begun = time.monotonic()
            seen = _seen(page)
            if seen.tobytes() != pictures[-1].tobytes():
                pictures.append(seen)
                times.append(round(FRAME * 1000))
            time.sleep(max(0.0, FRAME - (time.monotonic() - begun)))
        times[-1] = REST
    return pictures, times


def _seen(page: LabPage) -> Image.Image:
    whole = Image.open(io.BytesIO(page.tab.screenshot())).convert("RGB")
    return whole.resize((MOVING_WIDTH, round(whole.height * MOVING_WIDTH / whole.width)), Image.Resampling.LANCZOS)


def main() -> None:
    """Write both pictures."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        sys.exit("The pictures need Chromium; on Debian: apt-get install chromium")
    docs = ROOT / "docs"
    with (
        tempfile.TemporaryDirectory() as folder,
        serve(ROOT / "lessons") as server,
        browse(Path(found), server, Path(folder)) as page,
    ):
        page.tab.set_viewport_size({"width": SIZE["width"], "height": SIZE["height"]})
        shown(page)
        pictures, times = frames(page)
        page.tab.screenshot(path=docs / "picture.png")
    palette = [each.quantize(COLORS, dither=Image.Dither.NONE) for each in pictures]
    palette[0].save(
        docs / "moving.gif", save_all=True, append_images=palette[1:], duration=times, loop=0, optimize=True
    )


if __name__ == "__main__":
    main()
