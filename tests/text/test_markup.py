"""Marks in text: drawn, printed, spoken."""

import pytest

from engine.lang.terms import SLOT_WORDS, Icon, Mark
from engine.text.markup import AgeBox, Glyph, Text, parse, slot_text, to_plain, to_spoken
from engine.text.messages import messages


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ()),
        ("Draw.", (Text("Draw."),)),
        ("Draw a [2].", (Text("Draw a "), AgeBox(2), Text("."))),
        ("[11]", (AgeBox(11),)),
        ("3 [concept]", (Text("3 "), Glyph(Icon.CONCEPT))),
        ("[image][avatar]", (Glyph(Mark.IMAGE), Glyph(Icon.AVATAR))),
        ("a [note] and [123]", (Text("a [note] and [123]"),)),
    ],
)
def test_marks_are_found(text: str, expected: tuple[object, ...]) -> None:
    assert parse(text) == expected


def test_every_icon_has_a_mark_a_name_and_a_sound() -> None:
    for language in ("en", "uk"):
        words = messages(language)
        for icon in Icon:
            mark = words.message(f"icon-{icon.word}")
            assert parse(mark) == (Glyph(icon),)
            assert to_plain(mark, words) == words.message(f"icon-{icon.word}.name")
            assert to_spoken(mark, words) == words.message(f"icon-{icon.word}.spoken")


@pytest.mark.parametrize("language", ["en", "uk"])
def test_whatever_a_slot_holds_has_a_mark_and_words(language: str) -> None:
    words, said = messages(language), set()
    for word, contents in SLOT_WORDS.items():
        assert parse(f"a [{word}]") == (Text("a "), Glyph(contents))
        assert to_plain(f"[{word}]") == word
        assert to_plain(f"[{word}]", words) == slot_text(contents, words, "name")
        said.add(to_spoken(f"[{word}]", words))
    assert len(said) == len(SLOT_WORDS)
    letters = [slot_text(mark, words, "letter") for mark in Mark]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 for letter in letters)


def test_bonuses_and_search_icons_are_said_with_what_they_show() -> None:
    assert to_plain("[bonus-12] [search-health]", messages("en")) == "bonus of 12 search for health"
    assert to_spoken("[bonus-12] [search-health]", messages("uk")) == "бонус 12 пошук: листок"
    assert parse("[bonus-13]") == (Text("[bonus-13]"),)


def test_a_terminal_shows_boxes_and_names_icons() -> None:
    assert to_plain("Draw a [4]: 3 [concept]") == "Draw a [4]: 3 concept"
    assert to_plain("Доберіть [4]: 3 [concept]", messages("uk")) == "Доберіть [4]: 3 лампочка"


def test_a_screen_reader_says_what_boxes_and_icons_show() -> None:
    assert to_spoken("Draw a [4]", messages("en")) == "Draw a card of value 4"
    assert to_spoken("Draw an [8].", messages("en")) == "Draw a card of value 8."
    assert to_spoken("Доберіть [4]", messages("uk")) == "Доберіть картку 4-ї епохи"


def test_a_box_that_names_a_deck_is_said_as_no_card() -> None:
    assert to_spoken("a card from the [3] deck, then a [4]", messages("en")) == (
        "a card from the 3 deck, then a card of value 4"
    )
    assert to_spoken("Догма: «Бродіння» [2]", messages("uk")) == "Догма: «Бродіння», значення 2"
    assert to_spoken("з колоди [3] набору «Незриме»", messages("uk")) == "з колоди 3-ї епохи набору «Незриме»"
