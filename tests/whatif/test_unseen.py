"""What depends on cards that a seat cannot know: proved by the tree of outcomes, or found by exchanging cards."""

import pytest

from engine.positions import loads
from engine.whatif.unseen import Unseen


def looked(text: str, answer: str, seat: int = 0) -> Unseen:
    game = loads(f"schema: innovation-position/1\n{text}").game()
    unseen = Unseen(game, game.parse(answer), seat)
    while unseen.grow():
        pass
    return unseen


WRITING = """
players:
  - {name: Ann, board: {blue: [Writing]}}
  - {name: Ben, board: {red: [Archery]}, hand: [Oars]}
"""


def test_a_drawn_card_that_only_goes_to_a_hand_makes_no_difference() -> None:
    unseen = looked(WRITING, "dogma Writing")
    assert unseen.complete
    assert unseen.same
    assert unseen.certain, "no effect looks at a card that Ann cannot know"


METALWORKING = """
players:
  - {name: Ann, board: {red: [Metalworking]}}
  - {name: Ben, board: {blue: [Writing]}}
"""


def test_a_drawn_card_that_is_looked_at_makes_one_and_its_cards_are_told() -> None:
    # Metalworking: draw and reveal a 1; score it and repeat if it shows authority, else keep it
    unseen = looked(METALWORKING, "dogma Metalworking")
    assert not unseen.same
    game = loads(f"schema: innovation-position/1\n{METALWORKING}").game()
    find = game.machine.catalogue.find
    (depends,) = [each for each in unseen.depends if each.zone == game.machine.zones.deck(1)]
    group = {card: number for number, cards in enumerate(depends.groups) for card in cards}
    assert group[find("Clothing")] == group[find("Sailing")], "without authority both are kept"
    assert group[find("Clothing")] != group[find("Tools")], "a card with authority is scored"


OARS = """
players:
  - {{name: Ann, board: {{red: [Oars]}}}}
  - {{name: Ben, board: {{blue: [Pottery]}}, hand: [{hand}]}}
"""


@pytest.mark.parametrize("hand", ["Archery", "Tools"])
def test_a_demand_into_a_hand_depends_on_it_whatever_lies_there(hand: str) -> None:
    # Oars: a card with prosperity is handed over, and you score it
    unseen = looked(OARS.format(hand=hand), "dogma Oars")
    game = loads(f"schema: innovation-position/1\n{OARS.format(hand=hand)}").game()
    zones, find = game.machine.zones, game.machine.catalogue.find
    assert not unseen.certain, "experiments prove no sameness"
    (depends,) = [each for each in unseen.depends if each.zone == zones.hand(1)]
    group = {card: number for number, cards in enumerate(depends.groups) for card in cards}
    assert len(set(group.values())) == len(depends.groups), "each card is in one group"
    shows = [find(title) for title in ("Clothing", "Sailing", "City States") if find(title) in group]
    shows_none = [find(title) for title in ("Archery", "Metalworking", "The Wheel", "Tools") if find(title) in group]
    assert shows
    assert shows_none
    assert {group[card] for card in shows}.isdisjoint({group[card] for card in shows_none})


def test_what_is_found_does_not_depend_on_the_hidden_cards_themselves() -> None:
    one, other = (looked(OARS.format(hand=hand), "dogma Oars") for hand in ("Archery", "Tools"))
    assert one.depends == other.depends


def test_a_draw_that_nobody_looks_at_makes_no_difference() -> None:
    unseen = looked(OARS.format(hand=""), "draw")
    assert unseen.same
    assert unseen.certain


def test_it_goes_on_in_slices() -> None:
    text = f"schema: innovation-position/1\n{OARS.format(hand='Tools')}"
    game = loads(text).game()
    unseen = Unseen(game, game.parse("dogma Oars"), 0)
    slices = 0
    while unseen.grow(1):
        slices += 1
    assert slices > 1
    assert unseen.complete
