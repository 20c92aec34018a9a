"""What further sets bring to the picture: a zone with a limit, the next draw with its deck, specials by set."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Literal

import pytest

from engine.lang.terms import Color, Mark, Splay
from engine.seat.view import BannerView, DeckView, NextDrawView, SpecialView, TableView, ZoneView
from tests.scene import tables
from tests.scene.stub_words import StubWords
from tutor.scene.enlarged import draw_limited
from tutor.scene.primitives import Path, Rect, Scene, Text
from tutor.scene.table import Marks, Options, draw_table

WORDS = StubWords()
SECRETS = (4, 1, 11, 2, 9, 3)
LIMITS = {Splay.NONE: 5, Splay.LEFT: 4, Splay.RIGHT: 3, Splay.UP: 2, Splay.ASLANT: 1}


def with_safes(have: Sequence[int], limit: int, *, players: int = 2) -> TableView:
    """A table of The Unseen at which players have so many secrets, newest first."""
    view = tables.crowded(players, 2, deep=2)
    decks = tuple(DeckView(age, 10, "unseen") for age in range(1, 12))
    seats = tuple(
        replace(
            player,
            zones=(
                *player.zones,
                ZoneView(
                    "safe",
                    tuple(
                        replace(tables.back(f"safe-{player.seat}-{i}", value), set="unseen" if i % 2 else "base")
                        for i, value in enumerate(SECRETS[: have[player.seat]])
                    ),
                    limit,
                ),
            ),
        )
        for player in view.players
    )
    return replace(view, players=seats, decks=(*view.decks, *decks))


def texts(scene: Scene) -> list[str]:
    return [item.text for item in scene.items if isinstance(item, Text)]


def drawn(view: TableView, width: int = 1180, height: int = 800, opened: int | None = None) -> Scene:
    return draw_table(view, WORDS, Marks(), Options(width, height, opened=opened))


@pytest.mark.parametrize("have", [0, 1, 3, 5, 6])
@pytest.mark.parametrize("limit", LIMITS.values())
@pytest.mark.parametrize(("width", "height"), [(1540, 960), (904, 760), (650, 700), (480, 560)])
def test_the_safe_has_a_meter_in_every_room(have: int, limit: int, width: int, height: int) -> None:
    scene = drawn(with_safes((have, have), limit), width, height)
    full = f"{have}/{limit}" + (": full" if have >= limit else "")
    assert {full, f"{have}/{limit}"} & set(texts(scene))
    boxes = {box.key: box for box in scene.boxes}
    for seat in (0, 1):
        assert f"limit {limit}" in boxes[f"safe-{seat}"].label
        secrets = [boxes[f"safe-{seat}-{i}"] for i in range(have)]
        assert [box.x for box in secrets] == sorted(box.x for box in secrets), "in the order in which they came"
        assert len({box.x for box in secrets}) == have


@pytest.mark.parametrize(("have", "limit", "free"), [(1, 5, 4), (3, 4, 1), (3, 3, 0), (5, 2, 0), (0, 1, 1)])
def test_the_places_that_are_free_are_drawn_empty(have: int, limit: int, free: int) -> None:
    scene = drawn(with_safes((have, have), limit), 1540, 960)
    safe = next(box for box in scene.boxes if box.key == "safe-1")
    inside = [
        item for item in scene.items
        if isinstance(item, Rect) and item.dash and safe.x <= item.x <= safe.x + safe.w
        and safe.y <= item.y <= safe.y + safe.h
    ]  # fmt: skip
    assert len(inside) == free
    assert (f"{have}/{limit}: full" in texts(scene)) == (not free)


@pytest.mark.parametrize("width", range(480, 1560, 40))
def test_free_places_are_as_many_as_the_meter_says_or_none(width: int) -> None:
    scene = drawn(with_safes((0, 0), 5), width, 800)
    for seat in (0, 1):
        safe = next(box for box in scene.boxes if box.key == f"safe-{seat}")
        inside = [
            item for item in scene.items
            if isinstance(item, Rect) and item.dash and safe.x <= item.x <= safe.x + safe.w
            and safe.y <= item.y <= safe.y + safe.h
        ]  # fmt: skip
        assert len(inside) in (0, 5)


@pytest.mark.parametrize("players", [3, 5])
def test_a_folded_board_tells_how_full_the_safe_is(players: int) -> None:
    view = with_safes((1, 2, 3, 4, 5)[:players], 3, players=players)
    scene = drawn(view, 650, 560, opened=-1)
    assert "2/3" in texts(scene)
    boxes = {box.key: box for box in scene.boxes}
    assert all(f"safe-{seat}-0" in boxes for seat in range(players))


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (NextDrawView(0, 9, 9, "unseen", "unseen"), "You draws unseen 9"),
        (NextDrawView(0, 9, 9, "base", "unseen"), "You draws base 9"),
        (NextDrawView(1, 9, 9), "Ivy draws base 9"),
    ],
)
@pytest.mark.parametrize("height", [430, 800])
def test_the_next_draw_is_told_with_its_deck(found: NextDrawView, said: str, height: int) -> None:
    view = replace(with_safes((1, 1), 3), next_draw=found)
    scene = drawn(view, 904, height)
    assert said in texts(scene)
    decks = {box.key: box for box in scene.boxes if box.key.startswith("deck-")}
    assert [key for key, box in decks.items() if "next True" in box.label] == [
        "deck-unseen-9" if found.set == "unseen" else "deck-9"
    ]
    if height == 800:
        at = decks["deck-unseen-9" if found.set == "unseen" else "deck-9"]
        near = [item for item in scene.items if isinstance(item, Rect) and abs(item.y - at.y) + abs(item.x - at.x) < 7]
        assert any(item.stroke and item.fill is None and item.width > 2 for item in near), "its cell is framed"


@pytest.mark.parametrize(("width", "height"), [(1540, 960), (740, 520), (480, 480)])
@pytest.mark.parametrize("many", [1, 2, 5, 8])
def test_achievements_of_one_value_are_counted_and_each_can_be_pointed_at(many: int, width: int, height: int) -> None:
    view = with_safes((0, 0), 5)
    first = view.achievements[0]
    alike = [replace(first, card=replace(first.card, key=f"available-{place}", value=1)) for place in range(many)]
    scene = drawn(replace(view, achievements=tuple(alike)), width, height)
    boxes = [box for box in scene.boxes if box.key.startswith("available-")]
    assert [box.key for box in boxes] == [f"available-{place}" for place in range(many)]
    assert all(left.x + left.w <= right.x + 0.01 for left, right in pairwise(boxes)), "none lies on another"
    near = [
        item.text
        for item in scene.items
        if isinstance(item, Text) and boxes[0].y <= item.y <= boxes[0].y + boxes[0].h + 2
        and boxes[0].x - 12 <= item.x <= boxes[-1].x + boxes[-1].w + 3
    ]  # fmt: skip
    one_coin = max(box.w for box in boxes) < 8 or len({round(box.w, 3) for box in boxes}) == 1
    assert near.count("1") == many or (one_coin and str(many) in near), near
    assert all((f"count {many}" in box.label) for box in boxes)


def special(name: str, set_: str) -> SpecialView:
    return SpecialView(name, "available", None, (1, 2), 4, set_)


@pytest.mark.parametrize(("width", "height"), [(650, 800), (904, 760), (1180, 800), (1540, 900), (480, 480)])
def test_special_achievements_lie_by_set(width: int, height: int) -> None:
    view = with_safes((1, 1), 3)
    more = tuple(special(f"Of cities {i}", "cities") for i in range(5))
    more += tuple(special(f"Of unseen {i}", "unseen") for i in range(5))
    decks = (*view.decks, *(DeckView(age, 10, "cities") for age in range(1, 12)))
    view = replace(view, specials=(*view.specials, *more), decks=decks)
    scene = drawn(view, width, height)
    order = [box for box in scene.boxes if box.key.startswith("special-")]
    assert [box.key.split("-")[2] for box in order[5:]] == ["unseen"] * 5 + ["cities"] * 5, "as their decks lie"
    for at in (0, 5, 10):
        rows = {box.y for box in order[at : at + 5]}
        assert len(rows) == 1 or width < 500, "those of a set lie in one row"


@pytest.mark.parametrize(("width", "height"), [(1540, 960), (650, 700)])
def test_the_points_of_bonuses_stand_beside_the_score(width: int, height: int) -> None:
    view = tables.crowded(2)
    player = replace(view.players[1], bonuses=(4, 3, 1), points=26)
    scene = drawn(replace(view, players=(view.players[0], player)), width, height)
    label = next(box.label for box in scene.boxes if box.key == "score-1")
    assert "bonuses (4, 3, 1)" in label
    assert {"26", "+6"} <= set(texts(scene))
    assert "+6" not in texts(drawn(view, width, height))


def test_a_flag_or_fountain_that_counts_is_a_coin_and_one_that_does_not_is_none() -> None:
    def coins(*banners: BannerView) -> int:
        view = tables.crowded(2)
        player = replace(view.players[1], banners=banners)
        scene = drawn(replace(view, players=(view.players[0], player)), 1540, 960)
        zone = next(box for box in scene.boxes if box.key == "achievements-1")
        assert all(str(banner.own) in zone.label for banner in banners)
        return sum(isinstance(item, Path) and bool(item.dash) for item in scene.items)

    flag = BannerView("kyiv", Mark.FLAG, Color.RED, 3, 2, counts=True)
    fountain = BannerView("roma", Mark.FOUNTAIN, Color.BLUE, 7, 0, counts=True)
    assert [coins(), coins(flag), coins(flag, fountain)] == [0, 1, 2]
    assert coins(replace(flag, most=4, counts=False)) == 0
    assert coins(replace(flag, most=4, counts=False), fountain) == 1


@pytest.mark.parametrize(("have", "limit"), [(0, 5), (1, 5), (3, 3), (6, 2)])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_enlarged_safe_lists_its_secrets_in_order(have: int, limit: int, theme: Literal["light", "dark"]) -> None:
    player = with_safes((have, have), limit).players[1]
    scene = draw_limited(player, "safe", WORDS, Options(theme=theme), "safe-1-0")
    shown = texts(scene)
    assert [int(each) for each in shown if each.isdecimal()] == list(SECRETS[:have])
    assert f"{have}/{limit}" + (": full" if have >= limit else "") in shown
    assert [scene.description.index(f"a {value}.") for value in SECRETS[:have]] == sorted(
        scene.description.index(f"a {value}.") for value in SECRETS[:have]
    )
    for item in scene.items:
        if isinstance(item, Text):
            assert item.x <= scene.width


def with_museums(titles: Sequence[str], *, players: int = 2) -> TableView:
    """A table at which every player has some cards in Museums, face up."""
    view = with_safes((1,) * players, 3, players=players)
    cards = [tables.front(title) for title in titles]
    seats = tuple(
        replace(
            player,
            zones=(
                *player.zones,
                ZoneView("museums", tuple(replace(card, key=f"in-{player.seat}-{card.key}") for card in cards), None),
            ),
        )
        for player in view.players
    )
    return replace(view, players=seats)


@pytest.mark.parametrize("titles", [("Masonry",), ("Clothing", "Reformation")])
def test_cards_in_museums_have_their_titles_beside_them_where_there_is_room(titles: Sequence[str]) -> None:
    wide = drawn(with_museums(titles), 1900, 900)
    assert [texts(wide).count(title) for title in titles] == [2] * len(titles), "at both players"
    boxes = {box.key: box for box in wide.boxes}
    for item in wide.items:
        if isinstance(item, Text) and item.text in titles:
            at = [
                key for key, box in boxes.items() if box.x < item.x < box.x + box.w and box.y < item.y < box.y + box.h
            ]
            assert any(key.startswith("in-") for key in at), "a click on the title is one on the card"
    assert not set(titles) & set(texts(drawn(with_museums(titles), 480, 480)))


@pytest.mark.parametrize(("width", "height"), [(740, 560), (904, 760), (650, 700), (1180, 800)])
def test_names_that_differ_by_a_number_keep_it_where_they_are_cut(width: int, height: int) -> None:
    view = with_safes((1, 1), 3)
    museums = tuple(special(f"Museum {i}", "artifacts") for i in range(1, 6))
    decks = (*view.decks, *(DeckView(age, 10, "artifacts") for age in range(1, 12)))
    said = texts(drawn(replace(view, specials=(*view.specials, *museums), decks=decks), width, height))
    found = [text for text in said if text.startswith("M") and text[-2:-1] == " "]
    assert [text[-1] for text in found] == list("12345")


def test_two_zones_of_a_set_are_told_apart_on_a_folded_board() -> None:
    view = with_museums(("Masonry",), players=3)
    seats = tuple(replace(player, zones=(*player.zones, ZoneView("display", (), None))) for player in view.players)
    scene = drawn(replace(view, players=seats), 740, 480, opened=-1)
    initials = [text for text in texts(scene) if text in ("D", "M")]
    assert initials.count("D") == initials.count("M") >= 2
