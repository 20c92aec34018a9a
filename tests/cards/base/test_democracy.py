"""Democracy: return cards; whoever has returned more in this action than each opponent draws and scores an 8."""

import pytest

from tests.kit import NONE, Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_one_returned_card_is_more_than_none_of_nobody() -> None:
    t = table(
        {"purple": "Democracy", "hand": "Oars", "score": "Tools"}, {}, decks={1: "Sailing", 8: "Flight, Mobility"}
    )
    asking = t.play("dogma Democracy", idle=False)
    assert asking.options() == ("oars",), "only the hand is offered"
    end = asking.play("Oars")
    assert end.hand(0) == set()
    assert end.score(0) == {"Tools", "Flight"}
    assert end.deck(1) == ["Sailing", "Oars"]
    assert not end.free_draw


def test_returning_nothing_is_not_more_than_nothing() -> None:
    t = table({"purple": "Democracy", "hand": "Oars"}, {})
    end = t.dogma("Democracy", NONE)
    assert end.bystander(t, 0, 1)


def test_without_a_hand_nobody_is_asked_and_nothing_is_scored() -> None:
    t = table({"purple": "Democracy"}, {})
    assert t.dogma("Democracy").bystander(t, 0, 1)


@pytest.mark.parametrize(
    ("mine", "scored"),
    [(("Oars",), set()), (("Oars", "Calendar"), set()), (("Oars", "Calendar", "Paper"), {"Mobility"})],
)
def test_i_must_return_more_than_the_sharer_did_before_me(mine: tuple[str, ...], scored: set[str]) -> None:
    """Each player who outdoes all before scores an 8 (FAQ of 2011, Democracy); B returns two."""
    t = table(
        {"purple": "Democracy", "hand": "Oars, Calendar, Paper"},
        {"blue": "Experimentation", "hand": "Tools, Mathematics"},
        decks={8: "Flight, Mobility", 6: "Canning"},
    )
    end = t.dogma("Democracy", ("Tools", "Mathematics"), mine)
    assert end.score(1) == {"Flight"}
    assert end.score(0) == scored
    assert end.hand(1) == set()
    assert end.hand(0) == {"Oars", "Calendar", "Paper", "Canning"} - set(mine), "and the free draw"
    assert end.free_draw


def test_opponents_count_each_for_themselves_not_together() -> None:
    """B returned one, C two: A's three are more than either, though not more than both together."""
    t = table(
        {"purple": "Democracy", "hand": "Oars, Calendar, Paper"},
        {"blue": "Experimentation", "hand": "Tools"},
        {"blue": "Atomic Theory", "hand": "Archery, Mathematics"},
        decks={8: "Flight, Mobility, Rocketry", 6: "Canning"},
    )
    end = t.dogma("Democracy", "Tools", ("Archery", "Mathematics"), ("Oars", "Calendar", "Paper"))
    assert (end.score(1), end.score(2), end.score(0)) == ({"Flight"}, {"Mobility"}, {"Rocketry"})


@pytest.mark.editions(4, 3)
@pytest.mark.parametrize("reading", ["yes", "no"])
def test_a_teammate_is_no_opponent(reading: str) -> None:
    """4e base p. 31; third: Team Rules. The teammate C returned two, the opponent B none: A's one card is enough."""
    end = with_a_teammate_who_returned_two(reading)
    assert (end.score(1), end.score(2), end.score(0)) == (set(), {"Flight"}, {"Mobility"})
    assert not end.free_draw, "only an opponent's sharing earns it"


@pytest.mark.editions(1)
@pytest.mark.parametrize(("reading", "scored"), [("no", {"Mobility"}), ("yes", set())])
def test_first_edition_whether_a_teammate_is_another_player_is_a_reading(reading: str, scored: set[str]) -> None:
    """Its card says "any other player". The FAQ of 2011 leaves the teammate out, which is the default there."""
    end = with_a_teammate_who_returned_two(reading)
    assert (end.score(1), end.score(2), end.score(0)) == (set(), {"Flight"}, scored)
    assert not end.free_draw
    by_default = with_a_teammate_who_returned_two(None)
    assert by_default.score(0) == {"Mobility"}


def with_a_teammate_who_returned_two(reading: str | None) -> Table:
    t = table(
        {"purple": "Democracy", "hand": "Paper"},
        {"blue": "Tools", "hand": "Sailing"},
        {"blue": "Atomic Theory", "hand": "Archery, Mathematics"},
        {},
        teams=(0, 1, 0, 1),
        decks={8: "Flight, Mobility"},
        switches={"teammate-is-other-player": reading} if reading else {},
    )
    return t.dogma("Democracy", NONE, ("Archery", "Mathematics"), "Paper")


def test_what_was_returned_in_an_earlier_action_does_not_count() -> None:
    """Only "this action" counts (4e base p. 23)."""
    t = table(
        {"purple": "Democracy", "hand": "Oars, Calendar"},
        {"blue": "Experimentation", "hand": "Tools, Mathematics, Writing"},
        decks={8: "Flight, Mobility, Rocketry", 6: "Canning, Vaccination"},
    )
    first = t.dogma("Democracy", ("Tools", "Mathematics"), NONE)
    assert (first.score(0), first.score(1)) == (set(), {"Flight"})
    second = first.dogma("Democracy", NONE, "Oars")
    assert (second.score(0), second.score(1)) == ({"Mobility"}, {"Flight"})
    assert second.hand(1) == {"Writing"}


def test_the_returning_player_orders_cards_of_one_value() -> None:
    """4e base p. 22, Return."""
    t = table({"purple": "Democracy", "hand": "Oars, Tools, Paper"}, {}, decks={1: "Sailing", 8: "Flight"})
    end = t.dogma("Democracy", ("Oars", "Tools", "Paper"), "Tools")
    assert end.deck(1) == ["Sailing", "Tools", "Oars"]
    assert end.deck(3)[-1] == "Paper"
    assert end.score(0) == {"Flight"}
