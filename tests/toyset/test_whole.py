"""Whole games with the Bazaar; its cards on the command line; and nothing outside its folder knows it.

The long run is ``python -m tests.soak 300 --package tests.toyset.cards``.
"""

import io
import random
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from engine.bots import bot
from engine.game import Game
from engine.run import actions
from engine.text.game_text import GameText
from engine.trace.events import Began, Fact, Moved, Span
from engine.trace.recorder import Level
from tests.conftest import ROOT
from tests.soak import TABLES, go_on, play
from tests.toyset.cards import POUCH, SET
from tests.toyset.conftest import SETS
from tests.toyset.test_shown import YAML
from tutor.cli.main import main

TEXTS = (".py", ".ftl", ".yaml", ".js", ".css", ".md", ".json", ".txt")
"""files that are read"""
GAMES = 6
"""random games that are played"""


def test_random_games_keep_every_invariant() -> None:
    for seed in range(GAMES):
        players, teams = TABLES[seed % len(TABLES)]
        assert play(seed, players, teams, sets=SETS).result is not None


def test_what_happens_in_a_whole_game_is_worded_for_every_seat_and_all_of_the_set_happens() -> None:
    seen: Counter[str] = Counter()
    for seed in (1, 2):
        dice, game = random.Random(seed), Game.new(("Ann", "Bob"), seed=seed, sets=SETS, level=Level.FULL)
        words = [GameText(language, ("Ann", "Bob"), viewer) for language in ("en", "uk") for viewer in (None, 0, -1)]
        while game.result is None:
            request = game.request
            assert request is not None
            stows = [option for option in request.options if _is_stow(game, option)]
            if stows and dice.random() < 0.5:
                game.play((dice.choice(stows),))
            else:
                go_on(game, dice)
            for entry in game.take_trace():
                item = entry.item
                seen[item.kind if isinstance(item, Fact) else type(item).__name__] += 1
                if isinstance(item, Began) and item.what is Span.ACTION:
                    seen[game.machine.actions[item.number].word] += 1
                if isinstance(item, Moved) and game.machine.zones.word[item.source] == POUCH.word:
                    seen["from the pouch"] += 1
                for each in words:
                    if isinstance(item, Fact):
                        assert each.fact(game.machine, entry, game.state).sentence
                    else:
                        each.event(game.machine, entry)
    assert all(seen[each] for each in ("stow", "bazaar-first-card", "Moved")), seen


def _is_stow(game: Game, option: int) -> bool:
    request = game.request
    return request is not None and request.kind == "action" and actions.split(game.machine, option)[0].word == "stow"


@pytest.mark.parametrize("names", [("random", "greedy"), ("greedy", "random")])
def test_bots_play_it_to_the_end(names: tuple[str, str]) -> None:
    game = Game.new(names, seed=5, sets=SETS)
    bots = [bot(name, seed=seat) for seat, name in enumerate(names)]
    for _ in range(1500):
        if game.request is None:
            break
        game.play(bots[game.request.seat].answer(game))
    assert game.result is not None


# --- on the command line ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            (
                "I DEMAND you transfer a card from your pouch to my pouch! If you do, draw a [1]!",
                "You may score the highest card in your pouch.",
                "Z 002",
            ),
        ),
        ("uk", ("Безмін", "Z 002", "гаманця")),
    ],
)
def test_tutor_card(language: str, lines: tuple[str, ...]) -> None:
    out = io.StringIO()
    assert main(["card", "Steelyard", "--lang", language], out) == 0
    assert all(line in out.getvalue() for line in lines), out.getvalue()


def test_tutor_card_shows_a_card_of_six_slots() -> None:
    out = io.StringIO()
    assert main(["card", "Aleppo", "--lang", "en"], out) == 0
    said = out.getvalue()
    assert "icons: prosperity, prosperity, bonus of 3, flag, search for prosperity, card image\n" in said
    assert "It has no effects" in said


def test_tutor_coverage_counts_it() -> None:
    out = io.StringIO()
    assert main(["coverage", "--lang", "en"], out) == 0
    assert "Edition 4, bazaar: 9 of 9 cards done" in out.getvalue()


@pytest.mark.parametrize(("language", "line"), [("en", "You stow Oars."), ("uk", "Ви ховаєте «Весла».")])
def test_a_position_with_it_is_checked_explained_and_exported(tmp_path: Path, language: str, line: str) -> None:
    file, page = tmp_path / "toy.yaml", tmp_path / "toy.html"
    file.write_text(YAML, encoding="utf-8")
    said = []
    for args in (["check", str(file)], ["explain", str(file)], ["export", str(file), "--html", str(page)]):
        out = io.StringIO()
        assert main([*args, "--lang", language], out) == 0, out.getvalue()
        said.append(out.getvalue())
    assert line in said[1]
    assert ("Pouch" if language == "en" else "Гаманець") in page.read_text(encoding="utf-8")
    assert "⟦" not in "".join(said) + page.read_text(encoding="utf-8")
    file.write_text(YAML.replace("pouch: {count: 1}", "pouch: {count: 3}"), encoding="utf-8")
    out, err = io.StringIO(), io.StringIO()
    assert main(["check", str(file), "--lang", language], out, err) == 1
    assert ("in the pouch of Bob" if language == "en" else "гаман") in out.getvalue() + err.getvalue()


# --- a wall around it ---------------------------------------------------------------------------------------


def test_nothing_outside_its_folder_names_it() -> None:
    names = re.compile(r"\b(bazaar|toyset|pouch|steelyard|hoard|cardamom|stow)\b", re.IGNORECASE)
    here = ROOT / "tests/toyset"
    files = [path for folder in ("engine", "tutor", "tests") for path in (ROOT / folder).rglob("*") if path.is_file()]
    others = [path for path in files if path.suffix in TEXTS and not path.is_relative_to(here)]
    assert len(others) > 500
    assert [path for path in others if names.search(path.read_text(encoding="utf-8", errors="replace"))] == []


def test_it_is_not_imported_where_only_the_base_is_played() -> None:
    script = (
        "import sys; from engine.cards.sets import register; from tests.toyset.cards import SET; register(SET)\n"
        "from engine.game import Game; game = Game.new(('Ann', 'Bob'), seed=1)\n"
        "for _ in range(20): game.play((game.request.options[0],))\n"
        "assert Game.load(game.save()).state == game.state\n"
        "print(sorted(name for name in sys.modules if name.startswith('tests.toyset.cards.')))\n"
        "Game.new(('Ann', 'Bob'), seed=1, sets=('base', 'bazaar'))\n"
        "print(sorted(name for name in sys.modules if name.startswith('tests.toyset.cards.'))[:1])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split("\n") == ["[]", "['tests.toyset.cards.awning']", ""]


def test_base_zones_actions_and_decks_are_as_without_it() -> None:
    plain, registered = Game.new(("Ann", "Bob"), seed=1), SET
    assert registered.name not in plain.machine.setup.sets
    assert POUCH.word not in plain.machine.zones.of_word
    assert [kind.word for kind in plain.machine.actions] == ["draw", "meld", "dogma", "achieve"]
    assert plain.machine.draw_rules == ()
