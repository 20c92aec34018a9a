"""Pure functions of the page's scripts, run by Node where it is installed."""

from __future__ import annotations

import json
import shutil
import subprocess
from typing import Any

import pytest

from tests.conftest import ROOT

NODE = shutil.which("node")
pytestmark = pytest.mark.skipif(NODE is None, reason="node is not installed; the browser tests run the same scripts")


def run(script: str, code: str) -> Any:
    """Run code with everything that a script exports, as ``m``; ``out`` is what it returns."""
    path = (ROOT / "tutor" / "widgets" / script).as_uri()
    program = f"const m = await import({json.dumps(path)}); let out; {code}; console.log(JSON.stringify(out));"
    assert NODE is not None
    done = subprocess.run(
        [NODE, "--input-type=module", "-e", program], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_states_that_waited_become_one_for_each_model() -> None:
    told = [
        ["a", {"method": "update", "state": {"x": 1, "y": 1}}, []],
        ["b", {"method": "custom", "content": 1}, []],
        ["a", {"method": "update", "state": {"x": 2}}, []],
        ["a", {"method": "custom", "content": 2}, []],
    ]
    found = run("message_batch.js", f"out = m.merged({json.dumps(told)})")
    assert found[0] == ["a", {"method": "update", "state": {"x": 2, "y": 1}}, []]
    assert [each[0] for each in found] == ["a", "b", "a"]
    assert found[2][1] == {"method": "custom", "content": 2}


@pytest.mark.parametrize(("most", "gone"), [(40, []), (25, [1]), (15, [2, 1]), (5, [4, 2, 1])])
def test_the_oldest_pictures_are_forgotten_first(most: int, gone: list[int]) -> None:
    frames = "[[1,10],[2,10],[3,0],[4,10]].map(([n, w]) => [n, {picture: w ? {width: w, height: 1} : null}])"
    assert run("keeper.js", f"out = m.overweight(new Map({frames}), {most})") == gone


@pytest.mark.parametrize(
    ("key", "to"), [("ArrowRight", "right"), ("ArrowDown", "below"), ("ArrowLeft", None), ("ArrowUp", None)]
)
def test_the_nearest_box_in_a_direction(key: str, to: str | None) -> None:
    boxes = [
        {"key": "here", "at": [0, 0, 10, 10]},
        {"key": "right", "at": [20, 0, 10, 10]},
        {"key": "far", "at": [60, 0, 10, 10]},
        {"key": "below", "at": [0, 30, 10, 10]},
    ]
    found = run("overlay.js", f"const b = {json.dumps(boxes)}; out = m.nearest(b, b[0], {json.dumps(key)})")
    assert (found["key"] if found else None) == to


def test_equal_nodes_are_found_equal() -> None:
    code = """const node = ["p", {class: "x"}, "one", ["b", {}, "two"]];
    const copy = JSON.parse(JSON.stringify(node));
    out = [m.same(node, copy), m.same(node, ["p", {class: "y"}, "one"]), m.same("a", "b")]"""
    assert run("panel.js", code) == [True, False, False]
