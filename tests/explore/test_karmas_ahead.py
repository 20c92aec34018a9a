"""Which karmas would step in, told before an action is taken: as they then do, and only what a seat may know."""

import random
from typing import Any

import pytest

from engine.explore import Tries, foretold
from engine.game import Game
from engine.positions import loads
from engine.query.running import running_action
from engine.run import actions
from engine.text.game_text import GameText
from engine.trace.events import Fact
from engine.trace.recorder import Level
from tests.kit import table
from tests.soak import go_on
from tutor.panels.step_view import outside

YAML = """
schema: innovation-position/1
sets: [base, figures]
players:
  - name: Ann
    board: {red: [Sun Tzu], green: [Sailing, The Wheel], blue: [Imhotep], yellow: [Masonry], purple: [Homer]}
    hand: [Agriculture, Sinuhe, Shennong, Plato, Daedalus]
  - name: Bob
    board: {red: [Oars], green: [Sargon of Akkad], purple: [Philosophy]}
"""


def ahead(act: str, text: str = YAML, viewer: int | None = 0) -> list[tuple[str, str, int, str]]:
    game = loads(text).game()
    return told(game, game.parse(act)[0], viewer)


def told(game: Game, option: int, viewer: int | None, tries: int = 500) -> list[tuple[str, str, int, str]]:
    title = game.machine.catalogue.title
    return [
        (title[each.cards[0]], each.number("deed"), each.number("doer"), each.number("how"))
        for each in foretold(game, option, viewer, Tries(tries))
    ]


def test_a_dogma_tells_what_comes_first_and_who_would_share_all_the_same() -> None:
    assert ahead("dogma Masonry") == [
        ("Homer", "dogma-action", 0, "first"),
        ("Sargon of Akkad", "not-share", 1, "instead"),
    ]


def test_who_shares_wakes_no_karma_of_who_would_not() -> None:
    named = [deed for _, deed, _, _ in ahead("dogma Sailing")]
    assert named[0] == "dogma-action"
    assert "not-share" not in named


def test_an_action_that_no_karma_waits_for_tells_nothing() -> None:
    assert ahead("draw") == []
    assert ahead("meld Agriculture") == []


def test_a_decree_tells_what_becomes_of_the_hand_once() -> None:
    game = loads(YAML).game()
    assert game.request is not None
    (option,) = [each for each in game.request.options if actions.split(game.machine, each)[0].word == "decree"]
    assert told(game, option, 0) == [("Homer", "junk", 0, "instead")]


@pytest.mark.parametrize(("action", "found"), [(1, []), (2, [("Imhotep", "dogma-action", 0, "first")])])
def test_which_action_of_the_turn_it_would_be_decides(action: int, found: list[object]) -> None:
    text = YAML.replace("purple: [Homer]", "purple: [Mysticism]")
    told = ahead("dogma Sailing", f"{text}turn: {{player: Ann, action: {action}, of: 2}}\n")
    assert [each for each in told if each[1] == "dogma-action"] == found


CRISTOFORI = """
schema: innovation-position/1
sets: [base, figures]
players:
  - name: Ann
    board:
      red: {cards: [Archery, Oars, Metalworking, Road Building], splay: left}
      purple: [Bartolomeo Cristofori]
    hand: [Construction, Agriculture]
  - name: Bob
    board: {blue: [Tools]}
"""


def test_what_a_card_that_one_cannot_see_decides_is_told_as_open() -> None:
    game = loads(CRISTOFORI).game()
    assert game.request is not None
    melds = [(option, *actions.split(game.machine, option)) for option in game.request.options]
    options = {option: game.machine.catalogue.title[card] for option, kind, card in melds if kind is actions.MELD}
    own = {title: told(game, option, 0) for option, title in options.items()}
    assert own == {"Construction": [("Bartolomeo Cristofori", "meld", 0, "first")], "Agriculture": []}
    for option in options:
        assert told(game, option, 1) == [("Bartolomeo Cristofori", "meld", 0, "hidden")], "the same for both"


@pytest.mark.parametrize("act", ["dogma Masonry", "dogma Sailing", "draw"])
def test_what_is_foretold_is_what_steps_in_first(act: str) -> None:
    game = loads(YAML).game()
    expected = foretold(game, game.parse(act)[0], None)
    game.machine.set_level(Level.FULL)
    game.play(act)
    begun = [
        entry.item
        for entry in game.take_trace()
        if isinstance(entry.item, Fact) and str(entry.item.kind) in ("karma-first", "karma-instead")
    ]
    assert [(each.cards, each.number("deed"), each.number("doer")) for each in begun[:1]] == [
        (each.cards, each.number("deed"), each.number("doer")) for each in expected[:1]
    ]


def test_nothing_is_played_for_it() -> None:
    game = loads(YAML).game()
    before = game.state.copy()
    ahead("dogma Masonry")
    foretold(game, game.parse("dogma Masonry")[0], 0)
    assert game.state == before


# --- what is certain, what is not ---------------------------------------------------------------------------


def figures(*players: dict[str, str], **more: Any) -> Game:
    return table(*players, sets=("base", "figures"), **more).game


def told_of(game: Game, act: str, viewer: int | None = 0, tries: int = 500) -> list[tuple[str, str, int, str]]:
    return told(game, game.parse(act)[0], viewer, tries)


MIYAMOTO = {"yellow": "Shigeru Miyamoto", "blue": "Computers"}
"""three clocks, with which Miyamoto wins; Mobility is two more"""


@pytest.mark.parametrize(("more", "how"), [({}, "first"), ({"red": "Mobility"}, "idle")])
def test_a_karma_whose_only_condition_fails_waits_and_does_nothing(more: dict[str, str], how: str) -> None:
    game = figures({**MIYAMOTO, **more}, {})
    assert told_of(game, "dogma Computers")[0] == ("Shigeru Miyamoto", "dogma-action", 0, how)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "on your board would do something only “if"),
        ("uk", "Коли ви маєте виконати дію догми, карма картки «Шіґеру Міямото» з вашої ігрової зони діє, лише «якщо"),
    ],
)
def test_the_condition_that_fails_is_said(lang: str, said: str) -> None:
    game = figures({**MIYAMOTO, "red": "Mobility"}, {})
    (fact,) = [each for each in foretold(game, game.parse("dogma Computers")[0], 0) if each.number("how") == "idle"]
    sentence = GameText(lang, ("Ann", "Bob"), 0).fact(game.machine, outside(fact), game.state).sentence
    assert said in sentence
    assert ("which is not so now" if lang == "en" else "а зараз це не так") in sentence


BOTH = {"purple": "Pelé", "yellow": "Ecology", "green": "Satellites", "red": "Metalworking"}
"""Pelé wins if a card is scored; Metalworking scores what it draws as long as that shows a castle"""


def test_what_an_effect_sets_off_depends_on_what_is_drawn() -> None:
    game = figures(BOTH, {}, decks={1: "Archery, Sailing"})
    assert told_of(game, "dogma Metalworking", None) == [("Pelé", "score", 0, "first")]
    assert told_of(game, "dogma Metalworking", 0) == [("Pelé", "score", 0, "open")]
    without = figures(BOTH, {}, decks={1: "Sailing, Archery"})
    assert told_of(without, "dogma Metalworking", None) == []
    assert told_of(without, "dogma Metalworking", 0) == [("Pelé", "score", 0, "open")], "the seat knows no more"


def test_what_waits_within_an_effect_and_does_nothing_is_told_as_that() -> None:
    game = figures({**BOTH, "yellow": "Masonry"}, {}, decks={1: "Archery, Sailing"})
    assert told_of(game, "dogma Metalworking", None) == [("Pelé", "score", 0, "idle")]
    assert told_of(game, "dogma Metalworking", 0) == [], "it may not come to a score at all"


def test_what_comes_after_something_else_is_certain_only_if_it_was_tried() -> None:
    game = loads(YAML).game()
    assert told_of(game, "dogma Masonry")[1] == ("Sargon of Akkad", "not-share", 1, "instead")
    assert told_of(game, "dogma Masonry", tries=0) == [
        ("Homer", "dogma-action", 0, "first"),
        ("Sargon of Akkad", "not-share", 1, "open"),
    ]


def test_of_several_that_wait_for_the_same_none_is_certain() -> None:
    found = ahead("dogma Sailing", f"{YAML}turn: {{player: Ann, action: 2, of: 2}}\n")
    assert [(title, how) for title, deed, _, how in found if deed == "dogma-action"] == [
        ("Imhotep", "open"),
        ("Homer", "open"),
    ]


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_tables_that_differ_in_what_a_seat_cannot_see_are_told_alike(viewer: int) -> None:
    """A Figure, a castle or nothing of the kind in the hand of the other player, and on top of the deck."""
    found = []
    for hidden, first in [("Sinuhe", "Archery"), ("Shennong", "Oars"), ("Imhotep", "Clothing")]:
        own, other = ("Plato", hidden) if viewer != 1 else (hidden, "Plato")
        game = figures({**BOTH, "hand": own}, {"green": "Sargon of Akkad", "hand": other}, decks={1: first})
        assert game.request is not None
        words = {each: actions.split(game.machine, each)[0].word for each in game.request.options}
        shown = [each for each, word in words.items() if word in ("draw", "dogma")]
        found.append([told(game, each, viewer, 100) for each in shown])
    assert found[0] == found[1] == found[2]
    assert any(found[0])


@pytest.mark.parametrize("seed", [5, 12])
def test_what_is_certain_comes_to_pass(seed: int) -> None:
    """Random games: a karma that was said to step in does, and one said to be idle does nothing."""
    dice, met = random.Random(seed), 0
    game = Game.new(["Ann", "Bob", "Cyd"], seed=seed, level=Level.FULL, sets=("base", "figures"))
    for _ in range(60):
        if game.request is None:
            break
        if game.request.kind != "action":
            go_on(game, dice)
            continue
        option = dice.choice(game.request.options)
        before = foretold(game, option, dice.choice([None, -1, 0, 1, 2]), Tries(50))
        game.take_trace()
        game.play((option,))
        while running_action(game.state) is not None:
            go_on(game, dice)
        came = _came(game)
        for fact in before:
            key = (fact.cards[0], fact.number("deed"), fact.number("doer"))
            if fact.number("how") in ("first", "instead", "idle"):
                assert came.get(key) == fact.number("how"), (seed, fact, came)
                met += 1
    assert met


def _came(game: Game) -> dict[tuple[int, Any, Any], str]:
    """What stepped in, and how: something that was done goes before what was idle."""
    how = {"karma-first": "first", "karma-instead": "instead", "karma-spares": "instead", "karma-condition": "idle"}
    items = [entry.item for entry in game.take_trace() if isinstance(entry.item, Fact)]
    found: dict[tuple[int, Any, Any], str] = {}
    for item in [each for each in items if str(each.kind) in how]:
        key = (item.cards[0], item.number("deed"), item.number("doer"))
        if found.get(key, "idle") == "idle":
            found[key] = how[str(item.kind)]
    return found
