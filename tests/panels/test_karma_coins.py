"""What the header of a board shows of karmas, Decrees and meat: coins, their number and what they are, icon totals."""

import pytest

from engine.lang.terms import Icon
from engine.positions import loads
from tutor.app import App
from tutor.scene.primitives import Text
from tutor.session import Session

YAML = """
schema: innovation-position/1
sets: [base, figures]
players:
  - name: Ann
    board:
      purple: [Niccolo Machiavelli]
      blue: {cards: [Marie Curie, Tools], splay: right}
      red: [FIRST]
    score: [Canning, Software, Genetics]
    achievements: [Rivalry, 1]
  - name: Bob
    board: {red: [Archery]}
    achievements: [Trade, Monument]
"""
"""Marie Curie counts two different values above 6, Machiavelli one more achievement"""


def opened(lang: str = "en", first: str = "Fire") -> App:
    position = loads(YAML.replace("FIRST", first))
    return App(Session(position.game(), viewer=0, title="Coins"), lang=lang, position=position)


@pytest.mark.parametrize(
    ("lang", "ann", "bob"),
    [
        (
            "en",
            (
                "Ann, achievements: 5, among them Rivalry; 2 by the karma of Marie Curie; "
                "one by the karma of Niccolo Machiavelli"
            ),
            "Bob, achievements: 2, among them Trade, Monument",
        ),
        (
            "uk",
            (
                "Ann, досягнення: 5, серед них Суперництво; 2 за кармою картки «Марія Кюрі»; "
                "1 за кармою картки «Нікколо Макіавеллі»"
            ),
            "Bob, досягнення: 2, серед них Торгівля, Пам’ятка",
        ),
    ],
)
@pytest.mark.parametrize("size", [(1280, 900), (700, 500)])
def test_the_number_of_achievements_holds_all_that_is_named(
    lang: str, ann: str, bob: str, size: tuple[int, int]
) -> None:
    scene = opened(lang).scene(width=size[0], height=size[1])
    labels = {box.key: box.label for box in scene.boxes}
    assert (labels["achievements-0"], labels["achievements-1"]) == (ann, bob)


def test_each_achievement_by_a_karma_is_a_coin_with_a_plus() -> None:
    scene = opened().scene(width=1280, height=900)
    assert [item.text for item in scene.items if isinstance(item, Text)].count("+") == 3


@pytest.mark.parametrize(("first", "shown"), [("Fire", (2, 0)), ("Oars", None)])
def test_meat_is_a_total_of_the_header_once_age_0_is_in_the_game(first: str, shown: tuple[int, int] | None) -> None:
    """Ultimate p. 30: it counts as a standard icon then."""
    app = opened(first=first)
    view = app.session.view()
    assert (Icon.MEAT in view.icons) is (shown is not None)
    labels = {box.key: box.label for box in app.scene(width=1280, height=900).boxes}
    assert ("meat" in labels["player-0"]) is (shown is not None)
    if shown is not None:
        assert tuple(player.icons[Icon.MEAT] for player in view.players if player.icons) == shown
