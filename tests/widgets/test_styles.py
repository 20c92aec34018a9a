import re

import pytest

from tests.conftest import ROOT
from tutor.scene.patterns import THEMES, contrast
from tutor.widgets.styles import properties, sheet, tokens

OWN = {"scale", "size", "small", "choice-soft", "room", "focus", "focus-halo"}
"""what the sheets or the browser set themselves"""
SHEETS = ("tutor/widgets/panel.css", "tutor/course/task.css", "tutor/desk/desk.css", "tutor/desk/page.css")


def test_the_colours_of_the_words_are_those_of_the_pictures() -> None:
    rules = tokens()
    for name, theme in THEMES.items():
        assert f"--itut-ground:{theme.ground};" in rules, name
        assert all(f"--itut-{key}:{value};" in rules for key, value in properties(theme).items())
    assert properties(THEMES["light"]).keys() == properties(THEMES["dark"]).keys()


@pytest.mark.parametrize("file", SHEETS)
def test_every_property_that_a_sheet_uses_is_set(file: str) -> None:
    used = set(re.findall(r"var\(--itut-([\w-]+)", (ROOT / file).read_text(encoding="utf-8")))
    assert used
    assert used <= set(properties(THEMES["light"])) | OWN


def test_a_sheet_has_the_tokens_before_the_rules() -> None:
    text = sheet(("tutor.desk", "desk.css"))
    assert text.startswith(tokens())
    assert text.index(".itut-option") < text.index(".itut-desk-row")


def test_no_shorthand_ends_in_inherit() -> None:
    # "font: 600 13px inherit" is no valid value, and the browser drops all of it
    for file in SHEETS:
        assert not re.findall(r"font: .+ inherit;", (ROOT / file).read_text(encoding="utf-8")), file


@pytest.mark.parametrize("name", THEMES)
def test_words_are_readable_on_everything_that_they_stand_on(name: str) -> None:
    theme = THEMES[name]
    for ground in (theme.ground, theme.mat, theme.river):
        assert contrast(theme.ink, ground) >= 7
        assert contrast(theme.muted, ground) >= 4.5
        assert contrast(theme.choice, ground) >= 4.5
    assert contrast(theme.on_choice, theme.choice) >= 4.5
    assert contrast(theme.ink, theme.lit_soft) >= 4.5
    assert contrast(theme.card_ink, theme.lit) >= 4.5
    for paint in theme.cards.values():
        assert contrast(theme.card_ink, paint.tint) >= 7
        assert contrast(theme.card_ink, paint.band) >= 4.5
