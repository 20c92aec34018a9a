"""Boards folded to a line, what a click would do to the totals, and a card enlarged."""

import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import tutor
from benchmarks.engine import pick
from engine.run import actions
from engine.saves.write import seal
from engine.seat.view import NextDrawView
from tests.app.test_class_and_seats import late, words
from tutor.app import App
from tutor.panels.card import card_content
from tutor.panels.concealed import Concealed
from tutor.panels.html import to_text
from tutor.scene import draw_cache
from tutor.scene.dirty_regions import changed
from tutor.scene.primitives import Text
from tutor.scene.table import Marks, Options, draw_table
from tutor.session import Session

ROOM = {"type": "env", "theme": "light", "width": 540, "height": 580}


def looked_at(session: Session, **room: object) -> App:
    app = App(session, motion=False)
    app.hub._heard(app.hub, ROOM | room, [])
    return app


def test_every_seat_is_in_sight() -> None:
    app = looked_at(late(4))
    scene = app.table.scene
    assert scene is not None
    assert scene.height == ROOM["height"]
    assert {f"player-{seat}" for seat in range(4)} <= {box.key for box in scene.boxes}


def test_the_name_of_a_folded_board_opens_and_folds_it() -> None:
    app = looked_at(late(4))

    def opened() -> dict[str, bool]:
        scene = app.table.scene
        assert scene is not None
        return {box.key: box.selected for box in scene.boxes if box.key.startswith("open-")}

    closed = next(key for key, is_open in opened().items() if not is_open)
    app.choosing.on_table(closed)
    assert [key for key, is_open in opened().items() if is_open] == [closed]
    scene = app.table.scene
    assert scene is not None
    assert scene.box(f"pile-{closed.removeprefix('open-')}-red") is not None
    app.choosing.on_table(closed)
    assert not any(opened().values())


def test_a_save_of_a_version_with_two_tables_is_read() -> None:
    app = looked_at(late(3))
    older = json.loads(app.session.dumps()) | {"compact": True}
    del older["sum"]
    assert Session.loads(seal(older)).steps[-1].state == app.session.steps[-1].state


def test_a_meld_tells_what_becomes_of_the_totals_before_it_is_chosen(lang: str) -> None:
    app = tutor.open("lessons/meld", lang)
    app.seat = None
    step_view = app.step_view
    request = step_view.request
    assert request is not None
    split = [actions.split(step_view.machine, option) for option in request.options]
    melds = [card for kind, card in split if kind is actions.MELD]
    assert melds
    for card in melds:
        found = step_view.melding(card)
        assert found is not None
        changed = [after - before for before, after in zip(found.before, found.after, strict=True) if after != before]
        for change in changed:
            assert f"{'+' if change > 0 else '−'}{abs(change)}" in words(app.now)
        if found.covered is not None:
            assert app.texts.card_title(found.covered) in words(app.now)
    told = {"en": "Icon totals", "uk": "Зміна символів"}[lang]
    assert told in words(app.now)
    app.conceal(Concealed(outcome=True))
    assert told not in words(app.now)


def test_what_the_next_achievement_needs_is_told(app: App) -> None:
    assert "Achievement [1] still needs 5 points." in words(app.now)
    app.lang = "uk"
    assert "потрібно ще 5 очок" in words(app.now)
    app.conceal(Concealed(outcome=True))
    assert "потрібно" not in words(app.now)


def test_an_enlarged_card_has_its_words_its_printings_and_its_rulings(lang: str) -> None:
    app = tutor.open("lessons/staging", lang)
    scene = app.drawing.enlarge("archery")
    assert scene is not None
    written = " ".join(item.text for item in scene.items if isinstance(item, Text))
    for caption in ("run-printings", "run-rulings"):
        assert app.texts.message(caption) in written
    for effect in map(app.texts.spoken, app.texts.effects("Archery")):
        assert effect in scene.description
        assert effect.split()[0] in written


def test_the_text_of_another_edition_is_shown_where_it_differs_word_by_word() -> None:
    app = tutor.open("lessons/staging")
    archery = app.session.machine.catalogue.find("Archery")
    content = card_content(app.step_view, app.texts, looked_up=archery)
    told = to_text(content)
    assert told.count("highest card in your hand to my hand") == 2  # here, and in the third and first editions
    assert told.count("Third and first editions: the same value, color and icons; the wording differs") == 1
    (dropped,) = re.findall(r"\(only here: (Junk .*?)\)", told)
    assert dropped == app.texts.card(archery).effects[1].text
    assert "Number of effects: (only here: 2) (only there: 1)" in told
    assert [node[0] for node in nodes(content) if node[0] in ("del", "ins")] == ["del", "ins", "del"]
    assert app.texts.message("run-printing-marks") in told


def test_a_card_that_reads_the_same_everywhere_has_no_marks() -> None:
    app = tutor.open("lessons/staging")
    writing = app.session.machine.catalogue.find("Writing")
    content = card_content(app.step_view, app.texts, looked_up=writing)
    assert "Third and first editions: the same value, color and icons; the wording is the same" in to_text(content)
    assert not [node for node in nodes(content) if node[0] in ("del", "ins")]
    assert app.texts.message("run-printing-marks") not in to_text(content)


def nodes(content: Any) -> Iterator[list[Any]]:
    """Yield every element of a content."""
    if isinstance(content, list):
        if len(content) > 1 and isinstance(content[0], str) and isinstance(content[1], dict):
            yield content
        for each in content:
            yield from nodes(each)


@pytest.mark.parametrize(("players", "width", "height"), [(2, 900, 1200), (3, 470, 560), (4, 710, 780), (4, 540, 400)])
def test_what_is_kept_of_a_picture_looks_as_if_it_were_drawn_anew(players: int, width: float, height: float) -> None:
    session, dice = late(players), random.Random(5)
    app = looked_at(session, width=width, height=height)
    for step in range(30):
        if session.can_step:
            session.into()
        elif session.request is not None:
            session.play(pick(session.game, dice))
        if step % 7 == 3:
            app.ask(f"seat:{step % players}")
        app.conceal(Concealed(outcome=step % 11 == 5))
        shown = app.table.scene
        draw_cache.forget()
        assert shown == app.scene()
    app.lang = "uk"
    shown = app.table.scene
    draw_cache.forget()
    assert shown == app.scene()


def test_all_stays_in_its_place_when_the_next_draw_passes_over_empty_decks() -> None:
    app = looked_at(late(4), width=710, height=780)
    scene = app.table.scene
    assert scene is not None
    step_view = app.step_view
    assert step_view.view.next_draw is not None
    straight, over = (
        draw_table(
            replace(step_view.view, next_draw=NextDrawView(0, asked, 9)),
            app.texts,
            Marks(),
            Options(width=710, height=780),
        )
        for asked in (9, 7)
    )
    assert [(box.key, box.y) for box in straight.boxes] == [(box.key, box.y) for box in over.boxes]
    assert changed(straight.items, over.items, 710, 780), "only a part is painted anew"


@pytest.mark.parametrize(
    ("card", "played", "other"),
    [
        ("Climatology", "Played here: It may not: both are picked", "Or: It may, and it must"),
        ("Escapism", "Played here: You draw three", "Or: You draw nothing"),
    ],
)
def test_a_card_looked_up_shows_its_readings_and_the_one_in_play(card: str, played: str, other: str) -> None:
    app = tutor.open("lessons/staging")
    looked_up = app.session.machine.catalogue.find(card)
    text = to_text(card_content(app.step_view, app.texts, looked_up=looked_up))
    assert text.index(played) < text.index(other)
    assert "Read in several ways" in str(card_content(app.step_view, app.texts, looked_up=looked_up))
    oars = app.session.machine.catalogue.find("Oars")
    assert "Played here" not in to_text(card_content(app.step_view, app.texts, looked_up=oars))
