"""The rulings as a place: how sure, how editions differ, headings and keywords, misspelt words, read in the list."""

import pytest

import tutor
from engine.positions import load
from tests.desk.test_finder import shown
from tutor.desk.elements import messages_in
from tutor.desk.finder import Finder
from tutor.desk.headings import keywords, rules_under
from tutor.desk.rulings import Certainty, Wanted, certainty, elsewhere, narrowed, unanswered_editions
from tutor.desk.search import corrected, look_up, respelt, rules_headed, search
from tutor.panels.html import find
from tutor.scenario_index import LESSON, OWN, RULING, ScenarioEntry, entries

ALL = entries()
BY_ID = {entry.id: entry for entry in ALL}


@pytest.fixture(params=["en", "uk"])
def finder(request: pytest.FixtureRequest) -> Finder:
    return tutor.find(lang=request.param)


def acts(finder: Finder) -> list[str]:
    return [each[1]["data-act"] for each in find(finder.list.content, "data-act")]


# --- the shelf ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id_", "wanted"),
    [
        ("dem-15", Certainty.RULEBOOK),
        ("cit-01", Certainty.RULEBOOK),
        ("dem-12-all-or-nothing", Certainty.UNDECIDED),
        ("drw-06-first-edition", Certainty.SECOND_HAND),
        ("ach-02-3e", Certainty.RULEBOOK),
    ],
)
def test_how_sure_a_ruling_is(id_: str, wanted: Certainty) -> None:
    assert certainty(BY_ID[id_]) is wanted


def test_how_editions_differ_is_known() -> None:
    assert [each.id for each in elsewhere(BY_ID["ach-02"], ALL)] == ["ach-02-3e"]
    assert [each.id for each in elsewhere(BY_ID["ach-02-3e"], ALL)] == ["ach-02"]
    assert unanswered_editions(BY_ID["ach-02"], ALL) == ()
    assert elsewhere(BY_ID["shr-01"], ALL) == ()  # the same answer in all three
    assert unanswered_editions(BY_ID["shr-01"], ALL) == ()
    assert unanswered_editions(BY_ID["ach-10"], ALL) == (3, 1)
    # another reading in the same edition is no other edition
    assert {each.edition for each in elsewhere(BY_ID["dem-19-owner"], ALL)} == {3}
    assert elsewhere(BY_ID["staging"], ALL) == ()


def test_the_list_is_narrowed_by_what_is_wanted() -> None:
    assert {each.kind for each in narrowed(ALL, Wanted(kinds=(LESSON,)))} == {LESSON}
    assert not narrowed(ALL, Wanted(kinds=(OWN,)))
    assert all(each.sets == ("base",) for each in narrowed(ALL, Wanted(card_set="base")))
    assert BY_ID["cit-01"] in narrowed(ALL, Wanted(card_set="cities"))
    assert not [each for each in narrowed(ALL, Wanted()) if not each.is_listed]
    assert not narrowed(ALL, Wanted(rules=()))


# --- headings and keywords ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("heading", "rule"),
    [
        ("Sharing & Demands", "demand-vulnerable"),
        ("sharing  demands", "demand-vulnerable"),
        ("Спільна участь і вимоги", "demand-vulnerable"),
        ("Junk", "keyword-junk"),
        ("Highest / Lowest", "keyword-highest-lowest"),
        ("lowest", "keyword-highest-lowest"),
        ("The Golden Rule", "golden-rule"),
        ("Setup", "setup-decks"),
        ("Victory: Score", "win-score"),
    ],
)
def test_a_heading_brings_its_rules_and_what_rests_on_them_first(heading: str, rule: str) -> None:
    assert rule in rules_headed(heading)
    under = set(rules_headed(heading))
    found = [bool(under.intersection(each.entry.rules)) for each in search(heading, ALL)]
    assert found[0]
    assert found == sorted(found, reverse=True)


def test_a_keyword_may_stand_in_another_form_and_a_heading_has_to_be_whole() -> None:
    assert rules_under("junked", keyword=True) == rules_under("Junk", keyword=True)
    assert "keyword-junk" in rules_under("скинути", keyword=True)
    assert not rules_under("Sharing")
    assert not rules_under("Sharing & Demands", keyword=True)
    assert not rules_under("")
    assert rules_headed("Sailing") == ()  # a card
    assert {"Junk", "Скиньте"} <= set(keywords())


# --- misspelt words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("free drow", "free draw"),
        ("sharring", "sharing"),
        ("does my oponent share with equal icnos?", "does my opponent share with equal icons?"),
        ("спільна учасьт", "спільна участь"),
        ("чи долучається він з однаковою килькістю значків?", "чи долучається він з однаковою кількістю значків?"),
    ],
)  # fmt: skip
def test_misspelt_words_are_mended_and_the_mended_query_is_searched(query: str, wanted: str) -> None:
    looked_up = look_up(query, ALL)
    assert looked_up.query == wanted
    assert looked_up.respelt
    assert [each.entry.id for each in looked_up.found] == [each.entry.id for each in look_up(wanted, ALL).found]


@pytest.mark.parametrize(
    "query",
    ["free draw", "splays", "Machinery", "Знаряддя праці", "p. 15", "Sharing & Demands",
     "what is the capital of France?", "qwertyuiop", "скинути", "", "dem-12"],
)  # fmt: skip
def test_what_is_spelt_as_it_should_be_or_like_nothing_is_left_alone(query: str) -> None:
    looked_up = look_up(query, ALL)
    assert looked_up.query == query
    assert not looked_up.respelt


def test_the_words_of_a_text_come_back_with_their_marks() -> None:
    pairs = respelt("розяснити килькість", ALL)
    assert corrected("Килькість", [("килькість", "кількість"), *pairs], ALL).casefold() == "кількість"


def test_the_list_says_what_it_took_misspelt_words_for(finder: Finder) -> None:
    m = messages_in(finder.lang)
    finder.search("free drow")
    assert m("find-did-you-mean") in shown(finder)
    assert m("find-quoted", word="free draw") in shown(finder)
    assert m("find-quoted", word="drow") in shown(finder)
    finder.list.activate("mended")
    assert finder.field.value == "free draw"
    assert m("find-did-you-mean") not in shown(finder)


# --- reading in the list ------------------------------------------------------------------------------------


def position_texts(entry: ScenarioEntry, language: str) -> list[str]:
    position = load(entry.name)
    assert position.answer is not None
    return [each.of(language) for each in (position.answer, *position.reasons, *position.sources)]


def test_a_ruling_is_read_in_the_list_and_its_answer_is_behind_a_click(finder: Finder) -> None:
    entry, m = BY_ID["ach-02"], messages_in(finder.lang)
    finder.search("ach-02")
    assert entry.question.of(finder.lang) not in shown(finder)
    finder.list.activate("read:rulings/ach-02")
    assert entry.question.of(finder.lang) in shown(finder)
    assert m("find-certainty-rulebook", n=0) in shown(finder)
    assert not any(text in shown(finder) for text in position_texts(entry, finder.lang))
    finder.list.activate("answer:rulings/ach-02")
    assert all(text in shown(finder) for text in position_texts(entry, finder.lang))
    assert BY_ID["ach-02-3e"].answer.of(finder.lang) in shown(finder)
    rule = "rule:rulings/ach-02/turn-no-passing"
    folded = shown(finder)
    finder.list.activate(rule)
    assert len(shown(finder)) > len(folded)
    finder.list.activate(rule)
    assert shown(finder) == folded
    finder.list.activate("answer:rulings/ach-02")
    assert not any(text in shown(finder) for text in position_texts(entry, finder.lang))
    assert finder.app is None
    finder.list.activate("open:rulings/ach-02")
    assert finder.opened == entry


def test_another_edition_is_read_from_where_it_is_named(finder: Finder) -> None:
    finder.edition.value = 4
    finder.search("ach-02")
    finder.list.activate("answer:rulings/ach-02")
    assert "read:rulings/ach-02-3e" in acts(finder)
    finder.list.activate("read:rulings/ach-02-3e")
    assert BY_ID["ach-02-3e"].question.of(finder.lang) in shown(finder)


def test_what_is_undecided_tells_both_readings_with_their_answers(finder: Finder) -> None:
    m = messages_in(finder.lang)
    finder.search("Hypersonics")
    finder.list.activate("answer:rulings/dem-12-all-or-nothing")
    text = shown(finder)
    assert m("find-certainty-undecided", n=2) in text
    for choice in ("all-or-nothing", "as-many-as-possible"):
        assert m(f"switch-exactly-{choice}") in text
        assert BY_ID[f"dem-12-{choice}"].answer.of(finder.lang) in text


def test_the_best_ruling_for_a_question_is_unfolded_at_once(finder: Finder) -> None:
    finder.search(
        {"en": "do I spend points for an achievement?", "uk": "чи зникають очки, коли здобуваєш досягнення?"}[
            finder.lang
        ]
    )
    best = finder.found[0].entry
    assert best.id == "points-not-spent"
    assert best.question.of(finder.lang) in shown(finder)
    assert best.answer.of(finder.lang) not in shown(finder)
    finder.search("achievement")
    assert not finder.unfolded.questions


def test_the_list_is_narrowed_by_kind_and_set(finder: Finder) -> None:
    finder.kind.value = RULING
    assert {each.entry.kind for each in finder.found} == {RULING}
    finder.card_set.value = "cities"
    assert finder.found
    assert all("cities" in each.entry.sets for each in finder.found)
    finder.card_set.value = "base"
    finder.search("achievement")
    assert all(each.entry.sets == ("base",) for each in finder.found)
    finder.kind.value = OWN
    assert not finder.found


def test_rules_under_a_heading_are_listed_and_unfold(finder: Finder) -> None:
    finder.search("Sharing & Demands")
    headed = [each for each in acts(finder) if each.startswith("heading:")]
    assert len(headed) == len(rules_headed("Sharing & Demands"))
    folded = shown(finder)
    finder.list.activate(headed[0])
    assert len(shown(finder)) > len(folded)
    finder.list.activate(headed[0])
    assert shown(finder) == folded


PUBLIC = {
    "sharing-undone": ("does my opponent share when it was undone?",
                       "суперник повернув ту саму картку, чи це спільна участь?"),
    "points-not-spent": ("do I spend points for an achievement?", "чи зникають очки, коли здобуваєш досягнення?"),
    "same-card-twice": ("can I use the same dogma twice in a turn?",
                        "чи можна двічі за хід активувати одну й ту саму картку?"),
    "achievements-any-order": ("do achievements have to be claimed in order?",
                               "чи треба здобувати досягнення по порядку?"),
    "sharing-must": ("can my opponent decline to share?", "чи може суперник не долучатися?"),
    "all-effects": ("can I use only the second effect of a card?", "чи можна виконати лише другий ефект картки?"),
    "lower-on-higher": ("can I play a lower card on a higher card?",
                        "чи можна розіграти слабшу картку поверх сильнішої?"),
    "effects-are-no-actions": ("does melding by an effect cost an action?", "чи забирає дію те, що велить картка?"),
    "equal-is-immune": ("is a player with equal icons safe from my demand?",
                        "чи захищає від вимоги така сама кількість символів?"),
    "free-draw-is-extra": ("does the free draw use up an action?", "чи бонусний добір — це дія ходу?"),
}  # fmt: skip


@pytest.mark.parametrize("id_", PUBLIC)
def test_questions_asked_in_public_bring_their_rulings_among_the_first(id_: str) -> None:
    for question in PUBLIC[id_]:
        assert id_ in [each.entry.id for each in look_up(question, ALL).found[:3]], question
