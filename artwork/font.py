"""Make the font of the tutor, and the table of its widths, from Inter.

    python artwork/font.py InterVariable.woff2

The file is that of Inter 4 (https://github.com/rsms/inter, or the npm package ``inter-ui``). What comes out has the
letters below, the weights 400 to 720, digits that are all as wide, and no kerning: every line is as wide as its letters
together, in a canvas as in HTML. Needs fonttools and brotli (``pip install fonttools brotli``).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

TARGET = Path(__file__).parent.parent / "tutor" / "scene" / "assets"
LIGHT, BOLD, BOLDEST = 400, 700, 720
FAMILY = "Tutor Inter"
"""a name of its own: an Inter that somebody has installed has other widths"""
RANGES = (
    (0x20, 0x7E), (0xA0, 0x17F),  # Latin
    (0x400, 0x45F), (0x490, 0x491), (0x492, 0x493), (0x49A, 0x49B), (0x4A2, 0x4A3), (0x4AE, 0x4B1), (0x4D8, 0x4D9),
    (0x4E8, 0x4E9),  # Cyrillic
    (0x218, 0x21B), (0x2BC, 0x2BC), (0x300, 0x301), (0x1E9E, 0x1E9E),
    (0x2002, 0x2003), (0x2007, 0x2015), (0x2018, 0x201E), (0x2020, 0x2022), (0x2026, 0x2026), (0x202F, 0x202F),
    (0x2030, 0x2030), (0x2032, 0x2033), (0x2039, 0x203A), (0x2044, 0x2044), (0x20AC, 0x20AC), (0x20B4, 0x20B4),
    (0x2116, 0x2116), (0x2122, 0x2122), (0x2190, 0x2199), (0x21A9, 0x21AA), (0x21B5, 0x21B5), (0x2212, 0x2212),
    (0x2248, 0x2248), (0x2260, 0x2260), (0x2264, 0x2265), (0x23CE, 0x23CE), (0x25A0, 0x25A1), (0x25B2, 0x25B2),
    (0x25B6, 0x25B6), (0x25BC, 0x25BC), (0x25C0, 0x25C0), (0x25C6, 0x25C7), (0x25CB, 0x25CB), (0x25CF, 0x25CF),
    (0x2605, 0x2605), (0x2713, 0x2713), (0x2717, 0x2717),
)  # fmt: skip


def equal_digits(font: TTFont) -> None:
    """Make the digits of the feature ``tnum`` the ordinary ones."""
    table = font["GSUB"].table
    (record, *_) = [each for each in table.FeatureList.FeatureRecord if each.FeatureTag == "tnum"]
    mapping: dict[str, str] = {}
    for index in record.Feature.LookupListIndex:
        for subtable in table.LookupList.Lookup[index].SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)  # noqa: PLW2901
            mapping.update(subtable.mapping)
    for cmap in font["cmap"].tables:
        for digit in range(ord("0"), ord("9") + 1):
            if digit in cmap.cmap:
                cmap.cmap[digit] = mapping.get(cmap.cmap[digit], cmap.cmap[digit])  # two tables may be one


def rename(font: TTFont) -> None:
    """Give the family its own name; the copyright and licence stay."""
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in {0, 1, 2, 3, 4, 5, 6, 9, 13, 14}]
    for record in names.names:
        if record.nameID in {1, 3, 4}:
            record.string = FAMILY
        elif record.nameID == 6:
            record.string = FAMILY.replace(" ", "")


def widths(file: Path) -> dict[str, Any]:
    """Return the advance of every letter at two weights, in units of the em."""
    found: list[dict[int, int]] = []
    for weight in (LIGHT, BOLD):
        fixed = instancer.instantiateVariableFont(TTFont(file), {"wght": weight})
        advances, cmap = fixed["hmtx"].metrics, fixed.getBestCmap()
        found.append({code: advances[name][0] for code, name in cmap.items()})
    light, bold = found
    return {
        "em": TTFont(file)["head"].unitsPerEm,
        "weights": [LIGHT, BOLD],
        "advances": {chr(code): [light[code], bold[code]] for code in sorted(light)},
    }


def main() -> None:
    """Write ``inter.woff2`` and ``inter-widths.json``."""
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    font = TTFont(sys.argv[1])
    equal_digits(font)
    options = Options()
    options.layout_features = []
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.drop_tables += ["GPOS", "GSUB", "GDEF", "STAT", "MVAR"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in RANGES for code in range(first, last + 1)])
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"opsz": 14, "wght": (LIGHT, LIGHT, BOLDEST)})
    rename(font)
    plain = TARGET / "inter.ttf"
    font.flavor = None
    font.save(plain)
    table = widths(plain)
    font = TTFont(plain)
    font.flavor = "woff2"
    font.save(TARGET / "inter.woff2")
    plain.unlink()
    rows = ",\n".join(
        f"{json.dumps(char, ensure_ascii=False)}:{json.dumps(pair)}" for char, pair in table["advances"].items()
    )
    head = f'"em":{table["em"]},"weights":{json.dumps(table["weights"])}'
    (TARGET / "inter-widths.json").write_text(f'{{{head},"advances":{{\n{rows}\n}}}}\n', encoding="utf-8")
    print((TARGET / "inter.woff2").stat().st_size, "bytes,", len(table["advances"]), "letters")


if __name__ == "__main__":
    main()
