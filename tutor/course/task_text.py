"""The texts of tasks: authors' texts with card texts inserted, and options worded by the game."""

from __future__ import annotations

import re

from engine.positions.position import Bilingual, Position
from engine.run.machine import Machine
from engine.text.euphony import article
from tutor.course.task_file import HOLE, MOVE
from tutor.course.tasks import Option
from tutor.panels.app_text import YOU, AppText


def authored(texts: AppText, words: Bilingual) -> str:
    """Return an author's text in the current language, with marks.

    ``{title:archery}`` is a card's title, ``{title-acc:archery}`` its accusative form, ``{text:archery}`` its text with
    numbered effects if there are several, and ``{text-1:archery}`` its first effect.
    """

    def fill(match: re.Match[str]) -> str:
        what, key = match.groups()
        card = texts.machine.catalogue.find(key)
        if what == "title":
            return texts.card_title(card)
        if what == "title-acc":
            return texts.card_title(card, "acc")
        effects = [effect.text for effect in texts.card(card).effects]
        parts = effects if what == "text" else effects[int(what.removeprefix("text-")) - 1 :][:1]
        if len(parts) > 1:
            parts = [texts.message("task-card-effect", n=n, text=each) for n, each in enumerate(parts, 1)]
        return texts.quoting("task-card-text", " ".join(parts))

    filled = HOLE.sub(fill, words.of(texts.language))
    return article(filled) if texts.language == "en" else filled


def impersonal(machine: Machine, position: Position, language: str) -> AppText:
    """Return texts for nobody in particular: the players go by their names, but for a viewer who is called "You"."""
    viewer = position.viewer
    names = [position.name(seat, language) for seat in range(len(position.players))]
    you = position.players[viewer].name.en.casefold() == YOU
    return AppText(machine, language, names, viewer, person=viewer if you else -1)


def option_text(texts: AppText, option: Option) -> str:
    """Return the words of an option, with marks."""
    if option.text is not None:
        return authored(texts, option.text)
    m = texts.message
    match option.kind:
        case "decks":
            return m("task-deck", value=int(option.id))
        case "counts":
            return m("task-count", n=int(option.id))
        case "seats":
            return m("task-seat", **texts.who(int(option.id[1:]) - 1))
        case "cards":
            return texts.card_title(texts.machine.catalogue.find(option.id))
        case "actions":
            return _action(texts, option.id)
        case _:
            return _move(texts, option.id)


def _move(texts: AppText, move: str) -> str:
    found = MOVE.fullmatch(move)
    assert found is not None
    seat, verb, value = found.groups()
    form = f"task-move-{verb}"
    if value is not None:
        return texts.message(form, **texts.who(int(seat) - 1), value=int(value))
    return texts.message(f"{form}.any", **texts.who(int(seat) - 1))


def _action(texts: AppText, action: str) -> str:
    kind, _, what = action.partition(" ")
    if kind == "draw":
        return texts.message("task-action-draw")
    if kind == "achieve":
        return texts.message("task-action-achieve", value=int(what))
    card = texts.card_title(texts.machine.catalogue.find(what))
    return texts.message(f"task-action-{kind}", card=card)
