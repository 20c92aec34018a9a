"""The list opens what is chosen on the table, with its question; its answer is hidden until somebody asks for it."""

from pathlib import Path

import pytest

import tutor
from engine.model.state import Setup
from engine.positions import load
from engine.positions.check import run_line
from engine.run.link import machine
from engine.text.game_text import edition_phrase
from engine.text.printings import printing
from tests.course.test_study_file import GOOD as STUDY
from tutor.course import studies
from tutor.desk.elements import messages_in
from tutor.desk.finder import Finder
from tutor.desk.search import card_titled
from tutor.desk.titles import card_message
from tutor.panels.app_text import AppText, game_text
from tutor.panels.html import find, to_text
from tutor.scenario_index import OWN, entries
from tutor.user_files import STATE

SHIPPED = "studies/a-settled-argument"


@pytest.fixture(params=["en", "uk"])
def finder(request: pytest.FixtureRequest) -> Finder:
    return tutor.find(lang=request.param)


@pytest.fixture
def english() -> Finder:
    return tutor.find(lang="en")


def shown(finder: Finder) -> str:
    text = to_text(finder.list.content)
    if finder.scenario_panel is not None:
        text += to_text(finder.scenario_panel.widget.content)
    assert "⟦" not in text
    assert "{ $" not in text
    return text


def acts(finder: Finder) -> list[str]:
    assert finder.scenario_panel is not None
    both = (finder.list.content, finder.scenario_panel.widget.content)
    return [each[1]["data-act"] for content in both for each in find(content, "data-act")]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of scenarios of one's own, and progress that is nobody's."""
    monkeypatch.setenv(STATE, str(tmp_path / "state"))
    (tmp_path / "mine").mkdir()
    return tmp_path / "mine"


def test_a_study_is_found_by_title_card_and_kind_and_opens_in_the_place_of_the_table(home: Path) -> None:
    finder = tutor.find(lang="en", folder=home)
    for query in ("settled argument", "розв’язана суперечка", "archery"):
        finder.search(query)
        assert SHIPPED in [found.entry.name for found in finder.found], query
    finder.search("")
    finder.kind.value = "study"
    assert [found.entry.name for found in finder.found] == [f"studies/{name}" for name in studies.names()]
    assert "Study · a-settled-argument · Archery, " in shown(finder)
    finder.list.activate(f"open:{SHIPPED}")
    assert (finder.app, finder.opened) == (None, None)
    assert finder.study is not None
    assert finder.study.study == studies.load("a-settled-argument")
    assert not finder.study.presenting
    assert finder.study.box in finder.box.children[-1].children
    assert "Opened: A settled argument" in shown(finder)
    assert "Back to" not in shown(finder), "there is no table yet"
    finder.lang = "uk"
    assert finder.study.lang == "uk"
    finder.study.lang = "en"
    assert finder.lang == "en"


def test_without_a_table_the_list_has_a_switch_of_the_language(english: Finder) -> None:
    def pressed() -> list[str]:
        return [each[1]["data-act"] for each in find(english.list.content, "aria-pressed", "true")]

    assert pressed() == ["language:en"]
    english.list.activate("language:uk")
    assert (english.lang, pressed()) == ("uk", ["language:uk"])
    assert messages_in("uk")("find-label") in shown(english)
    english.list.activate("language:fr")
    assert english.lang == "uk"
    english.open("rulings/dem-15")
    english.list.activate("list")
    assert pressed() == [], "the app below has one"


def test_a_study_only_hides_the_table(home: Path) -> None:
    finder = tutor.find(lang="en", folder=home)
    finder.open("rulings/dem-15")
    assert finder.app is not None
    finder.app.session.play("draw", run=True)
    played = finder.app.session.dumps()
    finder.open(SHIPPED)
    assert finder.app.box not in finder.box.children[-1].children
    assert finder.tools.layout.display == "none"
    assert not finder.own_tables
    finder.list.activate("mine")
    assert finder.study is None
    assert finder.app.box in finder.box.children[-1].children
    assert finder.tools.layout.display is None
    assert finder.app.session.dumps() == played
    assert finder.opened is not None
    assert finder.opened.name == "rulings/dem-15"
    finder.open(SHIPPED)
    finder.open("rulings/dem-03")
    assert finder.study is None
    assert finder.app.box in finder.box.children[-1].children
    assert finder.own_tables[-1].session.dumps() == played, "what was played waits behind the next table"


def test_a_study_of_ones_own_is_listed_with_what_is_wrong_with_it(home: Path) -> None:
    (home / "fine.yaml").write_text(STUDY, encoding="utf-8")
    (home / "broken.yaml").write_text(
        STUDY.replace("schema:", "schema :").replace("dem-15", "dem-99"), encoding="utf-8"
    )
    (home / "wrong.yaml").write_text(STUDY.replace("dem-15", "dem-99"), encoding="utf-8")
    listed = {entry.name: entry for entry in studies.listed(home) if entry.kind == OWN}
    assert {name: (entry.study, entry.fine) for name, entry in listed.items()} == {
        "broken": (False, False),
        "fine": (True, True),
        "wrong": (True, False),
    }
    assert listed["wrong"].fault is not None
    assert "dem-99" in listed["wrong"].fault.problems[0].whole("en")
    mine = tutor.find(lang="en", folder=home)
    mine.kind.value = "own"
    assert "dem-99" in shown(mine)
    mine.open("wrong")
    assert mine.study is not None
    assert mine.study.error is not None
    (home / "wrong.yaml").write_text(STUDY, encoding="utf-8")
    mine.study.faults.activate("again")
    assert mine.study.error is None


def test_typing_a_card_shows_its_rulings_and_one_opens_on_the_table(english: Finder) -> None:
    english.field.value = "Machinery"
    assert "about Machinery" in shown(english)
    assert english.app is None
    english.list.activate("open:rulings/dem-15")
    assert english.app is not None
    position = load("rulings/dem-15")
    assert english.app.position == position
    assert english.app.session.state == position.game().state
    assert english.app.box in english.box.children[-1].children
    text = shown(english)
    assert position.question.en in text
    assert "Opened" in text


def test_a_question_is_answered_by_a_rule_where_no_ruling_does(finder: Finder) -> None:
    texts = game_text(finder.lang, (), None)
    finder.search("can I look at the other player's score pile?")
    rule = texts.rule("hidden-information-score", 4)
    assert rule.text in shown(finder)
    assert rule.citations[0] in shown(finder)
    finder.search("what is the capital of France?")
    assert messages_in(finder.lang)("find-unanswered") in shown(finder)
    finder.search("Does the demand hit a player with equal icons?")
    assert messages_in(finder.lang)("find-unanswered") not in shown(finder)


def test_the_answer_is_hidden_until_it_is_asked_for(finder: Finder) -> None:
    position = load("rulings/dem-12-all-or-nothing")
    finder.open("rulings/dem-12-all-or-nothing")
    hidden = [position.answer, *position.reasons, *position.sources, *(line.title for line in position.lines)]
    assert position.question.of(finder.lang) in shown(finder)
    assert all(words.of(finder.lang) not in shown(finder) for words in hidden)
    finder.scenario_panel.widget.activate("answer")
    assert all(words.of(finder.lang) in shown(finder) for words in hidden)
    assert finder.app.texts.game_text.rule(position.rules[0], 4).citations[0] in shown(finder)
    finder.scenario_panel.widget.activate("answer")
    assert position.answer.of(finder.lang) not in shown(finder)


def test_both_readings_of_what_is_undecided_are_offered(finder: Finder) -> None:
    finder.open("dem-12-all-or-nothing")
    m = finder.app.texts.message
    assert m("told-undecided") not in shown(finder)
    assert m("switch-exactly-all-or-nothing") not in shown(finder)
    finder.scenario_panel.widget.activate("answer")
    text = shown(finder)
    answer = load("rulings/dem-12-all-or-nothing").answer.of(finder.lang)
    assert text.index(m("told-undecided")) < text.index(answer)
    for choice in ("all-or-nothing", "as-many-as-possible"):
        assert m(f"switch-exactly-{choice}") in shown(finder)
    assert acts(finder).count("reading:rulings/dem-12-as-many-as-possible") == 1
    finder.scenario_panel.widget.activate("reading:rulings/dem-12-as-many-as-possible")
    assert dict(finder.app.session.machine.setup.switches) == {"exactly": "as-many-as-possible"}
    assert "reading:rulings/dem-12-all-or-nothing" in acts(finder)


@pytest.mark.parametrize("name", ["rulings/dem-12-all-or-nothing", "lessons/staging", "rulings/drw-09"])
def test_the_lines_of_a_scenario_can_be_walked(english: Finder, name: str) -> None:
    english.open(name)
    position, session = load(name), english.app.session
    for line in position.lines:
        english.scenario_panel.widget.activate(f"line:{line.id}")
        start = run_line(position, line.id).start
        assert session.state.key() == start.state.key()
        seen = 0
        while session.can_step and not session.at_tip:
            english.app.do("into")
            seen += 1
        assert seen
        assert session.state.key() == run_line(position, line.id).game.state.key()
    assert len(session.lines) <= len(position.lines) + 1


def test_a_walk_that_is_laid_out_is_called_so_and_a_choice_of_ones_own_is_not(finder: Finder) -> None:
    finder.open("rulings/drw-09")
    line = load("rulings/drw-09").lines[0]
    finder.scenario_panel.widget.activate(f"line:{line.id}")
    m, session = finder.app.texts.message, finder.app.session
    assert m("now-walk") in to_text(finder.app.now.content)
    ahead = session.steps[session.path()[session.path().index(session.cursor) + 1]].answer
    other = next(each for each in session.request.options if (each,) != ahead)
    finder.app.answer((other,))
    session.back_to_decision()
    assert m("now-walk") not in to_text(finder.app.now.content)


def test_a_rule_that_a_ruling_rests_on_unfolds_in_place(finder: Finder) -> None:
    finder.open("rulings/dem-15")
    finder.scenario_panel.widget.activate("answer")
    rule_id = load("rulings/dem-15").rules[0]
    rule = finder.app.texts.game_text.rule(rule_id, 4)
    plain = finder.app.texts.spoken(rule.text)[:30]
    assert plain not in shown(finder)
    finder.scenario_panel.widget.activate(f"rule:{rule_id}")
    assert plain in shown(finder)
    assert all(citation in shown(finder) for citation in rule.citations)
    finder.scenario_panel.widget.activate(f"rule:{rule_id}")
    assert plain not in shown(finder)


def test_a_rule_that_is_searched_for_is_shown_with_its_page(finder: Finder) -> None:
    words = game_text(finder.lang, (), None)
    rule = words.rule("sharing-compulsory")
    finder.search(rule.title)
    assert all(citation in shown(finder) for citation in rule.citations)
    assert finder.found
    finder.search("Machinery")
    assert not any(citation in shown(finder) for citation in rule.citations)


def test_one_after_the_other_is_opened_in_the_same_app(english: Finder) -> None:
    english.search("machinery")
    english.activate("open:" + english.found[0].entry.name)
    app = english.app
    app.do("into") if app.session.can_step else app.answer((app.session.request.options[0],))
    for _ in english.found:
        english.list.activate("next")
        assert english.app is app
        assert app.position.id == english.opened.id
        assert app.session.step.number == 0
        assert app.titles.title() == app.position.title.en


def test_every_scenario_opens_in_both_languages(english: Finder) -> None:
    for entry in entries()[::4]:
        english.open(entry.name)
        english.scenario_panel.answer_shown = True
        for lang in ("uk", "en"):
            english.app.lang = lang
            assert english.lang == lang
            assert english.scenario_panel.position.title.of(lang) in shown(english)


def test_the_language_changes_in_place(english: Finder) -> None:
    english.search("writing")
    before = shown(english)
    english.lang = "uk"
    assert shown(english) != before
    assert english.field.description == "Пошук:"
    english.lang = "en"
    assert shown(english) == before


def test_a_ruling_that_the_app_speaks_of_opens_here(english: Finder) -> None:
    english.open("lessons/staging")
    opens = english.app.open_ruling
    assert opens is not None
    opens("rulings/dem-15")
    assert english.app.position == load("rulings/dem-15")
    assert english.opened.name == "rulings/dem-15"


def test_nothing_found_says_what_to_try(finder: Finder) -> None:
    finder.search("qqqqzzzz")
    assert len(shown(finder)) > 30
    finder.search("pottery zzzzzz")
    assert not finder.found


def test_a_game_that_was_played_is_kept_and_can_be_resumed(english: Finder) -> None:
    english.open("lessons/staging")
    english.app.answer(english.app.session.game.parse("draw"))
    played = english.app.session.state.key()
    english.open("rulings/dem-15")
    assert english.app.session.step.number == 0
    again = tutor.find(lang="en")
    again.open("rulings/dem-15")
    again.open("lessons/staging")
    assert again.app.session.step.number == 0
    again.app.do("resume")
    assert again.app.session.state.key() == played


def test_a_broken_file_is_told_with_its_place_and_the_table_stays(tmp_path: Path) -> None:
    text = "schema: innovation-position/1\nplayers:\n  - {name: A, hand: [Writting]}\n  - {name: B}\n"
    (tmp_path / "mine.yaml").write_text(text, encoding="utf-8")
    finder = tutor.find(lang="en", folder=tmp_path)
    finder.open("lessons/staging")
    state = finder.app.session.state.key()
    finder.open("mine")
    told = shown(finder)
    assert "line 3, column 22" in told
    assert "did you mean 'Writing'" in told
    assert "Writting" in told
    assert finder.app.session.state.key() == state
    finder.open("lessons/staging")
    assert "column" not in shown(finder)


def test_a_folder_that_there_is_not_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(NotADirectoryError):
        tutor.find(folder=tmp_path / "nowhere")


@pytest.mark.parametrize("name", ["rulings/dem-12-all-or-nothing", "rulings/drw-09"])
def test_a_class_meets_one_reveal_for_the_answer_the_title_and_the_reasons(finder: Finder, name: str) -> None:
    finder.open(name)
    app, position = finder.app, finder.app.position
    told = [position.answer.of(finder.lang), position.title.of(finder.lang)]
    told += [line.title.of(finder.lang) for line in position.lines]

    def seen() -> str:
        parts = (app.title, app.now, app.why, app.lines, finder.list, finder.scenario_panel.widget)
        return " ".join([*(to_text(part.content) for part in parts), app.hub.label, app.title.label])

    def nothing_is_told() -> bool:
        return not any(each in seen() for each in told)

    finder.scenario_panel.widget.activate("answer")
    app.presenting = True
    assert nothing_is_told(), "also of what was open before"
    assert position.id[:6].upper() in to_text(app.title.content)
    assert all(app.texts.card_title(card) in to_text(app.title.content) for card in position.cards)
    app.hub.press("r")
    assert all(each in seen() for each in told)
    finder.scenario_panel.widget.activate("answer")
    assert nothing_is_told()
    finder.scenario_panel.widget.activate("answer")
    finder.scenario_panel.widget.activate(f"line:{position.lines[0].id}")
    assert position.answer.of(finder.lang) in shown(finder), "a walk conceals nothing"
    assert all(line.title.of(finder.lang) in shown(finder) for line in position.lines)
    finder.scenario_panel.widget.activate("answer")
    assert nothing_is_told(), "a walk's name in the list of lines tells nothing"
    app.presenting = False
    assert position.title.of(finder.lang) in to_text(app.title.content)
    assert position.answer.of(finder.lang) in shown(finder)


def test_a_restart_hides_the_answer_and_forgets_the_walk(finder: Finder) -> None:
    finder.open("rulings/drw-09")
    app, position, ready = finder.app, finder.app.position, finder.app.texts.message("told-ready")
    finder.scenario_panel.widget.activate("answer")
    finder.scenario_panel.widget.activate(f"line:{position.lines[0].id}")
    assert ready in shown(finder)
    app.presenting = True
    app.hub.press("r")
    app.hub.press("0")
    assert (app.session.step.number, len(app.session.steps)) == (0, 1)
    assert ready not in shown(finder)
    assert position.answer.of(finder.lang) not in shown(finder)
    app.presenting = False
    assert position.answer.of(finder.lang) not in shown(finder)
    finder.scenario_panel.widget.activate(f"line:{position.lines[0].id}")
    app.do("restart")
    assert ready not in shown(finder), "by the button too"


def test_a_card_without_rulings_says_so_below_the_card_itself(finder: Finder) -> None:
    texts = game_text(finder.lang, (), None)
    finder.search("Canning")
    there = machine(Setup(4, ("base",), ("1", "2"), (0, 1)))
    card = there.catalogue.find("Canning")
    assert card_titled("Canning") == card
    m = messages_in(finder.lang)
    assert finder.found == []
    assert m("find-none-card", card=m(card_message(card))) in shown(finder)
    for effect in texts.card(there, card).effects:
        for sentence in effect.sentences:
            assert to_text(AppText(there, finder.lang, ("1", "2"), None).marked(sentence.text)) in shown(finder)
    finder.search("qqqqzzzz")
    assert not list(find(finder.list.content, "class", "itut-found-card"))


def test_a_card_is_shown_with_its_printings_compared_where_both_are_programmed(finder: Finder) -> None:
    there = machine(Setup(4, ("base",), ("1", "2"), (0, 1)))
    texts = AppText(there, finder.lang, ("1", "2"), None)
    words = texts.catalogue
    unknown = {"en": "the wording is not compared, as a program is missing", "uk": "слів не порівняно"}[finder.lang]
    differs = {"en": "the wording differs", "uk": "слова інші"}[finder.lang]
    same = {"en": "the wording is the same", "uk": "слова ті самі"}[finder.lang]
    seen = set()
    for card in there.catalogue.cards:
        here = printing(words, there, card.id)
        others = texts.printings(card.id)
        assert sorted(edition for other in others for edition in other.editions) == [1, 3]
        for other in others:
            if other.printing is None:
                assert card.age == 11
                assert other.text == texts.message("run-not-printed", editions=edition_phrase(other.editions))
                continue
            there_is = other.printing.texts
            wanted = unknown if there_is is None else same if there_is == here.texts else differs
            seen.add(wanted)
            assert wanted in other.text
    assert {same, differs} <= seen
    for title in ("Canning", "Archery", "Robotics"):
        finder.search(title)
        card_ = there.catalogue.find(title)
        assert to_text(texts.marked(texts.printed(card_))) in shown(finder)
        assert all(to_text(texts.marked(other.text)) in shown(finder) for other in texts.printings(card_))


def test_what_is_opened_is_brought_into_sight_and_what_cannot_be_is_not(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("players: [", encoding="utf-8")
    finder = tutor.find(lang="en", folder=tmp_path)
    sent: list[object] = []
    finder.list.send = lambda content, buffers=None: sent.append(content)
    finder.open("rulings/dem-15")
    assert sent == [{"type": "opened"}]
    finder.open("mine")
    assert len(sent) == 1


def test_what_is_undecided_is_marked_so_before_the_answer_is_shown(finder: Finder) -> None:
    finder.open("rulings/ifd-03-anything")
    mark = finder.app.texts.message("told-no-document")
    assert mark in shown(finder)
    finder.open("rulings/dem-15")
    assert mark not in shown(finder)


def test_no_reason_names_a_switch_by_its_id(finder: Finder) -> None:
    for entry in entries():
        if entry.reading:
            told = entry.answer.of(finder.lang)
            assert not any(switch in told for switch, _ in entry.reading if "-" in switch), entry.name
            assert not any(mark in told for mark in ("the switch ", "The switch ", "еремикач")), entry.name


def test_the_walk_laid_out_is_marked_and_at_its_end_no_step_is_asked_for(finder: Finder) -> None:
    finder.open("rulings/vic-09")
    app, told = finder.app, finder.scenario_panel
    first, second = (line.id for line in app.position.lines)
    assert not find(told.widget.content, "aria-pressed", "true")
    for line in (first, second):
        told.widget.activate(f"line:{line}")
        assert [each[1]["data-act"] for each in find(told.widget.content, "aria-pressed", "true")] == [f"line:{line}"]
    ready = app.texts.message("told-ready")
    assert ready in shown(finder)
    while app.session.can_step and not app.session.at_tip:
        app.do("into")
    assert ready not in shown(finder)
    app.do("start")
    assert ready in shown(finder)


# --- editions -----------------------------------------------------------------------------------------------


def test_every_result_says_its_edition(finder: Finder) -> None:
    finder.search("")
    m = messages_in(finder.lang)
    rows = list(find(finder.list.content, "class", "itut-found-about"))
    assert rows
    assert len(rows) == sum(any(m(f"find-edition-{n}") in to_text(each) for n in (1, 3, 4)) for each in rows)


def test_a_rule_and_a_card_are_shown_by_the_chosen_edition(finder: Finder) -> None:
    m = messages_in(finder.lang)
    finder.edition.value = 3
    finder.search("Robotics")
    third = machine(Setup(3, ("base",), ("1", "2"), (0, 1)))
    robotics = third.catalogue.find("Robotics")
    texts = AppText(third, finder.lang, ("1", "2"), None)
    assert to_text(texts.marked(texts.printed(robotics))) in shown(finder)
    finder.search("Hypersonics")  # no card of the third edition: shown as the fourth prints it, which is said
    fourth = AppText(machine(Setup(4, ("base",), ("1", "2"), (0, 1))), finder.lang, ("1", "2"), None)
    hypersonics = fourth.machine.catalogue.find("Hypersonics")
    assert to_text(fourth.marked(fourth.printed(hypersonics))) in shown(finder)
    for rule, asked, edition in (
        ("free-draw-reveal-counts-3e", 0, 3), ("free-draw", 3, 3), ("free-draw", 0, 4), ("splay-aslant", 3, 4),
    ):  # fmt: skip
        finder.edition.value = asked
        finder.search(rule)
        headings = [each for each in find(finder.list.content, "key", f"rule-{rule}") if each[0] == "h3"]
        assert m(f"find-edition-{edition}") in to_text(headings)


def test_the_list_begins_with_an_edition() -> None:
    assert tutor.find(edition=3).edition.value == 3
    finder = tutor.find(edition=3)
    assert finder.found
    assert all(3 in found.entry.editions for found in finder.found)
    # what holds there as well opens as it is there
    finder.open("rulings/shr-01")
    assert finder.app is not None
    assert finder.app.session.machine.setup.edition == 3
    finder.edition.value = 0
    finder.open("rulings/shr-01")
    assert finder.app.session.machine.setup.edition == 4
    assert tutor.explore(edition=1).edition.value == 1
    for page in (tutor.find, tutor.explore):
        with pytest.raises(ValueError, match="no edition 2"):
            page(edition=2)


# --- the same table under other rules ------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_table_is_compared_with_itself_under_another_edition(lang: str) -> None:
    finder = tutor.find("machinery", lang)
    finder.open("rulings/dem-15")
    form = finder.comparing
    form.other.value = (3, "", "")
    form.compare()
    shown = finder.app.side_by_side
    assert shown.is_open
    labels = [to_text(caption.content).splitlines()[0] for caption in shown.captions]
    m = messages_in(lang)
    assert labels == [m("cli-compare-side", edition=n, kind="plain", readings="") for n in (4, 3)]
    assert "⟦" not in shown.head.html + shown.list.html
    assert [table.scene.box("deck-11") is not None for table in shown.tables] == [True, False]
    finder.app.do("escape")
    assert not shown.is_open


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_table_is_compared_with_itself_under_another_reading_of_a_set(lang: str) -> None:
    finder = tutor.find("", lang)
    finder.open("rulings/uns-05-draws")
    form = finder.comparing
    offered = [value for _, value in form.other.options]
    assert (0, "holography", "five") in offered
    assert not [each for each in offered if each[1] == "banners"], "a reading of Cities, which are not in play"
    form.other.value = (0, "blacklight-without-a-splay", "draws-nothing")
    form.compare()
    shown = finder.app.side_by_side
    assert shown.is_open
    assert "⟦" not in shown.head.html + shown.list.html
    meaning = messages_in(lang)("switch-blacklight-without-a-splay-draws-nothing")
    assert meaning in to_text(shown.head.content) + to_text(shown.list.content)
    finder.app.do("escape")
    finder.open("rulings/dem-15")
    assert not [value for _, value in form.other.options if value[1] == "holography"], "a base game knows no sets"


def test_what_cannot_be_compared_is_said_and_the_table_stays() -> None:
    finder = tutor.find("", "en")
    finder.open("rulings/dem-15")
    app = finder.app
    for choice in ((0, "splay-aslant", "absent"), (0, "escapism-empty-hand", "stops")):
        finder.comparing.other.value = choice
        finder.comparing.compare()
        assert app.side_by_side.is_open
        app.compare(None)
    app.session.play(app.session.request.options[:1], run=True)
    finder.comparing.other.value = (1, "", "")
    finder.comparing.compare()
    assert app.side_by_side.is_open or to_text(finder.comparing.notes.content)


def test_a_comparison_of_editions_shows_its_viewer_no_hidden_front() -> None:
    finder = tutor.find("", "en")
    finder.open("lessons/staging")
    app = finder.app
    before = {str(card.title) for card in app.session.view(None).players[0].hand}
    app.answer(app.session.game.parse("draw"))
    (drawn,) = {str(card.title) for card in app.session.view(None).players[0].hand} - before
    shown = app.side_by_side
    for seat, sees in ((0, True), (1, False), (-1, False)):
        app.seat = seat
        finder.comparing.other.value = (3, "", "")
        finder.comparing.compare()
        said = shown.head.html + shown.list.html + "".join(caption.html for caption in shown.captions)
        pictures = "".join(str(table.scene) for table in shown.tables)
        assert (drawn in pictures) == sees, seat
        assert sees or drawn not in said
        app.compare(None)


def test_the_heading_does_not_say_the_answer_before_it_is_shown() -> None:
    finder = tutor.find("", "en")
    finder.open("rulings/dem-15")
    gift = load("rulings/dem-15").title.en
    parts = (finder.app.title, finder.list, finder.scenario_panel.widget)
    assert not [part for part in parts if gift in to_text(part.content)]
    finder.scenario_panel.widget.activate("answer")
    assert gift in to_text(finder.app.title.content)
    assert gift in to_text(finder.list.content)


def test_a_misspelt_card_is_shown_and_the_correction_said() -> None:
    finder = tutor.find("mashinery", "en")
    assert "No card is called “mashinery”. Shown is Machinery." in to_text(finder.list.content)
    finder.search("machinery")
    assert "No card is called" not in to_text(finder.list.content)
