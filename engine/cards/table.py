"""Reads tables of card facts: a row a card as the fourth edition prints it, then what other editions print differently.

A full table has the columns number, title, age, color, slots, featured, effects. ``#`` begins a remark.

- *number* is the card's place in its set, from 001 on without a gap.
- *age* may be followed by the value that the card has on a board: ``8/11``.
- *slots* are four or six words in the order of :class:`~engine.lang.terms.Slot`; ``-`` is the card image.
- *featured* is ``-`` on a card without effects that could be shared.
- *effects* are kinds from top to bottom, ``-`` if there are none.

A table of changes has the columns title, age, color, slots, featured, effects, with ``=`` for what stays. Besides,
``Kyiv > Kiev | ...`` changes the title too, ``Fire | dropped`` takes the card out, and a row with a number in front, as
in a full table, adds a card.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from engine.cards.sets import CardSet
from engine.lang.terms import LAST_AGE, SLOT_WORDS, Color, EffectKind, Icon, Mark, SlotContents, Term
from engine.model.cards import CardFacts, slug

_E = TypeVar("_E", bound=Term)

SAME = "="
IMAGE = "-"
NONE = "-"
DROPPED = "dropped"


class FactsError(ValueError):
    """A row of a table of facts is wrong; the message contains the row and the problem."""


def read_cards(table: str, of: CardSet, *, back: str = "", after: int = 0) -> tuple[CardFacts, ...]:
    """Return the cards of a full table, in the order of their numbers.

    ``back`` is the set on their backs, if it is not the set that brings them: the cards of age 0 that come with
    Figures have the back of the base set. ``after`` is the last number of another table of the set, which goes before.
    """
    cards: list[CardFacts] = []
    keys: set[str] = set()
    for row, cells in _rows(table):
        number = cells[0]
        expected = f"{after + len(cards) + 1:03}"
        if number != expected:
            raise FactsError(f"number {number}, where {expected} is next, in row: {row}")
        _add(cards, keys, _card(cells, row, of, back or of.name), row)
    return tuple(cards)


def read_changes(table: str, cards: tuple[CardFacts, ...], of: CardSet) -> tuple[CardFacts, ...]:
    """Return the cards of another edition: the same with the changes of a table, by rising id."""
    changed = {card.title: card for card in cards}
    added: list[CardFacts] = []
    keys = {card.key for card in cards}
    for row, cells in _rows(table):
        if cells[0].isdecimal():
            _add(added, keys, _card(cells, row, of, of.name), row)
            continue
        title, _, other = (part.strip() for part in cells[0].partition(">"))
        if title not in changed:
            raise FactsError(f"no card {title!r} to change, in row: {row}")
        if cells[1:] == [DROPPED]:
            del changed[title]
            continue
        _columns(cells, 6, row)
        card = changed[title]
        _, age, color, slots, featured, effects = cells
        if other:
            card = replace(card, title=other)
        if age != SAME:
            printed, on_board = _ages(age, row)
            card = replace(card, age=printed, value_on_board=on_board)
        if color != SAME:
            card = replace(card, color=_member(Color, color, row))
        if slots != SAME:
            card = replace(card, slots=_slots(slots, row))
        if featured != SAME:
            card = replace(card, featured=_featured(featured, row))
        if effects != SAME:
            card = replace(card, effects=_effects(effects, row))
        if card == changed[title]:
            raise FactsError(f"a change that changes nothing, in row: {row}")
        changed[title] = _checked(card, row)
    return tuple(sorted((*changed.values(), *added), key=lambda card: card.id))


def _add(cards: list[CardFacts], keys: set[str], card: CardFacts, row: str) -> None:
    if card.key in keys:
        raise FactsError(f"a second card with the key {card.key!r}, in row: {row}")
    keys.add(card.key)
    cards.append(card)


def _card(cells: list[str], row: str, of: CardSet, back: str) -> CardFacts:
    _columns(cells, 7, row)
    number, title, age, color, slots, featured, effects = cells
    place = int(number) - 1
    if not 0 <= place < len(of.ids):
        raise FactsError(f"number {number} is none of the {len(of.ids)} ids of {of.name}, in row: {row}")
    printed, on_board = _ages(age, row)
    card = CardFacts(
        id=of.ids[place],
        key=slug(title),
        title=title,
        set=back,
        number=f"{of.letter} {number}",
        age=printed,
        color=_member(Color, color, row),
        slots=_slots(slots, row),
        featured=_featured(featured, row),
        effects=_effects(effects, row),
        value_on_board=on_board,
    )
    return _checked(card, row)


def _rows(table: str) -> Iterator[tuple[str, list[str]]]:
    for row in filter(None, map(str.strip, table.splitlines())):
        if not row.startswith("#"):
            yield row, [cell.strip() for cell in row.split("|")]


def _columns(cells: list[str], columns: int, row: str) -> None:
    if len(cells) != columns or not all(cells):
        raise FactsError(f"{columns} filled columns expected, in row: {row}")


def _member(kind: type[_E], word: str, row: str) -> _E:
    try:
        return kind[word.upper()]
    except KeyError:
        legal = ", ".join(member.word for member in kind)
        raise FactsError(f"{word!r} is none of {legal}, in row: {row}") from None


def _ages(cell: str, row: str) -> tuple[int, int | None]:
    """Return the printed age, and the value on a board if it is another."""
    ages = cell.split("/")
    for age in ages:
        if not (age.isdecimal() and 0 <= int(age) <= LAST_AGE):
            raise FactsError(f"age {age!r} is none of 0 to {LAST_AGE}, in row: {row}")
    if len(ages) > 2:
        raise FactsError(f"age {cell!r} has more than two parts, in row: {row}")
    return int(ages[0]), int(ages[1]) if ages[1:] else None


def _slots(cell: str, row: str) -> tuple[SlotContents, ...]:
    found: list[SlotContents] = []
    for word in cell.split():
        contents = Mark.IMAGE if word == IMAGE else SLOT_WORDS.get(word)
        if contents is None:
            raise FactsError(f"no slot holds {word!r}: neither {IMAGE!r} nor {', '.join(SLOT_WORDS)}, in row: {row}")
        found.append(contents)
    if len(found) not in (4, 6):
        raise FactsError(f"four slots or six expected, not {len(found)}, in row: {row}")
    return tuple(found)


def _featured(word: str, row: str) -> Icon | None:
    return None if word == NONE else _member(Icon, word, row)


def _effects(cell: str, row: str) -> tuple[EffectKind, ...]:
    return () if cell == NONE else tuple(_member(EffectKind, word, row) for word in cell.split())


def _checked(card: CardFacts, row: str) -> CardFacts:
    """The featured icon is one that the card holds most often (4e base, Sharing & Demands)."""
    if card.featured is None:
        if card.effects:
            raise FactsError(f"effects, and no featured icon to share them by, in row: {row}")
    elif card.icons.count(card.featured) < max(card.icons.count(icon) for icon in Icon):
        raise FactsError(f"{card.featured.word} is not the most frequent icon, in row: {row}")
    return card
