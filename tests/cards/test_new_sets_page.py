"""The set that ``docs/new-sets.md`` builds is written into files as the page has it, registered and played."""

import importlib
import re
import sys
from collections.abc import Iterator

import pytest

from engine.cards.sets import CardSet, register, unregister
from engine.game import Game
from engine.run import link
from engine.text.game_text import GameText
from engine.trace.events import Fact
from engine.trace.recorder import Level
from tests.conftest import ROOT
from tests.kit import table
from tests.soak import play

PAGE = ROOT / "docs/new-sets.md"
SETS = ("base", "gadgets")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CardSet]:
    """Write the page's blocks into files and import the set; once, as the names of its facts are taken for good."""
    folder, written = tmp_path_factory.mktemp("page"), []
    blocks = re.findall(r"```(?:python|ftl)\n# (gadgets/\S+)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    for name, text in blocks:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        written.append(name)
    assert len(written) == 7, written
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    yield importlib.import_module("gadgets").SET
    sys.path.remove(str(folder))
    for name in [name for name in sys.modules if name.partition(".")[0] == "gadgets"]:
        del sys.modules[name]


@pytest.fixture
def gadgets(package: CardSet) -> Iterator[CardSet]:
    """Register the set."""
    register(package)
    yield package
    unregister(package)
    link.tables.cache_clear()


def test_its_card_its_action_its_special_and_its_draw_rule_are_played(gadgets: CardSet) -> None:
    t = table(
        {"green": "Spinner", "hand": "Oars, Archery, Yamato"},
        {"purple": "Mysticism", "blue": "Writing"},
        decks={1: "Tools, Sailing"},
        further_decks={("gadgets", 1): "Lviv"},
        sets=SETS,
    )
    end = t.play("hide Oars", "dogma Spinner", "Archery")
    assert end.zone("chest", 0) == {"Oars", "Archery"}
    assert end.hand(0) == {"Yamato", "Lviv"}
    text = GameText("en").card(t.m, t.m.catalogue.find("Spinner")).effects[0].text
    assert text == "Transfer a card from your hand to your chest. If you do, draw a [1]."
    full = table({"hand": "Oars", "chest": "Archery, Yamato"}, {}, sets=SETS).play("hide Oars", idle=False)
    assert full.m.catalogue.find("Full Chest") in full.s.zones[full.m.zones.achievements(0)]


def test_what_happens_is_worded_in_english_as_the_page_has_the_words(gadgets: CardSet) -> None:
    t = table({"green": "Spinner", "hand": "Oars, Archery"}, {}, decks={1: "Tools"}, sets=SETS)
    end = t.play("hide Oars", "draw", idle=False)
    for viewer, line in ((0, "You hide Oars."), (1, "Ann hides a [1]."), (None, "Ann hides Oars.")):
        words = GameText("en", ("Ann", "Bob"), viewer)
        lines = [words.event(end.m, entry) for entry in end.entries if not isinstance(entry.item, Fact)]
        assert line in lines, lines
        facts = [words.fact(end.m, entry, end.s).sentence for entry in end.entries if isinstance(entry.item, Fact)]
        assert any("draw" in each and "gadgets" in each for each in facts), facts


def test_random_games_and_the_editions(gadgets: CardSet) -> None:
    for seed in range(2):
        assert play(seed, 2, sets=SETS).result is not None
    assert [card.title for card in gadgets.cards(3)] == ["Lvov", "Spinner", "Whistle"]
    assert gadgets.cards(1) == ()
    game = Game.new(("Ann", "Bob"), sets=SETS, seed=1, level=Level.OFF)
    assert Game.load(game.save()).state == game.state
