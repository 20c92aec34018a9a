"""What the panel, a viewer, a position and the bots are told of Decrees and of Auspice."""

import pytest

from engine.bots import bot
from engine.game import Game
from engine.positions import loads
from engine.run.options import open_options, option_id
from tests.kit import Table, table
from tutor.app import App
from tutor.panels.html import to_text
from tutor.session import Session

HAND = "Hammurabi, Plato, Avicenna, Oars"


def words(t: Table, lang: str = "en", viewer: int = 0) -> str:
    app = App(Session(t.game, viewer=viewer, title="Figures"), lang=lang)
    return " ".join(to_text(app.now.content).split())


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ("Decree War, for the whole hand", "one of them is red", "is in the supply", "Choose a value")),
        ("uk", ("Указ «Війна» за всі картки з руки", "колір однієї з них — червоний", "у запасі", "Виберіть значення")),
    ],
)
def test_a_decree_tells_what_allows_it_what_it_costs_and_what_it_does(lang: str, told: tuple[str, ...]) -> None:
    shown = words(table({"hand": HAND}, {"achievements": "Rivalry"}), lang)
    assert all(each in shown for each in told), shown


def test_who_has_it_is_told_before_the_click() -> None:
    assert "goes back to the supply instead" in words(table({"hand": HAND}, {"achievements": "Rivalry"}))


def test_an_opponent_does_not_learn_the_colors_of_a_hand_from_the_options() -> None:
    t = table({"hand": HAND, "red": "Sun Tzu"}, {})
    request = t.game.request
    assert request is not None
    seen = {option_id(t.m, t.s, request, each, 1) for each in open_options(t.m, t.s, 1)}
    assert {each for each in seen if each.startswith("decree")} == {"decree war"}, "by the karma of Sun Tzu alone"
    own = {option_id(t.m, t.s, request, each, 0) for each in open_options(t.m, t.s, 0)}
    assert {each for each in own if each.startswith("decree")} == {"decree war", "decree rivalry", "decree expansion"}


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_the_preview_of_an_auspice_counts_avatars(lang: str) -> None:
    t = table({"red": "Archery", "yellow": "Sneferu"}, {"purple": "Code of Laws", "yellow": "Masonry"})
    shown = words(t, lang)
    assert "Sneferu" in shown or "Снофру" in shown or "Снефру" in shown
    assert "[avatar]" in shown or "людина" in shown or "avatar" in shown


def test_a_position_names_claimed_decrees_and_a_save_keeps_them() -> None:
    position = loads(POSITION)
    game = position.game()
    m, s = game.machine, game.state
    title = m.catalogue.title
    assert {title[card] for card in s.zones[m.zones.achievements(1)]} == {"Trade"}
    assert {title[card] for card in s.zones[m.zones.of("decree-supply")]} == {
        "War",
        "Expansion",
        "Advancement",
        "Rivalry",
    }
    game.play("decree war")
    assert Game.load(game.save()).state == game.state


POSITION = """
schema: innovation-position/1
sets: [base, figures]
players:
  - name: Ann
    hand: [Hammurabi, Plato, Avicenna, Oars]
  - name: Ben
    achievements: [Trade]
    board: {red: [Archery]}
"""


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_play_on_with_decrees_and_auspice(name: str) -> None:
    t = table({"hand": HAND, "red": "Archery", "yellow": "Sneferu"}, {"hand": "Tools, Fu Xi", "blue": "Writing"})
    player, game = bot(name), t.game.copy()
    for _ in range(12):
        if game.request is None:
            break
        game.play(player.answer(game))
