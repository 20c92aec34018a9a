"""The draw rule of The Unseen: the first card that each player draws in each turn (Ultimate p. 31, Drawing Unseen)."""

import pytest

from engine.run import draws
from tests.kit import Table, table

ONES = {("unseen", 1): "Tomb, Maze, Silk"}
BASE = {1: "Domestication, Sailing, Clothing, Pottery", 2: "Mapmaking, Calendar"}


def drawing(*players: dict[str, str], **more: object) -> Table:
    return table(*players, decks=BASE, further_decks=ONES, **more)  # type: ignore[arg-type]


def test_the_example_of_the_rulebook() -> None:
    """U31; UNS-01: a Draw action, then The Wheel, which the opponent shares: each one's first card is Unseen."""
    t = drawing({"green": "The Wheel"}, {"red": "Metalworking", "purple": "City States"})
    first = t.play("draw")
    assert first.hand(0) == {"Tomb"}
    (why,) = first.facts("unseen-first-card")
    assert (why.rule, why.seat, why.number("n")) == ("draw-unseen", 0, 1)
    end = first.dogma("The Wheel")
    assert [end.m.catalogue.title[card] for card in sorted(end.s.zones[end.m.zones.hand(1)])] == [
        "Domestication",
        "Maze",
    ]
    assert end.hand(0) == {"Tomb", "Sailing", "Clothing", "Pottery"}
    assert [fact.seat for fact in end.facts("unseen-first-card")] == [1]


def test_it_is_again_the_first_in_the_next_turn() -> None:
    end = drawing({"red": "Archery"}, {"red": "Oars"}, actions=1).play("draw", "draw")
    assert (end.hand(0), end.hand(1)) == ({"Tomb"}, {"Maze"})


def test_an_empty_deck_gives_a_base_card_which_was_the_first() -> None:
    """U21: a base card of that age instead; the age is not skipped, and the next card is no first card."""
    further = {("unseen", 1): "", ("unseen", 2): "Exile"}
    t = table({"red": "Archery"}, {}, decks=BASE, further_decks=further)
    one = t.play("draw")
    assert one.hand(0) == {"Domestication"}
    (empty,) = one.facts("draw-set-empty")
    assert empty.number("value") == 1
    draws.draw(one.m, one.s, 0, 2)
    assert "Mapmaking" in one.hand(0)


@pytest.mark.parametrize(("choice", "unseen"), [("any-card", False), ("any-but-of-a-named-set", True)])
def test_whether_a_draw_of_a_named_set_uses_up_the_first_card(choice: str, *, unseen: bool) -> None:
    """Point 5: a City drawn is a card drawn; the text leaves open whether the rule has then been passed by."""
    sets = ("base", "cities", "unseen")
    t = drawing({"red": "Archery"}, {}, sets=sets, switches={"first-card": choice})
    draws.draw(t.m, t.s, 0, 1, "cities")
    assert t.m.catalogue.back[t.s.zones[t.m.zones.hand(0)][0]] == ("cities", 1)
    assert ("Tomb" in t.play("draw").hand(0)) is unseen


def test_no_rule_replaces_a_draw_of_a_named_set() -> None:
    """Point 5: a City draw is a City, though it is the first card of the turn."""
    t = drawing({"red": "Archery"}, {}, sets=("base", "cities", "unseen"))
    card = draws.draw(t.m, t.s, 0, 1, "cities")
    assert t.m.catalogue.back[card] == ("cities", 1)


def test_a_chain_achievement_is_a_draw_like_any_other() -> None:
    """Point 5: the 11 of the Chain Rule, drawn as the first card of a turn, is an Unseen 11."""
    from engine.run.verbs.self_execute import chain_achievement

    t = table({"red": "Archery"}, {}, further_decks={("unseen", 11): "Metaverse"})
    chain_achievement(t.m, t.s, 0)
    assert t.achievements(0) == {"Metaverse"}
