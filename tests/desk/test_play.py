"""A game from setup: persons at one screen see only their own cards, bots answer, a decision can be taken back."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tutor
from engine.bots import bot
from engine.cards.sets import UnknownSetError
from engine.editions import SWITCHES
from engine.positions import loads
from engine.seat.look import look
from tests.test_lookback import LAST_TURN
from tutor.desk.hotseat import Chair
from tutor.desk.play import READINGS, Play
from tutor.panels.html import find, to_text
from tutor.saved_games import GameFile
from tutor.session import Session

TWO = ("Ann", "Ben")


@pytest.fixture
def hot() -> Play:
    """Ann and Ben at one screen."""
    return tutor.play(TWO, seed=5, lang="en")


def panel(play: Play) -> str:
    text = to_text(play.hot_seat.panel.content)
    assert "⟦" not in text
    return text


def acts(play: Play) -> set[str]:
    return {each[1]["data-act"] for each in find(play.hot_seat.panel.content, "data-act")}


def decide(play: Play, answer: tuple[int, ...] | None = None) -> None:
    """Whoever is asked looks and answers; what runs is stepped through."""
    app = play.app
    if "look" in acts(play):
        play.hot_seat.panel.activate("look")
    request = app.session.request
    picked = answer if answer is not None else bot("random", seed=3).answer(app.session.game)
    assert request is not None
    app.answer(picked)
    for _ in range(300):
        if app.session.request is not None or app.session.state.result is not None:
            return
        app.do("into")
    pytest.fail("it has no end")


def everything(play: Play) -> str:
    """All that the browser is given: the state of every widget of the app."""
    return json.dumps([widget.get_state() for widget in widgets(play.box)], default=str, ensure_ascii=False)


def widgets(widget: Any) -> Iterator[Any]:
    yield widget
    for child in getattr(widget, "children", ()):
        yield from widgets(child)


def leaks(play: Play, secret: set[str]) -> list[str]:
    """Which of these titles, or the keys of their cards, the browser is told."""
    told, catalogue = everything(play), play.app.session.machine.catalogue
    keys = {title: catalogue.key[catalogue.find(title)] for title in secret}
    return [
        title
        for title, key in keys.items()
        if re.search(rf"(?<!\w){re.escape(title)}(?!\w)|\"{re.escape(key)}\\?\"", told)
    ]


def hidden(play: Play, viewer: int) -> set[str]:
    """Titles of cards in hands and score piles that a viewer cannot tell, and that lie open nowhere."""
    session = play.app.session
    state, zones = session.state, session.machine.zones
    view = look(session.machine, state, viewer)
    found = set()
    for player in view.players:
        for zone, cards in ((zones.hand(player.seat), player.hand), (zones.score(player.seat), player.score)):
            unseen = sum(card.card is None for card in cards)
            ids = [card for card in state.zones[zone] if card not in {each.card for each in cards}]
            assert len(ids) == unseen
            found |= {session.machine.catalogue.title[card] for card in ids}
    return found


# --- hot seat -----------------------------------------------------------------------------------------------


def test_the_screen_is_passed_before_anybody_sees_a_card(hot: Play) -> None:
    assert hot.app.seat == -1
    assert "Pass the screen to Ann" in panel(hot)
    hot.hot_seat.panel.activate("look")
    assert hot.app.seat == 0
    hot.app.answer((hot.app.session.request.options[0],))
    assert hot.app.seat == -1
    assert "Pass the screen to Ben" in panel(hot)


def test_nothing_that_the_browser_gets_tells_a_hidden_card(hot: Play) -> None:
    checked = 0
    for _ in range(24):
        viewer = hot.app.seat
        assert viewer is not None
        secret = hidden(hot, viewer)
        checked += len(secret)
        assert leaks(hot, secret) == []
        if "look" in acts(hot):
            hot.hot_seat.panel.activate("look")
        else:
            decide(hot)
        if hot.app.session.state.result is not None:
            break
    assert checked > 20


def test_a_leak_would_be_found(hot: Play) -> None:
    secret = hidden(hot, -1)
    assert secret
    assert leaks(hot, secret) == []
    hot.app.seat = None
    assert set(leaks(hot, secret)) == secret
    hot.app.seat = -1
    assert leaks(hot, secret) == []


def test_behind_the_curtain_nothing_can_be_played(hot: Play) -> None:
    state = hot.app.session.state.key()
    request = hot.app.session.request
    hot.app.press("1")
    hot.app.hub.press("ArrowRight")
    hot.app.now.activate(f"option:{request.options[0]}")
    hot.app.answer((request.options[0],))
    hot.app.do("restart")
    for box in hot.app.table.scene.boxes:
        hot.app.table.activate(box.key)
    assert hot.app.session.state.key() == state
    assert hot.app.now.content == hot.app.log.content == hot.app.lines.content == []
    hot.app.do("uk")
    assert hot.app.now.content == []
    assert "Ann" in panel(hot)


def test_nobody_peeps_by_choosing_whose_eyes_to_see_with(hot: Play) -> None:
    field = hot.app.settings.seat
    for looks in (False, True):
        if looks:
            hot.hot_seat.look()
        before = hot.app.seat
        for place in range(len(field.options)):
            field.index = place
            assert hot.app.seat == before
        hot.app.press("v")
        assert hot.app.seat == before
        shown = next(n for n, (_, view) in enumerate(hot.app.settings.views) if view == before)
        assert field.index == shown


def test_cards_can_be_hidden_and_looked_at_again(hot: Play) -> None:
    hot.hot_seat.panel.activate("look")
    hot.hot_seat.panel.activate("hide")
    assert hot.app.seat == -1
    assert hot.app.seats.covered
    hot.hot_seat.panel.activate("look")
    assert hot.app.seat == 0
    assert not hot.app.seats.covered


def test_a_decision_is_taken_back_and_made_otherwise(hot: Play) -> None:
    for _ in range(4):
        decide(hot)
    hot.hot_seat.look()
    before = hot.app.session.step
    assert before.request is not None
    decide(hot, (before.request.options[0],))
    after = hot.app.session.state.key()
    hot.hot_seat.undo()
    assert hot.app.session.cursor == before.index
    decide(
        hot,
        (before.request.options[-1],) if before.request.options[-1] // 10_000 != 4 else (before.request.options[1],),
    )
    assert hot.app.session.state.key() != after
    assert len(hot.app.session.lines) == 2


def test_stepping_back_to_the_others_decision_passes_the_screen(hot: Play) -> None:
    for _ in range(6):
        decide(hot)
    hot.hot_seat.look()
    viewer = hot.app.seat
    for _ in range(60):
        request = hot.app.session.request
        if request is not None and request.seat != viewer:
            break
        hot.app.do("back")
    else:
        pytest.fail("the other never decided")
    assert hot.app.seat == -1
    assert "look" in acts(hot)


# --- bots ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_a_bot_answers_by_itself_until_the_person_is_asked(kind: str) -> None:
    play = tutor.play(("Ann", "Robot"), ("person", kind), seed=2, lang="en")
    assert play.app.seat == 0
    for _ in range(12):
        assert play.app.session.request is None or play.app.session.request.seat == 0
        assert "look" not in acts(play)
        if play.app.session.state.result is not None:
            break
        decide(play)
    assert play.app.seat == 0
    assert len(play.app.session.steps) > 20


def test_what_the_bot_did_is_told() -> None:
    play = tutor.play(("Ann", "Robot"), ("person", "random"), seed=2, lang="en")
    told = []
    for _ in range(6):
        decide(play)
        told.append(panel(play))
    assert any("Since your last decision" in text and "Robot" in text for text in told)


def test_bots_alone_play_on_request_to_the_end() -> None:
    play = tutor.play(("A", "B", "C"), ("random", "greedy", "random"), seed=4, lang="en")
    assert play.app.seat is None
    number = play.app.session.step.number
    play.hot_seat.panel.activate("next")
    assert play.app.session.step.number > number
    play.hot_seat.panel.activate("to-end")
    assert play.app.session.state.result is not None
    assert "The game is over" in panel(play)


def test_the_same_seed_and_answers_are_the_same_game() -> None:
    keys = []
    for _ in range(2):
        play = tutor.play(("Ann", "Robot"), ("person", "greedy"), seed=9, lang="en")
        for _ in range(6):
            decide(play)
        keys.append(play.app.session.state.key())
    assert keys[0] == keys[1]


def test_what_a_bot_did_meanwhile_begins_with_its_action() -> None:
    play = tutor.play(("Ann", "Robot"), ("person", "greedy"), seed=9, lang="en")
    told: list[str] = []
    for _ in range(8):
        decide(play)
        told += play.hot_seat.meanwhile()[0]
    acts = [text for text in told if text.startswith("Robot takes")]
    assert acts, told
    assert not any("only one choice" in text for text in told)


def test_what_happened_to_oneself_is_kept_with_what_brought_it_and_the_rest_is_in_the_log(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tutor.desk.hotseat.MOST", 2)
    play = tutor.play(("Ann", "Robot", "Bot"), ("person", "greedy", "greedy"), seed=9, lang="en")
    cut = own_told = False
    for _ in range(25):
        decide(play)
        if play.app.session.state.result is not None:
            break
        events, more = play.hot_seat.meanwhile()
        assert len(events) <= 2
        assert ("more line" in panel(play)) == (more > 0)
        if more:
            cut = True
            with monkeypatch.context() as unlimited:
                unlimited.setattr("tutor.desk.hotseat.MOST", 1000)
                whole, _ = play.hot_seat.meanwhile()
            left = iter(whole)
            assert all(each in left for each in events), "in their order"
            if events[1].startswith("You ") or " you" in events[1]:
                own_told = own_told or " takes a Dogma action" in events[0]
            play.app.tabs.selected_index = 1
            play.hot_seat.activate("log")
            assert play.app.tabs.children[play.app.tabs.selected_index] is play.app.log
    assert cut
    assert own_told, "with the action that brought it"


# --- looking back -------------------------------------------------------------------------------------------


@pytest.fixture
def lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Ada drew twice instead of claiming the sixth achievement, and the robot Ben claimed it."""
    monkeypatch.setattr("tutor.app.look_back.WORLDS", 10)
    file = tmp_path / "game.json"
    play = Play("en", file)
    session = Session(loads(LAST_TURN).game(), viewer=0, source="play:person,greedy")
    play._seat(session, GameFile(file))
    for _ in range(2):
        play.app.session.play("draw", run=True)
    assert play.app.session.state.result is not None
    assert play.app.session.state.result.winners == (1,)
    return play


def test_a_game_that_is_over_can_be_looked_back_on_and_no_bot_answers_in_an_exercise(lost: Play) -> None:
    app, saved = lost.app, lost.save_file.read_text(encoding="utf-8")
    assert "lookback" in acts(lost)
    lost.hot_seat.panel.activate("lookback")
    assert "Turning points: 1." in to_text(app.lookback.content)
    assert leaks(lost, hidden(lost, 0)) == []
    app.do("lookback-ask:0")
    assert leaks(lost, hidden(lost, 0)) == []
    assert not lost.hot_seat.panel.content
    request = app.session.request
    assert request is not None
    app.session.play("draw", run=True)
    assert app.session.request is not None
    assert app.session.request.seat == 1, "the robot is asked, and does not answer"
    app.do("lookback-answer")
    assert "Best: Achieve" in to_text(app.lookback.content)
    app.do("lookback-back")
    assert app.session.state.result is not None
    assert "lookback" in acts(lost)
    assert lost.save_file.read_text(encoding="utf-8") == saved


def test_a_new_game_after_an_exercise_is_played_by_its_bots(lost: Play) -> None:
    app = lost.app
    lost.hot_seat.panel.activate("lookback")
    app.do("lookback-ask:0")
    lost.begin([Chair("Robot", "greedy"), Chair("Ann", "person")], 3)
    assert app.lookback.is_empty
    assert app.looks_ahead
    assert not app.what_if.stands_in
    decide(lost)
    request = app.session.request
    assert request is not None
    assert request.seat == 1
    assert app.session.step.number > 2, "the robot has had its turn"


# --- the form -----------------------------------------------------------------------------------------------


@pytest.fixture(params=["en", "uk"])
def form(request: pytest.FixtureRequest) -> Play:
    return tutor.play(seed=3, lang=request.param)


def test_a_game_by_the_form(form: Play) -> None:
    form.count.value = 4
    for name, text in zip(form.names, ("Ann", " Ben ", "", ""), strict=False):
        name.value = text
    form.kinds[1].value = "person"
    form.kinds[2].value = form.kinds[3].value = "random"
    form.teams.value = "across"
    switch = next(each for each in READINGS if 4 in each.arises_in)
    other = next(choice for choice in switch.choices if choice != switch.default(4))
    form.readings[switch.id].value = other
    form._start.click()
    setup = form.app.session.machine.setup
    assert setup.players[:2] == TWO
    assert len(set(setup.players)) == 4
    assert setup.teams == (0, 1, 0, 1)
    assert setup.seed == 3
    assert dict(setup.switches) == {switch.id: other}
    assert [chair.kind for chair in form.hot_seat.chairs] == ["person", "person", "random", "random"]
    assert form.form.layout.display == "none"


def test_what_is_wrong_with_the_form_is_told_there(form: Play) -> None:
    form.names[0].value = form.names[1].value = "Ann"
    form._start.click()
    assert form.app is None
    assert form.head.content != []
    first = to_text(form.head.content)
    form.names[1].value = "Ben"
    form.seed.value = "seven"
    form._start.click()
    assert form.app is None
    assert to_text(form.head.content) != first
    form.seed.value = "7"
    form._start.click()
    assert form.app is not None


def test_teams_are_offered_where_there_are_four(form: Play) -> None:
    values = {}
    for count in (2, 3, 4, 5):
        form.count.value = count
        values[count] = [value for _, value in form.teams.options]
    assert values == {2: ["alone"], 3: ["alone"], 4: ["alone", "across"], 5: ["alone"]}


def test_sets_are_chosen_and_the_form_tells_what_follows(form: Play) -> None:
    def told() -> str:
        return to_text(form.sets.note.content)

    assert "6" in told()
    assert ("Cities of Destiny" in told()) == (form.lang == "en"), "Ultimate advises which set first"
    assert form.count.options[-1][1] == 5
    form.sets.buttons["unseen"].value = True
    assert "7" in told()
    assert form.count.options[-1][1] == 6
    form.sets.buttons["cities"].value = True
    assert "8" in told()
    assert form.count.options[-1][1] == 7
    form.count.value = 6
    assert [value for _, value in form.teams.options] == ["alone", "across", "pairs"]
    form.teams.value = "pairs"
    assert "7" in told()
    for kind in form.kinds[1:]:
        kind.value = "random"
    form._start.click()
    setup = form.app.session.machine.setup
    assert setup.sets == ("base", "cities", "unseen")
    assert setup.teams == (0, 1, 2, 0, 1, 2)
    assert setup.switches == (), "what Ultimate changes is no choice of the form"
    assert form.app.session.machine.goals[0] == 7


def test_a_button_says_whether_its_set_is_chosen(form: Play) -> None:
    button = form.sets.buttons["unseen"]
    without = button.description
    button.value = True
    assert button.description.startswith("✓")
    assert button.description != without
    button.value = False
    assert button.description == without


def test_an_edition_without_a_set_takes_it_back(form: Play) -> None:
    form.sets.buttons["unseen"].value = True
    form.count.value = 6
    form.edition.value = 3
    assert form.sets.chosen == ("base",)
    assert form.count.value == 4
    assert form.sets.row.layout.display == "none"
    form.edition.value = 4
    assert form.sets.row.layout.display is None


def test_the_form_tells_which_card_of_a_set_is_left_out(form: Play) -> None:
    left_out = "Martian Internet" if form.lang == "en" else "«Марсіанський інтернет»"
    for name in ("echoes", "artifacts"):
        form.sets.buttons[name].value = True
        assert (left_out in to_text(form.sets.note.content)) == (name == "artifacts")


def test_a_reading_of_a_set_is_asked_only_with_it(form: Play) -> None:
    field = form.readings["banners"]
    assert field not in form._readings_box.children
    form.sets.buttons["cities"].value = True
    assert field in form._readings_box.children


def test_a_game_with_a_set_begins_at_once() -> None:
    play = tutor.play(("Ann", "Ben"), ("person", "random"), seed=3, sets=("base", "unseen"))
    assert play.app is not None
    assert play.app.session.machine.setup.sets == ("base", "unseen")
    with pytest.raises(UnknownSetError):
        tutor.play(sets=("base", "unsen"))


def test_every_word_of_the_form_changes_with_the_language(form: Play) -> None:
    before = form._start.description, to_text(form.head.content), form.kinds[0].options
    form.lang = "uk" if form.lang == "en" else "en"
    assert all(
        old != new
        for old, new in zip(
            before, (form._start.description, to_text(form.head.content), form.kinds[0].options), strict=True
        )
    )


@pytest.mark.parametrize(
    ("language", "names"),
    [("en", ["Ann", "Magpie A", "Magpie B", "Owl"]), ("uk", ["Ann", "Сорока А", "Сорока Б", "Сова"])],
)
def test_bots_of_one_kind_are_told_apart_by_a_letter(language: str, names: list[str]) -> None:
    form = tutor.play(lang=language)
    form.count.value = 4
    form.names[0].value = "Ann"
    for seat, kind in enumerate(("greedy", "greedy", "searching"), start=1):
        form.kinds[seat].value = kind
    assert [chair.name for chair in form.chairs()] == names
    form.names[3].value = names[1]
    assert form.chairs()[1].name == names[2], "a name that somebody typed is not given again"


def test_a_game_is_kept_and_gone_on_with_at_the_same_chairs(tmp_path: Path) -> None:
    play = tutor.play(("Ann", "Robot"), ("person", "greedy"), seed=2, lang="en")
    for _ in range(3):
        decide(play)
    played = play.app.session.state.key()
    again = tutor.play(lang="en")
    assert again._go_on.layout.display is None
    again._go_on.click()
    assert again.app.session.state.key() == played
    assert again.hot_seat.chairs == play.hot_seat.chairs
    decide(again)


def test_a_damaged_game_is_told_and_a_new_one_can_begin() -> None:
    first = tutor.play(("Ann", "Robot"), ("person", "greedy"), seed=2, lang="en")
    decide(first)
    first.save_file.write_text("{}", encoding="utf-8")
    again = tutor.play(lang="en")
    again._go_on.click()
    assert "cannot be opened" in to_text(again.head.content)
    (aside,) = first.save_file.parent.glob("*.unreadable-*")
    assert aside.name in to_text(again.head.content)
    assert aside.read_text(encoding="utf-8") == "{}"
    assert again._go_on.layout.display == "none"
    again._start.click()
    assert again.app is not None


def test_nobody_else_can_sit_down() -> None:
    with pytest.raises(ValueError, match="nobody plays as 'dog'"):
        tutor.play(TWO, ("person", "dog"))
    with pytest.raises(ValueError, match="2 to 5"):
        tutor.play(("Ann",))
    assert Chair("Ann", "person") == Chair("Ann", "person")


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("name", ["x" * 25, "Ann\u202e"])
def test_a_name_that_cannot_be_is_told_before_the_game(lang: str, name: str) -> None:
    play = tutor.play(lang=lang)
    play.names[0].value = name
    play._start.click()
    assert play.app is None
    assert find(play.head.content, "role", "status")
    assert "⟦" not in to_text(play.head.content)
    play.names[0].value = "Ann"
    play._start.click()
    assert play.app is not None


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_panel_with_nothing_to_say_takes_no_room(lang: str) -> None:
    play = tutor.play(["Ann", "Bot"], ["person", "greedy"], seed=5, lang=lang)
    panel_ = play.hot_seat.panel
    seen = set()
    for _ in range(6):
        assert panel_.is_empty == (not to_text(panel_.content).strip())
        assert (panel_.layout.display == "none") == panel_.is_empty
        seen.add(panel_.is_empty)
        decide(play)
    assert seen == {True, False}


# --- editions -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [4, 3, 1])
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_game_of_an_edition_begins_and_says_so(edition: int, lang: str) -> None:
    play = tutor.play(TWO, ("person", "random"), seed=5, lang=lang, edition=edition)
    assert play.app.session.machine.setup.edition == edition
    assert play.edition.value == edition
    how = to_text(play.head.content)
    assert "five" not in how  # how many play is the edition's: the list says it
    assert "п’яти" not in how
    label = {"en": {3: "Third edition", 1: "First edition"}, "uk": {3: "Третє видання", 1: "Перше видання"}}[lang]
    shown = to_text(play.app.title.content)
    assert (label[edition] in shown) if edition != 4 else not play.app.texts.edition


@pytest.mark.parametrize("edition", [3, 1])
def test_the_form_begins_a_game_of_the_chosen_edition(edition: int) -> None:
    play = tutor.play(lang="en")
    play.count.value = 5
    play.edition.value = edition
    assert [value for _, value in play.count.options] == [2, 3, 4]
    assert play.count.value == 4
    usual = {switch.id: switch.default(edition) for switch in READINGS}
    assert {id_: field.value for id_, field in play.readings.items()} == usual
    play.start()
    setup = play.app.session.machine.setup
    assert (setup.edition, len(setup.players), setup.switches) == (edition, 4, ())
    play.edition.value = 4
    assert [value for _, value in play.count.options] == [2, 3, 4, 5]


@pytest.mark.parametrize(
    ("edition", "there", "absent"),
    [(4, "climatology-second-card", "monument-turn"), (3, "monument-turn", "chain-by-itself")],
)
def test_the_form_asks_only_what_can_arise_in_the_edition(edition: int, there: str, absent: str) -> None:
    play = Play("en")
    play.edition.value = edition
    shown = [id_ for id_, field in play.readings.items() if field in play._readings_box.children]
    assert there in shown
    assert absent not in shown
    play.readings[absent].value = next(
        choice for choice in SWITCHES[absent].choices if choice != SWITCHES[absent].default(edition)
    )
    assert play._switches() == (), "what cannot be seen is not played by"


def test_a_reading_that_was_chosen_stays_when_the_edition_changes() -> None:
    play = tutor.play(lang="en")
    switch = next(each for each in READINGS if each.fourth == each.third)
    other = next(each for each in switch.choices if each != switch.fourth)
    play.readings[switch.id].value = other
    play.edition.value = 3
    assert play.readings[switch.id].value == other
    play.start()
    assert play.app.session.machine.setup.switches == ((switch.id, other),)
    assert play.app.texts.edition == f"Third edition, except for: {play.app.texts.message(f'switch-{switch.id}.title')}"


def test_an_edition_that_there_is_not_or_that_is_for_fewer_players() -> None:
    with pytest.raises(ValueError, match="no edition 2"):
        tutor.play(edition=2)
    with pytest.raises(ValueError, match="2 to 4 players in edition 3, not 5"):
        tutor.play("ABCDE", edition=3)


@pytest.mark.parametrize(("edition", "said"), [(4, "Go on with the game you left"), (3, "… (third edition)")])
def test_a_game_that_was_left_says_its_edition_before_it_is_resumed(tmp_path: Path, edition: int, said: str) -> None:
    file = tmp_path / "game.json"
    play = Play("en", save_file=file)
    play.begin([Chair("Ann", "person"), Chair("Ben", "random")], 5, edition=edition)
    decide(play)
    again = Play("en", save_file=file)
    assert again._go_on.layout.display is None
    assert again._go_on.description == said.replace("…", "Go on with the game you left")
    again._go_on.click()
    assert again.app.session.machine.setup.edition == edition
    file.write_text("no game", encoding="utf-8")
    assert Play("en", save_file=file)._go_on.description == "Go on with the game you left"
