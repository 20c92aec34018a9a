"""From nodes to the goal of a puzzle, with every mistake on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yaml.nodes import Node, ScalarNode, SequenceNode

from engine.positions.goal import (
    AGAINST,
    DECKS,
    GRADES,
    ICONS,
    KEYS,
    MOST,
    OTHERS,
    SEES,
    THEMES,
    UNTIL,
    WISHES,
    Goal,
    Wish,
)
from engine.positions.naming import quoted
from engine.positions.yaml_sheet import INT
from engine.text.messages import phrase

if TYPE_CHECKING:
    from engine.positions.read import Reader


def read_goal(reader: Reader, node: Node) -> Goal:
    """Return the goal that a position gives; mistakes are reported to the sheet."""
    sheet = reader.sheet
    parts = {pair.key: pair.value for pair in sheet.pairs(node, quoted("goal"), KEYS)}
    if "reach" not in parts:
        sheet.problem(node, phrase("position-goal-nothing"))
        return Goal(())

    def word(key: str, choices: tuple[str, ...]) -> str:
        found = sheet.one_of(parts[key], phrase("position-kind-goal", key=quoted(key)), choices) if key in parts else ""
        return found or choices[0]

    def number(key: str, default: int, low: int, high: int) -> int:
        return (sheet.number(parts[key], quoted(key), low, high) if key in parts else None) or default

    sees = [
        sheet.one_of(each, phrase("position-kind-goal", key=quoted("sees")), SEES)
        for each in (sheet.items(parts["sees"], quoted("sees")) if "sees" in parts else ())
    ]
    return Goal(
        wishes=tuple(_wishes(reader, parts["reach"])),
        until=word("until", UNTIL),
        against=word("against", AGAINST),
        decks=word("decks", DECKS),
        solutions=number("solutions", 0, 1, MOST),
        only_line="only_line" in parts and bool(sheet.truth(parts["only_line"], quoted("only_line"))),
        theme=word("theme", THEMES),
        sees=tuple(each for each in sees if each),
        grade=number("grade", 1, GRADES[0], GRADES[-1]),
    )


def _wishes(reader: Reader, node: Node) -> list[Wish]:
    sheet, found = reader.sheet, list[Wish]()
    pairs = sheet.pairs(node, quoted("reach"), WISHES)
    if not pairs and not sheet.problems:
        sheet.problem(node, phrase("position-goal-nothing"))
    for key, at, value in pairs:
        if key in ("win", "safe", "ahead"):
            if sheet.truth(value, quoted(key)) is False:
                sheet.problem(at, phrase("position-goal-false", key=quoted(key)))
            found.append(Wish(key))
        elif key == "claim":
            found += _claims(reader, value)
        elif key == "icons":
            for icon, _, count in sheet.pairs(value, quoted(key), ICONS):
                found.append(Wish(key, ICONS.index(icon), sheet.number(count, quoted(icon), 1, MOST) or 1))
        elif key == "others":
            for kind_, _, count in sheet.pairs(value, quoted(key), OTHERS):
                found.append(Wish(f"others-{kind_}", number=sheet.number(count, quoted(kind_), 0, MOST) or 0))
        else:
            found.append(Wish(key, number=sheet.number(value, quoted(key), 1, MOST) or 1))
    return found


def _claims(reader: Reader, node: Node) -> list[Wish]:
    """Return the achievements that shall be claimed: specials by their titles, standard ones by their values."""
    found = []
    for each in node.value if isinstance(node, SequenceNode) else (node,):
        if isinstance(each, ScalarNode) and each.tag == INT:
            found.append(Wish("claim-age", reader.sheet.number(each, quoted("claim"), 1, reader.last_age) or 1))
            continue
        card = reader.card(each, phrase("position-a-special"))
        if card is not None and not reader.is_special(card):
            reader.sheet.problem(each, phrase("position-goal-no-achievement"))
        elif card is not None:
            found.append(Wish("claim", card))
    return found
