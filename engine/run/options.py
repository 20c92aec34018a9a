"""Options as text: stable ids that a person or a script can write, and that show no seat more than it may see."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Callable

from engine.lang.terms import Color, Icon
from engine.model.names import joined, shown, unseen
from engine.model.state import Request, State
from engine.query import sight
from engine.query.sight import Viewer
from engine.run.actions import split
from engine.run.choices import is_closed
from engine.run.errors import IllegalAnswerError
from engine.run.machine import STRIDE, Machine

NEGATIVE = re.compile(r"(?<!\w)[-\N{EN DASH}\N{MINUS SIGN}]\s*\d")
"""a number below zero, which is no option; the hyphens of an id stand after a letter or digit"""


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
    if kind == "title":
        return m.catalogue.key[option]
    if kind == "color":
        return Color(option).word
    if kind == "icon":
        return Icon(option).word
    if kind == "yes-no":
        return ("no", "yes")[option]
    if kind == "player":
        return f"player-{option + 1}"
    if kind == "set":
        return m.setup.sets[option]
    if kind == "sentence":
        return f"option-{option + 1}"
    return str(option)


def open_options(m: Machine, s: State, viewer: Viewer) -> tuple[int, ...]:
    """Return the options of the pending request that a viewer may know, in an order that tells nothing of hidden cards.

    There are none if the choice is closed to it. Cards that it does not know come last, by their place on the table.
    """
    request = s.request
    if request is None or is_closed(m, s, viewer, request):
        return ()
    if request.kind not in ("card", "order", "action"):
        return request.options

    def rank(option: int) -> tuple[int, ...]:
        kind, card = divmod(option, STRIDE) if request.kind == "action" else (0, option)
        if sight.knows(m, s, viewer, card) or (request.kind == "action" and not m.actions[kind].needs_card):
            return kind, 0, card
        zone = s.where[card]
        return kind, 1, zone, s.zones[zone].index(card)

    options = request.options
    if request.kind == "action" and viewer is not None and viewer != request.seat:
        options = tuple([option for option in options if _is_known(m, s, request.seat, viewer, option)])
    return tuple(sorted(options, key=rank))


def _is_known(m: Machine, s: State, seat: int, viewer: Viewer, option: int) -> bool:
    """Return whether a viewer may know that another seat can take an action."""
    kind, card = split(m, option)
    return kind.known is None or kind.known(m, s, seat, viewer, card)


def option_ids(m: Machine, s: State, seat: int | None = None) -> tuple[str, ...]:
    """Return the ids of the options of the pending request that a seat may know (``None``: the deciding seat).

    They are in the order of ``open_options``.
    """
    request = s.request
    if request is None:
        return ()
    reader = request.seat if seat is None else seat
    return tuple(option_id(m, s, request, option, reader) for option in open_options(m, s, reader))


def token(m: Machine, s: State, viewer: Viewer, option: int) -> str:
    """Return what names an option in a page: its number, or if that gave a hidden card away, the place of the card.

    It is unique among the options of the request and stays the same while the table does.
    """
    request = s.request
    assert request is not None
    if request.kind not in ("card", "order", "action"):
        return str(option)
    kind, card = divmod(option, STRIDE) if request.kind == "action" else (0, option)
    if (request.kind == "action" and not m.actions[kind].needs_card) or sight.knows(m, s, viewer, card):
        return str(option)
    zone = s.where[card]
    return f"{kind}-{zone}-{s.zones[zone].index(card)}"


def parse_option(m: Machine, s: State, text: str) -> int:
    """Return the option that an id names.

    Card titles do as well as keys, and an achievement's value alone after ``achieve``. Case and punctuation do not
    count, but a text with invisible characters and a number below zero name nothing.

    Raises:
        IllegalAnswerError: no such option, with the nearest one that is.
    """
    request = s.request
    assert request is not None
    ids = option_ids(m, s)
    wanted = "" if unseen(text.strip()) or NEGATIVE.search(text) else plain(text)
    for option, name in zip(open_options(m, s, request.seat), ids, strict=True):
        if wanted in (plain(name), plain(name.replace("achievement-", "")), plain(name.removeprefix("achievement-"))):
            return option
    near = difflib.get_close_matches(text, ids, n=1, cutoff=0.5)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    msg = f"no option {shown(text)} here{hint} (options: {joined(ids)})"
    slots = {"option": shown(text), "options": joined(ids)}
    if near:
        raise IllegalAnswerError(msg, "no-option-near", near=repr(near[0]), **slots)
    raise IllegalAnswerError(msg, "no-option", **slots)


def plain(text: str) -> str:
    """Return text without case, punctuation and the accents of Latin letters, for comparing ids."""
    if not text.isascii():
        text = "".join(map(_unaccented, text))
    return "".join(char for char in text.casefold() if char.isalnum())


def _unaccented(char: str) -> str:
    """Return the plain Latin letter of one with an accent; any other character as it is («й» is no «и»)."""
    first = unicodedata.normalize("NFKD", char)[0]
    return first if first.isascii() and first.isalpha() else char
