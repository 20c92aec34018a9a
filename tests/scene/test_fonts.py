import io
from importlib.resources import files

import pytest
from fontTools import ttLib
from fontTools.varLib import instancer

from tests.conftest import ROOT
from tutor.scene.fonts import HEAVIEST, covers, face, text_width
from tutor.scene.primitives import FONT, Scene, Text
from tutor.scene.svg import to_svg

FONT_FILE = files("tutor.scene") / "assets" / "inter.woff2"
CATALOGUES = [*ROOT.glob("tutor/locales/*/*.ftl"), *ROOT.glob("engine/text/locales/*/*.ftl")]
PLACEHOLDERS = set("\n─\t⟦⟧⬡\u2060✕⊘▸▾\u2068\u2069")
"""what no reader sees as a letter, and signs that stand in words only, where the browser finds another font"""


def test_a_line_is_as_wide_as_its_letters() -> None:
    assert text_width("", 14) == 0
    assert text_width("AV", 14) == text_width("A", 14) + text_width("V", 14)
    assert text_width("Domestication", 28) == pytest.approx(2 * text_width("Domestication", 14))


def test_heavier_is_wider_up_to_the_heaviest() -> None:
    widths = [text_width("Свійські тварини", 14, weight) for weight in (400, 560, 650, HEAVIEST)]
    assert widths == sorted(widths)
    assert widths[0] < widths[-1] == text_width("Свійські тварини", 14, 900)
    assert text_width("Свійські тварини", 14, 100) == widths[0]


@pytest.mark.parametrize("weight", [400, 560, 650, 720])
def test_digits_are_all_as_wide(weight: int) -> None:
    assert len({text_width(digit, 14, weight) for digit in "0123456789"}) == 1


def test_a_mark_over_a_letter_takes_no_room_and_an_unknown_letter_takes_some() -> None:
    assert text_width("е\u0331", 14) == text_width("е", 14)
    assert text_width("字", 14) == 14
    assert 7 < text_width("ა", 14) < 14


def test_the_font_has_all_letters_of_the_catalogues() -> None:
    assert len(CATALOGUES) >= 10
    used = set("".join(path.read_text(encoding="utf-8") for path in CATALOGUES)) - PLACEHOLDERS
    assert {"ґ", "є", "і", "ї", "×", "≥", "≤", "…", "«", "»", "„", "“", "’", "→", "–", "—"} <= used | set("„“ґ≤→")
    assert not [char for char in sorted(used) if not covers(char)]


def test_the_font_is_named_first_and_brought_along_only_where_it_must() -> None:
    scene = Scene(100, 20, (Text(0, 15, "Писемність", 14, "#000000"),), ())
    assert FONT.startswith('"Tutor Inter"')
    assert "@font-face" not in to_svg(scene)
    assert to_svg(scene, alone=True).count("@font-face") == 1
    assert len(face()) < 130_000


def advances(weight: int) -> dict[int, float]:
    """The advances in the font itself at a weight, in em."""
    font = instancer.instantiateVariableFont(ttLib.TTFont(io.BytesIO(FONT_FILE.read_bytes())), {"wght": weight})
    em = font["head"].unitsPerEm
    return {code: font["hmtx"][name][0] / em for code, name in font.getBestCmap().items()}


@pytest.mark.parametrize("weight", [400, 560, 650, 720])
def test_the_table_is_that_of_the_font(weight: int) -> None:
    for code, advance in advances(weight).items():
        if chr(code).isprintable():
            assert text_width(chr(code), 1, weight) == pytest.approx(advance, abs=0.003), chr(code)


def test_the_font_has_no_kerning_and_no_other_features() -> None:
    font = ttLib.TTFont(io.BytesIO(FONT_FILE.read_bytes()))
    assert not {"GPOS", "GSUB", "kern"} & set(font.keys())
    assert [(axis.axisTag, axis.minValue, axis.maxValue) for axis in font["fvar"].axes] == [("wght", 400, HEAVIEST)]
