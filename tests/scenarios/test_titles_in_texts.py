"""What a scenario tells names the same cards in both languages, by the titles of the catalogue."""

import re
from pathlib import Path

import pytest

from engine.cards.facts import card_catalogue
from engine.positions import Bilingual, list_all, load
from engine.rules.documents import FOURTH
from engine.text.game_text import GameText
from tests.conftest import ROOT

FILES = list_all((ROOT / "scenarios",))
SETS = ("base", "echoes", "figures", "cities", "artifacts", "unseen")
CATALOGUE = card_catalogue(FOURTH, SETS)
UKRAINIAN = GameText("uk", ("Ада", "Бен"))
TITLES = {title: UKRAINIAN.title(CATALOGUE.key[card]) for card, title in CATALOGUE.title.items() if len(title) > 3}
# Not at the beginning, where any word has a capital.
NAMED = re.compile(r"(?<!^)(?<![\w’'])(" + "|".join(map(re.escape, sorted(TITLES, key=len, reverse=True))) + r")(?!\w)")


def untranslated(text: Bilingual) -> list[str]:
    """Return the titles named in English of which no word, in whatever case, stands in the Ukrainian text."""
    told = text.uk.lower()
    return [
        f"{title}: {TITLES[title]}"
        for title in NAMED.findall(text.en)
        if TITLES[title].lower() not in told
        and not any(word[:3] in told for word in re.findall(r"[а-яіїєґ’]+", TITLES[title].lower()) if len(word) > 2)
    ]


@pytest.mark.parametrize("path", FILES.values(), ids=list(FILES))
def test_a_card_has_its_title_in_ukrainian_too(path: Path) -> None:
    position = load(path)
    texts = (position.question, position.answer, *position.reasons)
    assert not [title for text in texts if text is not None for title in untranslated(text)]


def test_another_title_is_found() -> None:
    assert untranslated(Bilingual(en="Ada melds Masonry.", uk="Ада розігрує «Мулярство».")) == ["Masonry: Мурування"]
    assert untranslated(Bilingual(en="Ada melds Masonry.", uk="Ада починає з «Мурування».")) == []
    assert untranslated(Bilingual(en="World of Ada", uk="Світ Ади")) == []
