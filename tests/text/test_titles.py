"""Titles and terms in both languages: nothing missing, nothing doubled, and the rulebook's wherever it has one."""

from functools import cache
from pathlib import Path

import pytest
import yaml
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import engine.text
from engine.cards.base.facts import cards
from engine.cards.base.specials import specials
from engine.lang.terms import LAST_AGE, Color, Icon, Splay
from engine.model.zones import BASE, Owner

LOCALES = Path(engine.text.__file__).parent / "locales"
LANGUAGES = ("en", "uk")
CASES = ("gen", "dat", "acc", "ins", "loc")
FILES = ("cards/base.ftl", "ages.ftl", "terms.ftl")


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    ids = [entry.id.name for entry in found]
    assert len(ids) == len(set(ids))
    return dict(zip(ids, found, strict=True))


def forms(message: ast.Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in FILES:
        made.add_resource(FluentResource((LOCALES / language / file).read_text(encoding="utf-8")))
    return made


def say(language: str, name: str, **arguments: str | int) -> str:
    """What a message or one of its forms comes to: ``say("uk", "zone-hand.acc")``."""
    words, (message_id, _, form) = bundle(language), name.partition(".")
    message = words.get_message(message_id)
    pattern = message.attributes[form] if form else message.value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, arguments)
    assert errors == []
    return str(text)


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_in_the_same_order(file: str) -> None:
    assert list(messages("en", file)) == list(messages("uk", file))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_in_two_files(language: str) -> None:
    ids = [name for file in FILES for name in messages(language, file)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_special_achievement_and_age_has_a_name_with_its_origin(language: str) -> None:
    named, ages = messages(language, "cards/base.ftl"), messages(language, "ages.ftl")
    expected = [f"card-{card.key}" for card in cards(4)]
    expected += [f"special-{card.key}" for card in specials(4)]
    assert [name for name in named if not name.startswith("hand-")] == expected
    assert list(ages) == [f"age-{age}" for age in range(1, LAST_AGE + 1)]
    named |= ages
    for name, message in ((name, named[name]) for name in (*expected, *ages)):
        assert say(language, f"{name}.origin") in ("rulebook", "ours")
        assert set(forms(message)) <= {"origin", "third", "acc"}
        assert ("acc" in forms(message)) == (language == "uk" and not name.startswith("age-")), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_title(language: str) -> None:
    titles = [say(language, f"card-{card.key}").casefold() for card in cards(4)]
    titles += [say(language, f"special-{card.key}").casefold() for card in specials(4)]
    assert len(titles) == len(set(titles))


def test_english_titles_are_those_of_the_facts() -> None:
    for card in cards(4):
        assert say("en", f"card-{card.key}") == card.title
        assert say("en", f"card-{card.key}.origin") == "rulebook"
    for special in specials(4):
        assert say("en", f"special-{special.key}") == special.title


def test_ukrainian_titles_are_the_rulebooks_where_it_has_one_and_marked_ours_elsewhere(shared: Path) -> None:
    document = yaml.safe_load((shared / "facts" / "uk.yaml").read_text(encoding="utf-8"))
    given = {title: card["name"] for title, card in document["cards"].items()} | document["names_only"]
    assert len(given) == 26
    for card in cards(4):
        title, origin = say("uk", f"card-{card.key}"), say("uk", f"card-{card.key}.origin")
        assert origin == ("rulebook" if card.title in given else "ours"), card.title
        assert title == given.get(card.title, title)
    for special in specials(4):
        assert say("uk", f"special-{special.key}") == document["special_achievements"][special.title]["name"]
    for age in range(1, LAST_AGE + 1):
        assert say("uk", f"age-{age}.origin") == ("rulebook" if age in document["ages"] else "ours")
        assert say("uk", f"age-{age}") == document["ages"].get(age, say("uk", f"age-{age}"))


def test_ukrainian_titles_are_written_in_ukrainian() -> None:
    letters = set("абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’- ")
    for card in cards(4):
        title = say("uk", f"card-{card.key}")
        assert set(title.lower()) <= letters, title
        assert title == title[0].upper() + title[1:].lower()
        assert len(title) <= 23, title


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_game_has_a_term(language: str) -> None:
    terms = messages(language, "terms.ftl")
    assert {f"color-{color.word}" for color in Color} <= set(terms)
    assert {f"splay-{splay.word}" for splay in Splay} <= set(terms)
    zones = ("hand", "score", "board", "achievements", "available", "deck", "junk")
    assert {f"zone-{zone}" for zone in zones} <= set(terms)
    for icon in Icon:
        name = icon.word
        assert say(language, f"icon-{name}") == f"[{name}]"
        assert {"name", "glyph", "spoken"} <= set(forms(terms[f"icon-{name}"]))


def test_english_has_no_form_that_ukrainian_lacks() -> None:
    ukrainian = messages("uk", "terms.ftl")
    for name, message in messages("en", "terms.ftl").items():
        assert set(forms(message)) <= set(forms(ukrainian[name])), name


def test_ukrainian_forms_come_with_all_their_cases() -> None:
    """English may fall back to a plainer form; in Ukrainian that would be the wrong case."""
    owned = {f"zone-{kind.word}" for kind in BASE if kind.owner is Owner.EACH_PLAYER}
    whose = [f"{one}-" for one in ("your", "own", "my", "their", "named")]
    for name, message in messages("uk", "terms.ftl").items():
        found = set(forms(message))
        if name.startswith("color-"):
            prefixes = ["", "f-", "pl-"]
        elif name.startswith("splay-"):
            prefixes = ["splayed-", "splayed-f-", "splayed-pl-"]
        elif name.startswith("noun-"):
            prefixes = ["", "pl-"]
        elif name in owned:
            prefixes = ["", *whose]
        elif name.startswith(("zone-", "pronoun-", "age-nth")):
            prefixes = [""]
        else:
            continue
        expected = {prefix.removesuffix("-") for prefix in prefixes} - {""}
        expected |= {prefix + case for prefix in prefixes for case in CASES}
        if name.startswith("zone-"):
            expected |= {prefix + place for prefix in prefixes for place in ("from", "to", "in")}
        assert found - {"splayed-n"} == expected, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_can_be_said(language: str) -> None:
    for file in FILES:
        for name, message in messages(language, file).items():
            for form in ["", *(f".{form}" for form in forms(message))]:
                text = say(language, name + form, n=2, player="Ivy", icon="?")
                assert text == text.strip()
                assert "{" not in text


@pytest.mark.parametrize(
    ("name", "number", "expected"),
    [
        ("cards", 1, "1 картка"),
        ("cards", 3, "3 картки"),
        ("cards", 5, "5 карток"),
        ("cards", 11, "11 карток"),
        ("cards", 21, "21 картка"),
        ("cards", 0, "0 карток"),
        ("cards.acc", 1, "1 картку"),
        ("cards.acc", 2, "2 картки"),
        ("cards.gen", 2, "2 карток"),
        ("players.acc", 2, "2 гравців"),
        ("points", 12, "12 очок"),
        ("demands", 4, "4 ефекти-вимоги"),
        ("age-nth", 1, "1-ша епоха"),
        ("age-nth", 6, "6-та епоха"),
        ("age-nth.acc", 3, "3-тю епоху"),
        ("age-nth.gen", 11, "11-ї епохи"),
        ("zone-deck.from", 2, "з колоди 2-ї епохи"),
        ("value-box", 10, "[10]"),
    ],
)
def test_ukrainian_counts_decline(name: str, number: int, expected: str) -> None:
    assert say("uk", name, n=number) == expected


@pytest.mark.parametrize(
    ("name", "number", "expected"),
    [
        ("cards", 1, "1 card"),
        ("cards", 0, "0 cards"),
        ("cards", 2, "2 cards"),
        ("zone-deck.in", 3, "in the [3] deck"),
        ("age-nth", 3, "age 3"),
    ],
)
def test_english_counts(name: str, number: int, expected: str) -> None:
    assert say("en", name, n=number) == expected
