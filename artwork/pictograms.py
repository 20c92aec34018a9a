"""Make the data of ``tutor.scene.pictograms`` from the icons of game-icons.net.

    python artwork/pictograms.py FOLDER

FOLDER is a copy of https://github.com/game-icons/icons: a folder for each author, an SVG file for each icon. Which
icon stands for which card is in ``pictograms.yaml`` beside this file. Needs fonttools (``pip install fonttools``).
"""

from __future__ import annotations

import json
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import yaml
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path

HERE = Path(__file__).parent
TARGET = HERE.parent / "tutor" / "scene" / "assets"
GRID = 500
"""steps of the coordinates in a unit box: a fifth of a pixel on a card 560 px wide"""
BACKGROUND = "M0 0h512v512H0z"
LETTERS = {"moveTo": "m", "lineTo": "l", "curveTo": "c", "qCurveTo": "q"}


def outline(file: Path) -> str:
    """Return an icon as SVG path data: commands ``m l q c z`` relative, integers, its longer side ``GRID`` long."""
    pen = RecordingPen()
    for element in ET.parse(file).iter("{http://www.w3.org/2000/svg}path"):  # noqa: S314  # a file that one chose
        if element.get("d") != BACKGROUND:
            if element.get("stroke") or element.get("transform"):
                raise SystemExit(f"{file}: strokes and transforms are not read")
            parse_path(element.get("d"), pen)
    bounds = BoundsPen(None)
    pen.replay(bounds)
    left, top, right, bottom = bounds.bounds
    scale = GRID / max(right - left, bottom - top)
    x0 = (left + right) / 2 - GRID / 2 / scale
    y0 = (top + bottom) / 2 - GRID / 2 / scale
    return _relative(pen, x0, y0, scale)


def _relative(pen: RecordingPen, x0: float, y0: float, scale: float) -> str:
    found: list[str] = []
    here = start = (0, 0)
    for command, points in pen.value:
        if command in ("closePath", "endPath"):
            found.append("z")
            here = start
            continue
        steps = [(round((x - x0) * scale), round((y - y0) * scale)) for x, y in points]
        if command == "qCurveTo" and len(steps) != 2:
            raise SystemExit("a curve through implied points")
        if command != "moveTo" and all(step == here for step in steps):
            continue
        numbers = [value - here[axis] for step in steps for axis, value in enumerate(step)]
        text = "".join(f" {n}" if n >= 0 and i else str(n) for i, n in enumerate(numbers))
        found.append(LETTERS[command] + text)
        here = steps[-1]
        if command == "moveTo":
            start = here
    return "".join(found)


def main() -> None:
    """Write a file for each set, and one for all achievements: ``{title: [icon, path data]}``."""
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    folder = Path(sys.argv[1])
    chosen = yaml.safe_load((HERE / "pictograms.yaml").read_text(encoding="utf-8"))
    for name, titles in chosen.items():
        rows = []
        for title, each in titles.items():
            entry = [each["icon"], outline(folder / f"{each['icon']}.svg")]
            rows.append(f"{json.dumps(title, ensure_ascii=False)}:{json.dumps(entry)}")
        text = "{\n" + ",\n".join(rows) + "\n}\n"
        (TARGET / f"pictograms-{name}.json").write_text(text, encoding="utf-8")
        print(name, len(rows), len(text))


if __name__ == "__main__":
    main()
