"""How fast the app is, in Chromium, with motion off, beside a bare ipywidgets button measured in the same run.

``python benchmarks/app.py [--quick] [--json] [--samples 20] [--steps 1000] [--against REVISION]``. ``--against``
measures the product of another revision in the same run. From a click or a key to the frame in which the last canvas
call, change of the page or scrolling by the app is painted; medians. ``docs/performance-app.md`` holds the figures.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

# This file is called like a module it measures, and a script's own folder comes first on the path.
sys.path[0] = str(Path(__file__).parents[1])

from tests.browser.lab import LabPage, LabServer, browse, serve  # noqa: E402
from tests.conftest import ROOT, find_chromium  # noqa: E402

RATIOS = {"click": 1.5, "forward": 1.5, "back": 0.7, "again": 0.7, "slider": 0.7}
"""what is asked for, as a ratio to the bare button; the last three show what this viewer was already shown"""
TARGETS = {"lesson": 3000.0, "memory": 150.0, "six_sets": 1.3}
"""milliseconds, megabytes of memory, and the table of six sets as a ratio to that of the base set"""

WATCH = """() => {
  if (window.watched) return;
  const watched = (window.watched = { began: 0, last: 0, dirty: false });
  let framed = 0; // when the frame began whose callbacks run now
  const touch = () => {
    if (framed > watched.began) watched.last = framed;
    else watched.dirty = true;
  };
  for (const kind of ["CanvasRenderingContext2D", "OffscreenCanvasRenderingContext2D"]) {
    const proto = window[kind]?.prototype;
    for (const name of ["fill", "stroke", "fillRect", "clearRect", "fillText", "drawImage", "putImageData"]) {
      const own = proto?.[name];
      if (own) proto[name] = function (...all) { touch(); return own.apply(this, all); };
    }
  }
  const top = Object.getOwnPropertyDescriptor(Element.prototype, "scrollTop");
  Object.defineProperty(Element.prototype, "scrollTop", {
    ...top,
    set(to) {
      const before = top.get.call(this);
      top.set.call(this, to);
      if (top.get.call(this) !== before && this.closest(".jp-OutputArea-output")) touch();
    },
  });
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  const seen = new WeakSet();
  const watchOutput = () => {
    for (const output of document.querySelectorAll(".jp-OutputArea-output")) {
      if (seen.has(output)) continue;
      seen.add(output);
      new MutationObserver(touch).observe(output, all);
    }
  };
  const frame = () => {
    framed = performance.now();
    if (watched.dirty) { watched.last = framed; watched.dirty = false; }
    watchOutput();
    requestAnimationFrame(frame);
    // what other callbacks of this frame change is painted with it
    scheduler.postTask(() => { framed = 0; }, { priority: "user-blocking" });
  };
  requestAnimationFrame(frame);
  const begin = () => {
    watched.began = performance.now();
    watched.last = framed = 0;
    watched.dirty = false;
  };
  for (const kind of ["click", "keydown"]) window.addEventListener(kind, begin, true);
}"""

QUIET = """([quiet, longest]) => new Promise((done) => {
  const began = performance.now();
  const look = () => {
    const { began: start, last } = window.watched;
    const now = performance.now();
    if (last > start && now - last > quiet) done(last - start);
    else if (now - began > longest) done(-1);
    else setTimeout(look, 10);
  };
  look();
})"""
"""milliseconds from the last click or key to the last change, once nothing has changed for a while"""

BUTTON = """\
import ipywidgets
button, told = ipywidgets.Button(description="bare"), ipywidgets.HTML("0")
button.on_click(lambda _: setattr(told, "value", str(int(told.value) + 1)))
ipywidgets.VBox([button, told])"""

LATE = """\
import sys
sys.path[:0] = {path}
from benchmarks.tables import late_app
app = late_app()
app"""

LONG = """\
import json, os, random, statistics, time
from benchmarks.engine import pick
from engine.game import Game
from tutor.app import App
from tutor.session import Session

def memory():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

dice, session = random.Random(3), Session(Game.new(("Ann", "Ben", "Cy", "Di"), seed=3), viewer=0)
app, took = App(session, motion=False), []

def step():
    began = time.perf_counter()
    if session.can_step:
        app.hub.press("n")
    elif session.request is not None:
        app.answer(pick(session.game, dice))
    else:  # the game is over: another line from its middle
        session.goto(session.path()[len(session.path()) // 2])
        while session.request is None:
            session.into()
    took.append((time.perf_counter() - began) * 1000)

for _ in range(20):
    step()
before = memory()
while len(took) < {steps}:
    step()
Path = __import__("pathlib").Path
Path("long.json").write_text(json.dumps(dict(
    early=statistics.median(took[5:25]), late=statistics.median(took[-20:]), growth=memory() - before,
    steps=len(session.steps), path=len(session.path()))))
app"""

SIX_SETS = """\
import json, statistics, time
from pathlib import Path
from tests.scene import tables
from tests.scene.test_texts_of_tables import Zones, seated, with_all_sets, words
from tutor.scene import draw_cache
from tutor.scene.table import Marks, Options, draw_table
from tutor.widgets.canvas import commands

named = Zones(words("en", 5, 0))

def took(view):
    draw_cache.forget()
    began = time.process_time()
    scene = draw_table(view, named, Marks(), Options(width=904, height=740))
    commands(scene.items, "canvas")
    return (time.process_time() - began) * 1000

base = seated(tables.crowded(5), 5)
views = dict(base_table=base, six_table=with_all_sets(base))
found = {name: [] for name in views}
for number in range({count} + 1):
    for name, view in views.items():
        found[name].append(took(view))
figures = {name: statistics.median(times[1:]) for name, times in found.items()}
Path("sets.json").write_text(json.dumps(figures))
figures"""
"""five players' tables of the base set and of six sets, drawn turn about with nothing cached, in processor time"""

LESSON = """\
from tutor.course import lesson
lesson("01-first-steps", "en")"""


def ready(page: LabPage, server: LabServer, name: str, cells: list[str]) -> None:
    """Open a notebook of these cells, not yet run."""
    server.write_notebook(name, cells)
    page.open(name)
    page.command("application:toggle-left-area")
    page.tab.evaluate(WATCH)


def samples(page: LabPage, count: int, act: Callable[[int], None], rest: Callable[[], None]) -> list[float]:
    """Measure an act that often; ``rest`` brings back what it changed."""
    found = []
    for number in range(count):
        act(number)
        took = page.tab.evaluate(QUIET, [350, 8000])
        if took >= 0:
            found.append(took)
        rest()
        page.tab.wait_for_timeout(250)
    if len(found) < count * 0.8:
        sys.exit(f"only {len(found)} of {count} samples changed anything: is the machine overloaded?")
    return found


def settle(page: LabPage) -> None:
    """Wait until nothing changes any more."""
    page.tab.evaluate(QUIET, [350, 4000])


def late(page: LabPage, server: LabServer, count: int, path: str) -> dict[str, list[float]]:
    """Measure acts at the late table, of this product or of the one at a path."""
    tab, found = page.tab, dict[str, list[float]]()
    none = lambda: None  # noqa: E731
    # a name of its own, because a notebook that was open has its kernel still
    ready(
        page,
        server,
        f"late-{'before' if path else 'now'}.ipynb",
        [LATE.replace("{path}", repr([path] if path else []))],
    )
    page.run_all()
    app = tab.locator(".itut-app")
    app.locator(".itut-option").first.wait_for()
    settle(page)

    def press(key: str) -> list[float]:
        return samples(page, count, lambda _: tab.keyboard.press(key), none)

    def back_to_start() -> None:
        tab.keyboard.press("s")
        settle(page)

    app.locator(".itut-title").first.click()
    found["forward"] = press("ArrowRight")
    found["back"] = press("ArrowLeft")
    found["again"] = press("ArrowRight")
    app.locator(".itut-slider [role=slider], input.itut-slider, .itut-slider input").first.focus()
    found["slider"] = press("ArrowLeft")
    app.locator(".itut-title").first.click()
    back_to_start()
    found["click"] = samples(page, count, lambda _: app.locator(".itut-option").first.click(), back_to_start)
    return found


def measure(page: LabPage, server: LabServer, count: int, steps: int, against: Path | None = None) -> dict[str, Any]:
    """Return all figures: milliseconds, and megabytes of memory."""
    tab, found = page.tab, dict[str, Any]()
    none = lambda: None  # noqa: E731

    ready(page, server, "bare.ipynb", [BUTTON])
    page.run_all()
    button = tab.get_by_role("button", name="bare")
    button.click()
    found["bare"] = samples(page, count, lambda _: button.click(), none)

    found |= late(page, server, count, "")
    if against is not None:
        found |= {f"{name}, before": took for name, took in late(page, server, count, str(against)).items()}
        ready(page, server, "bare.ipynb", [BUTTON])
        page.run_all()
        button.click()
        found["bare"] += samples(page, count, lambda _: button.click(), none)
    app = tab.locator(".itut-app")

    ready(page, server, "sets.ipynb", [SIX_SETS.replace("{count}", str(count))])
    page.run_all()
    found["sets"] = json.loads((server.folder / "sets.json").read_text(encoding="utf-8"))

    opened = []
    for number in range(3):
        ready(page, server, f"lesson-{number}.ipynb", [LESSON])
        began = time.perf_counter()
        tab.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-all-cells'); }")
        tab.locator(".itut-option, .itut-task button").first.wait_for(timeout=60_000)
        opened.append((time.perf_counter() - began) * 1000)
    found["lesson"] = opened

    ready(page, server, "long.ipynb", [LONG.replace("{steps}", str(steps))])
    tab.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-all-cells'); }")
    app.locator(".itut-option, .itut-asked").first.wait_for(timeout=600_000)
    settle(page)
    found |= json.loads((server.folder / "long.json").read_text(encoding="utf-8"))
    app.locator(".itut-title").first.click()
    found["long-back"] = samples(page, count, lambda _: tab.keyboard.press("ArrowLeft"), none)
    return found


def summary(found: dict[str, Any]) -> dict[str, Any]:
    """Return medians, ratios to the bare button, and what is asked for."""
    median = {name: round(statistics.median(took), 1) for name, took in found.items() if isinstance(took, list)}
    bare, sets = median["bare"], found["sets"]
    return {
        "milliseconds": median,
        "ratios": {name: round(took / bare, 2) for name, took in median.items() if name != "bare"},
        "six_sets": {**{name: round(took, 1) for name, took in sets.items()},
                     "ratio": round(sets["six_table"] / sets["base_table"], 2)},
        "kernel": {name: round(found[name], 1) for name in ("early", "late", "growth")},
        "late_to_early": round(found["late"] / found["early"], 2),
        "session": {name: found[name] for name in ("steps", "path")},
        "wanted": {"ratios": RATIOS, **TARGETS},
        "load": os.getloadavg()[0],
    }  # fmt: skip


@contextlib.contextmanager
def checkout(revision: str | None) -> Iterator[Path | None]:
    """Give the files of a revision in a folder of their own."""
    if revision is None:
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "product"
        git = ("git", "-C", str(ROOT), "worktree")
        subprocess.run([*git, "add", "--detach", "-q", str(path), revision], check=True)  # noqa: S603 (it runs git)
        try:
            yield path
        finally:
            subprocess.run([*git, "remove", "--force", str(path)], check=True)  # noqa: S603 (it runs git)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quick", action="store_true", help="five samples, 120 steps: to see that it works")
    parser.add_argument("--against", metavar="REVISION", help="measure the product of this revision as well")
    parser.add_argument("--samples", type=int, default=20)
    parser.add_argument("--steps", type=int, default=1000)
    given = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("no Chromium found: install it or set CHROMIUM to its program")
    count, steps = (5, 120) if given.quick else (given.samples, given.steps)
    with tempfile.TemporaryDirectory() as state:
        os.environ["INNOVATION_TUTOR_STATE"] = state
        with (
            checkout(given.against) as against,
            serve(ROOT / "lessons") as server,
            browse(chromium, server, Path(state)) as page,
        ):
            figures = summary(measure(page, server, count, steps, against))
    if given.json:
        print(json.dumps(figures, indent=2))
        return 0
    for name, took in figures["milliseconds"].items():
        ratio = figures["ratios"].get(name)
        wanted = f", wanted {RATIOS[name]}" if name in RATIOS else ""
        print(f"{name:<16} {took:8.1f} ms{f'; {ratio} x a bare button{wanted}' if ratio else ''}")
    sets = figures["six_sets"]
    print(f"six sets         {sets['ratio']} x the base set's table, wanted {TARGETS['six_sets']}")
    kernel = figures["kernel"]
    print(f"memory     {kernel['growth']:8.1f} MB over {steps} steps, wanted under {TARGETS['memory']:.0f}")
    print(f"a step in the kernel: {kernel['early']} ms at first, {kernel['late']} ms at the end")
    print(f"load of the machine: {figures['load']:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
