"""Which karmas would step in, told before an action is taken: as they then do, and only what a seat may know."""

import pytest

from engine.explore import foretold
from engine.game import Game
from engine.positions import loads
from engine.run import actions
from engine.trace.events import Fact
from engine.trace.recorder import Level

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


def ahead(act: str, text: str = YAML, viewer: int | None = 0) -> list[tuple[str, str, int, int, int]]:
    game = loads(text).game()
    return told(game, game.parse(act)[0], viewer)


def told(game: Game, option: int, viewer: int | None) -> list[tuple[str, str, int, int, int]]:
    title = game.machine.catalogue.title
    return [
        (title[each.cards[0]], each.number("deed"), each.number("doer"), each.number("instead"), each.number("sure"))
        for each in foretold(game, option, viewer)
    ]


def test_a_dogma_tells_what_comes_first_and_who_would_share_all_the_same() -> None:
    assert ahead("dogma Masonry") == [
        ("Homer", "dogma-action", 0, 0, 1),
        ("Sargon of Akkad", "not-share", 1, 1, 1),
    ]


def test_who_shares_wakes_no_karma_of_who_would_not() -> None:
    assert ahead("dogma Sailing") == [("Homer", "dogma-action", 0, 0, 1)]


def test_an_action_that_no_karma_waits_for_tells_nothing() -> None:
    assert ahead("draw") == []
    assert ahead("meld Agriculture") == []


def test_a_decree_tells_what_becomes_of_the_hand_once() -> None:
    game = loads(YAML).game()
    assert game.request is not None
    (option,) = [each for each in game.request.options if actions.split(game.machine, each)[0].word == "decree"]
    assert told(game, option, 0) == [("Homer", "junk", 0, 1, 1)]


@pytest.mark.parametrize(("action", "found"), [(1, []), (2, [("Imhotep", "dogma-action", 0, 0, 1)])])
def test_which_action_of_the_turn_it_would_be_decides(action: int, found: list[object]) -> None:
    text = YAML.replace("purple: [Homer]", "purple: [Mysticism]")
    assert ahead("dogma Sailing", f"{text}turn: {{player: Ann, action: {action}, of: 2}}\n") == found


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
    assert own == {"Construction": [("Bartolomeo Cristofori", "meld", 0, 0, 1)], "Agriculture": []}
    for option in options:
        assert told(game, option, 1) == [("Bartolomeo Cristofori", "meld", 0, 0, 0)], "the same for both"


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
