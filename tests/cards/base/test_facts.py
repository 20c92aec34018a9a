"""The table of base cards against the outside facts, and what is said of a bad row."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.cards.base import SET
from engine.cards.base.facts import cards
from engine.cards.base.specials import specials
from engine.cards.table import FactsError, read_cards, read_changes
from engine.lang.terms import EffectKind
from engine.model.cards import CardFacts

GOOD = "001 | Archery | 1 | red | authority concept - authority | authority | demand dogma"


def printed(shared: Path, edition: str) -> dict[str, dict[str, Any]]:
    """What the outside facts say of every card of an edition, in print order, by title."""
    document = yaml.safe_load((shared / "facts" / edition / "base.yaml").read_text(encoding="utf-8"))
    return {
        card["name"]: {
            "age": card["age"],
            "color": card["color"],
            "icons": card["icons"],
            "featured": card["featured"],
            "effects": [effect["kind"] for effect in card["effects"]],
        }
        for card in document["cards"]
    }


def ours(cards: tuple[CardFacts, ...]) -> dict[str, dict[str, Any]]:
    return {
        card.title: {
            "age": card.age,
            "color": card.color.word,
            "icons": [contents.word for contents in card.slots],
            "featured": card.featured.word if card.featured is not None else None,
            "effects": [kind.word for kind in card.effects],
        }
        for card in cards
    }


def test_fourth_edition_is_as_printed(shared: Path) -> None:
    expected = printed(shared, "fourth")
    assert ours(cards(4)) == expected
    assert [card.title for card in cards(4)] == list(expected)


def test_third_edition_is_as_printed(shared: Path) -> None:
    expected = printed(shared, "third")
    assert ours(cards(3)) == expected
    assert [card.title for card in cards(3)] == list(expected)


def test_first_edition_is_the_third_but_for_what_differs(shared: Path) -> None:
    assert ours(cards(1)) == printed(shared, "third") | printed(shared, "first")


def test_numbers_are_as_printed(shared: Path) -> None:
    document = yaml.safe_load((shared / "facts" / "fourth" / "base.yaml").read_text(encoding="utf-8"))
    expected = [(card["number"], card["name"]) for card in document["cards"]]
    assert [(card.number, card.title) for card in cards(4)] == expected


def test_special_achievements_are_as_printed(shared: Path) -> None:
    for edition in ("fourth", "third"):
        document = yaml.safe_load((shared / "facts" / edition / "base.yaml").read_text(encoding="utf-8"))
        assert [card.title for card in specials(4)] == [card["name"] for card in document["special_achievements"]]
    assert [card.id for card in specials(4)] == list(range(115, 120))


def test_a_card_keeps_id_key_and_number_through_the_editions() -> None:
    for edition in (3, 1):
        for card, fourth in zip(cards(edition), cards(4), strict=False):
            assert (card.id, card.key, card.title, card.number) == (fourth.id, fourth.key, fourth.title, fourth.number)
            assert (card.age, card.color, card.set) == (fourth.age, fourth.color, fourth.set)


def test_one_row_is_read() -> None:
    (card,) = read_cards(f"# a remark\n\n{GOOD}\n", SET)
    assert card == cards(4)[0]


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("001", "002", "number 002, where 001 is next"),
        ("| 1 |", "| 12 |", "age '12' is none of 0 to 11"),
        ("| 1 |", "| one |", "age 'one' is none of 0 to 11"),
        ("| 1 |", "| 1/2/3 |", "age '1/2/3' has more than two parts"),
        ("red", "rde", "'rde' is none of red, yellow, green, blue, purple"),
        ("concept", "bulb", "no slot holds 'bulb': neither '-' nor authority, prosperity,"),
        ("concept", "bonus-13", "no slot holds 'bonus-13'"),
        ("concept", "", "four slots or six expected, not 3"),
        ("concept", "concept plus", "four slots or six expected, not 5"),
        ("| authority |", "| concept |", "concept is not the most frequent icon"),
        ("| authority |", "| health |", "health is not the most frequent icon"),
        ("| authority |", "| - |", "effects, and no featured icon"),
        ("| authority |", "| crown |", "'crown' is none of authority,"),
        ("demand dogma", "demnad", "'demnad' is none of dogma, demand,"),
        ("demand dogma", "", "7 filled columns expected"),
        ("| red", "red", "7 filled columns expected"),
    ],
)
def test_a_bad_row_is_named_with_what_is_wrong(right: str, wrong: str, message: str) -> None:
    row = GOOD.replace(right, wrong)
    assert row != GOOD
    with pytest.raises(FactsError) as caught:
        read_cards(row, SET)
    assert message in str(caught.value)
    assert str(caught.value).endswith(f"in row: {row.strip()}")


def test_two_cards_with_one_key_are_refused() -> None:
    with pytest.raises(FactsError, match="a second card with the key 'archery'"):
        read_cards(f"{GOOD}\n{GOOD.replace('001', '002').replace('Archery', 'archery')}", SET)


def test_a_change_keeps_what_it_does_not_name() -> None:
    fourth = read_cards(GOOD, SET)
    (card,) = read_changes("Archery | = | = | = | = | demand", fourth, SET)
    assert card.effects == (EffectKind.DEMAND,)
    assert card.icons == fourth[0].icons


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("Arcery | = | = | = | = | demand", "no card 'Arcery' to change"),
        ("Archery | = | = | = | = | =", "a change that changes nothing"),
        ("Archery | = | = | = | = | demand dogma", "a change that changes nothing"),
        ("Archery | = | = | health - health health | = | =", "authority is not the most frequent icon"),
        ("Archery | = | =", "6 filled columns expected"),
        ("Archery | 12 | = | = | = | =", "age '12' is none of 0 to 11"),
        ("Archery | = | = | = | - | =", "effects, and no featured icon"),
    ],
)
def test_a_bad_change_is_named_with_what_is_wrong(row: str, message: str) -> None:
    with pytest.raises(FactsError, match=message):
        read_changes(row, read_cards(GOOD, SET), SET)
