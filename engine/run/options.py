"""Options as text: stable ids that a person or a script can write, and that show no seat more than it may see."""

from __future__ import annotations

import difflib
from collections.abc import Callable

from engine.lang.terms import Color, Icon
from engine.model.state import Request, State
from engine.query import sight
from engine.run.actions import split
from engine.run.errors import IllegalAnswerError
from engine.run.machine import Machine


def card_id(m: Machine, s: State, card: int, seat: int | None) -> str:
    """Return a card's key, or for a seat that may not see its front: zone, owner, back and a number.

    A back is its value, and before it the set if that is not the base set. The number counts the hidden cards with the
    same back in that zone by their order on the table, which is public.
    """
    if sight.knows(m, s, seat, card):
        return m.catalogue.key[card]
    zone = s.where[card]
    same = sight.hidden_alike(m, s, seat, card)
    number = f"-{same.index(card) + 1}" if len(same) > 1 else ""
    word = "achievement" if zone == m.zones.available else m.zones.word[zone]
    owner = m.zones.owner[zone]
    whose = f"-of-{owner + 1}" if owner >= 0 else ""
    set_, age = sight.back(m, card)
    return f"{word}{whose}{'' if set_ == 'base' else f'-{set_}'}-{age}{number}"


def option_id(m: Machine, s: State, request: Request, option: int, seat: int | None = None) -> str:
    """Return the id of one option as a seat may read it (``None``: as the deciding seat)."""
    reader = request.seat if seat is None else seat
    return _option_id(m, request, option, lambda card: card_id(m, s, card, reader))


def lasting_id(m: Machine, request: Request, option: int) -> str:
    """Return the id under which a file saves an option: with the keys of its cards, hidden ones too."""
    return _option_id(m, request, option, m.catalogue.key.__getitem__)


def lasting_option(m: Machine, request: Request, name: str) -> int:
    """Return the option that a file saves under an id (:func:`lasting_id`).

    Raises:
        KeyError: the request has no such option.
    """
    return {lasting_id(m, request, option): option for option in request.options}[name]


def _option_id(m: Machine, request: Request, option: int, card_name: Callable[[int], str]) -> str:
    kind = request.kind
    if kind == "action":
        action, card = split(m, option)
        return f"{action.word} {card_name(card)}" if action.needs_card else action.word
    if kind in ("card", "order"):
        return card_name(option)
    if kind == "color":
        return Color(option).word
    if kind == "icon":
        return Icon(option).word
    if kind == "yes-no":
        return ("no", "yes")[option]
    if kind == "player":
        return f"player-{option + 1}"
    if kind == "sentence":
        return f"option-{option + 1}"
    return str(option)


def option_ids(m: Machine, s: State, seat: int | None = None) -> tuple[str, ...]:
    """Return the ids of all options of the pending request, in their order."""
    request = s.request
    return tuple(option_id(m, s, request, option, seat) for option in request.options) if request else ()


def parse_option(m: Machine, s: State, text: str) -> int:
    """Return the option that an id names.

    Card titles do as well as keys, and an achievement's value alone after ``achieve``.

    Raises:
        IllegalAnswerError: no such option, with the nearest one that is.
    """
    request = s.request
    assert request is not None
    ids = option_ids(m, s)
    wanted = plain(text)
    for option, name in zip(request.options, ids, strict=True):
        if wanted in (plain(name), plain(name.replace("achievement-", "")), plain(name.removeprefix("achievement-"))):
            return option
    near = difflib.get_close_matches(text, ids, n=1, cutoff=0.5)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    msg = f"no option {text!r} here{hint} (options: {', '.join(ids)})"
    slots = {"option": repr(text), "options": ", ".join(ids)}
    if near:
        raise IllegalAnswerError(msg, "no-option-near", near=repr(near[0]), **slots)
    raise IllegalAnswerError(msg, "no-option", **slots)


def plain(text: str) -> str:
    """Return text without case and punctuation, for comparing ids."""
    return "".join(char for char in text.casefold() if char.isalnum())
