"""Card text: whole, grammatical as far as a machine can tell, and numbered as the machine numbers its sentences."""

import os
import re
from pathlib import Path

import pytest

from engine.cards.facts import EDITIONS, card_catalogue
from engine.cards.sets import card_set
from engine.editions import SWITCHES, switches
from engine.lang import nodes
from engine.lang.lower import Code, lower
from engine.lang.nodes import Effect
from engine.lang.terms import Icon
from engine.lang.words import demand, dogma, has_icon, it, may, native, when
from engine.text.by_hand import Source
from engine.text.card_text import SentenceText, condition_text, render_card, render_effect
from engine.text.messages import Messages, messages
from tests.lang.node_classes import node_classes
from tests.sentinels.cards import SET as SENTINELS
from tests.text.samples import CARDS_TO_MOVE, CONDITIONS, NESTED, STEPS

LANGUAGES = ("en", "uk")
GOLDEN = Path(__file__).parent / "golden"
UPDATE = "UPDATE_GOLDEN" in os.environ
"""``UPDATE_GOLDEN=1 pytest tests/text`` writes the golden files anew; read the difference before you commit it"""

FACTS = {card.title: card for card in card_catalogue(4, ("base",)).cards}
PROGRAMS = card_set("base").programs


def faults(text: str, language: str) -> list[str]:
    """What no sentence may have."""
    found = [
        mark for mark in ("⟦", "⟧", "  ", "{", "}", " ,", " .", " !", " ;", "..", ",,", "( ", " )") if mark in text
    ]
    if text != text.strip():
        found.append("blank at an end")
    if language == "uk" and re.search(r"[a-zA-Z]", re.sub(r"\[\w+\]", "", text)):
        found.append("English")
    if language == "uk" and re.search(r"\b[уі] [уі] ", text):
        found.append("у у")
    return found


def render(language: str, effect: Effect, key: str = "robotics") -> list[SentenceText]:
    return list(render_effect(messages(language), Source(key), effect))


def said(language: str, effect: Effect) -> str:
    return " ".join(sentence.text for sentence in render(language, effect))


# --- all cards ---


def all_cards(language: str) -> str:
    """Every card with its effects, for the golden file."""
    lines = []
    for card in FACTS.values():
        program = PROGRAMS.get(card.title)
        effects = program.effects(4) if program is not None else ()
        text = render_card(messages(language), card, effects)
        lines += [f"{text.title} [{text.value}]", *(f"  {effect.kind}: {effect.text}" for effect in text.effects), ""]
    lines.append("# earlier editions")
    for card in FACTS.values():
        program = PROGRAMS.get(card.title)
        for edition in (1, 3) if program is not None and card.age < 11 else ():
            effects = program.effects(edition)
            text = render_card(messages(language), card, effects, switches(edition))
            latest = render_card(messages(language), card, program.effects(4), switches(4))
            if effects and (effects != program.effects(4) or text != latest):
                lines += [
                    f"{text.title} [{text.value}], {edition}",
                    *(f"  {e.kind}: {e.text}" for e in text.effects),
                    "",
                ]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_all_cards_is_as_it_was_read_last(language: str) -> None:
    file = GOLDEN / f"{language}.txt"
    text = all_cards(language)
    if UPDATE:
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8"), "read the change, then run again with UPDATE_GOLDEN=1"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", PROGRAMS)
def test_every_card_in_every_edition_reads(language: str, title: str) -> None:
    for edition in EDITIONS:
        effects = PROGRAMS[title].effects(edition)
        text = render_card(messages(language), FACTS[title], effects, switches(edition))
        assert len(text.effects) == len(effects)
        for effect in text.effects:
            assert not faults(effect.text, language), effect.text
            assert effect.featured is FACTS[title].featured
            for sentence in effect.sentences:
                assert sentence.text[-1] in ("!" if effect.kind == "demand" else ".", ":")
                assert sentence.text[0] in "[(" or sentence.text[0].isupper()


@pytest.mark.parametrize("title", PROGRAMS)
def test_a_text_is_about_as_long_in_both_languages(title: str) -> None:
    """A language that leaves something out is short."""
    lengths = {
        language: sum(
            len(effect.text)
            for effect in render_card(messages(language), FACTS[title], PROGRAMS[title].effects(4)).effects
        )
        for language in LANGUAGES
    }
    assert 0.6 < lengths["uk"] / max(lengths["en"], 1) < 1.8


# --- the seven of the first table, word for word ---


@pytest.mark.parametrize(
    ("title", "english", "ukrainian"),
    [
        ("Writing", ["Draw a [2]."], ["Доберіть [2]."]),
        ("Sailing", ["Draw and meld a [1]."], ["Доберіть і розіграйте [1]."]),
        ("The Wheel", ["Draw two [1]."], ["Доберіть дві [1]."]),
        (
            "Archery",
            [
                "I DEMAND you draw a [1], then transfer the highest card in your hand to my hand!",
                "Junk an available achievement of value 1 or 2.",
            ],
            [
                "Я ВИМАГАЮ, щоб ви добрали [1], а потім перемістили найціннішу картку зі своєї руки в мою!",
                "Скиньте доступне досягнення зі значенням 1 або 2.",
            ],
        ),
        (
            "Philosophy",
            ["You may splay left any one color of your cards.", "You may score a card from your hand."],
            [
                "Можете розгорнути ліворуч один будь-який колір у вашій ігровій зоні.",
                "Можете зарахувати в очки картку з руки.",
            ],
        ),
        (
            "Agriculture",
            [
                "You may return a card from your hand.",
                "If you do, draw and score a card of value one higher than the returned card.",
            ],
            [
                "Можете повернути картку з руки.",
                (
                    "Якщо зробили це, доберіть і зарахуйте в очки картку "
                    "зі значенням на 1 більшим, ніж у поверненої картки."
                ),
            ],
        ),
        (
            "Alchemy",
            [
                "Draw and reveal a [4] for each color on your board with [authority].",
                "If any drawn card is red, return all cards from your hand.",
                "Meld a card from your hand, then score a card from your hand.",
            ],
            [
                "Доберіть і розкрийте по [4] за кожен колір з [authority] у вашій ігровій зоні.",
                "Якщо хоча б одна дібрана картка червона, поверніть усі картки з руки.",
                "Розіграйте картку з руки, а потім зарахуйте в очки картку з руки.",
            ],
        ),
    ],
)
def test_the_cards_of_the_first_lesson(title: str, english: list[str], ukrainian: list[str]) -> None:
    for language, expected in (("en", english), ("uk", ukrainian)):
        text = render_card(messages(language), FACTS[title], PROGRAMS[title].effects(4))
        assert [sentence.text for effect in text.effects for sentence in effect.sentences] == expected


# --- every node ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CARDS_TO_MOVE)
def test_cards_of_every_kind_can_be_moved(language: str, name: str) -> None:
    move = nodes.Move(nodes.Verb.RETURN, CARDS_TO_MOVE[name])
    texts = [said(language, effect) for effect in (dogma(move), dogma(may(move)), demand(move))]
    assert len(set(texts)) == 3
    for text in texts:
        assert not faults(text, language), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CONDITIONS)
def test_conditions_of_every_kind_can_be_said_and_denied(language: str, name: str) -> None:
    win = nodes.Win()
    condition = CONDITIONS[name]
    texts = [
        said(language, effect)
        for effect in (
            dogma(nodes.Draw(1, 2), when(condition, win)),
            dogma(nodes.Draw(1, 2), when(nodes.Not(condition), win)),
            demand(nodes.Draw(1, 2), when(condition, win)),
        )
    ]
    assert texts[0] != texts[1]
    for text in texts:
        assert not faults(text, language), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STEPS)
def test_steps_of_every_kind_can_be_said_in_every_mood(language: str, name: str) -> None:
    step = STEPS[name]
    effects = [dogma(step), demand(step), dogma(when(has_icon(it, Icon.HEALTH), step))]
    if not isinstance(step, nodes.May | nodes.IfYouDo | nodes.When | nodes.MayDoOneOf):
        effects.append(dogma(may(step)))
    for effect in effects:
        text = said(language, effect)
        assert not faults(text, language), text


def used(value: object) -> set[str]:
    """The classes of all nodes in a piece of program."""
    if isinstance(value, nodes.Node):
        inner = {name for field in value.__dataclass_fields__ for name in used(getattr(value, field))}
        return {type(value).__name__} | inner
    if isinstance(value, tuple | list):
        return {name for each in value for name in used(each)}
    return set()


def test_every_node_of_the_language_is_read_by_some_test() -> None:
    samples: list[object] = [*CARDS_TO_MOVE.values(), *CONDITIONS.values(), *STEPS.values(), *NESTED.values()]
    some = (*PROGRAMS.values(), *SENTINELS.programs.values())
    samples += [printing.effects for program in some for printing in program.printings]
    found = {name for sample in samples for name in used(sample)}
    known = {each.__name__ for each in node_classes()} - {"Effect", "EachKarma", "Printing", "Program"}
    assert known - found == {"Native"}  # the first is read in the test after this one


def test_a_native_step_has_words_of_its_own(tmp_path: Path) -> None:
    for language, text in (("en", "do the impossible"), ("uk", "зробіть неможливе")):
        folder = tmp_path / language
        folder.mkdir()
        (folder / "cards.ftl").write_text(f"native-test = {text}\n    .inf = X\n    .subj = X\n", encoding="utf-8")
        words = Messages(language, tmp_path)
        sentence = next(render_effect(words, Source("robotics"), dogma(native("test"))))
        assert sentence.text == text[0].upper() + text[1:] + "."


# --- numbers of sentences ---


def codes() -> dict[str, Code]:
    found = {}
    for title, program in PROGRAMS.items():
        for edition in EDITIONS:
            for index, effect in enumerate(program.effects(edition)):
                found[f"{title} {edition}/{index}"] = lower(effect, key="x", card=0, index=index)
    for name, effect in NESTED.items():
        found[name] = lower(effect, key="x", card=0, index=0)
    return found


CODES = codes()


@pytest.mark.parametrize("name", CODES)
def test_sentences_are_numbered_as_lowering_numbers_them(name: str) -> None:
    code = CODES[name]
    sentences = render("en", code.tree)
    for sentence in sentences:
        assert sentence.parent == code.sentences[sentence.sid]
        above, depth = sentence.parent, 0
        while above >= 0:
            above, depth = code.sentences[above], depth + 1
        assert sentence.depth == depth
    numbers = list(dict.fromkeys(sentence.sid for sentence in sentences))
    assert numbers == sorted(numbers)
    if not any(isinstance(each, nodes.BySwitch) for each in code.tree.sentences):
        assert numbers == list(range(len(code.sentences)))


@pytest.mark.parametrize(
    "title", [title for title, program in PROGRAMS.items() if "BySwitch" in used(program.effects(4))]
)
def test_all_readings_of_a_card_together_have_all_its_sentences(title: str) -> None:
    for index, effect in enumerate(PROGRAMS[title].effects(4)):
        for each in effect.sentences:
            if isinstance(each, nodes.BySwitch):
                numbers: set[int] = set()
                for choice in SWITCHES[each.switch].choices:
                    chosen = switches(4, **{each.switch: choice})
                    numbers |= {s.sid for s in render_effect(messages("en"), Source("coal"), effect, chosen)}
                assert numbers == set(range(len(lower(effect, key="x", card=0, index=index).sentences)))


def test_what_follows_an_inner_sentence_comes_after_it() -> None:
    texts = [(sentence.sid, sentence.text) for sentence in render("en", NESTED["both-ways"])]
    assert texts == [
        (0, "Draw and reveal a [1]."),
        (1, "If it has [authority], score it."),
        (2, "Draw a [2]."),
        (1, "Otherwise:"),
        (3, "Draw a [3]."),
        (4, "Draw a [4]."),
    ]


def test_a_condition_is_quoted_in_the_words_of_its_card() -> None:
    effect = PROGRAMS["Metalworking"].effects(4)[0]
    asked = effect.sentences[1]
    assert isinstance(asked, nodes.When)
    assert condition_text(messages("en"), Source("metalworking"), effect, asked.condition) == "it has [authority]"
    said = condition_text(messages("uk"), Source("metalworking"), effect, asked.condition)
    assert said == "ця картка має символ [authority]"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NESTED)
def test_nested_sentences_read(language: str, name: str) -> None:
    for sentence in render(language, NESTED[name]):
        assert not faults(sentence.text, language), sentence.text
