"""The search in the list of scenarios: by card, title, rule, edition and id, in both languages, misspelt or not."""

from pathlib import Path

import pytest
import yaml

from engine.lang.terms import Icon
from engine.positions import list_all, load
from tutor.desk.search import (
    card_meant,
    card_titled,
    edition_meant,
    icon_meant,
    is_named,
    others,
    page_meant,
    rule_meant,
    rules_on,
    search,
)
from tutor.desk.titles import all_cards, rule_title
from tutor.desk.word_forms import fold, synonymous, tokens
from tutor.scenario_index import OWN, ScenarioEntry, entries

ALL = tuple(entry for entry in entries() if entry.is_listed)


def ids(query: str, edition: int | None = None) -> list[str]:
    return [found.entry.id for found in search(query, ALL, edition)]


def test_every_scenario_is_in_the_list_with_what_its_file_says() -> None:
    listed = entries()
    assert {entry.name for entry in listed} == set(list_all())
    for entry in listed[::9]:
        position = load(entry.name)
        assert entry.fine
        assert entry.title == position.title
        assert (entry.cards, entry.rules, entry.edition) == (position.cards, position.rules, position.edition)


@pytest.mark.parametrize(
    "query", ["Machinery", "machinery", "  MACHINERY ", "machiner", "machnery", "machinry", "mashinery"]
)
def test_a_card_shows_its_rulings_first(query: str) -> None:
    about = [
        entry.id for entry in ALL if any(load(entry.name).cards.count(card) for card in (card_meant("Machinery"),))
    ]
    assert len(about) > 1
    assert set(ids(query)[: len(about)]) == set(about)


@pytest.mark.parametrize("query", ["Писемність", "писемність", "писемн", "писемнисть", "Писемності"])
def test_a_card_is_found_by_its_ukrainian_name(query: str) -> None:
    assert card_meant("Писемність") == card_meant("Writing")
    assert "staging" in ids(query)[:15]
    assert search(query, ALL)[0].cards == (card_meant("Writing"),)


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("code of laws", "crd-17"),
        ("Звід законів", "crd-17"),
        ("звид законив", "crd-17"),
        ("near-field comm", "exe-07"),
        ("dem-15", "dem-15"),
        ("DEM-15", "dem-15"),
        ("dem 15", "dem-15"),
        ("golden rule", "dem-10"),
        ("exchange with an empty hand", "dem-15"),
        ("exactly", "dem-12-all-or-nothing"),
    ],
)
def test_titles_ids_and_rules_are_found(query: str, wanted: str) -> None:
    assert wanted in ids(query)[:15]


def test_what_fits_all_words_comes_alone_and_else_what_fits_most() -> None:
    assert set(ids("machinery exchange")) < set(ids("machinery"))
    assert ids("machinery zzzzqq") == []
    assert set(ids("machinery exchange zzzzqq")) == set(ids("machinery exchange"))
    assert ids("zzzzqq qqqqzz") == []


@pytest.mark.parametrize(
    ("query", "word"),
    [
        ("Does revealing earn a free draw?", "free draw"),
        ("Чи дає показ картки безкоштовний добір?", "показ"),
        ("What happens when I exchange with an empty hand?", "exchange"),
        ("reveal", "show"),
    ],
)
def test_a_question_in_ones_own_words_finds_something_that_is_about_it(query: str, word: str) -> None:
    best = search(query, ALL)[:5]
    assert best
    entry_words = [" ".join((*each.entry.title, *each.entry.question, *each.entry.answer)).lower() for each in best]
    assert any(word in each for each in entry_words)


def test_a_rule_is_known_by_its_title_in_both_languages() -> None:
    for rule in ("sharing-compulsory", "draw-highest-top"):
        for language in ("en", "uk"):
            assert rule_meant(" ".join(rule_title(rule, language))) == rule
    assert rule_meant("Machinery") is None
    assert rule_meant("") is None


def test_the_edition_can_be_asked_for_in_words_or_chosen(tmp_path: Path) -> None:
    (tmp_path / "old.yaml").write_text("edition: 3\nplayers: [A, B]\ntitle: An old table\n", encoding="utf-8")
    both = entries(tmp_path)
    for query in ("3e", "3rd edition", "3-тє видання"):
        found = [each.entry for each in search(query, both) if 3 in each.entry.editions]
        assert {"old", "rulings/shr-09-3e", "rulings/dem-03"} <= {each.name for each in found}
        # what is of that edition comes before what holds there as well
        own = [each.edition == 3 for each in found]
        assert own == sorted(own, reverse=True)
        assert search(query, both)[0].entry == found[0]
    assert {"old", "rulings/dem-03"} <= {found.entry.name for found in search("", both, 3)}
    assert all(3 in found.entry.editions for found in search("", both, 3))
    assert "old" not in [found.entry.name for found in search("table", both, 4)]


def test_a_question_is_answered_for_the_fourth_edition_unless_another_is_chosen() -> None:
    question = "Does revealing a card count as sharing?"
    assert search(question, ALL)[0].entry.edition == 4
    best = search(question, ALL, 3)
    assert best[0].entry.id == "shr-09-3e"
    assert all(3 in found.entry.editions for found in best)
    assert search("who gets six tucked cards Monument?", ALL)  # older rulings are found as well
    assert "ach-07" in ids("who gets six tucked cards Monument?")


@pytest.mark.parametrize(
    ("query", "edition"),
    [
        ("In the third edition, do I win at once with my sixth achievement?", 3),
        ("Чи перемагаю я одразу з шостим досягненням у третьому виданні?", 3),
        ("does revealing count in 3e", 3),
        ("як було в 1-му виданні", 1),
        ("the fourth edition’s Masonry", 4),
        ("the third card I draw", None),
        ("", None),
    ],
)
def test_a_question_may_name_its_edition(query: str, edition: int | None) -> None:
    assert edition_meant(query) == edition


@pytest.mark.parametrize("question", [
    "In the third edition, do I win at once with my sixth achievement?",
    "Чи перемагаю я одразу з шостим досягненням у третьому виданні?",
])  # fmt: skip
def test_a_question_about_an_edition_is_answered_for_it(question: str) -> None:
    found = [each.entry.id for each in search(question, ALL)]
    assert found.index("vic-01-3e") < found.index("vic-01")


def test_a_card_shows_the_fourth_edition_first() -> None:
    for query in ("Masonry", "Specialization", "Fission"):
        older = [4 not in found.entry.editions for found in search(query, ALL)]
        assert older == sorted(older), query


def test_nothing_asked_is_everything_in_its_order() -> None:
    assert ids("") == ids("   ") == [entry.id for entry in ALL]
    assert ids("?!") == ids("")


def test_accents_case_and_apostrophes_do_not_count() -> None:
    assert fold("Роз’ЯСНЕННЯ") == fold("роз'яснення")
    assert tokens("Café ÉTÉ") == ("cafe", "ete")
    assert fold("Її") == fold("іі")


def test_the_card_asked_for_is_told() -> None:
    (first, *_) = search("code of laws", ALL)
    assert first.cards == (card_meant("Code of Laws"),)
    assert search("demand", ALL)[0].cards == ()


def test_what_is_undecided_is_offered_under_every_reading() -> None:
    undecided = [entry for entry in ALL if entry.reading]
    assert len(undecided) > 20
    for entry in undecided:
        rest = others(entry, ALL)
        assert rest, entry.name
        assert all(each.matter == entry.matter and each.reading != entry.reading for each in rest)
        assert all(entry in others(each, ALL) for each in rest)
    assert others(next(entry for entry in ALL if entry.id == "dem-15"), ALL) == ()


@pytest.fixture
def own(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    (folder / "week-2").mkdir(parents=True)
    good = "schema: innovation-position/1\ntitle: Перша вправа\nplayers: [Ada, Ben]\ncards: [Oars]\n"
    (folder / "week-2" / "oars.yaml").write_text(good, encoding="utf-8")
    (folder / "broken.yml").write_text("players: [", encoding="utf-8")
    (folder / "bomb.yaml").write_text("a: &a [x, x]\nb: &b [*a, *a]\ntitle: *b\ncards: *a\n", encoding="utf-8")
    (folder / "run.yaml").write_text("!!python/object/apply:os.system ['exit 3']\n", encoding="utf-8")
    (folder / "list.yaml").write_text("- 1\n- 2\n", encoding="utf-8")
    (folder / "latin.yaml").write_bytes(b"title: caf\xe9\n")
    return folder


def test_a_folder_of_ones_own_is_listed_and_what_is_broken_hides_nothing(own: Path) -> None:
    mine = {entry.name: entry for entry in entries(own) if entry.kind == OWN}
    assert set(mine) == {"week-2/oars", "broken", "bomb", "run", "list", "latin"}
    oars: ScenarioEntry = mine["week-2/oars"]
    assert oars.fine
    assert oars.title.uk == ""
    assert oars.title.en == "Перша вправа"
    assert oars.cards == (card_meant("Oars"),)
    assert not any(mine[name].fine for name in ("broken", "bomb", "run", "list", "latin"))
    assert [found.entry.name for found in search("вправа", tuple(mine.values()))] == ["week-2/oars"]


def test_what_a_scenario_says_of_itself_stands_before_its_table() -> None:
    """Of what comes with the tutor only that is read; of one's own files the whole, wherever it stands."""
    for entry in ALL:
        keys = yaml.safe_load(entry.path.read_text(encoding="utf-8"))
        after = list(keys)[list(keys).index("players") :]
        about = {"title", "question", "text", "answer", "reasons", "cards", "rules", "edition", "switches"}
        assert not about & set(after), entry.name


def test_ones_own_may_say_it_after_the_table(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("players: [A, B]\ntitle: Mine\ncards: [Writing]\n", encoding="utf-8")
    (mine,) = (entry for entry in entries(tmp_path) if entry.kind == OWN)
    assert mine.title.en == "Mine"
    assert len(mine.cards) == 1


@pytest.mark.parametrize("title", ["Canning", "Консервування", "Tools", "The Wheel", "wheel"])
def test_the_title_of_a_card_finds_what_is_about_it_and_nothing_else(title: str) -> None:
    card = card_titled(title)
    assert card is not None
    assert {found.entry.name for found in search(title, ALL)} == {each.name for each in ALL if card in each.cards}


def test_an_everyday_word_for_the_forecast_finds_its_rule_and_what_is_about_it() -> None:
    assert rule_meant("передбачення") == rule_meant("прогноз") == "hidden-information-forecast"
    for query in ("передбачення", "Передбаченні"):
        assert {"echoes-limit", "ech-03"} <= {found.entry.id for found in search(query, ALL)}
    assert not synonymous("передати", "передбачення"), "they begin alike"
    assert not synonymous("перемога", "перемістити"), "they begin alike"
    assert synonymous("переможець", "виграти")
    assert not synonymous("стіл", "стілець"), "words of no group are synonyms of themselves alone"
    assert synonymous("стіл", "стіл")


def test_a_sentence_names_a_card_only_by_its_whole_title() -> None:
    asked = "Does the demand hit a player who has as many icons?"
    assert {card for found in search(asked, ALL) for card in found.cards} == set()
    asked = "Does Code of Laws count if I have as many cards?"
    assert {card for found in search(asked, ALL) for card in found.cards} == {card_titled("Code of Laws")}


def test_one_word_of_a_title_is_not_the_title() -> None:
    assert card_titled("Machine") is None
    assert card_titled("Tools") != card_titled("Machine Tools")
    assert card_titled("") is None


@pytest.mark.parametrize(("query", "page"), [("p. 15", 15), ("pp 15", 15), ("с. 15", 15), ("page 33", 33)])
def test_a_page_finds_the_rules_that_stand_there_and_what_rests_on_them(query: str, page: int) -> None:
    assert page_meant(query) == page
    rules = rules_on(page)
    assert rules
    found = search(query, entries())
    assert found
    assert all(set(rules) & set(each.entry.rules) for each in found)


def test_no_other_query_is_a_page() -> None:
    assert [page_meant(query) for query in ("15", "p15 machinery", "machinery", "", "plan")] == [None] * 5


@pytest.mark.parametrize(("query", "icon"), [("castle", Icon.AUTHORITY), ("Leaf", Icon.HEALTH), ("замок", None)])
def test_the_word_for_an_icon_finds_the_tables_with_cards_that_bear_it(query: str, icon: Icon | None) -> None:
    assert icon_meant(query) is icon
    if icon is not None:
        found = search(query, entries())
        assert len(found) > 20
        facts = all_cards().facts
        for each in found:
            assert any(icon in (facts[card].featured, *facts[card].slots) for card in each.entry.cards if card in facts)


def test_a_misspelt_card_is_told_from_one_that_is_spelt_as_it_should_be() -> None:
    machinery = card_titled("Machinery")
    assert machinery is not None
    assert [is_named(query, machinery) for query in ("machinery", "mach", "mashinery")] == [True, True, False]


@pytest.mark.parametrize("query", ["compel", "compelled", "Compel"])
def test_the_word_compel_names_its_rule_and_no_card_that_begins_like_it(query: str) -> None:
    assert rule_meant(query) == "compel-vulnerable"
    assert not any(found.cards for found in search(query, ALL)[:5]), "Compass is another word"
