from pathlib import Path
import pytest
from tests.kit import table
from tests.sentinels.cards import PROGRAMS
from tests.sentinels.conftest import SETS
from engine.text.words import Words

def test_print() -> None:
    t = table({}, {}, sets=SETS)
    for lang in ("en", "uk"):
        w = Words(lang, folders=(Path(__file__).parent / "locales",))
        for title in PROGRAMS:
            c = w.card(t.m, t.m.catalogue.find(title))
            for e in c.effects:
                print(c.title, e.kind, "|", e.text)
