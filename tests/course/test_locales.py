"""The words of the lessons and of the command line: the same messages in both languages, none too many or too few."""

import re

import pytest

from engine.text.messages import Messages
from tests.conftest import ROOT
from tutor.cli.main import COMMANDS
from tutor.course.misconceptions import MISCONCEPTIONS

FILES = ("course.ftl", "cli.ftl", "outcomes.ftl")
LOCALES = ROOT / "tutor" / "locales"


def entries(language: str, file: str) -> dict[str, frozenset[str]]:
    """Every message, and each of its attributes, with the variables it uses."""
    text = (LOCALES / language / file).read_text(encoding="utf-8")
    found: dict[str, frozenset[str]] = {}
    name = ""
    for block in re.split(r"(?m)^(?=[a-z]|    \.)", text):
        head = re.match(r"([a-z][\w-]*) =|    (\.[\w-]+) =", block)
        if head is None:
            continue
        name = head[1] or name
        found[name + (head[2] or "")] = frozenset(re.findall(r"\$([a-z]+)", block))
    return found


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_with_the_same_variables(file: str) -> None:
    english, ukrainian = entries("en", file), entries("uk", file)
    assert list(english) == list(ukrainian)
    assert english == ukrainian


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_catalogues_can_be_loaded_together(language: str) -> None:
    catalogue = Messages(language, LOCALES)
    for name in MISCONCEPTIONS:
        assert catalogue.message(f"misconception-{name}")
        assert catalogue.message(f"misconception-{name}.truth")


def test_no_misconception_has_words_but_no_rule() -> None:
    worded = {name.removeprefix("misconception-") for name in entries("en", "course.ftl") if "misconception" in name}
    assert {name.partition(".")[0] for name in worded} == set(MISCONCEPTIONS)


@pytest.mark.parametrize("file", FILES)
def test_every_message_is_used(file: str) -> None:
    folders = (ROOT / "tutor" / "course", ROOT / "tutor" / "cli", ROOT / "tutor" / "panels")
    source = "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py"))
    families = (
        "task-move-",
        "task-action-",
        "task-verdict-",
        "task-option-",
        "task-standing-",
        "task-still-",
        "map-chapter-",
        "map-lesson-",
        "map-or-",
        "practice-why-",
        "picture-",
        "misconception-",
        "cli-flag-",
        "cli-new-about-",
        "cli-new-",
        "cli-play-bot-",
        "cli-play-together-",
        "cli-play-help-",
        "cli-",
    )
    made = {f"cli-{command}" for command in COMMANDS}
    for name in entries("en", file):
        base = name.partition(".")[0]
        known = f'"{base}"' in source or f"'{base}'" in source or base in made
        family = next(each for each in (*families, "") if base.startswith(each))
        assert known or (family not in ("", "cli-") and f'f"{family}' in source.replace("f'", 'f"')), base
