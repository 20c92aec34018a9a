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

YAML = """
schema: innovation-position/1
sets: [base, cities]
players:
  - name: Ann
    board: {green: [The Wheel], yellow: [Linzi], red: {cards: [Archery, Oars], splay: left}}
    hand: [Delhi, Tools]
  - {name: Ben, board: {purple: [Mysticism]}, hand: [Stockholm]}
decks: {cities: {3: [Mecca, Venice]}, 1: [Sailing, Clothing, Pottery, Writing, Code of Laws]}
lines:
  - id: tradition
    play: [meld Delhi, endorse The Wheel]
    expect:
      moves:
        - {event: meld, who: Ann, card: Delhi}
        - {event: claim, who: Ann, card: Tradition}
        - {event: junk, who: Ann, card: Tools, from: hand, to: junk}
        - {event: draw, who: Ann, card: Sailing}
        - {event: draw, who: Ann, card: Clothing}
        - {event: draw, who: Ann, card: Pottery}
        - {event: draw, who: Ann, card: Writing}
      facts:
        - {kind: cities-melded-on-splay, who: Ann}
        - {kind: cities-endorsed, who: Ann}
        - {kind: endorsed-again, who: Ann}
      players: {Ann: {hand: [Sailing, Clothing, Pottery, Writing]}}
"""


def test_a_position_has_cities_and_a_line_is_written_and_read() -> None:
    position = loads(YAML)
    assert verify(position) == []
    game = position.game()
    for full in (False, True):
        assert loads(dump(game, full=full)).state() == game.state
        assert from_line(to_line(game, full=full)).state() == game.state


def test_a_position_in_the_middle_of_a_turn_knows_who_endorsed_and_what_counts() -> None:
    t = table({"green": "The Wheel", "yellow": "Linzi", "red": "Guangzhou", "hand": "Oars"}, {}, sets=SETS)
    game = t.game.copy()
    game.play("endorse The Wheel")
    for again in (loads(dump(game)), from_line(to_line(game))):
        assert again.state() == game.state
        assert not [option for option in again.game().options() if option.startswith("endorse")]


def test_it_is_played_five_ways() -> None:
    end = five_ways(loads(YAML), ["meld Delhi", "endorse The Wheel"])
    tradition = end.machine.catalogue.find("Tradition")
    assert end.state.where[tradition] == end.machine.zones.achievements(0)


@pytest.mark.parametrize("answers", [("meld Mecca",), ("meld Mecca", "paper"), ("endorse The Wheel",)])
def test_a_save_in_the_middle_goes_on(answers: tuple[str, ...]) -> None:
    t = table(
        {"purple": "Philosophy", "green": "The Wheel", "yellow": "Linzi", "hand": "Mecca, Oars, Archery"},
        {},
        sets=SETS,
        decks={3: "Paper, Translation, Engineering"},
    )
    game = t.game.copy()
    for answer in answers:
        game.play(answer)
    assert game.request is not None
    assert game.request.purpose != "turn"
    loaded = Game.load(game.save(), Level.FULL)
    assert loaded.state == game.state
    assert loaded.options() == game.options()


# --- the explorer -------------------------------------------------------------------------------------------


def test_the_explorer_branches_where_an_unknown_city_is_drawn() -> None:
    t = table({"blue": "Calendar", "hand": "Oars"}, {}, sets=SETS, further_decks={("cities", 2): "Rome, Sparta"})
    found = outcomes(t.game, t.game.parse("meld oars"), seat=0)
    drawn = {t.m.catalogue.title[card] for end in found.end_states() for card in end.zones[t.m.hand_of[0]]}
    assert {"Rome", "Sparta"} <= drawn
    assert all(t.m.catalogue.facts[t.m.catalogue.find(title)].set == "cities" for title in drawn)


def test_the_explorer_branches_where_a_search_reveals_unknown_cards() -> None:
    t = table({"yellow": "Agriculture", "hand": "Linzi"}, {}, sets=SETS, decks={1: "Archery, Tools, Sailing"})
    found = outcomes(t.game, t.game.parse("meld linzi"), seat=0)
    taken = {tuple(t.m.catalogue.title[card] for card in end.zones[t.m.hand_of[0]]) for end in found.end_states()}
    assert () in taken
    assert ("Archery",) in taken


# --- whole games --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sets", [SETS, ("base", "cities", "unseen")], ids="+".join)
def test_random_games_keep_every_invariant(sets: tuple[str, ...]) -> None:
    for seed in range(GAMES):
        players, teams = TABLES[seed % len(TABLES)]
        assert play(seed, players, teams, sets=sets, saves_every=40).result is not None


def test_what_happens_in_whole_games_is_worded_for_every_seat_and_all_of_the_set_happens() -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        dice, game = random.Random(seed), Game.new(("Ann", "Bob"), seed=seed, sets=SETS, level=Level.FULL)
        words = [GameText(language, ("Ann", "Bob"), viewer) for language in ("en", "uk") for viewer in (None, 0, -1)]
        while game.result is None:
            request = game.request
            assert request is not None
            wanted = [option for option in request.options if _is_wanted(game, option)]
            if wanted and dice.random() < 0.7:
                game.play((dice.choice(wanted),))
            else:
                for each in words:
                    each.prompt(game.machine, game.state, request)
                go_on(game, dice)
            for entry in game.take_trace():
                item = entry.item
                seen[item.kind if isinstance(item, Fact) else type(item).__name__] += 1
                if isinstance(item, Moved):
                    seen[item.verb] += 1
                if isinstance(item, Began) and item.what is Span.ACTION:
                    seen[game.machine.actions[item.number].word] += 1
                for each in words:
                    if isinstance(item, Fact):
                        assert each.fact(game.machine, entry, game.state).sentence
                    else:
                        each.event(game.machine, entry)
    kinds = {kind for kind in facts.KINDS if kind.startswith("cities-")}
    rare = {"cities-junked-banner", "cities-search-empty", "cities-not-endorsed"}  # the last one takes a karma
    assert kinds - rare <= seen.keys(), kinds - seen.keys()
    assert {"endorse", "take", "endorsed-again", "demanded-again", "flag-counts", "fountain-counts"} <= seen.keys()


def _is_wanted(game: Game, option: int) -> bool:
    """Return whether an option endorses, or melds a city."""
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
