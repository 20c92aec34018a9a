"""Verification: who shows which card, when, and what it proves (4e base p. 19; Ultimate p. 13 and p. 14-15)."""

import pytest

from engine.trace.events import Moved, Revealed
from tests.kit import Table, table

CASTLES = {"purple": "Feudalism"}
"""it demands a card with [authority] from the hand"""


def told(end: Table) -> list[tuple[int, str, str]]:
    """Every card shown or moved: the seat, the verb or what the showing proves, the title."""
    return [
        (item.seat, item.verb if isinstance(item, Moved) else str(item.reason), end.m.catalogue.title[item.card])
        for item in (entry.item for entry in end.entries)
        if isinstance(item, Moved | Revealed) and not end.m.catalogue.is_special(item.card)
    ]


def test_a_card_that_fits_is_shown_before_it_goes_where_not_all_see_it() -> None:
    end = table(CASTLES, {"hand": "Archery, Writing"}, {"red": "Optics"}).dogma("Feudalism")
    assert told(end) == [(1, "fits", "Archery"), (1, "transfer", "Archery")], "Writing stays hidden"
    (fact,) = end.facts("proves-fit")
    assert (fact.seat, fact.rule, dict(fact.numbers)) == (1, "verification", {"filter": "with-icon"})
    assert not end.facts("proves-none-fits")


def test_nothing_is_proven_to_who_receives_the_card() -> None:
    end = table(CASTLES, {"hand": "Archery, Writing"}).dogma("Feudalism")
    assert told(end) == [(1, "transfer", "Archery")]
    assert not end.facts("proves-fit")


def test_who_has_no_card_that_fits_shows_the_hand() -> None:
    end = table(CASTLES, {"hand": "Clothing, Writing"}).dogma("Feudalism")
    assert {each[2] for each in told(end)} == {"Clothing", "Writing"}
    assert {each[:2] for each in told(end)} == {(1, "does-not-fit")}
    (fact,) = end.facts("proves-none-fits")
    assert (fact.seat, fact.rule, fact.holds, len(fact.cards)) == (1, "verification", False, 2)


def test_an_empty_hand_proves_itself() -> None:
    end = table(CASTLES, {"red": "Optics"}).dogma("Feudalism")
    assert told(end) == []
    assert end.facts("nothing-fits")
    assert not end.facts("proves-none-fits")


def test_a_card_scored_from_the_hand_is_shown_as_the_score_pile_is_hidden() -> None:
    end = table({"yellow": "Machinery", "hand": "Archery, Writing"}, {"yellow": "Agriculture"}).dogma("Machinery")
    assert told(end) == [(0, "fits", "Archery"), (0, "score", "Archery")]


def test_a_card_that_a_condition_looks_at_is_shown_by_its_owner() -> None:
    end = table({"red": "Fission"}, {"red": "Optics"}, decks={10: "Databases, Software"}).dogma("Fission")
    assert told(end)[:2] == [(1, "draw", "Databases"), (1, "condition", "Databases")]
    (fact,) = end.facts("proves-condition")
    assert (fact.seat, fact.rule) == (1, "verification")


@pytest.mark.parametrize("edition", [4, 3, 1])
def test_the_rule_stands_in_a_document_of_its_edition(edition: int) -> None:
    from engine.rules import rule
    from engine.rules.index import places_for

    first = {4: "4e-base", 3: "help", 1: "faq1"}
    assert places_for(rule("verification"), edition, "en")[0].document == first[edition]
