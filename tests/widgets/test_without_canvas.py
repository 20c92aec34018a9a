"""Without ipycanvas and NumPy everything works on SVG."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from tests.conftest import ROOT

PROGRAM = """
import json, sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("ipycanvas", "numpy"):
            raise ImportError(f"{name} is not to be had here")

sys.meta_path.insert(0, Blocked())

from engine.game import Game
from tutor.app import App
from tutor.desk import export
from tutor.session import Session
from tutor.scene.svg import to_svg
from tutor.widgets import canvas

seen = {"available": canvas.AVAILABLE}
session = Session(Game.new(("Ann", "Ben"), seed=5), viewer=0)
app = App(session, lang="en")
overlay = app.table.overlay
pictures = [overlay.svg]
seen["children"] = len(app.table.children)

def look(name):
    pictures.append(overlay.svg)
    seen[name] = overlay.svg == to_svg(app.table.scene)

while session.step.number < 4:
    assert session.request is not None
    app.answer(session.request.options[:max(1, session.request.low)])
    while app.stepping.can_step:
        app.do("into")
look("acted")
app.press("ArrowLeft"); look("back")
app.press("ArrowRight"); look("forward")
app.lang = "uk"; look("language")
app.hub._heard(app.hub, {"type": "env", "theme": "dark", "width": 900, "height": 700}, []); look("theme")
app.table.overlay._heard(None, {"type": "hello"}, []); look("hello")
card = next(box.key for box in app.table.scene.boxes if box.key.startswith("card-") or app.step_view.cards.get(box.key))
seen["enlarged"] = app.drawing.enlarge(card) is not None
seen["different"] = len(set(pictures))
seen["notebook"] = "<svg" in app._repr_html_()
seen["page"] = len(export.page(session, export.texts_for(session, "uk")))
seen["blocked"] = not [name for name in sys.modules if name.partition(".")[0] in ("ipycanvas", "numpy")]
print(json.dumps(seen))
"""


def test_an_app_is_driven_on_svg_alone() -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        capture_output=True,
        text=True,
        env=environment,
        cwd=ROOT,
        check=False,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr[-3000:]
    seen = json.loads(run.stdout)
    assert seen.pop("available") is False
    assert seen.pop("children") == 1, "no canvas"
    assert seen.pop("different") >= 5
    assert seen.pop("page") > 10_000
    assert all(seen.values()), seen
