"""Every text of many tables lies in its place, whole or shortened, on no other text, and is large enough to be read."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from engine.cards.sets import registered
from engine.game import Game
from engine.lang.terms import Color, Icon, Mark
from engine.model.cards import slug
from engine.seat.view import BannerView, DeckView, PlayerView, SpecialView, TableView, ZoneView
from tests.app.test_class_and_seats import late
from tests.scene import tables
from tests.scene.test_draw_table import seats_and_places
from tests.soak import go_on
from tutor.app import App
from tutor.panels.app_text import AppText
from tutor.scene.card_shapes import LEAST_TEXT
from tutor.scene.cards import CardPen
from tutor.scene.header import TILE
from tutor.scene.layout import pile_key, text_width
from tutor.scene.patterns import THEMES
from tutor.scene.primitives import HitBox, Path, Rect, Scene, Text
from tutor.scene.table import Marks, Options, draw_table
from tutor.session import Session

NAMES = (
    "Олександра Коваленко", "Bartholomew Crackers", "Максиміліана Іваненк", "Wilhelmina Featherst.", "Ян",
    "Ada", "Святослав Хоробрий К", "Bo", "Мстислав-Володимир Я", "Anna-Katharina Weber",
)  # fmt: skip
ROOMS = ((650, 600), (650, 700), (904, 740), (1180, 900), (1540, 960))
"""the room for the table in windows from 1024 to 1920 wide"""
SMALL_ROOMS = ((480, 440), (490, 490), (540, 580), (640, 520))
"""the room in a notebook whose window is 1024 wide"""
LEAST_HEIGHT = {2: 440, 3: 440, 4: 470}
"""from this height on nothing of one's own is cut, by players"""
FURTHER = ("forecast", "safe", "display", "museums")
OF_ZONE = dict(zip(FURTHER, ("echoes", "unseen", "artifacts", "artifacts"), strict=True))
LIMITS = {"forecast": 3, "safe": 2}
SETS = ("unseen", "echoes", "artifacts", "cities", "figures")
SPECIALS = 20
"""special achievements of the further sets, four rows of five"""


@cache
def words(language: str, players: int, viewer: int | None) -> AppText:
    machine = Game.new(NAMES[: min(players, 5)], seed=1).machine
    return AppText(machine, language, NAMES[:players], viewer)


def seated(view: TableView, players: int) -> TableView:
    """A table of so many players with long names, further ones being like the first."""
    found: list[PlayerView] = []
    for seat in range(players):
        like = view.players[seat % len(view.players)]
        found.append(replace(like, seat=seat, team=seat % 2 if players == 4 else seat, name=NAMES[seat]))
        if seat >= len(view.players):
            found[-1] = _renamed(found[-1], seat)
    specials = tuple(replace(each, progress=(1,) * players) for each in view.specials)
    return replace(view, players=tuple(found), specials=specials)


def _renamed(player: PlayerView, seat: int) -> PlayerView:
    """The same player with keys of cards that no other has."""
    piles = tuple(
        replace(pile, cards=tuple(replace(card, key=f"{card.key}-{seat}") for card in pile.cards))
        for pile in player.piles
    )
    zones = tuple(
        replace(zone, cards=tuple(replace(card, key=f"{card.key}-{seat}") for card in zone.cards))
        for zone in player.zones
    )
    return replace(player, piles=piles, zones=zones)


def with_all_sets(view: TableView) -> TableView:
    """The same table with the decks, zones and special achievements that six sets bring, in their true number."""
    decks = tuple(DeckView(age, (age * 7 + n) % 11, name) for n, name in enumerate(SETS) for age in range(1, 12))
    players = tuple(
        replace(
            player,
            bonuses=(10, 4, 3) if player.seat % 2 else (),
            banners=(BannerView(player.piles[0].cards[0].key, Mark.FLAG, Color.RED, 3, 2, counts=True),),
            zones=(
                *player.zones,
                *(
                    ZoneView(
                        word,
                        tuple(tables.back(f"{word}-{player.seat}-{i}", 3 + i) for i in range(n + player.seat)),
                        LIMITS.get(word),
                    )
                    for n, word in enumerate(FURTHER)
                ),
            ),
        )
        for player in view.players
    )
    more = tuple(
        SpecialView(name, "available", None, (n % 5,) * len(players), 4 + n % 9, SETS[n // 5])
        for n, name in enumerate(f"Great Wonder {place}" for place in range(SPECIALS))
    )
    return replace(view, decks=(*view.decks, *decks), players=players, specials=(*view.specials, *more))


class Zones:
    """The words of an app, which knows the zones of six sets before their cards are there."""

    def __init__(self, of: AppText) -> None:
        self.of = of

    def __getattr__(self, name: str) -> object:
        return getattr(self.of, name)

    def set_name(self, name: str) -> str:
        return self.of.set_name(name) if name == "base" else f"Набір {name}"

    def special(self, name: str) -> str:
        return name if name.startswith("Great") else self.of.special(name)

    def special_does(self, name: str) -> str:
        return "" if name.startswith("Great") else self.of.special_does(name)

    def set_of_zone(self, word: str) -> str:
        return OF_ZONE[word]

    def zone(self, word: str) -> str:
        return word.title() if word in FURTHER else self.of.zone(word)

    def describe(self, key: str, **args: object) -> str:
        if args.get("zone") in FURTHER or args.get("set") in SETS or key in ("game", "table_description"):
            return f"{key} {args}"
        return self.of.describe(key, **args)


def span(text: Text) -> tuple[float, float, float, float]:
    wide = text_width(text.text, text.size, text.weight)
    left = text.x - {"start": 0.0, "middle": wide / 2, "end": wide}[text.anchor]
    return left, text.y - 0.72 * text.size, left + wide, text.y + 0.02 * text.size


def problems(scene: Scene) -> Iterator[str]:
    """Tell what is wrong with the texts of a picture."""
    texts = [(item, span(item)) for item in scene.items if isinstance(item, Text) and item.text.strip()]
    for item, (left, top, right, bottom) in texts:
        if left < -0.5 or right > scene.width + 0.5 or top < -0.5 or bottom > scene.height + 0.5:
            yield f"outside: {item}"
        if item.size < LEAST_TEXT - 0.01:
            yield f"too small: {item}"
    for i, (item, one) in enumerate(texts):
        for other_item, other in texts[i + 1 :]:
            across = min(one[2], other[2]) - max(one[0], other[0])
            down = min(one[3], other[3]) - max(one[1], other[1])
            if across > 0.6 and down > 0.6:
                yield f"over each other: {item.text!r} {one} and {other_item.text!r} {other}"


def own_in_sight(scene: Scene, view: TableView, height: float) -> None:
    """Hold that the board at the bottom and its hand are whole, and that columns lie at the same x on all boards."""
    bottom = view.viewer or 0
    boxes: dict[str, HitBox] = {box.key: box for box in scene.boxes}
    assert scene.height <= height + 0.5, f"{scene.height} of {height}"
    for color in Color:
        own = boxes[pile_key(bottom, color)]
        assert own.y + own.h <= height + 0.5
    for card in view.players[bottom].hand:
        assert boxes[card.key].y + boxes[card.key].h <= height + 0.5
    for player in view.players:
        for color in Color:
            box, own = boxes.get(pile_key(player.seat, color)), boxes[pile_key(bottom, color)]
            if box is not None:
                assert box.x + box.w / 2 == pytest.approx(own.x + own.w / 2), "columns"


def marks_of(players: int, seed: int) -> Marks:
    dice = random.Random(seed)
    if seed % 3 == 0:
        return Marks()
    told = {seat: dice.choice(("вразливий (10 < 12)", "shares (11 ≥ 6)", "you act last")) for seat in range(players)}
    compared = {seat: (int(a), int(b)) for seat, text in told.items() for a, b in re.findall(r"(\d+) [<≥] (\d+)", text)}
    note = "Choose a card." if seed % 2 else ""
    return Marks(lit_icon=Icon(dice.randrange(6)), verdicts=told, compared=compared, note=note)


CASES = [
    (players, ROOMS[(players + seed) % len(ROOMS)], "en" if (players + seed) % 2 else "uk", seed)
    for players in range(2, 11)
    for seed in range(6)
]


@pytest.mark.parametrize(("players", "room", "language", "seed"), CASES)
def test_every_text_lies_in_its_place(players: int, room: tuple[int, int], language: str, seed: int) -> None:
    viewer = (0, 1, None, 0, 1, 0)[seed]
    view = seated(tables.crowded(min(players, 5), seed, viewer=viewer, deep=2 + seed % 3), players)
    scene = draw_table(view, words(language, players, viewer), marks_of(players, seed), Options(*room))
    assert list(problems(scene)) == []
    own_in_sight(scene, view, room[1])


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("room", SMALL_ROOMS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_own_board_is_whole_in_a_small_room(players: int, room: tuple[int, int], seed: int, language: str) -> None:
    view = seated(tables.crowded(players, seed, deep=2 + 2 * seed), players)
    width, height = room[0], max(room[1], LEAST_HEIGHT[players])
    scene = draw_table(view, words(language, players, 0), marks_of(players, seed), Options(width, height))
    assert list(problems(scene)) == []
    own_in_sight(scene, view, height)
    seats_and_places(view, scene)


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize(("players", "seed", "decisions"), [(2, 3, 140), (3, 5, 150), (4, 7, 170), (4, 8, 240)])
def test_a_late_game_is_whole_in_a_small_room(players: int, seed: int, decisions: int, language: str) -> None:
    app = App(late(players, seed, decisions), lang=language, motion=False)
    view = app.session.view()
    for width, height in SMALL_ROOMS:
        scene = app.drawing.scene(width=width, height=max(height, LEAST_HEIGHT[players]))
        assert list(problems(scene)) == []
        own_in_sight(scene, view, max(height, LEAST_HEIGHT[players]))
        seats_and_places(view, scene)


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("room", [(650, 768), (904, 800), (1540, 960)])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_table_of_six_sets(players: int, room: tuple[int, int], language: str) -> None:
    view = with_all_sets(seated(tables.crowded(players, 2, deep=3), players))
    texts = Zones(words(language, players, 0))
    scene = draw_table(view, texts, marks_of(players, 1), Options(*room))  # type: ignore[arg-type]
    assert list(problems(scene)) == []
    own_in_sight(scene, view, room[1])
    keys = {box.key for box in scene.boxes}
    assert {f"deck-{name}-{age}" for name in ("unseen", "figures") for age in range(1, 12)} <= keys
    assert {f"{word}-0" for word in FURTHER} <= keys


FOUR = ("base", "echoes", "cities", "artifacts", "unseen")


@cache
def with_four_sets(players: int, decisions: int) -> Game:
    """A random game of four sets at a decision between actions."""
    game, dice = Game.new(NAMES[:players], sets=FOUR, seed=players), random.Random(decisions)
    for _ in range(decisions * 10):
        if game.request is None or (decisions <= 0 and game.request.kind == "action"):
            break
        go_on(game, dice)
        decisions -= 1
    return game


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("room", [(390, 700), (500, 560), (650, 560), (740, 550), (800, 700), (1180, 900), (1540, 960)])
@pytest.mark.parametrize(("players", "decisions"), [(2, 60), (3, 90), (5, 150)])
def test_a_game_of_four_sets(players: int, decisions: int, room: tuple[int, int], language: str) -> None:
    app = App(Session(with_four_sets(players, decisions), viewer=0), lang=language, motion=False)
    scene = app.drawing.scene(width=room[0], height=room[1])
    assert list(problems(scene)) == []
    shown = {item.text for item in scene.items if isinstance(item, Text)}
    names = [app.texts.special(special.name) for special in app.session.view().specials]
    if room[0] >= (800 if players > 3 else 500):
        assert set(names) <= shown, "every special achievement is named"
    places = {box.key for box in scene.boxes}
    for seat in range(players) if room[1] >= 700 else (0,):  # folded boards leave out what has no room
        assert {f"{word}-{seat}" for word in FURTHER} <= places
    if room[0] >= 800:
        assert not {text for text in shown if re.fullmatch(r"\d+ (of|з|із) \d+.*", text)}, "figures have one form"


@pytest.mark.parametrize("room", [(390, 700), (800, 700), (1180, 900)])
def test_the_sign_of_a_set_lies_on_no_special_achievement(room: tuple[int, int]) -> None:
    app = App(Session(with_four_sets(2, 60), viewer=0), lang="en", motion=False)
    scene = app.drawing.scene(width=room[0], height=room[1])
    theme = THEMES["light"]
    badges = [
        item for item in scene.items
        if isinstance(item, Rect) and (item.w, item.h) == (12, 12) and item.fill in {theme.back_of(n) for n in FOUR[1:]}
    ]  # fmt: skip
    assert len(badges) == 4
    rings = [item for item in scene.items if isinstance(item, Path) and item.stroke == theme.line]
    assert rings
    for badge in badges:
        for ring in rings:
            xs = [v for _, points in ring.segments for v in points[::2]]
            ys = [v for _, points in ring.segments for v in points[1::2]]
            apart = badge.x + badge.w <= min(xs) + 0.6 or max(xs) <= badge.x + 0.6
            assert apart or badge.y + badge.h <= min(ys) or max(ys) <= badge.y


@cache
def with_six_sets(players: int, decisions: int) -> Game:
    """A random game of all sets at a decision between actions."""
    names = tuple(each.name for each in registered())
    game, dice = Game.new(NAMES[:players], sets=names, seed=players), random.Random(decisions)
    while game.request is not None and (decisions > 0 or game.request.kind != "action"):
        go_on(game, dice)
        decisions -= 1
    return game


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("room", [(490, 520), (490, 560), (650, 600), (904, 740)])
def test_five_players_and_six_sets_leave_the_own_board_and_hand_whole(room: tuple[int, int], language: str) -> None:
    app = App(Session(with_six_sets(5, 150), viewer=0), lang=language, motion=False)
    scene = app.drawing.scene(width=room[0], height=room[1])
    assert list(problems(scene)) == []
    own_in_sight(scene, app.session.view(), room[1])
    assert {f"special-{slug(each.name)}" for each in app.session.view().specials} <= {box.key for box in scene.boxes}


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("room", [(500, 560), (650, 560), (740, 550)])
def test_the_edition_is_told_whole_beside_the_decks_of_several_sets(room: tuple[int, int], language: str) -> None:
    app = App(Session(with_four_sets(2, 60), viewer=0), lang=language, motion=False)
    shown = {item.text for item in app.drawing.scene(width=room[0], height=room[1]).items if isinstance(item, Text)}
    sets = ("base", *FOUR[1:])
    assert shown & {app.texts.describe("game", sets=sets), app.texts.describe("game", sets=sets[:1])}


@pytest.mark.parametrize(("language", "letters"), [("en", "RYGBP"), ("uk", ("Ч", "Ж", "Зе", "С", "Ф"))])
@pytest.mark.parametrize("value", [1, 9])
def test_a_small_card_tells_its_color_by_a_letter(value: int, language: str, letters: tuple[str, ...]) -> None:
    texts = words(language, 2, 0)
    for color, letter in zip(Color, letters, strict=True):
        card = replace(tables.front("Tools"), value=value, color=color)
        pen = CardPen(texts, Marks(), THEMES["light"])
        pen.tile(0, 0, TILE, card)
        said = [(item, span(item)) for item in pen.items if isinstance(item, Text)]
        assert [item.text for item, _ in said] == [letter, str(value)]
        assert said[0][1][2] <= said[1][1][0], "side by side"
        assert said[0][1][0] >= 0
        assert said[1][1][2] <= TILE


@pytest.mark.parametrize("height", [560, 760])
def test_no_ground_is_left_empty_below_the_own_hand(height: int) -> None:
    view = seated(tables.crowded(2, 1, deep=2), 2)
    scene = draw_table(view, words("uk", 2, 0), Marks(), Options(500, height))
    hand = [box for box in scene.boxes if box.group == "hand-0"]
    board = [box for box in scene.boxes if box.key.startswith("pile-0-")]
    below = height - max(box.y + box.h for box in hand)
    assert below <= max(60, height / 5)
    assert min(box.y for box in hand) > max(box.y + box.h for box in board)
