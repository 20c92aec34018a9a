"""The words of tasks: what authors wrote, with card texts put in, and options whose words come from the game."""

from __future__ import annotations

import re

from engine.positions.position import Bilingual
from tutor.course.task_file import HOLE, MOVE
from tutor.course.tasks import Option
from tutor.widgets.app_text import AppText


def authored(speech: AppText, words: Bilingual) -> str:
    """Return an author's text in the language shown, with marks.

    ``{title:archery}`` is a card's title, ``{title-acc:archery}`` the same as an object, ``{text:archery}`` what the
    card says, its effects numbered if there are several, and ``{text-1:archery}`` its first effect.
    """

    def fill(match: re.Match[str]) -> str:
        what, key = match.groups()
        card = speech.machine.catalogue.find(key)
        if what == "title":
            return speech.card_title(card)
        if what == "title-acc":
            return speech.card_title(card, "acc")
        effects = [effect.text for effect in speech.card(card).effects]
        said = effects if what == "text" else effects[int(what.removeprefix("text-")) - 1 :][:1]
        if len(said) > 1:
            said = [speech.m("task-card-effect", n=n, text=each) for n, each in enumerate(said, 1)]
        return speech.quoting("task-card-text", " ".join(said))

    return HOLE.sub(fill, words.of(speech.language))


def option_text(speech: AppText, option: Option) -> str:
    """Return an option as the learner reads it, with marks."""
    if option.text is not None:
        return authored(speech, option.text)
    m = speech.m
    match option.kind:
        case "decks":
            return m("task-deck", value=int(option.id))
        case "counts":
            return m("task-count", n=int(option.id))
        case "seats":
            return m("task-seat", **speech.who(int(option.id[1:]) - 1))
        case "cards":
            return speech.card_title(speech.machine.catalogue.find(option.id))
        case "actions":
            return _action(speech, option.id)
        case _:
            return _move(speech, option.id)


def _move(speech: AppText, move: str) -> str:
    found = MOVE.fullmatch(move)
    assert found is not None
    seat, verb, value = found.groups()
    form = f"task-move-{verb}"
    if value is not None:
        return speech.m(form, **speech.who(int(seat) - 1), value=int(value))
    return speech.m(f"{form}.any", **speech.who(int(seat) - 1))


def _action(speech: AppText, action: str) -> str:
    kind, _, what = action.partition(" ")
    if kind == "draw":
        return speech.m("task-action-draw")
    if kind == "achieve":
        return speech.m("task-action-achieve", value=int(what))
    card = speech.card_title(speech.machine.catalogue.find(what))
    return speech.m(f"task-action-{kind}", card=card)
