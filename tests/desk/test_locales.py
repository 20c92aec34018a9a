"""The words of the desk: the same messages in both languages, each of them used."""

import re

import pytest

from tests.conftest import ROOT
from tests.course.test_locales import LOCALES
from tests.course.test_locales import entries as messages

FILES = ("find.ftl", "share.ftl", "explore.ftl", "play.ftl", "study.ftl")
FAMILIES = (
    "ui-find-edition-", "ui-find-kinds-", "ui-find-kind-", "ui-find-certainty-", "ui-find-",
    "ui-ruling-", "ui-page-", "ui-share-", "ui-change-on-", "ui-change-under-",
    "ui-change-", "ui-play-bot-name-", "ui-play-bot-", "ui-play-",
)  # fmt: skip


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_with_the_same_variables(file: str) -> None:
    english, ukrainian = messages("en", file), messages("uk", file)
    assert list(english) == list(ukrainian)
    assert english == ukrainian
    assert (LOCALES / "uk" / file).is_file()


@pytest.mark.parametrize("file", FILES)
def test_every_message_is_used(file: str) -> None:
    folders = (
        ROOT / "tutor",
        ROOT / "tutor" / "app",
        ROOT / "tutor" / "desk",
        ROOT / "tutor" / "course",
        ROOT / "engine" / "bots",
        ROOT / "engine" / "run",
        ROOT / "engine" / "model",
    )
    source = "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.py"))
    unused = []
    for name in messages("en", file):
        base = name.partition(".")[0].removeprefix("ui-")
        families = [each.removeprefix("ui-") for each in FAMILIES if name.startswith(each)]
        made = any(f'f"{each}{{' in source and f'"{base.removeprefix(each)}"' in source for each in families)
        if not made and not re.search(f"[\"']{base}[\"']", source) and not base.startswith("find-edition-"):
            unused.append(name)
    assert unused == []
