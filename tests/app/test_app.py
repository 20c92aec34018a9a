"""The app without a browser: what every part shows, and what clicks and keys do."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import tutor
from engine.game import Game
from engine.positions import UnknownScenarioError, from_line, load
from engine.query.running import current_seat
from engine.run import actions
from engine.run.options import option_ids
from engine.seat.look import look
from tests.app.conftest import click, option, token_of
from tutor.app import App
from tutor.panels.concealed import Concealed
from tutor.panels.html import find, to_text
from tutor.panels.lines import line_names
from tutor.scene.layout import deck_key
from tutor.scene.svg import to_svg
from tutor.session import Session, SessionError
from tutor.user_files import save_path
from tutor.widgets.panel import Panel

PARTS = ("now", "why", "card", "log", "lines")


def words(panel: Panel) -> str:
    return " ".join(to_text(panel.content).split())


def to_writing(app: App) -> None:
    """The learner's way to the turn in which Writing is chosen."""
    for name in ("draw", "meld", "draw", "meld"):
        click(app, name)


# --- what is shown ------------------------------------------------------------------------------------------


def test_every_part_renders_in_both_languages_along_a_whole_walk(lang: str) -> None:
    app = tutor.open("lessons/staging", lang)
    shown = []
    for name in ("draw", "meld", "draw", "meld", "dogma writing"):
        click(app, name)
        shown += [words(getattr(app, part)) for part in PARTS]
    while app.session.can_step:
        app.hub.press("n")
        shown += [words(getattr(app, part)) for part in PARTS]
    assert all(shown)
    assert not any("⟦" in text for text in shown)
    assert "⟦" not in app.hub.spoken


def test_the_parts_are_widgets_that_can_stand_alone(app: App) -> None:
    for part in (*PARTS, "table", "stepper"):
        assert "widget-view+json" in str(getattr(app, part)._repr_mimebundle_())
    assert [repr(getattr(app, part)) for part in ("now", "stepper")] == ["Panel('now')", "Stepper()"]
    assert repr(app) == "App('First steps: Writing or Archery', step 0 of line '1')"


def test_before_a_dogma_is_chosen_it_says_who_shares_and_who_is_vulnerable(app: App) -> None:
    assert "Opponent shares (3 ≥ 3)" in words(app.now)
    assert "Opponent is vulnerable (0 < 2)" in words(app.now)


def test_a_choice_of_another_seat_is_shown_as_theirs(app: App) -> None:
    click(app, "draw")
    assert "You decide." in words(app.now)
    click(app, "meld")
    assert "Opponent decides." in words(app.now)
    assert "You share (3 ≥ 3)" in words(app.now)


def test_print_and_svg_stand_in_where_there_is_no_browser(app: App) -> None:
    assert "Your blue pile: Writing [1], Alchemy [3]" in str(app)
    assert app._repr_html_().startswith("<svg")


# --- playing ------------------------------------------------------------------------------------------------


def test_a_draw_runs_to_its_end_and_says_why(app: App) -> None:
    click(app, "draw")
    assert app.session.request is not None
    assert "You draw a [1]: Agriculture." in words(app.why)
    assert "p. 11" in words(app.why)
    assert "agriculture" in app.drawing.marks().changed


def test_a_dogma_stops_at_the_locked_verdicts_and_is_stepped(app: App) -> None:
    to_writing(app)
    click(app, "writing")
    assert app.session.request is None
    verdicts = app.drawing.marks().verdicts
    assert verdicts == {0: "you act last", 1: "shares (3 ≥ 3)"}
    assert app.drawing.marks().lit_cards == {"archery", "writing", "philosophy"}
    app.hub.press("ArrowRight")
    assert "Opponent draws a [2]." in words(app.why)
    assert [each[1]["class"] for each in find(app.card.content, "data-current")] == ["itut-sentence itut-running"]
    app.hub.press("n")
    assert "You draw a [2]:" in words(app.why)
    app.hub.press("]")
    assert "free Draw" in words(app.why)
    assert not find(app.card.content, "data-current")
    app.hub.press("d")
    assert "You draw a [1]: Pottery." in words(app.why)


def test_the_whole_reason_shows_numbers_rule_and_page(app: App) -> None:
    to_writing(app)
    click(app, "writing")
    assert "Philosophy: 3" not in words(app.why)
    app.hub.press("w")
    assert "Philosophy: 3" in words(app.why)
    assert "Rule: At least as many share" in words(app.why)
    assert "pp. 14–15" in words(app.why)


def test_clicks_on_the_table_choose(app: App) -> None:
    app.table.activate(deck_key(1))
    assert "Agriculture" in words(app.why)
    app.table.activate("agriculture")
    assert "You meld Agriculture." in words(app.why)


def test_a_click_that_chooses_nothing_gives_the_reason_and_shows_the_card(app: App) -> None:
    app.table.activate("sailing")
    assert "Only your own cards" in words(app.now)
    assert "Sailing" in words(app.card)
    app.table.activate(deck_key(5))
    assert "Your Draw action takes a [1]" in words(app.now)
    assert app.session.step.number == 0
    app.hub.press("Escape")
    assert "No card runs." in words(app.card)


def test_digits_choose_options(app: App) -> None:
    app.hub.press("1")
    assert "You draw" in words(app.why)
    app.hub.press("9")
    assert app.session.step.number == 2


def test_a_card_that_is_not_programmed_says_so_and_cannot_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    position = load("lessons/staging")
    game = position.game()
    machine = game.machine
    card = machine.catalogue.find("Sailing")
    monkeypatch.setattr(machine, "programmed", machine.programmed - {card})
    monkeypatch.setattr(machine, "boards", [None] * len(machine.boards))  # they keep what can be activated
    seat = current_seat(game.state)
    app = App(Session(game, viewer=1), position=position)
    assert seat == 0
    click(app, "draw")
    click(app, "meld")
    row = find(app.now.content, "data-act", f"undone:{card}")
    assert row[0][1]["aria-disabled"] == "true"
    assert "Not done yet" in to_text(row)
    number = app.session.step.number
    app.now.activate(f"undone:{card}")
    assert app.session.step.number == number
    assert "its effects are not programmed" in words(app.now)


# --- choices of several -------------------------------------------------------------------------------------


def asked(low: int, high: int, *, optional: bool = False, together: str = "") -> App:
    """An app whose current player is asked for cards of their hand."""
    game = Game.new(("You", "Opponent"), seed=3)
    app = App(Session(game))
    state = app.session.state
    hand = tuple(
        sorted((*state.zones[app.session.machine.zones.hand(0)], *state.zones[app.session.machine.zones.hand(1)]))
    )
    assert state.request is not None
    state.request = state.request._replace(
        options=hand, low=low, high=high, purpose="score", optional=optional, together=together
    )
    app.drawing.draw()
    return app


def test_several_picks_are_toggled_and_confirmed() -> None:
    app = asked(2, 2)
    request = app.session.request
    assert request is not None
    first, second, third = request.options[:3]
    names = {each: f"option:{token_of(app, each)}" for each in request.options}
    given: list[tuple[int, ...]] = []
    app.answer = lambda picked: given.append(tuple(picked))  # type: ignore[method-assign]
    app.now.activate(names[first])
    app.now.activate("confirm")
    assert "Choose one more" in words(app.now)
    app.now.activate(names[second])
    app.now.activate(names[third])
    assert "Only 2 may be chosen" in words(app.now)
    pressed = {row[1]["data-act"]: row[1]["aria-pressed"] for row in find(app.now.content, "aria-pressed")}
    assert pressed[names[first]] == "true"
    assert pressed[names[third]] == "false"
    app.now.activate(names[first])
    app.now.activate(names[third])
    app.now.activate("confirm")
    assert given == [(second, third)]


def test_nothing_moves_in_a_list_while_it_is_chosen_from() -> None:
    """A notice stands below the list, and a chosen row holds what it held, so that no click meets another row."""
    app = asked(2, 2)
    request = app.session.request
    assert request is not None
    app.do("into")
    keys = [node[1].get("key") for node in app.now.content if isinstance(node, tuple | list)]
    assert keys[-1] == "notice"
    before = find(app.now.content, "class", "itut-tick itut-unseen")
    app.now.activate(f"option:{request.options[0]}")
    assert "notice" not in [node[1].get("key") for node in app.now.content if isinstance(node, tuple | list)]
    after = [*find(app.now.content, "class", "itut-tick itut-unseen"), *find(app.now.content, "class", "itut-tick")]
    assert len(before) == len(request.options) == len(after), "each has room for its mark"


def test_an_optional_choice_can_be_declined() -> None:
    app = asked(1, 2, optional=True)
    given: list[tuple[int, ...]] = []
    app.answer = lambda picked: given.append(tuple(picked))  # type: ignore[method-assign]
    app.now.activate("decline")
    assert given == [()]
    assert app.session.request is not None
    key = str(len(app.session.request.options) + 1)
    assert [key] == [each[1].get("aria-keyshortcuts") for each in find(app.now.content, "data-act", "decline")]
    app.hub.press(key)
    assert given == [(), ()]
    app.conceal(Concealed(outcome=True))
    app.hub.press(key)
    assert given == [(), ()], "what is asked first comes first"


# --- walking ------------------------------------------------------------------------------------------------


def test_keys_and_buttons_walk_the_same_way(app: App) -> None:
    to_writing(app)
    click(app, "writing")
    start = app.session.step.number
    for forward, back in (("ArrowRight", "ArrowLeft"), ("n", "p"), ("]", "[")):
        app.hub.press(forward)
        assert app.session.step.number == start + 1
        app.hub.press(back)
        assert app.session.step.number == start
    app.stepper.buttons["into"].click()
    assert app.session.step.number == start + 1
    app.stepper.buttons["back"].click()
    assert app.session.step.number == start
    app.stepper.buttons["over"].click()
    over = app.session.step.number
    app.stepper.buttons["start"].click()
    assert app.session.cursor == 0
    app.stepper.slider.value = over
    assert app.session.step.number == over
    app.stepper.buttons["end"].click()
    assert app.session.at_tip


def test_letters_work_on_a_ukrainian_keyboard(app: App) -> None:
    to_writing(app)
    click(app, "writing")
    number = app.session.step.number
    app.hub.press("т")  # where n is
    assert app.session.step.number == number + 1
    app.hub.press("з")
    assert app.session.step.number == number
    assert set("тзщгвіирцд") <= set(app.hub.wanted)


def test_a_step_where_somebody_must_decide_gives_the_reason(app: App) -> None:
    app.stepper.buttons["into"].click()
    assert "You have to decide" in words(app.now)
    app.hub.press("p")
    assert "This is the beginning." in words(app.now)


def test_playing_slowly_takes_a_step_a_tick_and_stops_at_a_decision(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("tutor.app.stepping.time.monotonic", lambda: clock[0])
    to_writing(app)
    click(app, "writing")
    app.stepper.buttons["play"].click()
    assert app.hub.playing
    start = app.session.step.number
    for _ in range(2):  # a second tab ticks at the same time
        app.hub._heard(app.hub, {"type": "tick"}, [])
    assert app.session.step.number == start + 1
    for _ in range(9):
        clock[0] += 2
        app.hub._heard(app.hub, {"type": "tick"}, [])
    assert app.session.request is not None
    assert not app.hub.playing


def test_a_line_of_the_log_leads_back_to_its_step(app: App) -> None:
    to_writing(app)
    rows = find(app.log.content, "role", "treeitem")
    assert {row[1]["aria-level"] for row in rows} >= {"1", "2", "3"}
    drawn = next(row for row in rows if "Agriculture" in to_text(row) and row[1]["aria-level"] == "3")
    app.log.activate(drawn[1]["data-act"])
    assert app.session.step.number == 1
    assert len(find(app.log.content, "aria-current")) == 1
    assert any("itut-ahead" in row[1]["class"] for row in find(app.log.content, "role", "treeitem"))


def test_branches_of_the_log_open_and_close(app: App) -> None:
    to_writing(app)
    before = len(find(app.log.content, "role", "treeitem"))
    turn = next(row for row in find(app.log.content, "aria-expanded") if row[1]["aria-expanded"] == "true")
    app.log.activate(turn[1]["data-toggle"])
    assert len(find(app.log.content, "role", "treeitem")) < before
    app.log.activate(turn[1]["data-toggle"])
    assert len(find(app.log.content, "role", "treeitem")) == before


def test_all_of_the_log_closes_and_opens_by_button_and_by_key(app: App) -> None:
    to_writing(app)
    before = len(find(app.log.content, "role", "treeitem"))
    turns = len([row for row in find(app.log.content, "role", "treeitem") if row[1]["aria-level"] == "1"])
    app.log.activate("fold")
    rows = find(app.log.content, "role", "treeitem")
    assert 1 < len(rows) == turns < before
    assert {row[1]["aria-expanded"] for row in rows if row[1].get("data-toggle")} == {"false"}
    app.hub.press("+")
    assert len(find(app.log.content, "role", "treeitem")) >= before
    assert {row[1]["aria-expanded"] for row in find(app.log.content, "aria-expanded")} == {"true"}
    app.hub.press("-")
    assert len(find(app.log.content, "role", "treeitem")) == turns
    closed = next(row for row in find(app.log.content, "aria-expanded") if row[1]["aria-expanded"] == "false")
    app.log.activate(closed[1]["data-toggle"])
    assert len(find(app.log.content, "role", "treeitem")) > turns


# --- lines --------------------------------------------------------------------------------------------------


@pytest.fixture
def two_lines(app: App) -> App:
    to_writing(app)
    click(app, "writing")
    app.hub.press("d")
    app.hub.press("b")
    while app.session.request is None or app.session.step.number != 8:
        app.hub.press("p")
    click(app, "archery")
    app.hub.press("d")
    return app


def rows(app: App) -> list[list[str]]:
    """The names in the tree of lines, by the depth at which they stand, top to bottom."""
    found = find(app.lines.content, "role", "treeitem")
    return [[row[1]["aria-level"], to_text(find(row, "class", "itut-name")[:1]).strip()] for row in found]


def test_another_answer_begins_a_line_and_keeps_the_old_one(two_lines: App) -> None:
    app = two_lines
    assert [name for _, name in rows(app)] == ["Dogma: Writing", "Dogma: Archery"]
    assert "Dogma: Archery: step" in words(app.title)
    app.lines.activate("switch:0")
    assert app.session.line.id == 0
    app.lines.activate("rename:0", "Writing <b>first</b>")
    assert app.session.line.name == "Writing <b>first</b>"
    assert "<b>" not in app.lines.html
    app.lines.activate("compare:1")
    compared = app.side_by_side
    assert compared.is_open
    assert "“Writing <b>first</b>” and “Dogma: Archery”" in words(compared.head)
    assert "Your hand" in words(compared.list)
    assert [table.scene.box("hand-0") is not None for table in compared.tables] == [True, True]
    compared.head.activate("uncompare")
    assert not compared.is_open
    app.lines.activate("delete:1")
    assert [line.id for line in app.session.lines] == [0]


def test_lines_are_a_tree_named_by_what_parts_each_from_its_parent(lang: str) -> None:
    app = tutor.open("lessons/staging", lang)
    for first in ("dogma Writing", "draw"):
        for second in (0, 1):
            app.session.to_start()
            app.answer(app.session.game.parse(first))
            while app.session.request is None:
                app.do("into")
            app.answer(app.session.game.parse(app.session.game.options()[second]))
    names = line_names(app.session, app.texts)
    lines = [line.id for line in app.session.lines]
    (about, *_) = (to_text([row]) for row in find(app.lines.content, "data-act", f"switch:{lines[1]}"))
    assert app.texts.message("lines-instead", n=6, what=app.texts.message("lines-draw")) in about
    assert app.texts.message("lines-draw") in names[lines[0]], "what it did where the second left it"
    assert len(set(names.values())) == len(names) == 4
    assert [depth for depth, _ in rows(app)] == ["1", "2", "1", "2"]
    app.lines.activate(f"rename:{app.session.line.id}", "7")
    assert line_names(app.session, app.texts)[app.session.line.id] == "7", "the name that somebody gives stays"
    again = Session.loads(app.session.dumps())
    assert line_names(again, app.texts) == line_names(app.session, app.texts)


def test_a_line_left_in_the_middle_of_its_first_act_stands_apart(app: App) -> None:
    click(app, "writing")
    app.hub.press("b")
    click(app, "archery")
    app.hub.press("d")
    assert [name for _, name in rows(app)] == ["Dogma: Archery", "Dogma: Writing"], "what was left at once comes last"
    (tree, stray) = find(app.lines.content, "role", "tree")
    assert tree[1]["aria-label"] == app.texts.message("lines-own")
    assert stray[1]["aria-label"] == app.texts.message("lines-stray")


def test_two_lines_are_compared_at_one_press_and_what_moves_the_game_ends_it(two_lines: App) -> None:
    two_lines.lines.activate("compare:0")
    compared = two_lines.side_by_side
    assert compared.is_open
    first = to_text(compared.captions[0].content), to_text(compared.captions[1].content)
    assert first[0] != first[1]
    assert "part" in words(compared.head)
    two_lines.do("escape")
    assert not compared.is_open
    two_lines.lines.activate("compare:0")
    two_lines.lang = "uk"
    assert "розходяться" in words(compared.head)
    two_lines.hub.press("b")
    assert not compared.is_open


def test_a_comparison_shows_no_card_that_the_viewer_may_not_see(two_lines: App) -> None:
    two_lines.seat = -1
    two_lines.lines.activate("compare:0")
    compared = two_lines.side_by_side
    session = two_lines.session

    def in_hand(viewer: int | None) -> set[str]:
        tables = (look(session.machine, session.steps[line.tip].state, viewer) for line in session.lines)
        cards = (card.card for table in tables for player in table.players for card in player.hand)
        return {two_lines.texts.card_title(card) for card in cards if card is not None}

    own = in_hand(None) - in_hand(-1)
    assert own
    said = words(compared.list) + words(compared.captions[0]) + words(compared.captions[1])
    assert not [title for title in own if title in said]


def test_what_was_chosen_before_is_marked(two_lines: App) -> None:
    app = two_lines
    while app.session.step.number != 8:
        app.hub.press("p")
    assert words(app.now).count("Chosen here before") == 2
    assert "You went back." in words(app.now)


def test_all_can_be_started_again(two_lines: App) -> None:
    two_lines.lines.activate("restart")
    assert two_lines.session.cursor == 0
    assert len(two_lines.session.lines) == 1


# --- settings -----------------------------------------------------------------------------------------------


def test_the_language_is_switched_in_place(app: App) -> None:
    click(app, "draw")
    app.hub.press("l")
    assert app.lang == "uk"
    assert "Ви добираєте" in words(app.why)
    assert "Суперник" in app.texts.names
    assert app.stepper.buttons["into"].description == "Крок ▶"
    assert app.now.language == "uk"
    assert app.session.step.number == 2
    app.settings.buttons["en"].click()
    assert "You draw" in words(app.why)


def test_text_size_motion_theme_and_width(app: App) -> None:
    app.settings.buttons["larger"].click()
    assert app.hub.scale > 1
    app.settings.buttons["motion"].click()
    assert not app.motion
    assert not app.table.overlay.motion
    app.hub._heard(app.hub, {"type": "env", "theme": "dark", "width": 900, "height": 640, "narrow": False}, [])
    scene = app.table.scene
    assert scene is not None
    assert scene.width == 900


def test_help_opens_and_closes(app: App) -> None:
    app.hub.press("?")
    assert "Keys" in words(app.help)
    app.hub.press("Escape")
    assert app.help.content == []


def test_an_unknown_language_or_command_is_refused(app: App) -> None:
    with pytest.raises(ValueError, match="no words in 'de'"):
        tutor.open("lessons/staging", "de")
    with pytest.raises(SessionError, match="no command"):
        app.activate("fly")


# --- lessons ------------------------------------------------------------------------------------------------


def test_what_is_to_come_is_hidden_while_a_prediction_is_pending(app: App) -> None:
    app.conceal(Concealed(outcome=True))
    assert "shares" not in words(app.now)
    app.answer((option(app, "writing"),))
    assert app.drawing.marks().verdicts == {}
    assert "shares" not in words(app.why) + words(app.log) + app.hub.spoken
    app.conceal(Concealed())
    assert "Opponent shares" in words(app.why)


def test_reasons_come_into_sight_when_they_are_unfolded(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    monkeypatch.setattr(app.why, "bring_part_into_view", lambda: seen.append("why"))
    app.hub.press("w")
    app.hub.press("w")
    assert seen == ["why"]


def test_after_a_wrong_answer_one_is_told_to_try_again_or_go_on(app: App) -> None:
    app.conceal(Concealed(outcome=True, again=True))
    app.do("decision")
    assert app.texts.message("now-again") in words(app.now)
    assert app.texts.message("now-guess") not in words(app.now)


def test_while_a_prediction_is_pending_nobody_is_told_to_choose(app: App) -> None:
    app.conceal(Concealed(outcome=True))
    app.do("decision")
    assert app.texts.message("notice-guess") in words(app.now)
    assert app.texts.message("notice-must-decide", **app.texts.who(0)) not in words(app.now)


def test_a_pending_guess_finds_its_answer_nowhere_on_the_table(lang: str) -> None:
    app = tutor.open("lessons/achieve", lang=lang)
    request = app.session.request
    assert request is not None
    view, texts = app.step_view.view, app.texts
    assert view.next_draw is not None
    assert any(not each.points_missing and not each.top_missing for each in view.achievements)
    totals = ("icons", "points", "turn")
    app.conceal(Concealed(totals=totals))
    shown = everything(app)
    leaks = [
        texts.describe(
            "table", viewer=None, current=texts.name(view.current), action=view.action, actions=view.actions
        ),
        texts.describe("turn", name="", action=view.action, actions=view.actions),
        *(texts.option(app.session.state, request, option) for option in request.options),
    ]
    leaks += [
        texts.describe(
            "achievement",
            value=each.card.value,
            points_needed=each.points_needed,
            points_missing=each.points_missing,
            top_missing=each.top_missing,
            held=0,
            place=1,
            count=1,
        )
        for each in view.achievements
    ]
    leaks += [
        texts.describe(
            "score", owner=texts.name(player.seat), count=len(player.score), points=player.points, bonuses=()
        )
        for player in view.players
    ]
    next_deck = next(deck for deck in view.decks if deck.age == view.next_draw.age)
    drawer = texts.name(view.next_draw.seat)
    leaks.append(
        texts.describe(
            "deck", age=next_deck.age, set=next_deck.set, count=next_deck.count, next=True, asked=None, drawer=drawer
        )
    )
    leaks = [texts.spoken(each) for each in leaks]
    assert all(each in shown for each in leaks)
    app.conceal(Concealed(outcome=True, totals=totals))
    hidden = everything(app)
    assert [each for each in leaks if each in hidden] == []
    scene = app.table.scene
    assert scene is not None
    assert not any(box.enabled for box in scene.boxes)
    assert not find(app.now.content, "data-act")
    before = app.session.cursor
    app.hub.press("1")
    app.table.activate(deck_key(next_deck.age))
    app.table.activate(app.step_view.view.achievements[0].card.key)
    assert app.session.cursor == before
    assert [each for each in leaks if each in everything(app)] == []
    assert texts.message("notice-guess") in words(app.now)
    app.conceal(Concealed())
    assert all(each in everything(app) for each in leaks)


def test_what_cannot_be_left_untold_is_refused(app: App) -> None:
    with pytest.raises(ValueError, match="hands"):
        app.conceal(Concealed(totals=("hands",)))


def everything(app: App) -> str:
    """All that an app says: in its panels, aloud, on the table and as text."""
    scene = app.table.scene
    assert scene is not None
    said = [words(getattr(app, part)) for part in PARTS] + [
        each[1]["aria-label"] for each in find(app.now.content, "aria-label")
    ]
    said += [
        scene.title,
        scene.description,
        app.hub.spoken,
        str(app),
        to_svg(scene),
        *(box.label for box in scene.boxes),
    ]
    return " ".join(app.texts.spoken(each) for each in said)


def test_a_lesson_hears_of_every_step(app: App) -> None:
    seen: list[int] = []
    app.on_step(lambda each: seen.append(each.session.step.number))
    click(app, "draw")
    app.hub.press("p")
    assert seen == [2, 1]


# --- faults -------------------------------------------------------------------------------------------------


def test_an_error_of_a_callback_is_shown_and_raised_again(
    app: App, monkeypatch: pytest.MonkeyPatch, lenient: Callable[[], None]
) -> None:
    def broken() -> None:
        raise RuntimeError("<script>alert('x')</script>")

    monkeypatch.setattr(app.session, "into", broken)
    click(app, "writing")
    with pytest.raises(RuntimeError):
        app.hub.press("n")
    assert "Something in the program went wrong." in words(app.error)
    assert "&lt;script&gt;" in app.error.html
    app.error.activate("dismiss")
    assert app.error.content == []
    lenient()
    app.hub.press("n")
    assert app.error.content


def test_an_illegal_answer_is_worded_and_changes_nothing(app: App, lenient: Callable[[], None]) -> None:
    lenient()
    app.now.activate("option:424242")
    assert "This cannot be chosen here. Nothing has changed." in words(app.error)
    assert app.session.step.number == 0


def test_hostile_names_and_titles_are_escaped() -> None:
    evil = "<img src=x onerror=alert(1)>"
    position = load("lessons/staging")
    hostile = replace(
        position,
        title=position.title._replace(en=evil),
        players=tuple(
            player._replace(name=player.name._replace(en=f"{evil}{n}")) for n, player in enumerate(position.players)
        ),
    )
    app = App(Session(hostile.game(), viewer=0, title=evil), position=hostile)
    click(app, "draw")
    click(app, "meld")
    click(app, "draw")
    shown = [getattr(app, part).html for part in (*PARTS, "title")] + [app._repr_html_(), app.table.fallback().html]
    assert any("&lt;img" in text for text in shown)
    assert not any("<img src=x" in text for text in shown)


# --- keeping ------------------------------------------------------------------------------------------------


def test_every_step_is_kept_and_the_game_can_be_resumed(app: App) -> None:
    to_writing(app)
    file = save_path("lessons/staging")
    assert json.loads(file.read_text(encoding="utf-8"))["step"] == app.session.step.number
    again = tutor.open("lessons/staging")
    assert again.session.step.number == 0
    assert again.settings.buttons["resume"].layout.display is None
    again.settings.buttons["resume"].click()
    assert again.session.state == app.session.state
    assert again.settings.buttons["resume"].layout.display == "none"
    click(again, "writing")
    assert "Opponent shares" in words(again.why)


def test_one_app_shows_several_positions_and_keeps_a_game_for_each(app: App) -> None:
    click(app, "draw")
    app.show("lessons/meld")
    assert app.position is not None
    assert app.position.title.en in words(app.title)
    assert app.session.step.number == 0
    assert len(app.session.steps) == 1
    assert app.save_file == save_path("lessons/meld")
    assert not app.save_file.exists(), "only what is played is kept"
    click(app, "draw")
    assert app.save_file.is_file()
    app.lang = "uk"
    app.show("lessons/staging")
    assert app.position.title.uk in words(app.title)
    app.do("resume")
    assert app.session.step.number > 0, "the game that was left"
    app.show(load("lessons/draw"))
    assert app.save_file is None, "nobody said by which name it is kept"


def test_an_app_that_keeps_nothing_keeps_no_other_position(tmp_path: Path) -> None:
    app = tutor.open("lessons/staging", save=False)
    app.show("lessons/meld")
    click(app, "draw")
    assert not list(tmp_path.rglob("*.session.json"))


def test_a_position_that_there_is_not_leaves_the_table_as_it_is(app: App) -> None:
    click(app, "draw")
    shown = words(app.now)
    with pytest.raises(UnknownScenarioError, match="stagin"):
        app.show("lessons/stagin")
    assert words(app.now) == shown


def test_a_fresh_game_offers_nothing_to_resume(app: App) -> None:
    assert app.settings.buttons["resume"].layout.display == "none"
    save_path("lessons/staging").parent.mkdir(parents=True)
    save_path("lessons/staging").write_text("damaged", encoding="utf-8")
    assert tutor.open("lessons/staging").settings.buttons["resume"].layout.display == "none"


@pytest.mark.parametrize("text", ["damaged", '{"schema": "innovation-session/1", "lines": [{"steps": 3}]}', "[]"])
def test_a_kept_game_that_cannot_be_read_is_moved_aside(app: App, text: str) -> None:
    file = save_path("lessons/staging")
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    found = tutor.open("lessons/staging")
    (aside,) = file.parent.glob("*.unreadable-1.json")
    assert str(aside) in words(found.error)
    click(found, "draw")
    assert Session.loads(file.read_text(encoding="utf-8")).last == found.session.last
    assert aside.read_text(encoding="utf-8") == text


def test_a_folder_that_cannot_be_written_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    app = tutor.open("lessons/staging", save=blocked / "game.session.json")
    click(app, "draw")
    assert app.error.content
    assert app.session.step.number == 2
    app.error.activate("dismiss")
    click(app, "meld")
    assert app.error.content == []


def test_a_click_says_nothing_of_hidden_cards(app: App) -> None:
    to_writing(app)
    app.do("start")
    assert option(app, "draw") == 0
    opponents = tutor.open("lessons/staging", seat=1)
    click(opponents, "draw")
    assert "Agriculture" not in words(opponents.why) + words(opponents.log) + words(opponents.now)


def ada_seen_by_ben() -> App:
    """Ada's turn on a table where she holds three cards of one value, in another order than that of the catalogue."""
    held = "clothing,agriculture,metalworking"
    position = from_line(f"inn1 4e 1=Ada 1/blue=pottery 1/hand={held} 2=Ben")
    return App(Session(position.game(), viewer=1), position=position)


def test_backs_are_listed_numbered_and_named_as_they_lie() -> None:
    """Not as the options come, and without the numbers of cards, which would tell which is which."""
    app = ada_seen_by_ben()
    request = app.session.request
    assert request is not None
    hand = app.session.state.zones[app.session.machine.zones.hand(0)]
    buttons = [button for button in find(app.now.content, "aria-keyshortcuts") if "number" in to_text([button])]
    named = [to_text([button]) for button in buttons]
    assert [f"(number {n} of 3)" in name for n, name in enumerate(named, start=1)] == [True] * 3
    zone = app.session.machine.zones.hand(0)
    assert list(hand) != sorted(hand)
    assert [button[1]["data-act"] for button in buttons] == [f"option:1-{zone}-{place}" for place in range(3)]
    assert [button[1]["key"] for button in buttons] == [f"option-1-{zone}-{place}" for place in range(3)]
    app.press(buttons[2][1]["aria-keyshortcuts"])
    assert app.session.answers(app.session.line) == [(actions.option_of(app.session.machine, "meld", hand[2]),)]


@pytest.mark.parametrize(
    ("lang", "says"), [("en", "Ada decides. The cards to return are chosen among those"), ("uk", "Ada вирішує.")]
)
def test_a_choice_of_cards_that_one_cannot_see_is_closed(lang: str, says: str) -> None:
    app = ada_seen_by_ben()
    app.lang = lang
    app.answer(app.session.game.parse("dogma Pottery"))
    app.do("decision")
    assert says in words(app.now)
    assert not [each for each in find(app.now.content, "data-act") if each[1]["data-act"].startswith("option")]
    assert option_ids(app.session.machine, app.session.state, 1) == ()
    assert says in app.hub.spoken
    number = app.session.step.number
    for key in "1239":
        app.press(key)
    app.do("into")
    assert app.session.step.number == number
    assert app.step_view.choices() == {}
    app.now.activate("decide-as:0")
    assert app.seat == 0
    app.now.activate("decline")
    assert app.seat == 1, "who looked on looks on again"
    assert app.session.step.number == number + 1


@pytest.mark.parametrize(("lang", "says"), [("en", "You decide for Ada."), ("uk", "Ви вирішуєте за гравця: Ada.")])
def test_who_decides_for_another_player_is_told_so_everywhere(lang: str, says: str) -> None:
    app = ada_seen_by_ben()
    app.lang = lang
    app.answer(app.session.game.parse("dogma Pottery"))
    app.do("decision")
    app.now.activate("decide-as:0")
    assert app.seat == 0
    assert says in words(app.now)
    assert says in app.hub.spoken
    told = f"{words(app.now)} {app.hub.spoken} {app.table.scene.description if app.table.scene else ''}"
    assert not re.search(r"\bYou decide\.|\byou now\b|Your turn|Вирішуєте ви|Ваш хід", told), told
    own = app.texts.who(1)["who"], app.texts.who(0)["who"]
    assert own == ("you", "other")
    app.seat = 0  # to take the seat itself is another thing
    assert says not in words(app.now)
    assert app.texts.who(0)["who"] == "you"
