"""``coverage``: number of programmed cards and hand-worded sentences, by edition and set."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from engine.cards.facts import EDITIONS, card_catalogue
from engine.cards.library import codes
from engine.cards.sets import BASE, card_set, set_names
from engine.lang.nodes import Native, NotDone
from engine.text.by_hand import find, sentences
from engine.text.messages import messages as words
from tutor.cli.shell import FINE, Call, Flag, Shell, Usage

USAGE = Usage("coverage", (0, 0), (Flag("edition", "N"), Flag("json")))


def run(shell: Shell, call: Call) -> int:
    """Print the coverage as a table or as JSON: edition, set, numbers."""
    asked = call.edition()
    editions = EDITIONS if asked is None else (asked,)
    numbers = {
        str(edition): {name: count(edition, name) for name in set_names() if card_set(name).cards(edition)}
        for edition in editions
    }
    if call["json"]:
        shell.json(numbers)
        return FINE
    for edition, sets in numbers.items():
        for name, found in sets.items():
            shell.write(
                "cli-coverage-row",
                edition=edition,
                set=name,
                done=found["done"],
                cards=found["cards"],
                share=_share(found["done"], found["cards"]),
                native=found["native"],
                nativeshare=_share(found["native"], found["done"]),
                byhand=found["by_hand"],
                sentences=found["sentences"],
                handshare=_share(found["by_hand"], found["sentences"]),
                left=found["left_out"],
            )
    return FINE


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f}" if whole else "0"


def count(edition: int, set_name: str) -> dict[str, int]:
    """Return the numbers of one set in one edition.

    ``done`` counts cards with all effects programmed, and cards without effects. ``native`` counts those that need
    their own handler. ``left_out`` counts those that no game is dealt.
    """
    played_with, ids_of_set = {BASE, set_name}, card_set(set_name).ids
    cards = [card for card in card_catalogue(edition, played_with).cards if card.id in ids_of_set]
    trees: dict[int, list[Any]] = {}
    for code in codes(edition, tuple(played_with)).values():
        trees.setdefault(code.card, []).append(code.tree)
    ids = {card.id: card.key for card in cards}
    programmed = {card: list(_nodes(effects)) for card, effects in trees.items() if card in ids}
    done = {card: nodes for card, nodes in programmed.items() if not any(isinstance(node, NotDone) for node in nodes)}
    keys = {ids[card] for card in done}
    written = [each for each in sentences(set_name, edition) if each[0].card in keys]
    return {
        "cards": len(cards),
        "left_out": sum(card.key in card_set(set_name).left_out for card in cards),
        "done": len(done) + sum(not card.effects for card in cards),
        "native": sum(any(isinstance(node, Native) for node in nodes) for nodes in done.values()),
        "by_hand": sum(find(words("en"), *each) is not None for each in written),
        "sentences": len(written),
    }


def _nodes(node: Any) -> Iterator[Any]:
    """Yield a node and all nodes inside it."""
    if isinstance(node, list | tuple):
        for each in node:
            yield from _nodes(each)
    elif is_dataclass(node) and not isinstance(node, type):
        yield node
        for each in fields(node):
            yield from _nodes(getattr(node, each.name))
