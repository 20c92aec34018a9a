"""Cities in positions, one-line texts, saves, the explorer and whole games; what happens is worded for every seat."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.cards.facts import card_catalogue
from engine.explore import outcomes
from engine.game import Game
from engine.positions import dump, from_line, loads, to_line, verify
from engine.text.game_text import GameText
from engine.trace import facts
from engine.trace.events import Began, Fact, Moved, Span
from engine.trace.recorder import Level
from tests.denials import as_told, witnessed
from tests.kit import table
from tests.plugin.five_ways import five_ways
from tests.soak import TABLES, go_on, pick, play

SETS = ("base", "cities")
GAMES = 8
"""random games that are played"""
    m, request = game.machine, game.request
    if request is None or request.kind != "action":
        return False
    word, _, key = _named(game, option)
    return word == "endorse" or (word == "meld" and m.catalogue.facts[m.catalogue.of_key[key]].set == "cities")


def _named(game: Game, option: int) -> tuple[str, str, str]:
    options = game.request.options if game.request is not None else ()
    return game.options()[options.index(option)].partition(" ")


def test_a_game_has_the_decks_and_specials_of_the_set_and_standard_achievements_are_base_cards() -> None:
    """Expansion rule 5: what is dealt at setup, and the standard achievements, are base cards (Ultimate p. 5)."""
    game = Game.new(("Ann", "Bob"), seed=7, sets=SETS)
    m, s = game.machine, game.state
    assert sum(len(s.zones[zone]) for zone in m.zones.decks_of("cities") if zone >= 0) == 115
    laid = [*s.zones[m.zones.available], *s.zones[m.hand_of[0]], *s.zones[m.hand_of[1]]]
    assert {m.catalogue.facts[card].set for card in laid} == {"base"}
    assert len(s.zones[m.zones.specials]) == 10
    assert len(card_catalogue(4, SETS).cards) == 230


def test_no_reason_denies_what_happened() -> None:
    """Every fact that denies something is compared with the events and positions of its scope (tests/denials.py)."""
    denied = Counter[str]()
    for seed in range(GAMES):
        players, teams = TABLES[seed % len(TABLES)]
        names = [f"P{seat}" for seat in range(players)]
        dice = random.Random(seed)
        game = Game.new(names, teams=teams, seed=seed, sets=SETS, level=Level.FULL)
        witness = witnessed(game, as_told)
        for _ in range(2000):
            if game.request is None:
                break
            wanted = [option for option in game.request.options if _is_wanted(game, option)]
            game.play((dice.choice(wanted),) if wanted and dice.random() < 0.5 else pick(game, dice))
        denied += witness.denied
    assert denied["cities-city-in-hand"]
    assert denied["flag-counts"]
