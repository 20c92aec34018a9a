"""Both catalogues: the same messages, nothing that templates ask for missing, forms found as the terms promise."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast

from engine.cards.sets import CardSet, register, unregister
from engine.text.euphony import article, smooth
from engine.text.messages import (
    Messages,
    MessagesError,
    MissingWordsError,
    capitalised,
    languages,
    messages,
    phrase,
    walk_syntax,
)

EN, UK = messages("en"), messages("uk")
OWN = ("event-", "fact-", "line-", "option-", "ask-", "deed-", "fate-", "many-", "result-", "say-", "rule-", "switch-")
"""messages whose slots are filled one by one, so that both languages are given the same"""


def slots(words: Messages, id_: str) -> set[str]:
    """What a message asks for, forms of a slot being one slot."""
    return {slot.partition("-")[0] for form in words.forms(id_).values() for slot in form}


def test_there_are_two_languages() -> None:
    assert languages() == ("en", "uk")
    with pytest.raises(MessagesError, match="no words in 'de'"):
        Messages("de")


def test_both_languages_have_the_same_messages() -> None:
    only_ukrainian = set(UK.ids()) - set(EN.ids())
    # Parts of Ukrainian messages that English has no use for: they are asked for by messages only.
    assert only_ukrainian <= {reference for id_ in UK.ids() for reference in references(UK, id_)}
    assert set(EN.ids()) <= set(UK.ids())


def references(words: Messages, id_: str) -> set[str]:
    return {each.id.name for each in walk_syntax(words._entry(id_)) if isinstance(each, ast.MessageReference)}


@pytest.mark.parametrize("language", languages())
def test_messages_refer_only_to_messages_and_forms_that_exist(language: str) -> None:
    words = messages(language)
    for id_ in words.ids():
        for each in walk_syntax(words._entry(id_)):
            if isinstance(each, ast.MessageReference):
                form = each.attribute.name if each.attribute else ""
                assert words._node(each.id.name, form) is not None, f"{id_}: {each.id.name}.{form}"


def test_both_languages_ask_for_the_same_where_code_fills_the_slots_itself() -> None:
    for id_ in EN.ids():
        if id_.startswith(OWN):
            # Grammar may need what the other language can do without, but nothing that code does not give.
            assert slots(EN, id_) == slots(UK, id_), id_


@pytest.mark.parametrize("language", languages())
def test_selectors_have_the_same_choices_as_the_other_language(language: str) -> None:
    """A choice that one language names and the other forgets would fall to the last one unseen."""

    def choices(words: Messages, id_: str) -> set[tuple[str, str]]:
        found = set()
        for each in walk_syntax(words._entry(id_)):
            if isinstance(each, ast.SelectExpression) and isinstance(each.selector, ast.VariableReference):
                for variant in each.variants:
                    if isinstance(variant.key, ast.Identifier) and not variant.default:
                        found.add((each.selector.id.name, variant.key.name))
        return found

    plural = {"one", "two", "few", "many", "other"}
    for id_ in EN.ids():
        if id_.startswith(("event-", "fact-", "result-", "fit-", "if-")):
            english = {
                choice
                for choice in choices(EN, id_)
                if choice[1] not in plural and choice[0] not in ("owner", "holds", "n")
            }
            ukrainian = {
                choice
                for choice in choices(UK, id_)
                if choice[1] not in plural and choice[0] not in ("owner", "holds", "n")
            }
            assert {name for name, _choice in english} & {name for name, _choice in ukrainian} or not (
                english and ukrainian
            ), id_


@pytest.mark.parametrize("language", languages())
def test_every_form_of_every_rule_switch_and_title_can_be_said(language: str) -> None:
    words = messages(language)
    for id_ in words.ids():
        if id_.startswith(("rule-", "switch-", "document-", "card-", "special-", "deed-", "fate-")):
            for form, asked in words.forms(id_).items():
                text = words.message(f"{id_}.{form}" if form else id_, **dict.fromkeys(asked, "x"))
                assert text
                assert "  " not in text


def test_forms_fall_back_along_their_parts() -> None:
    assert EN.message("zone-hand.your-acc") == "your hand"
    assert EN.message("zone-hand.acc") == "hand"
    assert UK.message("zone-hand.your-acc") == "вашу руку"
    assert EN.message("cards.acc", n=1) == "1 card"


def test_a_slot_takes_the_form_that_its_template_asks_for() -> None:
    card = phrase("np-color", np=phrase("np-card"), color=phrase("color-green"))
    assert UK.say(card) == "зелена картка"
    assert UK.say(card, "acc") == "зелену картку"
    assert UK.say(card, "pl-gen") == "зелених карток"
    assert EN.say(card, "a") == "a green card"
    assert EN.say(card, "pl") == "green cards"


@pytest.mark.parametrize(
    ("n", "expected"),
    [
        (1, "одну червону картку"),
        (2, "дві червоні картки"),
        (4, "чотири червоні картки"),
        (5, "п’ять червоних карток"),
        (11, "одинадцять червоних карток"),
        (20, "двадцять червоних карток"),
        (21, "21 червона картка"),
    ],
)
def test_ukrainian_numbers_govern_what_follows(n: int, expected: str) -> None:
    card = phrase("np-color", np=phrase("np-card"), color=phrase("color-red"))
    said = UK.say(phrase("np-counted", np=card, n=n, noun="card"), "acc")
    if n == 21:  # no card of the game speaks of so many
        assert said.startswith("21 червон")
    else:
        assert said == expected


@pytest.mark.parametrize(("n", "expected"), [(1, "одне досягнення"), (2, "два досягнення"), (5, "п’ять досягнень")])
def test_an_achievement_is_neuter(n: int, expected: str) -> None:
    assert UK.say(phrase("np-counted", np=phrase("np-achievement"), n=n, noun="achievement")) == expected


def test_missing_words_are_an_error_under_test_and_a_marker_otherwise(lenient: Callable[[], None]) -> None:
    with pytest.raises(MissingWordsError, match="no such message"):
        EN.message("nonsense")
    with pytest.raises(MissingWordsError, match="nothing for its slot"):
        EN.message("line-card", n=1)
    with pytest.raises(MissingWordsError, match="no such form"):
        UK.say(phrase("special-monument"), "ins")
    lenient()
    assert EN.message("nonsense") == "⟦nonsense⟧"
    assert EN.message("nonsense.gen") == "⟦nonsense.gen⟧"
    assert EN.message("line-card", n=1) == "⟦line-card⟧"


def test_further_catalogues_can_be_loaded(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "app.ftl").write_text("app-hello = Hello, { $name }\n", encoding="utf-8")
    words = Messages("en", tmp_path)
    assert words.message("app-hello", name="Ivy") == "Hello, Ivy"
    assert "app-hello" in words
    assert "card-writing" in words


def own_set(folder: Path, texts: dict[str, str]) -> Path:
    """Write a folder of messages: file -> text, below the folder of English."""
    for name, text in texts.items():
        file = folder / "en" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def test_the_messages_of_a_set_are_read_when_one_is_asked_for(tmp_path: Path) -> None:
    own = {"cards/toys.ftl": "card-ball = Ball\n", "cards/games.ftl": "card-chess = Chess\n", "app.ftl": "app-x = X\n"}
    words = Messages("en", own_set(tmp_path, own))
    assert words._sets_read == set()
    words.message("app-x")
    words.read_set("nonsense")
    assert words._sets_read == set()
    words.read_set("toys")
    assert words.message("card-ball") == "Ball"
    assert words._sets_read == {"toys"}
    assert words.message("card-writing") == "Writing"
    assert words._sets_read == {"toys", "base"}
    assert words.message("card-chess") == "Chess"
    assert "card-nonsense" not in words
    assert {"card-ball", "card-chess", "card-writing"} <= set(words.ids())


def test_ids_are_those_of_all_sets_also_before_one_was_read() -> None:
    assert "card-writing" in Messages("en").ids()


def test_a_registered_set_brings_its_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = Messages("en")
    (tmp_path / "toys_in_english").mkdir()
    (tmp_path / "toys_in_english" / "__init__.py").touch()
    texts = {"titles.ftl": "card-ball = Ball\n", "words/zones.ftl": "zone-crate = crate\n"}
    own_set(tmp_path / "toys_in_english" / "locales", texts)
    monkeypatch.syspath_prepend(tmp_path)
    assert "zone-crate" not in before
    toys = register(CardSet(name="toys", letter="T", ids=range(5000, 5010), package="toys_in_english"))
    try:
        for words in (before, Messages("en")):
            assert words.message("zone-crate") == "crate"
            assert words.message("card-ball") == "Ball"
    finally:
        unregister(toys)
    assert "zone-crate" not in Messages("en")


def test_a_message_of_a_set_that_stands_elsewhere_too_is_an_error(tmp_path: Path) -> None:
    words = Messages("en", own_set(tmp_path, {"cards/toys.ftl": "card-writing = Writing\n"}))
    with pytest.raises(MessagesError, match=r"a second message 'card-writing'; the first is in \w+.ftl"):
        words.check()


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("card-writing = Writing again\n", "a second message 'card-writing'"),
        ("verb-draw = draw again\n", "a second message 'verb-draw'; the first is in"),
        ("app-x = { $\n", "cannot read"),
        ("app-x = X\napp-y\n", "cannot read 'app-y'"),
        ("nothing at all\n", "cannot read 'nothing at all'"),
    ],
)
def test_a_bad_catalogue_says_what_is_wrong(tmp_path: Path, text: str, error: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "app.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(MessagesError, match=error):
        Messages("en", tmp_path).check()


def test_the_tutors_catalogues_fit_beside_the_engines() -> None:
    folder = Path(__file__).parents[2] / "tutor" / "locales"
    if folder.is_dir():
        for language in languages():
            Messages(language, folder).check()


def test_no_isolation_marks() -> None:
    assert EN.message("line-card", title="Writing", n=2, icon="[concept]") == "Writing: 2 [concept]"


@pytest.mark.parametrize(
    ("text", "expected"),
    [("draw", "Draw"), ("«слово»", "«Слово»"), ("[2] або [3]", "[2] або [3]"), ("(цю", "(Цю"), ("", "")],
)
def test_a_sentence_begins_large_and_a_mark_stays(text: str, expected: str) -> None:
    assert capitalised(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("картку у мою руку", "картку в мою руку"),
        ("очок в мій стос", "очок у мій стос"),
        ("картку в вашій руці", "картку у вашій руці"),
        ("картку в свою руку", "картку у свою руку"),
        ("[authority] в моїй", "[authority] у моїй"),
        ("гравець, в якого", "гравець, у якого"),
        ("Якщо у ігровій зоні", "Якщо в ігровій зоні"),
        ("добрати і розіграти", "добрати й розіграти"),
        ("доберіть й розіграйте", "доберіть і розіграйте"),
        ("картка і її колір", "картка і її колір"),
        ("розіграйте усі картки", "розіграйте всі картки"),
        ("поверніть всі картки", "поверніть усі картки"),
        ("повернули усі, крім однієї", "повернули всі, крім однієї"),
        ("карток з руки", "карток із руки"),
        ("картки з руки", "картки з руки"),
        ("картки з символом", "картки із символом"),
        ("картку з [health]", "картку з [health]"),
        ("У вас і в мене", "У вас і в мене"),
    ],
)
def test_ukrainian_sounds_well(text: str, expected: str) -> None:
    assert smooth(text) == expected
    assert smooth(expected) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("You draw a [11].", "You draw an [11]."),
        ("A 8 and an 7", "An 8 and a 7"),
        ("a [18], a 80, a 81, an 1, an [10]", "an [18], an 80, an 81, a 1, a [10]"),
        ("It is Chang' An [1], not a 8.", "It is Chang' An [1], not an 8."),
        ("an apple, a card, extra 11, A.I. 8", "an apple, a card, extra 11, A.I. 8"),
    ],
)
def test_an_english_article_suits_the_number_behind_it(text: str, expected: str) -> None:
    assert article(text) == expected
    assert article(expected) == expected


WRONG_ARTICLE = re.compile(r"\b[Aa] \[?(8\d*|11|18)\b|\b[Aa]n \[?(?!8|11\b|18\b)\d", flags=re.IGNORECASE)


@pytest.mark.parametrize("words", [EN, Messages("en", files("tutor") / "locales")], ids=["engine", "tutor"])
def test_no_message_has_the_wrong_article_before_a_number(words: Messages) -> None:
    """Every form of every message, each of its slots filled with the number."""
    told = 0
    for id_ in words.ids():
        for form, slots in words.forms(id_).items():
            for number in (7, 8, 11, 18):
                text = words.message(f"{id_}.{form}" if form else id_, **dict.fromkeys(slots, number))
                told += bool(re.search(r"\ban? \[?\d", text))
                assert not WRONG_ARTICLE.search(text), f"{id_}.{form}: {text}"
    assert told > 40, "messages with a number behind an article are among them"
