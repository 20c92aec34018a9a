"""Any position: pasted, opened, changed by hand; what is wrong is told with its place, and nothing is lost."""

import pytest

import tutor
from engine.lang.terms import Color, Splay
from engine.positions import PositionError, from_line, load, loads, to_line
from tutor import session_line
from tutor.annotations import annotation
from tutor.course.opening import lesson
from tutor.desk import export
from tutor.desk.explorer import Explorer
from tutor.desk.position_edits import CardPlace
from tutor.desk.table_editor import ANY_AGE
from tutor.panels.html import find, to_text
from tutor.session import Session

LINE = "inn1 4e 1=Ada 1/blue=writing,tools 1/hand=oars 2=Ben 2/purple=philosophy"


@pytest.fixture
def explorer() -> Explorer:
    return tutor.explore(lang="en")


def told(explorer: Explorer) -> str:
    return to_text(explorer.wrong.content) + to_text(explorer.editor.notes.content)


def put(explorer: Explorer, text: str) -> None:
    explorer._paste_toggle.value = True
    explorer.text.value = text
    explorer._open_text.click()


def test_no_toggle_has_a_tooltip_that_says_null(explorer: Explorer) -> None:
    toggles = [*explorer.sets.buttons.values(), explorer._paste_toggle, explorer._edit_toggle, explorer._empty_toggle]
    assert len(toggles) > 3
    assert {(each.tooltip, each.tabbable) for each in toggles} == {("", True)}, "absent ones are written as “null”"


def test_a_position_is_pasted_and_played_on(explorer: Explorer) -> None:
    app = explorer.app
    put(explorer, LINE)
    assert explorer.app is app
    assert app.session.machine.setup.players == ("Ada", "Ben")
    assert to_line(app.session.state) == LINE
    app.answer(app.session.game.parse("meld Oars"))
    app.session.to_start()
    app.answer(app.session.game.parse("draw"))
    assert len(app.session.lines) == 2


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_puzzle_gives_its_hints_one_by_one(language: str) -> None:
    from engine.positions import find as file_of

    explorer = tutor.explore(lang=language)
    put(explorer, file_of("puzzles/echoes-bonus").read_text(encoding="utf-8"))
    panel, hints = explorer.scenario_panel, [hint.of(language) for hint in load("puzzles/echoes-bonus").hints]
    plain = [hint.partition("[")[0][:20].strip() for hint in hints]
    for shown in range(len(hints) + 1):
        words = to_text(panel.widget.content).replace("\N{NO-BREAK SPACE}", " ")
        assert [hint in words for hint in plain] == [place < shown for place in range(len(hints))]
        acts = [each[1]["data-act"] for each in find(panel.widget.content, "data-act")]
        assert ("hint" in acts) == (shown < len(hints))
        if shown < len(hints):
            panel.activate("hint")
    panel.activate("answer")
    assert "hint" not in [each[1]["data-act"] for each in find(panel.widget.content, "data-act")]


def test_yaml_with_a_question_is_told_beside_the_table(explorer: Explorer) -> None:
    from engine.positions import find as file_of

    put(explorer, file_of("rulings/dem-15").read_text(encoding="utf-8"))
    assert load("rulings/dem-15").question.en in to_text(explorer.scenario_panel.widget.content)
    put(explorer, LINE)
    assert (
        to_text(explorer.scenario_panel.widget.content).strip()
        == "Back to my table: " + load("rulings/dem-15").title.en
    )


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize(
    ("text", "place", "remedy"),
    [
        (LINE.replace("tools", "toolz"), "30", "Tools"),
        ("schema: innovation-position/1\nplayers:\n  - {name: A, bord: {}}\n  - B\n", "3", "board"),
        ("nonsense", "1", ""),
        ("", "1", ""),
    ],
)
def test_what_is_wrong_is_told_with_place_and_remedy_and_nothing_is_lost(
    lang: str, text: str, place: str, remedy: str
) -> None:
    explorer = tutor.explore(lang=lang)
    explorer.app.answer(explorer.app.session.game.parse("draw"))
    before = explorer.app.session.state.key()
    put(explorer, text)
    assert place in told(explorer)
    assert remedy in told(explorer)
    assert "⟦" not in told(explorer)
    assert explorer.text.value == text
    assert explorer.app.session.state.key() == before
    put(explorer, LINE)
    assert explorer.app.texts.message("explore-opened") in told(explorer)


def test_what_is_wrong_is_told_in_the_language() -> None:
    explorer = tutor.explore(lang="uk")
    put(explorer, LINE.replace("tools", "toolz"))
    assert "немає картки 'toolz' у 4-му виданні (base); може, 'Tools'?" in told(explorer)
    assert "did you mean" not in told(explorer)
    put(explorer, LINE.replace("=writing,tools", "=writing 1/blue/splay=left"))
    assert "розгортання потребує щонайменше двох" in told(explorer)


def test_a_whole_game_is_pasted_with_its_lines(explorer: Explorer) -> None:
    session = explorer.app.session
    for answer in ("draw", "meld Archery"):
        session.to_start()
        session.play(session.game.options()[0] if answer == "draw" else session.game.options()[1])
    text = session.dumps()
    other = tutor.explore("rulings/dem-14", lang="en")
    put(other, text)
    assert other.app.session.dumps() == text
    put(other, text[:-40])
    assert "cannot be opened" in told(other) or "What is wrong" in told(other)
    assert other.app.session.dumps() == text


@pytest.mark.parametrize("content", [LINE.encode(), b"\xef\xbb\xbf" + LINE.encode()])
def test_a_file_is_opened(explorer: Explorer, content: bytes) -> None:
    explorer.file._heard(None, {"type": "file", "name": "x.txt"}, [memoryview(content)])
    assert to_line(explorer.app.session.state) == LINE
    assert explorer.text.value == LINE


def test_a_file_that_is_no_text_is_told(explorer: Explorer) -> None:
    before = explorer.app.session.state.key()
    for buffers in ([memoryview(b"\xff\xfe\x00")], []):
        explorer.file._heard(None, {"type": "file", "name": "x.txt"}, buffers)
        assert "no UTF-8" in told(explorer)
    assert explorer.app.session.state.key() == before


# --- by hand ------------------------------------------------------------------------------------------------


@pytest.fixture
def changing(explorer: Explorer) -> Explorer:
    explorer._edit_toggle.value = True
    return explorer


def card(explorer: Explorer, title: str) -> int:
    return explorer.app.session.machine.catalogue.find(title)


def test_a_card_is_moved_played_with_and_the_change_taken_back(changing: Explorer) -> None:
    app, editor = changing.app, changing.editor
    app.answer(app.session.game.parse("draw"))
    app.session.back_to_decision()
    before = app.session.dumps()
    editor.card.value, editor.to.value = card(changing, "Philosophy"), CardPlace("hand", 0)
    editor.move()
    assert "Philosophy has a new place: your hand" in told(changing)
    assert card(changing, "Philosophy") in app.session.state.zones[app.session.machine.zones.hand(0)]
    assert app.position.title.of("en") == app.session.title == app.titles.title() == "Your table"
    app.answer(app.session.game.parse("meld Philosophy"))
    editor.take_back()
    assert app.session.dumps() == before
    assert not editor.undo_stack


def test_a_splay_and_the_turn(changing: Explorer) -> None:
    app, editor = changing.app, changing.editor
    editor.pile.value, editor.direction.value = (0, Color.BLUE), Splay.UP
    editor.splay()
    session = app.session
    assert session.state.splays[session.machine.zones.pile(0, Color.BLUE)] == Splay.UP
    editor.turn.value = (1, 2)
    editor.set_turn()
    assert app.session.request.seat == 1
    assert len(editor.undo_stack) == 2
    editor.take_back()
    editor.take_back()
    assert app.session.state.key() == load("lessons/staging").state().key()


def test_what_cannot_be_is_told_and_the_table_stays(changing: Explorer) -> None:
    before = changing.app.session.state.key()
    changing.editor.card.value, changing.editor.to.value = card(changing, "Empire"), CardPlace("hand", 0)
    changing.editor.move()
    assert "special achievement" in told(changing)
    assert changing.app.session.state.key() == before
    assert not changing.editor.undo_stack


def test_in_the_middle_of_an_action_one_is_led_back_to_before_it(changing: Explorer) -> None:
    app = changing.app
    before = app.session.state.key()
    app.answer(app.session.game.parse("dogma Archery"))
    changing.editor.card.value, changing.editor.to.value = card(changing, "Oars"), CardPlace("hand", 0)
    changing.editor.move()
    assert [each[1]["data-act"] for each in find(changing.editor.notes.content, "data-act")] == ["back"]
    changing.editor.notes.activate("back")
    assert app.session.state.key() == before
    changing.editor.move()
    assert "Oars has a new place" in told(changing)


def test_the_form_tells_no_hidden_card(changing: Explorer) -> None:
    session = changing.app.session
    theirs = session.state.zones[session.machine.zones.hand(1)]
    assert session.viewer == 0
    labels = {value: label for label, value in changing.editor.card.options if value is not None}
    assert len(labels) == 120
    assert all("hand" not in labels[each] for each in theirs)
    assert "your board" in labels[card(changing, "Archery")]


def test_all_words_change_with_the_language(changing: Explorer) -> None:
    changing.app.lang = "uk"
    assert changing.editor._move.description == "Перекласти"
    assert changing._paste_toggle.description == "Вставити позицію"
    assert "⟦" not in str(changing.editor.card.options) + str(changing.editor.to.options) + told(changing)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_empty_table_for_as_many_players_as_one_likes(changing: Explorer, players: int) -> None:
    changing.players.value = players
    changing._empty.click()
    app = changing.app
    assert app.titles.title() == "Empty table"
    assert app.session.state.players == players
    piles = [app.session.machine.zones.pile(seat, color) for seat in range(players) for color in Color]
    assert not any(app.session.state.zones[pile] for pile in piles)
    changing.editor.card.value, changing.editor.to.value = card(changing, "Oars"), CardPlace("board", players - 1)
    changing.editor.move()
    assert app.session.state.zones[app.session.machine.zones.pile(players - 1, Color.RED)]


def test_a_card_that_was_an_achievement_is_replaced_and_that_is_told(changing: Explorer) -> None:
    session = changing.app.session
    zones = session.machine.zones
    (first, *others) = session.state.zones[zones.available]
    deck = session.state.zones[zones.deck(1)]
    changing.editor.card.value, changing.editor.to.value = first, CardPlace("hand", 0)
    changing.editor.move()
    assert "the top card of deck [1] lies there instead" in told(changing)
    assert changing.app.session.state.zones[zones.available] == (deck[0], *others)
    changing.editor.to.value = CardPlace("score", 0)
    changing.editor.move()
    assert "among the achievements" not in told(changing)


# --- on the table itself


def holds(explorer: Explorer) -> set[str]:
    """The titles of the cards that are marked as picked up."""
    view = explorer.app.step_view
    marked = explorer.app.drawing.marks().chosen
    return {view.cards[key].title or "" for key in marked}


def test_a_card_is_picked_up_on_the_table_and_put_down_by_a_second_click(changing: Explorer) -> None:
    app = changing.app
    writing = card(changing, "Writing")
    key = app.step_view.key_of(writing)
    app.table.activate(key)
    assert holds(changing) == {"Writing"}
    assert "You hold Writing" in told(changing)
    assert {"hand-0", "score-1", "pile-1-blue", "deck-1"} <= app.drawing.marks().choices
    assert app.session.cursor == 0, "the game gets no click"
    app.table.activate("hand-0")
    assert writing in app.session.state.zones[app.session.machine.zones.hand(0)]
    assert holds(changing) == set()
    changing._edit_toggle.value = False
    app.table.activate(app.step_view.key_of(card(changing, "Archery")))
    assert len(app.session.steps) > 1, "with the editor closed, a click plays again"


def test_a_held_card_is_put_back_by_escape_and_by_a_click_on_it(changing: Explorer) -> None:
    app = changing.app
    key = app.step_view.key_of(card(changing, "Writing"))
    before = app.session.state.key()
    for way in ("key", "click", "button"):
        app.table.activate(key)
        assert holds(changing) == {"Writing"}
        if way == "key":
            app.hub.press("Escape")
        elif way == "click":
            app.table.activate(key)
        else:
            changing.editor.notes.activate("let-go")
        assert holds(changing) == set()
    assert app.session.state.key() == before
    assert not changing.editor.undo_stack


def test_a_card_is_dragged_to_a_place_and_an_impossible_place_is_refused(changing: Explorer) -> None:
    app = changing.app
    assert app.table.overlay.draggable
    writing = card(changing, "Writing")
    app.table.overlay._heard(None, {"type": "drag", "from": app.step_view.key_of(writing), "to": "player-1"}, [])
    assert app.session.state.where[writing] == app.session.machine.zones.pile(1, Color.BLUE)
    before = app.session.state.key()
    app.table.overlay._heard(None, {"type": "drag", "from": "special-empire", "to": "hand-0"}, [])
    assert "special achievement" in told(changing)
    assert app.session.state.key() == before
    changing._edit_toggle.value = False
    assert not app.table.overlay.draggable


def test_a_face_down_card_is_not_named_by_a_click(changing: Explorer) -> None:
    app = changing.app
    app.table.activate("deck-3")
    assert "Choose one of value [3]" in told(changing)
    offered = [value for _, value in changing.editor.card.options if value is not None]
    assert {app.session.machine.catalogue.age[each] for each in offered} == {3}
    assert holds(changing) == set()


def test_what_is_typed_lists_the_matches_and_takes_none_of_several(changing: Explorer) -> None:
    editor = changing.editor
    editor.find.value = "mach"
    assert editor.card.value is None
    buttons = find(editor.notes.content, "data-act")
    assert [to_text([each]).strip().split(" — ")[0] for each in buttons] == ["Machine Tools", "Machinery"]
    editor.notes.activate(buttons[1][1]["data-act"])
    assert editor.card.value == card(changing, "Machinery")
    changing.app.table.activate("hand-0")
    zones = changing.app.session.machine.zones
    assert card(changing, "Machinery") in changing.app.session.state.zones[zones.hand(0)]


def test_an_edit_that_was_taken_back_is_made_again(changing: Explorer) -> None:
    editor, app = changing.editor, changing.app
    app.table.activate(app.step_view.key_of(card(changing, "Writing")))
    app.table.activate("hand-0")
    after = app.session.state.key()
    editor.take_back()
    assert app.session.state.key() != after
    editor.again()
    assert app.session.state.key() == after
    assert len(editor.undo_stack) == 1
    editor.again()
    assert app.session.state.key() == after


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_players_teams_and_edition_are_chosen_for_a_table_that_lies_there(lang: str) -> None:
    explorer = tutor.explore(lang=lang)
    explorer._edit_toggle.value = True
    editor, app = explorer.editor, explorer.app
    editor.count.value = 4
    for field, name in zip(editor.names, ("Ada", "Ben", "Cleo", "Dan"), strict=False):
        field.value = name
    editor.teams.value = (0, 1, 0, 1)
    editor.set_table()
    setup = app.session.machine.setup
    assert (setup.players, setup.teams) == (("Ada", "Ben", "Cleo", "Dan"), (0, 1, 0, 1))
    archery = app.session.machine.catalogue.find("Archery")
    assert app.session.state.where[archery] == app.session.machine.zones.pile(0, Color.RED)
    editor.edition.value = 3
    editor.set_table()
    assert app.session.machine.setup.edition == 3
    assert app.session.machine.setup.teams == (0, 1, 0, 1)
    assert "⟦" not in told(explorer)
    editor.count.value, editor.teams.value = 2, (0, 1)
    editor.set_table()
    assert app.session.machine.setup.players == ("Ada", "Ben")
    for _ in range(3):
        editor.take_back()
    assert app.session.state.key() == load("lessons/staging").state().key()


def test_what_a_table_cannot_have_under_other_rules_is_left_out_and_told(changing: Explorer) -> None:
    editor, app = changing.editor, changing.app
    editor.card.value, editor.to.value = card(changing, "Fusion"), CardPlace("hand", 0)
    editor.move()
    editor.edition.value = 3
    editor.set_table()
    assert app.session.machine.setup.edition == 3
    assert "Fusion" in told(changing)
    assert app.texts.message("change-left-out") in told(changing)


@pytest.mark.parametrize("name", ["You", "ви", "Opponent"])
def test_a_name_for_whoever_looks_on_is_refused(changing: Explorer, name: str) -> None:
    before = changing.app.session.state.key()
    changing.editor.count.value = 3
    changing.editor.names[2].value = name
    changing.editor.set_table()
    assert changing.app.texts.message("names-taken", name=name) in told(changing)
    assert changing.app.session.state.key() == before


def test_a_ruling_takes_no_table_away(changing: Explorer) -> None:
    app, editor = changing.app, changing.editor
    editor.card.value, editor.to.value = card(changing, "Philosophy"), CardPlace("hand", 0)
    editor.move()
    app.answer(app.session.game.parse("meld Philosophy"))
    app.session.to_start()
    app.answer(app.session.game.parse("draw"))
    mine = app.session.dumps()
    open_ruling = app.open_ruling
    assert open_ruling is not None
    open_ruling("rulings/dem-15")
    open_ruling("rulings/dem-14")
    assert not editor.undo_stack
    assert app.titles.title() == load("rulings/dem-14").title.en
    acts = [each[1]["data-act"] for each in find(changing.scenario_panel.widget.content, "data-act")]
    assert acts[0] == "mine"
    changing.scenario_panel.widget.activate("mine")
    assert app.session.dumps() == mine
    assert app.titles.title() == "Your table"
    assert changing.scenario_panel.widget.content == []
    editor.take_back()
    assert app.position == load("lessons/staging")


def test_what_was_changed_by_hand_has_no_question_and_taken_back_it_has(changing: Explorer) -> None:
    changing.open("rulings/dem-15")
    changing.scenario_panel.widget.activate("answer")
    told_before = to_text(changing.scenario_panel.widget.content)
    editor = changing.editor
    editor.card.value, editor.to.value = card(changing, "Oars"), CardPlace("hand", 0)
    editor.move()
    assert changing.scenario_panel.widget.content == []
    assert "Your table" in to_text(changing.list.content)
    (share,) = [each for each in changing.tools.children[1].children if repr(each) == "Share()"]
    assert share.give("page")["name"] == "your-table.html"
    editor.take_back()
    assert to_text(changing.scenario_panel.widget.content) == told_before
    assert load("rulings/dem-15").title.en in to_text(changing.list.content)


# --- what is handed over ------------------------------------------------------------------------------------


def test_everything_can_be_handed_over(explorer: Explorer) -> None:
    (share,) = [each for each in explorer.tools.children[1].children if repr(each) == "Share()"]
    state = explorer.app.session.state.key()
    for item in ("line", "sheet", "game", "study"):
        given = share.give(item)
        back = export.read(given["text"])
        stands = back.state if isinstance(back, Session) else back.state()
        assert stands.key() == state
    names = {item: share.give(item)["name"] for item in ("svg", "png", "page", "study")}
    assert {name.rpartition(".")[2] for name in names.values()} == {"svg", "png", "html", "yaml"}
    assert share.give("png")["text"].startswith("<svg")
    assert share.give("page")["text"].startswith("<!DOCTYPE html>")
    explorer.app.answer(explorer.app.session.game.parse("dogma Archery"))
    assert share.give("line")["type"] == "refuse"
    assert share.give("game")["type"] == "give"
    again = export.read(share.give("session")["text"])
    assert isinstance(again, Session)
    assert again.contents() == explorer.app.session.contents()
    assert [item["id"] for item in share.items].count("link") == 0, "this page is not served"
    with pytest.raises(ValueError, match="nothing to hand over"):
        share.give("sofa")


HOSTILE = ["<b>Оля</b>", "{ $who } [10]", 'D\'Arc & "Co"', "a: b, c", "=1/hand"]


def test_those_at_an_empty_table_are_called_as_one_types(explorer: Explorer) -> None:
    app = explorer.app
    explorer.players.value = 5
    for field, name in zip(explorer.names, HOSTILE, strict=False):
        field.value = f"  {name} "
    explorer._empty.click()
    assert list(app.texts.names) == HOSTILE
    app.seat = -1
    assert "<b>Оля</b>’s turn" in to_text(app.now.content)
    assert "<b>" not in app.now.html
    assert "{ $who } [10]" in str(app)
    assert loads(export.sheet(app.session, app.position)).game().state.key() == app.session.state.key()
    again = from_line(export.line(app.session))
    assert [player.name.en for player in again.players] == HOSTILE
    assert "<b>О" not in export.page(app.session, app.texts)
    explorer.names[1].value = ""
    explorer._empty.click()
    assert app.texts.names[1] == "Ben"
    app.do("language")
    assert app.texts.names[1] == "Бен"


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("name", ["a" * 25, "Ol\u202eya", "Ol\nya", "Ol\u200bya", "BEN", "бен"])
def test_a_name_that_cannot_be_is_told_and_the_table_stays(lang: str, name: str) -> None:
    explorer = tutor.explore(lang=lang)
    before = explorer.app.session.state.key()
    explorer.names[0].value = name
    explorer._empty.click()
    assert "⟦" not in to_text(explorer.unnamed.content)
    assert find(explorer.unnamed.content, "role", "status")
    assert explorer.app.session.state.key() == before
    explorer.names[0].value = "Оля"
    explorer._empty.click()
    assert not find(explorer.unnamed.content, "role", "status")
    assert explorer.app.texts.names[0] == "Оля"


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_card_to_move_is_found_by_title_age_and_color(lang: str) -> None:
    explorer = tutor.explore(lang=lang)
    explorer._edit_toggle.value = True
    editor = explorer.editor
    catalogue = explorer.app.session.machine.catalogue
    every = [value for _, value in editor.card.options if value is not None]
    for typed in ("code of", "звід зак", "CODE OF"):
        editor.find.value = typed
        assert [value for _, value in editor.card.options] == [catalogue.find("Code of Laws")]
        assert editor.card.value == catalogue.find("Code of Laws")
    editor.find.value = "qqq"
    assert editor.card.value is None
    editor.move()
    assert explorer.app.texts.message("change-nothing") in told(explorer)
    editor.find.value = ""
    editor.age.value, editor.color.value = 3, Color.BLUE
    assert editor.card.value is None, "of several none is taken by itself"
    some = [value for _, value in editor.card.options if value is not None]
    assert some == [card for card in every if catalogue.age[card] == 3 and catalogue.color[card] == Color.BLUE]
    assert 1 < len(some) < 10
    editor.age.value, editor.color.value = ANY_AGE, None
    assert [value for _, value in editor.card.options if value is not None] == every


@pytest.mark.parametrize(
    ("typed", "title"), [("Tools", "Tools"), ("tools", "Tools"), ("machine tools", "Machine Tools")]
)
def test_a_whole_title_chooses_its_card_whatever_stands_before_it(explorer: Explorer, typed: str, title: str) -> None:
    explorer._edit_toggle.value = True
    explorer.editor.find.value = typed
    chosen = explorer.editor.card.value
    assert explorer.app.texts.card_title(chosen) == title


def ways_back(explorer: Explorer) -> list[str]:
    return [to_text(each).strip() for each in find(explorer.list.content, "data-act", "mine")]


def test_no_table_of_ones_own_is_lost_and_the_way_back_says_which(explorer: Explorer) -> None:
    assert ways_back(explorer) == []
    put(explorer, LINE)
    pasted = explorer.app.session.dumps()
    explorer.open("rulings/dem-15")
    assert ways_back(explorer) == ["Back to my table: A pasted table"]
    explorer.app.do("language")
    told_now = to_text(explorer.scenario_panel.widget.content).strip()
    assert told_now.startswith("Назад до мого столу: Вставлений стіл\n")
    explorer.app.do("language")
    explorer._edit_toggle.value = True
    explorer.editor.card.value, explorer.editor.to.value = card(explorer, "Oars"), CardPlace("hand", 0)
    explorer.editor.move()
    changed = explorer.app.session.dumps()
    explorer.list.activate("mine")
    assert explorer.app.session.dumps() == pasted
    assert ways_back(explorer) == ["Back to my table: Your table"]
    explorer.list.activate("mine")
    assert explorer.app.session.dumps() == changed
    explorer.app.lang = "uk"
    assert ways_back(explorer) == ["Назад до мого столу: Вставлений стіл"]


def test_there_is_no_way_back_to_the_table_that_stands_here(explorer: Explorer) -> None:
    put(explorer, LINE)
    explorer.open("rulings/dem-15")
    put(explorer, LINE)
    assert ways_back(explorer) == []


def test_what_was_said_of_a_table_is_said_no_more_when_another_stands_there(explorer: Explorer) -> None:
    put(explorer, LINE)
    opened = explorer.app.texts.message("explore-opened")
    assert opened in told(explorer)
    explorer.open("rulings/dem-15")
    assert opened not in told(explorer)
    explorer._edit_toggle.value = True
    explorer.editor.card.value, explorer.editor.to.value = card(explorer, "Oars"), CardPlace("hand", 0)
    explorer.editor.move()
    assert "Oars has a new place" in told(explorer)
    explorer.open("rulings/dem-14")
    assert "Oars has a new place" not in told(explorer)


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_places_name_the_players_and_cards_of_ones_own_table_are_open(lang: str) -> None:
    explorer = tutor.explore(lang=lang)
    put(explorer, LINE.replace("Ada", "Rosa").replace("Ben", "Karl"))
    explorer._edit_toggle.value = True
    assert explorer.app.session.viewer is None
    for seat in (None, 0, 1):
        explorer.app.seat = seat
        said = [label for label, place in explorer.editor.to.options if place.seat >= 0]
        assert all(("Rosa" in each) != ("Karl" in each) for each in said)
    explorer.app.seat = None
    explorer.editor.card.value, explorer.editor.to.value = card(explorer, "Oars"), CardPlace("hand", 1)
    explorer.editor.move()
    assert {"en": "Oars has a new place: Karl’s hand.", "uk": "має нове місце: рука (Karl)."}[lang] in told(explorer)


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_lines_that_part_at_cards_that_look_alike_are_told_apart_above_the_table(lang: str) -> None:
    explorer = tutor.explore(lang=lang)
    put(explorer, "inn1 4e 1=Rosa 1/red=archery 2=Karl 2/hand=tools,oars")
    app = explorer.app
    app.seat = 0
    app.answer(app.session.game.parse("dogma Archery"))
    while app.session.request is None:
        app.do("into")
    at, options = app.session.cursor, app.session.request.options
    assert len(options) > 1
    shown = set()
    for option in options:
        app.session.goto(at)
        app.answer((option,))
    for line in list(app.session.lines):
        app.session.switch(line)
        shown.add(to_text(app.title.content))
    assert len(shown) == len(options)


@pytest.mark.parametrize("edition", [4, 3, 1])
def test_an_empty_table_is_of_the_chosen_edition(explorer: Explorer, edition: int) -> None:
    explorer.played_by.value = edition
    assert [n for _, n in explorer.players.options] == ([2, 3, 4, 5] if edition == 4 else [2, 3, 4])
    explorer.empty()
    assert explorer.app.session.machine.setup.edition == edition
    assert to_line(explorer.app.session.state).startswith(f"inn1 {edition}e ")
    assert explorer.app.texts.edition == {4: "", 3: "Third edition", 1: "First edition"}[edition]
    assert ("itut-edition" in str(explorer.app.title.content)) == (edition != 4)


def test_a_pasted_position_of_an_older_edition_says_so_and_is_edited_as_one(explorer: Explorer) -> None:
    put(explorer, LINE.replace("4e", "3e"))
    assert "Third edition" in to_text(explorer.app.title.content)
    explorer._edit_toggle.value = True
    assert not any("Hypersonics" in label for label, _ in explorer.editor.card.options)
    put(explorer, LINE)
    assert "edition" not in to_text(explorer.app.title.content)


def test_an_empty_table_has_the_chosen_sets_and_tells_what_follows(explorer: Explorer) -> None:
    buttons = explorer.sets.buttons
    buttons["unseen"].value = buttons["cities"].value = True
    assert explorer.players.options[-1][1] == 7
    explorer.players.value = 7
    told = to_text(explorer.sets.note.content)
    assert "3 achievements win. Up to 7 can play." in told
    assert "Play the base game first" in told
    explorer.empty()
    setup = explorer.app.session.machine.setup
    assert (setup.sets, len(setup.players)) == (("base", "cities", "unseen"), 7)
    explorer.played_by.value = 3
    assert explorer.sets.chosen == ("base",)
    explorer.empty()
    assert explorer.app.session.machine.setup.sets == ("base",)


@pytest.mark.parametrize(("query", "shown"), [("Nineveh", "Search"), ("Ніневія", "Search"), ("Ninja", "DEMAND")])
def test_a_card_of_a_further_set_is_found_and_shown(explorer: Explorer, query: str, shown: str) -> None:
    explorer.field.value = query
    assert shown in to_text(explorer.list.content)


# --- a table in one line ------------------------------------------------------------------------------------


def shared() -> str:
    """A line with two ways and an annotation, in the middle of an action."""
    session = Session(load("lessons/staging").game(), viewer=1)
    session.play("draw", run=True)
    session.goto(0)
    session.annotate(annotation("Who shares?", ["ring writing"]))
    session.play("dogma Archery", run=True)
    return session_line.to_line(session)


def test_everything_in_one_line_is_pasted_and_read(explorer: Explorer) -> None:
    explorer.text.value = f"\n {shared()} \n"
    explorer.open_text()
    app = explorer.app
    assert app is not None
    assert app.session.viewer == 1
    assert len(app.session.lines) == 2
    app.do("start")
    assert "Who shares?" in to_text(app.annotation.content)
    before = app.session.dumps()
    explorer.text.value = shared()[:-3]
    explorer.open_text()
    assert "cut off" in to_text(explorer.wrong.content)
    assert app.session.dumps() == before


def test_a_link_is_followed_where_pages_are_served(explorer: Explorer, monkeypatch: pytest.MonkeyPatch) -> None:
    app = explorer.app
    assert app is not None
    assert not app.hub.linked
    app.hub._heard(None, {"type": "link", "text": shared()}, [])
    assert app.session.viewer == 1
    assert not explorer._paste_toggle.value
    app.hub._heard(None, {"type": "link", "text": shared()[:40]}, [])
    assert explorer._paste_toggle.value, "the text is shown with what is wrong with it"
    assert "cut off" in to_text(explorer.wrong.content)
    monkeypatch.setenv("VOILA_BASE_URL", "/")
    served = Explorer()
    assert served.app is not None
    assert served.app.hub.linked
    (share,) = [each for each in served.tools.children[1].children if repr(each) == "Share()"]
    assert [item["id"] for item in share.items].count("link") == 1
    link = share.give("link")
    assert link["link"] is True
    assert session_line.from_line(link["text"]).state == served.app.session.state


def test_an_app_alone_opens_a_line_and_follows_a_link() -> None:
    app = tutor.open(shared())
    assert app.session.viewer == 1
    assert app.session.request is not None
    assert app.save_file is not None
    assert app.save_file.name.startswith("table-")
    assert tutor.open(shared(), seat=None).session.viewer is None
    assert tutor.open("inn1 4e 1=Ann 2=Ben").session.machine.setup.players == ("Ann", "Ben")
    app.hub._heard(None, {"type": "link", "text": "inn1 4e 1=Ann 2=Ben"}, [])
    assert app.session.machine.setup.players == ("Ann", "Ben")
    app.hub._heard(None, {"type": "link", "text": "inn2-AAAA"}, [])
    assert "cut off" in to_text(app.now.content)
    assert app.session.machine.setup.players == ("Ann", "Ben")
    with pytest.raises(PositionError, match="cut off"):
        tutor.open(shared()[:-1])


def test_a_lesson_follows_no_link() -> None:
    panel = lesson("01-first-steps")
    before = panel.app.session.dumps()
    panel.app.hub._heard(None, {"type": "link", "text": shared()}, [])
    assert panel.app.session.dumps() == before
