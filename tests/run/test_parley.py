"""Parley: four or more players, no teams, across the table (4e base p. 32)."""

import pytest

from tests.kit import NONE, Table, table

ME = {"blue": "Writing", "hand": "Oars"}
ACROSS = {"purple": "Philosophy", "hand": "Tools, Sailing"}


def four(*players: dict[str, str], **more: object) -> Table:
    return table(*players, decks={1: "Pottery", 2: "Calendar, Currency, Mapmaking"}, **more)  # type: ignore[arg-type]


def test_a_distant_sharer_must_parley_and_pays_one_card() -> None:
    t = four(ME, {}, ACROSS, {})
    end = t.dogma("Writing", "tools")
    assert end.hand(2) == {"Sailing", "Calendar"}
    assert "Tools" in end.deck(1), "the fee lies at the bottom of its deck"
    assert end.free_draw


def test_declining_shares_nothing_for_the_whole_action_and_the_fee_earns_no_free_draw() -> None:
    t = four(ME, {}, ACROSS, {})
    end = t.dogma("Writing", NONE)
    assert end.hand(2) == {"Tools", "Sailing"}
    assert not end.free_draw
    twice = four({"purple": "Philosophy"}, {}, {"purple": "Education", "hand": "Sailing, Oars"}, {})
    asked = [request.purpose for request, _ in twice.dogma("Philosophy", NONE).asked]
    assert asked == ["turn", "parley-share"], "asked once, not before each effect"


def test_one_parley_holds_for_all_shared_effects() -> None:
    t = four({"purple": "Philosophy"}, {}, {"purple": "Education", "hand": "Sailing, Oars"}, {})
    end = t.dogma("Philosophy", "oars", "sailing")
    assert end.score(2) == {"Sailing"}


def test_neighbours_share_without_a_parley() -> None:
    t = four(ME, ACROSS, {}, {})
    assert t.dogma("Writing").hand(1) == {"Tools", "Sailing", "Calendar"}


def test_without_a_card_in_hand_a_distant_player_cannot_share() -> None:
    t = four(ME, {}, ACROSS | {"hand": ""}, {})
    end = t.dogma("Writing")
    assert end.hand(2) == set()
    assert [fact.seat for fact in end.facts("no-parley-share")] == [2]


@pytest.mark.parametrize(("answer", "taken"), [("tools", False), (NONE, True)])
def test_a_distant_victim_may_buy_off_the_demand(answer: object, taken: bool) -> None:
    t = four({"red": "Gunpowder"}, {}, {"red": "Archery", "hand": "Tools"}, {})
    end = t.dogma("Gunpowder", answer)  # type: ignore[arg-type]
    assert (end.score(0) >= {"Archery"}) is taken
    assert end.hand(2) == ({"Tools"} if taken else set())


def test_a_distant_card_is_activated_with_ones_own_icons_only() -> None:
    # seat 0 shows 2 concept, seat 2's Philosophy features concept with 3: seat 2 has at least as many, but is distant
    t = four(
        {"blue": "Writing, Tools < left", "hand": "Oars, Sailing"},
        {"blue": "Alchemy"},
        {"purple": "Philosophy", "hand": "Clothing"},
        {},
    )
    assert "dogma philosophy" in t.options()
    end = t.dogma("Philosophy", "oars", NONE, NONE)
    assert end.hand(0) == {"Sailing"}
    assert [fact.kind for fact in end.facts("parley-activate")] == ["parley-activate"]
    (fact,) = [fact for fact in end.facts("shares") if fact.seat == 2]
    assert (fact.number("own"), fact.number("leader")) == (3, t.icons(0, "concept"))


def test_a_distant_card_costs_a_card_that_must_be_there() -> None:
    t = four({"blue": "Writing"}, {}, {"purple": "Philosophy"}, {})
    assert "dogma philosophy" not in t.options()
    assert (
        four({"blue": "Writing", "hand": "Oars"}, {"purple": "Philosophy"}, {}, {}).options().count("dogma philosophy")
        == 0
    )


def test_nobody_is_distant_once_three_seats_are_left() -> None:
    t = four(ME, {}, ACROSS, {})
    game = t.game.copy()
    game.concede(3)
    after = Table(game)
    assert "dogma philosophy" not in after.options()
    assert after.dogma("Writing").hand(2) == {"Tools", "Sailing", "Calendar"}


@pytest.mark.parametrize(("choice", "asked"), [("without-teams", False), ("always", True), ("none", False)])
def test_parley_in_team_games_by_the_switch(choice: str, asked: bool) -> None:
    # seated so that an opponent sits across
    t = four(ME, {}, ACROSS, {}, teams=(0, 0, 1, 1), switches={"parley": choice})
    assert (
        bool([r for r, _ in t.dogma("Writing", *(["tools"] if asked else [])).asked if r.purpose == "parley-share"])
        is asked
    )


def test_three_players_know_no_parley() -> None:
    t = table(ME, {}, ACROSS)
    assert "dogma philosophy" not in t.options()
