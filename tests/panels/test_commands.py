"""One table of commands: keys, help, buttons, and what is allowed when follow from it."""

import pytest

from tutor.app import App, open_
from tutor.panels.app_text import catalogue
from tutor.panels.commands import (
    BY_NAME,
    COMMANDS,
    IGNORED,
    IN_CLASS,
    KEYS,
    UKRAINIAN_KEYS,
    WANTED,
    Place,
    at,
    of_key,
    refused,
)
from tutor.panels.concealed import Audience, Concealed
from tutor.panels.help import BY_FOCUS, rows
from tutor.session import Session

STATES = {"class": ("-on", "-off"), "motion": ("-on", "-off")}
"""commands whose button says in words what it would change"""
GUESS, CLASS = Concealed(outcome=True), Concealed(audience=Audience.CURTAIN)


@pytest.fixture
def app() -> App:
    return open_("lessons/staging", save=False)


def test_every_command_has_a_handler_and_every_handler_a_command(app: App) -> None:
    in_kernel = {command.name for command in COMMANDS if not command.by_browser}
    assert in_kernel == set(app.input.handlers)
    assert len(BY_NAME) == len(COMMANDS)


def test_no_key_has_two_commands() -> None:
    keys = [key for command in COMMANDS for key in (*command.keys, *command.class_keys)]
    assert len(keys) == len(set(keys))
    assert not set(UKRAINIAN_KEYS) & set(KEYS)


def test_steps_are_steps_of_the_session() -> None:
    assert all(callable(getattr(Session, command.steps)) for command in COMMANDS if command.steps)
    assert all(command.steps for command in COMMANDS if command.forward)


def test_a_ukrainian_keyboard_has_every_letter_of_the_english_one() -> None:
    for english, ukrainian in (("n", "т"), ("]", "ї"), ("O", "Щ"), ("r", "к"), (".", "ю"), ("<", "Б")):
        assert of_key(ukrainian) is of_key(english) is not None
    assert of_key("ж") is None
    assert set(UKRAINIAN_KEYS) <= {*WANTED, *IN_CLASS}


def test_a_page_keeps_its_own_keys_until_a_class_looks() -> None:
    assert {"PageDown", "PageUp", "r", "к", ".", "ю", "0"} == set(IN_CLASS)
    assert not set(IN_CLASS) & set(WANTED)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_button_and_every_key_has_words(language: str) -> None:
    said = catalogue(language)
    for command in (*at(Place.BAR), *at(Place.SETTINGS)):
        for label in (command.label + state for state in STATES.get(command.name, ("",))):
            assert said.message(f"ui-{label}", n=1)
            assert said.message(f"ui-{label}.hint", n=1)
    for row in (*rows(), *(name for _, name in BY_FOCUS)):
        assert said.message(f"ui-help-key-{row}")


@pytest.mark.parametrize(
    ("name", "concealed", "blank", "covered", "reason"),
    [
        ("into", Concealed(), False, False, ""),
        ("into", Concealed(), True, False, IGNORED),
        ("blank", CLASS, True, False, ""),
        ("escape", CLASS, True, False, ""),
        ("blank", Concealed(), False, False, "notice-class-only"),
        ("reveal", CLASS, False, False, ""),
        ("option", GUESS, False, False, "notice-guess"),
        ("option", Concealed(outcome=True, again=True), False, False, "notice-again"),
        ("option", Concealed(question_ahead=True), False, False, "notice-next"),
        ("option", Concealed(), False, True, IGNORED),
        ("digit", Concealed(), False, True, IGNORED),
        ("digit", GUESS, False, False, ""),
        ("into", Concealed(), False, True, IGNORED),
        ("larger", Concealed(), False, True, ""),
    ],
)
def test_what_is_allowed_when(name: str, concealed: Concealed, blank: bool, covered: bool, reason: str) -> None:
    assert refused(BY_NAME[name], concealed, blank=blank, covered=covered) == reason
