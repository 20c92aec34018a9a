import re

import pytest

from tests.conftest import ROOT
from tutor.scene.patterns import THEMES, contrast
from tutor.widgets.overlay import Overlay
from tutor.widgets.styles import properties, sheet, tokens

OWN = {"scale", "size", "small", "choice-soft", "room", "focus", "focus-halo"}
"""what the sheets or the browser set themselves"""
EXTENSION = "tutor/cli/jupyter/labextensions/innovation-lessons/static/remoteEntry.js"
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


def classes(file: str) -> dict[str, list[str]]:
    """Each class of ours that ends a selector of a sheet, with the bodies of its rules."""
    text = (ROOT / file).read_text(encoding="utf-8")
    if file.endswith(".js"):
        found = re.search(r"const STYLE = `(.*?)`", text, re.DOTALL)
        assert found is not None
        text = found[1]
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    rules: dict[str, list[str]] = {}
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
        for selector in re.split(r",(?![^(]*\))", selectors):
            last = re.split(r"[\s>+~]+(?![^(]*\))", selector.strip())[-1]
            if "::" in last:  # a sign before or after an element does not move the element
                continue
            for name in set(re.findall(r"\.(itut-[\w-]+)", re.sub(r":(?:has|not)\(.*\)", "", last))):
                rules.setdefault(name, []).append(body)
    return rules


APART = ("tutor/widgets/overlay.css", EXTENSION)
"""what lies over the picture of the table, and over a page: its classes are nobody else's"""


def test_what_is_laid_over_has_classes_of_its_own() -> None:
    words = {file: classes(file) for file in SHEETS}
    apart = {file: classes(file) for file in APART}
    placed = {
        file: {
            name for name, bodies in rules.items() if any(re.search(r"position:\s*(absolute|fixed)", b) for b in bodies)
        }
        for file, rules in apart.items()
    }
    assert {"itut-box", "itut-arrows"} <= placed[APART[0]]
    assert "itut-paper-button" in placed[EXTENSION]
    for file, names in placed.items():
        for other, rules in {**words, **apart}.items():
            assert other == file or not names & rules.keys(), (file, other)


def test_panels_write_no_class_of_what_is_laid_over() -> None:
    placed = {name for file in APART for name in classes(file)} - {"itut-table", "itut-still", "itut-words"}
    for file in (*(ROOT / "tutor/panels").glob("*.py"), *(ROOT / "tutor/course").glob("*.py")):
        used = set(re.findall(r"\bitut-[a-z-]+[a-z]\b", file.read_text(encoding="utf-8")))
        assert not used & placed, file


@pytest.mark.parametrize("text", [sheet(), Overlay._css], ids=["panel", "overlay"])
def test_the_page_around_lies_over_nothing_of_ours(text: str) -> None:
    assert "jp-OutputArea-promptOverlay" in text
    assert "jp-OutputCollapser" in text
    assert "jp-mod-outputsScrolled" in text


def test_no_hover_takes_the_ground_from_under_the_words_of_a_pressed_button() -> None:
    """The rules that fill a button are at least as strong as the one for the pointer, and come later."""
    text = (ROOT / "tutor/widgets/panel.css").read_text(encoding="utf-8")
    pointed = text.index(".itut-button.itut-button:hover {")
    for filled in (".itut-button.itut-primary:hover {", '.itut-button.itut-button[aria-pressed="true"] {'):
        at = text.index(filled)
        assert at > pointed
        assert "color: var(--itut-on-choice);" in text[at : text.index("}", at)]
