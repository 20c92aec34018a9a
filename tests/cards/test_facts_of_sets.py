"""The tables of the sets beside the base one: counted by age and color, against the outside facts, and their titles."""

import io
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest
import yaml
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from engine.cards import artifacts, cities, echoes, unseen
from engine.cards.base import SET as BASE
from engine.cards.sets import CardSet
from engine.game import Game
from engine.lang.terms import LAST_AGE, Bonus, Color, EffectKind, Icon, Mark
from engine.model.cards import CardFacts, slug
from tutor.cli.main import main
from tutor.panels.app_text import AppText
from tutor.panels.card import card_entry
from tutor.panels.html import to_text

SETS = (echoes.SET, cities.SET, artifacts.SET, unseen.SET)


def table_of(of: CardSet, edition: int = 4) -> tuple[CardFacts, ...]:
    found: tuple[CardFacts, ...] = import_module(f"{of.package}.facts").cards(edition)
    return found


@pytest.mark.parametrize("of", SETS, ids=lambda of: of.name)
def test_there_are_15_cards_of_age_1_and_10_of_each_other_as_many_of_each_color(of: CardSet) -> None:
    cards = table_of(of)
    assert [card.id for card in cards] == list(of.ids[:115])
    assert Counter(card.age for card in cards) == {1: 15} | dict.fromkeys(range(2, LAST_AGE + 1), 10)
    for age in range(1, LAST_AGE + 1):
        colors = Counter(card.color for card in cards if card.age == age)
        assert colors == dict.fromkeys(Color, 3 if age == 1 else 2), age
    assert {card.set for card in cards} == {of.name}
    assert [card.number for card in cards] == [f"{of.letter} {number:03}" for number in range(1, 116)]


@pytest.mark.parametrize("of", SETS, ids=lambda of: of.name)
def test_the_set_is_of_the_fourth_edition_only(of: CardSet) -> None:
    assert table_of(of, 3) == table_of(of, 1) == ()


@pytest.mark.parametrize("of", [echoes.SET, unseen.SET], ids=lambda of: of.name)
def test_a_card_has_four_slots_effects_and_the_most_frequent_icon_featured(of: CardSet) -> None:
    for card in table_of(of):
        assert len(card.slots) == 4
        assert card.slots.count(Mark.IMAGE) == 1
        counted = Counter(card.icons)
        assert card.featured is not None
        assert counted[card.featured] == max(counted.values()), card.title
        assert card.effects, card.title


def test_one_artifact_has_no_icons_and_no_effects_and_is_worth_11_on_a_board() -> None:
    """Ultimate p. 27, Battleship Yamato; all others are as the cards of other sets."""
    for card in table_of(artifacts.SET):
        assert len(card.slots) == 4
        assert card.slots.count(Mark.IMAGE) == 1
        if card.title == "Battleship Yamato":
            assert (card.age, card.value_on_board, card.icons, card.featured, card.effects) == (8, 11, (), None, ())
        else:
            counted = Counter(card.icons)
            assert card.value_on_board is None
            assert card.featured is not None
            assert counted[card.featured] == max(counted.values()), card.title
            assert card.effects, card.title


def test_a_card_of_echoes_has_a_slot_for_its_echo_effect_and_no_other_has_one() -> None:
    cards = table_of(echoes.SET)
    for card in cards:
        assert card.slots.count(Mark.ECHO) == card.effects.count(EffectKind.ECHO) <= 1, card.title
        assert sum(isinstance(slot, Bonus) for slot in card.slots) <= 1, card.title
    assert sum(Mark.ECHO in card.slots for card in cards) == 63
    assert {Bonus(points) for points in range(1, 13)} == {s for card in cards for s in card.slots} - {*Icon, *Mark}


def test_a_city_has_six_slots_with_its_image_at_the_top_right_and_no_effects() -> None:
    for card in table_of(cities.SET):
        assert len(card.slots) == 6
        assert [slot is Mark.IMAGE for slot in card.slots] == [False] * 5 + [True], card.title
        assert (card.featured, card.effects) == (None, ())
        assert card.icons, card.title


def test_no_two_cards_or_special_achievements_of_all_sets_have_one_key() -> None:
    keys = [card.key for of in (BASE, *SETS) for card in table_of(of)]
    assert len(keys) == 115 * (1 + len(SETS))
    assert len(set(keys)) == len(keys)
    assert all(key.isascii() for key in keys)
    assert slug("São Paulo") == "sao-paulo"


@pytest.mark.parametrize("of", SETS, ids=lambda of: of.name)
def test_the_tables_are_as_printed(of: CardSet, shared: Path) -> None:
    document = yaml.safe_load((shared / "facts" / "fourth" / f"{of.name}.yaml").read_text(encoding="utf-8"))
    expected = [
        (
            card["number"] or card["number_derived"],
            card["name"],
            card["age"],
            card["color"],
            card["icons"],
            card["featured"],
            [effect["kind"] for effect in card["effects"]],
        )
        for card in document["cards"]
    ]
    assert expected == [
        (
            card.number,
            card.title,
            card.age,
            card.color.word,
            [None if contents is Mark.EMPTY else contents.word for contents in card.slots],
            card.featured.word if isinstance(card.featured, Icon) else None,
            [kind.word for kind in card.effects],
        )
        for card in table_of(of)
    ]


# --- titles ---


def titles(of: CardSet, language: str) -> dict[str, dict[str, str]]:
    """The messages of cards and special achievements of a set with their forms; the plain one is ``""``."""
    assert of.locales is not None
    text = (of.locales / language / "titles.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    found: dict[str, dict[str, str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            message = bundle.get_message(entry.id.name)
            patterns = {"": message.value, **message.attributes}
            found[entry.id.name] = {
                form: str(bundle.format_pattern(pattern)[0])
                for form, pattern in patterns.items()
                if pattern is not None
            }
    return found


@pytest.mark.parametrize("of", SETS, ids=lambda of: of.name)
def test_every_card_and_five_special_achievements_have_a_title_in_both_languages(of: CardSet) -> None:
    en, uk = titles(of, "en"), titles(of, "uk")
    cards = [f"card-{card.key}" for card in table_of(of)]
    assert list(en) == list(uk)
    assert list(en)[:115] == cards
    assert len(en) == 120
    assert all(name.startswith("special-") for name in list(en)[115:])
    ours = {name for name, forms in en.items() if forms["origin"] == "ours"}
    assert ours == ({name for name in en if "museum" in name} if of is artifacts.SET else set())
    assert [en[f"card-{card.key}"][""] for card in table_of(of)] == [card.title for card in table_of(of)]
    assert all(set(forms) - {"note"} == {"", "origin"} for forms in en.values())
    assert all(set(forms) - {"note"} == {"", "acc", "origin"} and forms["origin"] == "ours" for forms in uk.values())
    assert {name for name in en if "note" in en[name]} == {name for name in uk if "note" in uk[name]}


@pytest.mark.parametrize("language", ["en", "uk"])
def test_no_two_titles_are_the_same(language: str) -> None:
    named = [forms[""].casefold() for of in SETS for forms in titles(of, language).values()]
    assert len(named) == 120 * len(SETS)
    assert len(set(named)) == len(named), [title for title, times in Counter(named).items() if times > 1]


# --- what is not certain ---


@pytest.mark.parametrize(
    ("title", "language", "said"),
    [
        ("Hiking", "en", "Not certain: One of the two sources has [concept] at the bottom right"),
        ("Hiking", "uk", "Непевно: Одне з двох джерел дає внизу праворуч [лампочка]"),
        ("Saxophone", "en", "Not certain: One of the two sources has [bonus of 7] at the bottom right"),
        ("Laser", "uk", "Непевно: Одне з двох джерел розміщує символи інакше: [лампочка], [листок]"),
        ("Kyiv", "en", "Not certain: One of the two sources spells the title “Kiev”."),
        (
            "U.S. Declaration of Independence",
            "en",
            "Not certain: One of the two sources has [prosperity] at the bottom",
        ),
        ("Yata No Kagami", "uk", "Непевно: Одне з двох джерел дає ті самі символи на інших місцях: [лампочка], [ламп"),
        ("Oars", "en", ""),
    ],
)
def test_a_card_says_what_is_not_certain_of_it(title: str, language: str, said: str) -> None:
    out = io.StringIO()
    assert main(["card", title, "--lang", language, "--edition", "4"], out) == 0
    assert (said or "Value 1") in out.getvalue()
    assert ("Not certain" in out.getvalue() or "Непевно" in out.getvalue()) is bool(said)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_panel_of_a_card_says_it_too(language: str) -> None:
    game = Game.new(("Ann", "Bob"), sets=("base", "unseen"))
    texts = AppText(game.machine, language, ("Ann", "Bob"), 0)
    shown = [to_text(card_entry(texts, game.machine.catalogue.find(title))) for title in ("Joy Buzzer", "Oars")]
    note = texts.message("run-note")
    assert [note in each for each in shown] == [True, False]
