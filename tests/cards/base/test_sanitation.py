"""Sanitation: each victim's two highest hand cards for my lowest one; then a 7 or 8 deck is junked."""

import pytest

from tests.kit import Table, table

OWNER = {"ties-among-demanders-cards": "owner"}
EIGHT = "8"


def then(t: Table) -> tuple[str, ...]:
    """Answer the second effect, which only the fourth edition has."""
    return (EIGHT,) if t.m.catalogue.edition == 4 else ()


@pytest.mark.editions(4, 3, 1)
def test_the_two_highest_for_my_lowest() -> None:
    t = table(
        {"yellow": "Sanitation", "hand": "Calendar, Coal", "score": "Pottery"},
        {"hand": "Paper, Flight, Banking, Writing", "score": "Services", "green": "The Wheel"},
    )
    end = t.dogma("Sanitation", *then(t))
    assert end.hand(0) == {"Coal", "Flight", "Banking"}
    assert end.hand(1) == {"Calendar", "Paper", "Writing"}
    assert (end.score(0), end.score(1)) == ({"Pottery"}, {"Services"})
    assert not end.free_draw


@pytest.mark.editions(4, 3, 1)
@pytest.mark.parametrize(
    ("mine", "theirs", "mine_after", "theirs_after"),
    [
        ("Tools, Coal", "Writing", {"Coal", "Writing"}, {"Tools"}),
        ("Tools, Coal", "", {"Coal"}, {"Tools"}),
        ("", "Writing, Paper, Banking", {"Paper", "Banking"}, {"Writing"}),
        ("", "", set(), set()),
    ],
)
def test_either_side_may_be_short_or_empty(
    mine: str, theirs: str, mine_after: set[str], theirs_after: set[str]
) -> None:
    """DEM-18; 4e base p. 21, Exchange."""
    t = table({"yellow": "Sanitation", "hand": mine}, {"hand": theirs})
    end = t.dogma("Sanitation", *then(t))
    assert (end.hand(0), end.hand(1)) == (mine_after, theirs_after)


@pytest.mark.editions(4, 3, 1)
def test_the_victim_breaks_its_own_ties() -> None:
    t = table({"yellow": "Sanitation", "hand": "Tools"}, {"hand": "Physics, Banking, Coal, Writing"})
    asking = t.play("dogma Sanitation", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"physics", "banking", "coal"}
    assert asking.refuses(("Physics",))
    end = asking.play(("Physics", "Coal"), *then(t))
    assert end.hand(0) == {"Physics", "Coal"}
    assert end.hand(1) == {"Banking", "Writing", "Tools"}


@pytest.mark.editions(4, 3, 1)
def test_with_one_sure_card_only_the_second_is_chosen() -> None:
    t = table({"yellow": "Sanitation", "hand": "Tools"}, {"hand": "Flight, Banking, Coal, Writing"})
    asking = t.play("dogma Sanitation", idle=False)
    assert set(asking.options()) == {"banking", "coal"}
    end = asking.play("Coal", *then(t))
    assert end.hand(0) == {"Flight", "Coal"}
    assert end.hand(1) == {"Banking", "Writing", "Tools"}


@pytest.mark.editions(4, 1)
def test_reading_ties_among_my_cards_are_the_victims_who_does_not_see_them() -> None:
    """DEM-19, the default: whoever executes is "you" (4e base pp. 16, 21); the ids tell no title."""
    t = table({"yellow": "Sanitation", "hand": "Tools, Pottery, Coal"}, {"hand": "Physics"})
    asking = t.play("dogma Sanitation", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"hand-of-1-1-1", "hand-of-1-1-2"}
    assert asking.refuses("Pottery")
    first, second = (asking.play(option, *then(t)) for option in asking.options())
    assert {frozenset(first.hand(1)), frozenset(second.hand(1))} == {frozenset({"Tools"}), frozenset({"Pottery"})}
    assert first.hand(0) == {"Tools", "Pottery", "Coal", "Physics"} - first.hand(1)


@pytest.mark.editions(4, 3, 1)
def test_reading_ties_among_my_cards_are_mine() -> None:
    """DEM-19, the other reading (keyword of the third edition)."""
    t = table({"yellow": "Sanitation", "hand": "Tools, Pottery, Coal"}, {"hand": "Physics"}, switches=OWNER)
    asking = t.play("dogma Sanitation", idle=False)
    assert asking.decider() == 0
    assert set(asking.options()) == {"tools", "pottery"}
    end = asking.play("Pottery", *then(t))
    assert end.hand(0) == {"Tools", "Coal", "Physics"}
    assert end.hand(1) == {"Pottery"}


@pytest.mark.editions(4, 3, 1)
def test_the_second_victim_meets_the_hand_that_the_first_one_left() -> None:
    t = table({"yellow": "Sanitation", "hand": "Tools"}, {"hand": "Calendar"}, {"hand": "Paper, Invention"})
    end = t.dogma("Sanitation", *then(t))
    assert (end.hand(0), end.hand(1), end.hand(2)) == ({"Paper", "Invention"}, {"Tools"}, {"Calendar"})


@pytest.mark.parametrize(("value", "sevens", "eights"), [("7", [], ["Flight"]), ("8", ["Bicycle"], [])])
def test_then_one_of_two_decks_is_junked(value: str, sevens: list[str], eights: list[str]) -> None:
    t = table({"yellow": "Sanitation"}, {}, decks={6: "Canning", 7: "Bicycle", 8: "Flight", 9: "Services"})
    asking = t.play("dogma Sanitation", idle=False)
    assert (asking.decider(), asking.options()) == (0, ("7", "8"))
    assert asking.refuses(())
    end = asking.play(value)
    assert (end.deck(7), end.deck(8)) == (sevens, eights)
    assert (end.deck(6), end.deck(9)) == (["Canning"], ["Services"])


def test_a_sharer_is_immune_and_junks_a_deck_of_its_choice_first() -> None:
    t = table(
        {"yellow": "Sanitation", "hand": "Tools"},
        {"yellow": "Agriculture", "hand": "Coal, Flight"},
        decks={7: "Bicycle", 8: "Mobility"},
    )
    end = t.dogma("Sanitation", "8", "8")
    assert end.bystander(t, 1)
    assert (end.deck(7), end.deck(8)) == ([], [])
    assert end.hand(0) == {"Tools", "Bicycle"}, "the free draw for B's junking"


@pytest.mark.editions(3)
def test_in_the_third_edition_ties_among_my_cards_are_mine_by_default() -> None:
    """DEM-19: its keyword lets you pick among "your" cards."""
    t = table({"yellow": "Sanitation", "hand": "Tools, Pottery, Coal"}, {"hand": "Physics"})
    asking = t.play("dogma Sanitation", idle=False)
    assert (asking.decider(), set(asking.options())) == (0, {"tools", "pottery"})


@pytest.mark.editions(3, 1)
def test_the_older_editions_know_the_demand_only() -> None:
    t = table(
        {"yellow": "Sanitation", "hand": "Tools"},
        {"yellow": "Agriculture", "hand": "Coal, Flight"},
        {"blue": "Calendar", "hand": "Paper"},
        decks={7: "Bicycle", 8: "Mobility"},
    )
    end = t.dogma("Sanitation")
    assert (end.hand(0), end.hand(2)) == ({"Paper"}, {"Tools"})
    assert end.bystander(t, 1)
    assert (end.deck(7), end.deck(8)) == (["Bicycle"], ["Mobility"])
    assert not end.free_draw, "there is no effect to share"
