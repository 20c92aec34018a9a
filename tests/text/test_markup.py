"""Marks in text: drawn, printed, spoken."""

import pytest

from engine.lang.terms import Icon
from engine.text.markup import AgeBox, IconGlyph, Text, parse, to_plain, to_spoken
from engine.text.messages import messages


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ()),
        ("Draw.", (Text("Draw."),)),
        ("Draw a [2].", (Text("Draw a "), AgeBox(2), Text("."))),
        ("[11]", (AgeBox(11),)),
        ("3 [concept]", (Text("3 "), IconGlyph(Icon.CONCEPT))),
        ("[image][avatar]", (IconGlyph(None), IconGlyph(Icon.AVATAR))),
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
            assert parse(mark) == (IconGlyph(icon),)
            assert to_plain(mark, words) == words.message(f"icon-{icon.word}.name")
            assert to_spoken(mark, words) == words.message(f"icon-{icon.word}.spoken")


def test_a_terminal_shows_boxes_and_names_icons() -> None:
    assert to_plain("Draw a [4]: 3 [concept]") == "Draw a [4]: 3 concept"
    assert to_plain("Доберіть [4]: 3 [concept]", messages("uk")) == "Доберіть [4]: 3 лампочка"


def test_a_screen_reader_says_what_boxes_and_icons_show() -> None:
    assert to_spoken("Draw a [4]", messages("en")) == "Draw a card of value 4"
    assert to_spoken("Draw an [8].", messages("en")) == "Draw a card of value 8."
    assert to_spoken("Доберіть [4]", messages("uk")) == "Доберіть картку 4-ї епохи"
